//! What lies open: the part of a round that everybody sees, and how a play changes it.
//! The state and every view share it, so there is one path for both.

use baralho_game::{PerSeat, Rules, Seat, Standing};

use crate::{
    Bag, Capture, Carta, Mechanic, ScopaRules, Table, Tally, capture::Places, events::Taken, tally,
};

/// The open part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open<const CARDS: usize, const SEATS: usize> {
    /// The rules.
    pub rules: ScopaRules,
    /// The table, the oldest card first.
    pub table: Table<CARDS>,
    /// What each seat has captured.
    pub piles: [Bag; SEATS],
    /// Sweeps of each seat, as far as they count.
    pub sweeps: [u8; SEATS],
    /// Who captured last.
    pub last_capture: Option<Seat>,
    /// Who dealt.
    pub dealer: Seat,
    /// Whether the round is over.
    pub over: bool,
    /// Points of each side before this round.
    pub points_before: PerSeat<i32>,
    pub(crate) turn: Seat,
    /// Seats that play, as bits: eliminated sides are dealt no cards.
    pub(crate) playing: u32,
    /// By seat, the next one that plays.
    next: [Seat; SEATS],
    /// The round ended at once because a sweep reached the target.
    pub(crate) instant_winner: Option<u8>,
}

impl<const CARDS: usize, const SEATS: usize> Open<CARDS, SEATS> {
    pub(crate) fn new(rules: &ScopaRules, standing: &Standing) -> Self {
        assert!(
            rules.cards() <= CARDS && rules.players() <= SEATS,
            "these rules need the large state"
        );
        let mut playing = 0;
        for seat in Seat::all(rules.players()) {
            if !standing.is_out(rules.side_of(seat)) {
                playing |= 1 << seat.index();
            }
        }
        let mut open = Self {
            rules: *rules,
            table: Table::EMPTY,
            piles: [Bag::EMPTY; SEATS],
            sweeps: [0; SEATS],
            last_capture: None,
            dealer: standing.dealer,
            over: false,
            points_before: standing.points,
            turn: standing.dealer,
            playing,
            next: [Seat::default(); SEATS],
            instant_winner: None,
        };
        for seat in Seat::all(rules.players()) {
            let mut next = seat.left(rules.players());
            while playing >> next.index() & 1 == 0 {
                next = next.left(rules.players());
            }
            open.next[seat.index()] = next;
        }
        open.turn = open.after(standing.dealer);
        open
    }

    /// Whose turn it is; `None` when the round is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        if self.over { None } else { Some(self.turn) }
    }

    /// The next seat that plays.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.next[seat.index()]
    }

    /// The seats that are dealt cards, in order.
    pub fn playing_seats(&self) -> impl Iterator<Item = Seat> + use<CARDS, SEATS> {
        let playing = self.playing;
        Seat::all(self.rules.players()).filter(move |seat| playing >> seat.index() & 1 == 1)
    }

    /// Whether a card can capture anything now.
    #[inline]
    pub fn can_capture(&self, card: Carta) -> bool {
        self.table.sums() >> self.rules.needed(card.value()) & 1 == 1
    }

    /// Takes off the table what the game picks for a card, as [`capture::chosen`] says.
    #[allow(clippy::inline_always)] // a part of `apply`, see there
    #[inline(always)]
    pub(crate) fn lift_chosen(&mut self, card: Carta) -> Taken {
        let mut taken = Taken::new();
        if !self.can_capture(card) {
            return taken;
        }
        if self.rules.capture != Capture::Fifteen
            && let Some(place) = self.table.best_single(card.value())
        {
            taken.push(self.table.lift_one(place));
            return taken;
        }
        let needed = self.rules.needed(card.value());
        self.table.lift_best(&self.rules, needed)
    }

    /// Takes these cards off the table: of equal ones the oldest.
    pub(crate) fn lift_cards(&mut self, cards: Bag) -> Taken {
        let places = self.places_of(cards);
        self.table.lift(&places)
    }

    /// The oldest places of these cards.
    fn places_of(&self, mut cards: Bag) -> Places {
        let mut places = Places::new();
        for (place, &card) in self.table.iter().enumerate() {
            if cards.is_empty() {
                break;
            }
            if cards.count(card) > 0 {
                cards.remove(card);
                places.push(place as u8);
            }
        }
        places
    }

    /// The effect of a card played by whoever's turn it is, the captured cards being
    /// already off the table; then it is the next seat's turn. Says whether it is a sweep that counts.
    #[allow(clippy::inline_always)] // a part of `apply`, see there
    #[inline(always)]
    pub(crate) fn put(&mut self, card: Carta, taken: &Taken, next: Seat, last_play: bool) -> bool {
        let seat = std::mem::replace(&mut self.turn, next);
        if taken.is_empty() {
            self.table.push(card);
            return false;
        }
        let pile = &mut self.piles[seat.index()];
        for &captured in taken {
            pile.add(captured);
        }
        pile.add(card);
        self.last_capture = Some(seat);
        let sweep = self.table.is_empty()
            && self.rules.mechanic != Mechanic::NoScopas
            && (!last_play || self.rules.last_play_sweep);
        if sweep {
            self.sweeps[seat.index()] += 1;
            if self.rules.instant_win {
                self.win_at_once(seat);
            }
        }
        sweep
    }

    fn win_at_once(&mut self, seat: Seat) {
        let side = self.rules.side_of(seat);
        let points = self.points_before[side] + tally::side_sweeps(&self.rules, side, &self.sweeps);
        if self
            .rules
            .target
            .is_some_and(|target| points >= target.into())
        {
            self.instant_winner = Some(side as u8);
            self.over = true;
        }
    }

    /// Ends the round: the table goes to whoever captured last, if anybody did.
    pub(crate) fn close(&mut self) {
        self.over = true;
        if let Some(seat) = self.last_capture {
            for &card in self.table.iter() {
                self.piles[seat.index()].add(card);
            }
            self.table.clear();
        }
    }

    /// The score with its reasons, as if the round ended now.
    #[inline]
    pub fn tally(&self) -> Tally {
        let players = self.rules.players();
        let mut tally = tally::score(&self.rules, &self.piles[..players], &self.sweeps[..players]);
        if self.instant_winner.is_some() {
            tally.drop_categories();
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_game::Options;

    #[test]
    fn if_nobody_captured_the_table_goes_to_nobody_and_nobody_scores() {
        let rules = ScopaRules::parse("scopa", None, &Options::new()).expect("a preset");
        let mut open = Open::<40, 6>::new(&rules, &Standing::new(&rules, Seat::new(0)));
        open.table.push(Carta::SETTEBELLO);
        open.close();
        assert_eq!(open.table.len(), 1);
        assert!(open.piles.iter().all(|pile| pile.is_empty()));
        assert_eq!(open.tally().points(), [0, 0]);
        open.last_capture = Some(Seat::new(1));
        open.close();
        assert!(open.table.is_empty());
        assert_eq!(open.piles[1].len(), 1);
    }
}
