//! Games that are over, and ratings.

use std::collections::BTreeSet;

use super::{Cell, Row, Session, TOGETHER, cells, places};
use crate::{
    Before, Finished, GameFacts, GameSeat, Ranked, Rating, Store, StoreError,
    rating::{Team, beginner, rate, teams},
};

/// Locks the accounts of all games of a batch, so that they are still there at the end, and gives
/// those that are there. All in one order, whatever the order of the games: two nodes that finish
/// games of the same people never wait for each other in a circle.
pub(super) fn lock_accounts<'a>(
    session: &mut dyn Session,
    games: impl Iterator<Item = &'a Finished>,
) -> Result<BTreeSet<i64>, StoreError> {
    let seats = games.flat_map(|finished| &finished.facts.seats);
    let named: BTreeSet<i64> = seats.filter_map(|seat| seat.account).collect();
    let named: Vec<i64> = named.into_iter().collect();
    let mut present = BTreeSet::new();
    for some in named.chunks(TOGETHER) {
        let places = places(1, some.len());
        let sql = format!("SELECT id FROM account WHERE id IN ({places}) ORDER BY id FOR UPDATE");
        let cells: Vec<Cell> = some.iter().copied().map(Cell::from).collect();
        present.extend(session.all(&sql, &cells, Row::integer)?);
    }
    Ok(present)
}

/// Stores a game with its seats, and the ratings it changes, unless it is stored already. Those
/// accounts are there, and locked.
pub(super) fn store(
    session: &mut dyn Session,
    code: &str,
    finished: &Finished,
    present: &BTreeSet<i64>,
) -> Result<(), StoreError> {
    let exists = |account: i64| present.contains(&account);
    let teams = teams(&finished.facts, exists);
    let Finished { facts, record } = finished.for_storage(exists);
    let stored = session.run(
        "INSERT INTO game (code, number, game, rules, players, started_at, ended_at, rated, points, \
         winners, record) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
        cells![
            code,
            facts.number,
            &facts.game,
            &facts.rules.to_string(),
            facts.players as i64,
            facts.started_at,
            facts.ended_at,
            i64::from(teams.is_some()),
            &serde_json::json!(facts.points).to_string(),
            &serde_json::json!(facts.winners).to_string(),
            &record,
        ],
    )?;
    if stored == 0 {
        return Ok(());
    }
    for seat in &facts.seats {
        session.run(
            "INSERT INTO seat (code, number, seat, side, account, name, bot, ended_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            cells![
                code,
                facts.number,
                seat.seat as i64,
                seat.side as i64,
                seat.account,
                seat.name.as_deref(),
                seat.bot.as_deref(),
                facts.ended_at,
            ],
        )?;
    }
    match teams {
        Some(teams) => update_ratings(session, &facts, &teams),
        None => Ok(()),
    }
}

fn update_ratings(
    session: &mut dyn Session,
    facts: &GameFacts,
    teams: &[Team],
) -> Result<(), StoreError> {
    let game = facts.game.as_str();
    let known = format!("SELECT {RATING} FROM rating WHERE account = $1 AND game = $2");
    let mut ratings = Vec::new();
    for team in teams {
        let mut members = Vec::new();
        for &account in &team.accounts {
            // Their accounts are locked, so nobody else changes these rows meanwhile.
            let rating = session.one(&known, cells![account, game], read_rating)?;
            members.push(rating.unwrap_or_else(|| beginner(game)));
        }
        ratings.push(members);
    }
    rate(teams, &mut ratings, facts.ended_at);
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

impl Store {
    /// Registered accounts by their [cautious](Rating::cautious) rating in a game, best first.
    pub fn leaderboard(
        &self,
        game: &str,
        limit: u32,
        offset: u32,
    ) -> Result<Vec<Ranked>, StoreError> {
        let sql = format!(
            "SELECT account.id, account.name, {RATING} FROM rating \
             JOIN account ON account.id = rating.account \
             WHERE rating.game = $1 AND account.password IS NOT NULL \
             ORDER BY rating.rating - 3.0 * rating.uncertainty DESC, account.id LIMIT $2 OFFSET $3"
        );
        self.read(|session| {
            session.all(&sql, cells![game, limit, offset], |row| {
                Ok(Ranked {
                    account: row.integer()?,
                    name: row.text()?,
                    rating: read_rating(row)?,
                })
            })
        })
    }

    /// An account's ratings, by name of the game.
    pub fn ratings_of(&self, account: i64) -> Result<Vec<Rating>, StoreError> {
        self.read(|session| ratings_of(session, account))
    }

    /// The games of an account, latest first: those before a place, or the first ones.
    pub fn history(
        &self,
        account: i64,
        limit: u32,
        before: Option<&Before>,
    ) -> Result<Vec<GameFacts>, StoreError> {
        let games = self.read(|session| history(session, account, limit, before))?;
        Ok(games.into_iter().map(|game| game.facts).collect())
    }

    /// A game that is over.
    pub fn game(&self, code: &str, number: u32) -> Result<Option<Finished>, StoreError> {
        let sql = format!("SELECT {GAME} FROM game WHERE code = $1 AND number = $2");
        self.read(|session| {
            let game = session.one(&sql, cells![code, number], read_game)?;
            game.map(|game| with_seats(session, game)).transpose()
        })
    }
}

pub(super) fn ratings_of(
    session: &mut dyn Session,
    account: i64,
) -> Result<Vec<Rating>, StoreError> {
    let sql = format!("SELECT {RATING} FROM rating WHERE account = $1");
    let mut ratings = session.all(&sql, cells![account], read_rating)?;
    // Here, because databases sort texts as their country does.
    ratings.sort_by(|a, b| a.game.cmp(&b.game));
    Ok(ratings)
}

const GAME: &str = "game.code, game.number, game.game, game.rules, game.players, game.started_at, \
                    game.ended_at, game.rated, game.points, game.winners, game.record";

/// A game, but for who played it.
fn read_game(row: &mut Row) -> Result<Finished, StoreError> {
    fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
        serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
    }
    Ok(Finished {
        facts: GameFacts {
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
        },
        record: row.text()?,
    })
}

fn with_seats(session: &mut dyn Session, mut game: Finished) -> Result<Finished, StoreError> {
    game.facts.seats = session.all(
        "SELECT seat, side, account, name, bot FROM seat WHERE code = $1 AND number = $2 \
         ORDER BY seat",
        cells![&game.facts.code, game.facts.number],
        |row| {
            Ok(GameSeat {
                seat: row.number()?,
                side: row.number()?,
                account: row.optional_integer()?,
                name: row.optional_text()?,
                bot: row.optional_text()?,
            })
        },
    )?;
    Ok(game)
}

pub(super) fn history(
    session: &mut dyn Session,
    account: i64,
    limit: u32,
    before: Option<&Before>,
) -> Result<Vec<Finished>, StoreError> {
    // Some time nobody will see: it makes the first page a page like any other.
    let end = Before {
        ended_at: i64::MAX,
        code: String::new(),
        number: 0,
    };
    let before = before.unwrap_or(&end);
    let sql = format!(
        "SELECT {GAME} FROM seat \
         JOIN game ON game.code = seat.code AND game.number = seat.number \
         WHERE seat.account = $1 AND (seat.ended_at, seat.code, seat.number) < ($2, $3, $4) \
         ORDER BY seat.ended_at DESC, seat.code DESC, seat.number DESC LIMIT $5"
    );
    let cells = cells![account, before.ended_at, &before.code, before.number, limit];
    let games = session.all(&sql, cells, read_game)?;
    games
        .into_iter()
        .map(|game| with_seats(session, game))
        .collect()
}
