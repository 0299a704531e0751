//! What whoever runs a server may set.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use crate::hub;
pub use crate::rate::Rate;

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at; port 0 takes a free one.
    pub bind: SocketAddr,
    /// Where things are kept, unless there is a database elsewhere.
    pub data: PathBuf,
    /// A PostgreSQL database: `postgres://...`.
    pub database: Option<String>,
    /// The certificate to serve HTTPS with. Without one, HTTP.
    pub tls: Option<TlsFiles>,
    /// Whether all requests come through a proxy of the same host, which then says for whom
    /// (`X-Forwarded-For`) and whether by HTTPS (`X-Forwarded-Proto`). Nobody is believed
    /// such headers otherwise.
    pub behind_proxy: bool,
    /// How people reach the server, such as `https://cards.example.org`, if a proxy hides it
    /// from the `Host` header.
    pub public_url: Option<String>,
    /// A folder with the page, instead of the one that is part of the program.
    pub page: Option<PathBuf>,
    /// Limits of requests and connections.
    pub limits: WebLimits,
    /// Limits of tables and messages.
    pub hub: hub::Limits,
}

/// A certificate and its key, in the PEM format.
#[derive(Clone, Debug)]
pub struct TlsFiles {
    /// The certificate, followed by those that vouch for it.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// What a client may do before it is told to wait. A client is an address of version 4, or a
/// network of 64 bits of version 6.
#[derive(Clone, Copy, Debug)]
pub struct WebLimits {
    /// Connections at a time, of all clients.
    pub connections: usize,
    /// Connections at a time of one client.
    pub connections_per_client: usize,
    /// Requests of one client.
    pub requests: Rate,
    /// New accounts of one client.
    pub accounts: Rate,
    /// Attempts of one client to guess a password.
    pub logins: Rate,
    /// Wrong passwords for one account, whoever tries.
    pub guesses: Rate,
    /// How often a WebSocket is asked for a sign of life. Who gives none for the third time
    /// is gone.
    pub signs_of_life: Duration,
    /// How long a client may take to send the head of a request.
    pub head_time: Duration,
    /// How long a request may take altogether.
    pub request_time: Duration,
}

impl Default for WebLimits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_client: 200,
            requests: Rate::new(200, 1200),
            accounts: Rate::new(30, 4),
            logins: Rate::new(10, 6),
            guesses: Rate::new(10, 1),
            signs_of_life: Duration::from_secs(25),
            head_time: Duration::from_secs(15),
            request_time: Duration::from_secs(20),
        }
    }
}

impl WebLimits {
    /// No limits to what one client may do: for load tests, where all come from one address.
    pub fn for_load_tests() -> Self {
        Self {
            connections: 1_000_000,
            connections_per_client: 1_000_000,
            requests: Rate::ENDLESS,
            accounts: Rate::ENDLESS,
            logins: Rate::ENDLESS,
            guesses: Rate::ENDLESS,
            ..Self::default()
        }
    }
}

impl Config {
    /// A server for the people of this machine, as it is without any settings.
    pub fn new(bind: SocketAddr, data: PathBuf) -> Self {
        Self {
            bind,
            data,
            database: None,
            tls: None,
            behind_proxy: false,
            public_url: None,
            page: None,
            limits: WebLimits::default(),
            hub: hub::Limits::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limits_are_those_that_hosts_are_told() {
        let page = include_str!("../../../docs/hosting.md");
        let limits = WebLimits::default();
        for (what, rate) in [
            ("requests of a client", limits.requests),
            ("new accounts of a client", limits.accounts),
            ("attempts of a client to sign in", limits.logins),
            (
                "wrong passwords for an account, whoever tries",
                limits.guesses,
            ),
        ] {
            let line = format!("| {what} | {} | {} |", rate.burst, rate.per_minute);
            assert!(page.contains(&line), "{line}");
        }
        let connections = limits.connections_per_client;
        let line = format!("| connections of a client | {connections} | |");
        assert!(page.contains(&line), "{line}");
        let line = format!("| bytes of a request | {} | |", crate::http::LARGEST_BODY);
        assert!(page.contains(&line), "{line}");
    }
}
