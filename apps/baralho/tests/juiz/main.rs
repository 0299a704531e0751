//! The course's judge: real processes, hostile ones included, and people.
#![cfg(target_os = "linux")]

mod command_line;
mod hall;
#[path = "../terminal/harness.rs"]
#[allow(dead_code)] // more than these tests need
mod harness;
mod person;
mod sparring;
mod transcripts;
mod verdicts;
mod zoo;
