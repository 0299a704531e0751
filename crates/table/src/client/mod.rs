//! What a client of an online server knows, and what it should say next.
//!
//! No sockets, no clock, no threads: whoever has them feeds a [`Client`] what arrives, sends
//! what it wants sent, and reads what it knows. So the terminal, the page and the load tool
//! reconnect, catch up and follow a game by the same code.
//!
//! ```
//! use baralho_table::client::{Client, News};
//! use baralho_protocol::online::{Command, VERSION};
//!
//! let mut client = Client::new(Some("en".to_owned()));
//! client.want_lobby(true);
//! // A connection is there: what must be said first?
//! let said: Vec<Command> = client.connected().into_iter().map(|said| said.command).collect();
//! assert!(matches!(said[0], Command::Hello { protocol: VERSION, .. }));
//! assert_eq!(said[1], Command::Lobby { on: true });
//! // Something arrives.
//! let welcome = r#"{"type":"welcome","protocol":1,"server":"baralho","now":5000,"tables":[],
//!     "you":{"id":7,"name":"Ana"}}"#;
//! client.feed(welcome.as_bytes(), 1000)?;
//! assert!(matches!(client.next_news()?, Some(News::Welcome { .. })));
//! assert_eq!(client.server_time(2000), 6000);
//! # Ok::<(), baralho_protocol::BadMessage>(())
//! ```

mod backoff;
mod follow;
mod heartbeat;
mod lobby;
mod news;
mod pending;
mod room;
mod session;
mod teller;

pub use backoff::delay;
pub use follow::{AnyFollowed, Followed};
pub use heartbeat::{Beat, Heartbeat};
pub use lobby::Lobby;
pub use news::News;
pub use room::Room;
pub use session::Client;
pub use teller::{Teller, teller};
