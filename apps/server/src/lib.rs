//! Online tables: the hub that owns them, the threads that store before anybody is told,
//! and the edges to the world.

pub mod crypt;
pub mod engine;
pub mod hub;
pub mod socket;

pub use engine::Engine;
