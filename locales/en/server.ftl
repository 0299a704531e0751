# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = You are not signed in, or no longer: sign in, or play as a guest.
http-session-only = A token may not do this: sign in with your password.
http-wrong-login = The name or the password is wrong.
http-wrong-password = The password is wrong.
http-weak-password = A password has { $low } to { $high } characters.
http-name-needed = Choose a name with at least one letter or digit.
http-name-taken = Somebody else has this name, or one that looks the same: choose another.
http-name-too-long = A name has at most { $most } characters.
# $character: such as U+202E
http-name-character = A name cannot contain the character { $character }.
http-registered-already = You are registered already.
http-not-registered = You have no password yet: register first.
http-wrong-recovery = The name, or the code or link for a forgotten password, is wrong, or was used already.
http-registration-closed = Names cannot be registered at this server.
http-wrong-code = A new name needs the code that whoever runs this server gives out, and this is not it.
http-no-guests = Guests cannot play at this server: sign in, or register a name.
http-too-many-tokens = You have { $most } tokens already: void one first.
http-bad-label = A token needs a label of at most { $most } characters.
http-not-found = There is nothing here.
http-not-allowed = This cannot be done here.
http-wrong-origin = The request comes from a page of somebody else.
http-not-json = Send JSON, with the content type application/json.
http-not-websocket = This is the door for WebSockets: connect with one.
# $detail: what a parser says, in English
http-bad-request = The request cannot be read: { $detail }
http-too-large = The request is too large: at most { $most } bytes.
http-too-fast = Too many attempts: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
http-too-slow = The request took too long.
http-busy = Too many people want this right now: try again in a moment.
http-too-many-connections = Too many connections from your address, or to this server: close some, and try again in a moment.
# $host: the name in the request; hosts is the key in the config file
http-wrong-host = This server is not called { $host }. Whoever runs it can add the name to hosts in its config.
http-unavailable = The server cannot reach its memory right now: try again in a moment.
http-trouble = Something went wrong at the server: try again.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Guest { $number }

# baralho serve
cli-serve = Host online tables for everybody who can reach this machine
    .more =
        People play in the browser or with baralho play --online URL, as guests at once or under a
        name they keep. Every move is on disk before anybody is told: the server may be killed at
        any moment, and games go on where they were. Stop it with Ctrl-C or SIGTERM.

        Without a certificate it speaks plain HTTP, which is good enough for this machine or a LAN
        of friends. For the internet give one, or put a proxy with one in front and say
        --behind-proxy. Logs go to standard error; BARALHO_LOG says how much.

        All that can be set, with comments: --print-config. Give the file back with --config; SIGHUP
        makes a running server read it again. Variables (BARALHO_...) override it.
    .examples =
        baralho serve
        baralho serve --bind 0.0.0.0:8080 --data /srv/baralho
        baralho serve --bind [::]:443 --tls-cert fullchain.pem --tls-key privkey.pem
        baralho serve --database postgres://baralho@db.example/baralho --behind-proxy
cli-serve-config = A file with settings (see --print-config)
cli-serve-print_config = Print all settings with comments, as a file for --config, and stop
cli-serve-bind = The address and port to listen at; 0.0.0.0 lets others in (127.0.0.1:8080)
cli-serve-data = Where everything is kept (~/.local/share/baralho)
cli-serve-database = A PostgreSQL database instead; or set BARALHO_DATABASE
cli-serve-tls_cert = The certificate chain for HTTPS, in the PEM format
cli-serve-tls_key = The certificate's private key, in the PEM format
cli-serve-behind_proxy = Believe a proxy in front who the clients are
cli-serve-public_url = How people reach the server, if a proxy changes the host
cli-serve-grace = How long a dropped player's seat is kept before a bot plays (60)
cli-serve-no_limits = For load tests: lets one address do everything

# $url: where people find it
serve-at = Serving at { $url }
serve-insecure = Others can reach this server, and it speaks plain HTTP: whoever is on the way can read passwords. Give a certificate with --tls-cert and --tls-key, or put a proxy with one in front.
# $error, $detail: what the system or the database says, in English
serve-cannot-listen = Cannot listen at { $address }: { $error }. Choose another port with --bind.
serve-cannot-store = Cannot open the storage: { $detail }
serve-cannot-certify = Cannot use the certificate: { $detail }
serve-cannot-configure = Cannot use the config: { $detail }
serve-cannot = Cannot serve: { $detail }

# The plain page. Labels of fields and buttons; sentences have their full stop.
web-title = Baralho: card games
web-insecure = This connection is not encrypted: choose a password that you use nowhere else.
web-name = Name
web-password = Password
web-guest = Play as a guest
web-login = Sign in
web-register = Register
web-keep = Keep this name
web-logout = Sign out
web-tables = Tables
web-game = Game
web-players = Players
web-create = Open a table
web-code = A table's code
web-join = Enter
web-online = Online:
web-sit = Take a seat
web-stand = Stand up
web-ready = Ready
web-start = Begin
web-pause = Pause or go on
web-leave = Leave
web-bot = Bot
web-add-bots = Fill the empty seats with bots
web-position = What you see
web-moves = Your moves
web-story = What happened
web-chat = Chat
web-say = Say something
web-send = Send
web-away = The connection is lost; trying again.
web-trouble = Something went wrong: try again.
web-started = The match begins.
web-paused = The match is paused.
web-goes-on = The match goes on.
# $points: those of every side, such as 11 : 4
web-over = The match is over: { $points }.
web-no-page = This server was built without its page: this plain one is all it has. Start it with "cargo xtask run serve", or build the page with "cargo xtask page FOLDER" and name the folder in BARALHO_PAGE.
serve-no-page = This program was built without its page: browsers get a plain one. "cargo xtask run serve" builds both; or name the folder of a page in BARALHO_PAGE.
