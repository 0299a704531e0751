//! Bots as processes: the built-in ones, the examples, and the suite that checks anybody's.

mod built_in;
mod check;
mod examples;
mod programs;
mod runner;
