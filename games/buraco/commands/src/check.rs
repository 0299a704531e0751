//! The checks of the course's protocol.

use std::time::Instant;

use baralho_bots::bot;
use baralho_buraco::{
    Buraco, BuracoRules, Compat, Start,
    itp::{self, BadLine, Command, Judge, Offence},
};
use baralho_buraco_bots::BuracoBots;
use baralho_buraco_face::BuracoFace;
use baralho_cards::{Card, parse_cards};
use baralho_cli::bot::check::{
    Check, Findings, Problem, Result as Found, Subject, cannot_start, fault, last_errors, problem,
    shown, silence, writes_at_the_end,
};
use baralho_face::Face as _;
use baralho_game::{Game, Observer, Rules, Seat, chance};
use baralho_process::{Exit, Fault, Process};
use baralho_words::{Noun, Words, say};

const GAMES: u64 = 3;
/// Who sits at the other seats: somebody who takes piles and melds.
const OTHERS: &str = "greedy";
/// Cards of a hand whose line is longer than the buffers of many a bot.
const LONG_HAND: usize = 66;

/// A game that a bot under check plays under the judge.
struct Course<'a> {
    subject: &'a Subject<'a>,
    process: Process,
    judge: Judge,
    seat: Seat,
    /// Whether the others add nothing to their melds now and then, which is told as `[  ]`.
    add_nothing: bool,
    sent: String,
    lines: u64,
    /// It was silent, and wrote at the end of its input: it had kept that back.
    kept_back: bool,
    /// What it heard that not every game has.
    heard_empty: bool,
}

/// Why a game was not played to its end.
enum Trouble {
    Fault(Fault),
    Offence(Offence, Vec<u8>),
    OutOfTurn(Vec<u8>),
}

/// Makes every check, as far as those before allow.
pub(crate) fn check(subject: &Subject<'_>, findings: &mut Findings) {
    let words = subject.words;
    findings.begin(Check::Starts, words);
    let mut stays = None;
    let mut wrote = None;
    let mut seeds = 1..;
    'suite: for (check, players) in [(Check::TwoPlayers, 2), (Check::FourPlayers, 4)] {
        for seat in Seat::all(2) {
            for seed in seeds.by_ref().take(GAMES as usize) {
                findings.begin(check, words);
                let game = itp::deal(&rules(players), &i32::to_string(&seed));
                match play(subject, game, seat, false) {
                    Ok(ended) => {
                        stays = stays.or(ended.stays);
                        wrote = wrote.or(ended.errors);
                    }
                    Err(wrong) => {
                        let (check_of, found) = *wrong;
                        let failed = check_of.unwrap_or(check);
                        if failed != Check::Starts {
                            findings.pass(Check::Starts, String::new());
                        }
                        findings.fail(failed, found);
                        break 'suite;
                    }
                }
                findings.pass(Check::Starts, String::new());
            }
        }
        let message = words.count(Noun::Game, 2 * GAMES as i32);
        findings.pass(check, message);
    }
    if !findings.any(Found::Fail) {
        findings.pass(Check::WaitsForTurn, String::new());
        special(subject, findings);
        match stays {
            None => findings.pass(Check::EndOfInput, String::new()),
            Some(message) => findings.note(Check::EndOfInput, message),
        }
        match wrote {
            None => findings.pass(Check::StandardError, String::new()),
            Some(errors) => {
                let bytes = errors.len().to_string();
                let message = say!(words, "check-note-standard-error", bytes);
                findings.note(Check::StandardError, message);
            }
        }
    }
    findings.complete(&Check::ITP);
}

/// Lines that not every game has: a very long one, and an empty list of cards.
fn special(subject: &Subject<'_>, findings: &mut Findings) {
    let words = subject.words;
    let mut try_start = |check, hands, pile, add_nothing, cure: String| {
        findings.begin(check, words);
        let start = Start {
            hands,
            pile,
            first: 0,
        };
        match play_start(subject, &start, add_nothing) {
            Ok(_) => findings.pass(check, String::new()),
            Err(wrong) => {
                let (_, found) = *wrong;
                findings.fail(check, Problem { cure, ..found });
            }
        }
    };
    let all: Vec<Card> = Card::all().chain(Card::all()).collect();
    // Every third card or so, so that no meld lies ready at once.
    let mut long: Vec<Card> = (0..LONG_HAND)
        .map(|place| all[place * 37 % all.len()])
        .collect();
    long.sort_unstable();
    let hands = vec![long, cards("3♥ 5♦ 9♣ K♠")];
    let cure = say!(words, "check-cure-long-lines");
    try_start(Check::LongLines, hands, Card::default(), false, cure);
    // Whoever takes the pile of one card is answered an empty list; the others add nothing
    // to a meld that they can lay at once, which is told as an empty list, too.
    let hands = vec![
        cards("4♥ 5♥ 9♣ K♠ 9♦ J♣"),
        cards("6♠ 7♠ 8♠ 9♠ Q♦ 3♣ 5♣ J♥ K♥"),
    ];
    let cure = say!(words, "check-cure-empty-list");
    try_start(Check::EmptyList, hands, cards("6♥")[0], true, cure);
}

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap_or_default()
}

fn rules(players: usize) -> BuracoRules {
    BuracoRules::new(players, Compat::Itp).unwrap_or_default()
}

struct Ended {
    /// What there is to say of a bot that stays after the end of its input.
    stays: Option<String>,
    errors: Option<String>,
}

/// A failure, and the check that it belongs to if that is not the one being made.
type Failed = Box<(Option<Check>, Problem)>;

fn play_start(subject: &Subject<'_>, start: &Start, add_nothing: bool) -> Result<Ended, Failed> {
    match itp::start(&rules(2), start, "1") {
        Ok(game) => play(subject, game, Seat::new(0), add_nothing),
        // The starts are our own; tests play them.
        Err(bad) => Err(Box::new((None, problem(bad.to_string(), String::new())))),
    }
}

fn play(
    subject: &Subject<'_>,
    game: Buraco,
    seat: Seat,
    add_nothing: bool,
) -> Result<Ended, Failed> {
    let words = subject.words;
    let players = game.rules().players();
    let ids = (0..players)
        .map(|place| {
            let name = if place == seat.index() { "bot" } else { OTHERS };
            format!("p{}.{name}", place + 1)
        })
        .collect();
    let process = subject
        .start()
        .map_err(|why| Box::new((Some(Check::Starts), cannot_start(words, &why))))?;
    let mut course = Course {
        subject,
        process,
        judge: Judge::new(game, ids),
        seat,
        add_nothing,
        sent: String::new(),
        lines: 0,
        kept_back: false,
        heard_empty: false,
    };
    match course.play() {
        Ok(()) => Ok(course.end()),
        Err(trouble) => Err(course.failed(&trouble)),
    }
}

impl Course<'_> {
    fn tell(&mut self, line: &str) {
        self.process.push(line);
        self.heard_empty |= line.contains("[  ]");
        line.clone_into(&mut self.sent);
    }

    fn play(&mut self) -> Result<(), Trouble> {
        for line in self.judge.opening(self.seat) {
            self.tell(&line);
        }
        let mut others = bot::<BuracoBots>(OTHERS).expect("a built-in bot");
        let mut rng = chance::generator(1, u64::MAX);
        let mut announced = None;
        while let Some(turn) = self.judge.turn() {
            if announced != Some(turn) {
                announced = Some(turn);
                let id = self.judge.ids()[turn.index()].clone();
                self.tell(&id);
            }
            let letters = if turn == self.seat {
                self.hear()?
            } else {
                self.process.flush();
                if self.process.has_line() {
                    return Err(Trouble::OutOfTurn(self.read()?));
                }
                if let Some(letters) = self.nothing_added(turn) {
                    letters
                } else {
                    let view = self.judge.game().view(Observer::Seat(turn));
                    let chosen = others.choose(&view, &mut rng);
                    self.judge
                        .make(chosen, &mut ())
                        .expect("bots choose legal moves")
                }
            };
            for (to, line) in letters {
                if to == self.seat {
                    self.tell(&line);
                }
            }
        }
        Ok(())
    }

    /// Now and then an addition of no cards, which the judge allows.
    fn nothing_added(&mut self, turn: Seat) -> Option<Vec<itp::Letter>> {
        let team = turn.index() % 2;
        let laid = self.judge.game().melds(team).next().is_some();
        if !self.add_nothing || self.heard_empty || !laid {
            return None;
        }
        let nothing = Command::MeldJoin(0, Vec::new());
        self.judge.command(&nothing, &mut ()).ok()
    }

    fn hear(&mut self) -> Result<Vec<itp::Letter>, Trouble> {
        let line = self.read()?;
        self.judge
            .line(&line, &mut ())
            .map_err(|out| Trouble::Offence(out.offence, line))
    }

    fn read(&mut self) -> Result<Vec<u8>, Trouble> {
        // The first line has no longer, as under the judge.
        let deadline = Instant::now() + self.subject.patience;
        let line = self.process.next_line(Some(deadline)).map(<[u8]>::to_vec);
        if line == Err(Fault::Silent) {
            self.kept_back = writes_at_the_end(&mut self.process);
        }
        let line = line.map_err(Trouble::Fault)?;
        self.lines += 1;
        Ok(line)
    }

    /// The end of the input: judges stop a bot that stays, so it is only said.
    fn end(mut self) -> Ended {
        let words = self.subject.words;
        self.process.close_input();
        let deadline = Instant::now() + self.subject.patience;
        let stays = loop {
            match self.process.next_line(Some(deadline)) {
                Ok(_) => {}
                Err(Fault::Ended(Exit::Code(0) | Exit::ClosedOutput)) => break None,
                Err(Fault::Ended(Exit::Code(code))) => {
                    break Some(say!(words, "check-note-exit", code = code.to_string()));
                }
                Err(Fault::Silent) => {
                    let seconds = self.subject.patience.as_secs_f64();
                    break Some(say!(words, "check-note-stays", seconds));
                }
                Err(other) => break Some(fault(words, &other, self.subject.patience).message),
            }
        };
        let errors = last_errors(&self.process.stop().errors);
        Ended { stays, errors }
    }

    fn failed(&self, trouble: &Trouble) -> Failed {
        let (words, patience) = (self.subject.words, self.subject.patience);
        let (check, mut found) = match trouble {
            Trouble::Fault(why @ Fault::CannotStart(_)) => {
                (Some(Check::Starts), fault(words, why, patience))
            }
            Trouble::Fault(why) => {
                let mut found = fault(words, why, patience);
                if *why == Fault::Silent {
                    let cure = say!(words, "check-cure-itp-silent");
                    found.message = silence(words, patience, self.kept_back);
                    found.cure = self.subject.against_silence(cure);
                }
                let first = self.lines == 0;
                (first.then_some(Check::Starts), found)
            }
            Trouble::Offence(offence, line) => {
                let reason = told(words, offence);
                let message = say!(words, "check-fault-judge", reason);
                let found = problem(message, say!(words, "check-cure-judge"));
                let got = Some(shown(line));
                (None, Problem { got, ..found })
            }
            Trouble::OutOfTurn(line) => {
                let message = say!(words, "check-fault-out-of-turn");
                let found = problem(message, say!(words, "check-cure-out-of-turn"));
                let got = Some(shown(line));
                (Some(Check::WaitsForTurn), Problem { got, ..found })
            }
        };
        found.table = Some(say!(
            words,
            "check-table",
            game = "buraco",
            players = words.count(Noun::Player, self.judge.ids().len() as i32),
            seat = self.seat.index().to_string(),
        ));
        found.sent = Some(shown(self.sent.as_bytes()));
        found.errors = last_errors(&self.process.errors());
        Box::new((check, found))
    }
}

fn told(words: &Words, offence: &Offence) -> String {
    let word = |word: &str| shown(word.as_bytes());
    match offence {
        Offence::Illegal(illegal) => BuracoFace::refusal(&words.at_table("buraco"), illegal),
        Offence::TooManyLines => {
            say!(
                words,
                "check-line-too-many",
                limit = Judge::MOST_LINES.to_string()
            )
        }
        Offence::Line(bad) => match bad {
            BadLine::NotUtf8 => say!(words, "check-line-not-utf8"),
            BadLine::Empty => say!(words, "check-line-empty"),
            BadLine::UnknownCommand(given) => {
                say!(words, "check-line-command", word = word(given))
            }
            BadLine::NotACard(given) => {
                say!(words, "check-line-card", word = word(given))
            }
            BadLine::Brackets => say!(words, "check-line-brackets"),
            BadLine::NotAnIndex(given) => {
                say!(words, "check-line-index", word = word(given))
            }
            BadLine::DiscardCount(given) => {
                say!(words, "check-line-discard", n = given.to_string())
            }
        },
    }
}
