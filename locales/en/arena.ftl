# baralho arena: help and messages.

cli-arena = Tournaments of built-in and external bots
    .more =
        A bot is NAME=SPEC. SPEC is a built-in bot, such as robot4, or the command of a program that
        speaks the bot protocol (docs/bots.md): --bot me="python3 bot.py". Before a command, itp:
        chooses the protocol of the Buraco course.

        Every pairing plays the same deals, each in every seating, so that luck cancels. Results are
        written game by game to a directory; a tournament that was stopped, even by a power cut,
        continues with --resume and ends with the same table. There is also a report as one HTML page.

        A bot that breaks a rule, runs out of time or dies loses that game.
    .examples =
        baralho arena escopa --bot robot4 --bot greedy --bot random
        baralho arena escopa --bot me="python3 bot.py" --bot robot4 --deals 500
        baralho arena buraco --bot a=itp:./rita --bot b=itp:./magnus --sandbox
        baralho arena scopa --bot new=./new --bot old=./old --sprt 0,10 --deals 20000
        baralho arena --resume arena-escopa-1
cli-arena-bot = A bot: a name and what it is; give several
cli-arena-format = round-robin, gauntlet, swiss or knockout
cli-arena-deals = Deals per pairing (100), each in every seating
cli-arena-no_duplicate = Each deal in one seating only
cli-arena-table = How many bots at a table, 2 to 6 (2)
cli-arena-rounds = Rounds of a Swiss tournament
cli-arena-players = How many sit at the table; usually as many as bots
cli-arena-threads = How many games at once; usually one per core
cli-arena-move_time = Time per move (5s); 0 for no limit
cli-arena-bank = Time for all moves of a game; 0 for no limit (0)
cli-arena-increment = What each move adds to the bank (0)
cli-arena-start_time = Time to start, on top of the first move (10s)
cli-arena-memory = Memory a bot may use, such as 512M
cli-arena-disk = How much a bot may write, such as 64M
cli-arena-max_processes = Processes a bot may have (256)
cli-arena-set = Gives a bot's own option a value, such as me.level=3
cli-arena-sandbox = No network and no files for external bots
cli-arena-sandbox_read = What they may read in there besides the system; NAME=DIR for one bot alone
cli-arena-sprt = Two bots: stop when the better is sure enough
cli-arena-keep = Recordings and logs: all, faults or none
cli-arena-records = Files of records: one per game or one per pairing
cli-arena-out = Where to write; arena-GAME-1 and so on by default
cli-arena-resume = Continue the tournament of a directory
cli-arena-no_report = Write no HTML report
cli-arena-quiet = No progress

# Before the tables; $bot: a name
arena-round-robin = Everyone against everyone.
arena-gauntlet = { $bot } against everyone.
arena-swiss = Swiss system.
arena-knockout = Knockout.
# $played, $planned: numbers of games
arena-unfinished = Not finished: { $played } of { $planned } games.
arena-rank = rank
arena-elo = Elo
arena-reach = ±
arena-crosstable = Win % of the row against the column:
arena-verdicts = Games lost through a bot's own fault:
arena-verdict-normal = normal
arena-verdict-illegal-move = illegal move
arena-verdict-timeout = timeout
arena-verdict-crash = crash
arena-verdict-stall = stall
arena-verdict-protocol-error = protocol error
arena-verdict-start-failure = start failure
arena-verdict-out-of-memory = out of memory
arena-verdict-out-of-disk = out of disk
arena-verdict-interrupted = interrupted
arena-fault = ({ $bot }: { $verdict })
# $over: milliseconds
arena-fault-late = ({ $bot }: { $verdict }, { $over } ms over)
# $one, $other: names; each is followed by arena-sprt-figures
arena-sprt-h1 = The test is decided: { $one } is better than { $other } by as much as hoped.
arena-sprt-h0 = The test is decided: { $one } is not better than { $other } by as much as hoped.
arena-sprt-open = The test is not decided yet: play more deals.
arena-sprt-figures = (Log-likelihood ratio { $ratio }, bounds { $low } and { $high }.)
arena-doubt-no-games = Warning: no games, no conclusion.
arena-doubt-few-deals = Warning: { $n ->
    [one] one deal is
   *[other] { $n } deals are
} too few for intervals that mean much.
arena-doubt-nothing = Warning: nothing can be concluded yet; not even the first and the last can be told apart.
arena-doubt-cannot-tell = Warning: { $one } and { $other } cannot be told apart. Play more for a conclusion.
# $n: how many bots, $bots: their names
arena-doubt-alike = Warning: { $n } bots in a row, none of whom can be told apart from the next: { $bots }. Play more for a conclusion.
# $n: how many bots
arena-no-crosstable = Everyone against everyone is too wide for this screen with { $n } bots: it's in the report and in --json.
# $columns: headings
arena-columns = Too wide for this screen, so only in the report and in --json: { $columns }.
# $why: what the system said
arena-never-started = { $bot } never started: { $why }. Its games say nothing about anybody.
arena-kept = Everything is in { $directory }.
arena-report = The report: { $page }
arena-interrupted = Stopped. To continue: { $command }

# Conditions in the report
arena-set-start = Time to start
arena-set-move = Time per move
arena-set-bank = Time per game
arena-set-increment = Added per move
arena-set-memory = Memory
arena-set-disk = Files
arena-set-sandbox = Sandbox
arena-seconds = { $number } s
arena-mebibytes = { $number } MiB
arena-no-limit = no limit
arena-yes = yes
arena-no = no

# Wrong requests
arena-error-game = Which game? Choose { $games }.
arena-error-two = A tournament needs at least two bots, and { $n ->
    [0] none was named
   *[other] only one was named
}: --bot NAME=SPEC, where SPEC is { $bots }, or the command of a program.
arena-error-twice = Two bots are called { $name }: give one another name, as in --bot { $example }.
arena-error-name = The name "{ $name }" cannot be shown in a table: use at most 40 letters, digits and signs.
arena-error-partners = In these rules partners would be rivals: a side would have different bots, and a bot would play on several sides. Use --table { $players }, or as many players as fit.
arena-error-set = "{ $typed }" sets no option: write BOT.OPTION=VALUE, such as me.level=3.
arena-error-set-bot = There is no bot called { $name }: --set takes the name given with --bot.
arena-error-set-kind = { $name } takes no options: only programs that speak jsonl do.
arena-error-form = "{ $typed }" is not a bot: write NAME=SPEC, such as me=robot4 or me="python3 bot.py".
arena-error-quotes = The quotes in this command do not close: { $spec }
arena-error-unknown = There is neither a bot nor a program "{ $program }": the bots of this game are { $bots }; a program needs a path or must be in the PATH.
arena-error-executable = { $program } cannot be run: make it executable with chmod +x, or name the program that runs it.
arena-error-itp = The course's protocol (itp:) is for Buraco only: other games use jsonl.
arena-error-table = There can be 2 to { $most } bots at a table, not { $given }.
arena-error-few = A table of { $table } bots needs at least as many, and { $bots } take part.
arena-error-one-to-one = In a Swiss or knockout tournament two bots meet: --table must be 2.
arena-error-rounds-swiss = --rounds is for --format swiss.
arena-error-rounds = --rounds takes a whole number from 1 to 1000.
arena-error-deals = --deals takes a whole number from 1 to 1000000000.
arena-error-time = { $option } cannot be "{ $typed }": it takes a time up to a day, such as 800ms, 2s or 1m.
arena-error-increment = --increment adds to a bank: give --bank, too.
arena-error-memory = --memory cannot be "{ $typed }": it takes a size of at least 1M, such as 512M or 2G.
arena-error-disk = --disk cannot be "{ $typed }": it takes a size of at least 1M, such as 64M or 1G.
arena-error-processes = --max-processes must be at least 1: the bot itself.
arena-error-sprt = --sprt cannot be "{ $typed }": it takes two differences in Elo, the lower first, such as 0,5, and if you like two risks: 0,5,0.05,0.05.
arena-error-sprt-two = --sprt compares two sides: it needs exactly two bots, against each other, in a game of two sides.
arena-error-sandbox-read = --sandbox-read goes with --sandbox.
arena-error-no-path = There is no { $path } to be read in the sandbox.
# $folder, $inside: paths
arena-error-intruded = { $folder } is not to be read: { $inside } is in it. Name a folder that has only what the bot needs: --sandbox-read NAME=DIR opens it to one bot.
# On standard error, before the first game
arena-warning-open = These programs can read and write all that you can: if they are not yours, use --sandbox.
# $missing: one of the next four
arena-error-sandbox = No sandbox here: { $missing }.
arena-no-linux = it needs Linux
arena-no-namespaces = the kernel allows this user no namespaces of its own
arena-no-landlock = the kernel has no Landlock, or it is switched off
arena-no-seccomp = the kernel accepts no filters for system calls
arena-error-exists = { $path } already exists: choose another directory with --out, or continue with --resume { $path }.
arena-error-nothing = { $path } has no tournament to continue: it has no results.jsonl with a first line.
arena-error-busy = A tournament is running in { $path }: wait for it or stop it first.
arena-error-line = { $path }, line { $line }: { $reason }
arena-error-version = { $path } has format version { $given }, which only a later baralho can read.
arena-error-io = { $path }: { $reason }
# $key: the name of a setting
arena-error-mismatch = { $directory } has another tournament: its "{ $key }" is { $there }, and { $typed } was asked for. Leave out what the directory knows.
arena-error-other-bot = { $name } is another bot in this tournament: there it is { $there }, and { $typed } was asked for. Choose another name for a new bot.
arena-error-fewer-deals = This tournament has { $there } deals, and { $typed } were asked for: --resume takes as many or more.
arena-error-cannot-grow = A Swiss or knockout tournament can't grow: its later rounds follow from the earlier ones. Start another one.
arena-error-foreign = Game { $game } of the results is not of this tournament: was the file edited?

report-title = { $game } tournament
report-lead = { $game }, { $date }: { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, { $games ->
    [one] one game
   *[other] { $games } games
} from { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
report-contents = Contents
report-percent = { $number }%
report-range = { $low } to { $high }
report-yes = yes
report-no = no
report-bot = Bot
report-as-table = The same as a table
report-method = A draw counts as half a win. Intervals are 95% intervals, taken over deals: games of the same deal count as one observation. Elo is the Bradley-Terry rating with a mean of 0; everyone is taken to have drawn once against an average player, so that clean sweeps stay finite.
report-method-apart = Bots are told apart by the studentised range (Tukey), because whoever looks at a ranking looks at all of it: among equal bots, some difference is claimed in 5% of all tournaments.
report-made-by = Made by { $program }.

report-conclusions = Conclusions
report-best = { $bot } is the best of the field: { $elo } Elo against { $next }, who comes next (95% interval: { $range }).
report-unfinished = The tournament is not finished: { $played } of { $planned } games have been played.
report-doubt-no-games = No bots have met in a finished game yet, so there is nothing to conclude.
report-doubt-few-deals = { $deals ->
    [one] A single deal is too little
   *[other] { $deals } deals are too few
} to trust even the intervals. Play at least 30.
report-doubt-nothing = Nothing can be concluded: the results are what chance alone might give, even for the first and the last. Play more games.
report-doubt-cannot-tell = { $one } and { $other } cannot be told apart: either may be the better one.
report-doubt-alike = These { $n } bots follow one another, and none of them can be told apart from the next: { $bots }.
report-never-started = { $bot } never started: { $why }. Its games say nothing about anybody, and nobody is ranked above it by them.
report-sprt-h1 = SPRT: { $bot } passes against { $against }. An advantage of { $elo1 } Elo or more explains the results better than one of { $elo0 }.
report-sprt-h0 = SPRT: { $bot } fails against { $against }. An advantage of { $elo0 } Elo or less explains the results better than one of { $elo1 }.
report-sprt-open = SPRT: undecided whether { $bot } is better than { $against } by { $elo1 } Elo or by { $elo0 }. Play on.
report-sprt-figures = (LLR { $ratio }, bounds { $low } and { $high }, { $deals ->
    [one] one complete deal
   *[other] { $deals } complete deals
}.)

report-standings = Standings
report-standings-caption = From the highest Elo to the lowest
report-standings-swiss = By pairings won, then games, then points
report-standings-knockout = By the stage in which a bot left, the winner first
report-rank = Rank
report-col-games = Games
report-col-won = Won
report-col-drawn = Drawn
report-col-lost = Lost
report-col-rate = Win rate
report-col-interval = 95% interval
report-col-points = Points
report-col-elo = Elo
report-no-interval = A dash in place of an interval: a single deal, or deals that all ended alike, show no spread.
report-elo-title = Elo of every bot with error bars
report-elo-desc = One row per bot, the best on top: a dot at its Elo, a bar over its 95% interval. The figures are in the table of standings.
report-elo-caption = Elo with 95% error bars. The dashed line is the average of the field.

report-crosstable = Crosstable
report-crosstable-caption = Win rate of the bot of the row against the bot of the column, its 95% interval, and the games
report-cell = { $won } won, { $drawn } drawn, { $lost } lost
report-itself = itself
report-not-met = not met

report-progress = Progress
report-progress-title = Win rate, game by game
report-progress-desc = One curve per bot over the games of the tournament. The figures are in the table below.
report-progress-caption = Each bot's win rate up to that game. The swings of the first games may leave the picture.
report-progress-axis = { $games ->
    [one] one game
   *[other] { $games } games
}
report-progress-some = The picture shows the { $shown } best bots; the table has all of them.
report-after-game = After game

report-points = Points
report-points-caption = How often each bot made how many points in a game, as a share of its games.
report-points-title = Distribution of points of { $bot }
report-points-desc = One column per range of points; its height is the share of games. The figures are in the table below.
report-points-table = Games by points

report-endings = How games ended
report-endings-caption = Games by their ending; faults are counted for the bot that made them
report-endings-fine = All games ended normally.
report-verdict-normal = Normal
report-verdict-illegal-move = Illegal move
report-verdict-timeout = Out of time
report-verdict-crash = Crash
report-verdict-stall = Stalled
report-verdict-protocol-error = Protocol error
report-verdict-start-failure = Did not start
report-verdict-out-of-memory = Out of memory
report-verdict-out-of-disk = Out of disk
report-verdict-interrupted = Interrupted

report-games = Games
report-games-show = Show the games one by one
report-games-some = { $shown } of the { $games } games are listed, those with a fault first.
report-games-all = all
report-games-back = Previous games
report-games-on = Next games
# $first, $last: places in the list, $all: how many it has
report-games-count = Games { $first } to { $last } of { $all }
# $game: its number
report-game-steps = Game { $game }, move by move
report-game-close = Close
report-game-keys = Left and right arrow: move by move. Home and End: the first and the last. Esc: close.
report-game-moves = All moves
# $move, $moves: numbers
report-move = Step { $move } of { $moves }
report-move-first = First
report-move-back = Back
report-move-on = Next
report-move-last = Last
report-games-caption = The games, with their recordings and logs
report-game = Game
report-deal = Deal
report-seats = Seats
report-winner = Winner
report-nobody = nobody
report-ending = Ending
report-fault = { $verdict }: { $bot }
report-files = Files
report-record = recording of game { $game }
report-log = log of game { $game }

report-settings = What was played
report-set-game = Game
report-set-players = Players at a table
report-set-rules = Rules
report-set-pairing = Pairing
report-set-duplicate = Every deal in every seating
report-set-seed = Seed
report-set-date = Date
report-pairing-round-robin = round robin
report-pairing-gauntlet = gauntlet
report-pairing-swiss = Swiss system
report-pairing-knockout = knockout
report-bots-caption = The bots
report-spec = What it is
report-author = Author
