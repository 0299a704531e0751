//! What was played since the hands were dealt, and what it told of who the others are.
//!
//! A deal that is over has shown all hands, so each kind of player can be asked what it
//! would have done with them; what is found is kept for the rest of the match.

use baralho_game::View as _;
use baralho_scopa::{
    Event, View,
    swift::{Course, Play, Swift},
};

use super::models::{self, ALL, ByModel, MODELS, Made, Models};
use crate::classico::Trace;

#[derive(Debug)]
pub(crate) struct Story {
    /// By side, how likely each kind of player is, as far as deals are over.
    pub(super) odds: [ByModel; 6],
    /// What the others played since the hands were dealt.
    pub(super) made: Vec<Made>,
    pub(super) trace: Trace<6>,
    rules: Option<(Course, Models)>,
}

/// No kind of player ever becomes less likely than this.
const LEAST: f64 = 0.02;
const AT_FIRST: ByModel = [1.0 / 3.0; MODELS];

impl Default for Story {
    fn default() -> Self {
        Self {
            odds: [AT_FIRST; 6],
            made: Vec::new(),
            trace: Trace::NEW,
            rules: None,
        }
    }
}

impl Story {
    pub(crate) fn begin(&mut self) {
        self.look_back();
        self.trace = Trace::NEW;
        self.rules = None;
    }

    pub(crate) fn watch<const CARDS: usize, const SEATS: usize>(
        &mut self,
        before: &View<CARDS, SEATS>,
        event: &Event,
    ) {
        match event {
            Event::Dealt { seat, .. } => {
                self.look_back();
                self.trace.dealt(seat.index());
            }
            Event::Played {
                seat, card, taken, ..
            } => {
                if self.rules.is_none() {
                    let course = Course::of(&before.open);
                    self.rules = course.map(|course| (course, Models::new(&course, before)));
                }
                let Some((course, _)) = &self.rules else {
                    return;
                };
                let mut world = Swift::seen(course, before);
                world.deck_left = before.deck_left;
                let play = Play::told(*card, *taken);
                let next = usize::from(course.after(world.turn));
                if !before.observer().is(*seat) {
                    self.made.push(Made {
                        world,
                        trace: self.trace,
                        next_size: before.hand_sizes[next],
                        last: before.hand_sizes.iter().all(|&size| size <= 1),
                        play,
                    });
                }
                models::note(course, &mut self.trace, &world, play);
            }
            Event::Closed { .. } => {}
        }
    }

    /// A deal is over: the hands in it are known, and all kinds of players are compared.
    fn look_back(&mut self) {
        let Some((course, models)) = &self.rules else {
            return;
        };
        let mut hands = [0; 6];
        for made in self.made.drain(..).rev() {
            let seat = made.world.turn;
            let hand = &mut hands[usize::from(seat)];
            *hand |= 1 << made.play.card();
            let found = models.likelihoods(course, &made, *hand, ALL);
            let odds = &mut self.odds[usize::from(course.side_of(seat))];
            for (odds, found) in odds.iter_mut().zip(found) {
                *odds *= found;
            }
            let sum: f64 = odds.iter().sum();
            for odds in odds.iter_mut() {
                *odds = (*odds / sum).max(LEAST);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{classico::Classico, greedy::Greedy, mestre::watched::watch_round, robots::Robot};
    use baralho_bots::Bot;
    use baralho_game::Standing;
    use baralho_laws::rules;
    use baralho_scopa::Small;

    /// What seat 0 makes of the other side after a round in which all play alike.
    fn read(player: impl Fn() -> Box<dyn Bot<Small>>, seed: u64) -> ByModel {
        let rules = rules("scopone", 4, "");
        let standing = Standing::opening(&rules, seed);
        let mut story = Story::default();
        watch_round(
            &rules,
            &standing,
            seed,
            player,
            usize::MAX,
            |view, event| {
                story.watch(view, event);
            },
        );
        story.begin();
        assert!(
            story.made.is_empty(),
            "new hands are not explained by old plays"
        );
        story.odds[1]
    }

    #[test]
    fn a_round_tells_who_the_others_are() {
        for seed in 0..10 {
            let plain = read(|| Box::new(Greedy), seed);
            assert!(plain[models::PLAIN] > 0.9, "{seed}: {plain:?}");
            let classic = read(|| Box::<Classico>::default(), seed);
            assert!(classic[models::CLASSIC] > 0.9, "{seed}: {classic:?}");
            let other = read(|| Box::new(Robot::FirstCard), seed);
            assert!(other[models::STRONG] > 0.9, "{seed}: {other:?}");
        }
    }
}
