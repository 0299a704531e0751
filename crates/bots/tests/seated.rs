//! Bots that watch are told everything their seat may see, once, in order, and nothing else.

use std::sync::{Arc, Mutex};

use baralho_bots::{Bot, Opponents, Seated, Sitter, bot, here};
use baralho_buraco::Buraco;
use baralho_game::{
    Event as _, Game, Match, Observer, Options, Phase, Rules, Seat, View, chance::Generator,
};
use baralho_rouba_montes::RoubaMontes;
use baralho_scopa::{Large, Small};

/// What a spy was told: the view a round began with, or an event with the view before it.
enum Told<G: Game> {
    Begin(G::View),
    Event(G::View, G::Event),
}

type Notes<G> = Arc<Mutex<Vec<Told<G>>>>;

/// Plays as another bot does and notes what it is told.
struct Spy<G: Game> {
    bot: Box<dyn Bot<G>>,
    notes: Notes<G>,
}

impl<G: Game> Bot<G> for Spy<G> {
    fn choose(&mut self, view: &G::View, chance: &mut Generator) -> G::Move {
        self.bot.choose(view, chance)
    }

    fn watches(&self) -> bool {
        true
    }

    fn begin(&mut self, view: &G::View) {
        let told = Told::Begin(view.clone());
        self.notes.lock().expect("no panic").push(told);
    }

    fn watch(&mut self, before: &G::View, event: G::Event) {
        let told = Told::Event(before.clone(), event);
        self.notes.lock().expect("no panic").push(told);
    }
}

/// Spies at all seats, and their notes.
fn spies<G: Opponents>(players: usize, seed: u64) -> (Vec<Sitter<G>>, Vec<Notes<G>>) {
    Seat::all(players)
        .map(|seat| {
            let notes = Notes::<G>::default();
            let spy = Spy {
                bot: bot::<G>("random").expect("a bot"),
                notes: notes.clone(),
            };
            (Sitter::Fair(Seated::new(Box::new(spy), seed, seat)), notes)
        })
        .unzip()
}

/// Goes through a match with the notes of a seat beside it: every view it was told must be
/// the game's own at that point, and every event one that happened, hidden for the seat.
fn compare<G: Opponents>(rules: &G::Rules, seed: u64, seat: Seat, notes: &Notes<G>) {
    let observer = Observer::Seat(seat);
    let mut game = Match::<G>::new(rules.clone(), seed);
    let mut players: Vec<Seated<G>> = Seat::all(rules.players())
        .map(|seat| Seated::named("random", seed, seat).expect("a bot"))
        .collect();
    let mut notes = notes
        .lock()
        .expect("no panic")
        .drain(..)
        .collect::<Vec<_>>()
        .into_iter();
    loop {
        let Some(Told::Begin(view)) = notes.next() else {
            panic!("a round begins with a view");
        };
        let mut known = game.round().view(observer);
        assert_eq!(view, known, "the view that a round begins with");
        while let Some(turn) = game.turn() {
            let chosen = players[turn.index()].choose(game.round());
            let mut story = Vec::new();
            game.apply(chosen, &mut story);
            for event in story {
                let Some(Told::Event(before, told)) = notes.next() else {
                    panic!("{event:?} was not told");
                };
                assert_eq!(told, event.seen_by(observer));
                assert_eq!(before, known, "the view before {told:?}");
                known.absorb(told);
            }
            assert_eq!(known, game.round().view(observer), "after a move");
        }
        match game.phase() {
            Phase::Over(_) => break,
            _ => game.next_round(),
        }
    }
    assert!(notes.next().is_none(), "told more than happened");
}

fn all_is_told<G: Opponents>(preset: &str, players: usize, options: &[(&str, &str)]) {
    let mut all = Options::new();
    for (option, value) in options {
        all.set(option, value);
    }
    let rules = G::Rules::parse(preset, Some(players), &all).expect("rules that can be played");
    for seed in 0..2 {
        let (mut bots, notes) = spies::<G>(players, seed);
        G::play_to_the_end(Match::new(rules.clone(), seed), &mut bots, &mut |_, _| ());
        for (seat, notes) in Seat::all(players).zip(&notes) {
            compare::<G>(&rules, seed, seat, notes);
        }
    }
}

#[test]
fn who_watches_is_told_every_event_once_with_the_view_before_it() {
    all_is_told::<Small>("scopa", 2, &[]);
    all_is_told::<Small>("scopone", 4, &[("cards_per_deal", "9"), ("target", "6")]);
    all_is_told::<Small>("escopa", 3, &[]);
    all_is_told::<Small>("scopa", 4, &[("inverse", "on"), ("target", "4")]);
    all_is_told::<Large>("escoba", 8, &[("decks", "2"), ("target", "3")]);
    all_is_told::<RoubaMontes>("rouba-montes", 3, &[]);
    all_is_told::<Buraco>("buraco", 2, &[]);
    all_is_told::<Buraco>("buraco", 4, &[]);
}

#[test]
fn one_who_watches_does_not_change_the_game_of_those_who_do_not() {
    let rules = <Small as Game>::Rules::parse("scopa", Some(2), &Options::new()).expect("rules");
    for seed in 0..20 {
        let silent = |seat| {
            let seat = Seat::new(seat);
            Sitter::<Small>::named("random", seed, seat, &here()).expect("a bot")
        };
        let played = |sitters: &mut [Sitter<Small>]| {
            Small::play_to_the_end(Match::new(rules, seed), sitters, &mut |_, _| ())
        };
        let (mut spies, notes) = spies::<Small>(2, seed);
        let mut mixed = [silent(0), spies.remove(1)];
        assert_eq!(played(&mut mixed), played(&mut [silent(0), silent(1)]));
        compare::<Small>(&rules, seed, Seat::new(1), &notes[1]);
    }
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "must be told everything")]
fn who_forgets_to_tell_a_watching_bot_is_found_out() {
    let rules = <Small as Game>::Rules::parse("scopa", Some(2), &Options::new()).expect("rules");
    let mut game = Match::<Small>::new(rules, 1);
    let (mut bots, _) = spies::<Small>(2, 1);
    for bot in bots.iter_mut().filter_map(Sitter::watcher) {
        bot.begin(game.round());
    }
    for _ in 0..2 {
        let turn = game.turn().expect("a fresh deal");
        let chosen = bots[turn.index()].choose(game.round());
        game.apply(chosen, &mut ());
    }
}
