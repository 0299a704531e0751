# Carte: i nomi parlati, con l'articolo e contate, nel mazzo francese e in quello regionale.

rank-ace = asso
    .the = l'asso
    .gender = masculine
    .many = assi
    .count = { $n ->
        [0] nessun asso
        [one] { SPELL($n, gender: "masculine") } asso
       *[other] { SPELL($n, gender: "masculine") } assi
    }
rank-two = due
    .the = il due
    .gender = masculine
    .many = due
    .count = { $n ->
        [0] nessun due
        [one] { SPELL($n, gender: "masculine") } due
       *[other] { SPELL($n, gender: "masculine") } due
    }
rank-three = tre
    .the = il tre
    .gender = masculine
    .many = tre
    .count = { $n ->
        [0] nessun tre
        [one] { SPELL($n, gender: "masculine") } tre
       *[other] { SPELL($n, gender: "masculine") } tre
    }
rank-four = quattro
    .the = il quattro
    .gender = masculine
    .many = quattro
    .count = { $n ->
        [0] nessun quattro
        [one] { SPELL($n, gender: "masculine") } quattro
       *[other] { SPELL($n, gender: "masculine") } quattro
    }
rank-five = cinque
    .the = il cinque
    .gender = masculine
    .many = cinque
    .count = { $n ->
        [0] nessun cinque
        [one] { SPELL($n, gender: "masculine") } cinque
       *[other] { SPELL($n, gender: "masculine") } cinque
    }
rank-six = sei
    .the = il sei
    .gender = masculine
    .many = sei
    .count = { $n ->
        [0] nessun sei
        [one] { SPELL($n, gender: "masculine") } sei
       *[other] { SPELL($n, gender: "masculine") } sei
    }
rank-seven = sette
    .the = il sette
    .gender = masculine
    .many = sette
    .count = { $n ->
        [0] nessun sette
        [one] { SPELL($n, gender: "masculine") } sette
       *[other] { SPELL($n, gender: "masculine") } sette
    }
rank-eight = otto
    .the = l'otto
    .gender = masculine
    .many = otto
    .count = { $n ->
        [0] nessun otto
        [one] { SPELL($n, gender: "masculine") } otto
       *[other] { SPELL($n, gender: "masculine") } otto
    }
rank-nine = nove
    .the = il nove
    .gender = masculine
    .many = nove
    .count = { $n ->
        [0] nessun nove
        [one] { SPELL($n, gender: "masculine") } nove
       *[other] { SPELL($n, gender: "masculine") } nove
    }
rank-ten = dieci
    .the = il dieci
    .gender = masculine
    .many = dieci
    .count = { $n ->
        [0] nessun dieci
        [one] { SPELL($n, gender: "masculine") } dieci
       *[other] { SPELL($n, gender: "masculine") } dieci
    }
rank-jack = fante
    .the = il fante
    .gender = masculine
    .many = fanti
    .count = { $n ->
        [0] nessun fante
        [one] { SPELL($n, gender: "masculine") } fante
       *[other] { SPELL($n, gender: "masculine") } fanti
    }
rank-queen = donna
    .the = la donna
    .gender = feminine
    .many = donne
    .count = { $n ->
        [0] nessuna donna
        [one] { SPELL($n, gender: "feminine") } donna
       *[other] { SPELL($n, gender: "feminine") } donne
    }
rank-king = re
    .the = il re
    .gender = masculine
    .many = re
    .count = { $n ->
        [0] nessun re
        [one] { SPELL($n, gender: "masculine") } re
       *[other] { SPELL($n, gender: "masculine") } re
    }
rank-knave = fante
    .the = il fante
    .gender = masculine
    .many = fanti
    .count = { $n ->
        [0] nessun fante
        [one] { SPELL($n, gender: "masculine") } fante
       *[other] { SPELL($n, gender: "masculine") } fanti
    }
rank-knight = cavallo
    .the = il cavallo
    .gender = masculine
    .many = cavalli
    .count = { $n ->
        [0] nessun cavallo
        [one] { SPELL($n, gender: "masculine") } cavallo
       *[other] { SPELL($n, gender: "masculine") } cavalli
    }

suit-diamonds = quadri
    .count = { $n ->
        [0] nessuna carta di quadri
        [one] { SPELL($n, gender: "feminine") } carta di quadri
       *[other] { SPELL($n, gender: "feminine") } carte di quadri
    }
suit-spades = picche
    .count = { $n ->
        [0] nessuna carta di picche
        [one] { SPELL($n, gender: "feminine") } carta di picche
       *[other] { SPELL($n, gender: "feminine") } carte di picche
    }
suit-hearts = cuori
    .count = { $n ->
        [0] nessuna carta di cuori
        [one] { SPELL($n, gender: "feminine") } carta di cuori
       *[other] { SPELL($n, gender: "feminine") } carte di cuori
    }
suit-clubs = fiori
    .count = { $n ->
        [0] nessuna carta di fiori
        [one] { SPELL($n, gender: "feminine") } carta di fiori
       *[other] { SPELL($n, gender: "feminine") } carte di fiori
    }
suit-coins = denari
    .count = { $n ->
        [0] nessuna carta di denari
        [one] { SPELL($n, gender: "feminine") } carta di denari
       *[other] { SPELL($n, gender: "feminine") } carte di denari
    }
suit-swords = spade
    .count = { $n ->
        [0] nessuna carta di spade
        [one] { SPELL($n, gender: "feminine") } carta di spade
       *[other] { SPELL($n, gender: "feminine") } carte di spade
    }
suit-cups = coppe
    .count = { $n ->
        [0] nessuna carta di coppe
        [one] { SPELL($n, gender: "feminine") } carta di coppe
       *[other] { SPELL($n, gender: "feminine") } carte di coppe
    }
suit-batons = bastoni
    .count = { $n ->
        [0] nessuna carta di bastoni
        [one] { SPELL($n, gender: "feminine") } carta di bastoni
       *[other] { SPELL($n, gender: "feminine") } carte di bastoni
    }

# $rank: rank-… or its .the; $suit: suit-…
card-name = { $rank } di { $suit }
