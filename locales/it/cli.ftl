# La riga di comando: aiuto, errori e ciò che i comandi stampano.

cli-error = errore: { $text }

cli-heading-usage = Uso
cli-heading-commands = Comandi
cli-heading-arguments = Argomenti
cli-heading-options = Opzioni
cli-heading-examples = Esempi
cli-value-options = [OPZIONI]
cli-value-command = COMANDO
cli-value-game = GIOCO
cli-value-bot = BOT
cli-value-file = FILE
cli-value-option = CHIAVE=VALORE
cli-value-number = NUMERO
cli-value-seconds = SECONDI
cli-value-when = QUANDO
cli-value-language = LINGUA
cli-value-shell = SHELL

cli-baralho = Escopa, Scopa, Escoba, Scopone, Rouba-Montes e Buraco
    .more =
        Senza comando, in un terminale: scegli gioco, avversari e opzioni, e gioca.

        I giochi sono escopa, scopa, escoba, scopone, rouba-montes e buraco.
        Codici d'uscita: 0 tutto bene, 1 non riuscito, 2 comando sbagliato.
    .examples =
        baralho play scopa
        baralho rules scopone --lang it
        baralho sim scopa --bots robot4,greedy --games 10000 --duplicate
cli-any-lang = Lingua: pt-BR, en, it o es
cli-any-help = Aiuto breve con -h, altro aiuto ed esempi con --help
cli-any-version = Mostra la versione
cli-any-game = escopa, scopa, escoba, scopone, rouba-montes o buraco
cli-any-rules = Opzioni delle regole, come target=21,hints=on
cli-any-seed = Il numero che decide le carte; se manca, a caso
cli-any-json = Risponde con un oggetto JSON
cli-any-file = Una partita registrata
cli-any-plain = Per lettori di schermo: niente colori né simboli
cli-any-pace = Secondi tra le mosse mostrate; 0 per nessuno
cli-any-color = Colori: auto, always (sempre) o never (mai)

cli-play = Gioca nel terminale contro i bot
    .more =
        Ogni partita viene registrata mentre si gioca. Durante la partita, scrivi ? per l'aiuto e q
        per salvare e uscire.

        Bot, dal principiante al più forte: novato, aprendiz, amador, veterano, mestre.
        Altri: da robot0 a robot4 e classico (famiglia della Scopa), random, greedy,
        base (Buraco), draw (Rouba-Montes).

        Le opzioni delle regole sono spiegate da: baralho rules GIOCO

        Con --online giochi ai tavoli di un server, con la sua sala, le persone e i bot. Se indichi
        un gioco, il tavolo si crea subito. Chi perde la connessione riprende da dove era.
    .examples =
        baralho play escopa --bots robot4
        baralho play scopa --players 4 --rules team_mode=2v2,target=21
        baralho play buraco --humans 2 --lang it
        baralho play --resume
        baralho play --online https://cards.example --name Ana
cli-play-bots = Avversari, come robot3,robot4
cli-play-players = Quanti giocano, tra persone e bot
cli-play-humans = Quante persone giocano in questo terminale (1)
cli-play-record = Dove registrare la partita
cli-play-resume = Riprende una partita salvata; senza file, l'ultima
cli-play-online = Gioca ai tavoli di questo server, o al tavolo di un link
cli-play-table = Un suo tavolo: codice o link
cli-play-name = Il tuo nome sul server
cli-play-token = Il tuo token, per programmi (o BARALHO_TOKEN)

cli-rules = Mostra le regole di un gioco
    .examples =
        baralho rules scopa
        baralho rules scopone --lang it

cli-oracle = Risponde a domande sulle regole: un oggetto JSON per riga
    .more =
        Legge un oggetto JSON per riga e risponde a ciascuno con una riga, in ordine. Le
        domande (op) sono captures, score, meld, hand, deal, suggest, run e legal.
    .examples =
        echo '{"{"}"op":"captures","game":"escopa","table":["AD","5C","6S"],"card":"7C"{"}"}' | baralho oracle

cli-sim = Gioca molte partite tra bot e li confronta
    .more =
        Gioca nel programma stesso, su tutti i core. Un pareggio vale mezza vittoria; gli intervalli sono
        al 95 %. Lo stesso seed e gli stessi bot danno lo stesso risultato con qualsiasi numero di thread.

        Una partita arriva al traguardo se le regole ne hanno uno, altrimenti è una mano. Se i bot
        sono meno dei giocatori, occupano i posti a turno. Con --duplicate il numero di partite è
        arrotondato per eccesso, fino a completare le smazzate.

        Nei giochi della famiglia della Scopa il bot vidente vede tutte le carte: bara, e mostra cosa
        sarebbe possibile. Gioca solo qui.
    .examples =
        baralho sim escopa --bots robot3,robot4 --games 10000
        baralho sim scopone --bots greedy,random --duplicate --seed 7 --json
        baralho sim scopa --bots greedy,robot4,random --rules target=21
cli-sim-bots = I bot, come robot3,robot4
cli-sim-games = Quante partite (1000)
cli-sim-players = Quanti giocano; di solito uno per bot
cli-sim-duplicate = Ogni smazzata in ogni ordine (rotazioni da 5 bot in su)
sim-sees-all = { $bot } vede tutte le carte: bara, e serve solo a misurare.
cli-sim-threads = Quanti thread; di solito uno per core

cli-bench = Misura la velocità dei motori e della ricerca
    .more =
        Mosse lecite a caso su un solo thread: mazzo mescolato a ogni partita, punteggio incluso. Una mossa
        è una carta giocata, una carta girata o una decisione nel Buraco. Senza gioco, li misura tutti.

        Dove il gioco ha mestre: le sue iterazioni al secondo alla prima mossa di nuove smazzate, in
        tempo lavorato su un core, e il massimo di memoria che la ricerca usa.
    .examples =
        baralho bench
        baralho bench scopa --seconds 5 --json
cli-bench-seconds = Per quanto tempo misurare ogni gioco (1)

cli-replay = Mostra una partita registrata, mossa per mossa
    .examples =
        baralho replay partita.jsonl --pace 2

cli-verify = Controlla una partita registrata secondo le regole
    .more =
        Rigioca la partita, dal seed o dal mazzo, e dice qual è la prima riga sbagliata. Una registrazione
        che si ferma prima va bene, e viene detto. Quella di una partita online dice anche da dove viene
        il seed: anche questo si controlla, e con --commitment con ciò che hai visto prima.
    .examples =
        baralho verify partita.jsonl
cli-verify-commitment = L'hash mostrato dal server prima di dare le carte

cli-completions = Stampa uno script che completa i comandi in una shell
    .examples =
        baralho completions bash > ~/.local/share/bash-completion/completions/baralho
cli-completions-shell = bash, zsh, fish, elvish o powershell

cli-man = Stampa la pagina di manuale
    .examples =
        baralho man > baralho.1
        baralho man sim > baralho-sim.1
cli-man-page = Un comando che ha una sua pagina

# Richieste sbagliate: dopo ognuna viene usage-help.
usage-help = Per l'aiuto: { $command } --help
usage-command = Il comando "{ $typed }" non esiste: scegli { $commands }.
usage-argument = "{ $typed }" qui non c'entra.
usage-argument-near = "{ $typed }" qui non c'entra; volevi dire { $near }?
usage-no-value = { $argument } vuole un valore.
usage-value = { $argument } non può essere "{ $typed }": accetta { $expected }.
usage-missing = Manca: { $argument }.
usage-conflict = { $argument } non va insieme a { $other }.
usage-utf8 = Il comando non è un testo valido: scrivilo in UTF-8.
usage-other = Non si capisce: { $typed }.
usage-seconds = un tempo da 0 a { $high } secondi, come 0.8 o 800ms
usage-seconds-above = un tempo di più di 0 e fino a { $high } secondi, come 0.8 o 800ms

wrong-rules-version = La partita segue la versione { $given } delle regole, e questo programma ha la versione { $ours }.
wrong-generator = Le carte vengono dal generatore { $given }, e questo programma ha { $ours }.
wrong-generator-unnamed = L'intestazione ha un seed ma nessun generatore: questo programma ha { $ours }.
wrong-no-deal = L'intestazione non ha né seed né mazzo, quindi nessuno sa che carte sono state date.
wrong-dealer = Il mazziere è il posto { $given }, e i posti vanno da 0 a { $last }.
wrong-assisted = Dice che il posto { $given } ha annullato mosse, e i posti vanno da 0 a { $last }.
wrong-seats = { $given ->
    [one] Un posto ha un nome
   *[other] { $given } posti hanno un nome
}, ma la partita ha { $players }.
wrong-no-seed = La mano { $round } ha bisogno di un seed, e l'intestazione non ne ha.
wrong-seat = Gioca il posto { $given }, ma tocca al posto { $expected }.
wrong-move = Questa mossa non è permessa. { $reason }
wrong-after-end = Questa mossa viene dopo la fine: la partita era già finita.
wrong-after-result = Dopo il risultato non può venire nulla.
wrong-early-result = Il risultato viene prima della fine: la partita continua.
wrong-result = Il risultato è sbagliato: le mosse danno { $expected }, e non { $given }.

verify-unreadable = { $file }: { $reason }
verify-wrong = { $file }, riga { $line }: { $reason }
verify-fine = { $file } rispetta le regole: { $game }, { $players }, { $moves }, { $rounds }.
verify-cut = Il file finisce a metà della riga { $line }; tutto ciò che viene prima va bene.
verify-unfinished = La partita non è finita.
verify-result = { $n ->
    [one] Ha vinto la parte { $winners }.
   *[other] Le parti { $winners } si dividono la vittoria.
} Punti per parte: { $points }.
verify-no-result = La partita è finita, ma il file non dice il risultato.
verify-fair = Le carte vengono dal segreto che il server aveva scelto prima di darle e da ciò che hanno aggiunto i giocatori.
verify-unfair = { $file }: le carte non sono quelle promesse: { $reason }
verify-no-commitment = La registrazione non dice da dove viene il seed: non c'è nulla con cui confrontare l'hash.
unfair-secret = il segreto non ha 64 cifre esadecimali.
unfair-commitment = il segreto non ha l'hash mostrato prima di dare le carte.
unfair-seed = il seed non viene dal segreto e da ciò che hanno aggiunto i giocatori.

sim-title = { $game }, { $players }: { $games }, seed { $seed }.
sim-duplicate = Ogni smazzata è stata giocata in ogni ordine di posti.
sim-bot = bot
sim-games = partite
sim-wins = vittorie
sim-draws = pareggi
sim-losses = sconfitte
sim-rate = vittoria %
sim-points = punti
sim-interval = 95 %
sim-range = da { $low } a { $high }
sim-speed = { $seconds } secondi, { $speed } partite al secondo.
sim-warning = Attenzione: { $games } non { $n ->
    [one] basta
   *[other] bastano
} per distinguere { $one } da { $other }. Per una conclusione servono più partite.
sim-no-interval = Un trattino al posto dell'intervallo: una sola smazzata, o smazzate finite tutte allo stesso modo, non mostrano variazione.
sim-error-partners = Con queste regole i compagni sarebbero rivali: una squadra avrebbe bot diversi, e un bot giocherebbe per più squadre. Indica { $players } bot, o uno per squadra.
sim-error-bots = { $bots ->
    [one] Un bot non può
   *[other] { $bots } bot non possono
} occupare { $players } posti a turno: indica tanti bot quanti sono i posti, o un numero che li divida.

bench-game = gioco
bench-players = giocatori
bench-games = partite/s
bench-plies = mosse/s
bench-ns = ns/mossa
bench-search = ricerca
bench-iterations = iterazioni/s
bench-microseconds = µs/iterazione
bench-memory = MiB al massimo
