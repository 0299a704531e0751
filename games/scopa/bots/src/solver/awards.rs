//! What the categories have come to between two pooled piles.

use baralho_scopa::{
    Mechanic, Prime,
    swift::{Course, DECK, DIAMONDS, NO_CARD, SETTEBELLO, SEVENS, best_of_suits, primiera},
};

/// What the categories have come to between two pooled piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Awards {
    /// The points that nobody can lose any more, as a margin.
    pub(super) margin: i32,
    /// How many categories are still open.
    pub(super) open: i32,
    /// What the open ones depend on besides the cards not captured yet.
    pub(super) code: u64,
}

impl Awards {
    pub(super) const OPEN: Self = Self {
        margin: 0,
        open: 4,
        code: 0,
    };

    /// What the categories have come to, the piles being one for each side.
    #[inline]
    pub(super) fn of(course: &Course, piles: &[u64; 6]) -> Self {
        let mut awards = Self {
            margin: 0,
            open: 0,
            code: 0,
        };
        if course.rules.mechanic == Mechanic::OnlyScopas {
            return awards;
        }
        let [ours, theirs, ..] = *piles;
        awards.count(ours, theirs, 40, 6);
        awards.count(ours & DIAMONDS, theirs & DIAMONDS, 10, 4);
        awards.count(ours & SETTEBELLO, theirs & SETTEBELLO, 1, 0);
        if course.rules.prime == Prime::Sevens {
            awards.count(ours & SEVENS, theirs & SEVENS, 4, 3);
        } else {
            awards.primiera(ours, theirs);
        }
        awards
    }

    /// A category of most cards, of so many there are, with so many bits for its code.
    #[inline]
    fn count(&mut self, ours: u64, theirs: u64, all: u32, bits: u32) {
        let (ours, theirs) = (ours.count_ones(), theirs.count_ones());
        let half = all / 2;
        self.code <<= bits;
        if ours > half {
            self.margin += 1;
            self.code |= (1 << bits) - 1;
        } else if theirs > half {
            self.margin -= 1;
            self.code |= (1 << bits) - 1;
        } else {
            // All captured and equal: settled too, and different from every other case.
            self.open += i32::from(ours + theirs < all);
            self.code |= u64::from(ours);
        }
    }

    #[inline]
    fn primiera(&mut self, ours: u64, theirs: u64) {
        const SETTLED: u64 = (1 << 32) - 1;
        let (our_best, their_best) = (best_of_suits(ours), best_of_suits(theirs));
        let (our_sum, their_sum) = (primiera(our_best), primiera(their_best));
        self.code <<= 32;
        if our_sum > primiera(best_of_suits(DECK & !ours)) {
            self.margin += 1;
            self.code |= SETTLED;
        } else if their_sum > primiera(best_of_suits(DECK & !theirs)) {
            self.margin -= 1;
            self.code |= SETTLED;
        } else {
            self.open += 1;
            let mut code = 0;
            for best in our_best.into_iter().chain(their_best) {
                // Figures count alike; 15 stays free for what is settled.
                let class = if best == NO_CARD {
                    14
                } else {
                    (best / 4).max(2)
                };
                code = code << 4 | u64::from(class);
            }
            self.code |= code;
        }
    }
}
