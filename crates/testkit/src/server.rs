//! A server of a test's own, in its process or in another.

use std::{
    env,
    io::Write as _,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    thread::JoinHandle,
    time::Duration,
};

use baralho_server::{Config, Server, config::Rate, hub::Limits};
use baralho_storage::{
    Append, Finished, GameFacts, GameSeat, LogLine, Store, TableState, open_in_memory,
};
use serde_json::json;
use tokio::sync::oneshot;

use crate::{Answer, Browser, Guest, process::ANYWHERE};

/// A table that is closed with this game of Escopa: the first of two people has won it.
pub fn finished_game(
    code: &str,
    number: u32,
    people: [(i64, &str); 2],
    points: [i32; 2],
    record: &str,
) -> Append {
    let at = i64::from(number);
    let seats = people.into_iter().enumerate();
    let seats = seats.map(|(seat, (account, name))| GameSeat {
        seat,
        side: seat,
        account: Some(account),
        name: Some(name.to_owned()),
        bot: None,
    });
    let facts = GameFacts {
        code: code.to_owned(),
        number,
        game: "escopa".to_owned(),
        rules: json!({ "target": "none" }),
        players: 2,
        started_at: 1,
        ended_at: at,
        rated: true,
        seats: seats.collect(),
        points: points.to_vec(),
        winners: vec![0],
    };
    let record = record.to_owned();
    let line = LogLine::new(at, "{}");
    Append {
        // Closed, so that the server leaves it alone.
        state: Some(TableState::Closed),
        finished: Some(Finished { facts, record }),
        ..Append::lines(code, 1, u64::from(number) - 1, vec![line])
    }
}

/// A running server, stopped when dropped.
pub struct TestServer {
    pub address: SocketAddr,
    store: Option<Arc<Store>>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// Settings for people who come from one address and do not wait for anybody.
pub fn unhurried(config: &mut Config) {
    config.limits.accounts = Rate::ENDLESS;
    config.limits.requests = Rate::ENDLESS;
    config.hub = Limits {
        messages: Rate::ENDLESS,
        bot_pace: Duration::ZERO,
        grace: Duration::from_millis(300),
        tables_per_person: Limits::default().tables_per_person,
        ..Limits::for_load_tests()
    };
}

impl TestServer {
    /// A server as it is without any settings.
    pub fn start() -> Self {
        Self::with(|_| {})
    }

    /// A server with other settings than usual.
    pub fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::over(open_in_memory().expect("a store"), change)
    }

    /// A server over a store that is open already.
    pub fn over(store: Arc<Store>, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config::new(ANYWHERE, "/nonexistent".into());
        config.page = env::var_os("BARALHO_PAGE").map(PathBuf::from);
        change(&mut config);
        let server = Server::over(config, Arc::clone(&store)).expect("a server");
        Self::run(server, Some(store))
    }

    /// A server over a database: its own in a folder, or one elsewhere.
    pub fn on(data: PathBuf, database: Option<String>) -> Self {
        let mut config = Config::new(ANYWHERE, data);
        config.database = database;
        Self::run(Server::open(config).expect("a server"), None)
    }

    fn run(server: Server, store: Option<Arc<Store>>) -> Self {
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let until = async {
                let _ = stopped.await;
            };
            server.run(until).expect("a good end");
        });
        Self {
            address,
            store,
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    /// Its store, unless it has a database of its own.
    pub fn store(&self) -> &Store {
        self.store.as_deref().expect("a store that was given")
    }

    pub fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    pub fn get(&self, path: &str) -> Answer {
        self.browser().get(path)
    }

    /// As somebody who was never here.
    pub fn post(&self, path: &str, body: &(impl ToString + ?Sized)) -> Answer {
        self.browser().post(path, body)
    }

    #[track_caller]
    pub fn guest(&self, name: &str) -> Guest {
        Guest::sign_in(self.browser(), name)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Tell a program of tests that it is the server.
const BIND: &str = "BARALHO_TEST_BIND";
const DATA: &str = "BARALHO_TEST_DATA";
const DATABASE: &str = "BARALHO_TEST_DATABASE";

/// The command that starts this program of tests again, as a server: `test` is the name of an
/// ignored one, which calls [`serve_if_asked`].
pub fn this_program(test: &str, bind: SocketAddr, data: &Path, database: Option<&str>) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command
        .args(["--ignored", "--exact", test])
        .env(BIND, bind.to_string())
        .env(DATA, data)
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    if let Some(database) = database {
        command.env(DATABASE, database);
    }
    command
}

/// Serves until it is killed, if [`this_program`] asked for it.
pub fn serve_if_asked(change: impl FnOnce(&mut Config)) {
    let (Ok(bind), Some(data)) = (env::var(BIND), env::var_os(DATA)) else {
        return;
    };
    let mut config = Config::new(bind.parse().expect("an address"), data.into());
    config.database = env::var(DATABASE).ok();
    change(&mut config);
    let server = Server::open(config).expect("a server");
    let mut out = std::io::stdout();
    writeln!(out, "http://{}/", server.address()).expect("somebody listens");
    out.flush().expect("somebody listens");
    server.run(std::future::pending()).expect("never ends");
}
