//! Taking up a changed config and a changed certificate while the server runs.

use std::{net::SocketAddr, sync::Arc};

use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

use crate::{
    Config, Engine,
    config::{BadConfig, Live},
    http::Web,
    listen::tls,
};

/// Reads the config again.
pub(crate) type Reread = Arc<dyn Fn() -> Result<Config, BadConfig> + Send + Sync>;

/// Whom a changed config concerns.
pub(crate) struct Renewal {
    pub(crate) live: Live,
    pub(crate) web: Arc<Web>,
    pub(crate) engine: Engine,
    pub(crate) address: SocketAddr,
    pub(crate) certificate: Option<watch::Sender<TlsAcceptor>>,
    pub(crate) reread: Option<Reread>,
}

impl Renewal {
    /// Does so whenever the process is told to (SIGHUP), which from this call on does not end it.
    pub(crate) fn whenever_asked(self) -> impl Future<Output = ()> {
        #[cfg(unix)]
        let asked = {
            use tokio::signal::unix::{SignalKind, signal};
            signal(SignalKind::hangup()).inspect_err(|error| {
                tracing::error!(%error, "cannot listen for SIGHUP: it would end the server");
            })
        };
        async move {
            #[cfg(unix)]
            if let Ok(mut asked) = asked {
                while asked.recv().await.is_some() {
                    self.renew();
                    let url = self.live.get().url_at(self.address);
                    self.web.watch().publish(url).await;
                }
            }
        }
    }

    /// All or nothing: a config with a mistake in it changes nothing.
    #[cfg_attr(not(unix), allow(dead_code))]
    fn renew(&self) {
        let mut config = Config::clone(&self.live.get());
        if let Some(reread) = &self.reread {
            let newer = match reread().and_then(|newer| newer.check().map(|()| newer)) {
                Ok(newer) => newer,
                Err(error) => {
                    tracing::error!(%error, "the config stays as it was");
                    return;
                }
            };
            let was_encrypted = config.tls().is_some();
            let (changed, mut waiting) = config.renew(newer);
            if config.tls().is_some() != was_encrypted {
                waiting.push("server.tls_cert".to_owned());
            }
            // No values: there are secrets among them.
            tracing::info!(changed = changed.join(", "), "read the config again");
            if !waiting.is_empty() {
                tracing::warn!(
                    keys = waiting.join(", "),
                    "these changes wait for a restart"
                );
            }
            self.live.set(config.clone());
            self.web.renew();
            self.engine.set_limits(config.hub.clone());
        }
        let files = self.certificate.as_ref().zip(config.tls());
        if let Some((certificate, (file, key))) = files {
            match tls(file, key) {
                Ok(read) => {
                    certificate.send_replace(read);
                    tracing::info!("read the certificate again");
                }
                Err(error) => tracing::error!(%error, "the certificate stays as it was"),
            }
        }
    }
}
