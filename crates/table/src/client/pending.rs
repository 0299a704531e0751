//! Commands that have not been answered yet, and which of them may be said again.

use std::collections::VecDeque;

use baralho_protocol::online::{Command, Request};

use super::Room;

/// Commands that wait for their answers, the oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pending {
    next: u64,
    waiting: VecDeque<Waiting>,
}

#[derive(Clone, Debug)]
struct Waiting {
    request: Request,
    /// A refusal may only mean that it had been done already, or that the table is gone.
    repeated: bool,
    /// Said on this connection: it will be answered.
    said: bool,
}

impl Pending {
    /// Gives a command its number, and remembers it.
    pub(crate) fn ask(&mut self, command: Command) -> Request {
        self.next += 1;
        let id = Some(self.next);
        let request = Request { id, command };
        self.waiting.push_back(Waiting {
            request: request.clone(),
            repeated: false,
            said: true,
        });
        request
    }

    /// The command of this number, which has been answered, and whether it had been said
    /// more than once.
    pub(crate) fn answered(&mut self, id: u64) -> Option<(Command, bool)> {
        let mut waiting = self.waiting.iter();
        let place = waiting.position(|known| known.request.id == Some(id))?;
        let waiting = self.waiting.remove(place)?;
        Some((waiting.request.command, waiting.repeated))
    }

    /// The oldest command, which has been answered without its number.
    pub(crate) fn oldest(&mut self) -> Option<(Command, bool)> {
        let waiting = self.waiting.pop_front()?;
        Some((waiting.request.command, waiting.repeated))
    }

    /// The connection broke: what may be said again stays, the rest is given back.
    pub(crate) fn broken(&mut self) -> Vec<Command> {
        let mut lost = Vec::new();
        self.waiting.retain_mut(|waiting| {
            let command = &waiting.request.command;
            if belongs_to_connection(command) {
                return false;
            }
            if !may_be_repeated(command) {
                lost.push(command.clone());
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
    pub(crate) fn forget(&mut self) -> Vec<Command> {
        let mut lost = Vec::new();
        self.waiting.retain_mut(|waiting| {
            waiting.repeated = true;
            let command = &waiting.request.command;
            if !waiting.said && *command != Command::Leave {
                lost.push(command.clone());
            }
            waiting.said
        });
        lost
    }

    /// What should be said again now that the table is known as it is. Moves that came
    /// through, or come too late, are forgotten.
    pub(crate) fn repeat(&mut self, room: Option<&Room>) -> Vec<Request> {
        self.waiting
            .retain(|waiting| match &waiting.request.command {
                Command::Move { turn, .. } | Command::TakeBack { turn, .. } => {
                    room.is_some_and(|room| room.moves() == *turn)
                }
                command if belongs_to_connection(command) => true,
                _ => room.is_some(),
            });
        let mut said = Vec::new();
        for waiting in &mut self.waiting {
            if !belongs_to_connection(&waiting.request.command) {
                (waiting.repeated, waiting.said) = (true, true);
                said.push(waiting.request.clone());
            }
        }
        said
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Command> {
        self.waiting.iter().map(|waiting| &waiting.request.command)
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
const fn belongs_to_connection(command: &Command) -> bool {
    matches!(
        command,
        Command::Hello { .. }
            | Command::Ping
            | Command::Position
            | Command::Lobby { .. }
            | Command::Join { .. }
            | Command::Sync { .. }
    )
}

/// Whether saying it twice has the same effect as saying it once. A move has its number, and
/// is refused the second time.
const fn may_be_repeated(command: &Command) -> bool {
    matches!(
        command,
        Command::Move { .. }
            | Command::TakeBack { .. }
            | Command::Ready { .. }
            | Command::Seed { .. }
            | Command::Sit { .. }
            | Command::Stand
            | Command::Bot { .. }
            | Command::Change { .. }
            | Command::Silence { .. }
            | Command::Block { .. }
            | Command::Start
            | Command::Leave
    )
}
