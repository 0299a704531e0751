//! The traditional wisdom of Scopone and Scopa, one function for each piece of it. Each
//! says what it thinks of a move, in hundredths of a point or so.

use baralho_scopa::{Capture, Carta, Mechanic};

use super::{
    memory::sweeping_value,
    scene::{After, SWEEP, Scene},
};
use crate::taste::{GREEDY, Taste};

/// Everything that is said about a move.
pub(crate) fn all(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    sweep_first(scene, after)
        + take_what_counts(scene, after)
        + concede_no_sweep(scene, after)
        + leave_little(scene, after)
        + keep_sevens(scene, after)
        + mind_parity(scene, after)
        + lay_a_double(scene, after)
        + spare_the_partners_double(scene, after)
        + keep_an_anchor(scene, after)
        + take_the_last_cards(scene, after)
}
/// How much each piece of wisdom weighs. Where a stock is left the next hands are still
/// unknown to everybody, and what lies on the table stays in danger for longer. Found by
/// playing against `greedy`, on other deals than those it was measured with.
#[derive(Debug)]
pub(crate) struct Weights {
    /// Of a sweep conceded, in hundredths of what it scores.
    pub(crate) conceded: f64,
    /// Of what the next player may take, in hundredths of what it is worth.
    pub(crate) left: f64,
    /// Of a card laid, in hundredths of what it is worth.
    pub(crate) laid: i32,
    /// Of a rank that becomes paired or unpaired.
    pub(crate) parity: i32,
    /// For laying one of two.
    pub(crate) double: i32,
    /// Against taking the partner's double.
    pub(crate) partners_double: i32,
    /// For an anchor on an empty table.
    pub(crate) anchor: i32,
    /// Against laying the only anchor elsewhere.
    pub(crate) only_anchor: i32,
    /// Any card.
    pub(crate) card: i32,
    /// A diamond.
    pub(crate) diamond: i32,
}

impl Weights {
    /// What cards are worth, where their number or that of diamonds is undecided or not.
    pub(crate) const fn taste(&self, cards: bool, diamonds: bool) -> Taste {
        Taste {
            card: if cards { self.card } else { 0 },
            diamond: if diamonds { self.diamond } else { 0 },
            ..GREEDY
        }
    }
}

/// All cards are in hands: Scopone, and the last deal of the others.
pub(crate) const ALL_DEALT: Weights = Weights {
    conceded: 150.0,
    left: 150.0,
    laid: 25,
    parity: 8,
    double: 15,
    partners_double: 4,
    anchor: 10,
    only_anchor: 1,
    card: 7,
    diamond: 20,
};

/// There are cards to be dealt.
pub(crate) const WITH_STOCK: Weights = Weights {
    conceded: 200.0,
    left: 350.0,
    laid: 100,
    parity: 4,
    double: 15,
    partners_double: 4,
    anchor: 10,
    only_anchor: 0,
    card: 5,
    diamond: 15,
};

/// Sweep first.
pub(crate) fn sweep_first(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    let counts = scene.rules.sweeps_count() && (!scene.last || scene.rules.last_play_sweep);
    if after.captures() && after.left.is_empty() && counts {
        SWEEP
    } else {
        0
    }
}

/// Take what counts: the settebello, sevens, diamonds, cards.
pub(crate) fn take_what_counts(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    if !after.captures() {
        return 0;
    }
    let mut left = after.taken;
    let mut worth = scene.worth(after.card);
    for &card in scene.table {
        if left.contains(card) {
            left.remove(card);
            worth += scene.worth(card);
        }
    }
    worth
}

/// Concede no sweep.
pub(crate) fn concede_no_sweep(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    if scene.last || scene.rules.mechanic == Mechanic::NoScopas {
        return 0;
    }
    match sweeping_value(scene.rules, after.left) {
        None => 0,
        Some(value) => {
            let chance = scene.next_holds[usize::from(value)];
            -((f64::from(SWEEP) / 100.0 * scene.weights.conceded * chance) as i32)
        }
    }
}

/// Leave little for the next player: what the best of the captures that they may have
/// would bring them.
pub(crate) fn leave_little(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    if scene.last || after.left.is_empty() {
        return 0;
    }
    let mut replies = replies(scene, after.left);
    replies.sort_by_key(|&(worth, _)| -worth);
    let mut expected = 0.0;
    let mut nothing_better = 1.0;
    for (worth, chance) in replies {
        expected += nothing_better * chance * f64::from(worth);
        nothing_better *= 1.0 - chance;
    }
    -((expected * scene.weights.left / 100.0) as i32)
}

/// By value, what the best capture with it would bring, and how likely the next player
/// has it.
fn replies(scene: &Scene<'_>, table: &[Carta]) -> [(i32, f64); 10] {
    /// Less than any worth.
    const NONE: i32 = i32::MIN / 2;
    let mut best_sum = [NONE; 16];
    best_sum[0] = 0;
    let mut best_equal = [NONE; 11];
    for &card in table {
        let (value, worth) = (usize::from(card.value()), scene.worth(card));
        best_equal[value] = best_equal[value].max(worth);
        for sum in (value..16).rev() {
            best_sum[sum] = best_sum[sum].max(best_sum[sum - value] + worth);
        }
    }
    let mut replies = [(0, 0.0); 10];
    for (reply, value) in replies.iter_mut().zip(1..=10_u8) {
        let at = usize::from(value);
        let equal_first = scene.rules.capture != Capture::Fifteen && best_equal[at] > NONE;
        let worth = if equal_first {
            best_equal[at]
        } else {
            best_sum[usize::from(scene.rules.needed(value))]
        };
        if worth > NONE / 2 {
            *reply = (worth, scene.next_holds[at]);
        }
    }
    replies
}

/// Keep sevens and the settebello: what is laid is as good as given away.
pub(crate) fn keep_sevens(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    if after.captures() {
        return 0;
    }
    -(scene.worth(after.card) * scene.weights.laid / 100)
}

/// Mind the parity of each rank: the non-dealer's side unpairs by sum captures, the
/// dealer's side keeps ranks paired and repairs them.
pub(crate) fn mind_parity(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    let Some(dealers_side) = scene.dealers_side else {
        return 0;
    };
    if !after.captures() {
        return 0;
    }
    let mut taken = after.taken;
    taken.add(after.card);
    let mut unpaired = 0;
    for value in 1..=10 {
        if !taken.of_value(value).is_multiple_of(2) {
            let paired = scene.captured[usize::from(value)].is_multiple_of(2);
            unpaired += if paired { 1 } else { -1 };
        }
    }
    let wish = if dealers_side { -unpaired } else { unpaired };
    wish * scene.weights.parity
}

/// Lay a rank held twice when nothing can be taken.
pub(crate) fn lay_a_double(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    let value = after.card.value();
    let held = scene.hand.iter().filter(|card| card.value() == value);
    if !after.captures() && held.count() > 1 {
        scene.weights.double
    } else {
        0
    }
}

/// Never take the partner's double: a card that the partner laid while the three others of
/// its rank were still about, and so may have again.
pub(crate) fn spare_the_partners_double(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    let value = after.card.value();
    let is_double = |card: Carta| {
        card.value() == value
            && after.taken.contains(card)
            && scene.partners.contains(card)
            && scene.captured[usize::from(value)] == 0
            && scene.unseen.of_value(value) > 1
    };
    let spoils = after.captures() && !after.left.is_empty();
    if spoils && scene.table.iter().copied().any(is_double) {
        -scene.weights.partners_double
    } else {
        0
    }
}

/// Anchors break a run of forced sweeps: cards that nobody can take from an empty table,
/// because no other of their rank is about. They are for that, and kept until then.
pub(crate) fn keep_an_anchor(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    let is_anchor = |card: Carta| scene.unseen.of_value(card.value()) == 0;
    if scene.last || after.captures() || !is_anchor(after.card) {
        return 0;
    }
    if scene.table.is_empty() {
        return scene.weights.anchor;
    }
    let anchors = scene.hand.iter().filter(|&card| is_anchor(card)).count();
    if anchors == 1 {
        -scene.weights.only_anchor
    } else {
        0
    }
}

/// Who captures last has what is left.
pub(crate) fn take_the_last_cards(scene: &Scene<'_>, after: &After<'_>) -> i32 {
    if !scene.last {
        return 0;
    }
    let left: i32 = after.left.iter().map(|&card| scene.worth(card)).sum();
    if after.captures() || scene.captured_last {
        left
    } else {
        -left
    }
}
