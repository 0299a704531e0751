use baralho_face::{Face as _, Reply, Voice, number, start_of};
use baralho_game::Seat;
use baralho_rouba_montes::{Move, View};
use baralho_words::{Noun, Words, say};

use crate::{RoubaMontesFace, discard_area, draw_pile, piles};

pub(super) fn screen(voice: Voice<'_>, view: &View) -> Vec<String> {
    let mut lines = RoubaMontesFace::position(voice, view);
    lines.push(say!(voice.words, "rouba-turn-a-card"));
    lines
}

pub(super) fn reply(voice: Voice<'_>, view: &View, line: &str) -> Reply<Move> {
    let words = voice.words;
    Reply::Say(vec![match line {
        "" | "v" | "V" | "turn" => return Reply::Play(Move::Turn),
        "c" | "C" => {
            return Reply::Say(vec![discard_area(voice, view), piles(voice, view)]);
        }
        "d" | "D" => own_pile(voice, view, voice.seat().unwrap_or_default()),
        "r" | "R" => draw_pile(voice, view),
        "s" | "S" => piles(voice, view),
        "t" | "T" => say!(words, "your-turn"),
        _ => return Reply::Refuse(say!(words, "rouba-unknown", text = start_of(line))),
    }])
}

fn own_pile(voice: Voice<'_>, view: &View, seat: Seat) -> String {
    let words = voice.words;
    match view.table.top(seat) {
        None => say!(words, "rouba-no-pile"),
        Some(top) => say!(
            words,
            "rouba-own-pile",
            cards = words.count(Noun::Card, number(view.table.pile_size(seat))),
            top = words.the_card(top),
        ),
    }
}

/// What can be typed.
pub(super) fn help(words: &Words) -> String {
    say!(words, "rouba-help")
}
