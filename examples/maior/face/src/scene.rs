use baralho_cards::Card;
use baralho_face::{
    Reply, Scene, Seen, Touch,
    scene::{LastMove, Zone, cards},
};
use baralho_game::Seat;
use baralho_words::{Noun, say};

use crate::{MaiorFace, trick};

/// Puts everything where it lies.
pub(super) fn stage(seen: &Seen<'_, MaiorFace>, scene: &mut Scene) {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    for place in &mut scene.seats {
        let seat = Seat::new(place.seat);
        let (held, points) = (view.table().held(seat), view.table().tricks()[place.seat]);
        place.held = Some(held);
        place.points = Some(seen.points(seat, points));
        place.told = say!(
            ears,
            "maior-seat",
            who = seen.ears.name(seat),
            held = ears.count(Noun::Card, held),
            points = ears.count(Noun::Point, points),
        );
    }
    let lying = cards(ears, view.table().trick().iter().copied(), "table");
    scene.middle = Zone::row(seen, say!(words, "page-table"), lying);
    scene.middle.told = trick(seen.ears, view);
    scene.has_hand = seen.eyes.seat().is_some();
    scene.hand = hand(seen);
    for card in &mut scene.hand {
        card.live = seen.my_turn;
    }
    scene.last = seen.events.last().map(|event| LastMove {
        seat: event.seat.index(),
        played: Some(event.card),
        deck: words.deck(),
        ..LastMove::default()
    });
}

/// A click on a card of the hand plays it.
pub(super) fn touch(seen: &Seen<'_, MaiorFace>, touch: &Touch) -> Reply<Card> {
    let hand = hand(seen);
    let touched = hand.iter().find(|card| card.touch == *touch);
    touched.map_or(Reply::Screen, |card| Reply::Play(card.card))
}

fn hand(seen: &Seen<'_, MaiorFace>) -> Vec<baralho_face::scene::CardScene> {
    cards(seen.ears.words, seen.view.hand().iter().copied(), "hand")
}
