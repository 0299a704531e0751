//! Links that carry a record, and show whether all of it has arrived.

use data_encoding::BASE64URL_NOPAD;

/// What a link with a check begins with. Links of earlier versions are letters alone.
const CHECKED: &str = "1.";

/// A record as a part of a link. Its check comes first: wherever such a link is cut, that shows.
pub fn to_link(record: &str) -> String {
    let letters = BASE64URL_NOPAD.encode(record.as_bytes());
    format!("{CHECKED}{}.{letters}", check(&letters))
}

/// The record in a link, if it is whole.
pub fn from_link(link: &str) -> Option<String> {
    let letters = match link.strip_prefix(CHECKED) {
        None => link,
        Some(rest) => {
            let (promised, letters) = rest.split_once('.')?;
            (promised == check(letters)).then_some(letters)?
        }
    };
    let text = BASE64URL_NOPAD.decode(letters.as_bytes()).ok()?;
    String::from_utf8(text).ok()
}

/// 48 bits that change with the letters (FNV-1a): against accidents, not against people.
fn check(letters: &str) -> String {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = letters.bytes().fold(0xcbf2_9ce4_8422_2325, fold);
    BASE64URL_NOPAD.encode(&(hash ^ hash >> 32).to_be_bytes()[2..])
}
