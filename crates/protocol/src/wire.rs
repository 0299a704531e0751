use std::ops::ControlFlow;

use baralho_game::{BadNotation, Game, Observer, Rules, Seat, Standing, View, chance};
use serde_json::Value;
use thiserror::Error;

use crate::{
    BadMessage, Choice,
    fields::Fields,
    json::{Json, List, Object},
};

/// A game whose events and views can travel.
pub trait Wire: Game {
    /// Writes an event as a JSON object. The caller has hidden it from its reader with
    /// `Event::seen_by`.
    fn write_event(rules: &Self::Rules, event: &Self::Event, out: &mut String);

    /// Reads an event back.
    ///
    /// # Errors
    /// Which field is wrong and what it should be.
    fn read_event(rules: &Self::Rules, json: &Value) -> Result<Self::Event, BadMessage>;

    /// Whether an event can happen to this view, as far as [`View::absorb`] relies on it.
    fn fits(view: &Self::View, event: &Self::Event) -> bool;

    /// Writes the beginning of a round as its observer sees it: an event of the kind `deal`.
    fn write_deal(view: &Self::View, standing: &Standing, out: &mut String);

    /// Reads the beginning of a round back, as this observer was told it.
    ///
    /// # Errors
    /// Which field is wrong and what it should be.
    fn read_deal(
        rules: &Self::Rules,
        observer: Observer,
        json: &Value,
    ) -> Result<(Standing, Self::View), BadMessage>;

    /// Writes what is laid open when a round is over, beyond what everybody has seen.
    fn write_ending(_game: &Self, out: &mut String) {
        out.push_str("{}");
    }

    /// The score of a round that is over, from an observer's view and what was laid open.
    ///
    /// # Errors
    /// Which field is wrong and what it should be.
    fn read_ending(view: &Self::View, _json: &Value) -> Result<Self::Tally, BadMessage> {
        // Where every card that counts has been seen, any world that looks so will do.
        Ok(view.sample(&mut chance::Quick::new(0)).tally())
    }

    /// Writes all that an observer sees now, for bots that keep nothing in mind.
    fn write_view(view: &Self::View, standing: &Standing, out: &mut String);
}

/// The fields that all deals have: what the round starts from, and who begins.
pub(crate) fn write_standing<'a, G: Game>(
    object: Object<'a>,
    view: &G::View,
    standing: &Standing,
) -> Object<'a> {
    let sides = view.rules().sides();
    object
        .with("round", standing.round)
        .with("dealer", standing.dealer)
        .with("points", List(standing.points.iter()))
        .with(
            "out",
            List((0..sides).filter(|&side| standing.is_out(side))),
        )
        .with("turn", view.turn())
}

pub(crate) fn read_standing(
    rules: &impl Rules,
    fields: Fields<'_>,
) -> Result<Standing, BadMessage> {
    let dealer = fields.seat("dealer", rules)?;
    standing_of(fields, dealer, rules.sides())
}

/// The same whatever the game.
fn standing_of(fields: Fields<'_>, dealer: Seat, sides: usize) -> Result<Standing, BadMessage> {
    let out = fields.sides("out", sides)?;
    if out.count_ones() as usize + 2 > sides {
        return Err(BadMessage::within("`out` leaves nobody to play"));
    }
    Ok(Standing {
        round: fields.number("round", u64::from(u32::MAX))? as u32,
        dealer,
        points: fields.points("points", sides)?,
        out,
    })
}

/// Writes every legal move of the view's observer as a list of texts.
pub(crate) fn write_moves<G: Wire>(view: &G::View, out: &mut String) {
    out.push('[');
    let mut first = true;
    let _: ControlFlow<()> = view.visit_moves(|legal| {
        if !first {
            out.push(',');
        }
        first = false;
        crate::json::Plain(&G::move_to_text(view.rules(), legal)).json(out);
        ControlFlow::Continue(())
    });
    out.push(']');
}

/// The checked door: the legal move that an answer means.
///
/// # Errors
/// Why there is none.
pub fn choose<G: Game>(game: &G, choice: &Choice) -> Result<G::Move, BadAnswer> {
    match choice {
        Choice::Index(index) => {
            let mut left = *index;
            let found = game.visit_moves(|legal| {
                if left == 0 {
                    return ControlFlow::Break(legal);
                }
                left -= 1;
                ControlFlow::Continue(())
            });
            found.break_value().ok_or_else(|| BadAnswer::Index {
                index: *index,
                moves: *index - left,
            })
        }
        Choice::Move(text) => {
            let wanted = game.move_from_text(text)?;
            match game.check(wanted) {
                Ok(()) => Ok(wanted),
                Err(why) => Err(BadAnswer::Illegal {
                    text: text.clone(),
                    reason: why.to_string(),
                }),
            }
        }
    }
}

/// An answer that is no legal move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadAnswer {
    /// An index that no move has.
    #[error("there is no move {index}: the request lists {moves}, counted from 0")]
    Index {
        /// What was answered.
        index: u64,
        /// How many moves there are.
        moves: u64,
    },
    /// A text that is not a move.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// A move that the rules refuse.
    #[error("`{text}` is not legal: {reason}")]
    Illegal {
        /// The move as answered.
        text: String,
        /// The game's reason.
        reason: String,
    },
}
