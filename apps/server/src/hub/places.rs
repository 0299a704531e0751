//! Tables: opening, entering, leaving, and what people do there.

use baralho_protocol::online::{Command, Gone, Refusal, Setup, TableCode, ToClient};
use baralho_storage::{Claimed, TableState};
use baralho_table::{Logged, Table};
use rand_core::Rng as _;

use super::{AtWork, ConnectionId, Hub, Join, Kind, Output, Slot, Watched};

impl Hub {
    pub(super) fn may_create(&self, connection: ConnectionId) -> Result<(), Refusal> {
        let person = self.person(connection)?.id;
        self.may_change(person)?;
        if self.governing.read_only {
            return Err(Refusal::ReadOnly);
        }
        if self.tables.len() >= self.limits.tables {
            return Err(Refusal::ServerFull);
        }
        self.may_have_one_more(person)
    }

    /// Whoever opened a table has it, even if somebody else is its host by now.
    fn may_have_one_more(&self, person: i64) -> Result<(), Refusal> {
        let has = |slot: &&Slot| slot.table.host.id == person || slot.table.founder() == person;
        if self.tables.values().filter(has).count() >= self.limits.tables_per_person {
            return Err(Refusal::TooManyTables(self.limits.tables_per_person));
        }
        Ok(())
    }

    pub(super) fn create(
        &mut self,
        connection: ConnectionId,
        setup: Setup,
        password: Option<String>,
    ) -> Result<(), Refusal> {
        let founder = self.person(connection)?.clone();
        let code = TableCode::from_bits(self.chance.next_u64());
        let secret = self.secret();
        let config = self.limits.table();
        let table = Table::open(code, config, self.now, founder, setup, password, &secret)?;
        self.step_out(connection, Gone::Left);
        self.admit(code, table, 1, 0);
        self.enter(connection, code, None)
    }

    /// Takes a table into memory.
    fn admit(&mut self, code: TableCode, table: Table, epoch: u64, stored: u64) {
        self.generations += 1;
        let slot = Slot {
            table,
            generation: self.generations,
            epoch,
            stored,
            is_broken: false,
            state: None,
            connections: Vec::new(),
            watched: Watched::default(),
            thinking: None,
            touched: self.now,
            moved: self.now,
            deadline: None,
        };
        self.tables.insert(code, slot);
        self.flush(code);
    }

    /// Lets somebody enter a table; says whether that is done by now.
    pub(super) fn join(&mut self, code: TableCode, join: Join) -> Result<bool, Refusal> {
        self.at_work = Some(AtWork::Table(code));
        let Some(slot) = self.tables.get(&code) else {
            self.may_guess(join.connection)?;
            let waiting = self.waiting.entry(code).or_insert_with(|| {
                self.out.push(Output::Load { code });
                Vec::new()
            });
            waiting.push(join);
            return Ok(false);
        };
        let person = self.person(join.connection)?.id;
        let table = &slot.table;
        let known = table.seat_of(person).is_some()
            || table.host.id == person
            || table.present().any(|present| present.id == person);
        if let Some(hash) = table.password().filter(|_| !known) {
            let password = join.password.ok_or(Refusal::NeedsPassword)?;
            if password.len() > super::requests::LONGEST_PASSWORD {
                return Err(Refusal::WrongPassword);
            }
            let hash = hash.to_owned();
            self.may_guess(join.connection)?;
            let command = Command::Join {
                table: code,
                password: Some(password),
                since: join.since,
            };
            return self.password_job(join.connection, join.id, command, Some(hash));
        }
        self.enter(join.connection, code, join.since)?;
        Ok(true)
    }

    /// Brings a connection to a table, and shows it what it has not seen.
    pub(super) fn enter(
        &mut self,
        connection: ConnectionId,
        code: TableCode,
        since: Option<u64>,
    ) -> Result<(), Refusal> {
        self.at_work = Some(AtWork::Table(code));
        let person = self.person(connection)?.clone();
        let here = |slot: &Slot| slot.connections.contains(&connection);
        if !self.tables.get(&code).is_some_and(here) {
            self.may_change(person.id)?;
            let slot = self.tables.get(&code).ok_or(Refusal::UnknownTable)?;
            if self.is_blocked_by(slot.table.host.id, person.id) {
                return Err(Refusal::Banned);
            }
            let slot = self.tables.get_mut(&code).ok_or(Refusal::UnknownTable)?;
            slot.table.enter(self.now, &person)?;
            self.flush(code);
            self.step_out(connection, Gone::Left);
            if let Some(slot) = self.tables.get_mut(&code) {
                slot.connections.push(connection);
            }
            self.changed.insert(code);
            if let Some(from) = self.connections.get_mut(&connection) {
                from.table = Some(code);
            }
        }
        self.show(connection, since);
        // Where nobody was, bots have waited.
        self.flush(code);
        Ok(())
    }

    /// Shows a connection its table: what it missed, or all of it.
    pub(super) fn show(&mut self, connection: ConnectionId, since: Option<u64>) {
        let Some(from) = self.connections.get(&connection) else {
            return;
        };
        let Some((code, slot)) = from
            .table
            .and_then(|code| Some((code, self.tables.get(&code)?)))
        else {
            return;
        };
        let person = from.person.id;
        let because = Some((code, slot.generation));
        let missed = since.and_then(|since| slot.table.catch_up(since, person));
        let (frames, kind) = match missed {
            Some(frames) => (frames, Kind::Table),
            None => (
                vec![slot.table.snapshot(self.now, person)],
                Kind::WholeTable,
            ),
        };
        if kind == Kind::WholeTable
            && let Some(slot) = self.tables.get_mut(&code)
        {
            // Who watches may have been dropped with the rest.
            slot.watched = Watched::default();
            self.changed.insert(code);
        }
        self.out.extend(
            frames
                .into_iter()
                .map(|frame| Output::send(connection, frame, kind, because)),
        );
    }

    pub(super) fn sync(&mut self, connection: ConnectionId, since: u64) -> Result<(), Refusal> {
        self.table_of(connection)?;
        self.show(connection, Some(since));
        Ok(())
    }

    /// Shows somebody the position, with their legal moves.
    pub(super) fn position(&mut self, connection: ConnectionId) -> Result<(), Refusal> {
        let from = self.connections.get(&connection);
        let person = from.map_or(0, |from| from.person.id);
        let slot = self.table_of(connection)?;
        let because = Some((slot.table.code(), slot.generation));
        assert!(!slot.is_broken, "a test wanted this");
        let frame = slot.table.position(person).ok_or(Refusal::NoMatch)?;
        self.out
            .push(Output::send(connection, frame, Kind::Answer, because));
        Ok(())
    }

    /// A connection is at its table no more; the person may come back.
    pub(super) fn step_out(&mut self, connection: ConnectionId, why: Gone) {
        let Some(from) = self.connections.get_mut(&connection) else {
            return;
        };
        let person = from.person.id;
        let Some(code) = from.table.take() else {
            return;
        };
        self.at_work = Some(AtWork::Table(code));
        let Some(slot) = self.tables.get_mut(&code) else {
            return;
        };
        slot.connections.retain(|&other| other != connection);
        // A line that cannot be written is a bug of the table, and not the leaver's.
        let _ = slot.table.exit(self.now, person, why);
        self.changed.insert(code);
        self.flush(code);
    }

    pub(super) fn leave(&mut self, connection: ConnectionId) -> Result<(), Refusal> {
        let person = self.person(connection)?.id;
        let slot = self.table_of(connection)?;
        let code = slot.table.code();
        self.send_out(code, person, "left");
        if let Some(slot) = self.tables.get_mut(&code) {
            slot.table.leave(self.now, person)?;
        }
        self.flush(code);
        Ok(())
    }

    /// Takes all of a person's connections from a table, and says why.
    fn send_out(&mut self, code: TableCode, person: i64, why: &str) {
        let Some(slot) = self.tables.get_mut(&code) else {
            return;
        };
        self.changed.insert(code);
        let because = Some((code, slot.generation));
        let connections = &self.connections;
        let theirs = |c: &ConnectionId| connections.get(c).is_some_and(|c| c.person.id == person);
        let gone: Vec<ConnectionId> = slot.connections.iter().copied().filter(theirs).collect();
        slot.connections.retain(|other| !gone.contains(other));
        let out_of = ToClient::Out {
            table: code,
            code: why.to_owned(),
        };
        for connection in gone {
            if let Some(from) = self.connections.get_mut(&connection) {
                from.table = None;
            }
            self.out.push(Output::send(
                connection,
                out_of.to_json().into(),
                Kind::Answer,
                because,
            ));
        }
    }

    /// What somebody does at their table.
    pub(super) fn at_table(
        &mut self,
        connection: ConnectionId,
        command: Command,
    ) -> Result<(), Refusal> {
        let person = self.person(connection)?.clone();
        let code = self.table_of(connection)?.table.code();
        self.at_work = Some(AtWork::Table(code));
        match &command {
            Command::Move { .. } => {}
            Command::Start | Command::Ready { on: true } if self.governing.read_only => {
                return Err(Refusal::ReadOnly);
            }
            Command::Chat { .. } => self.may_say(connection, Some(code))?,
            Command::HandOver { person: heir } => {
                self.may_change(person.id)?;
                self.may_have_one_more(*heir)?;
            }
            _ => self.may_change(person.id)?,
        }
        let secret = self.secret();
        let is_move = matches!(command, Command::Move { .. });
        let slot = self.tables.get_mut(&code).ok_or(Refusal::NoTable)?;
        let result = slot.table.handle(self.now, &person, command, &secret);
        self.counts.moves += u64::from(is_move && result.is_ok());
        self.flush(code);
        self.send_away(code);
        result
    }

    /// Shows everybody the door whom the host does not want, or who may not watch what has
    /// begun.
    fn send_away(&mut self, code: TableCode) {
        let Some(Slot { table, .. }) = self.tables.get(&code) else {
            return;
        };
        let here = table.present().map(|person| person.id);
        let gone: Vec<(i64, &str)> = here
            .filter_map(|id| match id {
                id if table.is_banned(id) => Some((id, "kicked")),
                id if table.is_playing() && !table.may_watch(id) => Some((id, "no-spectators")),
                _ => None,
            })
            .collect();
        for (person, why) in gone {
            self.send_out(code, person, why);
            if let Some(slot) = self.tables.get_mut(&code) {
                let _ = slot.table.leave(self.now, person);
            }
            self.flush(code);
        }
    }

    pub(super) fn loaded(&mut self, code: TableCode, found: Result<Option<Claimed>, ()>) {
        let joins = self.waiting.remove(&code).unwrap_or_default();
        let Ok(found) = found else {
            for join in joins {
                self.refuse(join.connection, join.id, &Refusal::Trouble);
            }
            return;
        };
        let known = found.filter(|found| found.state != TableState::Closed);
        if !self.tables.contains_key(&code)
            && let Some(claimed) = known
        {
            self.take_up(code, &claimed);
            self.close_if_decided(code);
        }
        for join in joins {
            let (connection, id) = (join.connection, join.id);
            if !self.connections.contains_key(&connection) {
                continue;
            }
            let result = if self.tables.contains_key(&code) {
                self.join(code, join)
            } else {
                Err(Refusal::UnknownTable)
            };
            self.answer(connection, id, result);
        }
    }

    fn take_up(&mut self, code: TableCode, claimed: &Claimed) {
        let (epoch, archived) = (claimed.epoch, claimed.state == TableState::Archived);
        let lines: Result<Vec<Logged>, _> = claimed
            .lines
            .iter()
            .map(|(_, line)| Logged::read(line.at, &line.body))
            .collect();
        let table = lines.and_then(|lines| Table::load(code, self.limits.table(), self.now, lines));
        match table {
            Ok(table) => {
                let stored = claimed.lines.len() as u64;
                self.admit(code, table, epoch, stored);
                if archived && let Some(slot) = self.tables.get_mut(&code) {
                    slot.state = Some(TableState::Live);
                }
                self.flush(code);
            }
            Err(bad) => tracing::error!(%bad, "a table's log cannot be taken up"),
        }
    }

    /// What a table said was not stored: memory is wrong, and is given up. Whoever was there
    /// is disconnected, comes back, and finds what the log says.
    pub(super) fn lost(&mut self, code: TableCode, generation: u64) {
        let slot = self.tables.get(&code);
        if slot.is_some_and(|slot| slot.generation == generation) {
            for connection in self.take_out(code) {
                self.bye(connection, "trouble");
            }
        }
    }
}
