//! A WebSocket: frames out, messages in, and signs of life.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use baralho_protocol::online::{LONGEST_MESSAGE, Person};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::engine::Engine;

/// The usual buffers cost 128 KiB for every connection that says nothing.
const BUFFER: usize = 4 * 1024;

/// How many of them may go unanswered.
const SILENCES: u32 = 2;

/// How long a frame may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sets the limits of a WebSocket before it is opened.
pub fn limited(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(2 * LONGEST_MESSAGE)
        .max_frame_size(2 * LONGEST_MESSAGE)
}

/// Serves one connection until it ends, or gives no sign of life when asked every so often.
pub async fn serve(mut socket: WebSocket, person: Person, engine: Engine, every: Duration) {
    let (connection, mut frames) = engine.connect(person);
    let mut ping = interval_at(Instant::now() + every, every);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut silences = 0;
    loop {
        tokio::select! {
            frame = frames.recv() => {
                let Some(frame) = frame else { break };
                let text = Message::Text(Utf8Bytes::from(&*frame));
                if !matches!(timeout(PATIENCE, socket.send(text)).await, Ok(Ok(()))) {
                    break;
                }
            }
            message = socket.recv() => {
                silences = 0;
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
    while let Ok(frame) = frames.try_recv() {
        let text = Message::Text(Utf8Bytes::from(&*frame));
        if !matches!(timeout(PATIENCE, socket.send(text)).await, Ok(Ok(()))) {
            return;
        }
    }
    let close = Message::Close(Some(CloseFrame {
        code: 1000,
        reason: Utf8Bytes::default(),
    }));
    let _ = timeout(PATIENCE, socket.send(close)).await;
}
