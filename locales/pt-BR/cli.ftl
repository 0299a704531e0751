# A linha de comando: ajuda, erros e o que os comandos imprimem.

cli-error = erro: { $text }

cli-heading-usage = Uso
cli-heading-commands = Comandos
cli-heading-arguments = Argumentos
cli-heading-options = Opções
cli-heading-examples = Exemplos
cli-value-options = [OPÇÕES]
cli-value-command = COMANDO
cli-value-game = JOGO
cli-value-bot = ROBÔ
cli-value-file = ARQUIVO
cli-value-option = CHAVE=VALOR
cli-value-number = NÚMERO
cli-value-seconds = SEGUNDOS
cli-value-when = QUANDO
cli-value-language = IDIOMA
cli-value-shell = SHELL

cli-baralho = Escopa, Scopa, Escoba, Scopone, Rouba-Montes e Buraco
    .more =
        Sem comando, num terminal: escolha jogo, adversários e opções, e jogue.

        Os jogos são escopa, scopa, escoba, scopone, rouba-montes e buraco.
        Códigos de saída: 0 deu certo, 1 falhou, 2 comando errado.
    .examples =
        baralho play escopa
        baralho rules buraco --lang pt-BR
        baralho sim scopa --bots robot4,greedy --games 10000 --duplicate
cli-any-lang = Idioma: pt-BR, en, it ou es
cli-any-help = Ajuda curta com -h, mais ajuda e exemplos com --help
cli-any-version = Mostra a versão
cli-any-game = escopa, scopa, escoba, scopone, rouba-montes ou buraco
cli-any-rules = Opções das regras, como target=21,hints=on
cli-any-seed = O número que decide as cartas; sem ele, um sorteado
cli-any-json = Responde com um objeto JSON
cli-any-file = Uma partida gravada
cli-any-plain = Para leitores de tela: sem cores, sem símbolos
cli-any-pace = Segundos entre as jogadas mostradas; 0 para nenhum
cli-any-color = Cores: auto, always (sempre) ou never (nunca)

cli-play = Joga no terminal contra robôs
    .more =
        Toda partida é gravada enquanto se joga. Durante a partida, digite ? para ajuda e q para
        salvar e sair.

        Robôs, do iniciante ao mais forte: novato, aprendiz, amador, veterano, mestre.
        Outros: robot0 a robot4 e classico (família da Escopa), random, greedy, base
        (Buraco), draw (Rouba-Montes).

        As opções das regras estão em: baralho rules JOGO

        Com --online você joga nas mesas de um servidor, com salão, pessoas e robôs. Se você disser
        um jogo, a mesa é criada na hora. Quem perde a conexão continua de onde estava.
    .examples =
        baralho play escopa --bots robot4
        baralho play scopa --players 4 --rules team_mode=2v2,target=21
        baralho play buraco --humans 2 --lang it
        baralho play --resume
        baralho play --online https://cards.example --name Ana
cli-play-bots = Adversários, como robot3,robot4
cli-play-players = Quantos jogam, entre pessoas e robôs
cli-play-humans = Quantas pessoas jogam neste terminal (1)
cli-play-record = Onde gravar a partida
cli-play-resume = Continua uma partida salva; sem arquivo, a última
cli-play-online = Joga nas mesas deste servidor, ou na mesa de um link
cli-play-table = Uma mesa de lá: código ou link
cli-play-name = Seu nome lá
cli-play-token = Seu token lá, para programas (ou BARALHO_TOKEN)

cli-rules = Mostra as regras de um jogo
    .examples =
        baralho rules escopa
        baralho rules scopone --lang it

cli-oracle = Responde perguntas sobre as regras: um objeto JSON por linha
    .more =
        Lê um objeto JSON por linha e responde cada um com uma linha, em ordem. As
        perguntas (op) são captures, score, meld, hand, deal, suggest, run e legal.
    .examples =
        echo '{"{"}"op":"captures","game":"escopa","table":["AD","5C","6S"],"card":"7C"{"}"}' | baralho oracle

cli-sim = Joga muitas partidas entre robôs e os compara
    .more =
        Joga no próprio programa, em todos os núcleos. Um empate conta meia vitória; os intervalos são
        de 95 %. A mesma semente e os mesmos robôs dão o mesmo resultado com qualquer número de threads.

        Uma partida vai até a meta, se as regras têm uma; senão, é uma rodada. Se há menos
        robôs do que jogadores, eles ocupam os lugares em rodízio. Com --duplicate o número de
        partidas é arredondado para cima, até completar as distribuições.

        Nos jogos da família da Escopa, o robô vidente vê todas as cartas: uma trapaça que mostra o que
        seria possível. Só joga aqui.
    .examples =
        baralho sim escopa --bots robot3,robot4 --games 10000
        baralho sim scopone --bots greedy,random --duplicate --seed 7 --json
        baralho sim scopa --bots greedy,robot4,random --rules target=21
cli-sim-bots = Os robôs, como robot3,robot4
cli-sim-games = Quantas partidas (1000)
cli-sim-players = Quantos jogam; em geral, um por robô
cli-sim-duplicate = Cada distribuição em todas as ordens (rodízios com 5 ou mais)
sim-sees-all = { $bot } vê todas as cartas: uma trapaça, só para medir.
cli-sim-threads = Quantas threads; em geral, uma por núcleo

cli-bench = Mede a velocidade dos motores e da busca
    .more =
        Jogadas legais ao acaso numa só thread: cartas embaralhadas a cada jogo, contagem incluída. Um
        lance é uma carta jogada, uma carta virada ou uma decisão no Buraco. Sem jogo, mede todos.

        Onde o jogo tem mestre: suas iterações por segundo no primeiro lance de novas distribuições, em
        tempo trabalhado num núcleo, e o máximo de memória que a busca usa.
    .examples =
        baralho bench
        baralho bench scopa --seconds 5 --json
cli-bench-seconds = Quanto tempo medir cada jogo (1)

cli-replay = Mostra uma partida gravada, jogada por jogada
    .examples =
        baralho replay jogo.jsonl --pace 2

cli-verify = Confere uma partida gravada com as regras
    .more =
        Joga de novo o que foi gravado, a partir da semente ou das cartas, e diz qual é a primeira linha
        errada. Uma gravação que para antes do fim está certa, e isso é dito. A de uma partida online diz
        também de onde veio a semente: isso é conferido, e com --commitment com o que você viu antes.
    .examples =
        baralho verify jogo.jsonl
cli-verify-commitment = O hash que o servidor mostrou antes de dar as cartas

cli-completions = Imprime um script que completa comandos num shell
    .examples =
        baralho completions bash > ~/.local/share/bash-completion/completions/baralho
cli-completions-shell = bash, zsh, fish, elvish ou powershell

cli-man = Imprime a página de manual
    .examples =
        baralho man > baralho.1
        baralho man sim > baralho-sim.1
cli-man-page = Um comando que tem sua própria página

# Pedidos errados: depois de cada um vem usage-help.
usage-help = Para ajuda: { $command } --help
usage-command = O comando "{ $typed }" não existe: escolha { $commands }.
usage-argument = "{ $typed }" não cabe aqui.
usage-argument-near = "{ $typed }" não cabe aqui; você quis dizer { $near }?
usage-no-value = { $argument } precisa de um valor.
usage-value = { $argument } não pode ser "{ $typed }": use { $expected }.
usage-missing = Falta: { $argument }.
usage-conflict = { $argument } não combina com { $other }.
usage-utf8 = O comando não é um texto válido: escreva em UTF-8.
usage-other = Não dá para entender isto: { $typed }.
usage-seconds = um tempo de 0 a { $high } segundos, como 0.8 ou 800ms
usage-seconds-above = um tempo de mais de 0 e até { $high } segundos, como 0.8 ou 800ms

wrong-rules-version = A partida seguiu a versão { $given } das regras, e este programa tem a versão { $ours }.
wrong-generator = As cartas vêm do gerador { $given }, e este programa tem { $ours }.
wrong-generator-unnamed = O cabeçalho tem semente mas não tem gerador: este programa tem { $ours }.
wrong-no-deal = O cabeçalho não tem semente nem cartas, então ninguém sabe o que foi distribuído.
wrong-dealer = Quem dá as cartas é o lugar { $given }, e os lugares vão de 0 a { $last }.
wrong-assisted = Diz que o lugar { $given } desfez jogadas, e os lugares vão de 0 a { $last }.
wrong-seats = { $given ->
    [one] Um lugar tem nome
   *[other] { $given } lugares têm nome
}, mas a partida tem { $players }.
wrong-no-seed = A rodada { $round } precisa de uma semente, e o cabeçalho não tem nenhuma.
wrong-seat = Joga o lugar { $given }, mas é a vez do lugar { $expected }.
wrong-move = Esta jogada não é permitida. { $reason }
wrong-after-end = Esta jogada vem depois do fim: a partida já tinha acabado.
wrong-after-result = Nada pode vir depois do resultado.
wrong-early-result = O resultado vem antes do fim: a partida continua.
wrong-result = O resultado está errado: as jogadas dão { $expected }, e não { $given }.

verify-unreadable = { $file }: { $reason }
verify-wrong = { $file }, linha { $line }: { $reason }
verify-fine = { $file } está de acordo com as regras: { $game }, { $players }, { $moves }, { $rounds }.
verify-cut = O arquivo acaba no meio da linha { $line }; tudo antes dela está certo.
verify-unfinished = A partida não terminou.
verify-result = { $n ->
    [one] O lado { $winners } venceu.
   *[other] Os lados { $winners } dividem a vitória.
} Pontos por lado: { $points }.
verify-no-result = A partida terminou, mas o arquivo não diz o resultado.
verify-fair = As cartas vêm do segredo que o servidor escolheu antes de dar as cartas e do que os jogadores acrescentaram.
verify-unfair = { $file }: as cartas não são as prometidas: { $reason }
verify-no-commitment = A gravação não diz de onde veio a semente, então não há com que comparar o hash.
unfair-secret = o segredo não tem 64 dígitos hexadecimais.
unfair-commitment = o segredo não tem o hash mostrado antes de dar as cartas.
unfair-seed = a semente não vem do segredo e do que os jogadores acrescentaram.

sim-title = { $game }, { $players }: { $games }, semente { $seed }.
sim-duplicate = Cada distribuição foi jogada em todas as ordens de lugares.
sim-bot = robô
sim-games = partidas
sim-wins = vitórias
sim-draws = empates
sim-losses = derrotas
sim-rate = vitória %
sim-points = pontos
sim-interval = 95 %
sim-range = { $low } a { $high }
sim-speed = { $seconds } segundos, { $speed } partidas por segundo.
sim-warning = Atenção: { $games } não { $n ->
    [one] basta
   *[other] bastam
} para distinguir { $one } de { $other }. Jogue mais para ter certeza.
sim-no-interval = Um traço no lugar do intervalo: uma só distribuição, ou distribuições que terminaram todas iguais, não mostram variação.
sim-error-partners = Com estas regras, parceiros seriam rivais: um lado teria robôs diferentes, e um robô jogaria por vários lados. Dê { $players } robôs, ou um para cada lado.
sim-error-bots = { $bots ->
    [one] Um robô não pode
   *[other] { $bots } robôs não podem
} ocupar { $players } lugares em rodízio: indique um robô por lugar, ou um número que divida os lugares.

bench-game = jogo
bench-players = jogadores
bench-games = partidas/s
bench-plies = lances/s
bench-ns = ns/lance
bench-search = busca
bench-iterations = iterações/s
bench-microseconds = µs/iteração
bench-memory = MiB no máximo
