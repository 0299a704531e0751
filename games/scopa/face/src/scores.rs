//! Scores of the Scopa family.

use baralho_face::{Grid, Row, Voice, points};
use baralho_game::Rules;
use baralho_scopa::{Bag, CATEGORIES, Carta, Category, Mechanic, Prime, ScopaRules, Tally, View};
use baralho_words::{Deck, say};

use crate::told::Teller;

impl<const CARDS: usize, const SEATS: usize> Teller<'_, CARDS, SEATS> {
    /// The score as it stands: sweeps count at once, categories at the end of the round.
    pub(super) fn score_now(self) -> String {
        let (open, tally) = (&self.view.open, self.view.open.tally());
        points(self.voice, &open.rules, |side| {
            open.points_before[side] + i32::from(tally.sides[side].sweeps)
        })
    }
}

pub(super) fn grid(voice: Voice<'_>, rules: &ScopaRules, tally: &Tally) -> Grid {
    let words = voice.words;
    let sides = voice.sides(rules);
    let mut grid = Grid {
        columns: sides.iter().map(|&side| voice.side(rules, side)).collect(),
        rows: Vec::new(),
    };
    if rules.mechanic != Mechanic::OnlyScopas {
        for (place, category) in CATEGORIES.into_iter().enumerate() {
            let counts = sides.iter().map(|&side| tally.sides[side].counts[place]);
            grid.rows.push(Row {
                label: label(voice, category, rules.prime),
                cells: counts.map(|count| count.to_string()).collect(),
                verdict: verdict(voice, rules, tally, place),
                short: tally.awards[place]
                    .map_or_else(String::new, |side| voice.side(rules, side.into())),
                points: sides
                    .iter()
                    .map(|&side| i32::from(tally.awards[place].map(usize::from) == Some(side)))
                    .collect(),
                ..Row::default()
            });
        }
    }
    if rules.sweeps_count() {
        let counts = sides.iter().map(|&side| tally.sides[side].sweeps);
        grid.rows.push(Row {
            label: say!(words, "scopa-sweeps"),
            cells: counts.map(|count| count.to_string()).collect(),
            verdict: say!(words, "scopa-sweeps-verdict"),
            points: sides
                .iter()
                .map(|&side| i32::from(tally.sides[side].sweeps))
                .collect(),
            of_sweeps: true,
            ..Row::default()
        });
    }
    let points = sides.iter().map(|&side| tally.points()[side].to_string());
    grid.add(say!(words, "scopa-points"), points);
    grid
}

/// The cards that the categories are about, as they lie in everybody's piles: the diamonds, the
/// settebello, the sevens or the best primiera. Of all the cards only the number matters.
pub(super) fn exhibit<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    grid: &mut Grid,
) {
    let rules = &view.open.rules;
    if rules.mechanic == Mechanic::OnlyScopas {
        return;
    }
    let sides = voice.sides(rules);
    for (row, category) in grid.rows.iter_mut().zip(CATEGORIES) {
        let shown = sides.iter().map(|&side| {
            let piles = rules
                .seats_of(side)
                .map(|seat| view.open.piles[seat.index()]);
            let pile = piles.fold(Bag::EMPTY, Bag::union);
            rules.faces.cards(shown(category, rules.prime, pile))
        });
        row.cards = shown.collect();
    }
}

fn shown(category: Category, prime: Prime, pile: Bag) -> Vec<Carta> {
    let all = pile.iter();
    match (category, prime) {
        (Category::Cards, _) => Vec::new(),
        (Category::Diamonds, _) => all.filter(|card| card.is_diamond()).collect(),
        (Category::Settebello, _) => all.filter(|&card| card == Carta::SETTEBELLO).collect(),
        (Category::Prime, Prime::Sevens) => all.filter(|card| card.value() == 7).collect(),
        (Category::Prime, Prime::Primiera) => pile.best_of_suits().collect(),
    }
}

fn label(voice: Voice<'_>, category: Category, prime: Prime) -> String {
    let words = voice.words;
    match (category, prime) {
        (Category::Cards, _) => say!(words, "scopa-cards"),
        (Category::Diamonds, _) => match words.deck() {
            Deck::French => say!(words, "scopa-diamonds"),
            Deck::Latin => say!(words, "scopa-coins"),
        },
        (Category::Settebello, _) => match words.deck() {
            Deck::French => say!(words, "scopa-settebello-french"),
            Deck::Latin => say!(words, "scopa-settebello"),
        },
        (Category::Prime, Prime::Sevens) => say!(words, "scopa-sevens"),
        (Category::Prime, Prime::Primiera) => say!(words, "scopa-primiera"),
    }
}

fn verdict(voice: Voice<'_>, rules: &ScopaRules, tally: &Tally, place: usize) -> String {
    let words = voice.words;
    if let Some(side) = tally.awards[place] {
        let who = voice.side_to(rules, side.into());
        return say!(words, "scopa-award", who);
    }
    let counts: Vec<u16> = (0..rules.sides())
        .map(|side| tally.sides[side].counts[place])
        .collect();
    let best = counts.iter().copied().max().unwrap_or(0);
    match counts.iter().filter(|&&count| count == best).count() {
        _ if best == 0 => say!(words, "scopa-award-none"),
        // An instant win leaves the categories out.
        1 => say!(words, "scopa-award-skipped"),
        _ => say!(words, "scopa-award-tie"),
    }
}
