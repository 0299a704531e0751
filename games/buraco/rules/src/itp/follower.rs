//! The other end of the course protocol: what a bot knows from the judge's lines.

use baralho_cards::Card;
use baralho_game::{Observer, Rules, Seat};
use thiserror::Error;
use tinyvec::ArrayVec;

use super::{BadLine, Line, read_cards};
use crate::{
    Bag, Buraco, BuracoRules, Compat, Meld, Move, Phase, View,
    meld::NotAMeld,
    table::{PILE, Table},
};

/// Follows a game through the lines that a course judge sends to one player.
///
/// Give it every line in order with [`Follower::hear`]; whenever it answers
/// [`Heard::YourTurn`], choose from [`Follower::view`], tell it with
/// [`Follower::choose`], and send the line that it answers.
#[derive(Clone, Debug)]
pub struct Follower {
    ids: Vec<String>,
    me: Option<Seat>,
    /// One's own hand, once known.
    hand: Option<Bag>,
    drawn: Option<Card>,
    table: Option<Table>,
    /// The judge owes an answer to what was asked for.
    asked: Option<Asked>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Stock,
    Pile { with: Bag },
}

/// What comes of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Nothing is to be done: wait for the next line.
    Wait,
    /// A line is to be sent: choose a move.
    YourTurn,
}

/// A line that no course judge would send here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Confused {
    /// Neither two nor four players.
    #[error("{given} players: expected 2 or 4 ids")]
    Players {
        /// How many there are.
        given: usize,
    },
    /// An id of nobody.
    #[error("`{id}` is none of the players")]
    NobodysId {
        /// What was given.
        id: String,
    },
    /// A line that cannot be read.
    #[error("{0}")]
    Line(#[from] BadLine),
    /// Not as many cards as belong there.
    #[error("expected one card, not {given}")]
    Cards {
        /// How many came.
        given: usize,
    },
    /// A meld that is none.
    #[error("not a meld: {0}")]
    Meld(#[from] NotAMeld),
    /// An addition to a meld that is not there.
    #[error("there is no meld {index}")]
    NoSuchMeld {
        /// Its number.
        index: usize,
    },
    /// A pile taken that is empty.
    #[error("the pile is empty")]
    EmptyPile,
}

impl Default for Follower {
    fn default() -> Self {
        Self::new()
    }
}

impl Follower {
    /// Before the first line.
    pub const fn new() -> Self {
        Self {
            ids: Vec::new(),
            me: None,
            hand: None,
            drawn: None,
            table: None,
            asked: None,
        }
    }

    /// One's own seat, once the judge has said it.
    pub const fn seat(&self) -> Option<Seat> {
        self.me
    }

    /// What this player knows; `None` before the game begins.
    pub fn view(&self) -> Option<View> {
        let (me, hand, table) = (self.me?, self.hand?, self.table?);
        let mut hands = [Bag::EMPTY; 4];
        hands[me.index()] = hand;
        // A view takes no more of a game than this player knows.
        let known = Buraco {
            table,
            hands,
            drawn: self.drawn,
            stock: ArrayVec::new(),
            secrets: None,
        };
        Some(View::of(&known, Observer::Seat(me)))
    }

    /// Takes the judge's next line.
    pub fn hear(&mut self, line: &str) -> Result<Heard, Confused> {
        let line = line.trim_end_matches(['\r', '\n']);
        if self.ids.is_empty() {
            self.ids = line
                .split(' ')
                .filter(|id| !id.is_empty())
                .map(str::to_owned)
                .collect();
            return match self.ids.len() {
                2 | 4 => Ok(Heard::Wait),
                given => Err(Confused::Players { given }),
            };
        }
        if self.me.is_none() {
            self.me = Some(self.seat_of(line)?);
            return Ok(Heard::Wait);
        }
        let Some(hand) = self.hand else {
            self.hand = Some(Bag::saturating(read_cards(line)?));
            return Ok(Heard::Wait);
        };
        let Some(mut table) = self.table else {
            self.table = Some(opened(hand, self.me, self.ids.len(), only_card(line)?)?);
            return Ok(Heard::Wait);
        };
        if let Some(asked) = self.asked.take() {
            self.answered(asked, line, &mut table)?;
            self.table = Some(table);
            return Ok(Heard::YourTurn);
        }
        let heard = if let Ok(seat) = self.seat_of(line) {
            table.seat = seat;
            table.phase = Phase::Draw;
            self.drawn = None;
            if self.me == Some(seat) {
                Heard::YourTurn
            } else {
                Heard::Wait
            }
        } else {
            others_line(&Line::read(line.as_bytes())?, &mut table)?;
            Heard::Wait
        };
        self.table = Some(table);
        Ok(heard)
    }

    /// Takes note of one's own move, which must be legal; answers the line to send, and
    /// whether another move is wanted at once.
    pub fn choose(&mut self, chosen: Move) -> Result<(Line, Heard), Confused> {
        let line = Line::from(chosen);
        let (Some(hand), Some(mut table)) = (self.hand, self.table) else {
            return Ok((line, Heard::Wait));
        };
        let mut left = hand;
        let heard = match chosen {
            Move::Draw => {
                self.asked = Some(Asked::Stock);
                Heard::Wait
            }
            Move::Take { with } => {
                self.asked = Some(Asked::Pile { with });
                Heard::Wait
            }
            Move::Meld { cards } => {
                table.laid(Meld::judge(cards.iter(), Compat::Itp)?, cards);
                left = hand.minus(cards);
                Heard::YourTurn
            }
            Move::Add { meld, cards } => {
                add(
                    &mut table,
                    meld.into(),
                    &cards.iter().collect::<Vec<_>>(),
                    cards,
                )?;
                left = hand.minus(cards);
                Heard::YourTurn
            }
            Move::Discard(card) => {
                table.discarded(card);
                left.remove(card);
                Heard::Wait
            }
        };
        self.hand = Some(left);
        self.table = Some(table);
        // Whoever has no card left has gone out, and the end is silent.
        let heard = if left.is_empty() { Heard::Wait } else { heard };
        Ok((line, heard))
    }

    fn seat_of(&self, id: &str) -> Result<Seat, Confused> {
        match self.ids.iter().position(|known| known == id) {
            Some(place) => Ok(Seat::new(place)),
            None => Err(Confused::NobodysId { id: id.to_owned() }),
        }
    }

    /// The judge's answer to one's own draw or take.
    fn answered(&mut self, asked: Asked, line: &str, table: &mut Table) -> Result<(), Confused> {
        let mut hand = self.hand.unwrap_or(Bag::EMPTY);
        match asked {
            Asked::Stock => {
                let card = only_card(line)?;
                table.stock = table.stock.max(1);
                table.drew();
                hand.insert(card);
                self.drawn = Some(card);
            }
            Asked::Pile { with } => {
                let rest = take(table, &with.iter().collect::<Vec<_>>(), with)?;
                hand = hand.minus(with).plus(rest);
            }
        }
        self.hand = Some(hand);
        Ok(())
    }
}

/// The table at the start. The judge does not say how many cards the others hold: they are
/// taken to hold as many as are usually dealt.
fn opened(hand: Bag, me: Option<Seat>, players: usize, pile: Card) -> Result<Table, Confused> {
    let rules =
        BuracoRules::new(players, Compat::Itp).map_err(|_| Confused::Players { given: players })?;
    let mut sizes = [0; 4];
    for seat in Seat::all(rules.players()) {
        let mine = me == Some(seat);
        let size = if mine { hand.len() } else { BuracoRules::HAND };
        sizes[seat.index()] = size as u8;
    }
    let dealt: usize = sizes.iter().map(|&size| usize::from(size)).sum();
    let stock = BuracoRules::CARDS.saturating_sub(dealt + 1);
    Ok(Table::new(rules, Seat::new(0), sizes, stock, pile))
}

/// What somebody else did.
fn others_line(line: &Line, table: &mut Table) -> Result<(), Confused> {
    let spent = |cards: &[Card]| Bag::saturating(cards.iter().copied());
    match line {
        Line::GetStock => {
            table.stock = table.stock.max(1);
            table.drew();
        }
        Line::GetDiscard(cards) => {
            // The rest of the pile comes into the hand before it can be empty.
            let rest = table.pile.len().saturating_sub(1);
            hold(table, spent(cards).len(), rest);
            take(table, cards, spent(cards))?;
        }
        Line::MeldNew(cards) => {
            let meld = Meld::judge(cards.iter().copied(), Compat::Itp)?;
            hold(table, spent(cards).len(), 0);
            table.laid(meld, spent(cards));
        }
        Line::MeldJoin(index, cards) => {
            hold(table, spent(cards).len(), 0);
            add(table, *index, cards, spent(cards))?;
        }
        Line::Discard(card) => {
            hold(table, 1, 0);
            if table.pile.len() == PILE {
                table.pile.remove(0);
            }
            table.discarded(*card);
        }
    }
    Ok(())
}

/// Lets the player to move hold so many cards that some are left when these have gone and
/// others have come: the game has not ended, so they do, whatever was believed of their hand.
fn hold(table: &mut Table, going: usize, coming: usize) {
    let size = &mut table.sizes[table.seat.index()];
    *size = (*size).max((going + 1).saturating_sub(coming) as u8);
}

fn take(table: &mut Table, typed: &[Card], with: Bag) -> Result<Bag, Confused> {
    let top = *table.pile.last().ok_or(Confused::EmptyPile)?;
    let meld = Meld::judge(typed.iter().copied().chain([top]), Compat::Itp)?;
    Ok(table.took(meld, with))
}

fn add(table: &mut Table, index: usize, typed: &[Card], spent: Bag) -> Result<(), Confused> {
    let meld = table
        .melds
        .get(table.team(), index)
        .ok_or(Confused::NoSuchMeld { index })?;
    let all = meld.shown().iter().chain(typed.iter().copied());
    table.added(index, Meld::judge(all, Compat::Itp)?, spent);
    Ok(())
}

fn only_card(line: &str) -> Result<Card, Confused> {
    match read_cards(line)?.as_slice() {
        &[card] => Ok(card),
        cards => Err(Confused::Cards { given: cards.len() }),
    }
}
