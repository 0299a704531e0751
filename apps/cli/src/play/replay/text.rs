//! A recorded game in the words it would have been played in.
//!
//! A record holds everything, so nothing is hidden: hands are told as they are dealt.

use std::io::BufRead;

use baralho_catalog::{rules_of, start_of, with_game};
use baralho_face::{Ended, Face as _, Voice, round_heading, verdict};
use baralho_game::{
    Match, Observer, Phase, Seat,
    record::{Header, Reader},
};
use baralho_words::{Words, say};

use super::{Halt, Moment, Playable, play};
use crate::play::{
    company::{assisted, names_in},
    console::{Console, Stop},
    turn::show_grid,
};

/// The game whose header stands in this line.
pub(super) fn game<R: BufRead>(
    console: &mut Console,
    words: &Words,
    line: usize,
    header: &Header,
    records: &mut Reader<R>,
) -> Result<(), Halt> {
    let wrong = |reason| Halt::Wrong(line, reason);
    let rules = rules_of(header).map_err(wrong)?;
    let words = &words.at_table(rules.preset());
    with_game!(rules, |G, rules| {
        let mut game = start_of::<G>(&rules, header).map_err(wrong)?;
        let names = names_in(words, header);
        if let Some(told) = assisted(words, header) {
            console.say(&told)?;
        }
        let mut replay = Replay {
            console,
            voice: Voice::new(words, &names, Observer::Spectator),
            players: names.len(),
        };
        replay.open_round(&game)?;
        play(&mut game, header, records, |game, moment| match moment {
            Moment::RoundOver => replay.tell_round(game),
            Moment::Deal => replay.open_round(game),
            Moment::Move(chosen) => replay.step(game, chosen),
        })?;
        Ok(replay.end(&game)?)
    })
}

struct Replay<'a> {
    console: &'a mut Console,
    voice: Voice<'a>,
    players: usize,
}

impl Replay<'_> {
    fn end<G: Playable>(&mut self, game: &Match<G>) -> Result<(), Stop> {
        self.tell_round(game)?;
        match game.phase() {
            Phase::Over(outcome) => {
                self.console.gap()?;
                let verdict = verdict(self.voice, game.rules(), outcome);
                self.console.say(&verdict)
            }
            _ => self
                .console
                .say(&say!(self.voice.words, "replay-unfinished")),
        }
    }

    /// The score of a round that is over.
    fn tell_round<G: Playable>(&mut self, game: &Match<G>) -> Result<(), Stop> {
        let points = match game.phase() {
            Phase::Over(outcome) => &outcome.points[..],
            Phase::Pause { next, .. } => &next.points[..],
            Phase::Playing => return Ok(()),
        };
        let ended = Ended {
            rules: game.rules(),
            tally: &game.round().tally(),
            round: game.standing().round,
            is_last: game.outcome().is_some(),
            totals: points,
        };
        let (heading, grid) = baralho_face::ended::<G::Face>(self.voice, &ended);
        self.console.heading(&heading)?;
        show_grid(self.console, self.voice.words, &grid)
    }

    fn step<G: Playable>(&mut self, game: &mut Match<G>, chosen: G::Move) -> Result<(), Stop> {
        let mover = game.turn();
        let before = self.hands(game);
        let mut events = Vec::new();
        game.apply(chosen, &mut events);
        let view = game.round().view(Observer::Spectator);
        self.console
            .say_all(&G::Face::story(self.voice, &events, &view))?;
        // Cards came to somebody who did not move: a new deal.
        let after = self.hands(game);
        let is_other = |seat: usize| mover.is_none_or(|mover| mover.index() != seat);
        if (0..after.len()).any(|seat| is_other(seat) && before[seat] != after[seat]) {
            self.tell_hands(&after)?;
        }
        self.console.pause()
    }

    fn open_round<G: Playable>(&mut self, game: &Match<G>) -> Result<(), Stop> {
        self.console
            .heading(&round_heading(self.voice.words, game))?;
        let view = game.round().view(Observer::Spectator);
        self.console.say_all(&G::Face::opening(self.voice, &view))?;
        let hands = self.hands(game);
        self.tell_hands(&hands)
    }

    fn tell_hands(&mut self, hands: &[Option<String>]) -> Result<(), Stop> {
        hands
            .iter()
            .flatten()
            .try_for_each(|hand| self.console.say(hand))
    }

    fn hands<G: Playable>(&self, game: &Match<G>) -> Vec<Option<String>> {
        Seat::all(self.players)
            .map(|seat| {
                let view = game.round().view(Observer::Seat(seat));
                G::Face::hand(self.voice, &view)
            })
            .collect()
    }
}
