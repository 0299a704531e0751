//! What lies where at a table, as one person sees it, and what a click there means.
//!
//! A [`Scene`] is plain data, made from a view and from how the person has arranged things
//! ([`Desk`]). The browser only draws it. A click or key becomes a [`Touch`], which the
//! game's own rules answer ([`Reply`]).

mod buraco;
mod rouba_montes;
mod scopa;

use baralho_cards::Card;
use baralho_catalog::with_game;
use baralho_client::Room;
use baralho_game::{Game, Observer, Rules, Seat, Standing, View, chance};
use baralho_protocol::Wire;
use baralho_telling::{Grid, Telling, Voice, capitalised};
use baralho_words::{Deck, Words, say};

use crate::Speech;

/// A table as it is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Everybody, the person at this page first, then to the left.
    pub seats: Vec<SeatScene>,
    /// What lies open for all: the table, or the discard area.
    pub table: Vec<CardScene>,
    /// What that is called.
    pub table_name: String,
    /// The stock or the draw pile.
    pub stock: Option<StockScene>,
    /// Buraco's discard pile, the top card last.
    pub pile: Option<Vec<CardScene>>,
    /// Melds, side by side.
    pub melds: Vec<SideMelds>,
    /// The person's cards.
    pub hand: Vec<CardScene>,
    /// Whether the person plays a hand at all.
    pub has_hand: bool,
    /// What can be done besides playing a card.
    pub actions: Vec<ActionScene>,
    /// A question that must be answered to finish a move.
    pub question: Option<Question>,
    /// The last move.
    pub last: Option<LastMove>,
    /// Whether the person is to move.
    pub my_turn: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatScene {
    /// Which seat.
    pub seat: usize,
    /// The name.
    pub name: String,
    /// The person at this page.
    pub me: bool,
    /// It is their turn.
    pub turn: bool,
    /// Cards held; none where nobody holds cards.
    pub held: Option<usize>,
    /// Cards captured or piled up; none where there are none to speak of.
    pub captured: Option<usize>,
    /// Sweeps.
    pub sweeps: usize,
    /// The card on top of the pile.
    pub top: Option<Card>,
    /// Points of the side.
    pub points: Option<i32>,
    /// With whom they play, and whether they are out.
    pub notes: Vec<String>,
    /// All of it as a sentence, for ears.
    pub told: String,
}

/// A card that lies somewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct CardScene {
    /// Stays the same while the card stays where it is.
    pub id: String,
    /// The card.
    pub card: Card,
    /// The deck it is drawn and named after.
    pub deck: Deck,
    /// Its name in full, for ears.
    pub name: String,
    /// What it would do, where hints are on.
    pub hint: Option<String>,
    /// Selected by the person.
    pub selected: bool,
    /// Something can be done with it now.
    pub live: bool,
}

/// Cards that lie face down.
#[derive(Clone, Debug, PartialEq)]
pub struct StockScene {
    /// How many.
    pub count: usize,
    /// As a sentence.
    pub told: String,
    /// A click on it does this.
    pub touch: Option<Touch>,
}

/// The melds of a side.
#[derive(Clone, Debug, PartialEq)]
pub struct SideMelds {
    /// Whose, as a heading.
    pub heading: String,
    /// The person's own side.
    pub own: bool,
    /// The melds.
    pub melds: Vec<MeldScene>,
}

/// A meld.
#[derive(Clone, Debug, PartialEq)]
pub struct MeldScene {
    /// Its cards in order.
    pub cards: Vec<CardScene>,
    /// What it is, in full.
    pub told: String,
    /// The same for eyes: points, and which canastra.
    pub label: String,
    /// `limpa`, `suja` or nothing.
    pub canastra: &'static str,
    /// What a click on it does.
    pub touch: Option<Touch>,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionScene {
    /// What it says.
    pub label: String,
    /// What it does.
    pub touch: Touch,
    /// The one most likely wanted now.
    pub main: bool,
    /// It can be done as things stand. It may be tried all the same: the answer says why not.
    pub live: bool,
}

/// A question with answers to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What is asked.
    pub text: String,
    /// Each answer for eyes and ears, and the cards it is about.
    pub answers: Vec<Answer>,
}

/// An answer to a question: a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// For eyes.
    pub seen: String,
    /// For ears.
    pub heard: String,
    /// The cards it is about.
    pub cards: Vec<Card>,
    /// The move it comes to.
    pub text: String,
}

/// The last move, to be looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastMove {
    /// Who.
    pub seat: usize,
    /// The card played, laid, turned or discarded.
    pub played: Option<Card>,
    /// What it took.
    pub taken: Vec<Card>,
    /// A sweep, a stolen pile, a canastra: something to be celebrated.
    pub grand: bool,
    /// Whose pile was stolen.
    pub from: Option<usize>,
    /// The deck its cards are drawn and named after.
    pub deck: Deck,
}

/// How the person has arranged things. Belongs to this page alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Desk {
    /// Selected cards of the hand, and cards of the table chosen to be captured, by id.
    pub selected: Vec<String>,
    /// Hand sorted by rank instead of by suit.
    pub by_rank: bool,
    /// Hand sorted where it is shown as it was dealt otherwise.
    pub sorted: bool,
    /// What is being asked.
    pub asked: Asked,
}

/// What the person is being asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Nothing.
    #[default]
    Nothing,
    /// What the card of this id should capture.
    Capture(String),
    /// Which meld to lay.
    Meld,
    /// What to add to which meld.
    Add,
    /// With what to take the pile.
    Take,
}

impl Desk {
    /// Nothing is selected and nothing asked any more.
    pub fn clear(&mut self) {
        self.selected.clear();
        self.asked = Asked::Nothing;
    }

    fn toggle(&mut self, id: &str) {
        match self.selected.iter().position(|known| known == id) {
            Some(place) => {
                self.selected.remove(place);
            }
            None => self.selected.push(id.to_owned()),
        }
    }

    fn has(&self, id: &str) -> bool {
        self.selected.iter().any(|known| known == id)
    }
}

/// What was clicked, or its key pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A card of the hand, by id.
    Hand(String),
    /// A card of the table, by id.
    Table(String),
    /// Draw from the stock; turn a card.
    Draw,
    /// Take the discard pile.
    Take,
    /// Lay the selected cards.
    Lay,
    /// Add the selected cards to this meld, or to any.
    Add(Option<usize>),
    /// Discard the selected card.
    Discard,
    /// Sort the hand the other way.
    Sort,
    /// An answer to the question.
    Answer(String),
    /// Never mind.
    Cancel,
}

/// What a touch comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A move to be made, in the game's notation.
    Move(String),
    /// The desk has changed; something to be said about it, if anything.
    Changed(Option<String>),
    /// It cannot be: why.
    Refused(String),
}

/// A game that can be drawn and touched.
pub trait Staged: Telling + Wire {
    /// Whether sides have points.
    const KEEPS_SCORE: bool = true;

    /// Puts everything where it lies.
    fn stage(seen: &Seen<'_, Self>, desk: &Desk, scene: &mut Scene);

    /// What a touch means.
    fn touch(seen: &Seen<'_, Self>, desk: &mut Desk, touch: Touch) -> Reply;

    /// Whether new cards came to everybody's hand.
    fn deals(_events: &[Self::Event]) -> bool {
        false
    }

    /// What lies on the table, in one sentence, where whoever begins would not be told it.
    fn lying(_voice: Voice<'_>, _view: &Self::View) -> Option<String> {
        None
    }

    /// What everybody would score if the round ended now, where anybody can know that.
    fn as_it_stands(_voice: Voice<'_>, _view: &Self::View) -> Option<Grid> {
        None
    }
}

/// What somebody sees of a game, and in which words.
pub struct Seen<'a, G: Game> {
    /// The view.
    pub view: &'a G::View,
    /// What the last move did.
    pub events: &'a [G::Event],
    /// Points before this round.
    pub standing: &'a Standing,
    /// Points of every side with those of this round, once it is over.
    pub totals: Option<&'a [i32]>,
    /// For eyes.
    pub eyes: Voice<'a>,
    /// For ears.
    pub ears: Voice<'a>,
    /// Whether the observer may move now.
    pub my_turn: bool,
    /// Whether the match stands still.
    pub paused: bool,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What an observer sees.
    pub fn new(
        speech: &'a Speech,
        names: &'a [String],
        observer: Observer,
        view: &'a G::View,
        events: &'a [G::Event],
        standing: &'a Standing,
    ) -> Self {
        Self {
            view,
            events,
            standing,
            totals: None,
            eyes: Voice::new(&speech.eyes, names, observer),
            ears: Voice::new(&speech.ears, names, observer),
            my_turn: false,
            paused: false,
        }
    }

    fn words(&self) -> &'a Words {
        self.eyes.words
    }

    /// A move that was chosen: made if it is legal, else the reason why not.
    fn decide(&self, chosen: G::Move) -> Reply
    where
        G: Telling,
    {
        if self.paused {
            return Reply::Refused(say!(self.ears.words, "page-paused"));
        }
        if !self.my_turn {
            return Reply::Refused(say!(self.ears.words, "page-not-your-turn"));
        }
        // What is legal follows from what this person sees: any world that looks so will do.
        match self.view.sample(&mut chance::Quick::new(1)).check(chosen) {
            Ok(()) => Reply::Move(G::move_to_text(self.view.rules(), chosen)),
            Err(illegal) => Reply::Refused(G::refusal(self.ears.words, &illegal)),
        }
    }

    /// Everybody as they sit, with what every game can say of them.
    fn seats(&self) -> Vec<SeatScene> {
        let players = self.view.rules().players();
        let seats = self.eyes.seats(players);
        seats
            .map(|seat| SeatScene {
                seat: seat.index(),
                name: self.eyes.name(seat),
                me: self.eyes.seat() == Some(seat),
                turn: self.view.turn() == Some(seat),
                ..SeatScene::default()
            })
            .collect()
    }

    /// With whom somebody plays, and whether they are out of the match.
    fn notes(&self, seat: Seat) -> Vec<String> {
        let (rules, words) = (self.view.rules(), self.words());
        let side = rules.side_of(seat);
        let mut notes = Vec::new();
        let own = self.eyes.seat();
        if own.is_some_and(|own| own != seat && rules.side_of(own) == side) {
            notes.push(say!(words, "play-online-your-partner"));
        } else if own != Some(seat) && rules.sides() < rules.players() {
            let others = rules.seats_of(side).filter(|&other| other != seat);
            let who = words.list_and(others.map(|other| self.eyes.name(other)));
            notes.push(say!(words, "page-plays-with", who = who));
        }
        if self.standing.is_out(side) {
            notes.push(say!(words, "play-online-note-out"));
        }
        notes
    }

    /// Points of a seat's side: those before this round and what counts `at_once`, or all once the
    /// round is over.
    fn points(&self, seat: Seat, at_once: i32) -> i32 {
        let side = self.view.rules().side_of(seat);
        match self.totals.and_then(|totals| totals.get(side)) {
            Some(&total) => total,
            None => self.standing.points.get(side).copied().unwrap_or(0) + at_once,
        }
    }
}

/// Cards with ids: the second of the same kind has another id.
fn cards(words: &Words, cards: impl IntoIterator<Item = Card>, zone: &str) -> Vec<CardScene> {
    let mut before: Vec<Card> = Vec::new();
    cards
        .into_iter()
        .map(|card| {
            before.push(card);
            let count = before.iter().filter(|&&known| known == card).count();
            CardScene {
                id: format!("{zone}-{card:#}-{count}"),
                card,
                deck: words.deck(),
                name: words.card(card),
                hint: None,
                selected: false,
                live: false,
            }
        })
        .collect()
}

/// The table of a room as it is drawn; `None` before the first deal.
pub fn scene(room: &Room, speech: &Speech, desk: &Desk) -> Option<Scene> {
    fn of<G: Staged>(room: &Room, speech: &Speech, desk: &Desk) -> Option<Scene> {
        let seen = seen::<G>(room, speech)?;
        Some(draw(&seen, desk))
    }
    let rules = *room.rules()?;
    let speech = &speech.at_table(rules.preset());
    with_game!(rules, |G, _rules| of::<G>(room, speech, desk))
}

/// Draws what is seen.
pub fn draw<G: Staged>(seen: &Seen<'_, G>, desk: &Desk) -> Scene {
    let mut scene = Scene {
        seats: seen.seats(),
        my_turn: seen.my_turn,
        ..Scene::default()
    };
    G::stage(seen, desk, &mut scene);
    for place in &mut scene.seats {
        place.notes = seen.notes(Seat::new(place.seat));
        for note in &place.notes {
            place.told.push(' ');
            place.told.push_str(&capitalised(note));
            place.told.push('.');
        }
    }
    scene
}

/// What a touch at a room's table means.
pub fn touch(room: &Room, speech: &Speech, desk: &mut Desk, touch: Touch) -> Reply {
    fn of<G: Staged>(room: &Room, speech: &Speech, desk: &mut Desk, touch: Touch) -> Reply {
        let Some(seen) = seen::<G>(room, speech) else {
            return Reply::Changed(None);
        };
        match touch {
            Touch::Cancel => {
                desk.clear();
                Reply::Changed(None)
            }
            Touch::Answer(text) => {
                desk.clear();
                Reply::Move(text)
            }
            touch => G::touch(&seen, desk, touch),
        }
    }
    let Some(&rules) = room.rules() else {
        return Reply::Changed(None);
    };
    let speech = &speech.at_table(rules.preset());
    with_game!(rules, |G, _rules| of::<G>(room, speech, desk, touch))
}

fn seen<'a, G: Staged>(room: &'a Room, speech: &'a Speech) -> Option<Seen<'a, G>> {
    let (followed, any) = (room.followed::<G>()?, room.any()?);
    let (view, events) = (followed.view()?, followed.events());
    let observer = any.observer();
    Some(Seen {
        totals: room.ending().map(|ending| ending.totals.as_slice()),
        my_turn: room.is_my_turn(),
        paused: room.paused,
        ..Seen::new(
            speech,
            room.names(),
            observer,
            view,
            events,
            any.standing()?,
        )
    })
}
