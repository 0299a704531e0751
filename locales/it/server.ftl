# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = Non hai effettuato l'accesso, o la sessione è scaduta: accedi, o gioca come ospite.
http-session-only = Con un token non si può: accedi con la tua password.
http-wrong-login = Nome o password sbagliati.
http-wrong-password = Password sbagliata.
http-weak-password = La password deve avere da { $low } a { $high } caratteri.
http-name-needed = Scegli un nome con almeno una lettera o una cifra.
http-name-taken = Questo nome, o uno che gli somiglia, è già di qualcun altro: scegline un altro.
http-name-too-long = Il nome può avere al massimo { $most } caratteri.
# $character: such as U+202E
http-name-character = Il nome non può contenere il carattere { $character }.
http-registered-already = Hai già un account.
http-not-registered = Non hai ancora una password: registrati prima.
http-wrong-recovery = Nome sbagliato, oppure codice o link sbagliato o già usato: controllali tutti.
http-registration-closed = Su questo server non si possono creare account.
http-wrong-code = Per un nome nuovo serve il codice che dà chi gestisce questo server: questo non lo è.
http-no-guests = Su questo server gli ospiti non giocano: accedi, o crea un account.
http-too-many-tokens = Hai già { $most } token: prima revocane uno.
http-bad-label = Il token deve avere un nome di al massimo { $most } caratteri.
http-not-found = Qui non c'è niente.
http-not-allowed = Questo non si può fare qui.
http-wrong-origin = La richiesta viene dalla pagina di un altro sito.
http-not-json = Invia JSON, con il tipo di contenuto application/json.
http-not-websocket = Questo indirizzo è per i WebSocket: collegati con uno.
# $detail: what a parser says, in English
http-bad-request = La richiesta non si può leggere: { $detail }
http-too-large = La richiesta è troppo grande: al massimo { $most } byte.
http-too-fast = Troppi tentativi: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e riprova.
http-too-slow = La richiesta è durata troppo.
http-busy = Troppe richieste in questo momento: riprova tra poco.
http-too-many-connections = Troppe connessioni dal tuo indirizzo, o con questo server: chiudine qualcuna e riprova tra poco.
# $host: the name in the request; hosts is the key in the config file
http-wrong-host = Questo server non si chiama { $host }. Chi lo gestisce può aggiungere il nome a hosts nella configurazione.
http-unavailable = Il server non riesce a raggiungere i suoi dati: riprova tra poco.
http-trouble = Qualcosa è andato storto nel server: riprova.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Ospite { $number }

# baralho serve
cli-serve = Apre tavoli online per chi raggiunge questa macchina
    .more =
        Si gioca nel browser o con baralho play --online URL, come ospiti o con un nome che si
        conserva. Ogni mossa è sul disco prima che qualcuno la veda: il server si può uccidere in
        qualsiasi momento, e le partite riprendono da dove erano. Si ferma con Ctrl-C o SIGTERM.

        Senza certificato usa HTTP semplice, che basta per questa macchina o per una rete di amici.
        Per internet dagliene uno, o mettigli davanti un proxy che ne abbia uno e usa
        --behind-proxy. I log vanno sullo standard error; BARALHO_LOG decide quanto.

        Tutto ciò che si può impostare, con commenti: --print-config. Ridallo con --config; con SIGHUP
        il server lo rilegge. Le variabili (BARALHO_...) valgono più del file.
    .examples =
        baralho serve
        baralho serve --bind 0.0.0.0:8080 --data /srv/baralho
        baralho serve --bind [::]:443 --tls-cert fullchain.pem --tls-key privkey.pem
        baralho serve --database postgres://baralho@db.example/baralho --behind-proxy
cli-serve-config = Un file con le impostazioni (vedi --print-config)
cli-serve-print_config = Mostra tutte le impostazioni commentate, come file per --config, e termina
cli-serve-bind = Indirizzo e porta; 0.0.0.0 lascia entrare gli altri (127.0.0.1:8080)
cli-serve-data = Dove si conserva tutto (~/.local/share/baralho)
cli-serve-database = Un database PostgreSQL al suo posto; o imposta BARALHO_DATABASE
cli-serve-tls_cert = La catena di certificati per HTTPS, in formato PEM
cli-serve-tls_key = La chiave privata del certificato, in formato PEM
cli-serve-behind_proxy = Si fida di un proxy davanti su chi sono i client
cli-serve-public_url = Come si raggiunge il server, se un proxy cambia l'indirizzo
cli-serve-grace = Secondi per cui si tiene il posto di chi cade (60)
cli-serve-no_limits = Per le prove di carico: nessun limite per indirizzo

# $url: where people find it
serve-at = In ascolto su { $url }
serve-insecure = Altri possono raggiungere questo server, che usa HTTP semplice: chi sta in mezzo può leggere le password. Dagli un certificato con --tls-cert e --tls-key, o metti davanti un proxy che ne abbia uno.
# $error, $detail: what the system or the database says, in English
serve-cannot-listen = Impossibile ascoltare su { $address }: { $error }. Scegli un'altra porta con --bind.
serve-cannot-store = Impossibile aprire l'archivio: { $detail }
serve-cannot-certify = Impossibile usare il certificato: { $detail }
serve-cannot-configure = Non si può usare la configurazione: { $detail }
serve-cannot = Impossibile avviare il server: { $detail }

# A notice in place of the page.
web-no-page = Questo server è stato compilato senza la sua pagina. Qui si può giocare da un terminale: "baralho play --online URL", con questo indirizzo. Chi gestisce il server ottiene la pagina con "cargo xtask run serve", oppure la crea con "cargo xtask page CARTELLA" e indica la cartella in BARALHO_PAGE.
serve-no-page = Questo programma è stato compilato senza la sua pagina: i browser ricevono solo un avviso. "cargo xtask run serve" crea entrambi; oppure indica la cartella di una pagina in BARALHO_PAGE.
