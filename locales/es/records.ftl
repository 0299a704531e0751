# Grabaciones en masa: sim --keep, replay y verify de muchas partidas.
cli-value-path = RUTA
cli-sim-keep = Graba todas las partidas en este archivo
cli-replay-game = Cuál de las partidas de un archivo con muchas
cli-replay-json = Un objeto JSON por jugada
cli-replay-open = También todas las manos, con --json
cli-verify-paths = Partidas grabadas, o carpetas con ellas

replay-game = Partida { $game }
# $who: quien deshizo jugadas
record-assisted = Jugadas deshechas por { $who }: la grabación trae las que quedaron.
replay-no-game = La partida { $game } no existe en { $file }: el archivo tiene { $games ->
    [one] una partida
   *[other] { $games } partidas
}.

# $file: un archivo con varias partidas
verify-game-of = { $file }, partida { $game }
# $places: archivos y carpetas
verify-nothing = No hay grabaciones en { $places }: en las carpetas son los archivos que terminan en .jsonl o .jsonl.gz.
verify-one-commitment = --commitment vale para una sola partida, y aquí hay { $games }: indica solo su archivo.
# $games: contadas, como "200 partidas"
verify-all-fine = { $games } en { $files ->
    [one] un archivo
   *[other] { $files } archivos
}: todo según las reglas.
verify-some-bad = { $games } en { $files ->
    [one] un archivo
   *[other] { $files } archivos
}: { $bad ->
    [one] hay una mala
   *[other] hay { $bad } malas
}.
verify-some-unfinished = { $games ->
    [one] Una de ellas no terminó.
   *[other] { $games } de ellas no terminaron.
}

sim-kept = Las partidas están grabadas en { $file }.
keep-exists = El archivo { $file } ya existe: elige otro nombre o bórralo.
keep-failed = No se pueden grabar las partidas en { $file }: { $reason }
