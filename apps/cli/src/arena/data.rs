//! A finished tournament as the report wants it.

use baralho_arena::{
    Finished, Settings,
    report::{BotInfo, ReportData},
};
use baralho_catalog::AnyRules;
use baralho_game::Seat;
use baralho_words::{Words, say};

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
        sides: sides(rules),
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
        sprt: settings.sprt,
    }
}

/// Which side each seat is on.
fn sides(rules: AnyRules) -> Vec<usize> {
    Seat::all(rules.players())
        .map(|seat| rules.side_of(seat))
        .collect()
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
        say!(words, "arena-mebibytes", number)
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
    time::UtcDateTime::now().date().to_string()
}
