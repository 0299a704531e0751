# baralho maratona: help and messages.

cli-maratona = Rouba-Montes en el formato del concurso, de entrada a salida
    .more =
        Lee casos como los de la maratón brasileña de programación de 2007: N J, después N valores de 1 a 13
        en el orden en que se destapan; 0 0 termina la entrada. Responde a cada uno con una línea: el
        tamaño del montón más grande y después los ganadores.
    .examples =
        printf '4 2\n1 1 2 2\n0 0\n' | baralho maratona

maratona-found = Línea { $line }: hay "{ $found }", pero se espera { $expected }.
maratona-cut = Línea { $line }: la entrada termina en medio de un caso; falta { $expected }.
maratona-cards = el número de cartas, de { $low } a { $high }, o 0 0 al final
maratona-players = el número de jugadores, de { $low } a { $high }
maratona-players-only = el número de jugadores, que aquí solo puede ser { $n }
maratona-end = el segundo 0 del final
maratona-rank = el valor de la carta { $card } de { $cards }, de 1 a 13
