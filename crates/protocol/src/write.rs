//! Writing the runner's messages. Each function appends one message to a buffer, without the
//! end of the line.

use baralho_game::{Event as _, Game, Observer, Standing, View as _};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{
    End, Hello, Start, VERSION, Wire,
    json::{Json, Object, Plain, Text},
    wire::write_moves,
};

fn message<'a>(out: &'a mut String, kind: &str) -> Object<'a> {
    Object::new(out).with("type", Plain(kind))
}

/// Serialised values, for messages too rare to be worth a form of their own.
struct Serde<'a, T>(&'a T);

impl<T: Serialize> Json for Serde<'_, T> {
    fn json(self, out: &mut String) {
        // What the protocol defines has only maps with names, so it can always be written.
        out.push_str(&serde_json::to_string(self.0).unwrap_or_default());
    }
}

/// `hello`: the first message.
pub fn hello(out: &mut String, runner: &str) {
    message(out, "hello")
        .with("protocol", VERSION)
        .with("runner", Text(runner))
        .end();
}

/// `options`: values for some of the bot's options.
pub fn options(out: &mut String, options: &Map<String, Value>) {
    message(out, "options")
        .with("options", Serde(options))
        .end();
}

/// `ready`: asks the bot for its `ready`.
pub fn ready(out: &mut String) {
    message(out, "ready").end();
}

/// `start`: a game begins.
pub fn start(out: &mut String, start: &Start) {
    flat(out, "start", start);
}

/// An `event` of the kind `deal`: a round begins, as the view's observer sees it.
pub fn deal<G: Wire>(out: &mut String, view: &G::View, standing: &Standing) {
    let mut object = message(out, "event");
    G::write_deal(view, standing, object.name("event"));
    object.end();
}

/// An `event`, without what this observer may not see.
pub fn event<G: Wire>(out: &mut String, rules: &G::Rules, event: G::Event, observer: Observer) {
    let mut object = message(out, "event");
    G::write_event(rules, &event.seen_by(observer), object.name("event"));
    object.end();
}

/// `request`: asks the view's observer, whose turn it must be, for a move.
pub fn request<G: Wire>(
    out: &mut String,
    id: u64,
    view: &G::View,
    standing: &Standing,
    time_ms: Option<u64>,
) {
    let mut object = message(out, "request")
        .with("id", id)
        .with("time_ms", time_ms);
    write_moves::<G>(view, object.name("moves"));
    G::write_view(view, standing, object.name("view"));
    object.end();
}

/// The same for whoever's turn it is; writes nothing when the deal is over.
pub fn request_of<G: Wire>(
    out: &mut String,
    id: u64,
    game: &G,
    standing: &Standing,
    time_ms: Option<u64>,
) {
    if let Some(seat) = Game::turn(game) {
        let view = game.view(Observer::Seat(seat));
        debug_assert!(view.observer().is(seat));
        request::<G>(out, id, &view, standing, time_ms);
    }
}

/// `end`: the game is over.
pub fn end(out: &mut String, end: &End) {
    flat(out, "end", end);
}

/// `quit`: there will be no more games.
pub fn quit(out: &mut String) {
    message(out, "quit").end();
}

/// A bot's `hello`.
pub fn bot_hello(out: &mut String, hello: &Hello) {
    flat(out, "hello", hello);
}

/// A bot's answer by its move's text.
pub fn answer(out: &mut String, id: u64, text: &str) {
    Object::new(out)
        .with("id", id)
        .with("move", Text(text))
        .end();
}

/// A serialised object with its type in front of its own fields.
fn flat(out: &mut String, kind: &str, fields: &impl Serialize) {
    let object = serde_json::to_string(fields).unwrap_or_default();
    out.push_str("{\"type\":\"");
    out.push_str(kind);
    out.push_str("\",");
    out.push_str(object.get(1..).unwrap_or("}"));
}
