//! Signing in over HTTP, which is all that a terminal needs of it.

use std::{io, sync::Arc, time::Duration};

use rustls::crypto::ring;
use ureq::{
    Agent,
    tls::{Certificate, TlsConfig},
};

use super::address::Address;

/// How long a server may take to answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

const LONGEST: u64 = 64 * 1024;

pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The first cookie it sets, as `name=value`.
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

pub(crate) fn post(
    address: &Address,
    path: &str,
    body: &str,
    language: &str,
) -> io::Result<Answer> {
    let trusted = rustls_native_certs::load_native_certs().certs;
    let trusted = trusted
        .iter()
        .map(|one| Certificate::from_der(one).to_owned());
    let tls = TlsConfig::builder()
        .root_certs(trusted.into())
        .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
        .build();
    let agent: Agent = Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .proxy(None)
        .timeout_global(Some(PATIENCE))
        .tls_config(tls)
        .build()
        .into();
    let mut answer = agent
        .post(address.origin() + path)
        .content_type("application/json")
        .header("Accept-Language", language)
        .send(body)
        .map_err(ureq::Error::into_io)?;
    let mut cookies = answer.headers().get_all("set-cookie").iter();
    let cookie = cookies.find_map(|cookie| {
        let kept = cookie.to_str().ok()?.split(';').next()?.trim();
        (!kept.ends_with('=')).then(|| kept.to_owned())
    });
    let status = answer.status().as_u16();
    let body = answer.body_mut().with_config().limit(LONGEST).read_to_vec();
    Ok(Answer {
        status,
        cookie,
        body: body.map_err(ureq::Error::into_io)?,
    })
}
