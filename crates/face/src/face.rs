use baralho_artwork::scene::{back, ground};
use baralho_cards::Card;
use baralho_game::{Game, View as _};
use baralho_words::{Language, Value, Words, letters::upper, say};

use crate::{Grid, Reply, Scene, Seen, Selection, Touch, Voice};

/// What an observer sees of a face's game.
pub type ViewOf<F> = <<F as Face>::Game as Game>::View;
/// What happens in it.
pub type EventOf<F> = <<F as Face>::Game as Game>::Event;
/// Its moves.
pub type MoveOf<F> = <<F as Face>::Game as Game>::Move;
/// Its rules.
pub type RulesOf<F> = <<F as Face>::Game as Game>::Rules;
/// Its scores.
pub type TallyOf<F> = <<F as Face>::Game as Game>::Tally;
/// Its reasons to refuse a move.
pub type IllegalOf<F> = <<F as Face>::Game as Game>::Illegal;

/// The rules of presets in words: in every language, in the order of [`Language::ALL`].
pub type Rulebook = &'static [(&'static str, [&'static str; Language::ALL.len()])];

/// The rules of these presets, as they lie in `rules/<preset>.<language>.md` of the crate that
/// asks for them.
#[macro_export]
macro_rules! rulebook {
    ($($preset:literal),*) => {
        &[$(($preset, $crate::rulebook!($preset in "pt-BR" "en" "it" "es"))),*]
    };
    ($preset:literal in $($tag:literal)*) => {
        [$(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/rules/", $preset, ".", $tag, ".md"
        ))),*]
    };
}

/// A game as people meet it: told in sentences, shown on a page, typed at a terminal.
/// Everything is made from the view of whoever it is for.
pub trait Face: Sized + 'static {
    /// The engine.
    type Game: Game;

    /// The rules of its presets in words, as [`rulebook!`](crate::rulebook) embeds them.
    const RULES: Rulebook;

    /// Whether sides have points.
    const KEEPS_SCORE: bool = true;

    /// What a preset is about, as a small scene of what `baralho_artwork::scene` draws: the back
    /// of a card is a picture, and no promise.
    fn picture(_preset: &str) -> String {
        [ground("green"), back((94, 72, 70, 0))].concat()
    }

    /// What is told before the first move of a round.
    fn opening(voice: Voice<'_>, view: &ViewOf<Self>) -> Vec<String>;

    /// What one move did; the events are those the listener may see, the view is the
    /// listener's afterwards.
    fn story(voice: Voice<'_>, events: &[EventOf<Self>], view: &ViewOf<Self>) -> Vec<String>;

    /// The cards in the hand of a view's observer, as they were dealt; empty where nobody
    /// holds cards.
    fn held(view: &ViewOf<Self>) -> Vec<Card>;

    /// The same in a sentence: the listener's own cards, or for the whole truth of a record
    /// anybody's. `None` where there are none.
    fn hand(voice: Voice<'_>, view: &ViewOf<Self>) -> Option<String> {
        let (seat, held) = (view.observer().seat()?, Self::held(view));
        (!held.is_empty()).then(|| {
            say!(
                voice.words,
                "holds",
                who = voice.name(seat),
                you = voice.you(seat),
                cards = voice.words.cards(held),
            )
        })
    }

    /// Whether new cards came to everybody's hand.
    fn deals(_events: &[EventOf<Self>]) -> bool {
        false
    }

    /// The score of a round with its reasons.
    fn scores(voice: Voice<'_>, rules: &RulesOf<Self>, tally: &TallyOf<Self>) -> Grid;

    /// Adds to the score of a round the cards that won it, as far as the last view can tell.
    fn exhibit(_voice: Voice<'_>, _view: &ViewOf<Self>, _tally: &TallyOf<Self>, _grid: &mut Grid) {}

    /// The score as it stands, as far as it can be told in the middle of a round.
    fn score_now(voice: Voice<'_>, view: &ViewOf<Self>) -> String;

    /// What everybody would score if the round ended now, where anybody can know that.
    fn as_it_stands(_voice: Voice<'_>, _view: &ViewOf<Self>) -> Option<Grid> {
        None
    }

    /// What lies open for everybody.
    fn position(voice: Voice<'_>, view: &ViewOf<Self>) -> Vec<String>;

    /// What lies on the table, in one sentence, where whoever begins would not be told it.
    fn lying(_voice: Voice<'_>, _view: &ViewOf<Self>) -> Option<String> {
        None
    }

    /// A move to be made, as what somebody might do: `capture 7♦ with 7♥`.
    fn suggestion(words: &Words, view: &ViewOf<Self>, chosen: MoveOf<Self>) -> String;

    /// Why a move is refused: often what is refused comes first, in small letters.
    /// [`capitalised`] makes a sentence of it.
    fn refusal(words: &Words, illegal: &IllegalOf<Self>) -> String;

    /// The same at a terminal, with the keys that would be right where there are some.
    fn typed_refusal(words: &Words, illegal: &IllegalOf<Self>) -> String {
        Self::refusal(words, illegal)
    }

    /// Puts everything where it lies on a page.
    fn stage(seen: &Seen<'_, Self>, selection: &Selection, scene: &mut Scene);

    /// What a touch on the page means. A move it answers need not be legal.
    fn touch(seen: &Seen<'_, Self>, selection: &mut Selection, touch: Touch)
    -> Reply<MoveOf<Self>>;

    /// What the player sees at a terminal before each decision; `fresh` when the turn has just
    /// come.
    fn screen(
        voice: Voice<'_>,
        view: &ViewOf<Self>,
        selection: &Selection,
        fresh: bool,
    ) -> Vec<String>;

    /// The same for who listens, was told the whole screen once and heard everything since:
    /// what is in the hand that was not told with it; nothing where nobody holds cards. The keys
    /// say the rest again.
    fn for_ears(
        _voice: Voice<'_>,
        _view: &ViewOf<Self>,
        _selection: &Selection,
        _fresh: bool,
        _before: &[Card],
    ) -> Vec<String> {
        Vec::new()
    }

    /// What a typed line means. A move it answers need not be legal.
    fn typed(
        voice: Voice<'_>,
        view: &ViewOf<Self>,
        selection: &mut Selection,
        line: &str,
    ) -> Reply<MoveOf<Self>>;

    /// What may be typed: a screenful.
    fn help(words: &Words, rules: &RulesOf<Self>) -> String;
}

/// A number for a message.
pub fn number(value: impl TryInto<i64>) -> Value<'static> {
    Value::from(value.try_into().unwrap_or(i64::MAX))
}

/// The text as a sentence begins: what is refused is often named first.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        [upper(first)].into_iter().chain(letters).collect()
    })
}
