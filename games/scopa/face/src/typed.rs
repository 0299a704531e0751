//! What players of the Scopa family may type.

use baralho_face::{Order, Reply, Selection, card_words, hand_place, place_in_hand, start_of};
use baralho_scopa::{Bag, Carta, Choice, Move, ScopaRules};
use baralho_words::{Words, say};

use crate::{
    FEW, scores,
    told::{Teller, in_hand, ways},
};

impl<const CARDS: usize, const SEATS: usize> Teller<'_, CARDS, SEATS> {
    pub(super) fn screen(self, selection: &Selection) -> Vec<String> {
        let mut lines = vec![self.table()];
        lines.extend(self.hand(selection.order));
        lines.extend([self.captured(), self.score_now()]);
        lines
    }

    /// What of it is worth saying to who has heard everything since the deal.
    pub(super) fn for_ears(self, selection: &Selection) -> Vec<String> {
        let (view, rules) = (self.view, &self.view.open.rules);
        let mut lines = Vec::new();
        // Whoever plays first has not heard it yet.
        let players = view.hand_sizes.iter().filter(|&&size| size > 0).count();
        let is_dealt_table = view.open.table.len() == rules.initial_table(players);
        if is_dealt_table && view.open.piles.iter().all(|pile| pile.is_empty()) {
            lines.push(self.table());
        }
        let is_dealt = view.hand.len() == usize::from(rules.cards_per_deal);
        if is_dealt || rules.hints {
            lines.extend(self.hand(selection.order));
        }
        lines
    }

    /// What a line means: one of the document's keys, or a card.
    pub(super) fn reply(self, selection: &mut Selection, line: &str) -> Reply<Move> {
        let (voice, words) = (self.voice, self.voice.words);
        Reply::Say(match line {
            "o" | "O" => {
                selection.order = Some(selection.order.map_or_else(Order::default, Order::other));
                self.hand(selection.order)
            }
            "" => return Reply::Screen,
            "c" | "C" => vec![self.table()],
            "d" | "D" => {
                let mut told = vec![self.own_captures(), self.captured()];
                told.extend(self.out());
                told
            }
            "h" | "H" => self.hand(selection.order),
            "t" | "T" => vec![say!(words, "your-turn")],
            "s" => vec![self.score_now()],
            "S" => {
                let grid = scores::grid(voice, &self.view.open.rules, &self.view.open.tally());
                return Reply::Grid(say!(words, "scopa-as-it-stands"), grid);
            }
            "p" | "P" => vec![say!(words, "no-pause-now")],
            _ => match table_place(line) {
                Some(place) => vec![self.table_card(place)],
                None => {
                    return self
                        .play(selection.order, line)
                        .unwrap_or_else(Reply::Refuse);
                }
            },
        })
    }

    /// A card by name or place, and perhaps what it should take by name or place.
    fn play(self, order: Option<Order>, line: &str) -> Result<Reply<Move>, String> {
        let (words, view) = (self.voice.words, self.view);
        let face = |carta| words.the_card(view.open.rules.faces.card(carta));
        let parts = card_words(line);
        let mut rest = &parts[..];
        let card = self.read_from_hand(order, &mut rest, line)?;
        let mut take = Bag::EMPTY;
        let mut names_any = false;
        while !rest.is_empty() {
            let wanted = self.read_from_table(&mut rest, line)?;
            if take.count(wanted) >= view.open.rules.decks {
                return Err(say!(words, "scopa-taken-twice", card = face(wanted)));
            }
            take.add(wanted);
            names_any = true;
        }
        let chosen = view.resolve(card, names_any.then_some(take));
        let asks = view.open.rules.choice == Choice::Player && chosen.take.is_none();
        if !asks || !view.hand.contains(card) {
            return Ok(Reply::Play(chosen));
        }
        let ways = ways(view, card);
        let question = say!(words, "scopa-which", card = face(card), n = ways.len());
        let choices = ways.into_iter().map(|way| {
            let cartas = way
                .iter()
                .filter_map(|&c| view.open.rules.faces.carta(c).ok());
            let chosen = view.resolve(card, Some(cartas.collect()));
            (words.the_cards(way), chosen)
        });
        Ok(Reply::Choose {
            question,
            choices: choices.collect(),
        })
    }

    fn read_from_hand(
        self,
        order: Option<Order>,
        rest: &mut &[&str],
        line: &str,
    ) -> Result<Carta, String> {
        if let [part, after @ ..] = *rest
            && let Some(place) = hand_place(part)
        {
            *rest = after;
            let hand = in_hand(self.view, order);
            return place_in_hand(self.voice.words, &hand, place, part);
        }
        self.named(rest, line)
    }

    fn read_from_table(self, rest: &mut &[&str], line: &str) -> Result<Carta, String> {
        // A number is a place, but not where a suit follows: `4 de paus`.
        if let [part, after @ ..] = *rest
            && let Ok(place) = part.parse::<usize>()
            && self.voice.words.read_card(rest).is_none()
        {
            *rest = after;
            let found = place
                .checked_sub(1)
                .and_then(|place| self.view.open.table.get(place));
            return found.copied().ok_or_else(|| self.no_table_card(place));
        }
        self.named(rest, line)
    }

    fn named(self, rest: &mut &[&str], line: &str) -> Result<Carta, String> {
        let words = self.voice.words;
        let (card, length) = words
            .read_card(rest)
            .ok_or_else(|| say!(words, "scopa-unknown", text = start_of(line)))?;
        *rest = &rest[length..];
        let faces = self.view.open.rules.faces;
        faces.carta(card).map_err(|bad| words.explain(&bad))
    }
}

/// A place on the table: 1 to 9, and 0 for the tenth.
fn table_place(line: &str) -> Option<usize> {
    match line.as_bytes() {
        [b'0'] => Some(10),
        [digit @ b'1'..=b'9'] => Some(usize::from(digit - b'0')),
        _ => None,
    }
}

pub(super) fn help(words: &Words, rules: &ScopaRules) -> String {
    let help = match rules.choice {
        Choice::Player => say!(words, "scopa-help-player"),
        Choice::Most => say!(words, "scopa-help-most"),
    };
    if usize::from(rules.cards_per_deal) <= FEW {
        return help;
    }
    [help, say!(words, "scopa-help-sort")].join("\n")
}
