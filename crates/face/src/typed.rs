//! What is typed at a terminal, and what comes of it.

use baralho_words::{Style, Words, say};

use crate::{Face, Grid, Selection, ViewOf, Voice};

/// What comes of a typed line, or of a touch on a page.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply<M> {
    /// A move.
    Play(M),
    /// The answer to a question; the game has not changed.
    Say(Vec<String>),
    /// It cannot be understood, or asks for what cannot be.
    Refuse(String),
    /// A score, and what it is the score of.
    Grid(String, Grid),
    /// Show everything again.
    Screen,
    /// Which of these moves is meant?
    Choose {
        /// What is asked.
        question: String,
        /// Each choice and its move.
        choices: Vec<(String, M)>,
    },
}

/// What a player is told before a decision, and now knows.
pub fn screen<F: Face>(
    voice: Voice<'_>,
    view: &ViewOf<F>,
    selection: &mut Selection,
    fresh: bool,
) -> Vec<String> {
    let before = selection.told.replace(F::held(view));
    match before {
        Some(before) if voice.words.style() == Style::Spoken => {
            F::for_ears(voice, view, selection, fresh, &before)
        }
        _ => F::screen(voice, view, selection, fresh),
    }
}

/// The words of a line that can be cards: `x`, `+` and commas only stand between them.
pub fn card_words(line: &str) -> Vec<&str> {
    line.split(|c: char| c.is_whitespace() || "+,".contains(c))
        .flat_map(|word| {
            // The only name with an x in it.
            let is_six = word.eq_ignore_ascii_case("six");
            word.split(move |c: char| !is_six && "xX".contains(c))
        })
        .filter(|word| !word.is_empty())
        .collect()
}

/// Which place in a hand a word such as `h1` names, counted from 0.
///
/// `None` when the word is not of that form; `h0` and places beyond the hand are the
/// caller's to refuse.
pub fn hand_place(word: &str) -> Option<usize> {
    let digits = word.strip_prefix(['h', 'H'])?;
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse::<usize>().unwrap_or(0).wrapping_sub(1))
}

/// What a hand holds at such a place.
pub fn place_in_hand<C: Copy>(
    words: &Words,
    hand: &[C],
    place: usize,
    word: &str,
) -> Result<C, String> {
    hand.get(place).copied().ok_or_else(|| {
        let last = format!("h{}", hand.len());
        say!(words, "no-such-place", place = word, last)
    })
}

/// As much of a line that is not understood as is worth repeating.
pub fn start_of(line: &str) -> String {
    line.chars().take(40).collect()
}
