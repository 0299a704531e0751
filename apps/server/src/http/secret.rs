//! Secrets that open accounts: made here, and known nowhere else.

use data_encoding::HEXLOWER;

use super::problem::Problem;

/// How tokens begin, so that whoever finds one somewhere knows what it is.
pub(crate) const TOKEN_PREFIX: &str = "baralho_";

/// A new secret of 256 bits.
pub(crate) fn new_secret() -> Result<String, Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Problem::Trouble
    })?;
    Ok(HEXLOWER.encode(&bytes))
}

/// A random number below a bound, for names of guests: nothing hangs on its evenness.
pub(crate) fn random_below(bound: u32) -> u32 {
    getrandom::u32().unwrap_or_default() % bound
}
