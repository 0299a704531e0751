//! What each command does.

use baralho_face::number;
use baralho_protocol::online::{Command as Ask, Person, Setup};
use baralho_table::client::Room;
use baralho_words::say;

use super::{
    address,
    commands::{Command, Wanted},
    session::Online,
};
use crate::play::Stop;

impl Online<'_> {
    pub(super) fn does(&mut self, command: Command, rest: &str) -> Result<(), Stop> {
        let room = self.client.room();
        let ask = match command {
            Command::Help => return self.help(),
            Command::Tables => return self.show_lobby(),
            Command::People => return self.show_people(),
            Command::Say => return self.say_to_others(rest),
            Command::Mute => return self.mute(rest, true),
            Command::Unmute => return self.mute(rest, false),
            Command::Create => self.create(rest),
            Command::Join => self.join(rest),
            Command::Report => self.report(rest),
            _ if room.is_none() => Err(say!(self.words, "play-online-at-no-table")),
            Command::Table => return self.show_table(),
            Command::Sit => self.optional_seat(rest).map(|seat| Ask::Sit { seat }),
            Command::Stand => Ok(Ask::Stand),
            Command::Bot => self.seat_bot(rest),
            // A seat, or whoever is called so.
            Command::Kick if rest.parse::<usize>().is_ok() => {
                self.seat(rest).map(|seat| Ask::Kick { seat })
            }
            Command::Kick => self.person(rest).map(|person| Ask::Expel { person }),
            Command::Ready => {
                let place = room.and_then(|room| room.seats.get(room.seat?));
                let on = !place.is_some_and(|place| place.ready);
                Ok(Ask::Ready { on })
            }
            Command::Seed => Ok(Ask::Seed {
                seed: rest.to_owned(),
            }),
            Command::Start => Ok(Ask::Start),
            Command::Pause => Ok(Ask::Pause),
            Command::More => Ok(Ask::Extend),
            Command::Host => self.person(rest).map(|person| Ask::HandOver { person }),
            Command::Silence => self.person(rest).map(|person| {
                let on = !room.is_some_and(|room| room.silenced.contains(&person));
                Ask::Silence { person, on }
            }),
            Command::Change => self.change(rest),
            Command::Leave => self.may_go().map(|()| Ask::Leave),
        };
        match ask {
            Ok(ask) => self.request(ask),
            Err(why) => self.console.say(&why),
        }
    }

    /// Whether this person may go from the table: in a match they are asked first, and mean it if
    /// they type it again.
    fn may_go(&mut self) -> Result<(), String> {
        let room = self.client.room();
        let plays = room.is_some_and(|room| room.seat.is_some() && room.is_playing());
        if !plays || self.asked_to_stay == Some(self.typed - 1) {
            return Ok(());
        }
        self.asked_to_stay = Some(self.typed);
        Err(say!(self.words, "play-online-ask-leave"))
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

    fn create(&mut self, rest: &str) -> Result<Ask, String> {
        let (game, options) = in_two(rest);
        if game.is_empty() {
            let games = self.words.list_or(baralho_catalog::UnknownGame::NAMES);
            return Err(say!(self.words, "play-online-create-how", games));
        }
        let Wanted { setup, password } = Wanted::read(Setup::of(game), options, self.words)?;
        self.may_go()?;
        Ok(Ask::Create { setup, password })
    }

    fn change(&self, rest: &str) -> Result<Ask, String> {
        let no_table = || say!(self.words, "play-online-at-no-table");
        let room = self.client.room().ok_or_else(no_table)?;
        let Wanted { setup, password } = Wanted::instead(room.setup.clone(), rest, self.words)?;
        Ok(Ask::Change { setup, password })
    }

    /// A table by its number in the list, its code or its link, and perhaps a password.
    fn join(&mut self, rest: &str) -> Result<Ask, String> {
        let (which, password) = in_two(rest);
        let by_place = which.parse::<usize>().ok().and_then(|place| {
            let mut tables = self.client.lobby().tables();
            tables.nth(place.checked_sub(1)?).map(|table| table.table)
        });
        let table = by_place
            .or_else(|| address::table(which))
            .ok_or_else(|| say!(self.words, "play-online-bad-code", text = which))?;
        if self.client.table() != Some(table) {
            self.may_go()?;
        }
        let password = Some(password.trim().to_owned()).filter(|text| !text.is_empty());
        Ok(Ask::Join {
            table,
            password,
            since: None,
        })
    }

    /// A seat as people count them, if one is named.
    fn optional_seat(&self, text: &str) -> Result<Option<usize>, String> {
        if text.is_empty() {
            return Ok(None);
        }
        self.seat(text).map(Some)
    }

    fn seat(&self, text: &str) -> Result<usize, String> {
        let seats = self.client.room().map_or(0, |room| room.seats.len());
        match text.parse::<usize>() {
            Ok(place) if (1..=seats).contains(&place) => Ok(place - 1),
            _ => Err(say!(
                self.words,
                "play-online-which-seat",
                last = number(seats)
            )),
        }
    }

    fn seat_bot(&self, rest: &str) -> Result<Ask, String> {
        let (name, place) = in_two(rest);
        if name.is_empty() {
            return Err(say!(self.words, "play-online-bot-how"));
        }
        let (seat, name) = (self.optional_seat(place.trim())?, name.to_owned());
        Ok(Ask::Bot { seat, name })
    }

    fn mute(&mut self, rest: &str, on: bool) -> Result<(), Stop> {
        let person = match self.person(rest) {
            Ok(person) => person,
            Err(why) => return self.console.say(&why),
        };
        let command = self.client.mute(person, on);
        self.request(command)?;
        let text = if on {
            say!(self.words, "play-online-muted", who = rest)
        } else {
            say!(self.words, "play-online-unmuted", who = rest)
        };
        self.console.say(&text)
    }

    /// The name comes first, and may have several words: whoever has the longest is meant.
    fn report(&self, rest: &str) -> Result<Ask, String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let mut lengths = (1..=words.len()).rev();
        let found = lengths.find_map(|length| {
            let person = self.person(&words[..length].join(" ")).ok()?;
            let text = words[length..].join(" ");
            Some(Ask::Report { person, text })
        });
        found.ok_or_else(|| say!(self.words, "play-online-nobody", who = rest))
    }

    /// The account of somebody by their name.
    fn person(&self, name: &str) -> Result<i64, String> {
        let wanted = name.to_lowercase();
        let is = |known: &&Person| known.name.to_lowercase() == wanted;
        let (room, lobby) = (self.client.room(), self.client.lobby());
        let seated = room.into_iter().flat_map(|room| room.seats.iter());
        let watching = room.into_iter().flat_map(|room| room.watching().0);
        let said = room.into_iter().flat_map(Room::chat);
        let found = seated
            .filter_map(|place| place.who.as_ref())
            .chain(watching)
            .chain(said.chain(lobby.chat()).map(|said| &said.who))
            .chain(&lobby.people)
            .find(is);
        let nobody = || say!(self.words, "play-online-nobody", who = name);
        found.map(|who| who.id).ok_or_else(nobody)
    }
}

/// The first word of a text, and the rest.
fn in_two(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}
