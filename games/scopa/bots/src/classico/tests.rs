//! A test per wisdom, on small positions.

use baralho_cards::{Suit, parse_cards};
use baralho_game::{Game, Observer, Seat, Standing, View as _, chance};
use baralho_laws::{deck_from, rules};
use baralho_scopa::{Bag, Carta, Move, ScopaRules, Small};

use super::{
    Classico,
    memory::{refused_sweep, sweeping_value},
    scene::{After, SWEEP, Scene},
    wisdom::{
        concede_no_sweep, keep_an_anchor, keep_sevens, lay_a_double, leave_little, mind_parity,
        spare_the_partners_double, sweep_first, take_the_last_cards, take_what_counts,
    },
};
use baralho_bots::Bot;

type Piece = fn(&Scene<'_, Bag>, &After<Bag>) -> i32;

/// A round at its beginning, and one who has watched it from seat 0.
struct Watched {
    round: Small,
    watcher: Classico,
}

impl Watched {
    /// Seat 0 begins, or, if it deals, seat 1. The cards named come first: the table, then
    /// the hands from seat 0 on; the others follow in order.
    fn new(rules: &ScopaRules, dealer: usize, cards: &str) -> Self {
        let standing = Standing::new(rules, Seat::new(dealer));
        let deck = deck_from(cards, rules.pack());
        Self {
            round: Small::deal_deck(rules, &standing, &deck).expect("a whole deck"),
            watcher: Classico::default(),
        }
    }

    /// Scopa for two, where the player picks: four cards on the table, three for each.
    fn scopa(cards: &str) -> Self {
        Self::new(&rules("scopa", 2, "choice=player,faces=figures"), 1, cards)
    }

    /// Scopone with four cards on the table and nine for each.
    fn scopone(dealer: usize, cards: &str) -> Self {
        Self::new(&rules("scopone", 4, "cards_per_deal=9"), dealer, cards)
    }

    fn read(&self, text: &str) -> Move {
        self.round.move_from_text(text).expect("a move")
    }

    /// Somebody plays, and the watcher takes note.
    fn play(mut self, text: &str) -> Self {
        let chosen = self.read(text);
        let mut view = self.round.view(Observer::Seat(Seat::new(0)));
        let mut events = Vec::new();
        self.round.play(chosen, &mut events).expect("a legal move");
        for event in events {
            let event = baralho_game::Event::seen_by(event, Observer::Seat(Seat::new(0)));
            self.watcher.note(&view, event);
            view.absorb(event);
        }
        self
    }

    /// What a piece of wisdom says about a move of whoever's turn it is.
    fn says(&self, piece: Piece, text: &str) -> i32 {
        self.says_if(|_| {}, piece, text)
    }

    /// The same if something were different.
    fn says_if(&self, change: impl FnOnce(&mut Scene<'_, Bag>), piece: Piece, text: &str) -> i32 {
        let chosen = self.read(text);
        assert!(self.round.is_legal(chosen), "{text}");
        let seat = self.round.turn().expect("somebody's turn");
        let view = self.round.view(Observer::Seat(seat));
        let mut scene = Scene::new(&view, &self.watcher.trace);
        change(&mut scene);
        let taken = chosen.take.unwrap_or_default();
        piece(
            &scene,
            &After::new(&scene, chosen.card.index() as u8, taken),
        )
    }

    fn next_holds(&self, value: usize) -> f64 {
        let seat = self.round.turn().expect("somebody's turn");
        let view = self.round.view(Observer::Seat(seat));
        Scene::new(&view, &self.watcher.trace).next_holds[value]
    }

    /// Whether a seat seems to have no card of a value.
    fn lacks(&self, seat: usize, value: u8) -> bool {
        self.watcher.trace.lacks[seat] >> value & 1 == 1
    }

    fn chosen(&self) -> String {
        let seat = self.round.turn().expect("somebody's turn");
        let mut bot = self.watcher.clone();
        let view = self.round.view(Observer::Seat(seat));
        let chosen = bot.choose(&view, &mut chance::bot_generator(1, seat));
        Small::move_to_text(self.round.rules(), chosen)
    }
}

/// Hearts of these values, as if they were captured.
fn hearts(values: &[u8]) -> Bag {
    let cards = values.iter().map(|&value| Carta::new(value, Suit::Hearts));
    cards.collect()
}

#[test]
fn it_sweeps_first() {
    let table = Watched::scopa("AD 2S 3H 4C KS 7D 2D");
    assert_eq!(table.says(sweep_first, "KSxAD+2S+3H+4C"), SWEEP);
    assert_eq!(table.says(sweep_first, "7Dx3H+4C"), 0);
    assert_eq!(table.chosen(), "KSxAD+2S+3H+4C");
}

#[test]
fn a_last_sweep_that_does_not_count_is_none() {
    let options = "last_play_sweep=off,choice=player,faces=figures";
    let table = Watched::new(&rules("scopa", 2, options), 1, "AD 2S 3H 4C KS 7D 2D");
    let sweep = "KSxAD+2S+3H+4C";
    assert_eq!(table.says(sweep_first, sweep), SWEEP);
    assert_eq!(
        table.says_if(|scene| scene.last = true, sweep_first, sweep),
        0
    );
}

#[test]
fn it_concedes_no_sweep() {
    let table = Watched::scopa("2S 3H 6C 4D KS QD 5D");
    let conceded = table.says(concede_no_sweep, "KSx6C+4D");
    assert!(conceded < -20, "any 5 would sweep 2 and 3: {conceded}");
    let safe = Watched::scopa("2S KH QC 3D 5D JS 6C");
    assert_eq!(safe.says(concede_no_sweep, "5Dx2S+3D"), 0, "19 are left");
    // The king takes a king and leaves 6: better lay a queen.
    let tempting = Watched::scopa("AS 2H 3C KC KS QS QH");
    assert_eq!(tempting.chosen(), "QS");
}

#[test]
fn it_leaves_little_to_the_next_player() {
    let table = Watched::scopa("2S KH QC JD 7D 6S 4C");
    assert!(table.says(leave_little, "7D") < table.says(leave_little, "6S"));
    assert_eq!(
        table.says_if(|scene| scene.last = true, leave_little, "7D"),
        0
    );
}

#[test]
fn it_keeps_sevens_and_most_of_all_the_settebello() {
    let table = Watched::scopa("2S KH QC JD 7D 7S 4C");
    assert!(table.says(keep_sevens, "7D") < table.says(keep_sevens, "7S"));
    assert!(table.says(keep_sevens, "7S") < table.says(keep_sevens, "4C"));
    assert_eq!(table.chosen(), "4C");
}

#[test]
fn it_takes_what_counts_and_nothing_that_is_decided() {
    let table = Watched::scopa("4S 4D 4C 7D 7S KC QC");
    let both = table.says(take_what_counts, "7Sx7D");
    assert!(both > 100);
    assert_eq!(table.says(take_what_counts, "KC"), 0);
    assert_eq!(table.chosen(), "7Sx7D");
    let decided = table.says_if(
        |scene| scene.worth = scene.weights.worths(scene.rules, true, false),
        take_what_counts,
        "7Sx7D",
    );
    assert!(decided < both, "diamonds are won or lost already");
}

#[test]
fn the_non_dealers_side_unpairs_by_sum_captures() {
    let table = Watched::scopone(3, "3S 4D KH QC 7S 3H 2C 2D 5S 5H 6C 6D JS");
    assert!(
        table.says(mind_parity, "7Sx3S+4D") > 0,
        "three ranks are unpaired"
    );
    assert_eq!(table.says(mind_parity, "3Hx3S"), 0, "a pair goes");
    let odd = |scene: &mut Scene<'_, Bag>| scene.captured = hearts(&[3, 4, 7]);
    assert!(
        table.says_if(odd, mind_parity, "7Sx3S+4D") < 0,
        "never repair"
    );
}

#[test]
fn the_dealers_side_keeps_ranks_paired_and_repairs_them() {
    let table = Watched::scopone(3, "3S 4D KH QC 7S 3H 2C 2D 5S 5H 6C 6D JS");
    let dealer = |scene: &mut Scene<'_, Bag>| scene.dealers_side = Some(true);
    assert!(table.says_if(dealer, mind_parity, "7Sx3S+4D") < 0);
    let odd = |scene: &mut Scene<'_, Bag>| {
        dealer(scene);
        scene.captured = hearts(&[3, 4, 7]);
    };
    assert!(table.says_if(odd, mind_parity, "7Sx3S+4D") > 0);
    let second = Watched::scopone(2, "3S 4D KH QC").play("KCxKH");
    let view = second.round.view(Observer::Seat(Seat::new(0)));
    let scene = Scene::new(&view, &second.watcher.trace);
    assert_eq!(
        scene.dealers_side,
        Some(true),
        "seat 2 dealt, the partner of seat 0"
    );
}

#[test]
fn it_lays_a_rank_held_twice_when_nothing_can_be_taken() {
    let table = Watched::scopa("2S KH QC JD 5D 5S 6C");
    assert!(table.says(lay_a_double, "5S") > 0);
    assert_eq!(table.says(lay_a_double, "6C"), 0);
    assert_eq!(table.chosen(), "5S");
    let pair = Watched::scopa("2S 5H QC JD 5D 5S 6C");
    assert_eq!(pair.says(lay_a_double, "5Sx5H"), 0, "taking is not laying");
}

#[test]
fn it_never_takes_the_partners_double() {
    // Seat 2 lays a 6; seat 0 has one, and two more are about.
    let cards = "KS KH QC JD 6S AS 2S 3S 4S 5S 7S JS QS \
                 AC AH AD 2C 2H 2D 3C 3H 3D \
                 6C 4C 4H 4D 5C 5H 5D 7C 7H";
    let dealt = Watched::scopone(0, cards);
    let table = dealt.play("AC").play("6C").play("JHxJD");
    assert_eq!(table.round.turn(), Some(Seat::new(0)));
    assert!(table.says(spare_the_partners_double, "6Sx6C") < 0);
    let gone = |scene: &mut Scene<'_, Bag>| scene.captured = hearts(&[6, 6]);
    let last_two = table.says_if(gone, spare_the_partners_double, "6Sx6C");
    assert_eq!(last_two, 0, "the partner cannot have another");
    assert_eq!(
        table.says(spare_the_partners_double, "QSxQC"),
        0,
        "nobody laid it"
    );
    assert_eq!(
        table.says(spare_the_partners_double, "ASxAC"),
        0,
        "a rival laid it"
    );
}

#[test]
fn anchors_are_kept_for_an_empty_table_to_break_a_run_of_sweeps() {
    let table = Watched::scopone(3, "KH KC KD 2H JS 7S 6S 5H 4S QS 3S AS QH");
    assert_eq!(
        table.says(keep_an_anchor, "JS"),
        0,
        "others have jacks: no anchor"
    );
    // As if the other jacks were gone.
    let gone: Bag = parse_cards("JD JH JC")
        .expect("cards")
        .into_iter()
        .filter_map(|card| table.round.rules().faces.carta(card).ok())
        .collect();
    let anchor = |scene: &mut Scene<'_, Bag>| {
        scene.unseen = scene.unseen.minus(gone);
        scene.next_holds[8] = 0.0;
    };
    assert!(
        table.says_if(anchor, keep_an_anchor, "JS") < 0,
        "kept while others can be laid"
    );
    let swept = |scene: &mut Scene<'_, Bag>| {
        anchor(scene);
        scene.table = Bag::EMPTY;
    };
    assert!(
        table.says_if(swept, keep_an_anchor, "JS") > 0,
        "it breaks the run"
    );
    assert_eq!(
        table.says_if(swept, concede_no_sweep, "JS"),
        0,
        "nobody can take it"
    );
}

#[test]
fn who_refuses_a_possible_sweep_lacks_that_rank_until_new_cards_come() {
    let rules = rules("scopa", 2, "choice=player,faces=figures");
    let table = Watched::new(&rules, 0, "AD 2S 3H AC KC QC JC KS QS JS");
    let on_it = table.round.open().table.iter();
    let whole = on_it.map(|card| u32::from(card.value())).sum();
    assert_eq!(sweeping_value(&rules, whole), Some(7));
    assert_eq!(refused_sweep(&rules, whole, 7), None);
    let mut table = table.play("KS");
    assert!(table.lacks(1, 7) && !table.lacks(1, 6));
    let told = table.next_holds(7);
    let watcher = std::mem::take(&mut table.watcher);
    assert!(
        told < table.next_holds(7) / 2.0,
        "less likely than for who did not watch"
    );
    table.watcher = watcher;
    for _ in 0..5 {
        let first = table.round.moves()[0];
        let text = Small::move_to_text(&rules, first);
        table = table.play(&text);
    }
    assert!(!table.lacks(1, 7), "new cards may be any");
}

#[test]
fn who_captures_last_has_what_is_left() {
    let table = Watched::scopa("2S KH QC JD KS 5S 6C");
    let last = |scene: &mut Scene<'_, Bag>| (scene.last, scene.captured_last) = (true, false);
    assert!(table.says_if(last, take_the_last_cards, "KSxKH") > 0);
    assert!(table.says_if(last, take_the_last_cards, "5S") < 0);
    assert_eq!(table.says(take_the_last_cards, "5S"), 0, "others play on");
}
