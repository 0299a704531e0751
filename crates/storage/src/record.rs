//! Taking a name out of a record.

use serde::Deserialize;
use serde_json::value::RawValue;

/// What stands in a record where a deleted account's name stood.
pub(crate) const DELETED: &str = "deleted";

/// The part of a record's header that says who played.
#[derive(Deserialize)]
struct Header<'a> {
    #[serde(borrow)]
    seats: &'a RawValue,
}

/// The record with another name at a seat. All else stays byte for byte; what is no record stays
/// as it is.
pub(crate) fn without_name(record: &str, seat: usize) -> String {
    renamed(record, seat).unwrap_or_else(|| record.to_owned())
}

fn renamed(record: &str, seat: usize) -> Option<String> {
    let header: Header<'_> = serde_json::from_str(record.lines().next()?).ok()?;
    let seats = header.seats.get();
    let mut names: Vec<String> = serde_json::from_str(seats).ok()?;
    DELETED.clone_into(names.get_mut(seat)?);
    let names = serde_json::to_string(&names).ok()?;
    // Where the header has them: it is a part of the record.
    let begin = seats.as_ptr() as usize - record.as_ptr() as usize;
    let (before, after) = (&record[..begin], &record[begin + seats.len()..]);
    Some([before, &names, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_name_at_the_seat_goes() {
        let record = "{\"format\":\"baralho-record\",\"seats\":[\"ana\",\"bia\"],\"seed\":18446744073709551615}\n\
                      {\"seat\":1,\"move\":\"7D\"}\n";
        assert_eq!(
            without_name(record, 0),
            record.replace("\"ana\"", "\"deleted\"")
        );
        assert_eq!(without_name(record, 7), record);
        for odd in ["", "no record\nat all", "{\"seats\":3}", "[1]\n"] {
            assert_eq!(without_name(odd, 0), odd);
        }
    }
}
