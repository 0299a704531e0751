use std::collections::VecDeque;

use baralho_game::Seat;
use serde::{Deserialize, Serialize};

use super::{Clocks, Person, Setup, TableEvent};

/// How much of what was said is remembered.
const REMEMBERED: usize = 100;

/// A table without its cards: who is there, what is played, the clocks, the talk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct TableState {
    pub host: Person,
    /// What is played, every option named.
    pub setup: Setup,
    pub locked: bool,
    pub seats: Vec<Place>,
    pub stage: Stage,
    pub paused: bool,
    /// When the next round begins by itself, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_round_at: Option<i64>,
    pub clocks: Clocks,
    /// The hash of the server's share of the chance behind this match, or the next one.
    pub commitment: String,
    /// The shares of the seats.
    pub seeds: Vec<String>,
    /// Who may say nothing here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silenced: Vec<i64>,
    pub chat: VecDeque<Said>,
    #[serde(skip)]
    pub closed: bool,
}

impl TableState {
    /// A table that is about to be opened.
    pub fn new(host: Person, setup: Setup) -> Self {
        Self {
            host,
            locked: false,
            seats: Vec::new(),
            stage: Stage::Waiting,
            paused: false,
            next_round_at: None,
            clocks: Clocks::new(setup.clock),
            setup,
            commitment: String::new(),
            seeds: Vec::new(),
            silenced: Vec::new(),
            chat: VecDeque::new(),
            closed: false,
        }
    }

    /// Whether a match is being played.
    pub fn is_playing(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Between)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: i64) -> Option<usize> {
        self.seats.iter().position(|place| place.is_of(person))
    }

    /// Whether everybody is a bot but the person at this seat. Somebody for whom a bot stands in
    /// plays.
    pub fn plays_alone(&self, seat: usize) -> bool {
        let mut others = self.seats.iter().enumerate();
        others.all(|(other, place)| other == seat || place.who.is_none())
    }

    /// Takes in what happened: at the server and at every client the same.
    ///
    /// `turn` is whose turn it is now that it has happened; `pause_s` how many seconds there are
    /// until the next round, if the present one is over.
    pub fn apply(&mut self, at: i64, event: &TableEvent, turn: Option<Seat>, pause_s: Option<u32>) {
        match event {
            TableEvent::Tick => {}
            TableEvent::Created {
                host,
                setup,
                locked,
            } => {
                self.host = host.clone();
                self.set_up(setup, *locked);
            }
            TableEvent::Changed { setup, locked } => self.set_up(setup, *locked),
            TableEvent::Sat { seat, who } => self.place(*seat, |place| {
                *place = Place {
                    who: Some(who.clone()),
                    ..Place::default()
                };
            }),
            TableEvent::Bot { seat, name } => self.place(*seat, |place| {
                *place = Place {
                    bot: Some(name.clone()),
                    ..Place::default()
                };
            }),
            TableEvent::Left { seat, .. } => {
                self.place(*seat, |place| *place = Place::default());
                self.seed(*seat, "");
            }
            TableEvent::Ready { seat, on } => self.place(*seat, |place| place.ready = *on),
            TableEvent::Host { who } => self.host = who.clone(),
            TableEvent::Committed { commitment } => {
                self.commitment.clone_from(commitment);
                self.seeds.iter_mut().for_each(String::clear);
            }
            TableEvent::Seeded { seat, seed } => self.seed(*seat, seed),
            TableEvent::Started { .. } => {
                self.clocks = Clocks::new(self.setup.clock);
                self.begin_round();
                self.settle(at, turn, pause_s);
            }
            TableEvent::Round => {
                self.begin_round();
                self.settle(at, turn, pause_s);
            }
            TableEvent::Move { .. } | TableEvent::TakenBack { .. } => {
                self.settle(at, turn, pause_s);
            }
            TableEvent::Paused { on } => self.pause(at, *on),
            TableEvent::Extended { seat, .. } => {
                if *seat < self.seats.len() {
                    self.clocks.extend(at, Seat::new(*seat));
                }
            }
            TableEvent::Away { seat, .. } => self.place(*seat, |place| place.away = true),
            TableEvent::Back { seat } => {
                let mut stood_in = false;
                self.place(*seat, |place| {
                    place.away = false;
                    stood_in = place.bot.take().is_some();
                });
                // A clock that kept running meanwhile is not reset: coming back gains no time.
                if stood_in && turn.is_some_and(|turn| turn.index() == *seat) {
                    self.run_clock(at, turn);
                }
            }
            TableEvent::StandIn { seat, bot } => {
                self.place(*seat, |place| place.bot = Some(bot.clone()));
                if turn.is_some_and(|turn| turn.index() == *seat) {
                    self.run_clock(at, turn);
                }
            }
            TableEvent::Over { .. } => self.end(at),
            TableEvent::Chat { who, text } => {
                let (who, text) = (who.clone(), text.clone());
                remember(&mut self.chat, Said { at, who, text });
            }
            TableEvent::Silenced { person, on } => {
                self.silenced.retain(|silenced| silenced != person);
                if *on {
                    self.silenced.push(*person);
                }
            }
            TableEvent::Woken => self.wake(at, pause_s),
            TableEvent::Closed => self.closed = true,
        }
    }

    fn set_up(&mut self, setup: &Setup, locked: bool) {
        self.setup = setup.clone();
        self.locked = locked;
        if let Some(players) = setup.players {
            self.seats.resize(players, Place::default());
            self.seeds.resize(players, String::new());
        }
        self.nobody_ready();
    }

    fn begin_round(&mut self) {
        self.stage = Stage::Playing;
        self.paused = false;
        self.next_round_at = None;
        self.nobody_ready();
    }

    /// Whether the round continues, and whose clock runs.
    fn settle(&mut self, at: i64, turn: Option<Seat>, pause_s: Option<u32>) {
        // Without a pause the match is over, which is told next.
        if let Some(pause) = pause_s {
            self.stage = Stage::Between;
            self.next_round_at = Some(at + i64::from(pause) * 1000);
        }
        self.run_clock(at, turn);
    }

    /// People's clocks run, bots' do not, nor those of people for whom one stands in.
    fn run_clock(&mut self, at: i64, turn: Option<Seat>) {
        if self.is_playing() {
            let place = turn.and_then(|seat| self.seats.get(seat.index()));
            let timed = place.is_some_and(|place| place.bot.is_none());
            self.clocks.turn(at, turn, timed);
        }
    }

    fn pause(&mut self, at: i64, on: bool) {
        self.paused = on;
        if on {
            self.clocks.stop(at);
        } else {
            self.clocks.go_on(at);
        }
        if self.stage == Stage::Between {
            // Stopped once, the countdown does not go on: the next round begins at once.
            self.next_round_at = (!on).then_some(at);
        }
    }

    fn end(&mut self, at: i64) {
        self.begin_round();
        self.stage = Stage::Over;
        self.clocks.turn(at, None, false);
        for place in &mut self.seats {
            if place.who.is_some() {
                place.bot = None;
            }
        }
    }

    /// The server is back: nobody else is yet, and time counts from here.
    fn wake(&mut self, at: i64, pause_s: Option<u32>) {
        if !self.paused {
            self.clocks.go_on(at);
        }
        if let (Some(_), Some(pause)) = (self.next_round_at, pause_s) {
            self.next_round_at = Some(at + i64::from(pause) * 1000);
        }
        for place in &mut self.seats {
            place.away = place.who.is_some();
        }
    }

    /// A seat that does not exist is none of ours: a server says so who knows more than we do.
    fn place(&mut self, seat: usize, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.seats.get_mut(seat) {
            change(place);
        }
    }

    fn seed(&mut self, seat: usize, text: &str) {
        if let Some(seed) = self.seeds.get_mut(seat) {
            text.clone_into(seed);
        }
    }

    fn nobody_ready(&mut self) {
        for place in &mut self.seats {
            place.ready = false;
        }
    }
}

/// Adds something said to what is remembered.
pub fn remember(chat: &mut VecDeque<Said>, said: Said) {
    if chat.len() == REMEMBERED {
        chat.pop_front();
    }
    chat.push_back(said);
}

impl Place {
    /// Whether this person has it.
    pub fn is_of(&self, person: i64) -> bool {
        self.who.as_ref().is_some_and(|who| who.id == person)
    }

    /// What whoever plays there is called: the person, or else the bot.
    pub fn name(&self) -> Option<&str> {
        let person = self.who.as_ref().map(|who| who.name.as_str());
        person.or(self.bot.as_deref())
    }

    /// Whether nobody has it.
    pub const fn is_empty(&self) -> bool {
        self.who.is_none() && self.bot.is_none()
    }
}

/// What is happening at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People gather; no match has been played yet.
    Waiting,
    /// A round is played.
    Playing,
    /// Between two rounds.
    Between,
    /// A match is over, and another may begin.
    Over,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Said {
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    pub who: Person,
    pub text: String,
}

/// A seat, and whoever has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Place {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Person>,
    /// The bot: in its own right, or standing in for the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// Not connected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}
