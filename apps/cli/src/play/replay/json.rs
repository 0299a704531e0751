//! A line of JSON for every move: what its player knew, what was played, and what came of it.
//! words: nothing here is for players

use std::{
    fmt::Write as _,
    io::{BufRead, Write},
};

use baralho_catalog::{rules_of, start_of, with_game};
use baralho_face::Face as _;
use baralho_game::{
    Match, Observer, Rules as _, Seat,
    record::{Header, Reader, ResultLine},
};

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
        let mut lines = Lines {
            number,
            moves: 0,
            open,
            line: String::new(),
            events: Vec::new(),
        };
        play(&mut game, header, records, |game, moment| match moment {
            Moment::RoundOver | Moment::Deal => Ok(()),
            Moment::Move(chosen) => lines.step::<G>(game, chosen, out).map_err(Stop::Output),
        })
    })
}

/// Lines while they are written; what was needed for one serves for the next.
struct Lines<E> {
    number: u64,
    moves: u64,
    open: bool,
    line: String,
    events: Vec<E>,
}

impl<E> Lines<E> {
    fn step<G: Playable<Event = E>>(
        &mut self,
        game: &mut Match<G>,
        chosen: G::Move,
        out: &mut impl Write,
    ) -> std::io::Result<()>
    where
        E: baralho_game::Event,
    {
        let Some(seat) = game.turn() else {
            return Ok(());
        };
        self.moves += 1;
        let rules = game.rules().clone();
        let observer = Observer::Seat(seat);
        let (view, standing) = (game.round().view(observer), *game.standing());
        let hands = self.open.then(|| {
            let seats = Seat::all(rules.players());
            let hand = |seat| G::Face::held(&game.round().view(Observer::Seat(seat)));
            seats.map(hand).collect::<Vec<_>>()
        });
        self.events.clear();
        game.apply(chosen, &mut self.events);

        let line = &mut self.line;
        line.clear();
        // Writing to memory does not fail, and moves need no escapes.
        let _ = write!(
            line,
            r#"{{"game":{},"round":{},"move":{},"seat":{seat},"text":"{}","events":["#,
            self.number,
            standing.round,
            self.moves,
            G::move_to_text(&rules, chosen),
        );
        for (place, event) in self.events.iter().enumerate() {
            if place > 0 {
                line.push(',');
            }
            G::write_event(&rules, &event.seen_by(observer), line);
        }
        line.push_str(r#"],"view":"#);
        G::write_view(&view, &standing, line);
        if let Some(hands) = hands {
            let _ = write!(line, r#","hands":{}"#, serde_json::json!(hands));
        }
        if let Some(outcome) = game.outcome() {
            let result = serde_json::to_string(&ResultLine::from(outcome))?;
            let _ = write!(line, r#","result":{result}"#);
        }
        line.push_str("}\n");
        out.write_all(line.as_bytes())
    }
}
