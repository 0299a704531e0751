//! A position as a player sees it who has counted the cards, and what a move makes of it.

use baralho_game::{Rules as _, Seat, View as _};
use baralho_scopa::{Bag, Carta, Choice, Hand, Mechanic, Move, ScopaRules, View, capture};

use super::{
    memory::Memory,
    wisdom::{ALL_DEALT, WITH_STOCK, Weights},
};

/// A sweep, in hundredths of a point.
pub(crate) const SWEEP: i32 = 100;

/// What matters before a move.
pub(crate) struct Scene<'a> {
    pub(crate) rules: &'a ScopaRules,
    pub(crate) weights: &'static Weights,
    pub(crate) table: &'a [Carta],
    pub(crate) hand: Hand,
    pub(crate) unseen: Bag,
    /// By value, how likely it is that the next player has a card of it.
    pub(crate) next_holds: [f64; 11],
    /// By value, how many cards have been captured.
    pub(crate) captured: [u16; 11],
    /// Whether one's own side dealt, and so plays last: `None` where there are more sides
    /// than two, and nobody is the dealer's only opponent.
    pub(crate) dealers_side: Option<bool>,
    /// Cards on the table that the partner laid.
    pub(crate) partners: Bag,
    /// Nobody plays after this move.
    pub(crate) last: bool,
    /// Whether the last capture was one's own side's.
    pub(crate) captured_last: bool,
    /// What is decided already is worth nothing.
    pub(crate) open: Undecided,
}

/// Which categories can still go either way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undecided {
    pub(crate) cards: bool,
    pub(crate) diamonds: bool,
}

/// How likely a value is that its holder should have swept with.
const DOUBT: f64 = 0.1;

impl<'a> Scene<'a> {
    pub(crate) fn new<const CARDS: usize, const SEATS: usize>(
        view: &'a View<CARDS, SEATS>,
        memory: &Memory,
    ) -> Self {
        let rules = &view.open.rules;
        let me = view.turn().expect("called on one's turn");
        let side = rules.side_of(me);
        let next = next_seat(view, me);
        let unseen = view.unseen();
        let sizes = &view.hand_sizes;
        let dealt = view.deck_left > 0 && sizes[next.index()] == 0;
        let holding = if dealt {
            rules.cards_per_deal
        } else {
            sizes[next.index()]
        };
        let mut next_holds = [0.0; 11];
        let mut captured = [0; 11];
        let piles = view.open.piles.iter();
        let piles = piles.fold(Bag::EMPTY, |all, pile| all.union(*pile));
        for value in 1..=10 {
            let mut chance = holds(unseen.len(), unseen.of_value(value), holding.into());
            if !dealt && memory.lacks(next, value) {
                chance *= DOUBT;
            }
            next_holds[usize::from(value)] = chance;
            captured[usize::from(value)] = piles.of_value(value);
        }
        let is_partner = |seat: Seat| seat != me && rules.side_of(seat) == side;
        let table: &[Carta] = &view.open.table;
        let partners = table.iter().copied();
        let partners = partners.filter(|&card| memory.layer(card).is_some_and(is_partner));
        Self {
            rules,
            weights: if view.deck_left == 0 {
                &ALL_DEALT
            } else {
                &WITH_STOCK
            },
            table,
            hand: view.hand,
            unseen,
            next_holds,
            captured,
            dealers_side: (rules.sides() == 2).then(|| rules.side_of(view.open.dealer) == side),
            partners: partners.collect(),
            last: view.deck_left == 0 && sizes[next.index()] == 0,
            captured_last: view
                .open
                .last_capture
                .is_some_and(|seat| rules.side_of(seat) == side),
            open: Undecided::new(view),
        }
    }

    /// What a card is worth to whoever has it: its share in each open category.
    #[inline]
    pub(crate) fn worth(&self, card: Carta) -> i32 {
        if self.rules.mechanic == Mechanic::OnlyScopas {
            return 0;
        }
        let taste = self.weights.taste(self.open.cards, self.open.diamonds);
        taste.worth_of(self.rules.prime, card)
    }
}

impl Undecided {
    fn new<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>) -> Self {
        let rules = &view.open.rules;
        let mut cards = [0; SEATS];
        let mut diamonds = [0; SEATS];
        for (seat, pile) in Seat::all(rules.players()).zip(&view.open.piles) {
            cards[rules.side_of(seat)] += pile.len();
            diamonds[rules.side_of(seat)] += pile.diamonds();
        }
        let decks = u16::from(rules.decks);
        let pooled = rules.team_card_scoring || rules.sides == rules.players;
        Self {
            cards: !pooled || cards.iter().all(|&cards| cards <= 20 * decks),
            diamonds: !pooled || diamonds.iter().all(|&diamonds| diamonds <= 5 * decks),
        }
    }
}

/// Who plays after this seat.
fn next_seat<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    seat: Seat,
) -> Seat {
    let after = view.open.playing_seats().find(|other| *other > seat);
    after
        .or_else(|| view.open.playing_seats().next())
        .unwrap_or(seat)
}

/// How likely it is that one of these copies is among so many of the cards.
fn holds(cards: u16, copies: u16, holding: u16) -> f64 {
    let mut none = 1.0;
    for gone in 0..copies {
        let (rest, elsewhere) = (cards - gone, cards.saturating_sub(holding + gone));
        none *= f64::from(elsewhere) / f64::from(rest);
    }
    1.0 - none
}

/// What a move makes of a table.
pub(crate) struct After<'a> {
    pub(crate) card: Carta,
    /// What it takes; empty when it is laid.
    pub(crate) taken: Bag,
    pub(crate) left: &'a [Carta],
}

impl<'a> After<'a> {
    /// What a move would leave, in a buffer of the caller's.
    pub(crate) fn new(scene: &Scene<'_>, chosen: Move, left: &'a mut Vec<Carta>) -> Self {
        let taken = taken(scene.rules, scene.table, chosen);
        let mut going = taken;
        left.clear();
        for &card in scene.table {
            if going.contains(card) {
                going.remove(card);
            } else {
                left.push(card);
            }
        }
        if taken.is_empty() {
            left.push(chosen.card);
        }
        Self {
            card: chosen.card,
            taken,
            left,
        }
    }

    /// Whether it captures.
    pub(crate) fn captures(&self) -> bool {
        !self.taken.is_empty()
    }
}

/// The cards that a move takes off the table.
pub(crate) fn taken(rules: &ScopaRules, table: &[Carta], chosen: Move) -> Bag {
    match (rules.choice, chosen.take) {
        (Choice::Player, take) => take.unwrap_or_default(),
        (Choice::Most, _) => capture::chosen(rules, table, chosen.card)
            .unwrap_or_default()
            .iter()
            .map(|&place| table[usize::from(place)])
            .collect(),
    }
}
