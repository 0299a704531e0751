//! Whether a move is legal, and why not.

use baralho_cards::Card;

use crate::{
    Bag, Capture, Carta, Choice, Illegal, Move, ScopaRules,
    capture::{Places, at, chosen, first_sets, least_cards},
};

/// How many ways a refusal lists at the most.
const WAYS_LISTED: usize = 8;

/// Checks what somebody wants to do with a card that they hold.
pub fn check_move(rules: &ScopaRules, table: &[Carta], wanted: Move) -> Result<(), Illegal> {
    let card = rules.faces.card(wanted.card);
    let shown = |places: &Places| rules.faces.cards(at(table, places));
    let ways = |most: usize| -> Vec<Vec<Card>> {
        let sets = first_sets(rules, table, wanted.card, true, most);
        sets.iter().map(shown).collect()
    };
    match (rules.choice, wanted.take) {
        (Choice::Most, None) => Ok(()),
        (Choice::Most, Some(_)) => Err(Illegal::GamePicks {
            card,
            chosen: shown(&chosen(rules, table, wanted.card).unwrap_or_default()),
        }),
        (Choice::Player, None) => Err(Illegal::WhichCapture {
            card,
            ways: ways(WAYS_LISTED),
        }),
        (Choice::Player, Some(take)) if take.is_empty() => match ways(1).pop() {
            Some(capture) => Err(Illegal::MustCapture { card, capture }),
            None => Ok(()),
        },
        (Choice::Player, Some(take)) => check_set(rules, table, wanted.card, take),
    }
}

fn check_set(
    rules: &ScopaRules,
    table: &[Carta],
    carta: Carta,
    wanted: Bag,
) -> Result<(), Illegal> {
    let card = rules.faces.card(carta);
    let take = || rules.faces.cards(wanted.iter());
    let lying: Bag = table.iter().copied().collect();
    if let Some(missing) = wanted.missing_from(lying) {
        return Err(Illegal::NotOnTable {
            card,
            missing: rules.faces.card(missing),
            table: rules.faces.cards(table.iter().copied()),
        });
    }
    let needed = rules.needed(carta.value());
    let sum = wanted.iter().map(|c| u16::from(c.value())).sum();
    if sum != u16::from(needed) {
        return Err(Illegal::WrongSum {
            card,
            take: take(),
            sum,
            needed,
        });
    }
    let count = usize::from(wanted.len());
    match rules.capture {
        Capture::Fifteen => Ok(()),
        Capture::RankFirst => match table.iter().find(|c| c.value() == carta.value()) {
            Some(&equal) if count > 1 => Err(Illegal::RankFirst {
                card,
                take: take(),
                equal: rules.faces.card(equal),
            }),
            _ => Ok(()),
        },
        Capture::Fewest => match least_cards(table, needed) {
            Some(fewest) if count > fewest => {
                let smallest = &first_sets(rules, table, carta, true, 1)[0];
                Err(Illegal::NotFewest {
                    card,
                    take: take(),
                    fewest: fewest as u8,
                    instead: rules.faces.cards(at(table, smallest)),
                })
            }
            _ => Ok(()),
        },
    }
}
