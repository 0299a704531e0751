//! What those who run the server decide about people and tables, and what people tell them.

use std::{
    collections::BTreeSet,
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

use baralho_protocol::online::{LONGEST_CHAT, Refusal, Said, TableCode, ToClient};
use baralho_storage::NewReport;

use super::{ConnectionId, Hub, Output, refusals::send};

/// Things said by somebody that a report quotes at most.
const QUOTED: usize = 10;

/// People that somebody may have blocked.
const BLOCKED: usize = 500;

/// What holds until those who run the server decide otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // where a name says it all
pub struct Governing {
    pub banned: BTreeSet<i64>,
    /// From where nobody may be here.
    pub ranges: Vec<AddressRange>,
    pub muted: BTreeSet<i64>,
    /// Nothing new may begin; matches that are being played go on.
    pub read_only: bool,
    /// What everybody is told.
    pub notice: Option<String>,
    /// Tables that must be closed.
    pub closing: BTreeSet<TableCode>,
}

impl Governing {
    /// Whether somebody may not be here.
    pub fn bans(&self, person: i64, address: IpAddr) -> bool {
        self.banned.contains(&person) || self.bans_address(address)
    }

    /// Whether nobody may be here from an address.
    pub fn bans_address(&self, address: IpAddr) -> bool {
        self.ranges.iter().any(|range| range.contains(address))
    }
}

/// Addresses that begin with the same bits: `203.0.113.0/24`, or a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressRange {
    first: IpAddr,
    bits: u8,
}

impl AddressRange {
    /// Whether an address is one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        let shifted = |bits: u128, width: u8| bits.checked_shr((width - self.bits).into());
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                let of = |ip| shifted(u32::from(ip).into(), 32).unwrap_or(0);
                of(first) == of(address)
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                let of = |ip| shifted(u128::from(ip), 128).unwrap_or(0);
                of(first) == of(address)
            }
            _ => false,
        }
    }
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

/// What is no range of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address or a range of them, such as 203.0.113.7 or 203.0.113.0/24")]
pub struct BadRange;

impl FromStr for AddressRange {
    type Err = BadRange;

    fn from_str(text: &str) -> Result<Self, BadRange> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| BadRange)?;
        let first = address.to_canonical();
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits: u8 = match bits {
            Some(bits) => bits.parse().map_err(|_| BadRange)?,
            None => most,
        };
        // Everybody is no range: whoever wants that stops the server.
        if bits == 0 || bits > most {
            return Err(BadRange);
        }
        // The same range is written in one way only.
        let first = match first {
            IpAddr::V4(first) => {
                let mask = u32::MAX << (32 - u32::from(bits));
                Ipv4Addr::from(u32::from(first) & mask).into()
            }
            IpAddr::V6(first) => {
                let mask = u128::MAX << (128 - u32::from(bits));
                Ipv6Addr::from(u128::from(first) & mask).into()
            }
        };
        Ok(Self { first, bits })
    }
}

/// What somebody wants to be kept, whatever becomes of this server.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // where a name says it all
pub enum Keep {
    /// Somebody does not want to hear somebody, or again.
    Block { by: i64, person: i64, on: bool },
    /// Somebody does not behave.
    Report(NewReport),
}

impl Hub {
    pub(super) fn govern(&mut self, governing: Governing) {
        let is_news = governing.notice != self.governing.notice;
        self.governing = governing;
        let banned = |id: &ConnectionId| {
            let from = self.connections.get(id);
            from.is_some_and(|from| {
                let address = from.origin.client.address();
                self.governing.bans(from.person.id, address)
            })
        };
        let mut gone: Vec<ConnectionId> = self.connections.keys().copied().collect();
        gone.sort_unstable();
        gone.retain(banned);
        for connection in gone {
            self.bye(connection, "banned");
            self.disconnect(connection);
        }
        for code in self.governing.closing.clone() {
            self.close_if_decided(code);
        }
        if let Some(text) = self.governing.notice.clone().filter(|_| is_news) {
            let notice = ToClient::Notice { text };
            for &connection in self.connections.keys() {
                send(connection, &notice, &mut self.out);
            }
        }
    }

    /// Closes a table, if that was decided, whatever is played there.
    pub(super) fn close_if_decided(&mut self, code: TableCode) {
        if let Some(slot) = self.tables.get_mut(&code)
            && self.governing.closing.contains(&code)
        {
            let _ = slot.table.close(self.now);
            self.flush(code);
        }
    }

    pub(super) fn block(
        &mut self,
        connection: ConnectionId,
        id: Option<u64>,
        person: i64,
        on: bool,
    ) -> Result<bool, Refusal> {
        let by = self.person(connection)?.id;
        let blocked = self.blocked.entry(by).or_default();
        if on && (blocked.len() >= BLOCKED || person == by) {
            return Err(Refusal::NobodyThere);
        }
        if on {
            blocked.insert(person);
        } else {
            blocked.remove(&person);
        }
        Ok(self.keep(connection, id, Keep::Block { by, person, on }))
    }

    /// Lets something be kept; the answer follows.
    fn keep(&mut self, connection: ConnectionId, id: Option<u64>, what: Keep) -> bool {
        self.out.push(Output::Keep {
            connection,
            id,
            what: Box::new(what),
        });
        false
    }

    pub(super) fn report(
        &mut self,
        connection: ConnectionId,
        id: Option<u64>,
        about: i64,
        text: &str,
    ) -> Result<bool, Refusal> {
        let by = self.person(connection)?.id;
        let text = match text.trim() {
            "" => String::new(),
            text => baralho_table::clean(text, LONGEST_CHAT)?,
        };
        let slot = self.table_of(connection).ok();
        let table = slot.map(|slot| slot.table.code());
        let here = slot.into_iter().flat_map(|slot| slot.table.chat.iter());
        let said = here.chain(&self.lobby_chat);
        let said: Vec<Said> = said.filter(|said| said.who.id == about).cloned().collect();
        let sits = slot.is_some_and(|slot| slot.table.seat_of(about).is_some());
        if about == by || !(sits || self.people.contains_key(&about) || !said.is_empty()) {
            return Err(Refusal::NobodyThere);
        }
        let last = said.len().saturating_sub(QUOTED);
        let report = NewReport {
            reporter: by,
            about,
            table: table.map(|code| code.to_string()),
            text,
            said: serde_json::to_string(&said[last..]).unwrap_or_default(),
            now: self.now,
        };
        Ok(self.keep(connection, id, Keep::Report(report)))
    }

    /// Whether a host does not want to see somebody.
    pub(super) fn is_blocked_by(&self, host: i64, person: i64) -> bool {
        let blocked = self.blocked.get(&host);
        blocked.is_some_and(|blocked| blocked.contains(&person))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_holds_what_begins_like_it() {
        let range = |text: &str| text.parse::<AddressRange>();
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let home = range("203.0.113.0/24").expect("a range");
        assert!(home.contains(address("203.0.113.250")));
        assert!(home.contains(address("::ffff:203.0.113.7")));
        assert!(!home.contains(address("203.0.114.1")));
        assert!(!home.contains(address("2001:db8::1")));
        let one = range("203.0.113.7").expect("an address");
        assert!(one.contains(address("203.0.113.7")));
        assert!(!one.contains(address("203.0.113.8")));
        let six = range("2001:db8::/32").expect("a range");
        assert!(six.contains(address("2001:db8:5::9")));
        assert!(!six.contains(address("2001:db9::9")));
        for (text, written) in [
            ("203.0.113.77/24", "203.0.113.0/24"),
            ("203.0.113.7", "203.0.113.7/32"),
            ("::ffff:203.0.113.7", "203.0.113.7/32"),
            ("2001:db8:5::9/32", "2001:db8::/32"),
        ] {
            assert_eq!(range(text).expect(text).to_string(), written);
        }
        for bad in ["", "x", "1.2.3.4/33", "1.2.3.4/0", "1.2.3/8", "::/129"] {
            assert_eq!(range(bad), Err(BadRange), "{bad}");
        }
    }
}
