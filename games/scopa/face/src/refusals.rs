//! Why a move of the Scopa family is illegal, in words.

use baralho_cards::Card;
use baralho_face::number;
use baralho_scopa::{Faces, Illegal};
use baralho_words::{Noun, Words, say};

/// What the card and its captures make together where the rules capture by fifteen. No
/// card is worth half of it, so what is needed tells which rules they are.
const FIFTEEN: u16 = 15;

/// A card's value, whichever faces the deck has.
fn value(card: Card) -> u16 {
    let carta = [Faces::Figures, Faces::Numbers].map(|faces| faces.carta(card));
    let carta = carta.into_iter().flatten().next();
    carta.map_or(0, |carta| carta.value().into())
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};

    fn wrong_sum(language: Language, take: &[&str], sum: u16, card: &str, needed: u8) -> String {
        let read = |text: &&str| text.parse::<Card>().expect("a card");
        let illegal = Illegal::WrongSum {
            card: read(&card),
            take: take.iter().map(read).collect(),
            sum,
            needed,
        };
        explain(&Words::new(language, Style::Symbols), &illegal)
    }

    /// Asserts what is said of a 5 alone, and of a 5 and a 2, that should make 8.
    fn assert_said(alone: &str, together: &str, sentences: [(Language, &str, &str); 4]) {
        for (language, one, several) in sentences {
            let said = wrong_sum(language, &["5S"], 5, alone, 8);
            assert!(said.ends_with(one), "{said}");
            let said = wrong_sum(language, &["5S", "2S"], 7, together, 8);
            assert!(said.ends_with(several), "{said}");
        }
    }

    #[test]
    fn a_wrong_sum_is_told_for_one_card_and_for_several() {
        let sentences = [
            (
                Language::En,
                "that is worth 5, and it has to be 8.",
                "together they make 7, and it has to be 8.",
            ),
            (
                Language::PtBr,
                "o valor é 5, e tem que dar 8.",
                "a soma dá 7, e tem que dar 8.",
            ),
            (
                Language::It,
                "il valore è 5, e deve fare 8.",
                "la somma fa 7, e deve fare 8.",
            ),
            (
                Language::Es,
                "el valor es 5, y tiene que dar 8.",
                "la suma da 7, y tiene que dar 8.",
            ),
        ];
        assert_said("JD", "8D", sentences);
    }

    #[test]
    fn where_fifteen_is_captured_the_card_played_counts_too() {
        let sentences = [
            (
                Language::En,
                "the two make 12, and it has to be 15.",
                "all together they make 14, and it has to be 15.",
            ),
            (
                Language::PtBr,
                "as duas cartas dão 12, e têm que dar 15.",
                "todas juntas dão 14, e têm que dar 15.",
            ),
            (
                Language::It,
                "le due carte fanno 12, e devono fare 15.",
                "tutte insieme fanno 14, e devono fare 15.",
            ),
            (
                Language::Es,
                "las dos cartas suman 12, y tienen que sumar 15.",
                "todas juntas suman 14, y tienen que sumar 15.",
            ),
        ];
        assert_said("7D", "7D", sentences);
    }
}
