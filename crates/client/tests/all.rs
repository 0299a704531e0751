//! TableEvent a client knows, over any connection.
//!
//! One program for all: what must be alone has its own.

mod connection;
mod lossy;
mod server;
