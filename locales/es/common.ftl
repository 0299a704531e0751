# Común a todos los juegos.
#
# SPELL($n, gender: "feminine") escribe el número con letras en el género correcto: hasta diez,
# y al hablar también los mayores.

count-cards = { $n ->
    [0] ninguna carta
    [one] { SPELL($n, gender: "feminine") } carta
   *[other] { SPELL($n, gender: "feminine") } cartas
}
count-points = { $n ->
    [0] ningún punto
    [one] { SPELL($n, gender: "masculine") } punto
   *[other] { SPELL($n, gender: "masculine") } puntos
}
count-players = { $n ->
    [0] ningún jugador
    [one] { SPELL($n, gender: "masculine") } jugador
   *[other] { SPELL($n, gender: "masculine") } jugadores
}
count-decks = { $n ->
    [0] ninguna baraja
    [one] { SPELL($n, gender: "feminine") } baraja
   *[other] { SPELL($n, gender: "feminine") } barajas
}
count-rounds = { $n ->
    [0] ninguna ronda
    [one] { SPELL($n, gender: "feminine") } ronda
   *[other] { SPELL($n, gender: "feminine") } rondas
}
count-games = { $n ->
    [0] ninguna partida
    [one] { SPELL($n, gender: "feminine") } partida
   *[other] { SPELL($n, gender: "feminine") } partidas
}
count-moves = { $n ->
    [0] ninguna jugada
    [one] { SPELL($n, gender: "feminine") } jugada
   *[other] { SPELL($n, gender: "feminine") } jugadas
}
count-sweeps = { $n ->
    [0] ninguna escoba
    [one] { SPELL($n, gender: "feminine") } escoba
   *[other] { SPELL($n, gender: "feminine") } escobas
}

# $list: todo menos lo último, ya unido con comas. $sound: con qué sonido empieza $last
# (i, o, other): "Ana e Inés", "siete u ocho".
list-and = { $list } { $sound ->
    [i] e
   *[other] y
} { $last }
list-or = { $list } { $sound ->
    [o] u
   *[other] o
} { $last }
list-nothing = nada
