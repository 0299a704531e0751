use std::ops::Deref;

use baralho_catalog::AnyRules;
use baralho_game::{Observer, Seat};
use baralho_protocol::{
    BadMessage, Wire,
    online::{
        Ending, Person, Said, Setup, Snapshot, TableCode, TableEvent, TableState, Told, fair,
        fair::Unfair,
    },
};

use serde_json::Value;

use super::follow::{AnyFollowed, Followed, follow, seat_of};

/// A table with its cards, as one client sees it.
pub struct Room {
    /// Its code.
    pub code: TableCode,
    /// The client's seat.
    pub seat: Option<usize>,
    state: TableState,
    rules: Option<AnyRules>,
    /// Who watches, as far as the client is told; and how many more.
    watching: (Vec<Person>, usize),
    me: i64,
    /// The number of the last thing that was taken in.
    seq: u64,
    /// How often somebody has moved in the match, or taken moves back.
    moves: u64,
    /// The present match, or the last.
    game: Option<Match>,
}

struct Match {
    number: u32,
    names: Vec<String>,
    followed: Box<dyn AnyFollowed>,
    /// The hash that was shown before its deal; `None` when the match was over before it
    /// could be heard.
    commitment: Option<String>,
    seeds: Vec<String>,
    fairness: Option<Result<(), Unfair>>,
    /// How the present round ended, once it has.
    ending: Option<Ending>,
}

/// What becomes of something that was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// It comes next, and was taken in.
    Next,
    Known,
    /// Something before it is missing.
    Gap,
}

impl Deref for Room {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.state
    }
}

impl Room {
    /// The table as it was shown, without the moves of its round, which are given back.
    ///
    /// `before` is the same table as it was known: what was promised then still counts.
    pub(crate) fn new(snapshot: Snapshot, me: i64, before: Option<&Self>) -> (Self, Vec<Told>) {
        let state = snapshot.state;
        let mut room = Self {
            code: snapshot.table,
            seat: snapshot.seat,
            rules: rules(&state.setup),
            state,
            watching: Default::default(),
            me,
            seq: snapshot.seq,
            moves: 0,
            game: None,
        };
        let Some(shown) = snapshot.game else {
            return (room, Vec::new());
        };
        let moved = shown.told.iter();
        let moved = moved.filter(|told| matches!(told.event, TableEvent::Move { .. }));
        room.moves = shown.turn.saturating_sub(moved.count() as u64);
        let other = shown.setup.as_ref().map(rules);
        let played = other.unwrap_or(room.rules);
        if let Some(followed) = room.follow(played, &shown.deal) {
            let before = before.and_then(|before| before.game.as_ref());
            let before = before.filter(|game| game.number == shown.number);
            let running = shown.over.is_none();
            let (commitment, seeds) = match before {
                Some(game) => (game.commitment.clone(), game.seeds.clone()),
                None => (running.then(|| room.commitment.clone()), room.seeds.clone()),
            };
            room.game = Some(Match {
                number: shown.number,
                names: shown.names,
                followed,
                commitment,
                seeds,
                fairness: None,
                ending: None,
            });
        }
        let mut told = shown.told;
        told.extend(shown.over);
        (room, told)
    }

    /// A match by these rules that begins with this deal. Who took a seat after the last match
    /// is shown it as somebody who watched.
    fn follow(&self, rules: Option<AnyRules>, deal: &Value) -> Option<Box<dyn AnyFollowed>> {
        let rules = rules?;
        let seat = self.seat.and_then(|seat| seat_of(&rules, seat));
        let observers = [seat.map(Observer::Seat), Some(Observer::Spectator)];
        observers.into_iter().flatten().find_map(|observer| {
            let mut followed = follow(&rules, observer);
            followed.deal(deal).ok()?;
            Some(followed)
        })
    }

    /// Takes in what happened, if it comes next.
    pub(crate) fn absorb(&mut self, told: &Told) -> Result<Fit, BadMessage> {
        if told.seq <= self.seq {
            return Ok(Fit::Known);
        }
        if told.seq > self.seq + 1 {
            return Ok(Fit::Gap);
        }
        self.seq = told.seq;
        self.cards(told)?;
        match &told.event {
            TableEvent::Sat { seat, who } if who.id == self.me => self.seat = Some(*seat),
            TableEvent::Left { seat, .. } if self.seat == Some(*seat) => self.seat = None,
            TableEvent::Created { setup, .. } | TableEvent::Changed { setup, .. } => {
                self.rules = rules(setup);
            }
            _ => {}
        }
        let turn = self.turn();
        let pause_s = self.ending().and_then(|ending| ending.pause_s);
        self.state.apply(told.at, &told.event, turn, pause_s);
        Ok(Fit::Next)
    }

    /// Takes in a move of the round that a snapshot shows: the seats and clocks are as they
    /// were shown, only the cards follow.
    pub(crate) fn retrace(&mut self, told: &Told) -> Result<(), BadMessage> {
        self.cards(told)
    }

    fn cards(&mut self, told: &Told) -> Result<(), BadMessage> {
        let cards = &told.cards;
        match &told.event {
            TableEvent::Started { number, names } => {
                self.moves = 0;
                let deal = cards.deal.as_ref();
                let followed = deal.and_then(|deal| self.follow(self.rules, deal));
                let followed = followed.ok_or_else(|| {
                    BadMessage::within("the deal does not belong to what is played here")
                })?;
                self.game = Some(Match {
                    number: *number,
                    names: names.clone(),
                    followed,
                    commitment: Some(self.commitment.clone()),
                    seeds: self.seeds.clone(),
                    fairness: None,
                    ending: None,
                });
            }
            TableEvent::Move { text, .. } => {
                self.moves += 1;
                if let Some(game) = &mut self.game {
                    game.ending.clone_from(&cards.ending);
                    let events = cards.events.as_ref().and_then(Value::as_array);
                    let events = events.ok_or_else(|| {
                        BadMessage::within("a move should say what it did: a list of `events`")
                    })?;
                    game.followed.moved(text, events)?;
                }
            }
            TableEvent::TakenBack { seat, moves } => {
                self.moves += 1;
                if let Some(game) = &mut self.game {
                    game.followed.back(moves.get() as usize)?;
                    if game.followed.turn().map(Seat::index) != Some(*seat) {
                        return Err(BadMessage::within(
                            "after moves were taken back it should be that seat's turn",
                        ));
                    }
                }
            }
            TableEvent::Round => {
                if let Some(game) = &mut self.game {
                    game.ending = None;
                    game.followed
                        .deal(cards.deal.as_ref().unwrap_or(&Value::Null))?;
                }
            }
            TableEvent::Over {
                secret,
                seeds,
                seed,
                ..
            } => {
                if let Some(game) = &mut self.game {
                    game.fairness = game.check(secret, seeds, *seed);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The number of the last thing that was taken in.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How often somebody has moved in the present match, or taken moves back: what a move must
    /// name.
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// The present match or the last, counted from 1 at this table.
    pub fn number(&self) -> Option<u32> {
        self.game.as_ref().map(|game| game.number)
    }

    /// Who plays in it, by seat.
    pub fn names(&self) -> &[String] {
        self.game.as_ref().map_or(&[], |game| &game.names)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.game.as_ref()?.followed.turn()
    }

    /// Whether this client must move.
    pub fn is_my_turn(&self) -> bool {
        let seat = self.seat;
        !self.paused && seat.is_some() && self.turn().map(Seat::index) == seat
    }

    /// Every legal move of this client as text; none when it is not its turn.
    pub fn legal_moves(&self) -> Vec<String> {
        let game = self.game.as_ref();
        game.map(|game| game.followed.legal_moves())
            .unwrap_or_default()
    }

    /// The cards, for whoever need not know the game.
    pub fn any(&self) -> Option<&dyn AnyFollowed> {
        self.game.as_ref().map(|game| &*game.followed)
    }

    /// The cards of the game that is played; `None` if it is another one.
    pub fn followed<G: Wire>(&self) -> Option<&Followed<G>> {
        self.any()?.as_any().downcast_ref()
    }

    /// How the present round ended; `None` while it is played.
    pub fn ending(&self) -> Option<&Ending> {
        self.game.as_ref()?.ending.as_ref()
    }

    pub(crate) fn watched_by(&mut self, people: Vec<Person>, more: usize) {
        self.watching = (people, more);
    }

    /// Who watches, as far as the client is told, and how many more do: hosts are.
    pub fn watching(&self) -> (&[Person], usize) {
        (&self.watching.0, self.watching.1)
    }

    /// What was said lately, the latest last; that of muted people included.
    pub fn chat(&self) -> impl Iterator<Item = &Said> {
        self.state.chat.iter()
    }

    /// The rules that are played by; `None` when this program does not know them.
    pub fn rules(&self) -> Option<&AnyRules> {
        self.rules.as_ref()
    }

    /// Whether nobody else plays here but bots: only then may anybody be told the best move.
    /// Somebody for whom a bot stands in plays.
    pub fn plays_alone(&self) -> bool {
        self.state.plays_alone(self.seat.unwrap_or(usize::MAX))
    }

    /// How many of this client's last moves it may take back now, the last first: those of its
    /// turn since something was seen that was hidden before, where all others are bots.
    pub fn open_to_undo(&self) -> usize {
        let may = self.is_my_turn() && self.plays_alone();
        let followed = self.any().filter(|_| may);
        followed.map_or(0, AnyFollowed::open_to_undo)
    }

    /// Who has a seat, if it is a person.
    pub fn person(&self, seat: usize) -> Option<&Person> {
        self.seats.get(seat)?.who.as_ref()
    }

    /// Whether the last match was dealt as had been promised; `None` before its end.
    pub fn fairness(&self) -> Option<Result<(), Unfair>> {
        self.game.as_ref()?.fairness
    }
}

impl Match {
    /// Checks what was laid open at the end against what was shown before.
    fn check(&self, secret: &str, seeds: &[String], seed: u64) -> Option<Result<(), Unfair>> {
        let commitment = self.commitment.as_ref()?;
        let changed = |(place, known): (usize, &String)| {
            let opened = seeds.get(place);
            (opened != Some(known)).then_some(place)
        };
        let checked = fair::check(commitment, secret, seeds, seed);
        Some(checked.and_then(|()| {
            if let Some(place) = self.seeds.iter().enumerate().find_map(changed) {
                return Err(Unfair::Share(place));
            }
            match self.followed.wrong_deal(seed) {
                Some(round) => Err(Unfair::Deal(round)),
                None => Ok(()),
            }
        }))
    }
}

fn rules(setup: &Setup) -> Option<AnyRules> {
    AnyRules::parse(&setup.game, setup.players, &setup.rules).ok()
}
