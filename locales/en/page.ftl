# The page: home, tables, account, settings.

page-welcome = What shall we play?
page-skip = Skip to content
page-navigation = Main navigation
page-games = Games
page-leaderboards = Leaderboard
page-account = Account
page-history = Your games
page-settings = Settings
page-help = Help
page-language = Language
# $language: what its speakers call it
page-language-lost = { $language } could not be loaded, so nothing has changed. Try again in a moment, or reload the page.
page-close = Close
page-back = Back
page-cancel = Cancel
page-done = Done.
page-more = More
page-reload = Reload
page-unreachable = The server can't be reached. Try again in a moment.
page-connecting = Connecting…
page-connection-lost = Connection lost. Reconnecting…
page-unanswered = The connection dropped before the server answered: check whether it went through.
page-outdated = This page is out of date. Please reload it.
page-worker-failed = The game could not start. Please reload the page.
page-no-server = You're playing offline: games against bots work, tables with other people don't.
page-play = Play
page-play-game = Play { $game }
page-options-game = { $game } options
page-create = Create a table
page-rules = Rules
page-rules-game = { $game } rules
page-resume = Continue your game
page-choose-game = Choose a game
page-lobby = Tables with other people
page-enter-lobby = Enter as a guest
page-your-tables = Your tables
page-back-to-table = Back to table { $code }
page-no-tables = No open tables right now. Create one!
page-code = Table code or link
page-no-code = That's not a table code: a code has twelve letters and digits.
page-join = Join
page-join-table = Join { $host }'s table, { $game }
page-online = { $n ->
    [one] One person here: { $names }
   *[other] { $n } people here: { $names }
}
page-stage-waiting = waiting for players
page-stage-playing = playing
page-stage-over = between matches
page-locked = password needed
page-empty-seat = empty
page-chat = Chat
page-say = Write a message
page-send = Send
page-players = Number of players
page-rules-options = Rules and options
page-opponents = Opponents
page-opponent = Opponent { $n }
page-clock = Thinking time
page-clock-off = No limit
page-clock-move = Seconds per move
page-clock-bank = Seconds for the whole match, plus five per move
page-clock-seconds = Seconds
page-public = Show the table in the lobby
page-rated = Rated: the result counts for the leaderboard
page-table-password = Table password
page-waiting = Who's playing
page-ready = Ready
page-is-ready = ready
page-away = disconnected
page-stand = Leave your seat
page-start = Start
page-bot = { $name } (bot)
page-sit-at = Take seat { $n }
page-kick = Clear seat { $n }
page-hand-over = Make { $who } the host
page-mute = Mute { $who }
page-report = Report { $who }
page-people = People here
page-unmute = Unmute { $who }
page-fill = Bot for the empty seats
page-add-bots = Add bots
page-change = Change the options
page-apply = Apply
page-seats = Players
page-table = Table
page-hand = Your hand
page-discard-area = Discard area
page-discard-pile = Discard pile
page-deck = Deck: { $cards }.
page-stock = Stock: { $cards }.
page-pile-top = Discard pile: { $n ->
    [one] one card
   *[other] { $n } cards
}, { $card } on top.
page-held = { $n } in hand
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-seat-scopa = { $who }: { $held } in hand, { $captured } captured, { $sweeps }, { $points }.
page-seat-buraco = { $who }: { $held } in hand, { $points } on the table.
page-round = round { $n }
page-target = to { $n }
page-thinks = thinking…
page-usual-game = escopa
page-turn-of = { $who }'s turn.
page-no-turn = It's nobody's turn right now.
page-not-your-turn = It's not your turn.
page-paused = Paused by the host.
page-no-such-capture = { $card } can't capture those cards.
page-turn-card = Turn over a card
page-draw = Draw
page-take = Take the pile
page-lay = Lay down a meld
page-add = Add to a meld
page-discard = Discard
page-sort-rank = Sort by rank
page-sort-suit = Sort by suit
page-sorted-rank = Hand sorted by rank.
page-sorted-suit = Hand sorted by suit.
page-drawn = just drawn
page-meld = { $points }{ $canastra ->
    [limpa] , clean canasta
    [suja] , dirty canasta
   *[none] {""}
}
page-meld-named = { $index }: { $cards }; { $label }
page-fits-no-meld = These cards don't fit any of your melds.
page-discard-one = Select exactly one card to discard.
page-discard-card = Discard { $card }
page-undo = Undo the last move
page-new-card = new
page-stock-name = Stock
# On a meld of seven or more cards; $kind: limpa (clean) or suja (dirty)
page-canastra = { $kind ->
    [limpa] Clean
   *[suja] Dirty
}
# $cards: what is selected, and fits several melds; $n: how many
page-where = Where { $n ->
    [one] does { $cards } go?
   *[other] do { $cards } go?
}
# Before cards that make a meld, that fit one, or that make one with the top of the pile
page-ready-meld = Ready:
page-ready-add = Fits a meld:
page-ready-take = To take the pile, lay down
page-ready-heard = { $lead } { $cards }; { $gain }
page-lay-cards = Lay down { $cards }
page-add-cards = Add { $cards }
page-show-pile = Show the discard pile
page-pile-title = Discard pile, bottom to top
page-pile-useful = The ones with a tick are of use to you.
page-hint = Hint
page-no-hints-online = No hints at tables with other people.
page-pause = Pause
page-leave = Leave
page-share = Copy link
page-shared = Send this link to the people you want to invite: { $address }
page-log = Game log
page-seconds-left = { $n ->
    [one] One second left.
   *[other] { $n } seconds left.
}
page-next-round-in = Next round in { $n }.
page-more-time = More time
page-no-clock = There is no time limit.
page-score = Score
page-verdict = Point
page-next-round = Next round
page-again = Play again
page-replay = Replay
page-watch-replay = Watch the replay
page-record-right = Checked: this game follows the rules, and its cards were dealt as recorded.
page-record-wrong = This recording breaks the rules: it is shown up to that point.
page-first = First
page-last = Last
page-step-back = Previous move
page-step-on = Next move
page-step = Move { $n } of { $of }
page-eyes-of = Point of view
page-copy-link = Copy link
page-link-copied = Link copied: it holds the whole game.
page-save-record = Save the recording
page-history-here = Played here against bots
page-history-server = Played at online tables
page-no-games = No games yet.
page-open-record = Open a recording
page-record-text = Paste a recording
page-nobody-rated = Nobody has a rating in this game yet.
page-place = Place
page-name = Name
page-rating-score = Rating
page-rating-games = Games
page-rating-wins = Wins
page-insecure = This connection is not encrypted: don't use a password that you use elsewhere.
page-you-guest = You're playing as a guest, { $name }. Register to keep your name, rating and games.
page-you-are = You're signed in as { $name }.
page-you-nobody = You're not signed in.
page-rename = Change name
page-register = Register
page-register-about = Just a name and a password.
page-login = Sign in
page-login-about = If you already have an account.
page-password = Password
page-new-password = New password
page-registration-code = This server's code
page-recovery = Codes for a forgotten password
page-recovery-about = Write these down: each lets you in once if you forget your password. They won't be shown again.
page-recovery-kept = I have written them down
page-new-codes = New codes for a forgotten password
page-new-codes-about = The old codes stop working.
page-forgotten = Forgot your password?
page-forgotten-about = With one of the codes shown when you registered, you can choose a new password. Without one, ask an administrator for a link.
page-recovery-code = Code
page-reset = Choose a new password
page-reset-about = The link an administrator gave you works once.
page-change-password = Change password
page-export = Download all your data
page-tokens = Tokens for programs
page-tokens-about = With a token, a bot of your own can play at the tables under your account.
page-token-label = Token name
page-token-once = Copy it now: it won't be shown again.
page-make-token = Create a token
page-void-token = Revoke { $name }
page-logout = Sign out
page-logout-everywhere = Sign out everywhere
page-delete = Delete account
page-delete-about = This can't be undone: your name, ratings and tokens will be deleted.
page-name-offline = Your name
page-theme = Theme
page-theme-system = Same as the system
page-theme-light = Light
page-theme-dark = Dark
page-deck-choice = Cards
page-deck-french = French suits
page-deck-italian = Italian suits
page-settings-cards = Cards and table
page-settings-screen = Screen
page-settings-play = Playing
page-settings-you = Name and language
page-preview = How the table looks
page-suits = Suits
page-suits-two = Two colours
page-suits-four = Four colours
page-card-backs = Card backs
page-back-azulejo = Tile
page-back-trama = Weave
page-back-sol = Sun
page-felt = Felt
page-felt-green = Green
page-felt-blue = Blue
page-felt-clay = Clay
page-one-touch = One touch plays the card
page-one-touch-about = Otherwise the first touch shows what the card would do, and the second plays it.
page-large = Larger cards and text
page-motion = Card animations
page-motion-system = Same as the system
page-motion-on = On
page-motion-off = Off
page-pace = Pause after the other players' moves
page-pace-none = None
page-pace-fast = Short
page-pace-usual = Normal
page-pace-slow = Long
page-pace-very-slow = Very long
page-volume = Sound volume
page-sound-on = Sound on.
page-sound-off = Sound off.
page-keys = Keyboard shortcuts
page-key = Key
page-key-does = What it does
page-change-keys = Change the shortcuts
page-keys-on = Single-key shortcuts
page-keys-about = Type another letter to change a shortcut; a capital letter means Shift. Clear the field to get the usual key back.
page-keys-usual = Reset all shortcuts
page-key-places = Hear that card on the table; 0 is the tenth
page-key-arrows = Move from card to card, or through a replay
page-key-table = Hear all the cards on the table
page-key-captured = Hear how many cards you have captured
page-key-turn = Hear whose turn it is
page-key-score = Hear the score
page-key-score-detail = Hear the score in detail
page-key-pause = Pause, or skip the break between rounds (host)
page-key-hand = Hear your hand
page-key-hint = Get a hint: the best move and why
page-key-draw = Draw or turn over a card
page-key-take = Take the discard pile
page-key-lay = Lay down the selected cards, or list the melds in your hand
page-key-add = Add the selected cards to a meld
page-key-discard = Discard the selected card
page-key-sort = Sort your hand by suit or rank
page-key-melds = Hear all melds
page-key-pile = Hear the whole discard pile
page-key-to-hand = Go to your hand
page-key-to-table = Go to the table
page-key-earlier = Hear the previous message
page-key-later = Hear the next message
page-key-again = Hear the last event again
page-no-later = There are no later messages.
page-key-chat = Go to the chat
page-key-time = Hear how much time is left
page-key-more-time = Ask for more time
page-key-sound = Turn sounds on or off
page-key-rules = Rules and shortcuts
page-seed = Seed of the deal
page-seed-about = Optional. The same number deals the same cards: for a whole class, say, or for another try.
page-seed-wrong = A seed is a whole number from 0 to 18446744073709551615. You can also leave it empty.
page-your-name = Your name
page-your-name-about = What everyone at the table will read. Leave it empty and the server gives you a name.
page-unfinished = You have a match in progress
page-unfinished-about = Your match of { $before } is not over. Continue it, or give it up and start { $game }?
page-begin-anew = Give it up and start anew
page-round-waits = The next round starts when everyone wants it.
page-no-pause-alone = There is nothing to pause: the match waits for you, and so does the next round.
page-focus-mode = Single keys work at the table, F1 says which. If your screen reader takes the letters for itself, switch to focus mode: NVDA key with Space, Orca key with A, JAWS key with Z.
page-bad-link = This link is not whole: part of it is missing or was changed. Ask for it again, and copy all of it.
page-bad-record-text = This is not the recording of a match: paste all of it, from its first line, which says "baralho-record", to its last.
page-bad-record-unknown = This page does not know how this match was played: perhaps a later version recorded it. Reload the page and try again.
page-record-open = There is no result: either this match was not played to its end, or the end of the recording is missing.
page-record-cut = The recording breaks off in the middle of a line: what follows is missing.
page-in-lobby = You are back at the games and tables.
page-leave-ask = Leave the match? A bot plays on for you, and your seat is kept.
page-leave-yes = Leave the match
page-leave-no = Stay
page-company = People at this table
page-watches = watches
page-nobody-watches = Nobody watches.
page-more-watching = { $n ->
    [one] One more person watches.
   *[other] { $n } more people watch.
}
page-bar = Bar { $who } from the chat
page-unbar = Let { $who } chat again
page-remove = Remove { $who }
page-host = host
page-spectators = Anyone may watch the match
page-keep-password = Empty: as it is now
page-no-password = No password any more
page-game = Game
page-deleted-account = deleted account
page-won-by = Won by { $who }.
page-plays-with = plays with { $who }
page-fallen-card = A card has fallen off the table
page-no-games-about = Play a match to its end and it appears here, move by move.
page-nobody-rated-about = Matches between people at rated tables count. You could be the first.
page-rating-how = How it counts
page-rating-about = The rating is what a player is sure to be worth, so nobody gets to the top by playing little. Matches against bots don't count.
page-ratings = Your ratings
page-ratings-none = No rated matches yet: play at a rated table with other people.
page-account-manage = Name, password and access
page-logout-everywhere-about = Every device is signed out, and all tokens stop working.
page-your-data = Your data
page-export-about = Your games and everything else the server knows about you, in one file.
page-replay-lost = This recording can't be shown
page-replay-go = Play it through
page-moves = Move by move

# The head, home and the lobby.
page-tables = Tables
page-sit-down = Pull up a chair
page-sit-down-about = Scopa, Buraco, Rouba-Montes and more family card games, against patient bots or with other people. Free, without an account.
page-teach = { $game }: learn the rules
page-not-over = Your match of { $game } is waiting for you.
page-last-played = The last game you played was { $game }.
# $time: morning, afternoon or evening
page-hello = { $time ->
    [morning] Good morning
    [afternoon] Good afternoon
   *[evening] Good evening
}
page-hello-named = { $time ->
    [morning] Good morning, { $who }
    [afternoon] Good afternoon, { $who }
   *[evening] Good evening, { $who }
}
page-lobby-about = Send a link: whoever gets it can play at once.
page-rules-about = How each game is played, with examples.
page-history-about = Watch your matches again, move by move.
page-open-tables = Open tables
page-free-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
page-clock-short = { $n } s per move
page-clock-limited = limited time
page-see = Watch
page-see-table = Watch { $host }'s table, { $game }

# A new match or table.
page-against-bots = Against bots
page-with-people = With other people
page-level = How strong the bots are
page-each-opponent = Choose each opponent
page-fewer-players = Fewer players
page-more-players = More players
page-table-code = Table code
page-contents = On this page
