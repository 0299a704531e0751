//! Numbers in words, in the gender of what they count: `duas cartas`, `dois ases`.
//!
//! Speech synthesisers read `2 cartas` as *dois cartas*, so counts are spelled out:
//! the small ones always, the others where every word will be heard.

use crate::{Language, Style};

/// The grammatical gender of what is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gender {
    /// Pontos, punti, puntos; also whatever has no gender.
    Masculine,
    /// Cartas, carte, cartas.
    Feminine,
}

/// The most that is spelled out on a screen, where digits are quicker to read.
const SPELLED_ON_SCREEN: u64 = 10;
/// The most that is spelled out at all: enough for the cards of any pile.
const SPELLED_IN_SPEECH: u64 = 199;

/// A number as it stands before what it counts.
pub(crate) fn spell(number: i64, gender: Gender, language: Language, style: Style) -> String {
    let most = match style {
        Style::Symbols => SPELLED_ON_SCREEN,
        Style::Spoken => SPELLED_IN_SPEECH,
    };
    let size = number.unsigned_abs();
    let is_spelled = size <= most;
    let written = if is_spelled {
        in_words(size, gender, language)
    } else {
        size.to_string()
    };
    if number >= 0 {
        return written;
    }
    negative(&written, is_spelled, language, style)
}

/// The same for a number that is not whole, or too large: it keeps its digits.
pub(crate) fn spell_digits(digits: &str, language: Language, style: Style) -> String {
    match digits.strip_prefix('-') {
        Some(size) => negative(&with_mark(size, language), false, language, style),
        None => with_mark(digits, language),
    }
}

fn negative(size: &str, is_spelled: bool, language: Language, style: Style) -> String {
    match style {
        Style::Symbols if !is_spelled => format!("-{size}"),
        _ => format!("{} {size}", minus(language)),
    }
}

/// A number in digits with this many places after the language's decimal mark.
pub(crate) fn decimal(number: f64, places: usize, language: Language) -> String {
    with_mark(&format!("{number:.places$}"), language)
}

/// Digits with the language's decimal mark.
pub(crate) fn with_mark(digits: &str, language: Language) -> String {
    match language {
        Language::En => digits.to_owned(),
        Language::PtBr | Language::It | Language::Es => digits.replace('.', ","),
    }
}

const fn minus(language: Language) -> &'static str {
    match language {
        Language::En => "minus",
        Language::It => "meno",
        Language::PtBr | Language::Es => "menos",
    }
}

/// The words for 0 to 19 as they stand before a masculine noun, then for 20, 30, ... 90.
const fn names(language: Language) -> &'static str {
    match language {
        Language::PtBr => concat!(
            "zero um dois três quatro cinco seis sete oito nove ",
            "dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove ",
            "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
        ),
        Language::En => concat!(
            "zero one two three four five six seven eight nine ",
            "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ",
            "twenty thirty forty fifty sixty seventy eighty ninety",
        ),
        Language::It => concat!(
            "zero un due tre quattro cinque sei sette otto nove ",
            "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove ",
            "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
        ),
        Language::Es => concat!(
            "cero un dos tres cuatro cinco seis siete ocho nueve ",
            "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve ",
            "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
        ),
    }
}

/// A word of [`names`], in the right gender.
fn name(place: u64, gender: Gender, language: Language) -> &'static str {
    let word = names(language)
        .split(' ')
        .nth(place as usize)
        .unwrap_or_default();
    agreeing(word, gender, language)
}

fn in_words(number: u64, gender: Gender, language: Language) -> String {
    if number >= 100 {
        return match (language, number - 100) {
            (Language::PtBr, 0) => "cem".to_owned(),
            (Language::PtBr, rest) => format!("cento e {}", below_100(rest, gender, language)),
            (Language::En, 0) => "one hundred".to_owned(),
            (Language::En, rest) => {
                format!("one hundred and {}", below_100(rest, gender, language))
            }
            (Language::It, 0) => "cento".to_owned(),
            (Language::It, 1) => "centouno".to_owned(),
            (Language::It, 3) => "centotré".to_owned(),
            (Language::It, rest) => format!("cento{}", below_100(rest, gender, language)),
            (Language::Es, 0) => "cien".to_owned(),
            (Language::Es, rest) => format!("ciento {}", below_100(rest, gender, language)),
        };
    }
    below_100(number, gender, language)
}

fn below_100(number: u64, gender: Gender, language: Language) -> String {
    if number < 20 {
        return name(number, gender, language).to_owned();
    }
    let ten = name(number / 10 + 18, gender, language);
    let unit = number % 10;
    if unit == 0 {
        return ten.to_owned();
    }
    let unit_word = name(unit, gender, language);
    match language {
        Language::PtBr => format!("{ten} e {unit_word}"),
        Language::En => format!("{ten}-{unit_word}"),
        Language::It => italian_compound(ten, unit, unit_word),
        Language::Es if number < 30 => match (unit, gender) {
            (1, Gender::Masculine) => "veintiún".to_owned(),
            (2, _) => "veintidós".to_owned(),
            (3, _) => "veintitrés".to_owned(),
            (6, _) => "veintiséis".to_owned(),
            _ => format!("veinti{unit_word}"),
        },
        Language::Es => format!("{ten} y {unit_word}"),
    }
}

/// Only one and two change with the gender, and two only in Portuguese.
fn agreeing(word: &'static str, gender: Gender, language: Language) -> &'static str {
    match (language, gender, word) {
        (Language::PtBr, Gender::Feminine, "um") => "uma",
        (Language::PtBr, Gender::Feminine, "dois") => "duas",
        (Language::It | Language::Es, Gender::Feminine, "un") => "una",
        _ => word,
    }
}

/// `ventuno` and `ventotto` drop a vowel, `ventitré` gains an accent, and none of them
/// changes with the gender.
fn italian_compound(ten: &str, unit: u64, unit_word: &str) -> String {
    let shortened = &ten[..ten.len() - 1];
    match unit {
        1 => format!("{shortened}uno"),
        3 => format!("{ten}tré"),
        8 => format!("{shortened}otto"),
        _ => format!("{ten}{unit_word}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Gender::{Feminine, Masculine};
    use Language::{En, Es, It, PtBr};

    #[test]
    fn numbers_agree_with_what_they_count() {
        for (number, gender, language, words) in [
            (1, Masculine, PtBr, "um"),
            (1, Feminine, PtBr, "uma"),
            (2, Masculine, PtBr, "dois"),
            (2, Feminine, PtBr, "duas"),
            (12, Feminine, PtBr, "doze"),
            (22, Feminine, PtBr, "vinte e duas"),
            (100, Feminine, PtBr, "cem"),
            (102, Feminine, PtBr, "cento e duas"),
            (1, Feminine, En, "one"),
            (21, Feminine, En, "twenty-one"),
            (104, Masculine, En, "one hundred and four"),
            (1, Masculine, It, "un"),
            (1, Feminine, It, "una"),
            (2, Feminine, It, "due"),
            (21, Feminine, It, "ventuno"),
            (23, Masculine, It, "ventitré"),
            (28, Feminine, It, "ventotto"),
            (40, Feminine, It, "quaranta"),
            (101, Feminine, It, "centouno"),
            (103, Feminine, It, "centotré"),
            (121, Feminine, It, "centoventuno"),
            (1, Masculine, Es, "un"),
            (1, Feminine, Es, "una"),
            (2, Feminine, Es, "dos"),
            (21, Masculine, Es, "veintiún"),
            (21, Feminine, Es, "veintiuna"),
            (26, Feminine, Es, "veintiséis"),
            (31, Masculine, Es, "treinta y un"),
            (31, Feminine, Es, "treinta y una"),
            (100, Feminine, Es, "cien"),
            (101, Feminine, Es, "ciento una"),
        ] {
            assert_eq!(in_words(number, gender, language), words);
        }
    }

    #[test]
    fn no_two_numbers_sound_alike() {
        for language in Language::ALL {
            for gender in [Masculine, Feminine] {
                let mut all: Vec<_> = (0..=SPELLED_IN_SPEECH)
                    .map(|number| in_words(number, gender, language))
                    .collect();
                all.sort();
                let before = all.len();
                all.dedup();
                assert_eq!(all.len(), before, "{language}");
            }
        }
    }

    #[test]
    fn screens_get_digits_above_ten_and_speech_gets_words() {
        let styles = [Style::Symbols, Style::Spoken];
        let both = |number| styles.map(|style| spell(number, Feminine, PtBr, style));
        assert_eq!(both(2), ["duas", "duas"]);
        assert_eq!(both(22), ["22", "vinte e duas"]);
        assert_eq!(both(-5), ["menos cinco", "menos cinco"]);
        assert_eq!(both(-25), ["-25", "menos vinte e cinco"]);
        assert_eq!(both(-315), ["-315", "menos 315"]);
        let both = |digits| styles.map(|style| spell_digits(digits, PtBr, style));
        assert_eq!(both("1.5"), ["1,5", "1,5"]);
        assert_eq!(both("-1.5"), ["-1,5", "menos 1,5"]);
    }

    #[test]
    fn the_largest_numbers_do_not_panic() {
        for number in [i64::MIN, i64::MAX] {
            for language in Language::ALL {
                assert!(spell(number, Masculine, language, Style::Spoken).contains("922337203"));
            }
        }
    }

    #[test]
    fn decimals_use_the_mark_of_the_language() {
        assert_eq!(decimal(12.346, 2, En), "12.35");
        assert_eq!(decimal(12.346, 2, PtBr), "12,35");
        assert_eq!(with_mark("0.5", It), "0,5");
        assert_eq!(with_mark("3", Es), "3");
    }
}
