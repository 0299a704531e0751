//! Cards as people type them: in the notation of files, or by name in their own language.

use baralho_cards::{Card, Rank, Suit};

use crate::{Deck, Gender, Words, letters::plain, say};

impl Words {
    /// The card that some typed words begin with, and how many of the words it takes.
    ///
    /// The notation comes first (`7d`, in every language), and its suit letters keep their meaning
    /// beside a rank of its own (`7 d`). Besides, every name that is said of a card in this
    /// language, with either deck, and beginnings that can mean only one thing.
    ///
    /// ```
    /// use baralho_words::{Language, Style, Words};
    ///
    /// let words = Words::new(Language::PtBr, Style::Symbols);
    /// let four = "4C".parse()?;
    /// assert_eq!(words.read_card(&["4", "de", "paus"]), Some((four, 3)));
    /// assert_eq!(words.read_card(&["4p", "h1"]), Some((four, 1)));
    /// assert_eq!(words.read_card(&["4", "h1"]), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_card(&self, typed: &[&str]) -> Option<(Card, usize)> {
        self.spelled(typed).or_else(|| {
            let word = typed.first()?;
            let card = word.parse().ok().or_else(|| self.run_together(word))?;
            Some((card, 1))
        })
    }

    /// The cards among typed words that are named by a suit letter with which in this language
    /// another suit begins, and what was typed for them: in Portuguese `7c`, where C is clubs and
    /// *copas* are hearts.
    pub fn mistakable(&self, typed: &[&str]) -> Vec<(String, Card)> {
        let mut found: Vec<(String, Card)> = Vec::new();
        let mut rest = typed;
        while !rest.is_empty() {
            let read = self.read_card(rest);
            let (named, after) = rest.split_at(read.map_or(1, |(_, length)| length));
            if let Some((card, _)) = read
                && self.might_be_another(named, card.suit())
                && !found.iter().any(|(_, known)| *known == card)
            {
                found.push((named.join(" "), card));
            }
            rest = after;
        }
        found
    }

    fn might_be_another(&self, named: &[&str], suit: Suit) -> bool {
        let letter = fold(&suit.letter().to_string());
        let by_letter = match named {
            [word] => word.parse::<Card>().is_ok() && fold(word).ends_with(&letter),
            [.., suit] => fold(suit) == letter,
            [] => false,
        };
        let mut others = Suit::ALL.into_iter().filter(|&other| other != suit);
        by_letter && others.any(|other| fold(&self.suit(other)).starts_with(&letter))
    }

    /// A rank, perhaps a word between, and a suit: `sete de ouros`, `the 7 of diamonds`, `7 co`.
    fn spelled(&self, typed: &[&str]) -> Option<(Card, usize)> {
        let typed: Vec<String> = typed.iter().take(LONGEST).map(|word| fold(word)).collect();
        let (rank, length) = self.read_rank(&typed)?;
        let between = fold(say!(self, "card-name", rank = "", suit = "").trim());
        let skipped = typed.get(length).is_some_and(|word| *word == between);
        let place = length + usize::from(skipped);
        // An article and a rank: `1 o dois de copas` is not the ace of *ouros*.
        let next = self.read_rank(typed.get(place..)?);
        if next.is_some_and(|(_, length)| length > 1) {
            return None;
        }
        let suit = self.read_suit(typed.get(place)?)?;
        Some((Card::new(rank, suit), place + 1))
    }

    /// `4p`: a rank as the notation has it, and the beginning of a suit.
    fn run_together(&self, word: &str) -> Option<Card> {
        let word = fold(word);
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (rank, suit) = word.split_at_checked(digits.max(1))?;
        Some(Card::new(written_rank(rank)?, self.read_suit(suit)?))
    }

    fn read_rank(&self, typed: &[String]) -> Option<(Rank, usize)> {
        let names: Vec<(Vec<String>, Rank)> = Rank::ALL
            .into_iter()
            .flat_map(|rank| self.names_of(rank).map(move |name| (name, rank)))
            .collect();
        let whole = names.iter().find(|(name, _)| typed.starts_with(name));
        if let Some((name, rank)) = whole {
            return Some((*rank, name.len()));
        }
        let first = typed.first()?;
        if let Some(rank) = written_rank(first) {
            return Some((rank, 1));
        }
        let begun = names.iter().filter(|(name, _)| match name.as_slice() {
            [only] => only.starts_with(first.as_str()),
            _ => false,
        });
        only_one(begun.map(|(_, rank)| *rank)).map(|rank| (rank, 1))
    }

    /// Everything a rank is called, as the words that are typed for it: `sete`, `o sete`.
    fn names_of(&self, rank: Rank) -> impl Iterator<Item = Vec<String>> + use<'_> {
        let called = Deck::ALL.into_iter().flat_map(move |deck| {
            let words = self.with_deck(deck);
            [words.rank(rank), words.the_rank(rank)]
        });
        // In English a rank is said in digits, and may be typed in letters.
        let number = match rank {
            Rank::Ace | Rank::Jack | Rank::Queen | Rank::King => None,
            _ => Some(self.number((rank as u8).into(), Gender::Masculine)),
        };
        let folded = |name: String| name.split_whitespace().map(fold).collect();
        called.chain(number).map(folded)
    }

    fn read_suit(&self, word: &str) -> Option<Suit> {
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some(suit) = Suit::from_char(letter)
        {
            return Some(suit);
        }
        if word.is_empty() {
            return None;
        }
        let begun = Suit::ALL.into_iter().filter(|&suit| {
            let names = Deck::ALL.map(|deck| self.with_deck(deck).suit(suit));
            names.iter().any(|name| fold(name).starts_with(word))
        });
        only_one(begun)
    }
}

/// As many words as a card's longest name has: an article, a rank, the word between and a suit.
const LONGEST: usize = 4;

/// As everything is compared: small, without accents, and apostrophes as keyboards have them.
fn fold(word: &str) -> String {
    word.replace('’', "'").chars().map(plain).collect()
}

/// A rank in the notation of files, or 1 for the ace.
fn written_rank(word: &str) -> Option<Rank> {
    if word == "1" {
        return Some(Rank::Ace);
    }
    let written = |rank: &Rank| fold(&rank.to_string()) == word;
    Rank::ALL.into_iter().find(written)
}

fn only_one<T: PartialEq>(mut found: impl Iterator<Item = T>) -> Option<T> {
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Language, Style};
    use Language::{En, Es, It, PtBr};

    fn everyone() -> impl Iterator<Item = Words> {
        Language::ALL.into_iter().flat_map(|language| {
            Deck::ALL.map(|deck| Words::new(language, Style::Spoken).with_deck(deck))
        })
    }

    fn read(words: &Words, line: &str) -> Option<(String, usize)> {
        let typed: Vec<&str> = line.split_whitespace().collect();
        let (card, length) = words.read_card(&typed)?;
        Some((card.to_string(), length))
    }

    /// What the speech says of a card, in capitals too, is read back as that card.
    #[test]
    fn every_name_that_is_spoken_is_understood() {
        for words in everyone() {
            for card in Card::all() {
                for said in [
                    words.card_name(card),
                    words.the_card(card),
                    words.card_short(card),
                    card.symbol().to_string(),
                ] {
                    let length = said.split_whitespace().count();
                    let capitals: String = said.chars().map(crate::letters::upper).collect();
                    let bare: String = said.chars().map(plain).collect();
                    for typed in [&said, &capitals, &bare] {
                        let back = read(&words, &format!("{typed} h1"));
                        assert_eq!(back, Some((card.to_string(), length)), "{typed}");
                    }
                }
            }
        }
    }

    /// A beginning means one suit, or none: never one whose name begins otherwise.
    #[test]
    fn beginnings_are_understood_where_they_can_mean_one_thing_only() {
        for words in everyone() {
            for card in Card::all() {
                let name = words.suit(card.suit());
                let mut understood = false;
                for (end, letter) in name.char_indices() {
                    let begun = &name[..end + letter.len_utf8()];
                    for typed in [
                        format!("{} {begun}", card.rank()),
                        format!("{}{begun}", card.rank()),
                    ] {
                        let back = read(&words, &typed).map(|(card, _)| card);
                        let promised = typed.replace(' ', "").parse::<Card>().ok();
                        match (back, promised) {
                            (back, Some(promised)) => {
                                assert_eq!(back, Some(promised.to_string()), "{typed}");
                            }
                            (Some(back), None) => {
                                assert_eq!(back, card.to_string(), "{typed}");
                                understood = true;
                            }
                            (None, None) => assert!(!understood, "{typed}"),
                        }
                    }
                }
                assert!(understood, "{name}");
            }
        }
    }

    #[test]
    fn people_type_cards_as_they_say_them() {
        for (language, typed, card) in [
            (PtBr, "4 de paus", "4C"),
            (PtBr, "4p", "4C"),
            (PtBr, "7 co", "7H"),
            (PtBr, "a dama de copas", "QH"),
            (PtBr, "as de ouros", "AD"),
            (PtBr, "ás ouros", "AD"),
            (PtBr, "1 de ouros", "AD"),
            (PtBr, "val esp", "JS"),
            (En, "six of clubs", "6C"),
            (En, "the knight of cups", "QH"),
            (En, "10 di", "10D"),
            (It, "tre di picche", "3S"),
            (It, "tre di spade", "3S"),
            (It, "l'asso di cuori", "AH"),
            (It, "ass coppe", "AH"),
            (It, "donna fiori", "QC"),
            (It, "7q", "7D"),
            (Es, "7 de copas", "7H"),
            (Es, "7o", "7D"),
            (Es, "sota treboles", "JC"),
            (Es, "K bastos", "KC"),
        ] {
            let words = Words::new(language, Style::Symbols);
            let length = typed.split_whitespace().count();
            let back = read(&words, &format!("{typed} 2 7d"));
            assert_eq!(back, Some((card.to_owned(), length)), "{typed}");
        }
    }

    #[test]
    fn what_could_mean_several_cards_means_none() {
        for (language, typed) in [
            (PtBr, "d de copas"),
            (It, "c fiori"),
            (En, "7 x"),
            (PtBr, "sete"),
            (PtBr, "sete de"),
            (PtBr, "1 o dois de copas"),
            (PtBr, "7"),
            (PtBr, ""),
        ] {
            let words = Words::new(language, Style::Symbols);
            assert_eq!(read(&words, typed), None, "{typed}");
        }
    }

    /// The letters of the notation keep their meaning in every language.
    #[test]
    fn a_row_of_notation_is_read_as_ever() {
        for words in everyone() {
            for first in Card::all() {
                for second in Card::all() {
                    let line = format!("{first} {second}").to_lowercase();
                    assert_eq!(read(&words, &line), Some((first.to_string(), 1)), "{line}");
                }
            }
        }
    }

    #[test]
    fn a_letter_with_which_another_suit_begins_is_told() {
        let told = |language, typed: &[&str]| {
            let words = Words::new(language, Style::Symbols);
            let found = words.mistakable(typed);
            let told = found.iter().map(|(typed, card)| format!("{typed} {card}"));
            told.collect::<Vec<_>>()
        };
        let typed = ["7c", "h2", "K", "c", "4d", "7C", "4", "de", "paus"];
        assert_eq!(told(PtBr, &typed), ["7c 7C", "K c KC"]);
        assert_eq!(told(It, &["7c", "7s"]), ["7c 7C"]);
        assert_eq!(told(Es, &["7c", "7co"]), ["7c 7C"]);
        assert_eq!(told(En, &typed), Vec::<String>::new());
    }

    proptest! {
        #[test]
        fn anything_may_be_typed(typed in prop::collection::vec("\\PC{0,6}", 0..6)) {
            let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
            for words in everyone() {
                let length = words.read_card(&typed).map_or(0, |(_, length)| length);
                prop_assert!(length <= typed.len());
                words.mistakable(&typed);
            }
        }
    }
}
