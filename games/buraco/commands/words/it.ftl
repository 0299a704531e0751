# baralho juiz: aiuto e messaggi.

cli-juiz = Il giudice del corso per i bot di Buraco
    .more =
        Il giudice ha la riga di comando del giudice di riferimento del corso: baralho juiz -h la mostra tutta.
        Con 1 o 3 bot, una persona gioca al terminale.
    .examples =
        baralho juiz ./mio_bot ./altro -seed 42
        baralho juiz -silent ./mio_bot greedy
        baralho juiz ./mio_bot
cli-juiz-words = Opzioni del giudice e fino a quattro bot; -h spiega tutto

juiz-usage =
    Il giudice del corso per i bot di Buraco: una partita, un verdetto.

    Uso: baralho juiz [OPZIONI] bot1 [bot2 [bot3 [bot4]]]

    Un bot è un programma, un comando tra virgolette ("python3 bot.py") o un bot
    di casa: base, greedy o da novato a mestre. Con 1 o 3 bot giochi anche tu,
    al terminale. Le opzioni possono stare ovunque.

      -d             mostra tutti i messaggi (prevale su -silent)
      -i FILE        comincia con le carte del file: una riga [ ... ] a testa,
                     la carta degli scarti e il numero di chi gioca per primo
      -seed N        il seed delle carte; 0 o niente: uno qualsiasi
      -silent        una riga sola: OK o NOK, seed, punti e vincitore
      -estrito       le regole scritte, non quelle del giudice di riferimento
      --plain        per lettori di schermo, quando giochi tu
      --pace TEMPO   quanto resta ogni mossa degli altri, per esempio 0.5
      --lang LINGUA  pt-BR, en, it o es; portoghese se non la indichi
      -h             questo aiuto

    Il motivo di una squalifica esce sullo standard error. Un bot ha 3 secondi per
    ogni riga. Codici: 0 c'è un verdetto, 1 non c'è, 2 comando sbagliato.

juiz-unknown-option = Il giudice non ha l'opzione { $option }.
juiz-no-value = Manca il valore dopo { $option }.
juiz-bad-seed = "{ $text }" non è un seed: dai un numero intero da { $low } a { $high }.
juiz-bad-pace = "{ $text }" non è un tempo: dai dei secondi, per esempio 0.5 o 500ms.
juiz-no-bots = Mancano i bot: danne da uno a quattro.
juiz-too-many-bots = { $n } bot sono troppi: al tavolo ci sono quattro posti.
juiz-start-unread = Non riesco a leggere { $file }: { $reason }
juiz-start-wrong = { $file }, riga { $line }: { $wrong }
juiz-start-impossible = { $file }: { $wrong }
juiz-start-no-hand = mancano le carte del giocatore { $seat }: una riga [ ... ] per mano.
juiz-start-no-pile = manca la carta degli scarti.
juiz-start-pile = gli scarti cominciano con una carta sola, e questa riga ne ha { $n }.
juiz-start-no-first = manca chi gioca per primo: un numero da 0 a { $last }.
juiz-start-first = "{ $word }" non può giocare per primo: dai un numero da 0 a { $last }.
juiz-start-too-many = { $card } compare più di due volte, e ce ne sono solo due.
juiz-start-cards = ci sono { $given } carte in gioco, e il tavolo ne tiene { $most }: ripetine meno.

# Il risultato.
juiz-seed = Seed: { $seed }
juiz-points = { $who }: { $points } punti
juiz-went-out = { $who } ha chiuso.
juiz-winner = Vittoria: { $who }
juiz-draw = Pareggio.

# $reason: una delle frasi qui sotto
juiz-disqualified = { $who } è squalificato: { $reason }
juiz-line = Riga: { $line }
juiz-complaints = La fine dello standard error di { $who }:

juiz-not-utf8 = la riga non è testo UTF-8.
juiz-empty-line = la riga è vuota.
juiz-unknown-command = "{ $word }" non è un comando: ci sono solo GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN e DISCARD.
juiz-not-a-card = "{ $word }" non è una carta: una carta è A, da 2 a 10, J, Q o K seguito da ♥, ♦, ♣ o ♠.
juiz-brackets = le parentesi sono sbagliate: le carte stanno tra "[ " e " ]", con gli spazi.
juiz-no-index = manca il numero del gioco dopo MELD_JOIN.
juiz-not-an-index = "{ $word }" non è il numero di un gioco: si conta da 0.
juiz-discard-count = DISCARD vuole esattamente una carta, e { $n ->
    [0] non ce n'era nessuna
   *[other] ce n'erano { $n }
}.
juiz-too-many-lines = più di { $n } righe in un solo turno, senza scartare.

juiz-illegal-over = la partita è già finita.
juiz-illegal-draw-first = prima deve pescare o prendere gli scarti.
juiz-illegal-drawn-already = in questo turno aveva già pescato.
juiz-illegal-empty-pile = non ci sono scarti.
juiz-illegal-take = per prendere { $top } dagli scarti servono almeno due carte della mano, e { $n ->
    [0] non ce n'era nessuna
    [one] ce n'era solo una
   *[other] ce n'erano { $n }
}.
juiz-illegal-not-held = non ha { $card } in mano.
juiz-illegal-held = non ha { $card } abbastanza volte: ne servono { $needed }.
juiz-illegal-no-such-meld = { $n ->
    [0] non c'è il gioco { $index }: la squadra non ha ancora giochi.
    [one] non c'è il gioco { $index }: l'unico gioco della squadra è lo 0.
   *[other] non c'è il gioco { $index }: quelli della squadra vanno da 0 a { $last }.
}
juiz-illegal-nothing-added = non ha dato nessuna carta da attaccare.
# $reason: buraco-meld-…
juiz-illegal-not-a-meld = { $cards }: non è un gioco; { $reason }.

juiz-silent = per { $n } secondi non ha mandato nessuna riga.
juiz-ended = il programma è finito a metà partita, con il codice { $code }.
juiz-killed = il programma è stato chiuso dal segnale { $signal }.
juiz-closed-output = il programma ha chiuso la sua uscita e non può più rispondere.
juiz-line-too-long = ha mandato una riga di più di { $n } byte.
juiz-out-of-memory = ha usato più di { $n } MiB di memoria.
juiz-out-of-disk = ha scritto più di { $n } MiB nella sua cartella.
juiz-unread = non ha letto quello che ha ricevuto: aspettano più di { $n } MiB.
juiz-too-many-processes = ha aperto più di { $n } processi.
juiz-no-program = il programma { $program } non esiste.
juiz-not-executable = { $program } non si può eseguire: dagli il permesso con chmod +x.
juiz-is-directory = { $program } è una cartella, non un programma.
juiz-not-a-program = { $program } non è un programma per questa macchina.
juiz-no-interpreter = { $program } chiede { $interpreter }, che qui non c'è.
juiz-cannot-start = il programma non parte: { $reason }
juiz-interrupted = la partita è stata interrotta.

# Una persona al tavolo.
juiz-heading = Buraco con il giudice
juiz-tip = Scrivi ? per l'aiuto, q per uscire. Non hai limiti di tempo.
juiz-person-help =
    Qui q esce senza salvare e senza verdetto.
    Valgono anche i comandi dei bot, come GET_STOCK o DISCARD 7♦.
juiz-left = Hai lasciato la partita: resta senza verdetto.
