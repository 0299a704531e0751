# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = You're not signed in, or your session has ended: sign in, or play as a guest.
http-session-only = A token can't do this: sign in with your password.
http-wrong-login = Wrong name or password.
http-wrong-password = Wrong password.
http-weak-password = A password must have { $low } to { $high } characters.
http-name-needed = Choose a name with at least one letter or digit.
http-name-taken = Somebody else has this name, or one that looks like it: choose another.
http-name-too-long = A name can have at most { $most } characters.
# $character: such as U+202E
http-name-character = A name cannot contain the character { $character }.
http-registered-already = You already have an account.
http-not-registered = You have no password yet: register first.
http-wrong-recovery = Wrong name, or a code or link that is wrong or already used: check all of them.
http-registration-closed = This server doesn't accept new accounts.
http-wrong-code = A new name needs the code given out by the people who run this server: this is not it.
http-no-guests = This server doesn't accept guests: sign in, or create an account.
http-too-many-tokens = You already have { $most } tokens: revoke one first.
http-bad-label = A token needs a name of at most { $most } characters.
http-not-found = There is nothing here.
http-not-allowed = This cannot be done here.
http-wrong-origin = The request comes from another site's page.
http-not-json = Send JSON, with the content type application/json.
http-not-websocket = This address is for WebSockets: connect with one.
# $detail: what a parser says, in English
http-bad-request = The request can't be read: { $detail }
http-too-large = The request is too large: at most { $most } bytes.
http-too-fast = Too many attempts: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
http-too-slow = The request took too long.
http-busy = Too many people want this right now: try again in a moment.
http-too-many-connections = Too many connections from your address, or to this server: close some and try again in a moment.
# $host: the name in the request; hosts is the key in the config file
http-wrong-host = This server is not called { $host }. Whoever runs it can add the name to hosts in its config.
http-unavailable = The server can't reach its data right now: try again in a moment.
http-trouble = Something went wrong on the server: try again.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Guest { $number }

# baralho serve
cli-serve = Host online tables for everyone who can reach this machine
    .more =
        People play in the browser or with baralho play --online URL, as guests or under a name
        they keep. Every move is on disk before anyone is told: you can kill the server at any
        moment, and matches continue where they were. Stop it with Ctrl-C or SIGTERM.

        Without a certificate it uses plain HTTP, which is good enough for this machine or a LAN
        of friends. For the internet, give it one, or put a proxy with one in front and add
        --behind-proxy. Logs go to standard error; BARALHO_LOG sets how much.

        Everything that can be set, with comments: --print-config. Give the file back with --config;
        SIGHUP makes a running server read it again. Variables (BARALHO_...) override it.
    .examples =
        baralho serve
        baralho serve --bind 0.0.0.0:8080 --data /srv/baralho
        baralho serve --bind [::]:443 --tls-cert fullchain.pem --tls-key privkey.pem
        baralho serve --database postgres://baralho@db.example/baralho --behind-proxy
cli-serve-config = A file with settings (see --print-config)
cli-serve-print_config = Print all settings with comments, as a file for --config, and stop
cli-serve-bind = Address and port to listen on; 0.0.0.0 lets others in (127.0.0.1:8080)
cli-serve-data = Where everything is kept (~/.local/share/baralho)
cli-serve-database = A PostgreSQL database instead; or set BARALHO_DATABASE
cli-serve-tls_cert = The certificate chain for HTTPS, in the PEM format
cli-serve-tls_key = The certificate's private key, in the PEM format
cli-serve-behind_proxy = Trust a proxy in front about who the clients are
cli-serve-public_url = How people reach the server, if a proxy changes the host
cli-serve-grace = Seconds a seat is kept for a player who drops out (60)
cli-serve-no_limits = For load tests: no limits per address

# $url: where people find it
serve-at = Serving at { $url }
serve-insecure = Others can reach this server, and it uses plain HTTP: anyone in between can read passwords. Give it a certificate with --tls-cert and --tls-key, or put a proxy with one in front.
# $error, $detail: what the system or the database says, in English
serve-cannot-listen = Cannot listen on { $address }: { $error }. Choose another port with --bind.
serve-cannot-store = Cannot open the storage: { $detail }
serve-cannot-certify = Cannot use the certificate: { $detail }
serve-cannot-configure = Cannot use the config: { $detail }
serve-cannot = Cannot serve: { $detail }

# A notice in place of the page.
web-no-page = This server was built without its page. You can play here from a terminal: "baralho play --online URL", with this address. Whoever runs the server gets the page with "cargo xtask run serve", or builds it with "cargo xtask page FOLDER" and names the folder in BARALHO_PAGE.
serve-no-page = This program was built without its page: browsers get only a notice. "cargo xtask run serve" builds both; or name the folder of a page in BARALHO_PAGE.
