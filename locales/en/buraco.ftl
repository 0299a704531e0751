# Buraco at the terminal.

buraco-dealt = Everybody has { $each }.
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
   *[no] Melds of { $who }:
}
# $canastra: none, limpa (clean) or suja (dirty)
buraco-meld = { $index }: { $cards } ({ $points }{ $canastra ->
    [limpa] , canastra limpa
    [suja] , canastra suja
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
    [yes] You take the pile for a new meld, { $meld }. { $n ->
        [0] Nothing else was in it.
        [one] Its other card goes into your hand.
       *[other] Its other { SPELL($n) } cards go into your hand.
    }
   *[no] { $who } takes the pile for a new meld, { $meld }. { $n ->
        [0] Nothing else was in it.
        [one] Its other card goes into the hand.
       *[other] Its other { SPELL($n) } cards go into the hand.
    }
}
buraco-melded = { $you ->
    [yes] You lay a meld: { $meld }.
   *[no] { $who } lays a meld: { $meld }.
}
buraco-added = { $you ->
    [yes] You add { $cards }: { $meld }.
   *[no] { $who } adds { $cards }: { $meld }.
}
buraco-canastra = { $kind ->
    [limpa] Canastra limpa: 200 points more!
   *[suja] Canastra suja: 100 points more!
}
buraco-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
buraco-went-out = { $you ->
    [yes] You go out: your hand is empty. 100 points more!
   *[no] { $who } goes out with an empty hand: 100 points more.
}
buraco-stock-empty = The stock is empty, so the game ends: nobody goes out.

buraco-points-cards = Cards in melds
buraco-points-clean = Canastras limpas
buraco-points-dirty = Canastras sujas
buraco-points-hand = Cards in hand
buraco-points-out = Going out

buraco-which-take = With { $top } from the pile you can lay one of these melds. Which one?
buraco-cannot-take = With { $top } from the pile and your hand you cannot lay a new meld: draw with d.
buraco-which-meld = You can lay one of these melds. Which one?
buraco-cannot-meld = Your hand holds no meld: a meld is at least three cards of one suit in a row, and a 2 may stand for one of them.
buraco-which-add = You can add to a meld in these ways. Which one?
buraco-cannot-add = No card of your hand fits one of your melds.

buraco-illegal-over = The game is over.
buraco-illegal-draw-first = Draw or take the pile first.
buraco-illegal-drawn-already = A turn has one draw: now meld, add or discard.
buraco-illegal-empty-pile = The discard pile is empty: draw from the stock.
buraco-illegal-take-with-too-few = { $top } from the pile needs at least two cards of your hand to make a new meld: { $n ->
    [0] none came
    [one] only one came
   *[other] { SPELL($n) } came
}.
buraco-illegal-not-held = You do not hold { $card }.
buraco-illegal-held-once = You hold { $card } only once, and this takes { SPELL($needed) }.
buraco-illegal-no-such-meld = There is no meld { $index }: the team has { $melds }, counted from 0.
buraco-illegal-nothing-added = An addition has at least one card.
# $reason: buraco-meld-…
buraco-illegal-not-a-meld = { $cards } do not make a meld: { $reason }.
buraco-meld-too-few = it takes at least three cards, and these are { SPELL($n) }
buraco-meld-too-many = at most 14 cards fit from ace to ace, and these are { $n }
buraco-meld-only-twos = 2s alone have no suit, and only one of them may be wild
buraco-meld-suits = { $one } and { $other } are of different suits, and only a 2 may be of another
buraco-meld-twice = a run has { $card } only once
buraco-meld-aces = a run has at most two aces, one at each end, and these are { SPELL($n) }
buraco-meld-wilds = of these { SPELL($n) } 2s one may be wild, and only the 2 of { $suit } can stand in its own place
buraco-meld-missing = { $cards } { $n ->
    [one] is
   *[other] are
} missing, and { $wild ->
    [yes] the 2 stands for one card only
   *[no] no 2 stands for a missing card
}

## page: no
## What only the terminal says: the page does not load it.

buraco-may-draw = d draws from the stock; t takes the discard pile.
buraco-may-play = m lays a meld, a adds to one, x discards and ends your turn.

buraco-addition = { $cards } to meld { $index }: { $meld }
buraco-no-cards-here = The command { $command } stands alone: type nothing after it.
buraco-discard-one = Discard exactly one card, as in x 9s or x h1: { $given } came.
buraco-bare-card = What about { $card }? Type x { $card } to discard it, or m, a or t with several cards.
buraco-place-twice = { $place } is there twice: name each place once.
buraco-too-often = There are only two copies of { $card }.
buraco-unknown = "{ $text }" is not a command. Type d to draw, t to take the pile, m to meld, a to add, x to discard, or ? for help.

# The same at the terminal, with its keys.
buraco-typed-draw-first = First draw with d, or take the pile with t.
buraco-typed-drawn-already = You have drawn already: meld with m, add with a, or discard with x to end your turn.
buraco-typed-empty-pile = The discard pile is empty: draw with d.
buraco-typed-no-such-meld = { $melds ->
    [0] You have no meld to add to: lay a new one with m.
    [one] There is no meld { $index }: your only one is number 0.
   *[other] There is no meld { $index }: yours are numbered 0 to { $last }.
}
buraco-typed-nothing-added = Name at least one card to add, as in a 0 6h.

buraco-help =
    A turn: draw or take the pile, then meld and add as you like, then discard one card.
    Cards are typed by name, 7d or 10h, or by their place in your hand, h1. Suits are d diamonds, s spades, h hearts, c clubs.
    d: draw from the stock. t: take the discard pile; t alone lists how, t 5h 6h does it.
    m: lay a meld; m alone lists the melds you hold, m 3h 4h 5h lays one.
    a: add to a meld; a alone lists how, a 0 6h adds to meld 0.
    x: discard and end your turn, as in x 9s or x h1.
    o: sort your hand by suit or by rank. h: your hand. j: all melds. l: the discard pile.
    c: how many cards are left. s: the score on the table.
    !: a hint, the best move and why. Enter: everything again. ?: this help. q: save and leave. What is done stays done.

# $cards: with their suits; came with the discard pile
buraco-new-cards = New in your hand: { $cards }
