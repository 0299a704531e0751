# `baralho solve`: o valor exato de uma rodada com as cartas abertas.

cli-solve = Resolve uma rodada da família da Escopa com as cartas abertas
    .more =
        Como a rodada termina se os dois lados veem todas as cartas e jogam o melhor possível, e a linha
        que leva até lá. O arquivo é uma gravação, resolvida desde o início da última rodada ou desde
        --move, ou uma posição em JSON (veja docs/solve.md); - lê a entrada padrão.

        Dois lados com um baralho. Rodadas de dois jogadores levam milissegundos; onde todas as cartas são
        dadas de uma vez, como no Scopone, dá para resolver mais ou menos as últimas 24. Quando o tempo
        acaba, ou com Ctrl-C, diz o que já é certo.
    .examples =
        baralho solve jogo.jsonl
        baralho solve jogo.jsonl --move 25 --json
        baralho solve posicao.json --time 60
cli-solve-file = Uma gravação ou uma posição; - para a entrada padrão
cli-solve-number = A partir de qual jogada da gravação
cli-solve-time = Quanto tempo procurar, no máximo (10)

# $who: um jogador
solve-title = { $game }, cartas abertas: vez de { $who }.
solve-title-record = { $game }, cartas abertas, antes da jogada { $number }: vez de { $who }.
solve-seat = lugar { $seat }
solve-name = { $name } ({ $seat })
# $side: um jogador ou parceiros; $points: contados, como "dois pontos"
solve-ahead = Com o melhor jogo dos dois lados, { $side }: { $points } à frente nesta rodada.
solve-behind = Com o melhor jogo dos dois lados, { $side }: { $points } atrás nesta rodada.
solve-level = Com o melhor jogo dos dois lados, a rodada termina empatada.
solve-wins = Com o melhor jogo, uma escopa dá a partida na hora a { $side }.
solve-loses = Com o melhor jogo, uma escopa tira a partida na hora de { $side }.
# $low, $high: pontos com sinal
solve-bounds = Não deu tempo de resolver. O que é certo para { $side }, em pontos de vantagem: de { $low } a { $high }.
solve-best = A melhor jogada achada até agora: { $play }.
solve-inverse = Aqui os pontos contam contra: os dois lados tentam fazer menos.
solve-number = jogada
solve-player = jogador
solve-play = carta
solve-score = pontos
solve-effort = { $nodes } posições em { $seconds } segundos.

solve-error-file = { $file }: { $reason }
solve-error-line = linha { $line }: { $reason }
solve-error-game = Só os jogos da família da Escopa podem ser resolvidos, e este é { $game }.
solve-error-sides = Jogam { $sides } lados. Só rodadas de dois lados têm um valor exato: com mais, depende de quem os outros preferem ver ganhar.
solve-error-large = Só dá para resolver com um baralho e até seis jogadores; esta mesa é maior.
# $moves: contadas, como "36 jogadas"
solve-error-move = Essa jogada não existe: a gravação tem { $moves }.
solve-error-no-record = --move é para gravações, e isto não é uma.
solve-error-over = A rodada acabou: ninguém tem cartas na mão, e o baralho está vazio.
solve-error-position = Isto não é uma gravação nem uma posição: { $reason }. docs/solve.md mostra como se escreve uma posição.
solve-error-long = Não é uma gravação e passa de { $mebibytes } MiB: uma posição ocupa poucas linhas.
solve-error-rest = Só um monte de cartas ganhas pode ser "rest".
solve-setup-count = "{ $list }" tem { $given } itens e precisa de { $expected }.
solve-setup-number = "{ $list }" tem { $given }: aceita números inteiros de { $low } a { $high }.
solve-setup-seat = "{ $field }" é o lugar { $given }, e os lugares vão de 0 a { $last }.
solve-setup-card = O baralho não tem { $card }: as cartas são { $faces }.
solve-setup-twice = { $card } está em dois lugares.
solve-setup-missing = Estas cartas estão faltando: { $cards }. Ponha cada uma nas cartas ganhas de alguém, ou escreva "rest" para um dos jogadores.
solve-setup-hand = O lugar { $seat } tem { $given } cartas na mão e devia ter { $expected }: quem já jogou nesta distribuição tem uma a menos que os outros.
solve-setup-deck = O baralho tem { $given } cartas, que precisam dividir por { $each }: uma distribuição para todos.
solve-setup-last = "last_capture" deve dizer um lugar que ganhou cartas, e ficar de fora quando ninguém ganhou.
