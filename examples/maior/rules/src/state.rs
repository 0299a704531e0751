use std::ops::ControlFlow;

use baralho_cards::Card;
use baralho_game::{
    BadDeck, BadNotation, Game, Observer, Rng, Rules, Seat, Standing, Witness, chance,
};

use crate::{Event, Illegal, MaiorRules, Table, Tally, View};

/// One deal of Maior.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Maior {
    rules: MaiorRules,
    pub(crate) table: Table,
    /// Everybody's cards, as they were dealt.
    pub(crate) hands: Vec<Vec<Card>>,
    /// What nobody gets.
    stock: Vec<Card>,
}

impl Maior {
    fn new(rules: MaiorRules, standing: &Standing, deck: &[Card]) -> Self {
        let players = rules.players();
        let (dealt, stock) = deck.split_at(players * MaiorRules::HAND);
        let hands = dealt.chunks(MaiorRules::HAND).map(<[Card]>::to_vec);
        Self {
            rules,
            table: Table::new(players, standing.dealer.left(players)),
            hands: hands.collect(),
            stock: stock.to_vec(),
        }
    }

    /// A world in which an observer sees this; the cards that they do not see in any order.
    pub(crate) fn with_unseen(view: &View, unseen: &[Card]) -> Self {
        let rules = *baralho_game::View::rules(view);
        let mut unseen = unseen.iter().copied();
        let hand = |seat: Seat| match baralho_game::View::observer(view).is(seat) {
            true => view.hand().to_vec(),
            false => unseen.by_ref().take(view.table().held(seat)).collect(),
        };
        Self {
            rules,
            table: view.table().clone(),
            hands: Seat::all(rules.players()).map(hand).collect(),
            stock: unseen.collect(),
        }
    }
}

impl Game for Maior {
    type Rules = MaiorRules;
    type Move = Card;
    type Event = Event;
    type View = View;
    type Tally = Tally;
    type Illegal = Illegal;

    fn deal(rules: &MaiorRules, standing: &Standing, rng: &mut impl Rng) -> Self {
        let mut deck: Vec<Card> = Card::all().collect();
        chance::shuffle(&mut deck, rng);
        Self::new(*rules, standing, &deck)
    }

    fn deal_deck(rules: &MaiorRules, standing: &Standing, deck: &[Card]) -> Result<Self, BadDeck> {
        check_deck(deck)?;
        Ok(Self::new(*rules, standing, deck))
    }

    fn rules(&self) -> &MaiorRules {
        &self.rules
    }

    fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Card) -> ControlFlow<B>) -> ControlFlow<B> {
        let hand = self.turn().map(|seat| self.hands[seat.index()].iter());
        hand.into_iter().flatten().copied().try_for_each(visit)
    }

    fn apply(&mut self, chosen: Card, witness: &mut impl Witness<Event>) {
        let event = self.table.play(chosen);
        self.hands[event.seat.index()].retain(|&held| held != chosen);
        witness.see(event);
    }

    fn check(&self, wanted: Card) -> Result<(), Illegal> {
        let seat = self.turn().ok_or(Illegal::Over)?;
        if self.hands[seat.index()].contains(&wanted) {
            Ok(())
        } else {
            Err(Illegal::NotHeld { card: wanted })
        }
    }

    fn view(&self, observer: Observer) -> View {
        let hand = observer.seat().map(|seat| self.hands[seat.index()].clone());
        View::new(
            self.rules,
            observer,
            self.table.clone(),
            hand.unwrap_or_default(),
        )
    }

    fn tally(&self) -> Tally {
        Tally(*self.table.tricks())
    }

    fn audit(&self) -> Result<(), String> {
        let all = [self.hands.concat(), self.stock.clone()].concat();
        let all = [all, self.table.played().to_vec()].concat();
        check_deck(&all).map_err(|bad| bad.to_string())?;
        let mut seats = Seat::all(self.rules.players());
        let is_right = |seat: Seat| self.hands[seat.index()].len() == self.table.held(seat);
        match seats.find(|&seat| !is_right(seat)) {
            None => Ok(()),
            Some(seat) => Err(format!("seat {seat} holds too many cards or too few")),
        }
    }

    fn move_to_text(_rules: &MaiorRules, chosen: Card) -> String {
        chosen.to_string()
    }

    fn move_from_text(&self, text: &str) -> Result<Card, BadNotation> {
        let card = text.trim().parse();
        card.map_err(|_| BadNotation::new(text, "a card, such as 7D"))
    }
}

/// Refuses anything but one whole pack.
fn check_deck(deck: &[Card]) -> Result<(), BadDeck> {
    let twice = |place: &usize| deck[..*place].contains(&deck[*place]);
    match (0..deck.len()).find(twice) {
        Some(place) => Err(BadDeck::TooMany {
            card: deck[place],
            copies: 1,
        }),
        None if deck.len() != Card::COUNT => Err(BadDeck::Count {
            given: deck.len(),
            expected: Card::COUNT,
        }),
        None => Ok(()),
    }
}
