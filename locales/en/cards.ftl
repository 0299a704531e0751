# Cards: names as spoken, with the article, and counted, in the French deck and in the Latin one.

rank-ace = ace
    .the = the ace
    .gender = neuter
    .many = aces
    .count = { $n ->
        [0] no aces
        [one] { SPELL($n) } ace
       *[other] { SPELL($n) } aces
    }
rank-two = 2
    .the = the 2
    .gender = neuter
    .many = twos
    .count = { $n ->
        [0] no twos
        [one] { SPELL($n) } two
       *[other] { SPELL($n) } twos
    }
rank-three = 3
    .the = the 3
    .gender = neuter
    .many = threes
    .count = { $n ->
        [0] no threes
        [one] { SPELL($n) } three
       *[other] { SPELL($n) } threes
    }
rank-four = 4
    .the = the 4
    .gender = neuter
    .many = fours
    .count = { $n ->
        [0] no fours
        [one] { SPELL($n) } four
       *[other] { SPELL($n) } fours
    }
rank-five = 5
    .the = the 5
    .gender = neuter
    .many = fives
    .count = { $n ->
        [0] no fives
        [one] { SPELL($n) } five
       *[other] { SPELL($n) } fives
    }
rank-six = 6
    .the = the 6
    .gender = neuter
    .many = sixes
    .count = { $n ->
        [0] no sixes
        [one] { SPELL($n) } six
       *[other] { SPELL($n) } sixes
    }
rank-seven = 7
    .the = the 7
    .gender = neuter
    .many = sevens
    .count = { $n ->
        [0] no sevens
        [one] { SPELL($n) } seven
       *[other] { SPELL($n) } sevens
    }
rank-eight = 8
    .the = the 8
    .gender = neuter
    .many = eights
    .count = { $n ->
        [0] no eights
        [one] { SPELL($n) } eight
       *[other] { SPELL($n) } eights
    }
rank-nine = 9
    .the = the 9
    .gender = neuter
    .many = nines
    .count = { $n ->
        [0] no nines
        [one] { SPELL($n) } nine
       *[other] { SPELL($n) } nines
    }
rank-ten = 10
    .the = the 10
    .gender = neuter
    .many = tens
    .count = { $n ->
        [0] no tens
        [one] { SPELL($n) } ten
       *[other] { SPELL($n) } tens
    }
rank-jack = jack
    .the = the jack
    .gender = neuter
    .many = jacks
    .count = { $n ->
        [0] no jacks
        [one] { SPELL($n) } jack
       *[other] { SPELL($n) } jacks
    }
rank-queen = queen
    .the = the queen
    .gender = neuter
    .many = queens
    .count = { $n ->
        [0] no queens
        [one] { SPELL($n) } queen
       *[other] { SPELL($n) } queens
    }
rank-king = king
    .the = the king
    .gender = neuter
    .many = kings
    .count = { $n ->
        [0] no kings
        [one] { SPELL($n) } king
       *[other] { SPELL($n) } kings
    }
rank-knave = jack
    .the = the jack
    .gender = neuter
    .many = jacks
    .count = { $n ->
        [0] no jacks
        [one] { SPELL($n) } jack
       *[other] { SPELL($n) } jacks
    }
rank-knight = knight
    .the = the knight
    .gender = neuter
    .many = knights
    .count = { $n ->
        [0] no knights
        [one] { SPELL($n) } knight
       *[other] { SPELL($n) } knights
    }

suit-diamonds = diamonds
    .count = { $n ->
        [0] no diamonds
        [one] { SPELL($n) } diamond
       *[other] { SPELL($n) } diamonds
    }
suit-spades = spades
    .count = { $n ->
        [0] no spades
        [one] { SPELL($n) } spade
       *[other] { SPELL($n) } spades
    }
suit-hearts = hearts
    .count = { $n ->
        [0] no hearts
        [one] { SPELL($n) } heart
       *[other] { SPELL($n) } hearts
    }
suit-clubs = clubs
    .count = { $n ->
        [0] no clubs
        [one] { SPELL($n) } club
       *[other] { SPELL($n) } clubs
    }
suit-coins = coins
    .count = { $n ->
        [0] no coins
        [one] { SPELL($n) } card of coins
       *[other] { SPELL($n) } cards of coins
    }
suit-swords = swords
    .count = { $n ->
        [0] no swords
        [one] { SPELL($n) } card of swords
       *[other] { SPELL($n) } cards of swords
    }
suit-cups = cups
    .count = { $n ->
        [0] no cups
        [one] { SPELL($n) } card of cups
       *[other] { SPELL($n) } cards of cups
    }
suit-batons = batons
    .count = { $n ->
        [0] no batons
        [one] { SPELL($n) } card of batons
       *[other] { SPELL($n) } cards of batons
    }

# $rank: rank-… or its .the; $suit: suit-…
card-name = { $rank } of { $suit }
