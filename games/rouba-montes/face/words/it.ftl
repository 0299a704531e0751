# Rouba-Montes al terminale.

game-rouba-montes = Rouba-Montes
    .about = girare carte e rubare mazzetti, pura fortuna
    .deck = french

rouba-draw-pile = Mazzo: { $cards }.
rouba-discard-area = Area di scarto: { $cards }.
rouba-discard-area-empty = L'area di scarto è vuota.
# $piles: rouba-pile o rouba-pile-none di ognuno, separati da punto e virgola
rouba-piles = Mazzetti: { $piles }.
rouba-pile = { $who } { $cards }, con { $top } in cima
rouba-pile-none = { $who } nessuno

# $matched: la carta che era nell'area di scarto; $pile: la grandezza del mucchio dopo, contata
rouba-took = { $you ->
    [yes] Giri { $card } e prendi { $matched } dal tavolo. Il tuo mazzetto ha { $pile }.
   *[no] { $who } gira { $card } e prende { $matched } dal tavolo. Adesso ha un mazzetto con { $pile }.
}
# $yours: yes quando il mucchio era di chi ascolta, no quando era di $victim
rouba-stole = { $you ->
    [yes] Giri { $card } e rubi il mazzetto di { $victim }, { $loot }! Il tuo mazzetto ha { $pile }.
   *[no] { $who } gira { $card } e ruba { $yours ->
        [yes] il tuo mazzetto
       *[no] il mazzetto di { $victim }
    }, { $loot }! Adesso ha un mazzetto con { $pile }.
}
rouba-stacked = { $you ->
    [yes] Giri { $card }, che va in cima al tuo mazzetto: { $pile }.
   *[no] { $who } gira { $card }, che va in cima al suo mazzetto: { $pile }.
}
rouba-discarded = { $you ->
    [yes] Giri { $card }, senza coppia: resta sul tavolo.
   *[no] { $who } gira { $card }, senza coppia: resta sul tavolo.
}

rouba-cards = Carte
rouba-left = Avanzate sul tavolo: { $cards }.

rouba-illegal-over = Non c'è nessuna carta da girare: il mazzo è vuoto e la partita è finita.

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

rouba-own-pile = Il tuo mazzetto ha { $cards }, con { $top } in cima.
rouba-no-pile = Non hai ancora un mazzetto.
rouba-turn-a-card = Premi Invio per girare una carta.

rouba-unknown = "{ $text }" non è un comando. Premi Invio per girare una carta, o scrivi ? per vedere i comandi.

rouba-help =
    Premi Invio, o scrivi v, per girare la prima carta del mazzo.
    Se sul tavolo c'è una carta uguale, le metti tutte e due sul tuo mazzetto. Se ce n'è una uguale in cima a un altro mazzetto, lo rubi. Se è in cima al tuo, la carta va lì. Poi ne giri un'altra.
    Se non c'è una carta uguale, resta sul tavolo e il turno passa. I semi non contano. Vince il mazzetto più grande.
    c: il tavolo e i mazzetti. s: i mazzetti. d: il tuo mazzetto. r: quante carte restano da girare.
    !: un suggerimento, la mossa migliore e perché. t: a chi tocca. ?: questo aiuto. q: salvare e uscire. Carta girata non torna indietro.
