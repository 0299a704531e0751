# baralho bot: help and messages.

cli-bot = Run a built-in bot as a process, or check a bot
    .more =
        With a game and a bot's name: plays that bot for whoever is at the other end of standard input and
        output. jsonl is the protocol for every game (docs/bots.md), itp the course's for Buraco (docs/juiz.md).

        With check and a command: starts the command as a bot, plays with it, and says for each thing that
        a runner expects of a bot whether it does it, and if not, what to do about it. Options of the command itself
        go behind --, or the whole command between quotes.
    .examples =
        baralho bot escopa robot4 --protocol jsonl
        baralho bot buraco greedy --protocol itp
        baralho bot check python3 bot.py --game escopa
        baralho bot check "./my-bot --level 3" --protocol itp
cli-bot-game = The game, or check
cli-bot-bot = The bot's name, or the command that starts it
cli-bot-protocol = jsonl (for every game) or itp (the Buraco course)
cli-bot-seed = The number that decides what a built-in bot does by chance
cli-bot-check_game = Check: the game; what the bot says it plays, otherwise
cli-bot-seconds = Check: how long a line may take (3); also --move-time
cli-bot-memory = Check: memory it may use, such as 512M
cli-bot-sandbox = Check: no network and no files, as in the arena
cli-bot-json = Check: answer with one JSON object

bot-error-one-name = One bot is run at a time: name one, such as in baralho bot escopa robot4.
bot-error-itp = The protocol itp is for Buraco only: use --protocol jsonl.
# $reason: what the reader of messages says, in English
bot-error-message = Line { $line } of the input is not understood ({ $reason }): { $text }
bot-error-judge = The judge's input is not understood: { $reason }
bot-error-check-only = --game, --json, --memory and --sandbox go with check only.
bot-error-quotes = The command has a quote that is not closed.

# What is checked.
check-starts = It starts
check-hello = It says who it is
check-end-of-input = It ends at the end of its input
check-answers = It answers requests
check-legal = Its moves are legal
check-games = It plays several games in one process
check-ids = It names the request it answers
check-only-answers = It writes nothing but answers
check-quit = It ends at quit
check-tables = It plays at every seat of every table
check-unknown = It ignores what it does not know
check-long-stream = It keeps up with many messages
check-standard-error = Its standard error is quiet
check-two-players = It plays with two players
check-four-players = It plays with four players
check-long-lines = It reads long lines
check-empty-list = It reads an empty list of cards
check-waits-for-turn = It waits for its turn

check-title = { $command } ({ $protocol })
# $title: what is checked; $message: what there is to say
check-line = { $title }: { $message }
check-line-skipped = { $title } (not checked)
check-line-cure = To fix it: { $cure }
check-line-table = Table: { $table }
check-line-sent = Sent: { $line }
check-line-got = Got: { $line }
check-line-errors = Its standard error: { $text }
# $players: counted, such as "two players"
check-table = { $game }, { $players }, seat { $seat }
check-passed = All checks passed: this bot can play anywhere.
check-passed-with-notes = Nothing is wrong: this bot can play. The notes are worth reading.
check-failed = { $failed ->
    [one] One check failed
   *[other] { $failed } checks failed
}; { $passed ->
    [0] nothing more could be checked.
    [one] one passed.
   *[other] { $passed } passed.
}

check-hello-any = { $name }, any game
check-hello-games = { $name }, { $games }
check-games-played = { $games } games, { $answers } moves
check-tables-played = { $tables } seats

check-note-minimal = no hello: a minimal bot, which is fine
check-note-exit = it ended with exit code { $code } rather than 0
check-note-quit = a minimal bot need not know it: the end of its input will do
check-note-ids = it gives no id with its moves, which is fine
check-note-others = { $lines } lines of other kinds, which are ignored
check-note-standard-error = { $bytes } bytes, which are kept and do no harm
check-note-stays = it was still running { $seconds } seconds later; judges stop such bots

check-fault-silent = No line came within { $seconds } { $seconds ->
    [1] second
   *[other] seconds
}.
check-cure-silent = Answer every request with one line, and flush standard output after it: fflush(stdout) in C, print(..., flush=True) in Python.
check-cure-itp-silent = When the judge sends your id it is your turn: write a line and flush standard output, fflush(stdout) in C. After GET_STOCK and GET_DISCARD the judge answers with one line; after the other commands it does not.
check-fault-exit = It ended with exit code { $code }.
check-cure-exit = A bot continues until it reads quit or the end of its input. What it wrote to standard error may say why it left.
check-fault-signal = It was ended by signal { $number }: it crashed, or somebody killed it.
check-cure-signal = Run it by hand under a debugger and send it the line below.
check-fault-closed = It closed its standard output.
check-cure-closed = Leave standard output open as long as the bot runs.
check-fault-long-line = It wrote a line of more than { $limit } bytes.
check-cure-long-line = An answer is one short line with an end of line. Write notes to standard error.
check-fault-memory = It used more than { $limit } bytes of memory.
check-fault-disk = It wrote more than { $limit } bytes into its folder.
check-fault-unread = It did not read what it was told: more than { $limit } bytes are waiting.
check-fault-processes = It started more than { $limit } processes.
check-cure-limits = Use less: runners set limits.
check-cure-unread = Read every line, also those that are no request.
check-fault-interrupted = The check was stopped.
check-fault-stays = It was still running { $seconds } seconds after the end of its input.
check-cure-end-of-input = Leave the loop when reading gives the end of the file: getline returns -1, fgets NULL, input() raises EOFError.
check-fault-stays-quit = It was still running { $seconds } seconds after quit.
check-cure-quit = End the program when a message of the type quit comes.
check-fault-no-hello = It says ready but no hello.
check-cure-hello = {"Answer hello with {\"type\":\"hello\",\"protocol\":1,\"name\":\"...\",\"author\":\"...\",\"games\":[\"escopa\"]}."}
check-fault-no-ready = It says hello but not ready.
check-fault-order = Its hello does not come first.
check-cure-ready = {"Answer every message in the order it comes: hello with a hello, ready with {\"type\":\"ready\"}."}
check-fault-version = It speaks version { $given } of the protocol, and this runner version { $ours }.
check-cure-version = {"Say \"protocol\":1 in your hello."}
# $reason: what the reader of messages says, in English
check-fault-message = Its line is not understood ({ $reason }).
check-cure-message = Answer with the number of a move in the list, counted from 0, or with its text. Write notes to standard error.
# $reason: a sentence
check-fault-illegal = Its move is not legal. { $reason }
check-cure-illegal = Choose one of the request's moves: its place in the list, counted from 0, or its text just as it is there.
check-not-a-move = "{ $text }" is not a move: an answer is a move's place in the list, or its text.
check-bad-index = There is no move { $index }: the request lists { $moves }, counted from 0.
check-fault-unasked = It answered more often than it was asked.
check-cure-unasked = Write one line for each message of the type request, and nothing for the others.
check-fault-id = It gave an id that is not that of the request.
check-cure-id = Give the id of the request that you answer, or none.
check-cure-unknown = Ignore messages of types you do not know, and fields you do not know: later versions have some.
check-cure-long-stream = Read every message as it comes, and write nothing but answers: a full pipe stops both sides.
check-fault-judge = The judge disqualified it. { $reason }
check-cure-judge = The commands and their rules are in docs/juiz.md: compare the line with them.
check-fault-out-of-turn = It wrote a line although it was not its turn.
check-cure-out-of-turn = Write only after the judge has sent your own id, and until your DISCARD.
check-cure-long-lines = Hands and piles can be longer than 300 bytes: read lines of any length, getline in C, or at least 1024 bytes, and room for 104 cards.
check-cure-empty-list = A list may have no cards, [  ]: whoever takes a pile of one card gets it. Read words until the closing bracket.

check-start-no-program = There is no program { $program }.
check-cure-no-program = Give the command as you would type it here, such as ./bot or python3 bot.py.
check-start-not-executable = { $program } can't be run.
check-cure-not-executable = Make it executable: chmod +x { $program }
check-start-directory = { $program } is a directory.
check-start-interpreter = { $program } asks for { $interpreter }, which is not installed.
check-start-not-a-program = { $program } is not a program for this machine.
check-cure-interpreter = Say what runs it, as in python3 bot.py, or write that into its first line, as in #!/usr/bin/env python3.
check-start-other = It cannot be started: { $reason }

# Why the judge disqualifies for a line.
check-line-not-utf8 = The line is not UTF-8 text.
check-line-empty = The line is empty.
check-line-command = "{ $word }" is not a command: there are GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN and DISCARD.
check-line-card = "{ $word }" is not a card: write a rank (A, 2 to 10, J, Q, K) and a suit (♥ ♦ ♣ ♠), as in 10♥.
check-line-brackets = The brackets are wrong: the cards go between "[ " and " ]", with spaces.
check-line-index = "{ $word }" is not the number of a meld: they are counted from 0.
check-line-discard = DISCARD takes exactly one card, not { $n }.
check-line-too-many = More than { $limit } lines in one turn.
