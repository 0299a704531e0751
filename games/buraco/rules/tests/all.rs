//! The rules of Buraco.
//!
//! One program for all: what must be alone has its own.

#[path = "course/main.rs"]
mod course;
mod laws;
mod naive;
mod properties;
#[path = "rulings/main.rs"]
mod rulings;
