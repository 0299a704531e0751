//! What people meet of Buraco.

mod doing;
mod picture;
mod ready;
mod refusals;
mod scene;
mod story;
mod told;
mod typed;

use baralho_buraco::{Bag, Buraco, BuracoRules, Event, Illegal, Meld, Move, Tally, View};
use baralho_cards::Card;
use baralho_face::{Face, Grid, Reply, Rulebook, Scene, Seen, Selection, Touch, Voice, rulebook};
use baralho_game::{Rules as _, View as _};
use baralho_words::{Words, say};

pub use refusals::not_a_meld;
use told::{hand_sizes, melds, run, stock};

/// The face of Buraco.
#[derive(Clone, Copy, Debug)]
pub struct BuracoFace;

impl Face for BuracoFace {
    type Game = Buraco;

    const RULES: Rulebook = rulebook!["buraco"];

    fn picture(_preset: &str) -> String {
        picture::picture()
    }

    fn opening(voice: Voice<'_>, view: &View) -> Vec<String> {
        story::opening(voice, view)
    }

    fn story(voice: Voice<'_>, events: &[Event], _view: &View) -> Vec<String> {
        let told = events.iter().flat_map(|event| story::tell(voice, event));
        told.collect()
    }

    fn held(view: &View) -> Vec<Card> {
        view.hand.iter().collect()
    }

    fn scores(voice: Voice<'_>, rules: &BuracoRules, tally: &Tally) -> Grid {
        story::scores(voice, *rules, tally)
    }

    fn score_now(voice: Voice<'_>, view: &View) -> String {
        told::points(voice, view)
    }

    fn position(voice: Voice<'_>, view: &View) -> Vec<String> {
        let mut lines = vec![stock(voice, view), hand_sizes(voice, view)];
        lines.extend(melds(voice, view));
        lines
    }

    fn suggestion(words: &Words, view: &View, chosen: Move) -> String {
        let meld = |cards: Bag| {
            let meld = Meld::judge(cards.iter(), view.rules().compat());
            meld.map_or_else(|_| words.the_cards(cards.iter()), |meld| run(words, meld))
        };
        match chosen {
            Move::Draw => say!(words, "suggest-draw"),
            Move::Take { with } => {
                let top = view
                    .table
                    .pile
                    .last()
                    .map_or(Bag::EMPTY, |&top| Bag::of(top));
                say!(words, "suggest-take", meld = meld(with.plus(top)))
            }
            Move::Meld { cards } => say!(words, "suggest-meld", meld = meld(cards)),
            Move::Add { meld: index, cards } => {
                let seat = view.turn().unwrap_or_default();
                let own = view
                    .table
                    .melds
                    .of(view.rules().side_of(seat))
                    .nth(usize::from(index));
                let onto = own.map_or_else(String::new, |meld| run(words, meld));
                let cards = words.the_cards(cards.iter());
                say!(words, "suggest-add", cards, meld = onto)
            }
            Move::Discard(card) => {
                say!(words, "suggest-discard", card = words.the_card(card))
            }
        }
    }

    fn refusal(words: &Words, illegal: &Illegal) -> String {
        refusals::explain(words, illegal)
    }

    fn typed_refusal(words: &Words, illegal: &Illegal) -> String {
        typed::refusal(words, illegal)
    }

    fn stage(seen: &Seen<'_, Self>, selection: &Selection, scene: &mut Scene) {
        scene::stage(seen, selection, scene);
    }

    fn touch(seen: &Seen<'_, Self>, selection: &mut Selection, touch: Touch) -> Reply<Move> {
        doing::touch(seen, selection, touch)
    }

    fn screen(voice: Voice<'_>, view: &View, selection: &Selection, fresh: bool) -> Vec<String> {
        typed::screen(voice, view, selection, fresh)
    }

    fn for_ears(
        voice: Voice<'_>,
        view: &View,
        selection: &Selection,
        fresh: bool,
        before: &[Card],
    ) -> Vec<String> {
        typed::for_ears(voice, view, selection, fresh, before)
    }

    fn typed(voice: Voice<'_>, view: &View, selection: &mut Selection, line: &str) -> Reply<Move> {
        typed::reply(voice, view, selection, line)
    }

    fn help(words: &Words, _rules: &BuracoRules) -> String {
        typed::help(words)
    }
}
