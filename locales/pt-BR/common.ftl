# Comum a todos os jogos.
#
# SPELL($n, gender: "feminine") escreve o número por extenso no gênero certo: até dez,
# e na fala também os maiores. Zero é "one" para o Unicode em português: daí o caso [0].

count-cards = { $n ->
    [0] nenhuma carta
    [one] { SPELL($n, gender: "feminine") } carta
   *[other] { SPELL($n, gender: "feminine") } cartas
}
count-points = { $n ->
    [0] nenhum ponto
    [one] { SPELL($n, gender: "masculine") } ponto
   *[other] { SPELL($n, gender: "masculine") } pontos
}
count-players = { $n ->
    [0] nenhum jogador
    [one] { SPELL($n, gender: "masculine") } jogador
   *[other] { SPELL($n, gender: "masculine") } jogadores
}
count-decks = { $n ->
    [0] nenhum baralho
    [one] { SPELL($n, gender: "masculine") } baralho
   *[other] { SPELL($n, gender: "masculine") } baralhos
}
count-rounds = { $n ->
    [0] nenhuma rodada
    [one] { SPELL($n, gender: "feminine") } rodada
   *[other] { SPELL($n, gender: "feminine") } rodadas
}
count-games = { $n ->
    [0] nenhuma partida
    [one] { SPELL($n, gender: "feminine") } partida
   *[other] { SPELL($n, gender: "feminine") } partidas
}
count-moves = { $n ->
    [0] nenhuma jogada
    [one] { SPELL($n, gender: "feminine") } jogada
   *[other] { SPELL($n, gender: "feminine") } jogadas
}
count-sweeps = { $n ->
    [0] nenhuma escopa
    [one] { SPELL($n, gender: "feminine") } escopa
   *[other] { SPELL($n, gender: "feminine") } escopas
}

# $list: tudo menos o último, já unido por vírgulas. $sound: com que som começa $last (i, o, other).
list-and = { $list } e { $last }
list-or = { $list } ou { $last }
list-nothing = nada
