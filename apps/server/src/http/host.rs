//! Which names are this server's. A page of somebody else can have its name lead to this machine
//! (DNS rebinding) and would then be taken for ours: its name gives it away.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::http::{HeaderMap, Uri, header, uri::Authority};

use crate::config::Config;

/// The names that this server is known by.
pub(super) struct Names(Vec<String>);

impl Names {
    /// None if any name will do: a proxy has looked at it, or a certificate vouches for it.
    pub(super) fn of(config: &Config) -> Option<Self> {
        if config.behind_proxy || config.tls().is_some() {
            return None;
        }
        let url = config.public_url.as_deref();
        let url = url.and_then(|url| url.trim_end_matches('/').parse::<Uri>().ok());
        let public = url.as_ref().and_then(Uri::host).map(str::to_owned);
        let mut names: Vec<String> = config.hosts.iter().cloned().chain(public).collect();
        if let Some(own) = own_name() {
            names.extend(own.split('.').next().map(str::to_owned));
            names.push(own);
        }
        Some(Self(names))
    }

    /// The name that a request is for, if it is not one of ours.
    pub(super) fn foreign(&self, headers: &HeaderMap) -> Option<String> {
        let hosts = headers.get_all(header::HOST).iter();
        let mut hosts = hosts.map(|host| host.to_str().unwrap_or("?"));
        hosts.find(|host| !self.is_ours(host)).map(str::to_owned)
    }

    fn is_ours(&self, host: &str) -> bool {
        let Ok(host) = host.parse::<Authority>() else {
            return false;
        };
        let name = host.host();
        // Nobody before it, and nothing but a port behind it.
        let rest = host.as_str().strip_prefix(name);
        if !rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':')) {
            return false;
        }
        if let Some(literal) = name.strip_prefix('[') {
            let literal = literal.strip_suffix(']');
            return literal.is_some_and(|literal| literal.parse::<Ipv6Addr>().is_ok());
        }
        let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
        // The names of the neighbourhood never come from a server of names elsewhere.
        let top = name.rsplit_once('.').map(|(_, top)| top);
        name.parse::<Ipv4Addr>().is_ok()
            || name == "localhost"
            || matches!(top, Some("local" | "localhost"))
            || self.0.iter().any(|known| known.eq_ignore_ascii_case(&name))
    }
}

#[cfg(unix)]
fn own_name() -> Option<String> {
    let system = rustix::system::uname();
    let name = system.nodename().to_str().ok()?;
    Some(name.to_owned()).filter(|name| !name.is_empty())
}

#[cfg(not(unix))]
fn own_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}
