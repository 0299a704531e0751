//! `baralho strength levels`: whether each level is stronger than the one below.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use baralho_catalog::{AnyRules, preset, with_game};
use baralho_game::Options;
use baralho_process::Interrupt;
use baralho_stats::{Crosstable, Elo, Estimate, Score};
use baralho_words::{Noun, Words, say};
use serde::Serialize;

use super::{
    StrengthArgs, code,
    conditions::Conditions,
    cost,
    deal::{self, Deal},
    heading, page,
    progress::Progress,
    report::interval,
    rows::Meeting,
    rules,
    series::Hall,
    stop_on_request, tell_written,
    text::{percent, setting},
};
use crate::{
    explain::unknown_game,
    failure::{Done, Failure},
    table::{Align, Table},
};

/// The five levels of every game, from the first-timer up.
const LEVELS: [&str; 5] = ["novato", "aprendiz", "amador", "veterano", "mestre"];

const fn tables(game: &'static str, players: usize, rounds: bool, decisions: u32) -> Meeting {
    Meeting {
        game,
        players,
        rules: if rounds { &[("target", "none")] } else { &[] },
        bots: ["", ""],
        deals: 300,
        decisions,
    }
}

/// The games whose levels are compared. At Rouba-Montes there is nothing to decide.
const GAMES: [Meeting; 5] = [
    tables("escopa", 2, false, 18),
    tables("scopa", 2, true, 18),
    tables("escoba", 2, true, 18),
    tables("scopone", 4, true, 20),
    tables("buraco", 2, false, 60),
];

/// The levels of a game, compared.
#[derive(Clone, Debug)]
pub(super) struct Ladder {
    pub(super) meeting: Meeting,
    /// Those that the game has, weakest first as they should be.
    pub(super) bots: Vec<String>,
    pub(super) missing: Vec<String>,
    pub(super) deals: u64,
    whole: bool,
    table: Crosstable,
    elo: Elo,
}

/// What is wrong with a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// A level is not rated above the one below.
    Order { above: usize },
    /// It is, but the intervals overlap.
    Overlap { above: usize },
}

impl Ladder {
    pub(super) fn rating(&self, bot: usize) -> Estimate {
        self.elo.rating(bot)
    }

    /// Whether it may be kept: there were levels to compare, and nobody stopped it.
    pub(super) fn is_whole(&self) -> bool {
        self.bots.len() > 1 && self.whole
    }

    /// Where it is not a ladder of clearly different steps.
    pub(super) fn flaws(&self) -> Vec<Flaw> {
        let steps = (1..self.bots.len()).filter_map(|above| {
            let (lower, upper) = (self.rating(above - 1), self.rating(above));
            if upper.value <= lower.value {
                Some(Flaw::Order { above })
            } else if upper.low <= lower.high {
                Some(Flaw::Overlap { above })
            } else {
                None
            }
        });
        steps.collect()
    }
}

/// Compares the levels of these games, or of all.
pub(super) fn run(args: &StrengthArgs, games: &[String], words: &Words) -> Done {
    let meetings = selected(games, words)?;
    let names: Vec<String> = if args.bots.is_empty() {
        LEVELS.map(str::to_owned).to_vec()
    } else if args.bots.len() == 1 {
        return Err(Failure::Usage(say!(words, "strength-error-levels")));
    } else {
        args.bots.clone()
    };
    let interrupt = Interrupt::new();
    stop_on_request(&interrupt);
    let conditions = Conditions::now(args.seed());
    let mut out = io::stdout().lock();
    if !args.json {
        writeln!(out, "{}", heading(args.seed(), words))?;
    }
    let work = meetings.iter().map(|meeting| work(meeting, &names, args));
    let progress = Progress::new(work.sum());
    let mut ladders = Vec::new();
    for meeting in meetings {
        if interrupt.is_raised() {
            break;
        }
        let hall = Hall {
            seed: args.seed(),
            threads: args.threads(),
            interrupt: &interrupt,
            progress: &progress,
        };
        let ladder = compare(&hall, meeting, &names, args.deals.unwrap_or(meeting.deals));
        if !args.json {
            let told = progress.aside(|| {
                write_ladder(&mut out, &ladder, words)?;
                out.flush()
            });
            told?;
        }
        ladders.push(ladder);
        // After every game: whatever happens later, this one is kept.
        if let Some(path) = &args.write {
            page::write_ladders(path, &ladders, &conditions)?;
        }
    }
    progress.finish();
    if args.json {
        let levels = ladders.iter().map(Ladder::line).collect();
        let answer = Answer {
            conditions: &conditions,
            levels,
        };
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
    }
    out.flush()?;
    if let Some(path) = &args.write
        && ladders.iter().any(Ladder::is_whole)
    {
        tell_written(path, words);
    }
    Ok::<ExitCode, Failure>(code(&interrupt))
}

fn selected(games: &[String], words: &Words) -> Result<Vec<Meeting>, Failure> {
    let mut names = Vec::new();
    for typed in games {
        let found = preset(typed).map_err(|error| Failure::Usage(unknown_game(words, &error)))?;
        if GAMES.iter().all(|meeting| meeting.game != found.name) {
            let game = words.game(found.name);
            return Err(Failure::Usage(say!(
                words,
                "strength-error-luck",
                game = game
            )));
        }
        names.push(found.name);
    }
    let wanted = |meeting: &Meeting| names.is_empty() || names.contains(&meeting.game);
    Ok(GAMES.into_iter().filter(wanted).collect())
}

/// Those of the names that a game has, and those it has not.
fn present(rules: &AnyRules, names: &[String]) -> (Vec<String>, Vec<String>) {
    names
        .iter()
        .cloned()
        .partition(|name| with_game!(rules, |G, _rules| deal::check::<G>(name)).is_ok())
}

fn pairs(bots: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..bots).flat_map(move |lower| (lower + 1..bots).map(move |upper| (lower, upper)))
}

/// About how long a ladder takes.
fn work(meeting: &Meeting, names: &[String], args: &StrengthArgs) -> u64 {
    let (bots, _) = present(&rules(meeting), names);
    let deals = args.deals.unwrap_or(meeting.deals);
    let costs = pairs(bots.len())
        .map(|(lower, upper)| cost::of_deal(meeting, [&bots[upper], &bots[lower]]));
    costs.sum::<u64>().saturating_mul(deals)
}

/// Lets every two levels meet.
fn compare(hall: &Hall<'_>, meeting: Meeting, names: &[String], deals: u64) -> Ladder {
    let rules = rules(&meeting);
    let (bots, missing) = present(&rules, names);
    let mut table = Crosstable::new(bots.len());
    let mut by_deal = Vec::new();
    let mut whole = true;
    for (lower, upper) in pairs(bots.len()) {
        let met = [bots[upper].as_str(), bots[lower].as_str()];
        hall.progress.tell(&met.join(" "));
        let played = hall.play(&rules, met, deals, cost::of_deal(&meeting, met));
        whole &= played.len() as u64 == deals;
        // All play the same deals: what the cards of one decide goes together.
        by_deal.resize(by_deal.len().max(played.len()), Vec::new());
        for (meetings, deal) in by_deal.iter_mut().zip(&played) {
            let (score, turned) = scores(deal);
            meetings.push(baralho_stats::Meeting {
                one: upper,
                other: lower,
                score,
                turned,
            });
        }
    }
    for meetings in &by_deal {
        table.add_deal(meetings);
    }
    let elo = Elo::fit(&table);
    Ladder {
        meeting,
        bots,
        missing,
        deals,
        whole,
        table,
        elo,
    }
}

/// A deal of two sides, seen by either.
fn scores(deal: &Deal) -> (Score, Score) {
    let score = |wins, losses, points| Score {
        wins,
        draws: deal.drawn,
        losses,
        points,
    };
    (
        score(deal.won, deal.lost, deal.ahead),
        score(deal.lost, deal.won, -deal.ahead),
    )
}

fn write_ladder(out: &mut impl Write, ladder: &Ladder, words: &Words) -> io::Result<()> {
    let meeting = &ladder.meeting;
    writeln!(out, "\n{}.", setting(meeting, words))?;
    if !ladder.missing.is_empty() {
        let text = say!(
            words,
            "strength-ladder-missing",
            game = words.game(meeting.game),
            n = ladder.missing.len(),
            bots = ladder.missing.join(", "),
        );
        writeln!(out, "{text}")?;
    }
    if ladder.bots.len() < 2 {
        return Ok(());
    }
    let text = say!(
        words,
        "strength-ladder-deals",
        deals = ladder.deals,
        games = words.count(Noun::Game, 2 * ladder.deals),
    );
    writeln!(out, "{text}")?;
    if !ladder.whole {
        writeln!(out, "{}", say!(words, "strength-stopped"))?;
    }
    writeln!(out)?;
    let right = |text: String| (text, Align::Right);
    let mut headings = vec![
        (say!(words, "strength-col-level"), Align::Left),
        right(say!(words, "arena-elo")),
        right(say!(words, "sim-interval")),
    ];
    headings.extend(ladder.bots.iter().map(|bot| right(bot.clone())));
    let mut table = Table::new(headings);
    for bot in (0..ladder.bots.len()).rev() {
        let elo = ladder.rating(bot);
        let range = say!(
            words,
            "sim-range",
            low = words.decimal(elo.low, 0),
            high = words.decimal(elo.high, 0),
        );
        let mut cells = vec![ladder.bots[bot].clone(), words.decimal(elo.value, 0), range];
        cells.extend((0..ladder.bots.len()).map(|rival| {
            let met = ladder.table.cell(bot, rival);
            if met.deals() == 0 {
                return "–".to_owned();
            }
            percent(met.win_rate().value, words)
        }));
        table.row(cells);
    }
    writeln!(out, "{table}")?;
    for line in conclusions(ladder, words) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Whether it is a ladder, in sentences.
pub(super) fn conclusions(ladder: &Ladder, words: &Words) -> Vec<String> {
    let flaws = ladder.flaws();
    if flaws.is_empty() {
        return vec![say!(words, "strength-ladder-fine")];
    }
    let told = flaws.into_iter().map(|flaw| match flaw {
        Flaw::Order { above } => say!(
            words,
            "strength-ladder-order",
            one = &ladder.bots[above],
            other = &ladder.bots[above - 1],
        ),
        Flaw::Overlap { above } => say!(
            words,
            "strength-ladder-overlap",
            one = &ladder.bots[above],
            other = &ladder.bots[above - 1],
        ),
    });
    told.collect()
}

#[derive(Debug, Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    conditions: &'a Conditions,
    levels: Vec<Line<'a>>,
}

/// A ladder in JSON.
#[derive(Debug, Serialize)]
struct Line<'a> {
    game: &'a str,
    players: usize,
    rules: Options,
    deals: u64,
    complete: bool,
    missing: &'a [String],
    bots: Vec<BotLine<'a>>,
    pairs: Vec<PairLine<'a>>,
    /// Whether every level is rated above the one below.
    monotone: bool,
    /// Whether no two intervals of neighbours overlap.
    apart: bool,
}

#[derive(Debug, Serialize)]
struct BotLine<'a> {
    name: &'a str,
    elo: f64,
    elo_ci95: [f64; 2],
}

#[derive(Debug, Serialize)]
struct PairLine<'a> {
    bots: [&'a str; 2],
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    win_rate: f64,
    ci95: [f64; 2],
}

impl Ladder {
    fn line(&self) -> Line<'_> {
        let bots = self.bots.iter().enumerate().map(|(place, name)| {
            let elo = self.rating(place);
            BotLine {
                name,
                elo: elo.value,
                elo_ci95: interval(elo),
            }
        });
        let pairs = pairs(self.bots.len()).map(|(lower, upper)| {
            let met = self.table.cell(upper, lower);
            let (score, rate) = (met.score(), met.win_rate());
            PairLine {
                bots: [&self.bots[upper], &self.bots[lower]],
                games: score.games(),
                wins: score.wins,
                draws: score.draws,
                losses: score.losses,
                win_rate: rate.value,
                ci95: interval(rate),
            }
        });
        let flaws = self.flaws();
        let in_order = |flaw: &Flaw| !matches!(flaw, Flaw::Order { .. });
        Line {
            game: self.meeting.game,
            players: self.meeting.players,
            rules: rules(&self.meeting).options(),
            deals: self.deals,
            complete: self.whole,
            missing: &self.missing,
            bots: bots.collect(),
            pairs: pairs.collect(),
            monotone: flaws.iter().all(in_order),
            apart: flaws.is_empty(),
        }
    }
}
