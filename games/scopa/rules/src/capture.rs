//! Which cards a card can take: the one place that knows.
//!
//! Everything here works on the table as a slice, oldest card first, and answers with
//! places on it. Sums never exceed 14, so the set of reachable sums is one word.

use std::ops::ControlFlow;

use tinyvec::ArrayVec;

use crate::{Bag, Capture, Carta, Choice, Move, ScopaRules, table::best_single};

/// Places on the table, ascending. No capture has more than 14 cards: 14 aces with an
/// ace make 15.
pub type Places = ArrayVec<[u8; 14]>;

/// The cards at these places of a table.
pub fn at<'a>(table: &'a [Carta], places: &'a Places) -> impl Iterator<Item = Carta> + 'a {
    places.iter().map(|&place| table[usize::from(place)])
}

/// Bit s is set when some set of these cards sums to s, up to 15.
#[inline]
pub(crate) fn sums(table: &[Carta]) -> u32 {
    let mut reachable = 1_u32;
    for card in table {
        reachable |= reachable << card.value();
    }
    reachable
}

/// The set the game takes when it chooses: most cards, then with the 7 of diamonds, then
/// more diamonds, then more sevens, then the longest on the table. `None`: no capture.
pub fn chosen(rules: &ScopaRules, table: &[Carta], card: Carta) -> Option<Places> {
    let value = card.value();
    if rules.capture != Capture::Fifteen
        && let Some(place) = best_single(table, value)
    {
        let mut places = Places::new();
        places.push(place as u8);
        return Some(places);
    }
    let needed = rules.needed(value);
    (sums(table) >> needed & 1 == 1).then(|| best_set(rules, table, needed))
}

/// What a legal move takes off the table; nothing when its card is laid.
pub fn taken(rules: &ScopaRules, table: &[Carta], legal: Move) -> Bag {
    match (rules.choice, legal.take) {
        (Choice::Player, take) => take.unwrap_or_default(),
        (Choice::Most, _) => {
            let places = chosen(rules, table, legal.card).unwrap_or_default();
            at(table, &places).collect()
        }
    }
}

/// A table as a move takes it apart: the cards that it takes, and those that it leaves, both in
/// the order in which they lay. Of equal cards the oldest go.
pub fn split(table: &[Carta], mut take: Bag) -> (Vec<Carta>, Vec<Carta>) {
    table.iter().copied().partition(|&card| {
        let goes = take.contains(card);
        if goes {
            take.remove(card);
        }
        goes
    })
}

/// The best of the sets with a sum that is known to be reachable.
#[inline]
pub(crate) fn best_set(rules: &ScopaRules, table: &[Carta], needed: u8) -> Places {
    let fewest = rules.capture == Capture::Fewest;
    if table.len() <= 12 {
        best_set_within::<12>(table, needed, fewest)
    } else {
        best_set_within::<240>(table, needed, fewest)
    }
}

/// What a card adds to a set's rank among others: the number of cards, the 7 of
/// diamonds, diamonds, sevens. Sets have at most 14 cards, so the parts never carry.
#[inline]
pub(crate) fn weight(card: Carta, fewest: bool) -> i16 {
    let size = if fewest { -1 } else { 1 };
    (size << 10)
        + (i16::from(card == Carta::SETTEBELLO) << 8)
        + (i16::from(card.is_diamond()) << 4)
        + i16::from(card.value() == 7)
}

/// For every place from the last to the first and every sum, the rank of the best set
/// of the cards from there on. On equal rank the set that has the older card wins, so a
/// card is taken when it is at least as good. All sums of a place are one step.
fn best_set_within<const N: usize>(table: &[Carta], needed: u8, fewest: bool) -> Places {
    const SUMS: usize = 16;
    /// So low that no weights lift it to a reachable sum's rank.
    const NONE: i16 = i16::MIN / 2;
    // Sums below 0 stand in front and stay unreachable.
    let mut best = [NONE; 2 * SUMS];
    best[SUMS] = 0;
    let mut taken = [[false; SUMS]; N];
    for (card, taken) in table.iter().zip(&mut taken).rev() {
        let weight = weight(*card, fewest);
        let from = SUMS - card.value() as usize;
        let mut with = [NONE; SUMS];
        with.copy_from_slice(&best[from..from + SUMS]);
        for ((best, taken), with) in best[SUMS..].iter_mut().zip(taken).zip(with) {
            let with = with + weight;
            *taken = with >= *best;
            *best = with.max(*best);
        }
    }
    let mut places = Places::new();
    let mut rest = usize::from(needed);
    for (place, card) in table.iter().enumerate() {
        if taken[place][rest % SUMS] {
            places.push(place as u8);
            rest -= card.value() as usize;
            if rest == 0 {
                break;
            }
        }
    }
    places
}

/// By number of cards, the sums that so many of these make: bit s of entry k.
pub(crate) fn reachable<'a>(cards: impl Iterator<Item = &'a Carta>) -> [u16; 15] {
    let mut reachable = [0_u16; 15];
    reachable[0] = 1;
    for card in cards {
        for count in (0..14).rev() {
            reachable[count + 1] |= reachable[count] << card.value();
        }
    }
    reachable
}

/// The least number of cards with this sum; `None` when no set has it.
pub(crate) fn least_cards(table: &[Carta], needed: u8) -> Option<usize> {
    let reachable = reachable(table.iter());
    (1..15).find(|&count| reachable[count] >> needed & 1 == 1)
}

/// The first allowed sets in lexicographic order of places, so many at the most. With
/// `distinct`, sets of equal cards are listed once, as the oldest copies.
pub fn first_sets(
    rules: &ScopaRules,
    table: &[Carta],
    card: Carta,
    distinct: bool,
    most: usize,
) -> Vec<Places> {
    let mut sets = Vec::new();
    let _ = visit_sets(rules, table, card, distinct, |places| {
        sets.push(*places);
        if sets.len() < most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    sets
}

/// Shows every allowed set, in lexicographic order of places, until told to stop.
///
/// With several decks equal cards can lie on the table; with `distinct`, sets of equal
/// cards are shown once, as the oldest copies.
pub(crate) fn visit_sets<B>(
    rules: &ScopaRules,
    table: &[Carta],
    card: Carta,
    distinct: bool,
    mut visit: impl FnMut(&Places) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let value = card.value();
    let needed = rules.needed(value);
    if sums(table) >> needed & 1 == 0 {
        return ControlFlow::Continue(());
    }
    let distinct = distinct && rules.decks > 1;
    if rules.capture != Capture::Fifteen && visit_equal(table, value, distinct, &mut visit)? {
        return ControlFlow::Continue(());
    }
    let mut most = 14;
    if rules.capture == Capture::Fewest {
        // Nearly always the fewest are two, which need no search.
        if visit_pairs(table, needed, distinct, &mut visit)? {
            return ControlFlow::Continue(());
        }
        most = least_cards(table, needed).unwrap_or(0);
    }
    if table.len() < 16 {
        Search::<16>::new(table, distinct, most).descend(0, needed, &mut Places::new(), &mut visit)
    } else {
        Search::<241>::new(table, distinct, most).descend(0, needed, &mut Places::new(), &mut visit)
    }
}

/// Shows each card of this value; says whether there is one.
#[inline]
fn visit_equal<B>(
    table: &[Carta],
    value: u8,
    distinct: bool,
    visit: &mut impl FnMut(&Places) -> ControlFlow<B>,
) -> ControlFlow<B, bool> {
    let mut found = false;
    for (place, card) in table.iter().enumerate() {
        if card.value() == value {
            found = true;
            let mut places = Places::new();
            if !(distinct && older_copy_left(table, place, &places)) {
                places.push(place as u8);
                visit(&places)?;
            }
        }
    }
    ControlFlow::Continue(found)
}

/// Shows each pair with this sum; says whether there is one.
#[inline]
fn visit_pairs<B>(
    table: &[Carta],
    needed: u8,
    distinct: bool,
    visit: &mut impl FnMut(&Places) -> ControlFlow<B>,
) -> ControlFlow<B, bool> {
    let mut found = false;
    for (first, card) in table.iter().enumerate() {
        for (second, other) in table.iter().enumerate().skip(first + 1) {
            if card.value() + other.value() == needed {
                found = true;
                let mut places = Places::new();
                let mut doubled = distinct && older_copy_left(table, first, &places);
                places.push(first as u8);
                doubled |= distinct && older_copy_left(table, second, &places);
                if !doubled {
                    places.push(second as u8);
                    visit(&places)?;
                }
            }
        }
    }
    ControlFlow::Continue(found)
}

/// Whether an older copy of the card at a place was passed over: then the set was shown
/// with that copy already.
fn older_copy_left(table: &[Carta], place: usize, picked: &Places) -> bool {
    let card = table[place];
    let older = table[..place].iter().rposition(|&c| c == card);
    older.is_some_and(|older| !picked.contains(&(older as u8)))
}

struct Search<'a, const N: usize> {
    table: &'a [Carta],
    /// Sums reachable with the cards from a place on: no step leads nowhere.
    reachable: [u16; N],
    distinct: bool,
    /// The most cards a set may have.
    most: usize,
}

impl<'a, const N: usize> Search<'a, N> {
    fn new(table: &'a [Carta], distinct: bool, most: usize) -> Self {
        let mut reachable = [1_u16; N];
        for (place, card) in table.iter().enumerate().rev() {
            let later = reachable[place + 1];
            reachable[place] = later | later << card.value();
        }
        Self {
            table,
            reachable,
            distinct,
            most,
        }
    }

    fn descend<B>(
        &self,
        from: usize,
        rest: u8,
        picked: &mut Places,
        visit: &mut impl FnMut(&Places) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if rest == 0 {
            return visit(picked);
        }
        if picked.len() == self.most {
            return ControlFlow::Continue(());
        }
        for place in from..self.table.len() {
            if self.reachable[place] >> rest & 1 == 0 {
                break;
            }
            let value = self.table[place].value();
            if value > rest
                || self.reachable[place + 1] >> (rest - value) & 1 == 0
                || (self.distinct && older_copy_left(self.table, place, picked))
            {
                continue;
            }
            picked.push(place as u8);
            self.descend(place + 1, rest - value, picked, visit)?;
            picked.pop();
        }
        ControlFlow::Continue(())
    }
}
