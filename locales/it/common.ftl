# Comune a tutti i giochi.
#
# SPELL($n, gender: "feminine") scrive il numero in lettere nel genere giusto: fino a dieci,
# e nel parlato anche i più grandi.

count-cards = { $n ->
    [0] nessuna carta
    [one] { SPELL($n, gender: "feminine") } carta
   *[other] { SPELL($n, gender: "feminine") } carte
}
count-points = { $n ->
    [0] nessun punto
    [one] { SPELL($n, gender: "masculine") } punto
   *[other] { SPELL($n, gender: "masculine") } punti
}
count-players = { $n ->
    [0] nessun giocatore
    [one] { SPELL($n, gender: "masculine") } giocatore
   *[other] { SPELL($n, gender: "masculine") } giocatori
}
count-decks = { $n ->
    [0] nessun mazzo
    [one] { SPELL($n, gender: "masculine") } mazzo
   *[other] { SPELL($n, gender: "masculine") } mazzi
}
count-rounds = { $n ->
    [0] nessuna mano
    [one] { SPELL($n, gender: "feminine") } mano
   *[other] { SPELL($n, gender: "feminine") } mani
}
count-games = { $n ->
    [0] nessuna partita
    [one] { SPELL($n, gender: "feminine") } partita
   *[other] { SPELL($n, gender: "feminine") } partite
}
count-moves = { $n ->
    [0] nessuna mossa
    [one] { SPELL($n, gender: "feminine") } mossa
   *[other] { SPELL($n, gender: "feminine") } mosse
}
count-sweeps = { $n ->
    [0] nessuna scopa
    [one] { SPELL($n, gender: "feminine") } scopa
   *[other] { SPELL($n, gender: "feminine") } scope
}

# $list: tutto tranne l'ultimo, già unito da virgole. $sound: con che suono comincia $last (i, o, other).
list-and = { $list } e { $last }
list-or = { $list } o { $last }
list-nothing = niente
