# baralho juiz: ajuda e mensagens.

cli-juiz = O juiz da disciplina para robôs de Buraco
    .more =
        O juiz tem a linha de comando do juiz de referência da disciplina: baralho juiz -h a mostra inteira.
        Com 1 ou 3 robôs, uma pessoa joga no terminal.
    .examples =
        baralho juiz ./meu_robo ./outro -seed 42
        baralho juiz -silent ./meu_robo greedy
        baralho juiz ./meu_robo
cli-juiz-words = Opções do juiz e até quatro robôs; -h explica tudo

juiz-usage =
    O juiz da disciplina para robôs de Buraco: uma partida, um veredicto.

    Uso: baralho juiz [OPÇÕES] robô1 [robô2 [robô3 [robô4]]]

    Um robô é um programa, um comando entre aspas ("python3 robo.py") ou um robô
    da casa: base, greedy ou de novato a mestre. Com 1 ou 3 robôs você joga
    também, no terminal. As opções podem vir em qualquer lugar.

      -d             mostra todas as mensagens (vale mais que -silent)
      -i ARQUIVO     começa com as mãos do arquivo: uma linha [ ... ] por mão,
                     a carta do lixo e o número de quem joga primeiro
      -seed N        a semente das cartas; 0 ou nenhuma: qualquer uma
      -silent        só uma linha: OK ou NOK, semente, pontos e vencedor
      -estrito       as regras escritas, e não as do juiz de referência
      --plain        para leitores de tela, quando você joga
      --pace TEMPO   quanto fica na tela cada jogada dos outros, como 0.5
      --lang LÍNGUA  pt-BR, en, it ou es
      -h             esta ajuda

    O motivo de uma desclassificação sai na saída de erro. Um robô tem 3 segundos
    para cada linha. Códigos: 0 houve veredicto, 1 não houve, 2 pedido errado.

juiz-unknown-option = O juiz não tem a opção { $option }.
juiz-no-value = Falta o valor depois de { $option }.
juiz-bad-seed = "{ $text }" não serve de semente: dê um número inteiro de { $low } a { $high }.
juiz-bad-pace = "{ $text }" não é um tempo: dê segundos, como 0.5 ou 500ms.
juiz-no-bots = Faltam os robôs: dê de um a quatro.
juiz-too-many-bots = São { $n } robôs, e na mesa só cabem quatro.
juiz-start-unread = Não consigo ler { $file }: { $reason }
juiz-start-wrong = { $file }, linha { $line }: { $wrong }
juiz-start-impossible = { $file }: { $wrong }
juiz-start-no-hand = faltam as cartas do jogador { $seat }: uma linha [ ... ] por mão.
juiz-start-no-pile = falta a carta do lixo.
juiz-start-pile = o lixo começa com uma carta só, e esta linha tem { $n }.
juiz-start-no-first = falta quem joga primeiro: um número de 0 a { $last }.
juiz-start-first = "{ $word }" não pode jogar primeiro: dê um número de 0 a { $last }.
juiz-start-too-many = { $card } aparece mais de duas vezes, e só existem duas.
juiz-start-cards = há { $given } cartas em jogo, e na mesa cabem { $most }: repita menos cartas.

# O resultado.
juiz-seed = Semente: { $seed }
juiz-points = { $who }: { $points } pontos
juiz-went-out = { $who } bateu.
juiz-winner = Vitória: { $who }
juiz-draw = Empate.

# $reason: uma das frases abaixo
juiz-disqualified = { $who } está desclassificado: { $reason }
juiz-line = Linha: { $line }
juiz-complaints = O fim da saída de erro de { $who }:

juiz-not-utf8 = a linha não é texto em UTF-8.
juiz-empty-line = a linha está vazia.
juiz-unknown-command = "{ $word }" não é um comando: só existem GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN e DISCARD.
juiz-not-a-card = "{ $word }" não é uma carta: uma carta é A, 2 a 10, J, Q ou K seguido de ♥, ♦, ♣ ou ♠.
juiz-brackets = os colchetes estão errados: as cartas ficam entre "[ " e " ]", com espaços.
juiz-no-index = falta o número do jogo depois de MELD_JOIN.
juiz-not-an-index = "{ $word }" não é o número de um jogo: eles contam a partir de 0.
juiz-discard-count = DISCARD leva exatamente uma carta, e { $n ->
    [0] não veio nenhuma
   *[other] vieram { $n }
}.
juiz-too-many-lines = passou de { $n } linhas numa vez só, sem descartar.

juiz-illegal-over = a partida já acabou.
juiz-illegal-draw-first = é preciso comprar ou pegar o lixo antes.
juiz-illegal-drawn-already = já tinha comprado nesta vez.
juiz-illegal-empty-pile = o lixo está vazio.
juiz-illegal-take = para pegar { $top } do lixo são necessárias pelo menos duas cartas da mão, e { $n ->
    [0] não veio nenhuma
    [one] só veio uma
   *[other] vieram { $n }
}.
juiz-illegal-not-held = não tem { $card } na mão.
juiz-illegal-held = não tem cartas { $card } suficientes na mão: precisa de { $needed }.
juiz-illegal-no-such-meld = { $n ->
    [0] não há jogo { $index }: a equipe ainda não tem jogos.
    [one] não há jogo { $index }: o único jogo da equipe é o 0.
   *[other] não há jogo { $index }: os da equipe vão de 0 a { $last }.
}
juiz-illegal-nothing-added = não deu nenhuma carta para encaixar.
# $reason: buraco-meld-…
juiz-illegal-not-a-meld = { $cards }: isto não é um jogo; { $reason }.

juiz-silent = ficou { $n } segundos sem mandar uma linha.
juiz-ended = o programa terminou no meio da partida, com o código { $code }.
juiz-killed = o programa foi encerrado pelo sinal { $signal }.
juiz-closed-output = o programa fechou a saída e não pode mais responder.
juiz-line-too-long = mandou uma linha de mais de { $n } bytes.
juiz-out-of-memory = usou mais de { $n } MiB de memória.
juiz-out-of-disk = gravou mais de { $n } MiB na pasta dele.
juiz-unread = não leu o que recebeu: mais de { $n } MiB estão esperando.
juiz-too-many-processes = abriu mais de { $n } processos.
juiz-no-program = o programa { $program } não existe.
juiz-not-executable = { $program } não pode ser executado: dê a permissão com chmod +x.
juiz-is-directory = { $program } é uma pasta, não um programa.
juiz-not-a-program = { $program } não é um programa para esta máquina.
juiz-no-interpreter = { $program } pede { $interpreter }, que não está aqui.
juiz-cannot-start = o programa não inicia: { $reason }
juiz-interrupted = a partida foi interrompida.

# Uma pessoa à mesa.
juiz-heading = Buraco com o juiz
juiz-tip = Digite ? para ajuda, q para sair. Você não tem limite de tempo.
juiz-person-help =
    Aqui q sai sem salvar e sem veredicto.
    Também valem os comandos dos robôs, como GET_STOCK ou DISCARD 7♦.
juiz-left = Você saiu: a partida fica sem veredicto.
