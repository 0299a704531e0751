# Gravações em massa: sim --keep, replay e verify de muitas partidas.
cli-value-path = CAMINHO
cli-sim-keep = Grava todas as partidas neste arquivo
cli-replay-game = Qual das partidas de um arquivo com muitas
cli-replay-json = Um objeto JSON por jogada
cli-replay-open = Também todas as mãos, com --json
cli-verify-paths = Partidas gravadas, ou pastas com elas

replay-game = Partida { $game }
# $who: quem desfez jogadas
record-assisted = Jogadas desfeitas por { $who }: a gravação traz as que ficaram.
replay-no-game = A partida { $game } não existe em { $file }: o arquivo tem { $games ->
    [one] uma partida
   *[other] { $games } partidas
}.

# $file: um arquivo com várias partidas
verify-game-of = { $file }, partida { $game }
# $places: arquivos e pastas
verify-nothing = Não há gravações em { $places }: nas pastas, elas são os arquivos que terminam em .jsonl ou .jsonl.gz.
verify-one-commitment = --commitment vale para uma só partida, e aqui são { $games }: dê só o arquivo dela.
# $games: contadas, como "200 partidas"
verify-all-fine = { $games } em { $files ->
    [one] um arquivo
   *[other] { $files } arquivos
}: tudo de acordo com as regras.
verify-some-bad = { $games } em { $files ->
    [one] um arquivo
   *[other] { $files } arquivos
}: { $bad ->
    [one] há uma errada
   *[other] há { $bad } erradas
}.
verify-some-unfinished = { $games ->
    [one] Uma delas não terminou.
   *[other] { $games } delas não terminaram.
}

sim-kept = As partidas estão gravadas em { $file }.
keep-exists = O arquivo { $file } já existe: escolha outro nome ou apague o arquivo.
keep-failed = Não dá para gravar as partidas em { $file }: { $reason }
