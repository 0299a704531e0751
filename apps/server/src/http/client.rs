//! Who sent a request: from where, over what, in which language.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header, uri::Authority};
use baralho_words::Language;

use crate::config::Config;

/// The other end of a connection, as the listener saw it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    /// Whether the connection is encrypted up to here.
    pub(crate) is_encrypted: bool,
}

/// Who sent a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    pub(crate) address: IpAddr,
    /// Whether nobody on the way could read it.
    pub(crate) is_secure: bool,
    pub(crate) language: Language,
}

impl Client {
    /// Who sent a request with these headers. A proxy is believed only if there is one.
    pub(crate) fn of(peer: Peer, headers: &HeaderMap, config: &Config) -> Self {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let mut client = Self {
            address: peer.address.ip().to_canonical(),
            is_secure: peer.is_encrypted,
            language: language(text("accept-language").unwrap_or_default()),
        };
        if config.behind_proxy {
            // The last one is what our proxy saw; those before it anybody may have written.
            let last = headers.get_all("x-forwarded-for").iter().next_back();
            let last = last.and_then(|value| value.to_str().ok());
            let last = last.and_then(|list| list.rsplit(',').next());
            if let Some(address) = last.and_then(|address| address.trim().parse::<IpAddr>().ok()) {
                client.address = address.to_canonical();
            }
            client.is_secure = text("x-forwarded-proto") == Some("https");
        }
        client
    }
}

/// The language that comes first among those we speak, by `Accept-Language`.
fn language(accepted: &str) -> Language {
    let mut best: Option<(u32, Language)> = None;
    // Nobody speaks more than a few.
    for part in accepted.split(',').take(20) {
        let mut pieces = part.split(';');
        let tag = pieces.next().unwrap_or_default().trim();
        let weight = pieces
            .find_map(|piece| piece.trim().strip_prefix("q="))
            .and_then(|weight| weight.trim().parse::<f32>().ok())
            .map_or(1000, |weight| (weight.clamp(0.0, 1.0) * 1000.0) as u32);
        let Ok(language) = tag.parse::<Language>() else {
            continue;
        };
        if weight > 0 && best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, language));
        }
    }
    best.map_or(Language::En, |(_, language)| language)
}

/// Whether a request that changes something, or opens a WebSocket, comes from a page of ours,
/// or from no page at all.
///
/// Browsers say where a page is from (`Origin`), and no page can change that. Programs that are
/// no browsers need not, and carry nobody's cookies.
pub(crate) fn is_from_here(headers: &HeaderMap, config: &Config) -> bool {
    let text = |name: header::HeaderName| {
        let mut values = headers.get_all(name).iter();
        match (values.next(), values.next()) {
            (None, _) => Some(None),
            (Some(value), None) => value.to_str().ok().map(Some),
            // Said twice is not said.
            (Some(_), Some(_)) => None,
        }
    };
    let Some(origin) = text(header::ORIGIN) else {
        return false;
    };
    let Some(origin) = origin else {
        let site = headers.get("sec-fetch-site");
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Some((scheme, origin)) = origin.split_once("://") else {
        return false;
    };
    let is_public = |url: &str| url.trim_end_matches('/') == format!("{scheme}://{origin}");
    if config.public_url.as_deref().is_some_and(is_public) {
        return true;
    }
    let Some(Some(host)) = text(header::HOST) else {
        return false;
    };
    match (host.parse::<Authority>(), origin.parse::<Authority>()) {
        (Ok(host), Ok(origin)) => {
            let port = match scheme {
                "https" => 443,
                "http" => 80,
                _ => return false,
            };
            host.host().eq_ignore_ascii_case(origin.host())
                && host.port_u16().unwrap_or(port) == origin.port_u16().unwrap_or(port)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for &(name, value) in pairs {
            headers.append(name, value.parse().expect("a header"));
        }
        headers
    }

    #[test]
    fn the_heaviest_language_that_we_speak_is_taken() {
        for (accepted, expected) in [
            ("", Language::En),
            ("it", Language::It),
            ("de, fr;q=0.9", Language::En),
            ("de, es;q=0.1", Language::Es),
            ("en;q=0.3, pt-PT;q=0.8, it;q=0.5", Language::PtBr),
            ("it;q=0, es;q=x", Language::Es),
            ("*", Language::En),
        ] {
            assert_eq!(language(accepted), expected, "{accepted}");
        }
    }

    #[test]
    fn a_proxy_is_believed_only_if_there_is_one() {
        let peer = Peer {
            address: "10.0.0.1:80".parse().expect("an address"),
            is_encrypted: false,
        };
        let headers = headers(&[
            ("x-forwarded-for", "1.2.3.4"),
            ("x-forwarded-for", "6.6.6.6, 9.9.9.9"),
            ("x-forwarded-proto", "https"),
        ]);
        let mut config = Config::default();
        let plain = Client::of(peer, &headers, &config);
        assert_eq!(plain.address.to_string(), "10.0.0.1");
        assert!(!plain.is_secure);
        config.behind_proxy = true;
        let proxied = Client::of(peer, &headers, &config);
        assert_eq!(proxied.address.to_string(), "9.9.9.9");
        assert!(proxied.is_secure);
    }

    #[test]
    fn pages_of_others_are_told_from_ours() {
        let is_ours = |pairs: &[(&'static str, &'static str)]| {
            is_from_here(&headers(pairs), &Config::default())
        };
        let host = ("host", "cards.example:8080");
        assert!(is_ours(&[host]));
        assert!(is_ours(&[host, ("origin", "http://cards.example:8080")]));
        assert!(is_ours(&[host, ("origin", "https://CARDS.example:8080")]));
        assert!(is_ours(&[("host", "a.b"), ("origin", "https://a.b:443")]));
        assert!(is_ours(&[
            ("host", "[::1]:8080"),
            ("origin", "http://[::1]:8080")
        ]));
        for wrong in [
            "http://cards.example",
            "http://cards.example:8081",
            "http://evil.example:8080",
            "http://cards.example:8080.evil.example",
            "http://cards.example:8080@evil.example",
            "null",
            "file://",
            "ws://cards.example:8080",
            "",
        ] {
            assert!(!is_ours(&[host, ("origin", wrong)]), "{wrong}");
        }
        let ours = ("origin", "http://cards.example:8080");
        assert!(!is_ours(&[host, ours, ours]));
        assert!(!is_ours(&[ours]));
        assert!(!is_ours(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(is_ours(&[host, ("sec-fetch-site", "same-origin")]));
        let config = Config {
            public_url: Some("https://cards.example".into()),
            ..Config::default()
        };
        let proxied = headers(&[("host", "10.0.0.7:80"), ("origin", "https://cards.example")]);
        assert!(is_from_here(&proxied, &config));
    }
}
