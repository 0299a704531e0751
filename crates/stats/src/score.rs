use serde::{Deserialize, Serialize};

/// How a game ended for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// It won alone.
    Won,
    /// It shared the victory.
    Drawn,
    /// Others won.
    Lost,
}

impl Ending {
    /// How a side fares in a game that these sides won.
    pub fn of(side: usize, winners: &[usize]) -> Self {
        match (winners.contains(&side), winners.len()) {
            (true, 1) => Self::Won,
            (true, _) => Self::Drawn,
            (false, _) => Self::Lost,
        }
    }

    /// The same game seen by the only opponent.
    pub const fn turned(self) -> Self {
        match self {
            Self::Won => Self::Lost,
            Self::Drawn => Self::Drawn,
            Self::Lost => Self::Won,
        }
    }
}

/// Somebody's results, in one deal or in many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// Games won alone.
    pub wins: u64,
    /// Games whose victory was shared.
    pub draws: u64,
    /// Games that others won.
    pub losses: u64,
    /// Points of all games together.
    pub points: i64,
}

impl Score {
    /// Takes in the result of one game.
    pub fn add(&mut self, ending: Ending, points: i64) {
        match ending {
            Ending::Won => self.wins += 1,
            Ending::Drawn => self.draws += 1,
            Ending::Lost => self.losses += 1,
        }
        self.points += points;
    }

    /// Takes in other results.
    pub fn merge(&mut self, other: &Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.points += other.points;
    }

    /// The same games seen by the only opponent, whose points are what this one is behind.
    pub const fn turned(self) -> Self {
        Self {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
            points: -self.points,
        }
    }

    /// The number of games.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// A win is two halves, a draw one.
    pub const fn halves(&self) -> u64 {
        2 * self.wins + self.draws
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_is_a_draw_for_those_who_share_it_and_lost_for_the_others() {
        assert_eq!(Ending::of(0, &[0]), Ending::Won);
        assert_eq!(Ending::of(0, &[0, 2]), Ending::Drawn);
        assert_eq!(Ending::of(1, &[0, 2]), Ending::Lost);
    }

    #[test]
    fn halves_count_two_for_a_win_and_one_for_a_draw() {
        let mut score = Score::default();
        for (ending, points) in [(Ending::Won, 4), (Ending::Drawn, 2), (Ending::Lost, -1)] {
            score.add(ending, points);
        }
        assert_eq!((score.games(), score.halves(), score.points), (3, 3, 5));
    }
}
