# Maior, el juego del tutorial.

game-maior = Maior
    .about = la carta más alta se lleva la baza

maior-dealt = Todos tienen { SPELL($n, gender: "feminine") } cartas.
maior-plays = { $you ->
    [yes] Juegas { $card }.
   *[no] { $who } juega { $card }.
}
maior-takes = { $you ->
    [yes] Te llevas la baza.
   *[no] { $who } se lleva la baza.
}
maior-tricks = Bazas
maior-trick = En esta baza hasta ahora: { $cards }.
maior-no-trick = Empieza una baza nueva.
maior-seat = { $who }: { $held } en la mano, { $points }.
maior-suggest = jugar { $card }
maior-over = La partida terminó.
maior-not-held = { $card } no está en tu mano.

## page: no

maior-hand = Tu mano: { $cards }
maior-unknown = "{ $text }" no es una carta ni un lugar de tu mano.
maior-help =
    Escribe una carta de tu mano, o su lugar, como h1. La carta más alta se lleva la baza.
    c: la baza. h: tu mano. s: los puntos. t: de quién es el turno. ?: esta ayuda. q: guardar y salir.
