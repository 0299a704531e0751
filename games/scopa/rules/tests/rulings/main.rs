//! One test per ruling of the rules, named as a sentence.

mod capturing;
mod dealing;
mod matches;
mod options;
mod scoring;

use baralho_cards::{Card, parse_cards};
use baralho_game::{BadRules, Game, Options, Rules, Seat, Standing};
use baralho_laws::deck_from;
use baralho_scopa::{Bag, Carta, Large, Move, ScopaRules, Tally, capture, score};

pub(crate) fn rules(preset: &str, players: usize, options: &str) -> ScopaRules {
    try_rules(preset, Some(players), options).expect("rules that can be played")
}

pub(crate) fn try_rules(
    preset: &str,
    players: Option<usize>,
    options: &str,
) -> Result<ScopaRules, BadRules> {
    let mut all = Options::new();
    for pair in options.split_whitespace() {
        all.set_pair(pair)?;
    }
    ScopaRules::parse(preset, players, &all)
}

pub(crate) fn refused(preset: &str, players: Option<usize>, options: &str) -> String {
    let error = try_rules(preset, players, options).expect_err(options);
    error.to_string()
}

pub(crate) fn cartas(rules: &ScopaRules, text: &str) -> Vec<Carta> {
    let cards = parse_cards(text).expect("cards");
    cards
        .into_iter()
        .map(|c| rules.faces.carta(c).expect("a card of the deck"))
        .collect()
}

pub(crate) fn shown(rules: &ScopaRules, cards: impl IntoIterator<Item = Carta>) -> String {
    let cards = rules.faces.cards(cards);
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    cards.join(" ")
}

/// Every set that a card may take, as texts.
pub(crate) fn captures(rules: &ScopaRules, table: &str, card: &str) -> Vec<String> {
    let (table, card) = (cartas(rules, table), cartas(rules, card)[0]);
    let sets = capture::first_sets(rules, &table, card, false, usize::MAX);
    let texts = sets
        .iter()
        .map(|set| shown(rules, capture::at(&table, set)));
    texts.collect()
}

/// The set that the game takes for a card that captures.
pub(crate) fn chosen(rules: &ScopaRules, table: &str, card: &str) -> String {
    let (table, card) = (cartas(rules, table), cartas(rules, card)[0]);
    let places = capture::chosen(rules, &table, card).expect("a capture");
    shown(rules, capture::at(&table, &places))
}

/// A round whose first cards are these: the table, then hand by hand; the rest of the
/// deck follows in its usual order.
pub(crate) fn round_from(rules: &ScopaRules, dealer: usize, first: &str) -> Large {
    let deck = deck_from(first, rules.pack());
    let standing = Standing::new(rules, Seat::new(dealer));
    Large::deal_deck(rules, &standing, &deck).expect("a whole deck")
}

pub(crate) fn play(round: &mut Large, moves: &str) {
    for text in moves.split_whitespace() {
        let wanted = round.move_from_text(text).expect("a move");
        round.play(wanted, &mut ()).expect("a legal move");
    }
}

pub(crate) fn play_first(round: &mut Large) {
    let first = round.moves()[0];
    round.play(first, &mut ()).expect("legal");
}

/// Asserts that a move is refused for this reason, and changes nothing.
pub(crate) fn assert_refused(round: &mut Large, wanted: Move, reason: &str) {
    let before = *round;
    let refusal = round.play(wanted, &mut ()).expect_err("an illegal move");
    assert_eq!(*round, before, "a refusal changes nothing");
    assert_eq!(refusal.to_string(), reason);
}

pub(crate) fn tally(rules: &ScopaRules, piles: &[&str], sweeps: &[u8]) -> Tally {
    let piles: Vec<Bag> = piles
        .iter()
        .map(|pile| cartas(rules, pile).into_iter().collect())
        .collect();
    score(rules, &piles, sweeps, true)
}
