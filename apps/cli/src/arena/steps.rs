//! The games of a tournament as its report lists them, and what happened in them.

use std::{
    fs::File,
    io::{self, BufReader, Read, Seek, SeekFrom},
    ops::ControlFlow,
};

use baralho_arena::{
    Directory, Played,
    report::{Games, Step},
};
use baralho_catalog::{AnyRules, Faced, start_of, with_game};
use baralho_face::{Face as _, Voice, round_heading, verdict};
use baralho_game::{Match, Moment, Observer, Phase, Rules as _, Seat, record::Record};
use baralho_words::Words;
use flate2::bufread::MultiGzDecoder;

/// The longest record that is unpacked: far more than a game ever takes.
const LONGEST: u64 = 64 << 20;

/// The games as the tournament's directory keeps them.
pub(super) struct Kept<'a> {
    pub(super) directory: &'a Directory,
    pub(super) rules: AnyRules,
    /// The last game that counts, unless all do.
    pub(super) last: Option<u64>,
    pub(super) words: &'a Words,
}

impl Games for Kept<'_> {
    fn each(&self, see: &mut dyn FnMut(&Played) -> ControlFlow<()>) -> io::Result<()> {
        for game in self.directory.games().map_err(io::Error::other)? {
            let game = game.map_err(io::Error::other)?;
            if self.last.is_none_or(|last| game.game <= last) && see(&game).is_break() {
                break;
            }
        }
        Ok(())
    }

    fn steps(&self, game: &Played) -> Option<Vec<Step>> {
        // A record that somebody took away or changed is no game to show, and no failure.
        let record = self.record(game).ok()??;
        with_game!(&self.rules, |G, rules| {
            let game = start_of::<G>(rules, &record.header).ok()?;
            Some(steps(game, &record, self.words))
        })
    }
}

impl Kept<'_> {
    fn record(&self, game: &Played) -> io::Result<Option<Record>> {
        let Some(name) = &game.record else {
            return Ok(None);
        };
        let mut file = File::open(self.directory.path().join(name))?;
        let (first, length) = game.record_at.unwrap_or((0, u64::MAX));
        file.seek(SeekFrom::Start(first))?;
        let packed = BufReader::new(file.take(length));
        let unpacked = MultiGzDecoder::new(packed).take(LONGEST);
        Ok(Record::read(BufReader::new(unpacked)).ok())
    }
}

/// Tells a game from its record, up to the first line that is no move.
fn steps<G: Faced>(mut game: Match<G>, record: &Record, words: &Words) -> Vec<Step> {
    let names = &record.header.seats;
    let voice = Voice::new(words, names, Observer::Spectator);
    let mut steps = Vec::new();
    // What follows a move that is none is not told.
    let _ = game.replay(record.texts(), |game, moment| match moment {
        Moment::Dealt => steps.push(opening(voice, game)),
        Moment::Next(..) => {}
        Moment::Made(events) => {
            let view = game.round().view(Observer::Spectator);
            let mut told = G::Face::story(voice, events, &view);
            match game.phase() {
                Phase::Playing => {}
                Phase::Pause { .. } => told.extend(scores(voice, game)),
                Phase::Over(outcome) => {
                    told.extend(scores(voice, game));
                    told.push(verdict(voice, game.rules(), outcome));
                }
            }
            steps.push((told, seen(voice, game)));
        }
    });
    steps
}

fn opening<G: Faced>(voice: Voice<'_>, game: &Match<G>) -> Step {
    let view = game.round().view(Observer::Spectator);
    let mut told = vec![round_heading(voice.words, game)];
    told.extend(G::Face::opening(voice, &view));
    (told, seen(voice, game))
}

/// What a round was worth to each side.
fn scores<G: Faced>(voice: Voice<'_>, game: &Match<G>) -> Vec<String> {
    let tally = game.round().tally();
    G::Face::scores(voice, game.rules(), &tally).sentences(voice.words)
}

/// What lies open, and everybody's cards: a record hides nothing.
fn seen<G: Faced>(voice: Voice<'_>, game: &Match<G>) -> Vec<String> {
    let mut lines = G::Face::position(voice, &game.round().view(Observer::Spectator));
    for seat in Seat::all(game.rules().players()) {
        lines.extend(G::Face::hand(
            voice,
            &game.round().view(Observer::Seat(seat)),
        ));
    }
    lines
}
