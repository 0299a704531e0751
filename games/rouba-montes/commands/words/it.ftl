# baralho maratona: help and messages.

cli-maratona = Rouba-Montes nel formato della gara, da ingresso a uscita
    .more =
        Legge casi come quelli della maratona di programmazione brasiliana del 2007: N J, poi N valori da 1
        a 13 in ordine di pesca; 0 0 chiude l'ingresso. Risponde a ciascuno con una riga: la grandezza
        del mazzetto più grande, poi i vincitori.
    .examples =
        printf '4 2\n1 1 2 2\n0 0\n' | baralho maratona

maratona-found = Riga { $line }: c'è "{ $found }", ma serve { $expected }.
maratona-cut = Riga { $line }: l'ingresso finisce a metà di un caso; manca { $expected }.
maratona-cards = il numero di carte, da { $low } a { $high }, o 0 0 alla fine
maratona-players = il numero di giocatori, da { $low } a { $high }
maratona-players-only = il numero di giocatori, che qui può essere solo { $n }
maratona-end = il secondo 0 della fine
maratona-rank = il valore della carta { $card } di { $cards }, da 1 a 13
