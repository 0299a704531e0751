//! The server, its storage and the network, and time.

use std::{collections::BTreeMap, net::IpAddr, sync::Arc, time::Duration};

use baralho_game::chance::{self, Quick};
use baralho_protocol::online::{Person, Request, TableCode};
use baralho_server::{
    config::Rate,
    delivery::{self, Delivery, Sink},
    hub::{Behind, ConnectionId, Hub, Input, Limits, Origin, Output, choose},
    outbox::{Outbox, Taken, Waiting, outbox},
    passwords,
};
use baralho_storage::{Fault, Store, open_in_memory};
use baralho_table::Logged;
use baralho_testkit::people::{Someone, stored_log};

/// How bad it is: chances in a thousand.
#[derive(Clone, Copy, Debug, Default)]
struct Weather {
    lose: u64,
    double: u64,
    late: u64,
    cut: u64,
    crash: u64,
    disk: u64,
    /// People read so many bytes at a time, and no more.
    slow: Option<usize>,
}

impl Weather {
    /// Every kind alone, all together, and none.
    fn of_seed(seed: u64) -> Self {
        let calm = Self {
            slow: seed.is_multiple_of(3).then_some(700),
            ..Self::default()
        };
        match seed % 8 {
            0 => calm,
            1 => Self { lose: 30, ..calm },
            2 => Self {
                double: 100,
                late: 200,
                ..calm
            },
            3 => Self { cut: 10, ..calm },
            4 => Self { crash: 8, ..calm },
            5 => Self { disk: 40, ..calm },
            6 => Self {
                crash: 15,
                cut: 10,
                ..calm
            },
            _ => Self {
                lose: 15,
                double: 30,
                late: 60,
                cut: 5,
                crash: 4,
                disk: 20,
                ..calm
            },
        }
    }
}

/// Bytes that may wait for somebody: a snapshot may take more, when nothing else waits.
const OUTBOX: usize = 8 * 1024;

/// When the storm ends, in milliseconds of the simulation.
const STORM: i64 = 40_000;

/// When everything must be over.
const END: i64 = 1_500_000;

/// Where bytes on their way go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Address {
    Server(ConnectionId),
    Person(usize, ConnectionId),
}

struct Server {
    hub: Hub,
    delivery: Delivery,
}

pub(crate) struct World {
    pub(crate) now: i64,
    pub(crate) rng: Quick,
    pub(crate) store: Arc<Store>,
    pub(crate) people: Vec<Someone>,
    weather: Weather,
    /// Whether there is a stranger.
    is_provoked: bool,
    server: Option<Server>,
    /// When a crashed server is started again.
    restart_at: i64,
    pub(crate) crashes: u64,
    /// Times that somebody read too slowly.
    pub(crate) behind: u64,
    next_connection: u64,
    /// What waits to be read, by connection.
    boxes: BTreeMap<ConnectionId, (Outbox, Waiting)>,
    /// By time of arrival, and in order among equals.
    mail: BTreeMap<(i64, u64), (Address, Vec<u8>)>,
    posted: u64,
    /// What comes to the hub by itself: bots' moves and hashes.
    later: Vec<(i64, Input)>,
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        let weather = Weather::of_seed(seed);
        let mut rng = Quick::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5eed);
        let store = open_in_memory().expect("a database in memory");
        let mut faulty = Quick::new(seed ^ 0xd15c);
        let disk = weather.disk;
        if disk > 0 {
            store.set_faults(move || match chance::below(1000, &mut faulty) {
                n if n < disk / 2 => Fault::Before,
                n if n < disk => Fault::After,
                _ => Fault::None,
            });
        }
        let people = Someone::company(&mut rng);
        let mut world = Self {
            now: 1_000,
            rng,
            store,
            people,
            weather,
            is_provoked: seed % 2 == 1,
            server: None,
            restart_at: 0,
            crashes: 0,
            behind: 0,
            next_connection: 1,
            boxes: BTreeMap::new(),
            mail: BTreeMap::new(),
            posted: 0,
            later: Vec::new(),
        };
        world.start();
        world
    }

    fn luck(&mut self, in_a_thousand: u64) -> bool {
        in_a_thousand > 0 && chance::below(1000, &mut self.rng) < in_a_thousand
    }

    fn start(&mut self) {
        let limits = Limits {
            grace: Duration::from_secs(5),
            bot_pace: Duration::from_millis(20),
            idle: Duration::from_mins(1),
            messages: Rate::ENDLESS,
            ..Limits::for_load_tests()
        };
        let mut seed = [0; 32];
        seed[0] = self.crashes as u8;
        seed[1..9].copy_from_slice(&rand_core::Rng::next_u64(&mut self.rng).to_le_bytes());
        let mut server = Server {
            hub: Hub::new(limits, seed),
            delivery: Delivery::new(Arc::clone(&self.store), "simulated"),
        };
        let mut world = Errands::default();
        server.delivery.take_up_live_tables(&mut world);
        self.server = Some(server);
        self.run(world);
    }

    fn crash(&mut self) {
        self.server = None;
        self.crashes += 1;
        self.restart_at = self.now + 500 + chance::below(3_000, &mut self.rng) as i64;
        self.later.clear();
        self.mail.clear();
        self.boxes.clear();
        for someone in &mut self.people {
            someone.cut(self.now);
        }
    }

    /// Feeds the hub, and does what comes of it; a crash may strike between any two steps.
    fn feed(&mut self, input: Input) {
        let Some(server) = &mut self.server else {
            return;
        };
        let mut out = Vec::new();
        server.hub.step(self.now, input, &mut out);
        self.deliver(out);
    }

    fn deliver(&mut self, out: Vec<Output>) {
        if out.is_empty() {
            return;
        }
        // Before the disk, or after it and before anybody is told.
        let crash = self.weather.crash / 2;
        if self.luck(crash) {
            return self.crash();
        }
        let mut errands = Errands::default();
        let Some(server) = &mut self.server else {
            return;
        };
        server.delivery.handle(out, &mut errands);
        if self.luck(crash) {
            return self.crash();
        }
        self.run(errands);
    }

    fn run(&mut self, errands: Errands) {
        for output in errands.outputs {
            match output {
                Output::Send {
                    connection,
                    frame,
                    kind,
                    ..
                } => {
                    if let Some((outbox, _)) = self.boxes.get(&connection) {
                        assert!(outbox.put(kind, frame), "nobody asks that much");
                        assert!(outbox.bytes() <= 8 * OUTBOX, "{}", outbox.bytes());
                    }
                }
                Output::Close { connection, .. } => self.hang_up(connection),
                Output::Think(think) => self.expect(think.chosen(choose(&think))),
                Output::Keep {
                    connection,
                    id,
                    what,
                } => self.expect(Input::Kept {
                    connection,
                    id,
                    is_kept: delivery::keep(&self.store, &what),
                }),
                Output::Password(mut job) => {
                    // The real ones take long by design.
                    let fits = passwords::work_by(&mut job, str::to_owned, |a, b| a == b);
                    self.expect(Input::PasswordDone { job, fits });
                }
                Output::Store { .. } | Output::Load { .. } => {}
            }
        }
        for input in errands.reports {
            self.feed(input);
        }
    }

    /// Comes to the hub a little later.
    fn expect(&mut self, input: Input) {
        self.later.push((self.now + 5, input));
    }

    fn hang_up(&mut self, connection: ConnectionId) {
        let mut people = self.people.iter();
        let person = people.position(|p| p.connection == Some(connection));
        let Some(person) = person else {
            return;
        };
        // What was sent before still arrives; nothing at all means the end.
        let mut last = self.boxes.remove(&connection);
        let last = last.as_mut().map(|(_, waiting)| waiting.rest());
        for frame in last.unwrap_or_default() {
            self.post(Address::Person(person, connection), frame.as_bytes());
        }
        self.deliver_in(10, Address::Person(person, connection), &[]);
        self.feed(Input::Disconnect { connection });
    }

    /// People read what waits for them; slow ones not all of it.
    fn read(&mut self) {
        for person in 0..self.people.len() {
            let Some(connection) = self.people[person].connection else {
                continue;
            };
            let mut behind = Behind::default();
            loop {
                let mut frames = Vec::new();
                let bytes = self.weather.slow.unwrap_or(usize::MAX);
                let Some((_, waiting)) = self.boxes.get_mut(&connection) else {
                    break;
                };
                let Some(Taken::Frames(missed)) = waiting.look(&mut frames, bytes) else {
                    break;
                };
                behind.table |= missed.table;
                behind.lobby |= missed.lobby;
                for frame in frames {
                    self.post(Address::Person(person, connection), frame.as_bytes());
                }
                if self.weather.slow.is_some() {
                    break;
                }
            }
            if behind != Behind::default() {
                self.behind += 1;
                self.feed(Input::Behind { connection, behind });
            }
        }
    }

    fn post(&mut self, to: Address, bytes: &[u8]) {
        if self.luck(self.weather.lose) {
            return;
        }
        // Two tables opened by mistake are two tables; everything else may come twice.
        let creates = bytes.windows(15).any(|part| part == br#""type":"create""#);
        let copies = 1 + u64::from(!creates && self.luck(self.weather.double));
        for _ in 0..copies {
            let delay = if self.luck(self.weather.late) {
                chance::below(400, &mut self.rng)
            } else {
                10
            };
            self.deliver_in(delay as i64, to, bytes);
        }
    }

    fn deliver_in(&mut self, delay: i64, to: Address, bytes: &[u8]) {
        self.posted += 1;
        let arrival = (self.now + delay, self.posted);
        self.mail.insert(arrival, (to, bytes.to_vec()));
    }

    fn say(&mut self, person: usize, requests: Vec<Request>) {
        let Some(connection) = self.people[person].connection else {
            return;
        };
        for request in requests {
            let message = request.to_json();
            self.post(Address::Server(connection), message.as_bytes());
        }
    }

    /// Lets the storm and then the calm go by. A storm that finds nobody at play any more is over.
    pub(crate) fn play(&mut self) {
        let mut is_calm = false;
        while self.now < END {
            if !is_calm && (self.now >= STORM || self.people.iter().all(Someone::is_content)) {
                is_calm = true;
                self.weather = Weather::default();
                self.store.clear_faults();
            }
            if self.server.is_none() && self.now >= self.restart_at {
                self.start();
            }
            self.people_act();
            self.provoke();
            self.read();
            self.arrive();
            self.let_things_happen();
            let quiet = self.mail.is_empty() && self.later.is_empty() && self.all_have_heard();
            if is_calm && quiet && self.people.iter().all(Someone::is_content) {
                return;
            }
            self.now += 10;
        }
    }

    /// Whether nobody misses the last thing that happened: what was lost then is only
    /// noticed when something else happens.
    fn all_have_heard(&self) -> bool {
        let last = self.table().map(baralho_table::Table::seq);
        let heard = |p: &Someone| p.client.room().map(baralho_table::client::Room::seq);
        self.people.iter().all(|p| heard(p) == last)
    }

    /// A stranger says whatever there is to say, likely and unlikely.
    fn provoke(&mut self) {
        if !self.is_provoked || self.server.is_none() || chance::below(8, &mut self.rng) > 0 {
            return;
        }
        let connection = ConnectionId(u64::MAX - self.crashes);
        if chance::below(20, &mut self.rng) == 0 {
            let person = Person {
                guest: true,
                ..Person::new(666, "Malu")
            };
            self.feed(Input::Disconnect { connection });
            self.connect(connection, person);
        }
        let table = self.code().map(|code| code.to_string());
        let table = table.unwrap_or_default();
        let number = [0, 3, 90, u64::MAX][chance::below(4, &mut self.rng) as usize];
        let said = [
            r#"{"type":"hello","protocol":1}"#.to_owned(),
            format!(r#"{{"type":"join","table":"{table}","password":"segredo"}}"#),
            format!(r#"{{"type":"join","table":"{table}","since":{number}}}"#),
            format!(r#"{{"type":"sync","since":{number}}}"#),
            r#"{"type":"position"}"#.to_owned(),
            r#"{"type":"lobby","on":true}"#.to_owned(),
            r#"{"type":"chat","to":"table","text":"\u2028oi"}"#.to_owned(),
            r#"{"type":"chat","to":"lobby","text":"oi"}"#.to_owned(),
            format!(r#"{{"type":"move","move":"draw\n","turn":{number}}}"#),
            format!(r#"{{"type":"take-back","moves":1,"turn":{number}}}"#),
            r#"{"type":"change","setup":{"game":"rouba-montes","players":20}}"#.to_owned(),
            r#"{"type":"kick","seat":0}"#.to_owned(),
            r#"{"type":"pause"}"#.to_owned(),
            r#"{"type":"report","person":1}"#.to_owned(),
            r#"{"type":"block","person":1,"on":true}"#.to_owned(),
            r#"{"type":"leave"}"#.to_owned(),
            "[[[".to_owned(),
        ];
        let said = said[chance::below(said.len() as u64, &mut self.rng) as usize].clone();
        let bytes = said.into_bytes();
        self.feed(Input::Message { connection, bytes });
    }

    fn connect(&mut self, connection: ConnectionId, person: Person) {
        let origin = Origin {
            key: person.id,
            client: IpAddr::from([127, 0, 0, 1]).into(),
        };
        self.feed(Input::Connect {
            connection,
            person,
            origin,
            blocked: Vec::new(),
        });
    }

    fn people_act(&mut self) {
        for person in 0..self.people.len() {
            if self.luck(self.weather.cut)
                && let Some(connection) = self.people[person].connection
            {
                self.people[person].cut(self.now);
                self.feed(Input::Disconnect { connection });
            }
            if self.server.is_some() && self.people[person].wants_to_connect(self.now) {
                let connection = ConnectionId(self.next_connection);
                self.next_connection += 1;
                let who = self.people[person].who.clone();
                self.connect(connection, who);
                self.boxes.insert(connection, outbox(OUTBOX));
                if self.server.is_some() {
                    let said = self.people[person].connect(connection, self.now);
                    self.say(person, said);
                }
            }
            let table = self.people[0].table;
            let said = self.people[person].act(self.now, table, &mut self.rng);
            self.say(person, said);
        }
    }

    fn arrive(&mut self) {
        while let Some(entry) = self.mail.first_entry() {
            if entry.key().0 > self.now {
                return;
            }
            let (to, bytes) = entry.remove();
            match to {
                Address::Server(connection) => {
                    let open = self.people.iter().any(|p| p.connection == Some(connection));
                    if open {
                        self.feed(Input::Message { connection, bytes });
                    }
                }
                Address::Person(person, connection) => {
                    if self.people[person].connection != Some(connection) {
                        continue;
                    }
                    if bytes.is_empty() {
                        self.people[person].cut(self.now);
                    } else {
                        let said = self.people[person].hear(&bytes, self.now);
                        self.say(person, said);
                    }
                }
            }
        }
    }

    fn let_things_happen(&mut self) {
        let now = self.now;
        let due: Vec<_> = self.later.extract_if(.., |(at, _)| *at <= now).collect();
        for (_, input) in due {
            self.feed(input);
        }
        let deadline = self
            .server
            .as_ref()
            .and_then(|server| server.hub.deadline());
        if deadline.is_some_and(|at| at <= self.now) {
            self.feed(Input::Tick);
        }
    }

    /// The table as the running server has it.
    pub(crate) fn table(&self) -> Option<&baralho_table::Table> {
        let code = self.people[0].table?;
        self.server.as_ref()?.hub.table(code)
    }

    pub(crate) fn code(&self) -> Option<TableCode> {
        self.people[0].table
    }

    /// The table's log as it is on disk.
    pub(crate) fn log(&self) -> Vec<Logged> {
        let code = self.code().expect("a table was opened");
        stored_log(&self.store, &code.to_string())
    }
}

/// What a delivery wants of the world.
#[derive(Default)]
struct Errands {
    outputs: Vec<Output>,
    reports: Vec<Input>,
}

impl Sink for Errands {
    fn perform(&mut self, output: Output) {
        self.outputs.push(output);
    }

    fn report(&mut self, input: Input) {
        self.reports.push(input);
    }
}
