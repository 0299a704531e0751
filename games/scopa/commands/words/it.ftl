# `baralho solve`: il valore esatto di una mano a carte scoperte.

cli-solve = Risolve una mano della famiglia della Scopa a carte scoperte
    .more =
        Come finisce la mano se le due parti vedono tutte le carte e giocano al meglio, e la linea che ci
        porta. Il file è una registrazione, risolta dall'inizio dell'ultima mano o da --move, oppure una
        posizione scritta in JSON (vedi docs/solve.md); - legge lo standard input.

        Due parti con un mazzo. Le mani a due giocatori richiedono millisecondi; dove si danno tutte le
        carte insieme, come nello Scopone, si risolvono più o meno le ultime 24. Quando il tempo finisce,
        o con Ctrl-C, dice cosa è già certo.
    .examples =
        baralho solve partita.jsonl
        baralho solve partita.jsonl --move 25 --json
        baralho solve posizione.json --time 60
cli-solve-file = Una registrazione o una posizione; - per lo standard input
cli-solve-number = Da quale mossa della registrazione
cli-solve-time = Quanto cercare al massimo (10)

# $who: un giocatore
solve-title = { $game }, carte scoperte: tocca a { $who }.
solve-title-record = { $game }, carte scoperte, prima della mossa { $number }: tocca a { $who }.
solve-seat = posto { $seat }
solve-name = { $name } ({ $seat })
# $side: un giocatore o dei compagni; $points: contati, come "due punti"
solve-ahead = Se le due parti giocano al meglio, { $side }: { $points } di vantaggio in questa mano.
solve-behind = Se le due parti giocano al meglio, { $side }: { $points } di svantaggio in questa mano.
solve-level = Se le due parti giocano al meglio, la mano finisce in parità.
solve-wins = Giocando al meglio, una scopa dà subito la partita a { $side }.
solve-loses = Giocando al meglio, una scopa toglie subito la partita a { $side }.
# $low, $high: punti con il segno
solve-bounds = Non c'è stato il tempo di risolverla. Per { $side } è certo, in punti di vantaggio: da { $low } a { $high }.
solve-best = La mossa migliore trovata finora: { $play }.
solve-inverse = Qui i punti contano contro: le due parti cercano di farne meno.
solve-number = mossa
solve-player = giocatore
solve-play = carta
solve-score = punti
solve-effort = { $nodes } posizioni in { $seconds } secondi.

solve-error-file = { $file }: { $reason }
solve-error-line = riga { $line }: { $reason }
solve-error-game = Si possono risolvere solo i giochi della famiglia della Scopa, e questo è { $game }.
solve-error-sides = Giocano { $sides } parti. Solo le mani tra due parti hanno un valore esatto: tra più, dipende da chi gli altri preferiscono veder vincere.
solve-error-large = Si risolve solo con un mazzo e fino a sei giocatori; questo tavolo è più grande.
# $moves: contate, come "36 giocate"
solve-error-move = Quella mossa non esiste: la registrazione ha { $moves }.
solve-error-no-record = --move vale per le registrazioni, e questa non lo è.
solve-error-over = La mano è finita: nessuno ha carte, e il mazzo è vuoto.
solve-error-position = Non è né una registrazione né una posizione: { $reason }. docs/solve.md mostra come si scrive una posizione.
solve-error-long = Non è una registrazione e supera { $mebibytes } MiB: una posizione occupa poche righe.
solve-error-rest = Un solo mazzetto può essere "rest".
solve-setup-count = "{ $list }" ha { $given } voci e ne servono { $expected }.
solve-setup-number = "{ $list }" contiene { $given }: accetta numeri interi da { $low } a { $high }.
solve-setup-seat = "{ $field }" è il posto { $given }, e i posti vanno da 0 a { $last }.
solve-setup-card = Il mazzo non ha { $card }: le carte sono { $faces }.
solve-setup-twice = { $card } è in due posti.
solve-setup-missing = Queste carte mancano: { $cards }. Mettile tra le prese di qualcuno, o scrivi "rest" per uno dei giocatori.
solve-setup-hand = Il posto { $seat } ha { $given } carte in mano e dovrebbe averne { $expected }: chi ha già giocato in questa smazzata ne ha una in meno degli altri.
solve-setup-deck = Nel mazzo restano { $given } carte, che devono dividersi per { $each }: una smazzata per tutti.
solve-setup-last = "last_capture" deve indicare un posto che ha fatto prese, e mancare se nessuno ne ha fatte.
