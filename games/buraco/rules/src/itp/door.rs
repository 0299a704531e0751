//! What the course's bots ask for, made as the reference judge would: all that it accepts.

use baralho_cards::Card;
use baralho_game::{Game, Witness};
use thiserror::Error;

use super::{Command, canastra};
use crate::{Bag, Buraco, Canastra, Compat, Event, Illegal, Meld, Move, TooMany, meld::value};

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The card drawn.
    Drew(Card),
    /// There was no card to draw, and the game is over.
    StockEmpty,
    /// The pile without its top card, bottom to top.
    Took(Vec<Card>),
    /// The new meld in its order.
    Melded(Vec<Card>),
    /// Cards were added to a meld.
    Joined,
    /// A card was discarded.
    Discarded,
}

/// Why a command disqualifies its author, and what is printed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{illegal}")]
pub struct Refusal {
    /// What was wrong.
    pub illegal: Illegal,
    /// The points of both teams as the reference prints them: after a failed
    /// `MELD_JOIN` its cards count as part of the meld.
    pub points: [i32; 2],
}

/// Makes a move as the judge does, or refuses it and changes nothing. In the compatibility
/// mode that is what the reference accepts; else the strict rules hold.
pub fn play(
    game: &mut Buraco,
    command: &Command,
    witness: &mut impl Witness<Event>,
) -> Result<Answer, Refusal> {
    let answer = match game.rules().compat() {
        Compat::Off => play_strictly(game, command, witness),
        Compat::Itp => play_as_reference(game, command, witness),
    };
    answer.map_err(|illegal| {
        let points = match (command, game.rules().compat()) {
            (Command::MeldJoin(index, cards), Compat::Itp) => {
                points_after_failed_join(game, *index, cards, illegal)
            }
            _ => game.points(),
        };
        Refusal { illegal, points }
    })
}

/// The game's own checked moves, from cards as typed.
fn play_strictly(
    game: &mut Buraco,
    command: &Command,
    witness: &mut impl Witness<Event>,
) -> Result<Answer, Illegal> {
    // Nobody holds a third copy of a card.
    let chosen = command.to_move().map_err(|TooMany(card)| {
        let held = game.hand(game.table.seat).count(card);
        Illegal::NotHeld {
            card,
            held,
            needed: 3,
        }
    })?;
    if let Command::MeldJoin(index, _) = command {
        game.check_may_play()?;
        game.check_meld(*index)?;
    }
    let Some(chosen) = chosen else {
        return Ok(Answer::Joined);
    };
    game.check(chosen)?;
    Ok(match chosen {
        Move::Draw => game.draw(witness).map_or(Answer::StockEmpty, Answer::Drew),
        Move::Take { .. } => {
            let rest = game.pile()[..game.pile().len() - 1].to_vec();
            game.apply(chosen, witness);
            Answer::Took(rest)
        }
        Move::Meld { cards } => {
            let meld = Meld::of_valid(cards);
            game.lay(meld, cards, witness);
            Answer::Melded(meld.cards().collect())
        }
        Move::Add { .. } => {
            game.apply(chosen, witness);
            Answer::Joined
        }
        Move::Discard(card) => {
            game.discard(card, witness);
            Answer::Discarded
        }
    })
}

fn play_as_reference(
    game: &mut Buraco,
    command: &Command,
    witness: &mut impl Witness<Event>,
) -> Result<Answer, Illegal> {
    match command {
        Command::GetStock => {
            game.check_may_draw()?;
            Ok(game.draw(witness).map_or(Answer::StockEmpty, Answer::Drew))
        }
        Command::GetDiscard(cards) => {
            game.check_may_draw()?;
            let (&top, rest) = game.pile().split_last().ok_or(Illegal::EmptyPile)?;
            let rest = rest.to_vec();
            check_held(game, cards)?;
            if cards.len() < 2 {
                let given = cards.len();
                return Err(Illegal::TakeWithTooFew { top, given });
            }
            let meld = judge(cards.iter().copied().chain([top]))?;
            let spent = spend(game, cards);
            game.take(meld, spent, witness);
            Ok(Answer::Took(rest))
        }
        Command::MeldNew(cards) => {
            game.check_may_play()?;
            check_held(game, cards)?;
            let meld = judge(cards.iter().copied())?;
            let spent = spend(game, cards);
            game.lay(meld, spent, witness);
            Ok(Answer::Melded(meld.cards().collect()))
        }
        Command::MeldJoin(index, cards) => {
            game.check_may_play()?;
            let meld = game.check_meld(*index)?;
            check_held(game, cards)?;
            let meld = judge(meld.cards().chain(cards.iter().copied()))?;
            // No cards at all are accepted, and change nothing.
            if !cards.is_empty() {
                let spent = spend(game, cards);
                game.add(*index, meld, spent, witness);
            }
            Ok(Answer::Joined)
        }
        Command::Discard(card) => {
            game.check_may_play()?;
            check_held(game, &[*card])?;
            game.discard(*card, witness);
            Ok(Answer::Discarded)
        }
    }
}

/// One copy in the hand is enough for any use of a card.
fn check_held(game: &Buraco, cards: &[Card]) -> Result<(), Illegal> {
    let hand = game.hand(game.table.seat);
    match cards.iter().find(|&&card| hand.count(card) == 0) {
        Some(&card) => Err(Illegal::NotHeld {
            card,
            held: 0,
            needed: 1,
        }),
        None => Ok(()),
    }
}

fn judge(cards: impl Iterator<Item = Card> + Clone) -> Result<Meld, Illegal> {
    Meld::judge(cards.clone(), Compat::Itp).map_err(|reason| Illegal::NotAMeld {
        cards: cards.collect(),
        reason,
    })
}

/// The cards that leave the hand for what was typed; the others come from nowhere.
fn spend(game: &mut Buraco, cards: &[Card]) -> Bag {
    let typed: Bag = cards.iter().copied().collect();
    let hand = game.hand(game.table.seat);
    let lacking = typed.minus(hand);
    if let Some(secrets) = &mut game.secrets {
        secrets.extra.extend(lacking.iter());
    }
    typed.minus(lacking)
}

/// The reference puts the cards onto the meld before it looks whether they fit, and
/// counts the points afterwards.
fn points_after_failed_join(
    game: &Buraco,
    index: usize,
    cards: &[Card],
    illegal: Illegal,
) -> [i32; 2] {
    let mut points = game.points();
    let no_meld = matches!(illegal, Illegal::NotAMeld { .. });
    if let (true, Ok(meld)) = (no_meld, game.check_meld(index)) {
        let all: Vec<Card> = meld.cards().chain(cards.iter().copied()).collect();
        let values: i32 = all.iter().copied().map(value).sum();
        let bonus = canastra(&all).map_or(0, Canastra::bonus);
        points[game.table.team()] += values + bonus - meld.points();
    }
    points
}
