# What was wrong, and what would be right. One sentence each, whole, with its full stop.

# $suits: the letters of the suits with their names; $example: a card as it is typed
error-card = "{ $text }" is not a card: write its rank (A 2 3 4 5 6 7 8 9 10 J Q K) and then its suit, { $suits }, as in { $example }.
# $languages: every tag with its name
error-language = There is no language "{ $text }" here: choose { $languages }.

expected-range = a whole number from { $low } to { $high }
expected-range-or = a whole number from { $low } to { $high }, or { $word }

error-not-a-pair = "{ $text }" is not an option: write name=value, as in target=21.
error-unknown-option = There is no option "{ $option }" here: choose { $known }.
# $expected: expected-…, or a list of words
error-bad-value = The option { $option } cannot be "{ $value }": it takes { $expected }.
error-players = { $game } cannot be played by { $players }: the number of players must be { $expected }.
# $players, $each, $needed, $cards: counted things, such as "four players"
error-not-enough-cards = Not enough cards: { $players } with { $each } each need { $needed }, and there are only { $cards }. Deal fewer cards each, seat fewer players or add decks.

conflict-instant-win-inverse = instant_win and inverse cannot go together: in inverse whoever reaches the target is out, so a sweep cannot win there.
conflict-instant-win-no-scopas = instant_win and scopa_mechanic=no_scopas cannot go together: without points for sweeps, no sweep can win.
conflict-instant-win-no-target = instant_win needs a target: set target to a number from 1 to 121.
conflict-inverse-no-target = inverse needs a target: set target to a number from 1 to 121.
conflict-escoba-capture = escoba=on already means capture=fifteen: leave out one of the two.

# $expected: how a move is written
error-notation = "{ $text }" is not a move: write { $expected }.

error-deck-count = The deck takes { $expected }, but { $given } came.
# $faces: the ranks there are
error-deck-not-in-deck = This deck has no { $card }: its ranks are { $faces }.
error-deck-too-many = Too many copies: the deck has { $card } { $copies ->
    [one] only once
   *[other] only { SPELL($copies) } times
}.

error-record-io = The record cannot be read: { $reason }
error-record-empty = The record is empty: it should begin with a header line.
# $reason: what the reader of JSON says, in English
error-record-header = Line { $line } is not the header of a record ({ $reason }): it should be a JSON object with { $form }.
error-record-version = This record is in version { $given } of the format, and this program reads up to version { $latest }: a newer baralho can read it.
error-record-line = Line { $line } is neither a move nor a result ({ $reason }): it should be { $form_move } or { $form_result }.

error-io-not-found = There is no such file.
error-io-permission = This account may not open it.
error-io-directory = It is a directory, not a file.
error-io-full = There is no space left on the disk.
# $detail: what the system says
error-io-other = The system says "{ $detail }".

error-record-long-line = Line { $line } is longer than { $mebibytes } MiB: no line of a recording is so long.
error-record-long = The recording has more than { $lines } lines: no match is so long.
error-record-another = Another recording begins in line { $line }, and this takes a file with only one. Files of many are for baralho verify and baralho replay.
