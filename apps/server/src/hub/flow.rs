//! From tables to storage and to everybody who must be told, and what time brings.

use baralho_protocol::online::{By, Person, Refusal, Stage, TableCode, TableEvent, ToClient};
use baralho_storage::{Append, Finished, GameFacts, GameSeat, LogLine, TableState};
use baralho_table::FinishedMatch;

use super::{AtWork, ConnectionId, Hub, Kind, Output, Slot, Think, limits::millis, refusals::send};

impl Hub {
    /// Hands over what has happened at a table: to be stored, then to be told. Asks a bot
    /// if it is its turn.
    pub(super) fn flush(&mut self, code: TableCode) {
        self.at_work = Some(AtWork::Table(code));
        let Some(slot) = self.tables.get_mut(&code) else {
            return;
        };
        let pending = slot.table.take_pending();
        let closed = slot.table.closed;
        if closed {
            slot.state = Some(TableState::Closed);
        }
        let state = slot.state.take();
        if !pending.is_empty() || state.is_some() {
            slot.touched = self.now;
            if pending.iter().any(|pending| moves_on(&pending.line.event)) {
                slot.moved = self.now;
            }
            // The lobby shows nothing that a move within a round changes.
            let is_move = |event: &TableEvent| {
                matches!(
                    event,
                    TableEvent::Move { .. } | TableEvent::TakenBack { .. }
                )
            };
            let is_seen = slot.table.stage != Stage::Playing
                || !pending.iter().all(|pending| is_move(&pending.line.event));
            if is_seen || state.is_some() {
                self.changed.insert(code);
            }
            let over = |event: &TableEvent| matches!(event, TableEvent::Over { .. });
            let ended = pending.iter().any(|pending| over(&pending.line.event));
            self.counts.finished += u64::from(ended);
            let finished = ended.then(|| slot.table.finished()).flatten();
            let lines = pending.iter().map(|pending| LogLine {
                at: pending.line.at,
                body: pending.line.body(),
                author: pending.line.author(),
            });
            let first_seq = slot.stored;
            slot.stored += pending.len() as u64;
            let append = Append {
                code: code.to_string(),
                epoch: slot.epoch,
                first_seq,
                lines: lines.collect(),
                state,
                finished: finished.map(|game| finished_game(code, game)),
            };
            self.out.push(Output::Store {
                generation: slot.generation,
                append: Box::new(append),
            });
        }
        let because = Some((code, slot.generation));
        for line in &pending {
            for &connection in &slot.connections {
                let Some(to) = self.connections.get(&connection) else {
                    continue;
                };
                let observer = slot.table.observer(to.person.id);
                if let Some(frame) = line.frames.of(observer) {
                    self.out.push(Output::send(
                        connection,
                        frame.clone(),
                        Kind::Table,
                        because,
                    ));
                }
            }
        }
        if closed {
            self.forget(code, Some("closed"));
            return;
        }
        self.ask_bot(code);
        self.set_deadline(code);
    }

    /// Asks the bot whose turn it is, unless it has been asked or people could not follow.
    fn ask_bot(&mut self, code: TableCode) {
        let pace = millis(self.limits.bot_pace);
        let Some(slot) = self.tables.get_mut(&code) else {
            return;
        };
        let Some(turn) = slot.table.bot_turn(self.now) else {
            return;
        };
        if slot.thinking == Some(turn.turn) || self.now < slot.moved + pace {
            return;
        }
        if let Some(round) = slot.table.round_so_far() {
            slot.thinking = Some(turn.turn);
            self.out.push(Output::Think(Box::new(Think {
                host: slot.table.host.id,
                code,
                generation: slot.generation,
                seat: turn.seat,
                bot: turn.bot,
                turn: turn.turn,
                moves: turn.moves,
                round,
            })));
        }
    }

    pub(super) fn chosen(
        &mut self,
        code: TableCode,
        generation: u64,
        turn: u64,
        text: Option<String>,
    ) {
        let secret = self.secret();
        let Some(slot) = self.tables.get_mut(&code) else {
            return;
        };
        if slot.generation != generation || slot.thinking != Some(turn) {
            return;
        }
        slot.thinking = None;
        // Whoever came back meanwhile plays for themselves.
        let Some(wanted) = slot
            .table
            .bot_turn(self.now)
            .filter(|wanted| wanted.turn == turn)
        else {
            return;
        };
        let table = &mut slot.table;
        let (seat, by) = (wanted.seat, wanted.by);
        let made = text.map(|text| table.make_move(self.now, seat, &text, turn, by, &secret));
        if matches!(made, Some(Ok(()))) {
            self.counts.moves += 1;
        } else {
            tracing::error!(bot = wanted.bot, "a bot found no legal move");
            // Another bot takes its place, and is asked next; if that is the one that failed,
            // any move is better than none.
            if !table.replace_bot(self.now, seat).unwrap_or(false)
                && let Some(text) = table.any_move()
            {
                let _ = table.make_move(self.now, seat, &text, turn, by, &secret);
            }
        }
        self.flush(code);
    }

    fn set_deadline(&mut self, code: TableCode) {
        let Some(slot) = self.tables.get_mut(&code) else {
            return;
        };
        let idle = (!slot.table.is_attended()).then_some(slot.touched + millis(self.limits.idle));
        let paced = slot.moved + millis(self.limits.bot_pace);
        let bot = slot
            .table
            .bot_turn(i64::MAX)
            .filter(|turn| slot.thinking != Some(turn.turn) && turn.by != By::Clock)
            .map(|_| paced);
        let deadline = slot
            .table
            .deadline()
            .into_iter()
            .chain(idle)
            .chain(bot)
            .min();
        self.schedule(code, deadline);
    }

    /// From now on a table is next looked at at this time.
    fn schedule(&mut self, code: TableCode, at: Option<i64>) {
        let slot = self.tables.get_mut(&code);
        let Some(slot) = slot.filter(|slot| slot.deadline != at) else {
            return;
        };
        if let Some(old) = std::mem::replace(&mut slot.deadline, at) {
            self.deadlines.remove(&(old, code));
        }
        self.deadlines.extend(at.map(|at| (at, code)));
    }

    /// Lets happen what is due.
    pub(super) fn fire_deadlines(&mut self) {
        while let Some(&(at, code)) = self.deadlines.first() {
            if at > self.now {
                return;
            }
            self.deadlines.pop_first();
            self.at_work = Some(AtWork::Table(code));
            let secret = self.secret();
            let Some(slot) = self.tables.get_mut(&code) else {
                continue;
            };
            slot.deadline = None;
            if !slot.table.is_attended() && slot.touched + millis(self.limits.idle) <= self.now {
                slot.state = Some(TableState::Archived);
                self.flush(code);
                self.forget(code, None);
                continue;
            }
            // A line that cannot be written is a bug of the table: it must not stop others.
            if let Err(refusal) = slot.table.tick(self.now, &secret) {
                tracing::error!(%refusal, "a table cannot go on");
            }
            self.flush(code);
            // A deadline that has brought nothing must not come again at once.
            let slot = self.tables.get(&code);
            if slot
                .and_then(|slot| slot.deadline)
                .is_some_and(|at| at <= self.now)
            {
                self.schedule(code, Some(self.now + 1_000));
            }
        }
    }

    /// Takes a table out of memory; gives the connections that were there.
    pub(super) fn take_out(&mut self, code: TableCode) -> Vec<ConnectionId> {
        let Some(slot) = self.tables.remove(&code) else {
            return Vec::new();
        };
        if let Some(at) = slot.deadline {
            self.deadlines.remove(&(at, code));
        }
        self.changed.insert(code);
        slot.connections
    }

    /// Takes a table out of memory, and says why to those who are there.
    pub(super) fn forget(&mut self, code: TableCode, why: Option<&str>) {
        for connection in self.take_out(code) {
            if let Some(from) = self.connections.get_mut(&connection) {
                from.table = None;
            }
            if let Some(why) = why {
                let gone = ToClient::Out {
                    table: code,
                    code: why.to_owned(),
                };
                send(connection, &gone, &mut self.out);
            }
        }
    }

    pub(super) fn person(&self, connection: ConnectionId) -> Result<&Person, Refusal> {
        let from = self.connections.get(&connection);
        from.map(|from| &from.person).ok_or(Refusal::HelloFirst)
    }

    pub(super) fn table_of(&self, connection: ConnectionId) -> Result<&Slot, Refusal> {
        let code = self.connections.get(&connection).and_then(|c| c.table);
        let code = code.ok_or(Refusal::NoTable)?;
        // A table that is being read again comes back.
        self.tables.get(&code).ok_or(Refusal::Trouble)
    }
}

/// Whether people must be given time to follow: who talks meanwhile does not hold a bot up.
const fn moves_on(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Started { .. } | TableEvent::Move { .. } | TableEvent::Round
    )
}

fn finished_game(code: TableCode, game: FinishedMatch) -> Finished {
    let seats = game.seats.into_iter().enumerate();
    let seats = seats.map(|(seat, place)| GameSeat {
        seat,
        side: place.side,
        account: place.account,
        name: Some(place.name),
        bot: place.bot,
    });
    Finished {
        facts: GameFacts {
            code: code.to_string(),
            number: game.number,
            players: game.setup.players.unwrap_or_default(),
            rules: serde_json::to_value(&game.setup.rules).unwrap_or_default(),
            game: game.setup.game,
            started_at: game.started_at,
            ended_at: game.ended_at,
            rated: game.setup.rated,
            seats: seats.collect(),
            points: game.points,
            winners: game.winners,
        },
        record: game.record,
    }
}
