//! Moves that are taken back: where they may be, and that everything is then as it was, for who was
//! there, who was away, who comes late, and after a restart.

use std::num::NonZeroU32;

use baralho_catalog::{AnyRules, PRESETS, STAND_IN, verify, with_game};
use baralho_game::{
    Game as _, Match, Options,
    chance::{self, Quick},
    record::Record,
};
use baralho_protocol::{
    Wire,
    online::{Command, Person, Position, Refusal, Setup, Stage, TableCode, TableEvent, ToClient},
};
use baralho_table::{
    FinishedMatch, Frame, Logged, Table, TableConfig,
    client::{Client, Room},
};

const CODE: TableCode = TableCode::from_bits(5 << 4);
const SECRET: [u8; 32] = [3; 32];
const CONFIG: TableConfig = TableConfig {
    grace_ms: 60_000,
    pause_ms: 0,
    countdown: false,
    longest_log: u64::MAX,
};

/// Who plays, and who watches.
const ANA: i64 = 0;
const EVA: i64 = 99;

fn person(id: i64) -> Person {
    Person::new(id, format!("p{id}"))
}

fn moves(number: usize) -> NonZeroU32 {
    let number = u32::try_from(number).expect("few");
    NonZeroU32::new(number).expect("not none")
}

/// A table of Ana and bots, and all that was written and told there.
struct Bench {
    table: Table,
    now: i64,
    log: Vec<Logged>,
    /// Who is there all the time.
    live: Vec<(i64, Client)>,
    /// Ana at another device, which hears nothing until it asks what it missed.
    late: Client,
}

fn told(client: &mut Client, frames: impl IntoIterator<Item = Frame>) {
    for frame in frames {
        client.feed(frame.as_bytes(), 0).expect("our own");
    }
    while client.next_news().expect("the truth").is_some() {}
}

fn room(client: &Client) -> &Room {
    client.room().expect("at the table")
}

impl Bench {
    fn new(rules: &AnyRules, people: usize, salt: u64) -> Self {
        let setup = Setup {
            players: Some(rules.players()),
            ..Setup::of(rules.preset())
        };
        let table = Table::open(CODE, CONFIG, 0, person(ANA), setup, None, &SECRET);
        let mut bench = Self {
            table: table.expect("a preset"),
            now: 0,
            log: Vec::new(),
            live: Vec::new(),
            late: Client::new(None),
        };
        for id in [ANA, EVA] {
            bench.table.enter(0, &person(id)).expect("anybody may");
            let mut client = Client::new(None);
            let welcome = ToClient::Welcome {
                protocol: 1,
                server: String::new(),
                you: person(id),
                now: 0,
                tables: Vec::new(),
                blocked: Vec::new(),
            };
            client.hear(welcome.clone(), 0);
            told(&mut client, [bench.table.snapshot(0, id)]);
            bench.live.push((id, client));
            if id == ANA {
                bench.late.hear(welcome, 0);
            }
        }
        told(&mut bench.late, [bench.table.snapshot(0, ANA)]);
        for id in 1..people as i64 {
            bench.ask(id, Command::Sit { seat: None }).expect("a seat");
            bench
                .ask(id, Command::Ready { on: true })
                .expect("a seat of theirs");
        }
        if people < rules.players() {
            let name = STAND_IN.to_owned();
            let bots = bench.ask(ANA, Command::Bot { seat: None, name });
            bots.expect("empty seats");
        }
        let seed = salt.to_string();
        bench.ask(ANA, Command::Seed { seed }).expect("a share");
        bench.ask(ANA, Command::Start).expect("all are there");
        bench
    }

    fn ask(&mut self, id: i64, command: Command) -> Result<(), Refusal> {
        self.now += 1;
        let done = self.table.handle(self.now, &person(id), command, &SECRET);
        self.hear();
        done
    }

    fn hear(&mut self) {
        for pending in self.table.take_pending() {
            for (id, client) in &mut self.live {
                let frame = pending.frames.of(self.table.observer(*id));
                told(client, frame.cloned());
            }
            self.log.push(pending.line);
        }
    }

    fn ana(&self) -> &Room {
        room(&self.live[0].1)
    }

    fn plays(&mut self, text: String) {
        let turn = self.ana().moves();
        self.ask(ANA, Command::Move { text, turn }).expect("legal");
    }

    fn undoes(&mut self, number: usize) -> Result<(), Refusal> {
        let (moves, turn) = (moves(number), self.ana().moves());
        self.ask(ANA, Command::TakeBack { moves, turn })
    }

    /// Bots move until it is Ana's turn, or there is no turn any more.
    fn bots_move(&mut self, choose: &mut dyn FnMut(Vec<String>) -> String) {
        while let Some(bot) = self.table.bot_turn(self.now) {
            let legal = self.legal();
            let (seat, turn, by) = (bot.seat, bot.turn, bot.by);
            let made = self
                .table
                .make_move(self.now, seat, &choose(legal), turn, by, &SECRET);
            made.expect("a legal move");
            self.hear();
        }
    }

    /// The legal moves of whoever is to move.
    fn legal(&self) -> Vec<String> {
        let round = self.table.round_so_far().expect("a match");
        with_game!(round.rules, |G, rules| {
            let game = self.truth::<G>(&rules);
            let text = |legal: &_| G::move_to_text(&rules, *legal);
            game.round().moves().iter().map(text).collect()
        })
    }

    fn truth<G: Wire>(&self, rules: &G::Rules) -> Match<G> {
        let round = self.table.round_so_far().expect("a match");
        let mut game = Match::from_standing(rules, round.seed, round.standing);
        for text in &round.moves {
            let made = game.read(text).expect("its own notation");
            game.apply(made, &mut ());
        }
        game
    }

    /// What somebody sees, but for how often moves were made.
    fn seen(table: &Table, id: i64) -> (serde_json::Value, Vec<String>) {
        let frame = table.position(id).expect("a match");
        match ToClient::read(frame.as_bytes()) {
            Ok(ToClient::Position(Position { view, moves, .. })) => (view, moves),
            other => panic!("{other:?}"),
        }
    }

    fn all_see(&self) -> [(serde_json::Value, Vec<String>); 2] {
        [ANA, EVA].map(|id| Self::seen(&self.table, id))
    }

    /// Everybody sees what is there, however they came to know it.
    fn check(&mut self) {
        let missed = self.table.catch_up(room(&self.late).seq(), ANA);
        let missed = missed.unwrap_or_else(|| vec![self.table.snapshot(self.now, ANA)]);
        told(&mut self.late, missed);
        let mut fresh = Client::new(None);
        told(&mut fresh, [self.table.snapshot(self.now, ANA)]);
        let loaded = Table::load(CODE, CONFIG, self.now, self.log.iter().cloned());
        let loaded = loaded.expect("its own log");
        assert_eq!(Self::seen(&loaded, ANA), Self::seen(&self.table, ANA));
        let round = self.table.round_so_far().expect("a match");
        let played = loaded.round_so_far().expect("a match").moves;
        assert_eq!(played, round.moves);
        with_game!(round.rules, |G, rules| {
            let truth = self.truth::<G>(&rules);
            for (id, client) in &self.live {
                let followed = room(client).followed::<G>().expect("this game");
                let observer = self.table.observer(*id);
                let seen = truth.round().view(observer);
                assert_eq!(followed.view(), Some(&seen));
            }
            let views = [self.ana(), room(&self.late), room(&fresh)]
                .map(|room| room.followed::<G>().expect("this game"));
            for followed in &views[1..] {
                assert_eq!(followed.view(), views[0].view());
                assert_eq!(followed.events(), views[0].events());
            }
        });
        for other in [&self.late, &fresh] {
            let (ana, other) = (self.ana(), room(other));
            assert_eq!((ana.moves(), ana.turn()), (other.moves(), other.turn()));
            assert_eq!(ana.open_to_undo(), other.open_to_undo());
            assert_eq!(ana.clocks, other.clocks);
        }
    }
}

fn rules(preset: &str, players: Option<usize>) -> AnyRules {
    AnyRules::parse(preset, players, &Options::new()).expect("a preset")
}

/// Plays a match at random, with steps back wherever there may be some; says how many there were,
/// and what remains.
fn play(rules: &AnyRules, seed: u64) -> (usize, FinishedMatch) {
    let mut bench = Bench::new(rules, 1, seed);
    let mut rng = Quick::new(seed);
    let mut undone = 0;
    // What everybody saw in this round, move by move.
    let mut before = Vec::new();
    for step in 0_u64.. {
        let mut below = |most: usize| chance::below(most as u64, &mut rng) as usize;
        match bench.table.stage {
            Stage::Over => break,
            Stage::Between => {
                bench.ask(ANA, Command::Ready { on: true }).expect("a seat");
                before.clear();
            }
            _ if bench.ana().is_my_turn() => {
                let open = bench.ana().open_to_undo();
                if open > 0 && below(2) == 0 {
                    let number = 1 + below(open);
                    bench.undoes(number).expect("the client knows it may");
                    undone += number;
                    let earlier = before.split_off(before.len() - number).remove(0);
                    assert_eq!(bench.all_see(), earlier);
                    bench.check();
                    continue;
                }
                // Wherever the client says that it may not, it may not.
                let turn = bench.ana().moves();
                let moves = moves(open + 1);
                let refused = bench.ask(ANA, Command::TakeBack { moves, turn });
                assert!(matches!(
                    refused,
                    Err(Refusal::NothingToTakeBack | Refusal::SeenAlready)
                ));
                before.push(bench.all_see());
                let mut legal = bench.ana().legal_moves();
                let text = legal.swap_remove(below(legal.len()));
                bench.plays(text);
            }
            _ => {
                let mut choose = |mut legal: Vec<String>| legal.swap_remove(below(legal.len()));
                bench.bots_move(&mut choose);
                before.clear();
            }
        }
        if step % 16 == 0 && bench.table.stage == Stage::Playing {
            bench.check();
        }
    }
    assert_eq!(room(&bench.live[1].1).fairness(), Some(Ok(())));
    (undone, bench.table.finished().expect("it is over"))
}

#[test]
fn what_is_taken_back_never_was_for_everybody_and_the_record_says_so() {
    let others = [("buraco", Some(4)), ("scopa", Some(4))];
    let presets = PRESETS.iter().map(|preset| (preset.name, None));
    for (preset, players) in presets.chain(others) {
        let rules = rules(preset, players);
        let mut undone = 0;
        for seed in 0..3 * baralho_laws::effort() {
            let (steps, finished) = play(&rules, seed);
            undone += steps;
            let record = Record::read(finished.record.as_bytes()).expect("a record");
            let report = verify(&record).expect("by the rules");
            assert!(report.has_result);
            let assisted = if steps > 0 { vec![0] } else { Vec::new() };
            assert_eq!(record.header.assisted, assisted);
            assert_eq!(finished.setup.rated, steps == 0);
        }
        // Elsewhere a turn is one move.
        assert_eq!(undone > 0, preset == "buraco", "{preset}: {undone}");
    }
}

#[test]
fn only_what_showed_nothing_is_taken_back_and_only_among_bots() {
    let mut bench = Bench::new(&rules("buraco", None), 1, 2);
    let mut first = |mut legal: Vec<String>| legal.swap_remove(0);
    bench.bots_move(&mut first);
    assert_eq!(bench.undoes(1), Err(Refusal::NothingToTakeBack));
    bench.plays("draw".to_owned());
    assert_eq!(bench.ana().open_to_undo(), 0);
    assert_eq!(bench.undoes(1), Err(Refusal::SeenAlready));
    assert_eq!(bench.undoes(2), Err(Refusal::NothingToTakeBack));
    // Not again by a repeated wish, nor by somebody who watches, nor while it is paused.
    let (one, stale) = (moves(1), bench.ana().moves() - 1);
    let wish = |turn| Command::TakeBack { moves: one, turn };
    assert_eq!(bench.ask(ANA, wish(stale)), Err(Refusal::Stale(stale + 1)));
    assert_eq!(bench.ask(EVA, wish(stale + 1)), Err(Refusal::NotSeated));
    bench.ask(ANA, Command::Pause).expect("the host");
    assert_eq!(bench.undoes(1), Err(Refusal::Paused));
    // Among people every move stands.
    let mut bench = Bench::new(&rules("buraco", None), 2, 2);
    let turn = bench.ana().moves();
    for id in [0, 1] {
        assert_eq!(bench.ask(id, wish(turn)), Err(Refusal::NotAlone));
    }
    assert_eq!(bench.ana().open_to_undo(), 0);
}

/// A log may say of any moves of a round that they are taken back, those of others too, as long
/// as it is then the turn of whoever did it: what a coach will offer.
#[test]
fn a_whole_turn_with_its_answers_can_be_taken_back_by_the_log() {
    for preset in ["scopa", "buraco"] {
        let mut bench = Bench::new(&rules(preset, None), 1, 4);
        let mut first = |mut legal: Vec<String>| legal.swap_remove(0);
        bench.bots_move(&mut first);
        let (seen, begun) = (bench.all_see(), bench.ana().moves());
        while bench.ana().is_my_turn() {
            let mut legal = bench.ana().legal_moves();
            bench.plays(legal.pop().expect("whoever must move can"));
        }
        bench.bots_move(&mut first);
        let made = bench.ana().moves() - begun;
        assert!(made > 1, "{preset}: somebody answered");
        let line = |number: u64| Logged {
            at: bench.now,
            event: TableEvent::TakenBack {
                seat: 0,
                moves: moves(number as usize),
            },
            hidden: None,
        };
        let log = |number| bench.log.iter().cloned().chain([line(number)]);
        let load = |number| Table::load(CODE, CONFIG, bench.now, log(number));
        let table = load(made).expect("its own log");
        assert_eq!([ANA, EVA].map(|id| Bench::seen(&table, id)), seen);
        let mut shown = Client::new(None);
        told(&mut shown, [table.snapshot(bench.now, ANA)]);
        assert_eq!(room(&shown).moves(), begun + made + 1);
        // One move less, and it would be somebody else's turn; and more there were not.
        assert!(load(made - 1).is_err() || preset == "buraco");
        assert!(load(1_000).is_err());
    }
}
