//! Who somebody is: by the cookie of a browser, or the token of a program. Their secrets are made
//! here, and known nowhere else.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use baralho_protocol::online::Person;
use baralho_storage::{Account, Key, KeyKind};
use data_encoding::HEXLOWER;

use super::{Web, client::Client, problem::Problem};
use crate::clock::now;

/// How tokens begin, so that whoever finds one somewhere knows what it is.
pub(crate) const TOKEN_PREFIX: &str = "baralho_";

/// Bytes that nobody can guess.
pub(super) fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Problem::Trouble
    })?;
    Ok(bytes)
}

/// A new secret of 256 bits.
pub(crate) fn new_secret() -> Result<String, Problem> {
    Ok(HEXLOWER.encode(&random::<32>()?))
}

/// A random number below a bound, for names of guests: nothing hangs on its evenness.
pub(crate) fn random_below(bound: u32) -> u32 {
    getrandom::u32().unwrap_or_default() % bound
}

/// When somebody was last here is noted no more often than this, in milliseconds.
const NOTED_EVERY_MS: i64 = 5 * 60_000;

/// Somebody with an account, a guest's perhaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    pub(crate) account: Account,
    /// What they showed to be let in.
    pub(crate) key: Key,
}

impl Identity {
    pub(crate) fn person(&self) -> Person {
        Person {
            id: self.account.id,
            name: self.account.name.clone(),
            guest: !self.account.registered,
            program: self.key.kind == KeyKind::Token,
        }
    }

    /// Only whoever signed in, not a program that was given a token.
    pub(crate) fn in_person(self) -> Result<Self, Problem> {
        match self.key.kind {
            KeyKind::Session => Ok(self),
            KeyKind::Token | KeyKind::Reset => Err(Problem::SessionOnly),
        }
    }
}

/// The name of the cookie. `__Host-` makes browsers refuse it from anybody but this very host,
/// and over anything but HTTPS.
pub(crate) const fn cookie_name(is_secure: bool) -> &'static str {
    if is_secure {
        "__Host-baralho"
    } else {
        "baralho"
    }
}

/// The header that makes a browser keep a secret, or forget it.
pub(crate) fn cookie(secret: Option<(&str, Duration)>, client: Client) -> HeaderValue {
    let (secret, lasts) = secret.unwrap_or_default();
    set_cookie(cookie_name(client.is_secure), secret, lasts, client)
}

/// The header that makes a browser keep something for as long.
pub(super) fn set_cookie(name: &str, value: &str, lasts: Duration, client: Client) -> HeaderValue {
    let secure = if client.is_secure { "; Secure" } else { "" };
    let age = lasts.as_secs();
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    // Made of letters and digits only.
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The secret that a request shows, and what it should be of.
fn shown(headers: &HeaderMap, client: Client) -> Option<(KeyKind, &str)> {
    if let Some(authorization) = headers.get(header::AUTHORIZATION) {
        let token = authorization.to_str().ok()?.strip_prefix("Bearer ")?.trim();
        return token
            .starts_with(TOKEN_PREFIX)
            .then_some((KeyKind::Token, token));
    }
    let name = cookie_name(client.is_secure);
    cookies(headers)
        .find(|(known, _)| *known == name)
        .map(|(_, secret)| (KeyKind::Session, secret))
}

/// What a browser has kept: names and values.
pub(super) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
}

impl Web {
    /// Who sent a request with these headers. None if they are nobody, or no longer.
    pub(crate) async fn identify(
        &self,
        headers: &HeaderMap,
        client: Client,
    ) -> Result<Option<Identity>, Problem> {
        let Some((kind, secret)) = shown(headers, client) else {
            return Ok(None);
        };
        let (secret, now) = (secret.to_owned(), now());
        let found = self
            .ask(move |store| {
                let found = store.find_key(&secret, now)?;
                let Some((key, account)) = found.filter(|(key, _)| key.kind == kind) else {
                    return Ok::<_, Problem>(None);
                };
                if now - key.used_at >= NOTED_EVERY_MS {
                    store.seen(account.id, Some(key.id), now)?;
                }
                Ok(Some(Identity { account, key }))
            })
            .await?;
        Ok(found)
    }
}

impl FromRequestParts<Arc<Web>> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Web>) -> Result<Self, Problem> {
        // Every request passes the guard, who put it there.
        let client = parts.extensions.get::<Self>().copied();
        client.ok_or(Problem::Trouble)
    }
}

/// A request that signs somebody in or out, or needs a password.
pub(super) struct Call {
    pub(super) web: Arc<Web>,
    pub(super) client: Client,
    pub(super) headers: HeaderMap,
}

impl FromRequestParts<Arc<Web>> for Call {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Problem> {
        Ok(Self {
            web: Arc::clone(web),
            client: Client::from_request_parts(parts, web).await?,
            headers: parts.headers.clone(),
        })
    }
}

/// Whoever sent the request, if they are somebody.
pub(crate) struct Anyone(pub(crate) Option<Identity>);

impl FromRequestParts<Arc<Web>> for Anyone {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Problem> {
        let client = Client::from_request_parts(parts, web).await?;
        Ok(Self(web.identify(&parts.headers, client).await?))
    }
}

impl FromRequestParts<Arc<Web>> for Identity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Problem> {
        let Anyone(somebody) = Anyone::from_request_parts(parts, web).await?;
        somebody.ok_or(Problem::NotSignedIn)
    }
}
