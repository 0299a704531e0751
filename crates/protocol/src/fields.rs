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

    fn value(self, name: &str) -> &'a Value {
        self.0.get(name).unwrap_or(&Value::Null)
    }

    pub(crate) fn text(self, name: &str) -> Result<&'a str, BadMessage> {
        let text = self.value(name).as_str();
        text.ok_or_else(|| wrong(name, "a string"))
    }

    pub(crate) fn flag(self, name: &str) -> Result<bool, BadMessage> {
        let flag = self.value(name).as_bool();
        flag.ok_or_else(|| wrong(name, "true or false"))
    }

    /// A whole number up to a bound.
    pub(crate) fn number(self, name: &str, most: u64) -> Result<u64, BadMessage> {
        match self.value(name).as_u64() {
            Some(number) if number <= most => Ok(number),
            _ => Err(wrong(name, &format!("a whole number from 0 to {most}"))),
        }
    }

    pub(crate) fn card(self, name: &str) -> Result<Card, BadMessage> {
        card(self.value(name)).ok_or_else(|| wrong(name, "a card such as \"7D\""))
    }

    pub(crate) fn cards(self, name: &str) -> Result<Vec<Card>, BadMessage> {
        let cards = self.value(name).as_array();
        cards
            .and_then(|list| list.iter().map(card).collect())
            .ok_or_else(|| wrong(name, "a list of cards such as [\"7D\",\"10H\"]"))
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
    pub(crate) fn points(self, name: &str, sides: usize) -> Result<PerSeat<i32>, BadMessage> {
        let list = self.value(name).as_array();
        list.filter(|list| list.len() == sides)
            .and_then(|list| list.iter().map(whole).collect())
            .ok_or_else(|| wrong(name, &format!("a list of {sides} whole numbers")))
    }

    /// Some of the sides, as bits; a field that is not there means none.
    pub(crate) fn sides(self, name: &str, sides: usize) -> Result<u32, BadMessage> {
        let Some(value) = self.get(name) else {
            return Ok(0);
        };
        let mut bits = 0;
        for side in value.as_array().into_iter().flatten() {
            match side.as_u64() {
                Some(side) if side < sides as u64 => bits |= 1 << side,
                _ => return Err(wrong(name, "a list of sides")),
            }
        }
        Ok(bits)
    }
}

/// Made apart: it is rare, and every field would carry it.
#[cold]
#[inline(never)]
fn wrong(name: &str, expected: &str) -> BadMessage {
    BadMessage::within(["`", name, "` should be ", expected].concat())
}

fn card(value: &Value) -> Option<Card> {
    value.as_str()?.parse().ok()
}

fn whole(value: &Value) -> Option<i32> {
    i32::try_from(value.as_i64()?).ok()
}
