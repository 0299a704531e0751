//! Which moves to look at where there are more than anybody can: on a long table where players
//! pick, one card may capture in a hundred thousand ways.

use std::{cmp::Reverse, ops::ControlFlow};

use baralho_game::View as _;
use baralho_scopa::{Move, View, capture};

use super::taste::{GREEDY, Unseen, worth};

/// The most moves that are tried one by one.
pub(super) const MOST: usize = 64;
/// A table with more ways than this is judged by the first ones.
const LOOKED_AT: usize = 2_000;

/// Shows the moves of a view in the game's order: of a long table the first ones.
pub(super) fn visit_first<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    mut visit: impl FnMut(Move),
) {
    let mut seen = 0;
    let _ = view.visit_moves(|chosen| {
        visit(chosen);
        seen += 1;
        if seen == LOOKED_AT {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
}

/// All moves of a view in the game's order; where they are more than `most`, the first ones
/// of every card, about so many in all.
pub(super) fn some_moves<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    most: usize,
) -> Vec<Move> {
    let mut moves = Vec::new();
    let more = view.visit_moves(|chosen| {
        if moves.len() == most {
            return ControlFlow::Break(());
        }
        moves.push(chosen);
        ControlFlow::Continue(())
    });
    if more.is_break() {
        moves.clear();
        let each = (most / view.hand.len()).max(1);
        view.visit_few(each, |chosen| moves.push(chosen));
    }
    moves
}

/// The moves worth trying, the one wanted in any case among them: all in the game's order
/// if they are few, else the most promising.
pub(super) fn candidates<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    wanted: Option<Move>,
) -> Vec<Move> {
    let moves = some_moves(view, LOOKED_AT);
    if moves.len() <= MOST {
        return moves;
    }
    by_promise(view, moves, wanted)
}

/// So many of these as are worth trying, the most promising first, and before all the one
/// that is wanted in any case.
pub(super) fn by_promise<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    mut moves: Vec<Move>,
    wanted: Option<Move>,
) -> Vec<Move> {
    let (rules, table) = (&view.open.rules, &view.open.table);
    let unseen = Unseen::new(view, view.unseen());
    moves.sort_by_cached_key(|&chosen| {
        let take = capture::taken(rules, table, chosen);
        Reverse(worth(&GREEDY, rules, table, chosen.card, take, &unseen))
    });
    if let Some(wanted) = wanted {
        moves.retain(|&chosen| chosen != wanted);
        moves.insert(0, wanted);
    }
    moves.truncate(MOST);
    moves
}
