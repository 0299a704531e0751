//! A line of JSON for every move: what its player knew, what was played, and what came of it.
//! words: nothing here is for players

use std::io::{BufRead, Write};

use baralho_cards::Card;
use baralho_catalog::{rules_of, start_of, with_game};
use baralho_face::Face as _;
use baralho_game::{
    Event as _, Match, Observer, Outcome, Rules as _, Seat,
    record::{Header, Reader},
};
use serde::Serialize;

use super::{Halt, Moment, Playable, play};
use crate::play::console::Stop;

/// The game with this number, whose header stands in this line.
pub(super) fn game<R: BufRead>(
    out: &mut impl Write,
    number: u64,
    line: usize,
    header: &Header,
    open: bool,
    records: &mut Reader<R>,
) -> Result<(), Halt> {
    let wrong = |reason| Halt::Wrong(line, reason);
    let rules = rules_of(header).map_err(wrong)?;
    with_game!(rules, |G, rules| {
        let mut game = start_of::<G>(&rules, header).map_err(wrong)?;
        let mut moves = 0;
        play(&mut game, header, records, |game, moment| match moment {
            Moment::RoundOver | Moment::Deal => Ok(()),
            Moment::Move(chosen) => {
                moves += 1;
                step::<G>(out, game, chosen, (number, moves), open).map_err(Stop::Output)
            }
        })
    })
}

#[derive(Serialize)]
struct Line<E, V> {
    game: u64,
    round: u32,
    #[serde(rename = "move")]
    number: u64,
    seat: Seat,
    text: String,
    events: Vec<E>,
    view: V,
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<Vec<Vec<Card>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Outcome>,
}

/// Makes a move, the game's next, and writes its line.
fn step<G: Playable>(
    out: &mut impl Write,
    game: &mut Match<G>,
    chosen: G::Move,
    number: (u64, u64),
    open: bool,
) -> std::io::Result<()> {
    let Some(seat) = game.turn() else {
        return Ok(());
    };
    let rules = game.rules().clone();
    let observer = Observer::Seat(seat);
    let (view, standing) = (game.round().view(observer), *game.standing());
    let hands = open.then(|| {
        let seats = Seat::all(rules.players());
        let hand = |seat| G::Face::held(&game.round().view(Observer::Seat(seat)));
        seats.map(hand).collect()
    });
    let mut events = Vec::new();
    game.apply(chosen, &mut events);
    let seen: Vec<_> = events.iter().map(|event| event.seen_by(observer)).collect();
    let line = Line {
        game: number.0,
        round: standing.round,
        number: number.1,
        seat,
        text: G::move_to_text(&rules, chosen),
        events: seen
            .iter()
            .map(|event| G::wire_event(&rules, event))
            .collect(),
        view: G::wire_view(&view, &standing),
        hands,
        result: game.outcome().cloned(),
    };
    let mut json = serde_json::to_vec(&line)?;
    json.push(b'\n');
    out.write_all(&json)
}
