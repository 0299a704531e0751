use std::{
    borrow::Cow,
    path::{Path, PathBuf},
};

/// A value put into a message: a number or a text.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Whole(i64),
    /// Any other number, in digits: what says messages need not know how to write it, which
    /// takes more code than all the rest of it.
    Digits(String),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

/// As it is shown to people: what is not UTF-8 is replaced.
impl<'a> From<&'a Path> for Value<'a> {
    fn from(path: &'a Path) -> Self {
        Self::Text(path.to_string_lossy())
    }
}

impl<'a> From<&'a PathBuf> for Value<'a> {
    fn from(path: &'a PathBuf) -> Self {
        Self::from(path.as_path())
    }
}

macro_rules! whole {
    ($($number:ty),*) => { $(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                match i64::try_from(number) {
                    Ok(number) => Self::Whole(number),
                    Err(_) => Self::Digits(number.to_string()),
                }
            }
        }

        impl From<&$number> for Value<'_> {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        }
    )* };
}
whole!(
    i8, i16, i32, i64, isize, u8, u16, u32, u64, usize, i128, u128
);

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        // Larger ones are not as exact as their digits would look.
        const EXACT: f64 = (1_u64 << 53) as f64;
        if number.fract() == 0.0 && number.abs() <= EXACT {
            Self::Whole(number as i64)
        } else {
            Self::Digits(number.to_string())
        }
    }
}

impl From<&f64> for Value<'_> {
    fn from(number: &f64) -> Self {
        Self::from(*number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_known_whatever_they_come_from() {
        for value in [Value::from(3), 3_u8.into(), (&3_usize).into(), 3.0.into()] {
            assert_eq!(value, Value::Whole(3));
        }
        assert_eq!(Value::from(-0.0), Value::Whole(0));
        assert_eq!(Value::from(-1.0), Value::Whole(-1));
    }

    #[test]
    fn all_other_numbers_come_with_their_digits() {
        let digits = |text: &str| Value::Digits(text.to_owned());
        assert_eq!(Value::from(0.5), digits("0.5"));
        assert_eq!(Value::from(-1.25), digits("-1.25"));
        assert_eq!(Value::from(u64::MAX), digits("18446744073709551615"));
        assert_eq!(Value::from(1e17), digits("100000000000000000"));
        assert_eq!(Value::from(f64::NAN), digits("NaN"));
        assert_eq!(Value::from(f64::INFINITY), digits("inf"));
    }
}
