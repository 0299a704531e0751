//! All that is stored about an account, as JSON text, piece by piece.

use serde::Serialize;
use serde_json::json;

use super::{Reading, accounts, games, keys, tables};
use crate::{Before, Sink, Store, StoreError};

/// How many are read at a time: games are larger than what was said.
const GAMES: u32 = 16;
const LINES: u32 = 256;
/// How much is gathered before it is passed on, in bytes.
const PIECE: usize = 32 << 10;

impl Store {
    /// Everything stored about an account, for its owner to read: JSON text, given to the sink
    /// piece by piece, as it is read in pages: memory is bounded whatever there is. No connection is
    /// held while the sink takes its time; an error of the sink ends it. False when there is no such
    /// account, and nothing is given.
    pub fn export(&self, id: i64, sink: &mut Sink<'_>) -> Result<bool, StoreError> {
        let facts = self.read_as(Reading::Long, |session| {
            let Some(account) = accounts::by_id(session, id)? else {
                return Ok(None);
            };
            let (ratings, keys) = (games::ratings_of(session, id)?, keys::of(session, id)?);
            Ok(Some((account, ratings, keys)))
        })?;
        let Some((account, ratings, keys)) = facts else {
            return Ok(false);
        };
        let mut out = Pieces {
            text: String::new(),
            sink,
        };
        // In the order of the alphabet, as `Value` has its fields.
        out.add("{\"account\":")?;
        out.add_value(&account)?;
        out.add(",\"format\":\"baralho-export\",\"games\":[")?;
        let (mut before, mut comma): (Option<Before>, &str) = (None, "");
        loop {
            let page = self.read_as(Reading::Long, |session| {
                games::history(session, id, GAMES, before.as_ref())
            })?;
            for game in &page {
                out.add(comma)?;
                out.add_value(&json!({ "game": game.facts, "record": game.record }))?;
                comma = ",";
            }
            match page.last() {
                Some(last) if page.len() == GAMES as usize => before = Some((&last.facts).into()),
                _ => break,
            }
        }
        out.add("],\"keys\":")?;
        out.add_value(&keys)?;
        out.add(",\"ratings\":")?;
        out.add_value(&ratings)?;
        out.add(",\"said\":[")?;
        let (mut after, mut comma) = ((String::new(), -1), "");
        loop {
            let page = self.read_as(Reading::Long, |session| {
                tables::said_by(session, id, &after, LINES)
            })?;
            for (table, _, line) in &page {
                out.add(comma)?;
                let body = serde_json::from_str(&line.body);
                let body = body.unwrap_or_else(|_| line.body.as_str().into());
                let body: serde_json::Value = body;
                out.add_value(&json!({ "table": table, "at": line.at, "line": body }))?;
                comma = ",";
            }
            match page.last() {
                Some((table, seq, _)) if page.len() == LINES as usize => {
                    after = (table.clone(), *seq);
                }
                _ => break,
            }
        }
        out.add("],\"version\":1}")?;
        out.pass_on()?;
        Ok(true)
    }
}

/// Text on its way.
struct Pieces<'a, 'b> {
    text: String,
    sink: &'a mut Sink<'b>,
}

impl Pieces<'_, '_> {
    fn add(&mut self, text: &str) -> Result<(), StoreError> {
        self.text.push_str(text);
        if self.text.len() < PIECE {
            return Ok(());
        }
        self.pass_on()
    }

    /// By way of `Value`, which sorts fields.
    fn add_value(&mut self, value: &impl Serialize) -> Result<(), StoreError> {
        let text = serde_json::to_value(value).map(|value| value.to_string());
        self.add(&text.map_err(|error| StoreError::Damaged(error.to_string()))?)
    }

    fn pass_on(&mut self) -> Result<(), StoreError> {
        (self.sink)(&std::mem::take(&mut self.text))
    }
}
