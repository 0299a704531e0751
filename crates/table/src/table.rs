//! The state of a table, and what may be asked of it.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use baralho_catalog::AnyRules;
use baralho_game::{Observer, Seat, Standing};
use baralho_protocol::online::{
    By, ClockRule, Clocks, PAUSE_S, Person, Place, Refusal, Said, Setup, Stage, TableCode, fair,
};

use crate::{BadLog, Entry, Line, live::Live, tell::Frames};

/// Things said that newcomers are still told.
pub(crate) const CHAT: usize = 50;

/// Rounds of which whoever missed them is told, the present one included.
const ROUNDS: usize = 2;

/// What a server decides for all of its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableConfig {
    /// How long a seat is kept for who lost the connection before a bot stands in.
    pub grace_ms: i64,
    /// After how long anybody who plays may end the host's pause.
    pub pause_ms: i64,
    /// Whether the next round begins by itself after a while. Else it waits until everybody is
    /// ready for it: where one person plays alone, there is nobody to keep waiting.
    pub countdown: bool,
    /// The most lines of a log. Beyond them a match goes on to its end, but nothing else is
    /// written, and no other begins.
    pub longest_log: u64,
}

impl Default for TableConfig {
    fn default() -> Self {
        Self {
            grace_ms: 60_000,
            pause_ms: 120_000,
            countdown: true,
            longest_log: 20_000,
        }
    }
}

/// A table: what follows from its log, and who is there.
pub struct Table {
    pub(crate) code: TableCode,
    pub(crate) config: TableConfig,
    /// How many lines the log has.
    pub(crate) next_seq: u64,
    /// When the last of them was written: time never runs backwards in a log.
    pub(crate) written_at: i64,
    /// Who opened it.
    pub(crate) founder: i64,
    pub(crate) host: Person,
    pub(crate) setup: Setup,
    pub(crate) rules: AnyRules,
    pub(crate) password: Option<String>,
    pub(crate) places: Vec<Place>,
    pub(crate) banned: Vec<i64>,
    pub(crate) silenced: Vec<i64>,
    /// The server's share of the chance behind this match, or the next.
    pub(crate) secret: [u8; 32],
    pub(crate) seeds: Vec<String>,
    pub(crate) stage: Stage,
    pub(crate) paused: bool,
    /// When it was paused last.
    pub(crate) paused_at: i64,
    pub(crate) clocks: Clocks,
    /// When the next round begins by itself.
    pub(crate) next_round_at: Option<i64>,
    /// Since when each seat's person is away, in a match.
    pub(crate) away_since: Vec<Option<i64>>,
    pub(crate) chat: VecDeque<Said>,
    pub(crate) game: Option<Current>,
    pub(crate) closed: bool,
    /// The log since the present match began, or all of it before the first.
    pub(crate) kept: VecDeque<Line>,
    /// Where the last rounds begin in the log, and what from: whoever missed more is shown the
    /// table as it stands.
    pub(crate) rounds: VecDeque<(u64, Standing)>,
    /// Who is connected, and how often. Not in the log: a server that starts knows nobody.
    pub(crate) present: BTreeMap<i64, (Person, usize)>,
    /// Lines not yet handed over to be stored, with what to tell once they are.
    pub(crate) pending: Vec<Pending>,
}

/// The present match, or the last one.
pub(crate) struct Current {
    pub(crate) number: u32,
    pub(crate) seed: u64,
    pub(crate) names: Vec<String>,
    pub(crate) rules: AnyRules,
    pub(crate) seats: Vec<Place>,
    pub(crate) setup: Setup,
    pub(crate) started_at: i64,
    pub(crate) live: Box<dyn Live>,
    /// The secret behind it.
    pub(crate) secret: [u8; 32],
    pub(crate) seeds: Vec<String>,
    /// Moves made in all rounds.
    pub(crate) turn: u64,
    /// The moves of the present round.
    pub(crate) notes: Vec<Note>,
    /// How each seat was played.
    pub(crate) played: Vec<PlayedBy>,
    /// The line that ended it.
    pub(crate) over: Option<(u64, i64)>,
}

/// Who played at a seat in a match: what counts for a rating.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PlayedBy {
    /// Moves that were its person's own.
    pub(crate) own: u32,
    /// A bot stood in.
    pub(crate) stood_in: bool,
    /// The host sent its person away.
    pub(crate) kicked: bool,
}

/// What a snapshot must say of a move beside its events.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    pub(crate) seq: u64,
    pub(crate) at: i64,
    pub(crate) seat: usize,
    pub(crate) by: By,
}

/// A line to be stored, and then told.
#[derive(Debug)]
pub struct Pending {
    /// Its number.
    pub seq: u64,
    /// The line.
    pub line: Line,
    /// What to tell, once it is stored.
    pub frames: Frames,
}

impl Table {
    /// Opens a table. The lines of its beginning wait in [`Table::take_pending`].
    ///
    /// # Errors
    /// When its setup cannot be played.
    pub fn open(
        code: TableCode,
        config: TableConfig,
        now: i64,
        founder: Person,
        setup: Setup,
        password: Option<String>,
        secret: &[u8; 32],
    ) -> Result<Self, Refusal> {
        let setup = complete(setup, config)?;
        let created = Entry::Created {
            host: founder.clone(),
            setup,
            password,
        };
        let first = Line {
            at: now,
            entry: created,
        };
        let mut table = Self::blank(code, config, &first).map_err(|_| Refusal::Trouble)?;
        let frames = table.fold(&first).map_err(|_| Refusal::Trouble)?;
        table.keep(0, first, frames);
        let secret = fair::to_hex(secret);
        table.record(now, Entry::Committed { secret })?;
        table.record(
            now,
            Entry::Sat {
                seat: 0,
                who: founder,
            },
        )?;
        Ok(table)
    }

    /// Takes a table up from its log. Everybody is away at first; a match that is being
    /// played goes on from `now`.
    ///
    /// # Errors
    /// When the lines are no table's log.
    pub fn load(
        code: TableCode,
        config: TableConfig,
        now: i64,
        lines: impl IntoIterator<Item = Line>,
    ) -> Result<Self, BadLog> {
        let mut lines = lines.into_iter();
        let first = lines.next().ok_or(BadLog::NoBeginning)?;
        let mut table = Self::blank(code, config, &first)?;
        for line in std::iter::once(first).chain(lines) {
            let seq = table.next_seq;
            table
                .fold(&line)
                .map_err(|reason| BadLog::Impossible { seq, reason })?;
            table.remember(seq, line);
        }
        if !table.closed && matches!(table.stage, Stage::Playing | Stage::Between) {
            let woken = table.record(now, Entry::Woken);
            woken.map_err(|refusal| BadLog::Impossible {
                seq: table.next_seq,
                reason: refusal.to_string(),
            })?;
        }
        Ok(table)
    }

    fn blank(code: TableCode, config: TableConfig, first: &Line) -> Result<Self, BadLog> {
        let Entry::Created { host, setup, .. } = &first.entry else {
            return Err(BadLog::NoBeginning);
        };
        let rules = parse(setup).map_err(|bad| BadLog::Impossible {
            seq: 0,
            reason: bad.to_string(),
        })?;
        Ok(Self {
            code,
            config,
            next_seq: 0,
            written_at: first.at,
            founder: host.id,
            host: host.clone(),
            setup: setup.clone(),
            rules,
            password: None,
            places: Vec::new(),
            banned: Vec::new(),
            silenced: Vec::new(),
            secret: [0; 32],
            seeds: Vec::new(),
            stage: Stage::Waiting,
            paused: false,
            paused_at: 0,
            clocks: Clocks::new(ClockRule::Off),
            next_round_at: None,
            away_since: Vec::new(),
            chat: VecDeque::new(),
            game: None,
            closed: false,
            kept: VecDeque::new(),
            rounds: VecDeque::new(),
            present: BTreeMap::new(),
            pending: Vec::new(),
        })
    }

    /// Writes a line: from now on it has happened, and waits to be stored and told.
    pub(crate) fn record(&mut self, now: i64, entry: Entry) -> Result<(), Refusal> {
        let at = now.max(self.written_at);
        let line = Line { at, entry };
        let seq = self.next_seq;
        // Whoever writes a line has checked that it can happen.
        let frames = self.fold(&line).map_err(Refusal::IllegalMove)?;
        self.keep(seq, line, frames);
        Ok(())
    }

    /// Closes it, whatever is played.
    ///
    /// # Errors
    /// Never, unless the table is broken.
    pub fn close(&mut self, now: i64) -> Result<(), Refusal> {
        self.record(now, Entry::Closed)
    }

    /// Forgets what somebody said who has deleted their account, as storage does: from now on
    /// nobody is told it any more.
    pub fn unsay(&mut self, person: i64) {
        self.chat.retain(|said| said.who.id != person);
        for line in &mut self.kept {
            if matches!(&line.entry, Entry::Chat { who, .. } if who.id == person) {
                line.entry = Entry::Unsaid;
            }
        }
    }

    fn keep(&mut self, seq: u64, line: Line, frames: Frames) {
        self.remember(seq, line.clone());
        self.pending.push(Pending { seq, line, frames });
    }

    fn remember(&mut self, seq: u64, line: Line) {
        self.written_at = self.written_at.max(line.at);
        if matches!(line.entry, Entry::Started { .. }) {
            self.kept.clear();
            self.rounds.clear();
        }
        if matches!(line.entry, Entry::Started { .. } | Entry::Round)
            && let Some(current) = &self.game
        {
            self.rounds.push_back((seq, *current.live.standing()));
            if self.rounds.len() > ROUNDS {
                self.rounds.pop_front();
            }
        }
        self.kept.push_back(line);
    }
}

/// The questions that everybody may ask.
impl Table {
    /// Its code.
    pub fn code(&self) -> TableCode {
        self.code
    }

    /// The number of the last line.
    pub fn seq(&self) -> u64 {
        self.next_seq.saturating_sub(1)
    }

    /// The host.
    pub fn host(&self) -> &Person {
        &self.host
    }

    /// What is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The hash of the password, if it has one.
    pub fn password(&self) -> Option<&str> {
        self.password.as_deref()
    }

    /// What goes on.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether it is closed.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether a match is being played.
    pub fn is_playing(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Between)
    }

    /// Whether the host sent this person away.
    pub fn is_banned(&self, person: i64) -> bool {
        self.banned.contains(&person)
    }

    /// What was said lately.
    pub fn chat(&self) -> impl Iterator<Item = &Said> {
        self.chat.iter()
    }

    /// Whether somebody is connected.
    pub fn is_attended(&self) -> bool {
        !self.present.is_empty()
    }

    /// Who is connected.
    pub fn present(&self) -> impl Iterator<Item = &Person> {
        self.present.values().map(|(person, _)| person)
    }

    /// Those who are connected and have no seat.
    pub fn watchers(&self) -> impl Iterator<Item = &Person> {
        self.present().filter(|who| self.seat_of(who.id).is_none())
    }

    pub(crate) fn is_present(&self, person: i64) -> bool {
        self.present.contains_key(&person)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: i64) -> Option<Seat> {
        let sits = |place: &Place| is_at(Some(place), person);
        self.places.iter().position(sits).map(Seat::new)
    }

    /// As whom a person looks at the cards of the present match, or the last: who has taken a
    /// seat since then did not play at it, and the match may not even have had it.
    pub fn observer(&self, person: i64) -> Observer {
        let played = |seat: &Seat| match &self.game {
            Some(current) => is_at(current.seats.get(seat.index()), person),
            None => true,
        };
        let seat = self.seat_of(person).filter(played);
        seat.map_or(Observer::Spectator, Observer::Seat)
    }

    /// Who opened the table.
    pub fn founder(&self) -> i64 {
        self.founder
    }

    /// Whether a person may be here while a match is played.
    pub fn may_watch(&self, person: i64) -> bool {
        self.setup.spectators || self.host.id == person || self.seat_of(person).is_some()
    }

    /// Everybody who must be told something: each seat whose person is there, and the
    /// spectators if there are any.
    pub(crate) fn observers(&self) -> Vec<Observer> {
        let mut observers: Vec<Observer> =
            self.present.keys().map(|&id| self.observer(id)).collect();
        observers.sort_unstable();
        observers.dedup();
        observers
    }

    /// The people who have a seat, with it.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let places = self.places.iter().enumerate();
        places.filter_map(|(seat, place)| Some((Seat::new(seat), place.who.as_ref()?)))
    }

    /// The lines that wait to be stored, with what to tell once they are.
    pub fn take_pending(&mut self) -> Vec<Pending> {
        std::mem::take(&mut self.pending)
    }
}

fn is_at(place: Option<&Place>, person: i64) -> bool {
    let who = place.and_then(|place| place.who.as_ref());
    who.is_some_and(|who| who.id == person)
}

/// A frame: a message as it is sent.
pub type Frame = Arc<str>;

pub(crate) fn parse(setup: &Setup) -> Result<AnyRules, Refusal> {
    AnyRules::parse(&setup.game, setup.players, &setup.rules).map_err(Refusal::BadRules)
}

/// The same setup with everything named that the preset or the house decides.
pub(crate) fn complete(mut setup: Setup, config: TableConfig) -> Result<Setup, Refusal> {
    if !setup.clock.is_fair() {
        return Err(Refusal::BadClock);
    }
    let mut rules = parse(&setup)?;
    let pauses = rules.options().get("pause").is_some();
    if config.countdown && pauses && setup.rules.get("pause").is_none() {
        setup.rules.set("pause", PAUSE_S);
        rules = parse(&setup)?;
    }
    rules.preset().clone_into(&mut setup.game);
    setup.players = Some(rules.players());
    setup.rules = rules.options();
    Ok(setup)
}
