//! Bots that misbehave, against [`Process`](baralho_process::Process): none may hurt, none may
//! stay.
#![cfg(target_os = "linux")]

mod cage;
mod dying;
mod freezing;
mod limits;
mod lines;
mod starting;
mod stopping;
mod support;
