# Rouba-Montes al terminale.

rouba-draw-pile = Mazzo: { $cards }.
rouba-discard-area = Area di scarto: { $cards }.
rouba-discard-area-empty = L'area di scarto è vuota.
# $piles: rouba-pile o rouba-pile-none di ognuno, separati da punto e virgola
rouba-piles = Mucchi: { $piles }.
rouba-pile = { $who } { $cards }, con { $top } in cima
rouba-pile-none = { $who } niente
rouba-own-pile = Il tuo mucchio ha { $cards }, con { $top } in cima.
rouba-no-pile = Non hai ancora un mucchio.

# $matched: la carta che era nell'area di scarto; $pile: la grandezza del mucchio dopo, contata
rouba-took = { $you ->
    [yes] Giri { $card } e prendi { $matched } dall'area di scarto. Il tuo mucchio ha { $pile }.
   *[no] { $who } gira { $card } e prende { $matched } dall'area di scarto: un mucchio con { $pile }.
}
# $yours: yes quando il mucchio era di chi ascolta, no quando era di $victim
rouba-stole = { $you ->
    [yes] Giri { $card } e rubi il mucchio di { $victim }, { $loot }! Il tuo mucchio ha { $pile }.
   *[no] { $who } gira { $card } e ruba { $yours ->
        [yes] il tuo mucchio
       *[no] il mucchio di { $victim }
    }, { $loot }! Adesso ha un mucchio con { $pile }.
}
rouba-stacked = { $you ->
    [yes] Giri { $card }, che va in cima al tuo mucchio: { $pile }.
   *[no] { $who } gira { $card }, che va in cima al suo mucchio: { $pile }.
}
rouba-discarded = { $you ->
    [yes] Giri { $card }, senza una carta uguale: va nell'area di scarto.
   *[no] { $who } gira { $card }, senza una carta uguale: va nell'area di scarto.
}

rouba-cards = Carte
rouba-left = Di nessuno: { $cards }.

rouba-illegal-over = Non c'è nessuna carta da girare: il mazzo è vuoto e la partita è finita.

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

rouba-turn-a-card = Premi Invio per girare una carta.

rouba-unknown = "{ $text }" non è un comando. Premi Invio per girare una carta, o scrivi ? per vedere i comandi.

rouba-help =
    Premi Invio, o scrivi v, per girare la prima carta del mazzo.
    Se è uguale a una carta dell'area di scarto, le metti tutte e due sul tuo mucchio. Se è uguale alla cima di un altro mucchio, rubi quel mucchio. Se è uguale alla cima del tuo, va lì. Poi continui.
    Se non è uguale a niente, va nell'area di scarto e il turno passa. I semi non contano. Vince il mucchio più grande.
    c: l'area di scarto e i mucchi. s: i mucchi. d: il tuo mucchio. r: quante carte restano da girare.
    !: un suggerimento, la mossa migliore e perché. t: a chi tocca. ?: questo aiuto. q: salvare e uscire. Una carta girata resta girata.
