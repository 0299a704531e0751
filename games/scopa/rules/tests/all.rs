//! The rules of the Scopa family.
//!
//! One program for all: what must be alone has its own.

mod laws;
mod naive;
mod properties;
#[path = "rulings/main.rs"]
mod rulings;
mod setup;
mod swift;
