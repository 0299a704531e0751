# baralho strength: how strong the bots are.

cli-value-row = ROW
cli-strength = Measure how strong the bots are
    .more =
        Plays the rows of a table, each a match of two bots with its rules, time per move and target:
        all rows, or those named. `levels` compares the five levels of the games named, or of all.

        Every deal is played with the measured bot on each side. The deals are held out: nobody tunes on
        them (series 4000000000 to 4000999999). Time per move is time worked on one core, so that a
        busy machine weakens nobody. Intervals are 95 % ones, taken over deals. Ctrl-C ends the run and
        shows what was played.

        The whole table takes hours; --deals makes it shorter. --write replaces the lines of the rows
        that were played in a file such as docs/strength.md, and leaves the rest as it is.
    .examples =
        baralho strength --list
        baralho strength scopa-greedy scopone-greedy
        baralho strength --write docs/strength.md
        baralho strength levels escopa --deals 1000
        baralho strength scopa-greedy --bots mestre:500it,robot4 --seed 1
cli-strength-rows = Rows of the table (--list shows them), or levels and games
cli-strength-list = Show the rows there are
cli-strength-deals = How many deals, instead of each row's own number
cli-strength-bots = Two other bots in the row's game; for levels, two or more
cli-strength-seed = Another series of deals than the held-out 4000000000
cli-strength-threads = How many deals at once; usually one per core
cli-strength-write = Write the results into this file's tables

strength-held-out = Held-out deals, series { $seed }. Intervals are 95 % ones, over deals.
strength-not-held-out = Series { $seed } is not held out: good for trying things, not for claims.
strength-match = { $one } against { $other }: { $setting }.
strength-compared = How much of what { $possible } shows to be possible { $of } attains.
strength-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, { $games }.
strength-ahead = Points ahead per game: { $value } ({ $range }).
strength-results = Won { $won } % ({ $won_range }), drawn { $drawn } %, lost { $lost } % ({ $lost_range }).
strength-victories = Share of the victories: { $share } % ({ $range }); a fair share is { $fair } %.
strength-time = CPU time per move: { $mean } ms on average, { $longest } ms at most.
strength-trial-better = Sequential test, 0 or 10 Elo: stronger, decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
strength-trial-not-better = Sequential test, 0 or 10 Elo: not stronger, decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
strength-trial-open = Sequential test, 0 or 10 Elo: not decided.
strength-share = Attained: { $share } % ({ $range }).
strength-share-unknown = Too little is known of what is possible to take a share of it.
strength-target-points = Target: at least { $least } points ahead, the interval above { $low }.
strength-target-won = Target: at least { $won } % won.
strength-target-won-lost = Target: at least { $won } % won, at most { $lost } % lost.
strength-target-share = Target: at least { $share } %.
strength-target-above = Target: clearly more than a fair share of the victories.
strength-target-none = No target: as far as it goes.
strength-reached = Reached.
strength-reached-doubt = Reached, but the interval leaves a doubt.
strength-missed-hope = Not reached, but the interval leaves a hope.
strength-missed = Not reached.
strength-thin = Too few deals for a conclusion.
strength-stopped = Stopped: this counts what was played until then.
strength-no-bot = { $row }: skipped. { $game } has no bot { $bot }.
strength-not-played = { $row }: skipped, since { $needed } was not played.
strength-summary = Targets reached: { $reached } of { $all }.
strength-summary-missed = Not reached: { $rows }.
strength-summary-skipped = Skipped: { $rows }.
strength-written = Written to { $file }.
# Below the tables of docs/strength.md, which is in English
strength-note = Last written on { $date } by `{ $command }`; core: { $core }.

strength-col-row = row
strength-col-what = match
strength-col-result = result
strength-col-target = target
strength-col-time = CPU per move
strength-col-deals = deals
strength-col-minutes = minutes
strength-col-when = measured
strength-col-level = level

# $n: how many are missing
strength-ladder-missing = { $game } does not have { $n ->
    [one] this level
   *[other] these levels
}: { $bots }.
strength-ladder-deals = Every two levels meet in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $games }. In the columns: games won against that level, in %.
strength-ladder-fine = Each level is clearly stronger than the one below: no intervals overlap.
strength-ladder-order = { $one } is not rated above { $other }, the level below.
strength-ladder-overlap = { $one } is rated above { $other }, but their intervals overlap.

strength-error-row = There is no row "{ $typed }": choose { $rows }.
strength-error-bots = --bots takes two bots: the one to measure, and its opponent.
strength-error-levels = --bots takes at least two bots to compare.
strength-error-luck = At { $game } there is nothing to decide, so all levels are the same.
