//! Large tables: several decks or many players. A round is long there and one play
//! decides little of it, so a deal is played on and its gains are counted.

use std::ops::ControlFlow;

use baralho_bots::tree::{Problem, Rewards};
use baralho_game::{
    Game as _, Rules as _, Seat, View as _,
    chance::{self, Quick},
};
use baralho_scopa::{Carta, Move, Scopa, View, capture};

use super::policy::TELLING;
use crate::{
    candidates::MOST,
    taste::{GREEDY, card_worth},
};

#[derive(Clone, Debug)]
pub(crate) struct Wide<const CARDS: usize, const SEATS: usize> {
    view: View<CARDS, SEATS>,
    /// By side, what its piles were worth when the search began.
    before: [i32; 16],
}

/// Plays looked at for each play of a playout.
const LOOKS: u32 = 3;

impl<const CARDS: usize, const SEATS: usize> Wide<CARDS, SEATS> {
    pub(crate) fn new(view: &View<CARDS, SEATS>) -> Self {
        let mut this = Self {
            view: *view,
            before: [0; 16],
        };
        // Piles lie open: any world has them.
        let world = view.sample(&mut Quick::new(0));
        this.before = this.gains(&world);
        this
    }

    /// What the piles and sweeps of every side are worth, in hundredths of a point.
    fn gains(&self, world: &Scopa<CARDS, SEATS>) -> [i32; 16] {
        let rules = &self.view.open.rules;
        let open = world.open();
        let mut gains = [0; 16];
        for seat in Seat::all(rules.players()) {
            let place = seat.index();
            let cards: i32 = open.piles[place]
                .iter()
                .map(|c| card_worth(&GREEDY, rules, c))
                .sum();
            let gain = &mut gains[rules.side_of(seat)];
            *gain += cards + 100 * i32::from(open.sweeps[place]);
        }
        gains
    }

    /// How good a play looks: what it takes, and whether it leaves a table to be swept.
    fn score(&self, world: &Scopa<CARDS, SEATS>, chosen: Move) -> i32 {
        let rules = &self.view.open.rules;
        let table: &[Carta] = &world.open().table;
        let whole: i32 = table.iter().map(|c| i32::from(c.value())).sum();
        let own = card_worth(&GREEDY, rules, chosen.card);
        let (mut count, mut sum, mut gain) = (0, 0, 0);
        for card in capture::taken(rules, table, chosen).iter() {
            count += 1;
            sum += i32::from(card.value());
            gain += card_worth(&GREEDY, rules, card);
        }
        if count == 0 {
            let left = whole + i32::from(chosen.card.value());
            return -own / 2 - if left <= 10 { 30 } else { 0 };
        }
        let left = whole - sum;
        let sweep = count == table.len() && rules.sweeps_count();
        own + gain + if sweep { 100 } else { 0 } - if !sweep && left <= 10 { 30 } else { 0 }
    }
}

impl<const CARDS: usize, const SEATS: usize> Problem for Wide<CARDS, SEATS> {
    type World = Scopa<CARDS, SEATS>;
    type Move = Move;

    fn sides(&self) -> usize {
        self.view.open.rules.sides()
    }

    fn sample(&mut self, chance: &mut Quick) -> Self::World {
        self.view.sample(chance)
    }

    fn mover(&self, world: &Self::World) -> Option<usize> {
        if world.deck().len() != usize::from(self.view.deck_left) {
            return None;
        }
        world.turn().map(|seat| self.view.open.rules.side_of(seat))
    }

    fn moves(&self, world: &Self::World, moves: &mut Vec<(Move, f32)>) {
        let first = moves.len();
        let mut see = |chosen| {
            let score = self.score(world, chosen) as f32;
            moves.push((chosen, score));
            moves.len() - first
        };
        let more = world.visit_moves(|chosen| {
            if see(chosen) > MOST {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if more.is_break() {
            // Those may be of one card only.
            moves.truncate(first);
            let cards = world.turn().map_or(1, |seat| world.hand(seat).len());
            world.visit_few(MOST / cards.max(1), |chosen| {
                moves.push((chosen, self.score(world, chosen) as f32));
            });
        }
        let scores = moves[first..].iter().map(|&(_, score)| score);
        let best = scores.fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (_, likely) in &mut moves[first..] {
            *likely = 1.0 / (1.0 + (best - *likely) / TELLING);
            sum += *likely;
        }
        for (_, likely) in &mut moves[first..] {
            *likely /= sum;
        }
    }

    fn play(&self, world: &mut Self::World, chosen: Move) {
        world.apply(chosen, &mut ());
    }

    fn stretch(&self) -> u32 {
        // One may take milliseconds.
        1
    }

    fn value(&mut self, world: &mut Self::World, chance: &mut Quick, rewards: &mut Rewards) {
        while self.mover(world).is_some() {
            let mut best: Option<(i32, Move)> = None;
            for _ in 0..LOOKS {
                let Some(chosen) = world.random_move(chance) else {
                    break;
                };
                let score = self.score(world, chosen) * 4 + chance::below(4, chance) as i32;
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, chosen));
                }
            }
            let Some((_, chosen)) = best else { break };
            world.apply(chosen, &mut ());
        }
        let rules = &self.view.open.rules;
        let sides = rules.sides();
        let mut gains = self.gains(world);
        for (gain, before) in gains.iter_mut().zip(self.before) {
            *gain -= before;
        }
        for (side, reward) in rewards.iter_mut().enumerate().take(sides) {
            let others = (0..sides).filter(|&other| other != side);
            let best = others.map(|other| gains[other]).max().unwrap_or(0);
            let mean = gains[..sides].iter().sum::<i32>() / sides as i32;
            let margin = (2 * gains[side] - best - mean) as f32 / 200.0;
            let margin = if rules.inverse { -margin } else { margin };
            *reward = 0.5 + (margin / 4.0).clamp(-1.0, 1.0) / 2.0;
        }
    }
}
