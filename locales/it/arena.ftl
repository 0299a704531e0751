# baralho arena: help and messages.

cli-arena = Tornei di bot inclusi ed esterni
cli-arena-words = ...

# Il rapporto in HTML.

report-title = Torneo di { $game }
report-lead = { $game }, { $date }: { $bots ->
    [one] un bot
   *[other] { $bots } bot
}, { $games ->
    [one] una partita
   *[other] { $games } partite
} da { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}.
report-contents = Indice
report-percent = { $number }%
report-range = da { $low } a { $high }
report-yes = sì
report-no = no
report-bot = Bot
report-as-table = Gli stessi dati in tabella
report-method = Un pareggio vale mezza vittoria. Gli intervalli sono al 95% e calcolati sulle distribuzioni: le partite di una stessa distribuzione valgono come un'unica osservazione. L'Elo è quello del modello di Bradley-Terry, con media 0; si suppone che ciascuno abbia pareggiato una volta con un giocatore medio, perché anche chi ha vinto sempre abbia un valore finito.
report-made-by = Creato da { $program }.

report-conclusions = Conclusioni
report-best = { $bot } è il migliore di tutti: { $elo } punti Elo rispetto a { $next }, che viene dopo (intervallo al 95%: { $range }).
report-unfinished = Il torneo non è finito: sono state giocate { $played } partite su { $planned }.
report-doubt-no-games = Nessuna partita tra due bot è ancora terminata: non si può concludere nulla.
report-doubt-few-deals = { $deals ->
    [one] Una sola distribuzione è troppo poco
   *[other] { $deals } distribuzioni sono troppo poche
} per fidarsi anche solo degli intervalli. Giocatene almeno 30.
report-doubt-nothing = Non si può concludere nulla: anche il solo caso potrebbe dare questi risultati, persino tra il primo e l'ultimo. Giocate più partite.
report-doubt-cannot-tell = { $one } e { $other } non si distinguono: il migliore può essere l'uno o l'altro.
report-sprt-h1 = SPRT: { $bot } supera la prova contro { $against }. È migliore di circa { $elo1 } punti Elo e non di { $elo0 }.
report-sprt-h0 = SPRT: { $bot } non supera la prova contro { $against }. Non è migliore di { $elo1 } punti Elo; { $elo0 } è più probabile.
report-sprt-open = SPRT: non è deciso se { $bot } sia migliore di { $against } di { $elo1 } punti Elo o di { $elo0 }. Bisogna giocare ancora.
report-sprt-figures = (LLR { $ratio }, limiti { $low } e { $high }, { $deals ->
    [one] una distribuzione completa
   *[other] { $deals } distribuzioni complete
}.)

report-standings = Classifica
report-standings-caption = Dall'Elo più alto al più basso
report-rank = Posto
report-col-games = Partite
report-col-won = Vinte
report-col-drawn = Pari
report-col-lost = Perse
report-col-rate = Vittorie
report-col-interval = Intervallo al 95%
report-col-points = Punti
report-col-elo = Elo
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
report-verdict-illegal-move = Mossa illegale
report-verdict-timeout = Tempo scaduto
report-verdict-crash = Crash
report-verdict-stall = Bloccato
report-verdict-protocol-error = Errore di protocollo
report-verdict-start-failure = Non avviato
report-verdict-out-of-memory = Memoria esaurita
report-verdict-interrupted = Interrotta

report-games = Partite
report-games-show = Mostra le partite una per una
report-games-some = Sono elencate { $shown } partite su { $games }, prima quelle con un errore.
report-games-caption = Le partite, con le registrazioni e i log
report-game = Partita
report-deal = Distribuzione
report-seats = Posti
report-winner = Vincitore
report-nobody = nessuno
report-ending = Esito
report-fault = { $verdict }: { $bot }
report-files = File
report-record = registrazione della partita { $game }
report-log = log della partita { $game }

report-settings = Che cosa si è giocato
report-set-game = Gioco
report-set-players = Giocatori per tavolo
report-set-rules = Regole
report-set-pairing = Abbinamenti
report-set-duplicate = Ogni distribuzione in ogni ordine di posti
report-set-seed = Seme
report-set-date = Data
report-pairing-round-robin = girone all'italiana
report-pairing-gauntlet = uno contro tutti
report-pairing-swiss = sistema svizzero
report-pairing-knockout = eliminazione diretta
report-bots-caption = I bot
report-spec = Che cos'è
report-author = Autore
