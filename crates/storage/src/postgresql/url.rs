//! What the address of a PostgreSQL server says about TLS.

use std::path::PathBuf;

use percent_encoding::percent_decode_str;
use tokio_postgres::{
    Config,
    config::{Host, SslMode},
};

use crate::StoreError;

/// What is checked of a server's certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    /// Nothing: the connection is only encrypted.
    Nothing,
    Authority,
    /// That an authority vouches for it and that it is of this name.
    AuthorityAndName,
}

/// A server, and how its connections are encrypted.
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) check: Check,
    pub(super) roots: Option<PathBuf>,
}

/// Reads an address in either form: `postgres://...?name=value` or `name=value name=value`. The
/// driver does not know all that libpq does, so what is about TLS is taken out first. An error
/// never repeats the address: it may hold a password.
pub(super) fn read(address: &str) -> Result<Address, StoreError> {
    let (rest, mode, roots) = without_tls(address);
    let unreadable = || StoreError::Failed("the URL of the database cannot be read".into());
    let mut config: Config = rest.parse().map_err(|_| unreadable())?;
    let (mode, check) = match mode.as_deref() {
        Some("disable") => (SslMode::Disable, Check::Nothing),
        None | Some("prefer" | "allow") => (SslMode::Prefer, Check::Nothing),
        // libpq, too, checks more than it was asked to when it is told by whom.
        Some("require") if roots.is_some() => (SslMode::Require, Check::Authority),
        Some("require") => (SslMode::Require, Check::Nothing),
        Some("verify-ca") => (SslMode::Require, Check::Authority),
        Some("verify-full") => (SslMode::Require, Check::AuthorityAndName),
        Some(other) => {
            return Err(StoreError::Failed(format!(
                "`{other}` is not an sslmode: expected disable, prefer, require, verify-ca or \
                 verify-full"
            )));
        }
    };
    // Within a machine nobody listens, and the server does not speak TLS there.
    let is_local = |host: &Host| !matches!(host, Host::Tcp(_));
    let mode = if config.get_hosts().iter().all(is_local) && config.get_hostaddrs().is_empty() {
        SslMode::Disable
    } else {
        mode
    };
    config.ssl_mode(mode);
    let roots = roots.filter(|file| file != "system").map(PathBuf::from);
    Ok(Address {
        config,
        check,
        roots,
    })
}

/// The address without `sslmode` and `sslrootcert`, and those.
fn without_tls(address: &str) -> (String, Option<String>, Option<String>) {
    let is_url = address.contains("://");
    let (place, parts) = match address.split_once('?') {
        Some((place, parameters)) if is_url => (place, parameters.split('&').collect()),
        _ if is_url => (address, Vec::new()),
        _ => ("", words(address)),
    };
    let (mut kept, mut mode, mut roots) = (Vec::new(), None, None);
    for part in parts {
        match part.split_once('=') {
            Some(("sslmode", value)) => mode = Some(plain(value, is_url)),
            Some(("sslrootcert", value)) => roots = Some(plain(value, is_url)),
            _ => kept.push(part),
        }
    }
    let rest = match (is_url, kept.is_empty()) {
        (true, true) => place.to_owned(),
        (true, false) => format!("{place}?{}", kept.join("&")),
        (false, _) => kept.join(" "),
    };
    (rest, mode, roots)
}

/// The parts between spaces, where no quotes are open.
fn words(address: &str) -> Vec<&str> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    address
        .split(|letter: char| {
            let was_escaped = is_escaped;
            is_escaped = letter == '\\' && !was_escaped;
            if letter == '\'' && !was_escaped {
                is_quoted = !is_quoted;
            }
            letter.is_whitespace() && !is_quoted
        })
        .filter(|word| !word.is_empty())
        .collect()
}

/// A value without its quotes, or without a URL's percent signs.
fn plain(value: &str, is_url: bool) -> String {
    if !is_url {
        return value.trim_matches('\'').replace('\\', "");
    }
    percent_decode_str(value).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(address: &str) -> (String, Option<String>, Option<String>) {
        without_tls(address)
    }

    #[test]
    fn what_is_about_tls_is_taken_out_of_either_form() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(
            parts("postgres://a:b@h/d?sslmode=require&x=y&sslrootcert=%2Fetc%2Fr%20.crt"),
            (
                "postgres://a:b@h/d?x=y".into(),
                some("require"),
                some("/etc/r .crt")
            )
        );
        assert_eq!(
            parts("postgres://h/d?sslmode=prefer"),
            ("postgres://h/d".into(), some("prefer"), None)
        );
        assert_eq!(
            parts("postgres://h/d"),
            ("postgres://h/d".into(), None, None)
        );
        assert_eq!(
            parts("host=h  password='a sslmode=x \\' y' sslmode='verify-full' sslrootcert=/r"),
            (
                "host=h password='a sslmode=x \\' y'".into(),
                some("verify-full"),
                some("/r")
            )
        );
    }

    #[test]
    fn what_is_checked_is_what_libpq_checks() {
        let read = |address: &str| {
            let address = read(address).expect("an address");
            (address.config.get_ssl_mode(), address.check)
        };
        for (address, mode, check) in [
            ("host=h", SslMode::Prefer, Check::Nothing),
            ("host=h sslmode=disable", SslMode::Disable, Check::Nothing),
            ("host=h sslmode=require", SslMode::Require, Check::Nothing),
            (
                "host=h sslmode=require sslrootcert=r",
                SslMode::Require,
                Check::Authority,
            ),
            (
                "host=h sslmode=verify-ca",
                SslMode::Require,
                Check::Authority,
            ),
            (
                "host=h sslmode=verify-full",
                SslMode::Require,
                Check::AuthorityAndName,
            ),
            (
                "host=/run/x sslmode=require",
                SslMode::Disable,
                Check::Nothing,
            ),
        ] {
            assert_eq!(read(address), (mode, check), "{address}");
        }
    }
}
