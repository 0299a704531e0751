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
    turn::{answer, asks_for_hint, hint, refuse, show, show_grid},
};

/// What a typed line comes to.
pub(crate) enum Typed {
    /// It was answered.
    Answered,
    /// A move to be sent.
    Move(String),
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

/// The words for what is played in the room.
fn at_table(words: &Words, room: &Room) -> Words {
    words.at_table(room.rules().map_or("", AnyRules::preset))
}

/// Says something of the cards, once there are any.
fn with_teller(
    console: &mut Console,
    words: &Words,
    room: &Room,
    tell: impl FnOnce(&mut Console, &dyn Teller) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let words = &at_table(words, room);
    let teller = voice(words, room).and_then(|voice| teller(voice, room));
    teller.map_or(Ok(()), |teller| tell(console, &*teller))
}

/// Tells what happened to the cards: how a round opens, what a move did and how it ended the round,
/// who won. A pause after a move lets it sink in.
pub(crate) fn tell(
    console: &mut Console,
    words: &Words,
    room: &Room,
    told: &Told,
    pause: bool,
) -> Result<(), Stop> {
    with_teller(console, words, room, |console, cards| match &told.event {
        TableEvent::Started { .. } | TableEvent::Round => {
            console.heading(&cards.heading())?;
            console.say_all(&cards.opening())
        }
        TableEvent::Move { .. } => {
            console.say_all(&cards.story())?;
            if pause {
                console.pause()?;
            }
            ended(console, words, cards, told.cards.ending.as_ref())
        }
        TableEvent::Over {
            winners, points, ..
        } => {
            let outcome = Outcome {
                winners: winners.clone(),
                points: points.clone(),
            };
            console.gap()?;
            console.say(&cards.over(&outcome))
        }
        _ => Ok(()),
    })
}

/// Whether a match begins with this.
pub(crate) fn is_first_round(room: &Room, event: &TableEvent) -> bool {
    let dealt = matches!(event, TableEvent::Started { .. } | TableEvent::Round);
    let standing = room.any().and_then(AnyFollowed::standing);
    dealt && standing.is_some_and(|standing| standing.round == 1)
}

/// The title of a round, and how it ended if it has.
pub(crate) fn heading(console: &mut Console, words: &Words, room: &Room) -> Result<(), Stop> {
    with_teller(console, words, room, |console, cards| {
        console.heading(&cards.heading())?;
        ended(console, words, cards, room.ending())
    })
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

/// What lies there and what this person holds, for whoever comes in the middle; between rounds how
/// the last one ended.
pub(crate) fn position(console: &mut Console, words: &Words, room: &Room) -> Result<(), Stop> {
    heading(console, words, room)?;
    with_teller(console, words, room, |console, cards| match room.ending() {
        None => console.say_all(&cards.position()),
        Some(_) => Ok(()),
    })
}

/// It is this person's turn.
pub(crate) fn turn(
    console: &mut Console,
    words: &Words,
    room: &Room,
    selection: &mut Selection,
    fresh: bool,
) -> Result<(), Stop> {
    fn turn<G: Playable>(
        console: &mut Console,
        words: &Words,
        room: &Room,
        selection: &mut Selection,
        fresh: bool,
    ) -> Result<(), Stop> {
        match OwnView::<G>::of(words, room) {
            Some(seen) => show::<G>(console, seen.voice, seen.view, selection, fresh),
            None => Ok(()),
        }
    }
    let Some(rules) = room.rules() else {
        return Ok(());
    };
    let words = &at_table(words, room);
    with_game!(*rules, |G, _rules| turn::<G>(
        console, words, room, selection, fresh
    ))
}

/// Somebody typed something about the cards; whether they may ask for the best move.
pub(crate) fn typed(
    console: &mut Console,
    words: &Words,
    room: &Room,
    selection: &mut Selection,
    line: &str,
    hints: bool,
) -> Result<Typed, Stop> {
    let Some(rules) = room.rules() else {
        return Ok(Typed::Answered);
    };
    let words = &at_table(words, room);
    with_game!(*rules, |G, _rules| typed_at::<G>(
        console, words, room, selection, line, hints
    ))
}

fn typed_at<G: Playable>(
    console: &mut Console,
    words: &Words,
    room: &Room,
    selection: &mut Selection,
    line: &str,
    hints: bool,
) -> Result<Typed, Stop> {
    let Some(seen) = OwnView::<G>::of(words, room) else {
        return Ok(Typed::Answered);
    };
    if asks_for_hint(words, line) {
        if !room.is_my_turn() {
            return Ok(Typed::NotNow);
        }
        if hints {
            hint::<G>(
                console,
                words,
                seen.view,
                chance::generator(room.moves(), 0),
            )?;
        } else {
            console.say(&say!(words, "play-online-no-hints"))?;
        }
        return Ok(Typed::Answered);
    }
    // Without a turn there is no turn to be told of.
    if !room.is_my_turn() && (line.is_empty() || line.eq_ignore_ascii_case("t")) {
        return Ok(Typed::NotNow);
    }
    let Some(chosen) = answer::<G>(console, seen.voice, seen.view, selection, line)? else {
        return Ok(Typed::Answered);
    };
    if !room.is_my_turn() {
        return Ok(Typed::NotNow);
    }
    // What is legal follows from what this person sees: any world that looks so will do.
    match seen
        .view
        .sample(&mut chance::Quick::new(room.moves()))
        .check(chosen)
    {
        Ok(()) => Ok(Typed::Move(G::move_to_text(seen.followed.rules(), chosen))),
        Err(illegal) => {
            refuse::<G>(console, words, &illegal)?;
            Ok(Typed::Answered)
        }
    }
}
