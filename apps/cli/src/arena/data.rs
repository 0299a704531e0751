//! What the report tells of a tournament besides its settings and games.

use baralho_arena::Settings;
use baralho_words::{Words, say};

pub(super) fn conditions(settings: &Settings, words: &Words) -> Vec<(String, String)> {
    if settings.is_built_in() {
        return Vec::new();
    }
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
pub(super) fn today() -> String {
    time::UtcDateTime::now().date().to_string()
}
