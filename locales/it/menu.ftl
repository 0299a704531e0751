# Il menu: domande, e cosa c'è da scegliere.
#
# I nomi delle opzioni, i loro valori e i nomi dei bot si scrivono, e perciò restano come sono.

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
menu-bot-base = pesca una carta e scarta quella
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
menu-value = Nuovo valore di { $option }? { $about } Invio lascia { $value }.
# $range: menu-range; $none: cosa vuol dire 0 qui
menu-or-none = { $range }; 0: { $none }
menu-people = persone a questa tastiera: { $value }
menu-how-many-people = Quante persone giocano a questa tastiera, da 1 a { $most }?
menu-not-people = Scrivi un numero da 1 a { $most }.
menu-plain = per lettori di schermo, parole invece di simboli: { $value }
