//! All that is stored about one, piece by piece: whatever it is, little of it is in memory, and
//! nobody else waits for it.

use std::{sync::Arc, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use baralho_storage::StoreError;
use futures_util::stream::unfold;
use tokio::{runtime::Handle, sync::mpsc, time::timeout};

use super::{Web, identity::Identity, problem::Problem};

/// Exports at a time. Each has a thread, and the database one connection for all of them.
pub(super) const AT_A_TIME: usize = 4;

/// Pieces on their way to a reader.
const PIECES: usize = 2;

/// How long a reader may take for a piece.
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) async fn export(
    State(web): State<Arc<Web>>,
    identity: Identity,
) -> Result<Response, Problem> {
    let id = identity.in_person()?.account.id;
    let turn = Arc::clone(&web.exports).try_acquire_owned();
    let turn = turn.map_err(|_| Problem::Busy)?;
    let (pieces, reader) = mpsc::channel::<Result<Bytes, StoreError>>(PIECES);
    let (store, here) = (Arc::clone(&web.store), Handle::current());
    tokio::task::spawn_blocking(move || {
        let _turn = turn;
        let send = |piece| {
            let sent = here.block_on(timeout(PATIENCE, pieces.send(piece)));
            let gone = || StoreError::Failed("nobody reads any more".into());
            sent.ok().and_then(Result::ok).ok_or_else(gone)
        };
        let exported = store.export(id, &mut |piece| {
            send(Ok(Bytes::copy_from_slice(piece.as_bytes())))
        });
        if let Err(error) = exported {
            // The answer ends in the middle, so that nobody takes it for whole.
            tracing::warn!(%error, "an export was broken off");
            let _ = send(Err(error));
        }
    });
    let body = Body::from_stream(unfold(reader, |mut reader| async {
        Some((reader.recv().await?, reader))
    }));
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        ),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"baralho-export.json\""),
        ),
    ];
    Ok((headers, body).into_response())
}
