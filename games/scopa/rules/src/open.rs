//! What lies open: the part of a round that everybody sees, and how a play changes it.
//! The state and every view share it, so there is one path for both.

use std::hint::select_unpredictable;

use baralho_game::{PerSeat, Rules, Seat, Standing};

use crate::{Bag, Capture, Carta, ScopaRules, Table, Tally, events::Taken, tally};

/// The open part of a round.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open<const CARDS: usize, const SEATS: usize> {
    pub rules: ScopaRules,
    /// The table, the oldest card first.
    pub table: Table<CARDS>,
    /// What each seat has captured.
    pub piles: [Bag; SEATS],
    /// Sweeps of each seat, as far as they count.
    pub sweeps: [u8; SEATS],
    pub last_capture: Option<Seat>,
    pub dealer: Seat,
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
    /// Whether somebody plays: eliminated sides do not.
    pub fn plays(&self, seat: Seat) -> bool {
        self.playing >> seat.index() & 1 == 1
    }

    #[inline]
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
        let mut next = [Seat::default(); SEATS];
        for seat in Seat::all(rules.players()) {
            let mut left = seat.left(rules.players());
            while playing >> left.index() & 1 == 0 {
                left = left.left(rules.players());
            }
            next[seat.index()] = left;
        }
        Self {
            rules: *rules,
            table: Table::EMPTY,
            piles: [Bag::EMPTY; SEATS],
            sweeps: [0; SEATS],
            last_capture: None,
            dealer: standing.dealer,
            over: false,
            points_before: standing.points,
            turn: next[standing.dealer.index()],
            playing,
            next,
            instant_winner: None,
        }
    }

    /// Whose turn it is; `None` when the round is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        if self.over { None } else { Some(self.turn) }
    }

    /// The side that a sweep made win the match, and the round end, at once.
    pub fn instant_winner(&self) -> Option<usize> {
        self.instant_winner.map(usize::from)
    }

    /// The next seat that plays.
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
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

    /// A card played by whoever's turn it is, taking what the game picks, as
    /// [`capture::chosen`](crate::capture::chosen) says; then it is the next seat's turn.
    /// Gives what it took, and whether it is a sweep that counts.
    #[allow(clippy::inline_always)] // a part of `apply`, see there
    #[inline(always)]
    pub(crate) fn play(&mut self, card: Carta, next: Seat, last_play: bool) -> (Taken, bool) {
        let equal_first = self.rules.capture != Capture::Fifteen;
        if !(equal_first && self.table.is_short()) {
            let taken = self.lift_chosen(card);
            return (taken, self.put(card, &taken, next, last_play));
        }
        let Some(equal) = self.table.take_equal_or_lay(card) else {
            let taken = self.table.lift_best(&self.rules, card.value());
            return (taken, self.put(card, &taken, next, last_play));
        };
        let captures = equal != Carta::NONE;
        let with = select_unpredictable(captures, card, Carta::NONE);
        let won = Bag::of(equal).union(Bag::of(with));
        let mut taken = Taken::new();
        if captures {
            taken.push(equal);
        }
        (taken, self.settle(won, next, last_play))
    }

    /// A card played by whoever's turn it is, taking these cards, none if it is laid; then
    /// it is the next seat's turn. Gives what it took, and whether it is a sweep that counts.
    pub(crate) fn play_taking(
        &mut self,
        card: Carta,
        cards: Bag,
        next: Seat,
        last_play: bool,
    ) -> (Taken, bool) {
        let taken = self.table.lift_cards(cards);
        (taken, self.put(card, &taken, next, last_play))
    }

    /// Takes off the table what the game picks for a card.
    fn lift_chosen(&mut self, card: Carta) -> Taken {
        if !self.can_capture(card) {
            return Taken::new();
        }
        if self.rules.capture != Capture::Fifteen
            && let Some(place) = self.table.best_single(card.value())
        {
            return self.table.lift_one(place);
        }
        let needed = self.rules.needed(card.value());
        self.table.lift_best(&self.rules, needed)
    }

    /// The rest of a play, what the card takes being off the table: none if it is laid.
    #[inline]
    fn put(&mut self, card: Carta, taken: &Taken, next: Seat, last_play: bool) -> bool {
        let mut won: Bag = taken.iter().copied().collect();
        if taken.is_empty() {
            self.table.push(card);
        } else {
            won.add(card);
        }
        self.settle(won, next, last_play)
    }

    /// The effect of a play but for the table: whoever's turn it is wins these cards,
    /// none when a card was laid; then it is the next seat's turn. Says whether it is a
    /// sweep that counts.
    #[allow(clippy::inline_always)] // a part of `apply`, see there
    #[inline(always)]
    fn settle(&mut self, won: Bag, next: Seat, last_play: bool) -> bool {
        let seat = self.turn;
        self.turn = next;
        let captures = !won.is_empty();
        let pile = &mut self.piles[seat.index()];
        *pile = pile.union(won);
        self.last_capture = select_unpredictable(captures, Some(seat), self.last_capture);
        // A card just laid would lie there.
        let sweep = self.table.is_empty()
            && self.rules.sweeps_count()
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
        let (piles, sweeps) = (&self.piles[..players], &self.sweeps[..players]);
        // A round that was won at once counts no categories.
        tally::score(&self.rules, piles, sweeps, self.instant_winner.is_none())
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
