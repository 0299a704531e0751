//! What was wrong with what was typed, in the user's language.

use std::ffi::OsString;

use baralho_rouba_montes::{MAX_PLAYERS, MIN_PLAYERS};
use baralho_server::admin::MOST_DAYS;
use baralho_words::{Words, say};
use clap::{
    Command,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};

use crate::args::{LONGEST, MOST_DEALS, MOST_GAMES, MOST_THREADS};

/// Explains clap's error and says where help is.
pub(crate) fn explain(
    error: &Error,
    typed: &[OsString],
    command: &Command,
    words: &Words,
) -> String {
    let help = asked(typed, command);
    let said = |kind| value(error, kind);
    let argument = said(ContextKind::InvalidArg);
    let given = said(ContextKind::InvalidValue);
    let text = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let commands = deepest(typed, command)
                .get_subcommands()
                .map(Command::get_name);
            say!(
                words,
                "usage-command",
                typed = said(ContextKind::InvalidSubcommand),
                commands = words.list_or(commands),
            )
        }
        ErrorKind::UnknownArgument => match said(ContextKind::SuggestedArg) {
            near if near.is_empty() => say!(words, "usage-argument", typed = argument),
            near => say!(words, "usage-argument-near", typed = argument, near = near),
        },
        ErrorKind::InvalidValue if given.is_empty() => {
            say!(words, "usage-no-value", argument = argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => say!(
            words,
            "usage-value",
            argument = &argument,
            typed = given,
            expected = expected(error, &argument, words),
        ),
        ErrorKind::MissingRequiredArgument => say!(words, "usage-missing", argument = argument),
        ErrorKind::ArgumentConflict => say!(
            words,
            "usage-conflict",
            argument = argument,
            other = said(ContextKind::PriorArg),
        ),
        ErrorKind::InvalidUtf8 => say!(words, "usage-utf8"),
        _ => say!(words, "usage-other", typed = [argument, given].join(" ")),
    };
    [text, say!(words, "usage-help", command = help)].join(" ")
}

/// What would have been right for an argument.
fn expected(error: &Error, argument: &str, words: &Words) -> String {
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(choices)) if !choices.is_empty() => {
            return words.list_or(choices);
        }
        _ => {}
    }
    let (low, high) = match argument.split([' ', '=']).next() {
        Some("--pace") => return say!(words, "usage-seconds", high = LONGEST),
        Some("--seconds" | "--time") => return say!(words, "usage-seconds-above", high = LONGEST),
        Some("--days") => (1, MOST_DAYS.into()),
        Some("--threads") => (1, MOST_THREADS),
        Some("--games") => (1, MOST_GAMES),
        Some("--deals") => (1, MOST_DEALS),
        // What one game seats is the game's to say; this is the widest table there is.
        Some("--players") => (MIN_PLAYERS as u64, MAX_PLAYERS as u64),
        Some("--humans") => (0, MAX_PLAYERS as u64),
        _ => (0, u64::MAX),
    };
    // As text: the catalogues' numbers are not exact so far up.
    say!(
        words,
        "expected-range",
        low = low.to_string(),
        high = high.to_string()
    )
}

/// One thing that clap says about an error, as plain text.
fn value(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(" "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}

/// The command that was asked for, as far as it was understood.
fn asked(typed: &[OsString], command: &Command) -> String {
    let (mut path, mut at) = (vec![command.get_name()], command);
    while let Some(sub) = below(typed, at) {
        path.push(sub.get_name());
        at = sub;
    }
    path.join(" ")
}

/// The last of the commands that were named.
fn deepest<'a>(typed: &[OsString], command: &'a Command) -> &'a Command {
    below(typed, command).map_or(command, |sub| deepest(typed, sub))
}

fn below<'a>(typed: &[OsString], command: &'a Command) -> Option<&'a Command> {
    let mut words = typed.iter().skip(1);
    words.find_map(|word| command.find_subcommand(word))
}
