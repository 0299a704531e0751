//! Clients at the end of bad lines: frames are dropped, doubled and swapped, connections
//! break. Once everything has been caught up, every client sees exactly what it should.

use crate::server;

use baralho_catalog::{AnyRules, PRESETS, with_game};
use baralho_game::{Observer, Options, Rules, chance};
use baralho_protocol::{
    Wire,
    online::{Command, Request, TableEvent, ToClient},
};
use baralho_table::client::{Client, News};
use proptest::prelude::*;
use server::Server;

/// A client and its line.
struct Line {
    client: Client,
    observer: Observer,
    connected: bool,
    /// On the way to the client.
    down: Vec<ToClient>,
    /// On the way to the server.
    up: Vec<Request>,
}

impl Line {
    fn new(observer: Observer) -> Self {
        let mut client = Client::new(None);
        client.request(Command::Join {
            table: server::CODE,
            password: None,
            since: None,
        });
        client.disconnected();
        Self {
            client,
            observer,
            connected: false,
            down: Vec::new(),
            up: Vec::new(),
        }
    }

    fn connect(&mut self) {
        self.up = self.client.connected();
        self.connected = true;
    }

    fn cut(&mut self) {
        self.client.disconnected();
        self.connected = false;
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

fn play<G: Wire>(rules: &G::Rules, seed: u64, steps: u32) {
    let mut rng = chance::generator(seed, u64::MAX);
    let mut server = Server::<G>::new(rules, seed);
    let mut lines: Vec<Line> = Observer::all(rules.players()).map(Line::new).collect();
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
                line.cut();
                continue;
            }
            if !line.up.is_empty() {
                let request = line.up.remove(0);
                let caused = server.hear(request, line.observer, &mut line.down);
                tell(&server, &mut lines, caused);
                continue;
            }
            if !line.down.is_empty() {
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
                continue;
            }
            let room = line.client.room();
            let wants = room.is_some_and(baralho_table::client::Room::is_my_turn);
            if wants && !line.client.is_moving() {
                let moves = room.expect("just seen").legal_moves();
                let pick = if one_in(2) { 0 } else { moves.len() - 1 };
                line.up
                    .extend(line.client.request_move(moves[pick].clone()));
            }
        }
        if server.is_between_rounds() && one_in(3) {
            let caused = server.next_round();
            tell(&server, &mut lines, caused);
        }
    }
    settle(&mut server, &mut lines);
    for line in &lines {
        keep::<G>(&server, line);
    }
    // In a few steps all may be lost but the greetings.
    assert!(steps < 200 || server.moves() > 0, "nobody ever moved");
}

fn tell<G: Wire>(server: &Server<G>, lines: &mut [Line], frames: std::ops::Range<usize>) {
    for frame in frames {
        for line in lines.iter_mut().filter(|line| line.connected) {
            line.down
                .push(ToClient::Told(server.frame(frame, line.observer)));
        }
    }
}

/// Everything arrives from here on, and one more thing happens that shows what is missing.
fn settle<G: Wire>(server: &mut Server<G>, lines: &mut [Line]) {
    for round in 0..200 {
        if round % 10 == 0 {
            let caused = server.happen(TableEvent::Tick);
            tell(server, lines, caused);
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
                let line = &mut lines[place];
                let caused = server.hear(request, line.observer, &mut line.down);
                tell(server, lines, caused);
            }
        }
        if lines.iter().all(|line| {
            line.down.is_empty()
                && line.client.room().map(baralho_table::client::Room::seq) == Some(server.seq())
        }) {
            return;
        }
    }
    panic!("somebody never caught up");
}

fn keep<G: Wire>(server: &Server<G>, line: &Line) {
    let room = line.client.room().expect("at the table");
    let followed = room.followed::<G>().expect("this game");
    let round: &G = server.round();
    assert_eq!(followed.view(), Some(&round.view(line.observer)));
    assert_eq!(room.moves(), server.moves());
    assert_eq!(room.turn(), round.turn());
    if room.is_my_turn() {
        let texts = round.moves().into_iter();
        let texts: Vec<String> = texts.map(|m| G::move_to_text(round.rules(), m)).collect();
        assert_eq!(room.legal_moves(), texts);
    } else {
        assert!(room.legal_moves().is_empty());
    }
    let any = room.any().expect("a match");
    assert_eq!(any.wrong_deal(server.seed()), None);
    // Whoever holds cards would notice other ones.
    if line.observer.seat().is_some() && round.rules().preset() != "rouba-montes" {
        assert!(any.wrong_deal(server.seed() ^ 1).is_some());
    }
}

fn rules(preset: &str, players: Option<usize>) -> AnyRules {
    AnyRules::parse(preset, players, &Options::new()).expect("a preset")
}

proptest! {
    #[test]
    fn whatever_is_lost_on_the_way_is_caught_up_with(seed: u32, steps in 20_u32..1500) {
        for preset in PRESETS {
            let rules = rules(preset.name, None);
            with_game!(rules, |G, rules| play::<G>(&rules, seed.into(), steps));
        }
        with_game!(rules("buraco", Some(4)), |G, rules| play::<G>(&rules, seed.into(), steps));
        with_game!(rules("scopa", Some(6)), |G, rules| play::<G>(&rules, seed.into(), steps));
    }
}
