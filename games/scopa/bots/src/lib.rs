//! Opponents of the Scopa family: Escopa's robots 0 to 4, a greedy player, one of the old
//! school, and the five levels from first-timer to `mestre`.

mod candidates;
mod classico;
mod greedy;
mod levels;
mod mestre;
mod promise;
mod reasons;
mod robots;
mod solver;
mod taste;
pub mod training;
mod vidente;

use baralho_bots::{
    Appraisal, Bot, BotName, Bots, Budget, Means, Occupant, Random, Reason, Scale, Seer, ViewOf,
    margin, play_to_the_end,
};
use baralho_game::{Game as _, Match, Outcome, Rules as _, Seat, chance::Generator};
use baralho_scopa::{Large, Move, Scopa, Small};

use greedy::Greedy;
use levels::Level;
use mestre::Mestre;
use robots::Robot;
use solver::INSTANT_WIN;
pub use solver::RoundSolver;
use vidente::Vidente;

/// The bots of the Scopa family, for an engine of one of its sizes.
#[derive(Clone, Copy, Debug)]
pub struct ScopaBots<const CARDS: usize, const SEATS: usize>;

/// Those at usual tables.
pub type SmallBots = ScopaBots<40, 6>;
/// Those at tables of several decks or many players.
pub type LargeBots = ScopaBots<240, 16>;

/// For one size of the engine. Not for any size: then every crate that asks for a bot would
/// compile all bots once more, and as that crate is compiled, which may be lightly.
macro_rules! bots_at {
    ($bots:ty, $size:ty, $cards:literal) => {
        impl Bots for $bots {
            type Game = $size;

            const NAMES: &'static [&'static str] = &[
                "robot0", "random", "robot1", "robot2", "novato", "aprendiz", "robot3", "robot4",
                "amador", "greedy", "classico", "veterano", "mestre",
            ];
            const THINKERS: &'static [&'static str] = &["mestre"];

            const SEARCH_MEMORY: Option<usize> = Some(mestre::memory($cards));

            const SEERS: &'static [&'static str] = &["vidente"];

            const SCALE: Scale = Scale {
                good: 0.1,
                inaccuracy: 0.3,
                mistake: 0.8,
                half: 1.0,
            };

            fn opponent(name: &BotName<'_>, means: &Means) -> Option<Box<dyn Bot<$size>>> {
                Some(match name.name {
                    "robot0" => Box::new(Robot::Lays),
                    "robot1" => Box::new(Robot::AnyCard),
                    "robot2" => Box::new(Robot::FirstCard),
                    "robot3" => Box::new(Robot::Captures),
                    "robot4" => Box::new(Robot::CapturesMore),
                    "random" => Box::new(Random),
                    "greedy" => Box::new(Greedy),
                    // A veteran plays by the book.
                    "classico" | "veterano" => Box::new(classico::Classico::default()),
                    "novato" => Box::new(Level::new(&levels::NOVATO)),
                    "aprendiz" => Box::new(Level::new(&levels::APRENDIZ)),
                    "amador" => Box::new(Level::new(&levels::AMADOR)),
                    "mestre" => Box::new(Mestre::new(name.budget, means)),
                    _ => return None,
                })
            }

            fn seer(name: &BotName<'_>, means: &Means) -> Option<Box<dyn Seer<$size>>> {
                (name.name == "vidente").then(|| {
                    let vidente = Vidente::new(name.budget, means);
                    Box::new(vidente) as Box<dyn Seer<$size>>
                })
            }

            fn result(world: &$size, seat: Seat) -> f64 {
                result(world, seat)
            }

            fn appraise(
                view: &ViewOf<Self>,
                wanted: Option<Move>,
                budget: Budget,
                means: &Means,
                chance: &mut Generator,
            ) -> Appraisal<Move> {
                mestre::appraise(view, wanted, budget, means, chance)
            }

            fn play_to_the_end(
                game: Match<$size>,
                occupants: &mut [Occupant<$size>],
                note: &mut dyn FnMut(Seat, Move),
            ) -> Outcome {
                play_to_the_end(game, occupants, note)
            }

            fn why(view: &ViewOf<Self>, best: Move, others: &[Move]) -> Vec<Reason> {
                reasons::why(view, best, others)
            }

            fn why_not(view: &ViewOf<Self>, played: Move, best: Move) -> Vec<Reason> {
                reasons::why_not(view, played, best)
            }
        }
    };
}

bots_at!(SmallBots, Small, 40);
bots_at!(LargeBots, Large, 240);

/// What a round that is over gave a seat's side. In an inverse match points are bad. To win at
/// once is worth what the solver says: more than any points.
fn result<const CARDS: usize, const SEATS: usize>(world: &Scopa<CARDS, SEATS>, seat: Seat) -> f64 {
    let margin = match world.open().instant_winner() {
        Some(winner) if winner == world.rules().side_of(seat) => INSTANT_WIN.into(),
        Some(_) => -f64::from(INSTANT_WIN),
        None => margin(world, seat),
    };
    if world.rules().inverse {
        -margin
    } else {
        margin
    }
}
