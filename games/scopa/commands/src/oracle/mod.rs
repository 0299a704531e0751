//! What can be asked about the Scopa family.
//! words: nothing here is for players

use baralho_bots::{Bots, bot};
use baralho_cards::Card;
use baralho_game::{BadRules, Game, Observer, Rules, Seat, Standing, chance};
use baralho_scopa::{
    Bag, CATEGORIES, Carta, Choice, Hand, Large, Prime, Scopa, ScopaRules, Small, Tally, View,
    capture, fits_small, score as tally_of,
};
use baralho_scopa_bots::ScopaBots;
use serde::{Serialize, Serializer};
use serde_json::Value;

use baralho_cli::oracle::{Answer, Dealt, Operation, Problem, Request, cards, object};

mod run;

pub(crate) const OPERATIONS: &[(&str, Operation)] = &[
    ("captures", captures),
    ("score", score),
    ("deal", deal),
    ("suggest", suggest),
    ("run", run::run),
];

/// More sets than this are not listed: a table of six decks can have millions.
const MOST_SETS: usize = 100_000;
/// A hand holds so many cards at the most.
const LARGEST_HAND: usize = 10;

fn captures(request: Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Captures {
        captures: Vec<Vec<Card>>,
        chosen: Option<Vec<Card>>,
    }
    let rules = request.rules_of::<ScopaRules>()?;
    let mut decks = Decks::new(&rules);
    let table = decks.draw_all(&request.cards("table")?)?;
    let card = decks.draw(request.card("card")?)?;
    let shown = |places| rules.faces.cards(capture::at(&table, places));
    let sets = capture::first_sets(&rules, &table, card, false, MOST_SETS + 1);
    if sets.len() > MOST_SETS {
        let message =
            format!("there are more than {MOST_SETS} sets: ask with fewer cards on the table");
        return Err(Problem::new("too-many", message));
    }
    let captures = sets.iter().map(shown).collect();
    let chosen = match rules.choice {
        Choice::Most => capture::chosen(&rules, &table, card).as_ref().map(shown),
        Choice::Player => None,
    };
    object(&Captures { captures, chosen })
}

fn score(request: Request<'_>) -> Answer {
    const PILES: &str = "an array with the captured cards of every seat";
    let piles = request.array("piles", PILES)?;
    let piles = piles.ok_or_else(|| Problem::field("piles", PILES))?;
    if request
        .players()?
        .is_some_and(|players| players != piles.len())
    {
        return Err(Problem::field("players", "the number of piles, or absent"));
    }
    let rules = scoring_rules(request, piles.len())?;
    let mut decks = Decks::new(&rules);
    let mut bags = Vec::new();
    for (seat, pile) in piles.iter().enumerate() {
        let pile = cards(pile, &format!("piles[{seat}]"))?;
        bags.push(decks.draw_all(&pile)?.into_iter().collect::<Bag>());
    }
    let sweeps = sweeps(request, piles.len())?;
    object(&Scored::new(
        &rules,
        &tally_of(&rules, &bags, &sweeps, true),
    ))
}

fn sweeps(request: Request<'_>, seats: usize) -> Result<Vec<u8>, Problem> {
    let expected = format!("an array of {seats} numbers from 0 to 240, one per seat");
    let Some(sweeps) = request.array("sweeps", &expected)? else {
        return Ok(vec![0; seats]);
    };
    let read = |value: &Value| value.as_u64().filter(|&n| n <= 240).map(|n| n as u8);
    let sweeps: Option<Vec<u8>> = sweeps.iter().map(read).collect();
    sweeps
        .filter(|sweeps| sweeps.len() == seats)
        .ok_or_else(|| Problem::field("sweeps", &expected))
}

#[derive(Serialize)]
struct Scored {
    sides: Vec<Side>,
    awards: ByCategory<Option<u8>>,
}

#[derive(Serialize)]
struct Side {
    seats: Vec<usize>,
    #[serde(flatten)]
    counts: ByCategory<u16>,
    sweeps: u16,
    points: i32,
}

/// What each category came to, under the category's name.
struct ByCategory<T>(Prime, [T; 4]);

impl Scored {
    fn new(rules: &ScopaRules, tally: &Tally) -> Self {
        let side = |side: usize| Side {
            seats: rules.seats_of(side).map(Seat::index).collect(),
            counts: ByCategory(rules.prime, tally.sides[side].counts),
            sweeps: tally.sides[side].sweeps,
            points: tally.points()[side],
        };
        Self {
            sides: (0..rules.sides()).map(side).collect(),
            awards: ByCategory(rules.prime, tally.awards),
        }
    }
}

impl<T: Serialize> Serialize for ByCategory<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let names = CATEGORIES.iter().map(|category| category.name(self.0));
        serializer.collect_map(names.zip(&self.1))
    }
}

fn suggest(request: Request<'_>) -> Answer {
    let rules = request.rules_of::<ScopaRules>()?;
    if fits_small(&rules) {
        suggest_in::<40, 6>(request, &rules)
    } else {
        suggest_in::<240, 16>(request, &rules)
    }
}

fn suggest_in<const CARDS: usize, const SEATS: usize>(
    request: Request<'_>,
    rules: &ScopaRules,
) -> Answer
where
    ScopaBots<CARDS, SEATS>: Bots<Game = Scopa<CARDS, SEATS>>,
{
    #[derive(Serialize)]
    struct Suggested {
        card: Card,
        take: Option<Vec<Card>>,
    }
    let name = request.required_text("bot", "the game's bots, such as robot3")?;
    let mut bot = bot::<ScopaBots<CARDS, SEATS>>(name)
        .map_err(|error| Problem::new("unknown-bot", error.to_string()))?;
    let mut decks = Decks::new(rules);
    let hand = decks.draw_all(&request.cards("hand")?)?;
    if hand.is_empty() || hand.len() > LARGEST_HAND {
        return Err(Problem::field("hand", "an array of 1 to 10 cards"));
    }
    let table = decks.draw_all(&request.optional_cards("table")?.unwrap_or_default())?;
    let seed = request.seed()?.unwrap_or_default();
    let view = early_view::<CARDS, SEATS>(rules, &hand, &table, seed)?;
    let seat = baralho_game::View::turn(&view).expect("the round has just begun");
    let chosen = bot.choose(&view, &mut chance::bot_generator(seed, seat));
    let (taken, _) = capture::split(&table, capture::taken(rules, &table, chosen));
    let taken = rules.faces.cards(taken);
    object(&Suggested {
        card: rules.faces.card(chosen.card),
        take: (!taken.is_empty()).then_some(taken),
    })
}

/// What the player at turn sees as early in a round as it can come to this hand and this table.
fn early_view<const CARDS: usize, const SEATS: usize>(
    rules: &ScopaRules,
    hand: &[Carta],
    table: &[Carta],
    seed: u64,
) -> Result<View<CARDS, SEATS>, Problem> {
    let players = rules.players();
    let standing = Standing::opening(rules, 0);
    let round = Scopa::<CARDS, SEATS>::deal_seed(rules, &standing, 0);
    let seat = round.turn().expect("the round has just begun");
    let mut view = round.view(Observer::Seat(seat));
    let first = view.open.table.len();
    let Some((played, captured)) = earliest(rules, first, hand.len(), table.len()) else {
        let message = format!(
            "no round of {players} players comes to {} cards in hand and {} on the table: \
             {} are dealt at a time, and {first} lie on the table at first",
            hand.len(),
            table.len(),
            rules.cards_per_deal,
        );
        return Err(Problem::new("bad-request", message));
    };
    view.open.table = table.iter().copied().collect();
    view.hand = hand.iter().copied().collect::<Hand>();
    // Whoever has played in this turn of the table sits before the player.
    let before = |back: usize| Seat::new((seat.index() + players - back) % players);
    let gone = played % players;
    view.open.dealer = before(gone + 1);
    view.hand_sizes[..players].fill(hand.len() as u8);
    for back in 1..=gone {
        view.hand_sizes[before(back).index()] -= 1;
    }
    // Nobody says what was captured, so it is anything.
    let mut unseen: Vec<Carta> = view.unseen().iter().collect();
    chance::shuffle(&mut unseen, &mut chance::bot_generator(!seed, seat));
    for (place, &card) in unseen[..captured].iter().enumerate() {
        view.open.piles[before(1 + place % played.min(players)).index()].add(card);
    }
    view.open.last_capture = (captured > 0).then(|| before(1));
    let held: u8 = view.hand_sizes[..players].iter().sum();
    view.deck_left = (unseen.len() - captured + hand.len() - usize::from(held)) as u8;
    Ok(view)
}

/// The smallest number of plays after which the next player can hold so many cards with so many
/// on the table, and how many are captured by then.
fn earliest(rules: &ScopaRules, first: usize, hand: usize, table: usize) -> Option<(usize, usize)> {
    let (players, each) = (rules.players(), usize::from(rules.cards_per_deal));
    (0..rules.cards() - first)
        .filter(|played| each - played / players % each == hand)
        .filter_map(|played| Some((played, (first + played).checked_sub(table)?)))
        // Whoever captures takes one card at least, with another.
        .find(|&(played, captured)| captured == 0 || captured > 1 && played > 0)
}

fn deal(request: Request<'_>) -> Answer {
    let rules = request.rules_of::<ScopaRules>()?;
    object(&if fits_small(&rules) {
        dealt(&rules, &Dealt::game::<Small>(request, &rules)?)
    } else {
        dealt(&rules, &Dealt::game::<Large>(request, &rules)?)
    })
}

fn dealt<const CARDS: usize, const SEATS: usize>(
    rules: &ScopaRules,
    game: &Scopa<CARDS, SEATS>,
) -> Dealt {
    let faces = rules.faces;
    Dealt {
        hands: Seat::all(rules.players())
            .map(|seat| faces.cards(game.hand(seat).iter()))
            .collect(),
        stock: faces.cards(game.deck().iter().copied()),
        table: Some(faces.cards(game.open().table.iter().copied())),
        ..Dealt::of(game)
    }
}

/// The rules to score piles by. Scoring deals nothing, so the deck need not go round.
fn scoring_rules(request: Request<'_>, players: usize) -> Result<ScopaRules, Problem> {
    let preset = request.preset()?.name;
    let mut options = request.known_options()?;
    let parsed = match ScopaRules::parse(preset, Some(players), &options) {
        Err(BadRules::NotEnoughCards { .. }) => {
            options.set("cards_per_deal", "1");
            ScopaRules::parse(preset, Some(players), &options)
        }
        parsed => parsed,
    };
    Ok(parsed?)
}

/// Turns cards into those of the rules' decks, and refuses more copies than there are.
struct Decks<'a> {
    rules: &'a ScopaRules,
    seen: Bag,
}

impl<'a> Decks<'a> {
    fn new(rules: &'a ScopaRules) -> Self {
        Self {
            rules,
            seen: Bag::EMPTY,
        }
    }

    /// The card as one of these decks, whether it is left or not.
    fn face(&self, card: Card) -> Result<Carta, Problem> {
        let carta = self.rules.faces.carta(card);
        carta.map_err(|bad| Problem::new("bad-card", bad.to_string()))
    }

    fn draw(&mut self, card: Card) -> Result<Carta, Problem> {
        let carta = self.face(card)?;
        let copies = self.rules.decks;
        if self.seen.count(carta) >= copies {
            let times = match copies {
                1 => "once".to_owned(),
                copies => format!("{copies} times"),
            };
            return Err(Problem::new(
                "bad-deck",
                format!("{card} is there too often: the deck has it {times}"),
            ));
        }
        self.seen.add(carta);
        Ok(carta)
    }

    fn draw_all(&mut self, cards: &[Card]) -> Result<Vec<Carta>, Problem> {
        cards.iter().map(|&card| self.draw(card)).collect()
    }
}
