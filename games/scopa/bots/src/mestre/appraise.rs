//! What every move is worth: the same search, but all moves meet the same worlds.

use baralho_bots::{
    Appraisal, Bots, Budget, Means, Stopwatch, Trials, appraise_by_playouts, compare,
    tree::{Problem as _, Tree},
};
use baralho_game::{
    Game as _, Rng as _, Rules as _, Seat, View as _,
    chance::{Generator, Quick},
};
use baralho_scopa::{
    Move, Scopa, View, capture,
    swift::{Play, Swift},
};

use crate::{RoundSolver, ScopaBots, candidates, greedy::Hasty};

use super::{SETTINGS, hidden::Hidden, objective::Objective};

/// Of every so many worlds one only makes the tree wiser: values from its first steps
/// would count what the search does not know yet as if it were bad play.
const WARMING: u32 = 4;

/// Iterations after which the tree is wise enough.
const WARM_UP: u32 = 2_000;

/// Positions looked at for an exact value where a number of iterations is given, as they
/// are no iterations: some milliseconds, and enough for the last 16 cards.
const POSITIONS: u32 = 50_000;

/// Appraises moves of the view's observer by the points of this round. An iteration is one
/// move tried in one world.
pub(crate) fn appraise<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    wanted: Option<Move>,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Appraisal<Move>
where
    ScopaBots<CARDS, SEATS>: Bots<Game = Scopa<CARDS, SEATS>>,
{
    let mut watch = Stopwatch::start(budget, means);
    let legal = view.count_moves();
    let moves = candidates::candidates(view, wanted);
    if let Some(exact) = solved(view, &moves, budget, means) {
        return Appraisal::from_results(&moves, legal, &exact, true);
    }
    let sides = usize::from(view.open.rules.sides);
    let objective = Objective::points(sides, view.open.rules.inverse);
    let Some(mut hidden) = Hidden::of(view, objective, None) else {
        // A world takes long: where there is no time for all moves, the best come first.
        let moves = match budget {
            Budget::Time(_) => candidates::by_promise(view, moves, wanted),
            Budget::Iterations(_) => moves,
        };
        return appraise_by_playouts::<ScopaBots<CARDS, SEATS>>(
            view, &moves, legal, &mut Hasty, watch, chance,
        );
    };
    let mut quick = Quick::new(chance.next_u64());
    let mut tree = Tree::new(SETTINGS);
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
    let choice = hidden.course.rules.choice;
    let mut searched = Searched {
        plays: moves.iter().map(|&chosen| play_of(view, chosen)).collect(),
        side: hidden.side(),
        hidden,
        tree,
        quick,
    };
    debug_assert!(
        searched
            .plays
            .iter()
            .zip(&moves)
            .all(|(play, &chosen)| play.to_move(choice) == chosen),
        "a move and its play are the same"
    );
    let cost = moves.len() as u32;
    let results = compare(&mut searched, moves.len(), cost, watch);
    Appraisal::from_results(&moves, legal, &results, false)
}

/// A move as the search makes it.
fn play_of<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    chosen: Move,
) -> Play {
    let taken = capture::taken(&view.open.rules, &view.open.table, chosen);
    Play::told(chosen.card, taken.iter())
}

/// The plays of one position, tried with one tree.
struct Searched {
    plays: Vec<Play>,
    side: usize,
    hidden: Hidden,
    tree: Tree<Play>,
    quick: Quick,
}

impl Trials for Searched {
    type World = Swift;

    fn world(&mut self) -> Swift {
        self.hidden.sample(&mut self.quick)
    }

    fn result(&mut self, world: &Swift, number: usize) -> f64 {
        let Self { hidden, quick, .. } = self;
        let play = Some(self.plays[number]);
        let rewards = self.tree.walk(hidden, *world, play, quick);
        Objective::margin_of(rewards[self.side])
    }
}

/// What the moves lead to where the view leaves nothing to guess, by the solver: what only
/// one other player and nobody else can hold, that player holds. `None` where something is
/// hidden, more than two sides play, or the round is too long.
fn solved<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    moves: &[Move],
    budget: Budget,
    means: &Means,
) -> Option<Vec<Vec<f64>>> {
    let seat = view.turn()?;
    let rules = &view.open.rules;
    let others = Seat::all(rules.players()).filter(|&other| other != seat);
    let holders = others.filter(|other| view.hand_sizes[other.index()] > 0);
    if view.deck_left > 0 || holders.count() > 1 {
        return None;
    }
    let world = view.sample(&mut Quick::new(0));
    let mut watch = match budget {
        Budget::Time(_) => Stopwatch::start(budget, means).first_half(),
        Budget::Iterations(_) => Stopwatch::start(Budget::Iterations(POSITIONS), means),
    };
    let mut solver = RoundSolver::default();
    let mut values = Vec::new();
    for &chosen in moves {
        let mut next = world;
        next.apply(chosen, &mut ());
        let value = solver.solve(&next, &mut watch).ok()?.exact()?;
        // The solver speaks for whoever moves, at the end for the first side.
        let speaker = next.turn().map_or(0, |turn| rules.side_of(turn));
        let own = if speaker == rules.side_of(seat) {
            value
        } else {
            -value
        };
        values.push(vec![f64::from(if rules.inverse { -own } else { own })]);
    }
    Some(values)
}
