# Playing at a server's tables from the terminal: the lobby, the table, the connection.
#
# $you is yes when the one spoken to does it, no when somebody else does, called $who.

play-online-options = Not as usual: { $options }.
play-online-clock-move = { $n } seconds for every move.
play-online-clock-bank = { $n } seconds for the match, and { $more } more with every move.

play-online-time-up = { $you ->
    [yes] Your time was up: a bot moved for you.
   *[no] The time of { $who } was up: a bot moved.
}
play-online-pause-begins = The next round begins in { $n ->
    [one] one second
   *[other] { $n } seconds
}. The host stops the clock with p, and goes on with p.
play-online-paused = The match stands still: the host has paused it.
play-online-goes-on = The match goes on.
play-online-extended = { $you ->
    [yes] You have { $n } seconds more.
   *[no] { $who } has { $n } seconds more.
}
play-online-fair = The deals are checked: they come from what was promised before the match.
play-online-unfair = Careful: the deals do not come from what the server had promised before the match.
play-online-broken-off = The match was broken off.

play-online-said = { $who }: { $text }
play-online-changed = The host has changed what is played: { $game }.
play-online-sat = { $you ->
    [yes] You take seat { $n }.
   *[no] { $who } takes seat { $n }.
}
play-online-bot-sat = The bot { $who } takes seat { $n }.
play-online-stood = { $who } gives up a seat.
play-online-kicked = { $who } had to leave a seat.
play-online-ready = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
play-online-not-ready = { $you ->
    [yes] You are not ready any more.
   *[no] { $who } is not ready any more.
}
play-online-new-host = { $you ->
    [yes] You are the host now.
   *[no] { $who } is the host now.
}
play-online-seeded = { $you ->
    [yes] You have added your share to the chance behind the deal.
   *[no] { $who } has added a share to the chance behind the deal.
}
play-online-away = { $who } has lost the connection.
play-online-back = { $who } is back.
play-online-stand-in = The bot { $bot } stands in for { $who }.
play-online-silenced = { $you ->
    [yes] You may say nothing more here.
   *[no] { $who } may say nothing more here.
}
play-online-unsilenced = { $you ->
    [yes] You may talk again.
   *[no] { $who } may talk again.
}
play-online-woken = The server was away and is back: the match goes on where it was.
play-online-closed = The table is closed.
play-online-out-left = You have left the table.
play-online-out-kicked = You were sent away from the table.
play-online-out-no-spectators = The match has begun, and it may not be watched.
play-online-notice = From those who run the server: { $text }
play-online-reported = Reported. Those who run the server will look at it.
play-online-out-closed = The table was closed.
play-online-out-elsewhere = You went on at this table from somewhere else.

play-online-left-table = { $who } has left the table.
play-online-stand-in-you = The bot { $bot } plays for you until you are back.
play-online-back-you = You're back, and play for yourself.
play-online-stood-in = A bot played for you while you were away.
play-online-seat-waits = Your seat is kept. If it takes long, a bot plays for you until you are back.
play-online-out-left-seated = You have left the table. A bot plays on for you, and your seat is kept.
play-online-rated = The match is rated.
play-online-unrated = The match is not rated.
play-online-locked = The table has a password.
play-online-hidden = The lobby does not show the table: people come by its link.
play-online-unwatched = Only those who play may be here during the match.
play-online-your-partner = your partner
play-online-note-out = out of the match
play-online-with-seats = { $n ->
    [one] with seat { $seats }
   *[other] with seats { $seats }
}

## page: no
## What only the terminal says: the page does not load it.

play-online-bad-address = "{ $text }" is not the address of a server: write it as https://cards.example or localhost:8080, or paste the link to a table.
play-online-bad-code = "{ $text }" leads to no table: give its number in the list, its code of twelve letters, or its link.
play-online-unreachable = The server { $server } cannot be reached: { $reason }
play-online-refused = The server { $server } does not let you in: { $reason }
play-online-bad-token = The server does not know this token. Make a new one, or leave --token out to play as a guest.

play-online-welcome = You are at { $server } as { $name }.
play-online-again = Connected again.
play-online-broken = There is no connection. Trying again by itself; q leaves.
play-online-not-connected = There is no connection now: type the move again when it is back.
play-online-new-session = The server did not know you any more: you come in as a new guest.
play-online-unanswered = The connection broke before the server answered. Look whether it was done, and ask again if not.
play-online-nonsense = The server said something that this program does not understand: it may need an update.
play-online-left = Goodbye.
play-online-left-seated = Goodbye. Your seat is kept for a while, then a bot stands in: come back with the same command.

play-online-lobby = Lobby
play-online-prompt = Command:
play-online-no-tables = No table is open.
# $stage: waiting, playing or over; $free: empty seats; $names: who sits there
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] A match is being played.
   *[other] { $free ->
        [0] No empty seat.
        [one] One empty seat.
       *[other] { $free } empty seats.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}One watches.
   *[other] {" "}{ $watching } watch.
}{ $locked ->
    [yes] {" "}With a password.
   *[no] {""}
}
play-online-online = { $n ->
    [one] One person is online.
   *[other] { $n } people are online.
}
play-online-people = { $n ->
    [one] One person is online: { $who }.
   *[other] { $n } people are online, among them { $who }.
}
play-online-tip = Type the number of a table, "create" and a game, or ? for help.

play-online-link = Others come by this link: { $link }
play-online-seat = Seat { $n }: { $who }
play-online-seat-notes = Seat { $n }: { $who } ({ $notes })
play-online-a-bot = { $name }, a bot
play-online-empty = empty
play-online-note-host = host
play-online-note-ready = ready
play-online-note-away = away
play-online-you-watch = You watch.
play-online-table-tip = Type ready when you want to play. The host fills seats with "bot" and begins with "start". ? for help.
play-online-match-tip = Begin a line with : to talk, with / for commands; ? shows what you can type.

play-online-password-how = Type the password behind the table: { $command } PASSWORD
play-online-create-how = Say which game: { $games }. Behind it options may follow, such as players=4 clock=30 password=secret.
play-online-bot-how = Say which bot, such as "bot greedy", and perhaps for which seat: "bot greedy 2".
play-online-bad-pair = "{ $text }" is not understood: write options as key=value, such as players=4, clock=30, clock=300+5, public=off or target=21.
play-online-which-seat = Say a seat from 1 to { $last }.
play-online-nobody = There is nobody called "{ $who }".
play-online-at-no-table = You are at no table.
play-online-unknown = "{ $text }" is not understood. Type ? for help.
play-online-muted = You do not hear { $who } any more.
play-online-unmuted = You hear { $who } again.
play-online-no-hints = In a game with other people nobody is told the best move.

play-online-turn-of = It is the turn of { $who }.
play-online-no-turn = It is nobody's turn now.
play-online-time = { $n ->
    [one] You have one second.
   *[other] You have { $n } seconds.
} + asks for more.
play-online-rematch = Type ready for another match, leave to go to the lobby.

play-online-lobby-said = { $who }, in the lobby: { $text }

# Words that may be typed; several are separated by blanks. English ones always work.
play-online-word-help = help
play-online-word-tables = tables lobby
play-online-word-people = people who
play-online-word-create = create open
play-online-word-join = join watch
play-online-word-say = say chat
play-online-word-mute = mute
play-online-word-unmute = unmute
play-online-word-report = report
play-online-word-table = table seats
play-online-word-sit = sit
play-online-word-stand = stand
play-online-word-bot = bot
play-online-word-kick = kick
play-online-word-ready = ready again
play-online-word-seed = seed
play-online-word-start = start
play-online-word-pause = pause
play-online-word-more = more
play-online-word-host = host
play-online-word-silence = silence
play-online-word-change = change
play-online-word-leave = leave

play-online-help-lobby =
    tables: the open tables; Enter does the same
    join 2, or 2: go to table 2; join CODE PASSWORD: by code or link
    create escopa: open a table; options may follow:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, and the rules of the game, such as target=21
    people: who is online
    say TEXT, or :TEXT: talk to everybody here
    mute NAME, unmute NAME: stop hearing somebody, hear them again
    report NAME TEXT: tell those who run the server about somebody
    q: leave
play-online-help-table =
    table, or Enter: who sits where
    sit, sit 2, stand: take a seat, give it up
    ready: ready to play, or not any more
    seed TEXT: your own share of the chance behind the deal
    say TEXT, or :TEXT: talk to the table; mute NAME, unmute NAME
    leave: go to the lobby; q: leave the program
    The host: bot greedy, bot greedy 2: seat bots; start: begin;
      change key=value: other rules; kick 2, kick NAME: send away;
      silence NAME: not let talk, or again; host NAME: hand over
play-online-help-match =
    :TEXT: talk to the table; /mute NAME, /unmute NAME
    +: more time on your clock
    /table: who sits where; /leave: a bot plays on for you
    The host: p: pause, and go on; /kick 2; /silence NAME; /host NAME
    q: leave the program

play-online-ask-leave = A match is being played: if you leave, a bot plays on for you, and your seat is kept. Type it once more to leave.
play-online-come-back = To come back, type: { $command }
play-online-offline = There is no connection now: type it again when it is back.
play-online-silent = The server has gone silent.
play-online-watching = Watching: { $who }.
play-online-watching-more = { $n ->
    [one] One more watches.
   *[other] { $n } more watch.
}
play-online-watch-tip = You watch: type leave to go to the lobby, :TEXT to talk, ? for help.
play-online-help-watch =
    Enter: the table and the score
    :TEXT: talk to the table; mute NAME, unmute NAME
    table: who sits where; leave: go to the lobby
    The host: p: pause, and go on; kick NAME; silence NAME; host NAME
    q: leave the program
play-online-help-change =
    change scopa target=21: another game, other rules, also for a rematch;
      password=X, password=, public=off, spectators=off, rated=off as for create
