//! A whole server over real sockets: who gets in, who does not, and what they are told.

mod accounts;
mod api;
mod browser;
mod crowd;
mod databases;
mod doors;
mod files;
mod metrics;
#[allow(dead_code)] // other tests restart the server
#[path = "../../../../crates/storage/tests/postgres/mod.rs"]
mod postgres;
mod sockets;
mod tls;
