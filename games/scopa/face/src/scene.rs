use baralho_cards::Card;
use baralho_face::{
    Order, Reply, Scene, Seen, Selection, Touch,
    scene::{
        ActionScene, Answer, LastMove, Preview, Question, Spot, Step, StockScene, Zone, cards,
        sort, sorting,
    },
};
use baralho_game::{Game as _, Rules as _, Seat, View as _};
use baralho_scopa::{Bag, Carta, Event, Move, Scopa};
use baralho_words::{Noun, say};

use crate::{
    FEW, ScopaFace, faces,
    told::{Teller, in_hand},
};

/// What somebody sees, and what they do with it.
struct Page<'a, 'b, const CARDS: usize, const SEATS: usize>(&'a Seen<'b, ScopaFace<CARDS, SEATS>>);

pub(super) fn stage<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, ScopaFace<CARDS, SEATS>>,
    selection: &Selection,
    scene: &mut Scene,
) {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let told = Teller {
        voice: seen.ears,
        view,
    };
    let tally = view.open.tally();
    let counts_sweeps = view.open.rules.sweeps_count();
    for place in &mut scene.seats {
        let seat = Seat::new(place.seat);
        let side = view.open.rules.side_of(seat);
        let held = usize::from(view.hand_sizes[place.seat]);
        let captured = usize::from(view.open.piles[place.seat].len());
        let at_once = if counts_sweeps {
            tally.sides[side].sweeps.into()
        } else {
            0
        };
        let points = seen.points(seat, at_once);
        place.held = Some(held);
        place.captured = Some(captured);
        place.sweeps = view.open.sweeps[place.seat].into();
        place.points = Some(points);
        place.told = say!(
            ears,
            "page-seat-scopa",
            who = seen.ears.name(seat),
            held = ears.count(Noun::Card, held),
            captured = ears.count(Noun::Card, captured),
            sweeps = ears.count(Noun::Sweep, place.sweeps),
            points = ears.count(Noun::Point, points),
        );
    }
    scene.target = view.open.rules.target.map(u32::from);
    let lying = cards(ears, told.on_table(), "table");
    scene.middle = Zone::row(seen, say!(words, "page-table"), lying);
    let left = usize::from(view.deck_left);
    scene.stock = Some(StockScene {
        count: left,
        told: say!(ears, "page-deck", cards = ears.count(Noun::Card, left)),
        ..StockScene::default()
    });
    scene.has_hand = seen.eyes.seat().is_some();
    let hand = in_hand(view, selection.order);
    scene.hand = cards(ears, faces(view, hand.iter().copied()), "hand");
    for (card, carta) in scene.hand.iter_mut().zip(hand) {
        card.live = seen.my_turn;
        card.hint = view.open.rules.hints.then(|| told.hint(carta));
    }
    if scene.has_hand && usize::from(view.open.rules.cards_per_deal) > FEW {
        scene.actions.push(sorting(words, next(selection)));
    }
    let page = Page(seen);
    scene.last = page.last();
    if let Some(carta) = selection.asked.as_ref().and_then(|id| page.held(id)) {
        page.show(selection, carta, scene);
    }
}

pub(super) fn touch<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, ScopaFace<CARDS, SEATS>>,
    selection: &mut Selection,
    touch: Touch,
) -> Reply<Move> {
    let page = Page(seen);
    match touch {
        Touch::Card(id) | Touch::Show(id) if selection.asks(&id) => {
            let carta = page.held(&id);
            if let Some(chosen) = carta.and_then(|carta| page.chosen(selection, carta)) {
                Reply::Play(chosen)
            } else {
                selection.clear();
                Reply::Screen
            }
        }
        Touch::Show(what) => page.look(selection, what),
        Touch::Card(id) => match page.held(&id) {
            Some(carta) => {
                selection.clear();
                page.play(selection, id, carta)
            }
            None if id.starts_with("hand") => Reply::Screen,
            // A card of the table, to be captured with the one that is asked about.
            None => match selection.asked.as_ref().and_then(|asked| page.held(asked)) {
                Some(carta) => {
                    selection.toggle(&id);
                    page.complete(selection, carta)
                }
                None => Reply::Screen,
            },
        },
        Touch::Action("sort") => {
            let order = next(selection);
            sort(seen.ears.words, selection, order)
        }
        _ => Reply::Screen,
    }
}

/// In which order the hand comes next; it is shown as it was dealt first.
fn next(selection: &Selection) -> Order {
    selection.order.map_or_else(Order::default, Order::other)
}

impl<const CARDS: usize, const SEATS: usize> Page<'_, '_, CARDS, SEATS> {
    fn the_card(&self, carta: Carta) -> String {
        let card = self.0.view.open.rules.faces.card(carta);
        self.0.ears.words.the_card(card)
    }

    fn held(&self, id: &str) -> Option<Carta> {
        let (view, ears) = (self.0.view, self.0.ears.words);
        let hand = cards(ears, faces(view, view.hand.iter()), "hand");
        let place = hand.iter().position(|card| card.id == id)?;
        view.hand.iter().nth(place)
    }

    fn play(&self, selection: &mut Selection, id: String, carta: Carta) -> Reply<Move> {
        let moves = self.moves_with(carta);
        match moves.as_slice() {
            [only] => Reply::Play(*only),
            [] => Reply::Play(self.0.view.resolve(carta, None)),
            several => {
                selection.asked = Some(id);
                let (card, n) = (self.the_card(carta), several.len());
                Reply::Say(vec![say!(self.0.ears.words, "scopa-which", card, n)])
            }
        }
    }

    fn moves_with(&self, carta: Carta) -> Vec<Move> {
        let mut moves = self.0.view.moves();
        moves.retain(|legal| legal.card == carta);
        moves
    }

    /// Cards of the table were chosen: if they are exactly one way to capture, and no other way
    /// has them and more, it is meant.
    fn complete(&self, selection: &mut Selection, carta: Carta) -> Reply<Move> {
        let (view, ears) = (self.0.view, self.0.ears.words);
        let lying = faces(view, view.open.table.iter().copied());
        let table = cards(ears, lying, "table");
        let places = table.iter().zip(view.open.table.iter());
        let chosen: Vec<Carta> = places
            .filter(|(card, _)| selection.has(&card.id))
            .map(|(_, carta)| *carta)
            .collect();
        let holds = |take: Bag| {
            let mut left: Vec<Carta> = take.iter().collect();
            chosen.iter().all(|card| {
                let place = left.iter().position(|other| other == card);
                place.map(|place| left.remove(place)).is_some()
            })
        };
        let mut fitting = self.moves_with(carta);
        fitting.retain(|legal| legal.take.is_some_and(holds));
        let is_whole = |take: Bag| usize::from(take.len()) == chosen.len();
        match fitting.as_slice() {
            [only] if only.take.is_some_and(is_whole) => {
                selection.clear();
                Reply::Play(*only)
            }
            [] => {
                selection.selected.clear();
                let card = self.the_card(carta);
                Reply::Refuse(say!(ears, "page-no-such-capture", card))
            }
            _ => Reply::Screen,
        }
    }

    /// Shows what a card of the hand would do, or what another way to play it would.
    fn look(&self, selection: &mut Selection, what: String) -> Reply<Move> {
        if let Some(carta) = self.held(&what) {
            selection.clear();
            selection.asked = Some(what);
            if let Some(first) = self.moves_with(carta).first() {
                selection.selected = self.lying(*first);
            }
            let told = Teller {
                voice: self.0.ears,
                view: self.0.view,
            };
            let card = self.0.ears.words.card(self.face(carta));
            return Reply::Say(vec![format!("{card}: {}.", told.hint(carta))]);
        }
        let asked = selection.asked.as_ref().and_then(|id| self.held(id));
        let Some(carta) = asked else {
            return Reply::Screen;
        };
        let moves = self.moves_with(carta);
        // Touched again, a card of the table is taken with others, if it can be.
        let current = self.chosen(selection, carta);
        let place = moves.iter().position(|legal| Some(*legal) == current);
        let from = place.map_or(0, |place| place + 1);
        let after = moves.iter().cycle().skip(from).take(moves.len());
        let rules = &self.0.view.open.rules;
        let meant = after.copied().find(|legal| {
            Scopa::<CARDS, SEATS>::move_to_text(rules, *legal) == what
                || self.lying(*legal).contains(&what)
        });
        match meant {
            Some(meant) => {
                selection.selected = self.lying(meant);
                let taken = meant.take.iter().flat_map(|take| take.iter());
                Reply::Say(vec![self.0.ears.words.cards(faces(self.0.view, taken))])
            }
            None => Reply::Screen,
        }
    }

    /// The ids of the cards that a move takes from the table.
    fn lying(&self, legal: Move) -> Vec<String> {
        let (view, ears) = (self.0.view, self.0.ears.words);
        let all = cards(ears, faces(view, view.open.table.iter().copied()), "table");
        let mut left: Vec<Carta> = legal.take.iter().flat_map(|take| take.iter()).collect();
        let places = all.into_iter().zip(view.open.table.iter());
        let taken = places.filter(|(_, carta)| {
            let place = left.iter().position(|taken| taken == *carta);
            place.map(|place| left.remove(place)).is_some()
        });
        taken.map(|(card, _)| card.id).collect()
    }

    /// How a card would be played as things are chosen.
    fn chosen(&self, selection: &Selection, carta: Carta) -> Option<Move> {
        let moves = self.moves_with(carta);
        match moves.as_slice() {
            [only] => Some(*only),
            several => several.iter().copied().find(|legal| {
                let taken = self.lying(*legal);
                taken.len() == selection.selected.len() && taken.iter().all(|id| selection.has(id))
            }),
        }
    }

    fn face(&self, carta: Carta) -> Card {
        self.0.view.open.rules.faces.card(carta)
    }

    /// What a card of the hand would do, and how else it could be played.
    fn show(&self, selection: &Selection, carta: Carta, scene: &mut Scene) {
        let (view, words, ears) = (self.0.view, self.0.words(), self.0.ears.words);
        let moves = self.moves_with(carta);
        let chosen = self.chosen(selection, carta);
        let takes: Vec<Vec<Card>> = moves
            .iter()
            .map(|legal| faces(view, legal.take.iter().flat_map(|take| take.iter())))
            .collect();
        for place in &mut scene.middle.cards {
            place.live = takes.iter().any(|take| take.contains(&place.card));
            place.selected = selection.has(&place.id);
            place.taken = place.selected;
        }
        for place in &mut scene.hand {
            place.selected = selection.asks(&place.id);
        }
        let text = |legal| Scopa::<CARDS, SEATS>::move_to_text(&view.open.rules, legal);
        if let Some(chosen) = chosen {
            scene.preview = Some(self.preview(chosen));
            let label = self.label(chosen);
            scene.actions.push(ActionScene {
                touch: Touch::Answer(text(chosen)),
                ..ActionScene::new("play", label, true)
            });
        }
        if moves.len() < 2 {
            return;
        }
        let answers = moves.iter().zip(takes).map(|(legal, take)| Answer {
            seen: words.cards(take.iter().copied()),
            heard: ears.cards(take),
            text: text(*legal),
            takes: self.lying(*legal),
            chosen: chosen == Some(*legal),
            ..Answer::default()
        });
        let card = words.the_card(self.face(carta));
        scene.question = Some(Question {
            text: say!(words, "scopa-which", card, n = moves.len()),
            answers: answers.collect(),
        });
    }

    /// The values of what a move takes, as a sum: `4 + 3`.
    fn sum(legal: Move) -> String {
        let taken = legal.take.iter().flat_map(|take| take.iter());
        let values: Vec<String> = taken.map(|carta| carta.value().to_string()).collect();
        values.join(" + ")
    }

    fn preview(&self, legal: Move) -> Preview {
        let (view, words) = (self.0.view, self.0.words());
        let n = legal.take.map_or(0, |take| usize::from(take.len()));
        if n == 0 {
            return Preview {
                sum: String::new(),
                result: say!(words, "scopa-preview-stays"),
            };
        }
        let (sum, value) = (Self::sum(legal), legal.card.value());
        let result = if n == view.open.table.len() {
            say!(words, "scopa-preview-sweep")
        } else {
            say!(words, "scopa-preview-takes", n)
        };
        let needed = view.open.rules.needed(value);
        Preview {
            sum: if needed == value {
                format!("{sum} = {value}")
            } else {
                format!("{value} + {sum} = {}", value + needed)
            },
            result,
        }
    }

    /// What the button says that plays a card.
    fn label(&self, legal: Move) -> String {
        let words = self.0.words();
        let card = words.card(self.face(legal.card));
        match legal.take.map_or(0, |take| usize::from(take.len())) {
            0 => say!(words, "scopa-button-put", card),
            1..=3 => say!(words, "scopa-button-take", card, sum = Self::sum(legal)),
            n => say!(words, "scopa-button-take-many", card, n),
        }
    }

    fn last(&self) -> Option<LastMove> {
        self.0.events.iter().find_map(|event| match *event {
            Event::Played {
                seat,
                card,
                taken,
                sweep,
            } => Some(LastMove {
                seat: seat.index(),
                played: Some(self.0.view.open.rules.faces.card(card)),
                taken: faces(self.0.view, taken.iter().copied()),
                grand: sweep,
                steps: self.steps(),
                deck: self.0.words().deck(),
            }),
            _ => None,
        })
    }

    /// A card is played, takes others, and new ones are dealt.
    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for event in self.0.events {
            match *event {
                Event::Played {
                    seat, card, taken, ..
                } => {
                    let (hand, pile) = (Spot::Hand(seat.index()), Spot::Pile(seat.index()));
                    let played = self.0.view.open.rules.faces.card(card);
                    steps.push(Step::open([played], hand, Spot::Middle));
                    if !taken.is_empty() {
                        let taken = faces(self.0.view, taken.iter().copied());
                        let all = taken.into_iter().chain([played]);
                        steps.push(Step::open(all, Spot::Middle, pile));
                    }
                }
                Event::Closed { to: Some(to), left } if left > 0 => {
                    let pile = Spot::Pile(to.index());
                    steps.push(Step::hidden(left.into(), Spot::Middle, pile));
                }
                Event::Closed { .. } => {}
                Event::Dealt { seat, count, .. } => {
                    let hand = Spot::Hand(seat.index());
                    steps.push(Step::hidden(count.into(), Spot::Stock, hand));
                }
            }
        }
        steps
    }
}
