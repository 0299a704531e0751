# The options of a game as a form asks for them, and what they may be.

option-target = Points to win
    .about = Whoever reaches this score wins the match.
    .none = single round
option-cards-per-deal = Cards per deal
    .about = Cards each player gets per deal.
option-decks = Decks
    .about = How many decks are shuffled together.
option-escoba = Escoba
    .about = The card you play and the cards it captures add up to 15.
option-scopa-mechanic = Sweeps
    .about = What a sweep is worth.
    .normal = one point
    .no_scopas = nothing
    .only_scopas = only sweeps score
option-instant-win = Instant win
    .about = A sweep that reaches the points to win ends the match on the spot.
option-inverse = Reverse
    .about = Whoever reaches the points is out; the last one left wins.
option-team-mode = Teams
    .about = Who plays with whom.
    .individual = everyone for themselves
option-team-card-scoring = Partners count together
    .about = Partners' cards are counted as one pile.
option-hints = Show captures
    .about = Every card shows what it would capture.
option-last-play-sweep = Sweep with the last card
    .about = The last card of a round can make a sweep too.
option-capture = Captures
    .about = What a card may capture.
    .fewest = its value, with the fewest cards
    .rank-first = an equal card before any sum
    .fifteen = cards that make 15 with it
option-choice = Choosing a capture
    .about = Who chooses when there are several.
    .player = the player
    .most = always the most cards
option-prime = Fourth point
    .about = What the fourth point of a round is for.
    .sevens = most sevens
    .primiera = best primiera
option-faces = High cards
    .about = What the three highest cards are.
    .figures = jack, queen and king
    .numbers = eight, nine and ten
option-redeal = Redeal
    .about = The cards are dealt again if the table opens with this many cards worth 10.
    .off = never
option-pause = Break between rounds
    .about = In seconds.

option-compat = Rules of the course's judge
    .about = Deal the cards and count the points as the course's judge does.
    .itp = yes

# Options that are switched on and off
option-on = yes
option-off = no
# $option: the name of an option; $value: what it is
option-told = { $option }: { $value }

# $option: the name of an option; $expected: what it may be
option-bad-value = { $option }: choose { $expected }.
# $option: the name of an option; $value: what it is
option-with-value = { $option } ({ $value })

# Why two options cannot go together, after error-conflict; $one, $other: the options
conflict-escoba-capture = with { $one }, captures always make 15.
conflict-instant-win-inverse = with { $other }, whoever reaches the target is out, so a sweep can't win.
conflict-instant-win-scopa-mechanic = if sweeps score nothing, no sweep can win.
conflict-instant-win-target = choose a target from 1 to 121.
conflict-inverse-target = choose a target from 1 to 121.
