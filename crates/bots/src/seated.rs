//! Bots at their seats: who runs a game tells them what happens through this.

use baralho_game::{
    Event as _, Game, Match, Moment, Observer, Seat,
    chance::{self, Generator},
};

use crate::Bot;
#[cfg(not(target_family = "wasm"))]
use crate::{BadBot, Bots};

/// A bot at a seat of one match, with its own chance. A bot that watches is told each
/// event once, with its view before it; for the others nothing is kept and nothing done.
pub struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    seat: Seat,
    chance: Generator,
    watches: bool,
    /// What a bot that watches knows by now. Boxed: most bots do not watch, and views of
    /// large tables are large.
    view: Option<Box<G::View>>,
}

impl<G: Game> Seated<G> {
    /// Seats a bot for a match of this seed.
    pub fn new(bot: Box<dyn Bot<G>>, seed: u64, seat: Seat) -> Self {
        Self {
            watches: bot.watches(),
            bot,
            seat,
            chance: chance::bot_generator(seed, seat),
            view: None,
        }
    }

    /// Whether it must be told what happens.
    #[inline]
    pub fn watches(&self) -> bool {
        self.watches
    }

    /// Where its chance comes from.
    pub fn chance(&mut self) -> &mut Generator {
        &mut self.chance
    }

    /// A round begins.
    #[inline]
    pub fn begin(&mut self, round: &G) {
        if self.watches {
            self.begin_at(round.view(Observer::Seat(self.seat)));
        }
    }

    /// A round begins with this view of it: for who has no more than that.
    pub fn begin_at(&mut self, view: G::View) {
        if self.watches {
            self.bot.begin(&view);
            self.view = Some(Box::new(view));
        }
    }

    /// These events happened, one after another. What this seat may not see is hidden here.
    #[inline]
    pub fn see(&mut self, events: &[G::Event]) {
        if let Some(view) = &mut self.view {
            for event in events {
                let event = event.seen_by(Observer::Seat(self.seat));
                self.bot.watch(view, event);
                baralho_game::View::absorb(&mut **view, event);
            }
        }
    }

    /// Its move. Call it only on its turn.
    #[inline]
    pub fn choose(&mut self, round: &G) -> G::Move {
        let view = round.view(Observer::Seat(self.seat));
        self.choose_at(&view)
    }

    /// Its move on a turn of this number, after these moves of the round that a match begins
    /// with: it is told them as its seat saw them. `None` when one of them is not legal.
    pub fn choose_after<'t>(
        &mut self,
        game: &mut Match<G>,
        moves: impl IntoIterator<Item = &'t str>,
        turn: u64,
    ) -> Option<G::Move> {
        let told = game.replay(moves, |game, moment| match moment {
            Moment::Dealt => self.begin(game.round()),
            Moment::Next(..) => {}
            Moment::Made(events) => self.see(events),
        });
        told.ok()?;
        self.chance.set_word_pos(u128::from(turn) << 32);
        Some(self.choose(game.round()))
    }

    /// Its move with this view of the round: for who has no more than that.
    #[inline]
    pub fn choose_at(&mut self, view: &G::View) -> G::Move {
        debug_assert!(
            !self.watches || self.view.as_deref() == Some(view),
            "a bot that watches must be told everything"
        );
        self.bot.choose(view, &mut self.chance)
    }
}

#[cfg(not(target_family = "wasm"))]
impl<G: Game> Seated<G> {
    /// Seats the bot of this name for a match of this seed.
    pub fn named<B: Bots<Game = G>>(name: &str, seed: u64, seat: Seat) -> Result<Self, BadBot> {
        Ok(Self::new(crate::bot::<B>(name)?, seed, seat))
    }
}
