# The Scopa family at the terminal: Escopa, Scopa, Escoba, Scopone.

game-escopa = Escopa
    .about = the Brazilian way, one round; you choose what to capture
game-scopa = Scopa
    .about = the Italian classic, to 11 points
game-escoba = Escoba
    .about = captures add up to 15, to 11 points
game-scopone = Scopone
    .about = all cards dealt at once, two against two, to 21 points

scopa-deals = { $you ->
    [yes] You deal { $each } to each player.
   *[no] { $who } deals { $each } to each player.
}
scopa-goal = Whoever reaches { $points } wins.
scopa-goal-inverse = Whoever reaches { $points } is out; the last one left wins.

# $cards: the cards with their places
scopa-table = Table: { $cards }
scopa-table-empty = The table is empty.
scopa-table-card = Card { $n } on the table: { $card }.
# $cards: how many there are, counted
scopa-no-table-card = There is no card { $n } on the table: it has { $cards }.

scopa-captured = Captured: { $counts }.
scopa-captured-one = { $who } { $cards }
scopa-you-captured = You have captured { $cards }.

scopa-lays = { $you ->
    [yes] You put { $card } on the table.
   *[no] { $who } puts { $card } on the table.
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
    [0] These are the last.
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
scopa-preview-stays = stays on the table
scopa-preview-sweep = a sweep!
scopa-preview-takes = takes { $n ->
    [one] one card
   *[other] { $n } cards
}
scopa-button-put = Leave { $card } on the table
# $sum: 4 + 3
scopa-button-take = Play { $card } and take { $sum }
scopa-button-take-many = Play { $card } and take { $n } cards

scopa-which = You can capture with { $card } in { $n ->
    [one] one way
   *[other] { SPELL($n) } ways
}. Which one?

scopa-cards = Cards
scopa-diamonds = Diamonds
scopa-coins = Coins
scopa-settebello = Settebello
scopa-settebello-french = Settebello
scopa-sevens = Sevens
scopa-primiera = Primiera
scopa-sweeps = Sweeps
scopa-sweeps-verdict = One point per sweep.
scopa-points = Points
scopa-award = Point to { $who }.
scopa-award-tie = Tie: no point.
scopa-award-none = Nobody has any: no point.
scopa-award-skipped = Not counted.

scopa-illegal-over = The round is over: no card can be played.
scopa-illegal-not-in-hand = You don't have { $card }: your hand is { $hand }.
scopa-illegal-must-capture = { $card } must capture: { $capture } { $n ->
    [one] is
   *[other] are
} on the table.
scopa-illegal-which-capture = { $card } can capture in several ways: choose { $ways }.
scopa-illegal-not-on-table = { $card } can't capture { $missing }, which is not on the table. The table has { $table }.
scopa-illegal-wrong-sum = { $card } can't capture { $take }: { $n ->
    [one] that is worth
   *[other] together they make
} { $sum }, and it has to be { $needed }.
scopa-illegal-wrong-fifteen = { $card } can't capture { $take }: { $n ->
    [one] the two make
   *[other] all together they make
} { $sum }, and it has to be 15.
scopa-illegal-rank-first = { $card } can't capture { $take }: { $equal } has the same value and has to be taken first.
scopa-illegal-not-fewest = { $card } can't capture { $take }: the capture with the fewest cards comes first. Take { $count }, such as { $instead }.
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
    To play a card, type its name or its place in your hand: 7d, Kh, 7 of diamonds, h1.
    If it can capture in several ways, you are asked which. You can also name the cards right away: 7d 4c 3s, or h1 2 3 with their places on the table.
    Suits are d diamonds, s spades, h hearts, c clubs; court cards are J, Q and K, and A is the ace.
    c: the table. 1 to 9, and 0 for the tenth: one card on the table. h: your hand.
    d: how many cards you have captured. s: the score. S: the score in detail.
    t: whose turn it is. p: pauses between rounds; p again continues.
    !: a hint, the best move and why. Enter: repeats everything. ?: this help. q: save and leave. A card played stays played.
scopa-help-most =
    To play a card, type its name or its place in your hand: 7d, 10h, 7 of diamonds, h1.
    If it can capture in several ways, the game takes the most cards, then the best.
    Suits are d diamonds, s spades, h hearts, c clubs; A is the ace.
    c: the table. 1 to 9, and 0 for the tenth: one card on the table. h: your hand.
    d: how many cards you have captured. s: the score. S: the score in detail.
    t: whose turn it is. p: pauses between rounds; p again continues.
    !: a hint, the best move and why. Enter: repeats everything. ?: this help. q: save and leave. A card played stays played.
# Where hands are large.
scopa-help-sort =
    o: sort your hand by suit or by rank.
