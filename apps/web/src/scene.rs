//! What lies where at a room's table, as the person at this page sees it, and what a click there
//! means. Each game's [`Face`](baralho_face::Face) knows; the browser only draws it.

use baralho_catalog::{Faced, with_game};
use baralho_face::{Face as _, Reply as Answered, scene::draw};
use baralho_protocol::Wire;
use baralho_table::client::Room;

pub use baralho_face::{
    Desk, Scene, Seen, Touch,
    scene::{ActionScene, CardScene, LastMove, MeldScene, Question, SeatScene, SideMelds, Zone},
};

use crate::Speech;

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

/// The table of a room as it is drawn; `None` before the first deal.
pub fn scene(room: &Room, speech: &Speech, desk: &Desk) -> Option<Scene> {
    fn of<G: Faced + Wire>(room: &Room, speech: &Speech, desk: &Desk) -> Option<Scene> {
        Some(draw(&seen::<G>(room, speech)?, desk))
    }
    let rules = *room.rules()?;
    let speech = &speech.at_table(rules.preset());
    with_game!(rules, |G, _rules| of::<G>(room, speech, desk))
}

/// What a touch at a room's table means.
pub fn touch(room: &Room, speech: &Speech, desk: &mut Desk, touch: Touch) -> Reply {
    fn of<G: Faced + Wire>(room: &Room, speech: &Speech, desk: &mut Desk, touch: Touch) -> Reply {
        let Some(seen) = seen::<G>(room, speech) else {
            return Reply::Changed(None);
        };
        match G::Face::touch(&seen, desk, touch) {
            Answered::Play(chosen) => match seen.decide(chosen) {
                Ok(text) => {
                    desk.clear();
                    Reply::Move(text)
                }
                Err(why) => Reply::Refused(why),
            },
            Answered::Say(said) => Reply::Changed(Some(said.join(" "))),
            Answered::Refuse(why) => Reply::Refused(why),
            // A page shows everything anyway, and asks by the scene.
            _ => Reply::Changed(None),
        }
    }
    match (touch, room.rules()) {
        (Touch::Cancel, _) => {
            desk.clear();
            Reply::Changed(None)
        }
        (Touch::Answer(text), _) => {
            desk.clear();
            Reply::Move(text)
        }
        (_, None) => Reply::Changed(None),
        (touch, Some(&rules)) => {
            let speech = &speech.at_table(rules.preset());
            with_game!(rules, |G, _rules| of::<G>(room, speech, desk, touch))
        }
    }
}

fn seen<'a, G: Faced + Wire>(room: &'a Room, speech: &'a Speech) -> Option<Seen<'a, G::Face>> {
    let (followed, any) = (room.followed::<G>()?, room.any()?);
    let (view, events) = (followed.view()?, followed.events());
    Some(Seen {
        totals: room.ending().map(|ending| ending.totals.as_slice()),
        my_turn: room.is_my_turn(),
        paused: room.paused,
        ..Seen::new(
            [&speech.eyes, &speech.ears],
            room.names(),
            any.observer(),
            view,
            events,
            any.standing()?,
        )
    })
}
