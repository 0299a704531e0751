# baralho maratona: help and messages.

cli-maratona = Rouba-Montes no formato da maratona, da entrada para a saída
    .more =
        Lê casos de teste como os da maratona de programação de 2007: N J, depois N valores de 1 a 13
        na ordem de compra; 0 0 termina a entrada. Responde cada caso com uma linha: o tamanho do
        maior monte e depois os vencedores.
    .examples =
        printf '4 2\n1 1 2 2\n0 0\n' | baralho maratona

maratona-found = Linha { $line }: veio "{ $found }", mas devia vir { $expected }.
maratona-cut = Linha { $line }: a entrada acaba no meio de um caso; falta { $expected }.
maratona-cards = o número de cartas, de { $low } a { $high }, ou 0 0 no fim
maratona-players = o número de jogadores, de { $low } a { $high }
maratona-players-only = o número de jogadores, que aqui só pode ser { $n }
maratona-end = o segundo 0 do fim
maratona-rank = o valor da carta { $card } de { $cards }, de 1 a 13
