//! Wishes that have not been answered yet, and which of them may be said again.

use std::collections::VecDeque;

use baralho_protocol::online::{Request, ToServer};

use crate::Room;

/// Wishes that wait for their answers, the oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pending {
    next: u64,
    waiting: VecDeque<Waiting>,
}

#[derive(Clone, Debug)]
struct Waiting {
    id: u64,
    wish: ToServer,
    /// A refusal may only mean that it had been done already, or that there is no table any
    /// more.
    repeated: bool,
    /// Said on this connection: it will be answered.
    said: bool,
}

impl Pending {
    /// Gives a wish its number, and remembers it.
    pub(crate) fn ask(&mut self, wish: ToServer) -> Request {
        self.next += 1;
        self.waiting.push_back(Waiting {
            id: self.next,
            wish: wish.clone(),
            repeated: false,
            said: true,
        });
        Request {
            id: Some(self.next),
            wish,
        }
    }

    /// The wish of this number, which has been answered, and whether it had been said
    /// more than once.
    pub(crate) fn answered(&mut self, id: u64) -> Option<(ToServer, bool)> {
        let place = self.waiting.iter().position(|known| known.id == id)?;
        let waiting = self.waiting.remove(place)?;
        Some((waiting.wish, waiting.repeated))
    }

    /// The oldest wish, which has been answered without its number.
    pub(crate) fn oldest(&mut self) -> Option<(ToServer, bool)> {
        let waiting = self.waiting.pop_front()?;
        Some((waiting.wish, waiting.repeated))
    }

    /// The connection broke: what may be said again stays, the rest is given back.
    pub(crate) fn broken(&mut self) -> Vec<ToServer> {
        let mut lost = Vec::new();
        self.waiting.retain_mut(|waiting| {
            let wish = &waiting.wish;
            if belongs_to_connection(wish) {
                return false;
            }
            if !may_be_repeated(wish) {
                lost.push(wish.clone());
                return false;
            }
            waiting.said = false;
            true
        });
        lost
    }

    /// There is no table any more: what was said on this connection will still be answered, what
    /// was to be said again at the table is given back. Whoever wanted to leave is where they
    /// wanted to be.
    pub(crate) fn forget(&mut self) -> Vec<ToServer> {
        let mut lost = Vec::new();
        self.waiting.retain_mut(|waiting| {
            waiting.repeated = true;
            if !waiting.said && waiting.wish != ToServer::Leave {
                lost.push(waiting.wish.clone());
            }
            waiting.said
        });
        lost
    }

    /// What should be said again now that the table is known as it is. Moves that came
    /// through, or come too late, are forgotten.
    pub(crate) fn repeat(&mut self, room: Option<&Room>) -> Vec<Request> {
        self.waiting.retain(|waiting| match &waiting.wish {
            ToServer::Move { turn, .. } => room.is_some_and(|room| room.moves() == *turn),
            wish if belongs_to_connection(wish) => true,
            _ => room.is_some(),
        });
        let mut said = Vec::new();
        for waiting in &mut self.waiting {
            if !belongs_to_connection(&waiting.wish) {
                (waiting.repeated, waiting.said) = (true, true);
                said.push(Request {
                    id: Some(waiting.id),
                    wish: waiting.wish.clone(),
                });
            }
        }
        said
    }

    /// Wishes that wait.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &ToServer> {
        self.waiting.iter().map(|waiting| &waiting.wish)
    }
}

/// Whether a refusal of something said twice only means that the first time was enough.
pub(crate) fn was_enough(code: &str) -> bool {
    [
        "stale",
        "match-running",
        "seated-already",
        "not-seated",
        "seat-taken",
        "no-table",
    ]
    .contains(&code)
}

/// What a new connection says by itself.
const fn belongs_to_connection(wish: &ToServer) -> bool {
    matches!(
        wish,
        ToServer::Hello { .. }
            | ToServer::Ping
            | ToServer::Position
            | ToServer::Lobby { .. }
            | ToServer::Join { .. }
            | ToServer::Sync { .. }
    )
}

/// Whether saying it twice does no more than saying it once. A move has its number, and is
/// refused the second time.
const fn may_be_repeated(wish: &ToServer) -> bool {
    matches!(
        wish,
        ToServer::Move { .. }
            | ToServer::Ready { .. }
            | ToServer::Seed { .. }
            | ToServer::Sit { .. }
            | ToServer::Stand
            | ToServer::Bot { .. }
            | ToServer::Change { .. }
            | ToServer::Silence { .. }
            | ToServer::Block { .. }
            | ToServer::Start
            | ToServer::Leave
    )
}
