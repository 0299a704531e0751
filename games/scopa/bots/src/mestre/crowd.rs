//! A table of more than two, all cards dealt at once, as a problem for the tree: worlds
//! from the beliefs, each with who the others are in it.

use baralho_bots::tree::{Problem, Rewards};
use baralho_game::chance::Quick;
use baralho_scopa::{
    View,
    swift::{Play, Swift},
};

use super::{
    beliefs::Beliefs,
    hidden::Hidden,
    models::{self, Models},
    story::Story,
};
use crate::classico::Trace;

#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    hidden: Hidden,
    models: Models,
    beliefs: Beliefs,
    trace: Trace<6>,
    /// Whether the walk has left the deal it began at.
    begun: bool,
}

/// A possible deal, what everybody remembers of it, and what kind of player sits where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cast {
    world: Swift,
    trace: Trace<6>,
    /// By seat, the kind of player.
    who: [u8; 6],
}

/// Steps of the beliefs' walk before the first world and between two. At Scopone, 700
/// iterations against `classico` on 150 deals, one or five steps between two did no better.
const BEFORE_FIRST: u32 = 300;
const BETWEEN: u32 = 2;

impl Crowd {
    pub(crate) fn new<const CARDS: usize, const SEATS: usize>(
        view: &View<CARDS, SEATS>,
        hidden: Hidden,
        story: &Story,
        seed: u64,
    ) -> Self {
        let course = &hidden.course;
        let models = Models::new(course, view);
        let mut chance = Quick::new(seed ^ 0x6265_6c69_6566);
        let beliefs = Beliefs::new(
            course,
            &models,
            hidden.me,
            hidden.unseen(),
            &story.made,
            &story.odds,
            &mut chance,
        );
        Self {
            models,
            beliefs,
            trace: story.trace,
            begun: false,
            hidden,
        }
    }

    #[inline]
    fn foreseen(&self, cast: &Cast) -> Option<Play> {
        let model = usize::from(cast.who[usize::from(cast.world.turn)]);
        self.models
            .foresee(model, &self.hidden.course, &cast.world, &cast.trace)
    }

    #[inline]
    fn go_on(&self, cast: &mut Cast, play: Play) {
        let course = &self.hidden.course;
        models::note(course, &mut cast.trace, &cast.world, play);
        let deck = cast.world.deck_left;
        cast.world.play(course, play);
        if cast.world.deck_left != deck {
            cast.trace.lacks = [0; 6];
        }
    }
}

impl Problem for Crowd {
    type World = Cast;
    type Move = Play;

    fn sides(&self) -> usize {
        self.hidden.sides()
    }

    fn sample(&mut self, chance: &mut Quick) -> Cast {
        if self.begun {
            self.beliefs.walk(BETWEEN, chance);
        } else {
            self.begun = true;
            self.beliefs.settle(BEFORE_FIRST, chance);
        }
        let mut world = self.hidden.seen;
        self.beliefs.deal(&mut world, chance);
        Cast {
            world,
            trace: self.trace,
            who: self.beliefs.who(chance),
        }
    }

    #[inline]
    fn mover(&self, cast: &Cast) -> Option<usize> {
        self.hidden.mover(&cast.world)
    }

    #[inline]
    fn moves(&self, cast: &Cast, moves: &mut Vec<(Play, f32)>) {
        match self.foreseen(cast) {
            Some(play) => moves.push((play, 1.0)),
            None => self.hidden.moves(&cast.world, moves),
        }
    }

    #[inline]
    fn play(&self, cast: &mut Cast, chosen: Play) {
        self.go_on(cast, chosen);
    }

    fn value(&mut self, cast: &mut Cast, chance: &mut Quick, rewards: &mut Rewards) {
        while !cast.world.over {
            let play = match self.foreseen(cast) {
                Some(play) => play,
                None => self.hidden.careless_play(&cast.world, chance),
            };
            self.go_on(cast, play);
        }
        self.hidden.value_between(&cast.world, rewards);
    }
}
