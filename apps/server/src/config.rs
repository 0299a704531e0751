//! What whoever runs a server may set.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use baralho_storage::Purge;
use parking_lot::RwLock;

use crate::{
    hub,
    settings::{self, Given, Section, Setting, Visit, VisitSection, section},
};
pub use crate::{rate::Rate, settings::BadConfig};

section! {
    /// Where and how to serve.
    pub struct Config {
        /// The address to listen at; 0.0.0.0 lets others in, port 0 takes a free one.
        bind: SocketAddr = ([127, 0, 0, 1], 8080).into();
        /// The folder where everything is kept.
        data: PathBuf = PathBuf::new();
        /// A PostgreSQL database instead: postgres://...
        database: Option<String> = None;
        /// The certificate to serve HTTPS with, followed by those that vouch for it, in the
        /// PEM format. Without one, HTTP.
        tls_cert: Option<PathBuf> = None;
        /// Its private key, in the PEM format.
        tls_key: Option<PathBuf> = None;
        /// Whether all requests come through a proxy, which then says for whom
        /// (X-Forwarded-For) and whether by HTTPS (X-Forwarded-Proto).
        behind_proxy: bool = false;
        /// How people reach the server, such as https://cards.example.org, if a proxy hides
        /// it from the Host header.
        public_url: Option<String> = None;
        /// Other names that people reach the server by, such as ["cards.lan"]. Over plain
        /// HTTP without a proxy, requests for names that are neither here, nor this
        /// machine's, nor end in .local are refused: they come from pages of others.
        hosts: Vec<String> = Vec::new();
        /// A folder with the page, instead of the one that is part of the program.
        page: Option<PathBuf> = None;
    }
    beside {
        /// Limits of requests and connections.
        limits: WebLimits;
        /// Limits of tables and messages.
        hub: hub::Limits;
        /// How long things are kept.
        retention: Retention;
        /// What people may do here.
        features: Features;
    }
}

section! {
    /// What a client may do before it is told to wait. A client is an address of version 4, or a
    /// network of 64 bits of version 6. Sized for a school: sixty people behind one address.
    pub struct WebLimits {
        /// Connections at a time, of all clients. There are fewer if the system allows fewer
        /// open files.
        connections: usize = 20_000;
        /// Connections at a time of one client.
        connections_per_client: usize = 500;
        /// Requests of one client. Files of the page and /healthz do not count.
        requests: Rate = Rate::new(1500, 3000);
        /// New accounts of one client, guests included.
        accounts: Rate = Rate::new(150, 10);
        /// Attempts of one client to sign in, to whatever accounts.
        logins: Rate = Rate::new(150, 30);
        /// Wrong passwords of one client for one account; of a browser that has signed in to it
        /// before: of that browser.
        guesses: Rate = Rate::new(10, 2);
        /// Wrong passwords for one account, of all browsers that have never signed in to it:
        /// slows those down who guess from many addresses. Those who have are not affected.
        guesses_per_account: Rate = Rate::new(300, 60);
        /// How often a WebSocket is asked for a sign of life. Who gives none for the third time
        /// is gone.
        signs_of_life: Duration = Duration::from_secs(25);
        /// How long a client may take to send the head of a request.
        head_time: Duration = Duration::from_secs(15);
        /// How long a request may take altogether.
        request_time: Duration = Duration::from_secs(20);
    }
}

section! {
    /// How long things are kept.
    pub struct Retention {
        /// Guests who do not come back.
        guests: Duration = Duration::from_hours(60 * 24);
        /// The logs of tables that were closed, with what was said there.
        closed_tables: Duration = Duration::from_hours(30 * 24);
        /// The logs of tables that were left, with what was said there, after their last line.
        archived_tables: Duration = Duration::from_hours(60 * 24);
        /// Sessions, unless they are signed out of.
        sessions: Duration = Duration::from_hours(90 * 24);
    }
}

section! {
    /// What people may do here.
    pub struct Features {
        /// Who may register a name: "open" is everybody, "code" whoever knows the code below,
        /// "closed" nobody.
        registration: Registration = Registration::Open;
        /// The code for "code".
        registration_code: String = String::new();
        /// Whether people may play without registering.
        guests: bool = true;
    }
}

impl Retention {
    /// What may go at a moment, in milliseconds since 1970.
    pub(crate) fn purge_at(&self, now: i64) -> Purge {
        let ago = |time: Duration| now - time.as_millis() as i64;
        Purge {
            guests_unseen_since: ago(self.guests),
            keys_expired_before: now,
            tables_closed_before: ago(self.closed_tables),
            tables_archived_before: ago(self.archived_tables),
        }
    }
}

/// Who may register a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // where a name says it all
pub enum Registration {
    Open,
    /// Whoever knows a code.
    Code,
    Closed,
}

impl Registration {
    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Code => "code",
            Self::Closed => "closed",
        }
    }
}

impl Setting for Registration {
    fn write(&self) -> String {
        format!("\"{}\"", self.name())
    }

    fn read(&mut self, given: &Given<'_>) -> Result<(), &'static str> {
        let all = [Self::Open, Self::Code, Self::Closed];
        let wanted = all.into_iter().find(|one| given.text() == Some(one.name()));
        *self = wanted.ok_or("\"open\", \"code\" or \"closed\"")?;
        Ok(())
    }
}

/// Switches, whoever obeys them.
struct Switches<'a>(&'a mut Features, &'a mut hub::Limits);

impl Section for Switches<'_> {
    fn each(&mut self, visit: &mut Visit<'_>) {
        self.0.each(visit);
        self.1.each_switch(visit);
    }
}

impl Config {
    pub(crate) fn each_section(&mut self, visit: &mut VisitSection<'_>) {
        visit(
            "server",
            "Where the server is, and how it is reached. Mostly, a change here needs a restart.",
            self,
        );
        visit(
            "limits",
            "What a client may do before it is told to wait. A client is an IPv4 address, or an IPv6 network of 64 bits.",
            &mut self.limits,
        );
        visit("tables", "Tables, and who sits at them.", &mut self.hub);
        visit(
            "retention",
            "How long things are kept.",
            &mut self.retention,
        );
        visit(
            "features",
            "What people may do here.",
            &mut Switches(&mut self.features, &mut self.hub),
        );
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
            guesses_per_account: Rate::ENDLESS,
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
            ..Self::default()
        }
    }

    /// Takes what a file says; what it does not say stays as it is.
    pub fn read(&mut self, file: &Path) -> Result<(), BadConfig> {
        let text = fs::read_to_string(file).map_err(|error| BadConfig::Unreadable {
            file: file.to_owned(),
            error,
        })?;
        settings::read_file(self, file, &text)
    }

    /// Looks for settings that do not fit together.
    pub fn check(&self) -> Result<(), BadConfig> {
        if self.tls_cert.is_some() != self.tls_key.is_some() {
            let place = "`server.tls_cert`, `server.tls_key`";
            return Err(BadConfig::wrong(
                place,
                "only one of them",
                "both, or neither",
            ));
        }
        if self.features.registration == Registration::Code
            && self.features.registration_code.is_empty()
        {
            let expected = "the code that `features.registration = \"code\"` asks for";
            let place = "`features.registration_code`";
            return Err(BadConfig::wrong(place, "nothing", expected));
        }
        Ok(())
    }

    /// The certificate to serve HTTPS with, and its key.
    pub fn tls(&self) -> Option<(&Path, &Path)> {
        self.tls_cert.as_deref().zip(self.tls_key.as_deref())
    }

    /// Where people find a server that listens at this address, without a slash at its end.
    pub(crate) fn url_at(&self, address: SocketAddr) -> String {
        let scheme = self.tls().map_or("http", |_| "https");
        let url = self.public_url.clone();
        let url = url.unwrap_or_else(|| format!("{scheme}://{address}"));
        url.trim_end_matches('/').to_owned()
    }

    /// Takes over from a newer config what can change while the server runs. Gives the keys that
    /// have changed, and of them those that wait for a restart.
    pub(crate) fn renew(&mut self, newer: Self) -> (Vec<String>, Vec<String>) {
        let (before, after) = (settings::values(self), settings::values(&mut newer.clone()));
        let changed: Vec<String> = before
            .into_iter()
            .zip(after)
            .filter(|(before, after)| before != after)
            .map(|((key, _), _)| key)
            .collect();
        let waits = |key: &&String| {
            let key = key.strip_prefix("server.");
            key.is_some_and(|key| !matches!(key, "public_url" | "hosts" | "tls_cert" | "tls_key"))
        };
        let waiting = changed.iter().filter(waits).cloned().collect();
        *self = Self {
            bind: self.bind,
            data: std::mem::take(&mut self.data),
            database: self.database.take(),
            behind_proxy: self.behind_proxy,
            page: self.page.take(),
            ..newer
        };
        (changed, waiting)
    }
}

/// The config as it is now: it may change while the server runs.
#[derive(Clone, Debug)]
pub(crate) struct Live(Arc<RwLock<Arc<Config>>>);

impl Live {
    pub(crate) fn new(config: Config) -> Self {
        Self(Arc::new(RwLock::new(Arc::new(config))))
    }

    pub(crate) fn get(&self) -> Arc<Config> {
        Arc::clone(&self.0.read())
    }

    pub(crate) fn set(&self, config: Config) {
        *self.0.write() = Arc::new(config);
    }
}

#[cfg(test)]
mod tests;
