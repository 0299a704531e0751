//! Sums of whole numbers from which a mean per game and its spread over deals follow.

/// Sums over deals of a quantity and of the games it was gathered in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moments {
    pub(crate) deals: u64,
    games: i128,
    games_squares: i128,
    sum: i128,
    squares: i128,
    products: i128,
}

impl Moments {
    /// Takes in one deal.
    pub(crate) fn add(&mut self, value: i64, games: u64) {
        let (value, games) = (i128::from(value), i128::from(games));
        self.deals += 1;
        self.games += games;
        self.games_squares += games * games;
        self.sum += value;
        self.squares += value * value;
        self.products += value * games;
    }

    /// Takes in other deals.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.games += other.games;
        self.games_squares += other.games_squares;
        self.sum += other.sum;
        self.squares += other.squares;
        self.products += other.products;
    }

    /// How far a deal lies from what the mean of all games would make it, squared, as of a
    /// sample; `None` for fewer than two deals. With equally many games per deal this is
    /// the plain variance of the deals' values.
    pub(crate) fn variance(&self) -> Option<f64> {
        if self.deals < 2 || self.games == 0 {
            return None;
        }
        let freedom = (self.deals - 1) as f64;
        Some((self.exact_spread().unwrap_or_else(|| self.spread()) / freedom).max(0.0))
    }

    /// The sum of (value - mean * games)^2, in whole numbers up to the division: so that
    /// deals that came out alike have a spread of nothing at all.
    fn exact_spread(&self) -> Option<f64> {
        let games = self.games;
        let first = games.checked_mul(games)?.checked_mul(self.squares)?;
        let second = games
            .checked_mul(self.sum)?
            .checked_mul(self.products)?
            .checked_mul(2)?;
        let third = self
            .sum
            .checked_mul(self.sum)?
            .checked_mul(self.games_squares)?;
        let total = first.checked_sub(second)?.checked_add(third)?;
        Some(total as f64 / (games as f64 * games as f64))
    }

    /// The same where whole numbers would overflow.
    fn spread(&self) -> f64 {
        let mean = self.sum as f64 / self.games as f64;
        self.squares as f64 - 2.0 * mean * self.products as f64
            + mean * mean * self.games_squares as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variance_of_equal_deals_is_the_plain_one() {
        let mut moments = Moments::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            moments.add(value, 2);
        }
        let variance = moments.variance().expect("eight deals");
        assert!((variance - 32.0 / 7.0).abs() < 1e-12, "{variance}");
    }

    #[test]
    fn the_variance_of_unequal_deals_is_taken_around_the_mean_per_game() {
        let mut alike = Moments::default();
        for games in [1, 2, 3, 10] {
            alike.add(3 * games as i64, games);
        }
        assert_eq!(alike.variance(), Some(0.0));
        let mut unlike = Moments::default();
        unlike.add(4, 1);
        unlike.add(2, 2);
        // The mean is 2 per game: deviations 2 and -2.
        assert_eq!(unlike.variance(), Some(8.0));
    }

    #[test]
    fn numbers_too_large_for_the_exact_way_still_have_a_spread() {
        let mut moments = Moments::default();
        for value in [i64::MAX / 4, -i64::MAX / 4] {
            moments.add(value, 1 << 40);
        }
        assert_eq!(moments.exact_spread(), None);
        assert!(moments.variance().is_some_and(|v| v.is_finite() && v > 0.0));
    }
}
