//! Online tables: the hub that owns them, the threads that store before anybody is told,
//! and the edges to the world.

pub mod admin;
mod clock;
pub mod config;
pub mod delivery;
mod engine;
mod fair;
mod http;
pub mod hub;
mod listen;
pub mod logs;
pub mod outbox;
mod pace;
pub mod passwords;
mod places;
mod rate;
mod renewal;
mod serve;
mod settings;
mod socket;
mod thoughts;

pub use baralho_storage::{InUse, StoreError};
pub use config::Config;
pub use engine::Engine;
pub use serve::{CannotServe, Server, asked_to_stop};
