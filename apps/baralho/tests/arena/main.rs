//! `baralho arena` as people and programs call it.

mod durable;
mod misbehaving;
mod requests;
mod sandbox;
mod support;
mod tables;
