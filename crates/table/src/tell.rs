//! What observers are told: frames that follow from a line of the log and from what the
//! observer may see, and from nothing else.

use std::{fmt::Write as _, sync::Arc};

use baralho_game::{Observer, Phase};
use baralho_protocol::online::{
    By, Place, Position, Snapshot, Stage, Summary, ToClient, Told, What, fair,
};
use serde_json::Value;

use crate::{
    Entry, Frame, Line, Table,
    live::{self, Events, Live},
    table::{Current, Note},
};

/// Lines that are told again at most: beyond them the table as it stands says it in fewer bytes.
const MISSED: u64 = 400;

/// What to tell of one line.
#[derive(Debug, Default)]
pub struct Frames {
    same: Option<Frame>,
    each: Vec<(Observer, Frame)>,
}

impl Frames {
    /// What an observer is told; `None` if nobody asked for that observer in time.
    pub fn of(&self, observer: Observer) -> Option<&Frame> {
        let own = self.each.iter().find(|(who, _)| *who == observer);
        own.map(|(_, frame)| frame).or(self.same.as_ref())
    }
}

/// What to tell these observers of a line that has just been folded into the table.
pub(crate) fn tell(
    table: &Table,
    seq: u64,
    line: &Line,
    events: Option<Events>,
    observers: &[Observer],
) -> Frames {
    if observers.is_empty() {
        return Frames::default();
    }
    let current = table.game.as_ref();
    match (&line.entry, current) {
        (Entry::Started { .. } | Entry::Round, Some(current)) => {
            let each = observers.iter().map(|&observer| {
                let frame = dealt(seq, line, &*current.live, observer);
                (observer, frame)
            });
            Frames {
                same: None,
                each: each.collect(),
            }
        }
        (Entry::Move { seat, text, by }, Some(current)) => {
            let note = Note {
                seq,
                at: line.at,
                seat: *seat,
                by: *by,
            };
            let ending = ending(&*current.live);
            let told = |events: &str| moved(&note, text, events, &ending);
            match events {
                Some(Events::Each(each)) => Frames {
                    same: None,
                    each: observers
                        .iter()
                        .zip(&each)
                        .map(|(&observer, events)| (observer, told(events)))
                        .collect(),
                },
                Some(Events::Same(events)) => Frames {
                    same: Some(told(&events)),
                    each: Vec::new(),
                },
                None => Frames::default(),
            }
        }
        _ => Frames {
            same: Some(plain(table, seq, line)),
            each: Vec::new(),
        },
    }
}

/// The frame of a line that hides nothing from anybody, once its secrets are left out.
fn plain(table: &Table, seq: u64, line: &Line) -> Frame {
    let what = what(table, &line.entry);
    let told = Told {
        seq,
        at: line.at,
        what,
    };
    ToClient::Told(told).to_json().into()
}

fn what(table: &Table, entry: &Entry) -> What {
    match entry.clone() {
        Entry::Created {
            host,
            setup,
            password,
        } => What::Created {
            host,
            setup,
            locked: password.is_some(),
        },
        Entry::Changed { setup, password } => What::Changed {
            setup,
            locked: password.is_some(),
        },
        Entry::Sat { seat, who } => What::Sat { seat, who },
        Entry::Bot { seat, name } => What::Bot { seat, name },
        Entry::Left { seat, kicked } => What::Left { seat, kicked },
        Entry::Ready { seat, on } => What::Ready { seat, on },
        Entry::Host { who } => What::Host { who },
        Entry::Silenced { person, on } => What::Silenced { person, on },
        Entry::Committed { secret } => What::Committed {
            commitment: fair::from_hex(&secret).map_or_else(String::new, |s| fair::commitment(&s)),
        },
        Entry::Seeded { seat, seed } => What::Seeded { seat, seed },
        Entry::Paused { on } => What::Paused { on },
        Entry::Extended { seat } => What::Extended {
            seat,
            more: table.clocks.rule().extension_ms(),
        },
        Entry::Away { seat, why } => What::Away { seat, why },
        Entry::Back { seat } => What::Back { seat },
        Entry::StandIn { seat, bot } => What::StandIn { seat, bot },
        Entry::Over {
            number,
            winners,
            points,
        } => table
            .game
            .as_ref()
            .map_or(What::Tick, |current| What::Over {
                number,
                winners,
                points,
                secret: fair::to_hex(&current.secret),
                seeds: current.seeds.clone(),
                seed: current.seed,
            }),
        Entry::Chat { who, text } => What::Chat { who, text },
        Entry::Woken => What::Woken,
        Entry::Closed => What::Closed,
        // A bare number: deals and moves are told elsewhere, bans to nobody.
        Entry::Banned { .. }
        | Entry::Started { .. }
        | Entry::Move { .. }
        | Entry::Round
        | Entry::Unsaid => What::Tick,
    }
}

/// Written by hand: it is told for every move to everybody, and a tree of values would cost
/// more than the game itself.
fn moved(note: &Note, text: &str, events: &str, ending: &str) -> Frame {
    let mut out = String::with_capacity(96 + text.len() + events.len() + ending.len());
    out.push_str(r#"{"type":"told","#);
    write_move(&mut out, note, text, events, ending);
    out.push('}');
    out.into()
}

fn write_move(out: &mut String, note: &Note, text: &str, events: &str, ending: &str) {
    let Note { seq, at, seat, by } = note;
    // Writing to a string cannot fail; moves are written in letters, digits and signs that
    // need no escape.
    let _ = write!(
        out,
        r#""seq":{seq},"at":{at},"kind":"move","seat":{seat},"move":"{text}","#
    );
    out.push_str(match by {
        By::Own => "",
        By::StandIn => r#""by":"stand-in","#,
        By::Clock => r#""by":"clock","#,
    });
    out.push_str(r#""events":"#);
    out.push_str(events);
    out.push_str(ending);
}

/// What is laid open when the move ended a round: the rest of an object, or nothing.
fn ending(live: &dyn Live) -> String {
    if live.turn().is_some() {
        return String::new();
    }
    let (open, points) = live.ending();
    let (totals, pause): (&[i32], _) = match live.phase() {
        Phase::Playing => return String::new(),
        Phase::Pause { seconds, next } => (&next.points, Some(seconds)),
        Phase::Over(outcome) => (&outcome.points, None),
    };
    let mut out = String::from(r#","ending":{"open":"#);
    out.push_str(&open);
    let _ = write!(out, r#","points":{points:?},"totals":{totals:?}"#);
    if let Some(seconds) = pause {
        let _ = write!(out, r#","pause_s":{seconds}"#);
    }
    out.push('}');
    out
}

fn dealt(seq: u64, line: &Line, game: &dyn Live, observer: Observer) -> Frame {
    let deal = game.deal(observer);
    let mut out = String::with_capacity(160 + deal.len());
    let _ = write!(out, r#"{{"type":"told","seq":{seq},"at":{},"#, line.at);
    match &line.entry {
        Entry::Started { number, names, .. } => {
            let names = serde_json::to_string(names).unwrap_or_default();
            let _ = write!(
                out,
                r#""kind":"started","number":{number},"names":{names},"#
            );
        }
        _ => out.push_str(r#""kind":"round","#),
    }
    out.push_str(r#""deal":"#);
    out.push_str(&deal);
    out.push('}');
    out.into()
}

impl Table {
    /// What a person missed after a number, told again in order; `None` when that is too
    /// long ago or too much, or was never.
    pub fn catch_up(&self, since: u64, person: i64) -> Option<Vec<Frame>> {
        let observer = self.observer(person);
        let kept = self.next_seq - self.kept.len() as u64;
        // Cards are followed from the beginning of a round: of one that was not over when the
        // connection was lost, and not from that of the match.
        let rounds = self.rounds.iter();
        let round = rounds
            .rev()
            .find(|(seq, _)| *seq <= since.saturating_add(1));
        let begin = match round {
            Some((seq, _)) => *seq,
            None if self.rounds.is_empty() => kept,
            None => return None,
        };
        let is_known = since.saturating_add(1) >= begin && since < self.next_seq;
        if !is_known || self.next_seq - since > MISSED {
            return None;
        }
        let mut live: Option<Box<dyn Live>> = None;
        let mut frames = Vec::new();
        let lines = (begin..).zip(self.kept.iter().skip((begin - kept) as usize));
        for (seq, line) in lines {
            let told = seq > since;
            let frame = match &line.entry {
                Entry::Started { .. } | Entry::Round => {
                    let current = self.game.as_ref()?;
                    let (_, standing) = self.rounds.iter().find(|(round, _)| *round == seq)?;
                    let again = live::again(current.rules, current.seed, *standing);
                    let again = live.insert(again);
                    told.then(|| dealt(seq, line, &**again, observer))
                }
                Entry::Move { seat, text, by } => {
                    let live = live.as_mut()?;
                    let played = live.play(text, &[observer]).ok()?;
                    let note = Note {
                        seq,
                        at: line.at,
                        seat: *seat,
                        by: *by,
                    };
                    told.then(|| {
                        let events = match &played.events {
                            Events::Same(events) => events,
                            Events::Each(each) => &each[0],
                        };
                        moved(&note, &played.text, events, &ending(&**live))
                    })
                }
                _ => told.then(|| plain(self, seq, line)),
            };
            frames.extend(frame);
        }
        Some(frames)
    }

    /// The table as it stands, as a person may see it.
    pub fn snapshot(&self, now: i64, person: i64) -> Frame {
        let snapshot = Snapshot {
            table: self.code,
            seq: self.seq(),
            now,
            seat: self.seat_of(person).map(baralho_game::Seat::index),
            host: self.host.clone(),
            setup: self.setup.clone(),
            locked: self.password.is_some(),
            seats: self.places.clone(),
            stage: self.stage,
            paused: self.paused,
            next_round_at: self.next_round_at,
            clocks: self.clocks,
            commitment: fair::commitment(&self.secret),
            seeds: self.seeds.clone(),
            silenced: self.silenced.clone(),
            game: None,
            chat: self.chat.iter().cloned().collect(),
        };
        let mut out = ToClient::Table(Box::new(snapshot)).to_json();
        if let Some(current) = &self.game {
            // The match goes behind the other fields, its events as the game wrote them.
            out.pop();
            self.write_match(&mut out, current, self.observer(person));
            out.push('}');
        }
        Arc::from(out)
    }

    /// The present round as a person sees it, with their legal moves; `None` without one.
    pub fn position(&self, person: i64) -> Option<Frame> {
        let current = self.game.as_ref()?;
        let (view, moves) = current.live.view(self.observer(person));
        let position = Position {
            table: self.code,
            seq: self.seq(),
            turn: current.turn,
            seat: self.seat_of(person).map(baralho_game::Seat::index),
            view: serde_json::from_str(&view).unwrap_or_default(),
            moves,
        };
        Some(ToClient::Position(position).to_json().into())
    }

    fn write_match(&self, out: &mut String, current: &Current, observer: Observer) {
        let names = serde_json::to_string(&current.names).unwrap_or_default();
        let (number, turn) = (current.number, current.turn);
        let _ = write!(
            out,
            r#","match":{{"number":{number},"names":{names},"turn":{turn},"#
        );
        // The host may have changed what is played since.
        if self.setup != current.setup {
            let setup = serde_json::to_string(&current.setup).unwrap_or_default();
            let _ = write!(out, r#""setup":{setup},"#);
        }
        let _ = write!(out, r#""deal":{},"told":["#, current.live.deal(observer));
        let texts = current.live.moves();
        let events = current.live.events(observer);
        let last = current.notes.len().saturating_sub(1);
        for (place, note) in current.notes.iter().enumerate() {
            let ending = if place == last {
                ending(&*current.live)
            } else {
                String::new()
            };
            out.push_str(if place == 0 { "{" } else { ",{" });
            write_move(out, note, &texts[place], &events[place], &ending);
            out.push('}');
        }
        out.push(']');
        if let Some((seq, at)) = current.over {
            let outcome = live::outcome(&*current.live);
            let entry = Entry::Over {
                number,
                winners: outcome.map_or_else(Vec::new, |outcome| outcome.winners.clone()),
                points: outcome.map_or_else(Vec::new, |outcome| outcome.points.clone()),
            };
            let told = Told {
                seq,
                at,
                what: what(self, &entry),
            };
            let over = serde_json::to_value(told).unwrap_or(Value::Null);
            let _ = write!(out, r#","over":{over}"#);
        }
        out.push('}');
    }

    /// The table as the lobby shows it.
    pub fn summary(&self) -> Summary {
        let name = |place: &Place| {
            let person = place.who.as_ref().map(|who| who.name.clone());
            person.or_else(|| place.bot.clone())
        };
        Summary {
            table: self.code,
            setup: self.setup.clone(),
            players: self.rules.players(),
            seats: self.places.iter().map(name).collect(),
            host: self.host.name.clone(),
            phase: self.stage,
            watching: self.watchers().count(),
            locked: self.password.is_some(),
        }
    }

    /// Whether the lobby shows it.
    pub fn is_listed(&self) -> bool {
        self.setup.public && !self.closed && self.stage_shows()
    }

    fn stage_shows(&self) -> bool {
        self.is_attended() || self.stage == Stage::Playing
    }
}
