//! Links that carry a record, and show whether all of it has arrived.

/// Letters that stand in links as they are.
pub(super) const LETTERS: &[u8; 64] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What a link with a check begins with. Links of earlier versions are letters alone.
const CHECKED: &str = "1.";

/// A record as a part of a link. Its check comes first: wherever such a link is cut, that shows.
pub fn to_link(record: &str) -> String {
    let letters = to_letters(record.as_bytes());
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
    String::from_utf8(from_letters(letters)?).ok()
}

/// 48 bits that change with the letters (FNV-1a): against accidents, not against people.
fn check(letters: &str) -> String {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = letters.bytes().fold(0xcbf2_9ce4_8422_2325, fold);
    to_letters(&(hash ^ hash >> 32).to_be_bytes()[2..])
}

pub(super) fn to_letters(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len() * 4 / 3 + 4);
    for chunk in bytes.chunks(3) {
        let mut bits = 0_u32;
        for place in 0..3 {
            bits = bits << 8 | u32::from(chunk.get(place).copied().unwrap_or(0));
        }
        for place in 0..=chunk.len() {
            let letter = LETTERS[(bits >> (18 - 6 * place)) as usize & 63];
            letters.push(char::from(letter));
        }
    }
    letters
}

fn from_letters(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for chunk in letters.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            let value = match chunk.get(place) {
                Some(letter) => LETTERS.iter().position(|known| known == letter)? as u32,
                None => 0,
            };
            bits = bits << 6 | value;
        }
        let whole = bits.to_be_bytes();
        bytes.extend_from_slice(&whole[1..chunk.len().max(1)]);
    }
    Some(bytes)
}
