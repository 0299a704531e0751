# Le opzioni di un gioco come le chiede un modulo, e cosa possono essere.

option-target = Punti per vincere
    .about = Chi arriva a questi punti vince la partita.
    .none = una mano sola
option-cards-per-deal = Carte per volta
    .about = Quante carte riceve ognuno ogni volta.
option-decks = Mazzi
    .about = Quanti mazzi si mescolano insieme.
option-escoba = Escoba
    .about = La carta giocata e quelle prese fanno 15.
option-scopa-mechanic = Scope
    .about = Quanto vale una scopa.
    .normal = un punto
    .no_scopas = niente
    .only_scopas = valgono solo le scope
option-instant-win = Vittoria immediata
    .about = Una scopa che raggiunge i punti per vincere chiude subito la partita.
option-inverse = Al contrario
    .about = Chi arriva ai punti è fuori; vince chi resta per ultimo.
option-team-mode = Squadre
    .about = Chi gioca con chi.
    .individual = ognuno per sé
option-team-card-scoring = I compagni contano insieme
    .about = Le carte dei compagni si contano come un mazzetto solo.
option-hints = Mostra le prese
    .about = Ogni carta mostra cosa prenderebbe.
option-last-play-sweep = Scopa con l'ultima carta
    .about = Anche l'ultima carta della mano può fare scopa.
option-capture = Prese
    .about = Cosa può prendere una carta.
    .fewest = il suo valore, con meno carte possibile
    .rank-first = una carta uguale prima di ogni somma
    .fifteen = carte che con lei fanno 15
option-choice = Scelta della presa
    .about = Chi sceglie quando ce n'è più d'una.
    .player = chi gioca
    .most = sempre quella con più carte
option-prime = Quarto punto
    .about = Per cosa si dà il quarto punto della mano.
    .sevens = più sette
    .primiera = primiera migliore
option-faces = Carte alte
    .about = Quali sono le tre più alte.
    .figures = fante, cavallo e re
    .numbers = otto, nove e dieci
option-redeal = Ridare le carte
    .about = Con quante carte da 10 sul tavolo, all'inizio, si ridà.
    .off = mai
option-pause = Pausa tra le mani
    .about = In secondi.

option-compat = Regole del giudice del corso
    .about = Le carte si danno e i punti si contano come fa il giudice del corso.
    .itp = sì

# Opzioni che si accendono e si spengono
option-on = sì
option-off = no
# $option: il nome di un'opzione; $value: il suo valore
option-told = { $option }: { $value }

# $option: il nome di un'opzione; $expected: cosa può essere
option-bad-value = { $option }: scegli { $expected }.
# $option: il nome di un'opzione; $value: il suo valore
option-with-value = { $option } ({ $value })

# Perché due opzioni non vanno insieme, dopo error-conflict; $one, $other: le opzioni
conflict-escoba-capture = con { $one } le prese fanno sempre 15.
conflict-instant-win-inverse = con { $other } chi raggiunge il traguardo è eliminato, quindi una scopa non può far vincere.
conflict-instant-win-scopa-mechanic = se le scope non danno punti, nessuna può far vincere.
conflict-instant-win-target = scegli un traguardo da 1 a 121.
conflict-inverse-target = scegli un traguardo da 1 a 121.
