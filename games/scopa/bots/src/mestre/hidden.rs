//! What a player knows of a round of one deck, as a problem for the tree.

use std::ops::ControlFlow;

use baralho_bots::{
    Stopwatch,
    tree::{Problem, Rewards},
};
use baralho_game::chance::{self, Quick};
use baralho_scopa::{
    View,
    swift::{Course, Play, Swift, each},
};

use super::{
    exact, net::Net, objective::Objective, plain::Plain, policy::Policy, reading::Reading,
};

#[derive(Clone, Debug)]
pub(crate) struct Hidden {
    pub(super) course: Course,
    /// What lies open, and one's own hand.
    pub(super) seen: Swift,
    /// The player whose knowledge this is.
    pub(super) me: u8,
    unseen: [u8; 40],
    unseen_count: usize,
    sizes: [u8; 6],
    pub(super) deck_left: u8,
    policy: Policy,
    objective: Objective,
    /// How the seats in the set are taken to play.
    plain: Option<(Plain, u8)>,
    /// How likely each card is in each hand, where that was learned.
    likely: Option<Box<[[f32; 40]; 6]>>,
    /// Values the position between two deals, where that was learned.
    net: Option<&'static Net>,
}

impl Hidden {
    /// What this view knows, and what was learned of the others; `None` for several decks
    /// or many players.
    pub(crate) fn of<const CARDS: usize, const SEATS: usize>(
        view: &View<CARDS, SEATS>,
        objective: Objective,
        reading: Option<&Reading>,
    ) -> Option<Self> {
        let course = Course::of(&view.open)?;
        let seen = Swift::seen(&course, view);
        let mut unseen = [0; 40];
        let mut unseen_count = 0;
        for card in each(seen.unseen()) {
            unseen[unseen_count] = card;
            unseen_count += 1;
        }
        let mut sizes = [0; 6];
        for (size, &held) in sizes.iter_mut().zip(&view.hand_sizes) {
            *size = held;
        }
        let learned = course.playing == 2
            && course.rules.players == 2
            && course.rules.cards_per_deal == 3
            && !objective.is_decisive()
            && view.deck_left > 0;
        let seats = reading.map_or(0, |reading| reading.plain_seats(&course, seen.turn));
        Some(Self {
            likely: reading.and_then(|reading| reading.memory.likely(seats)),
            net: Net::learned(course.rules.capture).filter(|_| learned),
            policy: Policy::new(&course),
            course,
            me: seen.turn,
            seen,
            unseen,
            unseen_count,
            sizes,
            deck_left: view.deck_left,
            objective,
            plain: (seats != 0).then(|| (Plain::new(&course, view.open.rules.inverse), seats)),
        })
    }

    /// What a plain player at turn does, if it is one's turn.
    #[inline]
    fn foreseen(&self, world: &Swift) -> Option<Play> {
        let (plain, seats) = self.plain.as_ref()?;
        (seats >> world.turn & 1 == 1).then(|| plain.best(&self.course, world).0)
    }

    pub(crate) fn is_open(&self) -> bool {
        self.deck_left == 0 && self.course.playing == 2 && self.unseen_count <= 4
    }

    pub(crate) fn side(&self) -> usize {
        self.course.side_of(self.me).into()
    }

    /// The cards that are not seen, and how many of them each seat holds.
    pub(crate) fn unseen(&self) -> (&[u8], [u8; 6]) {
        (&self.unseen[..self.unseen_count], self.sizes)
    }

    /// The next play of a playout by somebody of whom no more is known.
    #[inline]
    pub(crate) fn careless_play(&self, world: &Swift, chance: &mut Quick) -> Play {
        self.policy.next(&self.course, world, CARELESS, chance)
    }

    /// The model of the others, if it fits any of them.
    pub(crate) fn plain(&self) -> Option<&Plain> {
        self.plain.as_ref().map(|(plain, _)| plain)
    }

    /// Whether a best reply can be valued: between two, when what comes after the deal was
    /// learned or nothing comes.
    pub(crate) fn can_reply(&self) -> bool {
        let two = self.course.playing == 2 && self.course.rules.players == 2;
        let few = self.other_hand().1 <= 3;
        two && few && (self.net.is_some() || self.deck_left == 0)
    }

    /// Cards that the next player may hold, and how many of them.
    pub(crate) fn other_hand(&self) -> (u64, u8) {
        let unseen = &self.unseen[..self.unseen_count];
        let other = usize::from(self.course.after(self.me));
        let cards = unseen.iter().fold(0, |set, card| set | 1 << card);
        (cards, self.sizes[other])
    }

    /// What is seen, with a deck of which only the size is right.
    pub(crate) fn with_any_deck(&self) -> Swift {
        let mut world = self.seen;
        let cards = usize::from(self.deck_left);
        world.deck[..cards].copy_from_slice(&self.unseen[..cards]);
        world.deck_left = self.deck_left;
        world
    }

    /// What a world is worth when the deal is over.
    pub(crate) fn value_between(&self, world: &Swift, rewards: &mut Rewards) {
        match self.net {
            Some(net) if !world.over => {
                let margin = net.margin(&self.course, world);
                self.objective.value_margin(margin, rewards);
            }
            _ => self.value_end(world, rewards),
        }
    }

    /// The one legal play, where there is nothing to choose.
    pub(crate) fn only_play(&self) -> Option<Play> {
        let mut only = None;
        let more = self.seen.visit_plays(&self.course, |play| match only {
            None => {
                only = Some(play);
                ControlFlow::Continue(())
            }
            Some(_) => ControlFlow::Break(()),
        });
        only.filter(|_| more.is_continue())
    }

    fn open_world(&self) -> Swift {
        let mut world = self.seen;
        let other = self.course.after(self.me);
        for &card in &self.unseen[..self.unseen_count] {
            world.hands[usize::from(other)] |= 1 << card;
        }
        world
    }

    /// The best play where nothing is hidden, or the best one found in this time.
    pub(crate) fn solve(&self, watch: Stopwatch) -> Play {
        let world = self.open_world();
        let value = |world: &Swift| {
            let mut rewards = [0.0; 16];
            self.value_end(world, &mut rewards);
            rewards[0]
        };
        let play = exact::best(&self.course, &self.policy, &world, &value, watch);
        play.expect("whoever must move can")
    }

    /// Deals the hidden cards one by one, each to a hand or to the deck by the room left
    /// there and by how likely it is there.
    fn deal_likely(&mut self, world: &mut Swift, chance: &mut Quick) {
        let Some(likely) = &self.likely else { return };
        let cards = &mut self.unseen[..self.unseen_count];
        chance::shuffle(cards, chance);
        let mut room = self.sizes;
        room[usize::from(self.me)] = 0;
        let mut deck = self.deck_left;
        for &card in cards.iter() {
            let mut weights = [0.0_f32; 6];
            let mut sum = f32::from(deck);
            for (seat, weight) in weights.iter_mut().enumerate() {
                *weight = f32::from(room[seat]) * likely[seat][usize::from(card)];
                sum += *weight;
            }
            let mut pick = chance::below(1 << 24, chance) as f32 / 16_777_216.0 * sum;
            let mut to = None;
            for (seat, &weight) in weights.iter().enumerate() {
                if weight > 0.0 {
                    let here = pick < weight;
                    // Rounding may pass the last hand: without a deck it is the one.
                    if here || deck == 0 {
                        to = Some(seat);
                    }
                    if here {
                        break;
                    }
                    pick -= weight;
                }
            }
            if let Some(seat) = to {
                world.hands[seat] |= 1 << card;
                room[seat] -= 1;
            } else {
                world.deck[usize::from(world.deck_left)] = card;
                world.deck_left += 1;
                deck -= 1;
            }
        }
    }

    fn value_end(&self, world: &Swift, rewards: &mut Rewards) {
        let won = (world.won != Swift::NOBODY).then_some(usize::from(world.won));
        self.objective
            .value(&world.points(&self.course), won, rewards);
    }
}

/// Of 256 plays in a playout, so many are anything.
const CARELESS: u32 = 77;

impl Problem for Hidden {
    type World = Swift;
    type Move = Play;

    fn sides(&self) -> usize {
        self.course.rules.sides.into()
    }

    fn sample(&mut self, chance: &mut Quick) -> Swift {
        let mut world = self.seen;
        if self.likely.is_some() {
            self.deal_likely(&mut world, chance);
            return world;
        }
        let cards = &mut self.unseen[..self.unseen_count];
        let mut left = cards.len();
        for seat in 0..self.course.rules.players {
            if seat == self.me {
                continue;
            }
            let mut hand = 0;
            for _ in 0..self.sizes[usize::from(seat)] {
                let place = chance::below(left as u64, chance) as usize;
                left -= 1;
                cards.swap(place, left);
                hand |= 1 << cards[left];
            }
            world.hands[usize::from(seat)] = hand;
        }
        // The network does not look at the order of the deck.
        if self.net.is_none() {
            chance::shuffle(&mut cards[..left], chance);
        }
        world.deck[..left].copy_from_slice(&cards[..left]);
        world.deck_left = left as u8;
        world
    }

    #[inline]
    fn mover(&self, world: &Swift) -> Option<usize> {
        // After the next deal everything is new: the tree ends there.
        if world.over || world.deck_left != self.deck_left {
            return None;
        }
        Some(self.course.side_of(world.turn).into())
    }

    #[inline]
    fn moves(&self, world: &Swift, moves: &mut Vec<(Play, f32)>) {
        match self.foreseen(world) {
            Some(play) => moves.push((play, 1.0)),
            None => self.policy.likely(&self.course, world, moves),
        }
    }

    #[inline]
    fn play(&self, world: &mut Swift, chosen: Play) {
        world.play(&self.course, chosen);
    }

    fn value(&mut self, world: &mut Swift, chance: &mut Quick, rewards: &mut Rewards) {
        let (course, deck) = (&self.course, self.deck_left);
        let policy = &self.policy;
        let learned = self.net.is_some();
        let stop = |w: &Swift| learned && w.deck_left != deck;
        while self.plain.is_some() && !world.over && !stop(world) {
            let play = match self.foreseen(world) {
                Some(play) => play,
                None => policy.next(course, world, CARELESS, chance),
            };
            world.play(course, play);
        }
        policy.play_on(course, world, CARELESS, chance, stop);
        self.value_between(world, rewards);
    }
}
