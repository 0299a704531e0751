//! What happens at a table, told.

use baralho_catalog::{AnyRules, with_game};
use baralho_game::Outcome;
use baralho_protocol::online::{By, Person, Stage, Told, What};
use baralho_words::say;

use super::{
    cards,
    screens::described,
    session::{Online, now},
};
use crate::play::{Stop, number};

/// A move that was made longer ago was missed, and needs no time to be watched.
const RECENT: i64 = 3_000;

impl Online<'_> {
    /// Tells something that happened.
    pub(super) fn tell(&mut self, told: &Told) -> Result<(), Stop> {
        let words = self.words;
        let text = match &told.what {
            What::Started { .. } => {
                self.desk = None;
                self.others_moved();
                return self.tell_opening();
            }
            What::Round { .. } => {
                self.others_moved();
                return self.tell_opening();
            }
            What::Move { .. } => return self.tell_move(told),
            What::Over {
                winners, points, ..
            } => return self.tell_over(winners, points),
            What::Tick | What::Created { .. } | What::Committed { .. } => return Ok(()),
            What::Changed { setup, .. } => {
                let mut lines = vec![say!(
                    words,
                    "play-online-changed",
                    game = words.game(&setup.game)
                )];
                lines.extend(described(words, setup));
                return self.console.say_all(&lines);
            }
            What::Sat { seat, who } => {
                let n = number(*seat + 1);
                let (who, you) = self.name_of(who);
                say!(words, "play-online-sat", who = who, you = you, n = n)
            }
            What::Bot { seat, name } => {
                let n = number(*seat + 1);
                say!(words, "play-online-bot-sat", who = name, n = n)
            }
            What::Left { seat, kicked } => {
                let who = self.sitters.get(*seat).cloned().flatten();
                let who = who.unwrap_or_default();
                if *kicked {
                    say!(words, "play-online-kicked", who = who)
                } else {
                    say!(words, "play-online-stood", who = who)
                }
            }
            What::Ready { seat, on } => {
                let (who, you) = self.name_at(*seat);
                if *on {
                    say!(words, "play-online-ready", who = who, you = you)
                } else {
                    say!(words, "play-online-not-ready", who = who, you = you)
                }
            }
            What::Host { who } => {
                let (who, you) = self.name_of(who);
                say!(words, "play-online-new-host", who = who, you = you)
            }
            What::Seeded { seat, .. } => {
                let (who, you) = self.name_at(*seat);
                say!(words, "play-online-seeded", who = who, you = you)
            }
            What::Paused { on: true } => say!(words, "play-online-paused"),
            What::Paused { on: false } => say!(words, "play-online-goes-on"),
            What::Extended { seat, more } => {
                self.warned = false;
                let (who, you) = self.name_at(*seat);
                let n = number(*more / 1000);
                say!(words, "play-online-extended", who = who, you = you, n = n)
            }
            What::Away { seat } => {
                say!(words, "play-online-away", who = self.name_at(*seat).0)
            }
            What::Back { seat } => {
                let (who, you) = self.name_at(*seat);
                if you == "yes" {
                    return Ok(());
                }
                say!(words, "play-online-back", who = who)
            }
            What::StandIn { seat, bot } => {
                let who = self.name_at(*seat).0;
                say!(words, "play-online-stand-in", who = who, bot = bot)
            }
            What::Chat { who, text } => {
                let text = text.as_str();
                say!(
                    words,
                    "play-online-said",
                    who = self.name_of(who).0,
                    text = text
                )
            }
            What::Silenced { person, on } => return self.tell_silenced(*person, *on),
            What::Woken => say!(words, "play-online-woken"),
            What::Closed => say!(words, "play-online-closed"),
        };
        self.console.say(&text)
    }

    /// Somebody's name as one who does something, and whether it is the person here.
    fn name_of(&self, who: &Person) -> (String, &'static str) {
        if self.client.you().is_some_and(|you| you.id == who.id) {
            (say!(self.words, "you"), "yes")
        } else {
            (who.name.clone(), "no")
        }
    }

    fn name_at(&self, seat: usize) -> (String, &'static str) {
        let person = self.client.room().and_then(|room| room.person(seat));
        person.map_or_else(
            || {
                let name = self.sitters.get(seat).cloned().flatten();
                (name.unwrap_or_default(), "no")
            },
            |person| self.name_of(person),
        )
    }

    fn rules(&self) -> Option<AnyRules> {
        self.client.room()?.rules().copied()
    }

    fn tell_opening(&mut self) -> Result<(), Stop> {
        if let (Some(rules), Some(room)) = (self.rules(), self.client.room()) {
            let console = &mut *self.console;
            with_game!(rules, |G, _rules| cards::opened::<G>(
                console, self.words, room
            ))?;
            if room.any().and_then(|any| any.standing()).map(|s| s.round) == Some(1) {
                self.console
                    .say(&say!(self.words, "play-online-match-tip"))?;
            }
        }
        Ok(())
    }

    fn tell_move(&mut self, told: &Told) -> Result<(), Stop> {
        let What::Move {
            seat, by, ending, ..
        } = &told.what
        else {
            return Ok(());
        };
        let own = self.client.room().and_then(|room| room.seat) == Some(*seat);
        if !own {
            self.others_moved();
        }
        if *by == By::Clock {
            let (who, you) = self.name_at(*seat);
            let text = say!(self.words, "play-online-time-up", who = who, you = you);
            self.console.say(&text)?;
        }
        if let (Some(rules), Some(room)) = (self.rules(), self.client.room()) {
            let console = &mut *self.console;
            with_game!(rules, |G, _rules| cards::moved::<G>(
                console,
                self.words,
                room,
                ending.as_ref()
            ))?;
        }
        if let Some(pause) = ending.as_ref().and_then(|ending| ending.pause_s)
            && pause > 0
        {
            let text = say!(self.words, "play-online-pause-begins", n = number(pause));
            self.console.say(&text)?;
        }
        let missed = self.client.server_time(now()) - told.at > RECENT;
        if own || missed {
            return Ok(());
        }
        self.console.pause()
    }

    fn tell_over(&mut self, winners: &[usize], points: &[i32]) -> Result<(), Stop> {
        let words = self.words;
        if let (Some(rules), Some(room)) = (self.rules(), self.client.room()) {
            let outcome = Outcome {
                winners: winners.to_vec(),
                points: points.to_vec(),
            };
            let console = &mut *self.console;
            with_game!(rules, |G, _rules| cards::over::<G>(
                console, words, room, &outcome
            ))?;
            match room.fairness() {
                Some(Ok(())) => console.say(&say!(words, "play-online-fair"))?,
                Some(Err(_)) => console.say(&say!(words, "play-online-unfair"))?,
                None => {}
            }
            if room.seat.is_some() {
                self.console.say(&say!(words, "play-online-rematch"))?;
            }
        }
        Ok(())
    }

    /// A table has been entered: where its match stands.
    pub(super) fn caught_up(&mut self) -> Result<(), Stop> {
        let (Some(rules), Some(room)) = (self.rules(), self.client.room()) else {
            return Ok(());
        };
        if matches!(room.stage, Stage::Playing | Stage::Between) {
            let console = &mut *self.console;
            with_game!(rules, |G, _rules| cards::position::<G>(
                console, self.words, room
            ))?;
        }
        Ok(())
    }

    fn tell_silenced(&mut self, person: i64, on: bool) -> Result<(), Stop> {
        let words = self.words;
        let room = self.client.room();
        let seat = room.and_then(|room| room.seat_of(person));
        let Some((who, you)) = seat.map(|seat| self.name_at(seat)) else {
            return Ok(());
        };
        self.console.say(&if on {
            say!(words, "play-online-silenced", who = who, you = you)
        } else {
            say!(words, "play-online-unsilenced", who = who, you = you)
        })
    }

    /// This person is at no table any more.
    pub(super) fn tell_out(&mut self, code: &str) -> Result<(), Stop> {
        let words = self.words;
        let text = match code {
            "kicked" => say!(words, "play-online-out-kicked"),
            "closed" => say!(words, "play-online-out-closed"),
            "elsewhere" => say!(words, "play-online-out-elsewhere"),
            _ => say!(words, "play-online-out-left"),
        };
        self.console.say(&text)
    }
}
