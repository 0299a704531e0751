//! Passwords: hashed with argon2, which takes long by design.

use argon2::{
    Argon2, PasswordHasher as _, PasswordVerifier as _, password_hash::phc::PasswordHash,
};

use crate::hub::{Crypt, Crypted};

/// The hash of a password, with a salt of its own, as text.
pub fn hash(password: &str) -> String {
    // Fails only where chance cannot be had or memory is short; then no password fits.
    Argon2::default()
        .hash_password(password.as_bytes())
        .map_or_else(|_| String::from("*"), |hash| hash.to_string())
}

/// Whether a password is the one that was hashed. Takes as long for a wrong one.
pub fn fits(password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else {
        return false;
    };
    Argon2::default()
        .verify_password(password.as_bytes(), &hash)
        .is_ok()
}

/// What comes of work with a password.
pub(crate) fn work(what: Crypt) -> Crypted {
    work_by(what, hash, fits)
}

/// As the server works, by other means of hashing and comparing: simulations have no time for
/// the real ones.
pub fn work_by(
    what: Crypt,
    hash: impl Fn(&str) -> String,
    fits: impl Fn(&str, &str) -> bool,
) -> Crypted {
    match what {
        Crypt::HashToCreate { password, setup } => Crypted::Create {
            setup,
            hash: hash(&password),
        },
        Crypt::HashToChange { password, setup } => Crypted::Change {
            setup,
            hash: hash(&password),
        },
        Crypt::Check {
            password,
            hash,
            code,
            since,
        } => Crypted::Join {
            code,
            since,
            right: fits(&password, &hash),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_right_password_fits_its_hash() {
        let hashed = hash("açaí");
        assert!(hashed.starts_with("$argon2id$"));
        assert!(fits("açaí", &hashed));
        assert!(!fits("acai", &hashed));
        assert!(!fits("", "*"));
        assert_ne!(hashed, hash("açaí"), "every hash has its own salt");
    }
}
