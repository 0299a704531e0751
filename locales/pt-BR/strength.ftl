# baralho strength: a força dos robôs.

cli-value-row = LINHA
cli-strength = Mede a força dos robôs
    .more =
        Joga as linhas de uma tabela, cada uma um confronto de dois robôs com suas regras, seu tempo por
        lance e sua meta: todas, ou as indicadas. `levels` compara os cinco níveis dos jogos indicados,
        ou de todos.

        Cada distribuição é jogada com o robô medido em cada lado. As distribuições são reservadas:
        ninguém ajusta nada com elas (séries 4000000000 a 4000999999). O tempo por lance é tempo
        trabalhado num núcleo, para que uma máquina ocupada não enfraqueça ninguém. Os intervalos são de
        95 %, sobre as distribuições. Ctrl-C encerra e mostra o que foi jogado.

        A tabela inteira leva horas; --deals a encurta. --write troca as linhas jogadas num arquivo como
        docs/strength.md e deixa o resto como está.
    .examples =
        baralho strength --list
        baralho strength scopa-greedy scopone-greedy
        baralho strength --write docs/strength.md
        baralho strength levels escopa --deals 1000
        baralho strength scopa-greedy --bots mestre:500it,robot4 --seed 1
cli-strength-rows = Linhas da tabela (veja --list), ou levels e jogos
cli-strength-list = Mostra as linhas que existem
cli-strength-deals = Quantas distribuições, em vez do número de cada linha
cli-strength-bots = Outros dois robôs no jogo da linha; com levels, dois ou mais
cli-strength-seed = Outra série de distribuições em vez da 4000000000
cli-strength-threads = Quantas distribuições ao mesmo tempo; em geral, uma por núcleo
cli-strength-write = Escreve os resultados nas tabelas deste arquivo

strength-held-out = Distribuições reservadas, série { $seed }. Intervalos de 95 %, sobre as distribuições.
strength-not-held-out = A série { $seed } não é reservada: serve para experimentar, não para afirmar.
strength-match = { $one } contra { $other }: { $setting }.
strength-compared = Quanto do que { $possible } mostra ser possível { $of } alcança.
strength-deals = { $deals ->
    [one] Uma distribuição
   *[other] { $deals } distribuições
}, { $games }.
strength-ahead = Pontos de vantagem por partida: { $value } ({ $range }).
strength-results = Vitórias { $won } % ({ $won_range }), empates { $drawn } %, derrotas { $lost } % ({ $lost_range }).
strength-victories = Parte das vitórias: { $share } % ({ $range }); a parte justa é { $fair } %.
strength-time = Tempo de CPU por lance: { $mean } ms em média, { $longest } ms no máximo.
strength-trial-better = Teste sequencial, 0 ou 10 Elo: mais forte, decidido após { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}.
strength-trial-not-better = Teste sequencial, 0 ou 10 Elo: não é mais forte, decidido após { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}.
strength-trial-open = Teste sequencial, 0 ou 10 Elo: sem decisão.
strength-share = Alcançado: { $share } % ({ $range }).
strength-share-unknown = Sabe-se pouco demais do que é possível para calcular uma parte disso.
strength-target-points = Meta: pelo menos { $least } pontos de vantagem, com o intervalo acima de { $low }.
strength-target-won = Meta: pelo menos { $won } % de vitórias.
strength-target-won-lost = Meta: pelo menos { $won } % de vitórias, no máximo { $lost } % de derrotas.
strength-target-share = Meta: pelo menos { $share } %.
strength-target-above = Meta: claramente mais do que a parte justa das vitórias.
strength-target-none = Sem meta: até onde for.
strength-reached = Alcançada.
strength-reached-doubt = Alcançada, mas o intervalo deixa dúvida.
strength-missed-hope = Não alcançada, mas o intervalo deixa esperança.
strength-missed = Não alcançada.
strength-thin = Distribuições de menos para concluir algo.
strength-stopped = Interrompido: conta o que foi jogado até ali.
strength-no-bot = { $row }: pulada. { $game } não tem o robô { $bot }.
strength-not-played = { $row }: pulada, porque { $needed } não foi jogada.
strength-summary = Metas alcançadas: { $reached } de { $all }.
strength-summary-missed = Não alcançadas: { $rows }.
strength-summary-skipped = Puladas: { $rows }.
strength-written = Escrito em { $file }.
# Below the tables of docs/strength.md, which is in English
strength-note = Escrito por último em { $date } por `{ $command }`; núcleo: { $core }.

strength-col-row = linha
strength-col-what = confronto
strength-col-result = resultado
strength-col-target = meta
strength-col-time = CPU por lance
strength-col-deals = distribuições
strength-col-minutes = minutos
strength-col-when = medido
strength-col-level = nível

strength-ladder-missing = { $game } não tem { $n ->
    [one] este nível
   *[other] estes níveis
}: { $bots }.
strength-ladder-deals = Cada dois níveis se enfrentam em { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}, { $games }. Nas colunas: partidas vencidas contra aquele nível, em %.
strength-ladder-fine = Cada nível é claramente mais forte que o de baixo: nenhum intervalo se sobrepõe a outro.
strength-ladder-order = { $one } não está acima de { $other }, o nível de baixo.
strength-ladder-overlap = { $one } está acima de { $other }, mas os intervalos se sobrepõem.

strength-error-row = A linha "{ $typed }" não existe: escolha { $rows }.
strength-error-bots = --bots recebe dois robôs: o que se mede e seu adversário.
strength-error-levels = --bots recebe pelo menos dois robôs para comparar.
strength-error-luck = No jogo { $game } não há nada a decidir: todos os níveis são iguais.
