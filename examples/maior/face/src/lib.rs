//! What people meet of Maior.

mod scene;
mod typed;

use baralho_cards::Card;
use baralho_face::{
    Selection, Face, Grid, Reply, Rulebook, Scene, Seen, Touch, Voice, number, rulebook,
};
use baralho_game::{Rules as _, Tally as _, View as _};
use baralho_maior::{Event, Illegal, Maior, MaiorRules, Tally, View};
use baralho_words::{Words, say};

/// The face of Maior.
#[derive(Clone, Copy, Debug)]
pub struct MaiorFace;

impl Face for MaiorFace {
    type Game = Maior;

    const RULES: Rulebook = rulebook!["maior"];

    fn opening(voice: Voice<'_>, view: &View) -> Vec<String> {
        let words = voice.words;
        let mut told = vec![say!(words, "maior-dealt", n = number(MaiorRules::HAND))];
        if let Some(first) = view.turn() {
            let (who, you) = (voice.name(first), voice.you(first));
            told.push(say!(words, "plays-first", who, you));
        }
        told
    }

    fn story(voice: Voice<'_>, events: &[Event], _view: &View) -> Vec<String> {
        let words = voice.words;
        let tell = |event: &Event| {
            let (who, you) = (voice.name(event.seat), voice.you(event.seat));
            let card = words.the_card(event.card);
            let played = say!(words, "maior-plays", who, you, card);
            let taken = event.taker.map(|taker| {
                let (who, you) = (voice.name(taker), voice.you(taker));
                say!(words, "maior-takes", who, you)
            });
            [Some(played), taken]
        };
        events.iter().flat_map(tell).flatten().collect()
    }

    fn held(view: &View) -> Vec<Card> {
        view.hand().to_vec()
    }

    fn scores(voice: Voice<'_>, rules: &MaiorRules, tally: &Tally) -> Grid {
        let seats = || voice.seats(rules.players());
        let mut grid = Grid {
            columns: seats().map(|seat| voice.name(seat)).collect(),
            rows: Vec::new(),
        };
        let tricks = seats().map(|seat| tally.points()[seat.index()].to_string());
        grid.add(say!(voice.words, "maior-tricks"), tricks);
        grid
    }

    fn score_now(voice: Voice<'_>, view: &View) -> String {
        baralho_face::points(voice, view.rules(), |side| view.table().tricks()[side])
    }

    fn position(voice: Voice<'_>, view: &View) -> Vec<String> {
        vec![trick(voice, view), Self::score_now(voice, view)]
    }

    fn suggestion(words: &Words, _view: &View, chosen: Card) -> String {
        say!(words, "maior-suggest", card = words.the_card(chosen))
    }

    fn refusal(words: &Words, illegal: &Illegal) -> String {
        match *illegal {
            Illegal::Over => say!(words, "maior-over"),
            Illegal::NotHeld { card } => say!(words, "maior-not-held", card = words.the_card(card)),
        }
    }

    fn stage(seen: &Seen<'_, Self>, _desk: &Selection, scene: &mut Scene) {
        scene::stage(seen, scene);
    }

    fn touch(seen: &Seen<'_, Self>, _desk: &mut Selection, touch: Touch) -> Reply<Card> {
        scene::touch(seen, &touch)
    }

    fn screen(voice: Voice<'_>, view: &View, _desk: &Selection, _fresh: bool) -> Vec<String> {
        let mut lines = Self::position(voice, view);
        lines.push(typed::hand(voice, view));
        lines
    }

    /// Every card was told as it was played.
    fn for_ears(
        voice: Voice<'_>,
        view: &View,
        _desk: &Selection,
        _fresh: bool,
        _before: &[Card],
    ) -> Vec<String> {
        vec![typed::hand(voice, view)]
    }

    fn typed(voice: Voice<'_>, view: &View, _desk: &mut Selection, line: &str) -> Reply<Card> {
        typed::reply(voice, view, line)
    }

    fn help(words: &Words, _rules: &MaiorRules) -> String {
        say!(words, "maior-help")
    }
}

/// What was played so far in this trick.
fn trick(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    match view.table().trick() {
        [] => say!(words, "maior-no-trick"),
        cards => say!(
            words,
            "maior-trick",
            cards = words.cards(cards.iter().copied())
        ),
    }
}
