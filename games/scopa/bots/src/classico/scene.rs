//! A position as a player sees it who has counted the cards, and what a move makes of it.

use baralho_game::{Rules as _, Seat, View as _};
use baralho_scopa::{Bag, ScopaRules, View, swift::value};

use super::{
    cards::CardSet,
    memory::Trace,
    wisdom::{ALL_DEALT, WITH_STOCK, Weights},
};

/// A sweep, in hundredths of a point.
pub(crate) const SWEEP: i32 = 100;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a, Set> {
    pub(crate) rules: &'a ScopaRules,
    pub(crate) weights: &'static Weights,
    /// What a card is worth to whoever has it, by its index.
    pub(crate) worth: [i16; 40],
    pub(crate) table: Set,
    pub(crate) hand: Set,
    pub(crate) unseen: Set,
    pub(crate) captured: Set,
    /// By value, how likely it is that the next player has a card of it.
    pub(crate) next_holds: [f64; 11],
    /// Whether one's own side dealt, and so plays last: `None` where there are more sides
    /// than two, and nobody is the dealer's only opponent.
    pub(crate) dealers_side: Option<bool>,
    /// Bits for the cards on the table that partners laid.
    pub(crate) partners: u64,
    /// Nobody plays after this move.
    pub(crate) last: bool,
    /// Whether the last capture was one's own side's.
    pub(crate) captured_last: bool,
    pub(crate) prizes: Prizes,
}

/// How likely a value is that its holder should have swept with.
const DOUBT: f64 = 0.1;

impl<'a> Scene<'a, Bag> {
    pub(crate) fn new<const CARDS: usize, const SEATS: usize>(
        view: &'a View<CARDS, SEATS>,
        trace: &Trace<16>,
    ) -> Self {
        let (open, rules) = (&view.open, &view.open.rules);
        let me = view.turn().expect("called on one's turn");
        let side = rules.side_of(me);
        let next = open.after(me).index();
        let dealt = view.deck_left > 0 && view.hand_sizes[next] == 0;
        let (held, lacks) = if dealt {
            (rules.cards_per_deal, 0)
        } else {
            (view.hand_sizes[next], trace.lacks[next])
        };
        let weights = if view.deck_left == 0 {
            &ALL_DEALT
        } else {
            &WITH_STOCK
        };
        let (cards, diamonds) = undecided(view);
        let worth = weights.worths(rules, cards, diamonds);
        let (table, unseen) = (open.table.iter().copied().collect(), view.unseen());
        Self {
            rules,
            weights,
            worth,
            table,
            hand: view.hand.iter().collect(),
            unseen,
            captured: open
                .piles
                .iter()
                .fold(Bag::EMPTY, |all, pile| all.union(*pile)),
            next_holds: likely_held(unseen, held.into(), lacks),
            dealers_side: (rules.sides() == 2).then(|| rules.side_of(open.dealer) == side),
            partners: trace.partners_of(rules, me.index()),
            last: view.deck_left == 0 && view.hand_sizes[next] == 0,
            captured_last: open
                .last_capture
                .is_some_and(|seat| rules.side_of(seat) == side),
            prizes: Prizes::of(table, &worth),
        }
    }
}

/// Whether most cards and most diamonds can still go either way.
fn undecided<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>) -> (bool, bool) {
    let rules = &view.open.rules;
    if !(rules.team_card_scoring || rules.sides == rules.players) {
        return (true, true);
    }
    let mut cards = [0; SEATS];
    let mut diamonds = [0; SEATS];
    for (seat, pile) in Seat::all(rules.players()).zip(&view.open.piles) {
        cards[rules.side_of(seat)] += pile.len();
        diamonds[rules.side_of(seat)] += pile.diamonds();
    }
    let decks = u16::from(rules.decks);
    (
        cards.iter().all(|&cards| cards <= 20 * decks),
        diamonds.iter().all(|&diamonds| diamonds <= 5 * decks),
    )
}

/// By value, how likely it is that so many of the unseen cards, which somebody holds, have one
/// of it among them; values that they seem to lack are bits.
#[inline]
pub(crate) fn likely_held<Set: CardSet>(unseen: Set, held: u32, lacks: u16) -> [f64; 11] {
    let cards = unseen.count();
    let mut by_copies = [0.0; 25];
    let mut none = 1.0;
    for (gone, holds) in (0..Set::MOST_EQUAL.min(cards)).zip(&mut by_copies[1..]) {
        let elsewhere = cards.saturating_sub(held + gone);
        none *= f64::from(elsewhere) / f64::from(cards - gone);
        *holds = 1.0 - none;
    }
    let mut next_holds = [0.0; 11];
    for value in 1..=10_u8 {
        let copies = unseen.of_value(value) as usize;
        let doubt = if lacks >> value & 1 == 1 { DOUBT } else { 1.0 };
        next_holds[usize::from(value)] = by_copies[copies] * doubt;
    }
    next_holds
}

/// By sum and by value, the most that a capture of it brings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prizes {
    pub(crate) sums: [i16; 16],
    pub(crate) equal: [i16; 11],
}

impl Prizes {
    /// Less than any worth.
    pub(crate) const NONE: i16 = i16::MIN / 2;

    #[inline]
    pub(crate) fn of<Set: CardSet>(cards: Set, worth: &[i16; 40]) -> Self {
        let mut prizes = Self {
            sums: [Self::NONE; 16],
            equal: [Self::NONE; 11],
        };
        prizes.sums[0] = 0;
        for card in cards.cards() {
            prizes.lay(card, worth[usize::from(card)]);
        }
        prizes
    }

    #[inline]
    pub(crate) fn lay(&mut self, card: u8, worth: i16) {
        let value = usize::from(value(card));
        self.equal[value] = self.equal[value].max(worth);
        let mut before = [Self::NONE; 32];
        before[16..].copy_from_slice(&self.sums);
        let shifted: &[i16] = &before[16 - value..32 - value];
        for (sum, from) in self.sums.iter_mut().zip(shifted) {
            *sum = (*sum).max(from + worth);
        }
    }
}

/// What a move makes of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct After<Set> {
    pub(crate) card: u8,
    /// What it takes; empty when it is laid.
    pub(crate) taken: Set,
    pub(crate) left: Set,
}

impl<Set: CardSet> After<Set> {
    #[inline]
    pub(crate) fn new(scene: &Scene<'_, Set>, card: u8, taken: Set) -> Self {
        Self {
            card,
            taken,
            left: if taken.is_empty() {
                scene.table.with(card)
            } else {
                scene.table.without(taken)
            },
        }
    }

    #[inline]
    pub(crate) fn captures(&self) -> bool {
        !self.taken.is_empty()
    }
}
