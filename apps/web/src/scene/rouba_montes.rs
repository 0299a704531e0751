//! Rouba-Montes: nothing to decide, and all the more to watch.

use baralho_game::Seat;
use baralho_rouba_montes::{Effect, Move, RoubaMontes};
use baralho_words::{Noun, say};

use super::{ActionScene, Desk, LastMove, Reply, Scene, Seen, Staged, StockScene, Touch, cards};

impl Staged for RoubaMontes {
    // Its piles are its score.
    const KEEPS_SCORE: bool = false;

    fn stage(seen: &Seen<'_, Self>, _desk: &Desk, scene: &mut Scene) {
        let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
        for place in &mut scene.seats {
            let seat = Seat::new(place.seat);
            let size = view.table().pile_size(seat);
            place.captured = Some(size as usize);
            place.top = view.table().top(seat);
            let who = seen.ears.name(seat);
            place.told = match place.top {
                None => say!(ears, "rouba-pile-none", who = who),
                Some(top) => say!(
                    ears,
                    "rouba-pile",
                    who = who,
                    cards = ears.count(Noun::Card, i64::from(size)),
                    top = ears.the_card(top),
                ),
            };
        }
        scene.table_name = say!(words, "page-discard-area");
        scene.table = cards(ears, view.layout().discard_area, "table");
        let count = ears.count(Noun::Card, view.draw_pile());
        scene.stock = Some(StockScene {
            count: view.draw_pile(),
            told: say!(ears, "rouba-draw-pile", cards = count),
            touch: seen.my_turn.then_some(Touch::Draw),
        });
        if seen.eyes.seat().is_some() {
            scene.actions.push(ActionScene {
                label: say!(words, "page-turn-card"),
                touch: Touch::Draw,
                main: true,
                live: seen.my_turn,
            });
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
            from: match event.effect {
                Effect::Stole { from, .. } => Some(from.index()),
                _ => None,
            },
            deck: seen.words().deck(),
        });
    }

    fn touch(seen: &Seen<'_, Self>, _desk: &mut Desk, touch: Touch) -> Reply {
        match touch {
            Touch::Draw => seen.decide(Move::Turn),
            _ => Reply::Changed(None),
        }
    }
}
