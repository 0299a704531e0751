//! What an attribute is set to, once or again and again.

use std::rc::Rc;

use super::super::signal::{Memo, RwSignal, Signal};

/// What an attribute is set to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Attr {
    /// It is not there.
    None,
    /// It is there or not.
    Flag(bool),
    /// A text.
    Text(String),
}

/// Something given to an attribute.
#[derive(Clone)]
pub(crate) enum Given {
    /// It stays so.
    Fixed(Attr),
    /// It changes.
    Live(Rc<dyn Fn() -> Attr>),
}

/// What can be given to an attribute.
pub(crate) trait IntoGiven {
    /// As it is kept.
    fn into_given(self) -> Given;
}

/// A single value of an attribute.
trait Value {
    fn value(self) -> Attr;
}

impl Value for Attr {
    fn value(self) -> Attr {
        self
    }
}

impl Value for bool {
    fn value(self) -> Attr {
        Attr::Flag(self)
    }
}

impl Value for String {
    fn value(self) -> Attr {
        Attr::Text(self)
    }
}

impl Value for &str {
    fn value(self) -> Attr {
        Attr::Text(self.to_owned())
    }
}

impl<T: Value> Value for Option<T> {
    fn value(self) -> Attr {
        self.map_or(Attr::None, Value::value)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl Value for $number {
            fn value(self) -> Attr {
                Attr::Text(self.to_string())
            }
        }
    )* };
}
numbers!(i64, usize, u32, u64, i32);

macro_rules! fixed {
    ($($fixed:ty),*) => { $(
        impl IntoGiven for $fixed {
            fn into_given(self) -> Given {
                Given::Fixed(self.value())
            }
        }
    )* };
}
fixed!(bool, String, &str, i64, usize, u32, u64, i32);

impl<T: Value> IntoGiven for Option<T> {
    fn into_given(self) -> Given {
        Given::Fixed(self.value())
    }
}

impl<F, T> IntoGiven for F
where
    F: Fn() -> T + 'static,
    T: Value,
{
    fn into_given(self) -> Given {
        Given::Live(Rc::new(move || self().value()))
    }
}

macro_rules! signals {
    ($($signal:ident),*) => { $(
        impl<T> IntoGiven for $signal<T>
        where
            T: Value + Clone + Send + Sync + 'static,
        {
            fn into_given(self) -> Given {
                Given::Live(Rc::new(move || self.get().value()))
            }
        }
    )* };
}
signals!(Signal, RwSignal, Memo);
