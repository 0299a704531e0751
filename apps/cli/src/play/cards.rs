//! The cards of a table, in the words and screens of every other game at the terminal.

use baralho_catalog::AnyRules;
use baralho_face::{Desk, Voice};
use baralho_game::{Outcome, View as _, chance};
use baralho_protocol::online::Ending;
use baralho_table::client::{Followed, Room};
use baralho_table::client::{Teller, teller};
use baralho_words::{Words, say};

use crate::play::{Console, Playable, Stop, answer, asks_for_hint, hint, refuse, show, show_grid};

/// What a typed line comes to.
pub(super) enum Typed {
    /// It was answered.
    Answered,
    /// A move to be sent.
    Move(String),
    /// A move, but not now.
    NotNow,
}

/// What a client sees of a match, and who is spoken to.
struct Seen<'a, G: Playable> {
    followed: &'a Followed<G>,
    view: &'a G::View,
    voice: Voice<'a>,
}

impl<'a, G: Playable> Seen<'a, G> {
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
fn tell(
    console: &mut Console,
    words: &Words,
    room: &Room,
    tell: impl FnOnce(&mut Console, &dyn Teller) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let words = &at_table(words, room);
    let teller = voice(words, room).and_then(|voice| teller(voice, room));
    teller.map_or(Ok(()), |teller| tell(console, &*teller))
}

/// A round begins: its title and how it opens.
pub(super) fn opened(console: &mut Console, words: &Words, room: &Room) -> Result<(), Stop> {
    tell(console, words, room, |console, cards| {
        console.heading(&cards.heading())?;
        console.say_all(&cards.opening())
    })
}

/// A move was made: its story, and if it ended the round, the score.
pub(super) fn moved(
    console: &mut Console,
    words: &Words,
    room: &Room,
    ending: Option<&Ending>,
) -> Result<(), Stop> {
    tell(console, words, room, |console, cards| {
        console.say_all(&cards.story())?;
        ended(console, words, cards, ending)
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
pub(super) fn position(console: &mut Console, words: &Words, room: &Room) -> Result<(), Stop> {
    tell(console, words, room, |console, cards| {
        console.heading(&cards.heading())?;
        match room.ending() {
            None => console.say_all(&cards.position()),
            ending => ended(console, words, cards, ending),
        }
    })
}

/// How the match ended.
pub(super) fn over(
    console: &mut Console,
    words: &Words,
    room: &Room,
    outcome: &Outcome,
) -> Result<(), Stop> {
    tell(console, words, room, |console, cards| {
        console.gap()?;
        console.say(&cards.over(outcome))
    })
}

/// It is this person's turn.
pub(super) fn turn<G: Playable>(
    console: &mut Console,
    words: &Words,
    room: &Room,
    desk: &mut Desk,
    fresh: bool,
) -> Result<(), Stop> {
    let words = &at_table(words, room);
    let Some(seen) = Seen::<G>::of(words, room) else {
        return Ok(());
    };
    show::<G>(console, seen.voice, seen.view, desk, fresh)
}

/// Somebody typed something about the cards. `random` is for hints.
pub(super) fn typed<G: Playable>(
    console: &mut Console,
    words: &Words,
    room: &Room,
    desk: &mut Desk,
    line: &str,
    random: u64,
) -> Result<Typed, Stop> {
    let words = &at_table(words, room);
    let Some(seen) = Seen::<G>::of(words, room) else {
        return Ok(Typed::Answered);
    };
    if asks_for_hint(words, line) {
        if !room.is_my_turn() {
            return Ok(Typed::NotNow);
        }
        if room.plays_alone() {
            hint::<G>(console, words, seen.view, chance::generator(random, 0))?;
        } else {
            console.say(&say!(words, "play-online-no-hints"))?;
        }
        return Ok(Typed::Answered);
    }
    // Without a turn there is no turn to be told of.
    if !room.is_my_turn() && (line.is_empty() || line.eq_ignore_ascii_case("t")) {
        return Ok(Typed::NotNow);
    }
    let Some(chosen) = answer::<G>(console, seen.voice, seen.view, desk, line)? else {
        return Ok(Typed::Answered);
    };
    if !room.is_my_turn() {
        return Ok(Typed::NotNow);
    }
    // What is legal follows from what this person sees: any world that looks so will do.
    match seen
        .view
        .sample(&mut chance::Quick::new(random))
        .check(chosen)
    {
        Ok(()) => Ok(Typed::Move(G::move_to_text(seen.followed.rules(), chosen))),
        Err(illegal) => {
            refuse::<G>(console, words, &illegal)?;
            Ok(Typed::Answered)
        }
    }
}
