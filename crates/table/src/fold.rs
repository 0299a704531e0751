//! How each line of the log changes a table.

use baralho_catalog::AnyMatch;
use baralho_game::{Phase, Seat};
use baralho_protocol::online::{Place, Stage, TableEvent, fair};

use crate::{
    Frames, Logged, Table,
    live::{self, Live},
    log::Hidden,
    table::{CHAT, Current, PlayedBy, parse},
};

impl Table {
    /// What follows from a line. The only place where the log changes anything.
    pub(crate) fn fold(&mut self, line: &Logged) -> Result<Frames, String> {
        match &line.event {
            TableEvent::Started { number, names } => {
                let Some(Hidden::Seed(seed)) = line.hidden else {
                    return Err("a match has no seed".into());
                };
                self.begin(line.at, *number, seed, names, live::start(self.rules, seed));
            }
            TableEvent::Move { seat, text, .. } => {
                let current = self.game.as_mut().ok_or("no match is being played")?;
                if current.live.game().turn() != Some(Seat::new(*seat)) {
                    return Err("it is not that seat's turn".into());
                }
                current.live.play(text).map_err(|why| why.to_string())?;
            }
            TableEvent::TakenBack { seat, moves } => {
                let current = self.game.as_mut().ok_or("no match is being played")?;
                let is_played = self.state.stage == Stage::Playing;
                if !is_played || !current.live.back(moves.get() as usize) {
                    return Err("so many moves cannot be taken back".into());
                }
                if current.live.game().turn() != Some(Seat::new(*seat)) {
                    return Err("it would not be that seat's turn".into());
                }
            }
            TableEvent::Round => {
                let current = self.game.as_mut().ok_or("no match is being played")?;
                current.live.next_round();
            }
            _ => {}
        }
        self.take_in(line)
    }

    /// What follows from a line for everything but the cards, which know it already.
    pub(crate) fn take_in(&mut self, line: &Logged) -> Result<Frames, String> {
        let seq = self.next_seq;
        if let TableEvent::Created { setup, .. } | TableEvent::Changed { setup, .. } = &line.event {
            self.rules = parse(setup).map_err(|bad| bad.to_string())?;
        } else if let Some(seat) = line.event.seat()
            && seat >= self.state.seats.len()
        {
            return Err(format!("there is no seat {seat}"));
        }
        self.note(line)?;
        let game = self.game.as_ref().map(|current| current.live.game());
        let turn = game.and_then(AnyMatch::turn);
        let pause_s = game.and_then(|game| match *game.phase() {
            Phase::Pause { seconds, .. } => Some(seconds),
            _ => None,
        });
        let observers = self.observers();
        self.state.apply(line.at, &line.event, turn, pause_s);
        self.amend(line, pause_s);
        self.next_seq += 1;
        // A match that begins makes players of those who watched the last one.
        let observers = match &line.event {
            TableEvent::Started { .. } => self.observers(),
            _ => observers,
        };
        Ok(self.tell(seq, line, &observers))
    }

    /// Notes what only the server keeps of a line.
    fn note(&mut self, line: &Logged) -> Result<(), String> {
        let is_playing = self.state.is_playing();
        match &line.event {
            TableEvent::Created { .. } | TableEvent::Changed { .. } => {
                self.password = match &line.hidden {
                    Some(Hidden::Password(hash)) => Some(hash.clone()),
                    _ => None,
                };
                self.away_since.resize(self.rules.players(), None);
            }
            TableEvent::Tick => {
                if let Some(Hidden::Banned(person)) = line.hidden {
                    self.banned.push(person);
                    let seat = self.state.seat_of(person).filter(|_| is_playing);
                    self.played(seat, |played| played.kicked = true);
                }
            }
            TableEvent::Committed { .. } => {
                let Some(Hidden::Secret(secret)) = &line.hidden else {
                    return Err("the secret is missing".into());
                };
                let secret = fair::from_hex(secret);
                self.secret = secret.ok_or("the secret should be 32 bytes in hexadecimal")?;
            }
            TableEvent::Move { seat, by, .. } => {
                if let Some(current) = &mut self.game {
                    current.turn += 1;
                    current.moves += 1;
                }
                let own = u32::from(by.is_own());
                self.played(Some(*seat), |played| played.own += own);
            }
            TableEvent::TakenBack { seat, moves } => {
                if let Some(current) = &mut self.game {
                    current.turn += 1;
                    current.moves -= u64::from(moves.get());
                }
                self.played(Some(*seat), |played| played.assisted = true);
            }
            TableEvent::Paused { on: true } => self.paused_at = line.at,
            TableEvent::Away { seat, .. } => {
                let waits = is_playing && self.state.seats[*seat].bot.is_none();
                self.away_since[*seat] = waits.then_some(line.at);
            }
            TableEvent::Back { seat } => self.away_since[*seat] = None,
            TableEvent::StandIn { seat, .. } => {
                self.away_since[*seat] = None;
                self.played(Some(*seat), |played| played.stood_in = true);
            }
            TableEvent::Over { .. } => {
                self.away_since.fill(None);
                let current = self.game.as_mut().ok_or("no match is being played")?;
                current.over = Some(line.at);
            }
            TableEvent::Woken => {
                let waits = |place: &Place| place.who.is_some() && place.bot.is_none();
                for (place, since) in self.state.seats.iter().zip(&mut self.away_since) {
                    if place.who.is_some() {
                        *since = waits(place).then_some(line.at);
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Where this table is not quite as clients must suppose.
    fn amend(&mut self, line: &Logged, pause_s: Option<u32>) {
        match &line.event {
            TableEvent::Sat { seat, who } => {
                self.state.seats[*seat].away = !self.is_present(who.id);
            }
            TableEvent::Chat { .. } if self.state.chat.len() > CHAT => {
                self.state.chat.pop_front();
            }
            TableEvent::Started { .. }
            | TableEvent::Round
            | TableEvent::Move { .. }
            | TableEvent::Woken
                if !self.config.countdown && pause_s != Some(0) =>
            {
                self.state.next_round_at = None;
            }
            _ => {}
        }
    }

    /// Notes how a seat of the present match is played.
    fn played(&mut self, seat: Option<usize>, how: impl FnOnce(&mut PlayedBy)) {
        let current = self.game.as_mut().zip(seat);
        if let Some(played) = current.and_then(|(current, seat)| current.played.get_mut(seat)) {
            how(played);
        }
    }

    pub(crate) fn begin(
        &mut self,
        at: i64,
        number: u32,
        seed: u64,
        names: &[String],
        live: Box<dyn Live>,
    ) {
        let seats = &self.state.seats;
        for (place, since) in seats.iter().zip(&mut self.away_since) {
            *since = (place.away && place.who.is_some()).then_some(at);
        }
        self.game = Some(Current {
            number,
            seed,
            names: names.to_vec(),
            rules: self.rules,
            played: vec![PlayedBy::default(); seats.len()],
            seats: seats.clone(),
            setup: self.state.setup.clone(),
            started_at: at,
            live,
            secret: self.secret,
            seeds: self.state.seeds.clone(),
            turn: 0,
            moves: 0,
            over: None,
        });
    }
}
