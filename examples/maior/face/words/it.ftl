# Maior, il gioco del tutorial.

game-maior = Maior
    .about = la carta più alta prende la mano

maior-dealt = Tutti hanno { SPELL($n, gender: "feminine") } carte.
maior-plays = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
}
maior-takes = { $you ->
    [yes] La mano è tua.
   *[no] La mano è di { $who }.
}
maior-tricks = Mani
maior-trick = In questa mano finora: { $cards }.
maior-no-trick = Comincia una nuova mano.
maior-seat = { $who }: { $held } in mano, { $points }.
maior-suggest = giocare { $card }
maior-over = La partita è finita.
maior-not-held = { $card } non è fra le tue carte.

## page: no

maior-hand = Le tue carte: { $cards }
maior-unknown = "{ $text }" non è né una carta né un posto fra le tue.
maior-help =
    Scrivi una tua carta, o il suo posto, come h1. La carta più alta prende la mano.
    c: la mano in corso. h: le tue carte. s: i punti. t: di chi è il turno. ?: questo aiuto. q: salva ed esci.
