//! Reading a request's fields, with errors that name the field and what it should be.
//! words: nothing here is for players

use baralho_cards::Card;
use baralho_catalog::{AnyRules, Preset, preset};
use baralho_game::{BadRules, Options, Rules, Seat};
use baralho_scopa::{Bag, Carta, ScopaRules};
use serde_json::{Map, Value};

use super::{cut, problem::Problem};

const CARDS: &str = "an array of cards such as [\"7D\",\"10H\"]";

/// The fields of one request. A field that is null counts as absent.
#[derive(Clone, Copy)]
pub(super) struct Request<'a>(&'a Map<String, Value>);

impl<'a> Request<'a> {
    pub(super) fn new(fields: &'a Map<String, Value>) -> Self {
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

    pub(super) fn get(self, field: &str) -> Option<&'a Value> {
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

    pub(super) fn required_text(self, field: &str, choices: &str) -> Result<&'a str, Problem> {
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

    pub(super) fn seed(self) -> Result<Option<u64>, Problem> {
        self.number("seed", 0, u64::MAX)
    }

    pub(super) fn array(self, field: &str, expected: &str) -> Result<Option<&'a [Value]>, Problem> {
        let read = |value: &'a Value| match value {
            Value::Array(items) => Ok(items.as_slice()),
            _ => Err(Problem::field(field, expected)),
        };
        self.get(field).map(read).transpose()
    }

    pub(super) fn card(self, field: &str) -> Result<Card, Problem> {
        match self.get(field) {
            Some(value) => card(value, field),
            None => Err(Problem::field(field, "a card such as \"7D\"")),
        }
    }

    /// A list of cards that may be absent.
    pub(super) fn optional_cards(self, field: &str) -> Result<Option<Vec<Card>>, Problem> {
        self.get(field).map(|value| cards(value, field)).transpose()
    }

    pub(super) fn cards(self, field: &str) -> Result<Vec<Card>, Problem> {
        self.optional_cards(field)?
            .ok_or_else(|| Problem::field(field, CARDS))
    }

    pub(super) fn preset(self) -> Result<&'static Preset, Problem> {
        let names = baralho_catalog::UnknownGame::NAMES.join(", ");
        let name = self.required_text("game", &names)?;
        preset(name).map_err(|error| Problem::new("unknown-game", error.to_string()))
    }

    pub(super) fn players(self) -> Result<Option<usize>, Problem> {
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
        self.rules_for(self.players()?)
    }

    pub(super) fn rules_for(self, players: Option<usize>) -> Result<AnyRules, Problem> {
        let preset = self.preset()?;
        let options = self.known_options()?;
        Ok(AnyRules::parse(preset.name, players, &options)?)
    }

    /// The options of the request, wherever they stand.
    fn known_options(self) -> Result<Options, Problem> {
        let outside = ["compat", "team_mode"];
        let preset = self.preset()?;
        let mut options = self.options(&outside)?;
        if preset.name != "buraco" && options.get("compat").is_some_and(|c| c.as_str() == "off") {
            // Strict rules are the only ones that other games have.
            options = without(&options, "compat");
        }
        Ok(options)
    }

    /// The rules of a game of the Scopa family.
    pub(super) fn scopa_rules(self, players: Option<usize>) -> Result<ScopaRules, Problem> {
        match self.rules_for(players)? {
            AnyRules::Scopa(rules) => Ok(rules),
            _ => Err(Problem::field(
                "game",
                "one of escopa, scopa, escoba, scopone",
            )),
        }
    }

    /// The rules to score piles by. Scoring deals nothing, so the deck need not go round.
    pub(super) fn scoring_rules(self, players: usize) -> Result<ScopaRules, Problem> {
        let preset = self.preset()?.name;
        let mut options = self.known_options()?;
        let parsed = match ScopaRules::parse(preset, Some(players), &options) {
            Err(BadRules::NotEnoughCards { .. }) => {
                options.set("cards_per_deal", "1");
                ScopaRules::parse(preset, Some(players), &options)
            }
            parsed => parsed,
        };
        Ok(parsed?)
    }

    /// The dealer, if one is named.
    pub(super) fn dealer(self, players: usize) -> Result<Option<Seat>, Problem> {
        let dealer = self.number("dealer", 0, players as u64 - 1)?;
        Ok(dealer.map(|seat| Seat::new(seat as usize)))
    }
}

fn without(options: &Options, left_out: &str) -> Options {
    let kept = options.iter().filter(|(option, _)| *option != left_out);
    kept.fold(Options::new(), |all, (option, value)| {
        all.with(option, value)
    })
}

pub(super) fn card(value: &Value, field: &str) -> Result<Card, Problem> {
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

pub(super) fn cards(value: &Value, field: &str) -> Result<Vec<Card>, Problem> {
    let Value::Array(items) = value else {
        return Err(Problem::field(field, CARDS));
    };
    let read = |(place, item)| card(item, &format!("{field}[{place}]"));
    items.iter().enumerate().map(read).collect()
}

/// Turns cards into those of the rules' decks, and refuses more copies than there are.
pub(super) struct Decks<'a> {
    rules: &'a ScopaRules,
    seen: Bag,
}

impl<'a> Decks<'a> {
    pub(super) fn new(rules: &'a ScopaRules) -> Self {
        Self {
            rules,
            seen: Bag::EMPTY,
        }
    }

    /// The card as one of these decks, whether it is left or not.
    pub(super) fn face(&self, card: Card) -> Result<Carta, Problem> {
        let faces = self.rules.faces;
        faces.carta(card).ok_or_else(|| {
            let faces = faces.list();
            Problem::new(
                "bad-card",
                format!("the deck has no {card} here: its faces are {faces}"),
            )
        })
    }

    pub(super) fn draw(&mut self, card: Card) -> Result<Carta, Problem> {
        let carta = self.face(card)?;
        let copies = self.rules.decks;
        if self.seen.count(carta) >= copies {
            let times = if copies == 1 { "once" } else { "times" };
            let number = if copies == 1 {
                String::new()
            } else {
                format!("{copies} ")
            };
            return Err(Problem::new(
                "bad-deck",
                format!("{card} is there too often: the deck has it {number}{times}"),
            ));
        }
        self.seen.add(carta);
        Ok(carta)
    }

    pub(super) fn draw_all(&mut self, cards: &[Card]) -> Result<Vec<Carta>, Problem> {
        cards.iter().map(|&card| self.draw(card)).collect()
    }
}
