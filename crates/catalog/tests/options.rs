//! Options are explained wherever people meet them: in the catalogues and in the rules.

use baralho_catalog::{AnyRules, PRESETS, rulebook, why_not, with_game};
use baralho_game::{Expected, Game, Options, Rules};
use baralho_words::{Explain as _, Language, Style, Words};

#[test]
fn why_two_options_cannot_go_together_is_told_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Spoken);
        for preset in PRESETS {
            let conflicts = with_game!(preset.rules(), |G, _rules| <G as Game>::Rules::CONFLICTS);
            for conflict in conflicts {
                let pairs = conflict.0;
                let options = pairs
                    .iter()
                    .fold(Options::new(), |options, (option, value)| {
                        options.with(option, value)
                    });
                let bad = AnyRules::parse(preset.name, None, &options).expect_err("a conflict");
                let told = why_not(&words, &bad);
                assert!(!told.contains(['{', '_', '=']), "{told}");
                let baralho_catalog::BadGame::Rules(bad) = bad else {
                    panic!("{bad}");
                };
                let typed = bad.explain(&words);
                assert!(!typed.contains('{'), "{typed}");
                assert!(
                    pairs.iter().all(|(option, _)| typed.contains(option)),
                    "{typed}"
                );
            }
        }
    }
}

#[test]
fn the_rules_of_a_game_name_every_option_that_its_preset_leaves_open() {
    for preset in PRESETS {
        let most = preset.rules().seats().numbers().pop();
        let rules = AnyRules::read(preset.name, most, &Options::new()).expect("a preset");
        for language in Language::ALL {
            let (name, text) = (preset.name, rulebook(&preset, language));
            let file = format!("{name} in {language}");
            let names = |code: &str| text.contains(&format!("`{code}"));
            for option in rules.described() {
                let name = option.name;
                let (is_open, words) = match option.takes {
                    Expected::OneOf(words) => (words.len() > 1, words),
                    takes @ Expected::Range { .. } => (
                        true,
                        takes.none().map(ToOwned::to_owned).into_iter().collect(),
                    ),
                };
                assert_eq!(names(name), is_open, "{file}: {name}");
                // Who reads of one of two names for a thing need not read of the other's values.
                if is_open && rules.same_as(name).is_none() && words != ["on", "off"] {
                    let unnamed = words.iter().find(|word| !names(word));
                    let says_itself = |word: &&String| word.contains('v');
                    assert_eq!(
                        unnamed.filter(|word| !says_itself(word)),
                        None,
                        "{file}: {name}"
                    );
                }
            }
        }
    }
}
