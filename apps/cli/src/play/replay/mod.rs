//! A recorded game, move by move: in the words it would have been played in, or for programs.
//!
//! Every move is checked as it is read, and only the game that is being played is kept, so
//! that a file may hold any number of games.

mod json;
mod text;

use std::{
    io::{self, BufRead, BufWriter, Write},
    process::ExitCode,
};

use baralho_catalog::{Reason, await_move, check_result};
use baralho_game::{
    Match, Phase,
    record::{BadRecord, Header, Line, Reader},
};
use baralho_words::{Words, say};

use super::{
    Playable,
    console::{Console, Stop},
    ending,
    start::bad_reason,
};
use crate::{
    args::ReplayArgs,
    failure::{Done, Failure},
    record_file::{self, unreadable},
};

/// What comes next in a game that is played again.
enum Moment<G: Playable> {
    /// A round is over, and another one follows.
    RoundOver,
    Deal,
    Move(G::Move),
}

/// Why a game is not played again to its end.
enum Halt {
    Stopped(Stop),
    Unreadable(BadRecord),
    Wrong(usize, Reason),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop)
    }
}

impl From<BadRecord> for Halt {
    fn from(bad: BadRecord) -> Self {
        Self::Unreadable(bad)
    }
}

/// `baralho replay FILE`.
pub(crate) fn run(args: &ReplayArgs, words: &Words) -> Done {
    let file = args.file.display().to_string();
    let input = record_file::open(&args.file)
        .map_err(|error| unreadable(words, &args.file, &error.into()))?;
    let mut records = Reader::new(input);
    let shown = if args.json {
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let shown = each(&mut records, args.game, |number, line, header, records| {
            json::game(&mut out, number, line, header, args.open, records)
        });
        // What is right is shown, whatever comes after it.
        out.flush()?;
        shown
    } else {
        let mut console = Console::open(&args.look);
        each(&mut records, args.game, |number, line, header, records| {
            if number > 1 {
                let number = number.to_string();
                console.heading(&say!(words, "replay-game", game = number))?;
            }
            text::game(&mut console, words, line, header, records)
        })
    };
    match shown {
        Ok(games) => match args.game {
            Some(asked) if games < asked => Err(Failure::Failed(say!(
                words,
                "replay-no-game",
                file,
                game = asked.to_string(),
                games,
            ))),
            _ => Ok(ExitCode::SUCCESS),
        },
        Err(Halt::Stopped(stop)) => ending(Err(stop)),
        Err(Halt::Unreadable(bad)) => Err(unreadable(words, &args.file, &bad)),
        Err(Halt::Wrong(line, reason)) => {
            Err(Failure::Failed(bad_reason(words, &file, line, &reason)))
        }
    }
}

/// Shows every game, or one of them; says how many it has seen.
fn each<R: BufRead>(
    records: &mut Reader<R>,
    wanted: Option<u64>,
    mut show: impl FnMut(u64, usize, &Header, &mut Reader<R>) -> Result<(), Halt>,
) -> Result<u64, Halt> {
    let mut number = 0;
    while wanted.is_none_or(|wanted| number < wanted) {
        let read = records.next_record();
        if let Ok(None) = read {
            break;
        }
        number += 1;
        // What is wrong with others is not asked.
        if wanted.is_some_and(|wanted| number != wanted) {
            match read {
                Err(bad) if bad.is_final() => return Err(bad.into()),
                _ => continue,
            }
        }
        if let Some((line, header)) = read? {
            show(number, line, &header, records)?;
        }
    }
    Ok(number)
}

/// Plays a game again, as far as it is right.
fn play<G: Playable, R: BufRead>(
    game: &mut Match<G>,
    header: &Header,
    records: &mut Reader<R>,
    mut tell: impl FnMut(&mut Match<G>, Moment<G>) -> Result<(), Stop>,
) -> Result<(), Halt> {
    let has_seed = header.seed.is_some();
    let mut has_result = false;
    while let Some((number, line)) = records.next_line()? {
        let wrong = |reason| Halt::Wrong(number, reason);
        match line {
            _ if has_result => return Err(wrong(Reason::AfterResult)),
            Line::Move(line) => {
                if has_seed && matches!(game.phase(), Phase::Pause { .. }) {
                    tell(game, Moment::RoundOver)?;
                    game.next_round();
                    tell(game, Moment::Deal)?;
                }
                await_move(game, has_seed, line.seat).map_err(wrong)?;
                let chosen = game.read(&line.text);
                tell(
                    game,
                    Moment::Move(chosen.map_err(|why| wrong(Reason::Move(why)))?),
                )?;
            }
            Line::Result { result } => {
                has_result = true;
                check_result(game.outcome(), &result).map_err(wrong)?;
            }
        }
    }
    Ok(())
}
