//! Rouba-Montes at the terminal: nothing to decide, and all the more to watch.

use baralho_cards::Card;
use baralho_rouba_montes::{Move, RoubaMontes, RoubaMontesRules, View};
use baralho_telling::{
    Voice,
    rouba_montes::{discard_area, draw_pile, own_pile, piles},
};
use baralho_words::{Words, say};

use super::playable::{Desk, Playable, Reply};

impl Playable for RoubaMontes {
    type Desk = Desk<()>;

    fn screen(voice: Voice<'_>, view: &View, _desk: &Desk<()>, fresh: bool) -> Vec<String> {
        // Whoever goes on has just heard what changed.
        if !fresh {
            return Vec::new();
        }
        let mut lines = vec![draw_pile(voice, view), discard_area(voice, view)];
        lines.push(piles(voice, view));
        lines.push(say!(voice.words, "rouba-turn-a-card"));
        lines
    }

    /// Every card was told as it was turned.
    fn for_ears(
        _voice: Voice<'_>,
        _view: &View,
        _desk: &Desk<()>,
        _fresh: bool,
        _before: &[Card],
    ) -> Vec<String> {
        Vec::new()
    }

    fn reply(voice: Voice<'_>, view: &View, _desk: &mut Desk<()>, line: &str) -> Reply<Move> {
        let words = voice.words;
        match line {
            "" | "v" | "V" | "turn" => Reply::Play(Move::Turn),
            "c" | "C" => Reply::Say(vec![discard_area(voice, view), piles(voice, view)]),
            "d" | "D" => {
                let seat = voice.seat().unwrap_or_default();
                Reply::Say(vec![own_pile(voice, view, seat)])
            }
            "r" | "R" => Reply::Say(vec![draw_pile(voice, view)]),
            "s" | "S" => Reply::Say(vec![piles(voice, view)]),
            "t" | "T" => Reply::Say(vec![say!(words, "your-turn")]),
            _ => {
                let text: String = line.chars().take(40).collect();
                Reply::Refuse(say!(words, "rouba-unknown", text = text))
            }
        }
    }

    fn held(_view: &View) -> Vec<Card> {
        Vec::new()
    }

    fn help(words: &Words, _rules: &RoubaMontesRules) -> String {
        say!(words, "rouba-help")
    }
}
