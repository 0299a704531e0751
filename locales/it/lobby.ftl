# Giocare ai tavoli di un server dal terminale: la sala, il tavolo, la connessione.
#
# $you è yes quando chi ascolta è chi agisce, no quando è un altro, chiamato $who.

play-online-options = Regole speciali: { $options }.
play-online-clock-move = { $n } secondi per mossa.
play-online-clock-bank = { $n } secondi per la partita, più { $more } a ogni mossa.

play-online-time-up = { $you ->
    [yes] Il tuo tempo è scaduto: un bot ha giocato per te.
   *[no] Il tempo di { $who } è scaduto: ha giocato un bot.
}
play-online-pause-begins = La prossima mano comincia fra { $n ->
    [one] un secondo
   *[other] { $n } secondi
}. Il capotavola mette in pausa e riprende con p.
play-online-paused = Il capotavola ha messo in pausa la partita.
play-online-goes-on = La partita riprende.
play-online-extended = { $you ->
    [yes] Hai altri { $n } secondi.
   *[no] { $who } ha altri { $n } secondi.
}
play-online-fair = Carte controllate: sono quelle che il server aveva fissato prima della partita.
play-online-unfair = Attenzione: le carte non sono quelle che il server aveva fissato prima della partita.
play-online-broken-off = La partita è stata interrotta.

play-online-said = { $who }: { $text }
play-online-changed = Il capotavola ha cambiato il gioco: { $game }.
play-online-sat = { $you ->
    [yes] Ti siedi al posto { $n }.
   *[no] { $who } si siede al posto { $n }.
}
play-online-bot-sat = Il bot { $who } si siede al posto { $n }.
play-online-stood = { $who } lascia il posto.
play-online-kicked = Il capotavola ha allontanato { $who } dal tavolo.
play-online-ready = { $you ->
    [yes] Ci sei: si aspettano gli altri.
   *[no] { $who } c'è, può cominciare.
}
play-online-not-ready = { $you ->
    [yes] Hai chiesto ancora un momento.
   *[no] { $who } chiede ancora un momento.
}
play-online-new-host = { $you ->
    [yes] Ora il capotavola sei tu.
   *[no] Ora il capotavola è { $who }.
}
play-online-seeded = { $you ->
    [yes] Il tuo testo conta nel sorteggio delle carte.
   *[no] { $who } ha aggiunto un testo al sorteggio delle carte.
}
play-online-away = { $who } ha perso la connessione.
play-online-back = { $who } è di nuovo qui.
play-online-stand-in = Il bot { $bot } gioca al posto di { $who }.
play-online-silenced = { $you ->
    [yes] A questo tavolo non puoi più scrivere nella chat.
   *[no] { $who } non può più scrivere nella chat di questo tavolo.
}
play-online-unsilenced = { $you ->
    [yes] Puoi di nuovo scrivere nella chat.
   *[no] { $who } può di nuovo scrivere nella chat.
}
play-online-woken = Il server è stato riavviato: la partita riprende da dove era.
play-online-closed = Il tavolo è chiuso.
play-online-out-left = Hai lasciato il tavolo.
play-online-out-kicked = Il capotavola ti ha allontanato dal tavolo.
play-online-out-no-spectators = La partita è cominciata, e questo tavolo non ammette spettatori.
play-online-notice = Da chi gestisce il server: { $text }
play-online-reported = Segnalazione inviata. Chi gestisce il server la esaminerà.
play-online-out-closed = Il tavolo è stato chiuso.
play-online-out-elsewhere = Hai aperto questo tavolo in un'altra finestra: ora giochi da lì.

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
play-online-bad-code = Nessun tavolo trovato per "{ $text }": scrivi il suo numero nella lista, il codice di dodici lettere e cifre o il link.
play-online-unreachable = Il server { $server } non è raggiungibile: { $reason }
play-online-refused = Il server { $server } non ti fa entrare: { $reason }
play-online-bad-token = Il server non conosce questo token. Creane un altro, oppure gioca come ospite senza --token.

play-online-welcome = Sei su { $server } come { $name }.
play-online-again = La connessione è tornata.
play-online-broken = La connessione è caduta. Nuovo tentativo in corso; q per uscire.
play-online-not-connected = In questo momento non c'è connessione: riscrivi la mossa quando torna.
play-online-new-session = Il server non ti riconosceva più: rientri come nuovo ospite.
play-online-unanswered = La connessione è caduta prima della risposta del server. Controlla se è andata a buon fine; se no, riprova.
play-online-nonsense = Il server ha detto qualcosa che questo programma non capisce: forse serve un aggiornamento.
play-online-left = Arrivederci.
play-online-left-seated = Arrivederci. Il tuo posto resta tuo per un po', poi gioca un bot: torna con lo stesso comando.

play-online-lobby = Sala
play-online-prompt = Comando:
play-online-no-tables = Nessun tavolo aperto.
# $stage: waiting, playing o over; $free: posti vuoti; $names: chi è seduto
play-online-listed = { $n }: { $game }. { $names }. { $stage ->
    [playing] Partita in corso.
   *[other] { $free ->
        [0] Nessun posto libero.
        [one] Un posto libero.
       *[other] { $free } posti liberi.
    }
}{ $watching ->
    [0] {""}
    [one] {" "}Una persona guarda.
   *[other] {" "}{ $watching } persone guardano.
}{ $locked ->
    [yes] {" "}Con password.
   *[no] {""}
}
play-online-online = { $n ->
    [one] C'è una persona online.
   *[other] Ci sono { $n } persone online.
}
play-online-people = { $n ->
    [one] C'è una persona online: { $who }.
   *[other] Ci sono { $n } persone online, tra cui { $who }.
}
play-online-tip = Scrivi il numero di un tavolo, "crea" e un gioco, oppure ? per l'aiuto.

play-online-link = Gli altri entrano con questo link: { $link }
play-online-seat = Posto { $n }: { $who }
play-online-seat-notes = Posto { $n }: { $who } ({ $notes })
play-online-a-bot = { $name }, un bot
play-online-empty = libero
play-online-note-host = capotavola
play-online-note-ready = c'è
play-online-note-away = senza connessione
play-online-you-watch = Stai guardando.
play-online-table-tip = Scrivi pronto quando vuoi giocare. Il capotavola riempie i posti con "bot" e comincia con "inizia". ? per l'aiuto.
play-online-match-tip = Comincia la riga con : per la chat, con / per i comandi; ? mostra cosa puoi scrivere.

play-online-password-how = Scrivi la password dopo il tavolo: { $command } PASSWORD
play-online-create-how = Quale gioco? Scegli { $games }. Poi possono seguire opzioni, come players=4 clock=30 password=segreto.
play-online-bot-how = Scrivi quale bot, come "bot greedy", e se vuoi a quale posto: "bot greedy 2".
play-online-bad-pair = "{ $text }" non è un'opzione: scrivi chiave=valore, per esempio players=4, clock=30, clock=300+5, public=off o target=21.
play-online-which-seat = Scrivi un posto da 1 a { $last }.
play-online-nobody = Qui nessuno si chiama "{ $who }".
play-online-at-no-table = Non sei a nessun tavolo.
play-online-unknown = "{ $text }" non è un comando. Scrivi ? per l'aiuto.
play-online-muted = Non vedi più i messaggi di { $who }.
play-online-unmuted = Vedi di nuovo i messaggi di { $who }.
play-online-no-hints = In una partita con altre persone nessuno riceve la mossa migliore.

play-online-turn-of = Tocca a { $who }.
play-online-no-turn = Ora non tocca a nessuno.
play-online-time = { $n ->
    [one] Hai un secondo.
   *[other] Hai { $n } secondi.
} Scrivi + per averne altri.
play-online-rematch = Scrivi pronto per la rivincita, esci per tornare in sala.

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
play-online-word-seed = seed seme
play-online-word-start = inizia comincia
play-online-word-pause = pausa
play-online-word-more = tempo
play-online-word-host = capotavola padrone
play-online-word-silence = silenzia
play-online-word-change = cambia
play-online-word-leave = esci

play-online-help-lobby =
    tavoli: i tavoli aperti; Invio fa lo stesso
    entra 2, o 2: vai al tavolo 2; entra CODICE PASSWORD: con codice o link
    crea escopa: crea un tavolo; possono seguire opzioni:
      players=4 clock=30 clock=300+5 password=X public=off spectators=off
      rated=off, e le regole del gioco, come target=21
    persone: chi è online
    parla TESTO, o :TESTO: scrivi a tutti qui
    zittisci NOME, ascolta NOME: nascondi i messaggi di qualcuno, rivedili
    q: esci
play-online-help-table =
    tavolo, o Invio: chi siede dove
    siedi, siedi 2, alzati: prendi un posto, lascialo
    pronto: puoi cominciare, o non ancora
    seed TESTO: un tuo testo che conta nel sorteggio delle carte
    parla TESTO, o :TESTO: scrivi al tavolo; zittisci NOME, ascolta NOME
    esci: torna in sala; q: esci dal programma
    Solo il capotavola: bot greedy, bot greedy 2: fa sedere i bot;
      inizia; cambia chiave=valore: altre regole; caccia 2, caccia NOME;
      silenzia NOME: blocca o sblocca nella chat; capotavola NOME
play-online-help-match =
    :TESTO: scrivi al tavolo; /zittisci NOME, /ascolta NOME
    +: altro tempo per te
    /tavolo: chi siede dove; /esci: un bot continua per te
    Solo il capotavola: p: pausa e riprende; /caccia 2; /silenzia NOME
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
play-online-watch-tip = Stai guardando: scrivi esci per andare in sala, :TESTO per chattare, ? per l'aiuto.
play-online-help-watch =
    Invio: il tavolo e il punteggio
    :TESTO: chatta con il tavolo; zittisci NOME, ascolta NOME
    tavolo: chi siede dove; esci: va in sala
    Il capotavola: p: pausa, e riprende; caccia NOME; silenzia NOME; capotavola NOME
    q: esce dal programma
play-online-help-change =
    cambia scopa target=21: un altro gioco, altre regole, anche per la rivincita;
      password=X, password=, public=off, spectators=off, rated=off come per crea
