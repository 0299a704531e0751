//! Opponents at Rouba-Montes, where there is nothing to decide: everybody turns a card.

use baralho_rouba_montes::RoubaMontes;

use crate::{Bot, Opponents, Random};

impl Opponents for RoubaMontes {
    const NAMES: &'static [&'static str] = &["draw", "random", "greedy"];

    fn opponent(name: &str) -> Option<Box<dyn Bot<Self>>> {
        // Any legal move is the only one.
        Self::NAMES
            .contains(&name)
            .then(|| Box::new(Random) as Box<dyn Bot<Self>>)
    }
}
