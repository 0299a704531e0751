# Buraco no terminal.

buraco-dealt = Cada um recebe { $each }.
# $stock, $pile: cartas contadas; $top: a carta de cima do lixo
buraco-stock = Deque de compra: { $stock }. Lixo: { $pile }, com { $top } em cima.
buraco-stock-no-pile = Deque de compra: { $stock }. O lixo está vazio.
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
    [yes] Você pega o lixo para um novo jogo, { $meld }. { $n ->
        [0] Não havia mais nada nele.
        [one] A outra carta vai para a sua mão.
       *[other] As outras { SPELL($n, gender: "feminine") } cartas vão para a sua mão.
    }
   *[no] { $who } pega o lixo para um novo jogo, { $meld }. { $n ->
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
    [yes] Você completa um jogo com { $cards }: { $meld }.
   *[no] { $who } completa um jogo com { $cards }: { $meld }.
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
buraco-stock-empty = O deque de compra está vazio, e o jogo acaba: ninguém bateu.

buraco-points-cards = Cartas nos jogos
buraco-points-clean = Canastras limpas
buraco-points-dirty = Canastras sujas
buraco-points-hand = Cartas na mão
buraco-points-out = Batida

buraco-which-take = Com { $top } do lixo você pode baixar um destes jogos. Qual?
buraco-cannot-take = Com { $top } do lixo e a sua mão não dá para baixar um novo jogo: compre com d.
buraco-which-meld = Você pode baixar um destes jogos. Qual?
buraco-cannot-meld = Sua mão não tem nenhum jogo: um jogo são pelo menos três cartas seguidas do mesmo naipe, e um 2 pode ficar no lugar de uma delas.
buraco-which-add = Você pode completar um jogo destes modos. Qual?
buraco-cannot-add = Nenhuma carta da sua mão cabe num dos seus jogos.

buraco-illegal-over = O jogo acabou.
buraco-illegal-draw-first = Primeiro compre uma carta ou pegue o lixo.
buraco-illegal-drawn-already = Compra-se uma vez por jogada: agora baixe, complete ou descarte.
buraco-illegal-empty-pile = O lixo está vazio: compre do monte.
buraco-illegal-take-with-too-few = { $top } do lixo precisa de pelo menos duas cartas da sua mão para formar um novo jogo: { $n ->
    [0] não veio nenhuma
    [one] só veio uma
   *[other] vieram { SPELL($n, gender: "feminine") }
}.
buraco-illegal-not-held = Você não tem { $card }.
buraco-illegal-held-once = Você só tem { $card } uma vez, e são precisas { SPELL($needed, gender: "feminine") }.
buraco-illegal-no-such-meld = Não há jogo { $index }: a equipe tem { $melds }, contados a partir de 0.
buraco-illegal-nothing-added = Complete o jogo com pelo menos uma carta.
# $reason: buraco-meld-…
buraco-illegal-not-a-meld = { $cards } não formam um jogo: { $reason }.
buraco-meld-too-few = são precisas pelo menos três cartas, e { $n ->
    [0] não veio nenhuma
    [one] veio uma
   *[other] vieram { SPELL($n, gender: "feminine") }
}
buraco-meld-too-many = de ás a ás cabem no máximo 14 cartas, e vieram { $n }
buraco-meld-only-twos = só com 2 não se sabe o naipe, e só um deles pode ser coringa
buraco-meld-suits = { $one } e { $other } são de naipes diferentes, e só um 2 pode ser de outro naipe
buraco-meld-twice = uma sequência só tem { $card } uma vez
buraco-meld-aces = uma sequência tem no máximo dois ases, um em cada ponta, e vieram { SPELL($n, gender: "masculine") }
buraco-meld-wilds = vieram { SPELL($n, gender: "feminine") } cartas 2, e só uma pode ser coringa; no lugar do 2 só pode ficar a de { $suit }
buraco-meld-missing = { $n ->
    [one] falta
   *[other] faltam
} { $cards }, e { $wild ->
    [yes] o 2 fica no lugar de uma carta só
   *[no] nenhum 2 fica no lugar de uma carta
}

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

buraco-may-draw = d compra do deque; t pega o lixo.
buraco-may-play = m baixa um jogo, a completa um jogo, x descarta e passa a vez.

buraco-addition = { $cards } no jogo { $index }: { $meld }
buraco-no-cards-here = O comando { $command } vem sozinho: não digite nada depois dele.
buraco-discard-one = Descarte exatamente uma carta, como em x 9s ou x h1: vieram { $given }.
buraco-bare-card = O que fazer com { $card }? Digite x { $card } para descartar, ou m, a ou t com várias cartas.
buraco-place-twice = { $place } aparece duas vezes: diga cada lugar uma vez só.
buraco-too-often = Só existem duas cópias de cada carta, e { $card } aparece mais vezes.
buraco-unknown = "{ $text }" não é um comando. Digite d para comprar, t para pegar o lixo, m para baixar um jogo, a para completar, x para descartar, ou ? para a ajuda.

# O mesmo no terminal, com as teclas de lá.
buraco-typed-draw-first = Primeiro compre com d, ou pegue o lixo com t.
buraco-typed-drawn-already = Você já comprou: baixe um jogo com m, complete com a, ou descarte com x para passar a vez.
buraco-typed-empty-pile = O lixo está vazio: compre com d.
buraco-typed-no-such-meld = { $melds ->
    [0] Você não tem jogo para completar: baixe um novo com m.
    [one] Não há jogo { $index }: o seu único jogo é o número 0.
   *[other] Não há jogo { $index }: os seus vão de 0 a { $last }.
}
buraco-typed-nothing-added = Diga pelo menos uma carta para completar o jogo, como em a 0 6h.

buraco-help =
    A vez: compre ou pegue o lixo, depois baixe e complete jogos à vontade, e descarte uma carta.
    As cartas se digitam pelo nome, 7d ou 10h, ou pelo lugar na mão, h1. Os naipes são d ouros, s espadas, h copas, c paus.
    d: comprar do deque. t: pegar o lixo; t sozinho mostra como, t 5h 6h pega.
    m: baixar um jogo; m sozinho mostra os jogos que você tem, m 3h 4h 5h baixa um.
    a: completar um jogo; a sozinho mostra como, a 0 6h completa o jogo 0.
    x: descartar e passar a vez, como em x 9s ou x h1.
    o: arrumar a mão por naipe ou por valor. h: sua mão. j: todos os jogos. l: o lixo.
    c: quantas cartas restam. s: os pontos na mesa.
    !: uma dica, a melhor jogada e por quê. Enter: tudo outra vez. ?: esta ajuda. q: salvar e sair. O que está feito está feito.

# $cards: com os naipes; vieram com o lixo
buraco-new-cards = Novas na sua mão: { $cards }
