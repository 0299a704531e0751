//! Clients at the end of bad lines: frames are dropped, doubled and swapped, connections
//! break. Once everything has been caught up, every client sees exactly what it should.

use std::num::NonZeroU32;

use baralho_catalog::{AnyRules, PRESETS, STAND_IN, with_game};
use baralho_game::{Match, Observer, Options, Rules, chance};
use baralho_protocol::{
    Wire,
    online::{
        Command, Gone, Person, Position, Request, Room as Place, Setup, Stage, TableCode, ToClient,
        VERSION,
    },
};
use baralho_table::{
    Table, TableConfig,
    client::{Client, News, Room},
};
use proptest::prelude::*;

const CODE: TableCode = TableCode::from_bits(77 << 4);
const SECRET: [u8; 32] = [5; 32];

/// A table whose players are slow to come back, and are waited for.
struct Server {
    table: Table,
    now: i64,
}

impl Server {
    /// Everybody has a seat, or bots have all but one, and the match has begun.
    fn new(rules: &AnyRules, salt: u64, people: usize) -> Self {
        let setup = Setup {
            players: Some(rules.players()),
            ..Setup::of(rules.preset())
        };
        let config = TableConfig {
            grace_ms: i64::MAX / 4,
            ..TableConfig::default()
        };
        let table = Table::open(CODE, config, 0, person(0), setup, None, &SECRET);
        let mut server = Self {
            table: table.expect("a preset"),
            now: 1,
        };
        for id in 0..people as i64 {
            if id > 0 {
                server.must(id, Command::Sit { seat: None });
            }
            let seed = format!("{salt} {id}");
            server.must(id, Command::Seed { seed });
            server.must(id, Command::Ready { on: true });
        }
        if people < rules.players() {
            let name = STAND_IN.to_owned();
            server.must(0, Command::Bot { seat: None, name });
        }
        server.must(0, Command::Start);
        server.table.take_pending();
        server
    }

    fn must(&mut self, id: i64, command: Command) {
        let done = self.table.handle(self.now, &person(id), command, &SECRET);
        done.expect("it may be done");
    }

    /// Begins the next round, if this one is over.
    fn next_round(&mut self) {
        self.now = self.table.next_round_at.unwrap_or(self.now);
        self.table.tick(self.now, &SECRET).expect("a sound table");
    }

    /// Lets a bot move, if it is its turn.
    fn bot_moves(&mut self) {
        let Some(bot) = self.table.bot_turn(self.now) else {
            return;
        };
        let text = self.table.any_move().expect("whoever must move can");
        let made = self
            .table
            .make_move(self.now, bot.seat, &text, bot.turn, bot.by, &SECRET);
        made.expect("a legal move");
    }

    /// Hears a command and answers it. What it causes for everybody waits at the table.
    fn hear(&mut self, request: Request, line: &mut Line) {
        self.now += 1;
        let id = line.who.id;
        match request.command {
            Command::Hello { .. } => line.down.push(ToClient::Welcome {
                protocol: VERSION,
                server: String::new(),
                you: line.who.clone(),
                now: self.now,
                tables: Vec::new(),
                blocked: Vec::new(),
            }),
            Command::Join { since, .. } => {
                let entered = self.table.enter(self.now, &line.who);
                entered.expect("everybody may watch");
                line.joined = true;
                self.show(since, line);
            }
            Command::Sync { since } => self.show(Some(since), line),
            command => {
                let done = self.table.handle(self.now, &person(id), command, &SECRET);
                if let Err(refusal) = done {
                    line.down.push(ToClient::Refused {
                        re: request.id,
                        code: refusal.code().to_owned(),
                        message: String::new(),
                    });
                    return;
                }
            }
        }
        line.answer = request.id.map(|re| ToClient::Done { re });
    }

    /// What was missed, or the table as it stands. What has just been caused is among it.
    fn show(&self, since: Option<u64>, line: &mut Line) {
        let id = line.who.id;
        let missed = since.and_then(|since| self.table.catch_up(since, id));
        let frames = missed.unwrap_or_else(|| vec![self.table.snapshot(self.now, id)]);
        let read = |frame: &baralho_table::Frame| ToClient::read(frame.as_bytes());
        let frames = frames.iter().map(|frame| read(frame).expect("our own"));
        line.down.extend(frames);
    }

    /// The round as it really is.
    fn truth<G: Wire>(&self, rules: &G::Rules) -> Match<G> {
        let round = self.table.round_so_far().expect("a match");
        let mut game = Match::from_standing(rules, round.seed, round.standing);
        for text in &round.moves {
            let made = game.read(text).expect("its own notation");
            game.apply(made, &mut ());
        }
        game
    }

    fn position(&self, id: i64) -> Position {
        let frame = self.table.position(id).expect("a match");
        match ToClient::read(frame.as_bytes()) {
            Ok(ToClient::Position(position)) => position,
            other => panic!("{other:?}"),
        }
    }
}

fn person(id: i64) -> Person {
    Person::new(id, format!("p{id}"))
}

struct Line {
    client: Client,
    who: Person,
    connected: bool,
    /// The table is told on this connection.
    joined: bool,
    /// What follows what was just caused.
    answer: Option<ToClient>,
    down: Vec<ToClient>,
    /// On the way to the server.
    up: Vec<Request>,
}

impl Line {
    fn new(id: i64) -> Self {
        let mut client = Client::new(None);
        client.request(Command::Join {
            table: CODE,
            password: None,
            since: None,
        });
        client.disconnected();
        Self {
            client,
            who: person(id),
            connected: false,
            joined: false,
            answer: None,
            down: Vec::new(),
            up: Vec::new(),
        }
    }

    fn connect(&mut self) {
        self.up = self.client.connected();
        self.connected = true;
    }

    fn cut(&mut self, server: &mut Server) {
        self.client.disconnected();
        self.connected = false;
        if std::mem::take(&mut self.joined) {
            let gone = server.table.exit(server.now, self.who.id, Gone::Lost);
            gone.expect("a sound table");
        }
        self.down.clear();
        self.up.clear();
    }

    /// Takes in the next frame on the way; says what was learned.
    fn receive(&mut self, place: usize) -> Vec<News> {
        let message = self.down.remove(place);
        self.client.hear(message, 0);
        let mut all = Vec::new();
        while let Some(news) = self.client.next_news().expect("the server tells the truth") {
            all.push(news);
        }
        self.up.extend(self.client.take_outbox());
        all
    }
}

/// Where a line is bad: one in so many.
const DROPPED: u64 = 12;
const DOUBLED: u64 = 12;
const SWAPPED: u64 = 12;
const CUT: u64 = 60;

fn play<G: Wire>(mut server: Server, rules: &G::Rules, seed: u64, steps: u32) {
    let mut rng = chance::generator(seed, u64::MAX);
    // Somebody watches.
    let people = server.table.people().count() as i64;
    let mut lines: Vec<Line> = (0..=people).map(Line::new).collect();
    let mut one_in = |n: u64| chance::below(n, &mut rng) == 0;
    for _ in 0..steps {
        for place in 0..lines.len() {
            let line = &mut lines[place];
            if !line.connected {
                if one_in(3) {
                    line.connect();
                }
                continue;
            }
            if one_in(CUT) {
                line.cut(&mut server);
                tell(&mut server, &mut lines);
                continue;
            }
            if !line.up.is_empty() {
                let request = line.up.remove(0);
                server.hear(request, line);
                tell(&mut server, &mut lines);
                continue;
            }
            // Whoever has time hears several things at once, or they would pile up.
            while !line.down.is_empty() && !one_in(4) {
                let is_told = matches!(line.down[0], ToClient::Told(_));
                if is_told && one_in(DROPPED) {
                    line.down.remove(0);
                    continue;
                }
                if is_told && one_in(DOUBLED) {
                    let again = line.down[0].clone();
                    line.down.insert(0, again);
                }
                let second = line.down.get(1);
                let both = is_told && matches!(second, Some(ToClient::Told(_)));
                line.receive(usize::from(both && one_in(SWAPPED)));
            }
            let room = line.client.room();
            let wants = room.is_some_and(Room::is_my_turn);
            if wants && !line.client.is_moving() {
                if room.is_some_and(|room| room.open_to_undo() > 0) && one_in(2) {
                    line.up.extend(line.client.request_undo(NonZeroU32::MIN));
                    continue;
                }
                let room = line.client.room();
                let moves = room.expect("just seen").legal_moves();
                let pick = if one_in(2) { 0 } else { moves.len() - 1 };
                line.up
                    .extend(line.client.request_move(moves[pick].clone()));
            }
        }
        if one_in(3) {
            server.bot_moves();
            tell(&mut server, &mut lines);
        }
        if server.table.stage == Stage::Between && one_in(3) {
            server.next_round();
            tell(&mut server, &mut lines);
        }
    }
    settle(&mut server, &mut lines);
    let truth = server.truth::<G>(rules);
    for line in &lines {
        keep(&server, &truth, line);
    }
    // In a few steps all may be lost but the greetings.
    let moves = server.position(0).turn;
    assert!(steps < 200 || moves > 0, "nobody ever moved");
}

/// Tells everybody what has happened, and whoever caused it that it is done.
fn tell(server: &mut Server, lines: &mut [Line]) {
    for pending in server.table.take_pending() {
        for line in lines.iter_mut().filter(|line| line.joined) {
            let observer = server.table.observer(line.who.id);
            if let Some(frame) = pending.frames.of(observer) {
                let message = ToClient::read(frame.as_bytes());
                line.down.push(message.expect("our own"));
            }
        }
    }
    for line in lines {
        line.down.extend(line.answer.take());
    }
}

/// Everything arrives from here on, and one more thing happens that shows what is missing.
fn settle(server: &mut Server, lines: &mut [Line]) {
    for round in 0..200 {
        if round % 10 == 0 {
            let (to, text) = (Place::Table, "oi".to_owned());
            server.must(0, Command::Chat { to, text });
            tell(server, lines);
        }
        for place in 0..lines.len() {
            let line = &mut lines[place];
            if !line.connected {
                line.connect();
            }
            while !line.down.is_empty() {
                line.receive(0);
            }
            for request in std::mem::take(&mut lines[place].up) {
                server.hear(request, &mut lines[place]);
                tell(server, lines);
            }
        }
        if lines.iter().all(|line| {
            line.down.is_empty() && line.client.room().map(Room::seq) == Some(server.table.seq())
        }) {
            return;
        }
    }
    panic!("somebody never caught up");
}

fn keep<G: Wire>(server: &Server, truth: &Match<G>, line: &Line) {
    let room = line.client.room().expect("at the table");
    let followed = room.followed::<G>().expect("this game");
    let observer = server.table.observer(line.who.id);
    assert_eq!(followed.view(), Some(&truth.round().view(observer)));
    assert_eq!(room.turn(), truth.round().turn());
    let position = server.position(line.who.id);
    assert_eq!(room.moves(), position.turn);
    assert_eq!(room.legal_moves(), position.moves);
    assert_eq!(room.is_my_turn(), !position.moves.is_empty());
    let any = room.any().expect("a match");
    let seed = truth.seed();
    assert_eq!(any.wrong_deal(seed), None);
    // Whoever holds cards would notice other ones.
    if observer != Observer::Spectator && truth.rules().preset() != "rouba-montes" {
        assert!(any.wrong_deal(seed ^ 1).is_some());
    }
}

fn rules(preset: &str, players: Option<usize>) -> AnyRules {
    AnyRules::parse(preset, players, &Options::new()).expect("a preset")
}

proptest! {
    #[test]
    fn whatever_is_lost_on_the_way_is_caught_up_with(seed: u32, steps in 20_u32..1500) {
        let others = [("buraco", Some(4)), ("scopa", Some(6))];
        let presets = PRESETS.iter().map(|preset| (preset.name, None));
        let tables = presets.chain(others).map(|(preset, players)| {
            let rules = rules(preset, players);
            let people = rules.players();
            (rules, people)
        });
        // Only who plays alone can take moves back.
        let alone = [None, Some(4)].map(|players| (rules("buraco", players), 1));
        for (rules, people) in tables.chain(alone) {
            let server = Server::new(&rules, seed.into(), people);
            // As the table completes them.
            let rules = server.table.round_so_far().expect("a match").rules;
            with_game!(rules, |G, rules| play::<G>(server, &rules, seed.into(), steps));
        }
    }
}
