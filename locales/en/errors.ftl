# What was wrong, and what would be right. One sentence each, whole, with its full stop.

# $suits: the letters of the suits with their names; $example: a card as it is typed
error-card = "{ $text }" is not a card: write its rank (A 2 3 4 5 6 7 8 9 10 J Q K) and then its suit, { $suits }, as in { $example }.
# $languages: every tag with its name
error-language = The language "{ $text }" is not available: choose { $languages }.

expected-range = a whole number from { $low } to { $high }
expected-range-or = a whole number from { $low } to { $high }, or { $word }

error-not-a-pair = "{ $text }" is not an option: write name=value, as in target=21.
error-unknown-option = There is no option called "{ $option }": choose { $known }.
# $expected: expected-…, or a list of words
error-bad-value = The option { $option } can't be "{ $value }": it takes { $expected }.
error-players = { $game } is not for { $players }: the number of players must be { $expected }.
# $players, $each, $needed, $cards: counted things, such as "four players"
error-not-enough-cards = Not enough cards: { $players } with { $each } each need { $needed }, and there are only { $cards }. Deal fewer cards, play with fewer people or add decks.
# $options: two options; $why: conflict-…
error-conflict = { $options } don't go together: { $why }

# $expected: how a move is written
error-notation = "{ $text }" is not a move: write { $expected }.

error-deck-count = The deck takes { $expected }, but got { $given }.
# $faces: the ranks there are
error-deck-not-in-deck = This deck has no { $card }: its ranks are { $faces }.
error-deck-too-many = Too many copies: the deck has { $card } { $copies ->
    [one] only once
   *[other] only { SPELL($copies) } times
}.

error-record-io = The recording can't be read: { $reason }
error-record-empty = The recording is empty: it should start with a header line.
# $reason: what the reader of JSON says, in English
error-record-header = Line { $line } is not the header of a recording ({ $reason }): it should be a JSON object with { $form }.
error-record-version = This recording uses version { $given } of the format, and this program reads up to version { $latest }: update baralho to read it.
error-record-line = Line { $line } is neither a move nor a result ({ $reason }): it should be { $form_move } or { $form_result }.

error-io-not-found = The file does not exist.
error-io-permission = This account is not allowed to open it.
error-io-directory = It is a directory, not a file.
error-io-full = There is no space left on the disk.
# $detail: what the system says
error-io-other = The system says "{ $detail }".

error-record-long-line = Line { $line } is longer than { $mebibytes } MiB: no line of a recording is so long.
error-record-long = The recording has more than { $lines } lines: no match is so long.
error-record-another = Another recording starts in line { $line }, and this takes a file with only one. Files of many are for baralho verify and baralho replay.
