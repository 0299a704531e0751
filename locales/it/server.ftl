# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = Non hai effettuato l'accesso, o la sessione è scaduta: accedi, o gioca come ospite.
http-session-only = Un token non può farlo: accedi con la tua password.
http-wrong-login = Il nome o la password sono sbagliati.
http-wrong-password = La password è sbagliata.
http-weak-password = Una password ha da { $low } a { $high } caratteri.
http-name-needed = Scegli un nome con almeno una lettera o una cifra.
http-name-taken = Qualcun altro ha già questo nome, o uno che sembra uguale: scegline un altro.
http-name-too-long = Un nome ha al massimo { $most } caratteri.
# $character: such as U+202E
http-name-character = Un nome non può contenere il carattere { $character }.
http-registered-already = Sei già registrato.
http-too-many-tokens = Hai già { $most } token: prima annullane uno.
http-bad-label = Un token ha bisogno di un'etichetta di al massimo { $most } caratteri.
http-not-found = Qui non c'è niente.
http-not-allowed = Questo non si può fare qui.
http-wrong-origin = La richiesta viene dalla pagina di un altro sito.
http-not-json = Invia JSON, con il tipo di contenuto application/json.
http-not-websocket = Questa è la porta dei WebSocket: collegati con uno.
# $detail: what a parser says, in English
http-bad-request = La richiesta non si può leggere: { $detail }
http-too-large = La richiesta è troppo grande: al massimo { $most } byte.
http-too-fast = Troppi tentativi: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e riprova.
http-too-slow = La richiesta ha impiegato troppo tempo.
http-busy = Troppe persone lo vogliono in questo momento: riprova tra poco.
http-unavailable = Il server non riesce a raggiungere i suoi dati: riprova tra poco.
http-trouble = Qualcosa è andato storto nel server: riprova.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Ospite { $number }
