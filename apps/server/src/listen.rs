//! Connections: taken, encrypted, limited, and ended in good order.

use std::{fs, io, net::SocketAddr, path::Path, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
    sync::watch,
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        self, ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
    },
};

use crate::{
    config::Live,
    http::Peer,
    logs::Seldom,
    places::{Held, Place, Places},
};

/// How long a client may take to agree on encryption.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// How long requests under way may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long a connection for which there is no room may take to ask for something.
const REFUSAL: Duration = Duration::from_secs(5);
/// What a connection keeps of what it reads, in bytes: requests are small, and connections many.
const BUFFER: usize = 16 * 1024;

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadCertificate {
    /// A file cannot be read.
    #[error("cannot read {file}: {error}")]
    Unreadable { file: String, error: String },
    /// Certificate and key do not fit.
    #[error("the certificate cannot be used: {0}")]
    Unusable(#[from] rustls::Error),
}

pub(crate) fn tls(certificate: &Path, key: &Path) -> Result<TlsAcceptor, BadCertificate> {
    let unreadable = |file: &Path, error: &dyn std::fmt::Display| BadCertificate::Unreadable {
        file: file.display().to_string(),
        error: error.to_string(),
    };
    let read = |file: &Path| fs::read(file).map_err(|error| unreadable(file, &error));
    let certificates = CertificateDer::pem_slice_iter(&read(certificate)?)
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| unreadable(certificate, &error))?;
    let key =
        PrivateKeyDer::from_pem_slice(&read(key)?).map_err(|error| unreadable(key, &error))?;
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(certificates, key)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

/// Serves until `stop` becomes true, then lets requests under way end. Connections that have
/// become WebSockets are not waited for: they are told by whoever has them.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    tls: Option<watch::Receiver<TlsAcceptor>>,
    live: Live,
    places: Arc<Places>,
    mut stop: watch::Receiver<bool>,
) {
    let failures = Seldom::default();
    let ended = stop.clone();
    // Dropped by every connection at its end; when the last one is, all have ended.
    let (alive, mut all_ended) = tokio::sync::mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|&stop| stop) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                failed(&error, &failures).await;
                continue;
            }
        };
        let Some(place) = places.enter(address.ip()) else {
            continue;
        };
        // Moves are small and must not wait for each other.
        let _ = stream.set_nodelay(true);
        let (router, ended, alive) = (router.clone(), ended.clone(), alive.clone());
        let tls = tls.as_ref().map(|tls| tls.borrow().clone());
        let mut head_time = live.get().limits.head_time;
        if place.is_refused {
            head_time = head_time.min(REFUSAL);
        }
        tokio::spawn(async move {
            converse(stream, address, router, tls, head_time, ended, place).await;
            drop(alive);
        });
    }
    drop(alive);
    drop(listener);
    let _ = tokio::time::timeout(FAREWELL, all_ended.recv()).await;
}

/// Most errors concern the one connection that failed; but without free file descriptors there
/// will be one after the other.
async fn failed(error: &io::Error, failures: &Seldom) {
    let is_harmless = matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
    );
    if !is_harmless {
        if let Some(times) = failures.due() {
            tracing::error!(%error, times, "cannot take a connection");
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn converse(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    tls: Option<TlsAcceptor>,
    head_time: Duration,
    ended: watch::Receiver<bool>,
    place: Place,
) {
    let peer = Peer {
        address,
        is_encrypted: tls.is_some(),
    };
    match tls {
        None => serve(stream, peer, router, head_time, ended, place).await,
        Some(tls) => {
            match tokio::time::timeout(HANDSHAKE, tls.accept(stream)).await {
                Ok(Ok(stream)) => serve(stream, peer, router, head_time, ended, place).await,
                // Strangers, plain HTTP among them: nothing that a host could do about it.
                Ok(Err(error)) => tracing::debug!(%address, %error, "no encryption agreed on"),
                Err(_) => tracing::debug!(%address, "too slow to agree on encryption"),
            }
        }
    }
}

async fn serve<S>(
    stream: S,
    peer: Peer,
    router: Router,
    head_time: Duration,
    mut ended: watch::Receiver<bool>,
    place: Place,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let held = Held::new(place);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        // A WebSocket keeps its connection's place when this conversation has ended.
        request.extensions_mut().insert(held.clone());
        router.call(request)
    });
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut conversation = pin!(conversation);
    let must_end = tokio::select! {
        _ = conversation.as_mut() => false,
        _ = ended.wait_for(|&ended| ended) => true,
    };
    if must_end {
        conversation.as_mut().graceful_shutdown();
        let _ = conversation.await;
    }
}
