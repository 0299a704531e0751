//! Guests, registration, sessions.

use std::sync::{Arc, atomic::Ordering};

use axum::{
    Json,
    extract::State,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use baralho_storage::{Account, AccountError, Before, KeyKind, NewKey, PlayerName};
use baralho_words::say;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Web,
    body::{Body, Query},
    client::Client,
    device,
    identity::{Anyone, Call, Identity, cookie, new_secret, random_below},
    password::OwnPassword,
    problem::Problem,
    read::{Page, games_page},
    recovery::new_codes,
};
use crate::{
    clock::now,
    config::{Features, Registration},
    rate::TooFast,
};

/// How an account is shown to its owner.
pub(super) fn mine(account: &Account, client: Client) -> Value {
    json!({
        "id": account.id,
        "name": account.name,
        "registered": account.registered,
        "created_at": account.created_at,
        "insecure": !client.is_secure,
    })
}

impl Call {
    /// An answer that also signs in: the browser keeps a new secret.
    ///
    /// With the hash of their password, the browser is also known as theirs from now on.
    pub(super) async fn signed_in(
        &self,
        account: Account,
        hash: Option<&str>,
        status: StatusCode,
    ) -> Result<Response, Problem> {
        let cookies = self.begin_session(account.id, hash).await?;
        Ok((status, cookies, Json(mine(&account, self.client))).into_response())
    }

    /// The cookies with which a browser is signed in, and perhaps known.
    async fn begin_session(
        &self,
        id: i64,
        hash: Option<&str>,
    ) -> Result<AppendHeaders<Vec<(HeaderName, HeaderValue)>>, Problem> {
        let (web, client) = (&self.web, self.client);
        web.check_ban(id)?;
        let secret = new_secret()?;
        let lasts = web.doors().config.retention.sessions;
        let cookie = cookie(Some((&secret, lasts)), client);
        let now = now();
        web.ask(move |store| {
            store.create_key(&NewKey {
                account: id,
                kind: KeyKind::Session,
                label: "",
                secret: &secret,
                now,
                expires_at: Some(now + lasts.as_millis() as i64),
            })
        })
        .await?;
        if !client.is_secure && !web.warned.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "a session began over plain HTTP: anybody on the way can read it; give a \
                 certificate, or put a proxy with one in front (this is said once)"
            );
        }
        let device = hash.map(|hash| device::remember(&self.headers, client, id, hash));
        let cookies = [Some(cookie), device.transpose()?].into_iter().flatten();
        let cookies = cookies.map(|cookie| (header::SET_COOKIE, cookie));
        Ok(AppendHeaders(cookies.collect()))
    }

    /// Gives an account another password, which ends all its sessions.
    pub(super) async fn replace_password(&self, id: i64, hash: &str) -> Result<(), Problem> {
        let hash = hash.to_owned();
        let replaced = self.web.ask(move |store| {
            store.set_password_hash(id, &hash)?;
            store.revoke_all_keys(id)
        });
        replaced.await?;
        self.web.engine.sign_out(id, None);
        Ok(())
    }

    /// One account less that this client may make.
    fn take_place(&self) -> Result<(), TooFast> {
        let accounts = &self.web.doors().accounts;
        accounts.take(self.client.address.into(), now())
    }
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
    call: Call,
    Anyone(somebody): Anyone,
    Body(wanted): Body<Guest>,
) -> Result<Response, Problem> {
    let (web, client) = (&call.web, call.client);
    if let Some(identity) = somebody {
        return Ok(Json(mine(&identity.account, client)).into_response());
    }
    if !web.doors().config.features.guests {
        return Err(Problem::NoGuests);
    }
    let name: Option<PlayerName> = wanted.name.map(|name| name.parse()).transpose()?;
    call.take_place()?;
    let now = now();
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
    call.signed_in(account, None, StatusCode::CREATED).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Register {
    name: Option<String>,
    password: String,
    /// Where one is needed.
    code: Option<String>,
}

/// Whether a name may be registered by whoever knows this code.
fn check_registration(features: &Features, code: Option<&str>) -> Result<(), Problem> {
    let expected = features.registration_code.as_str();
    match features.registration {
        Registration::Open => Ok(()),
        Registration::Code if code.map(str::trim) == Some(expected) => Ok(()),
        Registration::Code => Err(Problem::WrongCode),
        Registration::Closed => Err(Problem::RegistrationClosed),
    }
}

/// Gives a guest a password, who then keeps name, games and ratings; or makes a new account.
pub(super) async fn register(
    call: Call,
    Anyone(somebody): Anyone,
    Body(wanted): Body<Register>,
) -> Result<Response, Problem> {
    let (web, client) = (&call.web, call.client);
    let somebody = somebody.map(Identity::in_person).transpose()?;
    let name: Option<PlayerName> = wanted.name.map(|name| name.parse()).transpose()?;
    if somebody.as_ref().is_some_and(|who| who.account.registered) {
        return Err(Problem::RegisteredAlready);
    }
    // First: codes must not be guessed without end.
    call.take_place()?;
    check_registration(&web.doors().config.features, wanted.code.as_deref())?;
    let hash = web.passwords.hash(client, wanted.password).await?;
    let (kept, now) = (hash.clone(), now());
    let account = match (somebody, name) {
        (None, None) => return Err(Problem::NameNeeded),
        (None, Some(name)) => {
            web.ask(move |store| store.create_account(&name, Some(&hash), now))
                .await?
        }
        (Some(guest), name) => {
            // Whoever got hold of the guest's session shall not be in the registered one's.
            let (id, key) = (guest.account.id, guest.key.id);
            let registered = web.ask(move |store| {
                if let Some(name) = name {
                    store.rename(id, &name)?;
                }
                if !store.set_password_hash(id, &hash)? {
                    return Err(AccountError::NoAccount);
                }
                store.revoke_key(id, key)?;
                store.account(id)?.ok_or(AccountError::NoAccount)
            });
            let registered = registered.await?;
            // What they opened as a guest goes, and comes back as whoever they are now; other
            // devices stay.
            web.engine.renew_session(id, key);
            registered
        }
    };
    // Shown this once, so that a forgotten password does not lose the account.
    let codes = new_codes(web, account.id).await?;
    let mut answer = mine(&account, client);
    answer["recovery"] = codes.into();
    let cookies = call.begin_session(account.id, Some(&kept)).await?;
    Ok((StatusCode::CREATED, cookies, Json(answer)).into_response())
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
    call: Call,
    identity: Identity,
    Body(wanted): Body<Change>,
) -> Result<Response, Problem> {
    let (web, client) = (&call.web, call.client);
    let identity = identity.in_person()?;
    let id = identity.account.id;
    let name: Option<PlayerName> = wanted.name.map(|name| name.parse()).transpose()?;
    let mut hash = None;
    if let Some(new) = wanted.new_password {
        call.check_password(&identity, wanted.password).await?;
        let new = web.passwords.hash(client, new).await?;
        call.replace_password(id, &new).await?;
        hash = Some(new);
    }
    let mut account = identity.account;
    account.registered |= hash.is_some();
    if let Some(name) = name {
        account = web.ask(move |store| store.rename(id, &name)).await?;
    }
    match hash {
        Some(hash) => call.signed_in(account, Some(&hash), StatusCode::OK).await,
        None => Ok(Json(mine(&account, client)).into_response()),
    }
}

pub(super) async fn delete(
    call: Call,
    identity: Identity,
    Body(wanted): Body<OwnPassword>,
) -> Result<Response, Problem> {
    let identity = identity.in_person()?;
    call.check_password(&identity, wanted.password).await?;
    let (web, id) = (&call.web, identity.account.id);
    web.ask(move |store| store.delete_account(id)).await?;
    // From here on nobody can come in by this account; what it was just saying goes, too.
    web.engine.deleted(id).await;
    web.ask(move |store| store.unsay(id)).await?;
    Ok(signed_out(call.client))
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
