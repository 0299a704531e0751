//! A WebSocket: frames out, messages in, and signs of life.

use std::{sync::Arc, time::Duration};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use baralho_protocol::online::{LONGEST_MESSAGE, Person};
use baralho_table::Frame;
use futures_util::SinkExt as _;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, MissedTickBehavior, interval_at, timeout},
};

use crate::{
    engine::Engine,
    hub::{Behind, Origin},
    outbox::Taken,
};

/// The usual buffers cost 128 KiB for every connection that says nothing, and wishes are short.
const READ_BUFFER: usize = 1024;

/// Frames that wait together go out together, up to so many bytes.
const WRITE_BUFFER: usize = 4 * 1024;

/// How many questions for a sign of life may go unanswered.
const SILENCES: u32 = 2;

/// How long a frame may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// Messages of a connection that may wait to be taken in; meanwhile it is not listened to.
const UNHEARD: usize = 16;

/// Sets the limits of a WebSocket before it is opened.
pub(crate) fn limited(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(2 * LONGEST_MESSAGE)
        .max_frame_size(2 * LONGEST_MESSAGE)
}

/// Serves one connection until it ends, or gives no sign of life when asked every so often.
pub(crate) async fn serve(
    mut socket: WebSocket,
    person: Person,
    origin: Origin,
    blocked: Vec<i64>,
    engine: Engine,
    every: Duration,
) {
    let _served = engine.serve();
    let (connection, mut waiting) = engine.connect(person, origin, blocked);
    let unheard = Arc::new(Semaphore::new(UNHEARD));
    let mut code = close_code::NORMAL;
    let mut frames = Vec::new();
    let mut ping = interval_at(Instant::now() + every, every);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut silences = 0;
    let mut heard = false;
    let mut was_behind = false;
    loop {
        tokio::select! {
            // What waits to be sent first: it comes in groups, and leaves time to listen.
            biased;
            taken = waiting.take(&mut frames) => {
                let behind = match taken {
                    Taken::Frames(behind) => behind,
                    Taken::End(why) => {
                        code = why;
                        break;
                    }
                };
                if send(&mut socket, &mut frames).await.is_none() {
                    break;
                }
                if behind != Behind::default() {
                    if !std::mem::replace(&mut was_behind, true) {
                        tracing::info!("a connection reads slowly: it is shown anew what it missed");
                    }
                    engine.behind(connection, behind);
                }
            }
            message = hear(&mut socket, &unheard) => {
                (silences, heard) = (0, true);
                match message {
                    Some((Ok(Message::Text(text)), permit)) => {
                        engine.message(connection, text.as_bytes().to_vec(), permit);
                    }
                    Some((Ok(Message::Binary(bytes)), permit)) => {
                        engine.message(connection, bytes.to_vec(), permit);
                    }
                    Some((Ok(Message::Ping(_) | Message::Pong(_)), _)) => {}
                    Some((Err(error), _)) => {
                        code = close_code_of(&error);
                        break;
                    }
                    Some((Ok(Message::Close(_)), _)) | None => break,
                }
            }
            _ = ping.tick() => {
                // Who has said something need not be asked.
                if std::mem::take(&mut heard) {
                    continue;
                }
                silences += 1;
                let alive = silences <= SILENCES;
                if !alive {
                    tracing::info!("a connection was closed: it gave no sign of life");
                }
                let asked = timeout(PATIENCE, socket.send(Message::Ping(Bytes::new())));
                if !alive || !matches!(asked.await, Ok(Ok(()))) {
                    break;
                }
            }
        }
    }
    engine.disconnect(connection);
    // What was told before the end of the connection still goes out.
    if send(&mut socket, &mut waiting.rest()).await.is_none() {
        return;
    }
    let close = Message::Close(Some(CloseFrame {
        code,
        reason: Utf8Bytes::default(),
    }));
    let _ = timeout(PATIENCE, socket.send(close)).await;
}

/// The next message, once there is a place for it.
async fn hear(
    socket: &mut WebSocket,
    unheard: &Arc<Semaphore>,
) -> Option<(Result<Message, axum::Error>, OwnedSemaphorePermit)> {
    let permit = Arc::clone(unheard).acquire_owned().await.ok()?;
    Some((socket.recv().await?, permit))
}

/// What to say at the end to whoever does not keep to the protocol.
fn close_code_of(error: &axum::Error) -> u16 {
    let text = error.to_string();
    if text.contains("too long") || text.contains("too big") {
        close_code::SIZE
    } else if text.contains("UTF-8") {
        close_code::INVALID
    } else {
        close_code::PROTOCOL
    }
}

/// Sends frames in as few packets as can be: whoever moves is told at once that it is done and
/// what happened. None when the connection cannot be used.
async fn send(socket: &mut WebSocket, frames: &mut Vec<Frame>) -> Option<()> {
    let sent = timeout(PATIENCE, async {
        for frame in frames.drain(..) {
            socket.feed(Message::Text(Utf8Bytes::from(&*frame))).await?;
        }
        socket.flush().await
    });
    let sent = sent.await.inspect_err(|_| {
        tracing::info!("a connection was closed: it did not read");
    });
    sent.ok()?.ok()
}
