//! What lies where at a table, as one person sees it, and what a click there means.
//!
//! A [`Scene`] is plain data, made from a view and from how the person has arranged things
//! ([`Selection`]). A page only draws it. A click or key becomes a [`Touch`], which the game's
//! [`Face`] answers.

use baralho_cards::Card;
use baralho_game::{Game, Observer, Rules, Seat, Standing, View, chance};
use baralho_words::{Deck, Words, say};

pub use crate::melds::{MeldScene, Ready, SideMelds};
use crate::{EventOf, Face, MoveOf, Order, Reply, Selection, ViewOf, Voice, capitalised};

/// A table as it is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Everybody, the person at this page first, then to the left.
    pub seats: Vec<SeatScene>,
    /// What kind of table it is: it decides what lies where.
    pub kind: Kind,
    /// The round that is played, counted from 1; none where there is only one.
    pub round: Option<u32>,
    /// The points that end the match.
    pub target: Option<u32>,
    /// What lies open for all in the middle.
    pub middle: Zone,
    /// The stock or the draw pile.
    pub stock: Option<StockScene>,
    /// Melds, side by side.
    pub melds: Vec<SideMelds>,
    /// What could be done at once, the best first.
    pub ready: Vec<Ready>,
    /// The person's cards.
    pub hand: Vec<CardScene>,
    /// Whether the person plays a hand at all.
    pub has_hand: bool,
    /// What can be done besides playing a card.
    pub actions: Vec<ActionScene>,
    /// A question that must be answered to finish a move.
    pub question: Option<Question>,
    /// What the selected cards may become, where there are several ways; nobody was asked.
    pub choices: Option<Question>,
    /// What the selected card would do.
    pub preview: Option<Preview>,
    /// The last move.
    pub last: Option<LastMove>,
    /// Whether the person is to move.
    pub my_turn: bool,
}

/// Kinds of tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Cards are played from a hand onto the table.
    #[default]
    Hand,
    /// Cards are turned over, and piles are what everybody has.
    Piles,
    /// Melds are laid down.
    Melds,
}

impl Kind {
    /// For the style.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Piles => "piles",
            Self::Melds => "melds",
        }
    }
}

/// What a selected card would do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// How it comes about, as in `4 + 3 = 7`; empty where nothing is taken.
    pub sum: String,
    /// What comes of it, in a few words.
    pub result: String,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub struct SeatScene {
    pub seat: usize,
    /// The side they play for.
    pub side: usize,
    pub name: String,
    /// The person at this page.
    pub me: bool,
    /// Plays with the person at this page.
    pub partner: bool,
    pub turn: bool,
    /// Cards held; none where nobody holds cards.
    pub held: Option<usize>,
    /// Cards captured or piled up; none where there are none to speak of.
    pub captured: Option<usize>,
    pub sweeps: usize,
    pub top: Option<Card>,
    pub points: Option<i32>,
    /// With whom they play, and whether they are out.
    pub notes: Vec<String>,
    /// All of it as a sentence, for ears.
    pub told: String,
}

/// Cards that lie open in one place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Zone {
    /// What it is called.
    pub name: String,
    /// Its cards; of a pile the top card last.
    pub cards: Vec<CardScene>,
    /// Whether it is a pile, spread so that all can be seen.
    pub is_pile: bool,
    /// What is said where nothing lies.
    pub empty: String,
    /// What is worth knowing of it, as sentences for ears.
    pub told: String,
    /// Every card of a pile as a sentence, for ears.
    pub contents: Option<String>,
}

/// A card that lies somewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct CardScene {
    /// Stays the same while the card stays where it is.
    pub id: String,
    /// What is on its face.
    pub card: Card,
    /// The deck it is drawn and named after.
    pub deck: Deck,
    /// Its name in full, for ears.
    pub name: String,
    /// What it would do, where hints are on.
    pub hint: Option<String>,
    /// The same in a word, where eyes need no more.
    pub tag: Option<String>,
    /// Selected by the person.
    pub selected: bool,
    /// The selected card would take it.
    pub taken: bool,
    /// It would be of use to the person.
    pub useful: bool,
    /// A group of the hand begins with it.
    pub begins: bool,
    /// Something can be done with it now.
    pub live: bool,
    /// What a click on it does.
    pub touch: Touch,
}

/// Cards that lie face down.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub struct StockScene {
    pub count: usize,
    pub told: String,
    /// What stands beside it; empty where it needs no name.
    pub name: String,
    /// A click on it does this.
    pub touch: Option<Touch>,
    /// It can be done now.
    pub live: bool,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub struct ActionScene {
    pub label: String,
    /// The same for ears, where it is another.
    pub heard: Option<String>,
    pub touch: Touch,
    /// Where it is seen. For ears it is always there.
    pub shown: Shown,
    /// The one most likely wanted now.
    pub main: bool,
    /// It can be done as things stand. It may be tried all the same: the answer says why not.
    pub live: bool,
}

impl ActionScene {
    /// An action by its name, and what its button says; likely wanted whenever it can be done.
    pub fn new(name: &'static str, label: String, live: bool) -> Self {
        let touch = Touch::Action(name);
        Self {
            label,
            heard: None,
            touch,
            shown: Shown::Always,
            main: live,
            live,
        }
    }
}

/// Where something that can be done is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// Everywhere.
    #[default]
    Always,
    /// Where there is room for it.
    Roomy,
    /// Nowhere: its time is another.
    Never,
}

/// A question with answers to choose from.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub struct Question {
    pub text: String,
    pub answers: Vec<Answer>,
}

/// An answer to a question: a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// For eyes.
    pub seen: String,
    /// For ears.
    pub heard: String,
    /// The move it comes to.
    pub text: String,
    /// The cards that lie open and that it takes, by id.
    pub takes: Vec<String>,
    /// Preferred so far.
    pub chosen: bool,
    /// What would lie there then; of these cards the new ones are selected.
    pub cards: Vec<CardScene>,
    /// What those are, in a few words.
    pub note: String,
}

/// The last move, to be looked at.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub struct LastMove {
    pub seat: usize,
    /// The card played, laid, turned or discarded.
    pub played: Option<Card>,
    pub taken: Vec<Card>,
    /// A sweep, a stolen pile, a canastra: something to be celebrated.
    pub grand: bool,
    /// Which cards went where, one after another. A card that was played from a hand into the
    /// middle, and nothing else, need not be told here.
    pub steps: Vec<Step>,
    /// The deck its cards are drawn and named after.
    pub deck: Deck,
}

/// Cards that go from one place to another together.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Those that nobody is told of are seen from behind.
    pub cards: Vec<Option<Card>>,
    /// Where they were.
    pub from: Spot,
    /// Where they are then.
    pub to: Spot,
}

impl Step {
    /// Open cards go somewhere.
    pub fn open(cards: impl IntoIterator<Item = Card>, from: Spot, to: Spot) -> Self {
        Self {
            cards: cards.into_iter().map(Some).collect(),
            from,
            to,
        }
    }

    /// Some cards go somewhere, seen from behind.
    pub fn hidden(cards: usize, from: Spot, to: Spot) -> Self {
        Self {
            cards: vec![None; cards],
            from,
            to,
        }
    }
}

/// A place at a table where cards can be. People are told by their seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Face down, to be dealt or drawn.
    Stock,
    /// Turned over, to be looked at before it goes on.
    Turned,
    /// Open for all: the table itself, or the discard pile.
    Middle,
    /// In somebody's hand.
    Hand(usize),
    /// Before somebody, captured. From one such pile to another goes all that lies there.
    Pile(usize),
    /// One of a side's melds, counted from 0.
    Meld {
        /// Whose it is.
        side: usize,
        /// Which it is.
        index: usize,
    },
}

/// What was clicked, or its key pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A card, by id: it is played, or chosen.
    Card(String),
    /// A card by id, or an answer by its move: shows what it would do, and does nothing yet.
    Show(String),
    /// An action, by its name: `draw`, `take`, `lay`, `add`, `discard`, `sort`.
    Action(&'static str),
    /// One of the melds of one's own side, by its place.
    Meld(usize),
    /// An answer to the question.
    Answer(String),
    /// Never mind.
    Cancel,
}

/// Sorts a hand the other way; says how it lies now.
pub fn sort<M>(words: &Words, selection: &mut Selection, order: Order) -> Reply<M> {
    selection.order = Some(order);
    Reply::Say(vec![match order {
        Order::Suits => say!(words, "page-sorted-suit"),
        Order::Ranks => say!(words, "page-sorted-rank"),
    }])
}

/// The action that sorts a hand the other way.
pub fn sorting(words: &Words, next: Order) -> ActionScene {
    let label = match next {
        Order::Suits => say!(words, "page-sort-suit"),
        Order::Ranks => say!(words, "page-sort-rank"),
    };
    ActionScene {
        main: false,
        ..ActionScene::new("sort", label, true)
    }
}

/// What somebody sees of a game, and in which words.
pub struct Seen<'a, F: Face> {
    /// The view.
    pub view: &'a ViewOf<F>,
    /// What the last move did.
    pub events: &'a [EventOf<F>],
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
    /// Whether the match is paused.
    pub paused: bool,
}

impl<'a, F: Face> Seen<'a, F> {
    /// What an observer sees, in words for eyes and for ears.
    pub fn new(
        [eyes, ears]: [&'a Words; 2],
        names: &'a [String],
        observer: Observer,
        view: &'a ViewOf<F>,
        events: &'a [EventOf<F>],
        standing: &'a Standing,
    ) -> Self {
        Self {
            view,
            events,
            standing,
            totals: None,
            eyes: Voice::new(eyes, names, observer),
            ears: Voice::new(ears, names, observer),
            my_turn: false,
            paused: false,
        }
    }

    /// The words for eyes.
    pub fn words(&self) -> &'a Words {
        self.eyes.words
    }

    /// A move that was chosen, in the game's notation.
    pub fn decide(&self, chosen: MoveOf<F>) -> Result<String, String> {
        if self.paused {
            return Err(say!(self.ears.words, "page-paused"));
        }
        if !self.my_turn {
            return Err(say!(self.ears.words, "page-not-your-turn"));
        }
        // What is legal follows from what this person sees: any world that looks so will do.
        match self.view.sample(&mut chance::Quick::new(1)).check(chosen) {
            Ok(()) => Ok(F::Game::move_to_text(self.view.rules(), chosen)),
            Err(illegal) => Err(F::refusal(self.ears.words, &illegal)),
        }
    }

    /// Everybody as they sit, with what every game can say of them.
    fn seats(&self) -> Vec<SeatScene> {
        let rules = self.view.rules();
        let players = rules.players();
        let seats = self.eyes.seats(players);
        seats
            .map(|seat| SeatScene {
                seat: seat.index(),
                side: rules.side_of(seat),
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
            notes.push(say!(words, "page-plays-with", who));
        }
        if self.standing.is_out(side) {
            notes.push(say!(words, "play-online-note-out"));
        }
        notes
    }

    /// Points of a seat's side: those before this round and what counts `at_once`, or all once the
    /// round is over.
    pub fn points(&self, seat: Seat, at_once: i32) -> i32 {
        let side = self.view.rules().side_of(seat);
        match self.totals.and_then(|totals| totals.get(side)) {
            Some(&total) => total,
            None => self.standing.points.get(side).copied().unwrap_or(0) + at_once,
        }
    }
}

/// Cards with ids: the second of the same kind has another id.
pub fn cards(words: &Words, cards: impl IntoIterator<Item = Card>, zone: &str) -> Vec<CardScene> {
    let mut before: Vec<Card> = Vec::new();
    cards
        .into_iter()
        .map(|card| {
            before.push(card);
            let count = before.iter().filter(|&&known| known == card).count();
            let id = format!("{zone}-{card:#}-{count}");
            CardScene {
                touch: Touch::Card(id.clone()),
                id,
                card,
                deck: words.deck(),
                name: words.card(card),
                hint: None,
                tag: None,
                selected: false,
                taken: false,
                useful: false,
                begins: false,
                live: false,
            }
        })
        .collect()
}

/// Draws what is seen.
pub fn draw<F: Face>(seen: &Seen<'_, F>, selection: &Selection) -> Scene {
    let mut scene = Scene {
        seats: seen.seats(),
        round: F::KEEPS_SCORE.then_some(seen.standing.round),
        my_turn: seen.my_turn,
        ..Scene::default()
    };
    F::stage(seen, selection, &mut scene);
    for place in &mut scene.seats {
        let seat = Seat::new(place.seat);
        place.notes = seen.notes(seat);
        let rules = seen.view.rules();
        let own = seen.eyes.seat().filter(|&own| own != seat);
        place.partner = own.is_some_and(|own| rules.side_of(own) == rules.side_of(seat));
        for note in &place.notes {
            place.told.push(' ');
            place.told.push_str(&capitalised(note));
            place.told.push('.');
        }
    }
    scene
}

impl Zone {
    /// Cards side by side, which can be clicked one by one.
    pub fn row<F: Face>(seen: &Seen<'_, F>, name: String, cards: Vec<CardScene>) -> Self {
        let (words, ears) = (seen.words(), seen.ears.words);
        Self {
            name,
            empty: say!(words, "scopa-table-empty"),
            told: if cards.is_empty() {
                say!(ears, "scopa-table-empty")
            } else {
                say!(ears, "scopa-table", cards = names(&cards))
            },
            contents: None,
            is_pile: false,
            cards,
        }
    }
}

/// What cards are called, one after another.
pub fn names(cards: &[CardScene]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
    names.join(", ")
}
