//! What remains of a match that is over: its record, and who took part.

use baralho_game::{
    Seat,
    record::{Fair, Header, Line, MoveLine, Writer},
};
use baralho_protocol::online::{Setup, TableEvent, fair};

use crate::{Table, log::standing};

/// A match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub struct FinishedMatch {
    /// Counted from 1 at its table.
    pub number: u32,
    pub setup: Setup,
    pub started_at: i64,
    pub ended_at: i64,
    pub seats: Vec<FinishedSeat>,
    pub points: Vec<i32>,
    pub winners: Vec<usize>,
    /// The record, with where the cards came from.
    pub record: String,
}

/// Who played at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub struct FinishedSeat {
    pub side: usize,
    /// The person's account; none for a bot.
    pub account: Option<i64>,
    pub name: String,
    /// The bot that played in its own right.
    pub bot: Option<String>,
}

impl Table {
    /// The match that the last lines ended, if they did.
    pub fn finished(&self) -> Option<FinishedMatch> {
        let current = self.game.as_ref()?;
        let ended_at = current.over?;
        let outcome = current.live.game().outcome()?;
        let fair = Fair {
            commitment: fair::commitment(&current.secret),
            secret: fair::to_hex(&current.secret),
            seeds: current.seeds.clone(),
        };
        let helped = current.played.iter().enumerate();
        let helped = helped.filter(|(_, played)| played.assisted);
        let header = Header {
            fair: Some(fair),
            assisted: helped.map(|(seat, _)| seat).collect(),
            ..current.rules.header(current.names.clone(), current.seed)
        };
        let mut record = Vec::new();
        let mut writer = Writer::start(&mut record, &header).ok()?;
        for (_, line) in standing(self.kept_since(0)) {
            if let TableEvent::Move { seat, text, .. } = &line.event {
                let (seat, text) = (*seat, text.clone());
                writer.line(&Line::Move(MoveLine { seat, text })).ok()?;
            }
        }
        writer.ended(outcome).ok()?;
        let seats = current.seats.iter().enumerate().map(|(seat, place)| {
            let account = place.who.as_ref().map(|who| who.id);
            FinishedSeat {
                side: current.rules.side_of(Seat::new(seat)),
                account,
                name: current.names[seat].clone(),
                bot: place.bot.clone().filter(|_| account.is_none()),
            }
        });
        // Only what people played counts: nobody's rating changes by what a bot did in the stead
        // of whoever was sent away, or never began.
        let by_people = current
            .seats
            .iter()
            .zip(&current.played)
            .all(|(place, played)| {
                let never_began = played.stood_in && played.own == 0;
                place.who.is_none() || !(played.kicked || never_began)
            });
        let mut setup = current.setup.clone();
        setup.rated &= by_people && header.assisted.is_empty();
        Some(FinishedMatch {
            number: current.number,
            setup,
            started_at: current.started_at,
            ended_at,
            seats: seats.collect(),
            points: outcome.points.clone(),
            winners: outcome.winners.clone(),
            record: String::from_utf8(record).ok()?,
        })
    }
}
