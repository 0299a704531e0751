//! The captures of one card, counted: on a table of a hundred cards there are hundreds of
//! thousands of sets, and none of them needs to be listed to pick one.

use baralho_cards::Suit;
use tinyvec::ArrayVec;

use crate::{Capture, Carta, Choice, ScopaRules, capture, capture::Places};

/// Shorter tables have so few sets that they are listed sooner than counted.
const LONG: usize = 16;
/// Places of the longest table, and the end.
const PLACES: usize = 241;
/// Sums from 0.
const SUMS: usize = 16;

/// By sum, in how many ways it is made.
type Counts = [u32; SUMS];

/// Another card of one kind, so many of it or none.
fn with_kind(counts: &mut Counts, value: u8, copies: usize) {
    let value = usize::from(value);
    for sum in (value..SUMS).rev() {
        for taken in 1..=copies.min(sum / value) {
            counts[sum] += counts[sum - taken * value];
        }
    }
}

/// The sets that cards can take from one long table, in the order of
/// [`visit_sets`](capture::visit_sets), copies of equal cards being the same set.
pub(crate) struct Ways<'a> {
    rules: &'a ScopaRules,
    table: &'a [Carta],
    /// By place, the sets of cards whose oldest copy lies there or later.
    later: [Counts; PLACES],
}

impl<'a> Ways<'a> {
    /// Whether sets on this table are better counted than listed.
    #[inline]
    pub(crate) fn pays(rules: &ScopaRules, table: &[Carta]) -> bool {
        // Of the fewest cards there are few sets.
        table.len() >= LONG && rules.choice == Choice::Player && rules.capture != Capture::Fewest
    }

    pub(crate) fn new(rules: &'a ScopaRules, table: &'a [Carta]) -> Self {
        let mut later = [[0; SUMS]; PLACES];
        later[table.len()][0] = 1;
        let mut copies = [0_usize; Carta::COUNT];
        for card in table {
            copies[card.index()] += 1;
        }
        let mut newer = [0_usize; Carta::COUNT];
        for (place, card) in table.iter().enumerate().rev() {
            later[place] = later[place + 1];
            newer[card.index()] += 1;
            if newer[card.index()] == copies[card.index()] {
                with_kind(&mut later[place], card.value(), copies[card.index()]);
            }
        }
        Self {
            rules,
            table,
            later,
        }
    }

    /// Where cards of equal value come first, their oldest copies.
    fn equal(&self, card: Carta) -> impl Iterator<Item = usize> {
        let by_rank = self.rules.capture != Capture::Fifteen;
        let places = self.table.iter().enumerate();
        places
            .filter(move |(_, other)| by_rank && other.value() == card.value())
            .filter(|(place, other)| !self.table[..*place].contains(other))
            .map(|(place, _)| place)
    }

    pub(crate) fn count(&self, card: Carta) -> u32 {
        match self.equal(card).count() as u32 {
            0 => self.later[0][usize::from(self.rules.needed(card.value()))],
            equal => equal,
        }
    }

    /// The set of this number, counted from 0, among those that a card can take; empty if
    /// there is none.
    pub(crate) fn nth(&self, card: Carta, number: u32) -> Places {
        let mut picked = Places::new();
        if let Some(place) = self.equal(card).nth(number as usize) {
            picked.push(place as u8);
            return picked;
        }
        let mut rest = usize::from(self.rules.needed(card.value()));
        let mut skip = number;
        if self.later[0][rest] == 0 {
            return picked;
        }
        // Newer copies of what was picked: the card, and how many of it lie further on.
        let mut open: ArrayVec<[(Carta, usize); 14]> = ArrayVec::new();
        for (place, &card) in self.table.iter().enumerate() {
            if rest == 0 {
                break;
            }
            let value = usize::from(card.value());
            let newer = self.table[place + 1..].iter().filter(|&&c| c == card);
            let known = open.iter().position(|&(other, _)| other == card);
            let oldest = known.is_none() && !self.table[..place].contains(&card);
            if value > rest || !(oldest || known.is_some()) {
                known.map(|known| open.swap_remove(known));
                continue;
            }
            let newer = newer.count();
            let mut counts = self.later[place + 1];
            for &(other, left) in open.iter().filter(|(other, _)| *other != card) {
                with_kind(&mut counts, other.value(), left);
            }
            with_kind(&mut counts, card.value(), newer);
            let with = counts[rest - value];
            known.map(|known| open.swap_remove(known));
            if skip < with {
                picked.push(place as u8);
                rest -= value;
                if newer > 0 {
                    open.push((card, newer));
                }
            } else {
                skip -= with;
            }
        }
        picked
    }
}

/// What a card can capture, told without looking at every set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Anything.
    pub any: bool,
    /// The whole table.
    pub all: bool,
    /// The 7 of diamonds.
    pub settebello: bool,
}

impl Reach {
    /// What any card of this value can capture from a table.
    pub fn of(rules: &ScopaRules, table: &[Carta], value: u8) -> Self {
        if rules.choice == Choice::Most {
            let card = Carta::new(value, Suit::Diamonds);
            let Some(places) = capture::chosen(rules, table, card) else {
                return Self::default();
            };
            return Self {
                any: true,
                all: places.len() == table.len(),
                settebello: capture::at(table, &places).any(|card| card == Carta::SETTEBELLO),
            };
        }
        let needed = rules.needed(value);
        let seven = table.iter().position(|&card| card == Carta::SETTEBELLO);
        if rules.capture != Capture::Fifteen && table.iter().any(|c| c.value() == value) {
            return Self {
                any: true,
                all: table.len() == 1,
                settebello: seven.is_some() && value == Carta::SETTEBELLO.value(),
            };
        }
        // Bit s of entry k: some k cards sum to s.
        let whole = capture::reachable(table.iter());
        let has = |sums: u16| sums >> needed & 1 == 1;
        let Some(fewest) = (1..whole.len()).find(|&count| has(whole[count])) else {
            return Self::default();
        };
        let others = table.iter().enumerate();
        let others = others.filter(|&(place, _)| Some(place) != seven);
        let others = capture::reachable(others.map(|(_, card)| card));
        let most = match rules.capture {
            Capture::Fewest => fewest,
            _ => whole.len() - 1,
        };
        let with_seven = needed
            .checked_sub(Carta::SETTEBELLO.value())
            .is_some_and(|rest| others[..most].iter().any(|sums| sums >> rest & 1 == 1));
        let sum: u32 = table.iter().map(|card| u32::from(card.value())).sum();
        Self {
            any: true,
            all: sum == u32::from(needed) && table.len() <= most,
            settebello: seven.is_some() && with_seven,
        }
    }
}

#[cfg(test)]
mod tests {
    use baralho_game::{Rng, chance};
    use baralho_laws::rules;

    use super::*;
    use crate::Bag;

    /// Some of the cards of these decks, in any order.
    fn some_table(decks: u8, most: u64, rng: &mut impl Rng) -> Vec<Carta> {
        let mut cards: Vec<Carta> = Bag::decks(decks).iter().collect();
        chance::shuffle(&mut cards, rng);
        cards.truncate(chance::below(most, rng) as usize);
        cards
    }

    fn some_rules(decks: u8, choice: &str, capture: &str) -> ScopaRules {
        let options = format!("decks={decks},choice={choice},capture={capture}");
        rules("scopa", 2, &options)
    }

    fn listed(rules: &ScopaRules, table: &[Carta], card: Carta) -> Vec<Places> {
        capture::first_sets(rules, table, card, true, usize::MAX)
    }

    #[test]
    fn the_sets_counted_are_those_listed_in_the_same_order() {
        let mut rng = chance::generator(1, 1);
        let mut counted = 0;
        for round in 0..60 {
            let decks = 1 + (round % 6) as u8;
            let table = some_table(decks, 34, &mut rng);
            for capture in ["fifteen", "rank-first"] {
                let rules = some_rules(decks, "player", capture);
                for value in 1..=10 {
                    let card = Carta::new(value, Suit::Diamonds);
                    let sets = listed(&rules, &table, card);
                    let ways = Ways::new(&rules, &table);
                    assert_eq!(ways.count(card) as usize, sets.len(), "{table:?}");
                    counted += u32::from(Ways::pays(&rules, &table));
                    for (number, set) in sets.iter().enumerate().step_by(1 + sets.len() / 40) {
                        assert_eq!(ways.nth(card, number as u32), *set, "{table:?} {number}");
                    }
                }
            }
        }
        assert!(counted > 100, "{counted} tables were long enough");
    }

    #[test]
    fn what_can_be_reached_is_what_the_sets_say() {
        let mut rng = chance::generator(2, 1);
        for round in 0..400 {
            let decks = 1 + (round % 3) as u8;
            let table = some_table(decks, 1 + round % 14, &mut rng);
            for capture in ["fifteen", "rank-first", "fewest"] {
                for choice in ["player", "most"] {
                    let rules = some_rules(decks, choice, capture);
                    for value in 1..=10 {
                        let card = Carta::new(value, Suit::Diamonds);
                        let mut sets = listed(&rules, &table, card);
                        if choice == "most" {
                            sets = capture::chosen(&rules, &table, card).into_iter().collect();
                        }
                        let holds = |set: &Places| {
                            capture::at(&table, set).any(|card| card == Carta::SETTEBELLO)
                        };
                        let reach = Reach {
                            any: !sets.is_empty(),
                            all: sets.iter().any(|set| set.len() == table.len()),
                            settebello: sets.iter().any(holds),
                        };
                        let told = Reach::of(&rules, &table, value);
                        assert_eq!(told, reach, "{value} {capture} {choice} {table:?}");
                    }
                }
            }
        }
    }
}
