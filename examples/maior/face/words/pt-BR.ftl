# Maior, o jogo do tutorial.

game-maior = Maior
    .about = a carta mais alta leva a vaza

maior-dealt = Todos têm { SPELL($n, gender: "feminine") } cartas.
maior-plays = { $you ->
    [yes] Você joga { $card }.
   *[no] { $who } joga { $card }.
}
maior-takes = { $you ->
    [yes] Você leva a vaza.
   *[no] { $who } leva a vaza.
}
maior-tricks = Vazas
maior-trick = Nesta vaza até agora: { $cards }.
maior-no-trick = Começa uma nova vaza.
maior-seat = { $who }: { $held } na mão, { $points }.
maior-suggest = jogar { $card }
maior-over = O jogo acabou.
maior-not-held = { $card } não está na sua mão.

## page: no

maior-hand = Sua mão: { $cards }
maior-unknown = "{ $text }" não é uma carta nem um lugar da sua mão.
maior-help =
    Digite uma carta da sua mão, ou o lugar dela, como h1. A carta mais alta leva a vaza.
    c: a vaza. h: sua mão. s: o placar. t: de quem é a vez. ?: esta ajuda. q: salvar e sair.
