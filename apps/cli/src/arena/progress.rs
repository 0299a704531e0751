//! How it goes: a bar with the leaders on a terminal, one line per game elsewhere.

use std::{
    fmt::Write as _,
    io::{self, IsTerminal, Write},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use baralho_arena::{Played, Settings, Watch, report::Verdict};
use baralho_catalog::AnyRules;
use baralho_game::Seat;
use baralho_words::{Words, say};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::ArenaArgs;

const LEADERS: usize = 3;
const LOOK_EVERY: Duration = Duration::from_millis(250);

pub(super) struct Progress<'a> {
    settings: &'a Settings,
    rules: AnyRules,
    words: &'a Words,
    /// What follows a game's number.
    of_planned: String,
    first_seats: Vec<usize>,
    way: Way,
    seen: Mutex<Seen>,
}

enum Way {
    Bar(ProgressBar),
    /// To standard output, or to standard error when that is taken.
    Lines {
        to_errors: bool,
    },
    Nothing,
}

struct Seen {
    /// Games and halves by bot.
    scores: Vec<(u64, u64)>,
    looked: Instant,
    text: String,
}

impl<'a> Progress<'a> {
    pub(super) fn new(
        args: &ArenaArgs,
        settings: &'a Settings,
        rules: AnyRules,
        words: &'a Words,
    ) -> Self {
        let planned = baralho_arena::planned(settings);
        let way = if args.quiet {
            Way::Nothing
        } else if io::stderr().is_terminal() {
            Way::Bar(bar(planned))
        } else {
            Way::Lines {
                to_errors: args.json,
            }
        };
        Self {
            settings,
            rules,
            words,
            of_planned: format!("/{planned}"),
            first_seats: (0..rules.sides())
                .map(|side| {
                    let mut seats = Seat::all(settings.players);
                    let first = seats.find(|&seat| rules.side_of(seat) == side);
                    first.map_or(0, Seat::index)
                })
                .collect(),
            way,
            seen: Mutex::new(Seen {
                scores: vec![(0, 0); settings.bots.len()],
                looked: Instant::now(),
                text: String::new(),
            }),
        }
    }

    /// Leaves the screen to the tables.
    pub(super) fn finish(&self) {
        if let Way::Bar(bar) = &self.way {
            bar.finish_and_clear();
        }
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, game: &Played, seen: &mut Seen) {
        for (seat, &bot) in game.seats.iter().enumerate() {
            let side = self.rules.side_of(Seat::new(seat));
            if let Some((games, halves)) = seen.scores.get_mut(bot) {
                *games += 1;
                *halves += game.halves(side);
            }
        }
    }

    fn leaders(&self, seen: &Seen) -> String {
        let rate = |&(games, halves): &(u64, u64)| halves as f64 / (2 * games.max(1)) as f64;
        let mut ranked: Vec<(f64, &str)> = seen
            .scores
            .iter()
            .zip(&self.settings.bots)
            .map(|(score, bot)| (rate(score), bot.name.as_str()))
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let told = ranked.iter().take(LEADERS).map(|(rate, name)| {
            let percent = self.words.decimal(100.0 * rate, 1);
            format!("{name} {percent} %")
        });
        told.collect::<Vec<_>>().join(", ")
    }

    /// Appends the line of a game. Nothing here is looked up in the catalogues for a game
    /// that ended normally: built-in bots play tens of thousands in a second.
    fn line(&self, game: &Played, text: &mut String) {
        // Writing to memory does not fail.
        let _ = write!(text, "{}{}", game.game, self.of_planned);
        for (side, points) in game.points.iter().enumerate() {
            let bot = game.seats[self.first_seats[side]];
            text.push_str("  ");
            text.push_str(&self.settings.bots[bot].name);
            let _ = write!(text, " {points}");
            if game.winners.contains(&side) {
                text.push('*');
            }
        }
        if let Some(fault) = &game.fault {
            let name = &self.settings.bots[fault.bot].name;
            let verdict = verdict(self.words, game.verdict);
            let told = match fault.over_ms {
                Some(over) => say!(self.words, "arena-fault-late", bot = name, verdict, over),
                None => say!(self.words, "arena-fault", bot = name, verdict),
            };
            let _ = write!(text, "  {told}");
        }
        text.push('\n');
    }
}

impl Watch for Progress<'_> {
    fn earlier(&self, game: &Played) {
        if let Way::Bar(bar) = &self.way {
            self.count(game, &mut self.seen());
            bar.inc(1);
        }
    }

    fn played(&self, games: &[Played]) {
        match &self.way {
            Way::Nothing => {}
            Way::Bar(bar) => {
                let mut seen = self.seen();
                for game in games {
                    self.count(game, &mut seen);
                }
                if seen.looked.elapsed() >= LOOK_EVERY || games.len() == 1 {
                    bar.set_message(self.leaders(&seen));
                    seen.looked = Instant::now();
                }
                bar.inc(games.len() as u64);
            }
            Way::Lines { to_errors } => {
                let mut seen = self.seen();
                seen.text.clear();
                let mut text = std::mem::take(&mut seen.text);
                for game in games {
                    self.line(game, &mut text);
                }
                // Whoever no longer reads does not stop the tournament.
                let _ = if *to_errors {
                    io::stderr().write_all(text.as_bytes())
                } else {
                    io::stdout().write_all(text.as_bytes())
                };
                seen.text = text;
            }
        }
    }
}

pub(super) fn verdict(words: &Words, verdict: Verdict) -> String {
    words.say(&format!("arena-verdict-{}", verdict.name()), &[])
}

fn bar(planned: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:24} {human_pos}/{human_len} {eta} {wide_msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(planned), ProgressDrawTarget::stderr())
        .with_style(style)
        .with_elapsed(Duration::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};

    #[test]
    fn every_verdict_has_words_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Symbols);
            for one in Verdict::ALL {
                assert!(!verdict(&words, one).contains('{'), "{language} {one:?}");
            }
        }
    }
}
