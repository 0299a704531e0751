//! Opponents at Maior: one by chance, one by a rule, and one by the search that knows no game.

use baralho_bots::{
    Appraisal, Bot, BotName, Bots, Budget, Means, Random, Scale, Occupant, Stopwatch,
    appraise_by_playouts, play_to_the_end,
    tree::{ParallelTrees, Problem, Rewards, Settings},
};
use baralho_cards::Card;
use baralho_game::{
    Game as _, Match, Outcome, Rng as _, Rules as _, Seat, Tally as _, View as _,
    chance::{Generator, Quick},
};
use baralho_maior::{Maior, MaiorRules, View};

/// The bots of Maior.
#[derive(Clone, Copy, Debug)]
pub struct MaiorBots;

/// What the search does for a move unless told otherwise.
const USUAL: Budget = Budget::Iterations(2000);

impl Bots for MaiorBots {
    type Game = Maior;

    const NAMES: &'static [&'static str] = &[
        "random", "novato", "aprendiz", "amador", "greedy", "veterano", "mestre",
    ];

    const THINKERS: &'static [&'static str] = &["mestre"];

    // Scored in tricks.
    const SCALE: Scale = Scale {
        good: 0.1,
        inaccuracy: 0.3,
        mistake: 0.8,
        half: 1.0,
    };

    fn opponent(name: &BotName<'_>, means: &Means) -> Option<Box<dyn Bot<Maior>>> {
        Some(match name.name {
            "random" | "novato" | "aprendiz" => Box::new(Random),
            "amador" | "greedy" | "veterano" => Box::new(Greedy),
            "mestre" => Box::new(Mestre {
                budget: name.budget.unwrap_or(USUAL),
                means: *means,
                trees: ParallelTrees::new(Settings::default()),
            }),
            _ => return None,
        })
    }

    fn play_to_the_end(
        game: Match<Maior>,
        occupants: &mut [Occupant<Maior>],
        note: &mut dyn FnMut(Seat, Card),
    ) -> Outcome {
        play_to_the_end(game, occupants, note)
    }

    fn appraise(
        view: &View,
        _wanted: Option<Card>,
        budget: Budget,
        means: &Means,
        chance: &mut Generator,
    ) -> Appraisal<Card> {
        let moves = view.moves();
        let watch = Stopwatch::start(budget, means);
        appraise_by_playouts::<Self>(view, &moves, moves.len() as u32, &mut Greedy, watch, chance)
    }
}

/// Leads its highest card; takes a trick with the lowest that does, or throws its lowest away.
struct Greedy;

impl Bot<Maior> for Greedy {
    fn choose(&mut self, view: &View, _chance: &mut Generator) -> Card {
        let mut hand = view.hand().to_vec();
        hand.sort_by_key(|card| card.rank());
        let highest = view.table().trick().iter().map(|card| card.rank()).max();
        let chosen = match highest {
            None => hand.last(),
            Some(rank) => hand.iter().find(|card| card.rank() > rank).or(hand.first()),
        };
        *chosen.expect("whoever must move holds a card")
    }
}

/// Searches the worlds that its view allows.
struct Mestre {
    budget: Budget,
    means: Means,
    trees: ParallelTrees<Card>,
}

impl Bot<Maior> for Mestre {
    fn choose(&mut self, view: &View, chance: &mut Generator) -> Card {
        let (problem, seed) = (Worlds(view), chance.next_u64());
        let known = self.trees.search(&problem, self.budget, &self.means, seed);
        let most = known.into_iter().max_by_key(|known| known.visits);
        most.expect("one move at least was tried").chosen
    }
}

/// What the search must know of the game: any card is as likely, and what is left is played by
/// chance.
#[derive(Clone)]
struct Worlds<'a>(&'a View);

impl Problem for Worlds<'_> {
    type World = Maior;
    type Move = Card;

    fn sides(&self) -> usize {
        self.0.rules().players()
    }

    fn sample(&mut self, chance: &mut Quick) -> Maior {
        self.0.sample(chance)
    }

    fn mover(&self, world: &Maior) -> Option<usize> {
        world.turn().map(Seat::index)
    }

    fn moves(&self, world: &Maior, moves: &mut Vec<(Card, f32)>) {
        let legal = world.moves();
        let share = 1.0 / legal.len() as f32;
        moves.extend(legal.into_iter().map(|card| (card, share)));
    }

    fn play(&self, world: &mut Maior, chosen: Card) {
        world.apply(chosen, &mut ());
    }

    fn value(&mut self, world: &mut Maior, chance: &mut Quick, rewards: &mut Rewards) {
        while let Some(chosen) = world.random_move(chance) {
            world.apply(chosen, &mut ());
        }
        for (reward, &tricks) in rewards.iter_mut().zip(world.tally().points()) {
            *reward = tricks as f32 / MaiorRules::HAND as f32;
        }
    }
}
