//! Everything this crate draws, on one page to look at:
//! `cargo run -p baralho-artwork --example sheet > /tmp/sheet.html`.

#![allow(clippy::print_stdout)] // a page to redirect into a file

use baralho_artwork::{Deck, STYLE, back, face, icon, suit};
use baralho_cards::{Card, Suit};

fn svg(width: u32, view: &str, drawing: &str) -> String {
    format!("<svg width=\"{width}\" viewBox=\"{view}\">{drawing}</svg>\n")
}

fn cards(deck: Deck, width: u32) -> String {
    let mut all: Vec<Card> = Card::all().collect();
    all.sort_by_key(|card| (card.suit(), card.rank()));
    let row = |suit: &[Card]| {
        let row: String = suit
            .iter()
            .map(|&card| svg(width, "0 0 100 140", &face(card, deck)))
            .collect();
        format!("<div>{row}</div>")
    };
    all.chunks(13).map(row).collect()
}

fn rest() -> String {
    let mut drawn = svg(120, "0 0 100 140", &back());
    drawn += &svg(70, "0 0 100 140", &back());
    drawn += &svg(44, "0 0 100 140", &back());
    for deck in Deck::ALL {
        for mark in Suit::ALL {
            drawn += &svg(24, "0 0 24 24", &suit(mark, deck));
            drawn += &svg(48, "0 0 24 24", &suit(mark, deck));
        }
    }
    for width in [32, 64, 192] {
        drawn += &icon().replacen("<svg", &format!("<svg width=\"{width}\""), 1);
    }
    drawn
}

fn main() {
    println!(
        "<!doctype html><meta charset=\"utf-8\"><title>Baralho: the sheet</title><style>{STYLE}"
    );
    println!(
        "body{{margin:0}} section{{padding:8px;background:#2d6a4f}} svg{{margin:2px}} [data-theme=dark]{{background:#101512}}</style>"
    );
    for (theme, suits) in [
        ("light", "two"),
        ("dark", "four"),
        ("light", "four"),
        ("dark", "two"),
    ] {
        println!(
            "<section data-theme=\"{theme}\" data-suits=\"{suits}\">{}",
            rest()
        );
        for deck in Deck::ALL {
            for width in [120, 70, 44] {
                println!("{}", cards(deck, width));
            }
        }
        println!("</section>");
    }
}
