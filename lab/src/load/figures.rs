//! What was measured.

use std::collections::BTreeMap;

use serde_json::json;

use super::{Usage, records::Checked};
use crate::percentile::percentile;

/// What happened while it counted.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) seconds: f64,
    /// Sorted, in microseconds.
    pub(crate) delays: Vec<u32>,
    pub(crate) errors: BTreeMap<String, u64>,
    /// What the server used meanwhile: user and system.
    pub(crate) server_cpu_s: Option<(f64, f64)>,
    pub(crate) own_cpu_s: f64,
}

#[derive(Debug)]
pub(crate) struct Figures {
    pub(crate) people: usize,
    pub(crate) tables: usize,
    pub(crate) played: Played,
    pub(crate) checked: Checked,
    pub(crate) base: Option<Usage>,
    pub(crate) seated: Option<Usage>,
    pub(crate) end: Option<Usage>,
}

impl Figures {
    /// Whether nothing went wrong.
    pub(crate) fn is_clean(&self) -> bool {
        self.played.errors.is_empty()
            && self.checked.wrong.is_empty()
            && self.checked.records > 0
            && !self.played.delays.is_empty()
    }

    fn plays(&self) -> usize {
        self.played.delays.len()
    }

    /// Milliseconds that so many of a hundred plays did not exceed.
    fn percentile(&self, percent: f64) -> f64 {
        percentile(&self.played.delays, percent)
    }

    /// All of it, and the system's part.
    fn cpu_per_play_ms(&self) -> Option<(f64, f64)> {
        let per_play = 1000.0 / self.plays().max(1) as f64;
        let (user, system) = self.played.server_cpu_s?;
        Some(((user + system) * per_play, system * per_play))
    }

    /// Bytes of the server for each person, beyond what it had without anybody.
    fn per_person(&self, then: Option<Usage>) -> Option<f64> {
        let (base, then) = (self.base?, then?);
        Some((then.memory as f64 - base.memory as f64) / self.people as f64)
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        json!({
            "people": self.people,
            "tables": self.tables,
            "seconds": self.played.seconds,
            "plays": self.plays(),
            "plays_per_s": self.plays() as f64 / self.played.seconds,
            "p50_ms": self.percentile(50.0),
            "p95_ms": self.percentile(95.0),
            "p99_ms": self.percentile(99.0),
            "p999_ms": self.percentile(99.9),
            "longest_ms": self.percentile(100.0),
            "errors": self.played.errors,
            "server_cpu_s": self.played.server_cpu_s.map(|(user, system)| user + system),
            "server_cpu_ms_per_play": self.cpu_per_play_ms().map(|(all, _)| all),
            "server_system_ms_per_play": self.cpu_per_play_ms().map(|(_, system)| system),
            "own_cpu_s": self.played.own_cpu_s,
            "server_base_bytes": self.base.map(|usage| usage.memory),
            "server_bytes_per_person_seated": self.per_person(self.seated),
            "server_bytes_per_person_at_the_end": self.per_person(self.end),
            "matches": self.checked.matches,
            "records_checked": self.checked.records,
            "record_moves": self.checked.moves,
            "records_wrong": self.checked.wrong,
        })
    }
}
