//! What people meet of Rouba-Montes: nothing to decide, and all the more to watch.

mod picture;
mod scene;
mod typed;

use baralho_cards::Card;
use baralho_face::{
    Face, Grid, Reply, Row, Rulebook, Scene, Seen, Selection, Touch, Voice, number, rulebook,
};
use baralho_game::{Rules, Seat, View as _};
use baralho_rouba_montes::{
    Effect, Event, Illegal, Move, RoubaMontes, RoubaMontesRules, Tally, View,
};
use baralho_words::{Noun, Words, say};

/// The face of Rouba-Montes.
#[derive(Clone, Copy, Debug)]
pub struct RoubaMontesFace;

impl Face for RoubaMontesFace {
    type Game = RoubaMontes;

    const RULES: Rulebook = rulebook!["rouba-montes"];

    // Its piles are its score.
    const KEEPS_SCORE: bool = false;

    fn picture(_preset: &str) -> String {
        picture::picture()
    }

    fn opening(voice: Voice<'_>, view: &View) -> Vec<String> {
        let words = voice.words;
        let mut told = vec![draw_pile(voice, view)];
        if let Some(first) = view.turn() {
            let (who, you) = (voice.name(first), voice.you(first));
            told.push(say!(words, "plays-first", who, you));
        }
        told
    }

    fn story(voice: Voice<'_>, events: &[Event], _view: &View) -> Vec<String> {
        events.iter().map(|event| tell(voice, event)).collect()
    }

    fn held(_view: &View) -> Vec<Card> {
        Vec::new()
    }

    fn scores(voice: Voice<'_>, rules: &RoubaMontesRules, tally: &Tally) -> Grid {
        let words = voice.words;
        let seats: Vec<Seat> = voice.seats(rules.players()).collect();
        let sizes = seats.iter().map(|seat| tally.sizes[seat.index()]);
        let left = words.count(Noun::Card, number(tally.discarded));
        Grid {
            columns: seats.iter().map(|&seat| voice.name(seat)).collect(),
            rows: vec![Row {
                label: say!(words, "rouba-cards"),
                cells: sizes.map(|size| size.to_string()).collect(),
                verdict: say!(words, "rouba-left", cards = left),
                ..Row::default()
            }],
        }
    }

    fn position(voice: Voice<'_>, view: &View) -> Vec<String> {
        vec![
            draw_pile(voice, view),
            discard_area(voice, view),
            piles(voice, view),
        ]
    }

    fn score_now(voice: Voice<'_>, view: &View) -> String {
        piles(voice, view)
    }

    fn suggestion(words: &Words, _view: &View, chosen: Move) -> String {
        match chosen {
            Move::Turn => say!(words, "suggest-turn"),
        }
    }

    fn refusal(words: &Words, illegal: &Illegal) -> String {
        match illegal {
            Illegal::Over => say!(words, "rouba-illegal-over"),
        }
    }

    fn stage(seen: &Seen<'_, Self>, _selection: &Selection, scene: &mut Scene) {
        scene::stage(seen, scene);
    }

    fn touch(_seen: &Seen<'_, Self>, _selection: &mut Selection, touch: Touch) -> Reply<Move> {
        match touch {
            Touch::Action("draw") => Reply::Play(Move::Turn),
            _ => Reply::Screen,
        }
    }

    fn screen(voice: Voice<'_>, view: &View, _selection: &Selection, fresh: bool) -> Vec<String> {
        // Whoever goes on has just heard what changed.
        if !fresh {
            return Vec::new();
        }
        typed::screen(voice, view)
    }

    fn typed(voice: Voice<'_>, view: &View, _selection: &mut Selection, line: &str) -> Reply<Move> {
        typed::reply(voice, view, line)
    }

    fn help(words: &Words, _rules: &RoubaMontesRules) -> String {
        typed::help(words)
    }
}

fn tell(voice: Voice<'_>, event: &Event) -> String {
    let words = voice.words;
    let (who, you) = (voice.name(event.seat), voice.you(event.seat));
    let card = words.the_card(event.card);
    let pile = words.count(Noun::Card, number(event.pile));
    match event.effect {
        Effect::Took { matched } => say!(
            words,
            "rouba-took",
            who,
            you,
            card,
            matched = words.the_card(matched),
            pile,
        ),
        Effect::Stole { from, cards, .. } => say!(
            words,
            "rouba-stole",
            who,
            you,
            card,
            yours = voice.you(from),
            victim = voice.name(from),
            loot = words.count(Noun::Card, number(cards)),
            pile,
        ),
        Effect::Stacked { .. } => say!(words, "rouba-stacked", who, you, card, pile,),
        Effect::Discarded => say!(words, "rouba-discarded", who, you, card),
    }
}

/// How many cards can still be turned.
fn draw_pile(voice: Voice<'_>, view: &View) -> String {
    let cards = voice.words.count(Noun::Card, number(view.draw_pile()));
    say!(voice.words, "rouba-draw-pile", cards)
}

fn discard_area(voice: Voice<'_>, view: &View) -> String {
    let cards = view.layout().discard_area;
    if cards.is_empty() {
        return say!(voice.words, "rouba-discard-area-empty");
    }
    let cards = voice.words.cards(cards);
    say!(voice.words, "rouba-discard-area", cards)
}

fn piles(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    let seats = voice.seats(view.rules().players());
    let piles: Vec<String> = seats.map(|seat| pile(voice, view, seat)).collect();
    say!(words, "rouba-piles", piles = piles.join("; "))
}

fn pile(voice: Voice<'_>, view: &View, seat: Seat) -> String {
    let (words, who) = (voice.words, voice.name(seat));
    match view.table.top(seat) {
        None => say!(words, "rouba-pile-none", who),
        Some(top) => say!(
            words,
            "rouba-pile",
            who,
            cards = words.count(Noun::Card, number(view.table.pile_size(seat))),
            top = words.the_card(top),
        ),
    }
}
