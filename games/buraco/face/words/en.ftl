# Buraco at the terminal.

game-buraco = Buraco
    .about = runs and canastas, with a discard pile
    .deck = french

buraco-dealt = Everyone has { $each }.
# $stock, $pile: counted cards; $top: the card on top of the pile
buraco-stock = Stock: { $stock }. Discard pile: { $pile }, { $top } on top.
buraco-stock-no-pile = Stock: { $stock }. The discard pile is empty.
buraco-pile = Discard pile, bottom to top: { $cards }.
buraco-pile-empty = The discard pile is empty.
buraco-hand-sizes = Cards in hand: { $sizes }.
# $yours: yes for the listener's team, no for that of $who
buraco-no-melds = { $yours ->
    [yes] You have no melds yet.
   *[no] No melds yet for { $who }.
}
buraco-melds = { $yours ->
    [yes] Your melds:
   *[no] { $who }'s melds:
}
# $canastra: none, limpa (clean) or suja (dirty)
buraco-meld = { $index }: { $cards } ({ $points }{ $canastra ->
    [limpa] , clean canasta
    [suja] , dirty canasta
   *[none] {""}
})
# $suit: the suit of the run; only what is of another suit is named with its own
buraco-run = { $suit }, { $cards }
buraco-score = On the table: { $scores }.

buraco-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
buraco-drew-hidden = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
# $n: how many cards of the pile go into the hand
buraco-took = { $you ->
    [yes] You take the pile and lay down a new meld: { $meld }. { $n ->
        [0] Nothing else was in it.
        [one] The other card goes into your hand.
       *[other] The other { SPELL($n) } cards go into your hand.
    }
   *[no] { $who } takes the pile and lays down a new meld: { $meld }. { $n ->
        [0] Nothing else was in it.
        [one] The other card goes into their hand.
       *[other] The other { SPELL($n) } cards go into their hand.
    }
}
buraco-melded = { $you ->
    [yes] You lay down a meld: { $meld }.
   *[no] { $who } lays down a meld: { $meld }.
}
buraco-added = { $you ->
    [yes] You add { $cards }: { $meld }.
   *[no] { $who } adds { $cards }: { $meld }.
}
buraco-canastra = { $kind ->
    [limpa] Clean canasta: 200 more points!
   *[suja] Dirty canasta: 100 more points!
}
buraco-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
buraco-went-out = { $you ->
    [yes] You go out: your hand is empty. 100 more points!
   *[no] { $who } goes out with an empty hand: 100 more points.
}
buraco-stock-empty = The stock is empty, so the game ends and nobody goes out.

buraco-points-cards = Cards in melds
buraco-points-clean = Clean canastas
buraco-points-dirty = Dirty canastas
buraco-points-hand = Cards in hand
buraco-points-out = Going out

buraco-which-take = With { $top } from the pile you can lay down one of these melds. Which one?
buraco-cannot-take = You can't lay down a new meld with { $top } from the pile and your hand: draw with d.
buraco-which-meld = You can lay down one of these melds. Which one?
buraco-cannot-meld = There is no meld in your hand: a meld is at least three cards of one suit in a row, and a 2 may stand in for one of them.
buraco-which-add = You can add cards in these ways. Which one?
buraco-cannot-add = None of your cards fits any of your melds.

buraco-illegal-over = The game is over.
buraco-illegal-draw-first = Draw or take the pile first.
buraco-illegal-drawn-already = You draw only once per turn: now meld, add or discard.
buraco-illegal-empty-pile = The discard pile is empty: draw from the stock.
buraco-illegal-take-with-too-few = { $top } from the pile needs at least two cards from your hand to make a new meld: you chose { $n ->
    [0] none
    [one] only one
   *[other] { SPELL($n) }
}.
buraco-illegal-not-held = You don't have { $card }.
buraco-illegal-held-once = You have { $card } only once, and this needs { SPELL($needed) }.
buraco-illegal-no-such-meld = There is no meld { $index }: the team has { $melds }, numbered from 0.
buraco-illegal-nothing-added = Choose at least one card to add.
# $reason: buraco-meld-…
buraco-illegal-not-a-meld = { $cards } do not make a meld: { $reason }.
buraco-meld-too-few = it takes at least three cards, and here there are { SPELL($n) }
buraco-meld-too-many = from ace to ace there is room for 14 cards, and here there are { $n }
buraco-meld-only-twos = 2s alone have no suit, and only one of them may be wild
buraco-meld-suits = { $one } and { $other } are of different suits, and only a 2 may be of another
buraco-meld-twice = a run has { $card } only once
buraco-meld-aces = a run has at most two aces, one at each end, and here there are { SPELL($n) }
buraco-meld-wilds = only one of these { SPELL($n) } 2s may be wild, and only the 2 of { $suit } can be in its own place
buraco-meld-missing = { $cards } { $n ->
    [one] is
   *[other] are
} missing, and { $wild ->
    [yes] the 2 can stand in for only one card
   *[no] there is no 2 to stand in
}

## page: no
## What only the terminal says: the page does not load it.

buraco-may-draw = d draws from the stock; t takes the discard pile.
buraco-may-play = m lays down a meld, a adds to one, x discards and ends your turn.

buraco-addition = { $cards } to meld { $index }: { $meld }
buraco-no-cards-here = The command { $command } comes alone: type nothing after it.
buraco-discard-one = Discard exactly one card, as in x 9s or x h1. You typed { $given }.
buraco-bare-card = What do you want to do with { $card }? Type x { $card } to discard it, or m, a or t with several cards.
buraco-place-twice = You named { $place } twice: name each place once.
buraco-too-often = There are only two copies of { $card }.
buraco-unknown = "{ $text }" is not a command. Type d to draw, t to take the pile, m to meld, a to add, x to discard, or ? for help.

# The same at the terminal, with its keys.
buraco-typed-draw-first = First draw with d, or take the pile with t.
buraco-typed-drawn-already = You have drawn already: meld with m, add with a, or discard with x to end your turn.
buraco-typed-empty-pile = The discard pile is empty: draw with d.
buraco-typed-no-such-meld = { $melds ->
    [0] You have no meld to add to: lay down a new one with m.
    [one] There is no meld { $index }: your only one is number 0.
   *[other] There is no meld { $index }: yours are numbered 0 to { $last }.
}
buraco-typed-nothing-added = Name at least one card to add, as in a 0 6h.

buraco-help =
    Your turn: draw or take the pile, then meld and add as you like, then discard one card.
    Type cards by name, 7d, 10h or 7 of diamonds, or by their place in your hand, h1. Suits are d diamonds, s spades, h hearts, c clubs.
    d: draw from the stock. t: take the discard pile; t alone lists the ways, t 5h 6h does it.
    m: lay down a meld; m alone lists the melds in your hand, m 3h 4h 5h lays one down.
    a: add to a meld; a alone lists the ways, a 0 6h adds to meld 0.
    x: discard and end your turn, as in x 9s or x h1.
    o: sort your hand by suit or by rank. h: your hand. j: all melds. l: the discard pile.
    c: how many cards are left. s: the score on the table.
    u: undo your last move, against bots and before you discard.
    !: a hint, the best move and why. Enter: repeats everything. ?: this help. q: save and leave.

# $cards: with their suits; came with the discard pile
buraco-new-cards = New in your hand: { $cards }
