//! What must hold for every drawing.

mod svg;

use std::collections::BTreeSet;

use baralho_artwork::{Deck, STYLE, back, face, icon, suit};
use baralho_cards::{Card, Rank, Suit};
use baralho_catalog::{PRESETS, picture};

/// What a drawing may say of an element: nothing that names, styles, runs or refers.
const ATTRIBUTES: &str = "class cx cy d fill height opacity r rx stroke stroke-linecap \
                          stroke-linejoin stroke-width transform width x y";

/// Every drawing that goes into a page, with its name and the size of its view box.
fn drawings() -> Vec<(String, (f64, f64), String)> {
    let mut all = vec![("the back".to_owned(), (100.0, 140.0), back())];
    for deck in Deck::ALL {
        for card in Card::all() {
            let name = format!("{card} of the {deck:?} deck");
            all.push((name, (100.0, 140.0), face(card, deck)));
        }
        for mark in Suit::ALL {
            let name = format!("{mark} of the {deck:?} deck");
            all.push((name, (24.0, 24.0), suit(mark, deck)));
        }
    }
    for preset in PRESETS {
        all.push((preset.name.to_owned(), (160.0, 100.0), picture(&preset)));
    }
    all
}

#[test]
fn every_drawing_is_well_formed_and_stays_within_its_box() {
    for (name, (width, height), text) in drawings() {
        let elements = svg::read(&text).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        assert!(!elements.is_empty(), "{name} is empty");
        for element in &elements {
            for &(x, y) in &element.points {
                assert!(
                    (0.0..=width).contains(&x) && (0.0..=height).contains(&y),
                    "{name}: ({x}, {y}) of {element:?}"
                );
            }
        }
    }
}

#[test]
fn no_drawing_names_styles_runs_or_refers() {
    for (name, _, text) in drawings() {
        for element in svg::read(&text).expect("well-formed") {
            for (key, value) in &element.attributes {
                let mut known = ATTRIBUTES.split(' ');
                assert!(known.any(|known| known == key), "{name}: {key}");
                assert!(
                    !value.contains(':') && !value.contains("url"),
                    "{name}: {value}"
                );
            }
            // Presentation attributes take no colour of their own: the page could not switch it.
            for key in ["fill", "stroke"] {
                let value = element.attribute(key).unwrap_or("none");
                assert!(
                    ["none", "currentColor"].contains(&value),
                    "{name}: {key}={value}"
                );
            }
        }
    }
}

#[test]
fn every_class_has_its_style_and_every_style_its_class() {
    let mut used = BTreeSet::new();
    for (_, _, text) in drawings() {
        for element in svg::read(&text).expect("well-formed") {
            let classes = element.attribute("class").unwrap_or_default();
            used.extend(classes.split_whitespace().map(str::to_owned));
        }
    }
    let styled: BTreeSet<String> = STYLE
        .lines()
        .filter_map(|line| line.strip_prefix('.'))
        .filter_map(|line| line.split([' ', ',']).next())
        .map(str::to_owned)
        .collect();
    assert_eq!(used, styled);
}

#[test]
fn no_two_drawings_are_equal() {
    let all = drawings();
    let different: BTreeSet<&String> = all.iter().map(|(_, _, text)| text).collect();
    assert_eq!(different.len(), all.len());
}

/// What is between the corners, with the class that colours it.
fn middle(card: Card, deck: Deck) -> String {
    let text = face(card, deck);
    let corner = text
        .find("<g transform=\"translate(5 6)")
        .expect("a corner");
    text[..corner].to_owned()
}

#[test]
fn the_middle_alone_tells_every_card_from_every_other() {
    for deck in Deck::ALL {
        let middles: BTreeSet<String> = Card::all().map(|card| middle(card, deck)).collect();
        assert_eq!(middles.len(), Card::COUNT, "{deck:?}");
    }
}

#[test]
fn a_face_says_its_rank_and_suit_in_two_corners() {
    for card in Card::all() {
        for deck in Deck::ALL {
            let same_suit = Card::new(Rank::Two, card.suit());
            let text = face(card, deck);
            let class = format!(
                "class=\"suit-{}\"",
                card.suit().letter().to_ascii_lowercase()
            );
            assert_eq!(text.matches(&class).count(), 1, "{card}");
            let corner = |text: &str| {
                let start = text
                    .find("<g transform=\"translate(5 6)")
                    .expect("a corner");
                text[start..start + 120].to_owned()
            };
            assert_eq!(text.matches(&corner(&text)).count(), 2, "{card}");
            assert_eq!(
                corner(&text) == corner(&face(same_suit, deck)),
                card.rank() == Rank::Two
            );
        }
    }
}

#[test]
fn a_number_card_has_as_many_pips_as_it_says() {
    for card in Card::all().filter(|card| card.rank() <= Rank::Ten) {
        for deck in Deck::ALL {
            let middle = middle(card, deck);
            // A path starts anew for every pip; what is gilded is drawn on them.
            let plain = middle.split("<path d=\"").skip(1);
            let strokes = plain.filter_map(|rest| rest.split('"').next());
            let pips: usize = strokes.map(|strokes| strokes.matches('M').count()).sum();
            assert_eq!(pips, usize::from(card.rank().number()), "{card}");
        }
    }
}

#[test]
fn a_face_weighs_about_three_kilobytes_at_most_and_a_scene_twice_that() {
    for (name, (width, _), text) in drawings() {
        let limit = if width > 100.0 { 6000 } else { 3400 };
        assert!(text.len() <= limit, "{name} weighs {}", text.len());
    }
}

#[test]
fn the_seven_of_diamonds_wears_a_star_and_no_other_card_does() {
    let stars = |card: Card, deck| {
        let text = face(card, deck);
        text.matches("class=\"art-gold art-star\"").count()
    };
    for deck in Deck::ALL {
        for card in Card::all() {
            let expected = if card.to_string() == "7D" { 2 } else { 0 };
            assert_eq!(stars(card, deck), expected, "{card}");
        }
    }
}

#[test]
fn the_icon_is_a_file_of_its_own() {
    let text = icon();
    assert!(text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    let elements = svg::read(&text).expect("well-formed");
    assert_eq!(elements[0].attribute("viewBox"), Some("0 0 512 512"));
    for element in &elements {
        assert_eq!(
            element.attribute("class"),
            None,
            "no style sheet comes with it"
        );
    }
}

#[test]
fn what_matters_in_the_icon_survives_a_round_mask() {
    let text = icon();
    let elements = svg::read(&text).expect("well-formed");
    // The first is the file, the second the ground, which fills everything.
    for element in &elements[2..] {
        for &(x, y) in &element.points {
            let distance = (x - 256.0).hypot(y - 256.0);
            assert!(distance <= 0.4 * 512.0, "({x}, {y}) of {element:?}");
        }
    }
}
