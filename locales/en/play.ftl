# Playing at the terminal: what all games share.
#
# $you is yes when the one spoken to does it, no when somebody else does, called $who.

you = you
# After a preposition.
you-to = you
person = Player

round-heading = { $game }, round { $n }
round-over = End of round { $n }
match-over = Game over
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

# $scores: score-one for everyone, joined by commas
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

# $moves: suggest-…, what is undone
takes-back = { $you ->
    [yes] You undo your move: { $moves }.
   *[no] { $who } undoes a move: { $moves }.
}
# $n: how many moves
takes-moves-back = { $you ->
    [yes] You undo { $n ->
        [one] your last move
       *[other] your last { $n } moves
    }.
   *[no] { $who } undoes { $n ->
        [one] the last move
       *[other] the last { $n } moves
    }.
}

left = The game is saved in { $file }. To continue it: { $command }
no-pause-now = You can only pause between rounds: p pauses there, and p again continues.

## page: no
## What only the terminal says: the page does not load it.

person-number = Player { $n }

prompt-move = Your move:
prompt-choice = Which one?
prompt-ready = Press Enter:
choose-a-number = Type a number from 1 to { $last }, or press Enter to go back.
pass-keyboard = { $who }'s turn. Pass the keyboard to { $who }, who then presses Enter.

pause-begins = The next round starts in { $n ->
    [one] one second
   *[other] { $n } seconds
}. Press Enter to start now, or p to wait.
paused = Paused. Press p or Enter to continue.
pause-help = Press Enter to start the next round, p to pause, or q to save and leave.

# $typed: what was typed, such as 7c; $card: the name of the card in full
typed-card = { $typed }: { $card }.

no-such-place = There is no { $place } in your hand: your cards are h1 to { $last }.

recorded = The game is recorded in { $file }.
left-unsaved = You left the game. It could not be saved.
record-lost = This game can't be recorded; you can still play on: { $reason }
record-exists = The file { $file } already exists: choose another name, or continue the game in it with --resume.
record-impossible = The game cannot be recorded in { $file }: { $reason }
record-no-folder = The game cannot be recorded in { $file }: the folder { $folder } does not exist. Create it, or choose another place.
resumed = { $n ->
    [0] Your game continues from the start.
    [one] Your game continues after the first move.
   *[other] Your game continues after { $n } moves.
}
nothing-to-resume = There is no unfinished game: start one with baralho play and the name of a game.
already-finished = The game in { $file } is finished: watch it with baralho replay.
# $reason: a sentence
wrong-record = The recording { $file } breaks the rules on line { $line }: { $reason }

which-game = Which game? Choose { $games }.
unknown-game = There is no game called "{ $game }": choose { $games }.
unknown-bot = There is no bot called "{ $bot }" for this game: choose { $bots }.
bot-without-budget = The bot { $bot } answers at once and takes no time limit: only { $bots } does.
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

replay-unfinished = The recording ends here: the game was not finished.
tip = Type ? for help, q to save and leave.

choice = { $n }: { $text }
