//! Levels for people, below `mestre`: they overlook, they forget, they think the wrong things
//! are worth a lot. Each makes the best move that it sees, so none blunders at random.

use baralho_game::chance::{self, Generator};
use baralho_scopa::{Bag, Carta, Event, Move, Scopa, View, capture};

use super::{
    candidates::visit_first,
    taste::{INDIFFERENT, Taste, Unseen, worth},
};
use baralho_bots::Bot;

/// How somebody plays who has not played for long.
#[derive(Debug)]
pub(super) struct Habits {
    /// How often a capture is seen, in hundredths: of one card, of two, of more.
    sees: [u64; 3],
    /// How often a captured card is forgotten from one turn to the next, in hundredths.
    forgets: u64,
    /// What things are worth, and how much of what the next player could do is seen.
    taste: Taste,
}

/// Plays for the first time: takes many cards, best by pairs, and does not know yet which
/// cards count.
pub(super) const NOVATO: Habits = Habits {
    sees: [55, 15, 0],
    forgets: 100,
    taste: Taste {
        card: 10,
        ..INDIFFERENT
    },
};

/// Knows that sweeps and the settebello count, and that diamonds do; thinks that many cards
/// count most, and does not look at what the table offers to the next player.
pub(super) const APRENDIZ: Habits = Habits {
    sees: [80, 40, 5],
    forgets: 100,
    taste: Taste {
        sweep: 30,
        card: 10,
        diamond: 3,
        settebello: 20,
        ..INDIFFERENT
    },
};

/// Knows what counts and fears sweeps, but miscounts what has been played and sometimes
/// misses a long sum.
pub(super) const AMADOR: Habits = Habits {
    sees: [95, 70, 30],
    forgets: 30,
    taste: Taste {
        sweep: 70,
        card: 8,
        diamond: 10,
        settebello: 50,
        seven: 10,
        danger: 15,
        ..INDIFFERENT
    },
};

#[derive(Clone, Debug)]
pub(super) struct Level {
    habits: &'static Habits,
    /// Captured cards that are not forgotten yet.
    remembered: Vec<Carta>,
}

impl Level {
    pub(super) fn new(habits: &'static Habits) -> Self {
        Self {
            habits,
            remembered: Vec::new(),
        }
    }

    /// What is believed to be in other hands or in the deck: more than there is, as what
    /// was forgotten is believed to be there still.
    fn believed_unseen<const CARDS: usize, const SEATS: usize>(
        &mut self,
        view: &View<CARDS, SEATS>,
        chance: &mut Generator,
    ) -> Bag {
        let forgets = self.habits.forgets;
        self.remembered
            .retain(|_| forgets == 0 || chance::below(100, chance) >= forgets);
        let lying = view.open.table.iter().copied();
        let known = self.remembered.iter().copied();
        let seen = lying.chain(view.hand.iter()).chain(known).collect();
        Bag::decks(view.open.rules.decks).minus(seen)
    }
}

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Level {
    fn choose(&mut self, view: &View<CARDS, SEATS>, chance: &mut Generator) -> Move {
        let (rules, table) = (&view.open.rules, &view.open.table);
        let unseen = Unseen::new(view, self.believed_unseen(view, chance));
        let habits = self.habits;
        let mut best: Option<(i32, Move)> = None;
        let mut judge = |chosen: Move, take: Bag| {
            let value = worth(&habits.taste, rules, table, chosen.card, take, &unseen);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, chosen));
            }
        };
        // The card whose captures have all been overlooked so far, with the first of them.
        let mut overlooked: Option<Move> = None;
        visit_first(view, |chosen| {
            if let Some(before) = overlooked.filter(|before| before.card != chosen.card) {
                // Who sees no capture thinks that the card would be laid; the rules will
                // have it capture.
                judge(before, Bag::EMPTY);
                overlooked = None;
            }
            let take = capture::taken(rules, table, chosen);
            let sees = match take.len() {
                0 | 1 => habits.sees[0],
                2 => habits.sees[1],
                _ => habits.sees[2],
            };
            if take.is_empty() || chance::below(100, chance) < sees {
                judge(chosen, take);
                overlooked = None;
            } else {
                overlooked = overlooked.or(Some(chosen));
            }
        });
        if let Some(before) = overlooked {
            judge(before, Bag::EMPTY);
        }
        best.expect("whoever must move can").1
    }

    fn watches(&self) -> bool {
        self.habits.forgets < 100
    }

    fn begin(&mut self, _view: &View<CARDS, SEATS>) {
        self.remembered.clear();
    }

    fn watch(&mut self, _before: &View<CARDS, SEATS>, event: Event) {
        if let Event::Played { card, taken, .. } = event
            && !taken.is_empty()
        {
            self.remembered.extend(taken);
            self.remembered.push(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use baralho_game::{Game, Observer, Seat, Standing};
    use baralho_laws::{deck_from, rules};
    use baralho_scopa::{ScopaRules, Small};

    use super::*;
    use crate::SmallBots;
    use baralho_bots::bot;

    /// Seat 0 is to move with this table and hand; the player picks.
    fn position(cards: &str) -> Small {
        let rules: ScopaRules = rules("scopone", 4, "choice=player,cards_per_deal=9");
        let standing = Standing::new(&rules, Seat::new(3));
        let deck = deck_from(cards, rules.pack());
        Small::deal_deck(&rules, &standing, &deck).expect("a whole deck")
    }

    /// How often of 400 a bot makes a move.
    fn often(name: &str, round: &Small, text: &str) -> usize {
        let view = round.view(Observer::Seat(Seat::new(0)));
        let wanted = round.move_from_text(text).expect("a move");
        (0..400)
            .filter(|&seed| {
                let mut level = bot::<SmallBots>(name).expect("a level");
                let mut chance = chance::bot_generator(seed, Seat::new(0));
                level.choose(&view, &mut chance) == wanted
            })
            .count()
    }

    #[test]
    fn weaker_levels_overlook_more_and_long_sums_most() {
        // Only the last card of the hand can take something, and should.
        let hand = "JS JH QS QH KH 5S 5H 6S";
        let equal = position(&format!("7D KS KC KD {} 7S", hand.replace("KH", "6H")));
        let pair = position(&format!("3D 4D KS KC {hand} 7S"));
        let three = position(&format!("AD 2D 4D QC {} 7S", hand.replace("KH", "JC")));
        let takes = ["7Sx7D", "7Sx3D+4D", "7SxAD+2D+4D"];
        let seen = |name: &str| {
            let rounds = [&equal, &pair, &three].into_iter().zip(takes);
            rounds
                .map(|(round, text)| often(name, round, text))
                .collect::<Vec<_>>()
        };
        let levels = ["novato", "aprendiz", "amador", "veterano"].map(seen);
        for seen in &levels[..3] {
            assert!(seen.is_sorted_by(|more, less| more > less), "{levels:?}");
        }
        for kind in 0..3 {
            assert!(
                levels.is_sorted_by(|weak, strong| weak[kind] < strong[kind]),
                "{levels:?}"
            );
        }
        assert_eq!(
            levels[0][2], 0,
            "a first-timer never sees three: {levels:?}"
        );
        assert_eq!(levels[3][2], 400, "a veteran does not overlook: {levels:?}");
    }

    #[test]
    fn what_was_played_is_forgotten_the_more_the_longer_ago() {
        let round = position("7D KS KC KD");
        let view = round.view(Observer::Seat(Seat::new(0)));
        let elsewhere: Vec<Carta> = view.unseen().iter().collect();
        let mut chance = chance::bot_generator(1, Seat::new(0));
        let (mut old, mut new) = (0, 0);
        for _ in 0..50 {
            let mut level = Level::new(&AMADOR);
            let mut forgotten = usize::MAX;
            for turn in 0..4 {
                level.remembered.extend(&elsewhere[5 * turn..5 * turn + 5]);
                let _ = level.believed_unseen(&view, &mut chance);
            }
            let first = &elsewhere[..5];
            let last = &elsewhere[15..20];
            old += level
                .remembered
                .iter()
                .filter(|c| first.contains(c))
                .count();
            new += level.remembered.iter().filter(|c| last.contains(c)).count();
            for _ in 0..5 {
                let believed = level.believed_unseen(&view, &mut chance);
                let known = elsewhere.len() - usize::from(believed.len());
                assert!(known <= forgotten, "nothing forgotten is known again");
                forgotten = known;
            }
        }
        assert!(2 * old < new, "{old} of the oldest and {new} of the newest");
    }
}
