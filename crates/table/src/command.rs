//! What people at a table may do: every command is checked here, and becomes lines of the log
//! or a refusal.

use std::num::NonZeroU32;

use baralho_catalog::STAND_IN;
use baralho_game::{Match, Observer, Seat};
use baralho_protocol::{
    Wire,
    online::{
        By, Command, Gone, LONGEST_CHAT, Person, Place, Refusal, Room, Setup, Stage, TableEvent,
        fair,
    },
};

use crate::{
    Table,
    live::{Live, Playing},
    log::Hidden,
    table::complete,
};

/// The longest share of the chance that a seat may add, in characters.
const LONGEST_SEED: usize = 64;

/// The longest text of a move, in bytes: none of any game is half as long.
const LONGEST_MOVE: usize = 200;

/// Whether a match could get stuck without this command.
const fn goes_on(command: &Command) -> bool {
    matches!(
        command,
        Command::Move { .. }
            | Command::Pause
            | Command::Extend
            | Command::Kick { .. }
            | Command::Stand
    )
}

impl Table {
    /// Does what somebody at the table asks for, or says why not and changes nothing. The
    /// lines wait in [`Table::take_pending`]. `secret` is fresh chance, in case a match ends
    /// or begins.
    ///
    /// The caller has checked that a bot's name is one of the game, and has hashed a password.
    /// It also answers whatever does not concern the table itself.
    pub fn handle(
        &mut self,
        now: i64,
        who: &Person,
        command: Command,
        secret: &[u8; 32],
    ) -> Result<(), Refusal> {
        if self.next_seq >= self.config.longest_log && !goes_on(&command) {
            return Err(Refusal::LogFull);
        }
        match command {
            Command::Sit { seat } => self.sit(now, who, seat),
            Command::Stand => {
                let seat = self.seat(who)?;
                self.between_matches()?;
                self.record(now, left(seat))?;
                self.start_if_ready(now)
            }
            Command::Bot { seat, name } => self.seat_bot(now, who, seat, &name),
            Command::Kick { seat } => self.kick(now, who, seat),
            Command::Expel { person } => self.expel(now, who, person),
            Command::Change { setup, password } => self.change(now, who, setup, password),
            Command::HandOver { person } => {
                self.only_host(who)?;
                let heir = self.present.get(&person).map(|(heir, _)| heir.clone());
                let heir = heir.ok_or(Refusal::NobodyThere)?;
                self.record(now, TableEvent::Host { who: heir })
            }
            Command::Ready { on } => {
                let seat = self.seat(who)?.index();
                if self.state.stage == Stage::Between {
                    return self.ready_for_round(now, seat, on, secret);
                }
                self.between_matches()?;
                if self.state.seats[seat].ready != on {
                    self.record(now, TableEvent::Ready { seat, on })?;
                }
                self.start_if_ready(now)
            }
            Command::Seed { seed } => {
                let seat = self.seat(who)?.index();
                self.between_matches()?;
                let seed = clean(&seed, LONGEST_SEED)?;
                self.record(now, TableEvent::Seeded { seat, seed })
            }
            Command::Start => self.start_by_host(now, who),
            Command::Move { text, turn } => {
                let seat = self.seat(who)?;
                self.make_move(now, seat, &text, turn, By::Own, secret)
            }
            Command::TakeBack { moves, turn } => {
                let seat = self.seat(who)?;
                self.take_back(now, seat, moves, turn)
            }
            Command::Pause => self.pause_or_go_on(now, who),
            Command::Extend => {
                let seat = self.seat(who)?;
                // Tried on a copy: the log decides.
                let mut clocks = self.state.clocks;
                if self.state.paused || clocks.extend(now, seat).is_none() {
                    return Err(Refusal::NoMoreTime);
                }
                let (seat, more) = (seat.index(), clocks.rule().extension_ms());
                self.record(now, TableEvent::Extended { seat, more })
            }
            Command::Chat {
                to: Room::Table,
                text,
            } => {
                let text = clean(&text, LONGEST_CHAT)?;
                ensure(!self.silenced.contains(&who.id), Refusal::Silenced)?;
                let who = who.clone();
                self.record(now, TableEvent::Chat { who, text })
            }
            Command::Silence { person, on } => {
                self.only_host(who)?;
                let has_spoken = || self.state.chat.iter().any(|said| said.who.id == person);
                let is_here = self.is_present(person) || self.seat_of(person).is_some();
                if on == self.state.silenced.contains(&person) {
                    return Ok(());
                }
                if on && !is_here && !has_spoken() {
                    return Err(Refusal::NobodyThere);
                }
                self.record(now, TableEvent::Silenced { person, on })
            }
            _ => Err(Refusal::NoTable),
        }
    }

    fn sit(&mut self, now: i64, who: &Person, seat: Option<usize>) -> Result<(), Refusal> {
        self.between_matches()?;
        ensure(self.seat_of(who.id).is_none(), Refusal::SeatedAlready)?;
        let seat = match seat {
            None => {
                let empty = self.seats.iter().position(Place::is_empty);
                empty.ok_or(Refusal::Full)?
            }
            Some(seat) => {
                ensure(self.place(seat)?.is_empty(), Refusal::SeatTaken)?;
                seat
            }
        };
        let who = who.clone();
        self.record(now, TableEvent::Sat { seat, who })
    }

    fn seat_bot(
        &mut self,
        now: i64,
        who: &Person,
        seat: Option<usize>,
        name: &str,
    ) -> Result<(), Refusal> {
        self.only_host(who)?;
        self.between_matches()?;
        let seats: Vec<usize> = if let Some(seat) = seat {
            ensure(self.place(seat)?.who.is_none(), Refusal::SeatTaken)?;
            vec![seat]
        } else {
            let is_empty = |seat: &usize| self.seats[*seat].is_empty();
            (0..self.seats.len()).filter(is_empty).collect()
        };
        ensure(!seats.is_empty(), Refusal::Full)?;
        for seat in seats {
            let name = name.to_owned();
            self.record(now, TableEvent::Bot { seat, name })?;
        }
        self.start_if_ready(now)
    }

    fn kick(&mut self, now: i64, who: &Person, seat: usize) -> Result<(), Refusal> {
        self.only_host(who)?;
        let place = self.place(seat)?;
        let person = place.who.as_ref().map(|who| who.id);
        ensure(!place.is_empty(), Refusal::SeatEmpty)?;
        ensure(person != Some(who.id), Refusal::NobodyThere)?;
        if self.is_playing() {
            // A bot that plays in its own right stays to the end of the match.
            let person = person.ok_or(Refusal::MatchRunning)?;
            let has_bot = place.bot.is_some();
            self.ban(now, person)?;
            let why = Gone::Kicked;
            self.record(now, TableEvent::Away { seat, why })?;
            return if has_bot {
                Ok(())
            } else {
                self.stand_in(now, seat)
            };
        }
        if let Some(person) = person {
            self.ban(now, person)?;
        }
        self.record(now, TableEvent::Left { seat, kicked: true })
    }

    fn expel(&mut self, now: i64, who: &Person, person: i64) -> Result<(), Refusal> {
        self.only_host(who)?;
        if let Some(seat) = self.seat_of(person) {
            return self.kick(now, who, seat.index());
        }
        let is_there = person != who.id && self.is_present(person);
        ensure(is_there, Refusal::NobodyThere)?;
        self.ban(now, person)
    }

    fn ban(&mut self, now: i64, person: i64) -> Result<(), Refusal> {
        self.record_with(now, TableEvent::Tick, Hidden::Banned(person))
    }

    fn change(
        &mut self,
        now: i64,
        who: &Person,
        setup: Setup,
        password: Option<String>,
    ) -> Result<(), Refusal> {
        self.only_host(who)?;
        self.between_matches()?;
        let setup = complete(setup, self.config)?;
        // Absent means the old one, empty means none.
        let password = match password {
            None => self.password.clone(),
            Some(hash) => Some(hash).filter(|hash| !hash.is_empty()),
        };
        let players = setup.players.unwrap_or(self.state.seats.len());
        let host = self.seat_of(self.state.host.id);
        for seat in players..self.state.seats.len() {
            if self.state.seats[seat] != Place::default() {
                let kicked = host.is_none_or(|host| host.index() != seat);
                self.record(now, TableEvent::Left { seat, kicked })?;
            }
        }
        // Bots of one game need not be bots of another.
        if setup.game != self.state.setup.game {
            for seat in 0..players.min(self.state.seats.len()) {
                if self.state.seats[seat].bot.is_some() {
                    self.record(now, TableEvent::Left { seat, kicked: true })?;
                }
            }
        }
        let locked = password.is_some();
        let line = self.line(
            now,
            TableEvent::Changed { setup, locked },
            password.map(Hidden::Password),
        );
        self.write(line)
    }

    fn start_by_host(&mut self, now: i64, who: &Person) -> Result<(), Refusal> {
        self.only_host(who)?;
        self.between_matches()?;
        self.everybody_seated()?;
        // By account: a host may have another name by now than when they sat down.
        let other = |place: &Place| place.who.as_ref().is_some_and(|p| p.id != who.id);
        let waits = |place: &&Place| !place.ready && other(place);
        let names: Vec<&str> = self
            .state
            .seats
            .iter()
            .filter(waits)
            .filter_map(|place| place.who.as_ref().map(|who| who.name.as_str()))
            .collect();
        if !names.is_empty() {
            return Err(Refusal::NotReady(names.join(", ")));
        }
        self.start(now)
    }

    /// After a match everybody's wish for another is enough; the first needs the host.
    fn start_if_ready(&mut self, now: i64) -> Result<(), Refusal> {
        let mut people = self.state.seats.iter().filter(|place| place.who.is_some());
        let ready = people.next().is_some_and(|first| first.ready) && people.all(|p| p.ready);
        if self.state.stage == Stage::Over && ready && self.everybody_seated().is_ok() {
            self.start(now)?;
        }
        Ok(())
    }

    /// Somebody has read the score of the last round. The next begins with the last of them.
    fn ready_for_round(
        &mut self,
        now: i64,
        seat: usize,
        on: bool,
        secret: &[u8; 32],
    ) -> Result<(), Refusal> {
        // Nobody waits for bots, for programs and for whoever is away.
        let waits = |place: &Place| {
            let person = place.who.as_ref().filter(|who| !who.program);
            person.is_some() && place.bot.is_none() && !place.away && !place.ready
        };
        let mut others = self.state.seats.iter().enumerate();
        let is_last = others.all(|(other, place)| other == seat || !waits(place));
        if !(on && is_last) {
            if self.state.seats[seat].ready != on {
                self.record(now, TableEvent::Ready { seat, on })?;
            }
            return Ok(());
        }
        if self.state.paused {
            self.record(now, TableEvent::Paused { on: false })?;
        }
        self.record(now, TableEvent::Round)?;
        self.go_on(now, secret)
    }

    fn everybody_seated(&self) -> Result<(), Refusal> {
        let is_full = !self.seats.iter().any(Place::is_empty);
        ensure(is_full, Refusal::SeatsEmpty)
    }

    fn start(&mut self, now: i64) -> Result<(), Refusal> {
        let seed = fair::seed(&self.secret, self.state.seeds.iter().map(String::as_str));
        let number = self.next_number();
        let names = names(&self.state.seats);
        let started = TableEvent::Started { number, names };
        self.record_with(now, started, Hidden::Seed(seed))
    }

    /// Begins a match that is dealt already, such as one whose seed was given, with what everybody
    /// is called in it. For a table whose log nobody keeps: read again, it would deal from its
    /// seed.
    pub fn start_dealt<G: Wire>(
        &mut self,
        now: i64,
        names: Vec<String>,
        game: Match<G>,
    ) -> Result<(), Refusal> {
        self.between_matches()?;
        self.everybody_seated()?;
        let (number, seed) = (self.next_number(), game.seed());
        self.begin(now, number, seed, &names, Box::new(Playing::new(game)));
        let started = TableEvent::Started { number, names };
        let line = self.line(now, started, Some(Hidden::Seed(seed)));
        let frames = self.take_in(&line).map_err(|_| Refusal::Trouble)?;
        self.keep(line, frames);
        Ok(())
    }

    fn next_number(&self) -> u32 {
        self.game.as_ref().map_or(1, |last| last.number + 1)
    }

    /// Makes a move for a seat: its own, or that of a bot standing in.
    pub fn make_move(
        &mut self,
        now: i64,
        seat: Seat,
        text: &str,
        turn: u64,
        by: By,
        secret: &[u8; 32],
    ) -> Result<(), Refusal> {
        let cards = self.turn_of(seat, turn)?;
        ensure(text.len() <= LONGEST_MOVE, Refusal::BadText(LONGEST_MOVE))?;
        // As the game writes it, once and for all: what is told now, told again later and kept
        // for ever are the same bytes.
        let text = cards.play(text).map_err(Refusal::IllegalMove)?;
        let seat = seat.index();
        let line = self.line(now, TableEvent::Move { seat, text, by }, None);
        let frames = self.take_in(&line).map_err(|_| Refusal::Trouble)?;
        self.keep(line, frames);
        self.go_on(now, secret)
    }

    /// The cards, if it is this seat's turn and nothing has happened since it was this one.
    fn turn_of(&mut self, seat: Seat, turn: u64) -> Result<&mut dyn Live, Refusal> {
        self.in_match()?;
        let Some(current) = &mut self.game else {
            return Err(Refusal::NoMatch);
        };
        ensure(turn == current.turn, Refusal::Stale(current.turn))?;
        let is_their_turn = current.live.game().turn() == Some(seat);
        ensure(is_their_turn, Refusal::NotYourTurn)?;
        ensure(!self.state.paused, Refusal::Paused)?;
        Ok(&mut *current.live)
    }

    /// Takes moves of this turn back. The log could say of any moves of the round that they are
    /// taken back, those of others too; but only what showed its player nothing is nobody's loss.
    fn take_back(
        &mut self,
        now: i64,
        seat: Seat,
        moves: NonZeroU32,
        turn: u64,
    ) -> Result<(), Refusal> {
        // Ratings are among people: a match with nobody else in it never counts.
        ensure(self.state.plays_alone(seat.index()), Refusal::NotAlone)?;
        let (own, open) = self.turn_of(seat, turn)?.own_moves();
        let wanted = moves.get() as usize;
        ensure(wanted <= own, Refusal::NothingToTakeBack)?;
        ensure(wanted <= open, Refusal::SeenAlready)?;
        let seat = seat.index();
        self.record(now, TableEvent::TakenBack { seat, moves })
    }

    /// Replaces a bot that fails to choose, whoever it plays for, and tells the table. False when
    /// the bot that failed is the replacement itself.
    pub fn replace_bot(&mut self, now: i64, seat: Seat) -> Result<bool, Refusal> {
        let place = self.place(seat.index()).cloned().unwrap_or_default();
        if place.bot.is_none_or(|failed| failed == STAND_IN) {
            return Ok(false);
        }
        let (seat, bot) = (seat.index(), STAND_IN.to_owned());
        let event = match place.who {
            Some(_) => TableEvent::StandIn { seat, bot },
            None => TableEvent::Bot { seat, name: bot },
        };
        self.record(now, event)?;
        Ok(true)
    }

    /// Any legal move of whoever must move: better than a table that is stuck.
    pub fn any_move(&self) -> Option<String> {
        let live = &self.game.as_ref()?.live;
        let (_, moves) = live.view(Observer::Seat(live.game().turn()?));
        moves.into_iter().next()
    }

    /// The host pauses the match and resumes it. After a while any player may resume it.
    fn pause_or_go_on(&mut self, now: i64, who: &Person) -> Result<(), Refusal> {
        let may_end = self.state.paused && now >= self.paused_at + self.config.pause_ms;
        if !may_end || self.seat_of(who.id).is_none() {
            self.only_host(who)?;
        }
        self.in_match()?;
        let on = !self.state.paused;
        self.record(now, TableEvent::Paused { on })
    }

    /// What follows by itself: the end of a match, or the next round.
    pub(crate) fn go_on(&mut self, now: i64, secret: &[u8; 32]) -> Result<(), Refusal> {
        let Some(current) = self.game.as_ref().filter(|_| self.is_playing()) else {
            return Ok(());
        };
        if let Some(outcome) = current.live.game().outcome() {
            let over = TableEvent::Over {
                number: current.number,
                winners: outcome.winners.clone(),
                points: outcome.points.clone(),
                secret: fair::to_hex(&current.secret),
                seeds: current.seeds.clone(),
                seed: current.seed,
            };
            self.record(now, over)?;
            return self.commit(now, secret);
        }
        if !self.state.paused && self.state.next_round_at.is_some_and(|at| at <= now) {
            self.record(now, TableEvent::Round)?;
            // A deal may be over as soon as it is dealt.
            return self.go_on(now, secret);
        }
        Ok(())
    }

    pub(crate) fn stand_in(&mut self, now: i64, seat: usize) -> Result<(), Refusal> {
        let bot = STAND_IN.to_owned();
        self.record(now, TableEvent::StandIn { seat, bot })
    }

    fn seat(&self, who: &Person) -> Result<Seat, Refusal> {
        self.seat_of(who.id).ok_or(Refusal::NotSeated)
    }

    fn only_host(&self, who: &Person) -> Result<(), Refusal> {
        ensure(self.host.id == who.id, Refusal::NotHost)
    }

    fn between_matches(&self) -> Result<(), Refusal> {
        ensure(!self.is_playing(), Refusal::MatchRunning)
    }

    fn in_match(&self) -> Result<(), Refusal> {
        ensure(self.is_playing(), Refusal::NoMatch)
    }

    fn place(&self, seat: usize) -> Result<&Place, Refusal> {
        self.seats.get(seat).ok_or(Refusal::NoSuchSeat(seat))
    }
}

fn ensure(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn left(seat: Seat) -> TableEvent {
    TableEvent::Left {
        seat: seat.index(),
        kicked: false,
    }
}

/// What everybody is called in a match: bots of the same name get a number.
fn names(places: &[Place]) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(places.len());
    for place in places {
        let name = place.name().unwrap_or_default();
        let mut unique = name.to_owned();
        let mut count = 1;
        while names.contains(&unique) {
            count += 1;
            unique = format!("{name} {count}");
        }
        names.push(unique);
    }
    names
}

/// A text that people wrote, on one line and without what only disturbs.
///
/// # Errors
/// When nothing is left, or too much.
pub fn clean(text: &str, longest: usize) -> Result<String, Refusal> {
    let visible = |c: char| !c.is_control() && !is_unseen(c);
    let text: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| visible(c))
        .collect();
    let text = text.trim();
    if text.is_empty() || text.chars().count() > longest {
        return Err(Refusal::BadText(longest));
    }
    Ok(text.to_owned())
}

/// Marks that turn the direction of writing, or show nothing: with them one text can be
/// made to look like another.
const fn is_unseen(c: char) -> bool {
    matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
