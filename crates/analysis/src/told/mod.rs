//! Reasons in words: each a sentence about a move, which it calls "it".

mod figures;

use baralho_bots::Reason;
use baralho_cards::{Card, Rank, Suit};
use baralho_catalog::Faced;
use baralho_face::{Face, number};
use baralho_opponents::Opponents;
use baralho_words::{Noun, Words, say};

use crate::Hint;

pub use figures::{Figures, chance};

/// A hint: the best move, and why.
pub fn hint<G: Faced + Opponents>(words: &Words, view: &G::View, hint: &Hint<G::Move>) -> String {
    let figures = Figures::of::<G>(words);
    let suggestion = G::Face::suggestion(words, view, hint.chosen);
    let mut said = vec![say!(words, "hint-is", suggestion)];
    said.extend(hint.reasons.iter().map(|why| reason(words, &figures, why)));
    said.join(" ")
}

/// A statement about a move as a sentence.
pub fn reason(words: &Words, figures: &Figures<'_>, reason: &Reason) -> String {
    let all = |cards: &[Card]| words.the_cards(cards.iter().copied());
    let any = |ranks: &[Rank]| words.list_or(ranks.iter().map(|&rank| words.rank(rank)));
    let settebello = || words.the_card(Card::new(Rank::Seven, Suit::Diamonds));
    let cards = |count: usize| words.count(Noun::Card, number(count));
    match reason {
        Reason::OnlyMove => say!(words, "reason-only-move"),
        Reason::LuckOnly => say!(words, "reason-luck-only"),
        Reason::OnAverage { points } if figures.is_nothing(*points) => {
            say!(words, "reason-hardly-better")
        }
        Reason::OnAverage { points } => {
            say!(words, "reason-on-average", points = figures.amount(*points))
        }
        Reason::Sweep => say!(words, "reason-sweep"),
        Reason::Settebello => say!(words, "reason-settebello", card = settebello()),
        Reason::Sevens { count } => {
            let sevens = words.ranks(Rank::Seven, *count);
            say!(words, "reason-captures", cards = sevens)
        }
        Reason::Diamonds { count } => {
            let diamonds = words.suits(Suit::Diamonds, *count);
            say!(words, "reason-captures", cards = diamonds)
        }
        Reason::Cards { count } => say!(words, "reason-cards", cards = cards(*count)),
        Reason::LeavesSweep {
            table,
            ranks,
            chance: likely,
        } => say!(
            words,
            "reason-leaves-sweep",
            table = all(table),
            ranks = any(ranks),
            chance = chance(words, *likely),
        ),
        Reason::LeastSweep {
            table,
            ranks,
            chance: likely,
        } => say!(
            words,
            "reason-least-sweep",
            table = all(table),
            ranks = any(ranks),
            chance = chance(words, *likely),
        ),
        Reason::NoSweep { table } => say!(words, "reason-no-sweep", table = all(table)),
        Reason::LeavesSettebello { chance: likely } => say!(
            words,
            "reason-leaves-settebello",
            card = settebello(),
            chance = chance(words, *likely),
        ),
        Reason::Twin { rank } => say!(words, "reason-twin", rank = words.rank(*rank)),
        Reason::LeastUse { chance: likely } => {
            say!(words, "reason-least-use", chance = chance(words, *likely))
        }
        Reason::MoreUse { chance: likely } => {
            say!(words, "reason-more-use", chance = chance(words, *likely))
        }
        Reason::Unpairs { ranks } => say!(words, "reason-unpairs", ranks = and(words, ranks)),
        Reason::Pairs { ranks } => say!(words, "reason-pairs", ranks = and(words, ranks)),
        of_melds => about_melds(words, of_melds),
    }
}

fn and(words: &Words, ranks: &[Rank]) -> String {
    words.list_and(ranks.iter().map(|&rank| words.many(rank)))
}

/// What is said where cards are melded and a pile is taken.
fn about_melds(words: &Words, reason: &Reason) -> String {
    let cards = |count: usize| words.count(Noun::Card, number(count));
    match reason {
        Reason::GoesOut => say!(words, "reason-goes-out"),
        Reason::NotYet => say!(words, "reason-not-yet"),
        Reason::Canastra { clean } => {
            let kind = if *clean { "limpa" } else { "suja" };
            say!(words, "reason-canastra", kind)
        }
        Reason::TakesPile { cards: count } => {
            say!(words, "reason-takes-pile", cards = cards(*count))
        }
        Reason::LeavesPile { cards: count } => {
            say!(words, "reason-leaves-pile", cards = cards(*count))
        }
        Reason::Grows { cards: count } => say!(words, "reason-grows", cards = cards(*count)),
        Reason::Lays { points } => {
            let points = words.count(Noun::Point, number(*points));
            say!(words, "reason-lays", points)
        }
        Reason::KeepsWild => say!(words, "reason-keeps-wild"),
        Reason::SpendsWild => say!(words, "reason-spends-wild"),
        Reason::DiscardsWild => say!(words, "reason-discards-wild"),
        Reason::HoldsBack => say!(words, "reason-holds-back"),
        Reason::Takeable {
            card,
            chance: likely,
        } => say!(
            words,
            "reason-takeable",
            card = words.the_card(*card),
            chance = chance(words, *likely),
        ),
        Reason::LeastTakeable {
            card,
            chance: likely,
        } => say!(
            words,
            "reason-least-takeable",
            card = words.the_card(*card),
            chance = chance(words, *likely),
        ),
        // All others were told above.
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_scopa::Small;
    use baralho_words::{Language, Style};

    fn all() -> Vec<Reason> {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        let table = vec![card("3D"), card("4S")];
        let ranks = vec![Rank::Seven, Rank::Queen];
        let chance = 0.4125;
        vec![
            Reason::OnlyMove,
            Reason::LuckOnly,
            Reason::OnAverage { points: 0.62 },
            Reason::OnAverage { points: 0.01 },
            Reason::Sweep,
            Reason::Settebello,
            Reason::Sevens { count: 2 },
            Reason::Diamonds { count: 1 },
            Reason::Cards { count: 3 },
            Reason::LeavesSweep {
                table: table.clone(),
                ranks: vec![Rank::Seven],
                chance,
            },
            Reason::LeastSweep {
                table: table.clone(),
                ranks: ranks.clone(),
                chance: 0.001,
            },
            Reason::NoSweep { table },
            Reason::LeavesSettebello { chance: 0.999 },
            Reason::Twin { rank: Rank::Queen },
            Reason::LeastUse { chance: 0.0 },
            Reason::MoreUse { chance: 1.0 },
            Reason::Unpairs {
                ranks: ranks.clone(),
            },
            Reason::Pairs { ranks },
            Reason::GoesOut,
            Reason::NotYet,
            Reason::Canastra { clean: true },
            Reason::Canastra { clean: false },
            Reason::TakesPile { cards: 5 },
            Reason::LeavesPile { cards: 1 },
            Reason::Grows { cards: 6 },
            Reason::Lays { points: 35 },
            Reason::KeepsWild,
            Reason::SpendsWild,
            Reason::DiscardsWild,
            Reason::HoldsBack,
            Reason::Takeable {
                card: card("9H"),
                chance,
            },
            Reason::LeastTakeable {
                card: card("QS"),
                chance,
            },
        ]
    }

    #[test]
    fn every_reason_is_a_sentence_in_every_language_for_eyes_and_for_ears() {
        let mut said = String::new();
        for language in Language::ALL {
            for style in [Style::Symbols, Style::Spoken] {
                let words = Words::new(language, style);
                let figures = Figures::of::<Small>(&words);
                said.extend(["# ", language.tag(), " ", &format!("{style:?}"), "\n"]);
                for about in all() {
                    let sentence = reason(&words, &figures, &about);
                    let whole = sentence.starts_with(char::is_uppercase) && sentence.ends_with('.');
                    assert!(whole && !sentence.contains('{'), "{about:?}: {sentence}");
                    said += &sentence;
                    said.push('\n');
                }
            }
        }
        insta::assert_snapshot!(said);
    }
}
