//! What a bug costs: one table, or one connection, and never the hub.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use baralho_protocol::online::TableCode;
use baralho_storage::{Append, TableState};

use super::{AtWork, Hub, Input, Output};

impl Input {
    /// What goes if this cannot be taken in.
    pub(super) fn concerns(&self) -> Option<AtWork> {
        match self {
            Self::Connect { connection, .. }
            | Self::Message { connection, .. }
            | Self::Disconnect { connection }
            | Self::Behind { connection, .. }
            | Self::Kept { connection, .. } => Some(AtWork::Connection(*connection)),
            Self::PasswordDone { job, .. } => Some(AtWork::Connection(job.connection)),
            Self::Loaded { code, .. } | Self::Lost { code, .. } | Self::Chosen { code, .. } => {
                Some(AtWork::Table(*code))
            }
            Self::SignedOut { .. }
            | Self::Deleted { .. }
            | Self::Limits(_)
            | Self::Govern(_)
            | Self::Tick => None,
        }
    }
}

impl Hub {
    /// Takes in what came; what must go out is added in order.
    ///
    /// A panic is a bug of the one table that was worked on: that table is closed, its log is
    /// kept, and everybody else plays on.
    ///
    /// # Panics
    /// When the bug is not a table's or a connection's: then nothing here can be relied on.
    pub fn step(&mut self, now: i64, input: Input, out: &mut Vec<Output>) {
        self.now = now;
        std::mem::swap(&mut self.out, out);
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| self.take_in(input))) {
            match self.at_work.take() {
                Some(AtWork::Table(code)) => self.close_broken(code),
                Some(AtWork::Connection(connection)) => {
                    let at = self.connections.get(&connection).and_then(|c| c.table);
                    if let Some(code) = at {
                        self.close_broken(code);
                    } else {
                        tracing::error!("a connection was closed because of a bug");
                        self.bye(connection, "trouble");
                    }
                }
                None => resume_unwind(panic),
            }
        }
        std::mem::swap(&mut self.out, out);
    }

    /// Takes a table out of memory and marks it as closed, without asking it anything.
    fn close_broken(&mut self, code: TableCode) {
        self.counts.broken += 1;
        tracing::error!("a table was closed because of a bug; its log is kept");
        if let Some(slot) = self.tables.get(&code) {
            let nothing = Append::lines(&code.to_string(), slot.epoch, slot.stored, Vec::new());
            let append = Append {
                state: Some(TableState::Closed),
                ..nothing
            };
            self.out.push(Output::Store {
                generation: slot.generation,
                append: Box::new(append),
            });
        }
        self.forget(code, Some("closed"));
    }
}
