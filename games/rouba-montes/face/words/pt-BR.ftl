# Rouba-Montes no terminal.

game-rouba-montes = Rouba-Montes
    .about = virar cartas e roubar montes, pura sorte
    .deck = french

rouba-draw-pile = Monte de compra: { $cards }.
rouba-discard-area = Área de descarte: { $cards }.
rouba-discard-area-empty = A área de descarte está vazia.
# $piles: rouba-pile ou rouba-pile-none de cada um, separados por ponto e vírgula
rouba-piles = Montes: { $piles }.
rouba-pile = { $who } { $cards }, com { $top } em cima
rouba-pile-none = { $who } nenhum

# $matched: a carta que estava na área de descarte; $pile: o tamanho do monte depois, contado
rouba-took = { $you ->
    [yes] Você vira { $card } e pega { $matched } da mesa. Seu monte tem { $pile }.
   *[no] { $who } vira { $card } e pega { $matched } da mesa. Fica com um monte de { $pile }.
}
# $yours: yes quando o monte era de quem ouve, no quando era de $victim
rouba-stole = { $you ->
    [yes] Você vira { $card } e rouba o monte de { $victim }, { $loot }! Seu monte tem { $pile }.
   *[no] { $who } vira { $card } e rouba { $yours ->
        [yes] o seu monte
       *[no] o monte de { $victim }
    }, { $loot }! Fica com um monte de { $pile }.
}
rouba-stacked = { $you ->
    [yes] Você vira { $card } e põe em cima do seu monte, que tem { $pile }.
   *[no] { $who } vira { $card } e põe em cima do próprio monte: { $pile }.
}
rouba-discarded = { $you ->
    [yes] Você vira { $card }, sem par: fica na mesa.
   *[no] { $who } vira { $card }, sem par: fica na mesa.
}

rouba-cards = Cartas
rouba-left = Sobrou na mesa: { $cards }.

rouba-illegal-over = Não há carta para virar: o monte de compra acabou, e a partida também.

## page: no
## O que só o terminal diz, ou o worker com as suas dicas: a página não o carrega.

rouba-own-pile = Seu monte tem { $cards }, com { $top } em cima.
rouba-no-pile = Você ainda não tem monte.
rouba-turn-a-card = Tecle Enter para virar uma carta.

rouba-unknown = "{ $text }" não é um comando. Tecle Enter para virar uma carta, ou digite ? para ver os comandos.

rouba-help =
    Tecle Enter, ou digite v, para virar a carta de cima do baralho.
    Se há uma carta igual na mesa, você põe as duas no seu monte. Se há uma igual em cima de outro monte, você rouba esse monte. Se há uma igual em cima do seu, ela vai para lá. E você vira mais uma.
    Se não há igual, ela fica na mesa e a vez passa. Os naipes não importam. O maior monte vence.
    c: a mesa e os montes. s: os montes. d: o seu monte. r: quantas cartas faltam virar.
    !: uma dica, a melhor jogada e por quê. t: de quem é a vez. ?: esta ajuda. q: salvar e sair. Carta virada não volta.
