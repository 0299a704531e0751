//! A built-in bot as a process under any course judge, the reference included.

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use baralho_bots::{BadBot, bot};
use baralho_buraco::itp::{Confused, Follower, Heard};
use baralho_buraco_bots::BuracoBots;
use baralho_cli::{Done, Failure, bad_bot};
use baralho_game::{Seat, View as _, chance};
use baralho_words::{Words, say};
use thiserror::Error;

/// Why a bot stops before its judge does.
#[derive(Debug, Error)]
enum Stopped {
    #[error(transparent)]
    Unknown(#[from] BadBot),
    /// The judge sent what no course judge sends.
    #[error("line {number}: {why}")]
    Confused { number: usize, why: Confused },
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Plays for the judge at the other end of standard input and output.
pub(crate) fn run(name: &str, seed: u64, words: &Words) -> Done {
    let played = play(name, io::stdin().lock(), io::stdout().lock(), seed);
    played.map_err(|stopped| match stopped {
        Stopped::Unknown(error) => Failure::Usage(bad_bot(words, &error)),
        Stopped::Io(error) => error.into(),
        confused @ Stopped::Confused { .. } => {
            let reason = confused.to_string();
            Failure::Failed(say!(words, "bot-error-judge", reason))
        }
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Plays one game by the course protocol, to the end of the input. What the bot decides by
/// chance comes from the seed.
fn play(name: &str, input: impl BufRead, mut output: impl Write, seed: u64) -> Result<(), Stopped> {
    let mut bot = bot::<BuracoBots>(name)?;
    let mut follower = Follower::default();
    let mut chance = chance::bot_generator(seed, Seat::new(0));
    for (place, line) in input.lines().enumerate() {
        let number = place + 1;
        let confused = |why| Stopped::Confused { number, why };
        let line = line?;
        let before = follower.view();
        let mut heard = follower.hear(&line).map_err(confused)?;
        match (before, heard) {
            (Some(before), Heard::Told(event)) => bot.watch(&before, event),
            (None, _) => {
                if let Some(first) = follower.view() {
                    bot.begin(&first);
                }
            }
            _ => {}
        }
        while heard == Heard::YourTurn {
            // The end is silent: a view without a move is that of a game that is over.
            let Some(view) = follower.view().filter(|view| view.turn().is_some()) else {
                break;
            };
            let chosen = bot.choose(&view, &mut chance);
            let (line, next) = follower.choose(chosen).map_err(confused)?;
            writeln!(output, "{line}")?;
            output.flush()?;
            heard = next;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use baralho_buraco::Event;

    use super::*;

    fn answers(name: &str, lines: &str) -> Vec<String> {
        let mut output = Vec::new();
        play(name, lines.as_bytes(), &mut output, 1).expect("a game without confusion");
        let text = String::from_utf8(output).expect("UTF-8");
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn base_draws_and_discards_what_it_drew() {
        let lines = "p1.a p2.base\np2.base\n[ 3♥ 4♥ 9♠ ]\nK♦\np2.base\n7♣\np1.a\nGET_STOCK\n";
        assert_eq!(answers("base", lines), ["GET_STOCK", "DISCARD 7♣"]);
    }

    #[test]
    fn greedy_takes_the_pile_and_lays_what_it_can() {
        let lines = "p1.a p2.g\r\np2.g\r\n[ 3♥ 4♥ 9♠ K♣ ]\r\n5♥\r\np2.g\r\n[  ]\r\n";
        let told = answers("greedy", lines);
        assert_eq!(told[0], "GET_DISCARD [ 3♥ 4♥ ]");
        assert!(told[1].starts_with("DISCARD "), "{told:?}");
        assert_eq!(told.len(), 2);
    }

    #[test]
    fn a_bot_is_told_what_the_other_does() {
        let start = "p1.a p2.g\np2.g\n[ 3♥ 4♥ 9♠ K♣ ]\n5♥\np1.a\n";
        let theirs = ["GET_STOCK", "MELD_NEW [ 3♦ 4♦ 5♦ ]", "DISCARD 7♣"];
        let mut follower = Follower::default();
        for line in start.lines() {
            follower.hear(line).expect("a judge's line");
        }
        let heard = theirs.map(|line| match follower.hear(line) {
            Ok(Heard::Told(event)) => event,
            other => panic!("{line}: {other:?}"),
        });
        let seat = Seat::new(0);
        assert_eq!(heard[0], Event::Drew { seat, card: None });
        let Event::Melded { cards, meld, .. } = heard[1] else {
            panic!("{heard:?}");
        };
        assert_eq!((cards.len(), meld.has_wild()), (3, false));
        assert!(matches!(heard[2], Event::Discarded { .. }), "{heard:?}");
    }

    #[test]
    fn a_bot_that_is_not_there_is_named() {
        let error = play("nobody", &b""[..], io::sink(), 1).expect_err("no such bot");
        assert!(error.to_string().contains("nobody"), "{error}");
    }

    #[test]
    fn a_line_that_makes_no_sense_is_named() {
        let error = play("base", &b"p1.a\n"[..], io::sink(), 1).expect_err("one player");
        assert!(
            error.to_string().starts_with("line 1: 1 players"),
            "{error}"
        );
    }
}
