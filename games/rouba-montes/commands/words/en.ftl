# baralho maratona: help and messages.

cli-maratona = Rouba-Montes in the contest format, from input to output
    .more =
        Reads test cases as the Brazilian programming marathon of 2007 has them: N J, then N ranks
        from 1 to 13 in drawing order; 0 0 ends the input. Answers each with a line: the size of
        the largest pile, then the winners.
    .examples =
        printf '4 2\n1 1 2 2\n0 0\n' | baralho maratona

# $expected: maratona-…
maratona-found = Line { $line }: found "{ $found }", expected { $expected }.
maratona-cut = Line { $line }: the input ends in the middle of a case, expected { $expected }.
maratona-cards = the number of cards, from { $low } to { $high }, or 0 0 at the end
maratona-players = the number of players, from { $low } to { $high }
maratona-players-only = the number of players, which can only be { $n } here
maratona-end = the second 0 of the end
maratona-rank = the rank of card { $card } of { $cards }, from 1 to 13
