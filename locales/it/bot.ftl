# baralho bot: help and messages.

cli-bot = Esegue un bot incluso come processo, o verifica un bot
    .more =
        Con un gioco e il nome di un bot: gioca per lui con chi sta all'altro capo dello standard input e
        output. jsonl è il protocollo di tutti i giochi (docs/bots.md), itp quello del corso, per il Buraco (docs/juiz.md).

        Con check e un comando: avvia il comando come bot, ci gioca e dice, per ogni cosa che ci si aspetta da un
        bot, se la fa; se no, come rimediare. Le opzioni del comando stesso vanno dopo --, o l'intero comando tra
        virgolette.
    .examples =
        baralho bot escopa robot4 --protocol jsonl
        baralho bot buraco greedy --protocol itp
        baralho bot check python3 bot.py --game escopa
        baralho bot check "./mio-bot --livello 3" --protocol itp
cli-bot-game = Il gioco, o check
cli-bot-bot = Il nome del bot, o il comando che lo avvia
cli-bot-protocol = jsonl (tutti i giochi) o itp (il corso di Buraco)
cli-bot-seed = Il numero che decide ciò che un bot incluso fa a caso
cli-bot-check_game = Check: il gioco; altrimenti quelli che il bot dice di giocare
cli-bot-seconds = Check: quanto può tardare una riga (3); anche --move-time
cli-bot-memory = Check: memoria che può usare, per esempio 512M
cli-bot-sandbox = Check: senza rete e senza file, come nell’arena
cli-bot-json = Check: risponde con un oggetto JSON

bot-error-one-name = Si esegue un bot alla volta: indicane uno solo, come in baralho bot escopa robot4.
bot-error-itp = Il protocollo itp vale solo per il Buraco: usa --protocol jsonl.
# $reason: what the reader of messages says, in English
bot-error-message = La riga { $line } dell'input non si capisce ({ $reason }): { $text }
bot-error-judge = L'input del giudice non si capisce: { $reason }
bot-error-check-only = --game, --json, --memory e --sandbox valgono solo con check.
bot-error-quotes = Nel comando c'è una virgoletta che non si chiude.

# What is checked.
check-starts = Si avvia
check-hello = Si presenta
check-end-of-input = Termina alla fine dell'input
check-answers = Risponde alle richieste
check-legal = Le sue mosse sono valide
check-games = Gioca più partite in un solo processo
check-ids = Dice a quale richiesta risponde
check-only-answers = Scrive solo risposte
check-quit = Termina con quit
check-tables = Gioca a ogni posto di ogni tavolo
check-unknown = Ignora ciò che non conosce
check-long-stream = Regge molti messaggi
check-standard-error = Il suo standard error è vuoto
check-two-players = Gioca in due
check-four-players = Gioca in quattro
check-long-lines = Legge righe lunghe
check-empty-list = Legge una lista senza carte
check-waits-for-turn = Aspetta il suo turno

check-title = { $command } ({ $protocol })
# $title: what is checked; $message: what there is to say
check-line = { $title }: { $message }
check-line-skipped = { $title } (non verificato)
check-line-cure = Come rimediare: { $cure }
check-line-table = Tavolo: { $table }
check-line-sent = Inviato: { $line }
check-line-got = Ricevuto: { $line }
check-line-errors = Il suo standard error: { $text }
# $players: counted, such as "two players"
check-table = { $game }, { $players }, posto { $seat }
check-passed = Tutto a posto: questo bot può giocare ovunque.
check-passed-with-notes = Nessun errore: questo bot può giocare. Vale la pena di leggere le note.
check-failed = { $failed ->
    [one] Una verifica non è passata
   *[other] { $failed } verifiche non sono passate
}; { $passed ->
    [0] non si è potuto verificare altro.
    [one] una è passata.
   *[other] { $passed } sono passate.
}

check-hello-any = { $name }, qualsiasi gioco
check-hello-games = { $name }, { $games }
check-games-played = { $games } partite, { $answers } mosse
check-tables-played = { $tables } posti

check-note-minimal = niente hello: un bot minimo, e va bene
check-note-exit = è terminato con il codice { $code } invece di 0
check-note-quit = un bot minimo può non conoscerlo: basta la fine dell'input
check-note-ids = non dà l'id con le mosse, e va bene
check-note-others = { $lines } righe di altro tipo, che vengono ignorate
check-note-standard-error = { $bytes } byte, che vengono conservati e non fanno danno
check-note-stays = era ancora lì { $seconds } secondi dopo; i giudici fermano questi bot

check-fault-silent = Nessuna riga è arrivata in { $seconds } { $seconds ->
    [1] secondo
   *[other] secondi
}.
check-cure-silent = Rispondi a ogni richiesta con una riga e svuota lo standard output subito dopo: fflush(stdout) in C, print(..., flush=True) in Python.
check-cure-itp-silent = Quando il giudice manda il tuo id tocca a te: scrivi una riga e svuota lo standard output, fflush(stdout) in C. Dopo GET_STOCK e GET_DISCARD il giudice risponde con una riga; dopo gli altri comandi no.
check-fault-exit = È terminato con il codice { $code }.
check-cure-exit = Un bot continua finché non legge quit o la fine dell'input. Ciò che ha scritto sullo standard error può dire perché è uscito.
check-fault-signal = È stato terminato dal segnale { $number }: è andato in crash, o qualcuno lo ha ucciso.
check-cure-signal = Eseguilo a mano in un debugger e mandagli la riga qui sotto.
check-fault-closed = Ha chiuso il suo standard output.
check-cure-closed = Lascia aperto lo standard output finché il bot gira.
check-fault-long-line = Ha scritto una riga di più di { $limit } byte.
check-cure-long-line = Una risposta è una riga breve, con la fine di riga. Scrivi i tuoi appunti sullo standard error.
check-fault-memory = Ha usato più di { $limit } byte di memoria.
check-fault-disk = Ha scritto più di { $limit } byte nella sua cartella.
check-fault-unread = Non ha letto quello che ha ricevuto: aspettano più di { $limit } byte.
check-fault-processes = Ha avviato più di { $limit } processi.
check-cure-limits = Usane meno: chi esegue i bot mette dei limiti.
check-cure-unread = Leggi ogni riga, anche quelle che non sono richieste.
check-fault-interrupted = La verifica è stata interrotta.
check-fault-stays = Era ancora lì { $seconds } secondi dopo la fine dell'input.
check-cure-end-of-input = Esci dal ciclo quando la lettura dà la fine del file: getline restituisce -1, fgets NULL, input() solleva EOFError.
check-fault-stays-quit = Era ancora lì { $seconds } secondi dopo quit.
check-cure-quit = Termina il programma quando arriva un messaggio di tipo quit.
check-fault-no-hello = Dice ready ma non hello.
check-cure-hello = {"Rispondi a hello con {\"type\":\"hello\",\"protocol\":1,\"name\":\"...\",\"author\":\"...\",\"games\":[\"escopa\"]}."}
check-fault-no-ready = Dice hello ma non ready.
check-fault-order = Il suo hello non arriva per primo.
check-cure-ready = {"Rispondi a ogni messaggio nell'ordine in cui arriva: a hello con un hello, a ready con {\"type\":\"ready\"}."}
check-fault-version = Parla la versione { $given } del protocollo, e questo programma la versione { $ours }.
check-cure-version = {"Scrivi \"protocol\":1 nel tuo hello."}
# $reason: what the reader of messages says, in English
check-fault-message = La sua riga non si capisce ({ $reason }).
check-cure-message = Rispondi con il numero di una mossa della lista, contato da 0, o con il suo testo. Scrivi i tuoi appunti sullo standard error.
# $reason: a sentence
check-fault-illegal = La sua mossa non è valida. { $reason }
check-cure-illegal = Scegli una delle mosse della richiesta: il suo posto nella lista, contato da 0, o il suo testo così com'è lì.
check-not-a-move = "{ $text }" non è una mossa: si risponde con il posto di una mossa nell'elenco, o con il suo testo.
check-bad-index = Non c'è una mossa { $index }: la richiesta ne elenca { $moves }, contate da 0.
check-fault-unasked = Ha risposto più volte di quante gli è stato chiesto.
check-cure-unasked = Scrivi una riga per ogni messaggio di tipo request, e niente per gli altri.
check-fault-id = Ha dato un id che non è quello della richiesta.
check-cure-id = Dai l'id della richiesta a cui rispondi, o nessuno.
check-cure-unknown = Ignora i messaggi di tipi che non conosci e i campi che non conosci: le versioni future ne avranno.
check-cure-long-stream = Leggi ogni messaggio quando arriva e scrivi solo risposte: una pipe piena ferma entrambi.
check-fault-judge = Il giudice lo ha squalificato. { $reason }
check-cure-judge = I comandi e le loro regole sono in docs/juiz.md: confronta la riga con quelli.
check-fault-out-of-turn = Ha scritto una riga senza che toccasse a lui.
check-cure-out-of-turn = Scrivi solo dopo che il giudice ha mandato il tuo id, e fino al tuo DISCARD.
check-cure-long-lines = Mani e scarti possono superare i 300 byte: leggi righe di qualsiasi lunghezza, con getline in C, o di almeno 1024 byte, e tieni posto per 104 carte.
check-cure-empty-list = Una lista può non avere carte, [  ]: la riceve chi prende scarti di una carta sola. Leggi parole fino alla parentesi che chiude.

check-start-no-program = Non c'è il programma { $program }.
check-cure-no-program = Dai il comando come lo scriveresti qui, per esempio ./bot o python3 bot.py.
check-start-not-executable = { $program } non può essere eseguito.
check-cure-not-executable = Rendilo eseguibile: chmod +x { $program }
check-start-directory = { $program } è una cartella.
check-start-interpreter = { $program } vuole essere eseguito da { $interpreter }, che qui non c'è.
check-start-not-a-program = { $program } non è un programma per questa macchina.
check-cure-interpreter = Indica chi lo esegue, come in python3 bot.py, o scrivilo nella sua prima riga, come in #!/usr/bin/env python3.
check-start-other = Non si può avviare: { $reason }

# Why the judge disqualifies for a line.
check-line-not-utf8 = La riga non è testo UTF-8.
check-line-empty = La riga è vuota.
check-line-command = "{ $word }" non è un comando: ci sono GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN e DISCARD.
check-line-card = "{ $word }" non è una carta: scrivi un valore (A, da 2 a 10, J, Q, K) e un seme (♥ ♦ ♣ ♠), come in 10♥.
check-line-brackets = Le parentesi sono sbagliate: le carte stanno tra "[ " e " ]", con gli spazi.
check-line-index = "{ $word }" non è il numero di un gioco: si contano da 0.
check-line-discard = DISCARD vuole esattamente una carta, non { $n }.
check-line-too-many = Più di { $limit } righe in un solo turno.
