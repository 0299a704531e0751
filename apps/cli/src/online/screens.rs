//! The lobby and the table in lines.

use baralho_game::Seat;
use baralho_protocol::online::{Stage, Summary};
use baralho_table::client::{AnyFollowed, Room};
use baralho_table::happenings::{described, partnered};
use baralho_words::{Words, say};

use super::session::{Online, now};
use baralho_face::number;

use crate::play::Stop;

/// When somebody is told that their time runs out, in milliseconds.
const SHORT: i64 = 10_000;

impl Online<'_> {
    pub(super) fn show_lobby(&mut self) -> Result<(), Stop> {
        let words = self.words;
        self.console.heading(&say!(words, "play-online-lobby"))?;
        let lobby = self.client.lobby();
        let mut lines: Vec<String> = lobby
            .tables()
            .enumerate()
            .map(|(place, table)| listed(words, place + 1, table))
            .collect();
        if lines.is_empty() {
            lines.push(say!(words, "play-online-no-tables"));
        }
        lines.push(say!(words, "play-online-online", n = number(lobby.online)));
        lines.push(say!(words, "play-online-tip"));
        self.console.say_all(&lines)
    }

    pub(super) fn show_people(&mut self) -> Result<(), Stop> {
        let lobby = self.client.lobby();
        let names = lobby.people.iter().map(|person| person.name.clone());
        let text = say!(
            self.words,
            "play-online-people",
            n = number(lobby.online),
            who = self.words.list_and(names)
        );
        self.console.say(&text)
    }

    /// What is played, who sits where, and how others find here.
    pub(super) fn show_table(&mut self) -> Result<(), Stop> {
        let words = self.words;
        let Some(room) = self.client.room() else {
            return Ok(());
        };
        let you = self.client.you().map(|you| you.id);
        let mut lines = vec![say!(
            words,
            "play-online-link",
            link = self.door.address.link(room.code)
        )];
        lines.extend(described(words, &room.setup, room.locked));
        for place in 0..room.seats.len() {
            lines.push(seat(words, room, place, you));
        }
        let (watching, more) = room.watching();
        if !watching.is_empty() {
            let names = watching.iter().map(|who| who.name.clone());
            let who = words.list_and(names);
            lines.push(say!(words, "play-online-watching", who));
        }
        if more > 0 {
            lines.push(say!(words, "play-online-watching-more", n = number(more)));
        }
        if room.seat.is_none() {
            lines.push(say!(words, "play-online-you-watch"));
            if room.is_playing() {
                lines.push(say!(words, "play-online-watch-tip"));
            }
        }
        if room.stage == Stage::Waiting {
            lines.push(say!(words, "play-online-table-tip"));
        }
        let title = words.game(&room.setup.game);
        self.console.heading(&title)?;
        self.console.say_all(&lines)
    }

    pub(super) fn tell_turn(&mut self) -> Result<(), Stop> {
        let words = self.words;
        let Some(room) = self.client.room() else {
            return Ok(());
        };
        let turn = room.turn().map(Seat::index);
        let name = turn.and_then(|seat| room.names().get(seat));
        let text = match name {
            _ if room.paused => say!(words, "play-online-paused"),
            _ if room.is_my_turn() => say!(words, "your-turn"),
            Some(who) => say!(words, "play-online-turn-of", who),
            None => say!(words, "play-online-no-turn"),
        };
        self.console.say(&text)
    }

    /// How much time is left, at the beginning of a turn.
    pub(super) fn tell_time(&mut self) -> Result<(), Stop> {
        let Some(left) = self.left() else {
            return Ok(());
        };
        let n = number(left / 1000);
        let text = say!(self.words, "play-online-time", n);
        self.console.say(&text)
    }

    /// Warns once when the time is almost up.
    pub(super) fn look_at_clock(&mut self) -> Result<(), Stop> {
        if !self.warned && self.left().is_some_and(|left| left <= SHORT) {
            self.warned = true;
            return self.tell_time();
        }
        Ok(())
    }

    /// What this person has left, if their clock runs.
    fn left(&self) -> Option<i64> {
        let room = self.client.room()?;
        let (seat, left) = room.clocks.left(self.client.server_time(now()))?;
        (room.is_my_turn() && room.seat == Some(seat.index())).then_some(left.max(0))
    }
}

fn listed(words: &Words, place: usize, table: &Summary) -> String {
    let taken = table.seats.iter().flatten();
    let names = words.list_and(taken.clone().cloned());
    let free = table.players.saturating_sub(taken.count());
    let stage = match table.phase {
        Stage::Waiting => "waiting",
        Stage::Playing | Stage::Between => "playing",
        Stage::Over => "over",
    };
    say!(
        words,
        "play-online-listed",
        n = number(place),
        game = words.game(&table.setup.game),
        names,
        free = number(free),
        stage,
        locked = if table.locked { "yes" } else { "no" },
        watching = number(table.watching)
    )
}

fn seat(words: &Words, room: &Room, place: usize, you: Option<i64>) -> String {
    let sits = &room.seats[place];
    let person = sits.who.as_ref().map(|who| who.id);
    let who = match (&sits.who, &sits.bot) {
        (Some(_), _) if person == you => say!(words, "you"),
        (Some(who), _) => who.name.clone(),
        (None, Some(bot)) => say!(words, "play-online-a-bot", name = bot),
        (None, None) => say!(words, "play-online-empty"),
    };
    let mut notes = Vec::new();
    if person == Some(room.host.id) {
        notes.push(say!(words, "play-online-note-host"));
    }
    notes.extend(
        room.rules()
            .and_then(|rules| partnered(words, rules, place, room.seat)),
    );
    if sits.ready {
        notes.push(say!(words, "play-online-note-ready"));
    }
    if sits.away {
        notes.push(say!(words, "play-online-note-away"));
    }
    if is_out(room, place) {
        notes.push(say!(words, "play-online-note-out"));
    }
    let n = number(place + 1);
    if notes.is_empty() {
        say!(words, "play-online-seat", n, who)
    } else {
        let notes = notes.join(", ");
        say!(words, "play-online-seat-notes", n, who, notes)
    }
}

/// Whether a seat plays no more in the match.
fn is_out(room: &Room, place: usize) -> bool {
    let standing = room.any().and_then(AnyFollowed::standing);
    let rules = room
        .rules()
        .filter(|rules| room.is_playing() && place < rules.players());
    let side = rules.map(|rules| rules.side_of(Seat::new(place)));
    standing
        .zip(side)
        .is_some_and(|(standing, side)| standing.is_out(side))
}
