use std::{fmt, sync::Arc};

use crate::{
    Catalogue, Deck, Explain, Gender, Language, Value,
    numbers::{decimal, spell},
    saying::Saying,
};

/// How things are written: for eyes, or for ears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Symbols of suits (`7♦`), and digits above ten.
    #[default]
    Symbols,
    /// Words that a speech synthesiser reads well (`sete de ouros`), and no symbols.
    Spoken,
}

/// Something that is counted in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it all
pub enum Noun {
    Card,
    Point,
    Player,
    Deck,
    Round,
    Game,
    Move,
    Sweep,
}

impl Noun {
    /// Every noun.
    pub const ALL: [Self; 8] = [
        Self::Card,
        Self::Point,
        Self::Player,
        Self::Deck,
        Self::Round,
        Self::Game,
        Self::Move,
        Self::Sweep,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Card => "count-cards",
            Self::Point => "count-points",
            Self::Player => "count-players",
            Self::Deck => "count-decks",
            Self::Round => "count-rounds",
            Self::Game => "count-games",
            Self::Move => "count-moves",
            Self::Sweep => "count-sweeps",
        }
    }
}

/// Everything that is said to players, in one language and style.
pub struct Words {
    catalogue: Arc<Catalogue>,
    style: Style,
    deck: Deck,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language())
            .field("style", &self.style)
            .field("deck", &self.deck)
            .finish_non_exhaustive()
    }
}

/// Says a message by its key with named values: the tests check that the message exists
/// and takes exactly these names. A value in a variable of the same name is given by that name
/// alone, as in the literal of a struct.
///
/// ```
/// use baralho_words::{Language, Style, Words, say};
///
/// let words = Words::new(Language::It, Style::Symbols);
/// let high = 121;
/// assert_eq!(say!(words, "expected-range", low = 1, high), "un numero intero da 1 a 121");
/// ```
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::say!(@value $name $(, $value)?))),*])
    };
    (@value $name:ident) => { $crate::Value::from($name) };
    (@value $name:ident, $value:expr) => { $crate::Value::from($value) };
}

impl Words {
    /// The words of a language in a style, from what is built into the program.
    #[cfg(not(target_family = "wasm"))]
    pub fn new(language: Language, style: Style) -> Self {
        Self::of(Catalogue::built_in(language), style)
    }

    /// The words of a catalogue in a style. Cards are called as the language's players of Scopa
    /// and its kin call them, until [`at_table`](Self::at_table) or
    /// [`with_deck`](Self::with_deck) says otherwise.
    pub fn of(catalogue: Arc<Catalogue>, style: Style) -> Self {
        let deck = Deck::usual(catalogue.language());
        Self {
            catalogue,
            style,
            deck,
        }
    }

    /// The same words, and the cards called as in this deck.
    pub fn with_deck(&self, deck: Deck) -> Self {
        Self {
            catalogue: Arc::clone(&self.catalogue),
            deck,
            ..*self
        }
    }

    /// The same words for the table of a game: some have French cards in every country and with
    /// every picture, and say so beside their names.
    pub fn at_table(&self, preset: &str) -> Self {
        let is_french = self.has(&format!("game-{preset}.deck"));
        self.with_deck(if is_french { Deck::French } else { self.deck })
    }

    /// The deck whose names cards have.
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// The catalogue behind the words.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.catalogue.language()
    }

    /// The style written in.
    pub fn style(&self) -> Style {
        self.style
    }

    /// Says a message, or one of its attributes (`key.attribute`); [`say!`] is its short form.
    ///
    /// A missing message is said as `{key}`, a missing value as `{$name}`. Tests keep both from
    /// happening.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.catalogue.find(key) else {
            return format!("{{{key}}}");
        };
        let mut saying = Saying {
            language: self.language(),
            style: self.style,
            values,
            said: String::new(),
        };
        saying.say(pattern);
        saying.said
    }

    /// Whether there is such a message, or attribute of a message.
    pub fn has(&self, key: &str) -> bool {
        self.catalogue.find(key).is_some()
    }

    /// Says a message without values, if there is such a message.
    pub(crate) fn say_known(&self, key: &str) -> Option<String> {
        self.has(key).then(|| self.say(key, &[]))
    }

    /// So many of something: `duas cartas`, `nenhum ponto`.
    pub fn count(&self, noun: Noun, number: impl Into<Value<'static>>) -> String {
        self.say(noun.key(), &[("n", number.into())])
    }

    /// A number in words where the style wants words: `vinte e duas` or `22`.
    pub fn number(&self, number: i64, gender: Gender) -> String {
        spell(number, gender, self.language(), self.style)
    }

    /// A number in digits with this many places after the language's decimal mark.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        decimal(number, places, self.language())
    }

    /// What an error says to a player: what was wrong, and what would be right.
    pub fn explain(&self, error: &(impl Explain + ?Sized)) -> String {
        error.explain(self)
    }

    /// The name of a preset, such as `Rouba-Montes`; an unknown one is given back as it is.
    pub fn game(&self, preset: &str) -> String {
        let known = self.say_known(&format!("game-{preset}"));
        known.unwrap_or_else(|| preset.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{En, Es, It, PtBr};

    fn all() -> impl Iterator<Item = Words> {
        Language::ALL.into_iter().flat_map(|language| {
            [Style::Symbols, Style::Spoken].map(|style| Words::new(language, style))
        })
    }

    #[test]
    fn counts_agree_in_number_and_gender() {
        for (language, noun, number, said) in [
            (PtBr, Noun::Card, 0, "nenhuma carta"),
            (PtBr, Noun::Card, 1, "uma carta"),
            (PtBr, Noun::Card, 2, "duas cartas"),
            (PtBr, Noun::Point, 2, "dois pontos"),
            (PtBr, Noun::Point, -1, "menos um ponto"),
            (PtBr, Noun::Card, 22, "vinte e duas cartas"),
            (En, Noun::Card, 0, "no cards"),
            (En, Noun::Card, 1, "one card"),
            (En, Noun::Point, -1, "minus one point"),
            (It, Noun::Card, 1, "una carta"),
            (It, Noun::Sweep, 2, "due scope"),
            (It, Noun::Point, 1, "un punto"),
            (Es, Noun::Card, 1, "una carta"),
            (Es, Noun::Card, 21, "veintiuna cartas"),
            (Es, Noun::Point, 21, "veintiún puntos"),
        ] {
            let words = Words::new(language, Style::Spoken);
            assert_eq!(words.count(noun, number), said);
        }
    }

    #[test]
    fn what_is_missing_is_visible_and_never_a_panic() {
        for words in all() {
            assert_eq!(say!(words, "no-such-key"), "{no-such-key}"); // words: a test
            assert_eq!(
                words.say("rank-ace.no-such-attribute", &[]),
                "{rank-ace.no-such-attribute}"
            );
            assert_eq!(words.say("", &[]), "{}");
            assert_eq!(words.say("..", &[]), "{..}");
            assert!(words.say("expected-range", &[]).contains("{$low}"));
            assert!(!words.has("no-such-key"));
            assert!(words.has("expected-range") && words.has("rank-ace.the"));
        }
    }

    #[test]
    fn no_marks_of_direction_surround_the_values() {
        for words in all() {
            let said = say!(words, "expected-range", low = 1, high = 2);
            assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
        }
    }

    #[test]
    fn numbers_inside_messages_use_the_mark_of_the_language() {
        let said = |language| {
            say!(
                Words::new(language, Style::Symbols),
                "expected-range",
                low = 0.5,
                high = 2
            )
        };
        assert!(said(PtBr).contains("0,5"));
        assert!(said(En).contains("0.5"));
    }

    #[test]
    fn words_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Words::new(PtBr, Style::Symbols));
    }

    #[test]
    fn every_noun_is_counted_in_every_language() {
        for words in all() {
            for noun in Noun::ALL {
                assert!(!words.count(noun, 3).contains('{'));
            }
        }
    }

    #[test]
    fn presets_have_names_and_strangers_keep_theirs() {
        let words = Words::new(Es, Style::Symbols);
        assert_eq!(words.game("rouba-montes"), "Rouba-Montes");
        assert_eq!(words.game("poker"), "poker");
    }
}
