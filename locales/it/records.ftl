# Registrazioni in gran numero: sim --keep, replay e verify di molte partite.
cli-value-path = PERCORSO
cli-sim-keep = Registra tutte le partite in questo file
cli-replay-game = Quale partita di un file che ne ha molte
cli-replay-json = Un oggetto JSON per mossa
cli-replay-open = Anche le carte di tutti, con --json
cli-verify-paths = Partite registrate, o cartelle che ne contengono

replay-game = Partita { $game }
# $who: chi ha annullato mosse
record-assisted = Mosse annullate da { $who }: la registrazione contiene quelle rimaste.
replay-no-game = La partita { $game } non esiste in { $file }: il file ha { $games ->
    [one] una partita
   *[other] { $games } partite
}.

# $file: un file con più partite
verify-game-of = { $file }, partita { $game }
# $places: file e cartelle
verify-nothing = Non ci sono registrazioni in { $places }: nelle cartelle sono i file che finiscono in .jsonl o .jsonl.gz.
verify-one-commitment = --commitment vale per una sola partita, e qui sono { $games }: indica solo il suo file.
# $games: contate, come "200 partite"
verify-all-fine = { $games } in { $files ->
    [one] un file
   *[other] { $files } file
}: tutto secondo le regole.
verify-some-bad = { $games } in { $files ->
    [one] un file
   *[other] { $files } file
}: { $bad ->
    [one] una è sbagliata
   *[other] { $bad } sono sbagliate
}.
verify-some-unfinished = { $games ->
    [one] Una non è finita.
   *[other] { $games } non sono finite.
}

sim-kept = Le partite sono registrate in { $file }.
keep-exists = Il file { $file } esiste già: scegli un altro nome o cancellalo.
keep-failed = Non si possono registrare le partite in { $file }: { $reason }
