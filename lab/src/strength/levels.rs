//! `strength levels`: whether each level is stronger than the one below.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use baralho_catalog::{AnyRules, LEVELS, preset, with_game};
use baralho_stats::{Crosstable, Elo, Estimate, Score};
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    StrengthArgs,
    conditions::Conditions,
    cost,
    deal::{self, Deal},
    finish, heading, page, progress, refuse,
    report::interval,
    rows::Meeting,
    rules,
    series::Hall,
    text::{self, percent, setting},
};

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
pub(super) const GAMES: [Meeting; 5] = [
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
pub(super) fn run(args: &StrengthArgs, games: &[String]) -> anyhow::Result<ExitCode> {
    let meetings = selected(games);
    let names: Vec<String> = match args.bots.len() {
        0 => LEVELS.map(str::to_owned).to_vec(),
        1 => refuse("--bots takes at least two bots to compare".to_owned()),
        _ => args.bots.clone(),
    };
    crate::stop_on_request()?;
    let conditions = Conditions::now(args.seed);
    let mut out = io::stdout().lock();
    if !args.json {
        writeln!(out, "{}", heading(args.seed))?;
    }
    let work = meetings.iter().map(|meeting| work(meeting, &names, args));
    let progress = progress(work.sum());
    let mut ladders = Vec::new();
    for meeting in meetings {
        if crate::is_stopped() {
            break;
        }
        let hall = Hall {
            seed: args.seed,
            threads: args.threads(),
            progress: &progress,
            is_stopped: crate::is_stopped,
        };
        let ladder = compare(&hall, meeting, &names, args.deals.unwrap_or(meeting.deals));
        if !args.json {
            progress.suspend(|| {
                write_ladder(&mut out, &ladder)?;
                out.flush()
            })?;
        }
        ladders.push(ladder);
        // After every game: whatever happens later, this one is kept.
        if let Some(path) = &args.write {
            page::write_ladders(path, &ladders, &conditions)?;
        }
    }
    progress.finish_and_clear();
    if args.json {
        let levels = ladders.iter().map(Ladder::line).collect();
        let conditions = &conditions;
        serde_json::to_writer(&mut out, &Answer { conditions, levels })?;
        writeln!(out)?;
    }
    out.flush()?;
    Ok(finish(args, ladders.iter().any(Ladder::is_whole)))
}

fn selected(games: &[String]) -> Vec<Meeting> {
    let mut names = Vec::new();
    for typed in games {
        let found = preset(typed).unwrap_or_else(|unknown| refuse(unknown.to_string()));
        if GAMES.iter().all(|meeting| meeting.game != found.name) {
            let game = text::game(found.name);
            refuse(format!(
                "at {game} there is nothing to decide, so all levels are the same"
            ));
        }
        names.push(found.name);
    }
    let wanted = |meeting: &Meeting| names.is_empty() || names.contains(&meeting.game);
    GAMES.into_iter().filter(wanted).collect()
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
        hall.progress.set_message(met.join(" "));
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

fn write_ladder(out: &mut impl Write, ladder: &Ladder) -> io::Result<()> {
    let meeting = &ladder.meeting;
    writeln!(out, "\n{}.", setting(meeting))?;
    if !ladder.missing.is_empty() {
        let (game, bots) = (text::game(meeting.game), ladder.missing.join(", "));
        let levels = match ladder.missing.len() {
            1 => "this level",
            _ => "these levels",
        };
        writeln!(out, "{game} does not have {levels}: {bots}.")?;
    }
    if ladder.bots.len() < 2 {
        return Ok(());
    }
    let deals = text::count(ladder.deals).to_lowercase();
    let games = text::games(2 * ladder.deals);
    writeln!(
        out,
        "Every two levels meet in {deals}, {games}. In the columns: games won against that level, in %."
    )?;
    if !ladder.whole {
        writeln!(out, "{}", text::STOPPED)?;
    }
    let width = ladder
        .bots
        .iter()
        .map(String::len)
        .max()
        .unwrap_or(0)
        .max(5);
    write!(out, "\n{:<width$}  {:>6}  {:>14}", "level", "Elo", "95 %")?;
    for name in &ladder.bots {
        write!(out, "  {name:>width$}")?;
    }
    writeln!(out)?;
    for (bot, name) in ladder.bots.iter().enumerate().rev() {
        let elo = ladder.rating(bot);
        let range = format!("{:.0} to {:.0}", elo.low, elo.high);
        write!(out, "{name:<width$}  {:>6.0}  {range:>14}", elo.value)?;
        for rival in 0..ladder.bots.len() {
            let met = ladder.table.cell(bot, rival);
            let won = match met.deals() {
                0 => "–".to_owned(),
                _ => percent(met.win_rate().value),
            };
            write!(out, "  {won:>width$}")?;
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    for line in conclusions(ladder) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Whether it is a ladder, in sentences.
pub(super) fn conclusions(ladder: &Ladder) -> Vec<String> {
    let flaws = ladder.flaws();
    if flaws.is_empty() {
        let fine = "Each level is clearly stronger than the one below: no intervals overlap.";
        return vec![fine.to_owned()];
    }
    let told = flaws.into_iter().map(|flaw| match flaw {
        Flaw::Order { above } => format!(
            "{} is not rated above {}, the level below.",
            ladder.bots[above],
            ladder.bots[above - 1]
        ),
        Flaw::Overlap { above } => format!(
            "{} is rated above {}, but their intervals overlap.",
            ladder.bots[above],
            ladder.bots[above - 1]
        ),
    });
    told.collect()
}

#[derive(Debug, Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    conditions: &'a Conditions,
    levels: Vec<Value>,
}

impl Ladder {
    /// The same in JSON.
    fn line(&self) -> Value {
        let bots = self.bots.iter().enumerate().map(|(place, name)| {
            let elo = self.rating(place);
            json!({ "name": name, "elo": elo.value, "elo_ci95": interval(elo) })
        });
        let pairs = pairs(self.bots.len()).map(|(lower, upper)| {
            let met = self.table.cell(upper, lower);
            let (score, rate) = (met.score(), met.win_rate());
            json!({
                "bots": [&self.bots[upper], &self.bots[lower]],
                "games": score.games(),
                "wins": score.wins,
                "draws": score.draws,
                "losses": score.losses,
                "win_rate": rate.value,
                "ci95": interval(rate),
            })
        });
        let flaws = self.flaws();
        let in_order = |flaw: &Flaw| !matches!(flaw, Flaw::Order { .. });
        json!({
            "game": self.meeting.game,
            "players": self.meeting.players,
            "rules": rules(&self.meeting).options(),
            "deals": self.deals,
            "complete": self.whole,
            "missing": self.missing,
            "bots": bots.collect::<Vec<_>>(),
            "pairs": pairs.collect::<Vec<_>>(),
            // Whether every level is rated above the one below, and no intervals overlap.
            "monotone": flaws.iter().all(in_order),
            "apart": flaws.is_empty(),
        })
    }
}
