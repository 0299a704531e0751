# O menu: perguntas, e o que há para escolher.
#
# Nomes de opções, seus valores e nomes de robôs são digitados, e por isso ficam como são.

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
menu-bot-base = compra uma carta e descarta essa mesma
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
menu-value = Novo valor de { $option }? { $about } Enter mantém { $value }.
# $range: menu-range; $none: o que 0 quer dizer aqui
menu-or-none = { $range }; 0: { $none }
menu-people = pessoas neste teclado: { $value }
menu-how-many-people = Quantas pessoas jogam neste teclado, de 1 a { $most }?
menu-not-people = Digite um número de 1 a { $most }.
menu-plain = para leitores de tela, palavras em vez de símbolos: { $value }
