//! A second engine, written as plainly as the rules read, compared with the real one on
//! thousands of random games and options.

use baralho_cards::{Card, Suit};
use baralho_game::{Game, Match, Options, Phase, Rules, Seat, chance};
use baralho_laws::{effort, random_options, rules};
use baralho_scopa::{Scopa, ScopaRules, fits_small};

/// A match, with options as the naive engine understands them: straight from the words.
#[derive(Default)]
struct Naive {
    players: usize,
    sides: usize,
    words: Vec<(String, String)>,
    faces: &'static [&'static str],
    table: Vec<Card>,
    hands: Vec<Vec<Card>>,
    deck: Vec<Card>,
    piles: Vec<Vec<Card>>,
    sweeps: Vec<i32>,
    last: Option<usize>,
    turn: usize,
    scores: Vec<i32>,
    out: Vec<bool>,
    won_at_once: Option<usize>,
}

const FIGURES: &[&str] = &["A", "2", "3", "4", "5", "6", "7", "J", "Q", "K"];
const NUMBERS: &[&str] = &["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

impl Naive {
    fn word(&self, option: &str) -> &str {
        let found = self.words.iter().find(|(name, _)| name == option);
        &found.expect("every option is written").1
    }

    fn number(&self, option: &str) -> Option<i32> {
        self.word(option).parse().ok()
    }

    fn value(&self, card: Card) -> usize {
        let rank = card.rank().to_string();
        1 + self
            .faces
            .iter()
            .position(|face| *face == rank)
            .expect("a face of the deck")
    }

    fn needed(&self, card: Card) -> usize {
        if self.word("capture") == "fifteen" {
            15 - self.value(card)
        } else {
            self.value(card)
        }
    }

    /// Every set of places that the rules allow, in lexicographic order.
    fn allowed(&self, card: Card) -> Vec<Vec<usize>> {
        let mut sets = Vec::new();
        self.grow(&mut Vec::new(), 0, self.needed(card), &mut sets);
        match self.word("capture") {
            "rank-first"
                if self
                    .table
                    .iter()
                    .any(|c| self.value(*c) == self.value(card)) =>
            {
                sets.retain(|set| set.len() == 1);
            }
            "fewest" => {
                let fewest = sets.iter().map(Vec::len).min().unwrap_or(0);
                sets.retain(|set| set.len() == fewest);
            }
            _ => {}
        }
        sets
    }

    fn grow(&self, picked: &mut Vec<usize>, from: usize, rest: usize, sets: &mut Vec<Vec<usize>>) {
        if rest == 0 {
            sets.push(picked.clone());
            return;
        }
        for place in from..self.table.len() {
            let value = self.value(self.table[place]);
            if value <= rest {
                picked.push(place);
                self.grow(picked, place + 1, rest - value, sets);
                picked.pop();
            }
        }
    }

    fn picked_by_the_game(&self, card: Card) -> Vec<usize> {
        let mut sets = self.allowed(card);
        let count = |set: &[usize], counts: &dyn Fn(Card) -> bool| {
            set.iter()
                .filter(|&&place| counts(self.table[place]))
                .count()
        };
        sets.sort_by_key(|set| {
            let settebello = count(set, &|c| self.value(c) == 7 && c.suit() == Suit::Diamonds);
            let diamonds = count(set, &|c| c.suit() == Suit::Diamonds);
            let sevens = count(set, &|c| self.value(c) == 7);
            let size = if self.word("capture") == "fewest" {
                0
            } else {
                set.len()
            };
            let back = usize::MAX;
            (
                back - size,
                settebello == 0,
                back - diamonds,
                back - sevens,
                set.clone(),
            )
        });
        sets.into_iter().next().unwrap_or_default()
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for &card in &self.hands[self.turn] {
            if self.word("choice") == "most" {
                moves.push(card.to_string());
                continue;
            }
            let sets = self.allowed(card);
            if sets.is_empty() {
                moves.push(card.to_string());
            }
            for set in sets {
                let mut cards: Vec<Card> = set.iter().map(|&place| self.table[place]).collect();
                cards.sort_by_key(|c| (self.value(*c), c.suit()));
                let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
                moves.push(format!("{card}x{}", cards.join("+")));
            }
        }
        moves.sort();
        moves.dedup();
        moves
    }

    /// The next seat that is not out.
    fn next_in(&self, seat: usize) -> usize {
        let next = (seat + 1) % self.players;
        if self.out[next % self.sides] {
            return self.next_in(next);
        }
        next
    }

    fn deal_hands(&mut self) {
        let count = self.number("cards_per_deal").expect("a number");
        for seat in 0..self.players {
            if !self.out[seat % self.sides] {
                for _ in 0..count {
                    self.hands[seat].push(self.deck.remove(0));
                }
            }
        }
    }

    fn play(&mut self, text: &str) {
        let (card, take) = text.split_once('x').unwrap_or((text, ""));
        let card: Card = card.parse().expect("a card");
        let place = self.hands[self.turn]
            .iter()
            .position(|c| *c == card)
            .expect("in hand");
        self.hands[self.turn].remove(place);
        let places = if self.word("choice") == "most" {
            self.picked_by_the_game(card)
        } else {
            let mut places = Vec::new();
            for word in take.split('+').filter(|word| !word.is_empty()) {
                let wanted: Card = word.parse().expect("a card");
                let place = (0..self.table.len())
                    .find(|p| self.table[*p] == wanted && !places.contains(p))
                    .expect("on the table");
                places.push(place);
            }
            places.sort_unstable();
            places
        };
        let seat = self.turn;
        let last_play = self.deck.is_empty() && self.hands.iter().all(Vec::is_empty);
        if places.is_empty() {
            self.table.push(card);
        } else {
            for place in places.into_iter().rev() {
                let taken = self.table.remove(place);
                self.piles[seat].push(taken);
            }
            self.piles[seat].push(card);
            self.last = Some(seat);
            let counts = self.word("scopa_mechanic") != "no_scopas"
                && (!last_play || self.word("last_play_sweep") == "on");
            if self.table.is_empty() && counts {
                self.sweeps[seat] += 1;
                let side = seat % self.sides;
                let sweeps: i32 = (side..self.players)
                    .step_by(self.sides)
                    .map(|s| self.sweeps[s])
                    .sum();
                if self.word("instant_win") == "on"
                    && Some(self.scores[side] + sweeps) >= self.number("target")
                {
                    self.won_at_once = Some(side);
                    return;
                }
            }
        }
        self.turn = self.next_in(self.turn);
        if self.hands.iter().all(Vec::is_empty) {
            if self.deck.is_empty() {
                if let Some(last) = self.last {
                    self.piles[last].append(&mut self.table);
                }
            } else {
                self.deal_hands();
            }
        }
    }

    fn primiera(&self, pile: &[Card]) -> usize {
        let mut sum = 0;
        for suit in Suit::ALL {
            let worth = |card: &Card| match self.value(*card) {
                7 => 21,
                6 => 18,
                1 => 16,
                5 => 15,
                4 => 14,
                3 => 13,
                2 => 12,
                _ => 10,
            };
            match pile.iter().filter(|c| c.suit() == suit).map(worth).max() {
                Some(best) => sum += best,
                None => return 0,
            }
        }
        sum
    }

    fn points(&self) -> Vec<i32> {
        let mut points = vec![0; self.sides];
        for seat in 0..self.players {
            points[seat % self.sides] += self.sweeps[seat];
        }
        if self.word("scopa_mechanic") == "only_scopas" || self.won_at_once.is_some() {
            return points;
        }
        for category in ["cards", "diamonds", "settebello", "prime"] {
            let count = |pile: &[Card]| match category {
                "cards" => pile.len(),
                "diamonds" => pile.iter().filter(|c| c.suit() == Suit::Diamonds).count(),
                "settebello" => pile.iter().filter(|c| c.to_string() == "7D").count(),
                _ if self.word("prime") == "sevens" => {
                    pile.iter().filter(|c| self.value(**c) == 7).count()
                }
                _ => self.primiera(pile),
            };
            let of_side = |side: usize| {
                let piles = (side..self.players)
                    .step_by(self.sides)
                    .map(|s| &self.piles[s]);
                if self.word("team_card_scoring") == "on" {
                    count(&piles.flatten().copied().collect::<Vec<_>>())
                } else {
                    piles.map(|pile| count(pile)).max().expect("a seat")
                }
            };
            let counts: Vec<usize> = (0..self.sides).map(of_side).collect();
            let best = *counts.iter().max().expect("a side");
            if best > 0 && counts.iter().filter(|c| **c == best).count() == 1 {
                points[counts.iter().position(|c| *c == best).expect("the best")] += 1;
            }
        }
        points
    }

    /// Adds up a round; the winners if the match is over.
    fn end_round(&mut self) -> Option<Vec<usize>> {
        let points = self.points();
        for (score, points) in self.scores.iter_mut().zip(points) {
            *score += points;
        }
        if let Some(side) = self.won_at_once {
            return Some(vec![side]);
        }
        let best = |of: &[usize], scores: &[i32], sign: i32| -> Vec<usize> {
            let top = of.iter().map(|s| sign * scores[*s]).max();
            of.iter()
                .copied()
                .filter(|s| Some(sign * scores[*s]) == top)
                .collect()
        };
        let all: Vec<usize> = (0..self.sides).collect();
        let Some(target) = self.number("target") else {
            return Some(best(&all, &self.scores, 1));
        };
        if self.word("inverse") == "on" {
            let fell: Vec<usize> = all
                .iter()
                .copied()
                .filter(|s| !self.out[*s] && self.scores[*s] >= target)
                .collect();
            for side in &fell {
                self.out[*side] = true;
            }
            let left: Vec<usize> = all.into_iter().filter(|s| !self.out[*s]).collect();
            return match left.len() {
                0 => Some(best(&fell, &self.scores, -1)),
                1 => Some(left),
                _ => None,
            };
        }
        let top = best(&all, &self.scores, 1);
        (self.scores[top[0]] >= target && top.len() == 1).then_some(top)
    }
}

fn naive(rules: &ScopaRules) -> Naive {
    let words: Vec<(String, String)> = rules
        .options()
        .iter()
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let mut naive = Naive {
        players: rules.players(),
        sides: rules.sides(),
        words,
        faces: FIGURES,
        scores: vec![0; rules.sides()],
        out: vec![false; rules.sides()],
        ..Naive::default()
    };
    if naive.word("faces") == "numbers" {
        naive.faces = NUMBERS;
    }
    naive
}

/// Plays a match with both engines side by side and returns how many plies it had.
fn compare<const CARDS: usize, const SEATS: usize>(
    rules: &ScopaRules,
    seed: u64,
    most_rounds: u32,
) -> usize {
    let faces = rules.faces;
    let mut rng = chance::generator(seed, u64::MAX);
    let mut real = Match::<Scopa<CARDS, SEATS>>::new(*rules, seed);
    let mut naive = naive(rules);
    let mut plies = 0;
    let mut dealer = real.round().open().dealer.index();
    loop {
        // The deal is chance: the naive engine takes it over, then checks its shape.
        let round = real.round();
        let playing = (0..naive.players)
            .filter(|s| !naive.out[s % naive.sides])
            .count();
        let each = naive.number("cards_per_deal").expect("a number") as usize;
        let all = 40 * naive.number("decks").expect("a number") as usize;
        naive.table = faces.cards(round.open().table.iter().copied());
        assert_eq!(
            naive.table.len(),
            all % (each * playing),
            "the initial table"
        );
        let hands = Seat::all(naive.players).map(|seat| faces.cards(round.hand(seat).iter()));
        naive.hands = hands.collect();
        for (seat, hand) in naive.hands.iter().enumerate() {
            assert_eq!(
                hand.len(),
                if naive.out[seat % naive.sides] {
                    0
                } else {
                    each
                }
            );
        }
        naive.deck = faces.cards(round.deck().iter().rev().copied());
        naive.piles = vec![Vec::new(); naive.players];
        naive.sweeps = vec![0; naive.players];
        naive.last = None;
        assert_eq!(round.open().dealer.index(), dealer);
        naive.turn = naive.next_in(dealer);
        while let Some(seat) = real.turn() {
            assert_eq!(seat.index(), naive.turn);
            let mut moves: Vec<String> = real
                .round()
                .moves()
                .into_iter()
                .map(|m| Scopa::<CARDS, SEATS>::move_to_text(rules, m))
                .collect();
            moves.sort();
            assert_eq!(moves, naive.moves(), "on {:?}", naive.table);
            let chosen = real.round().random_move(&mut rng).expect("a move");
            naive.play(&Scopa::<CARDS, SEATS>::move_to_text(rules, chosen));
            real.play(chosen, &mut ()).expect("legal");
            plies += 1;
            let round = real.round();
            let open = round.open();
            assert_eq!(faces.cards(open.table.iter().copied()), naive.table);
            let sweeps = open.sweeps[..naive.players].iter();
            assert!(
                sweeps
                    .map(|&sweeps| i32::from(sweeps))
                    .eq(naive.sweeps.iter().copied())
            );
            for seat in 0..naive.players {
                let hand = round.hand(Seat::new(seat)).iter();
                assert_eq!(faces.cards(hand), naive.hands[seat]);
                naive.piles[seat].sort_by_key(|c| (c.rank(), c.suit()));
                assert_eq!(faces.cards(open.piles[seat].iter()), naive.piles[seat]);
            }
        }
        assert_eq!(real.round().tally().points(), naive.points());
        let winners = naive.end_round();
        match real.phase() {
            Phase::Over(outcome) => {
                assert_eq!(Some(&outcome.winners), winners.as_ref());
                assert_eq!(outcome.points, naive.scores);
                return plies;
            }
            Phase::Pause { next, .. } => {
                assert_eq!(winners, None);
                assert_eq!(next.points.as_slice(), naive.scores);
            }
            Phase::Playing => panic!("the round is over"),
        }
        if real.standing().round == most_rounds {
            return plies;
        }
        real.next_round();
        dealer = naive.next_in(dealer);
    }
}

/// Rules drawn at random from everything the options allow.
fn any_rules(seed: u64) -> Option<ScopaRules> {
    let mut rng = chance::generator(seed, 1 << 40);
    let mut pick = |choices: &[&str]| {
        choices[chance::below(choices.len() as u64, &mut rng) as usize].to_owned()
    };
    let preset = pick(&["escopa", "scopa", "escoba", "scopone"]);
    let players: usize = pick(&["2", "2", "3", "4", "4", "5", "6", "7", "8", "12", "16"])
        .parse()
        .ok()?;
    let usual = ScopaRules::read(&preset, Some(players), &Options::new()).ok()?;
    let options = random_options(&usual, &mut rng);
    let rules = ScopaRules::parse(&preset, Some(players), &options).ok()?;
    // The naive engine lists every set: keep its tables short enough to finish.
    (rules.initial_table(players) <= 14).then_some(rules)
}

#[test]
fn the_naive_engine_agrees_on_every_preset() {
    for (preset, players) in [
        ("escopa", 2),
        ("escopa", 4),
        ("scopa", 2),
        ("scopa", 3),
        ("escoba", 2),
        ("scopone", 4),
    ] {
        let rules = rules(preset, players, "");
        for seed in 0..150 * effort() {
            compare::<40, 6>(&rules, seed, 4);
        }
    }
}

#[test]
fn the_naive_engine_agrees_on_random_options_in_both_sizes() {
    let (mut games, mut plies) = (0, 0);
    for seed in 0..20_000 * effort() {
        let Some(rules) = any_rules(seed) else {
            continue;
        };
        plies += if fits_small(&rules) && seed % 4 > 0 {
            compare::<40, 6>(&rules, seed, 3)
        } else {
            compare::<240, 16>(&rules, seed, 3)
        };
        games += 1;
    }
    assert!(
        games > 2_500 && plies > 150_000,
        "{games} games, {plies} plies"
    );
}
