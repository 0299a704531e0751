//! What every move is worth: the same search, but all moves meet the same worlds.

use baralho_game::{
    Rng as _,
    chance::{Generator, Quick},
};
use baralho_scopa::{Move, Scopa, View};
use baralho_search::{Appraisal, Budget, Means, Problem as _, Stopwatch, Tree};

use crate::{Opponents, appraise_by_playouts};

use super::{super::Greedy, SETTINGS, hidden::Hidden, objective::Objective};

/// Of every so many worlds one only makes the tree wiser: values from its first steps
/// would count what the search does not know yet as if it were bad play.
const WARMING: u32 = 4;

/// Appraises every move of the view's observer by the points of this round. An iteration
/// is one move tried in one world.
pub(crate) fn appraise<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Appraisal<Move>
where
    Scopa<CARDS, SEATS>: Opponents<View = View<CARDS, SEATS>, Move = Move>,
{
    let sides = usize::from(view.open.rules.sides);
    let objective = Objective::points(sides, view.open.rules.inverse);
    let Some(mut hidden) = Hidden::of(view, objective, None) else {
        return appraise_by_playouts::<Scopa<CARDS, SEATS>>(
            view,
            &mut Greedy,
            budget,
            means,
            chance,
        );
    };
    let mut quick = Quick::new(chance.next_u64());
    let choice = hidden.course().choice;
    let plays = hidden.plays();
    let moves: Vec<Move> = plays.iter().map(|play| play.to_move(choice)).collect();
    if hidden.is_open() {
        let exact: Vec<Vec<f64>> = plays
            .iter()
            .map(|&play| vec![hidden.solved_margin(play)])
            .collect();
        return Appraisal::from_results(&moves, &exact, true);
    }
    let mut results = vec![Vec::new(); plays.len()];
    let mut tree = Tree::new(SETTINGS);
    let mut watch = Stopwatch::start(budget, means.clock);
    let each = plays.len() as u32;
    let warm = match budget {
        Budget::Iterations(count) => count / WARMING,
        Budget::Time(_) => WARM_UP,
    };
    for _ in 0..warm.min(WARM_UP) {
        if !watch.allows(1) {
            break;
        }
        tree.iterate(&mut hidden, &mut quick);
    }
    let side = hidden.side();
    while watch.allows(each) || results[0].len() < 2 {
        let world = hidden.sample(&mut quick);
        for (&play, results) in plays.iter().zip(&mut results) {
            let rewards = tree.walk(&mut hidden, world, Some(play), &mut quick);
            results.push(Objective::margin_of(rewards[side]));
        }
    }
    Appraisal::from_results(&moves, &results, false)
}

/// Iterations after which the tree is wise enough.
const WARM_UP: u32 = 2_000;
