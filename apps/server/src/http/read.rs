//! What anybody may read: games, leaderboards, people, tables, records.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use baralho_bots::Bots as _;
use baralho_catalog::{AnyRules, PRESETS, Preset, preset, with_game};
use baralho_game::{Expected, Options};
use baralho_opponents::BotsOf;
use baralho_protocol::online::TableCode;
use baralho_storage::{Before, GameFacts, PlayerName, Rating};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Web, accounts::mine, body::Query, client::Client, identity::Anyone, problem::Problem};

/// On a page at most.
const MOST: u32 = 100;

/// Which games there are, with their options and bots.
pub(super) async fn games(State(web): State<Arc<Web>>) -> Json<Value> {
    let doors = web.doors();
    let allowed = &doors.config.hub.bot_names;
    let games = PRESETS.iter().filter_map(|preset| game(preset, allowed));
    let games: Vec<Value> = games.collect();
    Json(json!({ "games": games }))
}

/// With those of its bots that are allowed; if none are named, all are.
fn game(preset: &Preset, allowed: &[String]) -> Option<Value> {
    let name = preset.name;
    let rules = AnyRules::parse(name, None, &Options::new()).ok()?;
    let mut options = rules.described();
    options.sort_unstable_by_key(|option| option.name);
    let options: Vec<Value> = options
        .iter()
        .map(|option| json!({ "name": option.name, "default": option.value, "takes": range(&option.takes) }))
        .collect();
    let bots: &[&str] = with_game!(rules, |G, _rules| BotsOf::<G>::NAMES);
    let is_allowed = |bot: &&&str| allowed.is_empty() || allowed.iter().any(|one| one == **bot);
    let bots: Vec<&&str> = bots.iter().filter(is_allowed).collect();
    Some(json!({
        "game": name,
        "usual_players": preset.players,
        "players": rules.seats().numbers(),
        "options": options,
        "bots": bots,
    }))
}

fn range(expected: &Expected) -> Value {
    match expected {
        Expected::Range {
            low,
            high,
            none: None,
        } => json!({ "low": low, "high": high }),
        Expected::Range { low, high, none } => json!({ "low": low, "high": high, "or": none }),
        Expected::OneOf(choices) => json!({ "one_of": choices }),
    }
}

/// What people may do here, as far as a page must know before it offers it, and who asks: a page
/// asks first of all, and to be nobody yet is no error.
pub(super) async fn features(
    State(web): State<Arc<Web>>,
    client: Client,
    Anyone(somebody): Anyone,
) -> Json<Value> {
    let doors = web.doors();
    let (features, hub) = (&doors.config.features, &doors.config.hub);
    Json(json!({
        "registration": features.registration.name(),
        "guests": features.guests,
        "chat": hub.chat,
        "lobby": hub.lobby,
        "bots": hub.bots,
        "insecure": !client.is_secure,
        "you": somebody.map(|identity| mine(&identity.account, client)),
    }))
}

/// The tables that the lobby shows.
pub(super) async fn tables(State(web): State<Arc<Web>>) -> Json<Value> {
    let tables = if web.doors().config.hub.lobby {
        web.engine.tables().await
    } else {
        Vec::new()
    };
    Json(json!({ "tables": tables }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    limit: Option<u32>,
    offset: Option<u32>,
}

/// Numbers that people can read: two digits behind the point.
fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

fn rated(rating: &Rating) -> Value {
    json!({
        "game": rating.game,
        "score": rounded(rating.cautious()),
        "rating": rounded(rating.rating),
        "uncertainty": rounded(rating.uncertainty),
        "games": rating.games,
        "wins": rating.wins,
    })
}

/// The best at a game.
pub(super) async fn leaderboard(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<Value>, Problem> {
    let game = preset(&game).map_err(|_| Problem::NotFound)?.name;
    let limit = part.limit.unwrap_or(MOST).min(MOST);
    let offset = part.offset.unwrap_or(0);
    let ranked = web
        .ask(move |store| store.leaderboard(game, limit, offset))
        .await?;
    let people: Vec<Value> = (u64::from(offset) + 1..)
        .zip(&ranked)
        .map(|(place, line)| {
            let mut person = rated(&line.rating);
            person["place"] = place.into();
            person["name"] = line.name.as_str().into();
            person
        })
        .collect();
    Ok(Json(json!({ "game": game, "people": people })))
}

pub(super) async fn person(
    State(web): State<Arc<Web>>,
    Path(name): Path<String>,
) -> Result<Json<Value>, Problem> {
    let name: PlayerName = name.parse().map_err(|_| Problem::NotFound)?;
    let found = web
        .ask(move |store| {
            let Some(account) = store.account_named(&name)? else {
                return Ok::<_, Problem>(None);
            };
            let ratings = store.ratings_of(account.id)?;
            Ok(Some((account, ratings)))
        })
        .await?;
    let (account, ratings) = found.ok_or(Problem::NotFound)?;
    let ratings: Vec<Value> = ratings.iter().map(rated).collect();
    Ok(Json(json!({
        "name": account.name,
        "registered": account.registered,
        "created_at": account.created_at,
        "ratings": ratings,
    })))
}

/// A game's record, once it is over.
pub(super) async fn record(
    State(web): State<Arc<Web>>,
    Path((code, number)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let code: TableCode = code.parse().map_err(|_| Problem::NotFound)?;
    let number: u32 = number.parse().map_err(|_| Problem::NotFound)?;
    let text = code.to_string();
    let found = web.ask(move |store| store.game(&text, number)).await?;
    let record = found.ok_or(Problem::NotFound)?.record;
    let name = format!("inline; filename=\"baralho-{code}-{number}.jsonl\"");
    let name = HeaderValue::from_str(&name).map_err(|_| Problem::Trouble)?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record).into_response())
}

/// Which page of one's games.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    limit: Option<u32>,
    /// The `next` of the page before.
    before: Option<String>,
}

impl Page {
    pub(super) fn limit(&self) -> u32 {
        self.limit.unwrap_or(20).clamp(1, MOST)
    }

    pub(super) fn before(&self) -> Result<Option<Before>, Problem> {
        let Some(text) = &self.before else {
            return Ok(None);
        };
        let mut parts = text.splitn(3, '.');
        let mut part = || parts.next().unwrap_or_default();
        let (ended_at, number, code) = (part().parse(), part().parse(), part().to_owned());
        match (ended_at, number) {
            (Ok(ended_at), Ok(number)) => Ok(Some(Before {
                ended_at,
                code,
                number,
            })),
            _ => Err(Problem::BadRequest("before".into())),
        }
    }
}

/// A page of games, with where the next one begins.
pub(super) fn games_page(games: &[GameFacts], limit: u32) -> Value {
    let next = games
        .last()
        .filter(|_| games.len() >= limit as usize)
        .map(|game| format!("{}.{}.{}", game.ended_at, game.number, game.code));
    json!({ "games": games, "next": next })
}
