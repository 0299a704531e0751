//! The rules of Rouba-Montes.
//!
//! One program for all: what must be alone has its own.

mod contest;
mod golden;
mod laws;
mod naive;
mod rulings;
