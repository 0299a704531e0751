//! The command line's help in the user's language.
//!
//! [`crate::args`] has the shape; the words come from `cli.ftl`: `cli-<command>` says what
//! a command does, its attributes `more` and `examples` complete `--help`, and
//! `cli-<command>-<argument>`, or `cli-any-<argument>` where an argument means the same
//! everywhere, explains an argument. Completions and the man page are made from it too.

use baralho_catalog::UnknownGame;
use baralho_words::{Language, Words, say};
use clap::{Arg, ArgAction, Command, CommandFactory, Subcommand};

use crate::{
    args::{self, Cli},
    games::{Games, commands},
};

const WIDTH: usize = 80;

/// The whole command line, explained.
pub(crate) fn command(words: &Words, games: Games) -> Command {
    let mut command = whole(games)
        .max_term_width(WIDTH)
        .disable_version_flag(true)
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                // The list of commands needs the room.
                .hide_short_help(true)
                .action(ArgAction::Version),
        );
    let names: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| explained_with_actions(sub, &name, words));
    }
    explained(command, "baralho", words)
}

/// The shape of the command line: everybody's commands, and those of games where they belong.
fn whole(games: Games) -> Command {
    let ours = args::Command::augment_subcommands(Command::new(""));
    let mut all: Vec<Command> = ours.get_subcommands().cloned().collect();
    for added in commands(games) {
        let before = all.iter().position(|sub| sub.get_name() == added.after);
        let place = before.map_or(all.len(), |place| place + 1);
        all.insert(place, (added.arguments)(Command::new(added.name)));
    }
    let ordered = |(place, sub): (usize, Command)| sub.display_order(place);
    Cli::command().subcommands(all.into_iter().enumerate().map(ordered))
}

/// A command, with those inside it.
fn explained_with_actions(mut command: Command, name: &str, words: &Words) -> Command {
    let actions: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    for action in &actions {
        let full = [name, " ", action].concat();
        command = command.mut_subcommand(action, |sub| explained(sub, &full, words));
    }
    let command = explained(command, name, words);
    if actions.is_empty() {
        return command;
    }
    // They are too many for a screen, one on each line.
    let heading = say!(words, "cli-heading-commands");
    let wrap = textwrap::Options::new(WIDTH)
        .initial_indent("  ")
        .subsequent_indent("  ");
    let short = textwrap::fill(
        &actions.join(", "),
        wrap.break_words(false)
            .word_splitter(textwrap::WordSplitter::NoHyphenation),
    );
    let widest = actions.iter().map(String::len).max().unwrap_or(0);
    let long: Vec<String> = command
        .get_subcommands()
        .map(|sub| {
            let about = sub.get_about().map(ToString::to_string);
            format!(
                "  {:widest$}  {}",
                sub.get_name(),
                about.unwrap_or_default()
            )
        })
        .collect();
    let more = command.get_after_long_help().map(ToString::to_string);
    let usage = say!(words, "cli-heading-usage");
    let options = say!(words, "cli-heading-options");
    let template = [
        "{about-with-newline}\n",
        &usage,
        ": {usage}\n\n",
        &options,
        ":\n{options}{after-help}",
    ];
    let long = [heading.clone() + ":", long.join("\n")].join("\n");
    command
        .help_template(template.concat())
        .after_help([heading + ":", short].join("\n"))
        .after_long_help([long, more.unwrap_or_default()].join("\n\n"))
}

/// The command line with the names of games and languages, so that shells can complete
/// them. Whoever types a wrong one is told by the commands themselves.
pub(crate) fn command_to_complete(words: &Words, games: Games) -> Command {
    let names: Vec<String> = whole(games)
        .get_subcommands()
        .filter(|sub| sub.get_arguments().any(|arg| arg.get_id() == "game"))
        .map(|sub| sub.get_name().to_owned())
        .collect();
    let mut command = command(words, games).mut_arg("lang", |arg| {
        arg.value_parser(Language::ALL.map(Language::tag))
    });
    for name in names {
        command = command.mut_subcommand(name, |sub| {
            sub.mut_arg("game", |arg| arg.value_parser(UnknownGame::NAMES))
        });
    }
    command
}

fn explained(command: Command, name: &str, words: &Words) -> Command {
    let key = format!("cli-{}", name.replace(' ', "-"));
    let mut command = command
        .disable_help_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                // As above; whoever reads this has found it.
                .hide_short_help(name == "baralho")
                .action(ArgAction::Help),
        )
        .subcommand_help_heading(say!(words, "cli-heading-commands"))
        .subcommand_value_name(say!(words, "cli-value-command"))
        .about(words.say(&key, &[]));
    let more = format!("{key}.more");
    if words.has(&more) {
        let more = words.say(&more, &[]);
        // The lines of a catalogue are not those of a screen: paragraphs are wrapped anew.
        let paragraphs = more.split("\n\n").map(|text| text.replace('\n', " "));
        let about: Vec<String> = std::iter::once(words.say(&key, &[]))
            .chain(paragraphs)
            .collect();
        command = command.long_about(about.join("\n\n"));
    }
    let examples = format!("{key}.examples");
    if words.has(&examples) {
        let title = say!(words, "cli-heading-examples");
        let examples = words.say(&examples, &[]);
        let lines: Vec<String> = examples.lines().map(|line| ["  ", line].concat()).collect();
        command = command.after_long_help([title + ":", lines.join("\n")].join("\n"));
    }
    command = command.mut_args(|arg| explained_arg(arg, name, words));
    let usage = usage(&mut command.clone(), name, words);
    let heading = say!(words, "cli-heading-usage");
    // The list of commands needs the room.
    let gap = if name == "baralho" { "" } else { "\n" };
    command.override_usage(usage).help_template(
        [
            "{about-with-newline}",
            gap,
            &heading,
            ": {usage}\n\n{all-args}{after-help}",
        ]
        .concat(),
    )
}

/// The line that shows how to call a command, without clap's English words.
fn usage(command: &mut Command, name: &str, words: &Words) -> String {
    let full = if name == "baralho" {
        name.to_owned()
    } else {
        ["baralho ", name].concat()
    };
    command.set_bin_name(full);
    let usage = command.render_usage().to_string();
    let usage = usage
        .split_once(':')
        .map_or(usage.as_str(), |(_, usage)| usage.trim());
    usage.replace("[OPTIONS]", &say!(words, "cli-value-options"))
}

fn explained_arg(arg: Arg, command: &str, words: &Words) -> Arg {
    let id = arg.get_id().to_string();
    let own = format!("cli-{}-{id}", command.replace(' ', "-"));
    let any = format!("cli-any-{id}");
    let help = words.say(if words.has(&own) { &own } else { &any }, &[]);
    let heading = if arg.is_positional() {
        say!(words, "cli-heading-arguments")
    } else {
        say!(words, "cli-heading-options")
    };
    let names: Vec<String> = arg
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .map(|name| value_name(name, words))
        .collect();
    let arg = arg.help(help).help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg;
    }
    // Clap would say these in English; the help texts have them where they help.
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    // A wrong number is told as such, and not as an option that is not there.
    let is_size = takes_any(&arg, &["BYTES", "ELO0,ELO1"]) || arg.is_allow_hyphen_values_set();
    let is_number = !is_size && takes_any(&arg, &["N", "NUMBER", "SECONDS"]);
    let is_number = is_number && !arg.is_positional();
    let arg = arg.allow_hyphen_values(is_size);
    let arg = arg.allow_negative_numbers(is_number);
    if names.is_empty() {
        arg
    } else {
        arg.value_names(names)
    }
}

fn takes_any(arg: &Arg, names: &[&str]) -> bool {
    let own = arg.get_value_names().unwrap_or_default();
    own.iter().any(|name| names.contains(&name.as_str()))
}

/// What stands for a value, such as `FILE`.
fn value_name(name: &str, words: &Words) -> String {
    let name = if name == "KEY=VALUE" { "option" } else { name };
    let key = format!("cli-value-{}", name.to_lowercase());
    if words.has(&key) {
        words.say(&key, &[])
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use baralho_words::Style;

    /// All commands, with those inside them.
    pub(crate) fn every_command(language: Language) -> Vec<Command> {
        fn with_inner(command: &Command) -> Vec<Command> {
            let inner = command.get_subcommands().flat_map(with_inner);
            std::iter::once(command.clone()).chain(inner).collect()
        }
        let mut root = command(&Words::new(language, Style::Symbols), &[]);
        root.build();
        with_inner(&root)
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        for command in Language::ALL.into_iter().flat_map(every_command) {
            let name = command.get_name();
            let about = command.get_about().map(ToString::to_string);
            assert!(about.is_some_and(|text| !text.contains('{')), "{name}");
            for arg in command.get_arguments() {
                let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                let is_said = !help.is_empty() && !help.contains('{');
                assert!(is_said, "{name} {} {help}", arg.get_id());
            }
        }
    }

    #[test]
    fn the_short_help_fits_a_screen() {
        for mut command in Language::ALL.into_iter().flat_map(every_command) {
            let help = command.render_help().to_string();
            let lines = help.lines().count();
            assert!(lines <= 24, "{} has {lines} lines", command.get_name());
            for line in help.lines() {
                assert!(line.chars().count() <= WIDTH, "{line}");
            }
        }
    }
}
