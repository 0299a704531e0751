//! What a game must know to be played at a terminal.

use baralho_analysis::Explained;
use baralho_telling::{Grid, Telling, Voice};
use baralho_words::Words;

pub(crate) use baralho_telling::number;

/// A game that can be told, shown in lines and played by typing. Everything said to a player
/// is made from that player's view.
pub(crate) trait Playable: Telling + Explained {
    /// How one player has arranged things, such as the order of the hand.
    type Desk: Default + 'static;

    /// What the player sees before each decision; `fresh` when the turn has just come.
    fn screen(voice: Voice<'_>, view: &Self::View, desk: &Self::Desk, fresh: bool) -> Vec<String>;

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

    /// What may be typed: a screenful.
    fn help(words: &Words, rules: &Self::Rules) -> String;
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
