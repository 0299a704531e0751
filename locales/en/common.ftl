# Common to all games.
#
# SPELL($n) writes a number in words: up to ten, and in speech the larger ones too.

count-cards = { $n ->
    [0] no cards
    [one] { SPELL($n) } card
   *[other] { SPELL($n) } cards
}
count-points = { $n ->
    [0] no points
    [one] { SPELL($n) } point
   *[other] { SPELL($n) } points
}
count-players = { $n ->
    [0] no players
    [one] { SPELL($n) } player
   *[other] { SPELL($n) } players
}
count-decks = { $n ->
    [0] no decks
    [one] { SPELL($n) } deck
   *[other] { SPELL($n) } decks
}
count-rounds = { $n ->
    [0] no rounds
    [one] { SPELL($n) } round
   *[other] { SPELL($n) } rounds
}
count-games = { $n ->
    [0] no games
    [one] { SPELL($n) } game
   *[other] { SPELL($n) } games
}
count-moves = { $n ->
    [0] no moves
    [one] { SPELL($n) } move
   *[other] { SPELL($n) } moves
}
count-sweeps = { $n ->
    [0] no sweeps
    [one] { SPELL($n) } sweep
   *[other] { SPELL($n) } sweeps
}

# $list: all but the last, already joined by commas. $sound: how $last begins (i, o, other).
list-and = { $list } and { $last }
list-or = { $list } or { $last }
list-nothing = nothing
