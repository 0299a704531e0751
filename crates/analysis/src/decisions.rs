//! A record as decisions: who had to choose what, knowing what.

use baralho_bots::Bots as _;
use baralho_catalog::{Wrong, start_of, verify};
use baralho_game::{Game, Moment, Observer, Outcome, Rules, Seat, record::Record};
use baralho_opponents::Opponents;

/// One move of a record with what its player knew.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the names say it
pub struct Decision<G: Game> {
    /// Which move of the record it was, counted from 1.
    pub number: usize,
    pub seat: Seat,
    /// What that player knew.
    pub view: G::View,
    pub played: G::Move,
}

/// A round as it was played.
#[derive(Clone, Debug)]
pub struct RoundPlayed<G: Game> {
    /// Which round of the match, counted from 1.
    pub number: u32,
    /// Its moves, as far as the record goes.
    pub decisions: Vec<Decision<G>>,
    /// How it ended; `None` when the record stops before that.
    pub end: Option<G>,
}

/// A record that agrees with the rules.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the names say it
pub struct Told<G: Game> {
    pub rounds: Vec<RoundPlayed<G>>,
    /// How the match ended; `None` when the record stops before that.
    pub outcome: Option<Outcome>,
}

/// Plays a record again. The rules are the header's.
pub fn tell<G: Game>(rules: &G::Rules, record: &Record) -> Result<Told<G>, Wrong> {
    verify(record)?;
    let mut game =
        start_of::<G>(rules, &record.header).map_err(|reason| Wrong { line: 1, reason })?;
    let (mut rounds, mut number) = (Vec::new(), 0);
    let told = game.replay(record.texts(), |game, moment| match moment {
        Moment::Dealt => rounds.push(RoundPlayed {
            number: game.standing().round,
            decisions: Vec::new(),
            end: None,
        }),
        Moment::Next(seat, played) => {
            number += 1;
            let round = rounds.last_mut().expect("there is always a round");
            round.decisions.push(Decision {
                number,
                seat,
                view: game.round().view(Observer::Seat(seat)),
                played,
            });
        }
        Moment::Made(_) if game.turn().is_none() => {
            let round = rounds.last_mut().expect("there is always a round");
            round.end = Some(game.round().clone());
        }
        Moment::Made(_) => {}
    });
    told.expect("a checked record has only legal moves");
    Ok(Told {
        rounds,
        outcome: game.outcome().cloned(),
    })
}

/// The sides' margins at the end of a round.
pub(crate) fn margins<G: Opponents>(end: &G) -> Vec<f64> {
    let rules = end.rules();
    (0..rules.sides())
        .map(|side| {
            let seat = rules.seats_of(side).next().unwrap_or_default();
            G::Bots::result(end, seat)
        })
        .collect()
}
