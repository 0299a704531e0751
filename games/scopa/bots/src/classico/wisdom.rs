//! The traditional wisdom of Scopone and Scopa, one function for each piece of it. Each
//! says what it thinks of a move, in hundredths of a point or so.

use baralho_scopa::{
    Capture, Carta, ScopaRules,
    swift::{of_value, value},
};

use super::{
    cards::CardSet,
    memory::sweeping_value,
    scene::{After, Prizes, SWEEP, Scene},
};
use crate::taste::{GREEDY, Taste, card_worth};

/// Everything that is said about a move, or anything below `floor` where it is below that: what
/// the next player may do takes most of the work, and never makes it better.
#[inline]
pub(crate) fn all<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>, floor: i32) -> i32 {
    let mut said = sweep_first(scene, after)
        + take_what_counts(scene, after)
        + keep_sevens(scene, after)
        + mind_parity(scene, after)
        + lay_a_double(scene, after)
        + spare_the_partners_double(scene, after)
        + keep_an_anchor(scene, after)
        + take_the_last_cards(scene, after)
        + concede_no_sweep(scene, after);
    if said >= floor || scene.rules.inverse {
        said += leave_little(scene, after);
    }
    if scene.rules.inverse { -said } else { said }
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
    pub(crate) card: i32,
    pub(crate) diamond: i32,
}

impl Weights {
    /// What every card is worth, where the number of cards or that of diamonds is undecided or
    /// not.
    pub(crate) fn worths(&self, rules: &ScopaRules, cards: bool, diamonds: bool) -> [i16; 40] {
        let taste = Taste {
            card: if cards { self.card } else { 0 },
            diamond: if diamonds { self.diamond } else { 0 },
            ..GREEDY
        };
        let mut worth = [0; 40];
        for card in Carta::all() {
            worth[card.index()] = card_worth(&taste, rules, card) as i16;
        }
        worth
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

impl<Set: CardSet> Scene<'_, Set> {
    #[inline]
    fn worth_of(&self, card: u8) -> i32 {
        self.worth[usize::from(card)].into()
    }

    #[inline]
    fn worth_of_all(&self, cards: Set) -> i32 {
        cards.cards().map(|card| self.worth_of(card)).sum()
    }
}

#[inline]
pub(crate) fn sweep_first<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    let counts = scene.rules.sweeps_count() && (!scene.last || scene.rules.last_play_sweep);
    if after.captures() && after.left.is_empty() && counts {
        SWEEP
    } else {
        0
    }
}

/// Take what counts: the settebello, sevens, diamonds, cards.
#[inline]
pub(crate) fn take_what_counts<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    if !after.captures() {
        return 0;
    }
    scene.worth_of(after.card) + scene.worth_of_all(after.taken)
}

#[inline]
pub(crate) fn concede_no_sweep<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    if scene.last || !scene.rules.sweeps_count() {
        return 0;
    }
    match sweeping_value(scene.rules, after.left.total()) {
        None => 0,
        Some(value) => {
            let chance = scene.next_holds[usize::from(value)];
            -((f64::from(SWEEP) / 100.0 * scene.weights.conceded * chance) as i32)
        }
    }
}

/// Leave little for the next player: what the best of the captures that they may have
/// would bring them.
#[inline]
pub(crate) fn leave_little<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    if scene.last || after.left.is_empty() {
        return 0;
    }
    let prizes = if after.captures() {
        Prizes::of(after.left, &scene.worth)
    } else {
        let mut prizes = scene.prizes;
        prizes.lay(after.card, scene.worth[usize::from(after.card)]);
        prizes
    };
    -((expected(scene, &prizes) * scene.weights.left / 100.0) as i32)
}

/// What the best of the captures that the next player may have brings them.
#[inline]
fn expected<Set: CardSet>(scene: &Scene<'_, Set>, prizes: &Prizes) -> f64 {
    let fifteen = scene.rules.capture == Capture::Fifteen;
    let mut replies = [(0_i16, 0.0_f64); 10];
    let mut count = 0;
    for (value, &chance) in scene.next_holds.iter().enumerate().skip(1) {
        let worth = if fifteen {
            prizes.sums[15 - value]
        } else if prizes.equal[value] > Prizes::NONE {
            prizes.equal[value]
        } else {
            prizes.sums[value]
        };
        // Whatever brings nothing or is nowhere changes nothing.
        if worth <= 0 || chance <= 0.0 {
            continue;
        }
        let mut place = count;
        while place > 0 && replies[place - 1].0 < worth {
            replies[place] = replies[place - 1];
            place -= 1;
        }
        replies[place] = (worth, chance);
        count += 1;
    }
    let (mut expected, mut nothing_better) = (0.0, 1.0);
    for &(worth, chance) in &replies[..count] {
        expected += nothing_better * chance * f64::from(worth);
        nothing_better *= 1.0 - chance;
    }
    expected
}

/// Keep sevens and the settebello: what is laid is as good as given away.
#[inline]
pub(crate) fn keep_sevens<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    if after.captures() {
        return 0;
    }
    -(scene.worth_of(after.card) * scene.weights.laid / 100)
}

/// Mind the parity of each rank: the non-dealer's side unpairs by sum captures, the
/// dealer's side keeps ranks paired and repairs them.
#[inline]
pub(crate) fn mind_parity<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    let Some(dealers_side) = scene.dealers_side else {
        return 0;
    };
    if !after.captures() {
        return 0;
    }
    let changed = after.taken.with(after.card).odd_values();
    let before = scene.captured.odd_values();
    let unpaired = (changed & !before).count_ones() as i32 - (changed & before).count_ones() as i32;
    let wish = if dealers_side { -unpaired } else { unpaired };
    wish * scene.weights.parity
}

/// Lay a rank held twice when nothing can be taken.
#[inline]
pub(crate) fn lay_a_double<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    if !after.captures() && scene.hand.of_value(value(after.card)) > 1 {
        scene.weights.double
    } else {
        0
    }
}

/// Never take the partner's double: a card that the partner laid while the three others of
/// its rank were still about, and so may have again.
#[inline]
pub(crate) fn spare_the_partners_double<Set: CardSet>(
    scene: &Scene<'_, Set>,
    after: &After<Set>,
) -> i32 {
    let value = value(after.card);
    let partners = scene.partners & of_value(value);
    if partners != 0
        && after.captures()
        && !after.left.is_empty()
        && after.taken.kinds() & partners != 0
        && scene.captured.of_value(value) == 0
        && scene.unseen.of_value(value) > 1
    {
        -scene.weights.partners_double
    } else {
        0
    }
}

/// Anchors break a run of forced sweeps: cards that nobody can take from an empty table,
/// because no other of their rank is about. They are for that, and kept until then.
#[inline]
pub(crate) fn keep_an_anchor<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    let is_anchor = |card: u8| scene.unseen.of_value(value(card)) == 0;
    if scene.last || after.captures() || !is_anchor(after.card) {
        return 0;
    }
    if scene.table.is_empty() {
        return scene.weights.anchor;
    }
    let anchors = scene.hand.cards().filter(|&card| is_anchor(card)).count();
    if anchors == 1 {
        -scene.weights.only_anchor
    } else {
        0
    }
}

/// Who captures last has what is left.
#[inline]
pub(crate) fn take_the_last_cards<Set: CardSet>(scene: &Scene<'_, Set>, after: &After<Set>) -> i32 {
    if !scene.last {
        return 0;
    }
    let left = scene.worth_of_all(after.left);
    if after.captures() || scene.captured_last {
        left
    } else {
        -left
    }
}
