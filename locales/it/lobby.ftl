# Giocare ai tavoli di un server dal terminale: la sala, il tavolo, la connessione.
#
# $you è yes quando chi ascolta è chi agisce, no quando è un altro, chiamato $who.

play-online-options = Diverso dal solito: { $options }.
play-online-clock-move = { $n } secondi per ogni mossa.
play-online-clock-bank = { $n } secondi per la partita, e { $more } in più a ogni mossa.

play-online-time-up = { $you ->
    [yes] Il tuo tempo è scaduto: ha giocato un bot per te.
   *[no] Il tempo di { $who } è scaduto: ha giocato un bot.
}
play-online-pause-begins = La prossima mano comincia fra { $n ->
    [one] un secondo
   *[other] { $n } secondi
}. Il padrone di casa ferma l'orologio con p, e riprende con p.
play-online-paused = La partita è ferma: il padrone di casa ha fatto una pausa.
play-online-goes-on = La partita continua.
play-online-extended = { $you ->
    [yes] Hai altri { $n } secondi.
   *[no] { $who } ha altri { $n } secondi.
}
play-online-fair = Le carte sono state controllate: vengono da ciò che era stato promesso prima della partita.
play-online-unfair = Attenzione: le carte non vengono da ciò che il server aveva promesso prima della partita.
play-online-broken-off = La partita è stata interrotta.

play-online-said = { $who }: { $text }
play-online-changed = Il padrone di casa ha cambiato il gioco: { $game }.
play-online-sat = { $you ->
    [yes] Ti siedi al posto { $n }.
   *[no] { $who } si siede al posto { $n }.
}
play-online-bot-sat = Il bot { $who } si siede al posto { $n }.
play-online-stood = { $who } lascia il posto.
play-online-kicked = { $who } ha dovuto lasciare il posto.
play-online-ready = { $you ->
    [yes] Sei al via.
   *[no] { $who } è al via.
}
play-online-not-ready = { $you ->
    [yes] Non sei più al via.
   *[no] { $who } non è più al via.
}
play-online-new-host = { $you ->
    [yes] Ora il padrone di casa sei tu.
   *[no] Ora il padrone di casa è { $who }.
}
play-online-seeded = { $you ->
    [yes] Hai aggiunto la tua parte al caso delle carte.
   *[no] { $who } ha aggiunto una parte al caso delle carte.
}
play-online-away = { $who } ha perso la connessione.
play-online-back = { $who } è di nuovo qui.
play-online-stand-in = Il bot { $bot } gioca al posto di { $who }.
play-online-silenced = { $you ->
    [yes] Qui non puoi più parlare.
   *[no] { $who } qui non può più parlare.
}
play-online-unsilenced = { $you ->
    [yes] Puoi parlare di nuovo.
   *[no] { $who } può parlare di nuovo.
}
play-online-woken = Il server era assente ed è tornato: la partita continua da dove era.
play-online-closed = Il tavolo è chiuso.
play-online-out-left = Hai lasciato il tavolo.
play-online-out-kicked = Ti hanno mandato via dal tavolo.
play-online-out-no-spectators = La partita è iniziata e non si può guardare.
play-online-notice = Da chi gestisce il server: { $text }
play-online-reported = Segnalazione inviata. Chi gestisce il server la esaminerà.
play-online-out-closed = Il tavolo è stato chiuso.
play-online-out-elsewhere = Hai continuato a questo tavolo da un'altra parte.

play-online-left-table = { $who } ha lasciato il tavolo.
play-online-stand-in-you = Il bot { $bot } gioca per te finché non torni.
play-online-back-you = Sei di nuovo al tavolo: ora giochi tu.
play-online-stood-in = Un bot ha giocato per te durante la tua assenza.
play-online-seat-waits = Il tuo posto resta tuo. Se dura a lungo, un bot gioca per te finché non torni.
play-online-out-left-seated = Hai lasciato il tavolo. Un bot gioca per te, e il tuo posto resta tuo.
play-online-rated = La partita vale per la classifica.
play-online-unrated = La partita non vale per la classifica.
play-online-locked = Il tavolo ha una password.
play-online-hidden = La sala non mostra il tavolo: si arriva con il link.
play-online-unwatched = Durante la partita può stare qui solo chi gioca.
play-online-your-partner = gioca con te
play-online-note-out = fuori dalla partita
play-online-with-seats = { $n ->
    [one] con il posto { $seats }
   *[other] con i posti { $seats }
}

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

play-online-bad-address = "{ $text }" non è l'indirizzo di un server: scrivilo come https://carte.example o localhost:8080, oppure incolla il link di un tavolo.
play-online-bad-code = "{ $text }" non porta a nessun tavolo: indica il suo numero nella lista, il codice di dodici lettere o il link.
play-online-unreachable = Il server { $server } non è raggiungibile: { $reason }
play-online-refused = Il server { $server } non ti fa entrare: { $reason }
play-online-bad-token = Il server non conosce questo token. Creane un altro, oppure gioca come ospite senza --token.

play-online-welcome = Sei su { $server } come { $name }.
play-online-again = Di nuovo connesso.
play-online-broken = Non c'è connessione. Il programma riprova da solo; q per uscire.
play-online-not-connected = Ora non c'è connessione: scrivi di nuovo la mossa quando torna.
play-online-new-session = Il server non ti conosceva più: entri come nuovo ospite.
play-online-unanswered = La connessione è caduta prima della risposta del server. Guarda se è stato fatto e, se no, chiedi di nuovo.
play-online-nonsense = Il server ha detto qualcosa che questo programma non capisce: forse va aggiornato.
play-online-left = Arrivederci.
play-online-left-seated = Arrivederci. Il tuo posto resta tuo per un po', poi gioca un bot: torna con lo stesso comando.

play-online-lobby = Sala
play-online-prompt = Comando:
play-online-no-tables = Nessun tavolo è aperto.
# $stage: waiting, playing o over; $free: posti vuoti; $names: chi è seduto
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] È in corso una partita.
   *[other] { $free ->
        [0] Nessun posto libero.
        [one] Un posto libero.
       *[other] { $free } posti liberi.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}Una persona guarda.
   *[other] {" "}{ $watching } guardano.
}{ $locked ->
    [yes] {" "}Con password.
   *[no] {""}
}
play-online-online = { $n ->
    [one] Una persona è in linea.
   *[other] { $n } persone sono in linea.
}
play-online-people = { $n ->
    [one] Una persona è in linea: { $who }.
   *[other] { $n } persone sono in linea, tra cui { $who }.
}
play-online-tip = Scrivi il numero di un tavolo, "crea" e un gioco, oppure ? per l'aiuto.

play-online-link = Gli altri entrano con questo link: { $link }
play-online-seat = Posto { $n }: { $who }
play-online-seat-notes = Posto { $n }: { $who } ({ $notes })
play-online-a-bot = { $name }, un bot
play-online-empty = vuoto
play-online-note-host = padrone di casa
play-online-note-ready = al via
play-online-note-away = assente
play-online-you-watch = Stai guardando.
play-online-table-tip = Scrivi pronto quando vuoi giocare. Il padrone di casa riempie i posti con "bot" e comincia con "inizia". ? per l'aiuto.
play-online-match-tip = Comincia la riga con : per parlare, con / per i comandi; ? mostra che cosa puoi scrivere.

play-online-password-how = Scrivi la password dopo il tavolo: { $command } PASSWORD
play-online-create-how = Di' quale gioco: { $games }. Poi possono seguire opzioni, come players=4 clock=30 password=segreto.
play-online-bot-how = Di' quale bot, come "bot greedy", ed eventualmente a quale posto: "bot greedy 2".
play-online-bad-pair = "{ $text }" non si capisce: scrivi le opzioni come chiave=valore, per esempio players=4, clock=30, clock=300+5, public=off o target=21.
play-online-which-seat = Di' un posto da 1 a { $last }.
play-online-nobody = Non c'è nessuno di nome "{ $who }".
play-online-at-no-table = Non sei a nessun tavolo.
play-online-unknown = "{ $text }" non si capisce. Scrivi ? per l'aiuto.
play-online-muted = Non senti più { $who }.
play-online-unmuted = Senti di nuovo { $who }.
play-online-no-hints = In una partita con altre persone nessuno riceve la mossa migliore.

play-online-turn-of = Tocca a { $who }.
play-online-no-turn = Ora non tocca a nessuno.
play-online-time = { $n ->
    [one] Hai un secondo.
   *[other] Hai { $n } secondi.
} + ne chiede altri.
play-online-rematch = Scrivi pronto per un'altra partita, esci per andare in sala.

play-online-lobby-said = { $who }, in sala: { $text }

# Parole che si possono scrivere, separate da spazi. Quelle inglesi valgono sempre.
play-online-word-help = aiuto
play-online-word-tables = tavoli sala
play-online-word-people = persone chi
play-online-word-create = crea apri
play-online-word-join = entra guarda
play-online-word-say = di' parla
play-online-word-mute = zittisci
play-online-word-unmute = ascolta
play-online-word-report = segnala
play-online-word-table = tavolo posti
play-online-word-sit = siedi
play-online-word-stand = alzati
play-online-word-bot = bot
play-online-word-kick = caccia
play-online-word-ready = pronto pronta
play-online-word-seed = seme
play-online-word-start = inizia comincia
play-online-word-pause = pausa
play-online-word-more = tempo
play-online-word-host = padrone
play-online-word-silence = silenzia
play-online-word-change = cambia
play-online-word-leave = esci

play-online-help-lobby =
    tavoli: i tavoli aperti; Invio fa lo stesso
    entra 2, o 2: vai al tavolo 2; entra CODICE PASSWORD: per codice o link
    crea escopa: apre un tavolo; possono seguire opzioni:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, e le regole del gioco, come target=21
    persone: chi è in linea
    parla TESTO, o :TESTO: parla con tutti qui
    zittisci NOME, ascolta NOME: non sentire più qualcuno, sentirlo di nuovo
    segnala NOME TESTO: avvisa chi gestisce il server
    q: esci
play-online-help-table =
    tavolo, o Invio: chi siede dove
    siedi, siedi 2, alzati: prendi un posto, lascialo
    pronto: al via per giocare, o non più
    seme TESTO: la tua parte nel caso delle carte
    parla TESTO, o :TESTO: parla al tavolo; zittisci NOME, ascolta NOME
    esci: vai in sala; q: esci dal programma
    Il padrone di casa: bot greedy, bot greedy 2: fa sedere bot;
      inizia; cambia chiave=valore: altre regole; caccia 2, caccia NOME;
      silenzia NOME: non lasciarlo parlare, o di nuovo; padrone NOME
play-online-help-match =
    :TESTO: parla al tavolo; /zittisci NOME, /ascolta NOME
    +: altro tempo sul tuo orologio
    /tavolo: chi siede dove; /esci: un bot continua per te
    Il padrone di casa: p: pausa, e riprende; /caccia 2; /silenzia NOME
    q: esci dal programma

play-online-ask-leave = La partita è in corso: se esci, un bot gioca per te e il tuo posto resta tuo. Scrivilo di nuovo per uscire.
play-online-come-back = Per tornare, scrivi: { $command }
play-online-offline = Ora non c'è connessione: scrivilo di nuovo quando torna.
play-online-silent = Il server non risponde più.
play-online-watching = Guardano: { $who }.
play-online-watching-more = { $n ->
    [one] Guarda anche un'altra persona.
   *[other] Guardano altre { $n } persone.
}
play-online-watch-tip = Guardi: scrivi esci per andare in sala, :TESTO per chattare, ? per l'aiuto.
play-online-help-watch =
    Invio: il tavolo e il punteggio
    :TESTO: chatta con il tavolo; zittisci NOME, ascolta NOME
    tavolo: chi siede dove; esci: va in sala
    Il capotavola: p: pausa, e riprende; caccia NOME; silenzia NOME; padrone NOME
    q: esce dal programma
play-online-help-change =
    cambia scopa target=21: un altro gioco, altre regole, anche per la rivincita;
      password=X, password=, public=off, spectators=off, rated=off come per crea
