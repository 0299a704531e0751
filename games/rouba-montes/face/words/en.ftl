# Rouba-Montes at the terminal.

game-rouba-montes = Rouba-Montes
    .about = turn over cards and steal piles, pure luck
    .deck = french

rouba-draw-pile = Draw pile: { $cards }.
rouba-discard-area = Discard area: { $cards }.
rouba-discard-area-empty = The discard area is empty.
# $piles: rouba-pile or rouba-pile-none for everybody, separated by semicolons
rouba-piles = Piles: { $piles }.
rouba-pile = { $who } { $cards }, { $top } on top
rouba-pile-none = { $who } none

# $matched: the card that lay in the discard area; $pile: the size of the pile afterwards, counted
rouba-took = { $you ->
    [yes] You turn over { $card } and take { $matched } from the table. Your pile has { $pile }.
   *[no] { $who } turns over { $card } and takes { $matched } from the table: a pile of { $pile }.
}
# $yours: yes when the pile was the listener's, no when it was that of $victim
rouba-stole = { $you ->
    [yes] You turn over { $card } and steal { $victim }'s pile, { $loot }! Your pile has { $pile }.
   *[no] { $who } turns over { $card } and steals { $yours ->
        [yes] your pile
       *[no] { $victim }'s pile
    }, { $loot }! That makes a pile of { $pile }.
}
rouba-stacked = { $you ->
    [yes] You turn over { $card }, which goes on your own pile. It has { $pile }.
   *[no] { $who } turns over { $card }, which goes on their own pile: { $pile }.
}
rouba-discarded = { $you ->
    [yes] You turn over { $card }: no match. It goes on the table.
   *[no] { $who } turns over { $card }: no match. It goes on the table.
}

rouba-cards = Cards
rouba-left = Left on the table: { $cards }.

rouba-illegal-over = There is no card to turn over: the deck is empty and the game is over.

## page: no
## What only the terminal says: the page does not load it.

rouba-own-pile = Your pile has { $cards }, { $top } on top.
rouba-no-pile = You have no pile yet.
rouba-turn-a-card = Press Enter to turn over a card.

rouba-unknown = "{ $text }" is not a command. Press Enter to turn over a card, or type ? to see the commands.

rouba-help =
    Press Enter, or type v, to turn over the top card of the deck.
    If it matches a card on the table, you put both on your pile. If it matches the top of another pile, you steal that pile. If it matches the top of your own, it goes there. Then you turn over another card.
    If it matches nothing, it goes on the table and the next player has the turn. Suits do not matter. The largest pile wins.
    c: the table and the piles. s: the piles. d: your pile. r: how many cards are left to turn over.
    !: a hint, the best move and why. t: whose turn it is. ?: this help. q: save and leave. A card turned over stays turned over.
