//! How a game travels: as JSON between programs, and as lines of its own where it has such bots.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

pub use crate::bad_message::BadMessage;
use crate::{Game, Observer, Rules, Seat, Standing, View, chance};

/// A game whose events and views can travel as JSON.
pub trait Wire: Game {
    /// The game's own fields in a deal.
    type Deal: Serialize + DeserializeOwned;

    /// Begins the talk with a bot of this game's course at a seat, where there is such a course:
    /// its bots hear and type lines of their own instead of JSON.
    const COURSE: Option<Course<Self>> = None;

    /// An event as it travels. The caller has hidden it from its reader with
    /// `Event::seen_by`.
    fn wire_event(rules: &Self::Rules, event: &Self::Event) -> impl Serialize;

    /// Reads an event back.
    fn read_event(rules: &Self::Rules, json: &Value) -> Result<Self::Event, BadMessage>;

    /// Whether an event can happen to this view, as far as [`View::absorb`] relies on it.
    fn fits(view: &Self::View, event: &Self::Event) -> bool;

    /// What the game itself tells of a round that begins.
    fn deal_fields(view: &Self::View) -> Self::Deal;

    /// The view of an observer who was told so when the round began.
    fn dealt(
        rules: &Self::Rules,
        observer: Observer,
        standing: &Standing,
        turn: Option<Seat>,
        deal: Self::Deal,
    ) -> Result<Self::View, BadMessage>;

    /// What the game itself tells of all that an observer sees now.
    fn view_fields(view: &Self::View) -> impl Serialize;

    /// What is laid open when a round is over, beyond what everybody has seen.
    fn wire_ending(_game: &Self) -> impl Serialize {
        #[derive(Serialize)]
        struct Nothing {}
        Nothing {}
    }

    /// The score of a round that is over, from an observer's view and what was laid open.
    fn read_ending(view: &Self::View, _json: &Value) -> Result<Self::Tally, BadMessage> {
        // Where every card that counts has been seen, any world that looks so will do.
        Ok(view.sample(&mut chance::Quick::new(0)).tally())
    }

    /// The beginning of a round as its observer sees it: an event of the kind `deal`.
    fn wire_deal(view: &Self::View, standing: &Standing) -> impl Serialize {
        Deal {
            opening: Opening::of(view, standing),
            own: Self::deal_fields(view),
        }
    }

    /// Reads the beginning of a round back, as this observer was told it.
    fn read_deal(
        rules: &Self::Rules,
        observer: Observer,
        json: &Value,
    ) -> Result<(Standing, Self::View), BadMessage> {
        let Deal { opening, own } = object(json)?;
        let standing = opening.standing(rules)?;
        let view = Self::dealt(rules, observer, &standing, opening.turn, own)?;
        Ok((standing, view))
    }

    /// All that an observer sees now, for bots that keep nothing in mind.
    fn wire_view(view: &Self::View, standing: &Standing) -> impl Serialize {
        SeenRound {
            seat: view.observer().seat(),
            opening: Opening::of(view, standing),
            own: Self::view_fields(view),
        }
    }
}

/// How the talk with a bot of a course begins: the game, everybody's names, the bot's seat.
pub type Course<G> = fn(&G, &[String], Seat) -> Box<dyn Talk<G>>;

/// The talk with one bot of a course in one game.
pub trait Talk<G: Game>: Send {
    /// What the bot is told before anything happens.
    fn opening(&self) -> Vec<String>;

    /// What the bot is told of a move that was just made, be it its own.
    fn made(&mut self, chosen: G::Move) -> Vec<String>;

    /// The move that a line asks for; `None` for a line that is allowed and does nothing.
    fn read(&mut self, line: &[u8]) -> Result<Option<G::Move>, BadCommand>;
}

/// Why a line of such a bot is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub enum BadCommand {
    Unreadable(String),
    Illegal(String),
}

/// Reads an object; unknown fields are ignored.
pub fn object<T: DeserializeOwned>(json: &Value) -> Result<T, BadMessage> {
    // Serde takes a list for a struct, too.
    if !json.is_object() {
        return Err(BadMessage::within("an object {...} is expected"));
    }
    T::deserialize(json).map_err(BadMessage::within)
}

/// What a round starts from and whose turn it is, in every deal and view.
#[derive(Serialize, Deserialize)]
struct Opening {
    round: u32,
    dealer: Seat,
    points: Vec<i32>,
    out: Option<Vec<usize>>,
    turn: Option<Seat>,
}

/// The beginning of a round, with the game's own fields.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename = "deal")]
struct Deal<T> {
    #[serde(flatten)]
    opening: Opening,
    #[serde(flatten)]
    own: T,
}

/// What an observer sees, with the game's own fields.
#[derive(Serialize)]
struct SeenRound<T> {
    seat: Option<Seat>,
    #[serde(flatten)]
    opening: Opening,
    #[serde(flatten)]
    own: T,
}

impl Opening {
    fn of(view: &impl View, standing: &Standing) -> Self {
        let sides = 0..view.rules().sides();
        Self {
            round: standing.round,
            dealer: standing.dealer,
            points: standing.points.to_vec(),
            out: Some(sides.filter(|&side| standing.is_out(side)).collect()),
            turn: view.turn(),
        }
    }

    /// What the round starts from, if it can be by these rules.
    fn standing(&self, rules: &impl Rules) -> Result<Standing, BadMessage> {
        let (players, sides) = (rules.players(), rules.sides());
        for seat in self.turn.iter().chain([&self.dealer]) {
            if seat.index() >= players {
                return Err(BadMessage::within(format!(
                    "only {players} sit here, no seat {seat}"
                )));
            }
        }
        if self.points.len() != sides {
            let expected = format!("`points` should be a list of {sides} whole numbers");
            return Err(BadMessage::within(expected));
        }
        let mut out = 0_u32;
        for &side in self.out.iter().flatten() {
            if side >= sides {
                return Err(BadMessage::within("`out` should be a list of sides"));
            }
            out |= 1 << side;
        }
        if out.count_ones() as usize + 2 > sides {
            return Err(BadMessage::within("`out` leaves nobody to play"));
        }
        Ok(Standing {
            round: self.round,
            dealer: self.dealer,
            points: self.points.iter().copied().collect(),
            out,
        })
    }
}
