//! A person's turn: the screen, and what is typed.

use std::time::Duration;

use baralho_analysis::told;
use baralho_bots::{Bots as _, Budget};
use baralho_face::{
    Face as _, Grid, Reply, Selection, Voice, capitalised, card_words, number, screen,
};
use baralho_game::{View as _, chance};
use baralho_words::{Style, Words, say};

use super::{
    Playable,
    company::all_cores,
    console::{Console, Stop},
    grid,
};

const HINT_TIME: Duration = Duration::from_millis(300);
/// What a player sees before a decision.
pub fn show<G: Playable>(
    console: &mut Console,
    voice: Voice<'_>,
    view: &G::View,
    selection: &mut Selection,
    fresh: bool,
) -> Result<(), Stop> {
    let knows = selection.told.is_some() && voice.words.style() == Style::Spoken;
    let screen = screen::<G::Face>(voice, view, selection, fresh);
    // The question says as much to who listens.
    if fresh && !knows {
        console.heading(&say!(voice.words, "your-turn"))?;
    }
    console.say_all(&screen)
}

/// Answers what was typed; gives the move back if it was one.
pub fn answer<G: Playable>(
    console: &mut Console,
    voice: Voice<'_>,
    view: &G::View,
    selection: &mut Selection,
    line: &str,
) -> Result<Option<G::Move>, Stop> {
    let words = voice.words;
    if line == "?" {
        console.say(&G::Face::help(words, view.rules()))?;
        return Ok(None);
    }
    match G::Face::typed(voice, view, selection, line) {
        Reply::Play(chosen) => {
            tell_letters(console, words, line)?;
            return Ok(Some(chosen));
        }
        Reply::Choose { question, choices } => {
            tell_letters(console, words, line)?;
            return choose(console, words, &question, &choices);
        }
        Reply::Screen => {
            selection.told = None;
            show::<G>(console, voice, view, selection, true)?;
        }
        Reply::Say(answers) => console.say_all(&answers)?,
        Reply::Grid(title, grid) => {
            console.say(&title)?;
            show_grid(console, words, &grid)?;
        }
        Reply::Refuse(why) => console.say(&why)?,
    }
    Ok(None)
}

/// Shows a score: as a table where there is room for it.
pub fn show_grid(console: &mut Console, words: &Words, grid: &Grid) -> Result<(), Stop> {
    let lines = grid::lines(grid, words, console.screen.plain, console.screen.width());
    console.say_all(&lines)
}

/// Says in full which card was meant by a letter with which another suit begins. Ears are told
/// the name anyhow.
fn tell_letters(console: &mut Console, words: &Words, line: &str) -> Result<(), Stop> {
    if words.style() == Style::Spoken {
        return Ok(());
    }
    for (typed, card) in words.mistakable(&card_words(line)) {
        let card = words.card_name(card);
        console.say(&say!(words, "typed-card", typed, card))?;
    }
    Ok(())
}

/// Says why a move is refused.
pub fn refuse<G: Playable>(
    console: &mut Console,
    words: &Words,
    illegal: &G::Illegal,
) -> Result<(), Stop> {
    console.say(&capitalised(&G::Face::typed_refusal(words, illegal)))
}

/// Whether a line asks for a hint: `!`, or the word for it.
pub(crate) fn asks_for_hint(words: &Words, line: &str) -> bool {
    let word = say!(words, "hint-word");
    line == "!" || line.eq_ignore_ascii_case("hint") || line.to_lowercase() == word
}

/// Whether a line asks to undo the last move: `u`, or the word for it.
pub(crate) fn asks_to_undo(words: &Words, line: &str) -> bool {
    let (word, line) = (say!(words, "undo-word"), line.to_lowercase());
    line == "u" || line == "undo" || line == word
}

/// Says the best move that can be told from what this person sees, and why.
pub(crate) fn hint<G: Playable>(
    console: &mut Console,
    words: &Words,
    view: &G::View,
    mut chance: chance::Generator,
) -> Result<(), Stop> {
    if G::Bots::LUCK_ONLY {
        return console.say(&say!(words, "reason-luck-only"));
    }
    let means = all_cores();
    let hint = baralho_analysis::hint::<G>(view, Budget::Time(HINT_TIME), &means, &mut chance);
    console.say(&told::hint::<G>(words, view, &hint))
}

/// Which of several moves is meant; `None` to think again.
fn choose<M: Copy>(
    console: &mut Console,
    words: &Words,
    question: &str,
    choices: &[(String, M)],
) -> Result<Option<M>, Stop> {
    console.say(question)?;
    for (place, (text, _)) in choices.iter().enumerate() {
        let choice = say!(words, "choice", n = number(place + 1), text);
        console.say(&choice)?;
    }
    loop {
        let line = console.ask(&say!(words, "prompt-choice"))?;
        if line.is_empty() {
            return Ok(None);
        }
        let place = line.parse::<usize>().ok();
        if let Some(&(_, chosen)) = place.and_then(|place| choices.get(place.checked_sub(1)?)) {
            return Ok(Some(chosen));
        }
        let last = number(choices.len());
        console.say(&say!(words, "choose-a-number", last))?;
    }
}
