# Playing at a server's tables from the terminal: the lobby, the table, the connection.
#
# $you is yes when the one spoken to does it, no when somebody else does, called $who.

play-online-options = Special rules: { $options }.
play-online-clock-move = { $n } seconds per move.
play-online-clock-bank = { $n } seconds for the match, plus { $more } per move.

play-online-time-up = { $you ->
    [yes] You ran out of time: a bot played for you.
   *[no] { $who } ran out of time: a bot played instead.
}
play-online-pause-begins = The next round starts in { $n ->
    [one] one second
   *[other] { $n } seconds
}. The host can pause and resume with p.
play-online-paused = Paused by the host.
play-online-goes-on = The match continues.
play-online-extended = { $you ->
    [yes] You have { $n } more seconds.
   *[no] { $who } has { $n } more seconds.
}
play-online-fair = Deal checked: the cards are the ones the server committed to before the match.
play-online-unfair = Warning: the cards are not the ones the server committed to before the match.
play-online-broken-off = The match was stopped.

play-online-said = { $who }: { $text }
play-online-changed = The host has changed the game: { $game }.
play-online-sat = { $you ->
    [yes] You take seat { $n }.
   *[no] { $who } takes seat { $n }.
}
play-online-bot-sat = The bot { $who } takes seat { $n }.
play-online-stood = { $who } leaves their seat.
play-online-kicked = { $who } was removed from the table.
play-online-ready = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
play-online-not-ready = { $you ->
    [yes] You are no longer ready.
   *[no] { $who } is no longer ready.
}
play-online-new-host = { $you ->
    [yes] You're the host now.
   *[no] { $who } is the host now.
}
play-online-seeded = { $you ->
    [yes] Your text helps decide the deal.
   *[no] { $who } has added a text that helps decide the deal.
}
play-online-away = { $who } lost the connection.
play-online-back = { $who } is back.
play-online-stand-in = The bot { $bot } is playing for { $who }.
play-online-silenced = { $you ->
    [yes] You can't write in the chat here any more.
   *[no] { $who } can't write in the chat here any more.
}
play-online-unsilenced = { $you ->
    [yes] You can write in the chat again.
   *[no] { $who } can write in the chat again.
}
play-online-woken = The server was restarted: the match continues where it was.
play-online-closed = The table is closed.
play-online-out-left = You left the table.
play-online-out-kicked = The host removed you from the table.
play-online-out-no-spectators = The match has started, and this table has no spectators.
play-online-notice = From the people who run the server: { $text }
play-online-reported = Reported. The people who run the server will look at it.
play-online-out-closed = The table was closed.
play-online-out-elsewhere = You're now playing at this table from another window.

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

play-online-bad-address = "{ $text }" is not a server address: write it as https://cards.example or localhost:8080, or paste the link to a table.
play-online-bad-code = No table found for "{ $text }": type its number in the list, its twelve-character code or its link.
play-online-unreachable = The server { $server } can't be reached: { $reason }
play-online-refused = The server { $server } won't let you in: { $reason }
play-online-bad-token = The server doesn't know this token. Create a new one, or leave out --token to play as a guest.

play-online-welcome = You're at { $server } as { $name }.
play-online-again = Reconnected.
play-online-broken = Connection lost. Reconnecting; q leaves.
play-online-not-connected = You're not connected right now: type your move again when the connection is back.
play-online-new-session = The server no longer knew you: you're back as a new guest.
play-online-unanswered = The connection dropped before the server answered. Check whether it went through; if not, try again.
play-online-nonsense = The server said something this program doesn't understand: it may need an update.
play-online-left = Goodbye.
play-online-left-seated = Goodbye. Your seat is kept for a while, then a bot plays for you: come back with the same command.

play-online-lobby = Lobby
play-online-prompt = Command:
play-online-no-tables = No open tables.
# $stage: waiting, playing or over; $free: empty seats; $names: who sits there
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] Match in progress.
   *[other] { $free ->
        [0] No empty seats.
        [one] One empty seat.
       *[other] { $free } empty seats.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}One person watching.
   *[other] {" "}{ $watching } people watching.
}{ $locked ->
    [yes] {" "}Password needed.
   *[no] {""}
}
play-online-online = { $n ->
    [one] One person is online.
   *[other] { $n } people are online.
}
play-online-people = { $n ->
    [one] One person is online: { $who }.
   *[other] { $n } people are online, including { $who }.
}
play-online-tip = Type the number of a table, "create" and a game, or ? for help.

play-online-link = Others can join with this link: { $link }
play-online-seat = Seat { $n }: { $who }
play-online-seat-notes = Seat { $n }: { $who } ({ $notes })
play-online-a-bot = { $name }, a bot
play-online-empty = empty
play-online-note-host = host
play-online-note-ready = ready
play-online-note-away = disconnected
play-online-you-watch = You're watching.
play-online-table-tip = Type ready when you want to play. The host fills seats with "bot" and starts with "start". ? for help.
play-online-match-tip = Start a line with : to chat, with / for commands; ? shows what you can type.

play-online-password-how = Type the password after the table: { $command } PASSWORD
play-online-create-how = Which game? Choose { $games }. Options can follow it, such as players=4 clock=30 password=secret.
play-online-bot-how = Type which bot, such as "bot greedy", and if you like for which seat: "bot greedy 2".
play-online-bad-pair = "{ $text }" is not an option: write key=value, such as players=4, clock=30, clock=300+5, public=off or target=21.
play-online-which-seat = Type a seat from 1 to { $last }.
play-online-nobody = Nobody here is called "{ $who }".
play-online-at-no-table = You're not at a table.
play-online-unknown = "{ $text }" is not a command. Type ? for help.
play-online-muted = { $who } is muted.
play-online-unmuted = { $who } is no longer muted.
play-online-no-hints = In a match with other people nobody is told the best move.

play-online-turn-of = { $who }'s turn.
play-online-no-turn = It's nobody's turn right now.
play-online-time = { $n ->
    [one] You have one second.
   *[other] You have { $n } seconds.
} Type + for more.
play-online-rematch = Type ready for a rematch, or leave to go to the lobby.

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
    create escopa: create a table; options can follow:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, and the rules of the game, such as target=21
    people: who is online
    say TEXT, or :TEXT: chat with everyone here
    mute NAME, unmute NAME: hide somebody's messages, show them again
    q: leave
play-online-help-table =
    table, or Enter: who sits where
    sit, sit 2, stand: take a seat, leave it
    ready: you're ready to play, or no longer
    seed TEXT: a text of your own that helps decide the deal
    say TEXT, or :TEXT: chat with the table; mute NAME, unmute NAME
    leave: go to the lobby; q: leave the program
    Host only: bot greedy, bot greedy 2: seat bots; start: start the match;
      change key=value: other rules; kick 2, kick NAME: remove somebody;
      silence NAME: bar from the chat, or allow again; host NAME: new host
play-online-help-match =
    :TEXT: chat with the table; /mute NAME, /unmute NAME
    +: more time on your clock
    /table: who sits where; /leave: a bot plays on for you
    Host only: p: pause and resume; /kick 2; /silence NAME; /host NAME
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
play-online-watch-tip = You're watching: type leave to go to the lobby, :TEXT to talk, ? for help.
play-online-help-watch =
    Enter: the table and the score
    :TEXT: talk to the table; mute NAME, unmute NAME
    table: who sits where; leave: go to the lobby
    The host: p: pause, and continue; kick NAME; silence NAME; host NAME
    q: leave the program
play-online-help-change =
    change scopa target=21: another game, other rules, also for a rematch;
      password=X, password=, public=off, spectators=off, rated=off as for create
