# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = Non hai effettuato l'accesso, o la sessione è scaduta: accedi, o gioca come ospite.
http-session-only = Un token non può farlo: accedi con la tua password.
http-wrong-login = Il nome o la password sono sbagliati.
http-wrong-password = La password è sbagliata.
http-weak-password = Una password ha da { $low } a { $high } caratteri.
http-name-needed = Scegli un nome con almeno una lettera o una cifra.
http-name-taken = Qualcun altro ha già questo nome, o uno che sembra uguale: scegline un altro.
http-name-too-long = Un nome ha al massimo { $most } caratteri.
# $character: such as U+202E
http-name-character = Un nome non può contenere il carattere { $character }.
http-registered-already = Sei già registrato.
http-not-registered = Non hai ancora una password: registrati prima.
http-wrong-recovery = Il nome, oppure il codice o il link per la password dimenticata, è sbagliato o già usato.
http-registration-closed = Su questo server non si possono registrare nomi.
http-wrong-code = Un nome nuovo richiede il codice che dà chi gestisce questo server, e non è questo.
http-no-guests = Su questo server gli ospiti non giocano: entra, o registra un nome.
http-too-many-tokens = Hai già { $most } token: prima annullane uno.
http-bad-label = Un token ha bisogno di un'etichetta di al massimo { $most } caratteri.
http-not-found = Qui non c'è niente.
http-not-allowed = Questo non si può fare qui.
http-wrong-origin = La richiesta viene dalla pagina di un altro sito.
http-not-json = Invia JSON, con il tipo di contenuto application/json.
http-not-websocket = Questa è la porta dei WebSocket: collegati con uno.
# $detail: what a parser says, in English
http-bad-request = La richiesta non si può leggere: { $detail }
http-too-large = La richiesta è troppo grande: al massimo { $most } byte.
http-too-fast = Troppi tentativi: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e riprova.
http-too-slow = La richiesta ha impiegato troppo tempo.
http-busy = Troppe persone lo vogliono in questo momento: riprova tra poco.
http-too-many-connections = Troppe connessioni dal tuo indirizzo, o con questo server: chiudine qualcuna e riprova tra poco.
# $host: the name in the request; hosts is the key in the config file
http-wrong-host = Questo server non si chiama { $host }. Chi lo gestisce può aggiungere il nome a hosts nella configurazione.
http-unavailable = Il server non riesce a raggiungere i suoi dati: riprova tra poco.
http-trouble = Qualcosa è andato storto nel server: riprova.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Ospite { $number }

# baralho serve
cli-serve = Ospitare tavoli online per chi raggiunge questa macchina
    .more =
        Si gioca nel browser o con baralho play --online URL, subito come ospiti o con un nome che
        si conserva. Ogni mossa è sul disco prima che qualcuno lo sappia: il server può essere
        ucciso in qualsiasi momento, e le partite continuano da dove erano. Si ferma con Ctrl-C o
        SIGTERM.

        Senza certificato parla HTTP semplice, che basta per questa macchina o per una rete di
        amici. Per internet, dagliene uno, o mettigli davanti un proxy che ne abbia uno e usa
        --behind-proxy. I log vanno sullo standard error; BARALHO_LOG dice quanto.

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
cli-serve-behind_proxy = Credere a un proxy davanti su chi sono i client
cli-serve-public_url = Come si raggiunge il server, se un proxy cambia l'indirizzo
cli-serve-grace = Per quanto si tiene il posto di chi è caduto (60)
cli-serve-no_limits = Per le prove di carico: un solo indirizzo può tutto

# $url: where people find it
serve-at = In servizio su { $url }
serve-insecure = Altri possono raggiungere questo server, che parla HTTP semplice: chi è sulla strada può leggere le password. Dai un certificato con --tls-cert e --tls-key, o metti davanti un proxy che ne abbia uno.
# $error, $detail: what the system or the database says, in English
serve-cannot-listen = Impossibile ascoltare su { $address }: { $error }. Scegli un'altra porta con --bind.
serve-cannot-store = Impossibile aprire l'archivio: { $detail }
serve-cannot-certify = Impossibile usare il certificato: { $detail }
serve-cannot-configure = Non si può usare la configurazione: { $detail }
serve-cannot = Impossibile servire: { $detail }

# The plain page. Labels of fields and buttons; sentences have their full stop.
web-title = Baralho: giochi di carte
web-insecure = Questa connessione non è cifrata: scegli una password che non usi altrove.
web-name = Nome
web-password = Password
web-guest = Gioca come ospite
web-login = Accedi
web-register = Registrati
web-keep = Conserva questo nome
web-logout = Esci
web-tables = Tavoli
web-game = Gioco
web-players = Giocatori
web-create = Apri un tavolo
web-code = Codice di un tavolo
web-join = Entra
web-online = Online:
web-sit = Siediti
web-stand = Alzati
web-ready = Pronto
web-start = Comincia
web-pause = Pausa o continua
web-leave = Lascia il tavolo
web-bot = Bot
web-add-bots = Riempi i posti vuoti con bot
web-position = Quello che vedi
web-moves = Le tue mosse
web-story = Che cosa è successo
web-chat = Chat
web-say = Di’ qualcosa
web-send = Invia
web-away = La connessione è caduta; si riprova.
web-trouble = Qualcosa è andato storto: riprova.
web-started = La partita comincia.
web-paused = La partita è in pausa.
web-goes-on = La partita continua.
# $points: those of every side, such as 11 : 4
web-over = La partita è finita: { $points }.
web-no-page = Questo server è stato compilato senza la sua pagina: questa, molto semplice, è tutto quello che ha. Avvialo con "cargo xtask run serve", oppure crea la pagina con "cargo xtask page CARTELLA" e indica la cartella in BARALHO_PAGE.
serve-no-page = Questo programma è stato compilato senza la sua pagina: i browser ne ricevono una molto semplice. "cargo xtask run serve" crea entrambi; oppure indica la cartella di una pagina in BARALHO_PAGE.
