//! The words of a report, from the catalogues.

use baralho_arena::report::{Argument, Say};
use baralho_words::{Value, Words};

/// The catalogues as a report asks them.
#[derive(Debug)]
pub(crate) struct ReportWords<'a>(pub(crate) &'a Words);

impl Say for ReportWords<'_> {
    fn say(&self, key: &str, values: &[(&str, Argument)]) -> String {
        let values: Vec<(&str, Value<'_>)> = values
            .iter()
            .map(|(name, value)| match value {
                Argument::Number(number) => (*name, Value::from(*number)),
                Argument::Text(text) => (*name, Value::from(text.as_str())),
            })
            .collect();
        self.0.say(key, &values)
    }

    fn decimal(&self, number: f64, places: usize) -> String {
        self.0.decimal(number, places)
    }

    fn game(&self, preset: &str) -> String {
        self.0.game(preset)
    }

    fn language(&self) -> &str {
        self.0.language().tag()
    }
}
