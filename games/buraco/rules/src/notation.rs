//! Moves as text: `draw`, `take 5H 6H`, `meld 3H 4H 5H`, `add 0 6H 7H`, `discard 9S`.

use baralho_cards::{Card, parse_cards};
use baralho_game::BadNotation;

use crate::{Bag, Move, TooMany};

const EXPECTED: &str =
    "draw, take 5H 6H, meld 3H 4H 5H, add 0 6H 7H (0 is the meld's number) or discard 9S";

pub(crate) fn move_to_text(chosen: Move) -> String {
    match chosen {
        Move::Draw => "draw".to_owned(),
        Move::Take { with } => format!("take {with}"),
        Move::Meld { cards } => format!("meld {cards}"),
        Move::Add { meld, cards } => format!("add {meld} {cards}"),
        Move::Discard(card) => format!("discard {card}"),
    }
}

/// Reads a move. Letters may be in any case, cards with letters or symbols.
pub(crate) fn move_from_text(text: &str) -> Result<Move, BadNotation> {
    let bad = |expected: &str| BadNotation::new(text, expected);
    let trimmed = text.trim();
    let (word, rest) = trimmed
        .split_once(char::is_whitespace)
        .unwrap_or((trimmed, ""));
    let cards = |rest: &str| -> Result<Bag, BadNotation> {
        let cards = parse_cards(rest)
            .map_err(|wrong| bad(&format!("cards such as 7D or 10♥, not `{}`", wrong.text)))?;
        Bag::from_cards(cards).map_err(|TooMany(card)| {
            bad(&format!("each card at most twice, and {card} more often"))
        })
    };
    match word.to_ascii_lowercase().as_str() {
        "draw" if rest.trim().is_empty() => Ok(Move::Draw),
        "take" => Ok(Move::Take { with: cards(rest)? }),
        "meld" => Ok(Move::Meld {
            cards: cards(rest)?,
        }),
        "add" => {
            let rest = rest.trim_start();
            let (number, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let meld = number
                .parse()
                .map_err(|_| bad("add, the number of one of your team's melds, then cards"))?;
            Ok(Move::Add {
                meld,
                cards: cards(rest)?,
            })
        }
        "discard" => {
            let card: Card = rest
                .trim()
                .parse()
                .map_err(|_| bad("discard and one card, such as discard 9S"))?;
            Ok(Move::Discard(card))
        }
        _ => Err(bad(EXPECTED)),
    }
}
