//! Tables: opening, entering, leaving, and what people do there.

use baralho_protocol::online::{Command, Gone, Refusal, Setup, TableCode, ToClient};
use baralho_storage::{Claimed, TableState};
use baralho_table::{Logged, Table};
use rand_core::Rng as _;

use super::{AtWork, ConnectionId, Hub, Join, Kind, Output, PasswordJob, Slot, Watched};

impl Hub {
    pub(super) fn may_create(&self, now: i64, connection: ConnectionId) -> Result<(), Refusal> {
        let person = self.person(connection)?.id;
        self.may_change(now, person)?;
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
        now: i64,
        connection: ConnectionId,
        setup: Setup,
        password: Option<String>,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        let founder = self.person(connection)?.clone();
        let code = TableCode::from_bits(self.chance.next_u64());
        let secret = self.secret();
        let config = self.limits.table;
        let table = Table::open(code, config, now, founder, setup, password, &secret)?;
        self.step_out(now, connection, Gone::Left, out);
        self.admit(now, code, table, 1, 0, out);
        self.enter(now, connection, code, None, out)
    }

    /// Takes a table into memory.
    fn admit(
        &mut self,
        now: i64,
        code: TableCode,
        table: Table,
        epoch: u64,
        stored: u64,
        out: &mut Vec<Output>,
    ) {
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
            touched: now,
            moved: now,
            deadline: None,
        };
        self.tables.insert(code, slot);
        self.flush(now, code, out);
    }

    /// Lets somebody enter a table; says whether that is done by now.
    pub(super) fn join(
        &mut self,
        now: i64,
        code: TableCode,
        join: Join,
        out: &mut Vec<Output>,
    ) -> Result<bool, Refusal> {
        self.at_work = Some(AtWork::Table(code));
        let Some(slot) = self.tables.get(&code) else {
            self.may_guess(now, join.connection)?;
            let waiting = self.waiting.entry(code).or_insert_with(|| {
                out.push(Output::Load { code });
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
            self.may_guess(now, join.connection)?;
            let command = Command::Join {
                table: code,
                password: Some(password),
                since: join.since,
            };
            let job = PasswordJob {
                connection: join.connection,
                id: join.id,
                command,
                hash: Some(hash),
            };
            return self.password_job(job, out);
        }
        self.enter(now, join.connection, code, join.since, out)?;
        Ok(true)
    }

    /// Brings a connection to a table, and shows it what it has not seen.
    pub(super) fn enter(
        &mut self,
        now: i64,
        connection: ConnectionId,
        code: TableCode,
        since: Option<u64>,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        self.at_work = Some(AtWork::Table(code));
        let person = self.person(connection)?.clone();
        let here = |slot: &Slot| slot.connections.contains(&connection);
        if !self.tables.get(&code).is_some_and(here) {
            self.may_change(now, person.id)?;
            let slot = self.tables.get(&code).ok_or(Refusal::UnknownTable)?;
            if self.is_blocked_by(slot.table.host.id, person.id) {
                return Err(Refusal::Banned);
            }
            let slot = self.tables.get_mut(&code).ok_or(Refusal::UnknownTable)?;
            slot.table.enter(now, &person)?;
            self.flush(now, code, out);
            self.step_out(now, connection, Gone::Left, out);
            if let Some(slot) = self.tables.get_mut(&code) {
                slot.connections.push(connection);
            }
            self.changed.insert(code);
            if let Some(from) = self.connections.get_mut(&connection) {
                from.table = Some(code);
            }
        }
        self.show(now, connection, since, out);
        // Where nobody was, bots have waited.
        self.flush(now, code, out);
        Ok(())
    }

    /// Shows a connection its table: what it missed, or all of it.
    pub(super) fn show(
        &mut self,
        now: i64,
        connection: ConnectionId,
        since: Option<u64>,
        out: &mut Vec<Output>,
    ) {
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
            None => (vec![slot.table.snapshot(now, person)], Kind::WholeTable),
        };
        if kind == Kind::WholeTable
            && let Some(slot) = self.tables.get_mut(&code)
        {
            // Who watches may have been dropped with the rest.
            slot.watched = Watched::default();
            self.changed.insert(code);
        }
        out.extend(frames.into_iter().map(|frame| Output::Send {
            connection,
            frame,
            kind,
            because,
        }));
    }

    pub(super) fn sync(
        &mut self,
        now: i64,
        connection: ConnectionId,
        since: u64,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        self.table_of(connection)?;
        self.show(now, connection, Some(since), out);
        Ok(())
    }

    /// Shows somebody the position, with their legal moves.
    pub(super) fn position(
        &mut self,
        connection: ConnectionId,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        let from = self.connections.get(&connection);
        let person = from.map_or(0, |from| from.person.id);
        let slot = self.table_of(connection)?;
        let because = Some((slot.table.code(), slot.generation));
        assert!(!slot.is_broken, "a test wanted this");
        let frame = slot.table.position(person).ok_or(Refusal::NoMatch)?;
        out.push(Output::Send {
            connection,
            frame,
            kind: Kind::Answer,
            because,
        });
        Ok(())
    }

    /// A connection is at its table no more; the person may come back.
    pub(super) fn step_out(
        &mut self,
        now: i64,
        connection: ConnectionId,
        why: Gone,
        out: &mut Vec<Output>,
    ) {
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
        let _ = slot.table.exit(now, person, why);
        self.changed.insert(code);
        self.flush(now, code, out);
    }

    pub(super) fn leave(
        &mut self,
        now: i64,
        connection: ConnectionId,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        let person = self.person(connection)?.id;
        let slot = self.table_of(connection)?;
        let code = slot.table.code();
        self.send_out(code, person, "left", out);
        if let Some(slot) = self.tables.get_mut(&code) {
            slot.table.leave(now, person)?;
        }
        self.flush(now, code, out);
        Ok(())
    }

    /// Takes all of a person's connections from a table, and says why.
    fn send_out(&mut self, code: TableCode, person: i64, why: &str, out: &mut Vec<Output>) {
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
            out.push(Output::Send {
                connection,
                frame: out_of.to_json().into(),
                kind: Kind::Answer,
                because,
            });
        }
    }

    /// What somebody does at their table.
    pub(super) fn at_table(
        &mut self,
        now: i64,
        connection: ConnectionId,
        command: Command,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        let person = self.person(connection)?.clone();
        let code = self.table_of(connection)?.table.code();
        self.at_work = Some(AtWork::Table(code));
        match &command {
            Command::Move { .. } => {}
            Command::Start | Command::Ready { on: true } if self.governing.read_only => {
                return Err(Refusal::ReadOnly);
            }
            Command::Chat { .. } => self.may_say(now, connection, Some(code))?,
            Command::HandOver { person: heir } => {
                self.may_change(now, person.id)?;
                self.may_have_one_more(*heir)?;
            }
            _ => self.may_change(now, person.id)?,
        }
        let secret = self.secret();
        let is_move = matches!(command, Command::Move { .. });
        let slot = self.tables.get_mut(&code).ok_or(Refusal::NoTable)?;
        let result = slot.table.handle(now, &person, command, &secret);
        self.counts.moves += u64::from(is_move && result.is_ok());
        self.flush(now, code, out);
        self.send_away(now, code, out);
        result
    }

    /// Shows everybody the door whom the host does not want, or who may not watch what has
    /// begun.
    fn send_away(&mut self, now: i64, code: TableCode, out: &mut Vec<Output>) {
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
            self.send_out(code, person, why, out);
            if let Some(slot) = self.tables.get_mut(&code) {
                let _ = slot.table.leave(now, person);
            }
            self.flush(now, code, out);
        }
    }

    pub(super) fn loaded(
        &mut self,
        now: i64,
        code: TableCode,
        found: Result<Option<Claimed>, ()>,
        out: &mut Vec<Output>,
    ) {
        let joins = self.waiting.remove(&code).unwrap_or_default();
        let Ok(found) = found else {
            for join in joins {
                self.refuse(join.connection, join.id, &Refusal::Trouble, out);
            }
            return;
        };
        let known = found.filter(|found| found.state != TableState::Closed);
        if !self.tables.contains_key(&code)
            && let Some(claimed) = known
        {
            self.take_up(now, code, &claimed, out);
            self.close_if_decided(now, code, out);
        }
        for join in joins {
            let (connection, id) = (join.connection, join.id);
            if !self.connections.contains_key(&connection) {
                continue;
            }
            let result = if self.tables.contains_key(&code) {
                self.join(now, code, join, out)
            } else {
                Err(Refusal::UnknownTable)
            };
            match result {
                Ok(true) => self.done(connection, id, out),
                Ok(false) => {}
                Err(refusal) => self.refuse(connection, id, &refusal, out),
            }
        }
    }

    fn take_up(&mut self, now: i64, code: TableCode, claimed: &Claimed, out: &mut Vec<Output>) {
        let (epoch, archived) = (claimed.epoch, claimed.state == TableState::Archived);
        let lines: Result<Vec<Logged>, _> = claimed
            .lines
            .iter()
            .map(|(_, line)| Logged::read(line.at, &line.body))
            .collect();
        let table = lines.and_then(|lines| Table::load(code, self.limits.table, now, lines));
        match table {
            Ok(table) => {
                let stored = claimed.lines.len() as u64;
                self.admit(now, code, table, epoch, stored, out);
                if archived && let Some(slot) = self.tables.get_mut(&code) {
                    slot.state = Some(TableState::Live);
                }
                self.flush(now, code, out);
            }
            Err(bad) => tracing::error!(%bad, "a table's log cannot be taken up"),
        }
    }

    /// What a table said was not stored: memory is wrong, and is given up. Whoever was there
    /// is disconnected, comes back, and finds what the log says.
    pub(super) fn lost(&mut self, code: TableCode, generation: u64, out: &mut Vec<Output>) {
        if self
            .tables
            .get(&code)
            .is_none_or(|slot| slot.generation != generation)
        {
            return;
        }
        let Some(slot) = self.tables.remove(&code) else {
            return;
        };
        if let Some(at) = slot.deadline {
            self.deadlines.remove(&(at, code));
        }
        self.changed.insert(code);
        for connection in slot.connections {
            self.bye(connection, "trouble", out);
        }
    }
}
