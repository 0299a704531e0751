//! The HTTP half: identity, what can be read, and the guard at the door.

mod accounts;
mod admin;
mod body;
mod client;
mod device;
mod export;
mod governed;
mod guard;
mod health;
mod host;
mod html;
mod identity;
mod metrics;
mod openapi;
mod page;
mod password;
mod problem;
mod read;
mod recovery;
mod routes;
mod tokens;
mod turns;
mod upgrade;
mod view;

use std::sync::{Arc, atomic::AtomicBool};

use axum::Router;
use baralho_storage::Store;
use baralho_words::{Language, Style, Words};
use parking_lot::RwLock;
use tokio::sync::Semaphore;

use crate::{
    admin::Watch,
    config::{Config, Live},
    engine::Engine,
    logs::Seldom,
    places::Places,
    rate::{Buckets, ClientKey},
};
pub(crate) use client::Peer;
use device::Guesser;
use health::Health;
use host::Names;
pub(crate) use identity::new_secret;
use metrics::Metrics;
pub(crate) use page::Page;
use password::Passwords;
pub(crate) use problem::Problem;

/// The largest body of a request, in bytes.
pub(crate) const LARGEST_BODY: usize = 16 * 1024;

/// What all requests share.
pub(crate) struct Web {
    store: Arc<Store>,
    engine: Engine,
    watch: Arc<Watch>,
    live: Live,
    places: Arc<Places>,
    doors: RwLock<Arc<Doors>>,
    words: [Words; Language::ALL.len()],
    passwords: Passwords,
    metrics: Metrics,
    health: Health,
    /// Places for those who export what is stored about them.
    exports: Arc<Semaphore>,
    /// Whether it was said that sessions begin over plain HTTP.
    warned: AtomicBool,
    /// Requests that are refused by the thousand.
    floods: Seldom,
}

/// What the config makes of the doors: replaced when it changes.
struct Doors {
    config: Arc<Config>,
    requests: Arc<Buckets<ClientKey>>,
    accounts: Arc<Buckets<ClientKey>>,
    logins: Arc<Buckets<ClientKey>>,
    guesses: Arc<Buckets<Guesser>>,
    guesses_per_account: Arc<Buckets<String>>,
    /// The names of this server; none if any will do.
    names: Option<Names>,
}

impl Doors {
    /// Who has used a limit up that stays as it was shall not begin anew.
    fn new(config: Arc<Config>, before: Option<&Self>) -> Self {
        macro_rules! buckets {
            ($name:ident) => {{
                let rate = config.limits.$name;
                let same = before.filter(|before| before.config.limits.$name == rate);
                same.map_or_else(
                    || Arc::new(Buckets::new(rate)),
                    |same| Arc::clone(&same.$name),
                )
            }};
        }
        Self {
            requests: buckets!(requests),
            accounts: buckets!(accounts),
            logins: buckets!(logins),
            guesses: buckets!(guesses),
            guesses_per_account: buckets!(guesses_per_account),
            names: Names::of(&config),
            config,
        }
    }
}

impl std::fmt::Debug for Web {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Web").finish_non_exhaustive()
    }
}

impl Web {
    /// What requests share, over a store and live tables.
    pub(crate) fn new(
        store: Arc<Store>,
        engine: Engine,
        live: Live,
        places: Arc<Places>,
    ) -> Arc<Self> {
        Arc::new(Self {
            watch: Watch::new(Arc::clone(&store), engine.clone()),
            store,
            engine,
            doors: RwLock::new(Arc::new(Doors::new(live.get(), None))),
            live,
            places,
            words: Language::ALL.map(|language| Words::new(language, Style::Symbols)),
            passwords: Passwords::new(),
            metrics: Metrics::default(),
            health: Health::default(),
            exports: Arc::new(Semaphore::new(export::AT_A_TIME)),
            warned: AtomicBool::new(false),
            floods: Seldom::default(),
        })
    }

    /// What those who run the server have decided.
    pub(crate) fn watch(&self) -> &Arc<Watch> {
        &self.watch
    }

    /// Does from now on as the config says now.
    pub(crate) fn renew(&self) {
        let before = self.doors();
        let doors = Doors::new(self.live.get(), Some(&before));
        *self.doors.write() = Arc::new(doors);
    }

    fn doors(&self) -> Arc<Doors> {
        Arc::clone(&self.doors.read())
    }

    fn words(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }

    /// Asks storage, on a thread that may wait.
    async fn ask<T, E>(
        &self,
        question: impl FnOnce(&Store) -> Result<T, E> + Send + 'static,
    ) -> Result<T, Problem>
    where
        T: Send + 'static,
        E: Into<Problem> + Send + 'static,
    {
        let store = Arc::clone(&self.store);
        let answer = tokio::task::spawn_blocking(move || question(&store)).await;
        match answer {
            Ok(answer) => answer.map_err(Into::into),
            Err(error) => {
                tracing::error!(%error, "a question to storage failed");
                Err(Problem::Trouble)
            }
        }
    }
}

/// All routes, behind the guard.
pub(crate) fn router(web: &Arc<Web>, page: &Page) -> Router {
    routes::all()
        .merge(admin::routes())
        .merge(page.routes())
        .fallback(guard::nothing_there)
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(web),
            governed::obey,
        ))
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(web),
            guard::guard,
        ))
        .with_state(Arc::clone(web))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Rate;

    #[test]
    fn a_limit_that_stays_as_it_was_is_not_forgotten_when_the_config_changes() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        config.limits.accounts = Rate::new(1, 1);
        config.limits.logins = Rate::new(1, 1);
        let client = ClientKey::from(std::net::IpAddr::from([10, 0, 0, 1]));
        let before = Doors::new(Arc::new(config.clone()), None);
        assert!(before.accounts.take(client, 0).is_ok());
        assert!(before.logins.take(client, 0).is_ok());
        config.limits.logins = Rate::new(2, 1);
        let after = Doors::new(Arc::new(config), Some(&before));
        assert!(after.accounts.take(client, 0).is_err());
        assert!(after.logins.take(client, 0).is_ok());
        assert!(after.logins.take(client, 0).is_ok());
        assert!(after.logins.take(client, 0).is_err());
    }
}
