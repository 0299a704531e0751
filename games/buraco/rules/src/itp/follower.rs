//! The other end of the course protocol: what a bot knows from the judge's lines.

use baralho_cards::Card;
use baralho_game::{Observer, Seat, View as _};
use thiserror::Error;

use super::{BadLine, Command, read_cards};
use crate::{
    Bag, BuracoRules, Compat, Event, Meld, Move, View,
    meld::NotAMeld,
    table::{PILE, Table},
};

/// Follows a game through the lines that a course judge sends to one player.
///
/// Give it every line in order with [`Follower::hear`]; whenever it answers
/// [`Heard::YourTurn`], choose from [`Follower::view`], tell it with
/// [`Follower::choose`], and send the command that it answers.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    ids: Vec<String>,
    me: Option<Seat>,
    /// The player's own hand, which is told before the pile.
    dealt: Option<Bag>,
    view: Option<View>,
    /// A draw or take that the judge has not answered yet.
    asked: Option<Move>,
}

/// What comes of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Nothing is to be done: wait for the next line.
    Wait,
    /// Somebody else did this: wait for the next line.
    Told(Event),
    /// A command is to be sent: choose a move.
    YourTurn,
}

/// A line that no course judge would send here.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Confused {
    #[error("{0} players: expected 2 or 4 ids")]
    Players(usize),
    #[error("`{0}` is none of the players")]
    NobodysId(String),
    #[error("{0}")]
    Line(#[from] BadLine),
    #[error("expected one card, not {0}")]
    Cards(usize),
    #[error("not a meld: {0}")]
    Meld(#[from] NotAMeld),
    #[error("there is no meld {0}")]
    NoSuchMeld(usize),
    #[error("the pile is empty")]
    EmptyPile,
}

impl Follower {
    /// What this player knows; `None` before the game begins.
    pub const fn view(&self) -> Option<View> {
        self.view
    }

    /// Takes the judge's next line.
    pub fn hear(&mut self, line: &str) -> Result<Heard, Confused> {
        let line = line.trim_end_matches(['\r', '\n']);
        if self.ids.is_empty() {
            let ids = line.split(' ').filter(|id| !id.is_empty());
            self.ids = ids.map(str::to_owned).collect();
            return match self.ids.len() {
                2 | 4 => Ok(Heard::Wait),
                given => Err(Confused::Players(given)),
            };
        }
        let named = self.ids.iter().position(|id| id == line).map(Seat::new);
        let Some(me) = self.me else {
            let nobody = || Confused::NobodysId(line.to_owned());
            self.me = Some(named.ok_or_else(nobody)?);
            return Ok(Heard::Wait);
        };
        let Some(dealt) = self.dealt else {
            self.dealt = Some(read_cards(line)?.into_iter().collect());
            return Ok(Heard::Wait);
        };
        let Some(view) = &mut self.view else {
            let (players, pile) = (self.ids.len(), only_card(line)?);
            let rules = BuracoRules::new(players, Compat::Itp);
            let rules = rules.map_err(|_| Confused::Players(players))?;
            // The judge does not say how many cards the others hold.
            let seat = Observer::Seat(me);
            self.view = Some(View::dealt(rules, seat, Seat::new(0), dealt, pile));
            return Ok(Heard::Wait);
        };
        if let Some(asked) = self.asked.take() {
            let event = match asked {
                Move::Draw => {
                    let card = Some(only_card(line)?);
                    view.table.stock = view.table.stock.max(1);
                    Event::Drew { seat: me, card }
                }
                asked => event(view, &asked.into())?,
            };
            view.absorb(event);
            return Ok(Heard::YourTurn);
        }
        if let Some(seat) = named {
            view.begin_turn(seat);
            let mine = seat == me;
            return Ok(if mine { Heard::YourTurn } else { Heard::Wait });
        }
        let event = event(view, &Command::read(line.as_bytes())?)?;
        make_possible(&mut view.table, event);
        view.absorb(event);
        Ok(Heard::Told(event))
    }

    /// Takes note of one's own move, which must be legal; answers the command to send, and
    /// whether another move is wanted at once.
    pub fn choose(&mut self, chosen: Move) -> Result<(Command, Heard), Confused> {
        let command = Command::from(chosen);
        let Some(view) = &mut self.view else {
            return Ok((command, Heard::Wait));
        };
        if matches!(chosen, Move::Draw | Move::Take { .. }) {
            self.asked = Some(chosen);
            return Ok((command, Heard::Wait));
        }
        view.absorb(event(view, &command)?);
        // Whoever has no card left has gone out, and the end is silent.
        let goes_on = !matches!(chosen, Move::Discard(_)) && !view.hand.is_empty();
        let heard = if goes_on {
            Heard::YourTurn
        } else {
            Heard::Wait
        };
        Ok((command, heard))
    }
}

/// What a command of the player to move does, judged as the reference judges it.
fn event(view: &View, command: &Command) -> Result<Event, Confused> {
    let seat = view.table.seat;
    let bag = |cards: &[Card]| cards.iter().copied().collect();
    Ok(match command {
        Command::GetStock => Event::Drew { seat, card: None },
        Command::GetDiscard(typed) => {
            let (top, rest) = view.table.pile.split_last().ok_or(Confused::EmptyPile)?;
            Event::Took {
                seat,
                meld: Meld::judge(typed.iter().chain([top]).copied(), Compat::Itp)?,
                with: bag(typed),
                rest: rest.len() as u8,
            }
        }
        Command::MeldNew(typed) => Event::Melded {
            seat,
            meld: Meld::judge(typed.iter().copied(), Compat::Itp)?,
            cards: bag(typed),
        },
        &Command::MeldJoin(index, ref typed) => {
            let before = view.table.melds.of(view.table.team()).nth(index);
            let before = before.ok_or(Confused::NoSuchMeld(index))?;
            Event::Added {
                seat,
                index: index as u8,
                meld: Meld::judge(before.cards().chain(typed.iter().copied()), Compat::Itp)?,
                cards: bag(typed),
            }
        }
        &Command::Discard(card) => Event::Discarded { seat, card },
    })
}

/// Lets the player to move hold so many cards that some are left when these have gone and
/// others have come: the game has not ended, so they do, whatever was believed of their hand.
/// Likewise there is a card to draw, and room on the pile.
fn make_possible(table: &mut Table, event: Event) {
    let (going, coming) = match event {
        Event::Drew { .. } => {
            table.stock = table.stock.max(1);
            return;
        }
        // The rest of the pile comes into the hand before it can be empty.
        Event::Took { with, rest, .. } => (with.len(), usize::from(rest)),
        Event::Melded { cards, .. } | Event::Added { cards, .. } => (cards.len(), 0),
        Event::Discarded { .. } => {
            if table.pile.len() == PILE {
                table.pile.remove(0);
            }
            (1, 0)
        }
        Event::Ended { .. } => return,
    };
    let size = &mut table.sizes[table.seat.index()];
    *size = (*size).max((going + 1).saturating_sub(coming) as u8);
}

fn only_card(line: &str) -> Result<Card, Confused> {
    match read_cards(line)?.as_slice() {
        &[card] => Ok(card),
        cards => Err(Confused::Cards(cards.len())),
    }
}
