//! Guests, registration, sessions.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use baralho_storage::{Account, AccountError, Before, KeyKind, NewKey, PlayerName, StoreError};
use baralho_words::say;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Web,
    body::{Body, Query},
    client::Client,
    identity::{Anyone, Identity, SESSION_MS, cookie},
    problem::Problem,
    read::{Page, games_page},
    secret::{new_secret, random_below},
};

/// How an account is shown to its owner.
fn mine(account: &Account, client: Client) -> Value {
    json!({
        "id": account.id,
        "name": account.name,
        "registered": account.registered,
        "created_at": account.created_at,
        "insecure": !client.is_secure,
    })
}

/// An answer that also signs in: the browser keeps a new secret.
async fn signed_in(
    web: &Web,
    client: Client,
    account: Account,
    status: StatusCode,
) -> Result<Response, Problem> {
    web.check_ban(account.id)?;
    let secret = new_secret()?;
    let cookie = cookie(Some(&secret), client);
    let (id, now) = (account.id, web.now());
    web.ask(move |store| {
        store.create_key(&NewKey {
            account: id,
            kind: KeyKind::Session,
            label: "",
            secret: &secret,
            now,
            expires_at: Some(now + SESSION_MS),
        })
    })
    .await?;
    if !client.is_secure {
        tracing::warn!(
            "a session began over plain HTTP: anybody on the way can read it; give a certificate, \
             or put a proxy with one in front"
        );
    }
    let body = Json(mine(&account, client));
    Ok((status, [(header::SET_COOKIE, cookie)], body).into_response())
}

fn signed_out(client: Client) -> Response {
    // Both: the other one may be left from when the server had no certificate.
    let other = Client {
        is_secure: !client.is_secure,
        ..client
    };
    let forget = [client, other].map(|client| (header::SET_COOKIE, cookie(None, client)));
    (StatusCode::NO_CONTENT, AppendHeaders(forget)).into_response()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Guest {
    name: Option<String>,
    /// Of the name that is made up, if none is given.
    language: Option<String>,
}

/// Lets somebody play at once. Whoever is somebody already stays who they are.
pub(super) async fn guest(
    State(web): State<Arc<Web>>,
    client: Client,
    Anyone(somebody): Anyone,
    Body(wanted): Body<Guest>,
) -> Result<Response, Problem> {
    if let Some(identity) = somebody {
        return Ok(Json(mine(&identity.account, client)).into_response());
    }
    let name = wanted.name.map(|name| name.parse::<PlayerName>());
    let name = name.transpose()?;
    take_place(&web, client)?;
    let now = web.now();
    let account = if let Some(name) = name {
        web.ask(move |store| store.create_account(&name, None, now))
            .await?
    } else {
        let language = wanted.language.and_then(|tag| tag.parse().ok());
        let words = web.words(language.unwrap_or(client.language));
        let names: Vec<PlayerName> = (0..10)
            .map(|_| {
                say!(
                    words,
                    "http-guest-name",
                    number = (1000 + random_below(999_000)).to_string()
                )
            })
            .filter_map(|name| name.parse().ok())
            .collect();
        web.ask(move |store| {
            for name in &names {
                match store.create_account(name, None, now) {
                    Err(AccountError::NameTaken) => {}
                    made => return made,
                }
            }
            Err(AccountError::NameTaken)
        })
        .await?
    };
    signed_in(&web, client, account, StatusCode::CREATED).await
}

fn take_place(web: &Web, client: Client) -> Result<(), Problem> {
    let place = web.new_accounts.take(client.address.into(), web.now());
    place.map_err(Problem::TooFast)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Register {
    name: Option<String>,
    password: String,
}

/// Gives a guest a password, who then keeps name, games and ratings; or makes a new account.
pub(super) async fn register(
    State(web): State<Arc<Web>>,
    client: Client,
    Anyone(somebody): Anyone,
    Body(wanted): Body<Register>,
) -> Result<Response, Problem> {
    let somebody = somebody.map(Identity::in_person).transpose()?;
    let name = wanted.name.map(|name| name.parse::<PlayerName>());
    let name = name.transpose()?;
    if somebody.as_ref().is_some_and(|who| who.account.registered) {
        return Err(Problem::RegisteredAlready);
    }
    take_place(&web, client)?;
    let hash = web.passwords.hash(wanted.password).await?;
    let now = web.now();
    let account = match (somebody, name) {
        (None, None) => return Err(Problem::NameNeeded),
        (None, Some(name)) => {
            web.ask(move |store| store.create_account(&name, Some(&hash), now))
                .await?
        }
        (Some(guest), name) => {
            // Whoever got hold of the guest's session shall not be in the registered one's.
            web.ask(move |store| {
                let id = guest.account.id;
                if let Some(name) = name {
                    store.rename(id, &name)?;
                }
                if !store.set_password_hash(id, &hash)? {
                    return Err(AccountError::NoAccount);
                }
                store.revoke_key(id, guest.key.id)?;
                store.account(id)?.ok_or(AccountError::NoAccount)
            })
            .await?
        }
    };
    signed_in(&web, client, account, StatusCode::CREATED).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    name: String,
    password: String,
}

/// Signs in. Neither the answer nor its time says whether there is such a name.
pub(super) async fn login(
    State(web): State<Arc<Web>>,
    client: Client,
    Body(wanted): Body<Login>,
) -> Result<Response, Problem> {
    let now = web.now();
    let attempt = web.logins.take(client.address.into(), now);
    attempt.map_err(Problem::TooFast)?;
    let name: Result<PlayerName, _> = wanted.name.parse();
    let folded = name
        .as_ref()
        .map_or_else(|_| String::new(), |name| name.folded().to_owned());
    let guess = web.guesses.take(folded.clone(), now);
    guess.map_err(Problem::TooFast)?;
    let found = web
        .ask(move |store| {
            let account = match name {
                Ok(name) => store.account_named(&name)?,
                Err(_) => None,
            };
            let hash = store.password_hash(account.as_ref().map_or(0, |account| account.id))?;
            Ok::<_, Problem>(account.zip(hash))
        })
        .await?;
    let (account, hash) = found.unzip();
    let is_right = web.passwords.verify(wanted.password, hash).await?;
    match account.filter(|_| is_right) {
        Some(account) => {
            // Those who know their password do not use the account's guesses up.
            web.guesses.give_back(&folded);
            signed_in(&web, client, account, StatusCode::OK).await
        }
        None => Err(Problem::WrongLogin),
    }
}

/// Ends this session.
pub(super) async fn logout(
    State(web): State<Arc<Web>>,
    client: Client,
    Anyone(somebody): Anyone,
) -> Result<Response, Problem> {
    if let Some(Identity { account, key }) = somebody {
        let (account, key) = (account.id, key.id);
        web.ask(move |store| store.revoke_key(account, key)).await?;
        // What they opened from here goes; their other devices stay.
        web.engine.sign_out(account, Some(key));
    }
    Ok(signed_out(client))
}

/// Ends all sessions and voids all tokens.
pub(super) async fn logout_everywhere(
    State(web): State<Arc<Web>>,
    client: Client,
    identity: Identity,
) -> Result<Response, Problem> {
    let id = identity.in_person()?.account.id;
    web.ask(move |store| store.revoke_all_keys(id)).await?;
    web.engine.sign_out(id, None);
    Ok(signed_out(client))
}

/// Who one is.
pub(super) async fn me(client: Client, identity: Identity) -> Json<Value> {
    Json(mine(&identity.account, client))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    name: Option<String>,
    password: Option<String>,
    new_password: Option<String>,
}

/// Changes one's name, or password. A new password ends all other sessions.
pub(super) async fn change(
    State(web): State<Arc<Web>>,
    client: Client,
    identity: Identity,
    Body(wanted): Body<Change>,
) -> Result<Response, Problem> {
    let identity = identity.in_person()?;
    let id = identity.account.id;
    let name = wanted.name.map(|name| name.parse::<PlayerName>());
    let name = name.transpose()?;
    let mut account = identity.account.clone();
    if let Some(new) = wanted.new_password {
        check_password(&web, &identity, wanted.password).await?;
        let hash = web.passwords.hash(new).await?;
        web.ask(move |store| {
            store.set_password_hash(id, &hash)?;
            store.revoke_all_keys(id)
        })
        .await?;
        web.engine.sign_out(id, None);
        account.registered = true;
        if let Some(name) = name {
            account = web.ask(move |store| store.rename(id, &name)).await?;
        }
        return signed_in(&web, client, account, StatusCode::OK).await;
    }
    if let Some(name) = name {
        account = web.ask(move |store| store.rename(id, &name)).await?;
    }
    Ok(Json(mine(&account, client)).into_response())
}

/// Whether the owner of an account is the one who asks: not somebody at their open browser.
async fn check_password(
    web: &Web,
    identity: &Identity,
    password: Option<String>,
) -> Result<(), Problem> {
    let account = &identity.account;
    if !account.registered {
        return Ok(());
    }
    let folded = account.name.parse::<PlayerName>();
    let folded = folded.map_or_else(|_| String::new(), |name| name.folded().to_owned());
    let guess = web.guesses.take(folded.clone(), web.now());
    guess.map_err(Problem::TooFast)?;
    let id = account.id;
    let hash = web.ask(move |store| store.password_hash(id)).await?;
    let password = password.unwrap_or_default();
    if web.passwords.verify(password, hash).await? {
        web.guesses.give_back(&folded);
        Ok(())
    } else {
        Err(Problem::WrongPassword)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Delete {
    password: Option<String>,
}

/// Deletes one's account.
pub(super) async fn delete(
    State(web): State<Arc<Web>>,
    client: Client,
    identity: Identity,
    Body(wanted): Body<Delete>,
) -> Result<Response, Problem> {
    let identity = identity.in_person()?;
    check_password(&web, &identity, wanted.password).await?;
    let id = identity.account.id;
    web.ask(move |store| store.delete_account(id)).await?;
    // From here on nobody can come in by this account; what it was just saying goes, too.
    web.engine.deleted(id).await;
    web.ask(move |store| store.unsay(id)).await?;
    Ok(signed_out(client))
}

/// All that is stored about one.
pub(super) async fn export(
    State(web): State<Arc<Web>>,
    identity: Identity,
) -> Result<Response, Problem> {
    let id = identity.in_person()?.account.id;
    let export = web
        .ask(move |store| {
            let mut text = String::new();
            let found = store.export(id, &mut |piece| {
                text.push_str(piece);
                Ok(())
            })?;
            Ok::<_, StoreError>(found.then_some(text))
        })
        .await?;
    let export = export.ok_or(Problem::NotSignedIn)?;
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        ),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"baralho-export.json\""),
        ),
    ];
    Ok((headers, export).into_response())
}

/// One's games, latest first.
pub(super) async fn games(
    State(web): State<Arc<Web>>,
    identity: Identity,
    Query(page): Query<Page>,
) -> Result<Json<Value>, Problem> {
    let before: Option<Before> = page.before()?;
    let limit = page.limit();
    let id = identity.account.id;
    let games = web
        .ask(move |store| store.history(id, limit, before.as_ref()))
        .await?;
    Ok(Json(games_page(&games, limit)))
}
