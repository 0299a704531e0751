//! What a game must know to be played at a terminal.

use baralho_analysis::Explained;
use baralho_words::{Value, Words};

use super::{grid::Grid, voice::Voice};

/// A game that can be shown in lines and played by typing. Everything said to a player
/// is made from that player's view.
pub(crate) trait Playable: Explained {
    /// How one player has arranged things, such as the order of the hand.
    type Desk: Default + 'static;

    /// What is told before the first move of a round.
    fn opening(voice: Voice<'_>, view: &Self::View) -> Vec<String>;

    /// What the player sees before each decision; `fresh` when the turn has just come.
    fn screen(voice: Voice<'_>, view: &Self::View, desk: &Self::Desk, fresh: bool) -> Vec<String>;

    /// What a typed line means.
    fn reply(
        voice: Voice<'_>,
        view: &Self::View,
        desk: &mut Self::Desk,
        line: &str,
    ) -> Reply<Self::Move>;

    /// What one move did; the events are those the listener may see, the view is the
    /// listener's afterwards.
    fn story(voice: Voice<'_>, events: &[Self::Event], view: &Self::View) -> Vec<String>;

    /// The listener's own cards, or for the whole truth of a record anybody's: `None`
    /// where nobody holds cards.
    fn hand(voice: Voice<'_>, view: &Self::View) -> Option<String>;

    /// The score of a round with its reasons.
    fn scores(voice: Voice<'_>, rules: &Self::Rules, tally: &Self::Tally) -> Grid;

    /// What lies open for everybody.
    fn position(voice: Voice<'_>, view: &Self::View) -> Vec<String>;

    /// A move to be made, as what somebody might do: `capture 7♦ with 7♥`.
    fn suggestion(words: &Words, view: &Self::View, chosen: Self::Move) -> String;

    /// Why a move is refused.
    fn refusal(words: &Words, illegal: &Self::Illegal) -> String;

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

/// A number for a message.
pub(crate) fn number(value: impl TryInto<i64>) -> Value<'static> {
    Value::from(value.try_into().unwrap_or(i64::MAX))
}
