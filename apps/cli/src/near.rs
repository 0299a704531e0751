//! What somebody may have meant who mistyped a name.

use baralho_words::{Words, say};
use strsim::osa_distance;

/// More names than this are no help.
const MOST: usize = 3;
/// Fewer letters may begin anything.
const FEWEST: usize = 3;

/// What is wrong with what was typed, and what may have been meant, if anything is near.
pub(crate) fn or_near<T: AsRef<str>>(
    words: &Words,
    wrong: &str,
    typed: &str,
    names: impl IntoIterator<Item = T>,
) -> String {
    let near = near(typed, names);
    if near.is_empty() {
        return wrong.to_owned();
    }
    [
        wrong,
        &say!(words, "usage-near", near = words.list_or(near)),
    ]
    .join(" ")
}

/// The names that differ least from what was typed, by a slip for every three letters; if
/// there are none, those that begin so.
fn near<T: AsRef<str>>(typed: &str, names: impl IntoIterator<Item = T>) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    let letters = typed.chars().count();
    let names: Vec<String> = names
        .into_iter()
        .map(|name| name.as_ref().to_owned())
        .collect();
    let slips = |name: &String| osa_distance(&typed, &name.to_lowercase());
    let fewest = names.iter().map(slips).min().unwrap_or(usize::MAX);
    let is_near: &dyn Fn(&String) -> bool = if letters > 1 && fewest <= (letters / 3).max(1) {
        &|name| slips(name) == fewest
    } else if letters >= FEWEST {
        &|name| name.to_lowercase().starts_with(&typed)
    } else {
        return Vec::new();
    };
    let mut near: Vec<String> = names.iter().filter(|name| is_near(name)).cloned().collect();
    near.dedup();
    if near.len() > MOST {
        near.clear();
    }
    near
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_catalog::UnknownGame;

    #[test]
    fn a_slip_or_a_beginning_is_recognised_and_anything_else_is_not() {
        for (typed, meant) in [
            ("scoppa", &["scopa"][..]),
            ("Escoppa", &["escopa"]),
            ("SCOPA", &["scopa"]),
            ("rouba", &["rouba-montes"]),
            ("rouba montes", &["rouba-montes"]),
            ("bruaco", &["buraco"]),
            ("sco", &["scopa", "scopone"]),
            ("poker", &[]),
            ("x", &[]),
            ("", &[]),
        ] {
            assert_eq!(near(typed, UnknownGame::NAMES), meant, "{typed}");
        }
        let robots = (0..5).map(|level| format!("robot{level}"));
        assert!(near("robot9", robots).is_empty(), "too many to choose from");
    }

    #[test]
    fn every_name_is_near_to_itself_with_a_slip() {
        for name in UnknownGame::NAMES {
            for place in 0..name.len() {
                let mut typed = name.to_owned();
                typed.remove(place);
                let near = near(&typed, UnknownGame::NAMES);
                // Without its first letter, escopa is scopa.
                let is_other = UnknownGame::NAMES.contains(&typed.as_str());
                assert!(
                    is_other || near.iter().any(|near| near == name),
                    "{typed}: {near:?}"
                );
            }
        }
    }
}
