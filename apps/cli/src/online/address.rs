//! Where a server is: what people type or paste.

use baralho_protocol::online::TableCode;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    pub(crate) tls: bool,
    pub(crate) host: String,
    pub(crate) port: u16,
}

impl Address {
    /// Reads `cards.example`, `localhost:8080`, `https://cards.example/t/CODE` and the like,
    /// with the table that it leads to.
    pub(crate) fn read(text: &str) -> Option<(Self, Option<TableCode>)> {
        let text = text.trim();
        let (tls, rest) = match text.split_once("://") {
            None => (false, text),
            Some(("http" | "ws", rest)) => (false, rest),
            Some(("https" | "wss", rest)) => (true, rest),
            Some(_) => return None,
        };
        let (authority, path) = match rest.find(['/', '?', '#']) {
            Some(end) => rest.split_at(end),
            None => (rest, ""),
        };
        let (host, port) = match authority.rsplit_once(':') {
            // The colons of an address in brackets are its own.
            Some((host, port)) if !port.contains(']') => (host, port.parse().ok()?),
            _ => (authority, if tls { 443 } else { 80 }),
        };
        let name = host.trim_start_matches('[').trim_end_matches(']');
        let is_name = |c: char| c.is_ascii_alphanumeric() || "-._:%".contains(c);
        if name.is_empty() || !name.chars().all(is_name) {
            return None;
        }
        let address = Self {
            tls,
            host: name.to_ascii_lowercase(),
            port,
        };
        Some((address, TableCode::in_link(path)))
    }

    /// As a header names it.
    pub(crate) fn authority(&self) -> String {
        let usual = if self.tls { 443 } else { 80 };
        let host = if self.host.contains(':') {
            ["[", &self.host, "]"].concat()
        } else {
            self.host.clone()
        };
        if self.port == usual {
            host
        } else {
            format!("{host}:{}", self.port)
        }
    }

    /// Where everything of this server begins.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        [scheme, "://", &self.authority()].concat()
    }

    /// The link that leads others to a table.
    pub(crate) fn link(&self, table: TableCode) -> String {
        format!("{}/t/{table}", self.origin())
    }
}

/// The table that a code or a link names.
pub(crate) fn table(text: &str) -> Option<TableCode> {
    let named = text.parse().ok();
    named.or_else(|| TableCode::in_link(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Option<(String, bool)> {
        Address::read(text).map(|(address, table)| (address.origin(), table.is_some()))
    }

    #[test]
    fn servers_and_links_are_read_as_people_type_them() {
        for (text, origin, table) in [
            ("cards.example", "http://cards.example", false),
            ("localhost:8080", "http://localhost:8080", false),
            (" https://Cards.Example/ ", "https://cards.example", false),
            ("http://h:80/t/3k9w2mfa7pqx", "http://h", true),
            (
                "https://h:8443/t/3k9w-2mfa-7pqx?x#y",
                "https://h:8443",
                true,
            ),
            ("http://h/#/table/3k9w2mfa7pqx", "http://h", true),
            ("h:8080/?seed=1#/table/3k9w2mfa7pqx", "http://h:8080", true),
            ("http://h/#/", "http://h", false),
            ("wss://h:443", "https://h", false),
            ("http://[::1]:8080/t/no", "http://[::1]:8080", false),
            ("[::1]", "http://[::1]", false),
        ] {
            assert_eq!(read(text), Some((origin.to_owned(), table)), "{text}");
        }
        for text in [
            "",
            "http://",
            "ftp://h",
            "h:",
            "h:99999",
            "a b",
            "http:///t/x",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_link_reads_back() {
        let code = TableCode::from_bits(u64::MAX / 3);
        let (address, _) = Address::read("https://[::1]:81").expect("an address");
        assert_eq!(
            Address::read(&address.link(code)),
            Some((address, Some(code)))
        );
        assert_eq!(table(&code.to_string()), Some(code));
    }

    proptest! {
        #[test]
        fn nonsense_never_crashes(text in ".{0,60}") {
            if let Some((address, _)) = Address::read(&text) {
                prop_assert_eq!(Address::read(&address.origin()), Some((address, None)));
            }
        }
    }
}
