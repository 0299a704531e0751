# Buraco al terminale.

buraco-dealt = Ognuno riceve { $each }.
# $stock, $pile: carte contate; $top: la carta in cima agli scarti
buraco-stock = Tallone: { $stock }. Scarti: { $pile }, con { $top } in cima.
buraco-stock-no-pile = Tallone: { $stock }. Non ci sono scarti.
buraco-pile = Scarti, dal fondo alla cima: { $cards }.
buraco-pile-empty = Non ci sono scarti.
buraco-hand-sizes = Carte in mano: { $sizes }.
# $yours: yes per la squadra di chi ascolta, no per quella di $who
buraco-no-melds = { $yours ->
    [yes] Non hai ancora giochi.
   *[no] Ancora senza giochi: { $who }.
}
buraco-melds = { $yours ->
    [yes] I tuoi giochi:
   *[no] Giochi di { $who }:
}
# $canastra: none, limpa (pulita) o suja (sporca)
buraco-meld = { $index }: { $cards } ({ $points }{ $canastra ->
    [limpa] , canastra pulita
    [suja] , canastra sporca
   *[none] {""}
})
# $suit: il seme della sequenza; solo ciò che è di un altro seme dice il suo
buraco-run = { $suit }, { $cards }
buraco-score = Sul tavolo: { $scores }.

buraco-drew = { $you ->
    [yes] Peschi { $card }.
   *[no] { $who } pesca { $card }.
}
buraco-drew-hidden = { $you ->
    [yes] Peschi una carta.
   *[no] { $who } pesca una carta.
}
# $n: quante carte degli scarti vanno in mano
buraco-took = { $you ->
    [yes] Prendi gli scarti per un nuovo gioco, { $meld }. { $n ->
        [0] Non c'era altro.
        [one] L'altra carta va nella tua mano.
       *[other] Le altre { SPELL($n, gender: "feminine") } carte vanno nella tua mano.
    }
   *[no] { $who } prende gli scarti per un nuovo gioco, { $meld }. { $n ->
        [0] Non c'era altro.
        [one] L'altra carta va in mano.
       *[other] Le altre { SPELL($n, gender: "feminine") } carte vanno in mano.
    }
}
buraco-melded = { $you ->
    [yes] Cali un gioco: { $meld }.
   *[no] { $who } cala un gioco: { $meld }.
}
buraco-added = { $you ->
    [yes] Attacchi { $cards }: { $meld }.
   *[no] { $who } attacca { $cards }: { $meld }.
}
buraco-canastra = { $kind ->
    [limpa] Canastra pulita: 200 punti in più!
   *[suja] Canastra sporca: 100 punti in più!
}
buraco-discarded = { $you ->
    [yes] Scarti { $card }.
   *[no] { $who } scarta { $card }.
}
buraco-went-out = { $you ->
    [yes] Chiudi: non hai più carte. 100 punti in più!
   *[no] { $who } chiude, senza più carte: 100 punti in più.
}
buraco-stock-empty = Il tallone è vuoto e la partita finisce: nessuno ha chiuso.

buraco-points-cards = Carte nei giochi
buraco-points-clean = Canastre pulite
buraco-points-dirty = Canastre sporche
buraco-points-hand = Carte in mano
buraco-points-out = Chiusura

buraco-which-take = Con { $top } dagli scarti puoi calare uno di questi giochi. Quale?
buraco-cannot-take = Con { $top } dagli scarti e le tue carte non puoi calare un nuovo gioco: pesca con d.
buraco-which-meld = Puoi calare uno di questi giochi. Quale?
buraco-cannot-meld = Non hai in mano nessun gioco: un gioco è di almeno tre carte di seguito dello stesso seme, e un 2 può stare al posto di una.
buraco-which-add = Puoi attaccare in questi modi. Quale?
buraco-cannot-add = Nessuna delle tue carte si attacca a uno dei tuoi giochi.

buraco-illegal-over = La partita è finita.
buraco-illegal-draw-first = Prima si pesca o si prendono gli scarti.
buraco-illegal-drawn-already = Si pesca una volta per turno: ora cala, attacca o scarta.
buraco-illegal-empty-pile = Non ci sono scarti: pesca dal mazzo.
buraco-illegal-take-with-too-few = { $top } dagli scarti vuole almeno due carte della tua mano per fare un nuovo gioco: { $n ->
    [0] non ne hai detta nessuna
    [one] ne hai detta una sola
   *[other] ne hai dette { SPELL($n, gender: "feminine") }
}.
buraco-illegal-not-held = Non hai { $card }.
buraco-illegal-held-once = Hai { $card } una volta sola, e qui ne servono { SPELL($needed, gender: "feminine") }.
buraco-illegal-no-such-meld = Non c'è un gioco { $index }: la squadra ne ha { $melds }, contati da 0.
buraco-illegal-nothing-added = Si attacca almeno una carta.
# $reason: buraco-meld-…
buraco-illegal-not-a-meld = { $cards } non fanno un gioco: { $reason }.
buraco-meld-too-few = servono almeno tre carte, e { $n ->
    [0] non ce n'è nessuna
    [one] questa è una
   *[other] queste sono { SPELL($n, gender: "feminine") }
}
buraco-meld-too-many = da asso ad asso stanno al massimo 14 carte, e queste sono { $n }
buraco-meld-only-twos = con soli 2 non si sa il seme, e solo uno può essere matta
buraco-meld-suits = { $one } e { $other } sono di semi diversi, e solo un 2 può essere di un altro seme
buraco-meld-twice = una sequenza ha { $card } una volta sola
buraco-meld-aces = una sequenza ha al massimo due assi, uno per capo, e questi sono { SPELL($n, gender: "masculine") }
buraco-meld-wilds = questi 2 sono { SPELL($n, gender: "masculine") }, e solo uno può essere matta; al posto del 2 può stare solo quello di { $suit }
buraco-meld-missing = { $n ->
    [one] manca
   *[other] mancano
} { $cards }, e { $wild ->
    [yes] il 2 sta al posto di una carta sola
   *[no] nessun 2 sta al posto di una carta
}

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

buraco-may-draw = d pesca dal tallone; t prende gli scarti.
buraco-may-play = m cala un gioco, a attacca a un gioco, x scarta e finisce il turno.

buraco-addition = { $cards } al gioco { $index }: { $meld }
buraco-no-cards-here = Il comando { $command } sta da solo: non scrivere niente dopo.
buraco-discard-one = Scarta esattamente una carta, come in x 9s o x h1. Ricevuto: { $given }.
buraco-bare-card = Che cosa fare con { $card }? Scrivi x { $card } per scartare, o m, a o t con più carte.
buraco-place-twice = { $place } c'è due volte: di' ogni posto una volta sola.
buraco-too-often = Di ogni carta ci sono solo due copie, e { $card } c'è più spesso.
buraco-unknown = "{ $text }" non è un comando. Scrivi d per pescare, t per prendere gli scarti, m per calare, a per attaccare, x per scartare, o ? per l'aiuto.

# Lo stesso al terminale, con i suoi tasti.
buraco-typed-draw-first = Prima pesca con d, o prendi gli scarti con t.
buraco-typed-drawn-already = Hai già pescato: cala con m, attacca con a, o scarta con x per finire il turno.
buraco-typed-empty-pile = Non ci sono scarti: pesca con d.
buraco-typed-no-such-meld = { $melds ->
    [0] Non hai giochi a cui attaccare: calane uno nuovo con m.
    [one] Non c'è un gioco { $index }: il tuo unico gioco è il numero 0.
   *[other] Non c'è un gioco { $index }: i tuoi vanno da 0 a { $last }.
}
buraco-typed-nothing-added = Di' almeno una carta da attaccare, come in a 0 6h.

buraco-help =
    Il turno: pesca o prendi gli scarti, poi cala e attacca quanto vuoi, e scarta una carta.
    Le carte si scrivono con il nome, 7d o 10h, o con il posto in mano, h1. I semi sono d denari, s spade, h coppe, c bastoni.
    d: pescare dal tallone. t: prendere gli scarti; t da solo mostra come, t 5h 6h lo fa.
    m: calare un gioco; m da solo mostra i giochi che hai, m 3h 4h 5h ne cala uno.
    a: attaccare a un gioco; a da solo mostra come, a 0 6h attacca al gioco 0.
    x: scartare e finire il turno, come in x 9s o x h1.
    o: ordinare le carte per seme o per valore. h: le tue carte. j: tutti i giochi. l: gli scarti.
    c: quante carte restano. s: i punti sul tavolo.
    !: un suggerimento, la mossa migliore e perché. Invio: tutto da capo. ?: questo aiuto. q: salvare e uscire. Quel che è fatto è fatto.

# $cards: con i semi; venute con gli scarti
buraco-new-cards = Nuove tra le tue carte: { $cards }
