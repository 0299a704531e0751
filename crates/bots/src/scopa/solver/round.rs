//! What never changes in a round with open cards: who plays which card when.

use baralho_game::{Game as _, Rules, Seat};
use baralho_scopa::{Capture, Choice, Mechanic, Prime, Scopa, ScopaRules};
use baralho_search::solve::NotSolvable;

use super::{
    cards::{Cards, set, set_of},
    position::{Order, Position},
};

/// Cards of one deck, and one more.
pub(super) const PLIES: usize = 41;
/// The most seats.
pub(super) const SEATS: usize = 6;

/// Somebody's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) seat: u8,
    pub(super) side: u8,
    /// The pile that captures go to: partners share one where piles are pooled.
    pub(super) pile: u8,
    /// The cards this seat was dealt for this deal.
    pub(super) dealt: Cards,
    /// How many plays each side has left, this one included, that a sweep would count for.
    pub(super) plays: [i8; 2],
}

/// The facts of a round.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) capture: Capture,
    pub(super) choice: Choice,
    pub(super) rules: ScopaRules,
    pub(super) sweeps_count: bool,
    pub(super) last_play_sweep: bool,
    pub(super) categories: bool,
    pub(super) sevens: bool,
    pub(super) inverse: bool,
    /// Whether each side has one pile: of partners together, or of its only seat.
    pub(super) pooled: bool,
    /// By how many cards are left to play: whose turn it is.
    pub(super) turns: [Turn; PLIES],
    /// How many sweeps in this round win the match at once for each side, where they can.
    pub(super) sweeps_to_win: Option<[u8; 2]>,
    /// By pile: its side.
    pub(super) side_of_pile: [u8; SEATS],
}

impl Facts {
    /// The facts of a round, and where it stands.
    ///
    /// # Errors
    /// When the round has no exact value here.
    pub(super) fn of<O: Order, const CARDS: usize, const PLAYERS: usize>(
        world: &Scopa<CARDS, PLAYERS>,
    ) -> Result<(Self, Position<O>), NotSolvable> {
        let rules = *world.rules();
        if rules.decks > 1 || rules.players() > SEATS {
            return Err(NotSolvable::TooLarge);
        }
        let open = world.open();
        let mut playing: Vec<usize> = open.playing_seats().map(|s| rules.side_of(s)).collect();
        playing.sort_unstable();
        playing.dedup();
        if rules.sides() != 2 || playing.len() != 2 {
            let sides = playing.len();
            return Err(NotSolvable::Sides { sides });
        }
        let pooled = rules.team_card_scoring || rules.players() == 2;
        let mut facts = Self {
            capture: rules.capture,
            choice: rules.choice,
            rules,
            sweeps_count: rules.mechanic != Mechanic::NoScopas,
            last_play_sweep: rules.last_play_sweep,
            categories: rules.mechanic != Mechanic::OnlyScopas,
            sevens: rules.prime == Prime::Sevens,
            inverse: rules.inverse,
            pooled,
            turns: [Turn::default(); PLIES],
            sweeps_to_win: None,
            side_of_pile: [0; SEATS],
        };
        for seat in Seat::all(rules.players()) {
            let side = rules.side_of(seat);
            facts.side_of_pile[facts.pile_of(seat)] = side as u8;
        }
        facts.set_turns(world);
        if rules.instant_win
            && let Some(target) = rules.target
        {
            let missing = |side: usize| {
                let missing = i32::from(target) - open.points_before[side];
                u8::try_from(missing.max(1)).unwrap_or(u8::MAX)
            };
            facts.sweeps_to_win = Some([missing(0), missing(1)]);
        }
        let mut position = Position::<O>::START;
        for (seat, hand) in Seat::all(rules.players()).map(|s| (s, world.hand(s))) {
            for card in hand.iter() {
                position.hands |= set(card);
            }
            let pile = facts.pile_of(seat);
            position.piles[pile] |= set_of(open.piles[seat.index()]);
            // A position made by hand may have sweeps where they are worth nothing.
            if facts.sweeps_count {
                position.sweeps[rules.side_of(seat)] += open.sweeps[seat.index()];
            }
        }
        for &card in world.deck() {
            position.hands |= set(card);
        }
        for &card in open.table.iter() {
            position.lay(set(card));
        }
        position.left = position.hands.count_ones() as u8;
        if world.turn().is_none() {
            position.over = true;
        }
        position.last = open
            .last_capture
            .map_or(0, |seat| facts.pile_of(seat) as u8 + 1);
        Ok((facts, position))
    }

    fn pile_of(&self, seat: Seat) -> usize {
        if self.pooled {
            self.rules.side_of(seat)
        } else {
            seat.index()
        }
    }

    /// Plays the round through in thought, whatever is played: whose turn it is and who
    /// holds what depend on nothing else than how many cards are left.
    fn set_turns<const CARDS: usize, const PLAYERS: usize>(
        &mut self,
        world: &Scopa<CARDS, PLAYERS>,
    ) {
        let Some(mut seat) = world.turn() else {
            return;
        };
        let playing: Vec<Seat> = world.open().playing_seats().collect();
        let after = |seat: Seat| {
            let place = playing.iter().position(|&s| s == seat).unwrap_or(0);
            playing[(place + 1) % playing.len()]
        };
        let mut hands: [Vec<Cards>; SEATS] = Default::default();
        for &player in &playing {
            hands[player.index()] = world.hand(player).iter().map(set).collect();
        }
        let mut deck = world.deck().to_vec();
        let mut left = deck.len() + hands.iter().map(Vec::len).sum::<usize>();
        let each = usize::from(self.rules.cards_per_deal);
        while left > 0 {
            // Who began this deal with how many cards is all the same: a hand only
            // loses what was played.
            let dealt = hands.clone().map(|hand| hand.iter().fold(0, |a, c| a | c));
            while hands.iter().any(|hand| !hand.is_empty()) {
                self.turns[left] = Turn {
                    seat: seat.index() as u8,
                    side: self.rules.side_of(seat) as u8,
                    pile: self.pile_of(seat) as u8,
                    dealt: dealt[seat.index()],
                    plays: [0; 2],
                };
                hands[seat.index()].pop();
                left -= 1;
                seat = after(seat);
            }
            if left > 0 {
                for &player in &playing {
                    let rest = deck.len() - each;
                    hands[player.index()] = deck.split_off(rest).into_iter().map(set).collect();
                }
            }
        }
        for left in 1..PLIES {
            let mut plays = self.turns[left - 1].plays;
            if self.sweeps_count && (left > 1 || self.last_play_sweep) {
                plays[usize::from(self.turns[left].side)] += 1;
            }
            self.turns[left].plays = plays;
        }
    }

    /// Whether what was proven in another round holds in this one: from here on the same
    /// seats play the same cards by the same rules.
    pub(super) fn goes_on(&self, earlier: &Self, left: u8) -> bool {
        let turns = 1..=usize::from(left);
        self.rules == earlier.rules
            && self.sweeps_to_win == earlier.sweeps_to_win
            && turns.clone().all(|n| {
                let (now, then) = (self.turns[n], earlier.turns[n]);
                now.seat == then.seat && now.dealt & !then.dealt == 0
            })
    }
}
