# Analisi di partite registrate e suggerimenti: baralho analyze.
#
# La mossa è sempre il soggetto sottinteso, perché ogni motivo sia una frase completa.

# Mosse, come qualcosa che si potrebbe fare.
suggest-lay = lasciare { $card } sul tavolo
suggest-capture = giocare { $card } e prendere { $cards }
suggest-draw = pescare dal tallone
suggest-take = prendere gli scarti e calare { $meld }
suggest-meld = calare { $meld }
suggest-add = attaccare { $cards } al gioco { $meld }
suggest-discard = scartare { $card }
suggest-turn = girare una carta

# $n: il numero, per il plurale; $text: il numero scritto; $unit: points o cards
analyze-amount = { $unit ->
    [cards] { $n ->
        [one] { $text } carta
       *[other] { $text } carte
    }
   *[points] { $n ->
        [one] { $text } punto
       *[other] { $text } punti
    }
}
# $sign: plus, minus o none
analyze-signed = { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}
analyze-signed-spoken = { $sign ->
    [plus] più { $n }
    [minus] meno { $n }
   *[none] { $n }
}
# $bound: above, below o none
analyze-percent = { $bound ->
    [above] oltre il { $n } %
    [below] meno dell'{ $n } %
   *[none] { $n } %
}
analyze-percent-spoken = { $bound ->
    [above] oltre il { $n } per cento
    [below] meno dell'{ $n } per cento
   *[none] { $n } per cento
}
# Motivi: frasi su una mossa. $chance: una percentuale; $table, $cards: carte, o carte contate.
reason-only-move = È l'unica mossa.
reason-luck-only = In questo gioco non c'è niente da decidere: è tutta fortuna.
reason-on-average = Niente salta all'occhio, ma in media rende { $points } in più.
reason-hardly-better = È quasi come le altre.
reason-sweep = Fa scopa.
reason-settebello = Prende { $card }, il settebello.
reason-captures = Prende { $cards }.
reason-cards = Prende { $cards } in tutto.
# $ranks: valori uniti da "o"
reason-leaves-sweep = Lascia { $table }: qualsiasi { $ranks } fa scopa (probabilità: { $chance }).
reason-least-sweep = Lascia { $table }: qualsiasi { $ranks } fa scopa, ma il rischio è minore: { $chance }.
reason-no-sweep = Lascia { $table }, e il prossimo giocatore non può fare scopa.
reason-leaves-settebello = Lascia { $card } sul tavolo al prossimo giocatore (probabilità: { $chance }).
reason-twin = Ti resta in mano un'altra carta dello stesso valore ({ $rank }) per riprendere quella lasciata.
reason-least-use = Rende meno probabile che il prossimo giocatore prenda qualcosa: { $chance }.
reason-more-use = Il prossimo giocatore può prendere qualcosa (probabilità: { $chance }).
reason-unpairs = Spariglia: lascia dispari il conto di { $ranks } in gioco, a favore di chi non ha dato le carte.
reason-pairs = Appariglia: lascia pari il conto di { $ranks } in gioco, a favore del mazziere.
reason-goes-out = Chiude: vale 100 punti.
reason-not-yet = Non chiude ancora.
reason-canastra = { $kind ->
    [limpa] Completa un burraco pulito: 200 punti.
   *[suja] Completa un burraco sporco: 100 punti.
}
reason-takes-pile = Prende gli scarti: { $cards }.
reason-leaves-pile = Non prende gli scarti: { $cards }.
reason-grows = Porta un gioco a { $cards }.
reason-lays = Mette { $points } sul tavolo.
reason-keeps-wild = Tiene la matta.
reason-spends-wild = Usa una matta.
reason-discards-wild = Scarta una matta.
reason-holds-back = Tiene in mano carte che si potevano calare.
reason-takeable = Con { $card } il prossimo giocatore può prendere gli scarti (probabilità: { $chance }).
reason-least-takeable = Con { $card } il prossimo giocatore prende gli scarti solo se ha le carte giuste (probabilità: { $chance }).
# $suggestion: suggest-…; seguono i motivi
hint-is = Suggerimento: { $suggestion }.

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

cli-analyze = Analizza una partita registrata, mossa per mossa
    .more =
        Ogni mossa è giudicata in base a ciò che il giocatore poteva sapere, mai alle carte
        nascoste: ogni mossa possibile è provata in molte smazzate che da quel posto sembravano
        uguali. Il voto dice quanto ha perso la mossa, i motivi dicono perché, e alla fine si
        separa la fortuna dalla bravura.

        Senza --effort una mano richiede circa due secondi. Con un numero di iterazioni l'analisi
        è sempre la stessa. Ctrl-C mostra ciò che è pronto.
    .examples =
        baralho analyze partita.jsonl
        baralho analyze partita.jsonl --seat 0 --effort 200ms
        baralho analyze partita.jsonl --effort 2000it --json
        baralho analyze partita.jsonl --html partita.html
cli-analyze-seat = Solo le mosse di questo posto: un numero da 0, o un nome
cli-analyze-effort = Lavoro per ogni mossa, come 100ms o 2000it
cli-analyze-html = Scrive l'analisi come pagina per il browser
cli-analyze-seed = Il numero che decide le smazzate provate (1)

analyze-no-seat = Il posto "{ $seat }" non esiste in questa partita: scegli { $seats }.

# $moves: mosse contate; $worlds: un numero
analyze-lead = Analisi di { $moves }. Ognuna è giudicata in base a ciò che il giocatore poteva sapere, in media in { $worlds } smazzate possibili.
# $moves: counted moves
analyze-partial = In { $moves } non tutte le mosse possibili sono state provate: erano troppe, o il tempo era poco.
analyze-stopped = Analisi interrotta: sono pronte { $done } mosse su { $total }.
analyze-written = Le mosse sono in { $file }: apri il file nel browser.
analyze-no-moves = Non ci sono mosse da analizzare.
# $told: frasi
analyze-move = Mossa { $n }: { $told }
# $tried: how many moves; $legal: how many there were
analyze-tried = Di { $legal } mosse possibili ne sono state provate { $tried }.
analyze-forced = Era l'unica mossa possibile.
analyze-best = La mossa migliore.
analyze-good = Una buona mossa.
# $kind: inaccuracy, mistake o blunder; $points: una quantità; $low, $high: numeri
analyze-lost = { $kind ->
    [inaccuracy] Un'imprecisione
    [mistake] Un errore
   *[blunder] Un errore grave
}: la mossa è costata { $points } (tra { $low } e { $high }).
analyze-lost-exactly = { $kind ->
    [inaccuracy] Un'imprecisione
    [mistake] Un errore
   *[blunder] Un errore grave
}: la mossa è costata esattamente { $points }.
# $suggestion: suggest-…
analyze-better = Meglio: { $suggestion }.

analyze-players = Come ha giocato ognuno
# $accuracy: una percentuale; $decisions: analyze-decisions; $grades: un elenco di analyze-count-…; $lost: una quantità
analyze-player = { $who }: precisione { $accuracy }. { $decisions }: { $grades }. Perdita totale: { $lost } (tra { $low } e { $high }).
analyze-no-choice = { $who } non ha mai avuto scelta.
analyze-decisions = { $n ->
    [one] Una decisione
   *[other] { $n } decisioni
}
analyze-count-best = { $n ->
    [one] una ottima
   *[other] { $n } ottime
}
analyze-count-good = { $n ->
    [one] una buona
   *[other] { $n } buone
}
analyze-count-inaccuracy = { $n ->
    [one] un'imprecisione
   *[other] { $n } imprecisioni
}
analyze-count-mistake = { $n ->
    [one] un errore
   *[other] { $n } errori
}
analyze-count-blunder = { $n ->
    [one] un errore grave
   *[other] { $n } errori gravi
}

analyze-turning = Momenti decisivi
analyze-turn-choice = Mossa { $n }: questa scelta è costata { $points } a { $who }.
# $good: yes quando è andata a favore di $who
analyze-turn-cards = { $good ->
    [yes] Dopo la mossa { $n } le carte hanno dato { $points } a { $who }.
   *[no] Dopo la mossa { $n } le carte sono costate { $points } a { $who }.
}

analyze-luck-title = Fortuna e bravura
# $place: ahead, behind o level
analyze-margin = { $place ->
    [ahead] { $who } ha finito con { $points } di vantaggio.
    [behind] { $who } ha finito con { $points } di svantaggio.
   *[level] { $who } ha finito in parità.
}
# Numeri con il segno.
analyze-luck = Di questi, { $luck } vengono dalla fortuna (tra { $low } e { $high }), { $own } dalle proprie scelte e { $given } dalle scelte degli altri.
analyze-luck-many = Di questi, { $luck } vengono dalla fortuna e da ciò che hanno fatto gli altri (tra { $low } e { $high }), e { $own } dalle proprie scelte.
analyze-expected = { $place ->
    [ahead] All'inizio ci si poteva aspettare di finire con { $points } di vantaggio.
    [behind] All'inizio ci si poteva aspettare di finire con { $points } di svantaggio.
   *[level] All'inizio ci si poteva aspettare di finire in parità.
}
analyze-luck-parts = Della fortuna, { $opening } c'era già nelle prime carte, e { $cards } è venuto con quelle dopo.

# La pagina.
review-title = Analisi di una partita a { $game }
review-contents = In questa pagina
review-curve-two = Il vantaggio che { $who } poteva aspettarsi alla fine della mano, mossa per mossa, in base a ciò che ogni parte poteva sapere. I punti sono errori, i quadrati errori gravi.
review-curve-many = Il vantaggio sul migliore degli altri che ogni parte poteva aspettarsi alla fine della mano, in base a ciò che poteva sapere. I punti sono errori, i quadrati errori gravi.
review-moves = Mosse
review-steps = Scorri le mosse
review-first = Prima
review-previous = Precedente
review-next = Successiva
review-last = Ultima
review-keys = Tasti: sinistra e destra; su una mossa anche j e k, Home e Fine.
review-before = Prima della mossa:
review-choices = Cosa si poteva giocare
review-choice = Mossa
review-value = Atteso
review-interval = 95 %
review-loss = Perdita
# $low, $high: numeri con il segno
review-range = da { $low } a { $high }
# $value: un numero con il segno; $range: review-range
review-expected = Vantaggio atteso di { $who } dopo la mossa: { $value } ({ $range }).
review-method = Ogni mossa è giudicata solo in base a ciò che il giocatore poteva sapere: ogni mossa possibile è stata provata in molte smazzate che da quel posto sembravano uguali. La precisione è del 100 % per la mossa migliore e si dimezza quando la mossa perde un punto, o 100 punti a Buraco.
review-made-by = Fatto da baralho { $version }.

# Annullare l'ultima mossa. undo-word: cosa si può scrivere invece di u
undo-word = annulla

# Suggerimenti durante la partita. hint-word: cosa si può scrivere invece di !
hint-word = suggerimento
