//! Who plays: programs, built-in bots by their names, and a person where a seat is free.

use std::{
    env,
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
};

use baralho_bots::Bots as _;
use baralho_buraco_bots::BuracoBots;
use baralho_cli::bot::Script;

/// What a person is called by the bots.
const PERSON: &str = "user"; // words: not for players

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contestant {
    pub(crate) id: String,
    /// The program and its arguments; `None` for a person.
    pub(crate) command: Option<Vec<OsString>>,
}

/// Everybody in seat order. With an odd number of bots a person sits first.
pub(crate) fn contestants(bots: &[OsString]) -> Vec<Contestant> {
    let person = (bots.len() % 2 == 1).then(|| Contestant {
        id: PERSON.to_owned(),
        command: None,
    });
    let bots = bots.iter().enumerate().map(|(place, bot)| Contestant {
        id: format!("p{}.{}", place + 1, file_name(bot)),
        command: Some(command(bot)),
    });
    person.into_iter().chain(bots).collect()
}

fn file_name(bot: &OsStr) -> String {
    let program = match words_of(bot) {
        Some(mut words) if !Path::new(bot).exists() => {
            // Whatever runs it, it is the bot that plays.
            if let Some(name) = Script::of(&words).short_name() {
                return name.to_owned();
            }
            words.swap_remove(0)
        }
        _ => bot.to_owned(),
    };
    let name = Path::new(&program).file_name().unwrap_or(&program);
    name.to_string_lossy().into_owned()
}

/// How a bot is run from another folder: a file here, then a program in the `PATH`, then a
/// bot of ours. What is none of these fails when it is started, which is its offence.
fn command(bot: &OsStr) -> Vec<OsString> {
    let path = Path::new(bot);
    if path.exists() {
        return vec![absolute(path)];
    }
    if let Some(mut words) = words_of(bot) {
        if Path::new(&words[0]).exists() {
            words[0] = absolute(Path::new(&words[0]));
        }
        // Files that it names are meant here, not in its folder.
        for word in &mut words[1..] {
            let path = Path::new(word);
            if path.is_relative() && path.is_file() {
                *word = absolute(path);
            }
        }
        return words;
    }
    let built_in = bot.to_str().filter(|name| {
        let base = name.split(':').next();
        base.is_some_and(|base| BuracoBots::NAMES.contains(&base))
    });
    match (built_in, env::current_exe()) {
        (Some(name), Ok(program)) if !in_path(bot) => {
            let words = ["bot", "buraco", name, "--protocol", "itp"]; // words: not for players
            let words = words.into_iter().map(OsString::from);
            std::iter::once(program.into_os_string())
                .chain(words)
                .collect()
        }
        _ if path.components().count() > 1 => vec![absolute(path)],
        _ => vec![bot.to_owned()],
    }
}

/// The words of a command with arguments, such as `python3 bot.py`.
fn words_of(bot: &OsStr) -> Option<Vec<OsString>> {
    let words = bot.to_str()?.split_whitespace().map(OsString::from);
    let words: Vec<OsString> = words.collect();
    (words.len() > 1).then_some(words)
}

fn in_path(name: &OsStr) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

fn absolute(path: &Path) -> OsString {
    // Links are kept: some programs look at the name they were called by.
    let absolute = std::path::absolute(path).unwrap_or_else(|_| PathBuf::from(path));
    absolute.into_os_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(bots: &[&str]) -> Vec<String> {
        let bots: Vec<OsString> = bots.iter().map(OsString::from).collect();
        contestants(&bots).into_iter().map(|each| each.id).collect()
    }

    #[test]
    fn an_id_is_the_bots_number_and_its_file_name() {
        assert_eq!(
            ids(&["bots/rita", "./magnus.sh"]),
            ["p1.rita", "p2.magnus.sh"]
        );
        assert_eq!(
            ids(&["python3 bots/rita.py", "base"]),
            ["p1.rita", "p2.base"]
        );
    }

    #[test]
    fn with_an_odd_number_of_bots_a_person_sits_first() {
        assert_eq!(ids(&["./a"]), ["user", "p1.a"]);
        assert_eq!(ids(&["a", "b", "c"]), ["user", "p1.a", "p2.b", "p3.c"]);
    }

    #[test]
    fn a_path_becomes_absolute_because_every_bot_runs_in_its_own_folder() {
        let here = env::current_dir().expect("a folder");
        let command = |bot: &str| command(OsStr::new(bot));
        assert_eq!(command("Cargo.toml"), [here.join("Cargo.toml")]);
        assert_eq!(command("no/such/bot"), [here.join("no/such/bot")]);
        assert_eq!(command("no-such-bot-anywhere"), ["no-such-bot-anywhere"]);
        let words = command("sh Cargo.toml x");
        assert_eq!(
            words,
            [
                "sh".as_ref(),
                here.join("Cargo.toml").as_os_str(),
                "x".as_ref()
            ]
        );
    }

    #[test]
    fn a_built_in_bot_is_called_by_its_name() {
        let command = command(OsStr::new("greedy"));
        assert_eq!(
            command[1..],
            ["bot", "buraco", "greedy", "--protocol", "itp"]
        );
    }
}
