# O menu: perguntas, e o que há para escolher.
#
# Nomes de opções, seus valores e nomes de robôs são digitados, e por isso ficam como são.

menu-about-escopa = à brasileira, uma rodada; você escolhe o que capturar
menu-about-scopa = o clássico italiano, até 11 pontos
menu-about-escoba = as capturas somam quinze, até 11 pontos
menu-about-scopone = todas as cartas na mão, dois contra dois, até 21 pontos
menu-about-rouba-montes = virar cartas e roubar montes, pura sorte
menu-about-buraco = sequências e canastras, com o lixo

menu-bot-robot0 = prefere deixar uma carta a capturar
menu-bot-robot1 = joga qualquer carta
menu-bot-robot2 = joga a primeira carta
menu-bot-robot3 = captura sempre que pode
menu-bot-robot4 = captura o máximo de cartas que pode
menu-bot-random = faz qualquer jogada permitida
menu-bot-greedy = sabe o que vale a pena pegar e o que não deixar
menu-bot-classico = joga à moda antiga, com a sabedoria de quem jogou a vida toda
menu-bot-novato = está jogando pela primeira vez
menu-bot-aprendiz = conhece as regras e ainda deixa passar muita coisa
menu-bot-amador = joga direito e às vezes se distrai
menu-bot-veterano = joga há anos e conta as cartas
menu-bot-mestre = pensa antes de cada jogada: o mais forte
menu-bot-base = compra uma carta e a descarta
menu-bot-draw = vira cartas, como todo mundo

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

menu-title = Baralho: jogos de cartas no terminal
menu-prompt = Sua escolha:
menu-help =
    Digite o número ou o nome da sua escolha e tecle Enter.
    Enter sozinho fica com o padrão: é só ir teclando Enter para começar a jogar.
    q sai.
menu-goodbye = Até logo!
menu-not-a-choice = "{ $text }" não está entre as escolhas: digite um número de 1 a { $last }, ou tecle Enter para o padrão.
menu-range = de { $low } a { $high }

menu-language = Qual idioma? Enter para { $usual }.
menu-game = Qual jogo? Enter para { $usual }.
menu-saved = r: continuar a partida de { $game } que você deixou
menu-about = { $name }, { $about }

menu-opponents = Quantos adversários, { $numbers }? Enter para { $usual }.
menu-not-opponents = Este jogo não aceita esse número de adversários: digite { $numbers }.
menu-bots = { $most ->
    [one] Contra quem você quer jogar?
   *[other] Contra quem você quer jogar? Escolha até { $most }; se escolher menos, eles se repetem.
} Enter para { $usual }.
menu-too-many-bots = Não há tantos lugares: escolha no máximo { $most }.

menu-settings = Digite um número para mudar algo, ou tecle Enter para jogar.
menu-option = { $option }: { $value } ({ $about })
menu-value = Novo valor de { $option }? Enter mantém { $value }.
menu-people = pessoas neste teclado: { $value }
menu-how-many-people = Quantas pessoas jogam neste teclado, de 1 a { $most }?
menu-not-people = Digite um número de 1 a { $most }.
menu-plain = para leitores de tela, palavras em vez de símbolos: { $value }

menu-option-compat = itp: dar e contar como o juiz do curso

menu-option-target = pontos para vencer a partida; none para uma rodada só
menu-option-cards-per-deal = cartas que cada um recebe de cada vez
menu-option-decks = baralhos embaralhados juntos
menu-option-escoba = on: as capturas somam quinze
menu-option-scopa-mechanic = normal; no_scopas: escopas não valem; only_scopas: só escopas valem
menu-option-instant-win = on: uma escopa que chega à meta vence na hora
menu-option-inverse = on: quem chega à meta sai da partida
menu-option-team-mode = individual, ou equipes como 2v2
menu-option-team-card-scoring = on: parceiros contam as cartas juntos
menu-option-hints = on: cada carta mostra o que pode capturar
menu-option-last-play-sweep = on: a última carta da rodada pode fazer escopa
menu-option-capture = fewest, rank-first ou fifteen: o que uma carta pode capturar
menu-option-choice = player ou most: quem escolhe entre as capturas
menu-option-prime = sevens ou primiera: o quarto ponto
menu-option-faces = figures ou numbers: como são as cartas altas
menu-option-redeal = com quantas cartas 10 na mesa se dá de novo; off para nunca
menu-option-pause = segundos entre as rodadas
