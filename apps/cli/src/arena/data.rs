//! A finished tournament as the report wants it.

use std::time::{SystemTime, UNIX_EPOCH};

use baralho_arena::{
    Finished, Settings,
    report::{Argument, BotInfo, ReportData, Say, SprtData},
};
use baralho_catalog::AnyRules;
use baralho_words::{Value, Words, say};

/// The catalogues, for the report.
pub(super) struct Spoken<'a>(pub(super) &'a Words);

impl Say for Spoken<'_> {
    fn say(&self, key: &str, values: &[(&str, Argument)]) -> String {
        let values: Vec<(&str, Value<'_>)> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Argument::Number(number) => Value::from(*number),
                    Argument::Text(text) => Value::from(text.as_str()),
                };
                (*name, value)
            })
            .collect();
        self.0.say(key, &values)
    }

    fn decimal(&self, number: f64, places: usize) -> String {
        self.0.decimal(number, places)
    }

    fn game(&self, preset: &str) -> String {
        self.0.game(preset)
    }

    fn language(&self) -> &str {
        self.0.language().tag()
    }
}

/// Everything the report tells besides the games.
pub(super) fn report_data(
    settings: &Settings,
    rules: AnyRules,
    finished: &Finished,
    words: &Words,
) -> ReportData {
    let bots = settings
        .bots
        .iter()
        .enumerate()
        .map(|(place, bot)| BotInfo {
            name: bot.name.clone(),
            spec: bot.spec.clone(),
            author: finished.authors.get(place).cloned().flatten(),
            never_started: finished.never_started[place].clone(),
        });
    ReportData {
        title: None,
        game: settings.game.clone(),
        rules: settings
            .rules
            .iter()
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect(),
        players: settings.players,
        seed: settings.seed,
        points_are_bad: rules.points_are_bad(),
        pairing: settings.pairings,
        duplicate: settings.duplicate,
        planned: Some(finished.planned),
        date: today(),
        runner: concat!("baralho ", env!("CARGO_PKG_VERSION")).to_owned(),
        settings: if settings.is_built_in() {
            Vec::new()
        } else {
            conditions(settings, words)
        },
        bots: bots.collect(),
        places: finished.places.clone(),
        sprt: settings.sprt.map(|sprt| SprtData {
            bot: 0,
            against: 1,
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            alpha: sprt.alpha,
            beta: sprt.beta,
        }),
    }
}

/// Under which conditions external bots played.
fn conditions(settings: &Settings, words: &Words) -> Vec<(String, String)> {
    let seconds = |ms: u64| {
        let places = if ms.is_multiple_of(1000) { 0 } else { 3 };
        say!(
            words,
            "arena-seconds",
            number = words.decimal(ms as f64 / 1000.0, places)
        )
    };
    let or_none = |limit: Option<u64>, told: &dyn Fn(u64) -> String| {
        limit.map_or_else(|| say!(words, "arena-no-limit"), told)
    };
    let clock = &settings.clock;
    let mut all = vec![
        (say!(words, "arena-set-start"), seconds(clock.start_ms)),
        (
            say!(words, "arena-set-move"),
            or_none(clock.move_ms, &seconds),
        ),
    ];
    if let Some(bank) = clock.bank_ms {
        all.push((say!(words, "arena-set-bank"), seconds(bank)));
        all.push((
            say!(words, "arena-set-increment"),
            seconds(clock.increment_ms),
        ));
    }
    let mebibytes = |bytes: u64| {
        let number = words.decimal(bytes as f64 / 1_048_576.0, 0);
        say!(words, "arena-mebibytes", number = number)
    };
    all.push((
        say!(words, "arena-set-memory"),
        or_none(settings.limits.memory, &mebibytes),
    ));
    if let Some(disk) = settings.limits.disk {
        all.push((say!(words, "arena-set-disk"), mebibytes(disk)));
    }
    let sandbox = match settings.sandbox {
        Some(_) => say!(words, "arena-yes"),
        None => say!(words, "arena-no"),
    };
    all.push((say!(words, "arena-set-sandbox"), sandbox));
    all
}

/// The date in the universal form, by the universal time.
fn today() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let (year, month, day) = date(now.map_or(0, |time| time.as_secs() / 86_400));
    format!("{year:04}-{month:02}-{day:02}")
}

/// The date of a day counted from 1 January 1970.
fn date(day: u64) -> (u64, u64, u64) {
    // Years that begin in March end with the odd day; 400 of them are always as long.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let in_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let day = in_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (400 * era + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_773), (2026, 11, 16));
        assert_eq!(date(20_819), (2027, 1, 1));
    }
}
