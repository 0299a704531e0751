# baralho arena: help and messages.

cli-arena = Torneios de robôs embutidos e externos
cli-arena-words = ...

# O relatório em HTML.

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
report-sprt-h1 = SPRT: { $bot } passa no teste contra { $against }. É melhor por cerca de { $elo1 } de Elo, e não por { $elo0 }.
report-sprt-h0 = SPRT: { $bot } não passa no teste contra { $against }. Não é melhor por { $elo1 } de Elo; { $elo0 } é mais provável.
report-sprt-open = SPRT: ainda não se sabe se { $bot } é melhor que { $against } por { $elo1 } de Elo ou por { $elo0 }. É preciso jogar mais.
report-sprt-figures = (LLR { $ratio }, limites { $low } e { $high }, { $deals ->
    [one] uma distribuição completa
   *[other] { $deals } distribuições completas
}.)

report-standings = Classificação
report-standings-caption = Do maior Elo ao menor
report-rank = Lugar
report-col-games = Partidas
report-col-won = Vitórias
report-col-drawn = Empates
report-col-lost = Derrotas
report-col-rate = Aproveitamento
report-col-interval = Intervalo de 95%
report-col-points = Pontos
report-col-elo = Elo
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
report-verdict-crash = Quebrou
report-verdict-stall = Travou
report-verdict-protocol-error = Erro de protocolo
report-verdict-start-failure = Não iniciou
report-verdict-out-of-memory = Sem memória
report-verdict-interrupted = Interrompida

report-games = Partidas
report-games-show = Mostrar as partidas uma a uma
report-games-some = Estão listadas { $shown } das { $games } partidas, primeiro as que tiveram falha.
report-games-caption = As partidas, com seus registros e logs
report-game = Partida
report-deal = Distribuição
report-seats = Lugares
report-winner = Vencedor
report-nobody = ninguém
report-ending = Desfecho
report-fault = { $verdict }: { $bot }
report-files = Arquivos
report-record = registro da partida { $game }
report-log = log da partida { $game }

report-settings = O que foi jogado
report-set-game = Jogo
report-set-players = Jogadores por mesa
report-set-rules = Regras
report-set-pairing = Emparceiramento
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
