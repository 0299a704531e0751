# baralho bot: help and messages.

cli-bot = Roda um robô embutido como processo, ou confere um robô
    .more =
        Com um jogo e o nome de um robô: joga por ele com quem está do outro lado da entrada e da saída padrão.
        jsonl é o protocolo de todos os jogos (docs/bots.md), itp o do curso, para o Buraco (docs/juiz.md).

        Com check e um comando: inicia o comando como robô, joga com ele e diz, para cada coisa que se espera de
        um robô, se ele a cumpre; se não, o que fazer. As opções do próprio comando vão depois de --, ou o comando
        inteiro entre aspas.
    .examples =
        baralho bot escopa robot4 --protocol jsonl
        baralho bot buraco greedy --protocol itp
        baralho bot check python3 bot.py --game escopa
        baralho bot check "./meu-robo --nivel 3" --protocol itp
cli-bot-game = O jogo, ou check
cli-bot-bot = O nome do robô, ou o comando que o inicia
cli-bot-protocol = jsonl (todos os jogos) ou itp (o curso de Buraco)
cli-bot-seed = O número que decide o que um robô embutido faz por sorteio
cli-bot-check_game = Check: o jogo; senão, os que o robô diz jogar
cli-bot-seconds = Check: quanto pode demorar uma linha (3); também --move-time
cli-bot-memory = Check: memória que ele pode usar, como 512M
cli-bot-sandbox = Check: sem rede e sem arquivos, como na arena
cli-bot-json = Check: responde com um objeto JSON

bot-error-one-name = Roda-se um robô de cada vez: dê um só nome, como em baralho bot escopa robot4.
bot-error-itp = O protocolo itp é só para o Buraco: use --protocol jsonl.
# $reason: what the reader of messages says, in English
bot-error-message = A linha { $line } da entrada não foi entendida ({ $reason }): { $text }
bot-error-judge = A entrada do juiz não foi entendida: { $reason }
bot-error-check-only = --game, --json, --memory e --sandbox só valem com check.
bot-error-quotes = O comando tem uma aspa que não fecha.

# What is checked.
check-starts = Ele inicia
check-hello = Ele se apresenta
check-end-of-input = Ele termina no fim da entrada
check-answers = Ele responde aos pedidos
check-legal = Suas jogadas são válidas
check-games = Ele joga várias partidas no mesmo processo
check-ids = Ele diz a que pedido responde
check-only-answers = Ele só escreve respostas
check-quit = Ele termina com quit
check-tables = Ele joga em todos os lugares de todas as mesas
check-unknown = Ele ignora o que não conhece
check-long-stream = Ele acompanha muitas mensagens
check-standard-error = Sua saída de erros está em silêncio
check-two-players = Ele joga com dois jogadores
check-four-players = Ele joga com quatro jogadores
check-long-lines = Ele lê linhas longas
check-empty-list = Ele lê uma lista sem cartas
check-waits-for-turn = Ele espera a sua vez

check-title = { $command } ({ $protocol })
# $title: what is checked; $message: what there is to say
check-line = { $title }: { $message }
check-line-skipped = { $title } (não conferido)
check-line-cure = Como corrigir: { $cure }
check-line-table = Mesa: { $table }
check-line-sent = Enviado: { $line }
check-line-got = Recebido: { $line }
check-line-errors = Sua saída de erros: { $text }
# $players: counted, such as "two players"
check-table = { $game }, { $players }, lugar { $seat }
check-passed = Tudo certo: este robô pode jogar em qualquer lugar.
check-passed-with-notes = Nada errado: este robô pode jogar. Vale a pena ler as observações.
check-failed = { $failed ->
    [one] Uma coisa está errada
   *[other] { $failed } coisas estão erradas
}; { $passed ->
    [0] nada mais pôde ser conferido.
    [one] uma está certa.
   *[other] { $passed } estão certas.
}

check-hello-any = { $name }, qualquer jogo
check-hello-games = { $name }, { $games }
check-games-played = { $games } partidas, { $answers } jogadas
check-tables-played = { $tables } lugares

check-note-minimal = sem hello: um robô mínimo, o que está certo
check-note-exit = terminou com o código { $code } em vez de 0
check-note-quit = um robô mínimo não precisa conhecê-lo: basta o fim da entrada
check-note-ids = não dá o id com as jogadas, o que está certo
check-note-others = { $lines } linhas de outros tipos, que são ignoradas
check-note-standard-error = { $bytes } bytes, que são guardados e não fazem mal
check-note-stays = ainda estava lá { $seconds } segundos depois; os juízes param robôs assim

check-fault-silent = Nenhuma linha veio em { $seconds } { $seconds ->
    [1] segundo
   *[other] segundos
}.
check-cure-silent = Responda a cada pedido com uma linha e esvazie a saída padrão depois dela: fflush(stdout) em C, print(..., flush=True) em Python.
check-cure-itp-silent = Quando o juiz manda o seu id, é a sua vez: escreva uma linha e esvazie a saída padrão, fflush(stdout) em C. Depois de GET_STOCK e GET_DISCARD o juiz responde com uma linha; depois dos outros comandos, não.
check-fault-exit = Ele terminou com o código { $code }.
check-cure-exit = Um robô continua até ler quit ou o fim da entrada. O que ele escreveu na saída de erros pode dizer por que saiu.
check-fault-signal = Ele foi terminado pelo sinal { $number }: quebrou, ou alguém o matou.
check-cure-signal = Rode-o à mão em um depurador e mande-lhe a linha abaixo.
check-fault-closed = Ele fechou a saída padrão.
check-cure-closed = Deixe a saída padrão aberta enquanto o robô roda.
check-fault-long-line = Ele escreveu uma linha com mais de { $limit } bytes.
check-cure-long-line = Uma resposta é uma linha curta, com fim de linha. Escreva suas anotações na saída de erros.
check-fault-memory = Ele usou mais de { $limit } bytes de memória.
check-fault-disk = Ele gravou mais de { $limit } bytes na pasta dele.
check-fault-unread = Ele não leu o que recebeu: mais de { $limit } bytes estão esperando.
check-fault-processes = Ele iniciou mais de { $limit } processos.
check-cure-limits = Use menos: quem roda os robôs põe limites.
check-cure-unread = Leia todas as linhas, mesmo as que não são pedidos.
check-fault-interrupted = A conferência foi interrompida.
check-fault-stays = Ele ainda estava lá { $seconds } segundos depois do fim da entrada.
check-cure-end-of-input = Saia do laço quando a leitura der fim de arquivo: getline devolve -1, fgets NULL, input() levanta EOFError.
check-fault-stays-quit = Ele ainda estava lá { $seconds } segundos depois de quit.
check-cure-quit = Termine o programa quando vier uma mensagem do tipo quit.
check-fault-no-hello = Ele diz ready mas não hello.
check-cure-hello = {"Responda a hello com {\"type\":\"hello\",\"protocol\":1,\"name\":\"...\",\"author\":\"...\",\"games\":[\"escopa\"]}."}
check-fault-no-ready = Ele diz hello mas não ready.
check-fault-order = O seu hello não vem primeiro.
check-cure-ready = {"Responda a cada mensagem na ordem em que vem: a hello com um hello, a ready com {\"type\":\"ready\"}."}
check-fault-version = Ele fala a versão { $given } do protocolo, e este programa a versão { $ours }.
check-cure-version = {"Diga \"protocol\":1 no seu hello."}
# $reason: what the reader of messages says, in English
check-fault-message = A sua linha não foi entendida ({ $reason }).
check-cure-message = Responda com o número de uma jogada da lista, contado a partir de 0, ou com o seu texto. Escreva suas anotações na saída de erros.
# $reason: a sentence
check-fault-illegal = A sua jogada não é válida. { $reason }
check-cure-illegal = Escolha uma das jogadas do pedido: o seu lugar na lista, contado a partir de 0, ou o seu texto tal como está lá.
check-not-a-move = "{ $text }" não é uma jogada: responde-se com o lugar de uma jogada na lista, ou com o seu texto.
check-bad-index = Não há jogada { $index }: o pedido lista { $moves }, contadas a partir de 0.
check-fault-unasked = Ele respondeu mais vezes do que foi perguntado.
check-cure-unasked = Escreva uma linha para cada mensagem do tipo request, e nada para as outras.
check-fault-id = Ele deu um id que não é o do pedido.
check-cure-id = Dê o id do pedido a que responde, ou nenhum.
check-cure-unknown = Ignore mensagens de tipos que não conhece e campos que não conhece: versões futuras terão alguns.
check-cure-long-stream = Leia cada mensagem quando ela chega e só escreva respostas: um pipe cheio para os dois lados.
check-fault-judge = O juiz o desclassificou. { $reason }
check-cure-judge = Os comandos e as suas regras estão em docs/juiz.md: compare a linha com eles.
check-fault-out-of-turn = Ele escreveu uma linha sem ser a sua vez.
check-cure-out-of-turn = Só escreva depois que o juiz mandar o seu próprio id, e até o seu DISCARD.
check-cure-long-lines = Mãos e lixos podem passar de 300 bytes: leia linhas de qualquer tamanho, com getline em C, ou de pelo menos 1024 bytes, e reserve lugar para 104 cartas.
check-cure-empty-list = Uma lista pode não ter cartas, [  ]: é o que recebe quem pega um lixo de uma carta só. Leia palavras até o colchete que fecha.

check-start-no-program = Não existe o programa { $program }.
check-cure-no-program = Dê o comando como o digitaria aqui, por exemplo ./bot ou python3 bot.py.
check-start-not-executable = { $program } não pode ser executado.
check-cure-not-executable = Torne-o executável: chmod +x { $program }
check-start-directory = { $program } é um diretório.
check-start-interpreter = { $program } quer ser executado por { $interpreter }, que não existe aqui.
check-start-not-a-program = { $program } não é um programa para esta máquina.
check-cure-interpreter = Diga quem o executa, como em python3 bot.py, ou escreva isso na primeira linha dele, como em #!/usr/bin/env python3.
check-start-other = Não foi possível iniciá-lo: { $reason }

# Why the judge disqualifies for a line.
check-line-not-utf8 = A linha não é texto UTF-8.
check-line-empty = A linha está vazia.
check-line-command = "{ $word }" não é um comando: há GET_STOCK, GET_DISCARD, MELD_NEW, MELD_JOIN e DISCARD.
check-line-card = "{ $word }" não é uma carta: escreva um valor (A, 2 a 10, J, Q, K) e um naipe (♥ ♦ ♣ ♠), como em 10♥.
check-line-brackets = Os colchetes estão errados: as cartas ficam entre "[ " e " ]", com espaços.
check-line-index = "{ $word }" não é o número de um jogo: contam-se a partir de 0.
check-line-discard = DISCARD leva exatamente uma carta, não { $n }.
check-line-too-many = Mais de { $limit } linhas em uma só vez.
