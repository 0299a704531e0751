//! Taking a name out of a record.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
    ser::SerializeMap,
};
use serde_json::Value;

/// What stands in a record where a deleted account's name stood.
pub(crate) const DELETED: &str = "deleted";

/// The record with another name at a seat. The moves stay byte for byte, the header's other
/// fields in value and order. What is no record stays as it is.
pub(crate) fn without_name(record: &str, seat: usize) -> String {
    let (header, moves) = record
        .split_once('\n')
        .map_or((record, None), |(header, moves)| (header, Some(moves)));
    let Ok(mut header) = serde_json::from_str::<Fields>(header) else {
        return record.to_owned();
    };
    let seats = header.0.iter_mut().find(|(name, _)| name == "seats");
    if let Some(name) = seats.and_then(|(_, seats)| seats.get_mut(seat)) {
        *name = DELETED.into();
    }
    let mut text = serde_json::to_string(&header).unwrap_or_default();
    if let Some(moves) = moves {
        text.push('\n');
        text.push_str(moves);
    }
    text
}

/// An object whose fields keep their order.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
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
