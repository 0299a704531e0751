//! Why a card of the Scopa family may not be played so.

use baralho_cards::Card;
use baralho_scopa::{Faces, Illegal};
use baralho_words::{Noun, Words, say};

use crate::play::playable::number;

/// What the card and its captures make together where the rules capture by fifteen. No
/// card is worth half of it, so what is needed tells which rules they are.
const FIFTEEN: u16 = 15;

/// A card's value, whichever faces the deck has.
fn value(card: Card) -> u16 {
    let carta = [Faces::Figures, Faces::Numbers].map(|faces| faces.carta(card));
    let carta = carta.into_iter().flatten().next();
    carta.map_or(0, |carta| carta.value().into())
}

/// What was wrong and what would be right.
pub(super) fn explain(words: &Words, illegal: &Illegal) -> String {
    let all = |cards: &[Card]| words.the_cards(cards.iter().copied());
    match illegal {
        Illegal::Over => say!(words, "scopa-illegal-over"),
        Illegal::NotInHand { card, hand } => say!(
            words,
            "scopa-illegal-not-in-hand",
            card = words.the_card(*card),
            hand = all(hand),
        ),
        Illegal::MustCapture { card, capture } => say!(
            words,
            "scopa-illegal-must-capture",
            card = words.the_card(*card),
            n = number(capture.len()),
            capture = all(capture),
        ),
        Illegal::WhichCapture { card, ways } => say!(
            words,
            "scopa-illegal-which-capture",
            card = words.the_card(*card),
            ways = words.list_or(ways.iter().map(|way| all(way))),
        ),
        Illegal::NotOnTable {
            card,
            missing,
            table,
        } => say!(
            words,
            "scopa-illegal-not-on-table",
            card = words.the_card(*card),
            missing = words.the_card(*missing),
            table = all(table),
        ),
        Illegal::WrongSum {
            card,
            take,
            sum,
            needed,
        } if value(*card) + u16::from(*needed) == FIFTEEN => say!(
            words,
            "scopa-illegal-wrong-fifteen",
            card = words.the_card(*card),
            take = all(take),
            n = number(take.len()),
            sum = number(value(*card) + sum),
        ),
        Illegal::WrongSum {
            card,
            take,
            sum,
            needed,
        } => say!(
            words,
            "scopa-illegal-wrong-sum",
            card = words.the_card(*card),
            take = all(take),
            n = number(take.len()),
            sum = number(*sum),
            needed = number(*needed),
        ),
        Illegal::RankFirst { card, take, equal } => say!(
            words,
            "scopa-illegal-rank-first",
            card = words.the_card(*card),
            take = all(take),
            equal = words.the_card(*equal),
        ),
        Illegal::NotFewest {
            card,
            take,
            fewest,
            instead,
        } => say!(
            words,
            "scopa-illegal-not-fewest",
            card = words.the_card(*card),
            take = all(take),
            count = words.count(Noun::Card, number(*fewest)),
            instead = all(instead),
        ),
        Illegal::GamePicks { card, chosen } => say!(
            words,
            "scopa-illegal-game-picks",
            card = words.the_card(*card),
            n = number(chosen.len()),
            chosen = all(chosen),
        ),
    }
}
