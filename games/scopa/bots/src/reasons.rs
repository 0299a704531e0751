//! Why a move is good or bad: sweeps made and left, what is captured, pairs.

use baralho_bots::{ENOUGH, NOTABLE, Reason, at_least_one};
use baralho_cards::{Card, Rank};
use baralho_game::{Rules, View as _};
use baralho_scopa::{Carta, Mechanic, Move, Reach, ScopaRules, View, capture};

/// What speaks for a move against all of these others.
pub(super) fn why<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    best: Move,
    others: &[Move],
) -> Vec<Reason> {
    let rules = &view.open.rules;
    if rules.inverse {
        // Whatever wins points elsewhere loses here, and what is left is to be counted.
        return Vec::new();
    }
    let facts = Facts::of(view, best);
    let others: Vec<Facts> = others.iter().map(|&other| Facts::of(view, other)).collect();
    let mut reasons = gains(rules, &facts, &others);
    let at = reasons.len().min(1);
    reasons.splice(at..at, safety(rules, &facts, &others));
    reasons.extend(pairs(view, &facts, &others));
    reasons.truncate(ENOUGH);
    reasons
}

/// What speaks against a move when a better one is known.
pub(super) fn why_not<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    played: Move,
    best: Move,
) -> Vec<Reason> {
    let rules = &view.open.rules;
    if rules.inverse {
        return Vec::new();
    }
    let (facts, better) = (Facts::of(view, played), Facts::of(view, best));
    let mut reasons = Vec::new();
    if facts.sweep_chance > better.sweep_chance + NOTABLE {
        reasons.push(Reason::LeavesSweep {
            table: faces(rules, &facts.table),
            ranks: ranks(rules, &facts.sweepers),
            chance: facts.sweep_chance,
        });
    }
    if rules.mechanic != Mechanic::OnlyScopas
        && facts.settebello_chance > better.settebello_chance + NOTABLE
    {
        reasons.push(Reason::LeavesSettebello {
            chance: facts.settebello_chance,
        });
    }
    if reasons.is_empty() && facts.taken.is_empty() {
        let notable = facts.capture_chance > better.capture_chance + 5.0 * NOTABLE;
        let chance = facts.capture_chance;
        reasons.extend((notable && better.taken.is_empty()).then_some(Reason::MoreUse { chance }));
    }
    reasons.truncate(ENOUGH);
    reasons
}

/// What a move does, as far as its player can know.
struct Facts {
    /// What goes onto the pile, the card played included; nothing when it is laid.
    taken: Vec<Carta>,
    sweep: bool,
    table: Vec<Carta>,
    /// The values with which the next player may sweep that.
    sweepers: Vec<u8>,
    /// How likely the next player can.
    sweep_chance: f64,
    /// How likely the next player can capture a 7 of diamonds that it leaves.
    settebello_chance: f64,
    /// How likely the next player can capture anything.
    capture_chance: f64,
    /// The value of the card laid if its equal stays in the hand.
    twin: Option<u8>,
    /// Whether somebody plays after it in this round.
    followed: bool,
}

impl Facts {
    fn of<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>, chosen: Move) -> Self {
        let rules = &view.open.rules;
        let (taken, table) = played(view, chosen);
        let next = Next::after(view);
        let last_play = next.is_none();
        let sweep =
            table.is_empty() && rules.sweeps_count() && (!last_play || rules.last_play_sweep);
        let mut facts = Self {
            sweep,
            twin: (taken.is_empty() && twin(view, chosen.card)).then_some(chosen.card.value()),
            taken,
            table,
            sweepers: Vec::new(),
            sweep_chance: 0.0,
            settebello_chance: 0.0,
            capture_chance: 0.0,
            followed: next.is_some(),
        };
        if let Some(next) = next {
            facts.look_ahead(view, &next);
        }
        facts
    }

    /// What the next player may do with what is left.
    fn look_ahead<const CARDS: usize, const SEATS: usize>(
        &mut self,
        view: &View<CARDS, SEATS>,
        next: &Next,
    ) {
        let rules = &view.open.rules;
        let unseen = view.unseen();
        let (mut sweeping, mut capturing, mut settebello) = (0, 0, 0);
        for value in 1..=10 {
            let count = usize::from(unseen.of_value(value));
            if count == 0 {
                continue;
            }
            let reach = Reach::of(rules, &self.table, value);
            if reach.any {
                capturing += count;
            }
            if reach.settebello {
                settebello += count;
            }
            if reach.all && next.sweep_counts {
                sweeping += count;
                self.sweepers.push(value);
            }
        }
        let chance = |good| at_least_one(unseen.len().into(), good, next.hand);
        self.sweep_chance = chance(sweeping);
        self.capture_chance = chance(capturing);
        self.settebello_chance = chance(settebello);
    }

    fn count(&self, wanted: impl Fn(&Carta) -> bool) -> usize {
        self.taken.iter().filter(|card| wanted(card)).count()
    }
}

/// What a move takes, the card played included, and what it leaves on the table.
fn played<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    chosen: Move,
) -> (Vec<Carta>, Vec<Carta>) {
    let (rules, table) = (&view.open.rules, &view.open.table);
    let (mut taken, mut left) = capture::split(table, capture::taken(rules, table, chosen));
    if taken.is_empty() {
        left.push(chosen.card);
    } else {
        taken.push(chosen.card);
    }
    (taken, left)
}

/// Who plays next in this round.
struct Next {
    /// How many cards they will hold.
    hand: usize,
    /// Whether a sweep of theirs counts.
    sweep_counts: bool,
}

impl Next {
    fn after<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>) -> Option<Self> {
        let rules = &view.open.rules;
        let seat = view.turn()?;
        let next = view.open.after(seat);
        let mut sizes = view.hand_sizes;
        sizes[seat.index()] -= 1;
        let mut deck = usize::from(view.deck_left);
        if sizes[next.index()] == 0 {
            if deck == 0 {
                return None;
            }
            for seat in view.open.playing_seats() {
                sizes[seat.index()] = rules.cards_per_deal;
                deck -= usize::from(rules.cards_per_deal);
            }
        }
        let hand = usize::from(sizes[next.index()]);
        sizes[next.index()] -= 1;
        let last_play = deck == 0 && sizes[view.open.after(next).index()] == 0;
        Some(Self {
            hand,
            sweep_counts: rules.sweeps_count() && (!last_play || rules.last_play_sweep),
        })
    }
}

fn twin<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>, card: Carta) -> bool {
    let equal = |other: &Carta| other.value() == card.value();
    view.hand.iter().filter(equal).count() > 1
}

/// What the move wins at once that not all others do.
fn gains(rules: &ScopaRules, facts: &Facts, others: &[Facts]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if facts.sweep && !others.iter().all(|other| other.sweep) {
        reasons.push(Reason::Sweep);
    }
    if rules.mechanic == Mechanic::OnlyScopas {
        return reasons;
    }
    let more = |wanted: &dyn Fn(&Carta) -> bool| {
        let count = facts.count(wanted);
        let best = others.iter().map(|other| other.count(wanted)).max();
        (Some(count) > best && count > 0).then_some(count)
    };
    let settebello = |facts: &Facts| facts.count(|&card| card == Carta::SETTEBELLO) > 0;
    if settebello(facts) && !others.iter().all(settebello) {
        reasons.push(Reason::Settebello);
    } else if let Some(count) = more(&|card| card.value() == 7) {
        reasons.push(Reason::Sevens { count });
    }
    // The settebello is a diamond itself.
    let said = usize::from(reasons.contains(&Reason::Settebello));
    if let Some(count) = more(&|card| card.is_diamond()).filter(|&count| count > said) {
        reasons.push(Reason::Diamonds { count });
    }
    if let Some(count) = more(&|_| true) {
        reasons.push(Reason::Cards { count });
    }
    reasons
}

/// What the move does not leave to the next player.
fn safety(rules: &ScopaRules, facts: &Facts, others: &[Facts]) -> Option<Reason> {
    if !facts.followed || facts.table.is_empty() {
        return None;
    }
    let table = || faces(rules, &facts.table);
    let risks = || others.iter().map(|other| other.sweep_chance);
    if facts.sweep_chance == 0.0 {
        let dangerous = risks().any(|chance| chance > NOTABLE);
        return dangerous.then(|| Reason::NoSweep { table: table() });
    }
    let least = risks().all(|chance| chance > facts.sweep_chance + NOTABLE);
    (least && !others.is_empty()).then(|| Reason::LeastSweep {
        table: table(),
        ranks: ranks(rules, &facts.sweepers),
        chance: facts.sweep_chance,
    })
}

/// What the move does for later: pairs, and little use to the next player.
fn pairs<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    facts: &Facts,
    others: &[Facts],
) -> Vec<Reason> {
    let rules = &view.open.rules;
    let mut reasons = Vec::new();
    if let Some(value) = facts.twin
        && !others.iter().all(|other| other.twin.is_some())
    {
        reasons.push(Reason::Twin {
            rank: rank(rules, value),
        });
    }
    let lays = || others.iter().filter(|other| other.taken.is_empty());
    if facts.taken.is_empty() && facts.followed && lays().count() > 0 {
        let chance = facts.capture_chance;
        if lays().all(|other| other.capture_chance > chance + NOTABLE) {
            reasons.push(Reason::LeastUse { chance });
        }
    }
    reasons.extend(parity(view, facts));
    reasons
}

/// In Scopone the dealer's side plays the last card: while every rank is left in pairs,
/// it can answer every card. The other side wants them odd.
fn parity<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    facts: &Facts,
) -> Option<Reason> {
    let rules = &view.open.rules;
    let all_dealt = rules.cards() < 2 * usize::from(rules.cards_per_deal) * rules.players();
    if !all_dealt || rules.sides() != 2 || facts.taken.len() < 3 {
        return None;
    }
    let piles = || view.open.piles.iter().flat_map(|pile| pile.iter());
    let gone = |value: u8| piles().filter(|card| card.value() == value).count();
    let taken = |value: u8| facts.count(|card| card.value() == value);
    let flipped = |odd: bool| -> Vec<u8> {
        (1..=10)
            .filter(|&value| taken(value) % 2 == 1 && (gone(value) % 2 == 0) == odd)
            .collect()
    };
    let deals = rules.side_of(view.open.dealer) == rules.side_of(view.turn()?);
    let (wanted, unwanted) = (flipped(!deals), flipped(deals));
    if wanted.len() <= unwanted.len() {
        return None;
    }
    let ranks = ranks(rules, &wanted);
    Some(if deals {
        Reason::Pairs { ranks }
    } else {
        Reason::Unpairs { ranks }
    })
}

fn faces(rules: &ScopaRules, cards: &[Carta]) -> Vec<Card> {
    rules.faces.cards(cards.iter().copied())
}

fn rank(rules: &ScopaRules, value: u8) -> Rank {
    let any_suit = baralho_cards::Suit::Diamonds;
    rules.faces.card(Carta::new(value, any_suit)).rank()
}

fn ranks(rules: &ScopaRules, values: &[u8]) -> Vec<Rank> {
    values.iter().map(|&value| rank(rules, value)).collect()
}
