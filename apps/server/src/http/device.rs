//! Browsers that have signed in to an account before: strangers who guess its password must not
//! keep them out.
//!
//! Such a browser keeps a proof beside its session, also when it has signed out. The proof is made
//! with the hash of the account's password, which nobody outside knows: so nothing is stored for
//! it, and a new password voids it.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue};
use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

use super::{
    client::Client,
    identity::{cookie_name, cookies, new_secret, set_cookie},
    problem::Problem,
};
use crate::rate::ClientKey;

/// As long as browsers keep anything.
const LASTS: Duration = Duration::from_hours(400 * 24);

/// Accounts that a browser is known for at most: those of a school have many, and a cookie is
/// sent with every request.
const MOST: usize = 8;

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

fn cookie_of(client: Client) -> String {
    format!("{}-devices", cookie_name(client.is_secure))
}

/// What a browser has kept, an entry for each account, the latest first.
fn entries(headers: &HeaderMap, client: Client) -> impl Iterator<Item = &str> {
    let name = cookie_of(client);
    let kept = cookies(headers).find(|(known, _)| *known == name);
    kept.map_or("", |(_, value)| value).split('~')
}

/// Made so that a proof can be neither guessed nor lengthened.
fn proof(account: i64, hash: &str, name: &str) -> String {
    let inner = Sha256::digest(format!("{hash}\0{account}\0{name}"));
    let outer = Sha256::new().chain_update(hash).chain_update(inner);
    HEXLOWER.encode(&outer.finalize())
}

/// The header that makes a browser known as one of the account's.
pub(super) fn remember(
    headers: &HeaderMap,
    client: Client,
    account: i64,
    hash: &str,
) -> Result<HeaderValue, Problem> {
    let mut name = new_secret()?;
    name.truncate(NAME);
    let mut kept = format!("{account}.{name}.{}", proof(account, hash, &name));
    let own = format!("{account}.");
    // Made by us, or at least of nothing that would end a cookie.
    let is_other = |entry: &&str| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '.';
        !entry.is_empty() && entry.chars().all(is_plain) && !entry.starts_with(&own)
    };
    for entry in entries(headers, client).filter(is_other).take(MOST - 1) {
        kept.push('~');
        kept.push_str(entry);
    }
    Ok(set_cookie(&cookie_of(client), &kept, LASTS, client))
}

/// The name of the browser, if it has signed in to the account before.
pub(super) fn known(
    headers: &HeaderMap,
    client: Client,
    account: i64,
    hash: &str,
) -> Option<String> {
    let own = format!("{account}.");
    let entry = entries(headers, client).find_map(|entry| entry.strip_prefix(&own))?;
    let (name, shown) = entry.split_once('.')?;
    let expected = proof(account, hash, name);
    // In the same time wherever they differ.
    let pairs = expected.bytes().zip(shown.bytes());
    let differing = pairs.fold(0, |all, (a, b)| all | (a ^ b));
    let is_known = name.len() == NAME && shown.len() == expected.len() && differing == 0;
    is_known.then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLIENT: Client = Client {
        address: std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST),
        is_secure: true,
        language: baralho_words::Language::En,
    };

    #[test]
    fn a_browser_of_many_is_known_for_the_latest_of_them() {
        let mut headers = HeaderMap::new();
        for account in 0..200 {
            let set = remember(&headers, CLIENT, account, "hash").expect("chance");
            let set = set.to_str().expect("text").to_owned();
            let kept = set.split(';').next().expect("a cookie");
            assert!(kept.len() < 2000, "{} bytes", kept.len());
            headers.insert("cookie", kept.parse().expect("a header"));
        }
        let is_known = |account| known(&headers, CLIENT, account, "hash").is_some();
        let latest: Vec<i64> = (0..200).filter(|&account| is_known(account)).collect();
        assert_eq!(latest, (200 - MOST as i64..200).collect::<Vec<_>>());
        assert!(known(&headers, CLIENT, 199, "another hash").is_none());
        assert!(known(&headers, CLIENT, 19, "hash").is_none());
    }
}
