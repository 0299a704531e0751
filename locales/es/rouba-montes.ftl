# Rouba-Montes en la terminal.

rouba-draw-pile = Mazo: { $cards }.
rouba-discard-area = Área de descarte: { $cards }.
rouba-discard-area-empty = El área de descarte está vacía.
# $piles: rouba-pile o rouba-pile-none de cada uno, separados por punto y coma
rouba-piles = Montones: { $piles }.
rouba-pile = { $who } { $cards }, con { $top } encima
rouba-pile-none = { $who } ninguno
rouba-own-pile = Tu montón tiene { $cards }, con { $top } encima.
rouba-no-pile = Todavía no tienes montón.

# $matched: la carta que estaba en el área de descarte; $pile: el tamaño del montón después, contado
rouba-took = { $you ->
    [yes] Das vuelta { $card } y tomas { $matched } del área de descarte. Tu montón tiene { $pile }.
   *[no] { $who } da vuelta { $card } y toma { $matched } del área de descarte: un montón con { $pile }.
}
# $yours: yes cuando el montón era de quien escucha, no cuando era de $victim
rouba-stole = { $you ->
    [yes] Das vuelta { $card } y robas el montón de { $victim }, ¡{ $loot }! Tu montón tiene { $pile }.
   *[no] { $who } da vuelta { $card } y roba { $yours ->
        [yes] tu montón
       *[no] el montón de { $victim }
    }, ¡{ $loot }! Queda con un montón de { $pile }.
}
rouba-stacked = { $you ->
    [yes] Das vuelta { $card }, que va encima de tu montón: { $pile }.
   *[no] { $who } da vuelta { $card }, que va encima de su montón: { $pile }.
}
rouba-discarded = { $you ->
    [yes] Das vuelta { $card }, sin ninguna carta igual: va al área de descarte.
   *[no] { $who } da vuelta { $card }, sin ninguna carta igual: va al área de descarte.
}

rouba-cards = Cartas
rouba-left = De nadie: { $cards }.

rouba-illegal-over = No hay carta que dar vuelta: el mazo está vacío y la partida terminó.

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

rouba-turn-a-card = Pulsa Intro para dar vuelta una carta.

rouba-unknown = "{ $text }" no es una orden. Pulsa Intro para dar vuelta una carta, o escribe ? para ver las órdenes.

rouba-help =
    Pulsa Intro, o escribe v, para dar vuelta la carta de arriba del mazo.
    Si es igual a una carta del área de descarte, pones las dos en tu montón. Si es igual a la de arriba de otro montón, robas ese montón. Si es igual a la de arriba del tuyo, va allí. Y sigues.
    Si no es igual a ninguna, va al área de descarte y pasa el turno. Los palos no importan. Gana el montón más grande.
    c: el área de descarte y los montones. s: los montones. d: tu montón. r: cuántas cartas quedan por dar vuelta.
    !: una pista, la mejor jugada y por qué. t: a quién le toca. ?: esta ayuda. q: guardar y salir. Carta vista no vuelve.
