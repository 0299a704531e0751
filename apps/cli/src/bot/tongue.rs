//! Which programming language a bot is written in, as far as can be told, and how its answers
//! leave it at once there: what is kept back in a buffer looks like silence.

use std::{
    ffi::OsString,
    fs::File,
    io::{self, BufRead as _, BufReader, Read as _},
    path::Path,
};

use baralho_words::{Words, say};

use super::script::Script;

/// How much of a program is looked at.
const MOST: u64 = 8 << 20;

/// A programming language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub enum Tongue {
    C,
    CPlusPlus,
    CSharp,
    Go,
    Haskell,
    Java,
    JavaScript,
    Lua,
    Perl,
    Python,
    Ruby,
    Rust,
    Shell,
}

impl Tongue {
    /// Of the programs that an interpreter of this name runs.
    pub(super) fn of_interpreter(name: &str) -> Option<Self> {
        Some(match name {
            "python" | "pypy" => Self::Python,
            "node" | "nodejs" | "deno" | "bun" => Self::JavaScript,
            "java" => Self::Java,
            "ruby" => Self::Ruby,
            "perl" => Self::Perl,
            "lua" | "luajit" => Self::Lua,
            "dotnet" | "mono" => Self::CSharp,
            "runghc" | "runhaskell" => Self::Haskell,
            "sh" | "bash" | "dash" | "zsh" => Self::Shell,
            _ => return None,
        })
    }

    pub(super) fn of_ending(ending: &str) -> Option<Self> {
        Some(match ending {
            "py" | "pyc" => Self::Python,
            "js" | "mjs" | "cjs" | "ts" => Self::JavaScript,
            "java" => Self::Java,
            "rb" => Self::Ruby,
            "pl" => Self::Perl,
            "lua" => Self::Lua,
            "cs" | "dll" => Self::CSharp,
            "hs" => Self::Haskell,
            _ => return None,
        })
    }

    /// Of the bot that a command starts.
    pub fn of(command: &[OsString]) -> Option<Self> {
        let script = Script::of(command);
        let path = script.name.map(Path::new);
        let by_ending = || Self::of_ending(path?.extension()?.to_str()?);
        match script.tongue {
            // A shell may start anything.
            Some(tongue) if tongue != Self::Shell => Some(tongue),
            shell => by_ending()
                .or(shell)
                .or_else(|| Self::of_program(path?).ok()?),
        }
    }

    /// By the first line of a script, or by what compilers leave in what they make.
    fn of_program(path: &Path) -> io::Result<Option<Self>> {
        let mut file = BufReader::new(File::open(path)?.take(MOST));
        if file.fill_buf()?.starts_with(b"#!") {
            let mut line = Vec::new();
            (&mut file).take(256).read_until(b'\n', &mut line)?;
            let line = String::from_utf8_lossy(&line[2..]).into_owned();
            let command: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
            return Ok(Script::of(&command).tongue);
        }
        if !file.fill_buf()?.starts_with(b"\x7fELF") {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let has = |mark: &[u8]| bytes.windows(mark.len()).any(|part| part == mark);
        // In two pieces: it should not be found in ourselves.
        Ok(Some(if has(&[&b"Go build"[..], b" ID: "].concat()) {
            Self::Go
        } else if has(b"/rustc/") {
            Self::Rust
        } else if has(b"libstdc++") || has(b"libc++") {
            Self::CPlusPlus
        } else {
            Self::C
        }))
    }

    /// How answers leave the program at once.
    pub fn how_to_flush(self, words: &Words) -> String {
        match self {
            Self::C => say!(words, "flush-c"),
            Self::CPlusPlus => say!(words, "flush-cplusplus"),
            Self::CSharp => say!(words, "flush-csharp"),
            Self::Go => say!(words, "flush-go"),
            Self::Haskell => say!(words, "flush-haskell"),
            Self::Java => say!(words, "flush-java"),
            Self::JavaScript => say!(words, "flush-javascript"),
            Self::Lua => say!(words, "flush-lua"),
            Self::Perl => say!(words, "flush-perl"),
            Self::Python => say!(words, "flush-python"),
            Self::Ruby => say!(words, "flush-ruby"),
            Self::Rust => say!(words, "flush-rust"),
            Self::Shell => say!(words, "flush-shell"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    fn of(command: &str) -> Option<Tongue> {
        let words: Vec<OsString> = command.split(' ').map(OsString::from).collect();
        Tongue::of(&words)
    }

    #[test]
    fn the_command_tells_the_language() {
        for (command, tongue) in [
            ("python3 bot.py", Some(Tongue::Python)),
            ("pypy3.10 bot", Some(Tongue::Python)),
            ("./bot.py", Some(Tongue::Python)),
            ("java -cp build Bot", Some(Tongue::Java)),
            ("node bot.js", Some(Tongue::JavaScript)),
            ("env A=1 ruby bot.rb", Some(Tongue::Ruby)),
            ("sh bot.pl", Some(Tongue::Perl)),
            ("sh start", Some(Tongue::Shell)),
            ("dotnet Bot.dll", Some(Tongue::CSharp)),
            ("/nowhere/bot", None),
        ] {
            assert_eq!(of(command), tongue, "{command}");
        }
    }

    #[test]
    fn a_program_tells_what_made_it() {
        let ours = env::current_exe().expect("this test");
        assert_eq!(of(&ours.display().to_string()), Some(Tongue::Rust));
        let folder = tempfile::tempdir().expect("a folder");
        for (text, tongue) in [
            ("#!/usr/bin/env python3\nprint(0)\n", Some(Tongue::Python)),
            ("#! /usr/bin/perl -w\n", Some(Tongue::Perl)),
            ("#!/bin/sh\nexec ./bot\n", Some(Tongue::Shell)),
            ("#!/opt/own\n", None),
            ("nothing", None),
            ("", None),
        ] {
            let file = folder.path().join("bot");
            std::fs::write(&file, text).expect("written");
            assert_eq!(of(&file.display().to_string()), tongue, "{text}");
        }
    }
}
