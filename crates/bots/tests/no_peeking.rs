//! No bot's choice depends on what it cannot see.
//!
//! A game is played, and played again from a deck in which cards the bot has not seen have
//! changed places: same moves, and the same story as far as the bot may hear it. A second
//! bot of the same name and chance sits in that other world, and must choose the same.
//!
//! The other worlds do not come from [`View::sample`], which could keep a secret that a view
//! gives away; they come from shuffling the deck and telling the story again.

use baralho_bots::{Opponents, Seated, bot};
use baralho_buraco::{Buraco, BuracoRules};
use baralho_cards::{Card, Rank, Suit};
use baralho_game::{
    Event as _, Game, Observer, Options, Rng, Rules, Seat, Standing, View as _, chance,
};
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules};
use baralho_scopa::{Carta, Large, Scopa, ScopaRules, Small, View};

/// Budgets are small: a cheat would show at the first move.
const ITERATIONS: &str = "24it";
/// How often two cards are made to change places before a bot is asked, where they may.
const SWAPS: usize = 24;
/// Every so many decisions the world is another one; in between both bots see the same.
const EVERY: usize = 3;
/// How many games every bot plays by each set of rules.
const GAMES: usize = 3;
/// No more moves of a game than this: Buraco is long.
const MOST_MOVES: usize = 90;

/// A game whose deck can be ordered, and what a seat knows before the first move.
trait Peekable: Opponents {
    fn deck(rules: &Self::Rules) -> Vec<Card>;
    fn seen_at_first(view: &Self::View) -> String;
}

impl<const CARDS: usize, const SEATS: usize> Peekable for Scopa<CARDS, SEATS>
where
    Self: Opponents<Rules = ScopaRules, View = View<CARDS, SEATS>>,
{
    fn deck(rules: &ScopaRules) -> Vec<Card> {
        let pack = || Carta::all().map(|carta| rules.faces.card(carta));
        (0..rules.decks).flat_map(|_| pack()).collect()
    }

    fn seen_at_first(view: &Self::View) -> String {
        format!("{:?} {:?}", view.open.table, view.hand)
    }
}

fn packs(count: usize) -> Vec<Card> {
    let pack = || {
        let ranks = Rank::ALL.into_iter();
        ranks.flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit)))
    };
    (0..count).flat_map(|_| pack()).collect()
}

impl Peekable for Buraco {
    fn deck(_rules: &BuracoRules) -> Vec<Card> {
        packs(2)
    }

    fn seen_at_first(view: &Self::View) -> String {
        format!("{:?} {:?}", view.hand(), view.pile())
    }
}

impl Peekable for RoubaMontes {
    fn deck(_rules: &RoubaMontesRules) -> Vec<Card> {
        packs(1)
    }

    fn seen_at_first(_view: &Self::View) -> String {
        String::new()
    }
}

/// A deal and the moves made in it.
struct Story<'a, G: Game> {
    rules: &'a G::Rules,
    standing: &'a Standing,
    moves: &'a [G::Move],
    seat: Seat,
}

impl<G: Peekable> Story<'_, G> {
    /// Plays it from a deck: where it leads, and what the seat hears of it. `None` when a
    /// move is not possible with these cards.
    fn tell(&self, deck: &[Card]) -> Option<(G, String, Vec<G::Event>)> {
        let mut world = G::deal_deck(self.rules, self.standing, deck).ok()?;
        let observer = Observer::Seat(self.seat);
        let first = G::seen_at_first(&world.view(observer));
        let mut events = Vec::new();
        for &chosen in self.moves {
            world.play(chosen, &mut events).ok()?;
        }
        let heard = events.into_iter().map(|event| event.seen_by(observer));
        Some((world, first, heard.collect()))
    }

    /// The same deck with unseen cards in other places, and how often two changed theirs.
    fn reshuffled(&self, deck: &[Card], rng: &mut impl Rng) -> (Vec<Card>, usize) {
        let (_, first, heard) = self.tell(deck).expect("that is how it was played");
        let mut deck = deck.to_vec();
        let mut changes = 0;
        for _ in 0..SWAPS {
            let [one, other] = [(); 2].map(|()| chance::below(deck.len() as u64, rng) as usize);
            if deck[one] == deck[other] {
                continue;
            }
            deck.swap(one, other);
            let told = self.tell(&deck);
            let is_same = told.is_some_and(|(_, f, h)| f == first && h == heard);
            if is_same {
                changes += 1;
            } else {
                deck.swap(one, other);
            }
        }
        (deck, changes)
    }
}

/// Lets a bot play a game at a seat, and its twin in other worlds; random players fill the
/// other seats. Gives how often cards changed places.
fn play<G: Peekable>(rules: &G::Rules, name: &str, seat: Seat, seed: u64) -> usize {
    let mut rng = chance::generator(seed, 99);
    let mut deck = G::deck(rules);
    chance::shuffle(&mut deck, &mut rng);
    let standing = Standing::opening(rules, seed);
    let mut game = G::deal_deck(rules, &standing, &deck).expect("a whole deck");
    let mut twins = [(); 2].map(|()| Seated::<G>::new(bot(name).expect("a bot"), seed, seat));
    for twin in &mut twins {
        twin.begin(&game);
    }
    let (mut moves, mut decisions, mut changes) = (Vec::new(), 0, 0);
    while let Some(turn) = game.turn() {
        if moves.len() == MOST_MOVES {
            break;
        }
        let chosen = if turn == seat {
            let mut world = game.clone();
            if decisions % EVERY == 0 {
                let story = Story::<G> {
                    rules,
                    standing: &standing,
                    moves: &moves,
                    seat,
                };
                let (other, count) = story.reshuffled(&deck, &mut rng);
                world = story.tell(&other).expect("as just told").0;
                changes += count;
            }
            decisions += 1;
            let view = game.view(Observer::Seat(seat));
            let other = world.view(Observer::Seat(seat));
            assert_eq!(view, other, "{name}: a view shows what nobody may see");
            let [one, twin] = &mut twins;
            let chosen = one.choose(&game);
            assert_eq!(
                chosen,
                twin.choose(&world),
                "{name} at {} chooses by what it cannot see",
                rules.preset(),
            );
            assert!(view.moves().contains(&chosen), "{name}: {chosen:?}");
            chosen
        } else {
            game.random_move(&mut rng).expect("whoever must move can")
        };
        moves.push(chosen);
        let mut events = Vec::new();
        game.apply(chosen, &mut events);
        for twin in &mut twins {
            twin.see(&events);
        }
    }
    changes
}

/// Every bot of a game at these rules.
fn nobody_peeks<G: Peekable>(rules: &G::Rules) {
    for (number, name) in G::NAMES.iter().enumerate() {
        let name = if G::THINKERS.contains(name) {
            [name, ":", ITERATIONS].concat()
        } else {
            (*name).to_owned()
        };
        for game in 0..GAMES {
            let seat = Seat::new((number + game) % rules.players());
            let changes = play::<G>(rules, &name, seat, (GAMES * number + game) as u64);
            assert!(
                changes > 0,
                "{name}: no card could change its place unnoticed"
            );
        }
    }
}

fn scopa(preset: &str, players: usize, options: &[(&str, &str)]) -> ScopaRules {
    let options = options
        .iter()
        .fold(Options::new(), |all, (key, value)| all.with(key, value));
    ScopaRules::parse(preset, Some(players), &options).expect("rules that can be played")
}

#[test]
fn no_bot_peeks_at_escopa() {
    nobody_peeks::<Small>(&scopa("escopa", 2, &[]));
    nobody_peeks::<Small>(&scopa("escopa", 3, &[]));
    nobody_peeks::<Small>(&scopa("escopa", 4, &[("team_mode", "2v2")]));
}

#[test]
fn no_bot_peeks_at_scopa() {
    nobody_peeks::<Small>(&scopa("scopa", 2, &[]));
    nobody_peeks::<Small>(&scopa("scopa", 2, &[("choice", "player")]));
    nobody_peeks::<Small>(&scopa("scopa", 4, &[("inverse", "on")]));
    nobody_peeks::<Small>(&scopa("scopa", 6, &[("scopa_mechanic", "only_scopas")]));
}

#[test]
fn no_bot_peeks_at_large_tables() {
    nobody_peeks::<Large>(&scopa("scopa", 2, &[("decks", "2")]));
    nobody_peeks::<Large>(&scopa("escoba", 8, &[("decks", "3")]));
}

#[test]
fn no_bot_peeks_at_escoba_and_scopone() {
    nobody_peeks::<Small>(&scopa("escoba", 2, &[]));
    nobody_peeks::<Small>(&scopa("scopone", 4, &[]));
    nobody_peeks::<Small>(&scopa("scopone", 4, &[("cards_per_deal", "9")]));
}

#[test]
fn no_bot_peeks_at_buraco() {
    for players in [2, 4] {
        for compat in ["off", "itp"] {
            let options = Options::new().with("compat", compat);
            let rules = BuracoRules::parse("buraco", Some(players), &options).expect("rules");
            nobody_peeks::<Buraco>(&rules);
        }
    }
}

#[test]
fn no_bot_peeks_at_rouba_montes() {
    let rules = RoubaMontesRules::parse("rouba-montes", Some(3), &Options::new()).expect("rules");
    nobody_peeks::<RoubaMontes>(&rules);
}
