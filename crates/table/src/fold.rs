//! How each line of the log changes a table.

use baralho_game::{Phase, Seat};
use baralho_protocol::online::{Clocks, Place, Said, Stage, fair};

use crate::{
    Entry, Frames, Line, Table, live,
    table::{CHAT, Current, Note, PlayedBy, parse},
    tell::tell,
};

impl Table {
    /// What follows from a line. The only place where the log changes anything.
    #[allow(clippy::too_many_lines)] // an arm for each kind of line
    pub(crate) fn fold(&mut self, line: &Line) -> Result<Frames, String> {
        let seq = self.next_seq;
        let observers = self.observers();
        let mut events = None;
        match &line.entry {
            Entry::Created {
                setup, password, ..
            }
            | Entry::Changed { setup, password } => {
                self.rules = parse(setup).map_err(|bad| bad.to_string())?;
                self.setup = setup.clone();
                self.password.clone_from(password);
                self.places.resize(self.rules.players(), Place::default());
                self.seeds.resize(self.rules.players(), String::new());
                self.away_since.resize(self.rules.players(), None);
                self.unready();
            }
            Entry::Sat { seat, who } => {
                let away = !self.is_present(who.id);
                let place = self.place(*seat)?;
                *place = Place {
                    who: Some(who.clone()),
                    away,
                    ..Place::default()
                };
            }
            Entry::Bot { seat, name } => {
                let place = self.place(*seat)?;
                *place = Place {
                    bot: Some(name.clone()),
                    ..Place::default()
                };
            }
            Entry::Left { seat, .. } => {
                *self.place(*seat)? = Place::default();
                self.seeds[*seat].clear();
            }
            Entry::Ready { seat, on } => self.place(*seat)?.ready = *on,
            Entry::Host { who } => self.host = who.clone(),
            Entry::Banned { person } => {
                self.banned.push(*person);
                let seat = self.seat_of(*person).filter(|_| self.is_playing());
                self.note(seat.map(Seat::index), |played| played.kicked = true);
            }
            Entry::Silenced { person, on } => {
                self.silenced.retain(|silenced| silenced != person);
                if *on {
                    self.silenced.push(*person);
                }
            }
            Entry::Committed { secret } => {
                self.secret = fair::from_hex(secret).ok_or("the secret is no 32 bytes")?;
                self.seeds.iter_mut().for_each(String::clear);
            }
            Entry::Seeded { seat, seed } => {
                self.place(*seat)?;
                self.seeds[*seat].clone_from(seed);
            }
            Entry::Started {
                number,
                seed,
                names,
            } => self.begin(line.at, *number, *seed, names),
            Entry::Move { seat, text, by } => {
                let current = self.game.as_mut().ok_or("no match is being played")?;
                if current.live.turn() != Some(Seat::new(*seat)) {
                    return Err("it is not that seat's turn".into());
                }
                let played = current.live.play(text, &observers)?;
                current.turn += 1;
                current.notes.push(Note {
                    seq,
                    at: line.at,
                    seat: *seat,
                    by: *by,
                });
                events = Some(played.events);
                if by.is_own() {
                    self.note(Some(*seat), |played| played.own += 1);
                }
                self.settle(line.at);
            }
            Entry::Round => {
                let current = self.game.as_mut().ok_or("no match is being played")?;
                current.live.next_round();
                current.notes.clear();
                self.paused = false;
                self.next_round_at = None;
                self.stage = Stage::Playing;
                self.unready();
                self.settle(line.at);
            }
            Entry::Paused { on } => self.pause(line.at, *on),
            Entry::Extended { seat } => {
                self.clocks.extend(line.at, Seat::new(*seat));
            }
            Entry::Away { seat, .. } => {
                let playing = self.is_playing();
                let place = self.place(*seat)?;
                place.away = true;
                let waits = playing && place.bot.is_none();
                self.away_since[*seat] = waits.then_some(line.at);
            }
            Entry::Back { seat } => {
                let place = self.place(*seat)?;
                place.away = false;
                // A clock that went on running meanwhile goes on: who comes back has no
                // more time than who stayed.
                let stood_in = place.bot.take().is_some();
                self.away_since[*seat] = None;
                if stood_in && self.has_turn(*seat) {
                    self.run_clock(line.at);
                }
            }
            Entry::StandIn { seat, bot } => {
                let place = self.place(*seat)?;
                place.bot = Some(bot.clone());
                self.away_since[*seat] = None;
                self.note(Some(*seat), |played| played.stood_in = true);
                if self.has_turn(*seat) {
                    self.run_clock(line.at);
                }
            }
            Entry::Over { .. } => {
                self.stage = Stage::Over;
                self.paused = false;
                self.next_round_at = None;
                self.clocks.turn(line.at, None, false);
                self.away_since.fill(None);
                self.unready();
                for place in &mut self.places {
                    if place.who.is_some() {
                        place.bot = None;
                    }
                }
                let current = self.game.as_mut().ok_or("no match is being played")?;
                current.over = Some((seq, line.at));
            }
            Entry::Chat { who, text } => {
                if self.chat.len() == CHAT {
                    self.chat.pop_front();
                }
                self.chat.push_back(Said {
                    at: line.at,
                    who: who.clone(),
                    text: text.clone(),
                });
            }
            Entry::Unsaid => {}
            Entry::Woken => self.wake(line.at),
            Entry::Closed => self.closed = true,
        }
        self.next_seq += 1;
        // A match that begins makes players of those who watched the last one.
        let observers = match &line.entry {
            Entry::Started { .. } => self.observers(),
            _ => observers,
        };
        Ok(tell(self, seq, line, events, &observers))
    }

    /// Notes how a seat of the present match is played.
    fn note(&mut self, seat: Option<usize>, how: impl FnOnce(&mut PlayedBy)) {
        let current = self.game.as_mut().zip(seat);
        if let Some(played) = current.and_then(|(current, seat)| current.played.get_mut(seat)) {
            how(played);
        }
    }

    fn begin(&mut self, at: i64, number: u32, seed: u64, names: &[String]) {
        self.game = Some(Current {
            number,
            seed,
            names: names.to_vec(),
            rules: self.rules,
            played: vec![PlayedBy::default(); self.places.len()],
            seats: self.places.clone(),
            setup: self.setup.clone(),
            started_at: at,
            live: live::start(self.rules, seed),
            secret: self.secret,
            seeds: self.seeds.clone(),
            turn: 0,
            notes: Vec::new(),
            over: None,
        });
        self.stage = Stage::Playing;
        self.paused = false;
        self.clocks = Clocks::new(self.setup.clock);
        self.unready();
        for (place, since) in self.places.iter().zip(&mut self.away_since) {
            *since = (place.away && place.who.is_some()).then_some(at);
        }
        self.settle(at);
    }

    /// Whose turn it is after something changed, and whether the round goes on.
    fn settle(&mut self, at: i64) {
        let Some(current) = &self.game else { return };
        if let Phase::Pause { seconds, .. } = *current.live.phase() {
            self.stage = Stage::Between;
            self.next_round_at = self.end_of_pause(at, seconds);
        }
        self.run_clock(at);
    }

    /// When the next round begins by itself, if it does.
    fn end_of_pause(&self, at: i64, seconds: u32) -> Option<i64> {
        let ends = self.config.countdown || seconds == 0;
        ends.then(|| at + i64::from(seconds) * 1000)
    }

    fn run_clock(&mut self, at: i64) {
        if !self.is_playing() {
            return;
        }
        let turn = self.game.as_ref().and_then(|current| current.live.turn());
        let timed = turn.is_some_and(|seat| self.places[seat.index()].bot.is_none());
        self.clocks.turn(at, turn, timed);
    }

    fn has_turn(&self, seat: usize) -> bool {
        let turn = self.game.as_ref().and_then(|current| current.live.turn());
        turn.is_some_and(|turn| turn.index() == seat)
    }

    fn pause(&mut self, at: i64, on: bool) {
        self.paused = on;
        if on {
            self.paused_at = at;
            self.clocks.stop(at);
        } else {
            self.clocks.go_on(at);
        }
        if self.stage == Stage::Between {
            // Stopped once, the countdown does not go on: the next round begins at once.
            self.next_round_at = (!on).then_some(at);
        }
    }

    fn wake(&mut self, at: i64) {
        if !self.paused {
            self.clocks.go_on(at);
        }
        let pause = self.game.as_ref().map(|current| current.live.phase());
        if let (Some(_), Some(&Phase::Pause { seconds, .. })) = (self.next_round_at, pause) {
            self.next_round_at = self.end_of_pause(at, seconds);
        }
        for (place, since) in self.places.iter_mut().zip(&mut self.away_since) {
            if place.who.is_some() {
                place.away = true;
                *since = place.bot.is_none().then_some(at);
            }
        }
    }

    fn unready(&mut self) {
        for place in &mut self.places {
            place.ready = false;
        }
    }

    fn place(&mut self, seat: usize) -> Result<&mut Place, String> {
        self.places
            .get_mut(seat)
            .ok_or_else(|| format!("there is no seat {seat}"))
    }
}
