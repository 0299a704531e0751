//! What must hold for every drawing.

use std::collections::BTreeSet;

use baralho_artwork::{Deck, FILE, Face, SPRITE, icon, symbol};
use baralho_cards::Card;
use baralho_catalog::{PRESETS, picture};

/// The names and the markup of everything in the sprite that can be referred to.
fn symbols() -> Vec<(&'static str, &'static str)> {
    let parts = SPRITE.split("<symbol id=\"").skip(1);
    let parts = parts.map(|part| part.split("</symbol>").next().expect("a whole symbol"));
    parts
        .map(|part| part.split_once('"').expect("a name"))
        .collect()
}

/// What stands between quotes after a word.
fn values<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    let parts = text.split(before).skip(1);
    parts.filter_map(|part| part.split('"').next())
}

#[test]
fn every_card_of_every_deck_has_every_face() {
    let known: BTreeSet<&str> = symbols().into_iter().map(|(name, _)| name).collect();
    for card in Card::all() {
        for deck in Deck::ALL {
            for face in Face::ALL {
                let name = symbol(card, deck, face);
                assert!(known.contains(name.as_str()), "{name} is missing");
            }
        }
    }
}

#[test]
fn no_two_drawings_are_equal() {
    let all = symbols();
    let different: BTreeSet<&str> = all.iter().map(|(_, drawn)| *drawn).collect();
    assert_eq!(different.len(), all.len());
}

#[test]
fn a_face_is_as_large_as_it_says() {
    for (name, drawn) in symbols() {
        let face = match name.as_bytes()[0] {
            b'm' => Face::Small,
            b'x' => Face::Crosswise,
            _ => Face::Large,
        };
        let (width, height) = face.size();
        let size = format!(" viewBox=\"0 0 {width} {height}\"");
        assert!(drawn.starts_with(&size), "{name}");
    }
}

#[test]
fn the_sprite_refers_to_nothing_outside_and_runs_nothing() {
    // Browsers do not follow `url(...)` out of a symbol that another file refers to.
    for what in [
        "url(", "<script", "<style", "style=", "class=", "<image", "@import",
    ] {
        assert!(!SPRITE.contains(what), "{what}");
    }
    for reference in values(SPRITE, "href=\"") {
        let name = reference.strip_prefix('#').expect("something in this file");
        assert!(SPRITE.contains(&format!("id=\"{name}\"")), "{reference}");
    }
}

#[test]
fn every_colour_that_a_drawing_asks_for_is_one_of_the_page() {
    let tokens = include_str!("../../../apps/web/style/tokens.css");
    let pictures: String = PRESETS.iter().map(picture).collect();
    for text in [SPRITE, &pictures] {
        for part in text.split("var(").skip(1) {
            let name = part.split(')').next().expect("a name");
            assert!(tokens.contains(&format!("{name}: ")), "{name}");
        }
    }
}

#[test]
fn every_game_has_a_picture_of_its_own_made_of_what_there_is() {
    let pictures: BTreeSet<String> = PRESETS.iter().map(picture).collect();
    assert_eq!(pictures.len(), PRESETS.len());
    let known: BTreeSet<&str> = symbols().into_iter().map(|(name, _)| name).collect();
    for picture in &pictures {
        for reference in values(picture, "href=\"") {
            let (file, name) = reference.split_once('#').expect("a symbol of a file");
            assert_eq!(file, FILE);
            assert!(known.contains(name), "{name}");
        }
    }
}

#[test]
fn the_icon_is_a_file_of_its_own() {
    let text = icon();
    assert!(text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">"));
    for what in ["var(", "class=", "href="] {
        assert!(!text.contains(what), "{what}");
    }
}
