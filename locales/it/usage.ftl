# Quello che è stato scritto e non va; gli altri messaggi sono in cli.ftl.
usage-near = Volevi dire { $near }?
expected-address = un indirizzo e una porta, come 127.0.0.1:8080, 0.0.0.0:8080 o [::1]:8080
expected-seed = un numero intero da 0 a { $high }, o 64 cifre esadecimali

serve-in-use = Il processo { $pid } sta usando la cartella { $folder }, ed è probabilmente un altro server: fermalo o scegli un'altra cartella con --data.
serve-in-use-unknown = Un altro processo sta usando la cartella { $folder }, ed è probabilmente un server: fermalo o scegli un'altra cartella con --data.
