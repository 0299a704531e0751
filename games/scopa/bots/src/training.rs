//! Learns the networks of `mestre` from rounds it plays by itself: `cargo xtask train`.

use baralho_game::{
    Game as _, Options, Rules, Standing,
    chance::{self, Quick},
};
use baralho_scopa::{
    ScopaRules, Small,
    swift::{Course, DIAMONDS, SETTEBELLO, SEVENS, Swift, best_of_suits, primiera},
};

use super::mestre::{
    exact,
    net::{CARD_INPUTS, HEADS, Inputs, NARROW, Net, WIDE},
    policy::{Policy, Weights},
};

/// How much to learn from.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// Rounds played in all.
    pub rounds: u32,
    /// Where the shuffles come from.
    pub seed: u64,
}

struct Example {
    inputs: Inputs,
    ends: [f32; HEADS],
}

/// Learns the network for one way of capturing: `fewest`, `rank-first` or `fifteen`. Tells
/// the share that is done, and the error so far. The same lessons give the same bytes.
///
/// # Panics
/// When there is no such way.
pub fn train(capture: &str, lessons: Lessons, mut progress: impl FnMut(f64, f32)) -> Vec<u8> {
    let mut quick = Quick::new(lessons.seed ^ 0x7261_696e);
    let mut learner = Learner::new(&mut quick);
    let options = |prime: &str| {
        Options::new()
            .with("capture", capture)
            .with("prime", prime)
            .with("choice", "player")
            .with("target", "none")
    };
    let rules = ["primiera", "sevens"].map(|prime| {
        ScopaRules::parse("scopa", Some(2), &options(prime)).expect("a way of capturing")
    });
    let mut batch: Vec<Example> = Vec::new();
    let mut error = 2.0;
    for round in 0..lessons.rounds {
        let rules = &rules[round as usize % 2];
        play_round(rules, lessons.seed, round, &mut quick, &mut batch);
        if batch.len() >= BATCH {
            let done = f64::from(round) / f64::from(lessons.rounds);
            let found = learner.learn(&batch, done as f32);
            error += (found - error) * 0.001;
            batch.clear();
            if round % 4_096 < 128 {
                progress(done, error);
            }
        }
    }
    learner.net.to_bytes()
}

/// Positions that are learned from together.
const BATCH: usize = 256;

/// Plays one round and adds every position between two deals.
fn play_round(
    rules: &ScopaRules,
    seed: u64,
    round: u32,
    quick: &mut Quick,
    batch: &mut Vec<Example>,
) {
    let mut standing = Standing::opening(rules, u64::from(round));
    standing.round = 1;
    let game = Small::deal_seed(rules, &standing, seed.wrapping_add(u64::from(round) << 20));
    let course = Course::of(game.open()).expect("one deck");
    let policy = Policy::new(&course);
    let mut world = Swift::of(&course, &game);
    let first = batch.len();
    let mut swept = Vec::new();
    // One deal in three is played carelessly, so that odd positions are met, too.
    while !world.over && world.deck_left > 0 {
        let careless = if chance::below(3, quick) == 0 { 128 } else { 8 };
        let deck = world.deck_left;
        policy.play_on(&course, &mut world, careless, quick, |w| {
            w.deck_left != deck
        });
        let me = usize::from(course.side_of(world.turn));
        batch.push(Example {
            inputs: Inputs::of(&course, &world),
            ends: [0.0; HEADS],
        });
        swept.push(f32::from(world.sweeps[me]) - f32::from(world.sweeps[1 - me]));
    }
    let me = usize::from(course.side_of(world.turn));
    exact::play_out(&course, &policy, &mut world);
    let ends = ends(&world, me);
    for (example, swept) in batch[first..].iter_mut().zip(swept) {
        example.ends = ends;
        example.ends[5] -= swept;
    }
}

/// What a side won of each category less the other side, and its sweeps.
fn ends(world: &Swift, me: usize) -> [f32; HEADS] {
    let (mine, theirs) = (world.piles[me], world.piles[1 - me]);
    let sign = |mine: u32, theirs: u32| match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Less => -1.0,
        std::cmp::Ordering::Equal => 0.0,
    };
    let of = |mask: u64| sign((mine & mask).count_ones(), (theirs & mask).count_ones());
    let prime = |pile| u32::from(primiera(best_of_suits(pile)));
    [
        of(u64::MAX),
        of(DIAMONDS),
        of(SETTEBELLO),
        sign(prime(mine), prime(theirs)),
        of(SEVENS),
        f32::from(world.sweeps[me]) - f32::from(world.sweeps[1 - me]),
    ]
}

struct Learner {
    net: Net,
    gradient: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Learner {
    fn new(quick: &mut Quick) -> Self {
        let mut net = Net::zero();
        let mut small = |scale: f32| (chance::below(2_001, quick) as f32 / 1_000.0 - 1.0) * scale;
        for row in &mut net.first {
            row.fill_with(|| small(0.15));
        }
        for row in &mut net.second {
            row.fill_with(|| small(0.17));
        }
        for row in &mut net.heads {
            row.fill_with(|| small(0.1));
        }
        let count = net.weights_mut().count();
        Self {
            net,
            gradient: Net::zero(),
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
        }
    }

    /// One step; gives the squared error of all heads.
    fn learn(&mut self, batch: &[Example], done: f32) -> f32 {
        for weight in self.gradient.weights_mut() {
            *weight = 0.0;
        }
        let mut error = 0.0;
        for example in batch {
            error += self.back(example);
        }
        self.steps += 1;
        let rate = 0.002 * (1.0 - done).max(0.01);
        let scale = 1.0 / batch.len() as f32;
        let first = 1.0 - 0.9_f32.powi(self.steps);
        let second = 1.0 - 0.999_f32.powi(self.steps);
        let weights = self.net.weights_mut().zip(self.gradient.weights_mut());
        for ((weight, slope), (mean, square)) in
            weights.zip(self.mean.iter_mut().zip(&mut self.square))
        {
            let slope = *slope * scale;
            *mean += 0.1 * (slope - *mean);
            *square += 0.001 * (slope * slope - *square);
            *weight -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-8);
        }
        error * scale
    }

    fn back(&mut self, example: &Example) -> f32 {
        let (wide, narrow, heads) = self.net.run(&example.inputs);
        let mut error = 0.0;
        let mut narrow_slope = [0.0; NARROW];
        for (head, (found, end)) in heads.iter().zip(example.ends).enumerate() {
            let slope = found - end;
            error += slope * slope;
            self.gradient.heads_bias[head] += slope;
            for place in 0..NARROW {
                self.gradient.heads[head][place] += slope * narrow[place];
                narrow_slope[place] += slope * self.net.heads[head][place];
            }
        }
        for (slope, value) in narrow_slope.iter_mut().zip(narrow) {
            if value <= 0.0 {
                *slope = 0.0;
            }
        }
        let mut wide_slope = [0.0; WIDE];
        for place in 0..WIDE {
            if wide[place] <= 0.0 {
                continue;
            }
            let mut sum = 0.0;
            let row = &mut self.gradient.second[place];
            for ((gradient, slope), weight) in row
                .iter_mut()
                .zip(&narrow_slope)
                .zip(&self.net.second[place])
            {
                *gradient += wide[place] * slope;
                sum += weight * slope;
            }
            wide_slope[place] = sum;
        }
        for (gradient, slope) in self.gradient.second_bias.iter_mut().zip(narrow_slope) {
            *gradient += slope;
        }
        for input in example.inputs.cards() {
            for (gradient, slope) in self.gradient.first[input].iter_mut().zip(&wide_slope) {
                *gradient += slope;
            }
        }
        let rows = &mut self.gradient.first[CARD_INPUTS..];
        for (number, row) in example.inputs.numbers.iter().zip(rows) {
            for (gradient, slope) in row.iter_mut().zip(&wide_slope) {
                *gradient += number * slope;
            }
        }
        for (gradient, slope) in self.gradient.first_bias.iter_mut().zip(wide_slope) {
            *gradient += slope;
        }
        error
    }
}

/// Points per round by which one set of weights beats another, on the same deals with
/// seats swapped.
fn compare(rules: &ScopaRules, one: Weights, other: Weights, deals: std::ops::Range<u64>) -> f64 {
    let mut margin = 0;
    let count = 2 * (deals.end - deals.start);
    for deal in deals {
        let game = Small::deal_seed(rules, &Standing::opening(rules, deal), deal);
        let course = Course::of(game.open()).expect("one deck");
        let policies = [Policy::with(&course, one), Policy::with(&course, other)];
        for swap in 0..2 {
            let mut world = Swift::of(&course, &game);
            while !world.over {
                let side = usize::from(course.side_of(world.turn));
                let play = policies[side ^ swap].best(&course, &world);
                world.play(&course, play);
            }
            let points = world.points(&course);
            margin += points[swap] - points[1 - swap];
        }
    }
    f64::from(margin) / count as f64
}

/// Looks for better weights of the playouts, one at a time: for who changes them. Tells
/// every step.
pub fn tune(rules: &ScopaRules, deals: u64, rounds: u64, mut tell: impl FnMut(String)) {
    let start = Weights::usual(rules.prime);
    let mut best = start;
    for round in 0..rounds {
        let range = |part: u64| {
            let first = (round * 64 + part) * deals;
            first..first + deals
        };
        for place in 0..Weights::COUNT {
            let step = (*best.at(place) / 4).abs().max(3);
            for by in [step, -step] {
                let mut tried = best;
                *tried.at(place) += by;
                if compare(rules, tried, best, range(2 * place as u64)) > 0.0
                    && compare(rules, tried, best, range(2 * place as u64 + 1)) > 0.0
                {
                    best = tried;
                    break;
                }
            }
        }
        let gained = compare(rules, best, start, 1 << 40..(1 << 40) + 2 * deals);
        tell(format!("{round}: {best:?}, {gained:+.4} points a round"));
    }
}
