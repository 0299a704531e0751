//! The people around the cards: seats, host, readiness, clocks, talk.

use std::collections::VecDeque;

use baralho_catalog::{AnyRules, with_game};
use baralho_game::{Rules, Seat};
use baralho_protocol::online::{
    Clocks, Person, Place, Said, Setup, Snapshot, Stage, TableCode, Told, What,
};

use crate::follow::seat_of;

/// How much of what was said is remembered.
const REMEMBERED: usize = 100;

/// Adds something said to what is remembered.
pub(crate) fn remember(chat: &mut VecDeque<Said>, said: Said) {
    if chat.len() == REMEMBERED {
        chat.pop_front();
    }
    chat.push_back(said);
}

/// A table without its cards.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its code.
    pub code: TableCode,
    /// The client's seat.
    pub seat: Option<usize>,
    /// The host.
    pub host: Person,
    /// What is played.
    pub setup: Setup,
    /// Whether it has a password.
    pub locked: bool,
    /// The seats.
    pub seats: Vec<Place>,
    /// What goes on.
    pub stage: Stage,
    /// Whether it stands still.
    pub paused: bool,
    /// When the next round begins by itself, in the server's time.
    pub next_round_at: Option<i64>,
    /// The clocks.
    pub clocks: Clocks,
    /// The hash of the server's share of the chance behind this match, or the next one.
    pub commitment: String,
    /// The shares of the seats.
    pub seeds: Vec<String>,
    /// Who may say nothing here.
    pub silenced: Vec<i64>,
    /// The table is closed.
    pub closed: bool,
    pub(crate) chat: VecDeque<Said>,
    rules: Option<AnyRules>,
    /// Who watches, as far as the client is told; and how many more.
    watching: (Vec<Person>, usize),
}

impl Table {
    /// What was said lately, the latest last; that of muted people included.
    pub fn chat(&self) -> impl Iterator<Item = &Said> {
        self.chat.iter()
    }

    /// The rules that are played by; `None` when this program does not know them.
    pub fn rules(&self) -> Option<&AnyRules> {
        self.rules.as_ref()
    }

    /// Who watches, as far as the client is told, and how many more do: hosts are.
    pub fn watching(&self) -> (&[Person], usize) {
        (&self.watching.0, self.watching.1)
    }

    /// Whether a match is being played.
    pub fn is_playing(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Between)
    }

    /// Whether nobody else plays here but bots: only then may anybody be told the best move.
    /// Somebody for whom a bot stands in plays.
    pub fn plays_alone(&self) -> bool {
        let others =
            |(seat, place): (usize, &Place)| place.who.is_some() && self.seat != Some(seat);
        !self.seats.iter().enumerate().any(others)
    }

    /// Who has a seat, if it is a person.
    pub fn person(&self, seat: usize) -> Option<&Person> {
        self.seats.get(seat)?.who.as_ref()
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: i64) -> Option<usize> {
        let is = |place: &Place| place.who.as_ref().is_some_and(|who| who.id == person);
        self.seats.iter().position(is)
    }

    pub(crate) fn new(snapshot: &Snapshot) -> Self {
        Self {
            code: snapshot.table,
            seat: snapshot.seat,
            host: snapshot.host.clone(),
            rules: rules(&snapshot.setup),
            setup: snapshot.setup.clone(),
            locked: snapshot.locked,
            seats: snapshot.seats.clone(),
            stage: snapshot.stage,
            paused: snapshot.paused,
            next_round_at: snapshot.next_round_at,
            clocks: snapshot.clocks,
            commitment: snapshot.commitment.clone(),
            seeds: snapshot.seeds.clone(),
            silenced: snapshot.silenced.clone(),
            closed: false,
            chat: snapshot.chat.iter().cloned().collect(),
            watching: Default::default(),
        }
    }

    pub(crate) fn watched_by(&mut self, people: Vec<Person>, more: usize) {
        self.watching = (people, more);
    }

    /// Takes in what happened; `turn` is whose turn it is afterwards.
    pub(crate) fn absorb(&mut self, told: &Told, me: i64, turn: Option<Seat>) {
        match &told.what {
            What::Started { .. }
            | What::Move { .. }
            | What::Round { .. }
            | What::Paused { .. }
            | What::Extended { .. }
            | What::Away { .. }
            | What::Back { .. }
            | What::StandIn { .. }
            | What::Woken
            | What::Over { .. } => self.play(told, turn),
            _ => self.gather(told, me),
        }
    }

    /// Who is there, what is to be played, what is said.
    fn gather(&mut self, told: &Told, me: i64) {
        match &told.what {
            What::Created {
                host,
                setup,
                locked,
            } => {
                self.host = host.clone();
                self.set_up(setup, *locked);
            }
            What::Changed { setup, locked } => self.set_up(setup, *locked),
            What::Sat { seat, who } => {
                if who.id == me {
                    self.seat = Some(*seat);
                }
                self.place(*seat, |place| {
                    *place = Place {
                        who: Some(who.clone()),
                        ..Place::default()
                    };
                });
            }
            What::Bot { seat, name } => self.place(*seat, |place| {
                *place = Place {
                    bot: Some(name.clone()),
                    ..Place::default()
                };
            }),
            What::Left { seat, .. } => {
                if self.seat == Some(*seat) {
                    self.seat = None;
                }
                self.place(*seat, |place| *place = Place::default());
                if let Some(seed) = self.seeds.get_mut(*seat) {
                    seed.clear();
                }
            }
            What::Ready { seat, on } => self.place(*seat, |place| place.ready = *on),
            What::Host { who } => self.host = who.clone(),
            What::Committed { commitment } => {
                self.commitment.clone_from(commitment);
                self.seeds = vec![String::new(); self.seats.len()];
            }
            What::Seeded { seat, seed } => {
                if let Some(known) = self.seeds.get_mut(*seat) {
                    known.clone_from(seed);
                }
            }
            What::Chat { who, text } => {
                let (who, text) = (who.clone(), text.clone());
                let at = told.at;
                remember(&mut self.chat, Said { at, who, text });
            }
            What::Silenced { person, on } => {
                self.silenced.retain(|silenced| silenced != person);
                if *on {
                    self.silenced.push(*person);
                }
            }
            What::Closed => self.closed = true,
            _ => {}
        }
    }

    /// How the match goes on, and the clocks with it.
    fn play(&mut self, told: &Told, turn: Option<Seat>) {
        let at = told.at;
        match &told.what {
            What::Started { .. } => {
                self.stage = Stage::Playing;
                self.paused = false;
                self.next_round_at = None;
                self.nobody_ready();
                self.clocks = Clocks::new(self.setup.clock);
                self.run_clock(at, turn);
            }
            What::Move { ending, .. } => {
                // Without a pause the match is over, which is told next.
                if let Some(pause) = ending.as_ref().and_then(|ending| ending.pause_s) {
                    self.stage = Stage::Between;
                    self.next_round_at = Some(at + i64::from(pause) * 1000);
                }
                self.run_clock(at, turn);
            }
            What::Round { .. } => {
                self.stage = Stage::Playing;
                self.paused = false;
                self.next_round_at = None;
                self.nobody_ready();
                self.run_clock(at, turn);
            }
            What::Paused { on } => {
                self.paused = *on;
                if *on {
                    self.clocks.stop(at);
                } else {
                    self.clocks.go_on(at);
                }
                if self.stage == Stage::Between {
                    // Stopped once, the countdown does not go on: it is over.
                    self.next_round_at = (!on).then_some(at);
                }
            }
            What::Extended { seat, .. } => {
                if let Some(seat) = self.existing(*seat) {
                    self.clocks.extend(at, seat);
                }
            }
            What::Away { seat, .. } => self.place(*seat, |place| place.away = true),
            What::Back { seat } => {
                let mut stood_in = false;
                self.place(*seat, |place| {
                    place.away = false;
                    stood_in = place.bot.take().is_some();
                });
                if stood_in {
                    self.rerun_clock(at, *seat, turn);
                }
            }
            What::StandIn { seat, bot } => {
                self.place(*seat, |place| place.bot = Some(bot.clone()));
                self.rerun_clock(at, *seat, turn);
            }
            What::Over { .. } => {
                self.stage = Stage::Over;
                self.paused = false;
                self.next_round_at = None;
                self.nobody_ready();
                self.clocks.turn(at, None, false);
                for place in &mut self.seats {
                    if place.who.is_some() {
                        place.bot = None;
                    }
                }
            }
            What::Woken => self.wake(at),
            _ => {}
        }
    }

    fn set_up(&mut self, setup: &Setup, locked: bool) {
        self.rules = rules(setup);
        self.setup = setup.clone();
        self.locked = locked;
        if let Some(rules) = &self.rules {
            self.seats.resize(rules.players(), Place::default());
            self.seeds.resize(rules.players(), String::new());
        }
        self.nobody_ready();
    }

    /// The server is back: nobody else is yet, and time counts from here.
    fn wake(&mut self, at: i64) {
        if !self.paused {
            self.clocks.go_on(at);
        }
        if let (Some(_), Some(rules)) = (self.next_round_at, self.rules) {
            let pause = with_game!(rules, |_G, rules| rules.pause_s());
            self.next_round_at = Some(at + i64::from(pause) * 1000);
        }
        for place in &mut self.seats {
            place.away = place.who.is_some();
        }
    }

    fn place(&mut self, seat: usize, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.seats.get_mut(seat) {
            change(place);
        }
    }

    fn nobody_ready(&mut self) {
        for place in &mut self.seats {
            place.ready = false;
        }
    }

    fn existing(&self, seat: usize) -> Option<Seat> {
        seat_of(self.rules.as_ref()?, seat)
    }

    /// People's clocks run, bots' do not, nor those of people for whom one stands in.
    fn run_clock(&mut self, at: i64, turn: Option<Seat>) {
        let place = turn.and_then(|seat| self.seats.get(seat.index()));
        let timed = place.is_some_and(|place| place.bot.is_none());
        self.clocks.turn(at, turn, timed);
    }

    fn rerun_clock(&mut self, at: i64, seat: usize, turn: Option<Seat>) {
        if turn.is_some_and(|turn| turn.index() == seat) {
            self.run_clock(at, turn);
        }
    }
}

pub(crate) fn rules(setup: &Setup) -> Option<AnyRules> {
    AnyRules::parse(&setup.game, setup.players, &setup.rules).ok()
}
