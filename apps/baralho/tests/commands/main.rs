//! The commands of `baralho` as programs and people call them.

mod admin;
mod analyze;
mod bench;
mod club;
mod help;
mod maratona;
mod messages;
mod oracle;
mod oracle_edges;
mod oracle_games;
mod oracle_properties;
mod records;
mod rules;
mod serve;
mod sim;
mod solve;
mod support;
mod usage;
mod verify;
