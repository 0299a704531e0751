//! Passwords: hashed with argon2, which takes long by design.

use argon2::{
    Argon2, PasswordHasher as _, PasswordVerifier as _, password_hash::phc::PasswordHash,
};

use baralho_protocol::online::Command;

use crate::hub::PasswordJob;

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

/// Does the work; says whether a password that was to be compared is the right one.
pub(crate) fn work(job: &mut PasswordJob) -> bool {
    work_by(job, hash, fits)
}

/// As the server works, by other means of hashing and comparing: simulations have no time for
/// the real ones.
pub fn work_by(
    job: &mut PasswordJob,
    hash: impl Fn(&str) -> String,
    fits: impl Fn(&str, &str) -> bool,
) -> bool {
    match &mut job.command {
        Command::Join {
            password: Some(password),
            ..
        } => {
            let known = job.hash.as_deref();
            known.is_some_and(|known| fits(password, known))
        }
        Command::Create { password, .. } | Command::Change { password, .. } => {
            *password = password.as_deref().map(hash);
            true
        }
        _ => false,
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
