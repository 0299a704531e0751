//! What to lay of a hand: additions, new melds, wilds.

use baralho_buraco::{ACE, ACES, Bag, Bits, Meld, Move, Phase, TWO, TWOS};
use baralho_cards::Suit;

use super::{
    policy::{Manner, Sight},
    position::Position,
    span::{around, best_dirty, cards_at, wild_of, window},
    thrift::spend_wilds,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lay {
    /// What fits the melds that lie; new melds only when it is time for them: in the
    /// hand they serve to take the pile.
    Usual,
    All,
    /// What fits the melds that lie, and no new meld.
    Additions,
    Melds,
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wilds {
    /// Kept until they complete a canastra, make a long meld, or time runs out.
    Usual,
    /// Laid wherever they can go.
    Eager,
    /// Laid where they take other cards with them, or complete a canastra.
    Thrifty,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    pub(crate) lay: Lay,
    pub(crate) wilds: Wilds,
}

impl Style {
    pub(crate) const USUAL: Self = Self {
        lay: Lay::Usual,
        wilds: Wilds::Usual,
    };
}

/// Lays melds and additions, and tells each of them.
pub(crate) fn lay_out(
    position: &mut Position,
    manner: &Manner,
    style: Style,
    tell: &mut impl FnMut(Move),
) {
    let mut sight = Sight::of(position, manner);
    let mut lay = style.lay;
    if lay == Lay::Usual {
        if sight.wants_out && can_go_out(position, sight) {
            sight.late = true;
            sight.urgent = true;
        }
        lay = if sight.urgent {
            Lay::All
        } else {
            Lay::Additions
        };
    }
    lay_by(position, sight, lay, style.wilds, tell);
}

fn lay_by(
    position: &mut Position,
    sight: Sight,
    lay: Lay,
    wilds: Wilds,
    tell: &mut impl FnMut(Move),
) {
    if matches!(lay, Lay::All | Lay::Additions) {
        lay_additions(position, sight, tell);
    }
    if position.table.phase == Phase::Play && matches!(lay, Lay::All | Lay::Melds) {
        lay_melds(position, sight, tell);
    }
    if position.table.phase != Phase::Play || lay == Lay::Nothing {
        return;
    }
    match wilds {
        Wilds::Never => {}
        Wilds::Thrifty => spend_wilds(position, sight, lay, tell),
        Wilds::Usual | Wilds::Eager => lay_wilds(position, sight, lay, wilds, tell),
    }
}

/// Whether all cards but one to discard can be laid now.
fn can_go_out(position: &Position, sight: Sight) -> bool {
    let hand = position.hand();
    let plain = hand.once() & !TWOS;
    let places = plain | (plain & ACES) << 13;
    let threes = places & places >> 1 & places >> 2;
    let runs = threes | threes << 1 | threes << 2;
    let mut fitting = runs | (runs >> 13) & ACES | ACES;
    for meld in position.table.melds.of(position.team()) {
        fitting |= u64::from(window(meld)) << (meld.suit() as u32 * 16);
    }
    // A wild takes a pair with it; what is left then is discarded. Most hands end here.
    if (plain & !fitting).count_ones() > 1 + 2 * hand.all_twos() {
        return false;
    }
    let mut after = *position;
    let sight = Sight {
        late: true,
        urgent: true,
        ..sight
    };
    lay_by(&mut after, sight, Lay::All, Wilds::Usual, &mut |_| ());
    after.is_over() || after.hand().len() <= 1
}

#[inline]
fn lay_additions(position: &mut Position, sight: Sight, tell: &mut impl FnMut(Move)) {
    let team = position.team();
    for index in 0..position.table.melds.len(team) {
        let Some(meld) = position.table.melds.get(team, index) else {
            return;
        };
        let hand = position.hand();
        let lane = hand.lane(meld.suit());
        // An ace needs a neighbour, or one that a wild can be; a natural two waits.
        let near_ends = meld.run() & (0b11 << 3 | 0b11 << 12) != 0 || meld.own_twos() > 0;
        let ace = if near_ends { ACE } else { 0 };
        let two = if sight.late { TWO } else { 0 };
        if lane & (window(meld) | ace | two) == 0 {
            continue;
        }
        let cards = natural_additions(meld, hand, sight.late);
        if !cards.is_empty() && sight.allows(position, cards.len()) {
            add(position, index, cards, tell);
            if position.table.phase != Phase::Play {
                return;
            }
        }
    }
}

fn add(position: &mut Position, index: usize, cards: Bag, tell: &mut impl FnMut(Move)) {
    position.add(index, cards);
    let meld = index as u8;
    tell(Move::Add { meld, cards });
}

fn meld(position: &mut Position, cards: Bag, tell: &mut impl FnMut(Move)) {
    position.meld(cards);
    tell(Move::Meld { cards });
}

/// All cards of the hand that lengthen a meld without making a clean one dirty; a two of
/// its suit only when told, for it may be wild elsewhere.
pub(super) fn natural_additions(meld: Meld, hand: Bag, twos: bool) -> Bag {
    let suit = meld.suit();
    let dirty = meld.has_wild();
    let mut grown = meld;
    let mut lane = hand.lane(suit);
    let mut aces = hand.aces(suit);
    let mut added = Bag::EMPTY;
    'grow: loop {
        let mut near = lane & window(grown);
        let mut fits = |rank: u16| match grown.longer(rank) {
            Some(longer) if longer.has_wild() == dirty => {
                added = added.plus(Bag::from_lane(suit, rank, 0));
                grown = longer;
                true
            }
            _ => false,
        };
        while near != 0 {
            let rank = near & near.wrapping_neg();
            near &= near - 1;
            if fits(rank) {
                lane &= !rank;
                continue 'grow;
            }
        }
        if aces > 0 && fits(ACE) {
            aces -= 1;
            continue;
        }
        // Beside a wild a two of the suit may stand in its own place.
        if twos && lane & TWO != 0 && fits(TWO) {
            lane &= !TWO;
            continue;
        }
        return added;
    }
}

#[inline]
fn lay_melds(position: &mut Position, sight: Sight, tell: &mut impl FnMut(Move)) {
    loop {
        let hand = position.hand();
        let natural = if sight.late {
            hand.once()
        } else {
            hand.once() & !TWOS
        };
        let places = natural | (natural & ACES) << 13;
        let threes = places & places >> 1 & places >> 2;
        if threes == 0 {
            return;
        }
        let mut laid = false;
        for start in Bits(threes) {
            let suit = Suit::ALL[start as usize >> 4];
            let run = around((places >> (start & !15)) as u16, start & 15);
            let cards = cards_at(run, suit, hand.aces(suit));
            if sight.allows(position, cards.len()) {
                meld(position, cards, tell);
                laid = true;
                break;
            }
        }
        if !laid || position.table.phase != Phase::Play {
            return;
        }
    }
}

fn lay_wilds(
    position: &mut Position,
    sight: Sight,
    lay: Lay,
    wilds: Wilds,
    tell: &mut impl FnMut(Move),
) {
    let team = position.team();
    while position.table.phase == Phase::Play {
        let hand = position.hand();
        if hand.once() & TWOS == 0 {
            return;
        }
        let goes_out = sight.wants_out && hand.len() - hand.all_twos() as usize <= 1;
        let anyhow = sight.late || goes_out || wilds == Wilds::Eager;
        if !sight.allows(position, 1) {
            return;
        }
        // Where a wild gains most: it completes a canastra, or lengthens the longest meld.
        let mut best: Option<(i32, usize, Bag)> = None;
        if matches!(lay, Lay::All | Lay::Additions) {
            for (index, meld) in position.table.melds.of(team).enumerate() {
                let Some((wild, after)) = with_wild(meld, hand) else {
                    continue;
                };
                let gain = after.points() - meld.points();
                let worth = gain * 16 + meld.len() as i32;
                let usual = gain >= 100 || (anyhow && gain > 0);
                if usual && best.is_none_or(|(best, ..)| worth > best) {
                    best = Some((worth, index, wild));
                }
            }
        }
        if let Some((_, index, wild)) = best {
            add(position, index, wild, tell);
            continue;
        }
        if !matches!(lay, Lay::All | Lay::Melds) {
            return;
        }
        let Some((naturals, suit)) = best_dirty(hand) else {
            return;
        };
        if !(anyhow || naturals.len() >= sight.long) || !sight.allows(position, naturals.len() + 1)
        {
            return;
        }
        let Some(wild) = wild_of(hand, suit) else {
            return;
        };
        meld(position, naturals.plus(wild), tell);
    }
}

/// A two of the hand for a meld, and the meld with it: as a wild, or beside one in its own
/// place.
pub(super) fn with_wild(meld: Meld, hand: Bag) -> Option<(Bag, Meld)> {
    let own = Bag::from_lane(meld.suit(), TWO, 0);
    let wild = match (meld.twos(), meld.has_wild()) {
        (0 | 1, false) => wild_of(hand, meld.suit())?,
        (1, true) if hand.contains(own) => own,
        _ => return None,
    };
    Some((wild, meld.grown(wild)?))
}
