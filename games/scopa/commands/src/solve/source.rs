//! What is to be solved: a point of a record, or a position written by hand.

use std::io::{self, BufRead as _, Read as _};

use baralho_cards::Card;
use baralho_catalog::{AnyRules, Reason, rules_of, start_of, verify};
use baralho_cli::{Failure, bad_game, open_records, reason};
use baralho_game::{
    BadDeck, Game as _, Moment, Options, Phase, Rules, Seat,
    record::{FORMAT, Record},
};
use baralho_scopa::{BadSetup, ScopaRules, Setup, Small, fits_small};
use baralho_words::{Noun, Words, say};
use serde::Deserialize;

use super::{NotSolvable, SolveArgs, not_solvable};

/// The longest position that is read, a thousand times what one takes.
const LONGEST: usize = 1 << 20;

pub(super) struct Source {
    pub(super) world: Small,
    pub(super) names: Vec<String>,
    /// Which move of a record comes next, counted from 1.
    pub(super) number: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    players: Option<usize>,
    #[serde(default)]
    rules: Options,
    #[serde(default)]
    names: Vec<String>,
    hands: Vec<Vec<Card>>,
    #[serde(default)]
    table: Vec<Card>,
    #[serde(default)]
    deck: Vec<Card>,
    #[serde(default)]
    piles: Vec<Pile>,
    #[serde(default)]
    sweeps: Vec<i64>,
    #[serde(default)]
    points: Vec<i64>,
    dealer: Option<usize>,
    turn: Option<usize>,
    last_capture: Option<usize>,
}

/// A pile: its cards, or all that are nowhere else.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Pile {
    Cards(Vec<Card>),
    Rest(Rest),
}

#[derive(Debug, Deserialize)]
enum Rest {
    #[serde(rename = "rest")]
    Rest,
}

impl Source {
    /// Reads a file, or standard input for `-`.
    pub(super) fn read(args: &SolveArgs, words: &Words) -> Result<Self, Failure> {
        let file = args.file.display().to_string();
        let unreadable =
            |reason: String| Failure::Failed(say!(words, "solve-error-file", file = &file, reason));
        let io = |error: io::Error| unreadable(words.explain(&error));
        let mut input = open_records(&args.file).map_err(io)?;
        let mut first = Vec::new();
        (&mut input)
            .take(LONGEST as u64)
            .read_until(b'\n', &mut first)
            .map_err(io)?;
        let is_record = first
            .windows(FORMAT.len())
            .any(|part| part == FORMAT.as_bytes());
        let all = first.as_slice().chain(input);
        let source = if is_record {
            Record::read(all)
                .map_err(|error| words.explain(&error))
                .and_then(|record| Self::of_record(&record, args.number, words))
        } else if args.number.is_some() {
            Err(say!(words, "solve-error-no-record"))
        } else {
            let mut text = String::new();
            all.take(LONGEST as u64 + 1)
                .read_to_string(&mut text)
                .map_err(io)?;
            if text.len() > LONGEST {
                Err(say!(words, "solve-error-long", mebibytes = LONGEST >> 20))
            } else {
                Self::of_position(&text, words)
            }
        };
        source.map_err(unreadable)
    }

    /// A point of a record: before the move of this number, or where the last round begins.
    fn of_record(record: &Record, number: Option<u64>, words: &Words) -> Result<Self, String> {
        let at_line = |line: usize, why: &Reason| {
            let reason = reason(words, why);
            say!(words, "solve-error-line", line, reason)
        };
        let rules = rules_of(&record.header).map_err(|why| at_line(1, &why))?;
        let rules = scopa_rules(rules, words)?;
        verify(record).map_err(|wrong| at_line(wrong.line, &wrong.reason))?;
        let mut game = start_of::<Small>(&rules, &record.header).map_err(|why| at_line(1, &why))?;
        // Where the last round begins, and what was asked for.
        let (mut next, mut last, mut wanted) = (1, (1, *game.round()), None);
        let told = game.replay(record.texts(), |game, moment| match moment {
            Moment::Dealt => last = (next, *game.round()),
            Moment::Next(..) => {
                if number == Some(next as u64) {
                    wanted = Some((next, *game.round()));
                }
                next += 1;
            }
            Moment::Made(_) => {}
        });
        told.map_err(|refused| refused.to_string())?;
        // Where the record ends.
        if let Phase::Pause { .. } = game.phase() {
            game.next_round();
            last = (next, *game.round());
        }
        if number == Some(next as u64) && game.turn().is_some() {
            wanted = Some((next, *game.round()));
        }
        let (number, world) = match number {
            None => last,
            Some(_) => wanted.ok_or_else(|| {
                let moves = words.count(Noun::Move, next - 1);
                say!(words, "solve-error-move", moves)
            })?,
        };
        Ok(Self {
            world,
            names: names(&record.header.seats, rules.players(), words),
            number: Some(number),
        })
    }

    fn of_position(text: &str, words: &Words) -> Result<Self, String> {
        let written: Written = serde_json::from_str(text)
            .map_err(|error| say!(words, "solve-error-position", reason = error.to_string()))?;
        let rules = AnyRules::parse(&written.game, written.players, &written.rules)
            .map_err(|error| bad_game(words, &error))?;
        let rules = scopa_rules(rules, words)?;
        let names = names(&written.names, rules.players(), words);
        let setup = written.setup(&rules, words)?;
        let world = Small::set_up(&rules, &setup).map_err(|why| bad_setup(words, &why))?;
        if world.turn().is_none() {
            return Err(say!(words, "solve-error-over"));
        }
        Ok(Self {
            world,
            names,
            number: None,
        })
    }
}

fn scopa_rules(rules: AnyRules, words: &Words) -> Result<ScopaRules, String> {
    match rules {
        AnyRules::Scopa(rules) if fits_small(&rules) => Ok(rules),
        AnyRules::Scopa(_) => Err(not_solvable(words, NotSolvable::TooLarge)),
        other => {
            let game = words.game(other.preset());
            Err(say!(words, "solve-error-game", game))
        }
    }
}

/// Everybody's name, or which seat they have; both where a name is not enough.
fn names(given: &[String], players: usize, words: &Words) -> Vec<String> {
    let seat = |seat: usize| say!(words, "solve-seat", seat);
    (0..players)
        .map(|place| match given.get(place) {
            Some(name) if given.iter().filter(|other| *other == name).count() > 1 => {
                say!(words, "solve-name", name, seat = seat(place))
            }
            Some(name) if !name.is_empty() => name.clone(),
            _ => seat(place),
        })
        .collect()
}

impl Written {
    fn setup(self, rules: &ScopaRules, words: &Words) -> Result<Setup, String> {
        let players = rules.players();
        let dealer = self.dealer.unwrap_or(players - 1);
        let left_of_dealer = Seat::new(dealer.min(players - 1)).left(players).index();
        let mut placed: Vec<Card> = self.hands.concat();
        placed.extend(self.table.iter().chain(&self.deck));
        let mut piles = Vec::new();
        let mut rest = None;
        for (seat, pile) in self.piles.into_iter().enumerate() {
            match pile {
                Pile::Cards(cards) => {
                    placed.extend(&cards);
                    piles.push(cards);
                }
                Pile::Rest(Rest::Rest) if rest.is_none() => {
                    rest = Some(seat);
                    piles.push(Vec::new());
                }
                Pile::Rest(Rest::Rest) => return Err(say!(words, "solve-error-rest")),
            }
        }
        if piles.is_empty() {
            piles.resize(players, Vec::new());
        }
        if let Some(seat) = rest {
            let left = rules.pack().filter(|card| !placed.contains(card));
            piles[seat] = left.collect();
        }
        Ok(Setup {
            hands: self.hands,
            table: self.table,
            deck: self.deck,
            piles,
            sweeps: or_zeros(self.sweeps, players),
            dealer,
            turn: self.turn.unwrap_or(left_of_dealer),
            last_capture: self.last_capture,
            points: or_zeros(self.points, rules.sides()),
        })
    }
}

/// The numbers given, or zeros for everybody.
fn or_zeros(given: Vec<i64>, count: usize) -> Vec<i64> {
    if given.is_empty() {
        vec![0; count]
    } else {
        given
    }
}

fn bad_setup(words: &Words, why: &BadSetup) -> String {
    match why {
        BadSetup::Count {
            list,
            given,
            expected,
        } => say!(words, "solve-setup-count", list = *list, given, expected),
        BadSetup::Number {
            list,
            given,
            allowed,
        } => say!(
            words,
            "solve-setup-number",
            list = *list,
            given = given.to_string(),
            low = allowed.start().to_string(),
            high = allowed.end().to_string()
        ),
        BadSetup::Seat { field, given, last } => {
            say!(words, "solve-setup-seat", field = *field, given, last)
        }
        BadSetup::Card(BadDeck::NotInDeck { card, faces }) => say!(
            words,
            "solve-setup-card",
            card = words.card(*card),
            faces = *faces
        ),
        BadSetup::Card(BadDeck::TooMany { card, .. }) => {
            say!(words, "solve-setup-twice", card = words.card(*card))
        }
        BadSetup::Card(wrong @ BadDeck::Count { .. }) => words.explain(wrong),
        BadSetup::Missing { cards } => say!(
            words,
            "solve-setup-missing",
            cards = words.cards(cards.iter().copied())
        ),
        BadSetup::Hand {
            seat,
            given,
            expected,
        } => say!(words, "solve-setup-hand", seat, given, expected),
        BadSetup::Deck { given, each } => {
            say!(words, "solve-setup-deck", given, each)
        }
        BadSetup::LastCapture => say!(words, "solve-setup-last"),
    }
}
