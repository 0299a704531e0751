//! Stores, then tells: what the hub gives out passes here, in order.

use std::{
    collections::HashSet,
    sync::Arc,
    time::{Duration, Instant},
};

use baralho_protocol::online::TableCode;
use baralho_storage::{Append, Appended, Store, TableState};

use crate::hub::{Input, Keep, Output};

/// Where things go: the world, or a simulation of it.
pub trait Sink {
    /// Does what the hub wants, now that it may be done: anything but storing and loading.
    fn perform(&mut self, output: Output);
    /// Tells the hub.
    fn report(&mut self, input: Input);
    /// Lines were stored, or not, in one transaction.
    fn stored(&mut self, _lines: usize, _failures: usize, _spent: Duration) {}
}

/// Stores what must be stored before it passes on what may be told.
pub struct Delivery {
    store: Arc<Store>,
    node: String,
    /// Lives of tables whose storing failed: nothing of them may be told any more.
    spoiled: HashSet<(TableCode, u64)>,
}

impl Delivery {
    /// Writes into this store, under the name of this node.
    pub fn new(store: Arc<Store>, node: &str) -> Self {
        Self {
            store,
            node: node.to_owned(),
            spoiled: HashSet::new(),
        }
    }

    /// Brings every table to the hub that was live when the last server stopped.
    pub fn take_up_live_tables(&mut self, sink: &mut impl Sink) {
        match self.store.tables(TableState::Live) {
            Ok(codes) => {
                for code in codes.iter().filter_map(|code| code.parse().ok()) {
                    self.load(code, sink);
                }
            }
            Err(error) => tracing::error!(%error, "the live tables cannot be listed"),
        }
    }

    /// Stores and tells all of a batch: one transaction.
    pub fn handle(&mut self, batch: Vec<Output>, sink: &mut impl Sink) {
        let others = self.store_all(batch, sink);
        for output in others {
            match output {
                Output::Send {
                    because: Some(life),
                    ..
                } if self.spoiled.contains(&life) => {}
                Output::Load { code } => self.load(code, sink),
                other => sink.perform(other),
            }
        }
    }

    /// Stores what must be, and gives back what is to be done then, in order.
    fn store_all(&mut self, batch: Vec<Output>, sink: &mut impl Sink) -> Vec<Output> {
        let mut lives = Vec::new();
        let mut appends: Vec<Append> = Vec::new();
        let mut others = Vec::with_capacity(batch.len());
        for output in batch {
            let Output::Store { generation, append } = output else {
                others.push(output);
                continue;
            };
            let Ok(code) = append.code.parse::<TableCode>() else {
                continue;
            };
            // Nothing can follow what was not stored.
            if !self.spoiled.contains(&(code, generation)) {
                lives.push((code, generation));
                appends.push(*append);
            }
        }
        if appends.is_empty() {
            return others;
        }
        let begun = Instant::now();
        let result = self.store.append(&appends);
        let count = appends.iter().map(|append| append.lines.len()).sum();
        let failed: Vec<(TableCode, u64)> = match result {
            Ok(results) => {
                let results = lives.iter().zip(&results);
                let refused = results.filter(|(_, result)| **result == Appended::Refused);
                refused.map(|(life, _)| *life).collect()
            }
            Err(error) => {
                tracing::error!(%error, lines = count, "storing failed");
                lives.clone()
            }
        };
        sink.stored(count, failed.len(), begun.elapsed());
        for life @ (code, generation) in failed {
            if self.spoiled.insert(life) {
                sink.report(Input::Lost { code, generation });
            }
        }
        others
    }

    fn load(&mut self, code: TableCode, sink: &mut impl Sink) {
        let found = self.store.claim(&code.to_string(), &self.node);
        let found = found.map_err(|error| {
            tracing::error!(%error, "a table cannot be read");
        });
        sink.report(Input::Loaded { code, found });
    }
}

/// Keeps what is no table's, and says whether it is kept.
pub fn keep(store: &Store, what: &Keep) -> bool {
    let kept = match what {
        Keep::Block { by, person, on } => store.set_block(*by, *person, *on),
        Keep::Report(report) => store.add_report(report),
    };
    kept.unwrap_or_else(|error| {
        tracing::error!(%error, "what somebody said about somebody cannot be kept");
        false
    })
}
