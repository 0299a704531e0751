//! Reading the fields of a message: each complaint says which field and what it should be.

use baralho_cards::Card;
use baralho_game::{PerSeat, Rules, Seat};
use serde_json::Value;

use crate::BadMessage;

/// An object whose fields are read one by one.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a>(&'a Value);

impl<'a> Fields<'a> {
    pub(crate) fn of(value: &'a Value) -> Result<Self, BadMessage> {
        if value.is_object() {
            Ok(Self(value))
        } else {
            Err(BadMessage::within("an object {...} is expected"))
        }
    }

    pub(crate) fn get(self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    fn read<T>(
        self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<T, BadMessage> {
        let value = self.0.get(name).unwrap_or(&Value::Null);
        read(value).ok_or_else(|| BadMessage::within(format!("`{name}` should be {expected}")))
    }

    pub(crate) fn text(self, name: &str) -> Result<&'a str, BadMessage> {
        self.read(name, "a string", Value::as_str)
    }

    pub(crate) fn flag(self, name: &str) -> Result<bool, BadMessage> {
        self.read(name, "true or false", Value::as_bool)
    }

    /// A whole number up to a bound.
    pub(crate) fn number(self, name: &str, most: u64) -> Result<u64, BadMessage> {
        self.read(name, &format!("a whole number from 0 to {most}"), |value| {
            value.as_u64().filter(|&number| number <= most)
        })
    }

    pub(crate) fn card(self, name: &str) -> Result<Card, BadMessage> {
        self.read(name, "a card such as \"7D\"", card)
    }

    pub(crate) fn cards(self, name: &str) -> Result<Vec<Card>, BadMessage> {
        self.read(name, "a list of cards such as [\"7D\",\"10H\"]", |value| {
            value.as_array()?.iter().map(card).collect()
        })
    }

    /// A seat at the table of these rules.
    pub(crate) fn seat(self, name: &str, rules: &impl Rules) -> Result<Seat, BadMessage> {
        self.number(name, rules.players() as u64 - 1)
            .map(|seat| Seat::new(seat as usize))
    }

    /// A seat, or null.
    pub(crate) fn seat_or_null(
        self,
        name: &str,
        rules: &impl Rules,
    ) -> Result<Option<Seat>, BadMessage> {
        match self.get(name) {
            None => Ok(None),
            Some(_) => self.seat(name, rules).map(Some),
        }
    }

    /// One number per side.
    pub(crate) fn points(self, name: &str, rules: &impl Rules) -> Result<PerSeat<i32>, BadMessage> {
        let expected = format!("a list of {} whole numbers", rules.sides());
        self.read(name, &expected, |value| {
            let list = value.as_array()?;
            if list.len() != rules.sides() {
                return None;
            }
            list.iter()
                .map(|number| i32::try_from(number.as_i64()?).ok())
                .collect()
        })
    }

    /// Some of the sides, as bits; a field that is not there means none.
    pub(crate) fn sides(self, name: &str, rules: &impl Rules) -> Result<u32, BadMessage> {
        let Some(value) = self.get(name) else {
            return Ok(0);
        };
        let mut bits = 0;
        for side in value.as_array().into_iter().flatten() {
            match side.as_u64() {
                Some(side) if side < rules.sides() as u64 => bits |= 1 << side,
                _ => {
                    return Err(BadMessage::within(format!(
                        "`{name}` should be a list of sides"
                    )));
                }
            }
        }
        Ok(bits)
    }
}

fn card(value: &Value) -> Option<Card> {
    value.as_str()?.parse().ok()
}
