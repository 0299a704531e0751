//! The kinds of values that everything else is made of.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde_json::Value;

use crate::{BadValue, FromJson};

impl FromJson for Value {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        Ok(value.clone())
    }
}

impl FromJson for bool {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        value
            .as_bool()
            .ok_or_else(|| BadValue::expected("true or false", value))
    }
}

impl FromJson for String {
    #[inline(never)]
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        text(value).map(str::to_owned)
    }
}

fn text(value: &Value) -> Result<&str, BadValue> {
    value
        .as_str()
        .ok_or_else(|| BadValue::expected("a string", value))
}

/// What is written as a text of its own.
///
/// # Errors
/// When it is no text, or what its reader says about it.
pub fn parsed<T: FromStr<Err: fmt::Display>>(value: &Value) -> Result<T, BadValue> {
    text(value)?.parse().map_err(|why| BadValue::because(&why))
}

/// A whole number that is not below zero.
#[inline(never)]
fn natural(value: &Value, most: u64) -> Result<u64, BadValue> {
    match value.as_u64() {
        Some(number) if number <= most => Ok(number),
        _ => Err(outside(value, 0, most)),
    }
}

/// A whole number.
#[inline(never)]
fn whole(value: &Value, least: i64, most: i64) -> Result<i64, BadValue> {
    match value.as_i64() {
        Some(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(outside(value, least, most as u64)),
    }
}

#[cold]
#[inline(never)]
fn outside(value: &Value, least: i64, most: u64) -> BadValue {
    let range = [
        "a whole number from ",
        &least.to_string(),
        " to ",
        &most.to_string(),
    ];
    BadValue::expected(&range.concat(), value)
}

impl FromJson for u8 {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        natural(value, u64::from(Self::MAX)).map(|number| number as Self)
    }
}

impl FromJson for u32 {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        natural(value, u64::from(Self::MAX)).map(|number| number as Self)
    }
}

impl FromJson for u64 {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        natural(value, Self::MAX)
    }
}

impl FromJson for usize {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        natural(value, Self::MAX as u64).map(|number| number as Self)
    }
}

impl FromJson for i32 {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        whole(value, i64::from(Self::MIN), i64::from(Self::MAX)).map(|number| number as Self)
    }
}

impl FromJson for i64 {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        whole(value, Self::MIN, Self::MAX)
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        match value {
            Value::Null => Ok(None),
            value => T::from_json(value).map(Some),
        }
    }

    fn absent() -> Option<Self> {
        Some(None)
    }
}

impl<T: FromJson> FromJson for Box<T> {
    const STRICT: bool = T::STRICT;

    fn from_json(value: &Value) -> Result<Self, BadValue> {
        T::from_json(value).map(Self::new)
    }
}

fn list(value: &Value) -> Result<&[Value], BadValue> {
    match value {
        Value::Array(list) => Ok(list),
        _ => Err(BadValue::expected("a list [...]", value)),
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        let list = list(value)?;
        let mut read = Self::with_capacity(list.len());
        for (place, value) in list.iter().enumerate() {
            read.push(T::from_json(value).map_err(|bad| bad.at(place))?);
        }
        Ok(read)
    }
}

impl<T: FromJson, const LENGTH: usize> FromJson for [T; LENGTH] {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        Vec::from_json(value)?.try_into().map_err(|_| {
            let length = ["a list of ", &LENGTH.to_string()].concat();
            BadValue::expected(&length, value)
        })
    }
}

impl<K: FromJson + Ord, T: FromJson> FromJson for BTreeMap<K, T> {
    fn from_json(value: &Value) -> Result<Self, BadValue> {
        let Value::Object(fields) = value else {
            return Err(BadValue::expected("an object {...}", value));
        };
        let mut read = Self::new();
        for (name, value) in fields {
            let within = |bad: BadValue| bad.within(name);
            let key = K::from_json(&Value::String(name.clone())).map_err(within)?;
            read.insert(key, T::from_json(value).map_err(within)?);
        }
        Ok(read)
    }
}
