//! Tournaments: pairings, duplicate deals, referees, durable results, reports.

pub mod report;
