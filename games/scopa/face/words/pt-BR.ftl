# A família da Scopa no terminal: Escopa, Scopa, Escoba, Scopone.

game-escopa = Escopa
    .about = à brasileira, uma rodada; você escolhe o que capturar
game-scopa = Scopa
    .about = o clássico italiano, até 11 pontos
game-escoba = Escoba
    .about = as capturas somam quinze, até 11 pontos
game-scopone = Scopone
    .about = todas as cartas na mão, dois contra dois, até 21 pontos

scopa-deals = { $you ->
    [yes] Você dá as cartas, { $each } para cada um.
   *[no] { $who } dá as cartas, { $each } para cada um.
}
scopa-goal = Vence quem chegar a { $points }.
scopa-goal-inverse = Quem chegar a { $points } sai da partida; vence quem ficar por último.

# $cards: as cartas com os seus lugares
scopa-table = Mesa: { $cards }
scopa-table-empty = A mesa está vazia.
scopa-table-card = Carta { $n } da mesa: { $card }.
# $cards: quantas há, contadas
scopa-no-table-card = A carta { $n } não existe: a mesa tem { $cards }.

scopa-captured = Cartas capturadas: { $counts }.
scopa-captured-one = { $who } { $cards }
scopa-you-captured = Você capturou { $cards }.

scopa-lays = { $you ->
    [yes] Você deixa { $card } na mesa.
   *[no] { $who } deixa { $card } na mesa.
}
# $count: as cartas capturadas, contadas; $cards: quais são
scopa-captures = { $you ->
    [yes] Você joga { $card } e captura { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
   *[no] { $who } joga { $card } e captura { $n ->
        [one] { $cards }
       *[other] { $count }: { $cards }
    }.
}
scopa-sweep = Escopa! A mesa ficou vazia.
scopa-dealt = Novas cartas: { $each } para cada um. { $left ->
    [0] São as últimas.
    [one] Resta uma carta no baralho.
   *[other] Restam { $left } cartas no baralho.
}
scopa-leftovers = { $n ->
    [one] A última carta da mesa vai para { $who }.
   *[other] As últimas { SPELL($n, gender: "feminine") } cartas da mesa vão para { $who }.
}

scopa-hint = { $place }: { $hint }
scopa-hint-takes = captura { $ways }
scopa-hint-sweep = captura { $cards }, escopa
scopa-hint-nothing = não captura nada
scopa-or = ou
scopa-preview-stays = fica na mesa
scopa-preview-sweep = escopa!
scopa-preview-takes = leva { $n ->
    [one] uma carta
   *[other] { $n } cartas
}
scopa-button-put = Deixar { $card } na mesa
# $sum: 4 + 3
scopa-button-take = Jogar { $card } e levar { $sum }
scopa-button-take-many = Jogar { $card } e levar { $n } cartas

scopa-which = Com { $card } você pode capturar de { $n ->
    [one] um jeito
   *[other] { SPELL($n, gender: "masculine") } jeitos
}. Qual?

scopa-cards = Cartas
scopa-diamonds = Ouros
scopa-coins = Ouros
scopa-settebello = Sete belo
scopa-settebello-french = Sete belo
scopa-sevens = Setes
scopa-primiera = Melhor número
scopa-sweeps = Escopas
scopa-sweeps-verdict = Um ponto por escopa.
scopa-points = Pontos
scopa-award = Ponto para { $who }.
scopa-award-tie = Empate: nenhum ponto.
scopa-award-none = Ninguém tem: nenhum ponto.
scopa-award-skipped = Não conta.

scopa-illegal-over = A rodada acabou: não dá para jogar mais cartas.
scopa-illegal-not-in-hand = Você não tem { $card }: sua mão é { $hand }.
scopa-illegal-must-capture = { $card } tem que capturar: { $n ->
    [one] { $capture } está
   *[other] { $capture } estão
} na mesa.
scopa-illegal-which-capture = { $card } pode capturar de vários jeitos: escolha { $ways }.
scopa-illegal-not-on-table = { $card } não pode capturar { $missing }, que não está na mesa. Na mesa: { $table }.
scopa-illegal-wrong-sum = { $card } não pode capturar { $take }: { $n ->
    [one] o valor é
   *[other] a soma dá
} { $sum }, e tem que dar { $needed }.
scopa-illegal-wrong-fifteen = { $card } não pode capturar { $take }: { $n ->
    [one] as duas cartas dão
   *[other] todas juntas dão
} { $sum }, e têm que dar 15.
scopa-illegal-rank-first = { $card } não pode capturar { $take }: { $equal } tem o mesmo valor e vem antes de qualquer soma.
scopa-illegal-not-fewest = { $card } não pode capturar { $take }: vale primeiro a captura com menos cartas. Capture { $count }, como { $instead }.
scopa-illegal-game-picks = Aqui é o jogo que escolhe a captura: { $n ->
    [0] { $card } não captura nada
   *[other] { $card } captura { $chosen }
}.

scopa-as-it-stands = Se a rodada acabasse agora:

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.


scopa-unknown = "{ $text }" não é carta nem comando. Jogue uma carta pelo nome, como 7d, ou pelo lugar, como h1. Digite ? para ver os comandos.
scopa-taken-twice = Não dá para capturar { $card } duas vezes: escreva cada carta uma vez só.

scopa-help-player =
    Para jogar uma carta, digite o nome ou o lugar dela na mão: 7d, Kh, 7 de ouros, h1.
    Se ela pode capturar de vários jeitos, o jogo pergunta qual. Você também pode dizer logo: 7d 4c 3s, ou h1 2 3 com os lugares da mesa.
    Os naipes são d ouros, s espadas, h copas, c paus; A é o ás, J o valete, Q a dama e K o rei.
    c: a mesa. 1 a 9, e 0 para a décima: uma carta da mesa. h: sua mão.
    d: quantas cartas você capturou. s: o placar. S: o placar em detalhes.
    t: de quem é a vez. p: pausa entre as rodadas; p de novo continua.
    !: uma dica, a melhor jogada e por quê. Enter: repete tudo. ?: esta ajuda. q: salvar e sair. Carta jogada não volta.
scopa-help-most =
    Para jogar uma carta, digite o nome ou o lugar dela na mão: 7d, 10h, 7 de ouros, h1.
    Se ela pode capturar de vários jeitos, o jogo leva o máximo de cartas e, no empate, as melhores.
    Os naipes são d ouros, s espadas, h copas, c paus; A é o ás.
    c: a mesa. 1 a 9, e 0 para a décima: uma carta da mesa. h: sua mão.
    d: quantas cartas você capturou. s: o placar. S: o placar em detalhes.
    t: de quem é a vez. p: pausa entre as rodadas; p de novo continua.
    !: uma dica, a melhor jogada e por quê. Enter: repete tudo. ?: esta ajuda. q: salvar e sair. Carta jogada não volta.
# Where hands are large.
scopa-help-sort =
    o: ordena sua mão por naipe ou por número.
