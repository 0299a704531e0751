//! From a request to a WebSocket.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::HeaderMap,
    response::Response,
};

use super::{
    Web,
    client::{Client, is_from_here},
    identity::Identity,
    problem::Problem,
};
use crate::{hub::Origin, places::Held, socket};

/// Opens a WebSocket for somebody, if the page that wants it is ours.
pub(super) async fn open(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    identity: Identity,
    client: Client,
    held: Option<Extension<Held>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let doors = web.doors();
    if !is_from_here(&headers, &doors.config) {
        return Err(Problem::WrongOrigin);
    }
    let upgrade = upgrade.map_err(|_| Problem::NotWebSocket)?;
    let (engine, person) = (web.engine.clone(), identity.person());
    let origin = Origin {
        key: identity.key.id,
        client: client.address.into(),
    };
    let id = person.id;
    let blocked = web.ask(move |store| store.blocked_by(id)).await?;
    let signs_of_life = doors.config.limits.signs_of_life;
    Ok(
        socket::limited(upgrade).on_upgrade(move |socket| async move {
            // The connection counts among its client's until it ends.
            let _held = held;
            socket::serve(socket, person, origin, blocked, engine, signs_of_life).await;
        }),
    )
}
