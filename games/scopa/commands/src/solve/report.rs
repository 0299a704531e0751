//! What the solver found, for people and for programs.

use std::{
    io::{self, Write},
    time::Duration,
};

use baralho_bots::solve::{Step, Verdict};
use baralho_cli::table::{Align, TextTable};
use baralho_game::{Game as _, Options, Rules, Seat};
use baralho_scopa::{Bag, Carta, Event, Move, ScopaRules, Small};
use baralho_words::{Noun, Words, say};
use serde::Serialize;

use super::source::Source;

/// A margin from here on is a sweep that wins the match at once.
const AT_ONCE: i32 = 90;

pub(super) struct Report<'a> {
    pub(super) source: &'a Source,
    pub(super) verdict: Verdict<Move>,
    pub(super) line: Vec<Step<Move>>,
    pub(super) moves: Vec<Step<Move>>,
    pub(super) elapsed: Duration,
}

#[derive(Debug, Serialize)]
struct JsonReport<'a> {
    game: &'static str,
    players: usize,
    rules: Options,
    #[serde(rename = "move")]
    number: Option<usize>,
    seat: usize,
    side: usize,
    exact: bool,
    low: i32,
    high: i32,
    best: Option<String>,
    line: Vec<LineStep>,
    moves: Vec<MoveValue>,
    names: &'a [String],
    nodes: u64,
    elapsed_s: f64,
}

#[derive(Debug, Serialize)]
struct LineStep {
    seat: usize,
    #[serde(rename = "move")]
    text: String,
    /// Points of every side as if the round ended after it.
    points: Vec<i32>,
    sweeps: Vec<u8>,
}

#[derive(Debug, Serialize)]
struct MoveValue {
    #[serde(rename = "move")]
    text: String,
    low: i32,
    high: i32,
}

struct Made {
    seat: usize,
    chosen: Move,
    taken: Vec<Carta>,
    after: Small,
}

impl Report<'_> {
    fn rules(&self) -> &ScopaRules {
        self.source.world.rules()
    }

    fn seat(&self) -> usize {
        self.source.world.turn().unwrap_or_default().index()
    }

    fn made(&self) -> Vec<Made> {
        let mut world = self.source.world;
        let mut made = Vec::new();
        for step in &self.line {
            let seat = world.turn().unwrap_or_default().index();
            let mut events = Vec::new();
            world.apply(step.chosen, &mut events);
            let taken = match events.first() {
                Some(Event::Played { taken, .. }) => taken.to_vec(),
                _ => Vec::new(),
            };
            made.push(Made {
                seat,
                chosen: step.chosen,
                taken,
                after: world,
            });
        }
        made
    }

    pub(super) fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        let rules = self.rules();
        let text = |chosen| Small::move_to_text(rules, chosen);
        // The whole story, with what was taken even where the game picks.
        let told = |made: &Made| {
            let take: Bag = made.taken.iter().copied().collect();
            text(Move {
                card: made.chosen.card,
                take: Some(take),
            })
        };
        let line = self.made();
        let seat = self.seat();
        let answer = JsonReport {
            game: rules.preset(),
            players: rules.players(),
            rules: rules.options(),
            number: self.source.number,
            seat,
            side: rules.side_of(Seat::new(seat)),
            exact: self.verdict.exact().is_some(),
            low: self.verdict.low,
            high: self.verdict.high,
            best: self.verdict.best.map(text),
            line: line
                .iter()
                .map(|made| LineStep {
                    seat: made.seat,
                    text: told(made),
                    points: made.after.tally().points().to_vec(),
                    sweeps: made.after.open().sweeps[..rules.players()].to_vec(),
                })
                .collect(),
            moves: self
                .moves
                .iter()
                .map(|step| MoveValue {
                    text: text(step.chosen),
                    low: step.low,
                    high: step.high,
                })
                .collect(),
            names: &self.source.names,
            nodes: self.verdict.nodes,
            elapsed_s: self.elapsed.as_secs_f64(),
        };
        serde_json::to_writer(&mut *out, &answer)?;
        out.write_all(b"\n")?;
        out.flush()
    }

    pub(super) fn write_text(&self, out: &mut impl Write, words: &Words) -> io::Result<()> {
        let rules = self.rules();
        let names = &self.source.names;
        let game = words.game(rules.preset());
        let who = &names[self.seat()];
        let title = match self.source.number {
            Some(number) => say!(words, "solve-title-record", game, number, who),
            None => say!(words, "solve-title", game, who),
        };
        writeln!(out, "{title}")?;
        writeln!(out, "{}", self.value(words))?;
        if rules.inverse {
            writeln!(out, "{}", say!(words, "solve-inverse"))?;
        }
        if let (Some(best), None) = (self.verdict.best, self.verdict.exact()) {
            let best = shown(
                rules,
                best.card,
                best.take.unwrap_or_default().iter(),
                words,
            );
            writeln!(out, "{}", say!(words, "solve-best", play = best))?;
        }
        let made = self.made();
        if self.verdict.exact().is_some() && !made.is_empty() {
            writeln!(out)?;
            write!(out, "{}", self.table(&made, words))?;
            writeln!(out)?;
        }
        let effort = say!(
            words,
            "solve-effort",
            nodes = self.verdict.nodes,
            seconds = words.decimal(self.elapsed.as_secs_f64(), 2),
        );
        writeln!(out, "{effort}")?;
        out.flush()
    }

    fn value(&self, words: &Words) -> String {
        let rules = self.rules();
        let mover = rules.side_of(Seat::new(self.seat()));
        let seats = rules.seats_of(mover);
        let side = words.list_and(seats.map(|seat| &self.source.names[seat.index()]));
        let points = |number: i32| words.count(Noun::Point, i64::from(number.abs()));
        match self.verdict.exact() {
            Some(margin) if margin >= AT_ONCE => say!(words, "solve-wins", side),
            Some(margin) if margin <= -AT_ONCE => say!(words, "solve-loses", side),
            Some(0) => say!(words, "solve-level"),
            Some(margin) if margin > 0 => {
                say!(words, "solve-ahead", side, points = points(margin))
            }
            Some(margin) => say!(words, "solve-behind", side, points = points(margin)),
            None => say!(
                words,
                "solve-bounds",
                side,
                low = signed(self.verdict.low),
                high = signed(self.verdict.high),
            ),
        }
    }

    fn table(&self, made: &[Made], words: &Words) -> TextTable {
        let rules = self.rules();
        let mut table = TextTable::new(vec![
            (say!(words, "solve-number"), Align::Right),
            (say!(words, "solve-player"), Align::Left),
            (say!(words, "solve-play"), Align::Left),
            (say!(words, "solve-score"), Align::Left),
        ]);
        let first = self.source.number.unwrap_or(1);
        for (place, made) in made.iter().enumerate() {
            let points = made.after.tally();
            let points: Vec<String> = points.points().iter().map(ToString::to_string).collect();
            table.row(vec![
                (first + place).to_string(),
                self.source.names[made.seat].clone(),
                shown(rules, made.chosen.card, made.taken.iter().copied(), words),
                points.join("-"),
            ]);
        }
        table
    }
}

/// A play in notation with the symbols people see: `7♦x4♣+3♠`.
fn shown(
    rules: &ScopaRules,
    card: Carta,
    taken: impl Iterator<Item = Carta>,
    words: &Words,
) -> String {
    let look = |carta| words.card_short(rules.faces.card(carta));
    let taken: Vec<String> = taken.map(look).collect();
    if taken.is_empty() {
        look(card)
    } else {
        [look(card), taken.join("+")].join("x")
    }
}

fn signed(margin: i32) -> String {
    format!("{margin:+}")
}
