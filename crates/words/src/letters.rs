//! Large and small letters of the languages we speak. The tables of all scripts of the world
//! would be a good part of what a page loads.

/// From a capital letter to its small one, in the alphabets of Western Europe (Latin-1).
const BETWEEN: u32 = 0x20;

/// The small letter, if it is a capital of Western Europe; everything else as it is.
pub fn lower(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => moved(letter, u32::from(letter) + BETWEEN),
        _ => letter,
    }
}

/// The capital, if it is a small letter of Western Europe; everything else as it is.
pub fn upper(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => moved(letter, u32::from(letter) - BETWEEN),
        _ => letter,
    }
}

/// The small letter without its accent: keyboards and people often leave it out.
pub fn plain(letter: char) -> char {
    match lower(letter) {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        other => other,
    }
}

fn moved(letter: char, code: u32) -> char {
    char::from_u32(code).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_western_europe_changes_as_in_unicode() {
        for letter in (0..0x100).filter_map(char::from_u32) {
            // These two have their capitals elsewhere, and the micron is Greek.
            if !['ß', 'ÿ', 'µ'].contains(&letter) {
                assert!(letter.to_uppercase().eq([upper(letter)]), "{letter}");
            }
            assert!(letter.to_lowercase().eq([lower(letter)]), "{letter}");
        }
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for letter in ['ß', 'ÿ', '÷', '×', 'ж', 'Ж', '7', '♦', '\u{0}'] {
            assert_eq!((lower(letter), upper(letter)), (letter, letter));
        }
    }
}
