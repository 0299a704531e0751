//! The engines' speed: `cargo bench -p baralho-catalog`.
//!
//! Each sample plays whole games with uniformly random legal moves and a fresh shuffle
//! every game; items are plies, so the rates of different games and sizes compare.

use baralho_buraco::{Buraco, BuracoRules};
use baralho_game::{Game, Options, Rules, Standing, chance};
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules};
use baralho_scopa::{Capture, Carta, Large, ScopaRules, Small, capture};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

/// Plays games until at least so many plies are done; says how many were.
fn play<G: Game>(rules: &G::Rules, plies: usize, rng: &mut chance::Generator) -> usize {
    let standing = Standing::opening(rules, 1);
    let mut done = 0;
    while done < plies {
        let mut game = G::deal(rules, &standing, rng);
        while let Some(chosen) = game.random_move(rng) {
            game.apply(chosen, &mut ());
            done += 1;
        }
        divan::black_box(game.tally());
    }
    done
}

fn bench<G: Game>(bencher: Bencher, rules: &G::Rules) {
    bench_plies::<G>(bencher, rules, 10_000);
}

/// For games of a fixed length: so many plies are whole games.
fn bench_plies<G: Game>(bencher: Bencher, rules: &G::Rules, plies: usize) {
    let mut rng = chance::generator(1, 1);
    bencher
        .counter(ItemsCount::new(plies))
        .bench_local(|| play::<G>(rules, plies, &mut rng));
}

fn scopa(preset: &str, players: usize, options: &Options) -> ScopaRules {
    ScopaRules::parse(preset, Some(players), options).expect("rules that can be played")
}

#[divan::bench(args = ["escopa", "scopa", "escoba"])]
fn scopa_family_small(bencher: Bencher, preset: &str) {
    bench::<Small>(bencher, &scopa(preset, 2, &Options::new()));
}

#[divan::bench(args = ["escopa", "scopa", "escoba"])]
fn scopa_family_large(bencher: Bencher, preset: &str) {
    bench::<Large>(bencher, &scopa(preset, 2, &Options::new()));
}

#[divan::bench]
fn scopone(bencher: Bencher) {
    bench::<Small>(bencher, &scopa("scopone", 4, &Options::new()));
}

/// The cost of a ply must not grow with the number of decks beyond what the table holds.
#[divan::bench(args = [1, 2, 3, 6])]
fn scopa_eight_players_by_decks(bencher: Bencher, decks: u32) {
    let rules = scopa("scopa", 8, &Options::new().with("decks", decks));
    bench::<Large>(bencher, &rules);
}

/// Twenty cards on the table, six decks: the game's pick, and listing every set.
#[divan::bench(args = ["rank-first", "fewest", "fifteen"])]
fn pick_from_twenty_cards(bencher: Bencher, capture: &str) {
    let options = Options::new().with("decks", 6).with("capture", capture);
    let rules = scopa("scopa", 2, &options);
    let table: Vec<Carta> = Carta::all().step_by(2).collect();
    let card = match rules.capture {
        Capture::Fifteen => Carta::all().next(),
        _ => Carta::all().nth(39),
    }
    .expect("a card");
    bencher.bench(|| capture::chosen(&rules, divan::black_box(&table), card));
}

#[divan::bench(args = [(4, 1), (20, 192)])]
fn rouba_montes(bencher: Bencher, (players, decks): (usize, usize)) {
    let options = Options::new().with("decks", decks);
    let rules = RoubaMontesRules::parse("rouba-montes", Some(players), &options);
    bench_plies::<RoubaMontes>(bencher, &rules.expect("rules that can be played"), 9_984);
}

#[divan::bench(args = [2, 4])]
fn buraco(bencher: Bencher, players: usize) {
    let rules = BuracoRules::parse("buraco", Some(players), &Options::new());
    bench::<Buraco>(bencher, &rules.expect("rules that can be played"));
}

#[divan::bench(args = [40, 52, 104, 240])]
fn shuffle(bencher: Bencher, cards: usize) {
    let mut rng = chance::generator(1, 1);
    let mut deck: Vec<u8> = (0..cards as u8).collect();
    bencher
        .counter(ItemsCount::new(cards))
        .bench_local(|| chance::shuffle(&mut deck, &mut rng));
}
