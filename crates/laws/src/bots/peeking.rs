//! No bot's choice depends on what it cannot see.
//!
//! A game is played, and played again from a deck in which cards the bot has not seen have
//! changed places: same moves, and the same story as far as the bot may hear it. A second
//! bot of the same name and chance sits in that other world, and must choose the same.
//!
//! The other worlds do not come from [`View::sample`], which could keep a secret that a view
//! gives away; they come from shuffling the deck and telling the story again.

use baralho_bots::{Bots, Seated, ViewOf};
use baralho_cards::Card;
use baralho_game::{
    Event as _, Game, Observer, Rng, Rules as _, Seat, Standing, View as _, chance,
};

use super::{RulesOf, names};

/// How often two cards are made to change places before a bot is asked, where they may.
const SWAPS: usize = 24;
/// The world is replaced before one decision in so many; in between both bots see the same.
const EVERY: usize = 3;
/// How many games every bot plays by each set of rules.
const GAMES: usize = 3;
/// No more moves of a game than this: Buraco is long.
const MOST_MOVES: usize = 90;

/// A deal and the moves made in it.
struct Story<'a, G: Game> {
    rules: &'a G::Rules,
    standing: &'a Standing,
    seen_at_first: &'a dyn Fn(&G::View) -> String,
    moves: &'a [G::Move],
    seat: Seat,
}

impl<G: Game> Story<'_, G> {
    /// Plays it from a deck: where it leads, and what the seat hears of it. `None` when a
    /// move is not possible with these cards.
    fn tell(&self, deck: &[Card]) -> Option<(G, String, Vec<G::Event>)> {
        let mut world = G::deal_deck(self.rules, self.standing, deck).ok()?;
        let observer = Observer::Seat(self.seat);
        let first = (self.seen_at_first)(&world.view(observer));
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
fn play<B: Bots>(
    rules: &RulesOf<B>,
    deck: &[Card],
    seen_at_first: &dyn Fn(&ViewOf<B>) -> String,
    name: &str,
    seat: Seat,
    seed: u64,
) -> usize {
    let mut rng = chance::generator(seed, 99);
    let mut deck = deck.to_vec();
    chance::shuffle(&mut deck, &mut rng);
    let standing = Standing::opening(rules, seed);
    let mut game = B::Game::deal_deck(rules, &standing, &deck).expect("a whole deck");
    let mut twins = [(); 2].map(|()| Seated::named::<B>(name, seed, seat).expect("a bot"));
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
                let story = Story::<B::Game> {
                    rules,
                    standing: &standing,
                    seen_at_first,
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

/// No bot's choice depends on what it cannot see, with all cards of the game and what a seat
/// knows before the first move.
///
/// # Panics
/// When one's does, or when no card could change its place unnoticed.
pub fn nobody_peeks<B: Bots>(
    rules: &RulesOf<B>,
    deck: &[Card],
    seen_at_first: impl Fn(&ViewOf<B>) -> String,
) {
    for (number, name) in names::<B>().enumerate() {
        for game in 0..GAMES {
            let seat = Seat::new((number + game) % rules.players());
            let seed = (GAMES * number + game) as u64;
            let changes = play::<B>(rules, deck, &seen_at_first, &name, seat, seed);
            assert!(
                changes > 0,
                "{name}: no card could change its place unnoticed"
            );
        }
    }
}
