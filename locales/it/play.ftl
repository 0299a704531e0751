# Giocare al terminale: ciò che vale per tutti i giochi.
#
# $you è yes quando agisce la persona a cui si parla, no quando agisce un'altra, di nome $who.

you = tu
# Dopo una preposizione.
you-to = te
person = Giocatore

round-heading = { $game }, mano { $n }
round-over = Fine della mano { $n }
match-over = La partita è finita
your-turn = Tocca a te
plays-first = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
# $teams: chi gioca in ogni squadra, le squadre separate da punto e virgola
teams = Squadre: { $teams }.

# $cards: le carte in mano, ognuna con il suo posto
hand = Le tue carte: { $cards }
hand-empty = Non hai più carte in mano.
holds = { $you ->
    [yes] Hai in mano { $cards }.
   *[no] { $who } ha in mano { $cards }.
}
place-card = { $place }, { $card }

# $scores: score-one di ogni parte, separati da virgole
score = Punteggio: { $scores }.
score-one = { $who } { $points }
total = Totale
grid-cell = { $who } { $cell }
# $verdict: cosa ne segue, in una frase; può essere vuoto
grid-row = { $label }: { $cells }. { $verdict }

eliminated = Fuori dalla partita: { $who }.
wins = { $you ->
    [yes] Hai vinto!
   *[no] Ha vinto { $who }.
}
team-wins = Vittoria per { $who }!
shared-victory = Vittoria condivisa: { $who }.

# $moves: suggest-…, quel che si annulla
takes-back = { $you ->
    [yes] Annulli la mossa: { $moves }.
   *[no] { $who } annulla la mossa: { $moves }.
}
# $n: quante mosse
takes-moves-back = { $you ->
    [yes] Annulli { $n ->
        [one] l'ultima mossa
       *[other] le ultime { $n } mosse
    }.
   *[no] { $who } annulla { $n ->
        [one] l'ultima mossa
       *[other] le ultime { $n } mosse
    }.
}

left = La partita è salvata in { $file }. Per continuare: { $command }
no-pause-now = La pausa si fa solo fra una mano e l'altra: p la comincia, e p di nuovo la finisce.

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

person-number = Giocatore { $n }

prompt-move = La tua mossa:
prompt-choice = Quale?
prompt-ready = Premi Invio:
choose-a-number = Scrivi un numero da 1 a { $last }, o premi Invio per tornare indietro.
pass-keyboard = Tocca a { $who }. Passa la tastiera a { $who }, che poi preme Invio.

pause-begins = La prossima mano comincia fra { $n ->
    [one] un secondo
   *[other] { $n } secondi
}. Invio la comincia subito; p mette in pausa.
paused = In pausa. Premi p o Invio per continuare.
pause-help = Premi Invio per cominciare la prossima mano, p per mettere in pausa, o q per salvare e uscire.

# $typed: ciò che si è scritto, come 7c; $card: il nome intero della carta
typed-card = { $typed }: { $card }.

no-such-place = Non c'è { $place } fra le tue carte: vanno da h1 a { $last }.

recorded = La partita è registrata in { $file }.
left-unsaved = Hai lasciato la partita, che non è stato possibile salvare.
record-lost = Questa partita non si può registrare, ma puoi continuare a giocare: { $reason }
record-exists = Il file { $file } esiste già: scegli un altro nome, o continua la partita che contiene con --resume.
record-impossible = La partita non si può registrare in { $file }: { $reason }
record-no-folder = La partita non si può registrare in { $file }: la cartella { $folder } non esiste. Creala, o scegli un altro posto.
resumed = { $n ->
    [0] La partita riprende dall'inizio.
    [one] La partita riprende dopo la prima mossa.
   *[other] La partita riprende dopo { $n } mosse.
}
nothing-to-resume = Non c'è nessuna partita in sospeso: cominciane una con baralho play e il nome di un gioco.
already-finished = La partita in { $file } è finita: rivedila con baralho replay.
# $reason: una frase
wrong-record = La registrazione { $file } viola le regole alla riga { $line }: { $reason }

which-game = Quale gioco? Scegli { $games }.
unknown-game = Il gioco "{ $game }" non esiste: scegli { $games }.
unknown-bot = Il bot "{ $bot }" non esiste per questo gioco: scegli { $bots }.
bot-without-budget = Il bot { $bot } risponde subito e non accetta un limite di tempo: lo accetta solo { $bots }.
bad-budget = "{ $budget }" non è un limite: scrivi un tempo come 200ms o 1.5s (fino a 600s), o un numero di iterazioni come 5000it.
bot-sees-all = Il bot { $bot } vede tutte le carte, cioè bara: gioca solo in "baralho sim", per misurare cosa è possibile.
too-many-people = { $humans } persone non ci stanno a un tavolo per { $players }: chiedine meno con --humans, o un tavolo più grande con --players.
too-many-bots = { $bots ->
    [one] Un bot non ci sta
   *[other] { $bots } bot non ci stanno
} a un tavolo per { $players }: { $most ->
    [0] le persone occupano tutti i posti
    [one] c'è posto per uno solo
   *[other] c'è posto per { $most }
}.

replay-unfinished = La registrazione finisce qui: la partita non è arrivata alla fine.
tip = Scrivi ? per l'aiuto, q per salvare e uscire.

choice = { $n }: { $text }
