# baralho juiz: help and messages.

cli-juiz = The course judge for Buraco bots
    .more =
        The judge has the command line of the course's reference judge: baralho juiz -h shows all of it.
        With 1 or 3 bots a person plays at the terminal.
    .examples =
        baralho juiz ./my_bot ./other -seed 42
        baralho juiz -silent ./my_bot greedy
        baralho juiz ./my_bot
cli-juiz-words = The judge's options and up to four bots; -h explains them

juiz-usage =
    The course judge for Buraco bots: one game, one verdict.

    Usage: baralho juiz [OPTIONS] bot1 [bot2 [bot3 [bot4]]]

    A bot is a program, a command in quotes ("python3 bot.py") or one of the
    house: base, greedy or novato up to mestre. With 1 or 3 bots you play too,
    at the terminal. Options may stand anywhere.

      -d              shows every message (and overrides -silent)
      -i FILE         starts with the hands of a file: a line [ ... ] per hand,
                      the discard pile's card and the number of who plays first
      -seed N         the seed of the deal; 0 or none: any
      -silent         one line only: OK or NOK, seed, points and winner
      -estrito        the written rules, not those of the reference judge
      --plain         for screen readers, when you play
      --pace TIME     how long each move of the others stays, such as 0.5
      --lang LANGUAGE pt-BR, en, it or es; Portuguese if you do not say
      -h              this help

    Why a bot was disqualified is said on standard error. A bot has 3 seconds for
    each line. Exit codes: 0 a verdict, 1 none, 2 wrong request.

juiz-unknown-option = The judge has no option { $option }.
juiz-no-value = A value is missing after { $option }.
juiz-bad-seed = "{ $text }" is not a seed: give a whole number from { $low } to { $high }.
juiz-bad-pace = "{ $text }" is not a time: give seconds, such as 0.5 or 500ms.
juiz-no-bots = The bots are missing: name one to four.
juiz-too-many-bots = { $n } bots are too many: the table seats four.
juiz-start-unread = { $file } cannot be read: { $reason }
juiz-start-wrong = { $file }, line { $line }: { $wrong }
juiz-start-impossible = { $file }: { $wrong }
juiz-start-no-hand = the cards of player { $seat } are missing: give a line [ ... ] per hand.
juiz-start-no-pile = the discard pile's card is missing.
juiz-start-pile = the discard pile starts with one card, and this line has { $n }.
juiz-start-no-first = it doesn't say who plays first: give a number from 0 to { $last }.
juiz-start-first = "{ $word }" cannot play first: give a number from 0 to { $last }.
juiz-start-too-many = { $card } is listed more than twice, and there are only two.
juiz-start-cards = { $given } cards are in play, and the table holds { $most }: repeat fewer cards.

# The result.
juiz-seed = Seed: { $seed }
juiz-points = { $who }: { $points } points
juiz-went-out = { $who } went out.
juiz-winner = Winner: { $who }
juiz-draw = A tie.

# $reason: one of the sentences below
juiz-disqualified = { $who } is disqualified: { $reason }
juiz-line = Line: { $line }
juiz-complaints = The end of { $who }'s standard error:

juiz-not-utf8 = the line is not UTF-8 text.
juiz-empty-line = the line is empty.
juiz-unknown-command = "{ $word }" is not a command: there are only GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN and DISCARD.
juiz-not-a-card = "{ $word }" is not a card: a card is A, 2 to 10, J, Q or K followed by ♥, ♦, ♣ or ♠.
juiz-brackets = the brackets are wrong: the cards go between "[ " and " ]", with spaces.
juiz-no-index = the meld's number is missing after MELD_JOIN.
juiz-not-an-index = "{ $word }" is not the number of a meld: melds are numbered from 0.
juiz-discard-count = DISCARD takes exactly one card, and { $n ->
    [0] there was none
   *[other] there were { $n }
}.
juiz-too-many-lines = more than { $n } lines in one turn, without a discard.

juiz-illegal-over = the game is over already.
juiz-illegal-draw-first = it must draw or take the pile first.
juiz-illegal-drawn-already = it had already drawn this turn.
juiz-illegal-empty-pile = the discard pile is empty.
juiz-illegal-take = taking { $top } from the pile needs at least two cards from the hand, and { $n ->
    [0] there was none
    [one] there was only one
   *[other] there were { $n }
}.
juiz-illegal-not-held = it does not hold { $card }.
juiz-illegal-held = it does not have enough of { $card }: it needs { $needed }.
juiz-illegal-no-such-meld = { $n ->
    [0] there is no meld { $index }: its team has no melds yet.
    [one] there is no meld { $index }: its team's only meld is number 0.
   *[other] there is no meld { $index }: its team's melds are 0 to { $last }.
}
juiz-illegal-nothing-added = it named no card to add.
# $reason: buraco-meld-…
juiz-illegal-not-a-meld = { $cards } is not a meld: { $reason }.

juiz-silent = it sent no line for { $n } seconds.
juiz-ended = its program ended in the middle of the game, with code { $code }.
juiz-killed = its program was ended by signal { $signal }.
juiz-closed-output = its program closed its output and cannot answer any more.
juiz-line-too-long = it sent a line of more than { $n } bytes.
juiz-out-of-memory = it used more than { $n } MiB of memory.
juiz-out-of-disk = it wrote more than { $n } MiB into its folder.
juiz-unread = it did not read what it was told: more than { $n } MiB are waiting.
juiz-too-many-processes = it started more than { $n } processes.
juiz-no-program = there is no program { $program }.
juiz-not-executable = { $program } can't be run: make it executable with chmod +x.
juiz-is-directory = { $program } is a folder, not a program.
juiz-not-a-program = { $program } is not a program for this machine.
juiz-no-interpreter = { $program } asks for { $interpreter }, which is not installed.
juiz-cannot-start = its program does not start: { $reason }
juiz-interrupted = the game was interrupted.

# A person at the table.
juiz-heading = Buraco with the judge
juiz-tip = Type ? to see what you can type, q to leave. You have all the time you want.
juiz-person-help =
    Here q leaves without saving and without a verdict.
    The bots' commands work too, such as GET_STOCK or DISCARD 7♦.
juiz-left = You left: the game has no verdict.
