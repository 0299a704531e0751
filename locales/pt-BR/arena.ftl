# baralho arena: ajuda e mensagens.

cli-arena = Torneios de robôs embutidos e externos
    .more =
        Um robô é NOME=SPEC. SPEC é um robô embutido, como robot4, ou o comando de um programa que fala
        o protocolo dos robôs (docs/bots.md): --bot eu="python3 bot.py". Antes de um comando, itp:
        escolhe o protocolo do curso de Buraco.

        Todos os confrontos jogam as mesmas distribuições, cada uma em todas as ordens de lugares, para que
        a sorte se anule. Os resultados são gravados partida a partida num diretório; um torneio interrompido,
        mesmo por falta de luz, continua com --resume e termina com a mesma tabela. Há também um
        relatório em uma página HTML.

        Um robô que quebra uma regra, estoura o tempo ou morre perde aquela partida.
    .examples =
        baralho arena escopa --bot robot4 --bot greedy --bot random
        baralho arena escopa --bot eu="python3 bot.py" --bot robot4 --deals 500
        baralho arena buraco --bot a=itp:./rita --bot b=itp:./magnus --sandbox
        baralho arena scopa --bot novo=./novo --bot velho=./velho --sprt 0,10 --deals 20000
        baralho arena --resume arena-escopa-1
cli-arena-bot = Um robô: um nome e o que ele é; repita a opção
cli-arena-format = round-robin, gauntlet, swiss ou knockout
cli-arena-deals = Distribuições por confronto (100), em todas as ordens
cli-arena-no_duplicate = Cada distribuição numa só ordem de lugares
cli-arena-table = Quantos robôs por mesa, de 2 a 6 (2)
cli-arena-rounds = Rodadas de um torneio suíço
cli-arena-players = Quantos sentam à mesa; em geral, tantos quantos os robôs
cli-arena-threads = Quantas partidas ao mesmo tempo; em geral, uma por núcleo
cli-arena-move_time = Tempo por jogada (5s); 0 para não limitar
cli-arena-bank = Tempo para todas as jogadas de uma partida; 0 para não limitar (0)
cli-arena-increment = Quanto cada jogada acrescenta a esse tempo (0)
cli-arena-start_time = Tempo para começar, além da primeira jogada (10s)
cli-arena-memory = Memória que um robô pode usar, como 512M
cli-arena-disk = Quanto um robô pode gravar, como 64M
cli-arena-max_processes = Processos que um robô pode ter (256)
cli-arena-set = Dá valor a uma opção do próprio robô, como eu.nivel=3
cli-arena-sandbox = Robôs externos sem rede e sem arquivos
cli-arena-sandbox_read = O que podem ler ali além do sistema; NOME=DIR para um só robô
cli-arena-sprt = Dois robôs: para quando o melhor é quase certo
cli-arena-keep = Gravações e logs: all, faults ou none
cli-arena-records = Arquivos de gravações: um por partida (game) ou um por confronto (pairing)
cli-arena-out = Onde gravar; se faltar, arena-JOGO-1 etc.
cli-arena-resume = Continuar o torneio de um diretório
cli-arena-no_report = Não gravar o relatório HTML
cli-arena-quiet = Não mostrar o andamento

# Antes das tabelas; $bot: um nome
arena-round-robin = Todos contra todos.
arena-gauntlet = { $bot } contra todos.
arena-swiss = Sistema suíço.
arena-knockout = Mata-mata.
# $played, $planned: números de partidas
arena-unfinished = Inacabado: { $played } de { $planned } partidas.
arena-rank = pos.
arena-elo = Elo
arena-reach = ±
arena-crosstable = % de vitórias da linha contra a coluna:
arena-verdicts = Partidas perdidas por culpa do próprio robô:
arena-verdict-normal = normal
arena-verdict-illegal-move = jogada ilegal
arena-verdict-timeout = tempo esgotado
arena-verdict-crash = caiu
arena-verdict-stall = travou
arena-verdict-protocol-error = erro de protocolo
arena-verdict-start-failure = não iniciou
arena-verdict-out-of-memory = falta de memória
arena-verdict-out-of-disk = disco demais
arena-verdict-interrupted = interrompida
arena-fault = ({ $bot }: { $verdict })
# $over: milissegundos
arena-fault-late = ({ $bot }: { $verdict }, { $over } ms além)
# $one, $other: nomes; cada uma é seguida de arena-sprt-figures
arena-sprt-h1 = O teste decidiu: { $one } supera { $other } pelo que se esperava.
arena-sprt-h0 = O teste decidiu: { $one } não supera { $other } pelo que se esperava.
arena-sprt-open = O teste ainda não decidiu: jogue mais distribuições.
arena-sprt-figures = (Log da razão de verossimilhança { $ratio }, limites { $low } e { $high }.)
arena-doubt-no-games = Aviso: sem partidas não há conclusão.
arena-doubt-few-deals = Aviso: { $n ->
    [one] uma distribuição é pouco
   *[other] { $n } distribuições são pouco
} para que os intervalos digam muito.
arena-doubt-nothing = Aviso: ainda não se pode concluir nada; nem o primeiro se distingue do último.
arena-doubt-cannot-tell = Aviso: não se distingue { $one } de { $other }. Jogue mais para concluir.
# $n: how many bots, $bots: their names
arena-doubt-alike = Aviso: { $n } robôs em sequência, nenhum dos quais se distingue do seguinte: { $bots }. Jogue mais para concluir.
# $n: how many bots
arena-no-crosstable = Com { $n } robôs, a tabela de todos contra todos não cabe nesta tela: está no relatório e em --json.
# $columns: headings
arena-columns = Não cabe nesta tela, só no relatório e em --json: { $columns }.
# $why: what the system said
arena-never-started = { $bot } nunca começou: { $why }. As partidas dele não dizem nada sobre ninguém.
arena-kept = Está tudo em { $directory }.
arena-report = O relatório: { $page }
arena-interrupted = Interrompido. Para continuar: { $command }

# Condições no relatório
arena-set-start = Tempo para começar
arena-set-move = Tempo por jogada
arena-set-bank = Tempo por partida
arena-set-increment = Acréscimo por jogada
arena-set-memory = Memória
arena-set-disk = Arquivos
arena-set-sandbox = Isolamento
arena-seconds = { $number } s
arena-mebibytes = { $number } MiB
arena-no-limit = sem limite
arena-yes = sim
arena-no = não

# Pedidos errados
arena-error-game = Qual jogo? Escolha { $games }.
arena-error-two = Um torneio precisa de pelo menos dois robôs, e { $n ->
    [0] nenhum foi indicado
   *[other] só um foi indicado
}: --bot NOME=SPEC, onde SPEC é { $bots }, ou o comando de um programa.
arena-error-twice = Dois robôs se chamam { $name }: dê outro nome a um deles, como em --bot { $example }.
arena-error-name = O nome "{ $name }" não cabe numa tabela: use no máximo 40 letras, algarismos e sinais.
arena-error-partners = Com estas regras, parceiros seriam rivais: um lado teria robôs diferentes, e um robô jogaria por vários lados. Use --table { $players }, ou outro número de jogadores.
arena-error-set = "{ $typed }" não ajusta nenhuma opção: escreva ROBÔ.OPÇÃO=VALOR, como eu.nivel=3.
arena-error-set-bot = Não há robô { $name } aqui: --set leva o nome dado com --bot.
arena-error-set-kind = { $name } não tem opções: só os programas que falam jsonl têm.
arena-error-form = "{ $typed }" não é um robô: escreva NOME=SPEC, como eu=robot4 ou eu="python3 bot.py".
arena-error-quotes = As aspas deste comando não fecham: { $spec }
arena-error-unknown = Não há robô nem programa "{ $program }": os robôs deste jogo são { $bots }; um programa precisa de um caminho ou deve estar no PATH.
arena-error-executable = { $program } não pode ser executado: use chmod +x, ou indique o programa que o executa.
arena-error-itp = O protocolo do curso (itp:) é só para Buraco: os outros jogos usam jsonl.
arena-error-table = Pode haver de 2 a { $most } robôs numa mesa, não { $given }.
arena-error-few = Uma mesa de { $table } robôs precisa de pelo menos esse tanto, e { $bots } participam.
arena-error-one-to-one = Num torneio suíço ou mata-mata dois robôs se enfrentam: --table deve ser 2.
arena-error-rounds-swiss = --rounds é para --format swiss.
arena-error-rounds = --rounds recebe um número inteiro de 1 a 1000.
arena-error-deals = --deals recebe um número inteiro de 1 a 1000000000.
arena-error-time = { $option } não pode ser "{ $typed }": recebe um tempo de até um dia, como 800ms, 2s ou 1m.
arena-error-increment = --increment acrescenta a um tempo por partida: indique também --bank.
arena-error-memory = --memory não pode ser "{ $typed }": recebe um tamanho de pelo menos 1M, como 512M ou 2G.
arena-error-disk = --disk não pode ser "{ $typed }": leva um tamanho de pelo menos 1M, como 64M ou 1G.
arena-error-processes = --max-processes deve ser pelo menos 1: o próprio robô.
arena-error-sprt = --sprt não pode ser "{ $typed }": recebe duas diferenças de Elo, a menor antes, como 0,5, e, se quiser, dois riscos: 0,5,0.05,0.05.
arena-error-sprt-two = --sprt compara dois lados: precisa de exatamente dois robôs, um contra o outro, num jogo de dois lados.
arena-error-sandbox-read = --sandbox-read acompanha --sandbox.
arena-error-no-path = Não há { $path } para ser lido no isolamento.
# $folder, $inside: paths
arena-error-intruded = { $folder } não pode ser lida: { $inside } está dentro dela. Indique uma pasta só com o que o robô precisa: --sandbox-read NOME=PASTA abre a pasta para um só robô.
# On standard error, before the first game
arena-warning-open = Estes programas podem ler e gravar tudo o que você pode: se não são seus, use --sandbox.
# $missing: uma das quatro seguintes
arena-error-sandbox = Aqui não há isolamento: { $missing }.
arena-no-linux = é preciso Linux
arena-no-namespaces = o núcleo não permite a este usuário espaços de nomes próprios
arena-no-landlock = o núcleo não tem Landlock, ou ele está desligado
arena-no-seccomp = o núcleo não aceita filtros de chamadas de sistema
arena-error-exists = { $path } já existe: escolha outro diretório com --out, ou continue com --resume { $path }.
arena-error-nothing = { $path } não tem torneio para continuar: falta um results.jsonl com a primeira linha.
arena-error-busy = Há um torneio em andamento em { $path }: espere por ele ou pare-o antes.
arena-error-line = { $path }, linha { $line }: { $reason }
arena-error-version = { $path } tem a versão { $given } do formato, que só um baralho mais novo lê.
arena-error-io = { $path }: { $reason }
# $key: o nome de um ajuste
arena-error-mismatch = { $directory } tem outro torneio: seu "{ $key }" é { $there }, e foi pedido { $typed }. Omita o que o diretório já sabe.
arena-error-other-bot = { $name } é outro robô neste torneio: lá é { $there }, e foi pedido { $typed }. Escolha outro nome para um robô novo.
arena-error-fewer-deals = Este torneio tem { $there } distribuições, e foram pedidas { $typed }: --resume aceita o mesmo número ou mais.
arena-error-cannot-grow = Um torneio suíço ou eliminatório não pode crescer: as rodadas seguintes dependem das anteriores. Comece outro.
arena-error-foreign = A partida { $game } dos resultados não é deste torneio: o arquivo foi editado?

report-title = Torneio de { $game }
report-lead = { $game }, { $date }: { $bots ->
    [one] um robô
   *[other] { $bots } robôs
}, { $games ->
    [one] uma partida
   *[other] { $games } partidas
} de { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}.
report-contents = Conteúdo
report-percent = { $number }%
report-range = { $low } a { $high }
report-yes = sim
report-no = não
report-bot = Robô
report-as-table = O mesmo em tabela
report-method = Um empate conta como meia vitória. Os intervalos são de 95%, calculados sobre as distribuições: as partidas de uma mesma distribuição valem como uma só observação. O Elo é o do modelo de Bradley-Terry, com média 0; supõe-se que cada robô empatou uma vez com um jogador médio, para que quem só ganhou também tenha um número finito.
report-method-apart = Os robôs são distinguidos pela amplitude studentizada (Tukey), porque quem olha uma classificação olha toda ela: entre robôs iguais, alguma diferença é afirmada em 5% dos torneios.
report-made-by = Feito por { $program }.

report-conclusions = Conclusões
report-best = { $bot } é o melhor de todos: { $elo } de Elo sobre { $next }, que vem em seguida (intervalo de 95%: { $range }).
report-unfinished = O torneio não terminou: foram jogadas { $played } de { $planned } partidas.
report-doubt-no-games = Ainda não há partida terminada entre dois robôs: nada se pode concluir.
report-doubt-few-deals = { $deals ->
    [one] Uma única distribuição é pouco
   *[other] { $deals } distribuições são poucas
} para confiar até nos intervalos. Jogue pelo menos 30.
report-doubt-nothing = Nada se pode concluir: o acaso sozinho poderia dar estes resultados, até entre o primeiro e o último. Jogue mais partidas.
report-doubt-cannot-tell = Não dá para distinguir { $one } de { $other }: qualquer um dos dois pode ser o melhor.
report-doubt-alike = Estes { $n } robôs vêm em sequência, e nenhum se distingue do seguinte: { $bots }.
report-never-started = { $bot } nunca começou: { $why }. As partidas dele não dizem nada sobre ninguém, e por elas ninguém fica acima dele.
report-sprt-h1 = SPRT: { $bot } passa no teste contra { $against }. Uma vantagem de { $elo1 } de Elo ou mais explica os resultados melhor que uma de { $elo0 }.
report-sprt-h0 = SPRT: { $bot } não passa no teste contra { $against }. Uma vantagem de { $elo0 } de Elo ou menos explica os resultados melhor que uma de { $elo1 }.
report-sprt-open = SPRT: ainda não se sabe se { $bot } é melhor que { $against } por { $elo1 } de Elo ou por { $elo0 }. É preciso jogar mais.
report-sprt-figures = (LLR { $ratio }, limites { $low } e { $high }, { $deals ->
    [one] uma distribuição completa
   *[other] { $deals } distribuições completas
}.)

report-standings = Classificação
report-standings-caption = Do maior Elo ao menor
report-standings-swiss = Por confrontos vencidos, depois partidas, depois pontos
report-standings-knockout = Pela fase em que o robô saiu, o vencedor primeiro
report-rank = Lugar
report-col-games = Partidas
report-col-won = Vitórias
report-col-drawn = Empates
report-col-lost = Derrotas
report-col-rate = Aproveitamento
report-col-interval = Intervalo de 95%
report-col-points = Pontos
report-col-elo = Elo
report-no-interval = Um traço no lugar do intervalo: uma só distribuição, ou distribuições que terminaram todas iguais, não mostram variação.
report-elo-title = Elo de cada robô com barras de erro
report-elo-desc = Uma linha por robô, o melhor em cima: um ponto no Elo, uma barra sobre o intervalo de 95%. Os números estão na tabela de classificação.
report-elo-caption = Elo com barras de erro de 95%. A linha tracejada é a média de todos.

report-crosstable = Confrontos
report-crosstable-caption = Aproveitamento do robô da linha contra o da coluna, seu intervalo de 95% e as partidas
report-cell = { $won } V, { $drawn } E, { $lost } D
report-itself = ele mesmo
report-not-met = sem jogo

report-progress = Evolução
report-progress-title = Aproveitamento depois de tantas partidas
report-progress-desc = Uma curva por robô ao longo das partidas do torneio. Os números estão na tabela abaixo.
report-progress-caption = Aproveitamento de cada robô até aquela partida. As oscilações das primeiras partidas podem sair do quadro.
report-progress-axis = { $games ->
    [one] uma partida
   *[other] { $games } partidas
}
report-progress-some = O gráfico mostra os { $shown } melhores robôs; a tabela tem todos.
report-after-game = Depois da partida

report-points = Pontos
report-points-caption = Com que frequência cada robô fez quantos pontos numa partida, em porcentagem das suas partidas.
report-points-title = Distribuição dos pontos de { $bot }
report-points-desc = Uma coluna por faixa de pontos; a altura é a porcentagem das partidas. Os números estão na tabela abaixo.
report-points-table = Partidas por pontos

report-endings = Como as partidas terminaram
report-endings-caption = Partidas por desfecho; as falhas contam para o robô que as cometeu
report-endings-fine = Todas as partidas terminaram normalmente.
report-verdict-normal = Normal
report-verdict-illegal-move = Jogada ilegal
report-verdict-timeout = Tempo esgotado
report-verdict-crash = Caiu
report-verdict-stall = Travou
report-verdict-protocol-error = Erro de protocolo
report-verdict-start-failure = Não iniciou
report-verdict-out-of-memory = Sem memória
report-verdict-out-of-disk = Disco demais
report-verdict-interrupted = Interrompida

report-games = Partidas
report-games-show = Mostrar as partidas uma a uma
report-games-some = Estão listadas { $shown } das { $games } partidas, primeiro as que tiveram falha.
report-games-all = todos
report-games-back = Partidas anteriores
report-games-on = Próximas partidas
# $first, $last: places in the list, $all: how many it has
report-games-count = Partidas { $first } a { $last } de { $all }
# $game: its number
report-game-steps = Partida { $game }, jogada por jogada
report-game-close = Fechar
report-game-keys = Seta para a esquerda ou a direita: jogada por jogada. Home e End: a primeira e a última. Esc: fechar.
report-game-moves = Todas as jogadas
# $move, $moves: numbers
report-move = Passo { $move } de { $moves }
report-move-first = Primeira
report-move-back = Voltar
report-move-on = Próxima
report-move-last = Última
report-games-caption = As partidas, com suas gravações e logs
report-game = Partida
report-deal = Distribuição
report-seats = Lugares
report-winner = Vencedor
report-nobody = ninguém
report-ending = Desfecho
report-fault = { $verdict }: { $bot }
report-files = Arquivos
report-record = gravação da partida { $game }
report-log = log da partida { $game }

report-settings = O que foi jogado
report-set-game = Jogo
report-set-players = Jogadores por mesa
report-set-rules = Regras
report-set-pairing = Confrontos
report-set-duplicate = Cada distribuição em todas as ordens de lugares
report-set-seed = Semente
report-set-date = Data
report-pairing-round-robin = todos contra todos
report-pairing-gauntlet = um contra todos
report-pairing-swiss = sistema suíço
report-pairing-knockout = eliminatórias
report-bots-caption = Os robôs
report-spec = O que é
report-author = Autor
