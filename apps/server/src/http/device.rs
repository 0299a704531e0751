//! Browsers that have signed in to an account before: strangers who guess its password must not
//! keep them out.
//!
//! Such a browser keeps a proof beside its session, also when it has signed out. The proof is made
//! with the hash of the account's password, which nobody outside knows: so nothing is stored for
//! it, and a new password voids it.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue};
use sha2::{Digest as _, Sha256};

use super::{
    client::Client,
    identity::{cookie_name, cookies, set_cookie},
    problem::Problem,
    secret::{hexadecimal, new_secret},
};
use crate::rate::ClientKey;

/// As long as browsers keep anything.
const LASTS: Duration = Duration::from_hours(400 * 24);

/// Digits of a device's name.
const NAME: usize = 32;

/// Who tries passwords for an account.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Guesser {
    /// Somebody, by their address and the account's name.
    Client(ClientKey, String),
    /// A browser that has signed in to the account before, by its name and the account.
    Device(String, i64),
    /// Somebody who is signed in, by their session.
    Session(i64),
}

fn cookie_of(account: i64, client: Client) -> String {
    format!("{}-device-{account}", cookie_name(client.is_secure))
}

/// Made so that a proof can be neither guessed nor lengthened.
fn proof(account: i64, hash: &str, name: &str) -> String {
    let inner = Sha256::digest(format!("{hash}\0{account}\0{name}"));
    let outer = Sha256::new().chain_update(hash).chain_update(inner);
    hexadecimal(&outer.finalize())
}

/// The header that makes a browser known as one of the account's.
pub(super) fn remember(account: i64, hash: &str, client: Client) -> Result<HeaderValue, Problem> {
    let mut name = new_secret()?;
    name.truncate(NAME);
    let value = format!("{name}.{}", proof(account, hash, &name));
    Ok(set_cookie(
        &cookie_of(account, client),
        &value,
        LASTS,
        client,
    ))
}

/// The name of the browser, if it has signed in to the account before.
pub(super) fn known(
    headers: &HeaderMap,
    client: Client,
    account: i64,
    hash: &str,
) -> Option<String> {
    let wanted = cookie_of(account, client);
    let (_, value) = cookies(headers).find(|(name, _)| *name == wanted)?;
    let (name, shown) = value.split_once('.')?;
    let expected = proof(account, hash, name);
    // In the same time wherever they differ.
    let pairs = expected.bytes().zip(shown.bytes());
    let differing = pairs.fold(0, |all, (a, b)| all | (a ^ b));
    let is_known = name.len() == NAME && shown.len() == expected.len() && differing == 0;
    is_known.then(|| name.to_owned())
}
