//! The form in which a game's options are chosen: made from what the rules themselves say.

use baralho_catalog::{AnyRules, BadGame, Family, preset};
use baralho_game::{BadRules, Expected, Options};
use baralho_telling::labels::{about_option, option_name, why_not};
use baralho_words::Words;

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in rules and commands.
    pub option: String,
    /// Its value.
    pub value: String,
    /// What people call it.
    pub name: String,
    /// What it means.
    pub about: String,
    /// What it may be.
    pub kind: Kind,
}

/// What an option may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off.
    Flag,
    /// One of these.
    Choice(Vec<String>),
    /// A number in a range, or a word for none.
    Number {
        /// The lowest.
        low: u32,
        /// The highest.
        high: u32,
        /// The word.
        none: Option<&'static str>,
    },
}

/// What is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The preset.
    pub game: &'static str,
    /// How many play.
    pub players: usize,
    /// Options that were changed.
    pub changed: Options,
}

/// What no option takes: the refusal says what it would take.
const NOTHING: &str = "?";

impl Form {
    /// A preset as it is usually played.
    pub fn new(game: &'static str) -> Self {
        Self {
            game,
            players: preset(game).map_or(2, |preset| preset.players),
            changed: Options::new(),
        }
    }

    /// The rules as chosen.
    ///
    /// # Errors
    /// Why they cannot be played: options in conflict, say.
    pub fn rules(&self) -> Result<AnyRules, BadGame> {
        AnyRules::parse(self.game, Some(self.players), &self.changed)
    }

    /// Why the rules cannot be played, in words.
    pub fn trouble(&self, words: &Words) -> Option<String> {
        self.rules().err().map(|bad| why_not(words, &bad))
    }

    /// Changes an option.
    pub fn set(&mut self, option: &str, value: &str) {
        // Escoba and capture say the same thing: the one changed last counts.
        let other = match option {
            "escoba" => "capture",
            "capture" => "escoba",
            _ => "",
        };
        let mut changed = Options::new();
        for (name, value) in self.changed.iter().filter(|(name, _)| *name != other) {
            changed.set(name, value);
        }
        changed.set(option, value);
        self.changed = changed;
    }

    /// How many may play, with the other options as they are.
    pub fn numbers_of_players(&self) -> Vec<usize> {
        let fits = |players: &usize| {
            let rules = AnyRules::parse(self.game, Some(*players), &Options::new());
            rules.is_ok()
        };
        (1..=16).filter(fits).collect()
    }

    /// Every option with its value.
    pub fn fields(&self, words: &Words) -> Vec<Field> {
        // Where the choice is impossible, the preset's own options are shown with it.
        let usual = || AnyRules::parse(self.game, None, &Options::new());
        let Ok(rules) = self.rules().or_else(|_| usual()) else {
            return Vec::new();
        };
        let options = rules.options();
        let mut fields: Vec<Field> = options
            .iter()
            .filter(|(option, _)| *option != "compat")
            .map(|(option, value)| Field {
                option: option.to_owned(),
                value: self
                    .changed
                    .get(option)
                    .map_or_else(|| value.to_owned(), |value| value.as_str().to_owned()),
                name: option_name(words, option),
                about: about_option(words, option),
                kind: self.kind(option),
            })
            .collect();
        let order = |field: &Field| {
            baralho_scopa::OPTIONS
                .iter()
                .position(|o| *o == field.option)
        };
        fields.sort_by_key(order);
        fields
    }

    fn kind(&self, option: &str) -> Kind {
        let options = Options::new().with(option, NOTHING);
        let refused = AnyRules::parse(self.game, Some(self.players), &options)
            .or_else(|_| AnyRules::parse(self.game, None, &options));
        match refused {
            Err(BadGame::Rules(BadRules::BadValue { expected, .. })) => match expected {
                Expected::Range { low, high } => Kind::Number {
                    low,
                    high,
                    none: None,
                },
                Expected::RangeOr { low, high, none } => Kind::Number {
                    low,
                    high,
                    none: Some(none),
                },
                Expected::OneOf(words) if words == ["on", "off"] => Kind::Flag,
                Expected::OneOf(words) => Kind::Choice(words),
            },
            _ => Kind::Choice(Vec::new()),
        }
    }
}

/// The bots of a game, the levels for people first, weakest first.
pub fn bots(game: &str) -> &'static [&'static str] {
    const LEVELS: [&str; 5] = ["novato", "aprendiz", "amador", "veterano", "mestre"];
    const SCOPA: [&str; 13] = [
        "novato", "aprendiz", "amador", "veterano", "mestre", "greedy", "classico", "robot0",
        "robot1", "robot2", "robot3", "robot4", "random",
    ];
    const BURACO: [&str; 8] = [
        "novato", "aprendiz", "amador", "veterano", "mestre", "greedy", "base", "random",
    ];
    match preset(game).map(|preset| preset.family) {
        Ok(Family::Scopa) => &SCOPA,
        Ok(Family::Buraco) => &BURACO,
        // Luck alone decides: the levels are there for their names.
        _ => &LEVELS,
    }
}

/// The bot that most people will want first.
pub fn usual_bot(game: &str) -> &'static str {
    let bots = bots(game);
    bots.get(2).unwrap_or(&bots[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_catalog::PRESETS;
    use baralho_telling::labels::option_value;
    use baralho_words::{Language, Style};

    #[test]
    fn every_option_of_every_game_can_be_chosen_and_is_explained() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Symbols);
            for preset in PRESETS {
                let form = Form::new(preset.name);
                for field in form.fields(&words) {
                    let (name, about) = (&field.name, &field.about);
                    assert!(!name.is_empty() && !about.is_empty(), "{field:?}");
                    assert!(!format!("{name}{about}").contains(['{', '_']), "{field:?}");
                    if let Kind::Choice(values) = &field.kind {
                        for value in values {
                            let name = option_value(&words, &field.option, value);
                            // Numbers and teams such as 2v2 say themselves.
                            let says_itself = value.starts_with(|c: char| c.is_ascii_digit());
                            assert_eq!(name == *value, says_itself, "{field:?}");
                        }
                    }
                    if let Kind::Number {
                        none: Some(none), ..
                    } = field.kind
                    {
                        assert_ne!(option_value(&words, &field.option, none), none, "{field:?}");
                    }
                    match field.kind {
                        Kind::Choice(words) => assert!(
                            words.contains(&field.value),
                            "{} {}: {} of {words:?}",
                            preset.name,
                            field.option,
                            field.value
                        ),
                        Kind::Flag => assert!(["on", "off"].contains(&field.value.as_str())),
                        Kind::Number { low, high, none } => assert!(
                            Some(field.value.as_str()) == none
                                || field
                                    .value
                                    .parse::<u32>()
                                    .is_ok_and(|n| (low..=high).contains(&n)),
                            "{} {}: {}",
                            preset.name,
                            field.option,
                            field.value
                        ),
                    }
                }
            }
        }
    }

    #[test]
    fn options_in_conflict_are_explained_and_can_be_mended() {
        let words = Words::new(Language::En, Style::Symbols);
        let mut form = Form::new("scopa");
        form.set("instant_win", "on");
        assert_eq!(form.trouble(&words), None);
        form.set("inverse", "on");
        let trouble = form.trouble(&words).expect("these two cannot be together");
        assert!(!trouble.contains('{'), "{trouble}");
        form.set("instant_win", "off");
        assert_eq!(form.trouble(&words), None);
        form.set("escoba", "on");
        form.set("capture", "fewest");
        assert_eq!(form.trouble(&words), None);
    }

    #[test]
    fn tables_of_every_size_can_be_chosen() {
        assert_eq!(Form::new("buraco").numbers_of_players(), [2, 4]);
        assert!(Form::new("scopa").numbers_of_players().contains(&6));
    }

    #[test]
    fn the_bots_on_the_page_are_the_bots_there_are() {
        use baralho_bots::Opponents;
        fn known<G: Opponents>(game: &str) {
            let mut page: Vec<&str> = bots(game).to_vec();
            let mut all: Vec<&str> = G::NAMES.to_vec();
            page.sort_unstable();
            all.sort_unstable();
            // At Rouba-Montes all bots do the same: those with people's names are enough.
            if game == "rouba-montes" {
                assert_eq!(bots(game)[..], bots("escopa")[..5]);
                all.retain(|name| page.contains(name));
            }
            assert_eq!(page, all);
            assert_eq!(usual_bot(game), usual_bot("escopa"));
        }
        for preset in PRESETS {
            let rules = AnyRules::parse(preset.name, None, &Options::new()).expect("a preset");
            baralho_catalog::with_game!(rules, |G, _rules| known::<G>(preset.name));
        }
    }
}
