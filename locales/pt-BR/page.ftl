# The page: home, tables, account, settings.

page-welcome = Que jogo vai ser?
page-skip = Ir para o conteúdo
page-navigation = Navegação principal
page-games = Jogos
page-leaderboards = Ranking
page-account = Conta
page-history = Suas partidas
page-settings = Configurações
page-help = Ajuda
page-language = Idioma
# $language: como a chamam os seus falantes
page-language-lost = Não deu para carregar { $language }: tudo fica como está. Tente de novo daqui a pouco ou recarregue a página.
page-close = Fechar
page-back = Voltar
page-cancel = Cancelar
page-done = Pronto.
page-more = Mais
page-reload = Recarregar
page-unreachable = O servidor não responde. Tente de novo daqui a pouco.
page-connecting = Conectando…
page-connection-lost = A conexão caiu. Reconectando…
page-unanswered = A conexão caiu antes da resposta: confira se deu certo.
page-outdated = Esta página está desatualizada. Recarregue, por favor.
page-worker-failed = Não deu para abrir o jogo aqui. Recarregue a página, por favor.
page-no-server = Você está jogando sem servidor: dá para jogar contra robôs, mas não nas mesas com outras pessoas.
page-play = Jogar
page-play-game = Jogar { $game }
page-options-game = Opções de { $game }
page-create = Criar uma mesa
page-rules = Regras
page-rules-game = Regras de { $game }
page-resume = Continuar a partida
page-choose-game = Escolher um jogo
page-lobby = Mesas com outras pessoas
page-enter-lobby = Entrar como visitante
page-your-tables = Suas mesas
page-back-to-table = Voltar à mesa { $code }
page-no-tables = Nenhuma mesa aberta agora. Crie uma!
page-code = Código ou link de uma mesa
page-no-code = Isso não é um código de mesa: o código tem doze letras e números.
page-join = Entrar
page-join-table = Entrar na mesa de { $host }, { $game }
page-online = { $n ->
    [one] Uma pessoa aqui: { $names }
   *[other] { $n } pessoas aqui: { $names }
}
page-stage-waiting = esperando jogadores
page-stage-playing = em jogo
page-stage-over = entre partidas
page-locked = com senha
page-empty-seat = vazio
page-chat = Conversa
page-say = Escreva uma mensagem
page-send = Enviar
page-players = Número de jogadores
page-rules-options = Regras e opções
page-opponents = Adversários
page-opponent = Adversário { $n }
page-clock = Tempo para pensar
page-clock-off = Sem limite
page-clock-move = Segundos por jogada
page-clock-bank = Segundos para a partida toda, mais cinco a cada jogada
page-clock-seconds = Segundos
page-public = Mostrar a mesa no salão
page-rated = Vale para o ranking
page-table-password = Senha da mesa
page-waiting = Quem joga
page-ready = Pronto!
page-is-ready = pronto
page-away = sem conexão
page-stand = Sair do lugar
page-start = Começar
page-bot = { $name } (robô)
page-sit-at = Sentar no lugar { $n }
page-kick = Liberar o lugar { $n }
page-hand-over = Passar a mesa para { $who }
page-mute = Silenciar { $who }
page-report = Denunciar { $who }
page-people = Quem está aqui
page-unmute = Voltar a ouvir { $who }
page-fill = Robô para os lugares vazios
page-add-bots = Adicionar robôs
page-change = Mudar as opções do jogo
page-apply = Aplicar
page-seats = Jogadores
page-table = Mesa
page-hand = Sua mão
page-discard-area = Área de descarte
page-discard-pile = Lixo
page-deck = Baralho: { $cards }.
page-stock = Monte: { $cards }.
page-pile-top = Lixo: { $card } em cima, { $n ->
    [one] uma carta
   *[other] { $n } cartas
} ao todo.
page-held = { $n } na mão
page-points = { $n ->
    [0] 0 pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
page-seat-scopa = { $who }: { $held } na mão, { $captured } no monte, { $sweeps }, { $points }.
page-seat-buraco = { $who }: { $held } na mão, { $points } na mesa.
page-round = rodada { $n }
page-target = até { $n }
page-thinks = pensando…
page-usual-game = escopa
page-turn-of = É a vez de { $who }.
page-no-turn = Agora não é a vez de ninguém.
page-not-your-turn = Não é a sua vez.
page-paused = O anfitrião pausou a partida.
page-no-such-capture = { $card } não pode capturar essas cartas.
page-turn-card = Virar uma carta
page-draw = Comprar
page-take = Pegar o lixo
page-lay = Baixar um jogo
page-add = Encaixar num jogo
page-discard = Descartar
page-sort-rank = Ordenar por valor
page-sort-suit = Ordenar por naipe
page-sorted-rank = Sua mão está ordenada por valor.
page-sorted-suit = Sua mão está ordenada por naipe.
page-drawn = nova
page-meld = { $points }{ $canastra ->
    [limpa] , canastra limpa
    [suja] , canastra suja
   *[none] {""}
}
page-meld-named = { $index }: { $cards }; { $label }
page-fits-no-meld = Essas cartas não encaixam em nenhum jogo seu.
page-discard-one = Escolha só uma carta para descartar.
page-discard-card = Descartar { $card }
page-undo = Desfazer a última jogada
page-new-card = nova
page-stock-name = Monte
# On a meld of seven or more cards; $kind: limpa (clean) or suja (dirty)
page-canastra = { $kind ->
    [limpa] Limpa
   *[suja] Suja
}
# $cards: what is selected, and fits several melds; $n: how many
page-where = Onde { $n ->
    [one] encaixa { $cards }?
   *[other] encaixam { $cards }?
}
# Before cards that make a meld, that fit one, or that make one with the top of the pile
page-ready-meld = Jogo pronto:
page-ready-add = Encaixa:
page-ready-take = Para pegar o lixo, baixe
page-ready-heard = { $lead } { $cards }; { $gain }
page-lay-cards = Baixar { $cards }
page-add-cards = Encaixar { $cards }
page-show-pile = Ver o lixo
page-pile-title = O lixo, da primeira à última
page-pile-useful = As cartas com sinal servem para você.
page-hint = Dica
page-no-hints-online = Não há dicas em mesas com outras pessoas.
page-pause = Pausar
page-leave = Sair
page-share = Copiar o link
page-shared = Mande este link para quem você quer convidar: { $address }
page-log = O que aconteceu
page-seconds-left = { $n ->
    [one] Resta um segundo.
   *[other] Restam { $n } segundos.
}
page-next-round-in = Próxima rodada em { $n }.
page-more-time = Mais tempo
page-no-clock = Não há limite de tempo.
page-score = Placar
page-verdict = Ponto
page-next-round = Próxima rodada
page-again = Jogar de novo
page-replay = Rever a partida
page-watch-replay = Rever a partida
page-record-right = Tudo certo: a partida segue as regras, e as cartas são as que foram dadas.
page-record-wrong = Esta gravação quebra as regras: ela só aparece até esse ponto.
page-first = Início
page-last = Fim
page-step-back = Jogada anterior
page-step-on = Próxima jogada
page-step = Jogada { $n } de { $of }
page-eyes-of = Ponto de vista
page-copy-link = Copiar o link
page-link-copied = Link copiado: ele contém a partida inteira.
page-save-record = Salvar a gravação
page-history-here = Partidas contra robôs, neste aparelho
page-history-server = Partidas em mesas online
page-no-games = Nenhuma partida ainda.
page-open-record = Abrir uma gravação
page-record-text = Cole aqui uma gravação
page-nobody-rated = Ninguém tem pontuação neste jogo ainda.
page-place = Posição
page-name = Nome
page-rating-score = Pontuação
page-rating-games = Partidas
page-rating-wins = Vitórias
page-insecure = A conexão não é criptografada: não use uma senha que você usa em outro lugar.
page-you-guest = Você joga como visitante, { $name }. Crie uma conta para manter seu nome, sua pontuação e suas partidas.
page-you-are = Você entrou como { $name }.
page-you-nobody = Você não entrou na conta.
page-rename = Mudar o nome
page-register = Criar conta
page-register-about = Um nome e uma senha: só isso.
page-login = Entrar na conta
page-login-about = Se você já tem conta.
page-password = Senha
page-new-password = Nova senha
page-registration-code = Código deste servidor
page-recovery = Códigos para senha esquecida
page-recovery-about = Anote estes códigos: cada um deixa você entrar uma vez se esquecer a senha. Eles não vão aparecer de novo.
page-recovery-kept = Já anotei
page-new-codes = Novos códigos para senha esquecida
page-new-codes-about = Os códigos antigos deixam de valer.
page-forgotten = Esqueceu a senha?
page-forgotten-about = Com um dos códigos mostrados quando você criou a conta, dá para escolher uma senha nova. Sem nenhum, peça um link a quem administra o servidor.
page-recovery-code = Código
page-reset = Escolher uma senha nova
page-reset-about = O link que a administração deu a você vale uma vez.
page-change-password = Mudar a senha
page-export = Baixar todos os seus dados
page-tokens = Tokens para programas
page-tokens-about = Com um token, um robô seu pode jogar nas mesas com a sua conta.
page-token-label = Nome do token
page-token-once = Copie agora: ele não vai aparecer de novo.
page-make-token = Criar um token
page-void-token = Revogar { $name }
page-logout = Sair da conta
page-logout-everywhere = Sair da conta em todos os aparelhos
page-delete = Apagar a conta
page-delete-about = Não dá para desfazer: seu nome, sua pontuação e seus tokens serão apagados.
page-name-offline = Seu nome
page-theme = Tema
page-theme-system = Igual ao do sistema
page-theme-light = Claro
page-theme-dark = Escuro
page-deck-choice = Cartas
page-deck-french = Naipes franceses
page-deck-italian = Naipes italianos
page-settings-cards = Cartas e mesa
page-settings-screen = Tela
page-settings-play = Jogo
page-settings-you = Nome e idioma
page-preview = Assim fica a mesa
page-suits = Naipes
page-suits-two = Duas cores
page-suits-four = Quatro cores
page-card-backs = Verso das cartas
page-back-azulejo = Azulejo
page-back-trama = Trama
page-back-sol = Sol
page-felt = Feltro
page-felt-green = Verde
page-felt-blue = Azul
page-felt-clay = Barro
page-one-touch = Um toque já joga a carta
page-one-touch-about = Sem isso, o primeiro toque mostra o que a carta faria, e o segundo joga.
page-large = Cartas e letras maiores
page-motion = Animação das cartas
page-motion-system = Igual à do sistema
page-motion-on = Ligada
page-motion-off = Desligada
page-pace = Pausa depois das jogadas dos outros
page-pace-none = Nenhuma
page-pace-fast = Curta
page-pace-usual = Normal
page-pace-slow = Longa
page-pace-very-slow = Muito longa
page-volume = Volume do som
page-sound-on = Som ligado.
page-sound-off = Som desligado.
page-keys = Atalhos de teclado
page-key = Tecla
page-key-does = O que faz
page-change-keys = Mudar os atalhos
page-keys-on = Atalhos de uma tecla só
page-keys-about = Digite outra letra para mudar um atalho; maiúscula quer dizer Shift. Deixe o campo vazio para voltar à tecla de antes.
page-keys-usual = Restaurar todos os atalhos
page-key-places = Ouvir essa carta da mesa; 0 é a décima
page-key-arrows = Ir de carta em carta, ou de jogada em jogada
page-key-table = Ouvir todas as cartas da mesa
page-key-captured = Ouvir quantas cartas você capturou
page-key-turn = Ouvir de quem é a vez
page-key-score = Ouvir o placar
page-key-score-detail = Ouvir o placar em detalhes
page-key-pause = Pausar, ou pular a espera entre rodadas (anfitrião)
page-key-hand = Ouvir sua mão
page-key-hint = Pedir uma dica: a melhor jogada e por quê
page-key-draw = Comprar ou virar uma carta
page-key-take = Pegar o lixo
page-key-lay = Baixar as cartas escolhidas, ou listar os jogos na mão
page-key-add = Encaixar as cartas escolhidas num jogo
page-key-discard = Descartar a carta escolhida
page-key-sort = Ordenar a mão por naipe ou valor
page-key-melds = Ouvir todos os jogos
page-key-pile = Ouvir o lixo inteiro
page-key-to-hand = Ir para sua mão
page-key-to-table = Ir para a mesa
page-key-earlier = Ouvir a mensagem anterior
page-key-later = Ouvir a mensagem seguinte
page-key-again = Ouvir de novo o que aconteceu por último
page-no-later = Não há mensagem mais nova.
page-key-chat = Ir para a conversa
page-key-time = Ouvir quanto tempo resta
page-key-more-time = Pedir mais tempo
page-key-sound = Ligar ou desligar os sons
page-key-rules = Regras e atalhos
page-seed = Semente das cartas
page-seed-about = Opcional. O mesmo número dá as mesmas cartas: para uma turma inteira, por exemplo, ou para tentar de novo.
page-seed-wrong = A semente é um número inteiro de 0 a 18446744073709551615. O campo também pode ficar vazio.
page-your-name = Seu nome
page-your-name-about = É o que todo mundo vai ler na mesa. Deixe em branco e o servidor dá um nome.
page-unfinished = Você tem uma partida em andamento
page-unfinished-about = A sua partida de { $before } ainda não acabou. Continuar, ou desistir dela e começar { $game }?
page-begin-anew = Desistir e começar outra
page-round-waits = A próxima rodada começa quando todo mundo quiser.
page-no-pause-alone = Não precisa pausar: a partida espera por você, e a próxima rodada também.
page-focus-mode = Na mesa, teclas sozinhas funcionam: F1 diz quais. Se o leitor de tela ficar com as letras, passe para o modo de foco: tecla NVDA com espaço, Orca com A, JAWS com Z.
page-bad-link = Este link não está inteiro: falta um pedaço ou algo mudou. Peça de novo e copie tudo.
page-bad-record-text = Isto não é a gravação de uma partida: cole tudo, da primeira linha, que diz "baralho-record", até a última.
page-bad-record-unknown = Esta página não conhece o jeito como esta partida foi jogada: talvez seja de uma versão mais nova. Recarregue a página e tente de novo.
page-record-open = Falta o resultado: ou esta partida não foi até o fim, ou falta o fim da gravação.
page-record-cut = A gravação para no meio de uma linha: falta o que vem depois.
page-in-lobby = Você está de volta aos jogos e às mesas.
page-leave-ask = Sair da partida? Um robô joga por você, e seu lugar fica guardado.
page-leave-yes = Sair da partida
page-leave-no = Ficar
page-company = Pessoas nesta mesa
page-watches = assiste
page-nobody-watches = Ninguém assiste.
page-more-watching = { $n ->
    [one] Mais uma pessoa assiste.
   *[other] Mais { $n } pessoas assistem.
}
page-bar = Bloquear { $who } na conversa
page-unbar = Deixar { $who } conversar de novo
page-remove = Tirar { $who } da mesa
page-host = anfitrião
page-spectators = Qualquer pessoa pode assistir à partida
page-keep-password = Vazio: fica como está
page-no-password = Sem senha de agora em diante
page-game = Jogo
page-deleted-account = conta excluída
page-won-by = Vitória de { $who }.
page-plays-with = joga com { $who }
page-fallen-card = Uma carta caiu da mesa
page-no-games-about = Jogue uma partida até o fim, e ela aparece aqui, jogada por jogada.
page-nobody-rated-about = Contam as partidas entre pessoas nas mesas que valem para o ranking. O primeiro lugar está livre.
page-rating-how = Como se conta
page-rating-about = A pontuação é o que se pode garantir que alguém joga: ninguém chega lá em cima jogando pouco. Partidas contra robôs não contam.
page-ratings = Sua pontuação
page-ratings-none = Nenhuma partida valeu ainda: jogue com outras pessoas numa mesa que vale para o ranking.
page-account-manage = Nome, senha e acesso
page-logout-everywhere-about = A conta sai de todos os aparelhos, e os tokens deixam de valer.
page-your-data = Seus dados
page-export-about = Suas partidas e tudo o que o servidor sabe de você, em um arquivo.
page-replay-lost = Não dá para mostrar esta gravação
page-replay-go = Reproduzir
page-moves = Jogada por jogada

# O cabeçalho, o início e as mesas.
page-tables = Mesas
page-sit-down = Sente-se com a gente
page-sit-down-about = Scopa, Buraco, Rouba-Montes e outros jogos de família, contra robôs pacientes ou com outras pessoas. De graça, sem criar conta.
page-teach = { $game }: aprender as regras
page-not-over = Sua partida de { $game } está esperando você.
page-last-played = Da última vez, você jogou { $game }.
# $time: morning, afternoon ou evening
page-hello = { $time ->
    [morning] Bom dia
    [afternoon] Boa tarde
   *[evening] Boa noite
}
page-hello-named = { $time ->
    [morning] Bom dia, { $who }
    [afternoon] Boa tarde, { $who }
   *[evening] Boa noite, { $who }
}
page-lobby-about = Mande um link: quem recebe joga na hora.
page-rules-about = Como se joga cada jogo, com exemplos.
page-history-about = Reveja suas partidas, jogada a jogada.
page-open-tables = Mesas abertas
page-free-seats = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
page-clock-short = { $n } s por jogada
page-clock-limited = tempo limitado
page-see = Assistir
page-see-table = Assistir à mesa de { $host }, { $game }

# Uma partida ou mesa nova.
page-against-bots = Contra robôs
page-with-people = Com outras pessoas
page-level = Força dos robôs
page-each-opponent = Escolher cada adversário
page-fewer-players = Menos jogadores
page-more-players = Mais jogadores
page-table-code = Código da mesa
page-contents = Nesta página
