# Análise de jogos gravados e dicas: baralho analyze.
#
# A jogada é sempre o sujeito oculto, para que cada motivo seja uma frase completa.

# Jogadas, como algo que alguém poderia fazer.
suggest-lay = deixar { $card } na mesa
suggest-capture = jogar { $card } e capturar { $cards }
suggest-draw = comprar do monte
suggest-take = pegar o lixo e baixar { $meld }
suggest-meld = baixar { $meld }
suggest-add = encaixar { $cards } no jogo { $meld }
suggest-discard = descartar { $card }
suggest-turn = virar uma carta

# $n: o número, para o plural; $text: o número escrito; $unit: points ou cards
analyze-amount = { $unit ->
    [cards] { $n ->
        [one] { $text } carta
       *[other] { $text } cartas
    }
   *[points] { $n ->
        [one] { $text } ponto
       *[other] { $text } pontos
    }
}
# $sign: plus, minus ou none
analyze-signed = { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}
analyze-signed-spoken = { $sign ->
    [plus] mais { $n }
    [minus] menos { $n }
   *[none] { $n }
}
# $bound: above, below ou none
analyze-percent = { $bound ->
    [above] mais de { $n } %
    [below] menos de { $n } %
   *[none] { $n } %
}
analyze-percent-spoken = { $bound ->
    [above] mais de { $n } por cento
    [below] menos de { $n } por cento
   *[none] { $n } por cento
}
# Motivos: frases sobre uma jogada. $chance: uma porcentagem; $table, $cards: cartas, ou cartas contadas.
reason-only-move = É a única jogada.
reason-luck-only = Neste jogo não há o que decidir: é pura sorte.
reason-on-average = Nada se destaca, mas em média rende { $points } a mais.
reason-hardly-better = Quase não faz diferença.
reason-sweep = Faz escopa.
reason-settebello = Captura { $card }, o sete belo.
reason-captures = Captura { $cards }.
reason-cards = Captura { $cards } ao todo.
# $ranks: valores ligados por "ou"
reason-leaves-sweep = Deixa { $table }: qualquer { $ranks } faz escopa, com { $chance } de chance.
reason-least-sweep = Deixa { $table }: qualquer { $ranks } faz escopa, mas o risco é menor: { $chance }.
reason-no-sweep = Deixa { $table }, e quem joga depois não consegue fazer escopa.
reason-leaves-settebello = Deixa { $card } na mesa para quem joga depois, com { $chance } de chance.
reason-twin = Você fica com outra carta do mesmo valor ({ $rank }) para capturar a que deixou.
reason-least-use = Fica menos provável que quem joga depois capture alguma coisa: { $chance }.
reason-more-use = Quem joga depois pode capturar alguma coisa, com { $chance } de chance.
reason-unpairs = Deixa em jogo um número ímpar de { $ranks }, o que ajuda o lado que não deu as cartas.
reason-pairs = Deixa em jogo um número par de { $ranks }, o que ajuda o lado de quem deu as cartas.
reason-goes-out = Bate, o que vale 100 pontos.
reason-not-yet = Ainda não bate.
reason-canastra = { $kind ->
    [limpa] Completa uma canastra limpa: 200 pontos.
   *[suja] Completa uma canastra suja: 100 pontos.
}
reason-takes-pile = Pega o lixo: { $cards }.
reason-leaves-pile = Não pega o lixo: { $cards }.
reason-grows = Faz um jogo de { $cards }.
reason-lays = Põe { $points } na mesa.
reason-keeps-wild = Guarda o coringa.
reason-spends-wild = Gasta um coringa.
reason-discards-wild = Joga fora um coringa.
reason-holds-back = Segura na mão cartas que dava para baixar.
reason-takeable = Com { $card }, quem joga depois pode pegar o lixo, com { $chance } de chance.
reason-least-takeable = Com { $card }, quem joga depois só pega o lixo se tiver as cartas certas, com { $chance } de chance.
# $suggestion: suggest-…; os motivos vêm depois
hint-is = Dica: { $suggestion }.

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

cli-analyze = Analisa uma partida gravada, jogada por jogada
    .more =
        Cada jogada é julgada pelo que quem jogou podia saber, nunca pelas cartas escondidas: cada
        jogada possível é testada em muitas distribuições que pareciam iguais daquele lugar. A
        nota diz quanto a jogada perdeu, os motivos dizem por quê, e no fim se separa a sorte da
        habilidade.

        Sem --effort, uma rodada leva uns dois segundos. Com um número de iterações a análise é
        sempre a mesma. Ctrl-C mostra o que já está pronto.
    .examples =
        baralho analyze jogo.jsonl
        baralho analyze jogo.jsonl --seat 0 --effort 200ms
        baralho analyze jogo.jsonl --effort 2000it --json
        baralho analyze jogo.jsonl --html jogo.html
cli-analyze-seat = Só as jogadas deste lugar: um número desde 0, ou um nome
cli-analyze-effort = Trabalho por jogada, como 100ms ou 2000it
cli-analyze-html = Escreve a análise como página para o navegador
cli-analyze-seed = O número que decide as distribuições testadas (1)

analyze-no-seat = O lugar "{ $seat }" não existe nesta partida: escolha { $seats }.

# $moves: jogadas contadas; $worlds: um número
analyze-lead = Análise de { $moves }. Cada uma foi julgada pelo que quem jogou podia saber, em { $worlds } distribuições possíveis em média.
# $moves: counted moves
analyze-partial = Em { $moves }, nem toda jogada possível foi testada: eram muitas, ou o tempo era pouco.
analyze-stopped = Análise interrompida: { $done } de { $total } jogadas estão prontas.
analyze-written = As jogadas estão em { $file }: abra no navegador.
analyze-no-moves = Não há jogada para analisar.
# $told: frases
analyze-move = Jogada { $n }: { $told }
# $tried: how many moves; $legal: how many there were
analyze-tried = De { $legal } jogadas possíveis, { $tried } foram testadas.
analyze-forced = Era a única jogada possível.
analyze-best = A melhor jogada.
analyze-good = Uma boa jogada.
# $kind: inaccuracy, mistake ou blunder; $points: uma quantia; $low, $high: números
analyze-lost = { $kind ->
    [inaccuracy] Uma imprecisão
    [mistake] Um erro
   *[blunder] Um erro grave
}: custou { $points } (entre { $low } e { $high }).
analyze-lost-exactly = { $kind ->
    [inaccuracy] Uma imprecisão
    [mistake] Um erro
   *[blunder] Um erro grave
}: custou exatamente { $points }.
# $suggestion: suggest-…
analyze-better = Melhor: { $suggestion }.

analyze-players = Como cada um jogou
# $accuracy: uma porcentagem; $decisions: analyze-decisions; $grades: uma lista de analyze-count-…; $lost: uma quantia
analyze-player = { $who }: precisão de { $accuracy }. { $decisions }: { $grades }. Perda total: { $lost } (entre { $low } e { $high }).
analyze-no-choice = { $who } nunca teve escolha.
analyze-decisions = { $n ->
    [one] Uma decisão
   *[other] { $n } decisões
}
analyze-count-best = { $n ->
    [one] uma ótima
   *[other] { $n } ótimas
}
analyze-count-good = { $n ->
    [one] uma boa
   *[other] { $n } boas
}
analyze-count-inaccuracy = { $n ->
    [one] uma imprecisão
   *[other] { $n } imprecisões
}
analyze-count-mistake = { $n ->
    [one] um erro
   *[other] { $n } erros
}
analyze-count-blunder = { $n ->
    [one] um erro grave
   *[other] { $n } erros graves
}

analyze-turning = Momentos decisivos
analyze-turn-choice = Jogada { $n }: esta escolha custou { $points } a { $who }.
# $good: yes quando foi para o bem de $who
analyze-turn-cards = { $good ->
    [yes] Depois da jogada { $n }, as cartas deram { $points } a { $who }.
   *[no] Depois da jogada { $n }, as cartas custaram { $points } a { $who }.
}

analyze-luck-title = Sorte e habilidade
# $place: ahead, behind ou level
analyze-margin = { $place ->
    [ahead] { $who } terminou com { $points } de vantagem.
    [behind] { $who } terminou { $points } atrás.
   *[level] { $who } terminou empatando.
}
# Números com sinal.
analyze-luck = Disso, { $luck } veio da sorte (entre { $low } e { $high }), { $own } das próprias escolhas e { $given } das escolhas dos outros.
analyze-luck-many = Disso, { $luck } veio da sorte e do que os outros fizeram (entre { $low } e { $high }), e { $own } das próprias escolhas.
analyze-expected = { $place ->
    [ahead] No começo, o esperado era terminar com { $points } de vantagem.
    [behind] No começo, o esperado era terminar { $points } atrás.
   *[level] No começo, o esperado era terminar empatando.
}
analyze-luck-parts = Da sorte, { $opening } já estava nas primeiras cartas, e { $cards } veio com as seguintes.

# A página.
review-title = Análise de uma partida de { $game }
review-contents = Nesta página
review-curve-two = A vantagem que { $who } podia esperar no fim da rodada, jogada por jogada, pelo que cada lado podia saber. Bolinhas são erros, quadrados são erros graves.
review-curve-many = A vantagem sobre o melhor dos outros que cada lado podia esperar no fim da rodada, pelo que podia saber. Bolinhas são erros, quadrados são erros graves.
review-moves = Jogadas
review-steps = Percorrer as jogadas
review-first = Primeira
review-previous = Anterior
review-next = Próxima
review-last = Última
review-keys = Teclas: esquerda e direita; numa jogada também j e k, Home e End.
review-before = Antes da jogada:
review-choices = O que dava para jogar
review-choice = Jogada
review-value = Esperado
review-interval = 95 %
review-loss = Perda
# $low, $high: números com sinal
review-range = { $low } a { $high }
# $value: um número com sinal; $range: review-range
review-expected = Vantagem esperada de { $who } depois dela: { $value } ({ $range }).
review-method = Cada jogada foi julgada só pelo que quem jogou podia saber: cada jogada possível foi testada em muitas distribuições que pareciam iguais daquele lugar. A precisão é de 100 % na melhor jogada e cai à metade quando a jogada perde um ponto, ou 100 pontos no Buraco.
review-made-by = Feito por baralho { $version }.

# Desfazer a última jogada. undo-word: o que se pode digitar em vez de u
undo-word = desfazer

# Dicas durante o jogo. hint-word: o que se pode digitar em vez de !
hint-word = dica
