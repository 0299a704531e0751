//! What is typed in the menu.

use baralho_words::{Words, say};

/// An answer to a numbered list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer<'a> {
    Usual,
    /// One of the list, counted from 0.
    Place(usize),
    /// Anything else.
    Other(&'a str),
}

/// Reads an answer to a list of so many.
pub(super) fn pick(line: &str, count: usize) -> Answer<'_> {
    let line = line.trim();
    match line.parse::<usize>() {
        _ if line.is_empty() => Answer::Usual,
        Ok(number) if (1..=count).contains(&number) => Answer::Place(number - 1),
        _ => Answer::Other(line),
    }
}

/// Neither a number of the list nor a name in it.
pub(super) fn not_a_choice(words: &Words, text: &str, count: usize) -> String {
    let text: String = text.chars().take(40).collect();
    say!(words, "menu-not-a-choice", text, last = count)
}

/// Bots by number or name; none means the usual one.
pub(super) fn bots(
    words: &Words,
    line: &str,
    names: &[&str],
    most: usize,
) -> Result<Vec<String>, String> {
    let mut bots = Vec::new();
    let parts = line.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
    for part in parts.filter(|part| !part.is_empty()) {
        let name = match pick(part, names.len()) {
            Answer::Place(place) => names[place],
            _ => names
                .iter()
                .find(|name| name.eq_ignore_ascii_case(part))
                .ok_or_else(|| not_a_choice(words, part, names.len()))?,
        };
        bots.push(name.to_owned());
    }
    if bots.len() > most {
        return Err(say!(words, "menu-too-many-bots", most));
    }
    Ok(bots)
}

/// Numbers as people say them: `1 a 15`, or `1, 2, 3 ou 5`.
pub(super) fn ranges(words: &Words, numbers: &[usize]) -> String {
    match numbers {
        [first, .., last] if last - first + 1 == numbers.len() && numbers.len() > 2 => {
            say!(words, "menu-range", low = *first, high = *last)
        }
        _ => words.list_or(numbers.iter().map(ToString::to_string)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};
    use proptest::prelude::*;

    fn words() -> Words {
        Words::new(Language::En, Style::Symbols)
    }

    #[test]
    fn a_list_is_answered_by_number_name_or_enter() {
        assert_eq!(pick("", 3), Answer::Usual);
        assert_eq!(pick(" 3 ", 3), Answer::Place(2));
        assert_eq!(pick("4", 3), Answer::Other("4"));
        assert_eq!(pick("0", 3), Answer::Other("0"));
        assert_eq!(pick("escopa", 3), Answer::Other("escopa"));
    }

    #[test]
    fn bots_are_named_by_number_or_name_in_any_mix() {
        let names = ["robot0", "greedy"];
        let read = |line| bots(&words(), line, &names, 3);
        assert_eq!(read(""), Ok(Vec::new()));
        assert_eq!(
            read("2, ROBOT0 1"),
            Ok(vec!["greedy".into(), "robot0".into(), "robot0".into()])
        );
        assert!(read("3").is_err());
        assert!(read("1 1 1 1").is_err());
    }

    #[test]
    fn many_numbers_in_a_row_are_said_as_a_range() {
        assert_eq!(ranges(&words(), &[1, 2, 3]), "1 to 3");
        assert_eq!(ranges(&words(), &[1, 3]), "1 or 3");
        assert_eq!(ranges(&words(), &[1, 2, 3, 5]), "1, 2, 3 or 5");
    }

    proptest! {
        #[test]
        fn no_answer_makes_the_menu_panic(line in "\\PC{0,40}", count in 0_usize..20) {
            if let Answer::Place(place) = pick(&line, count) {
                prop_assert!(place < count);
            }
            let names = ["robot0", "random", "greedy"];
            if let Ok(bots) = bots(&words(), &line, &names, 4) {
                prop_assert!(bots.iter().all(|bot| names.contains(&bot.as_str())));
            }
        }
    }
}
