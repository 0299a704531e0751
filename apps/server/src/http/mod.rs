//! The HTTP half: identity, what can be read, and the guard at the door.

mod accounts;
mod body;
mod client;
mod governed;
mod guard;
mod health;
mod identity;
mod openapi;
mod page;
mod password;
mod plain;
mod problem;
mod read;
mod routes;
mod secret;
mod tokens;
mod upgrade;

use std::sync::Arc;

use axum::Router;
use baralho_storage::Store;
use baralho_words::{Language, Style, Words};

use crate::{
    admin::Watch,
    config::WebLimits,
    engine::Engine,
    rate::{Buckets, ClientKey},
};
pub use client::{Client, Peer, is_from_here};
use health::Metrics;
pub use identity::Identity;
pub use page::Page;
use password::Passwords;
pub use problem::Problem;
pub(crate) use secret::new_secret;

/// The largest body of a request, in bytes.
pub(crate) const LARGEST_BODY: usize = 16 * 1024;

/// Milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// How the server is reached.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Whether all requests come through a proxy.
    pub behind_proxy: bool,
    /// How people reach the server, if the `Host` header does not say: scheme, host and port.
    pub public_url: Option<String>,
}

/// What all requests share.
pub struct Web {
    store: Arc<dyn Store>,
    engine: Engine,
    watch: Arc<Watch>,
    settings: Settings,
    limits: WebLimits,
    clock: Clock,
    words: [Words; Language::ALL.len()],
    passwords: Passwords,
    metrics: Metrics,
    requests: Buckets<ClientKey>,
    new_accounts: Buckets<ClientKey>,
    logins: Buckets<ClientKey>,
    guesses: Buckets<String>,
}

impl std::fmt::Debug for Web {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Web").finish_non_exhaustive()
    }
}

impl Web {
    /// What requests share, over a store and live tables.
    pub fn new(
        store: Arc<dyn Store>,
        engine: Engine,
        settings: Settings,
        limits: WebLimits,
        clock: Clock,
    ) -> Arc<Self> {
        let settings = Settings {
            public_url: settings
                .public_url
                .map(|url| url.trim_end_matches('/').to_owned()),
            ..settings
        };
        Arc::new(Self {
            watch: Watch::new(Arc::clone(&store), engine.clone(), Arc::clone(&clock)),
            store,
            engine,
            settings,
            clock,
            words: Language::ALL.map(|language| Words::new(language, Style::Symbols)),
            passwords: Passwords::new(),
            metrics: Metrics::default(),
            requests: Buckets::new(limits.requests),
            new_accounts: Buckets::new(limits.accounts),
            logins: Buckets::new(limits.logins),
            guesses: Buckets::new(limits.guesses),
            limits,
        })
    }

    /// What those who run the server have decided.
    pub(crate) fn watch(&self) -> &Arc<Watch> {
        &self.watch
    }

    /// The time, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        (self.clock)()
    }

    /// How the server is reached.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    fn words(&self, language: Language) -> &Words {
        let mut all = self.words.iter();
        let spoken = all.find(|words| words.language() == language);
        spoken.unwrap_or(&self.words[0])
    }

    /// Asks storage, on a thread that may wait.
    async fn ask<T, E>(
        &self,
        question: impl FnOnce(&dyn Store) -> Result<T, E> + Send + 'static,
    ) -> Result<T, Problem>
    where
        T: Send + 'static,
        E: Into<Problem> + Send + 'static,
    {
        let store = Arc::clone(&self.store);
        let answer = tokio::task::spawn_blocking(move || question(&*store)).await;
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
pub fn router(web: &Arc<Web>, page: &Page) -> Router {
    routes::all()
        .merge(plain::routes())
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
