//! `baralho juiz`: the course's judge.

mod contest;
mod contestants;
mod options;
mod person;
mod report;

use std::{
    cell::LazyCell,
    ffi::OsString,
    fs,
    hash::{BuildHasher, Hasher, RandomState},
    io::{self, Write},
    process::ExitCode,
};

use baralho_buraco::{
    Buraco, BuracoRules, Compat,
    itp::{self, Judge, read_start},
};
use baralho_cli::{
    Color, Done, Failure, LookArgs,
    bot::Workplace,
    terminal::{Console, INTERRUPTED, Stop},
};
use baralho_game::{Game, Rules, Standing, chance};
use baralho_process::Interrupt;
use baralho_words::{Language, Style, Words, say};
use clap::Args;

use contest::{Contest, Ending, TO_START};
use contestants::{Contestant, contestants};
use options::Request;
use person::Person;

/// The shape that man page and completions show. What is typed is read by [`options`].
#[derive(Clone, Debug, Args)]
pub(crate) struct JuizArgs {
    #[arg(
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "BOT"
    )]
    pub(crate) words: Vec<OsString>,
}

/// Words that are looked for when there is something to say: a silent game that goes well says
/// nothing, and the catalogues take time.
type Speech = LazyCell<Words, Box<dyn FnOnce() -> Words>>;

fn speech(language: Language, style: Style) -> Speech {
    LazyCell::new(Box::new(move || {
        Words::new(language, style).at_table("buraco")
    }))
}

/// Judges one game. The judge speaks Portuguese unless another language is asked for.
pub(crate) fn run(typed: &[OsString], language: Option<Language>) -> Done {
    let language = language.unwrap_or(Language::PtBr);
    let words = speech(language, Style::Symbols);
    let request = Request::read(typed).map_err(|wrong| Failure::Usage(wrong.explain(&words)))?;
    if request.help {
        writeln!(io::stdout(), "{}", say!(words, "juiz-usage"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let contestants = contestants(&request.bots);
    let seed = match request.seed {
        None | Some(0) => random_seed(),
        Some(seed) => seed,
    };
    let game = deal(&request, contestants.len(), seed, &words)?;
    let ids = contestants.iter().map(|each| each.id.clone()).collect();
    let judge = Judge::new(game, ids);
    let workplace = Workplace::new(contestants.len()).map_err(Failure::Io)?;
    let interrupt = Interrupt::default();
    let raised = interrupt.clone();
    let raise = move || raised.raise();
    let has_person = contestants.iter().any(|each| each.command.is_none());
    let (mut console, words) = if has_person {
        let style = if request.plain {
            Style::Spoken
        } else {
            Style::Symbols
        };
        let look = LookArgs {
            plain: request.plain,
            pace: request.pace,
            color: Color::Auto,
        };
        let console = Console::open_with(&look, raise);
        (Some(console), speech(language, style))
    } else {
        // Without a handler Ctrl-C still ends everything, but for the folders.
        let _ = ctrlc::set_handler(raise);
        (None, words)
    };
    let is_set = request.start.is_some();
    let person = console.as_mut();
    let person = person.map(|console| Person::new(console, &words, is_set));
    let mut contest = Contest::start(
        judge,
        &contestants,
        &workplace,
        &interrupt,
        person,
        request.debug,
    );
    // Before anything is said: somebody must be there to win.
    if (has_person || request.debug)
        && let Some(missing) = contest.nobody_starts(TO_START)
    {
        return Err(Failure::Usage(report::nobody_started(&words, &missing)));
    }
    let ending = contest.play()?;
    let judge = contest.judge;
    if let (Some(console), Ending::Verdict(verdict, _)) = (&mut console, &ending)
        && (!request.silent || request.debug)
        && let Err(Stop::Output(error)) = person::conclude(console, &words, &judge, verdict)
    {
        return Err(error.into());
    }
    tell(&request, &judge, &contestants, &ending, seed, &words)
}

/// Says how the game ended: on standard output the result, on standard error why somebody
/// was disqualified.
fn tell(
    request: &Request,
    judge: &Judge,
    contestants: &[Contestant],
    ending: &Ending,
    seed: i64,
    words: &Speech,
) -> Done {
    let (verdict, charge) = match ending {
        Ending::Verdict(verdict, charge) => (verdict, charge),
        Ending::Left => {
            // No error: it was the person's wish. But who waits for a verdict must notice.
            let _ = writeln!(io::stderr(), "{}", say!(words, "juiz-left"));
            return Ok(ExitCode::FAILURE);
        }
        Ending::Interrupted => return Ok(ExitCode::from(INTERRUPTED as u8)),
        Ending::Nobody(missing) => {
            return Err(Failure::Usage(report::nobody_started(words, missing)));
        }
    };
    let seed = seed.to_string();
    let mut out = io::stdout().lock();
    if request.silent && !request.debug {
        writeln!(out, "{}", verdict.line(&seed, judge.ids()))?;
    } else {
        for line in report::result(words, &seed, judge, verdict) {
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    if let Some(charge) = charge {
        for line in report::charge(words, judge, contestants, charge) {
            // If nobody listens there, the result still stands.
            let _ = writeln!(io::stderr(), "{line}");
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn deal(request: &Request, players: usize, seed: i64, words: &Speech) -> Result<Buraco, Failure> {
    let compat = if request.strict {
        Compat::Off
    } else {
        Compat::Itp
    };
    let rules =
        BuracoRules::new(players, compat).map_err(|error| Failure::Usage(words.explain(&error)))?;
    let Some(path) = &request.start else {
        return Ok(match compat {
            Compat::Itp => itp::deal(&rules, &seed.to_string()),
            Compat::Off => {
                let seed = seed as u64;
                Buraco::deal_seed(&rules, &Standing::opening(&rules, seed), seed)
            }
        });
    };
    let file = path.display().to_string();
    let text = fs::read(path).map_err(|error| {
        let reason = words.explain(&error);
        Failure::Usage(say!(words, "juiz-start-unread", file = &file, reason))
    })?;
    let text = String::from_utf8_lossy(&text);
    let start = read_start(&text, rules.players())
        .map_err(|bad| Failure::Usage(report::bad_start(words, &file, &bad)))?;
    let game = match compat {
        Compat::Itp => itp::start(&rules, &start, &seed.to_string()),
        Compat::Off => Buraco::from_start(&rules, &start, &mut chance::generator(seed as u64, 1)),
    };
    game.map_err(|bad| Failure::Usage(report::impossible_start(words, &file, &bad)))
}

/// A seed that people can copy.
fn random_seed() -> i64 {
    const HIGHEST: u64 = 999_999_999;
    (RandomState::new().build_hasher().finish() % HIGHEST + 1) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_fits_a_screen_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Symbols);
            let help = say!(words, "juiz-usage");
            assert!(help.lines().count() <= 24, "{language:?}");
            for line in help.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}
