//! Why a move is good or bad: canastras, the pile, wild cards, and what a discard lets the next player do.

use baralho_bots::{ENOUGH, NOTABLE, Reason, ways};
use baralho_buraco::{Bag, Canastra, Compat, Meld, Move, View};
use baralho_cards::{Card, Rank};
use baralho_game::{Rules, View as _};

/// What speaks for a move against all of these others.
pub(super) fn why(view: &View, best: Move, others: &[Move]) -> Vec<Reason> {
    let facts = Facts::of(view, best);
    let others: Vec<Facts> = others.iter().map(|&other| Facts::of(view, other)).collect();
    let mut reasons = Vec::new();
    if facts.goes_out && !others.iter().all(|other| other.goes_out) {
        reasons.push(Reason::GoesOut);
    }
    if !facts.goes_out && others.iter().any(|other| other.goes_out) {
        reasons.push(Reason::NotYet);
    }
    if let Some(canastra) = facts.canastra {
        let clean = canastra == Canastra::Limpa;
        reasons.push(Reason::Canastra { clean });
    }
    let spends = |facts: &Facts| facts.spends_wild;
    let keeps = !matches!(best, Move::Discard(card) if card.rank() == Rank::Two);
    if keeps && !facts.lays_two && !others.is_empty() && others.iter().all(spends) {
        reasons.push(Reason::KeepsWild);
    }
    match best {
        Move::Draw if others.iter().any(|other| other.takes) => {
            let cards = view.table.pile.len();
            reasons.push(Reason::LeavesPile { cards });
        }
        Move::Take { .. } => reasons.push(Reason::TakesPile {
            cards: view.table.pile.len(),
        }),
        Move::Meld { .. } | Move::Add { .. } if facts.canastra.is_none() => {
            reasons.push(match facts.grown {
                Some(cards) => Reason::Grows { cards },
                None => Reason::Lays {
                    points: facts.points,
                },
            });
        }
        Move::Discard(card) => {
            reasons.extend(least_takeable(card, &facts, &others));
            if others.iter().any(|other| other.points > 0) {
                reasons.push(Reason::HoldsBack);
            }
        }
        _ => {}
    }
    reasons.truncate(ENOUGH);
    reasons
}

/// What speaks against a move when a better one is known.
pub(super) fn why_not(view: &View, played: Move, best: Move) -> Vec<Reason> {
    let (facts, better) = (Facts::of(view, played), Facts::of(view, best));
    let mut reasons = Vec::new();
    if facts.spends_wild && !better.spends_wild {
        reasons.push(Reason::SpendsWild);
    }
    match played {
        Move::Discard(card) if card.rank() == Rank::Two => reasons.push(Reason::DiscardsWild),
        Move::Discard(card) => {
            if let Some(chance) = facts.takeable
                && better.takeable.is_none_or(|less| chance > less + NOTABLE)
                && chance > NOTABLE
            {
                reasons.push(Reason::Takeable { card, chance });
            }
            if better.points > 0 {
                reasons.push(Reason::HoldsBack);
            }
        }
        Move::Draw if better.takes => reasons.push(Reason::LeavesPile {
            cards: view.table.pile.len(),
        }),
        _ => {}
    }
    reasons.truncate(ENOUGH);
    reasons
}

/// What a move does, as far as its player can know.
#[derive(Default)]
struct Facts {
    goes_out: bool,
    canastra: Option<Canastra>,
    /// Points that it puts on the table.
    points: i32,
    /// How many cards the meld has that it adds to.
    grown: Option<usize>,
    /// A 2 leaves the hand for a meld, as a wild or in its own place.
    lays_two: bool,
    /// It does so as a wild.
    spends_wild: bool,
    takes: bool,
    /// How likely the next player can take the pile with the card discarded; `None` when
    /// nothing is discarded, the game ends with it, or it can be anything.
    takeable: Option<f64>,
}

impl Facts {
    fn of(view: &View, chosen: Move) -> Self {
        let judged = |cards: Bag| Meld::judge(cards.iter(), Compat::Off).ok();
        let hand = view.hand;
        let (before, meld, cards) = match chosen {
            Move::Draw => return Self::default(),
            Move::Discard(card) => {
                return Self {
                    goes_out: hand.len() == 1,
                    takeable: (hand.len() > 1).then(|| takeable(view, card)).flatten(),
                    ..Self::default()
                };
            }
            Move::Take { with } => {
                let top = view.table.pile.last().copied().unwrap_or_default();
                (None, judged(with.plus(Bag::of(top))), with)
            }
            Move::Meld { cards } => (None, judged(cards), cards),
            Move::Add { meld, cards } => {
                let seat = view.turn().unwrap_or_default();
                let mut own = view.table.melds.of(view.rules().side_of(seat));
                let before = own.nth(usize::from(meld));
                let meld = before.and_then(|before| before.with(cards).ok());
                (before, meld, cards)
            }
        };
        let Some(meld) = meld else {
            return Self::default();
        };
        let takes = matches!(chosen, Move::Take { .. });
        let wild_before = before.is_some_and(Meld::has_wild);
        let lays_two = cards.all_twos() > 0;
        let was = before.and_then(Meld::canastra);
        Self {
            takes,
            goes_out: cards == hand && (!takes || view.table.pile.len() == 1),
            canastra: meld.canastra().filter(|&now| was != Some(now)),
            points: meld.points() - before.map_or(0, Meld::points),
            grown: before.map(|_| meld.len()),
            lays_two,
            spends_wild: lays_two && meld.has_wild() && !wild_before,
            takeable: None,
        }
    }
}

fn least_takeable(card: Card, facts: &Facts, others: &[Facts]) -> Option<Reason> {
    let chance = facts.takeable?;
    let mut discards = others.iter().filter_map(|other| other.takeable).peekable();
    discards.peek()?;
    let (mut least, mut differs) = (true, false);
    for other in discards {
        least &= chance <= other;
        differs |= other > chance + NOTABLE;
    }
    (least && differs).then_some(Reason::LeastTakeable { card, chance })
}

/// How likely the next player can lay a new meld with this card and take the pile.
///
/// Any such meld has one of three cards in it, so two cards of the hand decide. The few
/// kinds of cards that can be among them are counted out: which of them the hand holds
/// follows from how many of each are unseen. A 2 goes with nearly everything: `None`.
fn takeable(view: &View, card: Card) -> Option<f64> {
    if card.rank() == Rank::Two {
        return None;
    }
    let seat = view.turn()?;
    let next = seat.left(view.rules().players());
    let (known, unseen) = (view.table.known[next.index()], view.unseen());
    let hidden = view.hand_size(next) - known.len();
    let melds =
        |one: Card, other: Card| Meld::judge([card, one, other].into_iter(), Compat::Off).is_ok();
    let fits: Vec<Card> = Card::all().filter(|&one| near(card, one)).collect();
    let pairs: Vec<(usize, usize)> = (0..fits.len())
        .flat_map(|one| (one..fits.len()).map(move |other| (one, other)))
        .filter(|&(one, other)| melds(fits[one], fits[other]))
        .collect();
    let mut held: Vec<usize> = fits
        .iter()
        .map(|&kind| known.count(kind) as usize)
        .collect();
    let out: Vec<usize> = fits
        .iter()
        .map(|&kind| unseen.count(kind) as usize)
        .collect();
    let rest = unseen.len() - out.iter().sum::<usize>();
    let mut hits = 0_u128;
    let mut see = |count: &[usize], ways_so_far: u128, left: usize| {
        let has = |&(one, other): &(usize, usize)| {
            if one == other {
                count[one] > 1
            } else {
                count[one] > 0 && count[other] > 0
            }
        };
        if pairs.iter().any(has) {
            hits += ways_so_far * ways(rest, left);
        }
    };
    deals(&out, hidden, 0, 1, &mut held, &mut see);
    Some(hits as f64 / ways(unseen.len(), hidden) as f64)
}

/// Whether two cards can be in one meld of three: cheap, to spare the judge most pairs.
fn near(card: Card, other: Card) -> bool {
    let (one, two) = (card.rank().number(), other.rank().number());
    let distance = one.abs_diff(two);
    // An ace is next to the king as well as to the 2.
    other.rank() == Rank::Two || (card.suit() == other.suit() && (distance <= 2 || distance >= 11))
}

/// Every way to deal some of the kinds that are out to a hand, on top of what it is known
/// to hold, with how many ways there are and how many cards are left to deal.
fn deals(
    out: &[usize],
    hidden: usize,
    kind: usize,
    ways_so_far: u128,
    count: &mut [usize],
    see: &mut dyn FnMut(&[usize], u128, usize),
) {
    if kind == out.len() {
        return see(count, ways_so_far, hidden);
    }
    for dealt in 0..=out[kind].min(hidden) {
        count[kind] += dealt;
        let ways_here = ways_so_far * ways(out[kind], dealt);
        deals(out, hidden - dealt, kind + 1, ways_here, count, see);
        count[kind] -= dealt;
    }
}
