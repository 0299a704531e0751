# Il menu: domande, e cosa c'è da scegliere.
#
# I nomi delle opzioni, i loro valori e i nomi dei bot si scrivono, e perciò restano come sono.

menu-about-escopa = alla brasiliana, una mano; scegli tu cosa prendere
menu-about-scopa = il classico, a 11 punti
menu-about-escoba = le prese fanno quindici, a 11 punti
menu-about-scopone = tutte le carte in mano, due contro due, a 21 punti
menu-about-rouba-montes = girare carte e rubare mazzetti, pura fortuna
menu-about-buraco = sequenze e burrachi, con gli scarti

menu-bot-robot0 = se può, evita di prendere
menu-bot-robot1 = gioca una carta qualsiasi
menu-bot-robot2 = gioca la prima carta
menu-bot-robot3 = prende sempre, se può
menu-bot-robot4 = prende più carte che può
menu-bot-random = fa una mossa qualsiasi
menu-bot-greedy = sa cosa conviene prendere e cosa non lasciare
menu-bot-classico = gioca alla vecchia maniera, con la saggezza della tradizione
menu-bot-novato = gioca per la prima volta
menu-bot-aprendiz = conosce le regole ma gli sfugge ancora molto
menu-bot-amador = gioca bene e ogni tanto si distrae
menu-bot-veterano = gioca da anni e conta le carte
menu-bot-mestre = pensa prima di ogni mossa: il più forte
menu-bot-base = pesca una carta e la scarta
menu-bot-draw = gira carte, come fanno tutti

## page: no
## Quello che dice solo il terminale, o il worker con i suoi suggerimenti: la pagina non lo carica.

menu-title = Baralho: giochi di carte nel terminale
menu-prompt = La tua scelta:
menu-help =
    Scrivi il numero o il nome di ciò che scegli e premi Invio.
    Invio da solo sceglie il valore predefinito: a forza di Invio arrivi a giocare.
    q esce.
menu-goodbye = Arrivederci!
menu-not-a-choice = "{ $text }" non è fra le scelte: scrivi un numero da 1 a { $last }, o premi Invio per la scelta predefinita.
menu-range = da { $low } a { $high }

menu-language = Quale lingua? Invio per { $usual }.
menu-game = Quale gioco? Invio per { $usual }.
menu-saved = r: riprendi la partita di { $game } che hai lasciato
menu-about = { $name }, { $about }

menu-opponents = Quanti avversari, { $numbers }? Invio per { $usual }.
menu-not-opponents = Questo gioco non ammette tanti avversari: scrivi { $numbers }.
menu-bots = { $most ->
    [one] Contro chi vuoi giocare?
   *[other] Contro chi vuoi giocare? Scegline fino a { $most }; se ne scegli meno, si ripetono.
} Invio per { $usual }.
menu-too-many-bots = Non ci sono tanti posti: scegline al massimo { $most }.

menu-settings = Scrivi un numero per cambiare qualcosa, o premi Invio per giocare.
menu-option = { $option }: { $value } ({ $about })
menu-value = Nuovo valore di { $option }? Invio lascia { $value }.
menu-people = persone a questa tastiera: { $value }
menu-how-many-people = Quante persone giocano a questa tastiera, da 1 a { $most }?
menu-not-people = Scrivi un numero da 1 a { $most }.
menu-plain = per lettori di schermo, parole invece di simboli: { $value }

menu-option-compat = itp: dare e contare come il giudice del corso

menu-option-target = punti per vincere la partita; none per una mano sola
menu-option-cards-per-deal = carte che ognuno riceve ogni volta
menu-option-decks = mazzi mescolati insieme
menu-option-escoba = on: le prese fanno quindici
menu-option-scopa-mechanic = normal; no_scopas: le scope non valgono; only_scopas: valgono solo le scope
menu-option-instant-win = on: una scopa che arriva al traguardo vince subito
menu-option-inverse = on: chi arriva al traguardo è fuori
menu-option-team-mode = individual, o squadre come 2v2
menu-option-team-card-scoring = on: i compagni contano le carte insieme
menu-option-hints = on: ogni carta mostra cosa prenderebbe
menu-option-last-play-sweep = on: l'ultima carta della mano può fare scopa
menu-option-capture = fewest, rank-first o fifteen: cosa può prendere una carta
menu-option-choice = player o most: chi sceglie fra le prese
menu-option-prime = sevens o primiera: il quarto punto
menu-option-faces = figures o numbers: come sono le carte alte
menu-option-redeal = con quanti dieci sul tavolo si ridà; off per mai
menu-option-pause = secondi fra le mani
