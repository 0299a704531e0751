# baralho arena: aiuto e messaggi.

cli-arena = Tornei di bot inclusi ed esterni
    .more =
        Un bot è NOME=SPEC. SPEC è un bot incluso, come robot4, o il comando di un programma che parla
        il protocollo dei bot (docs/bots.md): --bot io="python3 bot.py". Davanti a un comando, itp:
        sceglie il protocollo del corso di Buraco.

        Tutti gli incontri giocano le stesse smazzate, ognuna in ogni ordine di posti, così la fortuna si
        annulla. I risultati si scrivono partita per partita in una cartella; un torneo fermato, anche
        da un blackout, continua con --resume e finisce con la stessa classifica. C'è anche un
        resoconto in una pagina HTML.

        Un bot che viola una regola, esaurisce il tempo o muore perde quella partita.
    .examples =
        baralho arena escopa --bot robot4 --bot greedy --bot random
        baralho arena escopa --bot io="python3 bot.py" --bot robot4 --deals 500
        baralho arena buraco --bot a=itp:./rita --bot b=itp:./magnus --sandbox
        baralho arena scopa --bot nuovo=./nuovo --bot vecchio=./vecchio --sprt 0,10 --deals 20000
        baralho arena --resume arena-escopa-1
cli-arena-bot = Un bot: un nome e che cos'è; se ne danno vari
cli-arena-format = round-robin, gauntlet, swiss o knockout
cli-arena-deals = Smazzate per incontro (100), in ogni ordine
cli-arena-no_duplicate = Ogni smazzata in un solo ordine di posti
cli-arena-table = Quanti bot a un tavolo, da 2 a 6 (2)
cli-arena-rounds = Turni di un torneo svizzero
cli-arena-players = Quanti siedono al tavolo; di solito quanti sono i bot
cli-arena-threads = Quante partite insieme; di solito una per core
cli-arena-move_time = Tempo per mossa (5s); 0 per nessun limite
cli-arena-bank = Tempo per tutte le mosse di una partita; 0 per nessun limite (0)
cli-arena-increment = Quanto ogni mossa aggiunge a quel tempo (0)
cli-arena-start_time = Tempo per avviarsi, oltre alla prima mossa (10s)
cli-arena-memory = Memoria che un bot può usare, come 512M
cli-arena-disk = Quanto può scrivere un bot, per esempio 64M
cli-arena-max_processes = Processi che un bot può avere (256)
cli-arena-set = Dà un valore a un'opzione del bot, come io.livello=3
cli-arena-sandbox = Bot esterni senza rete e senza file
cli-arena-sandbox_read = Cosa possono leggere lì oltre al sistema; NOME=DIR per un solo bot
cli-arena-sprt = Due bot: si ferma quando il migliore è certo
cli-arena-keep = Registrazioni e log: all, faults o none
cli-arena-records = File di registrazioni: uno per partita (game) o uno per incontro (pairing)
cli-arena-out = Dove scrivere; se manca, arena-GIOCO-1 e così via
cli-arena-resume = Continua il torneo di una cartella
cli-arena-no_report = Non scrive il resoconto HTML
cli-arena-quiet = Non mostra l'andamento

# Prima delle tabelle; $bot: un nome
arena-round-robin = Tutti contro tutti.
arena-gauntlet = { $bot } contro tutti.
arena-swiss = Sistema svizzero.
arena-knockout = Eliminazione diretta.
# $played, $planned: numeri di partite
arena-unfinished = Non finito: { $played } partite su { $planned }.
arena-rank = pos.
arena-elo = Elo
arena-reach = ±
arena-crosstable = % di vittorie della riga contro la colonna:
arena-verdicts = Partite perse per colpa del bot stesso:
arena-verdict-normal = regolare
arena-verdict-illegal-move = mossa non valida
arena-verdict-timeout = tempo scaduto
arena-verdict-crash = crash
arena-verdict-stall = bloccato
arena-verdict-protocol-error = errore di protocollo
arena-verdict-start-failure = mancato avvio
arena-verdict-out-of-memory = memoria esaurita
arena-verdict-out-of-disk = disco esaurito
arena-verdict-interrupted = interrotta
arena-fault = ({ $bot }: { $verdict })
# $over: millisecondi
arena-fault-late = ({ $bot }: { $verdict }, { $over } ms oltre)
# $one, $other: nomi; ognuna è seguita da arena-sprt-figures
arena-sprt-h1 = Il test ha deciso: { $one } supera { $other } di quanto si sperava.
arena-sprt-h0 = Il test ha deciso: { $one } non supera { $other } di quanto si sperava.
arena-sprt-open = Il test non ha ancora deciso: servono altre smazzate.
arena-sprt-figures = (Log del rapporto di verosimiglianza { $ratio }, limiti { $low } e { $high }.)
arena-doubt-no-games = Attenzione: senza partite non si conclude nulla.
arena-doubt-few-deals = Attenzione: { $n ->
    [one] una smazzata è poca
   *[other] { $n } smazzate sono poche
} perché gli intervalli dicano molto.
arena-doubt-nothing = Attenzione: non si può ancora concludere nulla; nemmeno il primo si distingue dall'ultimo.
arena-doubt-cannot-tell = Attenzione: { $one } e { $other } non si distinguono. Servono altre partite.
# $n: how many bots, $bots: their names
arena-doubt-alike = Attenzione: { $n } bot di seguito, nessuno dei quali si distingue dal successivo: { $bots }. Servono altre partite.
# $n: how many bots
arena-no-crosstable = Con { $n } bot la tabella di tutti contro tutti non sta in questo schermo: è nel resoconto e in --json.
# $columns: headings
arena-columns = Non stanno in questo schermo, solo nel resoconto e in --json: { $columns }.
# $why: what the system said
arena-never-started = { $bot } non è mai partito: { $why }. Le sue partite non dicono nulla su nessuno.
arena-kept = Tutto è in { $directory }.
arena-report = Il resoconto: { $page }
arena-interrupted = Interrotto. Per continuare: { $command }

# Condizioni nel resoconto
arena-set-start = Tempo per avviarsi
arena-set-move = Tempo per mossa
arena-set-bank = Tempo per partita
arena-set-increment = Aggiunta per mossa
arena-set-memory = Memoria
arena-set-disk = File
arena-set-sandbox = Isolamento
arena-seconds = { $number } s
arena-mebibytes = { $number } MiB
arena-no-limit = nessun limite
arena-yes = sì
arena-no = no

# Richieste sbagliate
arena-error-game = Quale gioco? Scegli { $games }.
arena-error-two = Un torneo vuole almeno due bot, e { $n ->
    [0] non ce n'è nessuno
   *[other] ce n'è uno solo
}: --bot NOME=SPEC, dove SPEC è { $bots }, o il comando di un programma.
arena-error-twice = Due bot si chiamano { $name }: dai a uno un altro nome, come in --bot { $example }.
arena-error-name = Il nome "{ $name }" non sta in una tabella: usa al massimo 40 lettere, cifre e segni.
arena-error-partners = Con queste regole i compagni sarebbero rivali: una squadra avrebbe bot diversi, e un bot giocherebbe per più squadre. Usa --table { $players }, o un altro numero di giocatori.
arena-error-set = "{ $typed }" non imposta nessuna opzione: scrivi BOT.OPZIONE=VALORE, come io.livello=3.
arena-error-set-bot = Qui non c'è un bot { $name }: --set prende il nome dato con --bot.
arena-error-set-kind = { $name } non ha opzioni: solo i programmi che parlano jsonl ne hanno.
arena-error-form = "{ $typed }" non è un bot: scrivi NOME=SPEC, come io=robot4 o io="python3 bot.py".
arena-error-quotes = Le virgolette di questo comando non si chiudono: { $spec }
arena-error-unknown = Non c'è né un bot né un programma "{ $program }": i bot di questo gioco sono { $bots }; un programma vuole un percorso o deve stare nel PATH.
arena-error-executable = { $program } non si può eseguire: usa chmod +x, o indica il programma che lo esegue.
arena-error-itp = Il protocollo del corso (itp:) è solo per il Buraco: gli altri giochi usano jsonl.
arena-error-table = A un tavolo ci sono da 2 a { $most } bot, non { $given }.
arena-error-few = Un tavolo di { $table } bot ne vuole almeno altrettanti, e ne partecipano { $bots }.
arena-error-one-to-one = In un torneo svizzero o a eliminazione si affrontano due bot: --table deve essere 2.
arena-error-rounds-swiss = --rounds è per --format swiss.
arena-error-rounds = --rounds vuole un numero intero da 1 a 1000.
arena-error-deals = --deals vuole un numero intero da 1 a 1000000000.
arena-error-time = { $option } non può essere "{ $typed }": vuole un tempo fino a un giorno, come 800ms, 2s o 1m.
arena-error-increment = --increment aggiunge a un tempo per partita: indica anche --bank.
arena-error-memory = --memory non può essere "{ $typed }": vuole una dimensione di almeno 1M, come 512M o 2G.
arena-error-disk = --disk non può essere "{ $typed }": vuole una dimensione di almeno 1M, per esempio 64M o 1G.
arena-error-processes = --max-processes deve essere almeno 1: il bot stesso.
arena-error-sprt = --sprt non può essere "{ $typed }": vuole due differenze di Elo, prima la minore, come 0,5, e se vuoi due rischi: 0,5,0.05,0.05.
arena-error-sprt-two = --sprt confronta due parti: vuole esattamente due bot, uno contro l'altro, in un gioco a due parti.
arena-error-sandbox-read = --sandbox-read va con --sandbox.
arena-error-no-path = Non c'è { $path } da leggere nell'isolamento.
# $folder, $inside: paths
arena-error-intruded = { $folder } non si può leggere: contiene { $inside }. Indica una cartella con solo quello che serve al bot: --sandbox-read NOME=CARTELLA la apre a un solo bot.
# On standard error, before the first game
arena-warning-open = Questi programmi possono leggere e scrivere tutto quello che puoi tu: se non sono tuoi, usa --sandbox.
# $missing: una delle quattro che seguono
arena-error-sandbox = Qui non c'è isolamento: { $missing }.
arena-no-linux = serve Linux
arena-no-namespaces = il kernel non concede a questo utente namespace propri
arena-no-landlock = il kernel non ha Landlock, o è disattivato
arena-no-seccomp = il kernel non accetta filtri per le chiamate di sistema
arena-error-exists = { $path } c'è già: scegli un'altra cartella con --out, o continua con --resume { $path }.
arena-error-nothing = { $path } non ha un torneo da continuare: manca un results.jsonl con la prima riga.
arena-error-busy = In { $path } è in corso un torneo: aspetta o fermalo prima.
arena-error-line = { $path }, riga { $line }: { $reason }
arena-error-version = { $path } ha la versione { $given } del formato, che solo un baralho più recente legge.
arena-error-io = { $path }: { $reason }
# $key: il nome di un'impostazione
arena-error-mismatch = { $directory } ha un altro torneo: il suo "{ $key }" è { $there }, ed è stato chiesto { $typed }. Ometti ciò che la cartella sa già.
arena-error-other-bot = { $name } è un altro bot in questo torneo: lì è { $there }, ed è stato chiesto { $typed }. Scegli un altro nome per un bot nuovo.
arena-error-fewer-deals = Questo torneo ha { $there } smazzate, e ne sono state chieste { $typed }: --resume ne accetta altrettante o di più.
arena-error-cannot-grow = Un torneo svizzero o a eliminazione non può crescere: i turni seguenti dipendono dai precedenti. Cominciane un altro.
arena-error-foreign = La partita { $game } dei risultati non è di questo torneo: il file è stato modificato?

report-title = Torneo di { $game }
report-lead = { $game }, { $date }: { $bots ->
    [one] un bot
   *[other] { $bots } bot
}, { $games ->
    [one] una partita
   *[other] { $games } partite
} da { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}.
report-contents = Indice
report-percent = { $number }%
report-range = da { $low } a { $high }
report-yes = sì
report-no = no
report-bot = Bot
report-as-table = Gli stessi dati in tabella
report-method = Un pareggio vale mezza vittoria. Gli intervalli sono al 95% e calcolati sulle smazzate: le partite di una stessa smazzata valgono come un'unica osservazione. L'Elo è quello del modello di Bradley-Terry, con media 0; si suppone che ciascuno abbia pareggiato una volta con un giocatore medio, perché anche chi ha vinto sempre abbia un valore finito.
report-method-apart = I bot si distinguono con il campo di variazione studentizzato (Tukey), perché chi guarda una classifica la guarda tutta: tra bot uguali, qualche differenza viene affermata nel 5% dei tornei.
report-made-by = Creato da { $program }.

report-conclusions = Conclusioni
report-best = { $bot } è il migliore di tutti: { $elo } punti Elo rispetto a { $next }, che viene dopo (intervallo al 95%: { $range }).
report-unfinished = Il torneo non è finito: sono state giocate { $played } partite su { $planned }.
report-doubt-no-games = Nessuna partita tra due bot è ancora terminata: non si può concludere nulla.
report-doubt-few-deals = { $deals ->
    [one] Una sola smazzata è troppo poco
   *[other] { $deals } smazzate sono troppo poche
} per fidarsi anche solo degli intervalli. Giocane almeno 30.
report-doubt-nothing = Non si può concludere nulla: anche il solo caso potrebbe dare questi risultati, persino tra il primo e l'ultimo. Gioca più partite.
report-doubt-cannot-tell = { $one } e { $other } non si distinguono: il migliore può essere l'uno o l'altro.
report-doubt-alike = Questi { $n } bot si seguono, e nessuno si distingue dal successivo: { $bots }.
report-never-started = { $bot } non è mai partito: { $why }. Le sue partite non dicono nulla su nessuno, e nessuno gli sta sopra grazie a quelle.
report-sprt-h1 = SPRT: { $bot } supera la prova contro { $against }. Un vantaggio di { $elo1 } punti Elo o più spiega i risultati meglio di uno di { $elo0 }.
report-sprt-h0 = SPRT: { $bot } non supera la prova contro { $against }. Un vantaggio di { $elo0 } punti Elo o meno spiega i risultati meglio di uno di { $elo1 }.
report-sprt-open = SPRT: non è deciso se { $bot } sia migliore di { $against } di { $elo1 } punti Elo o di { $elo0 }. Bisogna giocare ancora.
report-sprt-figures = (LLR { $ratio }, limiti { $low } e { $high }, { $deals ->
    [one] una smazzata completa
   *[other] { $deals } smazzate complete
}.)

report-standings = Classifica
report-standings-caption = Dall'Elo più alto al più basso
report-standings-swiss = Per incontri vinti, poi partite, poi punti
report-standings-knockout = Per il turno in cui un bot è uscito, il vincitore per primo
report-rank = Posizione
report-col-games = Partite
report-col-won = Vinte
report-col-drawn = Pari
report-col-lost = Perse
report-col-rate = Vittorie
report-col-interval = Intervallo al 95%
report-col-points = Punti
report-col-elo = Elo
report-no-interval = Un trattino al posto dell'intervallo: una sola smazzata, o smazzate finite tutte allo stesso modo, non mostrano variazione.
report-elo-title = Elo di ogni bot con le barre d'errore
report-elo-desc = Una riga per bot, il migliore in alto: un punto sull'Elo, una barra sull'intervallo al 95%. I valori sono nella tabella della classifica.
report-elo-caption = Elo con le barre d'errore al 95%. La linea tratteggiata è la media di tutti.

report-crosstable = Scontri diretti
report-crosstable-caption = Vittorie del bot della riga contro quello della colonna, con l'intervallo al 95% e le partite
report-cell = { $won } vinte, { $drawn } pari, { $lost } perse
report-itself = se stesso
report-not-met = mai incontrati

report-progress = Andamento
report-progress-title = Percentuale di vittorie dopo tante partite
report-progress-desc = Una curva per bot lungo le partite del torneo. I valori sono nella tabella qui sotto.
report-progress-caption = Percentuale di vittorie di ogni bot fino a quella partita. Gli sbalzi delle prime partite possono uscire dal quadro.
report-progress-axis = { $games ->
    [one] una partita
   *[other] { $games } partite
}
report-progress-some = Il grafico mostra gli { $shown } bot migliori; la tabella li ha tutti.
report-after-game = Dopo la partita

report-points = Punti
report-points-caption = Quanto spesso ogni bot ha fatto quanti punti in una partita, in percentuale delle sue partite.
report-points-title = Distribuzione dei punti di { $bot }
report-points-desc = Una colonna per fascia di punti; l'altezza è la percentuale di partite. I valori sono nella tabella qui sotto.
report-points-table = Partite per punti

report-endings = Come sono finite le partite
report-endings-caption = Partite secondo l'esito; gli errori contano per il bot che li ha commessi
report-endings-fine = Tutte le partite sono finite normalmente.
report-verdict-normal = Normale
report-verdict-illegal-move = Mossa non valida
report-verdict-timeout = Tempo scaduto
report-verdict-crash = Crash
report-verdict-stall = Bloccato
report-verdict-protocol-error = Errore di protocollo
report-verdict-start-failure = Non avviato
report-verdict-out-of-memory = Memoria esaurita
report-verdict-out-of-disk = Disco esaurito
report-verdict-interrupted = Interrotta

report-games = Partite
report-games-show = Mostra le partite una per una
report-games-some = Sono elencate { $shown } partite su { $games }, prima quelle con un errore.
report-games-all = tutti
report-games-back = Partite precedenti
report-games-on = Partite seguenti
# $first, $last: places in the list, $all: how many it has
report-games-count = Partite da { $first } a { $last } su { $all }
# $game: its number
report-game-steps = Partita { $game }, mossa per mossa
report-game-close = Chiudi
report-game-keys = Freccia sinistra e destra: mossa per mossa. Home e Fine: la prima e l'ultima. Esc: chiudi.
report-game-moves = Tutte le mosse
# $move, $moves: numbers
report-move = Passo { $move } di { $moves }
report-move-first = Prima
report-move-back = Indietro
report-move-on = Avanti
report-move-last = Ultima
report-games-caption = Le partite, con le registrazioni e i log
report-game = Partita
report-deal = Smazzata
report-seats = Posti
report-winner = Vincitore
report-nobody = nessuno
report-ending = Esito
report-fault = { $verdict }: { $bot }
report-files = File
report-record = registrazione della partita { $game }
report-log = log della partita { $game }

report-settings = Cosa si è giocato
report-set-game = Gioco
report-set-players = Giocatori per tavolo
report-set-rules = Regole
report-set-pairing = Abbinamenti
report-set-duplicate = Ogni smazzata in ogni ordine di posti
report-set-seed = Seed
report-set-date = Data
report-pairing-round-robin = girone all'italiana
report-pairing-gauntlet = uno contro tutti
report-pairing-swiss = sistema svizzero
report-pairing-knockout = eliminazione diretta
report-bots-caption = I bot
report-spec = Che cos'è
report-author = Autore
