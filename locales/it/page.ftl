# The page: home, tables, account, settings.

page-welcome = A cosa giochiamo?
page-skip = Vai al contenuto
page-navigation = Navigazione principale
page-games = Giochi
page-leaderboards = Classifica
page-account = Account
page-history = Le tue partite
page-settings = Impostazioni
page-help = Aiuto
page-language = Lingua
# $language: come la chiama chi la parla
page-language-lost = Non è stato possibile caricare { $language }: resta tutto com'è. Riprova tra poco o ricarica la pagina.
page-close = Chiudi
page-back = Indietro
page-cancel = Annulla
page-done = Fatto.
page-more = Altro
page-reload = Ricarica
page-unreachable = Il server non risponde. Riprova tra poco.
page-connecting = Connessione in corso…
page-connection-lost = La connessione è caduta. Nuovo tentativo in corso…
page-unanswered = La connessione è caduta prima della risposta: controlla se è andata a buon fine.
page-outdated = Questa pagina non è aggiornata. Ricaricala, per favore.
page-worker-failed = Non è stato possibile avviare il gioco. Ricarica la pagina, per favore.
page-no-server = Stai giocando offline: puoi giocare contro i bot, ma non ai tavoli con altre persone.
page-play = Gioca
page-play-game = Gioca a { $game }
page-options-game = Opzioni di { $game }
page-create = Crea un tavolo
page-rules = Regole
page-rules-game = Regole di { $game }
page-resume = Continua la tua partita
page-choose-game = Scegli un gioco
page-lobby = Tavoli con altre persone
page-enter-lobby = Entra come ospite
page-your-tables = I tuoi tavoli
page-back-to-table = Torna al tavolo { $code }
page-no-tables = Nessun tavolo aperto al momento. Creane uno!
page-code = Codice o link del tavolo
page-no-code = Non è il codice di un tavolo: un codice ha dodici lettere e cifre.
page-join = Entra
page-join-table = Entra al tavolo di { $host }, { $game }
page-online = { $n ->
    [one] C'è una persona: { $names }
   *[other] Ci sono { $n } persone: { $names }
}
page-stage-waiting = in attesa di giocatori
page-stage-playing = in gioco
page-stage-over = tra una partita e l'altra
page-locked = con password
page-empty-seat = libero
page-chat = Chat
page-say = Scrivi qualcosa
page-send = Invia
page-players = Numero di giocatori
page-rules-options = Regole e opzioni
page-opponents = Avversari
page-opponent = Avversario { $n }
page-clock = Tempo per pensare
page-clock-off = Senza limite
page-clock-move = Secondi per ogni mossa
page-clock-bank = Secondi per tutta la partita, più cinque a ogni mossa
page-clock-seconds = Secondi
page-public = Mostra il tavolo nella sala
page-rated = Vale per la classifica
page-table-password = Password del tavolo
page-waiting = Chi gioca
page-ready = Ci sono
page-is-ready = c'è
page-away = senza connessione
page-stand = Lascia il posto
page-start = Comincia
page-bot = { $name } (bot)
page-sit-at = Siediti al posto { $n }
page-kick = Libera il posto { $n }
page-hand-over = Rendi { $who } capotavola
page-mute = Silenzia { $who }
page-report = Segnala { $who }
page-people = Chi è qui
page-unmute = Ascolta di nuovo { $who }
page-fill = Bot per i posti liberi
page-add-bots = Aggiungi i bot
page-change = Cambia le opzioni del gioco
page-apply = Applica
page-seats = Giocatori
page-table = Tavolo
page-hand = Le tue carte
page-discard-area = Area di scarto
page-discard-pile = Scarti
page-deck = Mazzo: { $cards }.
page-stock = Tallone: { $cards }.
page-pile-top = Scarti: { $n ->
    [one] una carta
   *[other] { $n } carte
}, { $card } in cima.
page-held = { $n } in mano
page-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
page-seat-scopa = { $who }: { $held } in mano, { $captured } nel mazzetto, { $sweeps }, { $points }.
page-seat-buraco = { $who }: { $held } in mano, { $points } sul tavolo.
page-round = mano { $n }
page-target = ai { $n }
page-thinks = sta pensando…
page-usual-game = scopa
page-turn-of = Tocca a { $who }.
page-no-turn = Adesso non tocca a nessuno.
page-not-your-turn = Non tocca a te.
page-paused = Il capotavola ha messo in pausa la partita.
page-no-such-capture = { $card } non può prendere queste carte.
page-turn-card = Gira una carta
page-draw = Pesca
page-take = Prendi gli scarti
page-lay = Cala un gioco
page-add = Attacca a un gioco
page-discard = Scarta
page-sort-rank = Ordina per valore
page-sort-suit = Ordina per seme
page-sorted-rank = Le tue carte sono ordinate per valore.
page-sorted-suit = Le tue carte sono ordinate per seme.
page-drawn = appena pescata
page-meld = { $points }{ $canastra ->
    [limpa] , burraco pulito
    [suja] , burraco sporco
   *[none] {""}
}
page-meld-named = { $index }: { $cards }; { $label }
page-fits-no-meld = Queste carte non si attaccano a nessuno dei tuoi giochi.
page-discard-one = Scegli una sola carta da scartare.
page-discard-card = Scarta { $card }
page-undo = Annulla l'ultima mossa
page-new-card = nuova
page-stock-name = Tallone
# On a meld of seven or more cards; $kind: limpa (clean) or suja (dirty)
page-canastra = { $kind ->
    [limpa] Pulito
   *[suja] Sporco
}
# $cards: what is selected, and fits several melds; $n: how many
page-where = Dove { $n ->
    [one] si attacca { $cards }?
   *[other] si attaccano { $cards }?
}
# Before cards that make a meld, that fit one, or that make one with the top of the pile
page-ready-meld = Gioco pronto:
page-ready-add = Si attacca:
page-ready-take = Per prendere gli scarti, cala
page-ready-heard = { $lead } { $cards }; { $gain }
page-lay-cards = Cala { $cards }
page-add-cards = Attacca { $cards }
page-show-pile = Guarda gli scarti
page-pile-title = Gli scarti, dal primo all'ultimo
page-pile-useful = Le carte con il segno ti servono.
page-hint = Suggerimento
page-no-hints-online = Ai tavoli con altre persone non ci sono suggerimenti.
page-pause = Pausa
page-leave = Esci
page-share = Copia il link
page-shared = Manda questo link a chi vuoi invitare: { $address }
page-log = Cosa è successo
page-seconds-left = { $n ->
    [one] Resta un secondo.
   *[other] Restano { $n } secondi.
}
page-next-round-in = Prossima mano tra { $n }.
page-more-time = Altro tempo
page-no-clock = Non c'è limite di tempo.
page-score = Punteggio
page-verdict = Punto
page-next-round = Prossima mano
page-again = Gioca ancora
page-replay = Rivedi la partita
page-watch-replay = Rivedi la partita
page-record-right = Tutto a posto: la partita rispetta le regole e le carte sono quelle date.
page-record-wrong = Questa registrazione viola le regole: la vedi solo fino a quel punto.
page-first = Inizio
page-last = Fine
page-step-back = Mossa precedente
page-step-on = Mossa successiva
page-step = Mossa { $n } di { $of }
page-eyes-of = Punto di vista
page-copy-link = Copia il link
page-link-copied = Link copiato: contiene tutta la partita.
page-save-record = Salva la registrazione
page-history-here = Partite contro i bot, su questo dispositivo
page-history-server = Partite ai tavoli online
page-no-games = Ancora nessuna partita.
page-open-record = Apri una registrazione
page-record-text = Incolla qui una registrazione
page-nobody-rated = In questo gioco la classifica è ancora vuota.
page-place = Posizione
page-name = Nome
page-rating-score = Punteggio
page-rating-games = Partite
page-rating-wins = Vittorie
page-insecure = La connessione non è cifrata: non usare una password che usi altrove.
page-you-guest = Giochi come ospite, { $name }. Registrati per conservare nome, punteggio e partite.
page-you-are = Hai effettuato l'accesso come { $name }.
page-you-nobody = Non hai effettuato l'accesso.
page-rename = Cambia nome
page-register = Registrati
page-register-about = Un nome e una password: tutto qui.
page-login = Accedi
page-login-about = Se hai già un account.
page-password = Password
page-new-password = Nuova password
page-registration-code = Codice di questo server
page-recovery = Codici per la password dimenticata
page-recovery-about = Annota questi codici: ognuno ti fa entrare una volta se dimentichi la password. Non saranno più mostrati.
page-recovery-kept = Li ho annotati
page-new-codes = Nuovi codici per la password dimenticata
page-new-codes-about = I vecchi codici non valgono più.
page-forgotten = Password dimenticata?
page-forgotten-about = Con uno dei codici mostrati quando hai creato l'account puoi scegliere una nuova password. Se non ne hai, chiedi un link a chi amministra il server.
page-recovery-code = Codice
page-reset = Scegli una nuova password
page-reset-about = Il link che ti ha dato chi amministra il server vale una volta.
page-change-password = Cambia password
page-export = Scarica tutti i tuoi dati
page-tokens = Token per programmi
page-tokens-about = Con un token un tuo bot può giocare ai tavoli con il tuo account.
page-token-label = Nome del token
page-token-once = Copialo adesso: non verrà più mostrato.
page-make-token = Crea un token
page-void-token = Revoca { $name }
page-logout = Esci dall'account
page-logout-everywhere = Esci da tutti i dispositivi
page-delete = Elimina l'account
page-delete-about = Non si può annullare: nome, punteggio e token verranno eliminati.
page-name-offline = Il tuo nome
page-theme = Tema
page-theme-system = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-deck-choice = Carte
page-deck-french = Semi francesi
page-deck-italian = Semi italiani
page-settings-cards = Carte e tavolo
page-settings-screen = Schermo
page-settings-play = Gioco
page-settings-you = Nome e lingua
page-preview = Ecco il tavolo
page-suits = Semi
page-suits-two = Due colori
page-suits-four = Quattro colori
page-card-backs = Dorso delle carte
page-back-azulejo = Maiolica
page-back-trama = Trama
page-back-sol = Sole
page-felt = Panno
page-felt-green = Verde
page-felt-blue = Blu
page-felt-clay = Terracotta
page-one-touch = Un tocco gioca subito la carta
page-one-touch-about = Altrimenti il primo tocco mostra cosa farebbe la carta e il secondo la gioca.
page-large = Carte e testo più grandi
page-motion = Animazione delle carte
page-motion-system = Come il sistema
page-motion-on = Attiva
page-motion-off = Disattivata
page-pace = Pausa dopo le mosse degli altri
page-pace-none = Nessuna
page-pace-fast = Breve
page-pace-usual = Normale
page-pace-slow = Lunga
page-pace-very-slow = Molto lunga
page-volume = Volume dei suoni
page-sound-on = Suoni attivati.
page-sound-off = Suoni disattivati.
page-keys = Scorciatoie da tastiera
page-key = Tasto
page-key-does = Cosa fa
page-change-keys = Cambia le scorciatoie
page-keys-on = Scorciatoie a un solo tasto
page-keys-about = Scrivi un'altra lettera per cambiare una scorciatoia; una maiuscola vuol dire Maiusc. Svuota il campo per riavere il tasto predefinito.
page-keys-usual = Ripristina tutte le scorciatoie
page-key-places = Ascolta quella carta del tavolo; 0 è la decima
page-key-arrows = Passa di carta in carta, o di mossa in mossa
page-key-table = Ascolta tutte le carte sul tavolo
page-key-captured = Ascolta quante carte hai preso
page-key-turn = Ascolta a chi tocca
page-key-score = Ascolta il punteggio
page-key-score-detail = Ascolta il punteggio in dettaglio
page-key-pause = Metti in pausa, o salta l'attesa tra le mani (capotavola)
page-key-hand = Ascolta le tue carte
page-key-hint = Chiedi un suggerimento: la mossa migliore e perché
page-key-draw = Pesca o gira una carta
page-key-take = Prendi gli scarti
page-key-lay = Cala le carte scelte, o elenca i giochi che hai in mano
page-key-add = Attacca le carte scelte a un gioco
page-key-discard = Scarta la carta scelta
page-key-sort = Ordina le carte per seme o valore
page-key-melds = Ascolta tutti i giochi
page-key-pile = Ascolta tutti gli scarti
page-key-to-hand = Vai alle tue carte
page-key-to-table = Vai al tavolo
page-key-earlier = Ascolta il messaggio precedente
page-key-later = Ascolta il messaggio successivo
page-key-again = Riascolta l'ultima cosa successa
page-no-later = Non ci sono messaggi più recenti.
page-key-chat = Vai alla chat
page-key-time = Ascolta quanto tempo resta
page-key-more-time = Chiedi altro tempo
page-key-sound = Attiva o disattiva i suoni
page-key-rules = Regole e scorciatoie
page-seed = Seed della smazzata
page-seed-about = Facoltativo. Lo stesso numero dà le stesse carte: per una classe intera, per esempio, o per riprovare.
page-seed-wrong = Il seed è un numero intero da 0 a 18446744073709551615. Il campo può anche restare vuoto.
page-your-name = Il tuo nome
page-your-name-about = È quello che tutti leggeranno al tavolo. Se lo lasci vuoto, un nome te lo dà il server.
page-unfinished = Hai una partita in corso
page-unfinished-about = La tua partita di { $before } non è finita. La continui, o la lasci perdere e cominci { $game }?
page-begin-anew = Lascia perdere e ricomincia
page-round-waits = La prossima mano comincia quando tutti lo vogliono.
page-no-pause-alone = Non serve la pausa: la partita ti aspetta, e la prossima mano anche.
page-focus-mode = Al tavolo funzionano i tasti singoli: F1 dice quali. Se lo screen reader tiene le lettere per sé, passa alla modalità focus: tasto NVDA con spazio, Orca con A, JAWS con Z.
page-bad-link = Questo link non è intero: ne manca un pezzo o qualcosa è cambiato. Fattelo mandare di nuovo e copialo tutto.
page-bad-record-text = Questa non è la registrazione di una partita: incolla tutto, dalla prima riga, che dice "baralho-record", fino all'ultima.
page-bad-record-unknown = Questa pagina non conosce il modo in cui è stata giocata questa partita: forse viene da una versione più nuova. Ricarica la pagina e riprova.
page-record-open = Manca il risultato: o questa partita non è stata giocata fino alla fine, o manca la fine della registrazione.
page-record-cut = La registrazione si interrompe a metà di una riga: manca quello che segue.
page-in-lobby = Ora sei di nuovo tra i giochi e i tavoli.
page-leave-ask = Lasciare la partita? Un bot gioca per te, e il tuo posto resta tuo.
page-leave-yes = Lascia la partita
page-leave-no = Resta
page-company = Persone a questo tavolo
page-watches = guarda
page-nobody-watches = Nessuno guarda.
page-more-watching = { $n ->
    [one] Guarda anche un'altra persona.
   *[other] Guardano altre { $n } persone.
}
page-bar = Blocca { $who } nella chat
page-unbar = Sblocca { $who } nella chat
page-remove = Allontana { $who }
page-host = capotavola
page-spectators = Chiunque può guardare la partita
page-keep-password = Vuoto: resta com'è
page-no-password = D'ora in poi senza password
page-game = Gioco
page-deleted-account = account eliminato
page-won-by = Vittoria di { $who }.
page-plays-with = gioca con { $who }
page-fallen-card = Una carta è caduta dal tavolo
page-no-games-about = Gioca una partita fino alla fine e la ritrovi qui, mossa per mossa.
page-nobody-rated-about = Contano le partite tra persone ai tavoli che valgono per la classifica. Il primo posto è libero.
page-rating-how = Come si conta
page-rating-about = Il punteggio è il valore di cui si è certi: nessuno arriva in cima giocando poco. Le partite contro i bot non contano.
page-ratings = I tuoi punteggi
page-ratings-none = Ancora nessuna partita valida: gioca con altre persone a un tavolo che vale per la classifica.
page-account-manage = Nome, password e accesso
page-logout-everywhere-about = Esci da ogni dispositivo e tutti i token smettono di funzionare.
page-your-data = I tuoi dati
page-export-about = Le tue partite e tutto quello che il server sa di te, in un solo file.
page-replay-lost = Questa registrazione non si può mostrare
page-replay-go = Riproduci
page-moves = Mossa per mossa

# L'intestazione, l'inizio e i tavoli.
page-tables = Tavoli
page-sit-down = Siediti con noi
page-sit-down-about = Scopa, Buraco, Rouba-Montes e altri giochi di famiglia, contro bot pazienti o con altre persone. Gratis, senza creare un account.
page-teach = { $game }: impara le regole
page-not-over = La tua partita di { $game } ti aspetta.
page-last-played = L'ultima volta hai giocato a { $game }.
# $time: morning, afternoon o evening
page-hello = { $time ->
    [morning] Buongiorno
    [afternoon] Buon pomeriggio
   *[evening] Buonasera
}
page-hello-named = { $time ->
    [morning] Buongiorno, { $who }
    [afternoon] Buon pomeriggio, { $who }
   *[evening] Buonasera, { $who }
}
page-lobby-about = Manda un link: chi lo riceve gioca subito.
page-rules-about = Come si gioca ogni gioco, con esempi.
page-history-about = Rivedi le tue partite, mossa per mossa.
page-open-tables = Tavoli aperti
page-free-seats = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}
page-clock-short = { $n } s per mossa
page-clock-limited = tempo limitato
page-see = Guarda
page-see-table = Guarda il tavolo di { $host }, { $game }

# Una partita o un tavolo nuovo.
page-against-bots = Contro i bot
page-with-people = Con altre persone
page-level = Quanto sono forti i bot
page-each-opponent = Scegli ogni avversario
page-fewer-players = Meno giocatori
page-more-players = Più giocatori
page-table-code = Codice del tavolo
page-contents = In questa pagina
