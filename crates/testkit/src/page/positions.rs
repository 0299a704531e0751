//! Tables as browsers keep them, in positions that are seldom reached by playing.

use baralho_bots::{Seated, bot_with, here};
use baralho_catalog::{Faced, USUAL_OPPONENT, with_game};
use baralho_face::{Scene, Seen, Selection, scene::draw};
use baralho_game::{Match, Observer, Options, Seat, chance};
use baralho_opponents::Opponents;
use baralho_protocol::online::{By, ClockRule, Command, Person, Setup, TableCode};
use baralho_table::{RoundSoFar, Table, TableConfig};
use baralho_words::{Language, Style, Words};
use rand_core::Rng as _;
use serde_json::{Value, json};

use super::scenes::Game;

/// What holds at a table of one's own, as in the page's worker.
const CONFIG: TableConfig = TableConfig {
    grace_ms: 60_000,
    pause_ms: 0,
    countdown: false,
    longest_log: u64::MAX,
};
/// Any time will do: nobody hurries.
const NOW: i64 = 1_794_830_015_308;
/// Who plays at this browser.
const ME: &str = "Ana";
/// Who plays for all of them: always the same, and soon.
const BOT: &str = "greedy";
/// So many deals are looked through at most.
const DEALS: u64 = 1000;

/// What is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    pub game: &'static str,
    pub players: usize,
    /// Options that differ from the preset's.
    pub rules: &'static [(&'static str, &'static str)],
    /// The first seed that is tried: one that is known to lead there costs one game.
    pub seed: u64,
}

/// Where a table stands when its person is to move.
pub(super) struct Position {
    pub scene: Scene,
    /// The legal moves, in the game's notation.
    pub legal: Vec<String>,
    /// What the person's bot would do.
    pub advised: String,
}

impl Position {
    /// The card of the hand that can be played in the most ways, and how many these are.
    pub(super) fn widest(&self) -> (String, usize) {
        let hand = self
            .scene
            .hand
            .iter()
            .map(|card| format!("{:#}", card.card));
        let ways = hand.map(|card| {
            let ways = self.legal.iter().filter(|text| text.starts_with(&card));
            (ways.count(), card)
        });
        let (ways, card) = ways.max().unwrap_or_default();
        (card, ways)
    }

    /// The first legal move that begins with one of these words, the first of them first.
    pub(super) fn first(&self, words: &[&str]) -> Option<String> {
        let begins = |word: &&str| self.legal.iter().find(|text| text.starts_with(*word));
        words.iter().find_map(begins).cloned()
    }

    /// Melds that lie there, and the cards of the longest of one's own.
    pub(super) fn melds(&self) -> (usize, usize) {
        let sides = self.scene.melds.iter();
        let all = sides.clone().map(|side| side.melds.len()).sum();
        let own = sides.filter(|side| side.own).flat_map(|side| &side.melds);
        let longest = own.map(|meld| meld.cards.len()).max();
        (all, longest.unwrap_or_default())
    }
}

/// What a person does, who otherwise does as a bot would.
pub(super) type Habit = fn(&Position) -> Option<String>;

/// How a game is kept.
#[derive(Clone, Copy, Debug)]
pub(super) enum Until {
    /// As soon as its person is to move and this finds something: the cards of the hand that are
    /// touched then.
    Finds(fn(&Position) -> Option<Vec<String>>),
    /// Before the person's last move of the first round.
    RoundEnds,
    /// As it ended: the record alone.
    Recorded,
}

/// What is kept, and the cards of the hand that are touched then.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    pub kept: String,
    pub touched: Vec<String>,
}

/// A table as a browser keeps it, or the record of a whole match; bots play with the person,
/// always alike. Should its seed lead there no more, the next one that does is taken.
pub(super) fn reach(game: &Game) -> Option<Reached> {
    let seed = game.play.seed;
    (seed..seed + DEALS).find_map(|seed| reach_from(game, seed))
}

/// As [`reach`], from this seed alone.
pub(super) fn reach_from(game: &Game, seed: u64) -> Option<Reached> {
    Sitting::new(game.play, seed).play_on(game.habit, game.until)
}

struct Sitting {
    table: Table,
    me: Person,
    seed: u64,
    /// Made in the match.
    moves: u64,
    lines: Vec<Value>,
}

impl Sitting {
    fn new(play: Play, seed: u64) -> Self {
        let me = Person::new(1, ME);
        let mut rules = Options::new();
        for (name, value) in play.rules {
            rules.set(name, value);
        }
        let setup = Setup {
            game: play.game.to_owned(),
            players: Some(play.players),
            rules,
            clock: ClockRule::default(),
            public: true,
            spectators: true,
            rated: true,
        };
        let code = TableCode::from_bits(seed);
        let secret = secret(seed, 0);
        let table = Table::open(code, CONFIG, NOW, me.clone(), setup, None, &secret);
        let mut sitting = Self {
            table: table.expect("a table"),
            me,
            seed,
            moves: 0,
            lines: Vec::new(),
        };
        let entered = sitting.table.enter(NOW, &sitting.me);
        entered.expect("nobody is turned away");
        for seat in 1..play.players {
            let (seat, name) = (Some(seat), USUAL_OPPONENT.to_owned());
            sitting.command(Command::Bot { seat, name });
        }
        sitting.command(Command::Start);
        sitting
    }

    fn command(&mut self, command: Command) {
        let secret = secret(self.seed, 1);
        let done = self.table.handle(NOW, &self.me, command, &secret);
        done.expect("what a host may do");
        self.keep();
    }

    fn keep(&mut self) {
        for fresh in self.table.take_pending() {
            let (at, body) = (fresh.line.at, fresh.line.body());
            self.lines.push(json!({ "at": at, "body": body }));
        }
    }

    fn play_on(mut self, habit: Habit, until: Until) -> Option<Reached> {
        let mut last = 0;
        loop {
            while let Some(bot) = self.table.bot_turn(NOW) {
                let position = self.position(bot.seat);
                self.make_move(bot.seat, &position.advised);
            }
            let Some(seat) = self.table.turn() else {
                match until {
                    Until::Finds(_) => return None,
                    Until::RoundEnds => return Some(self.kept(last, Vec::new())),
                    Until::Recorded => {}
                }
                if let Some(finished) = self.table.finished() {
                    let (kept, touched) = (finished.record, Vec::new());
                    return Some(Reached { kept, touched });
                }
                self.command(Command::Ready { on: true });
                continue;
            };
            let position = self.position(seat);
            if let Until::Finds(find) = until
                && let Some(touched) = find(&position)
            {
                return Some(self.kept(self.lines.len(), touched));
            }
            last = self.lines.len();
            let chosen = habit(&position).unwrap_or(position.advised);
            self.make_move(seat, &chosen);
        }
    }

    fn make_move(&mut self, seat: Seat, text: &str) {
        let secret = secret(self.seed, 1);
        let turn = self.moves;
        let made = self
            .table
            .make_move(NOW, seat, text, turn, By::Own, &secret);
        made.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        self.moves += 1;
        self.keep();
    }

    fn kept(&self, lines: usize, touched: Vec<String>) -> Reached {
        let table = self.table.code();
        let kept = json!({ "table": table, "lines": self.lines[..lines] }).to_string();
        Reached { kept, touched }
    }

    fn position(&self, seat: Seat) -> Position {
        fn position<G: Opponents + Faced>(
            rules: &G::Rules,
            round: &RoundSoFar,
            seat: Seat,
        ) -> Position {
            let game = || Match::<G>::from_standing(rules, round.seed, round.standing);
            let moves = || round.moves.iter().map(String::as_str);
            let bot = bot_with::<G::Bots>(BOT, &here()).expect("a bot");
            let mut bot = Seated::<G>::new(bot, round.seed, seat);
            let turn = round.moves.len() as u64;
            let advised = bot.choose_after(&mut game(), moves(), turn);
            let advised = G::move_to_text(rules, advised.expect("legal moves"));
            let mut game = game();
            game.replay(moves(), |_, _| ()).expect("legal moves");
            let view = game.round().view(Observer::Seat(seat));
            let words = Words::new(Language::En, Style::Symbols);
            let names = vec![ME.to_owned(); 20];
            let seen = Seen::<G::Face>::new(
                [&words, &words],
                &names,
                Observer::Seat(seat),
                &view,
                &[],
                &round.standing,
            );
            let scene = draw(&seen, &Selection::default());
            let legal = baralho_catalog::AnyMatch::legal_moves(&game);
            Position {
                scene,
                legal,
                advised,
            }
        }
        let round = self.table.round_so_far().expect("a round");
        with_game!(round.rules, |G, rules| position::<G>(&rules, &round, seat))
    }
}

/// The secret that the deals of a match come from, as in the page's worker.
fn secret(seed: u64, number: u64) -> [u8; 32] {
    let mut bytes = [0; 32];
    chance::generator(seed, (1 << 54) + number).fill_bytes(&mut bytes);
    bytes
}
