# The command line: help, errors, and what the commands print.
#
# cli-<command>: what it does; .more and .examples are added by --help.
# cli-<command>-<argument>, cli-any-<argument>: what an argument means.

cli-error = error: { $text }

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-value-options = [OPTIONS]
cli-value-command = COMMAND
cli-value-game = GAME
cli-value-bot = BOT
cli-value-file = FILE
cli-value-option = KEY=VALUE
cli-value-number = NUMBER
cli-value-seconds = SECONDS
cli-value-when = WHEN
cli-value-language = LANGUAGE
cli-value-shell = SHELL

cli-baralho = Escopa, Scopa, Escoba, Scopone, Rouba-Montes and Buraco
    .more =
        Without a command, in a terminal: choose a game, opponents and options, and play.

        The games are escopa, scopa, escoba, scopone, rouba-montes and buraco.
        Exit codes: 0 success, 1 failure, 2 wrong usage.
    .examples =
        baralho play escopa
        baralho rules buraco --lang pt-BR
        baralho sim scopa --bots robot4,greedy --games 10000 --duplicate
cli-any-lang = Language: pt-BR, en, it or es
cli-any-help = Short help with -h, more and examples with --help
cli-any-version = Show the version
cli-any-game = escopa, scopa, escoba, scopone, rouba-montes or buraco
cli-any-rules = Rule options, such as target=21,hints=on
cli-any-seed = The number that decides the deals; else random
cli-any-json = Answer with one JSON object
cli-any-file = A recorded game
cli-any-plain = For screen readers: no colours, no symbols
cli-any-pace = Seconds between the moves shown; 0 for none
cli-any-color = Colours: auto, always or never

cli-play = Play in the terminal against bots
    .more =
        Every game is recorded as it is played. During a game, type ? for help and q to save
        and leave.

        Bots, from beginner to strongest: novato, aprendiz, amador, veterano, mestre.
        Others: robot0 to robot4 and classico (Scopa family), random, greedy, base
        (Buraco), draw (Rouba-Montes).

        The rule options are explained by: baralho rules GAME

        With --online you play at a server's tables, with its lobby, people and bots. If you
        name a game, a table for it is created at once. If you lose the connection, you continue
        where you were.
    .examples =
        baralho play escopa --bots robot4
        baralho play scopa --players 4 --rules team_mode=2v2,target=21
        baralho play buraco --humans 2 --lang it
        baralho play --resume
        baralho play --online https://cards.example --name Ana
cli-play-bots = Opponents, such as robot3,robot4
cli-play-players = How many play, people and bots together
cli-play-humans = How many people play at this terminal (1)
cli-play-record = Where to record the game
cli-play-resume = Continue a saved game, the latest by default
cli-play-online = Play at this server's tables, or at the table of a link
cli-play-table = A table there: its code or link
cli-play-name = Your name there
cli-play-token = Your token there, for programs (or BARALHO_TOKEN)

cli-rules = Show the rules of a game
    .examples =
        baralho rules escopa
        baralho rules scopone --lang it

cli-oracle = Answer questions about the rules: a JSON object per line
    .more =
        Reads one JSON object per line and answers each with one line, in order. The
        questions (op) are captures, score, meld, hand, deal, suggest, run and legal.
    .examples =
        echo '{"{"}"op":"captures","game":"escopa","table":["AD","5C","6S"],"card":"7C"{"}"}' | baralho oracle

cli-sim = Play many games between bots and compare them
    .more =
        Plays in process, on all cores. A draw counts half in the win rate; the intervals are
        95 % ones. The same seed and bots give the same result, whatever the number of threads.

        A game is a match where the rules have a target, and a round where they have none. Where
        fewer bots are named than play, they take the seats in turn. With --duplicate the number of
        games is rounded up to whole deals.

        In the Scopa family the bot vidente sees every card: a cheat that shows what would be
        possible. It plays nowhere else.
    .examples =
        baralho sim escopa --bots robot3,robot4 --games 10000
        baralho sim scopone --bots greedy,random --duplicate --seed 7 --json
        baralho sim scopa --bots greedy,robot4,random --rules target=21
        baralho sim escopa --bots mestre,robot4 --keep games.jsonl
cli-sim-bots = The bots, such as robot3,robot4
cli-sim-games = How many games (1000)
cli-sim-players = How many play; usually as many as bots
cli-sim-duplicate = Every deal in every seating (rotations for 5 bots or more)
sim-sees-all = { $bot } sees every card: a cheat, only to measure by.
cli-sim-threads = How many threads; usually one per core

cli-bench = Measure the speed of the engines and of the search
    .more =
        Random legal play on one thread: a fresh shuffle every game, scoring included. A ply is one
        card played, one card turned, or one decision at Buraco. Without a game, all of them.

        Where the game has mestre: its iterations per second at the first move of fresh deals, in time
        worked on one core, and the most memory that its search takes.
    .examples =
        baralho bench
        baralho bench scopa --seconds 5 --json
cli-bench-seconds = How long to measure each game (1)

cli-replay = Show a recorded game move by move
    .examples =
        baralho replay game.jsonl --pace 2

cli-verify = Check a recorded game against the rules
    .more =
        Plays the recording again, from its seed or deck, and names the first wrong line. A recording
        that stops early is fine, and you are told so. A recording of an online game also says where its
        seed came from: that is checked too, and with --commitment against what you saw before the deal.
    .examples =
        baralho verify game.jsonl
cli-verify-commitment = The hash that the server showed before the deal

cli-completions = Print a script that completes commands in a shell
    .examples =
        baralho completions bash > ~/.local/share/bash-completion/completions/baralho
cli-completions-shell = bash, zsh, fish, elvish or powershell

cli-man = Print the manual page
    .examples =
        baralho man > baralho.1
        baralho man sim > baralho-sim.1
cli-man-page = A command with a page of its own

# Wrong requests: each is followed by usage-help.
usage-help = For help: { $command } --help
usage-command = There is no command called "{ $typed }": choose { $commands }.
usage-argument = "{ $typed }" doesn't belong here.
usage-argument-near = "{ $typed }" doesn't belong here; did you mean { $near }?
usage-no-value = { $argument } needs a value.
# $expected: what would be right
usage-value = { $argument } can't be "{ $typed }": it takes { $expected }.
usage-missing = Missing: { $argument }.
usage-conflict = { $argument } can't be combined with { $other }.
usage-utf8 = The command is not valid text: write it in UTF-8.
usage-other = Not understood: { $typed }.
usage-seconds = from 0 to { $high } seconds, such as 0.8 or 800ms
usage-seconds-above = more than 0 and at most { $high } seconds, such as 0.8 or 800ms

# What is wrong with a line of a recording.
wrong-rules-version = The game was played by version { $given } of its rules, and this program has version { $ours }.
wrong-generator = The cards come from the generator { $given }, and this program has { $ours }.
wrong-generator-unnamed = The header has a seed but no generator: this program has { $ours }.
wrong-no-deal = The header has neither a seed nor a deck, so nobody knows what was dealt.
wrong-dealer = The dealer is seat { $given }, and the seats go from 0 to { $last }.
wrong-assisted = Seat { $given } is said to have undone moves, and the seats go from 0 to { $last }.
wrong-seats = { $given ->
    [one] One seat is named
   *[other] { $given } seats are named
}, but the game has { $players }.
wrong-no-seed = Round { $round } needs a seed, and the header has none.
wrong-seat = Seat { $given } moves, but it is seat { $expected }'s turn.
# $reason: a sentence
wrong-move = This move is illegal. { $reason }
wrong-after-end = This move comes after the end: the match was already over.
wrong-after-result = Nothing can follow the result.
wrong-early-result = The result comes before the end: the match was not over yet.
# $given, $expected: results as recordings write them
wrong-result = The result is wrong: the moves give { $expected }, not { $given }.

verify-unreadable = { $file }: { $reason }
verify-wrong = { $file }, line { $line }: { $reason }
# $players, $moves, $rounds: counted things, such as "two players"
verify-fine = { $file } follows the rules: { $game }, { $players }, { $moves }, { $rounds }.
verify-cut = The file ends in the middle of line { $line }; everything before it is fine.
verify-unfinished = The game is not finished.
# $winners: their numbers in the file; $n: how many they are
verify-result = { $n ->
    [one] Side { $winners } won.
   *[other] Sides { $winners } share the victory.
} Points by side: { $points }.
verify-no-result = The game is finished, but the file doesn't give the result.
verify-fair = The deals follow from the secret that the server chose beforehand and from what the players added.
verify-unfair = { $file }: the deals are not what was promised: { $reason }
verify-no-commitment = The recording doesn't say where its seed came from, so there is nothing to compare the hash with.
unfair-secret = the secret is not 64 hexadecimal digits.
unfair-commitment = the secret does not have the hash that was shown before the deal.
unfair-seed = the seed of the deals does not follow from the secret and from what the players added.

sim-title = { $game }, { $players }: { $games }, seed { $seed }.
sim-duplicate = Every deal was played in every seating.
sim-bot = bot
sim-games = games
sim-wins = wins
sim-draws = draws
sim-losses = losses
sim-rate = win %
sim-points = points
sim-interval = 95 %
sim-range = { $low } to { $high }
sim-speed = { $seconds } seconds, { $speed } games per second.
# $one, $other: names of bots
sim-warning = Warning: { $games } { $n ->
    [one] is
   *[other] are
} too few to tell { $one } and { $other } apart. Play more to be sure.
sim-no-interval = A dash in place of an interval: a single deal, or deals that all ended alike, show no spread.
sim-error-partners = In these rules partners would be rivals: a side would have different bots, and a bot would play on several sides. Name { $players } bots, or one for each side.
sim-error-bots = { $bots ->
    [one] One bot cannot take
   *[other] { $bots } bots cannot take
} { $players } seats in turn: name as many bots as there are seats, or a number that divides them.

bench-game = game
bench-players = players
bench-games = games/s
bench-plies = plies/s
bench-ns = ns/ply
bench-search = search
bench-iterations = iterations/s
bench-microseconds = µs/iteration
bench-memory = max. MiB
