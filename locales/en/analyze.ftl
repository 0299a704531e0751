# Reviews of recorded games, and hints: baralho analyze.
#
# A move is called "it" throughout, so that every reason is a sentence of its own.

# Moves, as what somebody might do.
suggest-lay = lay { $card }
suggest-capture = play { $card } and capture { $cards }
suggest-draw = draw from the stock
suggest-take = take the pile for the meld { $meld }
suggest-meld = lay the meld { $meld }
suggest-add = add { $cards } to the meld { $meld }
suggest-discard = discard { $card }
suggest-turn = turn a card

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
reason-luck-only = In this game there is nothing to decide: all is luck.
reason-on-average = Nothing stands out, but on average it does better by { $points }.
reason-hardly-better = It hardly differs from the others.
reason-sweep = It sweeps the table.
reason-settebello = It captures { $card }, the settebello.
reason-captures = It captures { $cards }.
reason-cards = It captures { $cards } in all.
# $ranks: ranks joined by "or"
reason-leaves-sweep = It leaves { $table }: any { $ranks } sweeps, { $chance } likely.
reason-least-sweep = It leaves { $table }: any { $ranks } sweeps, which is the smaller risk: { $chance }.
reason-no-sweep = It leaves { $table }, and the next player cannot sweep that.
reason-leaves-settebello = It leaves { $card } on the table, and the next player can capture it, { $chance } likely.
reason-twin = Another { $rank } stays in the hand to capture it.
reason-least-use = After it the next player is less likely to capture anything: { $chance }.
reason-more-use = The next player can capture something, { $chance } likely.
reason-unpairs = It leaves the count of { $ranks } in play odd, which helps the side that does not deal.
reason-pairs = It leaves the count of { $ranks } in play even, which helps the dealer's side.
reason-goes-out = It goes out, which is worth 100 points.
reason-not-yet = It does not go out yet.
reason-canastra = { $kind ->
    [limpa] It completes a canastra limpa: 200 points.
   *[suja] It completes a canastra suja: 100 points.
}
reason-takes-pile = It takes the pile of { $cards }.
reason-leaves-pile = It leaves the pile of { $cards } where it is.
reason-grows = It brings a meld to { $cards }.
reason-lays = It puts { $points } on the table.
reason-keeps-wild = It keeps the wild card.
reason-spends-wild = It spends a wild card.
reason-discards-wild = It throws a wild card away.
reason-holds-back = It keeps cards in the hand that could be laid.
reason-takeable = With { $card } the next player can take the pile, { $chance } likely.
reason-least-takeable = With { $card } the next player can take the pile only if they hold the right cards, { $chance } likely.
# $suggestion: suggest-…; reasons follow
hint-is = Hint: { $suggestion }.

## page: no
## What only the terminal says: the page does not load it.

cli-analyze = Review a recorded game, move by move
    .more =
        Every move is judged by what its player could know then, never by the hidden cards: each
        legal move is tried in many deals that looked the same from that seat. A grade says how
        much the move lost, the reasons say why, and the end tells luck from skill.

        Without --effort a round takes about two seconds. With a number of iterations the review
        is the same every time. Ctrl-C tells what is done so far.
    .examples =
        baralho analyze game.jsonl
        baralho analyze game.jsonl --seat 0 --effort 200ms
        baralho analyze game.jsonl --effort 2000it --json
        baralho analyze game.jsonl --html game.html
cli-analyze-seat = Only this player's moves: a seat from 0, or a name
cli-analyze-effort = Work for each move, such as 100ms or 2000it
cli-analyze-html = Write the review as a page for a browser
cli-analyze-seed = The number that decides the deals tried (1)

analyze-no-seat = There is no seat "{ $seat }" in this game: choose { $seats }.

# $moves: counted moves; $worlds: a number
analyze-lead = { $moves } reviewed. Each was judged by what its player could know, in { $worlds } possible deals on average.
# $moves: counted moves
analyze-partial = At { $moves } not every legal move was tried: there were too many of them, or too little time.
analyze-stopped = Stopped: { $done } of { $total } moves are reviewed.
analyze-written = The moves are in { $file }: open it in a browser.
analyze-no-moves = There is no move to review.
# $told: sentences
analyze-move = Move { $n }: { $told }
# $tried: how many moves; $legal: how many there were
analyze-tried = Of { $legal } legal moves, { $tried } were tried.
analyze-forced = There was nothing to choose.
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

analyze-players = How everybody played
# $accuracy: a percentage; $decisions: analyze-decisions; $grades: a list of analyze-count-…; $lost: an amount
analyze-player = { $who }: accuracy { $accuracy }. { $decisions }: { $grades }. Lost in all: { $lost } (between { $low } and { $high }).
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
    [ahead] { $who } ended { $points } ahead.
    [behind] { $who } ended { $points } behind.
   *[level] { $who } ended level.
}
# Signed numbers.
analyze-luck = That is made of { $luck } by luck (between { $low } and { $high }), { $own } by own choices and { $given } by the choices of the others.
analyze-luck-many = That is made of { $luck } by luck and by what the others did (between { $low } and { $high }), and { $own } by own choices.
analyze-expected = { $place ->
    [ahead] At first an end { $points } ahead was to be expected.
    [behind] At first an end { $points } behind was to be expected.
   *[level] At first a level end was to be expected.
}
analyze-luck-parts = Of the luck, { $opening } was there from the start, and { $cards } came with the cards that followed.

# The page.
review-title = Review of a game of { $game }
review-contents = On this page
review-curve-two = The lead that { $who } could expect at the end of the round, move by move, as each side could know it. Dots are mistakes, squares are blunders.
review-curve-many = The lead over the best of the others that each side could expect at the end of the round, as it could know it. Dots are mistakes, squares are blunders.
review-moves = Moves
review-steps = Step through the moves
review-first = First
review-previous = Previous
review-next = Next
review-last = Last
review-keys = Keys: left and right; at a move also j and k, Home and End.
review-before = Before the move:
review-choices = What could be played
review-choice = Move
review-value = Expected
review-interval = 95 %
review-loss = Lost
# $low, $high: signed numbers
review-range = { $low } to { $high }
# $value: a signed number; $range: review-range
review-expected = Expected lead of { $who } after it: { $value } ({ $range }).
review-method = Every move was judged only by what its player could know: each legal move was tried in many deals that looked the same from that seat. Accuracy is 100 % for the best move and falls to half when a move loses as much as one point, or 100 points at Buraco.
review-made-by = Made by baralho { $version }.

# Hints in a game. hint-word: what may be typed instead of !
hint-word = hint
