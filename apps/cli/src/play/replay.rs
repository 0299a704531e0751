//! A recorded game, move by move, in the words it would have been played in.
//!
//! A record holds everything, so nothing is hidden: hands are told as they are dealt.

use baralho_catalog::{Wrong, rules_of, start_of, verify, with_game};
use baralho_game::{
    Game, Match, Observer, Phase, Seat,
    record::{Line, MoveLine, Record},
};
use baralho_telling::{Voice, round_heading, verdict};
use baralho_words::{Explain, Words, say};

use super::{
    company::names,
    console::{Console, Stop},
    ending,
    playable::Playable,
    session::tell_round,
    start::bad_reason,
};
use crate::{
    args::ReplayArgs,
    failure::{Done, Failure},
    record_file,
};

/// `baralho replay FILE`.
pub(crate) fn run(args: &ReplayArgs, words: &Words) -> Done {
    let record = record_file::read(&args.file);
    let record = record.map_err(|error| Failure::Failed(error.explain(words)))?;
    let file = args.file.display().to_string();
    let rules = rules_of(&record.header)
        .map_err(|reason| Failure::Failed(bad_reason(words, &file, 1, &reason)))?;
    let words = &words.at_table(rules.preset());
    let wrong = verify(&record).err();
    let mut console = Console::open(&args.look);
    let shown = with_game!(rules, |G, rules| {
        let game = start_of::<G>(&rules, &record.header)
            .map_err(|reason| Failure::Failed(bad_reason(words, &file, 1, &reason)))?;
        let seats = match record.header.seats.as_slice() {
            [] => (1..=record.header.players)
                .map(|n| format!("human{n}"))
                .collect(), // words: not for players
            seats => seats.to_vec(),
        };
        let names = names(words, &seats);
        let voice = Voice::new(words, &names, Observer::Spectator);
        Replay {
            console: &mut console,
            voice,
            names: &names,
            game,
        }
        .show(&record, wrong.as_ref())
    });
    match (shown, wrong) {
        (Ok(()), Some(wrong)) => Err(Failure::Failed(bad_reason(
            words,
            &file,
            wrong.line,
            &wrong.reason,
        ))),
        (shown, _) => ending(shown),
    }
}

struct Replay<'a, G: Game> {
    console: &'a mut Console,
    voice: Voice<'a>,
    names: &'a [String],
    game: Match<G>,
}

impl<G: Playable> Replay<'_, G> {
    /// Shows every move up to the first wrong line.
    fn show(&mut self, record: &Record, wrong: Option<&Wrong>) -> Result<(), Stop> {
        self.open_round()?;
        for (number, line) in &record.lines {
            if wrong.is_some_and(|wrong| wrong.line <= *number) {
                return Ok(());
            }
            if let Line::Move(line) = line {
                self.step(line)?;
            }
        }
        let words = self.voice.words;
        match self.game.phase().clone() {
            Phase::Over(outcome) => {
                tell_round(self.console, self.voice, &self.game, &outcome.points)?;
                self.console.gap()?;
                self.console
                    .say(&verdict(self.voice, self.game.rules(), &outcome))
            }
            Phase::Pause { next, .. } => {
                tell_round(self.console, self.voice, &self.game, &next.points)?;
                self.console.say(&say!(words, "replay-unfinished"))
            }
            Phase::Playing => self.console.say(&say!(words, "replay-unfinished")),
        }
    }

    fn step(&mut self, line: &MoveLine) -> Result<(), Stop> {
        if let Phase::Pause { next, .. } = self.game.phase().clone() {
            tell_round(self.console, self.voice, &self.game, &next.points)?;
            self.game.next_round();
            self.open_round()?;
        }
        let Ok(chosen) = self.game.round().move_from_text(&line.text) else {
            return Ok(());
        };
        let before = self.hands();
        let mut events = Vec::new();
        self.game.apply(chosen, &mut events);
        let view = self.game.round().view(Observer::Spectator);
        self.console
            .say_all(&G::story(self.voice, &events, &view))?;
        // Cards came to somebody who did not move: a new deal.
        let after = self.hands();
        let is_other = |seat: usize| seat != line.seat;
        if (0..after.len()).any(|seat| is_other(seat) && before[seat] != after[seat]) {
            self.tell_hands(&after)?;
        }
        self.console.pause()
    }

    fn open_round(&mut self) -> Result<(), Stop> {
        self.console
            .heading(&round_heading(self.voice.words, &self.game))?;
        let view = self.game.round().view(Observer::Spectator);
        self.console.say_all(&G::opening(self.voice, &view))?;
        let hands = self.hands();
        self.tell_hands(&hands)
    }

    fn tell_hands(&mut self, hands: &[Option<String>]) -> Result<(), Stop> {
        hands
            .iter()
            .flatten()
            .try_for_each(|hand| self.console.say(hand))
    }

    fn hands(&self) -> Vec<Option<String>> {
        Seat::all(self.names.len())
            .map(|seat| {
                let view = self.game.round().view(Observer::Seat(seat));
                G::hand(self.voice, &view)
            })
            .collect()
    }
}
