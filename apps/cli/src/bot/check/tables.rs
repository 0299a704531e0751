//! Games that a bot under check plays against players who move at random.

use baralho_catalog::{AnyRules, with_game};
use baralho_face::Face as _;
use baralho_game::{
    Match, Observer, Outcome, Players, Rules, Seat,
    chance::{self, Generator},
    run_match,
};
use baralho_protocol::{BadAnswer, Choice, End, Start, Verdict, Wire, You, choose, write};
use baralho_words::{Noun, Words, say};

use crate::play::Playable;

use super::talk::{Talk, Trouble};

/// A table where the bot is asked to play.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) rules: AnyRules,
    pub(super) seat: Seat,
    pub(super) seed: u64,
    /// Only the first round of a match.
    pub(super) one_round: bool,
    /// With fields and messages of a later version.
    pub(super) from_the_future: bool,
}

impl Table {
    pub(super) fn title(&self, words: &Words) -> String {
        say!(
            words,
            "check-table",
            game = self.rules.preset(),
            players = words.count(Noun::Player, self.rules.players() as i32),
            seat = self.seat.index().to_string(),
        )
    }

    pub(super) fn play(&self, talk: &mut Talk, words: &Words) -> Result<(), Trouble> {
        with_game!(self.rules, |G, rules| self
            .play_by::<G>(&rules, talk, words))
    }

    /// Tells the bot of the beginnings of games that are broken off before it is asked.
    pub(super) fn begin_in_vain(&self, talk: &mut Talk, times: u64) {
        with_game!(self.rules, |G, rules| {
            for number in 0..times {
                let game = Match::<G>::new(rules, self.seed + number);
                self.open::<G>(&game, number, talk);
                self.close(talk, &rules, &[], &[], Verdict::Interrupted);
            }
        });
    }

    /// `start` and the first deal.
    fn open<G: Wire>(&self, game: &Match<G>, number: u64, talk: &mut Talk) {
        let mut start = Start::new(
            &self.rules,
            game.standing(),
            number,
            self.seat,
            self.seed + number,
        );
        start.names = Seat::all(self.rules.players())
            .map(|seat| if seat == self.seat { "you" } else { "random" }.to_owned())
            .collect();
        self.tell(talk, write::start(&start));
        self.deal(game, talk);
    }

    fn deal<G: Wire>(&self, game: &Match<G>, talk: &mut Talk) {
        let view = game.round().view(Observer::Seat(self.seat));
        self.tell(talk, write::deal::<G>(&view, game.standing()));
    }

    fn play_by<G: Wire + Playable>(
        &self,
        rules: &G::Rules,
        talk: &mut Talk,
        words: &Words,
    ) -> Result<(), Trouble> {
        let mut game = Match::<G>::new(rules.clone(), self.seed);
        let mut players = Company {
            table: self,
            talk,
            words,
            chance: chance::generator(self.seed, u64::MAX),
            has_begun: false,
        };
        match run_match(&mut game, &mut players, |_, _| ()) {
            Ok(Outcome { winners, points }) => {
                self.close(talk, rules, &winners, &points, Verdict::Normal);
            }
            Err(Stop::RoundOver) => {
                let points = &game.standing().points;
                self.close(talk, rules, &[], points, Verdict::Interrupted);
            }
            Err(Stop::Trouble(trouble)) => return Err(trouble),
        }
        Ok(())
    }

    fn ask<G: Wire + Playable>(
        &self,
        game: &Match<G>,
        talk: &mut Talk,
        words: &Words,
    ) -> Result<G::Move, Trouble> {
        if self.from_the_future {
            talk.tell(LATER);
        }
        talk.requests += 1;
        let id = talk.requests;
        let request = write::request(id, game.round(), self.seat, game.standing(), None);
        self.tell(talk, request);
        let answer = talk.answer(id)?;
        legal(game.round(), &answer.choice, words).map_err(Trouble::Illegal)
    }

    fn close(
        &self,
        talk: &mut Talk,
        rules: &impl Rules,
        winners: &[usize],
        points: &[i32],
        reason: Verdict,
    ) {
        let end = End {
            result: Outcome {
                winners: winners.to_vec(),
                points: points.to_vec(),
            },
            reason,
            at_fault: None,
            message: None,
            you: You::of(rules.side_of(self.seat), winners),
        };
        self.tell(talk, write::end(&end));
    }

    fn tell(&self, talk: &mut Talk, mut line: String) {
        if self.from_the_future {
            line.replace_range(..1, MORE);
        }
        talk.tell(&line);
    }
}

/// The bot and those who move at random.
struct Company<'a> {
    table: &'a Table,
    talk: &'a mut Talk,
    words: &'a Words,
    chance: Generator,
    has_begun: bool,
}

/// Why a match is not played to its end.
enum Stop {
    /// One round was all that was wanted.
    RoundOver,
    Trouble(Trouble),
}

impl<G: Wire + Playable> Players<G> for Company<'_> {
    type Stop = Stop;

    fn begin(&mut self, game: &Match<G>) -> Result<(), Stop> {
        if !self.has_begun {
            self.table.open(game, self.talk.requests + 1, self.talk);
        } else if self.table.one_round {
            return Err(Stop::RoundOver);
        } else {
            self.table.deal(game, self.talk);
        }
        self.has_begun = true;
        Ok(())
    }

    fn choose(&mut self, seat: Seat, game: &Match<G>) -> Result<G::Move, Stop> {
        if seat == self.table.seat {
            let asked = self.table.ask(game, self.talk, self.words);
            return asked.map_err(Stop::Trouble);
        }
        let any = game.round().random_move(&mut self.chance);
        Ok(any.expect("whoever must move can"))
    }

    fn see(&mut self, _made: G::Move, events: &[G::Event], game: &Match<G>) {
        for &event in events {
            let observer = Observer::Seat(self.table.seat);
            let line = write::event::<G>(game.rules(), event, observer);
            self.table.tell(self.talk, line);
        }
    }
}

/// A message that this version does not have.
const LATER: &str = r#"{"type":"from-a-later-version","list":[1,"two",null,{"three":3}]}"#; // words: not for players

/// How a message begins that has a field that this version does not have.
const MORE: &str = r#"{"later":{"list":[1,"two",null],"text":"não é nada"},"#; // words: not for players

/// The legal move that an answer means, or why there is none.
fn legal<G: Playable>(game: &G, choice: &Choice, words: &Words) -> Result<G::Move, String> {
    match choice {
        Choice::Index(_) => choose(game, choice).map_err(|bad| match bad {
            BadAnswer::Index { index, moves } => say!(
                words,
                "check-bad-index",
                index = index.to_string(),
                moves = moves.to_string(),
            ),
            other => other.to_string(),
        }),
        Choice::Move(text) => {
            let wanted = game
                .move_from_text(text)
                .map_err(|bad| say!(words, "check-not-a-move", text = bad.text))?;
            match game.check(wanted) {
                Ok(()) => Ok(wanted),
                Err(illegal) => Err(G::Face::refusal(
                    &words.at_table(game.rules().preset()),
                    &illegal,
                )),
            }
        }
    }
}
