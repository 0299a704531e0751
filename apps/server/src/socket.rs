//! A WebSocket: frames out, messages in, and signs of life.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use baralho_protocol::online::{LONGEST_MESSAGE, Person};
use baralho_table::Frame;
use futures_util::SinkExt as _;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::engine::Engine;

/// The usual buffers cost 128 KiB for every connection that says nothing, and wishes are short.
const READ_BUFFER: usize = 1024;

/// Frames that wait together go out together, up to so many bytes.
const WRITE_BUFFER: usize = 4 * 1024;

/// How many questions for a sign of life may go unanswered.
const SILENCES: u32 = 2;

/// How long a frame may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sets the limits of a WebSocket before it is opened.
pub fn limited(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(2 * LONGEST_MESSAGE)
        .max_frame_size(2 * LONGEST_MESSAGE)
}

/// Serves one connection until it ends, or gives no sign of life when asked every so often.
pub async fn serve(mut socket: WebSocket, person: Person, engine: Engine, every: Duration) {
    let _served = engine.serve();
    let (connection, mut waiting) = engine.connect(person);
    let mut frames = Vec::new();
    let mut ping = interval_at(Instant::now() + every, every);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut silences = 0;
    let mut heard = false;
    loop {
        tokio::select! {
            // What waits to be sent first: it comes in groups, and leaves time to listen.
            biased;
            more = waiting.take(&mut frames) => {
                if !more || send(&mut socket, &mut frames).await.is_none() {
                    break;
                }
            }
            message = socket.recv() => {
                (silences, heard) = (0, true);
                match message {
                    Some(Ok(Message::Text(text))) => {
                        engine.message(connection, text.as_bytes().to_vec());
                    }
                    Some(Ok(Message::Binary(bytes))) => {
                        engine.message(connection, bytes.to_vec());
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
            _ = ping.tick() => {
                // Who has said something need not be asked.
                if std::mem::take(&mut heard) {
                    continue;
                }
                silences += 1;
                let alive = silences <= SILENCES;
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
        code: 1000,
        reason: Utf8Bytes::default(),
    }));
    let _ = timeout(PATIENCE, socket.send(close)).await;
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
    sent.await.ok()?.ok()
}
