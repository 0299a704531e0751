//! A person's turn: the screen, what is typed, and the pause between rounds.

use std::time::Duration;

use baralho_analysis::hint;
use baralho_bots::Budget;

use baralho_game::{Observer, Seat, chance};
use baralho_words::{Words, say};

use super::{
    company::all_cores,
    console::{Console, Stop},
    playable::{Playable, Reply, number},
    session::Session,
};
use crate::analyze::{Figures, reason};

/// Nobody reads a score longer than a day.
const FOREVER: Duration = Duration::from_hours(24);
/// How long a hint is thought about.
const HINT_TIME: Duration = Duration::from_millis(300);
/// Where hints' chance begins among the streams of a game's seed: far from the deals'.
const HINTS: u64 = 1 << 53;

impl<G: Playable> Session<'_, G> {
    pub(super) fn person_turn(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.people.len() > 1 && self.keyboard != Some(seat) {
            self.hand_over(seat)?;
        }
        self.news[seat.index()].clear();
        let fresh = self.announced != Some(seat);
        self.announced = Some(seat);
        self.show(seat, fresh)?;
        loop {
            let line = self.console.ask(&say!(self.words, "prompt-move"))?;
            let view = self.game.round().view(Observer::Seat(seat));
            if line == "?" {
                let help = G::help(self.words, self.game.rules());
                self.console.say(&help)?;
                continue;
            }
            if self.asks_for_hint(&line) {
                self.hint(seat, &view)?;
                continue;
            }
            let mut desk = std::mem::take(&mut self.desks[seat.index()]);
            let reply = G::reply(self.voice(Observer::Seat(seat)), &view, &mut desk, &line);
            self.desks[seat.index()] = desk;
            if self.act(seat, reply)? {
                return Ok(());
            }
        }
    }

    /// Whether a line asks for a hint: `!`, or the word for it.
    fn asks_for_hint(&self, line: &str) -> bool {
        let word = say!(self.words, "hint-word");
        line == "!" || line.eq_ignore_ascii_case("hint") || line.to_lowercase() == word
    }

    /// The best move that can be told from what this person sees, and why.
    fn hint(&mut self, seat: Seat, view: &G::View) -> Result<(), Stop> {
        let words = self.words;
        if G::LUCK_ONLY {
            return self.console.say(&say!(words, "reason-luck-only"));
        }
        let means = all_cores();
        let stream = HINTS + self.moves();
        let mut chance =
            chance::generator(self.game.seed(), stream + ((seat.index() as u64) << 40));
        let hint = hint::<G>(view, Budget::Time(HINT_TIME), &means, &mut chance);
        let figures = Figures::of::<G>(words);
        let suggestion = G::suggestion(words, view, hint.chosen);
        let mut said = vec![say!(words, "hint-is", suggestion = suggestion)];
        said.extend(hint.reasons.iter().map(|why| reason(words, &figures, why)));
        self.console.say(&said.join(" "))
    }

    /// Does what was typed; says whether that was a move.
    fn act(&mut self, seat: Seat, reply: Reply<G::Move>) -> Result<bool, Stop> {
        let chosen = match reply {
            Reply::Play(chosen) => chosen,
            Reply::Choose { question, choices } => {
                match choose(self.console, self.words, &question, &choices)? {
                    Some(chosen) => chosen,
                    None => return Ok(false),
                }
            }
            Reply::Screen => {
                self.show(seat, true)?;
                return Ok(false);
            }
            Reply::Say(answers) => {
                self.console.say_all(&answers)?;
                return Ok(false);
            }
            Reply::Grid(title, grid) => {
                self.console.say(&title)?;
                let (plain, width) = (self.console.plain, self.console.width());
                self.console
                    .say_all(&grid.lines(self.words, plain, width))?;
                return Ok(false);
            }
            Reply::Refuse(why) => {
                self.console.say(&why)?;
                return Ok(false);
            }
        };
        match self.make(seat, chosen)? {
            Ok(()) => Ok(true),
            Err(illegal) => {
                let why = G::refusal(self.words, &illegal);
                self.console.say(&capitalised(&why))?;
                Ok(false)
            }
        }
    }

    fn show(&mut self, seat: Seat, fresh: bool) -> Result<(), Stop> {
        let view = self.game.round().view(Observer::Seat(seat));
        let voice = self.voice(Observer::Seat(seat));
        let screen = G::screen(voice, &view, &self.desks[seat.index()], fresh);
        if fresh {
            self.console.heading(&say!(self.words, "your-turn"))?;
        }
        self.console.say_all(&screen)
    }

    /// Gives the keyboard to the next person, who must not see the last one's hand.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        self.keyboard = None;
        self.console.clear()?;
        let news = std::mem::take(&mut self.news[seat.index()]);
        self.console.say_all(&news)?;
        let who = self.voice(Observer::Spectator).name(seat);
        self.console
            .say(&say!(self.words, "pass-keyboard", who = who))?;
        self.console.ask(&say!(self.words, "prompt-ready"))?;
        self.keyboard = Some(seat);
        self.announced = None;
        Ok(())
    }

    /// Lets people read the score: `p` stops the clock, `p` again or Enter goes on.
    pub(super) fn between_rounds(&mut self, seconds: u32) -> Result<(), Stop> {
        let wanted = self.console.is_live() && !self.console.pace.is_zero();
        if seconds == 0 || !wanted || self.people.is_empty() {
            return Ok(());
        }
        self.console
            .say(&say!(self.words, "pause-begins", n = number(seconds)))?;
        let mut longest = Duration::from_secs(seconds.into());
        let mut paused = false;
        while let Some(line) = self.console.wait(longest)? {
            match line.as_str() {
                "p" | "P" if !paused => {
                    paused = true;
                    longest = FOREVER;
                    self.console.say(&say!(self.words, "paused"))?;
                }
                "" | "p" | "P" => break,
                _ => self.console.say(&say!(self.words, "pause-help"))?,
            }
        }
        Ok(())
    }
}

/// Which of several moves is meant; `None` to think again.
pub(crate) fn choose<M: Copy>(
    console: &mut Console,
    words: &Words,
    question: &str,
    choices: &[(String, M)],
) -> Result<Option<M>, Stop> {
    console.say(question)?;
    for (place, (text, _)) in choices.iter().enumerate() {
        let choice = say!(words, "choice", n = number(place + 1), text = text);
        console.say(&choice)?;
    }
    loop {
        let line = console.ask(&say!(words, "prompt-choice"))?;
        if line.is_empty() {
            return Ok(None);
        }
        let place = line.parse::<usize>().ok();
        if let Some(&(_, chosen)) = place.and_then(|place| choices.get(place.checked_sub(1)?)) {
            return Ok(Some(chosen));
        }
        let last = number(choices.len());
        console.say(&say!(words, "choose-a-number", last = last))?;
    }
}

/// The text as a sentence begins: what is refused is often named first.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
