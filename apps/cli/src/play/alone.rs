//! A match between people at this terminal and bots.

use std::path::PathBuf;

use baralho_bots::Seated;
use baralho_face::{Desk, Ended, Face as _, Voice, eliminated, round_heading, verdict};
use baralho_game::{
    Event as _, Game, Match, Observer, Outcome, Phase, Rules, Seat,
    record::{Line, MoveLine},
};
use baralho_words::{Words, say};

use super::{
    Playable,
    console::{Console, Stop},
    save::{self, Save},
    turn::show_grid,
};

/// What goes on with the latest game.
const RESUME: &str = "baralho play --resume";

/// Who sits at a place.
pub(crate) enum Sitter<G: Game> {
    Person,
    Bot(Box<Seated<G>>),
}

/// Who sits where, and what they are called.
pub(crate) struct Company<G: Game> {
    pub(crate) sitters: Vec<Sitter<G>>,
    pub(crate) names: Vec<String>,
}

impl<G: Game> Company<G> {
    fn people(&self) -> Vec<Seat> {
        Seat::all(self.sitters.len())
            .filter(|seat| matches!(self.sitters[seat.index()], Sitter::Person))
            .collect()
    }

    fn bots(&mut self) -> impl Iterator<Item = &mut Seated<G>> {
        self.sitters.iter_mut().filter_map(|sitter| match sitter {
            Sitter::Person => None,
            Sitter::Bot(bot) => Some(&mut **bot),
        })
    }

    /// Tells the bots that a round begins.
    pub(crate) fn begin(&mut self, round: &G) {
        for bot in self.bots() {
            bot.begin(round);
        }
    }

    /// Tells the bots what happened.
    pub(crate) fn see(&mut self, events: &[G::Event]) {
        for bot in self.bots() {
            bot.see(events);
        }
    }
}

/// Everything a match needs while it is played.
pub(crate) struct Session<'a, G: Playable> {
    pub(super) console: &'a mut Console,
    pub(super) words: &'a Words,
    pub(super) game: Match<G>,
    pub(super) company: Company<G>,
    pub(super) people: Vec<Seat>,
    pub(super) desks: Vec<Desk>,
    /// The record; `None` when it cannot be kept.
    save: Option<Save>,
    /// Moves made so far. Each has its own part of a bot's chance, so that a game left
    /// and resumed goes on as if nobody had gone.
    moves: u64,
    /// Who has the keyboard, where several share it.
    pub(super) keyboard: Option<Seat>,
    /// Whose turn was last announced.
    pub(super) announced: Option<Seat>,
    /// By seat, where several share the keyboard: what happened since they had it.
    pub(super) news: Vec<Vec<String>>,
}

impl<'a, G: Playable> Session<'a, G> {
    /// A match about to be played, or played on after so many moves.
    pub(crate) fn new(
        console: &'a mut Console,
        words: &'a Words,
        game: Match<G>,
        company: Company<G>,
        save: Option<Save>,
        moves: u64,
    ) -> Self {
        let seats = company.sitters.len();
        Self {
            console,
            words,
            game,
            people: company.people(),
            company,
            desks: (0..seats).map(|_| Desk::default()).collect(),
            save,
            moves,
            keyboard: None,
            announced: None,
            news: vec![Vec::new(); seats],
        }
    }

    /// Plays to the end of the match, or until somebody wants to stop.
    pub(crate) fn run(mut self) -> Result<(), Stop> {
        match self.play() {
            Ok(()) => {
                if let Some(path) = self.kept() {
                    let path = path.display().to_string();
                    self.console
                        .say(&say!(self.words, "recorded", file = path))?;
                }
                Ok(())
            }
            Err(Stop::Output(error)) => Err(Stop::Output(error)),
            Err(stop) => {
                self.leave()?;
                Err(stop)
            }
        }
    }

    /// Moves made so far.
    pub(super) fn moves(&self) -> u64 {
        self.moves
    }

    fn kept(&self) -> Option<PathBuf> {
        self.save.as_ref().map(|save| save.path.clone())
    }

    fn leave(&mut self) -> Result<(), Stop> {
        let text = match self.kept() {
            None => say!(self.words, "left-unsaved"),
            Some(path) => {
                let mut command = RESUME.to_owned();
                // The latest game in the usual folder needs no name.
                if path.parent() != save::folder().as_deref() {
                    command.extend([" ", &shell_words::quote(&path.to_string_lossy())]);
                }
                let file = path.display().to_string();
                say!(self.words, "left", file = file, command = command)
            }
        };
        self.console.say(&text)
    }

    fn play(&mut self) -> Result<(), Stop> {
        if self.moves == 0 {
            self.open_round()?;
        } else {
            // Whoever goes on knows how it began.
            let heading = round_heading(self.words, &self.game);
            self.console.heading(&heading)?;
        }
        loop {
            match self.game.phase().clone() {
                Phase::Playing => {
                    let Some(seat) = self.game.turn() else {
                        return Ok(());
                    };
                    if matches!(self.company.sitters[seat.index()], Sitter::Person) {
                        self.person_turn(seat)?;
                    } else {
                        self.bot_turn(seat)?;
                    }
                }
                Phase::Pause { seconds, next } => {
                    self.close_round(&next.points)?;
                    self.tell_eliminated(next.out & !self.game.standing().out)?;
                    self.between_rounds(seconds)?;
                    self.game.next_round();
                    self.company.begin(self.game.round());
                    self.announced = None;
                    self.open_round()?;
                }
                Phase::Over(outcome) => {
                    self.close_round(&outcome.points)?;
                    return self.conclude(&outcome);
                }
            }
        }
    }

    /// Who the story is told to: the only person here, or whoever has the keyboard.
    pub(super) fn listener(&self) -> Observer {
        match (self.people.as_slice(), self.keyboard) {
            (&[only], _) | (_, Some(only)) => Observer::Seat(only),
            _ => Observer::Spectator,
        }
    }

    /// Speaks to a listener.
    pub(super) fn voice(&self, listener: Observer) -> Voice<'_> {
        Voice::new(self.words, &self.company.names, listener)
    }

    fn open_round(&mut self) -> Result<(), Stop> {
        let heading = round_heading(self.words, &self.game);
        self.console.heading(&heading)?;
        let told = self.opening(self.listener());
        self.console.say_all(&told)?;
        if self.people.len() > 1 {
            let told = self.opening(Observer::Spectator);
            for seat in &self.people {
                self.news[seat.index()].extend(told.iter().cloned());
            }
        }
        Ok(())
    }

    fn opening(&self, listener: Observer) -> Vec<String> {
        let view = self.game.round().view(listener);
        let mut told = G::Face::opening(self.voice(listener), &view);
        if self.game.standing().round == 1 && !self.people.is_empty() {
            told.push(say!(self.words, "tip"));
        }
        told
    }

    fn bot_turn(&mut self, seat: Seat) -> Result<(), Stop> {
        let Sitter::Bot(bot) = &mut self.company.sitters[seat.index()] else {
            return Ok(());
        };
        bot.chance().set_word_pos(u128::from(self.moves) << 32);
        let chosen = bot.choose(self.game.round());
        self.announced = None;
        match self.make(seat, chosen)? {
            Ok(()) => self.console.pause(),
            // A bot that breaks the rules is a bug: better an end than a hang.
            Err(illegal) => Err(Stop::Output(std::io::Error::other(illegal.to_string()))),
        }
    }

    /// Makes a move, writes it down and tells it; or says why it is refused.
    pub(super) fn make(
        &mut self,
        seat: Seat,
        chosen: G::Move,
    ) -> Result<Result<(), G::Illegal>, Stop> {
        let mut events: Vec<G::Event> = Vec::new();
        if let Err(illegal) = self.game.play(chosen, &mut events) {
            return Ok(Err(illegal));
        }
        self.company.see(&events);
        self.moves += 1;
        let text = G::move_to_text(self.game.rules(), chosen);
        let line = MoveLine {
            seat: seat.index(),
            text,
        };
        self.record(&Line::Move(line))?;
        let told = self.tell(&events, self.listener());
        self.console.say_all(&told)?;
        if self.people.len() > 1 {
            let told = self.tell(&events, Observer::Spectator);
            for person in &self.people {
                self.news[person.index()].extend(told.iter().cloned());
            }
        }
        Ok(Ok(()))
    }

    fn tell(&self, events: &[G::Event], listener: Observer) -> Vec<String> {
        let seen: Vec<G::Event> = events.iter().map(|event| event.seen_by(listener)).collect();
        let view = self.game.round().view(listener);
        G::Face::story(self.voice(listener), &seen, &view)
    }

    fn record(&mut self, line: &Line) -> Result<(), Stop> {
        use baralho_words::Explain;
        let Some(save) = &mut self.save else {
            return Ok(());
        };
        if let Err(error) = save.line(line) {
            self.save = None;
            let reason = error.explain(self.words);
            self.console
                .say(&say!(self.words, "record-lost", reason = reason))?;
        }
        Ok(())
    }

    fn close_round(&mut self, totals: &[i32]) -> Result<(), Stop> {
        let voice = Voice::new(self.words, &self.company.names, self.listener());
        tell_round(self.console, voice, &self.game, totals)
    }

    fn tell_eliminated(&mut self, out: u32) -> Result<(), Stop> {
        for side in 0..self.game.rules().sides() {
            if out >> side & 1 == 1 {
                let told = eliminated(self.voice(self.listener()), self.game.rules(), side);
                self.console.say(&told)?;
            }
        }
        Ok(())
    }

    fn conclude(&mut self, outcome: &Outcome) -> Result<(), Stop> {
        let result = outcome.into();
        self.record(&Line::Result { result })?;
        let verdict = verdict(self.voice(self.listener()), self.game.rules(), outcome);
        self.console.gap()?;
        self.console.say(&verdict)
    }
}

/// Tells how a round ended: a table of who won what and why.
pub(crate) fn tell_round<G: Playable>(
    console: &mut Console,
    voice: Voice<'_>,
    game: &Match<G>,
    totals: &[i32],
) -> Result<(), Stop> {
    let ended = Ended {
        rules: game.rules(),
        tally: &game.round().tally(),
        round: game.standing().round,
        is_last: game.outcome().is_some(),
        totals,
    };
    let (heading, grid) = baralho_face::ended::<G::Face>(voice, &ended);
    console.heading(&heading)?;
    show_grid(console, voice.words, &grid)
}
