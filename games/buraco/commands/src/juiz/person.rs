//! A person at the table of bots: hears what happens, and types moves as in `baralho play`.

use baralho_buraco::{
    Buraco, Event, Move,
    itp::{Command, Judge, Letter, Verdict},
};
use baralho_buraco_face::BuracoFace;
use baralho_cli::terminal::{Console, Stop, answer, refuse, show, show_grid};
use baralho_face::{Face as _, Selection, Voice, verdict};
use baralho_game::{Event as _, Game, Observer, Outcome, Seat, View as _};
use baralho_words::{Words, say};

const SEAT: Seat = Seat::new(0);

/// Somebody at the terminal.
pub(crate) struct Person<'a> {
    console: &'a mut Console,
    words: &'a Words,
    names: Vec<String>,
    selection: Selection,
    /// The hands were set by a file.
    set: bool,
    announced: bool,
}

impl<'a> Person<'a> {
    /// Somebody at this terminal; `set` when the hands were not dealt.
    pub(crate) fn new(console: &'a mut Console, words: &'a Words, set: bool) -> Self {
        Self {
            console,
            words,
            names: Vec::new(),
            selection: Selection::default(),
            set,
            announced: false,
        }
    }

    fn voice(&self) -> Voice<'_> {
        Voice::new(self.words, &self.names, Observer::Seat(SEAT))
    }

    pub(crate) fn open(&mut self, judge: &Judge) -> Result<(), Stop> {
        self.names = judge.ids().to_vec();
        self.console.heading(&say!(self.words, "juiz-heading"))?;
        let view = judge.game().view(Observer::Seat(SEAT));
        let mut told = if self.set {
            // Who has how many cards is the file's affair.
            let first = view.turn().unwrap_or(SEAT);
            let voice = self.voice();
            let (who, you) = (voice.name(first), voice.you(first));
            vec![say!(self.words, "plays-first", who, you)]
        } else {
            BuracoFace::opening(self.voice(), &view)
        };
        told.push(say!(self.words, "juiz-tip"));
        self.console.say_all(&told)
    }

    /// Hears what somebody did, oneself included.
    pub(crate) fn hear(&mut self, events: &[Event], judge: &Judge) -> Result<(), Stop> {
        let listener = Observer::Seat(SEAT);
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(listener)).collect();
        let told = BuracoFace::story(self.voice(), &seen, &judge.game().view(listener));
        self.console.say_all(&told)?;
        // One's own moves need no time to sink in.
        let own = self.announced;
        if judge.turn() != Some(SEAT) {
            self.announced = false;
        }
        if own || told.is_empty() {
            return Ok(());
        }
        self.console.pause()
    }

    /// A move typed by the person. What is not allowed is explained, and asked again.
    pub(crate) fn turn(
        &mut self,
        judge: &mut Judge,
        events: &mut Vec<Event>,
    ) -> Result<Vec<Letter>, Stop> {
        let fresh = !self.announced;
        self.announced = true;
        self.show(judge, fresh)?;
        loop {
            let line = self.console.ask(&say!(self.words, "prompt-move"))?;
            if line == "?" {
                let help = BuracoFace::help(self.words, judge.game().rules());
                self.console.say(&help)?;
                self.console.say(&say!(self.words, "juiz-person-help"))?;
                continue;
            }
            if let Some(letters) = self.act(&line, judge, events)? {
                return Ok(letters);
            }
        }
    }

    fn show(&mut self, judge: &Judge, fresh: bool) -> Result<(), Stop> {
        let view = judge.game().view(Observer::Seat(SEAT));
        let voice = Voice::new(self.words, &self.names, Observer::Seat(SEAT));
        show::<Buraco>(self.console, voice, &view, &mut self.selection, fresh)
    }

    /// Does what was typed; `None` if that was no move.
    fn act(
        &mut self,
        line: &str,
        judge: &mut Judge,
        events: &mut Vec<Event>,
    ) -> Result<Option<Vec<Letter>>, Stop> {
        // Who knows the protocol may type it.
        if let Ok(Ok(Some(chosen))) =
            Command::read(line.as_bytes()).map(|command| command.to_move())
        {
            return self.make(chosen, judge, events);
        }
        let view = judge.game().view(Observer::Seat(SEAT));
        let voice = Voice::new(self.words, &self.names, Observer::Seat(SEAT));
        match answer::<Buraco>(self.console, voice, &view, &mut self.selection, line)? {
            Some(chosen) => self.make(chosen, judge, events),
            None => Ok(None),
        }
    }

    fn make(
        &mut self,
        chosen: Move,
        judge: &mut Judge,
        events: &mut Vec<Event>,
    ) -> Result<Option<Vec<Letter>>, Stop> {
        match judge.make(chosen, events) {
            Ok(letters) => Ok(Some(letters)),
            Err(illegal) => refuse::<Buraco>(self.console, self.words, &illegal).map(|()| None),
        }
    }
}

/// What everything was worth, and who has won, told to the person.
pub(crate) fn conclude(
    console: &mut Console,
    words: &Words,
    judge: &Judge,
    given: &Verdict,
) -> Result<(), Stop> {
    let voice = Voice::new(words, judge.ids(), Observer::Seat(SEAT));
    let rules = judge.game().rules();
    let grid = BuracoFace::scores(voice, rules, &judge.game().tally());
    console.heading(&say!(words, "match-over"))?;
    show_grid(console, words, &grid)?;
    let outcome = Outcome {
        winners: given
            .winner
            .map_or_else(|| vec![0, 1], |winner| vec![winner]),
        points: given.points.to_vec(),
    };
    console.gap()?;
    console.say(&verdict(voice, rules, &outcome))
}
