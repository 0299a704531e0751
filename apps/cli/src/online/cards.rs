//! The cards of a table, in the words and screens of every other game at the terminal.

use baralho_catalog::AnyRules;
use baralho_client::{AnyFollowed, Followed, Room};
use baralho_face::{Desk, Ended, Face as _, Voice, eliminated, heading_of};
use baralho_game::{Outcome, Rules, Standing, View, chance};
use baralho_protocol::online::Ending;
use baralho_telling::happenings;
use baralho_words::{Words, say};

use crate::play::{Console, Playable, Stop, answer, asks_for_hint, hint, refuse, show, tell_ended};

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
    standing: &'a Standing,
    voice: Voice<'a>,
}

impl<'a, G: Playable> Seen<'a, G> {
    /// `None` if no match of this game has begun.
    fn of(words: &'a Words, room: &'a Room) -> Option<Self> {
        let (followed, any) = (room.followed::<G>()?, room.any()?);
        Some(Self {
            followed,
            view: followed.view()?,
            standing: any.standing()?,
            voice: Voice::new(words, room.names(), any.observer()),
        })
    }
}

/// The words for what is played in the room.
fn at_table(words: &Words, room: &Room) -> Words {
    words.at_table(room.rules().map_or("", AnyRules::preset))
}

/// A round begins: its title and how it opens.
pub(super) fn opened<G: Playable>(
    console: &mut Console,
    words: &Words,
    room: &Room,
) -> Result<(), Stop> {
    let words = &at_table(words, room);
    let Some(seen) = Seen::<G>::of(words, room) else {
        return Ok(());
    };
    let rules = seen.followed.rules();
    console.heading(&heading_of(words, rules, seen.standing.round))?;
    console.say_all(&G::Face::opening(seen.voice, seen.view))?;
    let out = room.any().map_or(0, AnyFollowed::newly_out);
    for side in (0..rules.sides()).filter(|side| out >> side & 1 == 1) {
        console.say(&eliminated(seen.voice, rules, side))?;
    }
    Ok(())
}

/// A move was made: its story, and if it ended the round, the score.
pub(super) fn moved<G: Playable>(
    console: &mut Console,
    words: &Words,
    room: &Room,
    ending: Option<&Ending>,
) -> Result<(), Stop> {
    let words = &at_table(words, room);
    let Some(seen) = Seen::<G>::of(words, room) else {
        return Ok(());
    };
    console.say_all(&G::Face::story(
        seen.voice,
        seen.followed.events(),
        seen.view,
    ))?;
    ending.map_or(Ok(()), |ending| ended(console, &seen, ending))
}

/// A round is over: its score.
fn ended<G: Playable>(
    console: &mut Console,
    seen: &Seen<'_, G>,
    ending: &Ending,
) -> Result<(), Stop> {
    match seen.followed.tally(&ending.open) {
        Ok(tally) => tell_ended::<G>(
            console,
            seen.voice,
            &Ended {
                rules: seen.followed.rules(),
                tally: &tally,
                round: seen.standing.round,
                is_last: ending.pause_s.is_none(),
                totals: &ending.totals,
            },
        ),
        Err(_) => Ok(()),
    }
}

/// What lies there and what this person holds, for whoever comes in the middle; between rounds how
/// the last one ended.
pub(super) fn position<G: Playable>(
    console: &mut Console,
    words: &Words,
    room: &Room,
) -> Result<(), Stop> {
    let words = &at_table(words, room);
    let Some(seen) = Seen::<G>::of(words, room) else {
        return Ok(());
    };
    console.heading(&heading_of(
        words,
        seen.followed.rules(),
        seen.standing.round,
    ))?;
    if let Some(ending) = room.ending() {
        return ended(console, &seen, ending);
    }
    console.say_all(&G::Face::position(seen.voice, seen.view))?;
    console.say_all(&Vec::from_iter(G::Face::hand(seen.voice, seen.view)))
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

/// How the match ended.
pub(super) fn over<G: Playable>(
    console: &mut Console,
    words: &Words,
    room: &Room,
    outcome: &Outcome,
) -> Result<(), Stop> {
    let words = &at_table(words, room);
    let Some(seen) = Seen::<G>::of(words, room) else {
        return Ok(());
    };
    console.gap()?;
    console.say(&happenings::over(
        seen.voice,
        seen.followed.rules(),
        outcome,
    ))
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
