//! What was wrong with what was typed, in the user's language.

use std::{any::TypeId, ffi::OsString, net::SocketAddr, time::Duration};

use baralho_arena::SeriesSeed;
use baralho_game::MAX_SEATS;
use baralho_server::admin::MOST_DAYS;
use baralho_words::{Words, say};
use clap::{
    Arg, Command,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};

use crate::{
    args::{LONGEST, MOST_GAMES, MOST_THREADS},
    near::or_near,
};

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
            unknown_command(words, &said(ContextKind::InvalidSubcommand), commands)
        }
        ErrorKind::UnknownArgument => match said(ContextKind::SuggestedArg) {
            near if near.is_empty() => say!(words, "usage-argument", typed = argument),
            near => say!(words, "usage-argument-near", typed = argument, near),
        },
        ErrorKind::InvalidValue if given.is_empty() => {
            say!(words, "usage-no-value", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let choices = choices(error);
            let expected = if choices.is_empty() {
                expected(argument_of(typed, command, &argument), words)
            } else {
                words.list_or(choices)
            };
            let wrong = say!(
                words,
                "usage-value",
                argument = &argument,
                typed = &given,
                expected,
            );
            or_near(words, &wrong, &given, choices)
        }
        ErrorKind::MissingRequiredArgument => say!(words, "usage-missing", argument),
        ErrorKind::ArgumentConflict => say!(
            words,
            "usage-conflict",
            argument,
            other = said(ContextKind::PriorArg),
        ),
        ErrorKind::InvalidUtf8 => say!(words, "usage-utf8"),
        _ => say!(words, "usage-other", typed = [argument, given].join(" ")),
    };
    [text, say!(words, "usage-help", command = help)].join(" ")
}

pub(crate) fn unknown_command<'a>(
    words: &Words,
    typed: &str,
    commands: impl Iterator<Item = &'a str>,
) -> String {
    let commands: Vec<&str> = commands.collect();
    let list = words.list_or(&commands);
    let wrong = say!(words, "usage-command", typed, commands = list);
    or_near(words, &wrong, typed, commands)
}

/// The values that an argument can have, if they are few.
fn choices(error: &Error) -> &[String] {
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(choices)) => choices,
        _ => &[],
    }
}

/// The argument that clap calls so.
fn argument_of<'a>(typed: &[OsString], command: &'a Command, name: &str) -> Option<&'a Arg> {
    let mut all = deepest(typed, command).get_arguments();
    all.find(|argument| argument.to_string() == name)
}

/// What would have been right for an argument.
fn expected(argument: Option<&Arg>, words: &Words) -> String {
    let id = argument.map_or("", |argument| argument.get_id().as_str());
    let is = |kind: TypeId| {
        argument.is_some_and(|argument| argument.get_value_parser().type_id() == kind)
    };
    if is(TypeId::of::<SocketAddr>()) {
        return say!(words, "expected-address");
    }
    if is(TypeId::of::<SeriesSeed>()) {
        return say!(words, "expected-seed", high = u64::MAX.to_string());
    }
    if is(TypeId::of::<Duration>()) {
        return if id == "pace" {
            say!(words, "usage-seconds", high = LONGEST)
        } else {
            say!(words, "usage-seconds-above", high = LONGEST)
        };
    }
    let (low, high) = match id {
        "days" => (1, MOST_DAYS.into()),
        "threads" => (1, MOST_THREADS),
        "games" => (1, MOST_GAMES),
        // What one game seats is the game's to say; this is the widest table there is.
        "players" => (2, MAX_SEATS as u64),
        "humans" => (0, MAX_SEATS as u64),
        // The number of a move, or of a game in a file.
        "number" | "game" => (1, u64::MAX),
        _ if is(TypeId::of::<u32>()) => (0, u32::MAX.into()),
        _ if is(TypeId::of::<i64>()) => (0, i64::MAX as u64),
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

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};
    use clap::builder::PossibleValue;

    /// Whatever is read as another type than text is refused by saying what it looks like.
    #[test]
    fn every_argument_can_say_what_it_takes() {
        let words = Words::new(Language::En, Style::Symbols);
        let commands = crate::help::tests::every_command(Language::En);
        let mut seen = 0;
        for argument in commands.iter().flat_map(Command::get_arguments) {
            let parser = argument.get_value_parser();
            let named: Vec<PossibleValue> =
                parser.possible_values().into_iter().flatten().collect();
            let is = |kind: TypeId| parser.type_id() == kind;
            let is_text = is(TypeId::of::<String>())
                || is(TypeId::of::<OsString>())
                || is(TypeId::of::<std::path::PathBuf>());
            if is_text || !named.is_empty() || !argument.get_action().takes_values() {
                continue;
            }
            seen += 1;
            let said = expected(Some(argument), &words);
            let numbers = [
                TypeId::of::<u64>(),
                TypeId::of::<u32>(),
                TypeId::of::<i64>(),
                TypeId::of::<usize>(),
                // And other texts besides.
                TypeId::of::<SeriesSeed>(),
            ];
            let is_range = said.starts_with("a whole number from");
            assert_eq!(numbers.into_iter().any(is), is_range, "{argument}: {said}");
        }
        assert!(seen > 20, "{seen}");
    }
}
