//! The state of a table, and what may be asked of it.

use std::{
    collections::{BTreeMap, VecDeque},
    ops::Deref,
    sync::Arc,
};

use baralho_catalog::AnyRules;
use baralho_game::{Observer, Seat, Standing};
use baralho_protocol::online::{
    PAUSE_S, Person, Place, Refusal, Setup, TableCode, TableEvent, TableState, fair,
};

use crate::{BadLog, Logged, live::Live, log::Hidden, tell::Frames};

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
    /// All that everybody knows of it.
    pub(crate) state: TableState,
    pub(crate) rules: AnyRules,
    pub(crate) password: Option<String>,
    pub(crate) banned: Vec<i64>,
    /// The server's share of the chance behind this match, or the next.
    pub(crate) secret: [u8; 32],
    /// When it was paused last.
    pub(crate) paused_at: i64,
    /// Since when each seat's person is away, in a match.
    pub(crate) away_since: Vec<Option<i64>>,
    pub(crate) game: Option<Current>,
    /// The log since the present match began, or all of it before the first.
    pub(crate) kept: VecDeque<Logged>,
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
    pub(crate) secret: [u8; 32],
    pub(crate) seeds: Vec<String>,
    /// What a move must name: how often somebody has moved, or taken moves back.
    pub(crate) turn: u64,
    /// Moves of all rounds that stand.
    pub(crate) moves: u64,
    /// How each seat was played.
    pub(crate) played: Vec<PlayedBy>,
    /// When it was over.
    pub(crate) over: Option<i64>,
}

/// Who played at a seat in a match: what counts for a rating.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PlayedBy {
    /// Moves that were its person's own.
    pub(crate) own: u32,
    pub(crate) stood_in: bool,
    /// They took moves back.
    pub(crate) assisted: bool,
    /// The host sent its person away.
    pub(crate) kicked: bool,
}

/// A line to be stored, and then told.
#[derive(Debug)]
#[allow(missing_docs)] // the names say it all
pub struct Pending {
    pub seq: u64,
    pub line: Logged,
    /// What to tell, once it is stored.
    pub frames: Frames,
}

impl Table {
    /// Opens a table. The lines of its beginning wait in [`Table::take_pending`].
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
        let created = Logged {
            at: now,
            event: TableEvent::Created {
                host: founder.clone(),
                setup,
                locked: password.is_some(),
            },
            hidden: password.map(Hidden::Password),
        };
        let mut table = Self::blank(code, config, &created).map_err(|_| Refusal::Trouble)?;
        table.write(created)?;
        table.commit(now, secret)?;
        table.record(
            now,
            TableEvent::Sat {
                seat: 0,
                who: founder,
            },
        )?;
        Ok(table)
    }

    /// Takes a table up from its log. Everybody is away at first; a match that is being
    /// played goes on from `now`.
    pub fn load(
        code: TableCode,
        config: TableConfig,
        now: i64,
        lines: impl IntoIterator<Item = Logged>,
    ) -> Result<Self, BadLog> {
        let mut lines = lines.into_iter();
        let first = lines.next().ok_or(BadLog::NoBeginning)?;
        let mut table = Self::blank(code, config, &first)?;
        for mut line in std::iter::once(first).chain(lines) {
            let seq = table.next_seq;
            table.complete(&mut line.event);
            table
                .fold(&line)
                .map_err(|reason| BadLog::Impossible { seq, reason })?;
            table.remember(seq, line);
        }
        if !table.state.closed && table.state.is_playing() {
            let woken = table.record(now, TableEvent::Woken);
            woken.map_err(|refusal| BadLog::Impossible {
                seq: table.next_seq,
                reason: refusal.to_string(),
            })?;
        }
        Ok(table)
    }

    /// Adds what lines of version 1 do not say, since it follows from those before them.
    fn complete(&self, event: &mut TableEvent) {
        match (event, &self.game) {
            (TableEvent::Extended { more, .. }, _) => {
                *more = self.state.clocks.rule().extension_ms();
            }
            (
                TableEvent::Over {
                    secret,
                    seeds,
                    seed,
                    ..
                },
                Some(current),
            ) if secret.is_empty() => {
                *secret = fair::to_hex(&current.secret);
                seeds.clone_from(&current.seeds);
                *seed = current.seed;
            }
            _ => {}
        }
    }

    fn blank(code: TableCode, config: TableConfig, first: &Logged) -> Result<Self, BadLog> {
        let TableEvent::Created { host, setup, .. } = &first.event else {
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
            state: TableState::new(host.clone(), setup.clone()),
            rules,
            password: None,
            banned: Vec::new(),
            secret: [0; 32],
            paused_at: 0,
            away_since: Vec::new(),
            game: None,
            kept: VecDeque::new(),
            rounds: VecDeque::new(),
            present: BTreeMap::new(),
            pending: Vec::new(),
        })
    }

    /// Writes what happened: from now on it has, and waits to be stored and told.
    pub(crate) fn record(&mut self, now: i64, event: TableEvent) -> Result<(), Refusal> {
        self.write(self.line(now, event, None))
    }

    /// The same with something secret about it.
    pub(crate) fn record_with(
        &mut self,
        now: i64,
        event: TableEvent,
        hidden: Hidden,
    ) -> Result<(), Refusal> {
        self.write(self.line(now, event, Some(hidden)))
    }

    /// Promises the chance behind the next match.
    pub(crate) fn commit(&mut self, now: i64, secret: &[u8; 32]) -> Result<(), Refusal> {
        let commitment = fair::commitment(secret);
        let hidden = Hidden::Secret(fair::to_hex(secret));
        self.record_with(now, TableEvent::Committed { commitment }, hidden)
    }

    /// A line that comes next: time never runs backwards.
    pub(crate) fn line(&self, now: i64, event: TableEvent, hidden: Option<Hidden>) -> Logged {
        Logged {
            at: now.max(self.written_at),
            event,
            hidden,
        }
    }

    pub(crate) fn write(&mut self, line: Logged) -> Result<(), Refusal> {
        // Whoever writes a line has checked that it can happen.
        let frames = self.fold(&line).map_err(|_| Refusal::Trouble)?;
        self.keep(line, frames);
        Ok(())
    }

    /// Closes it, whatever is played.
    pub fn close(&mut self, now: i64) -> Result<(), Refusal> {
        self.record(now, TableEvent::Closed)
    }

    /// Forgets what somebody said who has deleted their account, as storage does: from now on
    /// nobody is told it any more.
    pub fn unsay(&mut self, person: i64) {
        self.state.chat.retain(|said| said.who.id != person);
        for line in &mut self.kept {
            if line.author() == Some(person) {
                line.event = TableEvent::Tick;
            }
        }
    }

    pub(crate) fn keep(&mut self, line: Logged, frames: Frames) {
        let seq = self.seq();
        self.remember(seq, line.clone());
        self.pending.push(Pending { seq, line, frames });
    }

    fn remember(&mut self, seq: u64, line: Logged) {
        self.written_at = self.written_at.max(line.at);
        if matches!(line.event, TableEvent::Started { .. }) {
            self.kept.clear();
            self.rounds.clear();
        }
        if matches!(line.event, TableEvent::Started { .. } | TableEvent::Round)
            && let Some(current) = &self.game
        {
            self.rounds
                .push_back((seq, *current.live.game().standing()));
            if self.rounds.len() > ROUNDS {
                self.rounds.pop_front();
            }
        }
        self.kept.push_back(line);
    }
}

/// All that everybody knows of it.
impl Deref for Table {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.state
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

    /// The hash of the password, if it has one.
    pub fn password(&self) -> Option<&str> {
        self.password.as_deref()
    }

    /// Whether the host sent this person away.
    pub fn is_banned(&self, person: i64) -> bool {
        self.banned.contains(&person)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.game.as_ref()?.live.game().turn()
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
        self.state.seat_of(person).map(Seat::new)
    }

    /// As whom a person looks at the cards of the present match, or the last: who has taken a
    /// seat since then did not play at it, and the match may not even have had it.
    pub fn observer(&self, person: i64) -> Observer {
        let played = |seat: &Seat| match &self.game {
            Some(current) => {
                let place = current.seats.get(seat.index());
                place.is_some_and(|place| place.is_of(person))
            }
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
        self.state.setup.spectators
            || self.state.host.id == person
            || self.seat_of(person).is_some()
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
        let places = self.state.seats.iter().enumerate();
        places.filter_map(|(seat, place)| Some((Seat::new(seat), place.who.as_ref()?)))
    }

    /// The lines that wait to be stored, with what to tell once they are.
    pub fn take_pending(&mut self) -> Vec<Pending> {
        std::mem::take(&mut self.pending)
    }
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
