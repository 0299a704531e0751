//! What lies where at a room's table, as the person at this page sees it, and what a click there
//! means. Each game's [`Face`](baralho_face::Face) knows; the browser only draws it.

use baralho_catalog::{Faced, with_game};
use baralho_face::{Face as _, scene::draw};
use baralho_protocol::Wire;
use baralho_table::client::Room;

pub use baralho_face::{
    Reply, Scene, Seen, Selection, Touch,
    scene::{
        ActionScene, CardScene, Kind, LastMove, MeldScene, Question, SeatScene, Shown, SideMelds,
        Spot, Step, StockScene, Zone,
    },
};

use crate::Speech;

/// The table of a room as it is drawn; `None` before the first deal.
pub fn scene(room: &Room, speech: &Speech, selection: &Selection) -> Option<Scene> {
    fn of<G: Faced + Wire>(room: &Room, speech: &Speech, selection: &Selection) -> Option<Scene> {
        Some(draw(&seen::<G>(room, speech)?, selection))
    }
    let rules = *room.rules()?;
    let speech = &speech.at_table(rules.preset());
    with_game!(rules, |G, _rules| of::<G>(room, speech, selection))
}

/// What a touch at a room's table means: a move in the game's notation, or something to be said.
pub fn touch(
    room: &Room,
    speech: &Speech,
    selection: &mut Selection,
    touch: Touch,
) -> Reply<String> {
    fn of<G: Faced + Wire>(
        room: &Room,
        speech: &Speech,
        selection: &mut Selection,
        touch: Touch,
    ) -> Reply<String> {
        let Some(seen) = seen::<G>(room, speech) else {
            return Reply::Screen;
        };
        let before = selection.clone();
        let mut reply = G::Face::touch(&seen, selection, touch.clone());
        // Where nothing is to be shown, it is done.
        if let (Reply::Screen, Touch::Show(id)) = (&reply, touch)
            && *selection == before
        {
            reply = G::Face::touch(&seen, selection, Touch::Card(id));
        }
        match reply {
            Reply::Play(chosen) => match seen.decide(chosen) {
                Ok(text) => {
                    selection.clear();
                    Reply::Play(text)
                }
                Err(why) => Reply::Refuse(why),
            },
            Reply::Say(said) => Reply::Say(said),
            Reply::Refuse(why) => Reply::Refuse(why),
            // A page asks by the scene.
            Reply::Screen | Reply::Grid(..) | Reply::Choose { .. } => Reply::Screen,
        }
    }
    match (touch, room.rules()) {
        (Touch::Cancel, _) => {
            selection.clear();
            Reply::Screen
        }
        (Touch::Answer(text), _) => {
            selection.clear();
            Reply::Play(text)
        }
        (_, None) => Reply::Screen,
        (touch, Some(&rules)) => {
            let speech = &speech.at_table(rules.preset());
            with_game!(rules, |G, _rules| of::<G>(room, speech, selection, touch))
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
