//! temp
#![allow(clippy::all, clippy::pedantic)]
use baralho_game::{Game, Options, Rules, Standing, chance};
use baralho_scopa::{ScopaRules, Small};
fn main() {
    let p = std::env::args().nth(1).unwrap();
    let rules = ScopaRules::parse(&p, None, &Options::new()).unwrap();
    let mut rng = chance::generator(1, 1);
    let standing = Standing::opening(&rules, 1);
    let mut sum = 0;
    let mut plies = 0;
    for _ in 0..3000 {
        let mut g = Small::deal(&rules, &standing, &mut rng);
        while let Some(m) = g.random_move(&mut rng) {
            g.apply(m, &mut ());
            plies += 1;
        }
        sum += g.tally().points()[0];
    }
    println!("{sum} {plies}");
}
