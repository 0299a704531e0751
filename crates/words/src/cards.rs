//! Cards as people see and say them.

use baralho_cards::{Card, Rank, Suit};

use crate::{Gender, Style, Words, say};

const fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "rank-ace",
        Rank::Two => "rank-two",
        Rank::Three => "rank-three",
        Rank::Four => "rank-four",
        Rank::Five => "rank-five",
        Rank::Six => "rank-six",
        Rank::Seven => "rank-seven",
        Rank::Eight => "rank-eight",
        Rank::Nine => "rank-nine",
        Rank::Ten => "rank-ten",
        Rank::Jack => "rank-jack",
        Rank::Queen => "rank-queen",
        Rank::King => "rank-king",
    }
}

const fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Diamonds => "suit-diamonds",
        Suit::Spades => "suit-spades",
        Suit::Hearts => "suit-hearts",
        Suit::Clubs => "suit-clubs",
    }
}

impl Words {
    /// A card in the style: `7♦`, or `sete de ouros`.
    pub fn card(&self, card: Card) -> String {
        match self.style() {
            Style::Symbols => card.symbol().to_string(),
            Style::Spoken => self.card_name(card),
        }
    }

    /// A card that something is done to: `7♦`, or `o sete de ouros`.
    pub fn the_card(&self, card: Card) -> String {
        match self.style() {
            Style::Symbols => card.symbol().to_string(),
            Style::Spoken => self.named(&self.rank_part(card.rank(), "the"), card.suit()),
        }
    }

    /// A card in the fewest characters, and as it can be typed: `7♦`, or `7D`.
    pub fn card_short(&self, card: Card) -> String {
        match self.style() {
            Style::Symbols => card.symbol().to_string(),
            Style::Spoken => card.to_string(),
        }
    }

    /// A card's name in any style: `sete de ouros`.
    pub fn card_name(&self, card: Card) -> String {
        self.named(&self.rank(card.rank()), card.suit())
    }

    /// Several cards: `7♦, 4♣ e 3♠`.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.list_and(cards.into_iter().map(|card| self.card(card)))
    }

    /// Several cards that something is done to: `o sete de ouros e a dama de copas`.
    pub fn the_cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.list_and(cards.into_iter().map(|card| self.the_card(card)))
    }

    /// A rank's name: `sete`, `dama`.
    pub fn rank(&self, rank: Rank) -> String {
        self.say(rank_key(rank), &[])
    }

    /// So many of a rank: `dois ases`.
    pub fn ranks(&self, rank: Rank, number: usize) -> String {
        let key = format!("{}.count", rank_key(rank));
        self.say(&key, &[("n", number.into())])
    }

    /// A suit's name: `ouros`.
    pub fn suit(&self, suit: Suit) -> String {
        self.say(suit_key(suit), &[])
    }

    /// So many of a suit: `três cartas de ouros`.
    pub fn suits(&self, suit: Suit, number: usize) -> String {
        let key = format!("{}.count", suit_key(suit));
        self.say(&key, &[("n", number.into())])
    }

    /// The gender of a card's name, which only the queen and, in Spanish, the jack change.
    pub fn gender(&self, rank: Rank) -> Gender {
        if self.rank_part(rank, "gender") == "feminine" {
            Gender::Feminine
        } else {
            Gender::Masculine
        }
    }

    fn rank_part(&self, rank: Rank, attribute: &str) -> String {
        self.say(&format!("{}.{attribute}", rank_key(rank)), &[])
    }

    fn named(&self, rank: &str, suit: Suit) -> String {
        say!(self, "card-name", rank = rank, suit = self.suit(suit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn cards_are_named_as_in_each_country() {
        for (language, names) in [
            (
                Language::PtBr,
                [
                    "sete de ouros",
                    "ás de espadas",
                    "dama de copas",
                    "rei de paus",
                ],
            ),
            (
                Language::En,
                [
                    "7 of diamonds",
                    "ace of spades",
                    "queen of hearts",
                    "king of clubs",
                ],
            ),
            (
                Language::It,
                [
                    "sette di denari",
                    "asso di spade",
                    "donna di coppe",
                    "re di bastoni",
                ],
            ),
            (
                Language::Es,
                [
                    "siete de oros",
                    "as de espadas",
                    "reina de copas",
                    "rey de bastos",
                ],
            ),
        ] {
            let words = Words::new(language, Style::Spoken);
            let said = ["7D", "AS", "QH", "KC"].map(|text| words.card(card(text)));
            assert_eq!(said, names);
        }
    }

    #[test]
    fn cards_take_the_article_of_their_gender() {
        for (language, names) in [
            (
                Language::PtBr,
                ["o ás de espadas", "a dama de copas", "o oito de paus"],
            ),
            (
                Language::En,
                ["the ace of spades", "the queen of hearts", "the 8 of clubs"],
            ),
            (
                Language::It,
                ["l'asso di spade", "la donna di coppe", "l'otto di bastoni"],
            ),
            (
                Language::Es,
                ["el as de espadas", "la reina de copas", "el ocho de bastos"],
            ),
        ] {
            let words = Words::new(language, Style::Spoken);
            let said = ["AS", "QH", "8C"].map(|text| words.the_card(card(text)));
            assert_eq!(said, names);
        }
    }

    #[test]
    fn eyes_get_symbols_and_ears_get_none() {
        for language in Language::ALL {
            let eyes = Words::new(language, Style::Symbols);
            let ears = Words::new(language, Style::Spoken);
            for card in Card::all() {
                let symbol = card.symbol().to_string();
                for shown in [eyes.card(card), eyes.the_card(card), eyes.card_short(card)] {
                    assert_eq!(shown, symbol);
                }
                assert_eq!(ears.card_short(card), card.to_string());
                assert_eq!(ears.card(card), eyes.card_name(card));
                let spoken = ears.cards([card, card]) + &ears.the_cards([card]);
                assert!(!spoken.contains(['♦', '♠', '♥', '♣', '{']), "{spoken}");
            }
        }
    }

    #[test]
    fn every_card_has_a_name_of_its_own() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Spoken);
            let mut names: Vec<_> = Card::all().map(|card| words.card_name(card)).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), Card::COUNT);
        }
    }

    #[test]
    fn ranks_and_suits_are_counted_in_their_gender() {
        let said = |language, rank, suit, number| {
            let words = Words::new(language, Style::Symbols);
            [words.ranks(rank, number), words.suits(suit, number)]
        };
        let (queen, diamonds) = (Rank::Queen, Suit::Diamonds);
        assert_eq!(
            said(Language::PtBr, Rank::Ace, diamonds, 2),
            ["dois ases", "duas cartas de ouros"]
        );
        assert_eq!(said(Language::PtBr, queen, diamonds, 2)[0], "duas damas");
        assert_eq!(
            said(Language::En, Rank::Six, Suit::Clubs, 1),
            ["one six", "one club"]
        );
        assert_eq!(
            said(Language::It, Rank::Seven, diamonds, 2),
            ["due sette", "due carte di denari"]
        );
        assert_eq!(
            said(Language::It, queen, diamonds, 1),
            ["una donna", "una carta di denari"]
        );
        assert_eq!(
            said(Language::Es, Rank::Jack, diamonds, 1),
            ["una sota", "una carta de oros"]
        );
        assert_eq!(
            said(Language::Es, Rank::King, diamonds, 0),
            ["ningún rey", "ninguna carta de oros"]
        );
    }

    #[test]
    fn only_the_queen_and_the_spanish_jack_are_feminine() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Spoken);
            for rank in Rank::ALL {
                let feminine = language != Language::En && rank == Rank::Queen
                    || language == Language::Es && rank == Rank::Jack;
                assert_eq!(words.gender(rank) == Gender::Feminine, feminine);
            }
        }
    }

    #[test]
    fn lists_of_cards_end_with_the_conjunction() {
        let hand = ["7D", "4C", "3S"].map(card);
        let words = Words::new(Language::PtBr, Style::Symbols);
        assert_eq!(words.cards(hand), "7♦, 4♣ e 3♠");
        let words = Words::new(Language::Es, Style::Spoken);
        assert_eq!(
            words.the_cards(hand),
            "el siete de oros, el cuatro de bastos y el tres de espadas"
        );
    }
}
