//! temp
#![allow(clippy::all, clippy::pedantic)]
use baralho_game::{Game, Options, Rules, Standing, chance};
use baralho_scopa::{Large, ScopaRules, Small};
fn run<G: Game<Rules = ScopaRules, Tally = baralho_scopa::Tally>>(name: &str, rules: &ScopaRules) {
    let mut rng = chance::generator(1, 1);
    let standing = Standing::opening(rules, 1);
    let cpu = || {
        std::fs::read_to_string("/proc/thread-self/schedstat")
            .unwrap()
            .split(' ')
            .next()
            .unwrap()
            .parse::<u64>()
            .unwrap()
    };
    let start = cpu();
    let mut plies = 0u64;
    let mut sum = 0;
    let mut games = 0;
    while cpu() - start < 700_000_000 {
        for _ in 0..2000 {
            let mut g = G::deal(rules, &standing, &mut rng);
            while let Some(m) = g.random_move(&mut rng) {
                g.apply(m, &mut ());
                plies += 1;
            }
            sum += g.tally().points()[0];
            games += 1;
        }
    }
    let t = (cpu() - start) as f64;
    eprintln!(
        "{name}: {:.1} M plies/s {:.1} ns/ply  {games} {sum}",
        plies as f64 / t * 1e3,
        t / plies as f64
    );
}
fn main() {
    let r = ScopaRules::parse("scopa", Some(2), &Options::new()).unwrap();
    let mut rng = chance::generator(1, 1);
    let s = std::time::Instant::now();
    let mut d = baralho_scopa::deck_of::<40>(&r);
    for _ in 0..1_000_000 {
        chance::shuffle(&mut d, &mut rng);
    }
    eprintln!("shuffle {} ns", s.elapsed().as_nanos() / 1_000_000);
    for (p, n) in [("scopa", 2), ("escopa", 2), ("escoba", 2), ("scopone", 4)] {
        let r = ScopaRules::parse(p, Some(n), &Options::new()).unwrap();
        run::<Small>(p, &r);
        if std::env::args().len() > 1 {
            run::<Large>(p, &r);
        }
    }
    if std::env::args().len() > 1 {
        let r = ScopaRules::parse("scopa", Some(8), &Options::new().with("decks", 6)).unwrap();
        run::<Large>("6 decks", &r);
        let r = ScopaRules::parse("scopa", Some(8), &Options::new().with("decks", 1)).unwrap();
        run::<Large>("1 decks", &r);
    }
}
