//! When a password is forgotten: codes that were shown at registration, each good for once, and
//! links that an administrator gives out.

use axum::{Json, http::StatusCode, response::Response};
use baralho_storage::{Account, KeyKind, PlayerName};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Web,
    body::Body,
    device::Guesser,
    identity::{Call, Identity, random},
    password::OwnPassword,
    problem::Problem,
};
use crate::clock::now;

/// How many codes an account has at first.
const CODES: usize = 8;

/// Letters and digits that nobody takes for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A code of 60 bits, such as `k3vf-9q2m-7xwd`.
fn new_code() -> Result<String, Problem> {
    let letters = random::<12>()?.map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    let parts: Vec<String> = letters
        .chunks(4)
        .map(|part| part.iter().collect())
        .collect();
    Ok(parts.join("-"))
}

/// A code as people type it: capitals, blanks and dashes do not matter.
fn bare(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|c| c.to_ascii_lowercase()).collect()
}

/// Gives an account new codes; the old ones are void. They are shown this once.
pub(super) async fn new_codes(web: &Web, account: i64) -> Result<Vec<String>, Problem> {
    let codes: Result<Vec<String>, Problem> = (0..CODES).map(|_| new_code()).collect();
    let codes = codes?;
    let kept: Vec<String> = codes.iter().map(|code| bare(code)).collect();
    web.ask(move |store| store.set_recovery_codes(account, &kept))
        .await?;
    Ok(codes)
}

/// New codes, instead of the old ones.
pub(super) async fn renew(
    call: Call,
    identity: Identity,
    Body(wanted): Body<OwnPassword>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let identity = identity.in_person()?;
    if !identity.account.registered {
        return Err(Problem::NotRegistered);
    }
    call.check_password(&identity, wanted.password).await?;
    let codes = new_codes(&call.web, identity.account.id).await?;
    Ok((StatusCode::CREATED, Json(json!({ "recovery": codes }))))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Recover {
    name: String,
    code: String,
    new_password: String,
}

/// Signs in with a code and sets a new password; all other sessions end.
pub(super) async fn recover(call: Call, Body(wanted): Body<Recover>) -> Result<Response, Problem> {
    let (web, client) = (&call.web, call.client);
    let (doors, now) = (web.doors(), now());
    let name: PlayerName = wanted.name.parse().map_err(|_| Problem::WrongRecovery)?;
    doors.logins.take(client.address.into(), now)?;
    let guesser = Guesser::Client(client.address.into(), name.folded().to_owned());
    doors.guesses.take(guesser.clone(), now)?;
    // First: a code must not be used up for a password that cannot be.
    let hash = web.passwords.hash(client, wanted.new_password).await?;
    let code = bare(&wanted.code);
    let account = web
        .ask(move |store| {
            let account = store.account_named(&name)?.ok_or(Problem::WrongRecovery)?;
            if !store.use_recovery_code(account.id, &code)? {
                return Err(Problem::WrongRecovery);
            }
            Ok(account)
        })
        .await?;
    doors.guesses.give_back(&guesser);
    come_back(&call, account, hash).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reset {
    token: String,
    new_password: String,
}

/// Signs in with a link of an administrator and sets a new password; all other sessions end.
pub(super) async fn reset(call: Call, Body(wanted): Body<Reset>) -> Result<Response, Problem> {
    let (web, client, now) = (&call.web, call.client, now());
    web.doors().logins.take(client.address.into(), now)?;
    let hash = web.passwords.hash(client, wanted.new_password).await?;
    let account = web
        .ask(move |store| {
            let found = store.find_key(wanted.token.trim(), now)?;
            let found = found.filter(|(key, _)| key.kind == KeyKind::Reset);
            let (key, account) = found.ok_or(Problem::WrongRecovery)?;
            if !store.revoke_key(account.id, key.id)? {
                return Err(Problem::WrongRecovery);
            }
            Ok(account)
        })
        .await?;
    come_back(&call, account, hash).await
}

async fn come_back(call: &Call, mut account: Account, hash: String) -> Result<Response, Problem> {
    call.replace_password(account.id, &hash).await?;
    account.registered = true;
    call.signed_in(account, Some(&hash), StatusCode::OK).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_and_may_be_typed_anyhow() {
        let code = new_code().expect("chance");
        assert_eq!(code.len(), 14, "{code}");
        assert_ne!(code, new_code().expect("chance"));
        assert_eq!(bare(&code), bare(&format!(" {} ", code.to_uppercase())));
        assert_eq!(bare(&code).len(), 12);
    }
}
