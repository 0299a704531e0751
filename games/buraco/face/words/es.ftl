# Buraco en la terminal.

game-buraco = Buraco
    .about = escaleras y canastas, con el pozo
    .deck = french

buraco-dealt = Cada uno recibe { $each }.
# $stock, $pile: cartas contadas; $top: la carta de arriba del pozo
buraco-stock = Mazo: { $stock }. Pozo: { $pile }, con { $top } arriba.
buraco-stock-no-pile = Mazo: { $stock }. El pozo está vacío.
buraco-pile = Pozo, de abajo hacia arriba: { $cards }.
buraco-pile-empty = El pozo está vacío.
buraco-hand-sizes = Cartas en la mano: { $sizes }.
# $yours: yes para el equipo de quien escucha, no para el de $who
buraco-no-melds = { $yours ->
    [yes] Todavía no tienes juegos.
   *[no] Todavía sin juegos: { $who }.
}
buraco-melds = { $yours ->
    [yes] Tus juegos:
   *[no] Juegos de { $who }:
}
# $canastra: none, limpa (limpia) o suja (sucia)
buraco-meld = { $index }: { $cards } ({ $points }{ $canastra ->
    [limpa] , canasta limpia
    [suja] , canasta sucia
   *[none] {""}
})
# $suit: el palo de la escalera; solo lo que es de otro palo dice el suyo
buraco-run = { $suit }, { $cards }
buraco-score = En la mesa: { $scores }.

buraco-drew = { $you ->
    [yes] Robas { $card }.
   *[no] { $who } roba { $card }.
}
buraco-drew-hidden = { $you ->
    [yes] Robas una carta.
   *[no] { $who } roba una carta.
}
# $n: cuántas cartas del pozo van a la mano
buraco-took = { $you ->
    [yes] Te llevas el pozo y bajas un juego nuevo: { $meld }. { $n ->
        [0] No había nada más.
        [one] La otra carta va a tu mano.
       *[other] Las otras { SPELL($n, gender: "feminine") } cartas van a tu mano.
    }
   *[no] { $who } se lleva el pozo y baja un juego nuevo: { $meld }. { $n ->
        [0] No había nada más.
        [one] La otra carta va a su mano.
       *[other] Las otras { SPELL($n, gender: "feminine") } cartas van a su mano.
    }
}
buraco-melded = { $you ->
    [yes] Bajas un juego: { $meld }.
   *[no] { $who } baja un juego: { $meld }.
}
buraco-added = { $you ->
    [yes] Añades { $cards }: { $meld }.
   *[no] { $who } añade { $cards }: { $meld }.
}
buraco-canastra = { $kind ->
    [limpa] Canasta limpia: ¡200 puntos más!
   *[suja] Canasta sucia: ¡100 puntos más!
}
buraco-discarded = { $you ->
    [yes] Descartas { $card }.
   *[no] { $who } descarta { $card }.
}
buraco-went-out = { $you ->
    [yes] Cierras: tu mano está vacía. ¡100 puntos más!
   *[no] { $who } cierra, con la mano vacía: 100 puntos más.
}
buraco-stock-empty = El mazo se acabó y la partida termina: nadie cerró.

buraco-points-cards = Cartas en juegos
buraco-points-clean = Canastas limpias
buraco-points-dirty = Canastas sucias
buraco-points-hand = Cartas en la mano
buraco-points-out = Cierre

buraco-which-take = Con { $top } del pozo puedes bajar uno de estos juegos. ¿Cuál?
buraco-cannot-take = Con { $top } del pozo y tu mano no puedes bajar un juego nuevo: roba con d.
buraco-which-meld = Puedes bajar uno de estos juegos. ¿Cuál?
buraco-cannot-meld = No tienes ningún juego en la mano: un juego son al menos tres cartas seguidas del mismo palo, y un 2 puede ocupar el lugar de una.
buraco-which-add = Puedes añadir de estas maneras. ¿Cuál?
buraco-cannot-add = Ninguna carta de tu mano encaja en tus juegos.

buraco-illegal-over = La partida terminó.
buraco-illegal-draw-first = Primero roba una carta o llévate el pozo.
buraco-illegal-drawn-already = Ya robaste: ahora baja, añade o descarta.
buraco-illegal-empty-pile = El pozo está vacío: roba del mazo.
buraco-illegal-take-with-too-few = Con { $top } del pozo hacen falta al menos dos cartas de tu mano para formar un juego nuevo: { $n ->
    [0] no elegiste ninguna
    [one] elegiste solo una
   *[other] elegiste { SPELL($n, gender: "feminine") }
}.
buraco-illegal-not-held = No tienes { $card }.
buraco-illegal-held-once = Tienes { $card } una sola vez, y aquí hacen falta { SPELL($needed, gender: "feminine") }.
buraco-illegal-no-such-meld = El juego { $index } no existe: el equipo tiene { $melds }, contados desde 0.
buraco-illegal-nothing-added = Elige al menos una carta para añadir.
# $reason: buraco-meld-…
buraco-illegal-not-a-meld = { $cards } no forman un juego: { $reason }.
buraco-meld-too-few = hacen falta al menos tres cartas, y aquí { $n ->
    [0] no hay ninguna
    [one] hay una
   *[other] hay { SPELL($n, gender: "feminine") }
}
buraco-meld-too-many = de as a as caben como máximo 14 cartas, y aquí hay { $n }
buraco-meld-only-twos = un juego de solo doses no tiene palo, y solo uno puede ser comodín
buraco-meld-suits = { $one } y { $other } son de palos distintos, y solo un 2 puede ser de otro palo
buraco-meld-twice = una escalera tiene { $card } una sola vez
buraco-meld-aces = una escalera tiene como máximo dos ases, uno en cada extremo, y aquí hay { SPELL($n, gender: "masculine") }
buraco-meld-wilds = de estos { SPELL($n, gender: "masculine") } doses solo uno puede ser comodín, y solo el 2 de { $suit } puede estar en su propio lugar
buraco-meld-missing = { $n ->
    [one] falta
   *[other] faltan
} { $cards }, y { $wild ->
    [yes] el 2 solo sustituye una carta
   *[no] no hay un 2 que haga de comodín
}

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

buraco-may-draw = d roba del mazo; t se lleva el pozo.
buraco-may-play = m baja un juego, a añade a un juego, x descarta y termina el turno.

buraco-addition = { $cards } en el juego { $index }: { $meld }
buraco-no-cards-here = El comando { $command } va solo: no escribas nada después.
buraco-discard-one = Descarta una sola carta, como en x 9s o x h1. Escribiste { $given }.
buraco-bare-card = ¿Qué quieres hacer con { $card }? Escribe x { $card } para descartar, o m, a o t con varias cartas.
buraco-place-twice = { $place } aparece dos veces: escribe cada lugar una sola vez.
buraco-too-often = De cada carta hay solo dos copias, y { $card } aparece más veces.
buraco-unknown = "{ $text }" no es un comando. Escribe d para robar, t para llevarte el pozo, m para bajar, a para añadir, x para descartar, o ? para la ayuda.

# Lo mismo en la terminal, con sus teclas.
buraco-typed-draw-first = Primero roba con d, o llévate el pozo con t.
buraco-typed-drawn-already = Ya robaste: baja un juego con m, añade con a, o descarta con x para terminar el turno.
buraco-typed-empty-pile = El pozo está vacío: roba con d.
buraco-typed-no-such-meld = { $melds ->
    [0] No tienes juegos donde añadir: baja uno con m.
    [one] El juego { $index } no existe: tu único juego es el número 0.
   *[other] El juego { $index } no existe: los tuyos van de 0 a { $last }.
}
buraco-typed-nothing-added = Escribe al menos una carta para añadir, como en a 0 6h.

buraco-help =
    El turno: roba o llévate el pozo, luego baja y añade cuanto quieras, y al final descarta una carta.
    Las cartas se escriben por su nombre, 7d, 10h o 7 de diamantes, o por su lugar en la mano, h1. Los palos son d diamantes, s picas, h corazones, c tréboles.
    d: robar del mazo. t: llevarse el pozo; t solo muestra cómo, t 5h 6h lo hace.
    m: bajar un juego; m solo muestra los juegos que tienes, m 3h 4h 5h baja uno.
    a: añadir a un juego; a solo muestra cómo, a 0 6h añade al juego 0.
    x: descartar y terminar el turno, como en x 9s o x h1.
    o: ordenar la mano por palo o por valor. h: tu mano. j: todos los juegos. l: el pozo.
    c: cuántas cartas quedan. s: los puntos en la mesa.
    u: deshacer la última jugada, contra bots y antes de descartar.
    !: una pista, la mejor jugada y por qué. Enter: repite todo. ?: esta ayuda. q: guardar y salir.

# $cards: con sus palos; vinieron con el pozo
buraco-new-cards = Nuevas en tu mano: { $cards }
