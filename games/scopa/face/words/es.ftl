# La familia de la Scopa en la terminal: Escopa, Scopa, Escoba, Scopone.

game-escopa = Escopa
    .about = a la brasileña, una ronda; tú eliges qué capturar
game-scopa = Scopa
    .about = el clásico italiano, a 11 puntos
game-escoba = Escoba
    .about = las capturas suman quince, a 11 puntos
game-scopone = Scopone
    .about = todas las cartas en la mano, dos contra dos, a 21 puntos

scopa-deals = { $you ->
    [yes] Repartes { $each } a cada uno.
   *[no] { $who } reparte { $each } a cada uno.
}
scopa-goal = Gana quien llegue a { $points }.
scopa-goal-inverse = Quien llegue a { $points } queda fuera; gana quien quede al final.

# $cards: las cartas con sus lugares
scopa-table = Mesa: { $cards }
scopa-table-empty = La mesa está vacía.
scopa-table-card = Carta { $n } de la mesa: { $card }.
# $cards: cuántas hay, contadas
scopa-no-table-card = No hay carta { $n }: la mesa tiene { $cards }.

scopa-captured = Cartas capturadas: { $counts }.
scopa-captured-one = { $who } { $cards }
scopa-you-captured = Capturaste { $cards }.

scopa-lays = { $you ->
    [yes] Dejas { $card } en la mesa.
   *[no] { $who } deja { $card } en la mesa.
}
# $count: las cartas capturadas, contadas; $cards: cuáles son
scopa-captures = { $you ->
    [yes] Juegas { $card } y capturas { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
   *[no] { $who } juega { $card } y captura { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
}
scopa-sweep = ¡Escoba! La mesa quedó vacía.
scopa-dealt = Cartas nuevas: { $each } a cada uno. { $left ->
    [0] Son las últimas.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $left } cartas en el mazo.
}
scopa-leftovers = { $n ->
    [one] La última carta de la mesa es para { $who }.
   *[other] Las últimas { SPELL($n, gender: "feminine") } cartas de la mesa son para { $who }.
}

scopa-hint = { $place }: { $hint }
scopa-hint-takes = captura { $ways }
scopa-hint-sweep = captura { $cards }, escoba
scopa-hint-nothing = no captura nada
scopa-or = o bien
scopa-preview-stays = queda en la mesa
scopa-preview-sweep = ¡escoba!
scopa-preview-takes = se lleva { $n ->
    [one] una carta
   *[other] { $n } cartas
}
scopa-button-put = Dejar { $card } en la mesa
# $sum: 4 + 3
scopa-button-take = Jugar { $card } y llevarse { $sum }
scopa-button-take-many = Jugar { $card } y llevarse { $n } cartas

scopa-which = Con { $card } puedes capturar de { $n ->
    [one] una manera
   *[other] { SPELL($n, gender: "feminine") } maneras
}. ¿Cuál?

scopa-cards = Cartas
scopa-diamonds = Diamantes
scopa-coins = Oros
scopa-settebello = Siete de oros
scopa-settebello-french = Siete de diamantes
scopa-sevens = Sietes
scopa-primiera = Primera
scopa-sweeps = Escobas
scopa-sweeps-verdict = Un punto por cada escoba.
scopa-points = Puntos
scopa-award = Punto para { $who }.
scopa-award-tie = Empate: ningún punto.
scopa-award-none = Nadie tiene: ningún punto.
scopa-award-skipped = No cuenta.

scopa-illegal-over = La ronda terminó: no se pueden jugar más cartas.
scopa-illegal-not-in-hand = No tienes { $card }: tu mano es { $hand }.
scopa-illegal-must-capture = { $card } tiene que capturar: en la mesa { $n ->
    [one] está
   *[other] están
} { $capture }.
scopa-illegal-which-capture = { $card } puede capturar de varias maneras: elige { $ways }.
scopa-illegal-not-on-table = { $card } no puede capturar { $missing }, que no está en la mesa. En la mesa: { $table }.
scopa-illegal-wrong-sum = { $card } no puede capturar { $take }: { $n ->
    [one] el valor es
   *[other] la suma da
} { $sum }, y tiene que dar { $needed }.
scopa-illegal-wrong-fifteen = { $card } no puede capturar { $take }: { $n ->
    [one] las dos cartas suman
   *[other] todas juntas suman
} { $sum }, y tienen que sumar 15.
scopa-illegal-rank-first = { $card } no puede capturar { $take }: { $equal } tiene el mismo valor y va antes que cualquier suma.
scopa-illegal-not-fewest = { $card } no puede capturar { $take }: va primero la captura con menos cartas. Captura { $count }, por ejemplo { $instead }.
scopa-illegal-game-picks = Aquí es el juego el que elige la captura: { $n ->
    [0] { $card } no captura nada
   *[other] { $card } captura { $chosen }
}.

scopa-as-it-stands = Si la ronda terminara ahora:

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.


scopa-unknown = "{ $text }" no es ni una carta ni un comando. Juega una carta por su nombre, como 7d, o por su lugar, como h1. Escribe ? para ver los comandos.
scopa-taken-twice = No se puede capturar { $card } dos veces: escribe cada carta una sola vez.

scopa-help-player =
    Para jugar una carta, escribe su nombre o su lugar en la mano: 7d, Kh, 7 de oros, h1.
    Si puede capturar de varias maneras, el juego pregunta cuál. También puedes decirlo ya: 7d 4c 3s, o h1 2 3 con los lugares de la mesa.
    Los palos son d oros, s espadas, h copas, c bastos; A es el as, J la sota, Q el caballo y K el rey.
    c: la mesa. De 1 a 9, y 0 para la décima: una carta de la mesa. h: tu mano.
    d: cuántas cartas capturaste. s: el marcador. S: el marcador en detalle.
    t: a quién le toca. p: pausa entre rondas; p otra vez continúa.
    !: una pista, la mejor jugada y por qué. Enter: repite todo. ?: esta ayuda. q: guardar y salir. Carta jugada no vuelve.
scopa-help-most =
    Para jugar una carta, escribe su nombre o su lugar en la mano: 7d, 10h, 7 de oros, h1.
    Si puede capturar de varias maneras, el juego se lleva más cartas y, si empatan, las mejores.
    Los palos son d oros, s espadas, h copas, c bastos; A es el as.
    c: la mesa. De 1 a 9, y 0 para la décima: una carta de la mesa. h: tu mano.
    d: cuántas cartas capturaste. s: el marcador. S: el marcador en detalle.
    t: a quién le toca. p: pausa entre rondas; p otra vez continúa.
    !: una pista, la mejor jugada y por qué. Enter: repite todo. ?: esta ayuda. q: guardar y salir. Carta jugada no vuelve.
# Where hands are large.
scopa-help-sort =
    o: ordena tu mano por palo o por número.
