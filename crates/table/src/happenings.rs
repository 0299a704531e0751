//! What happens around the cards of an online table: who comes and goes, who is host, what is
//! said, when the clock or the match is stopped.

use baralho_catalog::AnyRules;
use baralho_game::{OptionValue, Options, Outcome, Rules, Seat};
use baralho_protocol::online::{
    By, ClockRule, Ending, Gone, PAUSE_S, Person, Place, Setup, TableEvent,
};
use baralho_words::{Words, labels::option_told, say};

use baralho_face::{Voice, number, verdict};

/// The people at a table, as one listener knows them.
#[derive(Clone, Copy)]
pub struct Company<'a> {
    /// What everything is said in.
    pub words: &'a Words,
    /// The account of whoever listens.
    pub you: Option<i64>,
    /// Who sits where, now that it has happened.
    pub seats: &'a [Place],
    /// What those were called who sat there before it: whoever has just left is named, too.
    /// See [`sitters`].
    pub before: &'a [Option<String>],
}

impl Company<'_> {
    /// Something that happened, in sentences; none where nobody needs to hear of it.
    ///
    /// The cards are told by their game: of a move this says only whose time was up, of a
    /// beginning or an end nothing.
    pub fn tell(&self, what: &TableEvent) -> Vec<String> {
        let words = self.words;
        let text = match what {
            TableEvent::Move {
                seat,
                by: By::Clock,
                ..
            } => {
                let (who, you) = self.name_at(*seat);
                say!(words, "play-online-time-up", who, you)
            }
            TableEvent::Started { .. }
            | TableEvent::Round
            | TableEvent::Move { .. }
            | TableEvent::TakenBack { .. }
            | TableEvent::Over { .. }
            | TableEvent::Tick
            | TableEvent::Created { .. }
            | TableEvent::Committed { .. } => return Vec::new(),
            TableEvent::Changed { setup, locked } => {
                let mut lines = vec![say!(
                    words,
                    "play-online-changed",
                    game = words.game(&setup.game)
                )];
                lines.extend(described(words, setup, *locked));
                return lines;
            }
            TableEvent::Sat { seat, who } => {
                let n = number(*seat + 1);
                let (who, you) = self.name_of(who);
                say!(words, "play-online-sat", who, you, n)
            }
            TableEvent::Bot { seat, name } => {
                let n = number(*seat + 1);
                say!(words, "play-online-bot-sat", who = name, n)
            }
            TableEvent::Left { seat, kicked } => {
                let who = self.name_before(*seat);
                if *kicked {
                    say!(words, "play-online-kicked", who)
                } else {
                    say!(words, "play-online-stood", who)
                }
            }
            TableEvent::Ready { seat, on } => {
                let (who, you) = self.name_at(*seat);
                if *on {
                    say!(words, "play-online-ready", who, you)
                } else {
                    say!(words, "play-online-not-ready", who, you)
                }
            }
            TableEvent::Host { who } => {
                let (who, you) = self.name_of(who);
                say!(words, "play-online-new-host", who, you)
            }
            TableEvent::Seeded { seat, .. } => {
                let (who, you) = self.name_at(*seat);
                say!(words, "play-online-seeded", who, you)
            }
            TableEvent::Paused { on: true } => say!(words, "play-online-paused"),
            TableEvent::Paused { on: false } => say!(words, "play-online-goes-on"),
            TableEvent::Extended { seat, more } => {
                let (who, you) = self.name_at(*seat);
                let n = number(*more / 1000);
                say!(words, "play-online-extended", who, you, n)
            }
            TableEvent::Away { .. } | TableEvent::Back { .. } | TableEvent::StandIn { .. } => {
                return self.presence(what).into_iter().collect();
            }
            TableEvent::Chat { who, text } => {
                let text = text.as_str();
                say!(words, "play-online-said", who = self.name_of(who).0, text)
            }
            TableEvent::Silenced { person, on } => match self.silenced(*person, *on) {
                Some(text) => text,
                None => return Vec::new(),
            },
            TableEvent::Woken => say!(words, "play-online-woken"),
            TableEvent::Closed => say!(words, "play-online-closed"),
        };
        vec![text]
    }

    /// Who is there and who is not; listeners are not told of their own leaving.
    fn presence(&self, what: &TableEvent) -> Option<String> {
        let words = self.words;
        Some(match what {
            TableEvent::Away { seat, why } => match (self.name_at(*seat), why) {
                ((_, "yes"), _) => return None,
                ((who, _), Gone::Lost) => say!(words, "play-online-away", who),
                ((who, _), Gone::Left) => say!(words, "play-online-left-table", who),
                ((who, _), Gone::Kicked) => say!(words, "play-online-kicked", who),
            },
            TableEvent::Back { seat } => match self.name_at(*seat) {
                (_, "yes") => say!(words, "play-online-back-you"),
                (who, _) => say!(words, "play-online-back", who),
            },
            TableEvent::StandIn { seat, bot } => match self.name_at(*seat) {
                (_, "yes") => say!(words, "play-online-stand-in-you", bot),
                (who, _) => say!(words, "play-online-stand-in", who, bot),
            },
            _ => return None,
        })
    }

    /// Somebody is silenced, or may talk again; of those without a seat only the listener is told.
    fn silenced(&self, person: i64, on: bool) -> Option<String> {
        let (who, you) = match self.seat_of(person) {
            Some(seat) => self.name_at(seat),
            None if self.you == Some(person) => (String::new(), "yes"),
            None => return None,
        };
        Some(if on {
            say!(self.words, "play-online-silenced", who, you)
        } else {
            say!(self.words, "play-online-unsilenced", who, you)
        })
    }

    /// Somebody's name as one who does something, and for the catalogues' `$you` whether it
    /// is the listener.
    fn name_of(&self, who: &Person) -> (String, &'static str) {
        if self.you == Some(who.id) {
            (say!(self.words, "you"), "yes")
        } else {
            (who.name.clone(), "no")
        }
    }

    fn name_at(&self, seat: usize) -> (String, &'static str) {
        let person = self.seats.get(seat).and_then(|place| place.who.as_ref());
        person.map_or_else(
            || (self.name_before(seat), "no"),
            |person| self.name_of(person),
        )
    }

    fn name_before(&self, seat: usize) -> String {
        self.before.get(seat).cloned().flatten().unwrap_or_default()
    }

    fn seat_of(&self, person: i64) -> Option<usize> {
        self.seats.iter().position(|place| place.is_of(person))
    }
}

/// What they are called who sit there, people and bots.
pub fn sitters(seats: &[Place]) -> Vec<Option<String>> {
    let names = seats.iter().map(Place::name);
    names.map(|name| name.map(str::to_owned)).collect()
}

/// How long the pause is that follows a round, if there is one.
pub fn pause(words: &Words, ending: &Ending) -> Option<String> {
    let pause = ending.pause_s.filter(|&pause| pause > 0)?;
    Some(say!(words, "play-online-pause-begins", n = number(pause)))
}

/// Who won a match, or that it was broken off.
pub fn over(voice: Voice<'_>, rules: &impl Rules, outcome: &Outcome) -> String {
    if outcome.winners.is_empty() {
        return say!(voice.words, "play-online-broken-off");
    }
    verdict(voice, rules, outcome)
}

/// Whether the cards of a match came from where they were promised to come from.
pub fn fairness(words: &Words, is_fair: bool) -> String {
    if is_fair {
        say!(words, "play-online-fair")
    } else {
        say!(words, "play-online-unfair")
    }
}

/// Why the listener is at no table any more, by the server's code for it, and whether a seat is
/// kept for them there.
pub fn out(words: &Words, code: &str, keeps_seat: bool) -> String {
    match code {
        _ if keeps_seat => say!(words, "play-online-out-left-seated"),
        "kicked" => say!(words, "play-online-out-kicked"),
        "closed" => say!(words, "play-online-out-closed"),
        "no-spectators" => say!(words, "play-online-out-no-spectators"),
        "elsewhere" => say!(words, "play-online-out-elsewhere"),
        _ => say!(words, "play-online-out-left"),
    }
}

/// What is played beyond the preset, by which clock, for what, and who may come.
pub fn described(words: &Words, setup: &Setup, locked: bool) -> Vec<String> {
    let mut lines = Vec::new();
    let read = |options| AnyRules::parse(&setup.game, setup.players, options);
    if let (Ok(usual), Ok(own)) = (read(&Options::new()), read(&setup.rules)) {
        let mut usual = usual.options();
        if usual.get("pause").is_some() {
            usual.set("pause", PAUSE_S);
        }
        // Only what was asked for: some options follow others.
        let own: Vec<String> = own
            .options()
            .iter()
            .filter(|(name, _)| setup.rules.get(name).is_some())
            .filter(|(name, value)| usual.get(name).map(OptionValue::as_str) != Some(*value))
            .map(|(name, value)| option_told(words, name, value))
            .collect();
        if !own.is_empty() {
            let options = own.join("; ");
            lines.push(say!(words, "play-online-options", options));
        }
    }
    match setup.clock {
        ClockRule::Off => {}
        ClockRule::Move { seconds } => {
            lines.push(say!(words, "play-online-clock-move", n = number(seconds)));
        }
        ClockRule::Bank { seconds, increment } => lines.push(say!(
            words,
            "play-online-clock-bank",
            n = number(seconds),
            more = number(increment)
        )),
    }
    lines.push(if setup.rated {
        say!(words, "play-online-rated")
    } else {
        say!(words, "play-online-unrated")
    });
    if locked {
        lines.push(say!(words, "play-online-locked"));
    }
    if !setup.public {
        lines.push(say!(words, "play-online-hidden"));
    }
    if !setup.spectators {
        lines.push(say!(words, "play-online-unwatched"));
    }
    lines
}

/// With whom a seat plays, for somebody at the seat `own`; `None` where everybody plays alone.
pub fn partnered(
    words: &Words,
    rules: &AnyRules,
    seat: usize,
    own: Option<usize>,
) -> Option<String> {
    let side = |seat: usize| rules.side_of(Seat::new(seat));
    if rules.sides() == rules.players() || seat >= rules.players() || own == Some(seat) {
        return None;
    }
    if own.is_some_and(|own| own < rules.players() && side(own) == side(seat)) {
        return Some(say!(words, "play-online-your-partner"));
    }
    let others = (0..rules.players()).filter(|&other| other != seat && side(other) == side(seat));
    let seats: Vec<String> = others.map(|other| (other + 1).to_string()).collect();
    Some(say!(
        words,
        "play-online-with-seats",
        n = number(seats.len()),
        seats = words.list_and(seats)
    ))
}
