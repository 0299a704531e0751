//! Online tables.

pub mod hub;
