use baralho_face::{
    Scene, Seen,
    scene::{ActionScene, Kind, LastMove, Spot, Step, StockScene, Zone, cards},
};
use baralho_game::Seat;
use baralho_rouba_montes::{Effect, Event};
use baralho_words::say;

use crate::{RoubaMontesFace, draw_pile, pile};

pub(super) fn stage(seen: &Seen<'_, RoubaMontesFace>, scene: &mut Scene) {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    for place in &mut scene.seats {
        let seat = Seat::new(place.seat);
        place.captured = Some(view.table.pile_size(seat) as usize);
        place.top = view.table.top(seat);
        place.told = pile(seen.ears, view, seat);
    }
    scene.kind = Kind::Piles;
    let lying = cards(ears, view.layout().discard_area, "table");
    scene.middle = Zone::row(seen, say!(words, "page-discard-area"), lying);
    let turn = ActionScene::new("draw", say!(words, "page-turn-card"), seen.my_turn);
    scene.stock = Some(StockScene {
        count: view.draw_pile(),
        told: draw_pile(seen.ears, view),
        touch: seen.my_turn.then(|| turn.touch.clone()),
        live: seen.my_turn,
        ..StockScene::default()
    });
    if seen.eyes.seat().is_some() {
        // The only thing to do, even while it cannot be done.
        scene.actions.push(ActionScene { main: true, ..turn });
    }
    scene.last = seen.events.last().map(|event| LastMove {
        seat: event.seat.index(),
        played: Some(event.card),
        taken: match event.effect {
            Effect::Took { matched }
            | Effect::Stacked { matched }
            | Effect::Stole { matched, .. } => vec![matched],
            Effect::Discarded => Vec::new(),
        },
        grand: matches!(event.effect, Effect::Stole { .. }),
        steps: steps(event),
        deck: words.deck(),
    });
}

/// A card is turned over for all to see; then it goes onto a pile, perhaps with others.
fn steps(event: &Event) -> Vec<Step> {
    let pile = Spot::Pile(event.seat.index());
    let turned = [event.card];
    let mut steps = vec![Step::open(turned, Spot::Stock, Spot::Turned)];
    match event.effect {
        Effect::Took { matched } => {
            steps.push(Step::open(turned, Spot::Turned, Spot::Middle));
            steps.push(Step::open([matched, event.card], Spot::Middle, pile));
        }
        Effect::Stole { from, matched, .. } => {
            steps.push(Step::open([matched], Spot::Pile(from.index()), pile));
            steps.push(Step::open(turned, Spot::Turned, pile));
        }
        Effect::Stacked { .. } => steps.push(Step::open(turned, Spot::Turned, pile)),
        Effect::Discarded => steps.push(Step::open(turned, Spot::Turned, Spot::Middle)),
    }
    steps
}
