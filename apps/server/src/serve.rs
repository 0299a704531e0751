//! A whole server: storage, tables, and the door.

use std::{
    future::poll_fn, io, net::SocketAddr, num::NonZeroUsize, path::PathBuf, pin::Pin, sync::Arc,
    task::Poll, time::Duration,
};

use baralho_storage::{Store, StoreError};
use thiserror::Error;
use tokio::{net::TcpListener, sync::watch, time::timeout};
use tokio_rustls::TlsAcceptor;

use crate::{
    Config, Engine,
    admin::{self, Restoring},
    clock::now,
    config::{BadConfig, Live},
    http::{Page, Web, router},
    listen::{BadCertificate, listen, tls},
    places::{Capacity, Places},
    renewal::{Renewal, Reread},
};

/// How long a stopping server waits for those who take their time to read its last words.
const GOODBYES: Duration = Duration::from_secs(5);
const HOUR_MS: i64 = 3_600_000;

/// Under load, how long the thread of the sockets rests when it has nothing to do: it then finds
/// several messages at once, instead of being woken for each.
const DOZE: Duration = Duration::from_millis(10);

/// Why a server cannot start.
#[derive(Debug, Error)]
#[allow(missing_docs)] // where a name says it all
pub enum CannotServe {
    /// Storage cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The settings do not fit together.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// The certificate cannot be used.
    #[error(transparent)]
    Certificate(#[from] BadCertificate),
    /// The page cannot be read.
    #[error("cannot serve the page in {}: {error}", folder.display())]
    Page { folder: PathBuf, error: io::Error },
    /// The address cannot be listened at.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    /// A bug has ended what nothing works without.
    #[error("the server has ended because of a bug: {0}")]
    Died(String),
    /// The system refuses threads or random numbers.
    #[error("the system refuses: {0}")]
    System(#[from] io::Error),
}

/// A server that is ready: everything that could be wrong with its settings has been tried.
pub struct Server {
    listener: std::net::TcpListener,
    address: SocketAddr,
    config: Config,
    store: Arc<Store>,
    engine: Engine,
    certificate: Option<watch::Sender<TlsAcceptor>>,
    page: Page,
    reread: Option<Reread>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Server");
        shown
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

impl Server {
    /// Opens storage, takes up the tables and takes the address.
    pub fn open(config: Config) -> Result<Self, CannotServe> {
        let store = baralho_storage::open(&config.data, config.database.as_deref())?;
        Self::over(config, store)
    }

    /// As [`Server::open`], over a store that is open already.
    pub fn over(config: Config, store: Arc<Store>) -> Result<Self, CannotServe> {
        config.check()?;
        let cannot_listen = |error| CannotServe::Listen {
            address: config.bind,
            error,
        };
        let listener = std::net::TcpListener::bind(config.bind).map_err(cannot_listen)?;
        listener.set_nonblocking(true).map_err(cannot_listen)?;
        Self::at(listener, config, store)
    }

    fn at(
        listener: std::net::TcpListener,
        config: Config,
        store: Arc<Store>,
    ) -> Result<Self, CannotServe> {
        let certificate = config.tls().map(|(certificate, key)| tls(certificate, key));
        let certificate = certificate.transpose()?.map(watch::Sender::new);
        let page = match &config.page {
            None => Page::embedded(),
            Some(folder) => Page::read(folder).map_err(|error| CannotServe::Page {
                folder: folder.clone(),
                error,
            })?,
        };
        let address = listener.local_addr()?;
        let node = format!("{address}#{}", std::process::id());
        let engine = Engine::start(Arc::clone(&store), &node, config.hub.clone())?;
        Ok(Self {
            listener,
            address,
            config,
            store,
            engine,
            certificate,
            page,
            reread: None,
        })
    }

    /// Whether browsers get the page, and not only a notice that there is none.
    pub fn has_page(&self) -> bool {
        !self.page.is_missing()
    }

    /// When somebody asks for it (SIGHUP), the config is read again by this.
    pub fn reread_by(
        mut self,
        reread: impl Fn() -> Result<Config, BadConfig> + Send + Sync + 'static,
    ) -> Self {
        self.reread = Some(Arc::new(reread));
        self
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether it speaks HTTPS itself.
    pub fn is_encrypted(&self) -> bool {
        self.certificate.is_some()
    }

    /// The tables.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Serves until `stop` is done, then stops in good order: what was accepted is stored and
    /// told, requests under way end. When a backup is to be restored, it does the same, and then
    /// begins anew with what the backup holds; who connects meanwhile waits.
    pub fn run(self, stop: impl Future<Output = ()>) -> Result<(), CannotServe> {
        let mut stop = std::pin::pin!(stop);
        let mut server = self;
        loop {
            let (listener, reread) = (server.listener.try_clone()?, server.reread.clone());
            let Some((restoring, config)) = server.run_once(stop.as_mut())? else {
                return Ok(());
            };
            let Restoring { file, who } = restoring;
            if let Err(error) = once_free(|| admin::restore(&file, &config.data, &who)) {
                tracing::error!(%error, "the backup is not restored: all is as it was");
            }
            let store =
                once_free(|| baralho_storage::open(&config.data, config.database.as_deref()))?;
            server = Self::at(listener, config, store)?;
            server.reread = reread;
        }
    }

    /// Gives the backup that is to be restored, if that is why it ended.
    fn run_once(
        self,
        mut stop: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<Option<(Restoring, Config)>, CannotServe> {
        // The other half of the cores is for the tables, the storage and the bots. Threads
        // that look for work at each other's would cost more than they would do.
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let (parked, data) = (self.engine.clone(), self.config.data.clone());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(cores.div_ceil(2))
            .enable_all()
            .thread_name("web")
            .on_thread_park(move || {
                if parked.is_busy() {
                    std::thread::sleep(DOZE);
                }
            })
            .build()?;
        let engine = self.engine.clone();
        let (tell, told) = watch::channel(false);
        let store = Arc::clone(&self.store);
        let live = Live::new(self.config);
        let places = Places::new(live.clone(), Capacity::make());
        let web = Web::new(
            Arc::clone(&store),
            engine.clone(),
            live.clone(),
            Arc::clone(&places),
        );
        let certificate = self.certificate;
        let encryption = certificate.as_ref().map(watch::Sender::subscribe);
        let renewal = Renewal {
            live: live.clone(),
            web: Arc::clone(&web),
            engine: engine.clone(),
            certificate,
            address: self.address,
            reread: self.reread,
        };
        let page = self.page;
        let last = live.clone();
        let restoring = runtime.block_on(async {
            // Before the first request is answered the signals must be listened for: whoever
            // hears from a server may also ask it to stop.
            let asked = poll_fn(|context| Poll::Ready(stop.as_mut().poll(context).is_ready()));
            let asked = asked.await;
            let renewing = tokio::spawn(renewal.whenever_asked());
            let listener = TcpListener::from_std(self.listener)?;
            tracing::info!(
                address = %self.address,
                encrypted = encryption.is_some(),
                "serving"
            );
            let url = live.get().url_at(self.address);
            let governed = admin::start(web.watch(), &data, url).await;
            let cleaning = tokio::spawn(clean(store, live.clone()));
            let serving = tokio::spawn(listen(
                listener,
                router(&web, &page),
                encryption,
                live,
                places,
                told,
            ));
            let (mut died, mut restoring) = (None, None);
            if !asked {
                tokio::select! {
                    () = stop => {}
                    reason = engine.died() => died = Some(reason),
                    wanted = web.watch().restoring() => restoring = Some(wanted),
                }
            }
            tracing::info!("stopping");
            let _ = tell.send(true);
            // The tables first: their connections end when all has been stored and told.
            let stopped = engine.clone();
            let _ = tokio::task::spawn_blocking(move || stopped.stop()).await;
            let _ = serving.await;
            // A runtime that ends drops its tasks where they are: goodbyes would go unsaid.
            let _ = timeout(GOODBYES, engine.all_served()).await;
            drop(governed);
            cleaning.abort();
            renewing.abort();
            died.map_or(Ok(restoring), |reason| Err(CannotServe::Died(reason)))
        })?;
        runtime.shutdown_timeout(Duration::from_secs(2));
        tracing::info!("stopped");
        Ok(restoring.map(|restoring| (restoring, Config::clone(&last.get()))))
    }
}

/// Does work on a folder that `baralho admin` may use for a moment.
fn once_free<T>(mut work: impl FnMut() -> Result<T, StoreError>) -> Result<T, StoreError> {
    for _ in 0..50 {
        match work() {
            Err(StoreError::InUse(_)) => std::thread::sleep(Duration::from_millis(100)),
            done => return done,
        }
    }
    work()
}

/// Done when somebody wants the server to stop: by Ctrl-C, or as systems do (SIGTERM).
pub async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Forgets what has become old, every hour.
async fn clean(store: Arc<Store>, live: Live) {
    let mut hours = tokio::time::interval(Duration::from_millis(HOUR_MS as u64));
    loop {
        hours.tick().await;
        let store = Arc::clone(&store);
        let purge = live.get().retention.purge_at(now());
        let purged = tokio::task::spawn_blocking(move || store.purge(&purge));
        match purged.await {
            Ok(Ok(purged)) => tracing::info!(
                guests = purged.guests,
                keys = purged.keys,
                tables = purged.tables,
                "forgot what was old"
            ),
            Ok(Err(error)) => tracing::error!(%error, "cannot forget what is old"),
            Err(error) => tracing::error!(%error, "forgetting failed"),
        }
    }
}
