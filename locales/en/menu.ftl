# The menu: questions, and what there is to choose from.
#
# Names of options, their values and bots' names are typed, so they stay as they are.

menu-bot-robot0 = would rather not capture
menu-bot-robot1 = plays any card
menu-bot-robot2 = plays its first card
menu-bot-robot3 = captures whenever it can
menu-bot-robot4 = captures as many cards as it can
menu-bot-random = makes any legal move
menu-bot-greedy = knows what is worth taking and what not to leave behind
menu-bot-classico = plays by the wisdom of the old card tables
menu-bot-novato = is playing for the first time
menu-bot-aprendiz = knows the rules and still misses a lot
menu-bot-amador = plays well and gets distracted now and then
menu-bot-veterano = has played for years and counts the cards
menu-bot-mestre = thinks before every move: the strongest
menu-bot-base = draws a card and discards the same one
menu-bot-draw = turns over cards, like everyone

## page: no
## What only the terminal says: the page does not load it.

menu-title = Baralho: card games in the terminal
menu-prompt = Your choice:
menu-help =
    Type the number or the name of your choice and press Enter.
    Enter alone picks the default: keep pressing it and you will be playing.
    q leaves.
menu-goodbye = Goodbye!
menu-not-a-choice = "{ $text }" is not one of the choices: type a number from 1 to { $last }, or press Enter for the default.
menu-range = { $low } to { $high }

menu-language = Which language? Enter for { $usual }.
menu-game = Which game? Enter for { $usual }.
menu-saved = r: continue your unfinished game of { $game }
menu-about = { $name }, { $about }

menu-opponents = How many opponents, { $numbers }? Enter for { $usual }.
menu-not-opponents = This game cannot have that many opponents: type { $numbers }.
menu-bots = { $most ->
    [one] Who do you want to play against?
   *[other] Who do you want to play against? Name up to { $most }; if you name fewer, they are repeated.
} Enter for { $usual }.
menu-too-many-bots = There are not that many seats: name at most { $most }.

menu-settings = Type a number to change something, or press Enter to play.
menu-value = New value for { $option }? { $about } Press Enter to keep { $value }.
# $range: menu-range; $none: what 0 means here
menu-or-none = { $range }; 0: { $none }
menu-people = people at this keyboard: { $value }
menu-how-many-people = How many people play at this keyboard, 1 to { $most }?
menu-not-people = Type a number from 1 to { $most }.
menu-plain = for screen readers, words instead of symbols: { $value }
