use baralho_game::Game;
use baralho_words::{Value, Words, letters::upper};

use crate::{Grid, Voice};

/// A game that can be told. Everything said to a player is made from that player's view.
pub trait Telling: Game {
    /// What is told before the first move of a round.
    fn opening(voice: Voice<'_>, view: &Self::View) -> Vec<String>;

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

    /// The score as it stands, as far as it can be told in the middle of a round.
    fn score_now(voice: Voice<'_>, view: &Self::View) -> String;

    /// A move to be made, as what somebody might do: `capture 7♦ with 7♥`.
    fn suggestion(words: &Words, view: &Self::View, chosen: Self::Move) -> String;

    /// Why a move is refused: often what is refused comes first, in small letters.
    /// [`capitalised`] makes a sentence of it.
    fn refusal(words: &Words, illegal: &Self::Illegal) -> String;
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
