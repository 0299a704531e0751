//! A whole server over real sockets: who gets in, who does not, and what they are told.

mod accounts;
mod admin;
mod api;
mod crowd;
mod databases;
mod death;
mod doors;
mod files;
mod metrics;
mod recovery;
mod sockets;
mod tls;
