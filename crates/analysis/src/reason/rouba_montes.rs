//! Rouba-Montes: nothing to explain.

use baralho_rouba_montes::{Move, RoubaMontes, View};

use super::{Explained, Reason};
use crate::Scale;

impl Explained for RoubaMontes {
    const SCALE: Scale = Scale::ROUBA_MONTES;
    const LUCK_ONLY: bool = true;

    fn why(_view: &View, _best: Move, _others: &[Move]) -> Vec<Reason> {
        vec![Reason::LuckOnly]
    }

    fn why_not(_view: &View, _played: Move, _best: Move) -> Vec<Reason> {
        Vec::new()
    }
}
