//! The checks of the protocol for every game.

use std::time::Instant;

use baralho_game::Seat;
use baralho_process::{Exit, Fault};
use baralho_protocol::write;
use baralho_words::say;

use super::{
    Subject,
    faults::{fault, last_errors, problem, shown, silence},
    findings::{Check, Findings, Problem},
    profile::Profile,
    rules_for,
    tables::Table,
    talk::{Talk, Trouble},
};

/// Games played in one process.
const GAMES: u64 = 3;
const MOST_PLAYERS: usize = 6;
/// Games that are begun without asking the bot for a move.
const BEGINNINGS: u64 = 1000;

/// Makes every check, as far as those before allow.
pub(super) fn check(subject: &Subject<'_>, findings: &mut Findings) {
    if let Some(profile) = introduce(subject, findings)
        && play_games(subject, findings, &profile)
    {
        visit_tables(subject, findings, &profile);
        read_much(subject, findings, &profile);
    }
    findings.complete(&Check::JSONL);
}

/// Starts the bot, greets it, and lets it read the end of its input. Nothing is asked, so
/// what it plays need not be known yet.
fn introduce(subject: &Subject<'_>, findings: &mut Findings) -> Option<Profile> {
    let words = subject.words;
    findings.begin(Check::Starts, words);
    let mut talk = start(subject, findings, Check::Starts)?;
    let begun = Instant::now();
    greet(&mut talk);
    talk.close_input();
    let trouble = talk.until_the_end(true);
    subject.start.set(Some(begun.elapsed()));
    let errors = talk.last_errors();
    match trouble {
        Trouble::Fault(Fault::Ended(Exit::Code(0))) => {
            findings.pass(Check::EndOfInput, String::new());
        }
        // It leaves, if not gracefully.
        Trouble::Fault(Fault::Ended(Exit::Code(code)))
            if errors.is_some() || talk.hello.is_some() =>
        {
            let message = say!(words, "check-note-exit", code = code.to_string());
            findings.note(Check::EndOfInput, message);
        }
        Trouble::Fault(Fault::Silent) => {
            let mut stays = problem(
                say!(
                    words,
                    "check-fault-stays",
                    seconds = talk.waited.as_secs_f64()
                ),
                say!(words, "check-cure-end-of-input"),
            );
            stays.errors = errors;
            findings.fail(Check::EndOfInput, stays);
        }
        trouble => {
            let mut failed = explained(subject, &talk, &trouble);
            failed.errors = errors;
            findings.fail(Check::Starts, failed);
            return None;
        }
    }
    findings.pass(Check::Starts, String::new());
    Some(Profile::of(subject, findings, &talk))
}

/// A fresh process of the bot for a check, which fails where there is none.
fn start(subject: &Subject<'_>, findings: &mut Findings, check: Check) -> Option<Talk> {
    match Talk::new(subject) {
        Ok(talk) => Some(talk),
        Err(why) => {
            findings.fail(check, fault(subject.words, &why, subject.patience));
            None
        }
    }
}

/// `hello` and `ready`, as every runner begins.
fn greet(talk: &mut Talk) {
    let runner = concat!("baralho ", env!("CARGO_PKG_VERSION"));
    talk.tell(&write::hello(runner));
    talk.tell(&write::ready());
}

/// Whole matches in one process, then `quit`. Says whether all went well.
fn play_games(subject: &Subject<'_>, findings: &mut Findings, profile: &Profile) -> bool {
    let words = subject.words;
    findings.begin(Check::Answers, words);
    let Some(mut talk) = start(subject, findings, Check::Answers) else {
        return false;
    };
    greet(&mut talk);
    let game = profile.games[0];
    let usual = profile
        .players
        .iter()
        .copied()
        .find(|&players| rules_for(game, players).is_some())
        .unwrap_or(game.players);
    for number in 0..GAMES {
        if number > 0 {
            findings.begin(Check::Games, words);
        }
        let Some(rules) = rules_for(game, usual) else {
            return false;
        };
        let table = Table {
            rules,
            seat: Seat::new(number as usize % usual),
            seed: 100 + number,
            one_round: false,
            from_the_future: false,
        };
        if let Err(trouble) = table.play(&mut talk, words) {
            let check = match &trouble {
                Trouble::Unasked => Check::OnlyAnswers,
                _ if number > 0 => Check::Games,
                Trouble::Illegal(_) => Check::Legal,
                _ => Check::Answers,
            };
            if talk.answers > 0 && check != Check::Answers {
                findings.pass(Check::Answers, String::new());
            }
            findings.fail(check, at(subject, &talk, &table, &trouble));
            return false;
        }
    }
    findings.pass(Check::Answers, String::new());
    findings.pass(Check::Legal, String::new());
    findings.pass(
        Check::Games,
        say!(
            words,
            "check-games-played",
            games = GAMES.to_string(),
            answers = talk.answers.to_string(),
        ),
    );
    take_leave(subject, findings, talk);
    true
}

/// `quit`, and what is to be said of the whole conversation.
fn take_leave(subject: &Subject<'_>, findings: &mut Findings, mut talk: Talk) {
    let words = subject.words;
    findings.begin(Check::Quit, words);
    talk.tell(&write::quit());
    let minimal = talk.hello.is_none();
    if minimal {
        talk.close_input();
    }
    match talk.until_the_end(false) {
        Trouble::Fault(Fault::Ended(_)) if minimal => {
            findings.note(Check::Quit, say!(words, "check-note-quit"));
        }
        Trouble::Fault(Fault::Ended(Exit::Code(0))) => {
            findings.pass(Check::Quit, String::new());
        }
        Trouble::Fault(Fault::Ended(Exit::Code(code))) => {
            let message = say!(words, "check-note-exit", code = code.to_string());
            findings.note(Check::Quit, message);
        }
        Trouble::Fault(Fault::Silent) => {
            let stays = problem(
                say!(
                    words,
                    "check-fault-stays-quit",
                    seconds = talk.waited.as_secs_f64()
                ),
                say!(words, "check-cure-quit"),
            );
            findings.fail(Check::Quit, stays);
        }
        trouble => findings.fail(Check::Quit, explained(subject, &talk, &trouble)),
    }
    if talk.misnamed > 0 {
        let mut wrong = problem(say!(words, "check-fault-id"), say!(words, "check-cure-id"));
        wrong.sent = Some(shown(talk.sent.as_bytes()));
        findings.fail(Check::Ids, wrong);
    } else if talk.named == 0 {
        findings.note(Check::Ids, say!(words, "check-note-ids"));
    } else {
        findings.pass(Check::Ids, String::new());
    }
    if talk.answers > talk.requests {
        findings.fail(
            Check::OnlyAnswers,
            explained(subject, &talk, &Trouble::Unasked),
        );
    } else if talk.others > 0 {
        let message = say!(words, "check-note-others", lines = talk.others.to_string());
        findings.note(Check::OnlyAnswers, message);
    } else {
        findings.pass(Check::OnlyAnswers, String::new());
    }
    let errors = talk.stop().errors;
    let bytes = errors.first.len() as u64 + errors.last.len() as u64 + errors.dropped;
    if bytes == 0 {
        findings.pass(Check::StandardError, String::new());
    } else {
        let bytes = bytes.to_string();
        let message = say!(words, "check-note-standard-error", bytes);
        findings.note(Check::StandardError, message);
        if let Some(noted) = findings.list.last_mut() {
            noted.problem.errors = last_errors(&errors);
        }
    }
}

/// A round at every seat of every table that the bot says it plays at.
fn visit_tables(subject: &Subject<'_>, findings: &mut Findings, profile: &Profile) {
    let words = subject.words;
    findings.begin(Check::Tables, words);
    let Some(mut talk) = start(subject, findings, Check::Tables) else {
        return;
    };
    greet(&mut talk);
    let mut played = 0_u64;
    for game in &profile.games {
        for players in 2..=MOST_PLAYERS {
            let wanted = if profile.minimal {
                players == game.players
            } else {
                profile.players.is_empty() || profile.players.contains(&players)
            };
            let Some(rules) = rules_for(game, players).filter(|_| wanted) else {
                continue;
            };
            for seat in Seat::all(players) {
                let table = Table {
                    rules,
                    seat,
                    seed: 200 + played,
                    one_round: true,
                    from_the_future: false,
                };
                subject.bar.set_message(table.title(words));
                if let Err(trouble) = table.play(&mut talk, words) {
                    return findings.fail(Check::Tables, at(subject, &talk, &table, &trouble));
                }
                played += 1;
            }
        }
    }
    let message = say!(words, "check-tables-played", tables = played.to_string());
    findings.pass(Check::Tables, message);
}

/// Messages and fields of a later version, and a long stream without a request.
fn read_much(subject: &Subject<'_>, findings: &mut Findings, profile: &Profile) {
    let words = subject.words;
    let game = profile.games[0];
    let players = profile.players.iter().copied();
    let mut players = players.chain([game.players]);
    let Some(rules) = players.find_map(|players| rules_for(game, players)) else {
        return;
    };
    for (check, from_the_future) in [(Check::Unknown, true), (Check::LongStream, false)] {
        findings.begin(check, words);
        let Some(mut talk) = start(subject, findings, check) else {
            continue;
        };
        greet(&mut talk);
        let table = Table {
            rules,
            seat: Seat::new(0),
            seed: 300,
            one_round: true,
            from_the_future,
        };
        if !from_the_future {
            table.begin_in_vain(&mut talk, BEGINNINGS);
        }
        match table.play(&mut talk, words) {
            Ok(()) => findings.pass(check, String::new()),
            Err(trouble) => {
                let mut failed = at(subject, &talk, &table, &trouble);
                failed.cure = if from_the_future {
                    say!(words, "check-cure-unknown")
                } else {
                    say!(words, "check-cure-long-stream")
                };
                findings.fail(check, failed);
            }
        }
    }
}

fn at(subject: &Subject<'_>, talk: &Talk, table: &Table, trouble: &Trouble) -> Problem {
    let mut problem = explained(subject, talk, trouble);
    problem.table = Some(table.title(subject.words));
    problem.sent = Some(shown(talk.sent.as_bytes()));
    problem
}

/// What went wrong, with the line that did it and the bot's own complaints.
fn explained(subject: &Subject<'_>, talk: &Talk, trouble: &Trouble) -> Problem {
    let words = subject.words;
    let mut found = match trouble {
        Trouble::Fault(Fault::Silent) => Problem {
            message: silence(words, talk.waited, talk.kept_back),
            cure: subject.against_silence(say!(words, "check-cure-silent")),
            ..Problem::default()
        },
        Trouble::Fault(why) => fault(words, why, talk.waited),
        Trouble::Bad(bad) => problem(
            say!(words, "check-fault-message", reason = &bad.reason),
            say!(words, "check-cure-message"),
        ),
        Trouble::Illegal(reason) => problem(
            say!(words, "check-fault-illegal", reason),
            say!(words, "check-cure-illegal"),
        ),
        Trouble::Unasked => problem(
            say!(words, "check-fault-unasked"),
            say!(words, "check-cure-unasked"),
        ),
    };
    if !matches!(trouble, Trouble::Fault(_)) {
        found.got = Some(shown(&talk.got));
    }
    found.errors = talk.last_errors();
    found
}
