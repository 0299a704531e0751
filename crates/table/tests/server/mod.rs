//! A table's server in miniature: one match, its numbered log, and nothing that lasts.

use std::ops::Range;

use baralho_game::{Event, Game, Match, Observer, Phase, Rules, Seat, Standing, Tally};
use baralho_protocol::{
    Wire,
    online::{
        By, Cards, Command, Ending, MatchSnapshot, Person, Place, Request, Setup, Snapshot, Stage,
        TableCode, TableEvent, TableState, ToClient, Told, fair,
    },
};
use serde_json::{Value, to_value};

pub(crate) const CODE: TableCode = TableCode::from_bits(77 << 4);

const SECRET: [u8; 32] = [5; 32];

enum Entry<G: Game> {
    Plain(TableEvent),
    Started(Standing, G),
    Round(Standing, G),
    Move {
        seat: Seat,
        text: String,
        events: Vec<G::Event>,
        ending: Option<Ending>,
    },
}

pub(crate) struct Server<G: Wire> {
    game: Match<G>,
    log: Vec<Entry<G>>,
    /// Where the present round begins in the log.
    round_began: usize,
    moves: u64,
}

impl<G: Wire> Server<G> {
    pub(crate) fn new(rules: &G::Rules, salt: u64) -> Self {
        let game = Match::<G>::new(rules.clone(), salt);
        let commitment = fair::commitment(&SECRET);
        let log = vec![
            Entry::Plain(TableEvent::Committed { commitment }),
            Entry::Started(*game.standing(), game.round().clone()),
        ];
        Self {
            game,
            log,
            round_began: 1,
            moves: 0,
        }
    }

    pub(crate) fn seed(&self) -> u64 {
        self.game.seed()
    }

    pub(crate) fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    pub(crate) fn moves(&self) -> u64 {
        self.moves
    }

    pub(crate) fn round(&self) -> &G {
        self.game.round()
    }

    pub(crate) fn is_between_rounds(&self) -> bool {
        matches!(self.game.phase(), Phase::Pause { .. })
    }

    pub(crate) fn next_round(&mut self) -> Range<usize> {
        self.game.next_round();
        self.round_began = self.log.len();
        let (standing, round) = (*self.game.standing(), self.game.round().clone());
        self.push(Entry::Round(standing, round))
    }

    pub(crate) fn happen(&mut self, event: TableEvent) -> Range<usize> {
        self.push(Entry::Plain(event))
    }

    fn push(&mut self, entry: Entry<G>) -> Range<usize> {
        self.log.push(entry);
        self.log.len() - 1..self.log.len()
    }

    /// Hears a command; what it causes for everybody is the log's new part.
    pub(crate) fn hear(
        &mut self,
        request: Request,
        observer: Observer,
        answers: &mut Vec<ToClient>,
    ) -> Range<usize> {
        let nothing = self.log.len()..self.log.len();
        match request.command {
            Command::Hello { .. } => answers.push(ToClient::Welcome {
                protocol: 1,
                server: String::new(),
                you: person(observer),
                now: 0,
                tables: Vec::new(),
                blocked: Vec::new(),
            }),
            Command::Join { since: None, .. } => {
                answers.push(ToClient::Table(Box::new(self.snapshot(observer))));
            }
            Command::Join {
                since: Some(since), ..
            }
            | Command::Sync { since } => {
                // TableEvent is long ago is not told, but shown.
                if self.seq() - since > 30 {
                    answers.push(ToClient::Table(Box::new(self.snapshot(observer))));
                } else {
                    let missed = (since as usize)..self.log.len();
                    answers.extend(missed.map(|frame| ToClient::Told(self.frame(frame, observer))));
                }
            }
            Command::Move { text, turn } => {
                let caused = self.make(&text, turn, observer);
                let Some(caused) = caused else {
                    answers.push(ToClient::Refused {
                        re: request.id,
                        code: "stale".to_owned(),
                        message: String::new(),
                    });
                    return nothing;
                };
                // The frames come first; the caller tells them to this one, too.
                answers.extend(
                    caused
                        .clone()
                        .map(|frame| ToClient::Told(self.frame(frame, observer))),
                );
                answers.extend(request.id.map(|re| ToClient::Done { re }));
                return caused;
            }
            other => panic!("not part of this test: {other:?}"),
        }
        answers.extend(request.id.map(|re| ToClient::Done { re }));
        nothing
    }

    fn make(&mut self, text: &str, turn: u64, observer: Observer) -> Option<Range<usize>> {
        let seat = self.game.turn()?;
        if turn != self.moves || !observer.is(seat) {
            return None;
        }
        let chosen = self.game.round().move_from_text(text).expect("notation");
        let mut events = Vec::new();
        self.game.play(chosen, &mut events).expect("a legal move");
        self.moves += 1;
        let ending = self.game.turn().is_none().then(|| Ending {
            open: to_value(G::wire_ending(self.game.round())).expect("JSON"),
            points: self.game.round().tally().points().to_vec(),
            totals: Vec::new(),
            pause_s: None,
        });
        Some(self.push(Entry::Move {
            seat,
            text: text.to_owned(),
            events,
            ending,
        }))
    }

    /// One line of the log as an observer may see it.
    pub(crate) fn frame(&self, place: usize, observer: Observer) -> Told {
        let mut cards: Cards = Cards::default();
        let event = match &self.log[place] {
            Entry::Plain(event) => event.clone(),
            Entry::Started(standing, round) => {
                cards.deal = Some(deal::<G>(standing, round, observer));
                TableEvent::Started {
                    number: 1,
                    names: self.names(),
                }
            }
            Entry::Round(standing, round) => {
                cards.deal = Some(deal::<G>(standing, round, observer));
                TableEvent::Round
            }
            Entry::Move {
                seat,
                text,
                events,
                ending,
            } => {
                let events = events.iter().map(|event| {
                    let seen = event.seen_by(observer);
                    to_value(G::wire_event(self.game.rules(), &seen)).expect("JSON")
                });
                cards.events = Some(events.collect());
                cards.ending.clone_from(ending);
                TableEvent::Move {
                    seat: seat.index(),
                    text: text.clone(),
                    by: By::Own,
                }
            }
        };
        Told {
            seq: place as u64 + 1,
            at: place as i64,
            event,
            cards,
        }
    }

    fn names(&self) -> Vec<String> {
        let seats = Seat::all(self.game.rules().players());
        seats.map(|seat| person(seat.into()).name).collect()
    }

    pub(crate) fn snapshot(&self, observer: Observer) -> Snapshot {
        let rules = self.game.rules();
        let began = self.round_began;
        let (Entry::Started(standing, round) | Entry::Round(standing, round)) = &self.log[began]
        else {
            panic!("a round begins with a deal");
        };
        let moved = (began + 1..self.log.len())
            .filter(|&place| matches!(self.log[place], Entry::Move { .. }));
        let setup = Setup {
            players: Some(rules.players()),
            rules: rules.options(),
            ..Setup::of(rules.preset())
        };
        let mut state = TableState::new(person(Seat::new(0).into()), setup);
        let seats = Seat::all(rules.players()).map(|seat| Place {
            who: Some(person(seat.into())),
            ..Place::default()
        });
        state.seats = seats.collect();
        state.stage = Stage::Playing;
        state.commitment = fair::commitment(&SECRET);
        state.seeds = vec![String::new(); rules.players()];
        Snapshot {
            table: CODE,
            seq: self.seq(),
            now: 0,
            seat: observer.seat().map(Seat::index),
            state,
            game: Some(MatchSnapshot {
                number: 1,
                names: self.names(),
                turn: self.moves,
                setup: None,
                deal: deal::<G>(standing, round, observer),
                told: moved.map(|place| self.frame(place, observer)).collect(),
                over: None,
            }),
        }
    }
}

fn deal<G: Wire>(standing: &Standing, round: &G, observer: Observer) -> Value {
    to_value(G::wire_deal(&round.view(observer), standing)).expect("JSON")
}

fn person(observer: Observer) -> Person {
    let id = observer.seat().map_or(100, |seat| seat.index() as i64);
    Person {
        id,
        name: format!("p{id}"),
        guest: true,
        program: false,
    }
}
