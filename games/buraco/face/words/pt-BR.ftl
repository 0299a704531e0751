# Buraco no terminal.

game-buraco = Buraco
    .about = sequências e canastras, com o lixo
    .deck = french

buraco-dealt = Cada um recebe { $each }.
# $stock, $pile: cartas contadas; $top: a carta de cima do lixo
buraco-stock = Monte: { $stock }. Lixo: { $pile }, com { $top } em cima.
buraco-stock-no-pile = Monte: { $stock }. O lixo está vazio.
buraco-pile = Lixo, de baixo para cima: { $cards }.
buraco-pile-empty = O lixo está vazio.
buraco-hand-sizes = Cartas na mão: { $sizes }.
# $yours: yes para a equipe de quem ouve, no para a de $who
buraco-no-melds = { $yours ->
    [yes] Você ainda não tem jogos.
   *[no] Ainda sem jogos: { $who }.
}
buraco-melds = { $yours ->
    [yes] Seus jogos:
   *[no] Jogos de { $who }:
}
# $canastra: none, limpa ou suja
buraco-meld = { $index }: { $cards } ({ $points }{ $canastra ->
    [limpa] , canastra limpa
    [suja] , canastra suja
   *[none] {""}
})
# $suit: o naipe da sequência; só o que é de outro naipe diz o seu
buraco-run = { $suit }, { $cards }
buraco-score = Na mesa: { $scores }.

buraco-drew = { $you ->
    [yes] Você compra { $card }.
   *[no] { $who } compra { $card }.
}
buraco-drew-hidden = { $you ->
    [yes] Você compra uma carta.
   *[no] { $who } compra uma carta.
}
# $n: quantas cartas do lixo vão para a mão
buraco-took = { $you ->
    [yes] Você pega o lixo e baixa um novo jogo: { $meld }. { $n ->
        [0] Não havia mais nada nele.
        [one] A outra carta vai para a sua mão.
       *[other] As outras { SPELL($n, gender: "feminine") } cartas vão para a sua mão.
    }
   *[no] { $who } pega o lixo e baixa um novo jogo: { $meld }. { $n ->
        [0] Não havia mais nada nele.
        [one] A outra carta vai para a mão.
       *[other] As outras { SPELL($n, gender: "feminine") } cartas vão para a mão.
    }
}
buraco-melded = { $you ->
    [yes] Você baixa um jogo: { $meld }.
   *[no] { $who } baixa um jogo: { $meld }.
}
buraco-added = { $you ->
    [yes] Você encaixa { $cards }: { $meld }.
   *[no] { $who } encaixa { $cards }: { $meld }.
}
buraco-canastra = { $kind ->
    [limpa] Canastra limpa: mais 200 pontos!
   *[suja] Canastra suja: mais 100 pontos!
}
buraco-discarded = { $you ->
    [yes] Você descarta { $card }.
   *[no] { $who } descarta { $card }.
}
buraco-went-out = { $you ->
    [yes] Você bate: sua mão está vazia. Mais 100 pontos!
   *[no] { $who } bate, com a mão vazia: mais 100 pontos.
}
buraco-stock-empty = O monte acabou, e a partida termina: ninguém bateu.

buraco-points-cards = Cartas nos jogos
buraco-points-clean = Canastras limpas
buraco-points-dirty = Canastras sujas
buraco-points-hand = Cartas na mão
buraco-points-out = Batida

buraco-which-take = Com { $top } do lixo você pode baixar um destes jogos. Qual?
buraco-cannot-take = Com { $top } do lixo e a sua mão não dá para baixar um novo jogo: compre com d.
buraco-which-meld = Você pode baixar um destes jogos. Qual?
buraco-cannot-meld = Você não tem nenhum jogo na mão: um jogo tem pelo menos três cartas seguidas do mesmo naipe, e um 2 pode ficar no lugar de uma delas.
buraco-which-add = Você pode encaixar destes jeitos. Qual?
buraco-cannot-add = Nenhuma carta da sua mão encaixa nos seus jogos.

buraco-illegal-over = A partida acabou.
buraco-illegal-draw-first = Primeiro compre uma carta ou pegue o lixo.
buraco-illegal-drawn-already = Você já comprou: agora baixe, encaixe ou descarte.
buraco-illegal-empty-pile = O lixo está vazio: compre do monte.
buraco-illegal-take-with-too-few = Para pegar { $top } do lixo você precisa de pelo menos duas cartas da mão que formem um novo jogo: { $n ->
    [0] você não escolheu nenhuma
    [one] você escolheu só uma
   *[other] você escolheu { SPELL($n, gender: "feminine") }
}.
buraco-illegal-not-held = Você não tem { $card }.
buraco-illegal-held-once = Você só tem { $card } uma vez, e aqui precisa de { SPELL($needed, gender: "feminine") }.
buraco-illegal-no-such-meld = O jogo { $index } não existe: a equipe tem { $melds }, contados a partir de 0.
buraco-illegal-nothing-added = Escolha pelo menos uma carta para encaixar.
# $reason: buraco-meld-…
buraco-illegal-not-a-meld = { $cards } não formam um jogo: { $reason }.
buraco-meld-too-few = um jogo tem pelo menos três cartas, e aqui { $n ->
    [0] não há nenhuma
    [one] só há uma
   *[other] há { SPELL($n, gender: "feminine") }
}
buraco-meld-too-many = de ás a ás cabem no máximo 14 cartas, e aqui há { $n }
buraco-meld-only-twos = um jogo só de 2 não tem naipe, e só um deles pode ser coringa
buraco-meld-suits = { $one } e { $other } são de naipes diferentes, e só um 2 pode ser de outro naipe
buraco-meld-twice = numa sequência, { $card } só entra uma vez
buraco-meld-aces = uma sequência tem no máximo dois ases, um em cada ponta, e aqui há { SPELL($n, gender: "masculine") }
buraco-meld-wilds = destes { SPELL($n, gender: "masculine") } 2, só um pode ser coringa, e só o 2 de { $suit } pode ficar no próprio lugar
buraco-meld-missing = { $n ->
    [one] falta
   *[other] faltam
} { $cards }, e { $wild ->
    [yes] o 2 só substitui uma carta
   *[no] não há 2 para substituir
}

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

buraco-may-draw = d compra do monte; t pega o lixo.
buraco-may-play = m baixa um jogo, a encaixa num jogo, x descarta e passa a vez.

buraco-addition = { $cards } no jogo { $index }: { $meld }
buraco-no-cards-here = O comando { $command } vem sozinho: não digite nada depois dele.
buraco-discard-one = Descarte uma carta só, como em x 9s ou x h1. Você digitou { $given }.
buraco-bare-card = O que fazer com { $card }? Digite x { $card } para descartar, ou m, a ou t com várias cartas.
buraco-place-twice = { $place } aparece duas vezes: diga cada lugar uma vez só.
buraco-too-often = Só existem duas cópias de cada carta, e { $card } aparece mais vezes.
buraco-unknown = "{ $text }" não é um comando. Digite d para comprar, t para pegar o lixo, m para baixar um jogo, a para encaixar, x para descartar, ou ? para ajuda.

# O mesmo no terminal, com as teclas de lá.
buraco-typed-draw-first = Primeiro compre com d, ou pegue o lixo com t.
buraco-typed-drawn-already = Você já comprou: baixe um jogo com m, encaixe com a, ou descarte com x para passar a vez.
buraco-typed-empty-pile = O lixo está vazio: compre com d.
buraco-typed-no-such-meld = { $melds ->
    [0] Você ainda não tem jogo onde encaixar: baixe um com m.
    [one] O jogo { $index } não existe: seu único jogo é o número 0.
   *[other] O jogo { $index } não existe: os seus vão de 0 a { $last }.
}
buraco-typed-nothing-added = Escreva pelo menos uma carta para encaixar, como em a 0 6h.

buraco-help =
    Na sua vez: compre ou pegue o lixo, depois baixe e encaixe à vontade, e no fim descarte uma carta.
    Digite as cartas pelo nome, 7d, 10h ou 7 de ouros, ou pelo lugar na mão, h1. Os naipes são d ouros, s espadas, h copas, c paus.
    d: comprar do monte. t: pegar o lixo; t sozinho mostra como, t 5h 6h pega.
    m: baixar um jogo; m sozinho mostra os jogos que você tem, m 3h 4h 5h baixa um.
    a: encaixar num jogo; a sozinho mostra como, a 0 6h encaixa no jogo 0.
    x: descartar e passar a vez, como em x 9s ou x h1.
    o: arrumar a mão por naipe ou por valor. h: sua mão. j: todos os jogos. l: o lixo.
    c: quantas cartas restam. s: os pontos na mesa.
    u: desfazer a última jogada, contra robôs e antes do descarte.
    !: uma dica, a melhor jogada e por quê. Enter: repete tudo. ?: esta ajuda. q: salvar e sair.

# $cards: com os naipes; vieram com o lixo
buraco-new-cards = Novas na sua mão: { $cards }
