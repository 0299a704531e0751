//! What each command does.

use baralho_protocol::online::{self, Place, Setup};
use baralho_words::say;

use super::{
    address,
    commands::{Command, Wanted},
    session::Online,
};
use baralho_face::number;

use crate::play::Stop;

impl Online<'_> {
    pub(super) fn does(&mut self, command: Command, rest: &str) -> Result<(), Stop> {
        match command {
            Command::Help => self.help(),
            Command::Tables => self.show_lobby(),
            Command::People => self.show_people(),
            Command::Create => self.create(rest),
            Command::Join => self.join(rest),
            Command::Say => self.say_to_others(rest),
            Command::Mute => self.mute(rest, true),
            Command::Unmute => self.mute(rest, false),
            Command::Report => self.report(rest),
            _ if self.client.room().is_none() => {
                let text = say!(self.words, "play-online-at-no-table");
                self.console.say(&text)
            }
            Command::Table => self.show_table(),
            Command::Sit => {
                let Some(seat) = self.optional_seat(rest)? else {
                    return Ok(());
                };
                self.request(online::Command::Sit { seat })
            }
            Command::Stand => self.request(online::Command::Stand),
            Command::Bot => self.seat_bot(rest),
            Command::Kick => self.kick(rest),
            Command::Ready => {
                let ready = self.own_place().is_some_and(|place| place.ready);
                self.request(online::Command::Ready { on: !ready })
            }
            Command::Seed => self.request(online::Command::Seed {
                seed: rest.to_owned(),
            }),
            Command::Start => self.request(online::Command::Start),
            Command::Pause => self.request(online::Command::Pause),
            Command::More => self.request(online::Command::Extend),
            Command::Host => match self.person(rest)? {
                Some(person) => self.request(online::Command::HandOver { person }),
                None => Ok(()),
            },
            Command::Silence => match self.person(rest)? {
                Some(person) => {
                    let room = self.client.room();
                    let on = !room.is_some_and(|room| room.silenced.contains(&person));
                    self.request(online::Command::Silence { person, on })
                }
                None => Ok(()),
            },
            Command::Change => self.change(rest),
            Command::Leave if !self.may_go()? => Ok(()),
            Command::Leave => self.request(online::Command::Leave),
        }
    }

    /// Whether this person may go from the table: in a match they are asked first, and mean it if
    /// they type it again.
    fn may_go(&mut self) -> Result<bool, Stop> {
        let room = self.client.room();
        let plays = room.is_some_and(|room| room.seat.is_some() && room.is_playing());
        if !plays || self.asked_to_stay == Some(self.typed - 1) {
            return Ok(true);
        }
        self.asked_to_stay = Some(self.typed);
        let text = say!(self.words, "play-online-ask-leave");
        self.console.say(&text)?;
        Ok(false)
    }

    fn own_place(&self) -> Option<&Place> {
        let room = self.client.room()?;
        room.seats.get(room.seat?)
    }

    fn help(&mut self) -> Result<(), Stop> {
        let text = match self.client.room() {
            None => say!(self.words, "play-online-help-lobby"),
            Some(room) if room.is_playing() && room.seat.is_none() => {
                say!(self.words, "play-online-help-watch")
            }
            Some(room) if room.is_playing() => say!(self.words, "play-online-help-match"),
            Some(_) => {
                let help = say!(self.words, "play-online-help-table");
                [help, say!(self.words, "play-online-help-change")].join("\n")
            }
        };
        self.console.say(&text)
    }

    fn create(&mut self, rest: &str) -> Result<(), Stop> {
        let (game, options) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if game.is_empty() {
            let games = baralho_catalog::UnknownGame::NAMES;
            let games = self.words.list_or(games);
            let text = say!(self.words, "play-online-create-how", games = games);
            return self.console.say(&text);
        }
        match Wanted::read(Setup::of(game), options, self.words) {
            Ok(_) if !self.may_go()? => Ok(()),
            Ok(Wanted { setup, password }) => {
                self.request(online::Command::Create { setup, password })
            }
            Err(why) => self.console.say(&why),
        }
    }

    fn change(&mut self, rest: &str) -> Result<(), Stop> {
        let Some(setup) = self.client.room().map(|room| room.setup.clone()) else {
            return Ok(());
        };
        match Wanted::instead(setup, rest, self.words) {
            Ok(Wanted { setup, password }) => {
                self.request(online::Command::Change { setup, password })
            }
            Err(why) => self.console.say(&why),
        }
    }

    /// A table by its number in the list, its code or its link, and perhaps a password.
    fn join(&mut self, rest: &str) -> Result<(), Stop> {
        let (which, password) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let by_place = which.parse::<usize>().ok().and_then(|place| {
            let mut tables = self.client.lobby().tables();
            tables.nth(place.checked_sub(1)?).map(|table| table.table)
        });
        let Some(table) = by_place.or_else(|| address::table(which)) else {
            let text = say!(self.words, "play-online-bad-code", text = which);
            return self.console.say(&text);
        };
        if self.client.table() != Some(table) && !self.may_go()? {
            return Ok(());
        }
        let password = Some(password.trim().to_owned()).filter(|text| !text.is_empty());
        self.request(online::Command::Join {
            table,
            password,
            since: None,
        })
    }

    /// A seat as people count them; the outer `None` if it was no seat, which has been said.
    #[allow(clippy::option_option)] // no seat named is something else than a wrong one
    fn optional_seat(&mut self, text: &str) -> Result<Option<Option<usize>>, Stop> {
        if text.is_empty() {
            return Ok(Some(None));
        }
        Ok(self.seat(text)?.map(Some))
    }

    fn seat(&mut self, text: &str) -> Result<Option<usize>, Stop> {
        let seats = self.client.room().map_or(0, |room| room.seats.len());
        let place = text.parse::<usize>().ok();
        let place = place.filter(|place| (1..=seats).contains(place));
        if place.is_none() {
            let text = say!(self.words, "play-online-which-seat", last = number(seats));
            self.console.say(&text)?;
        }
        Ok(place.map(|place| place - 1))
    }

    fn seat_bot(&mut self, rest: &str) -> Result<(), Stop> {
        let (name, place) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if name.is_empty() {
            let text = say!(self.words, "play-online-bot-how");
            return self.console.say(&text);
        }
        let Some(seat) = self.optional_seat(place.trim())? else {
            return Ok(());
        };
        self.request(online::Command::Bot {
            seat,
            name: name.to_owned(),
        })
    }

    /// Empties a seat, or sends away whoever is called so.
    fn kick(&mut self, rest: &str) -> Result<(), Stop> {
        if rest.parse::<usize>().is_ok() {
            return match self.seat(rest)? {
                Some(seat) => self.request(online::Command::Kick { seat }),
                None => Ok(()),
            };
        }
        match self.person(rest)? {
            Some(person) => self.request(online::Command::Expel { person }),
            None => Ok(()),
        }
    }

    fn mute(&mut self, rest: &str, on: bool) -> Result<(), Stop> {
        if let Some(person) = self.person(rest)? {
            let command = self.client.mute(person, on);
            self.request(command)?;
            let text = if on {
                say!(self.words, "play-online-muted", who = rest)
            } else {
                say!(self.words, "play-online-unmuted", who = rest)
            };
            self.console.say(&text)?;
        }
        Ok(())
    }

    /// The name comes first, and may have several words: whoever has the longest is meant.
    fn report(&mut self, rest: &str) -> Result<(), Stop> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        for length in (1..=words.len()).rev() {
            let name = words[..length].join(" ");
            if let Some(person) = self.known(&name) {
                let text = words[length..].join(" ");
                return self.request(online::Command::Report { person, text });
            }
        }
        let text = say!(self.words, "play-online-nobody", who = rest);
        self.console.say(&text)
    }

    /// The account of somebody by their name.
    fn known(&self, name: &str) -> Option<i64> {
        let wanted = name.to_lowercase();
        let is = |known: &baralho_protocol::online::Person| known.name.to_lowercase() == wanted;
        let room = self.client.room();
        let seated = room.iter().flat_map(|room| room.seats.iter());
        let seated = seated.filter_map(|place| place.who.as_ref());
        let talked = room.iter().flat_map(|room| room.chat());
        let talked = talked.chain(self.client.lobby().chat());
        let watching = room.iter().flat_map(|room| room.watching().0);
        let people = seated
            .chain(watching)
            .chain(talked.map(|said| &said.who))
            .chain(&self.client.lobby().people);
        people.into_iter().find(|known| is(known)).map(|who| who.id)
    }

    /// The account of somebody by their name; says so if there is nobody.
    fn person(&mut self, name: &str) -> Result<Option<i64>, Stop> {
        let found = self.known(name);
        if found.is_none() {
            let text = say!(self.words, "play-online-nobody", who = name);
            self.console.say(&text)?;
        }
        Ok(found)
    }
}
