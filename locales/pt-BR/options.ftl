# As opções de um jogo como um formulário as pergunta, e o que elas podem ser.

option-target = Pontos para vencer
    .about = Quem chega a esses pontos vence a partida.
    .none = uma rodada só
option-cards-per-deal = Cartas por vez
    .about = Quantas cartas cada um recebe de cada vez.
option-decks = Baralhos
    .about = Quantos baralhos são embaralhados juntos.
option-escoba = Escoba
    .about = A carta jogada e as capturadas somam 15.
option-scopa-mechanic = Escopas
    .about = Quanto vale uma escopa.
    .normal = um ponto
    .no_scopas = nada
    .only_scopas = só elas valem pontos
option-instant-win = Vitória imediata
    .about = Uma escopa que chega aos pontos da vitória encerra a partida na hora.
option-inverse = Ao contrário
    .about = Quem chega aos pontos sai da partida; vence quem ficar por último.
option-team-mode = Equipes
    .about = Quem joga com quem.
    .individual = cada um por si
option-team-card-scoring = Parceiros contam juntos
    .about = As cartas dos parceiros contam como um monte só.
option-hints = Mostrar capturas
    .about = Cada carta mostra o que pode capturar.
option-last-play-sweep = Escopa com a última carta
    .about = A última carta da rodada também pode fazer escopa.
option-capture = Capturas
    .about = O que uma carta pode capturar.
    .fewest = o valor dela, com o menor número de cartas
    .rank-first = uma carta igual, antes de qualquer soma
    .fifteen = cartas que somam 15 com ela
option-choice = Escolha da captura
    .about = Quem escolhe quando há mais de uma.
    .player = quem joga
    .most = sempre a de mais cartas
option-prime = Quarto ponto
    .about = Para quem vai o quarto ponto da rodada.
    .sevens = quem tem mais setes
    .primiera = quem tem o melhor número
option-faces = Cartas altas
    .about = Quais são as três mais altas.
    .figures = valete, dama e rei
    .numbers = oito, nove e dez
option-redeal = Dar de novo
    .about = Com quantas cartas de valor 10 na mesa, no começo, se dá de novo.
    .off = nunca
option-pause = Pausa entre as rodadas
    .about = Em segundos.

option-compat = Regras do juiz do curso
    .about = Dar as cartas e contar os pontos como o juiz do curso.
    .itp = sim

# Opções que se ligam e desligam
option-on = sim
option-off = não
# $option: o nome de uma opção; $value: o que ela é
option-told = { $option }: { $value }

# $option: o nome de uma opção; $expected: o que ela pode ser
option-bad-value = { $option }: escolha { $expected }.
# $option: o nome de uma opção; $value: o que ela é
option-with-value = { $option } ({ $value })

# Por que duas opções não combinam, depois de error-conflict; $one, $other: as opções
conflict-escoba-capture = com { $one }, as capturas sempre somam 15.
conflict-instant-win-inverse = com { $other }, quem chega à meta sai da partida, então uma escopa não pode dar a vitória.
conflict-instant-win-scopa-mechanic = se as escopas não valem pontos, nenhuma pode dar a vitória.
conflict-instant-win-target = escolha uma meta de 1 a 121.
conflict-inverse-target = escolha uma meta de 1 a 121.
