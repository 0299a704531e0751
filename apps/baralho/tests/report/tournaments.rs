//! Made-up tournaments: an ordinary one, and those that break careless pages.

use baralho_arena::{
    Ended, Entrant, Fault, Finished, Played, SeriesSeed, Settings,
    report::{Summary, Tally, Verdict},
};
use baralho_game::Options;
use baralho_stats::Sprt;

/// Numbers that look like chance and are the same everywhere.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % sides
    }
}

#[derive(Debug)]
pub(crate) struct Tournament {
    pub(crate) settings: Settings,
    pub(crate) games: Vec<Played>,
    planned: u64,
}

impl Tournament {
    pub(crate) fn finished(&self) -> Finished {
        let bots = self.settings.bots.len();
        let mut tally = Tally::new(bots, vec![0, 1], false, self.settings.sprt);
        for game in &self.games {
            tally.add(game);
        }
        Finished {
            summary: Summary::new(tally, None),
            last: None,
            earlier: 0,
            planned: self.planned,
            ended: Ended::Complete,
            authors: vec![Some("Ada & Eva".into()); bots],
            never_started: vec![None; bots],
            places: None,
        }
    }
}

fn between(names: &[&str]) -> Tournament {
    let bot = |name: &&str| Entrant {
        name: (*name).to_owned(),
        spec: format!("./bots/{name} --fast"),
        ..Entrant::default()
    };
    let settings = Settings {
        game: "escopa".into(),
        rules: Options::new().with("target", 11).with("primiera", "sevens"),
        players: 2,
        seed: SeriesSeed::Chosen(42),
        duplicate: true,
        bots: names.iter().map(bot).collect(),
        ..Settings::default()
    };
    Tournament {
        settings,
        games: Vec::new(),
        planned: 0,
    }
}

fn game(number: u64, deal: u64, bots: [usize; 2], points: [i32; 2]) -> Played {
    let best = points[0].max(points[1]);
    Played {
        game: number,
        deal,
        seats: bots.into(),
        points: points.into(),
        winners: (0..2).filter(|&side| points[side] == best).collect(),
        record: Some(format!("records/{number:06}.jsonl")),
        log: Some(format!("logs/{number:06}.jsonl.gz")),
        ..Played::default()
    }
}

/// Everybody against everybody in so many deals, a later bot being the better one.
fn round_robin(names: &[&str], deals: u64) -> Tournament {
    let mut made = between(names);
    let mut dice = Dice(1);
    for deal in 1..=deals {
        for one in 0..names.len() {
            for other in one + 1..names.len() {
                for seats in [[one, other], [other, one]] {
                    let points =
                        seats.map(|bot| (dice.below(9) + dice.below(2 + bot as u64)) as i32);
                    let number = made.games.len() as u64 + 1;
                    made.games.push(game(number, deal, seats, points));
                }
            }
        }
    }
    made.planned = made.games.len() as u64;
    made
}

/// What one hopes to see.
pub(crate) fn ordinary() -> Tournament {
    let mut made = round_robin(&["random", "robot1", "robot3", "robot4", "mestre"], 5);
    let kinds = &Verdict::ALL[1..];
    for (place, game) in made
        .games
        .iter_mut()
        .enumerate()
        .filter(|(place, _)| place % 11 == 0)
    {
        let side = place % 2;
        game.verdict = kinds[place / 11 % kinds.len()];
        game.fault = Some(Fault {
            bot: game.seats[side],
            ..Fault::default()
        });
        game.winners = vec![1 - side];
    }
    made.settings.sprt = Sprt::new(0.0, 10.0, 0.05, 0.05).ok();
    made
}

/// Those that break careless pages, each with what it is.
pub(crate) fn degenerate() -> Vec<(&'static str, Tournament)> {
    let mut sweep = between(&["ganha-sempre", "perde-sempre"]);
    sweep.games = (1..=50).map(|n| game(n, n, [0, 1], [4, 0])).collect();
    let mut draws = between(&["one", "two", "three"]);
    draws.games = (1..=40)
        .map(|n| game(n, n, [n as usize % 3, (n as usize + 1) % 3], [2, 2]))
        .collect();
    let mut single = between(&["alfa", "beta"]);
    single.games = vec![game(1, 1, [0, 1], [3, 1])];
    single.planned = 100;
    let hostile = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "\u{202e}drawkcab\u{0}\u{1b}[2J",
        "a-name-without-any-end-a-name-without-any-end-a-name-without-any-end-a-name-without-any-end",
        "",
        "名前 🂡 اسم",
    ];
    let mut strangers = round_robin(&hostile, 3);
    strangers.settings.game = "</title><script>document.title='x'</script>".into();
    for game in &mut strangers.games {
        game.record = Some("javascript:alert(1)".into());
    }
    let many: Vec<String> = (0..14).map(|bot| format!("bot-number-{bot}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    vec![
        ("no bots at all", between(&[])),
        ("no games", between(&["alfa", "beta"])),
        ("one game", single),
        ("one bot won everything", sweep),
        ("nothing but draws", draws),
        ("hostile names", strangers),
        ("many bots", round_robin(&many, 1)),
    ]
}
