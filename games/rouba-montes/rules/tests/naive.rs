//! A second engine, written only from the rules: lists of cards and linear search.
//! Both must tell the same story.

use std::fmt::Write;

use baralho_game::{Game, Rng, Seat, Standing, cards::Card, chance};
use baralho_laws::effort;
use baralho_rouba_montes::{Effect, Event, RoubaMontes, contest, play_out};

use crate::{played, rules};

struct Naive {
    draw_pile: Vec<Card>, // the next card last
    discard_area: Vec<Card>,
    piles: Vec<Vec<Card>>,
    player: usize,
}

impl Naive {
    fn new(deck: &[Card], players: usize, first: usize) -> Self {
        Self {
            draw_pile: deck.iter().rev().copied().collect(),
            discard_area: Vec::new(),
            piles: vec![Vec::new(); players],
            player: first,
        }
    }

    fn play_turn(&mut self, story: &mut Vec<Event>) {
        let me = self.player;
        while let Some(card) = self.draw_pile.pop() {
            let equal = |other: &Card| other.rank() == card.rank();
            let tops = || self.piles.iter().map(|pile| pile.last().copied());
            let mut effect = Effect::Discarded;
            if let Some(place) = self.discard_area.iter().position(equal) {
                let matched = self.discard_area.remove(place);
                self.piles[me].push(matched);
                effect = Effect::Took { matched };
            } else if let Some(other) = tops().position(|top| top.is_some_and(|top| equal(&top))) {
                let matched = self.piles[other][self.piles[other].len() - 1];
                effect = Effect::Stacked { matched };
                if other != me {
                    let stolen = std::mem::take(&mut self.piles[other]);
                    effect = Effect::Stole {
                        from: Seat::new(other),
                        matched,
                        cards: stolen.len() as u32,
                    };
                    self.piles[me].extend(stolen);
                }
            }
            let goes_on = effect != Effect::Discarded;
            if goes_on {
                self.piles[me].push(card);
            } else {
                self.discard_area.push(card);
            }
            story.push(Event {
                seat: Seat::new(me),
                card,
                effect,
                pile: self.piles[me].len() as u32,
            });
            if !goes_on {
                self.player = (me + 1) % self.piles.len();
                return;
            }
        }
    }

    fn play(mut self) -> (Vec<Event>, Self) {
        let mut story = Vec::new();
        while !self.draw_pile.is_empty() {
            self.play_turn(&mut story);
        }
        (story, self)
    }

    fn winners(&self) -> Vec<usize> {
        let best = self.piles.iter().map(Vec::len).max();
        (0..self.piles.len())
            .filter(|&seat| Some(self.piles[seat].len()) == best)
            .collect()
    }
}

fn compare(players: usize, decks: usize, seed: u64) {
    let rules = rules(players, decks);
    let standing = Standing::opening(&rules, seed);
    let mut deck: Vec<Card> = (0..decks).flat_map(|_| Card::all()).collect();
    chance::shuffle(&mut deck, &mut chance::generator(seed, 1));

    let (game, story) = played(rules, seed);
    let dealt = RoubaMontes::deal_deck(&rules, &standing, &deck).expect("whole packs");
    assert_eq!(dealt, RoubaMontes::deal_seed(&rules, &standing, seed));
    let first = (standing.dealer.index() + 1) % players;
    let (expected, naive) = Naive::new(&deck, players, first).play();
    assert_eq!(
        story, expected,
        "{players} players, {decks} packs, seed {seed}"
    );
    let layout = game.layout();
    assert_eq!(layout.piles, naive.piles);
    assert_eq!(layout.discard_area, naive.discard_area);
    let winners: Vec<usize> = game.tally().winners().iter().map(|s| s.index()).collect();
    assert_eq!(winners, naive.winners());
}

#[test]
fn both_engines_tell_the_same_story_of_thousands_of_games_with_one_pack() {
    for seed in 0..4000 * effort() {
        compare(2 + seed as usize % 19, 1, seed);
    }
}

#[test]
fn both_engines_tell_the_same_story_with_many_packs() {
    for seed in 0..300 * effort() {
        compare(2 + seed as usize % 19, 2 + seed as usize % 11, seed);
    }
    compare(20, 192, 1);
    compare(2, 200, 2);
}

#[test]
fn both_engines_agree_on_any_list_of_cards_and_so_does_the_contest() {
    let mut rng = chance::generator(4, 0);
    let mut input = String::new();
    let mut expected_output = String::new();
    for _ in 0..3000 * effort() {
        let players = 2 + chance::below(19, &mut rng) as usize;
        let length = players + chance::below(120, &mut rng) as usize;
        // Few kinds in some lists, so that all four cases happen in every mixture.
        let kinds = 1 + rng.next_u64() % 13;
        let deck: Vec<Card> = (0..length)
            .map(|_| {
                let index = chance::below(kinds * 4, &mut rng) as usize;
                Card::from_index(index).expect("below 52")
            })
            .collect();
        let tally =
            play_out(players, Seat::new(0), deck.iter().map(|card| card.rank())).expect("playable");
        let (_, naive) = Naive::new(&deck, players, 0).play();
        let sizes: Vec<usize> = tally.sizes.iter().map(|&size| size as usize).collect();
        assert_eq!(sizes, naive.piles.iter().map(Vec::len).collect::<Vec<_>>());
        assert_eq!(tally.discarded, naive.discard_area.len());

        writeln!(input, "{length} {players}").expect("a String takes all");
        for card in &deck {
            write!(input, "{} ", card.rank().number()).expect("a String takes all");
        }
        input.push('\n');
        let winners = naive.winners();
        expected_output.push_str(&naive.piles[winners[0]].len().to_string());
        for winner in winners {
            write!(expected_output, " {}", winner + 1).expect("a String takes all");
        }
        expected_output.push('\n');
    }
    input.push_str("0 0\n");
    let mut output = Vec::new();
    contest::run(input.as_bytes(), &mut output).expect("valid input");
    assert_eq!(String::from_utf8(output).expect("digits"), expected_output);
}
