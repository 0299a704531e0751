//! Playing given moves from a given deck.
//! words: nothing here is for players

use baralho_cards::Card;
use baralho_game::{Game, Observer, Seat, Standing};
use baralho_scopa::{Event, Move, Scopa, ScopaRules, capture, fits_small};
use serde::Serialize;
use serde_json::Value;

use baralho_cli::oracle::{Answer, MOVES, Problem, Request, card, cards, object};

use super::{Decks, Scored};

pub(super) fn run(request: Request<'_>) -> Answer {
    let rules = request.rules_of::<ScopaRules>()?;
    if fits_small(&rules) {
        run_in::<40, 6>(request, &rules)
    } else {
        run_in::<240, 16>(request, &rules)
    }
}

#[derive(Serialize)]
struct Played {
    seat: usize,
    card: Card,
    captured: Vec<Card>,
    sweep: bool,
}

#[derive(Serialize)]
struct Run {
    moves: Vec<Played>,
    table: Vec<Card>,
    piles: Vec<Vec<Card>>,
    sweeps: Vec<u8>,
    last_capture: Option<usize>,
    turn: Option<usize>,
    over: bool,
    #[serde(flatten)]
    score: Option<Scored>,
}

fn run_in<const CARDS: usize, const SEATS: usize>(
    request: Request<'_>,
    rules: &ScopaRules,
) -> Answer {
    let players = usize::from(rules.players);
    let dealer = request.dealer(players)?.unwrap_or(Seat::new(0));
    let standing = Standing::new(rules, dealer);
    let mut round = Scopa::<CARDS, SEATS>::deal_deck(rules, &standing, &request.cards("deck")?)?;
    let wanted = request.array("moves", MOVES)?.unwrap_or_default();
    let face = |carta| rules.faces.card(carta);
    let mut moves = Vec::new();
    let mut piles: Vec<Vec<Card>> = vec![Vec::new(); players];
    for (index, value) in wanted.iter().enumerate() {
        let chosen =
            read_move(rules, &round, value, index).map_err(|problem| problem.in_move(index))?;
        let before = round.open().table;
        let mut lying = Vec::new();
        let mut told = Vec::new();
        round
            .play(chosen, &mut told)
            .map_err(|reason| Problem::illegal(index, &reason.to_string()))?;
        for event in told {
            match event {
                Event::Played {
                    seat,
                    card,
                    taken,
                    sweep,
                } => {
                    let (_, mut left) = capture::split(&before, taken.iter().copied().collect());
                    if taken.is_empty() {
                        left.push(card);
                    }
                    lying = rules.faces.cards(left);
                    let captured = rules.faces.cards(taken);
                    if !captured.is_empty() {
                        piles[seat.index()].extend_from_slice(&captured);
                        piles[seat.index()].push(face(card));
                    }
                    moves.push(Played {
                        seat: seat.index(),
                        card: face(card),
                        captured,
                        sweep,
                    });
                }
                Event::Closed { to: Some(seat), .. } => {
                    piles[seat.index()].append(&mut lying);
                }
                Event::Closed { to: None, .. } | Event::Dealt { .. } => {}
            }
        }
    }
    let open = round.open();
    object(&Run {
        table: rules.faces.cards(open.table.iter().copied()),
        piles,
        sweeps: open.sweeps[..players].to_vec(),
        last_capture: open.last_capture.map(Seat::index),
        turn: round.turn().map(Seat::index),
        over: open.over,
        score: open.over.then(|| Scored::new(rules, &round.tally())),
        moves,
    })
}

/// A move as `"7D"`, `"7Dx4C+3S"` or `{"card":"7D","take":["4C","3S"]}`.
fn read_move<const CARDS: usize, const SEATS: usize>(
    rules: &ScopaRules,
    round: &Scopa<CARDS, SEATS>,
    value: &Value,
    index: usize,
) -> Result<Move, Problem> {
    let place = format!("moves[{index}]");
    let (played, take) = match value {
        Value::String(text) => match text.split_once(['x', 'X']) {
            Some((played, take)) => {
                let words = take.split('+').map(Value::from).collect();
                (
                    card(&played.into(), &place)?,
                    Some(cards(&Value::Array(words), &place)?),
                )
            }
            None => (card(value, &place)?, None),
        },
        Value::Object(fields) => {
            let fields = Request::new(fields);
            let played = fields.get("card").ok_or_else(|| {
                Problem::field(&place, "a card, or an object with `card` and `take`")
            })?;
            let take = fields.get("take");
            (
                card(played, &format!("{place}.card"))?,
                take.map(|take| cards(take, &format!("{place}.take")))
                    .transpose()?,
            )
        }
        _ => {
            return Err(Problem::field(
                &place,
                "a card such as \"7D\", or an object such as {\"card\":\"7D\",\"take\":[\"4C\",\"3S\"]}",
            ));
        }
    };
    let mut decks = Decks::new(rules);
    let played = decks.face(played)?;
    let take = take.map(|take| decks.draw_all(&take)).transpose()?;
    let take = take.map(|take| take.into_iter().collect());
    Ok(round.view(Observer::Spectator).resolve(played, take))
}
