//! Cards as people see and say them.

use baralho_cards::{Card, Rank, Suit};

use crate::{Gender, Language, Style, Words, say};

/// Whose names suits and figures have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Deck {
    /// Diamonds, spades, hearts and clubs; jack, queen and king.
    #[default]
    French,
    /// Coins, swords, cups and batons; jack, knight and king.
    Latin,
}

impl Deck {
    /// Every deck.
    pub const ALL: [Self; 2] = [Self::French, Self::Latin];

    /// The deck that people think of at Escopa, Scopa, Escoba and Scopone where none is shown.
    pub(crate) const fn usual(language: Language) -> Self {
        match language {
            Language::PtBr | Language::En => Self::French,
            Language::It | Language::Es => Self::Latin,
        }
    }
}

const fn rank_key(rank: Rank, deck: Deck) -> &'static str {
    match (rank, deck) {
        (Rank::Ace, _) => "rank-ace",
        (Rank::Two, _) => "rank-two",
        (Rank::Three, _) => "rank-three",
        (Rank::Four, _) => "rank-four",
        (Rank::Five, _) => "rank-five",
        (Rank::Six, _) => "rank-six",
        (Rank::Seven, _) => "rank-seven",
        (Rank::Eight, _) => "rank-eight",
        (Rank::Nine, _) => "rank-nine",
        (Rank::Ten, _) => "rank-ten",
        (Rank::Jack, Deck::French) => "rank-jack",
        (Rank::Jack, Deck::Latin) => "rank-knave",
        (Rank::Queen, Deck::French) => "rank-queen",
        (Rank::Queen, Deck::Latin) => "rank-knight",
        (Rank::King, _) => "rank-king",
    }
}

const fn suit_key(suit: Suit, deck: Deck) -> &'static str {
    match (suit, deck) {
        (Suit::Diamonds, Deck::French) => "suit-diamonds",
        (Suit::Diamonds, Deck::Latin) => "suit-coins",
        (Suit::Spades, Deck::French) => "suit-spades",
        (Suit::Spades, Deck::Latin) => "suit-swords",
        (Suit::Hearts, Deck::French) => "suit-hearts",
        (Suit::Hearts, Deck::Latin) => "suit-cups",
        (Suit::Clubs, Deck::French) => "suit-clubs",
        (Suit::Clubs, Deck::Latin) => "suit-batons",
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
            Style::Spoken => self.named(&self.the_rank(card.rank()), card.suit()),
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
        self.say(rank_key(rank, self.deck()), &[])
    }

    /// A rank's name for several: `setes`, `damas`.
    pub fn many(&self, rank: Rank) -> String {
        self.rank_part(rank, "many")
    }

    /// A rank's name with its article: `o sete`, `a dama`.
    pub(crate) fn the_rank(&self, rank: Rank) -> String {
        self.rank_part(rank, "the")
    }

    /// So many of a rank: `dois ases`.
    pub fn ranks(&self, rank: Rank, number: usize) -> String {
        let key = format!("{}.count", rank_key(rank, self.deck()));
        self.say(&key, &[("n", number.into())])
    }

    /// A suit's name: `ouros`.
    pub fn suit(&self, suit: Suit) -> String {
        self.say(suit_key(suit, self.deck()), &[])
    }

    /// So many of a suit: `três cartas de ouros`.
    pub fn suits(&self, suit: Suit, number: usize) -> String {
        let key = format!("{}.count", suit_key(suit, self.deck()));
        self.say(&key, &[("n", number.into())])
    }

    /// The gender of a card's name, which only the queen and, in Spanish, the jacks change.
    pub fn gender(&self, rank: Rank) -> Gender {
        if self.rank_part(rank, "gender") == "feminine" {
            Gender::Feminine
        } else {
            Gender::Masculine
        }
    }

    fn rank_part(&self, rank: Rank, attribute: &str) -> String {
        self.say(&format!("{}.{attribute}", rank_key(rank, self.deck())), &[])
    }

    fn named(&self, rank: &str, suit: Suit) -> String {
        say!(self, "card-name", rank, suit = self.suit(suit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use Language::{En, Es, It, PtBr};

    fn with_every_deck() -> impl Iterator<Item = (Language, Deck)> {
        let languages = Language::ALL.into_iter();
        languages.flat_map(|language| Deck::ALL.map(|deck| (language, deck)))
    }

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn cards_are_named_as_in_each_country() {
        for (language, names) in [
            (
                PtBr,
                "sete de ouros, ás de espadas, dama de copas, rei de paus",
            ),
            (
                En,
                "7 of diamonds, ace of spades, queen of hearts, king of clubs",
            ),
            (
                It,
                "sette di quadri, asso di picche, donna di cuori, re di fiori",
            ),
            (
                Es,
                "siete de diamantes, as de picas, reina de corazones, rey de tréboles",
            ),
        ] {
            let words = Words::new(language, Style::Spoken).with_deck(Deck::French);
            let said = ["7D", "AS", "QH", "KC"].map(|text| words.card(card(text)));
            assert_eq!(said.join(", "), names);
        }
    }

    #[test]
    fn the_latin_deck_has_its_own_suits_and_a_knight_for_the_queen() {
        for (language, names) in [
            (
                PtBr,
                "sete de ouros, valete de espadas, cavalo de copas, rei de paus",
            ),
            (
                En,
                "7 of coins, jack of swords, knight of cups, king of batons",
            ),
            (
                It,
                "sette di denari, fante di spade, cavallo di coppe, re di bastoni",
            ),
            (
                Es,
                "siete de oros, sota de espadas, caballo de copas, rey de bastos",
            ),
        ] {
            let words = Words::new(language, Style::Spoken).with_deck(Deck::Latin);
            let said = ["7D", "JS", "QH", "KC"].map(|text| words.card(card(text)));
            assert_eq!(said.join(", "), names);
        }
    }

    #[test]
    fn where_no_deck_is_shown_the_game_and_the_language_choose_the_names() {
        let said = |language, game| {
            let words = Words::new(language, Style::Spoken).at_table(game);
            words.card(card("QH"))
        };
        for game in ["escopa", "scopa", "escoba", "scopone"] {
            assert_eq!(said(PtBr, game), "dama de copas");
            assert_eq!(said(En, game), "queen of hearts");
            assert_eq!(said(It, game), "cavallo di coppe");
            assert_eq!(said(Es, game), "caballo de copas");
        }
        for game in ["buraco", "rouba-montes"] {
            assert_eq!(said(PtBr, game), "dama de copas");
            assert_eq!(said(En, game), "queen of hearts");
            assert_eq!(said(It, game), "donna di cuori");
            assert_eq!(said(Es, game), "reina de corazones");
        }
    }

    #[test]
    fn cards_take_the_article_of_their_gender() {
        for (language, names) in [
            (PtBr, "o ás de espadas, a dama de copas, o oito de paus"),
            (En, "the ace of spades, the queen of hearts, the 8 of clubs"),
            (It, "l'asso di picche, la donna di cuori, l'otto di fiori"),
            (
                Es,
                "el as de picas, la reina de corazones, el ocho de tréboles",
            ),
        ] {
            let words = Words::new(language, Style::Spoken).with_deck(Deck::French);
            let said = ["AS", "QH", "8C"].map(|text| words.the_card(card(text)));
            assert_eq!(said.join(", "), names);
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
        for (language, deck) in with_every_deck() {
            let words = Words::new(language, Style::Spoken).with_deck(deck);
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
            said(PtBr, Rank::Ace, diamonds, 2),
            ["dois ases", "duas cartas de ouros"]
        );
        assert_eq!(said(PtBr, queen, diamonds, 2)[0], "duas damas");
        assert_eq!(said(En, Rank::Six, Suit::Clubs, 1), ["one six", "one club"]);
        assert_eq!(
            said(It, Rank::Seven, diamonds, 2),
            ["due sette", "due carte di denari"]
        );
        assert_eq!(
            said(It, queen, diamonds, 1),
            ["un cavallo", "una carta di denari"]
        );
        assert_eq!(
            said(Es, Rank::Jack, diamonds, 1),
            ["una sota", "una carta de oros"]
        );
        assert_eq!(
            said(Es, Rank::King, diamonds, 0),
            ["ningún rey", "ninguna carta de oros"]
        );
    }

    #[test]
    fn only_the_queen_and_the_spanish_jacks_are_feminine() {
        for (language, deck) in with_every_deck() {
            let words = Words::new(language, Style::Spoken).with_deck(deck);
            for rank in Rank::ALL {
                let queen = language != En && deck == Deck::French && rank == Rank::Queen;
                let jack = language == Es && rank == Rank::Jack;
                assert_eq!(words.gender(rank) == Gender::Feminine, queen || jack);
            }
        }
    }

    #[test]
    fn lists_of_cards_end_with_the_conjunction() {
        let hand = ["7D", "4C", "3S"].map(card);
        let words = Words::new(PtBr, Style::Symbols);
        assert_eq!(words.cards(hand), "7♦, 4♣ e 3♠");
        let words = Words::new(Es, Style::Spoken);
        assert_eq!(
            words.the_cards(hand),
            "el siete de oros, el cuatro de bastos y el tres de espadas"
        );
    }
}
