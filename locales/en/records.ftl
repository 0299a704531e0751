# Records in bulk: sim --keep, replay and verify of many games.
cli-value-path = PATH
cli-sim-keep = Record every game, all in this file
cli-replay-game = Which game of a file of many
cli-replay-json = A JSON object per move
cli-replay-open = All hands, too, with --json
cli-verify-paths = Recorded games, or folders of them

replay-game = Game { $game }
# $who: whoever undid moves
record-assisted = Moves undone by { $who }: the recording has those that stand.
replay-no-game = There is no game { $game } in { $file }: it has { $games ->
    [one] one game
   *[other] { $games } games
}.

# $file: a file with several games
verify-game-of = { $file }, game { $game }
# $places: files and folders
verify-nothing = There is no recording in { $places }: in folders they are the files that end in .jsonl or .jsonl.gz.
verify-one-commitment = --commitment belongs to one game, and there are { $games } here: name the file of that game alone.
# $games: counted, such as "200 games"
verify-all-fine = { $games } in { $files ->
    [one] one file
   *[other] { $files } files
}: all agree with the rules.
verify-some-bad = { $games } in { $files ->
    [one] one file
   *[other] { $files } files
}: { $bad ->
    [one] one is wrong
   *[other] { $bad } are wrong
}.
verify-some-unfinished = { $games ->
    [one] One of them is not finished.
   *[other] { $games } of them are not finished.
}

sim-kept = The games are recorded in { $file }.
keep-exists = There is already a file { $file }: choose another name, or delete it.
keep-failed = The games cannot be recorded in { $file }: { $reason }
