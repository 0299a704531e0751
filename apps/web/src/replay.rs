//! A recorded match, step by step, and links that carry one.

mod link;
mod story;
#[cfg(test)]
mod tests;

use baralho_catalog::{AnyRules, Faced, Wrong, rules_of, start_of, verify, with_game};
use baralho_face::{Scene, Seen, Selection, Voice, capitalised, scene::draw};
use baralho_game::{
    Event as _, Match, Moment as Told, Observer, Outcome, Phase, Rules, Seat,
    record::{BadRecord, Line as RecordLine, Record},
};
use baralho_table::happenings::over;
use baralho_words::Words;

pub use link::{from_link, to_link};

use crate::{
    Speech,
    announce::{Kind, Line},
};

/// A record that can be shown.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    rules: AnyRules,
    names: Vec<String>,
    /// Moves that can be shown: up to the first wrong line.
    moves: usize,
    /// What is wrong with it, if anything.
    pub wrong: Option<Wrong>,
    /// How it ends.
    pub end: End,
}

/// How a record ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With a result.
    Result,
    /// With a move: the match was not played to its end, or the end of the record is missing.
    Open,
    /// In the middle of a line: the rest is missing.
    Cut,
}

/// Why something cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A part of the link is missing, or something in it was changed.
    Link,
    /// The text is not a record.
    Text,
    /// It is a record that this program does not know how to read.
    Unknown,
}

impl Unreadable {
    /// The key of the message that says so.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Link => "page-bad-link",
            Self::Text => "page-bad-record-text",
            Self::Unknown => "page-bad-record-unknown",
        }
    }
}

/// One moment of a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What lies where.
    pub scene: Scene,
    /// What has just happened.
    pub told: Vec<Line>,
}

impl Replay {
    /// Reads a record.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let record = Record::read(text.as_bytes()).map_err(|bad| match bad {
            BadRecord::Version { .. } => Unreadable::Unknown,
            _ => Unreadable::Text,
        })?;
        let rules = rules_of(&record.header).map_err(|_| Unreadable::Unknown)?;
        let wrong = verify(&record).err();
        let end = match record.lines.last() {
            _ if record.cut.is_some() => End::Cut,
            Some((_, RecordLine::Result { .. })) => End::Result,
            _ => End::Open,
        };
        let until = wrong.as_ref().map_or(usize::MAX, |wrong| wrong.line);
        let moves = record
            .lines
            .iter()
            .filter(|(number, line)| *number < until && matches!(line, RecordLine::Move(_)))
            .count();
        let names = match record.header.seats.as_slice() {
            [] => (1..=rules.players()).map(|n| n.to_string()).collect(),
            seats => seats.to_vec(),
        };
        Ok(Self {
            record,
            rules,
            names,
            moves,
            wrong,
            end,
        })
    }

    /// Reads the record in a link: all of it, or nothing.
    pub fn of_link(link: &str) -> Result<(Self, String), Unreadable> {
        let text = from_link(link).ok_or(Unreadable::Link)?;
        match Self::read(&text) {
            // Links of earlier versions have no check: most of those that were cut end in the
            // middle of a line. One that happens to end with a line is told as one without an end.
            Ok(replay) if replay.end == End::Cut => Err(Unreadable::Link),
            Ok(replay) => Ok((replay, text)),
            Err(Unreadable::Text) => Err(Unreadable::Link),
            Err(unknown) => Err(unknown),
        }
    }

    /// How the match ended, if it did.
    pub fn result(&self) -> Option<Outcome> {
        self.record.lines.iter().find_map(|(_, line)| match line {
            RecordLine::Result { result } => Some(result.clone()),
            RecordLine::Move(_) => None,
        })
    }

    /// Who won, and every side's points, to somebody who sat at a seat.
    pub fn told_to(&self, seat: usize, words: &Words) -> Option<String> {
        let outcome = self.result()?;
        let observer = Observer::Seat(Seat::new(seat));
        let voice = Voice::new(words, &self.names, observer);
        Some(with_game!(self.rules, |_G, rules| {
            let sides = voice.sides(&rules).into_iter();
            let scores = sides.filter_map(|side| {
                let points = *outcome.points.get(side)?;
                Some(format!("{} {points}", voice.side(&rules, side)))
            });
            let scores: Vec<String> = scores.collect();
            let scores = scores.join(", ");
            format!(
                "{} {}",
                capitalised(&format!("{scores}.")),
                over(voice, &rules, &outcome)
            )
        }))
    }

    /// Whether somebody who sat at a seat has won, if anybody has.
    pub fn is_won_by(&self, seat: usize) -> Option<bool> {
        let outcome = self.result()?;
        let side = with_game!(self.rules, |_G, rules| rules.side_of(Seat::new(seat)));
        Some(outcome.winners.contains(&side))
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves
    }

    /// Whether there is nothing to show but the deal.
    pub fn is_empty(&self) -> bool {
        self.moves == 0
    }

    /// The preset.
    pub fn game(&self) -> &'static str {
        self.rules.preset()
    }

    /// Who played, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Where its cards came from can be checked, and is right.
    pub fn is_right(&self) -> bool {
        self.wrong.is_none()
    }

    /// After so many moves, as a seat saw it.
    pub fn at(&self, step: usize, seat: usize, speech: &Speech) -> Option<Moment> {
        with_game!(self.rules, |G, rules| self
            .moment::<G>(&rules, step, seat, speech))
    }

    fn moment<G: Faced>(
        &self,
        rules: &G::Rules,
        step: usize,
        seat: usize,
        speech: &Speech,
    ) -> Option<Moment> {
        let mut game: Match<G> = start_of(rules, &self.record.header).ok()?;
        let speech = &speech.at_table(rules.preset());
        let observer = Observer::Seat(Seat::new(seat.min(self.names.len() - 1)));
        let mut events: Vec<G::Event> = Vec::new();
        let mut fresh = true;
        let moves = self.record.texts().take(step.min(self.moves));
        let told = game.replay(moves, |_, moment| {
            if let Told::Made(made) = moment {
                let seen = made.iter().map(|event| event.seen_by(observer));
                events = seen.collect();
                fresh = false;
            }
        });
        told.ok()?;
        let view = game.round().view(observer);
        let standing = game.standing();
        let totals = match game.phase() {
            Phase::Playing => None,
            Phase::Pause { next, .. } => Some(next.points.iter().copied().collect()),
            Phase::Over(outcome) => Some(outcome.points.clone()),
        };
        let totals: Option<Vec<i32>> = totals;
        let seen = Seen::<G::Face> {
            totals: totals.as_deref(),
            ..Seen::new(
                [&speech.eyes, &speech.ears],
                &self.names,
                observer,
                &view,
                &events,
                standing,
            )
        };
        let mut scene = draw(&seen, &Selection::default());
        scene.actions.clear();
        for place in &mut scene.seats {
            place.name.clone_from(&self.names[place.seat]);
        }
        let events = (!fresh).then_some(events.as_slice());
        let tell = |words| self.tell::<G>(words, &game, observer, events);
        let (eyes, ears) = (tell(&speech.eyes), tell(&speech.ears));
        let told = eyes.into_iter().zip(ears);
        let told = told.map(|(seen, heard)| Line {
            seen,
            heard,
            kind: Kind::Story,
        });
        Some(Moment {
            scene,
            told: told.collect(),
        })
    }
}
