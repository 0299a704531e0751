# Reviews of recorded games, and hints: baralho analyze.
#
# A move is called "it" throughout, so that every reason is a sentence of its own.

# Moves, as what somebody might do.
suggest-lay = put { $card } on the table
suggest-capture = play { $card } and capture { $cards }
suggest-draw = draw from the stock
suggest-take = take the pile and lay down { $meld }
suggest-meld = lay down { $meld }
suggest-add = add { $cards } to the meld { $meld }
suggest-discard = discard { $card }
suggest-turn = turn over a card

# $n: the number, for its plural; $text: the number as written; $unit: points or cards
analyze-amount = { $unit ->
    [cards] { $n ->
        [one] { $text } card
       *[other] { $text } cards
    }
   *[points] { $n ->
        [one] { $text } point
       *[other] { $text } points
    }
}
# $sign: plus, minus or none
analyze-signed = { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}
analyze-signed-spoken = { $sign ->
    [plus] plus { $n }
    [minus] minus { $n }
   *[none] { $n }
}
# $bound: above, below or none
analyze-percent = { $bound ->
    [above] more than { $n } %
    [below] less than { $n } %
   *[none] { $n } %
}
analyze-percent-spoken = { $bound ->
    [above] more than { $n } percent
    [below] less than { $n } percent
   *[none] { $n } percent
}
# Reasons: sentences about a move. $chance: a percentage; $table, $cards: cards or counted cards.
reason-only-move = It is the only move.
reason-luck-only = There is nothing to decide in this game: it's all luck.
reason-on-average = Nothing stands out, but on average it gains { $points } more.
reason-hardly-better = It is hardly any different from the others.
reason-sweep = It sweeps the table.
reason-settebello = It captures { $card }, the settebello.
reason-captures = It captures { $cards }.
reason-cards = It captures { $cards } in all.
# $ranks: ranks joined by "or"
reason-leaves-sweep = It leaves { $table }: any { $ranks } sweeps the table, with a chance of { $chance }.
reason-least-sweep = It leaves { $table }: any { $ranks } sweeps the table, but that is the smaller risk: { $chance }.
reason-no-sweep = It leaves { $table }, which the next player can't sweep.
reason-leaves-settebello = It leaves { $card } on the table for the next player, with a chance of { $chance }.
reason-twin = You keep another { $rank } to capture it later.
reason-least-use = It makes a capture by the next player less likely: { $chance }.
reason-more-use = The next player can capture something, with a chance of { $chance }.
reason-unpairs = It leaves an odd number of { $ranks } in play, which helps the side that didn't deal.
reason-pairs = It leaves an even number of { $ranks } in play, which helps the dealer's side.
reason-goes-out = It goes out, which is worth 100 points.
reason-not-yet = It does not go out yet.
reason-canastra = { $kind ->
    [limpa] It completes a clean canasta: 200 points.
   *[suja] It completes a dirty canasta: 100 points.
}
reason-takes-pile = It takes the pile, { $cards }.
reason-leaves-pile = It leaves the pile, { $cards }.
reason-grows = It makes a meld of { $cards }.
reason-lays = It lays down { $points }.
reason-keeps-wild = It keeps the wild card.
reason-spends-wild = It uses a wild card.
reason-discards-wild = It throws a wild card away.
reason-holds-back = It keeps cards in hand that could be laid down.
reason-takeable = With { $card } the next player can take the pile, with a chance of { $chance }.
reason-least-takeable = With { $card } the next player can take the pile only with the right cards, a chance of { $chance }.
# $suggestion: suggest-…; reasons follow
hint-is = Hint: { $suggestion }.

## page: no
## What only the terminal says: the page does not load it.

cli-analyze = Review a recorded game, move by move
    .more =
        Every move is judged by what its player could know at the time, never by the hidden
        cards: each legal move is tried in many deals that looked the same from that seat. A grade
        says how much the move lost, the reasons say why, and the end separates luck from skill.

        Without --effort a round takes about two seconds. With a number of iterations the review
        is the same every time. Ctrl-C shows what is ready so far.
    .examples =
        baralho analyze game.jsonl
        baralho analyze game.jsonl --seat 0 --effort 200ms
        baralho analyze game.jsonl --effort 2000it --json
        baralho analyze game.jsonl --html game.html
cli-analyze-seat = Only this player's moves: a seat from 0, or a name
cli-analyze-effort = Work for each move, such as 100ms or 2000it
cli-analyze-html = Write the review as a page for a browser
cli-analyze-seed = The number that decides the deals tried (1)

analyze-no-seat = There is no seat called "{ $seat }" in this game: choose { $seats }.

# $moves: counted moves; $worlds: a number
analyze-lead = { $moves } reviewed. Each was judged by what its player could know, in { $worlds } possible deals on average.
# $moves: counted moves
analyze-partial = At { $moves } not every legal move was tried: there were too many of them, or too little time.
analyze-stopped = Stopped: { $done } of { $total } moves reviewed.
analyze-written = The moves are in { $file }: open it in a browser.
analyze-no-moves = There are no moves to review.
# $told: sentences
analyze-move = Move { $n }: { $told }
# $tried: how many moves; $legal: how many there were
analyze-tried = Of { $legal } legal moves, { $tried } were tried.
analyze-forced = The only possible move.
analyze-best = The best move.
analyze-good = A good move.
# $kind: inaccuracy, mistake or blunder; $points: an amount; $low, $high: numbers
analyze-lost = { $kind ->
    [inaccuracy] An inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
}: it cost { $points } (between { $low } and { $high }).
analyze-lost-exactly = { $kind ->
    [inaccuracy] An inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
}: it cost exactly { $points }.
# $suggestion: suggest-…
analyze-better = Better: { $suggestion }.

analyze-players = How everyone played
# $accuracy: a percentage; $decisions: analyze-decisions; $grades: a list of analyze-count-…; $lost: an amount
analyze-player = { $who }: accuracy { $accuracy }. { $decisions }: { $grades }. Total loss: { $lost } (between { $low } and { $high }).
analyze-no-choice = { $who } never had a choice.
analyze-decisions = { $n ->
    [one] One decision
   *[other] { $n } decisions
}
analyze-count-best = { $n } best
analyze-count-good = { $n } good
analyze-count-inaccuracy = { $n ->
    [one] one inaccuracy
   *[other] { $n } inaccuracies
}
analyze-count-mistake = { $n ->
    [one] one mistake
   *[other] { $n } mistakes
}
analyze-count-blunder = { $n ->
    [one] one blunder
   *[other] { $n } blunders
}

analyze-turning = Turning points
analyze-turn-choice = Move { $n }: this choice cost { $who } { $points }.
# $good: yes when they came to the good of $who
analyze-turn-cards = { $good ->
    [yes] After move { $n } the cards brought { $who } { $points }.
   *[no] After move { $n } the cards cost { $who } { $points }.
}

analyze-luck-title = Luck and skill
# $place: ahead, behind or level
analyze-margin = { $place ->
    [ahead] { $who } finished { $points } ahead.
    [behind] { $who } finished { $points } behind.
   *[level] { $who } finished level.
}
# Signed numbers.
analyze-luck = Of that, { $luck } came from luck (between { $low } and { $high }), { $own } from their own choices and { $given } from the others' choices.
analyze-luck-many = Of that, { $luck } came from luck and from what the others did (between { $low } and { $high }), and { $own } from their own choices.
analyze-expected = { $place ->
    [ahead] At the start, the best guess was to finish { $points } ahead.
    [behind] At the start, the best guess was to finish { $points } behind.
   *[level] At the start, the best guess was to finish level.
}
analyze-luck-parts = Of the luck, { $opening } was in the opening cards and { $cards } came with the cards after that.

# The page.
review-title = { $game }: review of a game
review-contents = On this page
review-curve-two = The lead that { $who } could expect at the end of the round, move by move, judged by what each side could know. Dots are mistakes, squares are blunders.
review-curve-many = The lead over the best of the others that each side could expect at the end of the round, judged by what it could know. Dots are mistakes, squares are blunders.
review-moves = Moves
review-steps = Step through the moves
review-first = First
review-previous = Previous
review-next = Next
review-last = Last
review-keys = Keys: left and right; at a move also j and k, Home and End.
review-before = Before the move:
review-choices = Possible moves
review-choice = Move
review-value = Expected
review-interval = 95 %
review-loss = Lost
# $low, $high: signed numbers
review-range = { $low } to { $high }
# $value: a signed number; $range: review-range
review-expected = { $who }'s expected lead after it: { $value } ({ $range }).
review-method = Every move was judged only by what its player could know: each legal move was tried in many deals that looked the same from that seat. Accuracy is 100 % for the best move and falls to half when a move loses as much as one point, or 100 points at Buraco.
review-made-by = Made by baralho { $version }.

# Undoing the last move. undo-word: what may be typed instead of u
undo-word = undo

# Hints in a game. hint-word: what may be typed instead of !
hint-word = hint
