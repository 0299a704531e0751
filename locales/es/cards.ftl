# Cartas: nombres hablados, con artículo y contadas, en la baraja francesa y en la española.

rank-ace = as
    .the = el as
    .gender = masculine
    .many = ases
    .count = { $n ->
        [0] ningún as
        [one] { SPELL($n, gender: "masculine") } as
       *[other] { SPELL($n, gender: "masculine") } ases
    }
rank-two = dos
    .the = el dos
    .gender = masculine
    .many = doses
    .count = { $n ->
        [0] ningún dos
        [one] { SPELL($n, gender: "masculine") } dos
       *[other] { SPELL($n, gender: "masculine") } doses
    }
rank-three = tres
    .the = el tres
    .gender = masculine
    .many = treses
    .count = { $n ->
        [0] ningún tres
        [one] { SPELL($n, gender: "masculine") } tres
       *[other] { SPELL($n, gender: "masculine") } treses
    }
rank-four = cuatro
    .the = el cuatro
    .gender = masculine
    .many = cuatros
    .count = { $n ->
        [0] ningún cuatro
        [one] { SPELL($n, gender: "masculine") } cuatro
       *[other] { SPELL($n, gender: "masculine") } cuatros
    }
rank-five = cinco
    .the = el cinco
    .gender = masculine
    .many = cincos
    .count = { $n ->
        [0] ningún cinco
        [one] { SPELL($n, gender: "masculine") } cinco
       *[other] { SPELL($n, gender: "masculine") } cincos
    }
rank-six = seis
    .the = el seis
    .gender = masculine
    .many = seises
    .count = { $n ->
        [0] ningún seis
        [one] { SPELL($n, gender: "masculine") } seis
       *[other] { SPELL($n, gender: "masculine") } seises
    }
rank-seven = siete
    .the = el siete
    .gender = masculine
    .many = sietes
    .count = { $n ->
        [0] ningún siete
        [one] { SPELL($n, gender: "masculine") } siete
       *[other] { SPELL($n, gender: "masculine") } sietes
    }
rank-eight = ocho
    .the = el ocho
    .gender = masculine
    .many = ochos
    .count = { $n ->
        [0] ningún ocho
        [one] { SPELL($n, gender: "masculine") } ocho
       *[other] { SPELL($n, gender: "masculine") } ochos
    }
rank-nine = nueve
    .the = el nueve
    .gender = masculine
    .many = nueves
    .count = { $n ->
        [0] ningún nueve
        [one] { SPELL($n, gender: "masculine") } nueve
       *[other] { SPELL($n, gender: "masculine") } nueves
    }
rank-ten = diez
    .the = el diez
    .gender = masculine
    .many = dieces
    .count = { $n ->
        [0] ningún diez
        [one] { SPELL($n, gender: "masculine") } diez
       *[other] { SPELL($n, gender: "masculine") } dieces
    }
rank-jack = jota
    .the = la jota
    .gender = feminine
    .many = jotas
    .count = { $n ->
        [0] ninguna jota
        [one] { SPELL($n, gender: "feminine") } jota
       *[other] { SPELL($n, gender: "feminine") } jotas
    }
rank-queen = reina
    .the = la reina
    .gender = feminine
    .many = reinas
    .count = { $n ->
        [0] ninguna reina
        [one] { SPELL($n, gender: "feminine") } reina
       *[other] { SPELL($n, gender: "feminine") } reinas
    }
rank-king = rey
    .the = el rey
    .gender = masculine
    .many = reyes
    .count = { $n ->
        [0] ningún rey
        [one] { SPELL($n, gender: "masculine") } rey
       *[other] { SPELL($n, gender: "masculine") } reyes
    }
rank-knave = sota
    .the = la sota
    .gender = feminine
    .many = sotas
    .count = { $n ->
        [0] ninguna sota
        [one] { SPELL($n, gender: "feminine") } sota
       *[other] { SPELL($n, gender: "feminine") } sotas
    }
rank-knight = caballo
    .the = el caballo
    .gender = masculine
    .many = caballos
    .count = { $n ->
        [0] ningún caballo
        [one] { SPELL($n, gender: "masculine") } caballo
       *[other] { SPELL($n, gender: "masculine") } caballos
    }

suit-diamonds = diamantes
    .count = { $n ->
        [0] ninguna carta de diamantes
        [one] { SPELL($n, gender: "feminine") } carta de diamantes
       *[other] { SPELL($n, gender: "feminine") } cartas de diamantes
    }
suit-spades = picas
    .count = { $n ->
        [0] ninguna carta de picas
        [one] { SPELL($n, gender: "feminine") } carta de picas
       *[other] { SPELL($n, gender: "feminine") } cartas de picas
    }
suit-hearts = corazones
    .count = { $n ->
        [0] ninguna carta de corazones
        [one] { SPELL($n, gender: "feminine") } carta de corazones
       *[other] { SPELL($n, gender: "feminine") } cartas de corazones
    }
suit-clubs = tréboles
    .count = { $n ->
        [0] ninguna carta de tréboles
        [one] { SPELL($n, gender: "feminine") } carta de tréboles
       *[other] { SPELL($n, gender: "feminine") } cartas de tréboles
    }
suit-coins = oros
    .count = { $n ->
        [0] ninguna carta de oros
        [one] { SPELL($n, gender: "feminine") } carta de oros
       *[other] { SPELL($n, gender: "feminine") } cartas de oros
    }
suit-swords = espadas
    .count = { $n ->
        [0] ninguna carta de espadas
        [one] { SPELL($n, gender: "feminine") } carta de espadas
       *[other] { SPELL($n, gender: "feminine") } cartas de espadas
    }
suit-cups = copas
    .count = { $n ->
        [0] ninguna carta de copas
        [one] { SPELL($n, gender: "feminine") } carta de copas
       *[other] { SPELL($n, gender: "feminine") } cartas de copas
    }
suit-batons = bastos
    .count = { $n ->
        [0] ninguna carta de bastos
        [one] { SPELL($n, gender: "feminine") } carta de bastos
       *[other] { SPELL($n, gender: "feminine") } cartas de bastos
    }

# $rank: rank-… or its .the; $suit: suit-…
card-name = { $rank } de { $suit }
