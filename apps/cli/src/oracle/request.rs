//! Reading a request's fields, with errors that name the field and what it should be.
//! words: nothing here is for players

use baralho_cards::Card;
use baralho_catalog::{AnyRules, Preset, preset};
use baralho_game::{Options, Rules, Seat};
use serde_json::{Map, Value};

use super::{Problem, cut};

const CARDS: &str = "an array of cards such as [\"7D\",\"10H\"]";

/// The fields of one request. A field that is null counts as absent.
#[derive(Clone, Copy)]
pub struct Request<'a>(&'a Map<String, Value>);

impl<'a> Request<'a> {
    /// With these fields.
    pub fn new(fields: &'a Map<String, Value>) -> Self {
        Self(fields)
    }

    /// Refuses what nobody would look at: it may be a mistyped field.
    pub(super) fn has_only(self, fields: &[&str]) -> Result<(), Problem> {
        let known = |field: &str| fields.contains(&field);
        match self.0.keys().find(|field| !known(field)) {
            None => Ok(()),
            Some(field) => Err(Problem::new(
                "bad-request",
                format!(
                    "there is no field `{}` here: expected some of {}",
                    cut(field),
                    fields.join(", ")
                ),
            )),
        }
    }

    /// A field as it was sent, if it was.
    pub fn get(self, field: &str) -> Option<&'a Value> {
        self.0.get(field).filter(|value| !value.is_null())
    }

    pub(super) fn text(self, field: &str, expected: &str) -> Result<Option<&'a str>, Problem> {
        self.get(field)
            .map(|value| {
                value
                    .as_str()
                    .ok_or_else(|| Problem::field(field, expected))
            })
            .transpose()
    }

    /// A text that must be there, and what it may be.
    pub fn required_text(self, field: &str, choices: &str) -> Result<&'a str, Problem> {
        let expected = format!("a text, one of {choices}");
        self.text(field, &expected)?
            .ok_or_else(|| Problem::field(field, &expected))
    }

    /// A whole number from low to high.
    pub(super) fn number(self, field: &str, low: u64, high: u64) -> Result<Option<u64>, Problem> {
        let read = |value: &Value| {
            value
                .as_u64()
                .filter(|number| (low..=high).contains(number))
                .ok_or_else(|| {
                    Problem::field(field, &format!("a whole number from {low} to {high}"))
                })
        };
        self.get(field).map(read).transpose()
    }

    /// The seed, if there is one.
    pub fn seed(self) -> Result<Option<u64>, Problem> {
        self.number("seed", 0, u64::MAX)
    }

    /// A list, if it is there.
    pub fn array(self, field: &str, expected: &str) -> Result<Option<&'a [Value]>, Problem> {
        let read = |value: &'a Value| match value {
            Value::Array(items) => Ok(items.as_slice()),
            _ => Err(Problem::field(field, expected)),
        };
        self.get(field).map(read).transpose()
    }

    /// A card that must be there.
    pub fn card(self, field: &str) -> Result<Card, Problem> {
        match self.get(field) {
            Some(value) => card(value, field),
            None => Err(Problem::field(field, "a card such as \"7D\"")),
        }
    }

    /// A list of cards that may be absent.
    pub fn optional_cards(self, field: &str) -> Result<Option<Vec<Card>>, Problem> {
        self.get(field).map(|value| cards(value, field)).transpose()
    }

    /// A list of cards that must be there.
    pub fn cards(self, field: &str) -> Result<Vec<Card>, Problem> {
        self.optional_cards(field)?
            .ok_or_else(|| Problem::field(field, CARDS))
    }

    /// The game asked about.
    pub fn preset(self) -> Result<&'static Preset, Problem> {
        let names = baralho_catalog::UnknownGame::NAMES.join(", ");
        let name = self.required_text("game", &names)?;
        preset(name).map_err(|error| Problem::new("unknown-game", error.to_string()))
    }

    /// How many play, if that is said.
    pub fn players(self) -> Result<Option<usize>, Problem> {
        // What a game seats is the game's to say; this only keeps it a number.
        let players = self.number("players", 0, 1000)?;
        Ok(players.map(|players| players as usize))
    }

    /// The options of `rules`, and with them the ones that may stand outside it.
    fn options(self, outside: &[&str]) -> Result<Options, Problem> {
        const EXPECTED: &str = "an object of options such as {\"decks\":2}";
        let mut options = match self.get("rules") {
            Some(rules @ Value::Object(_)) => serde_json::from_value(rules.clone())
                .map_err(|_| Problem::field("rules", EXPECTED))?,
            Some(_) => return Err(Problem::field("rules", EXPECTED)),
            None => Options::new(),
        };
        for option in outside {
            if let Some(value) = self.text(option, "a text")? {
                if let Some(other) = options.get(option).filter(|other| other.as_str() != value) {
                    let message = format!(
                        "`{option}` is {} and in `rules` {}: say it once",
                        cut(value),
                        cut(other.as_str())
                    );
                    return Err(Problem::new("bad-request", message));
                }
                options.set(option, value);
            }
        }
        Ok(options)
    }

    /// The rules asked about, whichever game's they are.
    pub(super) fn rules(self) -> Result<AnyRules, Problem> {
        let (preset, options) = (self.preset()?, self.known_options()?);
        Ok(AnyRules::parse(preset.name, self.players()?, &options)?)
    }

    /// The rules asked about, by the type of their game.
    pub fn rules_of<R: Rules>(self) -> Result<R, Problem> {
        let (preset, options) = (self.preset()?, self.known_options()?);
        Ok(R::parse(preset.name, self.players()?, &options)?)
    }

    /// The options of the request, wherever they stand.
    pub fn known_options(self) -> Result<Options, Problem> {
        let mut options = self.options(&["compat", "team_mode"])?;
        let is_strict = options.get("compat").is_some_and(|c| c.as_str() == "off");
        if is_strict && self.preset()?.rules().options().get("compat").is_none() {
            // Strict rules are the only ones that such games have.
            options.unset("compat");
        }
        Ok(options)
    }

    /// The dealer, if one is named.
    pub fn dealer(self, players: usize) -> Result<Option<Seat>, Problem> {
        let dealer = self.number("dealer", 0, players as u64 - 1)?;
        Ok(dealer.map(|seat| Seat::new(seat as usize)))
    }
}

/// A card.
pub fn card(value: &Value, field: &str) -> Result<Card, Problem> {
    match value {
        Value::String(text) => text
            .trim()
            .parse()
            .map_err(|error| Problem::new("bad-card", format!("{field}: {error}"))),
        other => Err(Problem::new(
            "bad-card",
            format!(
                "{field}: {} is not a card: expected a text such as \"7D\"",
                cut(&other.to_string())
            ),
        )),
    }
}

/// A list of cards.
pub fn cards(value: &Value, field: &str) -> Result<Vec<Card>, Problem> {
    let Value::Array(items) = value else {
        return Err(Problem::field(field, CARDS));
    };
    let read = |(place, item)| card(item, &format!("{field}[{place}]"));
    items.iter().enumerate().map(read).collect()
}
