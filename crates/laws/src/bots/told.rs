//! Bots that watch are told everything their seat may see, once, in order, and nothing else.

use std::sync::{Arc, Mutex};

use baralho_bots::{Bot, Bots, Occupant, Seated, bot};
use baralho_game::{
    Event as _, Game, Match, Observer, Phase, Rules as _, Seat, View as _, chance::Generator,
};

use super::{RulesOf, seated};

/// What a spy was told: the view a round began with, or an event with the view before it.
enum Note<G: Game> {
    Begin(G::View),
    Event(G::View, G::Event),
}

type Notes<G> = Arc<Mutex<Vec<Note<G>>>>;

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
        let note = Note::Begin(view.clone());
        self.notes.lock().expect("no panic").push(note);
    }

    fn watch(&mut self, before: &G::View, event: G::Event) {
        let note = Note::Event(before.clone(), event);
        self.notes.lock().expect("no panic").push(note);
    }
}

type Spies<G> = (Vec<Occupant<G>>, Vec<Notes<G>>);

/// Spies at all seats, and their notes.
fn spies<B: Bots>(players: usize, seed: u64) -> Spies<B::Game> {
    Seat::all(players)
        .map(|seat| {
            let notes = Notes::<B::Game>::default();
            let spy = Spy {
                bot: bot::<B>("random").expect("a bot"),
                notes: notes.clone(),
            };
            (
                Occupant::Fair(Seated::new(Box::new(spy), seed, seat)),
                notes,
            )
        })
        .unzip()
}

/// Goes through a match with the notes of a seat beside it: every view it was told must be
/// the game's own at that point, and every event one that happened, hidden for the seat.
fn compare<B: Bots>(rules: &RulesOf<B>, seed: u64, seat: Seat, notes: &Notes<B::Game>) {
    let observer = Observer::Seat(seat);
    let mut game = Match::<B::Game>::new(rules.clone(), seed);
    let mut players = seated::<B>(rules, seed, |_| "random");
    let notes = std::mem::take(&mut *notes.lock().expect("no panic"));
    let mut notes = notes.into_iter();
    loop {
        let Some(Note::Begin(view)) = notes.next() else {
            panic!("a round begins with a view");
        };
        let mut known = game.round().view(observer);
        assert_eq!(view, known, "the view that a round begins with");
        while let Some(turn) = game.turn() {
            let chosen = players[turn.index()].choose(game.round());
            let mut story = Vec::new();
            game.apply(chosen, &mut story);
            for event in story {
                let Some(Note::Event(before, told)) = notes.next() else {
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

/// Who watches is told every event once, with the view before it, and does not change the game of
/// those who do not.
///
/// # Panics
/// When something is not told as it happened.
pub fn all_is_told<B: Bots>(rules: &RulesOf<B>) {
    let seats = || Seat::all(rules.players());
    for seed in 0..2 {
        let played = |occupants: &mut [Occupant<B::Game>]| {
            B::play_to_the_end(Match::new(rules.clone(), seed), occupants, &mut |_, _| ())
        };
        let silent =
            |seat| Occupant::Fair(Seated::named::<B>("random", seed, seat).expect("a bot"));
        let mut nobody: Vec<Occupant<B::Game>> = seats().map(silent).collect();
        let unwatched = played(&mut nobody);
        let (mut all, notes) = spies::<B>(rules.players(), seed);
        assert_eq!(played(&mut all), unwatched);
        for (seat, notes) in seats().zip(&notes) {
            compare::<B>(rules, seed, seat, notes);
        }
        let (mut all, notes) = spies::<B>(rules.players(), seed);
        let mut mixed: Vec<Occupant<B::Game>> = seats().map(silent).collect();
        mixed[1] = all.remove(1);
        assert_eq!(played(&mut mixed), unwatched);
        compare::<B>(rules, seed, Seat::new(1), &notes[1]);
    }
}
