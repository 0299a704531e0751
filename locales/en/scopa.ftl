# The Scopa family at the terminal: Escopa, Scopa, Escoba, Scopone.

scopa-deals = { $you ->
    [yes] You deal { $each } each.
   *[no] { $who } deals { $each } each.
}
scopa-goal = Whoever reaches { $points } wins.
scopa-goal-inverse = Whoever reaches { $points } is out; the last one left wins.

# $cards: the cards with their places
scopa-table = Table: { $cards }
scopa-table-empty = The table is empty.
scopa-table-card = Card { $n } on the table: { $card }.
# $cards: how many there are, counted
scopa-no-table-card = There is no card { $n } on the table: { $cards } lie there.

scopa-captured = Captured: { $counts }.
scopa-captured-one = { $who } { $cards }
scopa-you-captured = You have captured { $cards }.

scopa-lays = { $you ->
    [yes] You lay { $card }.
   *[no] { $who } lays { $card }.
}
# $count: the captured cards, counted; $cards: which they are
scopa-captures = { $you ->
    [yes] You play { $card } and capture { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
   *[no] { $who } plays { $card } and captures { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
}
scopa-sweep = Sweep! The table is empty.
scopa-dealt = New cards: { $each } each. { $left ->
    [0] These are the last ones.
    [one] One card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
scopa-leftovers = { $n ->
    [one] The last card on the table goes to { $who }.
   *[other] The last { SPELL($n) } cards on the table go to { $who }.
}

scopa-hint = { $place }: { $hint }
scopa-hint-takes = takes { $ways }
scopa-hint-sweep = takes { $cards }, a sweep
scopa-hint-nothing = takes nothing
scopa-or = or

scopa-which = With { $card } you can capture in { $n ->
    [one] one way
   *[other] { SPELL($n) } ways
}. Which one?

scopa-cards = Cards
scopa-diamonds = Diamonds
scopa-settebello = Settebello
scopa-sevens = Sevens
scopa-primiera = Primiera
scopa-sweeps = Sweeps
scopa-sweeps-verdict = One point per sweep.
scopa-points = Points
scopa-award = A point for { $who }.
scopa-award-tie = A tie, no point.
scopa-award-none = Nobody has any, no point.
scopa-award-skipped = Not counted.

scopa-illegal-over = The round is over: no card can be played.
scopa-illegal-not-in-hand = You do not hold { $card }: your hand is { $hand }.
scopa-illegal-must-capture = { $card } must capture: { $capture } { $n ->
    [one] lies
   *[other] lie
} on the table.
scopa-illegal-which-capture = { $card } can capture in several ways: say whether { $ways }.
scopa-illegal-not-on-table = { $card } cannot capture { $missing }, which does not lie on the table. There is { $table }.
scopa-illegal-wrong-sum = { $card } cannot capture { $take }: { $n ->
    [one] that makes
   *[other] together they make
} { $sum }, and it has to be { $needed }.
scopa-illegal-wrong-fifteen = { $card } cannot capture { $take }: { $n ->
    [one] the two make
   *[other] all together make
} { $sum }, and it has to be 15.
scopa-illegal-rank-first = { $card } cannot capture { $take }: { $equal } has the same value and comes first.
scopa-illegal-not-fewest = { $card } cannot capture { $take }: fewer cards come first. Take { $count }, such as { $instead }.
scopa-illegal-game-picks = Here the game chooses what is captured: { $n ->
    [0] { $card } captures nothing
   *[other] { $card } captures { $chosen }
}.

scopa-as-it-stands = If the round ended now:

## page: no
## What only the terminal says: the page does not load it.


scopa-unknown = "{ $text }" is neither a card nor a command. Play a card by its name, such as 7d, or by its place, such as h1. Type ? to see the commands.
scopa-taken-twice = { $card } cannot be captured twice: name each card once.

scopa-help-player =
    To play a card, type its name or its place in your hand: 7d, Kh, h1.
    If it can capture in several ways, you are asked which. You can also say it at once: 7d 4c 3s, or h1 2 3 with the places on the table.
    Suits are d diamonds, s spades, h hearts, c clubs; faces are A, J, Q and K.
    c: the table. 1 to 9, and 0 for the tenth: one card on the table. h: your hand.
    d: how many cards you have captured. s: the score. S: the score in detail.
    t: whose turn it is. p: stops the clock between rounds, and again goes on.
    !: a hint, the best move and why. Enter: everything again. ?: this help. q: save and leave. A card played stays played.
scopa-help-most =
    To play a card, type its name or its place in your hand: 7d, 10h, h1.
    If it can capture in several ways, the game takes the most cards, then the best.
    Suits are d diamonds, s spades, h hearts, c clubs; A is the ace.
    c: the table. 1 to 9, and 0 for the tenth: one card on the table. h: your hand.
    d: how many cards you have captured. s: the score. S: the score in detail.
    t: whose turn it is. p: stops the clock between rounds, and again goes on.
    !: a hint, the best move and why. Enter: everything again. ?: this help. q: save and leave. A card played stays played.
