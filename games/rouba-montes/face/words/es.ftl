# Rouba-Montes en la terminal.

game-rouba-montes = Rouba-Montes
    .about = destapar cartas y robar montones, pura suerte
    .deck = french

rouba-draw-pile = Mazo: { $cards }.
rouba-discard-area = Área de descarte: { $cards }.
rouba-discard-area-empty = El área de descarte está vacía.
# $piles: rouba-pile o rouba-pile-none de cada uno, separados por punto y coma
rouba-piles = Montones: { $piles }.
rouba-pile = { $who } { $cards }, con { $top } arriba
rouba-pile-none = { $who } ninguno

# $matched: la carta que estaba en el área de descarte; $pile: el tamaño del montón después, contado
rouba-took = { $you ->
    [yes] Destapas { $card } y te llevas { $matched } de la mesa. Tu montón tiene { $pile }.
   *[no] { $who } destapa { $card } y se lleva { $matched } de la mesa. Queda con un montón de { $pile }.
}
# $yours: yes cuando el montón era de quien escucha, no cuando era de $victim
rouba-stole = { $you ->
    [yes] Destapas { $card } y robas el montón de { $victim }: ¡{ $loot }! Tu montón tiene { $pile }.
   *[no] { $who } destapa { $card } y roba { $yours ->
        [yes] tu montón
       *[no] el montón de { $victim }
    }: ¡{ $loot }! Queda con un montón de { $pile }.
}
rouba-stacked = { $you ->
    [yes] Destapas { $card }, que va encima de tu montón: { $pile }.
   *[no] { $who } destapa { $card }, que va encima de su montón: { $pile }.
}
rouba-discarded = { $you ->
    [yes] Destapas { $card }, sin pareja: queda en la mesa.
   *[no] { $who } destapa { $card }, sin pareja: queda en la mesa.
}

rouba-cards = Cartas
rouba-left = Sobraron en la mesa: { $cards }.

rouba-illegal-over = No quedan cartas que destapar: se acabó el mazo y la partida terminó.

## page: no
## Lo que solo dice la terminal, o el worker con sus sugerencias: la página no lo carga.

rouba-own-pile = Tu montón tiene { $cards }, con { $top } arriba.
rouba-no-pile = Todavía no tienes montón.
rouba-turn-a-card = Pulsa Enter para destapar una carta.

rouba-unknown = "{ $text }" no es un comando. Pulsa Enter para destapar una carta, o escribe ? para ver los comandos.

rouba-help =
    Pulsa Enter, o escribe v, para destapar la carta de arriba del mazo.
    Si hay una igual en la mesa, pones las dos en tu montón. Si hay una igual encima de otro montón, robas ese montón. Si está encima del tuyo, la carta va allí. Y destapas otra.
    Si no hay ninguna igual, queda en la mesa y pasa el turno. Los palos no importan. Gana el montón más grande.
    c: la mesa y los montones. s: los montones. d: tu montón. r: cuántas cartas quedan por destapar.
    !: una pista, la mejor jugada y por qué. t: a quién le toca. ?: esta ayuda. q: guardar y salir. Carta destapada no vuelve.
