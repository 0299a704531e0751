# Che cosa era sbagliato e che cosa andrebbe bene. Ogni messaggio è una frase intera, con il punto.

# $suits: le lettere dei semi con i loro nomi; $example: una carta come si scrive
error-card = "{ $text }" non è una carta: scrivi il valore (A 2 3 4 5 6 7 8 9 10 J Q K) e poi il seme, { $suits }, come in { $example }.
# $languages: ogni codice con il nome della lingua
error-language = La lingua "{ $text }" non è disponibile: scegli { $languages }.

expected-range = un numero intero da { $low } a { $high }
expected-range-or = un numero intero da { $low } a { $high }, oppure { $word }

error-not-a-pair = "{ $text }" non è un'opzione: scrivi nome=valore, come in target=21.
error-unknown-option = L'opzione "{ $option }" non esiste: scegli { $known }.
# $expected: expected-…, o un elenco di parole
error-bad-value = L'opzione { $option } non può essere "{ $value }": accetta { $expected }.
error-players = { $game } non si gioca con { $players }: il numero giusto è { $expected }.
# $players, $each, $needed, $cards: cose già contate, come "quattro giocatori"
error-not-enough-cards = Mancano carte: { $players } con { $each } a testa ne richiedono { $needed }, e in tutto il mazzo ha { $cards }. Dai meno carte a testa, gioca con meno persone o usa più mazzi.
# $options: due opzioni; $why: conflict-…
error-conflict = { $options } non vanno insieme: { $why }

# $expected: come si scrive una giocata
error-notation = "{ $text }" non è una mossa: scrivi { $expected }.

error-deck-count = Il mazzo vuole { $expected }, ma ha ricevuto { $given }.
# $faces: i valori che ci sono
error-deck-not-in-deck = In questo mazzo non c'è { $card }: i valori sono { $faces }.
error-deck-too-many = Troppe copie: { $card } è nel mazzo { $copies ->
    [one] una volta sola
   *[other] solo { SPELL($copies, gender: "feminine") } volte
}.

error-record-io = Non si può leggere la registrazione: { $reason }
error-record-empty = La registrazione è vuota: dovrebbe cominciare con una riga di intestazione.
# $reason: quello che dice il lettore di JSON, in inglese
error-record-header = La riga { $line } non è l'intestazione di una registrazione ({ $reason }): dovrebbe essere un oggetto JSON con { $form }.
error-record-version = Questa registrazione è nella versione { $given } del formato, e questo programma legge fino alla versione { $latest }: aggiorna baralho per leggerla.
error-record-line = La riga { $line } non è né una mossa né un risultato ({ $reason }): dovrebbe essere { $form_move } o { $form_result }.

error-io-not-found = Il file non esiste.
error-io-permission = Questo utente non ha il permesso di aprirlo.
error-io-directory = È una cartella, non un file.
error-io-full = Sul disco non c'è più spazio.
# $detail: quello che dice il sistema
error-io-other = Il sistema dice "{ $detail }".

error-record-long-line = La riga { $line } supera { $mebibytes } MiB: nessuna riga di una registrazione è così lunga.
error-record-long = La registrazione supera { $lines } righe: nessuna partita è così lunga.
error-record-another = Alla riga { $line } comincia un'altra registrazione, e qui ci vuole un file che ne ha una sola. I file che ne hanno molte sono per baralho verify e baralho replay.
