//! `baralho rules`.

use baralho_catalog::UnknownGame;

use crate::support::run;

#[test]
fn the_rules_of_every_game_are_shown_in_every_language() {
    let mut seen = std::collections::HashSet::new();
    for game in UnknownGame::NAMES {
        for language in ["pt-BR", "en", "it", "es"] {
            let ran = run(&["rules", game, "--lang", language]);
            ran.fine();
            assert!(ran.out.lines().count() > 30, "{game} {language}");
            assert!(!ran.out.contains("**"), "{ran:?}");
            assert!(!ran.out.contains("\n#"), "{ran:?}");
            let title = ran.out.lines().next().unwrap_or_default().to_lowercase();
            assert!(title.contains(game), "{title}");
            assert!(seen.insert(ran.out), "{game} {language} is there twice");
        }
    }
}
