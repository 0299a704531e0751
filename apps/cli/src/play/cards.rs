//! The cards of a table, in the words and screens of every other game at the terminal.

use baralho_catalog::{AnyRules, with_game};
use baralho_face::{Selection, Voice};
use baralho_game::{Outcome, View as _, chance};
use baralho_protocol::online::{Ending, TableEvent, Told};
use baralho_table::client::{AnyFollowed, Followed, Room, Teller, teller};
use baralho_words::{Words, say};

use super::{
    Playable,
    console::{Console, Stop},
    turn::{answer, asks_for_hint, asks_to_undo, hint, refuse, show, show_grid},
};

pub(crate) enum Typed {
    Answered,
    Move(String),
    /// The last move is to be taken back.
    Undo,
    /// A move, but not now.
    NotNow,
}

/// What a client sees of a match, and who is spoken to.
struct OwnView<'a, G: Playable> {
    followed: &'a Followed<G>,
    view: &'a G::View,
    voice: Voice<'a>,
}

impl<'a, G: Playable> OwnView<'a, G> {
    /// `None` if no match of this game has begun.
    fn of(words: &'a Words, room: &'a Room) -> Option<Self> {
        let followed = room.followed::<G>()?;
        Some(Self {
            followed,
            view: followed.view()?,
            voice: voice(words, room)?,
        })
    }
}

fn voice<'a>(words: &'a Words, room: &'a Room) -> Option<Voice<'a>> {
    let observer = room.any()?.observer();
    Some(Voice::new(words, room.names(), observer))
}

fn teller_of<'a>(words: &'a Words, room: &'a Room) -> Option<Box<dyn Teller + 'a>> {
    voice(words, room).and_then(|voice| teller(voice, room))
}

/// The cards of a room, and who is told of them and asked.
pub(crate) struct Cards<'a> {
    console: &'a mut Console,
    /// The words for what is played in the room.
    words: Words,
    room: &'a Room,
}

impl<'a> Cards<'a> {
    pub(crate) fn of(console: &'a mut Console, words: &Words, room: &'a Room) -> Self {
        Self {
            console,
            words: words.at_table(room.rules().map_or("", AnyRules::preset)),
            room,
        }
    }

    /// Tells what happened to the cards: how a round opens, what a move did and how it ended the
    /// round, who won. A pause after a move lets it sink in.
    pub(crate) fn tell(&mut self, told: &Told, pause: bool) -> Result<(), Stop> {
        let Some(cards) = teller_of(&self.words, self.room) else {
            return Ok(());
        };
        match &told.event {
            TableEvent::Started { .. } | TableEvent::Round => {
                self.console.heading(&cards.heading())?;
                self.console.say_all(&cards.opening())
            }
            TableEvent::Move { .. } => {
                self.console.say_all(&cards.story())?;
                if pause {
                    self.console.pause()?;
                }
                ended(
                    self.console,
                    &self.words,
                    &*cards,
                    told.cards.ending.as_ref(),
                )
            }
            TableEvent::TakenBack { .. } => self.console.say(&cards.taken_back()),
            TableEvent::Over {
                winners, points, ..
            } => {
                let outcome = Outcome {
                    winners: winners.clone(),
                    points: points.clone(),
                };
                self.console.gap()?;
                self.console.say(&cards.over(&outcome))
            }
            _ => Ok(()),
        }
    }

    /// The title of a round, and how it ended if it has.
    pub(crate) fn heading(&mut self) -> Result<(), Stop> {
        let Some(cards) = teller_of(&self.words, self.room) else {
            return Ok(());
        };
        self.console.heading(&cards.heading())?;
        ended(self.console, &self.words, &*cards, self.room.ending())
    }

    /// What lies there and what this person holds, for whoever comes in the middle; between rounds
    /// how the last one ended.
    pub(crate) fn position(&mut self) -> Result<(), Stop> {
        self.heading()?;
        match teller_of(&self.words, self.room) {
            Some(cards) if self.room.ending().is_none() => self.console.say_all(&cards.position()),
            _ => Ok(()),
        }
    }

    pub(crate) fn turn(&mut self, selection: &mut Selection, fresh: bool) -> Result<(), Stop> {
        let Some(rules) = self.room.rules() else {
            return Ok(());
        };
        with_game!(*rules, |G, _rules| {
            match OwnView::<G>::of(&self.words, self.room) {
                Some(own) => show::<G>(self.console, own.voice, own.view, selection, fresh),
                None => Ok(()),
            }
        })
    }

    /// Somebody typed something about the cards; whether they may ask for the best move.
    pub(crate) fn typed(
        &mut self,
        selection: &mut Selection,
        line: &str,
        hints: bool,
    ) -> Result<Typed, Stop> {
        match self.room.rules() {
            None => Ok(Typed::Answered),
            Some(rules) => with_game!(*rules, |G, _rules| {
                self.typed_at::<G>(selection, line, hints)
            }),
        }
    }

    fn typed_at<G: Playable>(
        &mut self,
        selection: &mut Selection,
        line: &str,
        hints: bool,
    ) -> Result<Typed, Stop> {
        let Some(seen) = OwnView::<G>::of(&self.words, self.room) else {
            return Ok(Typed::Answered);
        };
        if asks_for_hint(&self.words, line) {
            if !self.room.is_my_turn() {
                return Ok(Typed::NotNow);
            }
            if hints {
                let chance = chance::generator(self.room.moves(), 0);
                hint::<G>(self.console, &self.words, seen.view, chance)?;
            } else {
                self.console
                    .say(&say!(self.words, "play-online-no-hints"))?;
            }
            return Ok(Typed::Answered);
        }
        if asks_to_undo(&self.words, line) {
            let now = self.room.is_my_turn();
            return Ok(if now { Typed::Undo } else { Typed::NotNow });
        }
        // Without a turn there is no turn to be told of.
        if !self.room.is_my_turn() && (line.is_empty() || line.eq_ignore_ascii_case("t")) {
            return Ok(Typed::NotNow);
        }
        let Some(chosen) = answer::<G>(self.console, seen.voice, seen.view, selection, line)?
        else {
            return Ok(Typed::Answered);
        };
        if !self.room.is_my_turn() {
            return Ok(Typed::NotNow);
        }
        // What is legal follows from what this person sees: any world that looks so will do.
        match seen
            .view
            .sample(&mut chance::Quick::new(self.room.moves()))
            .check(chosen)
        {
            Ok(()) => Ok(Typed::Move(G::move_to_text(seen.followed.rules(), chosen))),
            Err(illegal) => {
                refuse::<G>(self.console, &self.words, &illegal)?;
                Ok(Typed::Answered)
            }
        }
    }
}

/// Whether a match begins with this.
pub(crate) fn is_first_round(room: &Room, event: &TableEvent) -> bool {
    let dealt = matches!(event, TableEvent::Started { .. } | TableEvent::Round);
    let standing = room.any().and_then(AnyFollowed::standing);
    dealt && standing.is_some_and(|standing| standing.round == 1)
}

/// A round is over: its score.
fn ended(
    console: &mut Console,
    words: &Words,
    cards: &dyn Teller,
    ending: Option<&Ending>,
) -> Result<(), Stop> {
    match ending.and_then(|ending| cards.ended(ending)) {
        Some((heading, grid)) => {
            console.heading(&heading)?;
            show_grid(console, words, &grid)
        }
        None => Ok(()),
    }
}
