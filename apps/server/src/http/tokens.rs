//! Tokens, with which programs play under the name of whoever made them.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use baralho_storage::{Key, KeyKind, NewKey};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Web,
    body::Body,
    identity::{Identity, TOKEN_PREFIX, new_secret},
    problem::Problem,
};
use crate::clock::now;

/// Tokens of one account at most.
pub(crate) const MOST: usize = 20;
/// Characters of a label at most.
pub(crate) const LONGEST_LABEL: usize = 60;
const DAY_MS: i64 = 24 * 3_600_000;

fn shown(key: &Key) -> Value {
    json!({
        "id": key.id,
        "label": key.label,
        "created_at": key.created_at,
        "expires_at": key.expires_at,
        "used_at": key.used_at,
    })
}

/// One's tokens; their secrets are not known any more.
pub(super) async fn list(
    State(web): State<Arc<Web>>,
    identity: Identity,
) -> Result<Json<Value>, Problem> {
    let (id, now) = (identity.in_person()?.account.id, now());
    let keys = web
        .ask(move |store| store.keys(id, KeyKind::Token, now))
        .await?;
    let tokens: Vec<Value> = keys.iter().map(shown).collect();
    Ok(Json(json!({ "tokens": tokens })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    label: String,
    /// How long it is valid; for ever if absent.
    days: Option<u16>,
}

/// Makes a token. It is shown this once.
pub(super) async fn create(
    State(web): State<Arc<Web>>,
    identity: Identity,
    Body(wanted): Body<New>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let (id, now) = (identity.in_person()?.account.id, now());
    let label = wanted.label.trim().to_owned();
    let is_good = !label.is_empty()
        && label.chars().count() <= LONGEST_LABEL
        && !label.chars().any(char::is_control);
    if !is_good {
        return Err(Problem::BadLabel);
    }
    let token = format!("{TOKEN_PREFIX}{}", new_secret()?);
    let secret = token.clone();
    let key = web
        .ask(move |store| {
            if store.keys(id, KeyKind::Token, now)?.len() >= MOST {
                return Err(Problem::TooManyTokens);
            }
            let key = NewKey {
                account: id,
                kind: KeyKind::Token,
                label: &label,
                secret: &secret,
                now,
                expires_at: wanted.days.map(|days| now + i64::from(days) * DAY_MS),
            };
            store.create_key(&key).map_err(Problem::from)
        })
        .await?;
    let mut answer = shown(&key);
    answer["token"] = token.into();
    Ok((StatusCode::CREATED, Json(answer)))
}

pub(super) async fn delete(
    State(web): State<Arc<Web>>,
    identity: Identity,
    Path(token): Path<String>,
) -> Result<StatusCode, Problem> {
    let id = identity.in_person()?.account.id;
    let token: i64 = token.parse().map_err(|_| Problem::NotFound)?;
    let gone = web
        .ask(move |store| {
            // A session's number is no token's.
            let tokens = store.keys(id, KeyKind::Token, i64::MIN)?;
            let is_token = tokens.iter().any(|key| key.id == token);
            Ok::<_, Problem>(is_token && store.revoke_key(id, token)?)
        })
        .await?;
    if gone {
        // A program that plays with it must not go on.
        web.engine.sign_out(id, Some(token));
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::NotFound)
    }
}
