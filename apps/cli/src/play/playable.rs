//! What a game must know to be played at a terminal.

use baralho_analysis::Explained;
use baralho_cards::Card;
use baralho_protocol::Wire;
use baralho_telling::{Grid, Telling, Voice};
use baralho_words::{Style, Words};

pub(crate) use baralho_telling::number;

/// A game that can be told, shown in lines and played by typing. Everything said to a player
/// is made from that player's view.
pub(crate) trait Playable: Telling + Explained + Wire {
    /// How one player has arranged things, such as the order of the hand.
    type Desk: Told + Default + 'static;

    /// What the player sees before each decision; `fresh` when the turn has just come.
    fn screen(voice: Voice<'_>, view: &Self::View, desk: &Self::Desk, fresh: bool) -> Vec<String>;

    /// The same for who listens, was told the whole screen once and heard everything since:
    /// what is in the hand that was not told with it. The keys say the rest again.
    fn for_ears(
        voice: Voice<'_>,
        view: &Self::View,
        desk: &Self::Desk,
        fresh: bool,
        before: &[Card],
    ) -> Vec<String>;

    /// What a typed line means.
    fn reply(
        voice: Voice<'_>,
        view: &Self::View,
        desk: &mut Self::Desk,
        line: &str,
    ) -> Reply<Self::Move>;

    /// Why a move is refused, with the keys that would be right where there are some.
    fn typed_refusal(words: &Words, illegal: &Self::Illegal) -> String {
        Self::refusal(words, illegal)
    }

    /// The hand of a view's observer; empty where nobody holds cards.
    fn held(view: &Self::View) -> Vec<Card>;

    /// What may be typed: a screenful.
    fn help(words: &Words, rules: &Self::Rules) -> String;
}

/// One player's order of the hand, and the hand as it was told last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Desk<O> {
    pub(crate) order: O,
    told: Option<Vec<Card>>,
}

/// What somebody has been told of their hand.
pub(crate) trait Told {
    /// The hand when it was told last; `None` to tell everything.
    fn told(&mut self) -> &mut Option<Vec<Card>>;
}

impl<O> Told for Desk<O> {
    fn told(&mut self) -> &mut Option<Vec<Card>> {
        &mut self.told
    }
}

/// What a player is told before a decision, and now knows.
pub(crate) fn screen<G: Playable>(
    voice: Voice<'_>,
    view: &G::View,
    desk: &mut G::Desk,
    fresh: bool,
) -> Vec<String> {
    let before = desk.told().replace(G::held(view));
    match before {
        Some(before) if voice.words.style() == Style::Spoken => {
            G::for_ears(voice, view, desk, fresh, &before)
        }
        _ => G::screen(voice, view, desk, fresh),
    }
}

/// What comes of a typed line.
#[derive(Debug)]
pub(crate) enum Reply<M> {
    /// A move.
    Play(M),
    /// The answer to a question; nothing has changed.
    Say(Vec<String>),
    /// The line cannot be understood, or asks for what cannot be.
    Refuse(String),
    /// A score, and what it is the score of.
    Grid(String, Grid),
    /// Show the screen again.
    Screen,
    /// Which of these moves is meant?
    Choose {
        /// What is asked.
        question: String,
        /// Each choice and its move.
        choices: Vec<(String, M)>,
    },
}
