//! What to lay of a hand: additions, new melds, wilds.

use super::{
    cards::{ACES, Bits, Cards, Place, TWOS},
    policy::{Manner, Sight},
    position::{Position, Stage, Step},
    run::{LOW_ACE, Run, TWO},
    span::{around, best_dirty, cards_at, wild_of},
    thrift::spend_wilds,
};

/// What of a hand is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::buraco) enum Lay {
    /// What fits the melds that lie; new melds only when it is time for them: in the
    /// hand they serve to take the pile.
    Usual,
    /// All that fits.
    All,
    /// What fits the melds that lie, and no new meld.
    Additions,
    /// New melds only.
    Melds,
    /// Nothing.
    Nothing,
}

/// What becomes of wilds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::buraco) enum Wilds {
    /// Kept until they complete a canastra, make a long meld, or time runs out.
    Usual,
    /// Laid wherever they can go.
    Eager,
    /// Laid where they take other cards with them, or complete a canastra.
    Thrifty,
    /// Kept.
    Never,
}

/// A way to play a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::buraco) struct Style {
    pub(in crate::buraco) lay: Lay,
    pub(in crate::buraco) wilds: Wilds,
}

impl Style {
    pub(in crate::buraco) const USUAL: Self = Self {
        lay: Lay::Usual,
        wilds: Wilds::Usual,
    };
}

/// Lays melds and additions, and tells each of them.
pub(in crate::buraco) fn lay_out(
    position: &mut Position,
    manner: &Manner,
    style: Style,
    tell: &mut impl FnMut(Step),
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
    tell: &mut impl FnMut(Step),
) {
    if matches!(lay, Lay::All | Lay::Additions) {
        lay_additions(position, sight, tell);
    }
    if position.stage == Stage::Play && matches!(lay, Lay::All | Lay::Melds) {
        lay_melds(position, sight, tell);
    }
    if position.stage != Stage::Play || lay == Lay::Nothing {
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
    let plain = hand.once & !TWOS;
    let places = plain | (plain & ACES) << 13;
    let threes = places & places >> 1 & places >> 2;
    let runs = threes | threes << 1 | threes << 2;
    let mut fitting = runs | (runs >> 13) & ACES | ACES;
    for run in position.melds(position.team()) {
        fitting |= u64::from(run.window()) << (run.suit * 16);
    }
    // A wild takes a pair with it; what is left then is discarded. Most hands end here.
    if (plain & !fitting).count_ones() > 1 + 2 * hand.twos() {
        return false;
    }
    let mut after = *position;
    let sight = Sight {
        late: true,
        urgent: true,
        ..sight
    };
    lay_by(&mut after, sight, Lay::All, Wilds::Usual, &mut |_| ());
    after.stage == Stage::Over || after.hand().len() <= 1
}

#[inline]
fn lay_additions(position: &mut Position, sight: Sight, tell: &mut impl FnMut(Step)) {
    let team = position.team();
    for index in 0..position.melds(team).len() {
        let run = position.melds(team)[index];
        let hand = position.hand();
        let lane = hand.lane(run.suit);
        // An ace needs a neighbour, or one that a wild can be; a natural two waits.
        let ends = (run.ranks & (0b11 << 3 | 0b11 << 12)) | (TWO * u16::from(run.own));
        let ace = if ends == 0 { 0 } else { LOW_ACE };
        let two = if sight.late { TWO } else { 0 };
        if lane & (run.window() | ace | two) == 0 {
            continue;
        }
        let cards = natural_additions(run, hand, sight.late);
        if cards.once != 0 && sight.allows(position, cards.len()) {
            position.add(index as u8, cards);
            tell(Step::Add(index as u8, cards));
            if position.stage != Stage::Play {
                return;
            }
        }
    }
}

/// All cards of the hand that lengthen a meld without making a clean one dirty; a two of
/// its suit only when told, for it may be wild elsewhere.
pub(super) fn natural_additions(run: Run, hand: Cards, twos: bool) -> Cards {
    let mut grown = run;
    let dirty = run.has_wild();
    let mut lane = hand.lane(run.suit);
    let ace = run.suit * 16 + 1;
    let mut aces = hand.count(ace);
    let mut added = Cards::NONE;
    let fits = |grown: Run| grown.is_meld() && grown.has_wild() == dirty;
    'grow: loop {
        let mut near = lane & grown.window();
        while near != 0 {
            let rank = near & near.wrapping_neg();
            near &= near - 1;
            let longer = Run {
                ranks: grown.ranks | rank,
                ..grown
            };
            if fits(longer) {
                grown = longer;
                lane &= !rank;
                added.once |= u64::from(rank) << (run.suit * 16);
                continue 'grow;
            }
        }
        if aces > 0 {
            let longer = Run {
                aces: grown.aces + 1,
                ..grown
            };
            if fits(longer) {
                grown = longer;
                aces -= 1;
                added.insert(ace);
                continue;
            }
        }
        // Beside a wild a two of the suit may stand in its own place.
        if twos && lane & TWO != 0 && grown.twos() < 2 {
            let longer = Run {
                own: grown.own + 1,
                ..grown
            };
            if fits(longer) {
                grown = longer;
                lane &= !TWO;
                added.insert(ace + 1);
                continue;
            }
        }
        return added;
    }
}

#[inline]
fn lay_melds(position: &mut Position, sight: Sight, tell: &mut impl FnMut(Step)) {
    loop {
        let hand = position.hand();
        let natural = if sight.late {
            hand.once
        } else {
            hand.once & !TWOS
        };
        let places = natural | (natural & ACES) << 13;
        let threes = places & places >> 1 & places >> 2;
        if threes == 0 {
            return;
        }
        let mut laid = false;
        for start in Bits(threes) {
            let suit = start >> 4;
            let run = around((places >> (suit * 16)) as u16, u32::from(start & 15));
            let cards = cards_at(run, suit, hand.count(suit * 16 + 1));
            if sight.allows(position, cards.len()) {
                position.meld(cards);
                tell(Step::Meld(cards));
                laid = true;
                break;
            }
        }
        if !laid || position.stage != Stage::Play {
            return;
        }
    }
}

fn lay_wilds(
    position: &mut Position,
    sight: Sight,
    lay: Lay,
    wilds: Wilds,
    tell: &mut impl FnMut(Step),
) {
    let team = position.team();
    while position.stage == Stage::Play {
        let hand = position.hand();
        let Some(twos) = (hand.once & TWOS != 0).then_some(hand.once & TWOS) else {
            return;
        };
        let goes_out = sight.wants_out && hand.len() - hand.twos() <= 1;
        let anyhow = sight.late || goes_out || wilds == Wilds::Eager;
        if !sight.allows(position, 1) {
            return;
        }
        // Where a wild gains most: it completes a canastra, or lengthens the longest meld.
        let mut best: Option<(i32, u8, Cards)> = None;
        if matches!(lay, Lay::All | Lay::Additions) {
            for (index, &run) in position.melds(team).iter().enumerate() {
                let own = Cards::of(run.suit * 16 + 2);
                let wild = match (run.twos(), run.has_wild()) {
                    (0 | 1, false) => wild_of(hand, run.suit),
                    // Only in its own place.
                    (1, true) => (hand.once & own.once != 0).then_some(own),
                    _ => None,
                };
                let Some(wild) = wild else {
                    continue;
                };
                let after = run.with(wild);
                if !after.is_meld() {
                    continue;
                }
                let gain = after.points() - run.points();
                let worth = gain * 16 + run.len() as i32;
                let usual = gain >= 100 || (anyhow && gain > 0);
                if usual && best.is_none_or(|(best, ..)| worth > best) {
                    best = Some((worth, index as u8, wild));
                }
            }
        }
        if let Some((_, index, wild)) = best {
            position.add(index, wild);
            tell(Step::Add(index, wild));
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
        let own = twos & 1 << (suit * 16 + 2);
        let wild = if twos & !own == 0 { twos } else { twos & !own };
        let cards = naturals.plus(Cards::of(wild.trailing_zeros() as Place));
        position.meld(cards);
        tell(Step::Meld(cards));
    }
}
