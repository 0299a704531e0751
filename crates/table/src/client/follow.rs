//! The cards: one observer's view of a match, whichever game it is.

use std::any::Any;

use baralho_catalog::{AnyRules, with_game};
use baralho_game::{Event as _, Observer, Seat, Standing, View};
use baralho_protocol::{BadMessage, Follower, Wire};
use serde_json::Value;

/// A match of one game as its observer follows it.
#[derive(Clone, Debug)]
pub struct Followed<G: Wire> {
    follower: Follower<G>,
    /// The moves of the round that stand.
    made: Vec<Made<G>>,
    /// The moves that were taken back last, with what was seen before each.
    undone: Vec<(G::View, Made<G>)>,
    /// How the rounds that were seen began, for checking the deals at the end.
    dealt: Vec<(Standing, G::View)>,
    rules: G::Rules,
    observer: Observer,
}

/// A move that was made.
#[derive(Clone, Debug)]
struct Made<G: Wire> {
    seat: Option<Seat>,
    text: String,
    /// What it did, as the observer was told.
    events: Vec<G::Event>,
}

impl<G: Wire> Followed<G> {
    /// Before the first deal.
    pub fn new(rules: G::Rules, observer: Observer) -> Self {
        Self {
            follower: Follower::new(rules.clone(), observer),
            made: Vec::new(),
            undone: Vec::new(),
            dealt: Vec::new(),
            rules,
            observer,
        }
    }

    /// The rules of the match.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// What the observer sees; `None` before the first deal.
    pub fn view(&self) -> Option<&G::View> {
        self.follower.view()
    }

    /// What the last move that stands did, as the observer was told; empty right after a deal.
    pub fn events(&self) -> &[G::Event] {
        self.made.last().map_or(&[], |made| &made.events)
    }

    /// The moves that were taken back last, if nobody has moved since: what was seen before each,
    /// and the move where the observer made it.
    pub fn undone(&self) -> impl Iterator<Item = (&G::View, Option<G::Move>)> {
        self.undone.iter().map(|(before, made)| {
            let mut moves = before.moves().into_iter();
            let is_it = |legal: &G::Move| G::move_to_text(&self.rules, *legal) == made.text;
            (before, moves.find(is_it))
        })
    }

    /// The score of the round that has just ended, from what was laid open.
    pub fn tally(&self, open: &Value) -> Result<G::Tally, BadMessage> {
        let view = self.view();
        G::read_ending(view.ok_or_else(no_deal)?, open)
    }
}

fn no_deal() -> BadMessage {
    BadMessage::within("a match should begin with a deal")
}

/// A match as its observer follows it, for whoever need not know the game. Who does gets
/// its [`Followed`] back through [`Room::followed`](super::Room::followed).
pub trait AnyFollowed: Any + Send + Sync {
    /// Who looks.
    fn observer(&self) -> Observer;

    /// What the present round started from; `None` before the first deal.
    fn standing(&self) -> Option<&Standing>;

    /// Sides that are out of the match since the present round, as bits: out before it, and not
    /// before the round that was seen before.
    fn newly_out(&self) -> u32;

    /// Whose turn it is; `None` between rounds.
    fn turn(&self) -> Option<Seat>;

    /// Every legal move of the observer as text; none when it is not their turn.
    fn legal_moves(&self) -> Vec<String>;

    /// A round begins.
    ///
    /// # Errors
    /// When this is not a deal of the game; nothing has changed then.
    fn deal(&mut self, deal: &Value) -> Result<(), BadMessage>;

    /// A move was made, told as the game writes it.
    fn moved(&mut self, text: &str, events: &[Value]) -> Result<(), BadMessage>;

    /// The last moves were taken back.
    ///
    /// # Errors
    /// When the round has not so many; nothing has changed then.
    fn back(&mut self, moves: usize) -> Result<(), BadMessage>;

    /// How many of the last moves are the observer's own of this turn and have shown them
    /// nothing.
    fn open_to_undo(&self) -> usize;

    /// The first round seen whose deal does not come from this seed.
    fn wrong_deal(&self, seed: u64) -> Option<u32>;

    /// For [`Room::followed`](super::Room::followed).
    fn as_any(&self) -> &dyn Any;
}

impl<G: Wire> AnyFollowed for Followed<G> {
    fn observer(&self) -> Observer {
        self.observer
    }

    fn standing(&self) -> Option<&Standing> {
        self.follower.standing()
    }

    fn newly_out(&self) -> u32 {
        match self.dealt.as_slice() {
            [.., (before, _), (now, _)] => now.out & !before.out,
            _ => 0,
        }
    }

    fn turn(&self) -> Option<Seat> {
        self.view().and_then(View::turn)
    }

    fn legal_moves(&self) -> Vec<String> {
        let moves = self.view().map(View::moves).unwrap_or_default();
        moves
            .into_iter()
            .map(|legal| G::move_to_text(&self.rules, legal))
            .collect()
    }

    fn deal(&mut self, deal: &Value) -> Result<(), BadMessage> {
        if deal.get("kind").and_then(Value::as_str) != Some("deal") {
            return Err(no_deal());
        }
        self.follower.absorb(deal)?;
        self.made.clear();
        self.undone.clear();
        if let (Some(standing), Some(view)) = (self.follower.standing(), self.follower.view()) {
            // A round told twice counts once.
            self.dealt.retain(|(known, _)| known.round < standing.round);
            self.dealt.push((*standing, view.clone()));
        }
        Ok(())
    }

    fn moved(&mut self, text: &str, events: &[Value]) -> Result<(), BadMessage> {
        self.undone.clear();
        self.made.push(Made {
            seat: self.turn(),
            text: text.to_owned(),
            events: Vec::new(),
        });
        for event in events {
            let event = self.follower.absorb(event)?;
            let event = event.ok_or_else(|| {
                BadMessage::within("a deal should not be among the events of a move")
            })?;
            if let Some(made) = self.made.last_mut() {
                made.events.push(event);
            }
        }
        Ok(())
    }

    fn back(&mut self, moves: usize) -> Result<(), BadMessage> {
        let left = self.made.len().checked_sub(moves);
        let (Some(left), Some((_, dealt))) = (left, self.dealt.last()) else {
            return Err(BadMessage::within("so many moves were not made"));
        };
        let mut view = dealt.clone();
        let undone = self.made.split_off(left);
        for event in self.made.iter().flat_map(|made| &made.events) {
            view.absorb(*event);
        }
        self.follower.restore(view.clone());
        self.undone.clear();
        for made in undone {
            let before = view.clone();
            for event in &made.events {
                view.absorb(*event);
            }
            self.undone.push((before, made));
        }
        Ok(())
    }

    fn open_to_undo(&self) -> usize {
        let Some(seat) = self
            .observer
            .seat()
            .filter(|&seat| self.turn() == Some(seat))
        else {
            return 0;
        };
        let last = self.made.iter().rev();
        let open = last.take_while(|made| {
            made.seat == Some(seat) && !made.events.iter().any(|event| event.is_news(seat))
        });
        open.count()
    }

    fn wrong_deal(&self, seed: u64) -> Option<u32> {
        let wrong = self.dealt.iter().find(|(standing, seen)| {
            let fair = G::deal_seed(&self.rules, standing, seed);
            let first = standing.round == 1;
            let dealer = Standing::opening(&self.rules, seed).dealer;
            fair.view(self.observer) != *seen || first && dealer != standing.dealer
        });
        wrong.map(|(standing, _)| standing.round)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Follows a match by these rules.
pub(crate) fn follow(rules: &AnyRules, observer: Observer) -> Box<dyn AnyFollowed> {
    with_game!(*rules, |G, rules| Box::new(Followed::<G>::new(
        rules, observer
    )))
}

/// Whether such a seat is at a table with these rules.
pub(crate) fn seat_of(rules: &AnyRules, seat: usize) -> Option<Seat> {
    (seat < rules.players()).then(|| Seat::new(seat))
}
