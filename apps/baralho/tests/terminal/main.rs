//! Sessions at a terminal, as people and scripts have them.

mod bad_input;
mod ears;
mod games;
mod harness;
mod idle;
mod leaving;
mod looks;
mod menu;
mod online;
mod people;
mod snapshots;
mod undo;
