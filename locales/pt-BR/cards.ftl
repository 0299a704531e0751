# Cartas: nomes falados, com artigo e contadas, no baralho francês e no latino.

rank-ace = ás
    .the = o ás
    .gender = masculine
    .many = ases
    .count = { $n ->
        [0] nenhum ás
        [one] { SPELL($n, gender: "masculine") } ás
       *[other] { SPELL($n, gender: "masculine") } ases
    }
rank-two = dois
    .the = o dois
    .gender = masculine
    .many = dois
    .count = { $n ->
        [0] nenhum dois
        [one] { SPELL($n, gender: "masculine") } dois
       *[other] { SPELL($n, gender: "masculine") } dois
    }
rank-three = três
    .the = o três
    .gender = masculine
    .many = três
    .count = { $n ->
        [0] nenhum três
        [one] { SPELL($n, gender: "masculine") } três
       *[other] { SPELL($n, gender: "masculine") } três
    }
rank-four = quatro
    .the = o quatro
    .gender = masculine
    .many = quatros
    .count = { $n ->
        [0] nenhum quatro
        [one] { SPELL($n, gender: "masculine") } quatro
       *[other] { SPELL($n, gender: "masculine") } quatros
    }
rank-five = cinco
    .the = o cinco
    .gender = masculine
    .many = cincos
    .count = { $n ->
        [0] nenhum cinco
        [one] { SPELL($n, gender: "masculine") } cinco
       *[other] { SPELL($n, gender: "masculine") } cincos
    }
rank-six = seis
    .the = o seis
    .gender = masculine
    .many = seis
    .count = { $n ->
        [0] nenhum seis
        [one] { SPELL($n, gender: "masculine") } seis
       *[other] { SPELL($n, gender: "masculine") } seis
    }
rank-seven = sete
    .the = o sete
    .gender = masculine
    .many = setes
    .count = { $n ->
        [0] nenhum sete
        [one] { SPELL($n, gender: "masculine") } sete
       *[other] { SPELL($n, gender: "masculine") } setes
    }
rank-eight = oito
    .the = o oito
    .gender = masculine
    .many = oitos
    .count = { $n ->
        [0] nenhum oito
        [one] { SPELL($n, gender: "masculine") } oito
       *[other] { SPELL($n, gender: "masculine") } oitos
    }
rank-nine = nove
    .the = o nove
    .gender = masculine
    .many = noves
    .count = { $n ->
        [0] nenhum nove
        [one] { SPELL($n, gender: "masculine") } nove
       *[other] { SPELL($n, gender: "masculine") } noves
    }
rank-ten = dez
    .the = o dez
    .gender = masculine
    .many = dez
    .count = { $n ->
        [0] nenhum dez
        [one] { SPELL($n, gender: "masculine") } dez
       *[other] { SPELL($n, gender: "masculine") } dez
    }
rank-jack = valete
    .the = o valete
    .gender = masculine
    .many = valetes
    .count = { $n ->
        [0] nenhum valete
        [one] { SPELL($n, gender: "masculine") } valete
       *[other] { SPELL($n, gender: "masculine") } valetes
    }
rank-queen = dama
    .the = a dama
    .gender = feminine
    .many = damas
    .count = { $n ->
        [0] nenhuma dama
        [one] { SPELL($n, gender: "feminine") } dama
       *[other] { SPELL($n, gender: "feminine") } damas
    }
rank-king = rei
    .the = o rei
    .gender = masculine
    .many = reis
    .count = { $n ->
        [0] nenhum rei
        [one] { SPELL($n, gender: "masculine") } rei
       *[other] { SPELL($n, gender: "masculine") } reis
    }
rank-knave = valete
    .the = o valete
    .gender = masculine
    .many = valetes
    .count = { $n ->
        [0] nenhum valete
        [one] { SPELL($n, gender: "masculine") } valete
       *[other] { SPELL($n, gender: "masculine") } valetes
    }
rank-knight = cavalo
    .the = o cavalo
    .gender = masculine
    .many = cavalos
    .count = { $n ->
        [0] nenhum cavalo
        [one] { SPELL($n, gender: "masculine") } cavalo
       *[other] { SPELL($n, gender: "masculine") } cavalos
    }

suit-diamonds = ouros
    .count = { $n ->
        [0] nenhuma carta de ouros
        [one] { SPELL($n, gender: "feminine") } carta de ouros
       *[other] { SPELL($n, gender: "feminine") } cartas de ouros
    }
suit-spades = espadas
    .count = { $n ->
        [0] nenhuma carta de espadas
        [one] { SPELL($n, gender: "feminine") } carta de espadas
       *[other] { SPELL($n, gender: "feminine") } cartas de espadas
    }
suit-hearts = copas
    .count = { $n ->
        [0] nenhuma carta de copas
        [one] { SPELL($n, gender: "feminine") } carta de copas
       *[other] { SPELL($n, gender: "feminine") } cartas de copas
    }
suit-clubs = paus
    .count = { $n ->
        [0] nenhuma carta de paus
        [one] { SPELL($n, gender: "feminine") } carta de paus
       *[other] { SPELL($n, gender: "feminine") } cartas de paus
    }
suit-coins = ouros
    .count = { $n ->
        [0] nenhuma carta de ouros
        [one] { SPELL($n, gender: "feminine") } carta de ouros
       *[other] { SPELL($n, gender: "feminine") } cartas de ouros
    }
suit-swords = espadas
    .count = { $n ->
        [0] nenhuma carta de espadas
        [one] { SPELL($n, gender: "feminine") } carta de espadas
       *[other] { SPELL($n, gender: "feminine") } cartas de espadas
    }
suit-cups = copas
    .count = { $n ->
        [0] nenhuma carta de copas
        [one] { SPELL($n, gender: "feminine") } carta de copas
       *[other] { SPELL($n, gender: "feminine") } cartas de copas
    }
suit-batons = paus
    .count = { $n ->
        [0] nenhuma carta de paus
        [one] { SPELL($n, gender: "feminine") } carta de paus
       *[other] { SPELL($n, gender: "feminine") } cartas de paus
    }

# $rank: rank-… or its .the; $suit: suit-…
card-name = { $rank } de { $suit }
