//! What observers are told: frames that follow from a line of the log and from what the
//! observer may see, and from nothing else.

use baralho_game::Observer;
use baralho_protocol::online::{
    Cards, MatchSnapshot, Position, Snapshot, Stage, Summary, TableEvent, ToClient, Told,
};

use crate::{
    Frame, Logged, Table,
    happenings::sitters,
    live::{self, Live, Raw},
    log::standing,
    table::Current,
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

/// A line as an observer may know it, from the cards as they are now that it has happened.
fn told(seq: u64, line: &Logged, game: Option<&dyn Live>, observer: Observer) -> Told<Raw> {
    let cards = match (&line.event, game) {
        (TableEvent::Started { .. } | TableEvent::Round, Some(game)) => Cards {
            deal: Some(game.deal(observer)),
            ..Cards::default()
        },
        (TableEvent::Move { .. }, Some(game)) => Cards {
            deal: None,
            events: Some(game.events(observer)),
            ending: game.ending(),
        },
        _ => Cards::default(),
    };
    Told {
        seq,
        at: line.at,
        event: line.event.clone(),
        cards,
    }
}

fn frame(message: &ToClient<Raw>) -> Frame {
    // Only maps with names: it can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Table {
    /// What to tell these observers of a line that has just been taken in.
    pub(crate) fn tell(&self, seq: u64, line: &Logged, observers: &[Observer]) -> Frames {
        let game = self.game.as_ref().map(|current| &*current.live);
        let differs = match &line.event {
            TableEvent::Started { .. } | TableEvent::Round => true,
            TableEvent::Move { .. } => game.is_some_and(|game| !game.is_open()),
            _ => false,
        };
        let tell = |observer| frame(&ToClient::Told(told(seq, line, game, observer)));
        if differs {
            let each = observers.iter().map(|&observer| (observer, tell(observer)));
            return Frames {
                same: None,
                each: each.collect(),
            };
        }
        Frames {
            same: observers.first().map(|&observer| tell(observer)),
            each: Vec::new(),
        }
    }

    /// The lines from the deal of a round on, told to an observer again: those that are wanted.
    fn retell<'a>(
        &'a self,
        lines: impl Iterator<Item = (u64, &'a Logged)> + 'a,
        observer: Observer,
        is_wanted: impl Fn(u64, &TableEvent) -> bool + 'a,
    ) -> impl Iterator<Item = Told<Raw>> + 'a {
        let mut game = None;
        lines.filter_map(move |(seq, line)| {
            match &line.event {
                TableEvent::Started { .. } | TableEvent::Round => game = self.deal_again(seq),
                TableEvent::Move { text, .. } => {
                    game.as_mut()?.play(text).ok()?;
                }
                TableEvent::TakenBack { moves, .. } => {
                    game.as_mut()?.back(moves.get() as usize);
                }
                _ => {}
            }
            is_wanted(seq, &line.event).then(|| told(seq, line, game.as_deref(), observer))
        })
    }

    /// The lines of the log from this one on, as far as they are kept.
    pub(crate) fn kept_since(&self, begin: u64) -> impl Iterator<Item = (u64, &Logged)> {
        let kept = self.next_seq - self.kept.len() as u64;
        let known = self.kept.iter().skip(begin.saturating_sub(kept) as usize);
        (begin.max(kept)..).zip(known)
    }

    fn deal_again(&self, seq: u64) -> Option<Box<dyn Live>> {
        let current = self.game.as_ref()?;
        let (_, standing) = self.rounds.iter().find(|(round, _)| *round == seq)?;
        Some(live::again(current.rules, current.seed, *standing))
    }

    /// What a person missed after a number, told again in order; `None` when that is too
    /// long ago or too much, or was never.
    pub fn catch_up(&self, since: u64, person: i64) -> Option<Vec<Frame>> {
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
        // Of what is known already only the outcome matters.
        let known = self.kept_since(begin).take_while(|(seq, _)| *seq <= since);
        let missed = self.kept_since(begin.max(since + 1));
        let lines = standing(known).into_iter().chain(missed);
        let missed = self.retell(lines, self.observer(person), move |seq, _| seq > since);
        Some(missed.map(|told| frame(&ToClient::Told(told))).collect())
    }

    /// The table as it stands, as a person may see it.
    pub fn snapshot(&self, now: i64, person: i64) -> Frame {
        let observer = self.observer(person);
        let game = self.game.as_ref();
        frame(&ToClient::Table(Box::new(Snapshot {
            table: self.code,
            seq: self.seq(),
            now,
            seat: self.state.seat_of(person),
            state: self.state.clone(),
            game: game.and_then(|current| self.shown_match(current, observer)),
        })))
    }

    fn shown_match(&self, current: &Current, observer: Observer) -> Option<MatchSnapshot<Raw>> {
        let (begin, _) = *self.rounds.back()?;
        let lines = standing(self.kept_since(begin)).into_iter();
        let mut told = self.retell(lines, observer, |_, event| {
            matches!(
                event,
                TableEvent::Started { .. }
                    | TableEvent::Round
                    | TableEvent::Move { .. }
                    | TableEvent::Over { .. }
            )
        });
        let deal = told.next()?.cards.deal?;
        let mut told: Vec<_> = told.collect();
        let is_over = |told: &mut Told<Raw>| matches!(told.event, TableEvent::Over { .. });
        Some(MatchSnapshot {
            number: current.number,
            names: current.names.clone(),
            turn: current.turn,
            // The host may have changed what is played since.
            setup: (self.state.setup != current.setup).then(|| current.setup.clone()),
            deal,
            over: told.pop_if(is_over),
            told,
        })
    }

    /// The present round as a person sees it, with their legal moves; `None` without one.
    pub fn position(&self, person: i64) -> Option<Frame> {
        let current = self.game.as_ref()?;
        let (view, moves) = current.live.view(self.observer(person));
        let position = Position {
            table: self.code,
            seq: self.seq(),
            turn: current.turn,
            seat: self.state.seat_of(person),
            view,
            moves,
        };
        Some(frame(&ToClient::Position(position)))
    }

    /// The table as the lobby shows it.
    pub fn summary(&self) -> Summary {
        Summary {
            table: self.code,
            setup: self.state.setup.clone(),
            players: self.rules.players(),
            seats: sitters(&self.state.seats),
            host: self.state.host.name.clone(),
            phase: self.state.stage,
            watching: self.watchers().count(),
            locked: self.password.is_some(),
        }
    }

    /// Whether the lobby shows it.
    pub fn is_listed(&self) -> bool {
        let shows = self.is_attended() || self.state.stage == Stage::Playing;
        self.state.setup.public && !self.state.closed && shows
    }
}
