//! Passwords that somebody gives, and who may go on guessing.

use axum::{http::StatusCode, response::Response};
use baralho_storage::PlayerName;
use serde::Deserialize;

use super::{
    body::Body,
    device::{self, Guesser},
    identity::{Call, Identity},
    problem::Problem,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    name: String,
    password: String,
}

/// Signs in. Neither the answer nor its time says whether there is such a name.
///
/// Whoever guesses is stopped at their address: for this account soon, for all of them later.
/// That counts for nobody elsewhere, so that no stranger can keep the owner out; only who guesses
/// from very many addresses slows down whoever has never been here. Browsers that have signed in
/// to the account before are counted apart, each for itself.
pub(super) async fn login(call: Call, Body(wanted): Body<Login>) -> Result<Response, Problem> {
    let (web, client) = (&call.web, call.client);
    let (doors, now) = (web.doors(), web.now());
    let name: Result<PlayerName, _> = wanted.name.parse();
    let folded = name
        .as_ref()
        .map_or_else(|_| String::new(), |name| name.folded().to_owned());
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
    let device = found.as_ref().and_then(|(account, hash)| {
        let device = device::known(&call.headers, client, account.id, hash)?;
        Some(Guesser::Device(device, account.id))
    });
    let is_known = device.is_some();
    if !is_known {
        let attempt = doors.logins.take(client.address.into(), now);
        attempt.map_err(Problem::TooFast)?;
    }
    let guesser = device.unwrap_or_else(|| Guesser::Client(client.address.into(), folded.clone()));
    let guess = doors.guesses.take(guesser.clone(), now);
    guess.map_err(Problem::TooFast)?;
    if !is_known {
        let guess = doors.guesses_per_account.take(folded.clone(), now);
        guess.map_err(Problem::TooFast)?;
    }
    let hash = found.as_ref().map(|(_, hash)| hash.clone());
    let is_right = web.passwords.verify(client, wanted.password, hash).await?;
    let (account, hash) = found.filter(|_| is_right).ok_or(Problem::WrongLogin)?;
    // Those who know their password use no guesses up.
    doors.guesses.give_back(&guesser);
    if !is_known {
        doors.guesses_per_account.give_back(&folded);
    }
    call.signed_in(account, Some(&hash), StatusCode::OK).await
}

impl Call {
    /// Whether the owner of an account is the one who asks: not somebody at their open browser.
    pub(super) async fn check_password(
        &self,
        identity: &Identity,
        password: Option<String>,
    ) -> Result<(), Problem> {
        let (web, account) = (&self.web, &identity.account);
        if !account.registered {
            return Ok(());
        }
        let (doors, guesser) = (web.doors(), Guesser::Session(identity.key.id));
        let guess = doors.guesses.take(guesser.clone(), web.now());
        guess.map_err(Problem::TooFast)?;
        let id = account.id;
        let hash = web.ask(move |store| store.password_hash(id)).await?;
        let password = password.unwrap_or_default();
        if web.passwords.verify(self.client, password, hash).await? {
            doors.guesses.give_back(&guesser);
            Ok(())
        } else {
            Err(Problem::WrongPassword)
        }
    }
}
