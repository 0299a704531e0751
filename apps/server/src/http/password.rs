//! Passwords: hashed slowly, a few at a time, so that guessing is dear and serving is not; and who
//! may go on guessing.

use axum::{http::StatusCode, response::Response};
use baralho_storage::PlayerName;
use data_encoding::HEXLOWER;
use serde::Deserialize;

use super::{
    body::Body,
    client::Client,
    device::{self, Guesser},
    identity::{Call, Identity},
    problem::Problem,
    turns::Turns,
};
use crate::{clock::now, passwords};

/// Characters of a password at least.
pub(crate) const SHORTEST: usize = 8;
/// And at most: longer ones would only cost time.
pub(crate) const LONGEST: usize = 200;

/// Hashes and compares, a few at a time.
pub(crate) struct Passwords {
    turns: Turns,
    /// Of a password that nobody has.
    nobodys: String,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        let mut random = [0; 16];
        // Without chance there are no sessions either, which is said where one is wanted.
        let _ = getrandom::fill(&mut random);
        Self {
            turns: Turns::default(),
            nobodys: passwords::hash(&HEXLOWER.encode(&random)),
        }
    }

    pub(crate) async fn hash(&self, client: Client, password: String) -> Result<String, Problem> {
        let length = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            return Err(Problem::WeakPassword);
        }
        self.in_turn(client, move || passwords::hash(&password))
            .await
    }

    /// Whether it is right. Without a hash it is not, after as long a time as with one.
    pub(crate) async fn verify(
        &self,
        client: Client,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Problem> {
        let is_somebodys = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobodys.clone());
        let password: String = password.chars().take(LONGEST + 1).collect();
        let is_right = self
            .in_turn(client, move || passwords::fits(&password, &hash))
            .await?;
        Ok(is_right && is_somebodys)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.turns.take(client.address.into()).await;
        let turn = turn.ok_or(Problem::Busy)?;
        let work = move || {
            // Held until it is done, even if nobody waits for it any more.
            let _turn = turn;
            work()
        };
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|error| {
            tracing::error!(%error, "work on a password failed");
            Problem::Trouble
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    name: String,
    password: String,
}

/// What whoever has a password gives with what only its owner may do.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnPassword {
    pub(super) password: Option<String>,
}

/// Signs in. Neither the answer nor its time says whether there is such a name.
///
/// Whoever guesses is stopped at their address: for this account soon, for all of them later.
/// That counts for nobody elsewhere, so that no stranger can keep the owner out; only who guesses
/// from very many addresses slows down whoever has never been here. Browsers that have signed in
/// to the account before are counted apart, each for itself.
pub(super) async fn login(call: Call, Body(wanted): Body<Login>) -> Result<Response, Problem> {
    let (web, client) = (&call.web, call.client);
    let (doors, now) = (web.doors(), now());
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
        doors.logins.take(client.address.into(), now)?;
    }
    let guesser = device.unwrap_or_else(|| Guesser::Client(client.address.into(), folded.clone()));
    doors.guesses.take(guesser.clone(), now)?;
    if !is_known {
        doors.guesses_per_account.take(folded.clone(), now)?;
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
        doors.guesses.take(guesser.clone(), now())?;
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
