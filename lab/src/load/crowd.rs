//! Everybody at all tables, in one loop.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
    net::SocketAddr,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use baralho_game::chance::{Quick, below};
use baralho_protocol::online::{Command, Setup, Stage, TableCode, TableEvent};
use baralho_table::client::News;
use baralho_testkit::{Browser, Connection};
use indicatif::ProgressBar;
use mio::{Events, Interest, Poll, Token};

use super::{Usage, figures::Played, link::Link, records::Finished};

/// How long matches may go on after the time is over, so that their records are whole.
const LAST_CALL: Duration = Duration::from_mins(5);

/// How many people come in at a time.
const DOORS: usize = 16;

/// A table from the outside: whom it seats, and what was told of it.
struct Table {
    code: TableCode,
    /// The move on its way: when it was sent, and how many have been told.
    sent: Option<(Instant, usize)>,
    /// The moves of the present match, as the first seat was told.
    moves: Vec<(usize, String)>,
    /// No more matches begin here.
    is_done: bool,
}

pub(crate) struct Crowd {
    /// How many tables to open.
    count: usize,
    per_table: usize,
    /// Between two moves at a table.
    beat: Duration,
    /// By table and seat.
    lines: Vec<Link>,
    tables: Vec<Table>,
    finished: Vec<Finished>,
    poll: Poll,
    rng: Quick,
    /// Whether what happens counts.
    measuring: bool,
    /// Whether rematches begin.
    going_on: bool,
    /// From sending a move until everybody at its table was told, in microseconds.
    delays: Vec<u32>,
    errors: BTreeMap<String, u64>,
}

impl Crowd {
    /// Nobody yet. Everybody will move once in `every`.
    pub(crate) fn new(count: usize, per_table: usize, every: Duration) -> anyhow::Result<Self> {
        Ok(Self {
            count,
            per_table,
            beat: every / per_table as u32,
            lines: Vec::new(),
            tables: Vec::new(),
            finished: Vec::new(),
            poll: Poll::new()?,
            rng: Quick::new(count as u64),
            measuring: false,
            going_on: true,
            delays: Vec::new(),
            errors: BTreeMap::new(),
        })
    }

    /// The matches that were played to their end.
    pub(crate) fn finished(&self) -> &[Finished] {
        &self.finished
    }

    /// Connects everybody and seats them, some tables at a time: people do not wait for each
    /// other at the door.
    pub(crate) fn gather(&mut self, address: SocketAddr, setup: &Setup) -> anyhow::Result<()> {
        let bar = crate::bar((self.count * self.per_table) as u64, "people");
        let (count, per_table) = (self.count, self.per_table);
        let share = count.div_ceil(DOORS).max(1);
        let gathered: Vec<anyhow::Result<Vec<Link>>> = thread::scope(|scope| {
            let doors: Vec<_> = (0..count)
                .step_by(share)
                .map(|first| {
                    let tables = share.min(count - first);
                    let bar = &bar;
                    scope.spawn(move || seat(address, setup, tables, per_table, bar))
                })
                .collect();
            let ended = |door: thread::ScopedJoinHandle<'_, _>| {
                door.join()
                    .unwrap_or_else(|_| Err(anyhow::anyhow!("a door's thread panicked")))
            };
            doors.into_iter().map(ended).collect()
        });
        bar.finish_and_clear();
        for lines in gathered {
            self.lines.extend(lines?);
        }
        for host in self.lines.iter().step_by(per_table) {
            self.tables.push(Table {
                code: host.client.table().context("the new table's code")?,
                sent: None,
                moves: Vec::new(),
                is_done: false,
            });
        }
        for (place, line) in self.lines.iter_mut().enumerate() {
            self.poll
                .registry()
                .register(line.stream(), Token(place), Interest::READABLE)?;
        }
        Ok(())
    }

    /// Lets the tables begin one by one, everybody play for so long, and then to the end of
    /// their matches.
    pub(crate) fn play(
        &mut self,
        ramp: Duration,
        length: Duration,
        usage: impl Fn() -> Option<Usage>,
    ) -> anyhow::Result<Played> {
        let start = Instant::now();
        // The last ones get used to it.
        let begin = start + ramp + 2 * self.beat.max(Duration::from_secs(1));
        let end = begin + length;
        let mut due = self.spread(start, ramp.max(self.beat));
        let bar = crate::bar(length.as_secs(), "seconds");
        let mut events = Events::with_capacity(4096);
        let (mut before, mut after) = (None, None);
        loop {
            let now = Instant::now();
            if before.is_none() && now >= begin {
                before = Some((usage(), own_cpu()));
                self.measuring = true;
            }
            if after.is_none() && now >= end {
                after = Some((usage(), own_cpu()));
                self.measuring = false;
                self.going_on = false;
            }
            bar.set_position(now.saturating_duration_since(begin).as_secs());
            if after.is_some() && self.tables.iter().all(|table| table.is_done) {
                break;
            }
            ensure!(now < end + LAST_CALL, "some matches never ended");
            while let Some(&Reverse((at, place))) = due.peek() {
                if at > now {
                    break;
                }
                due.pop();
                if !self.tables[place].is_done {
                    self.take_turn(place)?;
                    due.push(Reverse((at + self.beat, place)));
                }
            }
            let next = due.peek().map_or(now + self.beat, |Reverse((at, _))| *at);
            let wait = next.saturating_duration_since(Instant::now());
            let wait = wait.clamp(Duration::from_millis(1), Duration::from_millis(100));
            match self.poll.poll(&mut events, Some(wait)) {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                polled => polled?,
            }
            for event in &events {
                self.hear(event.token().0)?;
            }
        }
        bar.finish_and_clear();
        let (before, own_before) = before.unwrap_or_default();
        let (after, own_after) = after.unwrap_or_default();
        let mut delays = std::mem::take(&mut self.delays);
        delays.sort_unstable();
        Ok(Played {
            seconds: length.as_secs_f64(),
            delays,
            errors: std::mem::take(&mut self.errors),
            server_cpu_s: after.zip(before).map(|(after, before)| {
                let user = after.user_s - before.user_s;
                (user, after.system_s - before.system_s)
            }),
            own_cpu_s: own_after - own_before,
        })
    }

    /// When each table is first due: spread so that the load is even.
    fn spread(&self, start: Instant, ramp: Duration) -> BinaryHeap<Reverse<(Instant, usize)>> {
        let count = self.tables.len();
        let due = |place: usize| start + ramp.mul_f64(place as f64 / count as f64);
        (0..count)
            .map(|place| Reverse((due(place), place)))
            .collect()
    }

    /// Whoever's turn it is at a table moves; before the first match the host begins it.
    fn take_turn(&mut self, place: usize) -> anyhow::Result<()> {
        let seats = place * self.per_table..(place + 1) * self.per_table;
        if self.tables[place].sent.is_some() {
            // Nobody moves before the last move was told.
            if self.measuring {
                *self.errors.entry("late".to_owned()).or_default() += 1;
            }
            return Ok(());
        }
        let host = &mut self.lines[seats.start];
        let Some(room) = host.client.room() else {
            return Ok(());
        };
        match room.stage {
            Stage::Waiting => {
                if !host.client.is_waiting() {
                    let start = host.client.request(Command::Start);
                    host.send(&start)?;
                }
                return Ok(());
            }
            Stage::Over if !self.going_on => {
                self.tables[place].is_done = true;
                return Ok(());
            }
            Stage::Over | Stage::Between => return Ok(()),
            Stage::Playing => {}
        }
        let Some(turn) = room.turn() else {
            return Ok(());
        };
        let mover = &mut self.lines[seats.start + turn.index()];
        let legal = match mover.client.room() {
            Some(room) if room.is_my_turn() => room.legal_moves(),
            _ => return Ok(()),
        };
        let Some(count) = std::num::NonZeroU64::new(legal.len() as u64) else {
            return Ok(());
        };
        let chosen = below(count.get(), &mut self.rng) as usize;
        if let Some(command) = mover.client.request_move(legal[chosen].clone()) {
            self.tables[place].sent = Some((Instant::now(), 0));
            mover.send(&command)?;
        }
        Ok(())
    }

    /// Takes in all that a connection has to say.
    fn hear(&mut self, place: usize) -> anyhow::Result<()> {
        loop {
            match self.lines[place].read() {
                Ok(None) => return Ok(()),
                Ok(Some(text)) => {
                    let line = &mut self.lines[place];
                    line.client.feed(text.as_bytes(), 0)?;
                    while let Some(news) = self.lines[place].client.next_news()? {
                        self.learn(place, news)?;
                    }
                    for asked in self.lines[place].client.take_outbox() {
                        *self.errors.entry("gap".to_owned()).or_default() += 1;
                        self.lines[place].send(&asked)?;
                    }
                }
                Err(error) => {
                    // One connection less is an error of the run, but not its end.
                    let stream = self.lines[place].stream();
                    let _ = self.poll.registry().deregister(stream);
                    let text = format!("connection: {error}");
                    *self.errors.entry(text).or_default() += 1;
                    self.tables[place / self.per_table].is_done = true;
                    return Ok(());
                }
            }
        }
    }

    fn learn(&mut self, place: usize, news: News) -> anyhow::Result<()> {
        let (table, seat) = (place / self.per_table, place % self.per_table);
        match news {
            News::Told { told, .. } => match told.event {
                TableEvent::Started { .. } if seat == 0 => self.tables[table].moves.clear(),
                TableEvent::Move { seat: by, text, .. } => self.moved(table, seat, by, text),
                TableEvent::Over { number, .. } => self.over(place, number)?,
                _ => {}
            },
            News::Refused { code, .. } | News::Bye { code, .. } => {
                *self.errors.entry(code).or_default() += 1;
            }
            _ => {}
        }
        Ok(())
    }

    fn moved(&mut self, place: usize, seat: usize, by: usize, text: String) {
        let table = &mut self.tables[place];
        if seat == 0 {
            table.moves.push((by, text));
        }
        if let Some((at, told)) = &mut table.sent {
            *told += 1;
            if *told == self.per_table {
                if self.measuring {
                    let delay = at.elapsed().as_micros();
                    self.delays.push(u32::try_from(delay).unwrap_or(u32::MAX));
                }
                table.sent = None;
            }
        }
    }

    fn over(&mut self, place: usize, number: u32) -> anyhow::Result<()> {
        let table = &mut self.tables[place / self.per_table];
        if place.is_multiple_of(self.per_table) {
            self.finished.push(Finished {
                code: table.code,
                number,
                moves: std::mem::take(&mut table.moves),
            });
        }
        if self.going_on {
            let line = &mut self.lines[place];
            let ready = line.client.request(Command::Ready { on: true });
            line.send(&ready)?;
        }
        Ok(())
    }
}

/// Opens tables one by one and fills them.
fn seat(
    address: SocketAddr,
    setup: &Setup,
    tables: usize,
    per_table: usize,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<Link>> {
    let mut door = Connection::open(&Browser::new(address))?;
    let mut lines = Vec::with_capacity(tables * per_table);
    for _ in 0..tables {
        let create = Command::Create {
            setup: setup.clone(),
            password: None,
        };
        let host = open(&mut door, address, vec![create])?;
        let table = host.client.table().context("the new table's code")?;
        lines.push(host);
        bar.inc(1);
        for _ in 1..per_table {
            let wishes = vec![
                Command::Join {
                    table,
                    password: None,
                    since: None,
                },
                Command::Sit { seat: None },
                Command::Ready { on: true },
            ];
            lines.push(open(&mut door, address, wishes)?);
            bar.inc(1);
        }
    }
    Ok(lines)
}

/// A guest who says some things.
fn open(door: &mut Connection, address: SocketAddr, wishes: Vec<Command>) -> anyhow::Result<Link> {
    let mut browser = Browser::new(address);
    let answer = door.send(&mut browser, "POST", "/api/guest", Some("{}"))?;
    ensure!(answer.status == 201, "no guest: {}", answer.body);
    Link::open(&browser, wishes)
}

/// What this process has used.
fn own_cpu() -> f64 {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    used.tv_sec as f64 + used.tv_nsec as f64 / 1e9
}
