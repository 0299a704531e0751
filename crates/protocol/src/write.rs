//! The runner's messages as lines, without their ends.

use baralho_game::{Event as _, Observer, Seat, Standing, View};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{End, Request, RunnerHello, Start, ToBot, VERSION, Wire};

/// `hello`: the first message.
pub fn hello(runner: &str) -> String {
    line(&ToBot::<(), ()>::Hello(RunnerHello {
        protocol: VERSION,
        runner: runner.to_owned(),
    }))
}

/// `options`: values for some of the bot's options.
pub fn options(options: &Map<String, Value>) -> String {
    let options = options.clone();
    line(&ToBot::<(), ()>::Options { options })
}

/// `ready`: asks the bot for its `ready`.
pub fn ready() -> String {
    line(&ToBot::<(), ()>::Ready)
}

/// `start`: a game begins.
pub fn start(start: &Start) -> String {
    line(&ToBot::<(), ()>::Start(Box::new(start.clone())))
}

/// An `event` of the kind `deal`: a round begins, as the view's observer sees it.
pub fn deal<G: Wire>(view: &G::View, standing: &Standing) -> String {
    let event = G::wire_deal(view, standing);
    line(&ToBot::<_, ()>::Event { event })
}

/// An `event`, without what this observer may not see.
pub fn event<G: Wire>(rules: &G::Rules, event: G::Event, observer: Observer) -> String {
    let seen = event.seen_by(observer);
    let event = G::wire_event(rules, &seen);
    line(&ToBot::<_, ()>::Event { event })
}

/// `request`: asks a seat, whose turn it must be, for a move.
pub fn request<G: Wire>(
    id: u64,
    game: &G,
    seat: Seat,
    standing: &Standing,
    time_ms: Option<u64>,
) -> String {
    let view = game.view(Observer::Seat(seat));
    let moves = view.moves().into_iter();
    let request = Request {
        id,
        time_ms,
        moves: moves
            .map(|legal| G::move_to_text(view.rules(), legal))
            .collect(),
        view: G::wire_view(&view, standing),
    };
    line(&ToBot::<(), _>::Request(request))
}

/// `end`: the game is over.
pub fn end(end: &End) -> String {
    line(&ToBot::<(), ()>::End(end.clone()))
}

/// `quit`: there will be no more games.
pub fn quit() -> String {
    line(&ToBot::<(), ()>::Quit)
}

fn line(message: &impl Serialize) -> String {
    // Messages have no maps but with names, so they can always be written.
    serde_json::to_string(message).unwrap_or_default()
}
