//! Games that are over, and ratings.

use std::collections::BTreeSet;

use super::{Cell, Row, Session, cells};
use crate::{
    Before, Finished, GameFacts, GameSeat, Ranked, Rating, StoreError,
    rating::{Team, beginner, rate, teams},
};

/// How many accounts one statement names at most.
const TOGETHER: usize = 64;

/// Locks the accounts of all games of a batch, so that they are still there at the end, and gives
/// those that are there. All in one order, whatever the order of the games: two nodes that finish
/// games of the same people never wait for each other in a circle.
pub(crate) fn lock_accounts<'a>(
    session: &mut dyn Session,
    games: impl Iterator<Item = &'a Finished>,
) -> Result<BTreeSet<i64>, StoreError> {
    let seats = games.flat_map(|finished| &finished.seats);
    let named: BTreeSet<i64> = seats.filter_map(|seat| seat.account).collect();
    let named: Vec<i64> = named.into_iter().collect();
    let mut present = BTreeSet::new();
    for some in named.chunks(TOGETHER) {
        let places: Vec<String> = (1..=some.len()).map(|place| format!("${place}")).collect();
        let places = places.join(", ");
        let cells: Vec<Cell> = some.iter().copied().map(Cell::from).collect();
        let found = session.rows(
            &format!("SELECT id FROM account WHERE id IN ({places}) ORDER BY id FOR UPDATE"),
            &cells,
        )?;
        for mut row in found {
            present.insert(row.integer()?);
        }
    }
    Ok(present)
}

/// Stores a game with its seats, and the ratings it changes, unless it is stored already. Those
/// accounts are there, and locked.
pub(crate) fn store(
    session: &mut dyn Session,
    code: &str,
    finished: &Finished,
    present: &BTreeSet<i64>,
) -> Result<(), StoreError> {
    let exists = |account: i64| present.contains(&account);
    let teams = teams(finished, exists);
    let (seats, record) = finished.for_storage(exists);
    let stored = session.run(
        "INSERT INTO game (code, number, game, rules, players, started_at, ended_at, rated, points, \
         winners, record) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
        cells![
            code,
            finished.number,
            &finished.game,
            &finished.rules.to_string(),
            finished.players as i64,
            finished.started_at,
            finished.ended_at,
            i64::from(teams.is_some()),
            &serde_json::json!(finished.points).to_string(),
            &serde_json::json!(finished.winners).to_string(),
            &record,
        ],
    )?;
    if stored == 0 {
        return Ok(());
    }
    for seat in &seats {
        session.run(
            "INSERT INTO seat (code, number, seat, side, account, name, bot, ended_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            cells![
                code,
                finished.number,
                seat.seat as i64,
                seat.side as i64,
                seat.account,
                seat.name.as_deref(),
                seat.bot.as_deref(),
                finished.ended_at,
            ],
        )?;
    }
    match teams {
        Some(teams) => update_ratings(session, finished, &teams),
        None => Ok(()),
    }
}

fn update_ratings(
    session: &mut dyn Session,
    finished: &Finished,
    teams: &[Team],
) -> Result<(), StoreError> {
    let game = finished.game.as_str();
    let mut ratings = Vec::new();
    for team in teams {
        let mut members = Vec::new();
        for &account in &team.accounts {
            // Their accounts are locked, so nobody else changes these rows meanwhile.
            let row = session.row(
                &format!("SELECT {RATING} FROM rating WHERE account = $1 AND game = $2"),
                cells![account, game],
            )?;
            members.push(match row {
                Some(mut row) => read_rating(&mut row)?,
                None => beginner(game),
            });
        }
        ratings.push(members);
    }
    rate(teams, &mut ratings, finished.ended_at);
    for (team, ratings) in teams.iter().zip(&ratings) {
        for (&account, rating) in team.accounts.iter().zip(ratings) {
            session.run(
                "INSERT INTO rating (account, game, rating, uncertainty, games, wins, changed_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (account, game) DO UPDATE SET \
                 rating = $3, uncertainty = $4, games = $5, wins = $6, changed_at = $7",
                cells![
                    account,
                    game,
                    rating.rating,
                    rating.uncertainty,
                    rating.games,
                    rating.wins,
                    rating.changed_at,
                ],
            )?;
        }
    }
    Ok(())
}

const RATING: &str = "rating.game, rating.rating, rating.uncertainty, rating.games, rating.wins, \
                      rating.changed_at";

fn read_rating(row: &mut Row) -> Result<Rating, StoreError> {
    Ok(Rating {
        game: row.text()?,
        rating: row.real()?,
        uncertainty: row.real()?,
        games: row.number()?,
        wins: row.number()?,
        changed_at: row.integer()?,
    })
}

pub(crate) fn leaderboard(
    session: &mut dyn Session,
    game: &str,
    limit: u32,
    offset: u32,
) -> Result<Vec<Ranked>, StoreError> {
    let rows = session.rows(
        &format!(
            "SELECT account.id, account.name, {RATING} FROM rating \
             JOIN account ON account.id = rating.account \
             WHERE rating.game = $1 AND account.password IS NOT NULL \
             ORDER BY rating.rating - 3.0 * rating.uncertainty DESC, account.id LIMIT $2 OFFSET $3"
        ),
        cells![game, limit, offset],
    )?;
    rows.into_iter()
        .map(|mut row| {
            Ok(Ranked {
                account: row.integer()?,
                name: row.text()?,
                rating: read_rating(&mut row)?,
            })
        })
        .collect()
}

pub(crate) fn ratings_of(
    session: &mut dyn Session,
    account: i64,
) -> Result<Vec<Rating>, StoreError> {
    let rows = session.rows(
        &format!("SELECT {RATING} FROM rating WHERE account = $1"),
        cells![account],
    )?;
    let mut ratings = rows
        .into_iter()
        .map(|mut row| read_rating(&mut row))
        .collect::<Result<Vec<_>, _>>()?;
    ratings.sort_by(|a, b| a.game.cmp(&b.game));
    Ok(ratings)
}

const GAME: &str = "game.code, game.number, game.game, game.rules, game.players, game.started_at, \
                    game.ended_at, game.rated, game.points, game.winners, game.record";

fn read_game(session: &mut dyn Session, mut row: Row) -> Result<(GameFacts, String), StoreError> {
    fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
        serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
    }
    let mut facts = GameFacts {
        code: row.text()?,
        number: row.number()?,
        game: row.text()?,
        rules: json(&row.text()?)?,
        players: row.number()?,
        started_at: row.integer()?,
        ended_at: row.integer()?,
        rated: row.integer()? != 0,
        points: json(&row.text()?)?,
        winners: json(&row.text()?)?,
        seats: Vec::new(),
    };
    let record = row.text()?;
    let seats = session.rows(
        "SELECT seat, side, account, name, bot FROM seat WHERE code = $1 AND number = $2 \
         ORDER BY seat",
        cells![facts.code.as_str(), facts.number],
    )?;
    for mut row in seats {
        facts.seats.push(GameSeat {
            seat: row.number()?,
            side: row.number()?,
            account: row.optional_integer()?,
            name: row.optional_text()?,
            bot: row.optional_text()?,
        });
    }
    Ok((facts, record))
}

pub(crate) fn history(
    session: &mut dyn Session,
    account: i64,
    limit: u32,
    before: Option<&Before>,
) -> Result<Vec<(GameFacts, String)>, StoreError> {
    // Some time nobody will see: it makes the first page a page like any other.
    let end = Before {
        ended_at: i64::MAX,
        code: String::new(),
        number: 0,
    };
    let before = before.unwrap_or(&end);
    let rows = session.rows(
        &format!(
            "SELECT {GAME} FROM seat \
             JOIN game ON game.code = seat.code AND game.number = seat.number \
             WHERE seat.account = $1 AND (seat.ended_at, seat.code, seat.number) < ($2, $3, $4) \
             ORDER BY seat.ended_at DESC, seat.code DESC, seat.number DESC LIMIT $5"
        ),
        cells![account, before.ended_at, &before.code, before.number, limit],
    )?;
    rows.into_iter()
        .map(|row| read_game(session, row))
        .collect()
}

pub(crate) fn game(
    session: &mut dyn Session,
    code: &str,
    number: u32,
) -> Result<Option<(GameFacts, String)>, StoreError> {
    let row = session.row(
        &format!("SELECT {GAME} FROM game WHERE code = $1 AND number = $2"),
        cells![code, number],
    )?;
    row.map(|row| read_game(session, row)).transpose()
}
