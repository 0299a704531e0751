# The menu: questions, and what there is to choose from.
#
# Names of options, their values and bots' names are typed, so they stay as they are.

menu-about-escopa = the Brazilian way, one round; you choose what to capture
menu-about-scopa = the Italian classic, to 11 points
menu-about-escoba = captures make fifteen, to 11 points
menu-about-scopone = all cards dealt, two against two, to 21 points
menu-about-rouba-montes = turn cards and steal piles, pure luck
menu-about-buraco = runs and canastras, with the discard pile

menu-bot-robot0 = would rather lay a card than capture
menu-bot-robot1 = plays any card
menu-bot-robot2 = plays its first card
menu-bot-robot3 = captures whenever it can
menu-bot-robot4 = captures as many cards as it can
menu-bot-random = makes any legal move
menu-bot-greedy = knows what is worth taking and what not to leave
menu-bot-classico = plays by the wisdom of the old card tables
menu-bot-novato = is playing for the first time
menu-bot-aprendiz = knows the rules and still overlooks a lot
menu-bot-amador = plays well and is distracted now and then
menu-bot-veterano = has played for years and counts the cards
menu-bot-mestre = thinks before every move: the strongest
menu-bot-base = draws a card and discards it
menu-bot-draw = turns cards, as everybody does

## page: no
## What only the terminal says: the page does not load it.

menu-title = Baralho: card games at the terminal
menu-prompt = Your choice:
menu-help =
    Type the number or the name of your choice and press Enter.
    Enter alone takes the usual choice: press it all along and you will be playing.
    q leaves.
menu-goodbye = Goodbye!
menu-not-a-choice = "{ $text }" is not among the choices: type a number from 1 to { $last }, or press Enter for the usual one.
menu-range = { $low } to { $high }

menu-language = Which language? Enter for { $usual }.
menu-game = Which game? Enter for { $usual }.
menu-saved = r: go on with the game of { $game } that you left
menu-about = { $name }, { $about }

menu-opponents = How many opponents, { $numbers }? Enter for { $usual }.
menu-not-opponents = That is not a number of opponents for this game: type { $numbers }.
menu-bots = { $most ->
    [one] Which one do you want to play with?
   *[other] Which of them do you want to play with? Name up to { $most }; if you name fewer, they are repeated.
} Enter for { $usual }.
menu-too-many-bots = There are not so many seats: name at most { $most }.

menu-settings = Type a number to change something, or press Enter to play.
menu-option = { $option }: { $value } ({ $about })
menu-value = New value for { $option }? Enter keeps { $value }.
menu-people = people at this keyboard: { $value }
menu-how-many-people = How many people play at this keyboard, 1 to { $most }?
menu-not-people = Type a number from 1 to { $most }.
menu-plain = for screen readers, words instead of symbols: { $value }

menu-option-compat = itp: deal and count as the course's judge does

menu-option-target = points that win the match; none for a single round
menu-option-cards-per-deal = cards dealt to each at a time
menu-option-decks = decks shuffled together
menu-option-escoba = on: captures make fifteen
menu-option-scopa-mechanic = normal; no_scopas: sweeps give nothing; only_scopas: only sweeps score
menu-option-instant-win = on: a sweep that reaches the target wins at once
menu-option-inverse = on: whoever reaches the target is out
menu-option-team-mode = individual, or teams such as 2v2
menu-option-team-card-scoring = on: partners count their cards together
menu-option-hints = on: each card shows what it would capture
menu-option-last-play-sweep = on: the last card of a round can make a sweep
menu-option-capture = fewest, rank-first or fifteen: what a card may capture
menu-option-choice = player or most: who chooses among captures
menu-option-prime = sevens or primiera: the fourth category
menu-option-faces = figures or numbers: what the high cards look like
menu-option-redeal = deal again with so many tens on the table; off for never
menu-option-pause = seconds between rounds
