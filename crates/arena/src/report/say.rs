/// A value put into a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A whole number, which the text may agree with.
    Number(u64),
    /// A text.
    Text(String),
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// Whoever knows the texts of a report in a language: the catalogues are not this crate's.
pub trait Say {
    /// The text of a key, with its named values.
    fn say(&self, key: &str, values: &[(&str, Argument)]) -> String;

    /// A number with so many places after the language's decimal mark.
    fn decimal(&self, number: f64, places: usize) -> String;

    /// The name of a game by its preset.
    fn game(&self, preset: &str) -> String;

    /// The language's tag, such as `pt-BR`.
    fn language(&self) -> &str;
}
