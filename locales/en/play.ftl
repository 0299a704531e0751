# Playing at the terminal: what all games share.
#
# $you is yes when the one spoken to does it, no when somebody else does, called $who.

you = you
# After a preposition.
you-to = you
person = Player

round-heading = { $game }, round { $n }
round-over = End of round { $n }
game-over = The game is over
your-turn = Your turn
plays-first = { $you ->
    [yes] You play first.
   *[no] { $who } plays first.
}
# $teams: the members of each team, teams separated by semicolons
teams = Teams: { $teams }.

# $cards: the cards of the hand, each with its place
hand = Your hand: { $cards }
hand-empty = Your hand is empty.
holds = { $you ->
    [yes] You hold { $cards }.
   *[no] { $who } holds { $cards }.
}
place-card = { $place }, { $card }

# $scores: score-one for everybody, joined by commas
score = Score: { $scores }.
score-one = { $who } { $points }
total = Total
grid-cell = { $who } { $cell }
# $verdict: what follows from the row, as a sentence; may be empty
grid-row = { $label }: { $cells }. { $verdict }

eliminated = Out of the match: { $who }.
wins = { $you ->
    [yes] You win!
   *[no] { $who } wins.
}
team-wins = Victory for { $who }!
shared-victory = A shared victory: { $who }.

choice = { $n }: { $text }

left = The game is saved in { $file }. To go on with it: { $command }

no-pause-now = The clock runs only between rounds: there p stops it, and p again goes on.

## page: no
## What only the terminal says: the page does not load it.

person-number = Player { $n }

prompt-move = Your move:
prompt-choice = Which one?
prompt-ready = Press Enter:
choose-a-number = Type a number from 1 to { $last }, or press Enter to think again.
pass-keyboard = It is the turn of { $who }. Pass the keyboard to { $who }, who then presses Enter.

pause-begins = The next round begins in { $n ->
    [one] one second
   *[other] { $n } seconds
}. Enter begins it now; p stops the clock.
paused = The clock is stopped. Press p or Enter to go on.
pause-help = Press Enter to begin the next round, p to stop the clock, or q to save and leave.

no-such-place = There is no { $place } in your hand: its cards go from h1 to { $last }.

recorded = The game is recorded in { $file }.
left-unsaved = You have left the game. It could not be saved.
record-lost = This game cannot be recorded, and goes on without: { $reason }
record-exists = There is already a file { $file }: choose another name, or go on with the game in it by --resume.
record-impossible = The game cannot be recorded in { $file }: { $reason }
record-no-folder = The game cannot be recorded in { $file }: there is no folder { $folder }. Create it, or choose another place.
resumed = { $n ->
    [0] You go on with the game before its first move.
    [one] You go on with the game after its first move.
   *[other] You go on with the game after { $n } moves.
}
nothing-to-resume = There is no unfinished game to go on with: start one with baralho play and the name of a game.
already-finished = The game in { $file } is finished: watch it with baralho replay.
# $reason: a sentence
wrong-record = The record { $file } breaks the rules in line { $line }: { $reason }

which-game = Say which game: { $games }.
unknown-game = There is no game "{ $game }": choose { $games }.
unknown-bot = There is no bot "{ $bot }" for this game: choose { $bots }.
bot-without-budget = The bot { $bot } answers at once and takes no time: only { $bots } does.
bad-budget = "{ $budget }" is not a limit: write a time such as 200ms or 1.5s (up to 600s), or a number of iterations such as 5000it.
bot-sees-all = The bot { $bot } sees every card, which is cheating: it plays only in "baralho sim", to measure what is possible.
too-many-people = { $humans } people cannot sit at a table for { $players }: ask for fewer with --humans, or for a larger table with --players.
too-many-bots = { $bots ->
    [one] One bot does
   *[other] { $bots } bots do
} not fit at a table for { $players }: { $most ->
    [0] people take all its seats
    [one] there is room for only one
   *[other] there is room for { $most }
}.

replay-unfinished = The record ends here: the game was not finished.
tip = Type ? to see what you can type, q to save and leave.
