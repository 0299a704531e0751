//! Opponents of the Scopa family: Escopa's robots 0 to 4 and a greedy player.

mod greedy;
mod robots;

use baralho_scopa::Scopa;

use crate::{Bot, Opponents, Random};

use greedy::Greedy;
use robots::Robot;

impl<const CARDS: usize, const SEATS: usize> Opponents for Scopa<CARDS, SEATS> {
    const NAMES: &'static [&'static str] = &[
        "robot0", "robot1", "robot2", "robot3", "robot4", "random", "greedy",
    ];

    fn opponent(name: &str) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            "robot0" => Box::new(Robot::Lays),
            "robot1" => Box::new(Robot::AnyCard),
            "robot2" => Box::new(Robot::FirstCard),
            "robot3" => Box::new(Robot::Captures),
            "robot4" => Box::new(Robot::CapturesMore),
            "random" => Box::new(Random),
            "greedy" => Box::new(Greedy),
            _ => return None,
        })
    }
}
