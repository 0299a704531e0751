# La famiglia della Scopa al terminale: Escopa, Scopa, Escoba, Scopone.

game-escopa = Escopa
    .about = alla brasiliana, una mano; scegli tu cosa prendere
game-scopa = Scopa
    .about = il classico, a 11 punti
game-escoba = Escoba
    .about = le prese fanno quindici, a 11 punti
game-scopone = Scopone
    .about = tutte le carte in mano, due contro due, a 21 punti

scopa-deals = { $you ->
    [yes] Dai le carte, { $each } a testa.
   *[no] { $who } dà le carte, { $each } a testa.
}
scopa-goal = Vince chi arriva a { $points }.
scopa-goal-inverse = Chi arriva a { $points } è fuori; vince chi resta per ultimo.

# $cards: le carte con i loro posti
scopa-table = Tavolo: { $cards }
scopa-table-empty = Il tavolo è vuoto.
scopa-table-card = Carta { $n } sul tavolo: { $card }.
# $cards: quante ce ne sono, contate
scopa-no-table-card = La carta { $n } non c'è: il tavolo ha { $cards }.

scopa-captured = Carte prese: { $counts }.
scopa-captured-one = { $who } { $cards }
scopa-you-captured = Hai preso { $cards }.

scopa-lays = { $you ->
    [yes] Lasci { $card } sul tavolo.
   *[no] { $who } lascia { $card } sul tavolo.
}
# $count: le carte prese, contate; $cards: quali sono
scopa-captures = { $you ->
    [yes] Giochi { $card } e prendi { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
   *[no] { $who } gioca { $card } e prende { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
}
scopa-sweep = Scopa! Il tavolo è vuoto.
scopa-dealt = Nuove carte: { $each } a testa. { $left ->
    [0] Sono le ultime.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $left } carte.
}
scopa-leftovers = { $n ->
    [one] L'ultima carta sul tavolo va a { $who }.
   *[other] Le ultime { SPELL($n, gender: "feminine") } carte sul tavolo vanno a { $who }.
}

scopa-hint = { $place }: { $hint }
scopa-hint-takes = prende { $ways }
scopa-hint-sweep = prende { $cards }, scopa
scopa-hint-nothing = non prende niente
scopa-or = oppure
scopa-preview-stays = resta sul tavolo
scopa-preview-sweep = scopa!
scopa-preview-takes = prende { $n ->
    [one] una carta
   *[other] { $n } carte
}
scopa-button-put = Lascia { $card } sul tavolo
# $sum: 4 + 3
scopa-button-take = Gioca { $card } e prendi { $sum }
scopa-button-take-many = Gioca { $card } e prendi { $n } carte

scopa-which = Con { $card } puoi prendere in { $n ->
    [one] un modo
   *[other] { SPELL($n, gender: "masculine") } modi
}. Quale?

scopa-cards = Carte
scopa-diamonds = Quadri
scopa-coins = Denari
scopa-settebello = Settebello
scopa-settebello-french = Settebello
scopa-sevens = Sette
scopa-primiera = Primiera
scopa-sweeps = Scope
scopa-sweeps-verdict = Un punto per ogni scopa.
scopa-points = Punti
scopa-award = Un punto per { $who }.
scopa-award-tie = Parità: nessun punto.
scopa-award-none = Nessuno ne ha: nessun punto.
scopa-award-skipped = Non conta.

scopa-illegal-over = La mano è finita: non si possono giocare altre carte.
scopa-illegal-not-in-hand = Non hai { $card }: le tue carte sono { $hand }.
scopa-illegal-must-capture = { $card } deve prendere: sul tavolo { $n ->
    [one] c'è { $capture }
   *[other] ci sono { $capture }
}.
scopa-illegal-which-capture = { $card } può prendere in più modi: scegli { $ways }.
scopa-illegal-not-on-table = { $card } non può prendere { $missing }, che non è sul tavolo. Sul tavolo: { $table }.
scopa-illegal-wrong-sum = { $card } non può prendere { $take }: { $n ->
    [one] il valore è
   *[other] la somma fa
} { $sum }, e deve fare { $needed }.
scopa-illegal-wrong-fifteen = { $card } non può prendere { $take }: { $n ->
    [one] le due carte fanno
   *[other] tutte insieme fanno
} { $sum }, e devono fare 15.
scopa-illegal-rank-first = { $card } non può prendere { $take }: { $equal } ha lo stesso valore e ha la precedenza.
scopa-illegal-not-fewest = { $card } non può prendere { $take }: la presa con meno carte ha la precedenza. Prendi { $count }, per esempio { $instead }.
scopa-illegal-game-picks = Qui la presa la sceglie il gioco: { $n ->
    [0] { $card } non prende niente
   *[other] { $card } prende { $chosen }
}.

scopa-as-it-stands = Se la mano finisse adesso:

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.


scopa-unknown = "{ $text }" non è né una carta né un comando. Gioca una carta con il suo nome, come 7d, o con il suo posto, come h1. Scrivi ? per vedere i comandi.
scopa-taken-twice = Non si può prendere { $card } due volte: scrivi ogni carta una volta sola.

scopa-help-player =
    Per giocare una carta scrivi il suo nome o il suo posto in mano: 7d, Kh, 7 di denari, h1.
    Se può prendere in più modi, il gioco chiede quale. Puoi anche dirlo subito: 7d 4c 3s, o h1 2 3 con i posti sul tavolo.
    I semi sono d denari, s spade, h coppe, c bastoni; A è l'asso, J il fante, Q il cavallo o la donna, K il re.
    c: il tavolo. Da 1 a 9, e 0 per la decima: una carta sul tavolo. h: le tue carte.
    d: quante carte hai preso. s: il punteggio. S: il punteggio in dettaglio.
    t: a chi tocca. p: pausa fra una mano e l'altra; p di nuovo riprende.
    !: un suggerimento, la mossa migliore e perché. Invio: ripete tutto. ?: questo aiuto. q: salvare e uscire. Carta giocata non torna in mano.
scopa-help-most =
    Per giocare una carta scrivi il suo nome o il suo posto in mano: 7d, 10h, 7 di denari, h1.
    Se può prendere in più modi, il gioco prende più carte e, a parità, le migliori.
    I semi sono d denari, s spade, h coppe, c bastoni; A è l'asso.
    c: il tavolo. Da 1 a 9, e 0 per la decima: una carta sul tavolo. h: le tue carte.
    d: quante carte hai preso. s: il punteggio. S: il punteggio in dettaglio.
    t: a chi tocca. p: pausa fra una mano e l'altra; p di nuovo riprende.
    !: un suggerimento, la mossa migliore e perché. Invio: ripete tutto. ?: questo aiuto. q: salvare e uscire. Carta giocata non torna in mano.
# Where hands are large.
scopa-help-sort =
    o: ordina le tue carte per seme o per valore.
