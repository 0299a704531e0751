//! `strength levels`: whether each level is stronger than the one below.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use baralho_catalog::{LEVELS, preset};
use baralho_stats::{Crosstable, Elo};
use serde_json::{Value, json};

use super::{
    StrengthArgs, end, has_bot, refuse,
    report::{STOPPED, count, game, games, interval, percent, setting},
    rows::Meeting,
};

const fn tables(game: &'static str, players: usize, rules: &'static str) -> Meeting<'static> {
    Meeting {
        game,
        players,
        rules,
        bots: ["", ""],
        deals: 300,
    }
}

/// The games whose levels are compared. At Rouba-Montes there is nothing to decide.
const GAMES: [Meeting<'static>; 5] = [
    tables("escopa", 2, ""),
    tables("scopa", 2, "target=none"),
    tables("escoba", 2, "target=none"),
    tables("scopone", 4, "target=none"),
    tables("buraco", 2, ""),
];

/// The levels of a game, compared.
#[derive(Clone, Debug)]
struct Ladder {
    meeting: Meeting<'static>,
    /// Those that the game has, weakest first as they should be.
    bots: Vec<String>,
    missing: Vec<String>,
    deals: u64,
    whole: bool,
    table: Crosstable,
    elo: Elo,
}

/// A level that is not clearly stronger than the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Flaw {
    level: usize,
    /// Whether it is rated above it all the same, and only the intervals overlap.
    is_in_order: bool,
}

/// Compares the levels of these games.
pub(super) fn run(
    args: &StrengthArgs,
    meetings: Vec<Meeting<'static>>,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let names: Vec<String> = match args.bots.len() {
        0 => LEVELS.map(str::to_owned).to_vec(),
        _ => args.bots.clone(),
    };
    let mut ladders = Vec::new();
    for meeting in meetings {
        if crate::is_stopped() {
            break;
        }
        let ladder = Ladder::climb(args, meeting, &names);
        if !args.json {
            ladder.write(out)?;
            out.flush()?;
        }
        ladders.push(ladder);
    }
    end(args, out, "levels", ladders.iter().map(Ladder::json))
}

/// The tables of the games that were named, or of all.
pub(super) fn selected(args: &StrengthArgs, games: &[String]) -> Vec<Meeting<'static>> {
    if args.bots.len() == 1 {
        refuse("--bots takes at least two bots to compare".to_owned());
    }
    let mut names = Vec::new();
    for typed in games {
        let found = preset(typed).unwrap_or_else(|unknown| refuse(unknown.to_string()));
        if GAMES.iter().all(|meeting| meeting.game != found.name) {
            let game = game(found.name);
            refuse(format!(
                "at {game} there is nothing to decide, so all levels are the same"
            ));
        }
        names.push(found.name);
    }
    let wanted = |meeting: &Meeting<'_>| names.is_empty() || names.contains(&meeting.game);
    GAMES.into_iter().filter(wanted).collect()
}

fn pairs(bots: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..bots).flat_map(move |lower| (lower + 1..bots).map(move |upper| (lower, upper)))
}

impl Ladder {
    /// Lets every two levels meet.
    fn climb(args: &StrengthArgs, meeting: Meeting<'static>, names: &[String]) -> Self {
        let rules = meeting.parsed();
        let deals = args.deals.unwrap_or(meeting.deals);
        let (bots, missing): (Vec<String>, _) = names
            .iter()
            .cloned()
            .partition(|name| has_bot(&rules, name));
        let mut table = Crosstable::new(bots.len());
        let mut by_deal = Vec::new();
        let mut whole = true;
        for (lower, upper) in pairs(bots.len()) {
            let played = args.play(&rules, [&bots[upper], &bots[lower]], deals);
            whole &= played.len() as u64 == deals;
            // All play the same deals: what the cards of one decide goes together.
            by_deal.resize(by_deal.len().max(played.len()), Vec::new());
            for (meetings, deal) in by_deal.iter_mut().zip(&played) {
                meetings.push(baralho_stats::Meeting {
                    one: upper,
                    other: lower,
                    score: deal.score,
                    turned: deal.score.turned(),
                });
            }
        }
        for meetings in &by_deal {
            table.add_deal(meetings);
        }
        Self {
            meeting,
            bots,
            missing,
            deals,
            whole,
            elo: Elo::fit(&table),
            table,
        }
    }

    /// Where it is not a ladder of clearly different steps.
    fn flaws(&self) -> Vec<Flaw> {
        let steps = (1..self.bots.len()).filter_map(|level| {
            let (lower, upper) = (self.elo.rating(level - 1), self.elo.rating(level));
            let is_in_order = upper.value > lower.value;
            (!is_in_order || upper.low <= lower.high).then_some(Flaw { level, is_in_order })
        });
        steps.collect()
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}.", setting(&self.meeting))?;
        if !self.missing.is_empty() {
            let (game, bots) = (game(self.meeting.game), self.missing.join(", "));
            let levels = match self.missing.len() {
                1 => "this level",
                _ => "these levels",
            };
            writeln!(out, "{game} does not have {levels}: {bots}.")?;
        }
        if self.bots.len() < 2 {
            return Ok(());
        }
        let deals = count(self.deals).to_lowercase();
        let games = games(2 * self.deals);
        writeln!(
            out,
            "Every two levels meet in {deals}, {games}. In the columns: games won against that level, in %."
        )?;
        if !self.whole {
            writeln!(out, "{STOPPED}")?;
        }
        let widest = self.bots.iter().map(String::len).max();
        let width = widest.unwrap_or(0).max(5);
        write!(out, "\n{:<width$}  {:>6}  {:>14}", "level", "Elo", "95 %")?;
        for name in &self.bots {
            write!(out, "  {name:>width$}")?;
        }
        writeln!(out)?;
        for (bot, name) in self.bots.iter().enumerate().rev() {
            let elo = self.elo.rating(bot);
            let range = format!("{:.0} to {:.0}", elo.low, elo.high);
            write!(out, "{name:<width$}  {:>6.0}  {range:>14}", elo.value)?;
            for rival in 0..self.bots.len() {
                let met = self.table.cell(bot, rival);
                let won = match met.deals() {
                    0 => "–".to_owned(),
                    _ => percent(met.win_rate().value),
                };
                write!(out, "  {won:>width$}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, "\n{}", self.conclusions().join("\n"))
    }

    /// Whether it is a ladder, in sentences.
    fn conclusions(&self) -> Vec<String> {
        let flaws = self.flaws();
        if flaws.is_empty() {
            let fine = "Each level is clearly stronger than the one below: no intervals overlap.";
            return vec![fine.to_owned()];
        }
        let told = flaws.into_iter().map(|flaw| {
            let (name, below) = (&self.bots[flaw.level], &self.bots[flaw.level - 1]);
            if flaw.is_in_order {
                format!("{name} is rated above {below}, but their intervals overlap.")
            } else {
                format!("{name} is not rated above {below}, the level below.")
            }
        });
        told.collect()
    }

    /// For programs.
    fn json(&self) -> Value {
        let bots = self.bots.iter().enumerate().map(|(place, name)| {
            let elo = self.elo.rating(place);
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
        json!({
            "game": self.meeting.game,
            "players": self.meeting.players,
            "rules": self.meeting.parsed().options(),
            "deals": self.deals,
            "complete": self.whole,
            "missing": self.missing,
            "bots": bots.collect::<Vec<_>>(),
            "pairs": pairs.collect::<Vec<_>>(),
            // Whether every level is rated above the one below, and no intervals overlap.
            "monotone": flaws.iter().all(|flaw| flaw.is_in_order),
            "apart": flaws.is_empty(),
        })
    }
}
