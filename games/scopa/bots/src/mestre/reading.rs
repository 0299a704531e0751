//! Who the others are: players whose plays a simple model foretells, or not.
//!
//! When a deal is over, everybody knows what the others held at each play of it, so each
//! can be compared with the model. Who nearly always does what it says is taken for plain,
//! and so is whom nothing is known of: most sensible plays are what the model says, and
//! against stronger players the search was measured to lose nothing by it.

use baralho_game::View as _;
use baralho_scopa::{
    Event, View,
    swift::{Course, Play, Swift},
};

use super::plain::Plain;

/// What the others' plays told of them.
#[derive(Debug)]
pub(crate) struct Reading {
    /// By seat, how much likelier plain than not, as far as deals are over.
    odds: [f32; 6],
    /// The same for the deal that is not over, by what its plays look like.
    hints: [f32; 6],
    /// What the others played since the hands were dealt, with the world before.
    made: Vec<(Swift, Play)>,
    rules: Option<(Course, Plain)>,
}

/// What a play told of somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    /// Who played.
    pub(crate) seat: u8,
    /// How many cards they held.
    pub(crate) cards: u8,
    /// How likely a hand with the card played is one that the model would play it from.
    pub(crate) explained: f32,
}

/// Before anything was played.
const AT_FIRST: f32 = 1.0;
/// How likely plain players do what the model says, and others, where there is a choice.
const PLAIN: f32 = 0.97;
const OTHERS: f32 = 0.65;
/// Nothing is ever certain.
const MOST: f32 = 50.0;

impl Default for Reading {
    fn default() -> Self {
        Self {
            odds: [AT_FIRST; 6],
            hints: [1.0; 6],
            made: Vec::new(),
            rules: None,
        }
    }
}

impl Reading {
    /// Whether a seat is better taken for plain.
    pub(crate) fn is_plain(&self, seat: u8) -> bool {
        self.odds[usize::from(seat)] * self.hints[usize::from(seat)] >= 1.0
    }

    /// The other sides' seats that are better taken for plain, as bits. A partner thinks as
    /// we do.
    pub(crate) fn plain_seats(&self, course: &Course, me: u8) -> u8 {
        (0..course.rules.players)
            .filter(|&seat| course.side_of(seat) != course.side_of(me) && self.is_plain(seat))
            .fold(0, |seats, seat| seats | 1 << seat)
    }

    /// What the others played since the hands were dealt, each with the world before it as
    /// the observer knew it.
    pub(crate) fn made(&self) -> &[(Swift, Play)] {
        &self.made
    }

    /// A round begins.
    pub(crate) fn begin(&mut self) {
        self.look_back();
        self.rules = None;
    }

    /// Something happened.
    pub(crate) fn watch<const CARDS: usize, const SEATS: usize>(
        &mut self,
        before: &View<CARDS, SEATS>,
        event: &Event,
    ) {
        match event {
            Event::Dealt { .. } => self.look_back(),
            Event::Played {
                seat, card, taken, ..
            } if !before.observer().is(*seat) => {
                if self.rules.is_none() {
                    let course = Course::of(&before.open);
                    let inverse = before.open.rules.inverse;
                    self.rules = course.map(|course| (course, Plain::new(&course, inverse)));
                }
                let Some((course, _)) = &self.rules else {
                    return;
                };
                let mut world = Swift::seen(course, before);
                world.deck_left = before.deck_left;
                self.made.push((world, Play::told(*card, taken)));
            }
            Event::Played { .. } | Event::Closed { .. } => {}
        }
    }

    /// A play was made out of a hand that is not known yet.
    pub(crate) fn hear(&mut self, told: Told) {
        let even = 1.0 / f32::from(told.cards);
        let plain = PLAIN * told.explained + (1.0 - PLAIN) * even;
        let others = OTHERS * told.explained + (1.0 - OTHERS) * even;
        let hint = &mut self.hints[usize::from(told.seat)];
        *hint = (*hint * plain / others).clamp(1.0 / MOST, MOST);
    }

    /// A deal is over: the hands in it are known, and each play is compared.
    fn look_back(&mut self) {
        let Some((course, plain)) = &self.rules else {
            return;
        };
        self.hints = [1.0; 6];
        let mut hands = [0; 6];
        for (mut world, play) in self.made.drain(..).rev() {
            let seat = usize::from(world.turn);
            hands[seat] |= 1 << play.card();
            world.hands[seat] = hands[seat];
            let mut ways = 0;
            world.each_play(course, |_| {
                ways += 1;
            });
            if ways < 2 {
                continue;
            }
            let odds = &mut self.odds[seat];
            *odds *= if plain.makes(course, &world, play) {
                PLAIN / OTHERS
            } else {
                (1.0 - PLAIN) / (1.0 - OTHERS)
            };
            *odds = odds.clamp(1.0 / MOST, MOST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{greedy::Greedy, robots::Robot};
    use baralho_bots::{Bot, Seated};
    use baralho_game::{Game as _, Observer, Options, Rules as _, Seat, Standing};
    use baralho_scopa::{ScopaRules, Small};

    /// What is made of somebody after so many plays of one round.
    fn read(other: impl Fn() -> Box<dyn Bot<Small>>, seed: u64) -> Reading {
        let rules = ScopaRules::parse("scopa", Some(2), &Options::new()).expect("a preset");
        let mut round = Small::deal_seed(&rules, &Standing::new(&rules, Seat::new(0)), seed);
        let mut bots = [0, 1].map(|seat| Seated::new(other(), seed, Seat::new(seat)));
        let mut reading = Reading::default();
        let mut view = round.view(Observer::Seat(Seat::new(0)));
        while let Some(seat) = round.turn() {
            let chosen = bots[seat.index()].choose(&round);
            let mut events = Vec::new();
            round.apply(chosen, &mut events);
            for event in events {
                use baralho_game::Event as _;
                let event = event.seen_by(Observer::Seat(Seat::new(0)));
                reading.watch(&view, &event);
                view.absorb(event);
            }
        }
        reading.begin();
        reading
    }

    #[test]
    fn who_plays_as_the_model_says_is_taken_for_plain_and_others_are_not() {
        for seed in 0..20 {
            let plain = read(|| Box::new(Greedy), seed);
            assert!(plain.odds[1] > 20.0, "{seed}: {:?}", plain.odds);
            let other = read(|| Box::new(Robot::FirstCard), seed);
            assert!(!other.is_plain(1), "{seed}: {:?}", other.odds);
        }
    }

    #[test]
    fn new_hands_are_not_explained_by_old_plays() {
        let reading = read(|| Box::new(Greedy), 3);
        assert!(reading.made().is_empty());
    }
}
