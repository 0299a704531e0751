//! What can be told of a bot from the command that starts it: what runs it, and its own name.

use std::{ffi::OsString, path::Path};

use super::tongue::Tongue;

/// What starts other programs.
const STARTERS: [&str; 9] = [
    "env", "exec", "nice", "poetry", "run", "stdbuf", "timeout", "uv", "time",
];
/// Options whose value is the next word, and no program.
const VALUED: [&str; 13] = [
    "-cp",
    "-classpath",
    "--class-path",
    "--module-path",
    "-W",
    "-X",
    "-r",
    "--require",
    "--import",
    "-I",
    "-n",
    "-k",
    "--project",
];

/// The words of a command that tell what is run.
#[derive(Debug, Default)]
pub struct Script<'a> {
    /// The language of the interpreter, if one is named.
    pub(crate) tongue: Option<Tongue>,
    /// The program, or what the interpreter runs: a file, a module or a class.
    pub(crate) name: Option<&'a str>,
}

impl<'a> Script<'a> {
    /// Reads the words of a command.
    pub fn of(command: &'a [OsString]) -> Self {
        let mut script = Self::default();
        let mut words = command.iter().filter_map(|word| word.to_str());
        while let Some(word) = words.next() {
            match word {
                // The program's text is in the command.
                "-c" | "-e" | "--eval" => return script,
                "-m" | "-jar" => {
                    script.name = words.next();
                    return script;
                }
                _ if VALUED.contains(&word) => drop(words.next()),
                _ if word.starts_with('-') => {}
                _ if STARTERS.contains(&stem(word)) || is_setting(word) || is_number(word) => {}
                _ if script.tongue.is_none() && Tongue::of_interpreter(stem(word)).is_some() => {
                    script.tongue = Tongue::of_interpreter(stem(word));
                }
                _ => {
                    script.name = Some(word);
                    return script;
                }
            }
        }
        script
    }

    /// What a bot that an interpreter runs is called: its file without the ending, its class or
    /// module without what stands before it.
    pub fn short_name(&self) -> Option<&'a str> {
        self.tongue?;
        let name = self.name?;
        let file = Path::new(name).file_name()?.to_str()?;
        let short = match file.rsplit_once('.') {
            Some((before, ending)) if is_ending(ending) => before,
            Some((_, last)) if name == file => last,
            _ => file,
        };
        (!short.is_empty()).then_some(short)
    }
}

/// Endings of files that interpreters run; what else follows a dot is a class or a module.
fn is_ending(ending: &str) -> bool {
    Tongue::of_ending(ending).is_some() || matches!(ending, "jar" | "class" | "sh")
}

/// `NAME=value`, as `env` takes it.
fn is_setting(word: &str) -> bool {
    let name = word.split_once('=').map(|(name, _)| name);
    name.is_some_and(|name| {
        !name.is_empty()
            && name
                .bytes()
                .all(|byte| byte == b'_' || byte.is_ascii_alphanumeric())
    })
}

/// How long `timeout` waits.
fn is_number(word: &str) -> bool {
    word.bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.')
}

/// The program's own name: no folder, no version.
fn stem(word: &str) -> &str {
    let name = word.rsplit('/').next().unwrap_or(word);
    let name = name.strip_suffix(".exe").unwrap_or(name);
    name.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_called_after_what_the_interpreter_runs() {
        for (command, name) in [
            ("python3 meu.py", Some("meu")),
            ("/usr/bin/python3.12 -u bots/meu.py --level 3", Some("meu")),
            ("python -W ignore meu.bot.py", Some("meu.bot")),
            ("python3 -m pacote.rita", Some("rita")),
            ("env PYTHONUNBUFFERED=1 python3 meu.py", Some("meu")),
            ("uv run python meu.py", Some("meu")),
            ("timeout 5 python3 meu.py", Some("meu")),
            ("java -cp build escola.Magnus", Some("Magnus")),
            ("java -jar bots/magnus.jar", Some("magnus")),
            ("java Magnus.java", Some("Magnus")),
            ("node --max-old-space-size=99 bot.mjs", Some("bot")),
            ("ruby bots/zoe.rb", Some("zoe")),
            ("bash ./joga", Some("joga")),
            ("python3 -c print(1)", None),
            ("./rita --level 3", None),
            ("./python.sh", None),
            ("python3", None),
        ] {
            let words: Vec<OsString> = command.split(' ').map(OsString::from).collect();
            assert_eq!(Script::of(&words).short_name(), name, "{command}");
        }
    }
}
