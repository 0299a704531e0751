//! Who is there, and what happens by itself as time passes.

use baralho_catalog::AnyRules;
use baralho_game::{Seat, Standing};
use baralho_protocol::online::{By, Gone, Person, Refusal, Stage, TableEvent};

use crate::{Table, log::standing};

/// A move that a bot must choose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub struct BotTurn {
    pub seat: Seat,
    pub bot: String,
    /// Whose decision it counts as.
    pub by: By,
    /// What the answer must name.
    pub turn: u64,
    /// Moves of the match that stand: each has its own part of a bot's chance.
    pub moves: u64,
}

/// The present round, with the moves that stand: what a bot needs that takes it up.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the names say it all
pub struct RoundSoFar {
    pub rules: AnyRules,
    pub seed: u64,
    /// What the round started from.
    pub standing: Standing,
    pub moves: Vec<String>,
}

impl Table {
    /// Somebody has opened a connection, perhaps not their first. Whoever has a seat returns to it.
    pub fn enter(&mut self, now: i64, who: &Person) -> Result<(), Refusal> {
        if self.is_banned(who.id) {
            return Err(Refusal::Banned);
        }
        // Before a match whoever comes may be about to take a seat.
        if self.is_playing() && !self.may_watch(who.id) {
            return Err(Refusal::NoSpectators);
        }
        let seat = self.seat_of(who.id);
        let present = self.present.entry(who.id);
        present.or_insert_with(|| (who.clone(), 0)).1 += 1;
        if let Some(seat) = seat.map(Seat::index)
            && self.state.seats[seat].away
        {
            self.record(now, TableEvent::Back { seat })?;
        }
        Ok(())
    }

    /// One connection less, and why, if it was the last.
    pub fn exit(&mut self, now: i64, person: i64, why: Gone) -> Result<(), Refusal> {
        let Some((_, connections)) = self.present.get_mut(&person) else {
            return Ok(());
        };
        *connections -= 1;
        if *connections > 0 {
            return Ok(());
        }
        self.present.remove(&person);
        if let Some(seat) = self.seat_of(person).map(Seat::index)
            && !self.state.seats[seat].away
        {
            self.record(now, TableEvent::Away { seat, why })?;
        }
        Ok(())
    }

    /// Somebody leaves for good, with all connections: the seat becomes free, or in a match
    /// a bot stands in and the seat is kept.
    pub fn leave(&mut self, now: i64, person: i64) -> Result<(), Refusal> {
        self.present.remove(&person);
        if let Some(seat) = self.seat_of(person).map(Seat::index) {
            if self.is_playing() {
                if !self.state.seats[seat].away {
                    let why = Gone::Left;
                    self.record(now, TableEvent::Away { seat, why })?;
                }
                if self.state.seats[seat].bot.is_none() {
                    self.stand_in(now, seat)?;
                }
            } else {
                self.record(
                    now,
                    TableEvent::Left {
                        seat,
                        kicked: false,
                    },
                )?;
            }
        }
        self.pass_host(now, person)?;
        if !self.is_playing() && self.people().next().is_none() && self.present.is_empty() {
            self.record(now, TableEvent::Closed)?;
        }
        Ok(())
    }

    /// The host role goes to the next person who is there: at a seat first.
    fn pass_host(&mut self, now: i64, gone: i64) -> Result<(), Refusal> {
        if self.state.host.id != gone {
            return Ok(());
        }
        let from = self.seat_of(gone).map_or(0, Seat::index);
        let seats = self.state.seats.len();
        let around = (1..=seats).map(|step| (from + step) % seats.max(1));
        let seated = around
            .filter_map(|seat| self.state.seats[seat].who.clone())
            .find(|who| who.id != gone && self.is_present(who.id));
        let watching = || self.present().find(|who| who.id != gone).cloned();
        match seated.or_else(watching) {
            Some(who) => self.record(now, TableEvent::Host { who }),
            // Nobody is there: whoever comes back finds the old host's powers unused, and
            // the next who leaves passes nothing on.
            None => Ok(()),
        }
    }

    /// Does what has become due: a bot stands in, the next round begins.
    pub fn tick(&mut self, now: i64, secret: &[u8; 32]) -> Result<(), Refusal> {
        if self.state.closed {
            return Ok(());
        }
        for seat in 0..self.state.seats.len() {
            let grace = self.config.grace_ms;
            if self.away_since[seat].is_some_and(|since| since + grace <= now) {
                self.stand_in(now, seat)?;
                if let Some(id) = self.state.seats[seat].who.as_ref().map(|who| who.id) {
                    self.pass_host(now, id)?;
                }
            }
        }
        if self.is_attended() {
            self.go_on(now, secret)?;
        }
        Ok(())
    }

    /// When [`Table::tick`] has something to do next.
    pub fn deadline(&self) -> Option<i64> {
        let grace = self.config.grace_ms;
        let away = self.away_since.iter().flatten().map(|since| since + grace);
        let attended = self.is_attended() && !self.state.paused;
        let round = self.state.next_round_at.filter(|_| attended);
        let clock = self.state.clocks.deadline().filter(|_| self.is_playing());
        away.chain(round).chain(clock).min()
    }

    /// The bot that must move now: at its own seat, for somebody who is away, or for
    /// somebody whose time is up. Where nobody is there to see it, nobody plays.
    pub fn bot_turn(&self, now: i64) -> Option<BotTurn> {
        if self.state.stage != Stage::Playing
            || self.state.paused
            || !self.is_attended()
            || self.state.closed
        {
            return None;
        }
        let current = self.game.as_ref()?;
        let seat = current.live.game().turn()?;
        let place = &self.state.seats[seat.index()];
        let (bot, by) = match (&place.bot, &place.who) {
            (Some(bot), None) => (bot.clone(), By::Own),
            (Some(bot), Some(_)) => (bot.clone(), By::StandIn),
            (None, _) => {
                let late = self.state.clocks.deadline().is_some_and(|at| at <= now);
                let usual = baralho_catalog::STAND_IN.to_owned();
                late.then_some((usual, By::Clock))?
            }
        };
        Some(BotTurn {
            seat,
            bot,
            by,
            turn: current.turn,
            moves: current.moves,
        })
    }

    /// The present round as it was played so far.
    pub fn round_so_far(&self) -> Option<RoundSoFar> {
        let current = self.game.as_ref()?;
        let (begin, _) = *self.rounds.back()?;
        let lines = standing(self.kept_since(begin)).into_iter();
        let moves = lines.filter_map(|(_, line)| match &line.event {
            TableEvent::Move { text, .. } => Some(text.clone()),
            _ => None,
        });
        Some(RoundSoFar {
            rules: current.rules,
            seed: current.seed,
            standing: *current.live.game().standing(),
            moves: moves.collect(),
        })
    }
}
