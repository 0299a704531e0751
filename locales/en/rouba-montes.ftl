# Rouba-Montes at the terminal.

rouba-draw-pile = Draw pile: { $cards }.
rouba-discard-area = Discard area: { $cards }.
rouba-discard-area-empty = The discard area is empty.
# $piles: rouba-pile or rouba-pile-none for everybody, separated by semicolons
rouba-piles = Piles: { $piles }.
rouba-pile = { $who } { $cards }, { $top } on top
rouba-pile-none = { $who } none
rouba-own-pile = Your pile has { $cards }, with { $top } on top.
rouba-no-pile = You have no pile yet.

# $matched: the card that lay in the discard area; $pile: the size of the pile afterwards, counted
rouba-took = { $you ->
    [yes] You turn { $card } and take { $matched } from the discard area. Your pile has { $pile }.
   *[no] { $who } turns { $card } and takes { $matched } from the discard area: a pile of { $pile }.
}
# $yours: yes when the pile was the listener's, no when it was that of $victim
rouba-stole = { $you ->
    [yes] You turn { $card } and steal the pile of { $victim }, { $loot }! Your pile has { $pile }.
   *[no] { $who } turns { $card } and steals { $yours ->
        [yes] your pile
       *[no] the pile of { $victim }
    }, { $loot }! That makes a pile of { $pile }.
}
rouba-stacked = { $you ->
    [yes] You turn { $card }, which goes on top of your pile. It has { $pile }.
   *[no] { $who } turns { $card }, which goes on top of their own pile: { $pile }.
}
rouba-discarded = { $you ->
    [yes] You turn { $card }, which matches nothing and goes to the discard area.
   *[no] { $who } turns { $card }, which matches nothing and goes to the discard area.
}

rouba-cards = Cards
rouba-left = Left over: { $cards }.

rouba-illegal-over = There is no card to turn: the draw pile is empty and the game is over.

## page: no
## What only the terminal says: the page does not load it.

rouba-turn-a-card = Press Enter to turn a card.

rouba-unknown = "{ $text }" is not a command. Press Enter to turn a card, or type ? to see the commands.

rouba-help =
    Press Enter, or type v, to turn the top card of the draw pile.
    If it equals a card in the discard area, you take both onto your pile. If it equals the top of another pile, you steal that pile. If it equals the top of your own, it goes there. Then you go on.
    If it equals nothing, it goes to the discard area, and the turn passes. Suits do not matter. The largest pile wins.
    c: the discard area and the piles. s: the piles. d: your pile. r: how many cards are left to turn.
    !: a hint, the best move and why. t: whose turn it is. ?: this help. q: save and leave. A card turned stays turned.
