# Buraco al terminale.

game-buraco = Buraco
    .about = sequenze e burrachi, con gli scarti
    .deck = french

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
    [limpa] , burraco pulito
    [suja] , burraco sporco
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
    [yes] Prendi gli scarti e cali un nuovo gioco: { $meld }. { $n ->
        [0] Non c'era altro.
        [one] L'altra carta va fra le tue.
       *[other] Le altre { SPELL($n, gender: "feminine") } carte vanno fra le tue.
    }
   *[no] { $who } prende gli scarti e cala un nuovo gioco: { $meld }. { $n ->
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
    [limpa] Burraco pulito: 200 punti in più!
   *[suja] Burraco sporco: 100 punti in più!
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
buraco-points-clean = Burrachi puliti
buraco-points-dirty = Burrachi sporchi
buraco-points-hand = Carte in mano
buraco-points-out = Chiusura

buraco-which-take = Con { $top } dagli scarti puoi calare uno di questi giochi. Quale?
buraco-cannot-take = Con { $top } dagli scarti e le tue carte non puoi calare un nuovo gioco: pesca con d.
buraco-which-meld = Puoi calare uno di questi giochi. Quale?
buraco-cannot-meld = Non hai in mano nessun gioco: servono almeno tre carte di seguito dello stesso seme, e un 2 può stare al posto di una.
buraco-which-add = Puoi attaccare in questi modi. Quale?
buraco-cannot-add = Nessuna delle tue carte si attacca a uno dei tuoi giochi.

buraco-illegal-over = La partita è finita.
buraco-illegal-draw-first = Prima pesca o prendi gli scarti.
buraco-illegal-drawn-already = Hai già pescato: ora cala, attacca o scarta.
buraco-illegal-empty-pile = Non ci sono scarti: pesca dal tallone.
buraco-illegal-take-with-too-few = Con { $top } dagli scarti servono almeno due delle tue carte per fare un nuovo gioco: { $n ->
    [0] non ne hai scelta nessuna
    [one] ne hai scelta una sola
   *[other] ne hai scelte { SPELL($n, gender: "feminine") }
}.
buraco-illegal-not-held = Non hai { $card }.
buraco-illegal-held-once = Hai { $card } una volta sola, e qui ne servono { SPELL($needed, gender: "feminine") }.
buraco-illegal-no-such-meld = Il gioco { $index } non c'è: la squadra ne ha { $melds }, contati da 0.
buraco-illegal-nothing-added = Scegli almeno una carta da attaccare.
# $reason: buraco-meld-…
buraco-illegal-not-a-meld = { $cards } non fanno un gioco: { $reason }.
buraco-meld-too-few = servono almeno tre carte, e qui { $n ->
    [0] non ce n'è nessuna
    [one] ce n'è una
   *[other] ce ne sono { SPELL($n, gender: "feminine") }
}
buraco-meld-too-many = da asso ad asso ci stanno al massimo 14 carte, e qui ce ne sono { $n }
buraco-meld-only-twos = un gioco di soli 2 non ha seme, e solo uno può essere matta
buraco-meld-suits = { $one } e { $other } sono di semi diversi, e solo un 2 può essere di un altro seme
buraco-meld-twice = una sequenza ha { $card } una volta sola
buraco-meld-aces = una sequenza ha al massimo due assi, uno per estremità, e qui ce ne sono { SPELL($n, gender: "masculine") }
buraco-meld-wilds = di questi { SPELL($n, gender: "masculine") } 2 solo uno può essere matta, e solo il 2 di { $suit } può stare al suo posto naturale
buraco-meld-missing = { $n ->
    [one] manca
   *[other] mancano
} { $cards }, e { $wild ->
    [yes] il 2 sostituisce una carta sola
   *[no] non c'è un 2 che faccia da matta
}

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

buraco-may-draw = d pesca dal tallone; t prende gli scarti.
buraco-may-play = m cala un gioco, a attacca a un gioco, x scarta e finisce il turno.

buraco-addition = { $cards } al gioco { $index }: { $meld }
buraco-no-cards-here = Il comando { $command } sta da solo: non scrivere niente dopo.
buraco-discard-one = Scarta una carta sola, come in x 9s o x h1. Hai scritto: { $given }.
buraco-bare-card = Cosa vuoi fare con { $card }? Scrivi x { $card } per scartare, o m, a o t con più carte.
buraco-place-twice = Hai scritto { $place } due volte: ogni posto va scritto una volta sola.
buraco-too-often = Di ogni carta ci sono solo due copie, e { $card } compare più volte.
buraco-unknown = "{ $text }" non è un comando. Scrivi d per pescare, t per prendere gli scarti, m per calare, a per attaccare, x per scartare, o ? per l'aiuto.

# Lo stesso al terminale, con i suoi tasti.
buraco-typed-draw-first = Prima pesca con d, o prendi gli scarti con t.
buraco-typed-drawn-already = Hai già pescato: cala con m, attacca con a, o scarta con x per finire il turno.
buraco-typed-empty-pile = Non ci sono scarti: pesca con d.
buraco-typed-no-such-meld = { $melds ->
    [0] Non hai giochi a cui attaccare: calane uno con m.
    [one] Il gioco { $index } non c'è: il tuo unico gioco è il numero 0.
   *[other] Il gioco { $index } non c'è: i tuoi vanno da 0 a { $last }.
}
buraco-typed-nothing-added = Scrivi almeno una carta da attaccare, come in a 0 6h.

buraco-help =
    Il turno: pesca o prendi gli scarti, poi cala e attacca quanto vuoi, e alla fine scarta una carta.
    Le carte si scrivono con il nome, 7d, 10h o 7 di quadri, o con il posto in mano, h1. I semi sono d quadri, s picche, h cuori, c fiori.
    d: pescare dal tallone. t: prendere gli scarti; t da solo mostra come, t 5h 6h lo fa.
    m: calare un gioco; m da solo mostra i giochi che hai, m 3h 4h 5h ne cala uno.
    a: attaccare a un gioco; a da solo mostra come, a 0 6h attacca al gioco 0.
    x: scartare e finire il turno, come in x 9s o x h1.
    o: ordinare le carte per seme o per valore. h: le tue carte. j: tutti i giochi. l: gli scarti.
    c: quante carte restano. s: i punti sul tavolo.
    u: annullare l'ultima mossa, contro i bot e prima dello scarto.
    !: un suggerimento, la mossa migliore e perché. Invio: ripete tutto. ?: questo aiuto. q: salvare e uscire.

# $cards: con i semi; venute con gli scarti
buraco-new-cards = Nuove tra le tue carte: { $cards }
