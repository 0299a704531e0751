//! What players of Buraco may type.

use std::iter;

use baralho_buraco::{Bag, Illegal, Meld, Move, Phase, TooMany, View};
use baralho_cards::{BadCard, Card};
use baralho_face::{
    Face as _, Order, Reply, Selection, Voice, hand_place, number, place_in_hand, start_of,
};
use baralho_game::{Rules, View as _};
use baralho_words::{Noun, Words, say};

use crate::BuracoFace;
use crate::told::{hand, hand_sizes, in_order, melds, pile, points, run, stock};

const MOST_CHOICES: usize = 30;

pub(super) fn screen(
    voice: Voice<'_>,
    view: &View,
    selection: &Selection,
    fresh: bool,
) -> Vec<String> {
    let mut lines = Vec::new();
    if fresh {
        lines.extend(BuracoFace::position(voice, view));
    }
    lines.push(hand(voice, view, selection.order.unwrap_or_default()));
    lines.push(match view.table.phase {
        Phase::Draw => say!(voice.words, "buraco-may-draw"),
        _ => say!(voice.words, "buraco-may-play"),
    });
    lines
}

/// The hand once in a turn, and what came into it with the pile; a card from the stock is
/// told as it is drawn.
pub(super) fn for_ears(
    voice: Voice<'_>,
    view: &View,
    selection: &Selection,
    fresh: bool,
    before: &[Card],
) -> Vec<String> {
    let order = selection.order.unwrap_or_default();
    if fresh {
        return vec![hand(voice, view, order)];
    }
    let mut new: Vec<Card> = in_order(view, order);
    for known in view.drawn.iter().chain(before) {
        if let Some(place) = new.iter().position(|card| card == known) {
            new.remove(place);
        }
    }
    if new.is_empty() {
        return Vec::new();
    }
    let cards = voice.words.cards(new);
    vec![say!(voice.words, "buraco-new-cards", cards)]
}

/// Why a move is refused, with the keys that would be right.
pub(super) fn refusal(words: &Words, illegal: &Illegal) -> String {
    match *illegal {
        Illegal::DrawFirst => say!(words, "buraco-typed-draw-first"),
        Illegal::DrawnAlready => say!(words, "buraco-typed-drawn-already"),
        Illegal::EmptyPile => say!(words, "buraco-typed-empty-pile"),
        Illegal::NoSuchMeld { index, melds } => say!(
            words,
            "buraco-typed-no-such-meld",
            index = number(index),
            melds = number(melds),
            last = number(melds.saturating_sub(1)),
        ),
        Illegal::NothingAdded => say!(words, "buraco-typed-nothing-added"),
        _ => BuracoFace::refusal(words, illegal),
    }
}

pub(super) fn reply(
    voice: Voice<'_>,
    view: &View,
    selection: &mut Selection,
    line: &str,
) -> Reply<Move> {
    let words = voice.words;
    let order = selection.order.unwrap_or_default();
    let mut parts = line
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|part| !part.is_empty());
    let Some(command) = parts.next() else {
        return Reply::Screen;
    };
    let rest: Vec<&str> = parts.collect();
    let request = Typed {
        voice,
        view,
        order,
        rest: &rest,
    };
    let alone = |answer: Reply<Move>| {
        if rest.is_empty() {
            Ok(answer)
        } else {
            Err(say!(words, "buraco-no-cards-here", command))
        }
    };
    let told = |lines| alone(Reply::Say(lines));
    let reply = match command.to_lowercase().as_str() {
        "d" | "draw" => alone(Reply::Play(Move::Draw)),
        "t" | "take" => request.take(),
        "m" | "meld" => request.meld(),
        "a" | "add" => request.add(),
        "x" | "discard" => request.discard(),
        "o" if rest.is_empty() => {
            selection.order = Some(order.other());
            told(vec![hand(voice, view, order.other())])
        }
        "o" | "h" => told(vec![hand(voice, view, order)]),
        "l" => told(vec![pile(voice, view)]),
        "j" => told(melds(voice, view)),
        "c" => told(vec![stock(voice, view), hand_sizes(voice, view)]),
        "s" => told(vec![points(voice, view)]),
        _ => Err(request.unknown(command, line)),
    };
    reply.unwrap_or_else(Reply::Refuse)
}

struct Typed<'a> {
    voice: Voice<'a>,
    view: &'a View,
    order: Order,
    rest: &'a [&'a str],
}

impl Typed<'_> {
    fn cards(&self, parts: &[&str]) -> Result<Bag, String> {
        let words = self.voice.words;
        let hand = in_order(self.view, self.order);
        let mut cards: Vec<Card> = Vec::new();
        let mut places: Vec<usize> = Vec::new();
        let mut rest = parts;
        while let [part, after @ ..] = rest {
            match hand_place(part) {
                Some(place) if places.contains(&place) => {
                    return Err(say!(words, "buraco-place-twice", place = *part));
                }
                Some(place) => {
                    cards.push(place_in_hand(words, &hand, place, part)?);
                    places.push(place);
                    rest = after;
                }
                None => {
                    let read = words.read_card(rest);
                    let (card, length) = read.ok_or_else(|| words.explain(&BadCard::new(part)))?;
                    cards.push(card);
                    rest = &rest[length..];
                }
            }
        }
        Bag::from_cards(cards).map_err(|TooMany(card)| {
            let card = words.the_card(card);
            say!(words, "buraco-too-often", card)
        })
    }

    /// The move that is made of all cards typed.
    fn with_cards(&self, make: impl Fn(Bag) -> Move) -> Result<Reply<Move>, String> {
        Ok(Reply::Play(make(self.cards(self.rest)?)))
    }

    /// Whether the ways to do something are asked for, and it may be done in this phase.
    fn asks_for_ways(&self, phase: Phase) -> bool {
        self.rest.is_empty() && self.view.table.phase == phase
    }

    fn take(&self) -> Result<Reply<Move>, String> {
        let words = self.voice.words;
        let top = match self.view.table.pile.last() {
            Some(&top) if self.asks_for_ways(Phase::Draw) => top,
            _ => return self.with_cards(|with| Move::Take { with }),
        };
        let text = |chosen| match chosen {
            Move::Take { with } => self.meld_of(with.plus(Bag::of(top))),
            _ => None,
        };
        let top = words.the_card(top);
        self.choose(
            say!(words, "buraco-which-take", top = &top),
            say!(words, "buraco-cannot-take", top = &top),
            text,
        )
    }

    fn meld(&self) -> Result<Reply<Move>, String> {
        let words = self.voice.words;
        if !self.asks_for_ways(Phase::Play) {
            return self.with_cards(|cards| Move::Meld { cards });
        }
        self.choose(
            say!(words, "buraco-which-meld"),
            say!(words, "buraco-cannot-meld"),
            |chosen| match chosen {
                Move::Meld { cards } => self.meld_of(cards),
                _ => None,
            },
        )
    }

    /// `a 0 6h 7h`, or without the number where only one meld can take the cards.
    fn add(&self) -> Result<Reply<Move>, String> {
        let words = self.voice.words;
        if self.asks_for_ways(Phase::Play) {
            return self.choose(
                say!(words, "buraco-which-add"),
                say!(words, "buraco-cannot-add"),
                |chosen| match chosen {
                    Move::Add { meld, cards } => Some(self.addition(usize::from(meld), cards)),
                    _ => None,
                },
            );
        }
        let (index, parts) = match self.rest {
            // Not a card that is named by its number: `a 6 de copas`.
            [first, parts @ ..]
                if first.bytes().all(|byte| byte.is_ascii_digit())
                    && words.read_card(self.rest).is_none() =>
            {
                (Some(first.parse::<u8>().unwrap_or(u8::MAX)), parts)
            }
            parts => (None, parts),
        };
        let cards = self.cards(parts)?;
        let add = |meld| Move::Add { meld, cards };
        if let Some(meld) = index {
            return Ok(Reply::Play(add(meld)));
        }
        // What cannot be added anywhere the rules refuse best.
        let possible = self.view.table.phase == Phase::Play && self.view.hand.contains(cards);
        if cards.is_empty() || !possible {
            return Ok(Reply::Play(add(0)));
        }
        let fits: Vec<u8> = self
            .own_melds()
            .into_iter()
            .enumerate()
            .filter(|(_, meld)| meld.with(cards).is_ok())
            .map(|(index, _)| index as u8)
            .collect();
        let choice = |&meld: &u8| (self.addition(meld.into(), cards), add(meld));
        Ok(match fits.as_slice() {
            [] => Reply::Play(add(0)),
            &[meld] => Reply::Play(add(meld)),
            several => Reply::Choose {
                question: say!(words, "buraco-which-add"),
                choices: several.iter().map(choice).collect(),
            },
        })
    }

    fn discard(&self) -> Result<Reply<Move>, String> {
        let words = self.voice.words;
        let cards = self.cards(self.rest)?;
        match (cards.iter().next(), cards.len()) {
            (Some(card), 1) => Ok(Reply::Play(Move::Discard(card))),
            (_, given) => {
                let given = words.count(Noun::Card, number(given));
                Err(say!(words, "buraco-discard-one", given))
            }
        }
    }

    fn unknown(&self, command: &str, line: &str) -> String {
        let words = self.voice.words;
        // A card alone: what is meant depends on what one may do now.
        let typed: Vec<&str> = iter::once(command)
            .chain(self.rest.iter().copied())
            .collect();
        if self.cards(&typed).is_ok_and(|cards| cards.len() == 1) {
            let card = typed.join(" ");
            return say!(words, "buraco-bare-card", card);
        }
        say!(words, "buraco-unknown", text = start_of(line))
    }

    fn meld_of(&self, cards: Bag) -> Option<String> {
        let meld = Meld::judge(cards.iter(), self.view.rules().compat()).ok()?;
        Some(run(self.voice.words, meld))
    }

    fn own_melds(&self) -> Vec<Meld> {
        let Some(seat) = self.voice.seat() else {
            return Vec::new();
        };
        self.view
            .table
            .melds
            .of(self.view.rules().side_of(seat))
            .collect()
    }

    fn addition(&self, index: usize, cards: Bag) -> String {
        let words = self.voice.words;
        let grown = self
            .own_melds()
            .get(index)
            .and_then(|meld| meld.with(cards).ok());
        say!(
            words,
            "buraco-addition",
            cards = words.the_cards(cards.iter()),
            index = number(index),
            meld = grown.map_or_else(String::new, |meld| run(words, meld)),
        )
    }

    /// Asks which of the legal moves of one kind is meant, or says that there is none.
    fn choose(
        &self,
        question: String,
        none: String,
        text: impl Fn(Move) -> Option<String>,
    ) -> Result<Reply<Move>, String> {
        let moves = self.view.moves().into_iter();
        let choices = moves.filter_map(|chosen| Some((text(chosen)?, chosen)));
        let choices: Vec<_> = choices.take(MOST_CHOICES).collect();
        if choices.is_empty() {
            return Err(none);
        }
        Ok(Reply::Choose { question, choices })
    }
}

/// What can be typed.
pub(super) fn help(words: &Words) -> String {
    say!(words, "buraco-help")
}
