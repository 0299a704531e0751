use baralho_game::{BadRules, Options, Rules};

use crate::Preset;

/// The one list of games: whoever needs something of each gives this a macro, which gets the list.
///
/// A game has a name here, the crate of its rules, their type, engines (each but the last with the
/// rules that it fits), presets with how many usually play them, a face, bots (their type, and the
/// names of those that people are offered, the levels first), and what it adds to the program, if
/// anything. Whoever uses a part depends on its crates.
#[macro_export]
macro_rules! games {
    ([$($then:tt)+] $given:tt) => {
        $($then)+! {
            $given
            Scopa(baralho_scopa) {
                baralho_scopa::ScopaRules, [Small if fits_small, Large],
                ["escopa" 2, "scopa" 2, "escoba" 2, "scopone" 4],
                [const CARDS: usize, const SEATS: usize] baralho_scopa::Scopa<CARDS, SEATS>,
                baralho_scopa_face::ScopaFace<CARDS, SEATS>,
                baralho_scopa_bots::ScopaBots<CARDS, SEATS>, [
                    "novato", "aprendiz", "amador", "veterano", "mestre", "greedy", "classico",
                    "robot0", "robot1", "robot2", "robot3", "robot4", "random"
                ],
                [baralho_scopa_commands::COMMANDS]
            }
            RoubaMontes(baralho_rouba_montes) {
                baralho_rouba_montes::RoubaMontesRules, [RoubaMontes], ["rouba-montes" 4],
                [] baralho_rouba_montes::RoubaMontes, baralho_rouba_montes_face::RoubaMontesFace,
                baralho_rouba_montes_bots::RoubaMontesBots,
                ["novato", "aprendiz", "amador", "veterano", "mestre"],
                [baralho_rouba_montes_commands::COMMANDS]
            }
            Buraco(baralho_buraco) {
                baralho_buraco::BuracoRules, [Buraco], ["buraco" 2],
                [] baralho_buraco::Buraco, baralho_buraco_face::BuracoFace,
                baralho_buraco_bots::BuracoBots, [
                    "novato", "aprendiz", "amador", "veterano", "mestre", "greedy", "base", "random"
                ],
                [baralho_buraco_commands::COMMANDS]
            }
        }
    };
}

macro_rules! define {
    (() $($game:ident($package:ident) {
        $rules:ty, $engines:tt, [$($preset:literal $players:literal),*], $of:tt $engine:ty, $face:ty,
        $bots:ty, [$($bot:literal),*], $commands:tt
    })*) => {
        /// The game behind a preset.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)] // the names say it all
        pub enum Family {
            $($game),*
        }

        impl Family {
            /// The bots that people are offered, the levels first.
            pub const fn bots(self) -> &'static [&'static str] {
                match self {
                    $(Self::$game => &[$($bot),*]),*
                }
            }
        }

        /// The rules of some game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)] // the names say it all
        pub enum AnyRules {
            $($game($rules)),*
        }

        impl AnyRules {
            pub(crate) fn of(
                preset: &Preset,
                players: Option<usize>,
                options: &Options,
            ) -> Result<Self, BadRules> {
                match preset.family {
                    $(Family::$game => Rules::read(preset.name, players, options).map(Self::$game)),*
                }
            }
        }

        /// The engines, for `with_game!` where it is used.
        #[doc(hidden)]
        #[allow(ambiguous_glob_reexports)] // engines have names of their own
        pub mod engines {
            #[cfg(feature = "lean")]
            pub use baralho_scopa::Large as Small;
            $(pub use $package::*;)*
        }

        /// Every game there is, in the order they are listed.
        pub const PRESETS: [Preset; [$($($preset),*),*].len()] = [
            $($(Preset {
                name: $preset,
                family: Family::$game,
                players: $players,
            }),*),*
        ];
    };
}

games!([define]());

/// Runs a piece of code with the engine that plays some rules: `G` is the engine's type
/// there, and the rules are its own.
///
/// The code is compiled once for each engine, so it may ask of `G` whatever all of them
/// have, such as bots, without this room knowing of it.
///
/// ```
/// use baralho_catalog::{AnyRules, with_game};
/// use baralho_game::{Game, Options, Rules, Standing};
///
/// let rules = AnyRules::parse("escopa", Some(4), &Options::new())?;
/// let turn = with_game!(rules, |G, rules| {
///     G::deal_seed(&rules, &Standing::opening(&rules, 7), 7).turn()
/// });
/// assert!(turn.is_some());
/// # Ok::<(), baralho_catalog::BadGame>(())
/// ```
#[macro_export]
macro_rules! with_game {
    ($any:expr, |$G:ident, $rules:pat_param| $body:expr) => {
        $crate::games!([$crate::with_game_of]($any, $G, $rules, $body))
    };
}

/// What [`with_game!`] makes of the list.
#[doc(hidden)]
#[macro_export]
macro_rules! with_game_of {
    (
        ($any:expr, $G:ident, $rules:pat_param, $body:expr)
        $($game:ident($package:ident) {
            $type:ty, [$($engine:ident $(if $fits:ident)?),*], $presets:tt, $($rest:tt)*
        })*
    ) => {
        match $any {
            $($($crate::AnyRules::$game(rules) $(if $crate::engines::$fits(&rules))? => {
                type $G = $crate::engines::$engine;
                #[allow(clippy::no_effect_underscore_binding)] // not all code needs the rules
                let $rules = rules;
                $body
            })*)*
        }
    };
}
