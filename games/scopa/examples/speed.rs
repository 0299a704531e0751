//! temp
use baralho_game::*;
use baralho_scopa::*;
fn run<G: Game<Rules = ScopaRules>>(name: &str, rules: &ScopaRules) {
    let mut rng = chance::generator(1, 1);
    let standing = Standing::opening(rules, 1);
    let start = std::time::Instant::now();
    let mut plies = 0u64;
    let mut sum = 0;
    let mut games = 0;
    while start.elapsed().as_secs_f64() < 1.5 {
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
    let t = start.elapsed().as_secs_f64();
    eprintln!(
        "{name}: {:.1} M plies/s {:.1} ns/ply  {games} {sum}",
        plies as f64 / t / 1e6,
        t * 1e9 / plies as f64
    );
}
fn main() {
    for (p, n) in [("escopa", 2), ("scopa", 2), ("escoba", 2), ("scopone", 4)] {
        let r = ScopaRules::parse(p, Some(n), &Options::new()).unwrap();
        run::<Small>(p, &r);
        run::<Large>(p, &r);
    }
    let r = ScopaRules::parse("scopa", Some(8), &Options::new().with("decks", 6)).unwrap();
    run::<Large>("6 decks", &r);
    let r = ScopaRules::parse("scopa", Some(8), &Options::new().with("decks", 1)).unwrap();
    run::<Large>("1 decks", &r);
}
