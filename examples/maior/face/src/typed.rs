use baralho_cards::Card;
use baralho_face::{Face as _, Reply, Voice, card_words, hand_place, place_in_hand, start_of};
use baralho_maior::View;
use baralho_words::{Words, say};

use crate::{MaiorFace, trick};

/// The listener's cards, with the places that can be typed.
pub(super) fn hand(voice: Voice<'_>, view: &View) -> String {
    let cards = voice.hand(view.hand().iter().copied());
    say!(voice.words, "maior-hand", cards)
}

pub(super) fn reply(voice: Voice<'_>, view: &View, line: &str) -> Reply<Card> {
    let words = voice.words;
    Reply::Say(vec![match line {
        "c" | "C" => trick(voice, view),
        "h" | "H" => hand(voice, view),
        "s" | "S" => MaiorFace::score_now(voice, view),
        "t" | "T" => say!(words, "your-turn"),
        _ => match card(words, view, line) {
            Ok(card) => return Reply::Play(card),
            Err(why) => return Reply::Refuse(why),
        },
    }])
}

/// A card by its place or its name.
fn card(words: &Words, view: &View, line: &str) -> Result<Card, String> {
    if let Some(place) = hand_place(line) {
        return place_in_hand(words, view.hand(), place, line);
    }
    let parts = card_words(line);
    match words.read_card(&parts) {
        Some((card, length)) if length == parts.len() => Ok(card),
        _ => Err(say!(words, "maior-unknown", text = start_of(line))),
    }
}
