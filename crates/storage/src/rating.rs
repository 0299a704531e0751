//! New ratings after a game.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{GameFacts, Rating};

/// The people of a game, by side: the sides with nobody are left out.
///
/// None when the game does not count: see [`Rating`].
pub(crate) fn teams(finished: &GameFacts, exists: impl Fn(i64) -> bool) -> Option<Vec<Team>> {
    // Without a winner the match was broken off.
    if !finished.rated || finished.winners.is_empty() {
        return None;
    }
    let mut teams: Vec<Team> = Vec::new();
    let mut everybody = Vec::new();
    for seat in &finished.seats {
        let Some(account) = seat.account.filter(|&account| exists(account)) else {
            continue;
        };
        if everybody.contains(&account) {
            // Somebody who sits twice would win against themselves.
            return None;
        }
        everybody.push(account);
        if let Some(team) = teams.iter_mut().find(|team| team.side == seat.side) {
            team.accounts.push(account);
        } else {
            teams.push(Team {
                side: seat.side,
                accounts: vec![account],
                won: finished.winners.contains(&seat.side),
            });
        }
    }
    (teams.len() >= 2).then_some(teams)
}

/// The people of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Team {
    pub(crate) side: usize,
    pub(crate) accounts: Vec<i64>,
    pub(crate) won: bool,
}

/// The rating of whoever has never played.
pub(crate) fn beginner(game: &str) -> Rating {
    let start = WengLinRating::new();
    Rating {
        game: game.to_owned(),
        rating: start.rating,
        uncertainty: start.uncertainty,
        games: 0,
        wins: 0,
        changed_at: 0,
    }
}

/// Changes the ratings of all teams, given in the same order.
pub(crate) fn rate(teams: &[Team], ratings: &mut [Vec<Rating>], ended_at: i64) {
    let before: Vec<Vec<WengLinRating>> = ratings
        .iter()
        .map(|team| team.iter().map(strength).collect())
        .collect();
    let results: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(teams)
        .map(|(team, facts)| {
            let rank = if facts.won { 1 } else { 2 };
            (team.as_slice(), MultiTeamOutcome::new(rank))
        })
        .collect();
    let after = weng_lin_multi_team(&results, &WengLinConfig::new());
    for ((team, new), facts) in ratings.iter_mut().zip(after).zip(teams) {
        for (rating, new) in team.iter_mut().zip(new) {
            rating.rating = new.rating;
            rating.uncertainty = new.uncertainty;
            rating.games += 1;
            rating.wins += u32::from(facts.won);
            rating.changed_at = ended_at;
        }
    }
}

fn strength(rating: &Rating) -> WengLinRating {
    WengLinRating {
        rating: rating.rating,
        uncertainty: rating.uncertainty,
    }
}
