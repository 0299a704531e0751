use std::{ffi::OsString, fmt};

use baralho_catalog::Family;
use baralho_words::{Language, Words};
use clap::ArgMatches;

use crate::{
    bot::check::{Findings, Subject},
    failure::Done,
    oracle::Operation,
};

/// What all games add to the program.
pub type Games = &'static [(Family, GameCommands)];

/// Defines `GAMES`, all that games add: `games!([program]())`, where the crates of their commands
/// are known.
#[macro_export]
macro_rules! program {
    (() $($game:ident($package:ident) {
        $rules:ty, $engines:tt, $presets:tt, $of:tt $engine:ty, $face:ty, $bots:ty, $offered:tt,
        [$($commands:path)?]
    })*) => {
        const GAMES: $crate::Games = &[$($(($crate::Family::$game, $commands),)?)*];
    };
}

/// What a game adds to the program.
pub struct GameCommands {
    /// Commands of its own.
    pub commands: &'static [GameCommand],
    /// What programs can ask of it, by the names of the oracle's operations.
    pub operations: &'static [(&'static str, Operation)],
    /// What else reads what strangers write: for fuzzers.
    pub parsers: &'static [Parser],
    /// The course whose bots play it by a protocol of their own.
    pub course: Option<Course>,
}

/// A parser's name, itself and an input to start from.
pub(crate) type Parser = (&'static str, fn(&[u8]), &'static str);

/// A command of one game.
pub struct GameCommand {
    /// What is typed for it.
    pub name: &'static str,
    /// The command that it stands behind in the list of all.
    pub after: &'static str,
    /// Adds its arguments.
    pub arguments: fn(clap::Command) -> clap::Command,
    /// Does what was asked.
    pub run: Run,
    /// Reads what was typed itself, before anything else is read, in the language that was asked
    /// for: where it has a command line that clap does not know.
    pub raw: Option<Raw>,
}

pub(crate) type Run = fn(&ArgMatches, &Words) -> Done;

/// A command that reads what was typed.
pub type Raw = fn(&[OsString], Option<Language>) -> Done;

/// The bots of a course, which speak a protocol of their own.
pub struct Course {
    /// Plays with a built-in bot of this name, and with this seed, for the judge at the other end
    /// of standard input and output.
    pub play: fn(&str, u64, &Words) -> Done,
    /// Checks a bot.
    pub check: fn(&Subject<'_>, &mut Findings),
}

impl fmt::Debug for GameCommands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.commands.iter().map(|command| command.name).collect();
        f.debug_tuple("GameCommands").field(&names).finish()
    }
}

pub(crate) fn commands(games: Games) -> impl Iterator<Item = &'static GameCommand> {
    games.iter().flat_map(|(_, game)| game.commands)
}

/// The command that was asked for, if a game brought it.
pub(crate) fn command_of(matches: &ArgMatches, games: Games) -> Option<(Run, &ArgMatches)> {
    let (name, matches) = matches.subcommand()?;
    let command = commands(games).find(|command| command.name == name)?;
    Some((command.run, matches))
}

/// A command that reads what was typed itself, with what follows it, if that is asked for.
/// Looked for before anything else is read: the course's judge starts hundreds of times a second.
pub(crate) fn asked(typed: &[OsString], games: Games) -> Option<(Raw, &[OsString])> {
    let mut place = 1;
    loop {
        match typed.get(place)?.to_str()? {
            "--lang" => place += 2,
            word if word.starts_with("--lang=") => place += 1,
            word => {
                let command = commands(games).find(|command| command.name == word)?;
                return Some((command.raw?, &typed[place + 1..]));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::ExitCode;

    const JUDGE: GameCommand = GameCommand {
        name: "judge",
        after: "bench",
        arguments: |command| command,
        run: |_, _| Ok(ExitCode::SUCCESS),
        raw: Some(|_, _| Ok(ExitCode::SUCCESS)),
    };
    const GAMES: Games = &[(
        Family::Scopa,
        GameCommands {
            commands: &[JUDGE],
            operations: &[],
            parsers: &[],
            course: None,
        },
    )];

    #[test]
    fn the_judge_is_asked_for_before_or_after_a_language() {
        let asked = |typed: &str| {
            let typed: Vec<OsString> = typed.split(' ').map(OsString::from).collect();
            asked(&typed, GAMES).map(|(_, words)| words.len())
        };
        assert_eq!(asked("baralho judge a b"), Some(2));
        assert_eq!(asked("baralho --lang en judge -h"), Some(1));
        assert_eq!(asked("baralho --lang=en judge"), Some(0));
        assert_eq!(asked("baralho play judge"), None);
        assert_eq!(asked("baralho"), None);
    }
}
