//! A player who melds what it can, takes the pile when it can, and discards what the next
//! player can use least.

use baralho_buraco::{Bag, Canastra, Compat, Meld, Move, Phase, View, value};
use baralho_cards::{Card, Rank, Suit};
use baralho_game::{Rules, Seat, View as _, chance::Generator};

use baralho_bots::Bot;

/// One move ahead: worth of melds, danger of discards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy;

impl Bot<baralho_buraco::Buraco> for Greedy {
    fn choose(&mut self, view: &View, _chance: &mut Generator) -> Move {
        let sight = Sight::of(view);
        let best = view
            .moves()
            .into_iter()
            .map(|chosen| (sight.worth(chosen), chosen))
            .max_by_key(|&(worth, chosen)| (worth, std::cmp::Reverse(chosen)));
        best.expect("whoever must move can").1
    }
}

/// What the player works out once before comparing moves.
struct Sight<'a> {
    view: &'a View,
    seat: Seat,
    team: usize,
    hand: Bag,
    /// Cards that the next player may hold: unseen, or seen going into that hand.
    theirs: Bag,
    /// The cards the next player is known to hold.
    known: Bag,
    /// The game may end before wilds kept for later find a use.
    late: bool,
    /// Going out now would win, as far as one can tell.
    wants_out: bool,
}

impl<'a> Sight<'a> {
    fn of(view: &'a View) -> Self {
        let seat = view.turn().expect("called on one's turn");
        let players = view.rules().players();
        let next = seat.left(players);
        let team = view.rules().side_of(seat);
        let points = |team: usize| view.melds(team).map(Meld::points).sum::<i32>();
        let others_hold = Seat::all(players)
            .filter(|&other| view.rules().side_of(other) != team)
            .map(|other| view.hand_size(other) as i32)
            .sum::<i32>();
        let partners_hold = Seat::all(players)
            .filter(|&other| view.rules().side_of(other) == team && other != seat)
            .map(|other| view.hand_size(other) as i32)
            .sum::<i32>();
        let fewest = Seat::all(players)
            .filter(|&other| other != seat)
            .map(|other| view.hand_size(other))
            .min()
            .unwrap_or(0);
        // A card is worth about 9 points on average.
        let lead = points(team) + 100 - 9 * partners_hold - points(1 - team) + 9 * others_hold;
        Self {
            view,
            seat,
            team,
            hand: view.hand(),
            theirs: view.unseen().plus(view.known(next)),
            known: view.known(next),
            late: view.stock() < 16 || fewest <= 3,
            wants_out: lead > 0,
        }
    }

    /// Moves are compared by this: a draw is 0, a discard below 0 by what it may cost.
    fn worth(&self, chosen: Move) -> i32 {
        match chosen {
            Move::Draw => 0,
            Move::Take { with } => Self::take(with),
            Move::Meld { cards } => self.meld(cards),
            Move::Add { meld, cards } => self.add(meld.into(), cards),
            Move::Discard(card) => self.discard(card),
        }
    }

    /// Always better than drawing; of several ways the one that leaves the better melds.
    fn take(with: Bag) -> i32 {
        let wilds = twos(with);
        1_000 + value_of(with) - 25 * wilds + 3 * with.len() as i32
    }

    fn meld(&self, cards: Bag) -> i32 {
        if self.gives_up(cards) {
            return GIVE_UP;
        }
        let Ok(meld) = Meld::judge(cards.iter(), Compat::Off) else {
            return GIVE_UP;
        };
        let wilds = twos(cards);
        let dirty = meld.has_wild();
        // A wild is better kept for a canastra, unless there is not much time left.
        if dirty && !self.late && cards.len() < 5 && self.view.phase() == Phase::Play {
            return GIVE_UP;
        }
        // A second run of cards that fit a meld already there splits a canastra.
        1_000 + meld.points() + value_of(cards) - 25 * wilds + 4 * cards.len() as i32
    }

    fn add(&self, index: usize, cards: Bag) -> i32 {
        let Some(before) = self.view.melds(self.team).nth(index) else {
            return GIVE_UP;
        };
        let Ok(after) = before.with(cards) else {
            return GIVE_UP;
        };
        if self.gives_up(cards) {
            return GIVE_UP;
        }
        let gain = after.points() - before.points();
        let completes = before.len() < Canastra::SIZE && after.len() >= Canastra::SIZE;
        let soils = after.has_wild() && !before.has_wild();
        if soils && !completes && !self.late {
            return GIVE_UP;
        }
        if gain < 0 {
            return GIVE_UP;
        }
        // Melding alone counts a card twice: once won, once not lost.
        1_500 + gain + value_of(cards) - 30 * i32::from(soils) + 40 * i32::from(completes)
    }

    /// Whether the cards would leave a hand that must go out although that loses.
    fn gives_up(&self, cards: Bag) -> bool {
        self.hand.len() - cards.len() <= 1 && !self.wants_out
    }

    /// Below every other worthwhile move; the least loss is the best discard.
    fn discard(&self, card: Card) -> i32 {
        let own = self.own_use(card);
        let danger = self.danger(card);
        let pile = self.view.pile().len() as i32;
        let mut cost = own * 6 + danger * (3 + pile.min(20));
        if card.rank() == Rank::Two {
            cost += 200;
        }
        // Of equal cards the dearer one goes first.
        -500 - cost + value(card) / 5 + i32::from(self.hand.count(card) > 1)
            - i32::from(self.view.known(self.seat).count(card) > 0)
    }

    /// How many cards of the hand this one makes runs with, nearer ones counting more;
    /// a second copy is no use to its run.
    fn own_use(&self, card: Card) -> i32 {
        if self.hand.count(card) > 1 {
            return 0;
        }
        neighbours(card)
            .map(|(near, distance)| i32::from(self.hand.count(near) > 0) * (3 - distance))
            .sum()
    }

    /// How likely the next player can lay a new meld with this card: pairs of neighbours
    /// that player may hold, those known to be there counting most.
    fn danger(&self, card: Card) -> i32 {
        let weight = |near: Option<Card>| -> i32 {
            let Some(near) = near else { return 0 };
            if self.known.count(near) > 0 {
                6
            } else {
                self.theirs.count(near) as i32
            }
        };
        let step = |by: i32| neighbour(card, by);
        let mut danger = 0;
        for (one, other) in [(-2, -1), (-1, 1), (1, 2)] {
            danger += weight(step(one)) * weight(step(other));
        }
        // With a wild one neighbour is enough.
        let wilds: i32 = Suit::ALL
            .into_iter()
            .map(|suit| self.known.count(Card::new(Rank::Two, suit)) as i32)
            .sum();
        if wilds > 0 {
            danger += 4 * [-2, -1, 1, 2]
                .map(|by| weight(step(by)))
                .iter()
                .sum::<i32>();
        }
        danger
    }
}

/// Less than any discard: never chosen, since a discard is always possible then.
const GIVE_UP: i32 = -1_000_000;

fn value_of(cards: Bag) -> i32 {
    cards.iter().map(value).sum()
}

fn twos(cards: Bag) -> i32 {
    cards.iter().filter(|card| card.rank() == Rank::Two).count() as i32
}

/// The card so many ranks above in the same suit; the ace stands below the two and above
/// the king.
fn neighbour(card: Card, by: i32) -> Option<Card> {
    let number = i32::from(card.rank().number()) + by;
    let number = match number {
        14 => 1,
        15 | 0 | -1 => match (card.rank(), number) {
            // Below an ace stand the king and the queen.
            (Rank::Ace, 0) => 13,
            (Rank::Ace, -1) => 12,
            _ => return None,
        },
        number => number,
    };
    let rank = Rank::from_number(u8::try_from(number).ok()?)?;
    Some(Card::new(rank, card.suit()))
}

/// The cards within two ranks, with their distance.
fn neighbours(card: Card) -> impl Iterator<Item = (Card, i32)> {
    [-2_i32, -1, 1, 2]
        .into_iter()
        .filter_map(move |by| neighbour(card, by).map(|near| (near, by.abs())))
}
