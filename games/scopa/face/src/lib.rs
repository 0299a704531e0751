//! What people meet of Escopa, Scopa, Escoba and Scopone.

mod picture;
mod refusals;
mod scene;
mod scores;
mod story;
mod told;
mod typed;

use baralho_cards::Card;
use baralho_face::{Face, Grid, Reply, Rulebook, Scene, Seen, Selection, Touch, Voice, rulebook};
use baralho_scopa::{Carta, Event, Illegal, Move, Scopa, ScopaRules, Tally, View};
use baralho_words::{Words, say};

use told::Teller;

/// The face of the Scopa family, for an engine of any size.
#[derive(Clone, Copy, Debug)]
pub struct ScopaFace<const CARDS: usize, const SEATS: usize>;

/// A hand of so many cards needs no sorting.
const FEW: usize = 3;

impl<const CARDS: usize, const SEATS: usize> Face for ScopaFace<CARDS, SEATS> {
    type Game = Scopa<CARDS, SEATS>;

    const RULES: Rulebook = rulebook!["escopa", "scopa", "escoba", "scopone"];

    fn picture(preset: &str) -> String {
        picture::picture(preset)
    }

    fn opening(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> Vec<String> {
        Teller { voice, view }.opening()
    }

    fn story(voice: Voice<'_>, events: &[Event], view: &View<CARDS, SEATS>) -> Vec<String> {
        Teller { voice, view }.story(events)
    }

    fn held(view: &View<CARDS, SEATS>) -> Vec<Card> {
        faces(view, view.hand.iter())
    }

    fn deals(events: &[Event]) -> bool {
        let dealt = |event: &Event| matches!(event, Event::Dealt { .. });
        events.iter().any(dealt)
    }

    fn scores(voice: Voice<'_>, rules: &ScopaRules, tally: &Tally) -> Grid {
        scores::grid(voice, rules, tally)
    }

    fn exhibit(voice: Voice<'_>, view: &View<CARDS, SEATS>, _tally: &Tally, grid: &mut Grid) {
        scores::exhibit(voice, view, grid);
    }

    fn score_now(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> String {
        Teller { voice, view }.score_now()
    }

    fn as_it_stands(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> Option<Grid> {
        Some(scores::grid(voice, &view.open.rules, &view.open.tally()))
    }

    fn position(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> Vec<String> {
        let told = Teller { voice, view };
        let mut lines = vec![told.table(), told.captured(), told.score_now()];
        lines.extend(told.out());
        lines
    }

    fn lying(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> Option<String> {
        Some(Teller { voice, view }.table())
    }

    fn suggestion(words: &Words, view: &View<CARDS, SEATS>, chosen: Move) -> String {
        let card = words.the_card(view.open.rules.faces.card(chosen.card));
        let taken = match chosen.take {
            Some(taken) => faces(view, taken.iter()),
            None => told::ways(view, chosen.card).pop().unwrap_or_default(),
        };
        if taken.is_empty() {
            return say!(words, "suggest-lay", card);
        }
        let cards = words.the_cards(taken);
        say!(words, "suggest-capture", card, cards)
    }

    fn refusal(words: &Words, illegal: &Illegal) -> String {
        refusals::explain(words, illegal)
    }

    fn stage(seen: &Seen<'_, Self>, selection: &Selection, scene: &mut Scene) {
        scene::stage(seen, selection, scene);
    }

    fn touch(seen: &Seen<'_, Self>, selection: &mut Selection, touch: Touch) -> Reply<Move> {
        scene::touch(seen, selection, touch)
    }

    fn screen(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        selection: &Selection,
        _fresh: bool,
    ) -> Vec<String> {
        Teller { voice, view }.screen(selection)
    }

    fn for_ears(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        selection: &Selection,
        _fresh: bool,
        _before: &[Card],
    ) -> Vec<String> {
        Teller { voice, view }.for_ears(selection)
    }

    fn typed(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        selection: &mut Selection,
        line: &str,
    ) -> Reply<Move> {
        Teller { voice, view }.reply(selection, line)
    }

    fn help(words: &Words, rules: &ScopaRules) -> String {
        typed::help(words, rules)
    }
}

/// The cards as these rules' deck shows them.
fn faces<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    cards: impl IntoIterator<Item = Carta>,
) -> Vec<Card> {
    view.open.rules.faces.cards(cards)
}
