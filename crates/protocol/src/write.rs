//! Writing the runner's messages. Each function appends one message to a buffer, without the
//! end of the line.

use baralho_game::{Event as _, Game, Observer, Standing, View};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{End, Request, RunnerHello, Start, ToBot, VERSION, Wire};

/// `hello`: the first message.
pub fn hello(out: &mut String, runner: &str) {
    let hello = RunnerHello {
        protocol: VERSION,
        runner: runner.to_owned(),
    };
    append(out, &ToBot::<(), ()>::Hello(hello));
}

/// `options`: values for some of the bot's options.
pub fn options(out: &mut String, options: &Map<String, Value>) {
    let options = options.clone();
    append(out, &ToBot::<(), ()>::Options { options });
}

/// `ready`: asks the bot for its `ready`.
pub fn ready(out: &mut String) {
    append(out, &ToBot::<(), ()>::Ready);
}

/// `start`: a game begins.
pub fn start(out: &mut String, start: &Start) {
    append(out, &ToBot::<(), ()>::Start(Box::new(start.clone())));
}

/// An `event` of the kind `deal`: a round begins, as the view's observer sees it.
pub fn deal<G: Wire>(out: &mut String, view: &G::View, standing: &Standing) {
    let event = G::wire_deal(view, standing);
    append(out, &ToBot::<_, ()>::Event { event });
}

/// An `event`, without what this observer may not see.
pub fn event<G: Wire>(out: &mut String, rules: &G::Rules, event: G::Event, observer: Observer) {
    let seen = event.seen_by(observer);
    let event = G::wire_event(rules, &seen);
    append(out, &ToBot::<_, ()>::Event { event });
}

/// `request`: asks whoever's turn it is for a move; writes nothing when the deal is over.
pub fn request_of<G: Wire>(
    out: &mut String,
    id: u64,
    game: &G,
    standing: &Standing,
    time_ms: Option<u64>,
) {
    let Some(seat) = Game::turn(game) else { return };
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
    append(out, &ToBot::<(), _>::Request(request));
}

/// `end`: the game is over.
pub fn end(out: &mut String, end: &End) {
    append(out, &ToBot::<(), ()>::End(end.clone()));
}

/// `quit`: there will be no more games.
pub fn quit(out: &mut String) {
    append(out, &ToBot::<(), ()>::Quit);
}

/// Appends a message as JSON.
fn append(out: &mut String, message: &impl Serialize) {
    // Messages have no maps but with names, so they can always be written.
    out.push_str(&serde_json::to_string(message).unwrap_or_default());
}
