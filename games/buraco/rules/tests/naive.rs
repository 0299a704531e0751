//! A second engine, written as plainly as possible over lists of cards, compared with the
//! real one move by move.

use std::collections::BTreeSet;

use baralho_buraco::{Bag, Buraco, BuracoRules, Compat, Move};
use baralho_cards::{Card, Rank, Suit};
use baralho_game::{Game, Seat, Standing, chance};
use baralho_laws::effort;

/// The rank that stands at each place of A 2 3 ... K A.
fn rank_at(place: usize) -> Rank {
    Rank::ALL[(place - 1) % 13]
}

/// Tries every window of places, and every place in it for the wild.
fn fits(naturals: &[Card], wild: bool) -> bool {
    let length = naturals.len() + usize::from(wild);
    let Some(first) = naturals.first() else {
        return false;
    };
    if !(3..=14).contains(&length) || naturals.iter().any(|card| card.suit() != first.suit()) {
        return false;
    }
    let mut held: Vec<Rank> = naturals.iter().map(|card| card.rank()).collect();
    held.sort_unstable();
    for start in 1..=15 - length {
        let window = start..start + length;
        let gaps: Vec<usize> = if wild {
            window.clone().collect()
        } else {
            vec![0]
        };
        for gap in gaps {
            let mut needed: Vec<Rank> = window
                .clone()
                .filter(|&place| place != gap)
                .map(rank_at)
                .collect();
            needed.sort_unstable();
            if needed == held {
                return true;
            }
        }
    }
    false
}

fn is_clean(cards: &[Card]) -> bool {
    fits(cards, false)
}

fn is_meld(cards: &[Card]) -> bool {
    is_clean(cards)
        || (0..cards.len()).any(|place| {
            let mut naturals = cards.to_vec();
            naturals.remove(place).rank() == Rank::Two && fits(&naturals, true)
        })
}

fn worth(card: Card) -> i32 {
    match card.rank() {
        Rank::Ace => 15,
        Rank::Two => 10,
        rank if rank.number() <= 7 => 5,
        _ => 10,
    }
}

#[derive(Clone, Debug)]
struct Naive {
    players: usize,
    seat: usize,
    has_drawn: bool,
    hands: Vec<Vec<Card>>,
    melds: [Vec<Vec<Card>>; 2],
    pile: Vec<Card>,
    stock: Vec<Card>,
    over: bool,
    went_out: Option<usize>,
}

impl Naive {
    fn like(game: &Buraco, players: usize) -> Self {
        Self {
            players,
            seat: game.turn().expect("a fresh deal").index(),
            has_drawn: false,
            hands: Seat::all(players)
                .map(|seat| game.hand_cards(seat))
                .collect(),
            melds: [vec![], vec![]],
            pile: game.pile().to_vec(),
            stock: game.stock().rev().collect(),
            over: false,
            went_out: None,
        }
    }

    fn team(&self) -> usize {
        self.seat % 2
    }

    fn use_up(&mut self, cards: &[Card]) {
        for card in cards {
            let hand = &mut self.hands[self.seat];
            let place = hand.iter().position(|held| held == card).expect("held");
            hand.remove(place);
        }
    }

    fn play(&mut self, chosen: Move) {
        let team = self.team();
        match chosen {
            Move::Draw => match self.stock.pop() {
                Some(card) => self.hands[self.seat].push(card),
                None => self.over = true,
            },
            Move::Take { with } => {
                let mut meld: Vec<Card> = with.iter().collect();
                self.use_up(&meld);
                meld.push(self.pile.pop().expect("a pile"));
                self.melds[team].push(meld);
                let rest = std::mem::take(&mut self.pile);
                self.hands[self.seat].extend(rest);
            }
            Move::Meld { cards } => {
                let meld: Vec<Card> = cards.iter().collect();
                self.use_up(&meld);
                self.melds[team].push(meld);
            }
            Move::Add { meld, cards } => {
                let cards: Vec<Card> = cards.iter().collect();
                self.use_up(&cards);
                self.melds[team][usize::from(meld)].extend(cards);
            }
            Move::Discard(card) => {
                self.use_up(&[card]);
                self.pile.push(card);
            }
        }
        self.has_drawn = true;
        if self.hands[self.seat].is_empty() {
            self.over = true;
            self.went_out = Some(self.seat);
        } else if matches!(chosen, Move::Discard(_)) {
            self.seat = (self.seat + 1) % self.players;
            self.has_drawn = false;
        }
    }

    /// Every choice of cards that could be a meld or part of one: some of a suit, and up
    /// to two twos. `None` when there are too many to try them all.
    fn candidates(hand: &[Card]) -> Option<BTreeSet<Vec<Card>>> {
        let mut twos: Vec<Vec<Card>> = vec![vec![]];
        let held_twos: Vec<Card> = hand
            .iter()
            .filter(|c| c.rank() == Rank::Two)
            .copied()
            .collect();
        for (place, &one) in held_twos.iter().enumerate() {
            twos.push(vec![one]);
            twos.extend(held_twos[place + 1..].iter().map(|&other| vec![one, other]));
        }
        let mut all = BTreeSet::new();
        for suit in Suit::ALL {
            let of_suit: Vec<Card> = hand
                .iter()
                .filter(|card| card.suit() == suit && card.rank() != Rank::Two)
                .copied()
                .collect();
            if of_suit.len() > 8 {
                return None;
            }
            for chosen in 0..1_usize << of_suit.len() {
                for pair in &twos {
                    let mut cards = pair.clone();
                    let picked = (0..of_suit.len()).filter(|place| chosen >> place & 1 == 1);
                    cards.extend(picked.map(|place| of_suit[place]));
                    cards.sort_unstable();
                    all.insert(cards);
                }
            }
        }
        Some(all)
    }

    fn moves(&self) -> Option<BTreeSet<Move>> {
        let hand = &self.hands[self.seat];
        let bag = |cards: &[Card]| Bag::from_cards(cards.iter().copied()).expect("two packs");
        let mut moves = BTreeSet::new();
        let candidates = Self::candidates(hand)?;
        if !self.has_drawn {
            moves.insert(Move::Draw);
            for cards in candidates {
                let mut meld = cards.clone();
                meld.extend(self.pile.last());
                if !self.pile.is_empty() && is_meld(&meld) {
                    moves.insert(Move::Take { with: bag(&cards) });
                }
            }
            return Some(moves);
        }
        for cards in &candidates {
            if is_meld(cards) {
                moves.insert(Move::Meld { cards: bag(cards) });
            }
            for (index, meld) in self.melds[self.team()].iter().enumerate() {
                let grown: Vec<Card> = meld.iter().chain(cards).copied().collect();
                if !cards.is_empty() && is_meld(&grown) {
                    moves.insert(Move::Add {
                        meld: index as u8,
                        cards: bag(cards),
                    });
                }
            }
        }
        moves.extend(hand.iter().map(|&card| Move::Discard(card)));
        Some(moves)
    }

    fn points(&self) -> [i32; 2] {
        let mut points = [0; 2];
        for (team, melds) in self.melds.iter().enumerate() {
            for meld in melds {
                points[team] += meld.iter().copied().map(worth).sum::<i32>();
                points[team] += match meld.len() {
                    0..=6 => 0,
                    _ if is_clean(meld) => 200,
                    _ => 100,
                };
            }
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            points[seat % 2] -= hand.iter().copied().map(worth).sum::<i32>();
        }
        if let Some(seat) = self.went_out {
            points[seat % 2] += 100;
        }
        points
    }
}

/// Whether the real engine and the naive one agree about cards chosen blindly.
fn compare_guess(game: &Buraco, naive: &Naive, rng: &mut chance::Generator) {
    let mut hand = naive.hands[naive.seat].clone();
    chance::shuffle(&mut hand, rng);
    hand.truncate(1 + chance::below(5, rng) as usize);
    let cards = Bag::from_cards(hand.iter().copied()).expect("two packs");
    let melds = &naive.melds[naive.team()];
    if naive.has_drawn {
        assert_eq!(
            game.is_legal(Move::Meld { cards }),
            is_meld(&hand),
            "{hand:?}"
        );
        for (index, meld) in melds.iter().enumerate() {
            let grown: Vec<Card> = meld.iter().chain(&hand).copied().collect();
            let meld = index as u8;
            assert_eq!(
                game.is_legal(Move::Add { meld, cards }),
                is_meld(&grown),
                "{grown:?}"
            );
        }
    } else {
        hand.extend(naive.pile.last());
        assert_eq!(
            game.is_legal(Move::Take { with: cards }),
            is_meld(&hand),
            "{hand:?}"
        );
    }
}

fn compare(players: usize, games: u64) {
    let rules = BuracoRules::new(players, Compat::Off).expect("two or four");
    let (mut decisions, mut compared) = (0, 0);
    for seed in 0..games * effort() {
        let standing = Standing::opening(&rules, seed);
        let mut game = Buraco::deal_seed(&rules, &standing, seed);
        let mut naive = Naive::like(&game, players);
        let mut rng = chance::generator(seed, 77);
        while let Some(seat) = game.turn() {
            assert_eq!(seat.index(), naive.seat);
            decisions += 1;
            compare_guess(&game, &naive, &mut rng);
            let listed = game.moves();
            if let Some(expected) = naive.moves() {
                compared += 1;
                let found: BTreeSet<Move> = listed.iter().copied().collect();
                assert_eq!(found, expected, "seed {seed}: {naive:?}");
            }
            let chosen = game.random_move(&mut rng).expect("a move");
            assert!(listed.contains(&chosen));
            game.apply(chosen, &mut ());
            naive.play(chosen);
            assert_eq!(
                game.points(),
                naive.points(),
                "seed {seed}, after {chosen:?}"
            );
        }
        assert!(naive.over);
        let mut sorted: Vec<Vec<Card>> = naive.hands.clone();
        for (hand, seat) in sorted.iter_mut().zip(Seat::all(players)) {
            let real = game.hand(seat);
            assert_eq!(Bag::from_cards(hand.iter().copied()), Ok(real));
        }
    }
    assert!(
        compared * 10 > decisions * 7,
        "most lists are short enough to compare"
    );
}

#[test]
fn two_players_get_the_same_moves_and_points_from_both_engines() {
    compare(2, 250);
}

#[test]
fn four_players_get_the_same_moves_and_points_from_both_engines() {
    compare(4, 250);
}

/// Random picks must reach every listed move, and about equally often.
#[test]
fn random_moves_are_spread_evenly_over_the_listed_ones() {
    let rules = BuracoRules::default();
    let mut rng = chance::generator(3, 78);
    let mut looked_at = 0;
    for seed in 0..40 * effort() {
        let mut game = Buraco::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        while game.turn().is_some() {
            let listed = game.moves();
            let melds = listed
                .iter()
                .any(|m| matches!(m, Move::Add { .. } | Move::Take { .. }));
            if (10..=60).contains(&listed.len()) && melds && looked_at < 60 {
                looked_at += 1;
                let mut counts = vec![0_u32; listed.len()];
                for _ in 0..100 * listed.len() {
                    let chosen = game.random_move(&mut rng).expect("a move");
                    let place = listed.iter().position(|&m| m == chosen).expect("listed");
                    counts[place] += 1;
                }
                let chi: f64 = counts
                    .iter()
                    .map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0)
                    .sum();
                let degrees = listed.len() as f64 - 1.0;
                assert!(
                    chi < degrees + 5.0 * (2.0 * degrees).sqrt(),
                    "{chi} of {degrees}"
                );
            }
            let chosen = game.random_move(&mut rng).expect("a move");
            game.apply(chosen, &mut ());
        }
    }
    assert_eq!(looked_at, 60);
}
