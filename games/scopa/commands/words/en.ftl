# `baralho solve`: the exact value of a round with open cards.

cli-solve = Solve a round of the Scopa family with open cards
    .more =
        How the round ends when both sides see every card and play their best, and the line that
        leads there. The file is a recording, solved from the start of its last round or from --move, or
        a position written as JSON (see docs/solve.md); - reads standard input.

        Two sides with one deck. Rounds of two players take milliseconds; where all cards are dealt at
        once, as in Scopone, about the last 24 can be solved. When the time is up, or at Ctrl-C, it
        tells what is certain by then.
    .examples =
        baralho solve game.jsonl
        baralho solve game.jsonl --move 25 --json
        baralho solve position.json --time 60
cli-solve-file = A recording or a position; - for standard input
cli-solve-number = Solve from this move of the recording
cli-solve-time = Longest search, in seconds (10)

# $who: a player
solve-title = { $game }, open cards: { $who }'s turn.
solve-title-record = { $game }, open cards, before move { $number }: { $who }'s turn.
solve-seat = seat { $seat }
solve-name = { $name } ({ $seat })
# $side: one player, or partners; $points: counted, such as "two points"
solve-ahead = Best play on both sides puts { $side } { $points } ahead in this round.
solve-behind = Best play on both sides leaves { $side } { $points } behind in this round.
solve-level = With best play on both sides the round ends level.
solve-wins = With best play, a sweep wins the match on the spot for { $side }.
solve-loses = With best play, a sweep loses the match on the spot for { $side }.
# $low, $high: points with their sign
solve-bounds = Not solved in time. What is certain for { $side }, counted as points ahead: from { $low } to { $high }.
solve-best = The best move found so far: { $play }.
solve-inverse = Points count against you here: both sides try to score fewer.
solve-number = move
solve-player = player
solve-play = play
solve-score = points
solve-effort = { $nodes } positions in { $seconds } seconds.

solve-error-file = { $file }: { $reason }
solve-error-line = line { $line }: { $reason }
solve-error-game = Only the games of the Scopa family can be solved, and this is { $game }.
solve-error-sides = { $sides } sides play. Only rounds of two sides have an exact value: among more, it depends on whom the others would rather see win.
solve-error-large = The solver knows one deck and up to six players; this is a larger table.
# $moves: counted, such as "36 moves"
solve-error-move = There is no such move: the recording has { $moves }.
solve-error-no-record = --move is for recordings, and this is not one.
solve-error-over = The round is over: nobody holds a card, and the deck is empty.
solve-error-position = This is neither a recording nor a position: { $reason }. docs/solve.md shows how a position is written.
solve-error-long = This is no record, and longer than { $mebibytes } MiB: a position takes a few lines.
solve-error-rest = Only one pile can be "rest".
solve-setup-count = "{ $list }" has { $given } entries and needs { $expected }.
solve-setup-number = "{ $list }" has { $given }: it takes whole numbers from { $low } to { $high }.
solve-setup-seat = "{ $field }" is seat { $given }, and the seats go from 0 to { $last }.
solve-setup-card = The deck has no { $card }: its faces are { $faces }.
solve-setup-twice = { $card } is in two places.
solve-setup-missing = These cards are missing: { $cards }. Put them into a pile, or write "rest" for one of the piles.
solve-setup-hand = Seat { $seat } holds { $given } cards and should hold { $expected }: whoever has played in this deal holds one less than the others.
solve-setup-deck = The deck has { $given } cards left, which must divide by { $each }: a deal for everyone.
solve-setup-last = "last_capture" must name a seat that has captured cards, and be left out where nobody has.
