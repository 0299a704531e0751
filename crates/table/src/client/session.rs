use std::{collections::VecDeque, num::NonZeroU32};

use baralho_protocol::{
    BadMessage,
    online::{
        By, Command, Person, Request, Snapshot, TableCode, TableEvent, ToClient, Told, VERSION,
    },
};

use super::{
    Lobby, News, Room,
    pending::{Pending, was_enough},
    room::Fit,
};

/// Gaps noticed while the missing part has been asked for, before it is asked for again.
const PATIENCE: u32 = 8;

/// All that a client knows.
#[derive(Default)]
pub struct Client {
    language: Option<String>,
    you: Option<Person>,
    wants_lobby: bool,
    lobby: Lobby,
    /// The table the client is at, or on its way to.
    wanted: Option<Wanted>,
    room: Option<Room>,
    pending: Pending,
    /// What the client itself has to say.
    outbox: Vec<Request>,
    inbox: VecDeque<Arrived>,
    /// What is missing has been asked for; counts the gaps noticed since.
    syncing: Option<u32>,
    /// People who are not listened to.
    muted: Vec<i64>,
    /// The server's time less the client's.
    ahead: i64,
    /// Said again once the table is known.
    must_repeat: bool,
    /// The last move of the client's seat that a snapshot repeats was a bot's, and is news.
    stood_in: bool,
}

#[derive(Clone, Debug)]
struct Wanted {
    table: TableCode,
    password: Option<String>,
}

enum Arrived {
    Message(ToClient),
    /// Repeated by a snapshot; whether it was known before.
    Again(Told, bool),
    CaughtUp,
    Lost(Command),
}

impl Client {
    /// A client that has not connected yet. Refusals will be explained in `language`.
    pub fn new(language: Option<String>) -> Self {
        Self {
            language,
            ..Self::default()
        }
    }

    /// Wants to be told about refusals in another language, from the next connection on.
    pub fn speak(&mut self, language: String) {
        self.language = Some(language);
    }

    /// Who the server says this is.
    pub fn you(&self) -> Option<&Person> {
        self.you.as_ref()
    }

    /// The lobby.
    pub fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    /// The table the client is at.
    pub fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// The table the client is at or wants to be at.
    pub fn table(&self) -> Option<TableCode> {
        self.wanted.as_ref().map(|wanted| wanted.table)
    }

    /// The server's time, from the client's.
    pub fn server_time(&self, now: i64) -> i64 {
        now + self.ahead
    }

    /// Whether commands wait for an answer.
    pub fn is_waiting(&self) -> bool {
        self.pending.iter().next().is_some()
    }

    /// Whether a move has been sent, or its taking back, and not been answered.
    pub fn is_moving(&self) -> bool {
        let moves =
            |command: &Command| matches!(command, Command::Move { .. } | Command::TakeBack { .. });
        self.pending.iter().any(moves)
    }

    /// Mutes somebody, or unmutes them: at once here, and on later connections once the server
    /// has been told what this returns.
    pub fn mute(&mut self, person: i64, on: bool) -> Command {
        self.muted.retain(|&muted| muted != person);
        if on {
            self.muted.push(person);
        }
        Command::Block { person, on }
    }

    /// Whether somebody is not listened to.
    pub fn is_muted(&self, person: i64) -> bool {
        self.muted.contains(&person)
    }

    /// Says from now on, also on later connections, whether the lobby is wanted.
    pub fn want_lobby(&mut self, on: bool) {
        self.wants_lobby = on;
    }

    /// A connection is there: what must be said on it, in this order.
    pub fn connected(&mut self) -> Vec<Request> {
        self.syncing = None;
        self.lobby.known = false;
        let hello = Command::Hello {
            protocol: VERSION,
            language: self.language.clone(),
            watching: true,
        };
        let mut said = vec![Request::from(hello)];
        if self.wants_lobby {
            said.push(Command::Lobby { on: true }.into());
        }
        if let Some(wanted) = self.wanted.clone() {
            self.must_repeat = true;
            said.push(self.pending.ask(Command::Join {
                table: wanted.table,
                password: wanted.password,
                since: self.room.as_ref().map(Room::seq),
            }));
        }
        said
    }

    /// The connection is gone. What was not answered, and may be said again, will be.
    pub fn disconnected(&mut self) {
        self.outbox.clear();
        self.syncing = None;
        let lost = self.pending.broken();
        self.inbox.extend(lost.into_iter().map(Arrived::Lost));
    }

    /// Wants something: what to send. The answer comes as [`News::Done`] or
    /// [`News::Refused`].
    pub fn request(&mut self, command: Command) -> Request {
        match &command {
            Command::Join {
                table, password, ..
            } => {
                let (table, password) = (*table, password.clone());
                if self.room.as_ref().is_some_and(|room| room.code != table) {
                    self.room = None;
                }
                self.wanted = Some(Wanted { table, password });
            }
            Command::Lobby { on } => self.wants_lobby = *on,
            _ => {}
        }
        self.pending.ask(command)
    }

    /// A move at the present table: what to send.
    pub fn request_move(&mut self, text: String) -> Option<Request> {
        let turn = self.room.as_ref()?.moves();
        Some(self.request(Command::Move { text, turn }))
    }

    /// Takes one's own last moves back: what to send. How many that may be says
    /// [`Room::open_to_undo`].
    pub fn request_undo(&mut self, moves: NonZeroU32) -> Option<Request> {
        let turn = self.room.as_ref()?.moves();
        Some(self.request(Command::TakeBack { moves, turn }))
    }

    /// What the client has to say by itself, such as a command for what it missed.
    pub fn take_outbox(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.outbox)
    }

    /// Something arrived, at this time of the client's clock, in milliseconds. It is taken
    /// in by [`Client::next_news`].
    pub fn feed(&mut self, bytes: &[u8], now: i64) -> Result<(), BadMessage> {
        self.hear(ToClient::read(bytes)?, now);
        Ok(())
    }

    /// The same with a message that has been read.
    pub fn hear(&mut self, message: ToClient, now: i64) {
        match &message {
            ToClient::Welcome { now: theirs, .. } | ToClient::Pong { now: theirs } => {
                self.ahead = theirs - now;
            }
            ToClient::Table(snapshot) => self.ahead = snapshot.now - now,
            _ => {}
        }
        self.inbox.push_back(Arrived::Message(message));
    }

    /// Takes in what arrived, one thing at a time, and says what it was. Afterwards look
    /// into the outbox.
    ///
    /// # Errors
    /// When the server told something that cannot have happened. The table will be shown
    /// anew.
    pub fn next_news(&mut self) -> Result<Option<News>, BadMessage> {
        while let Some(arrived) = self.inbox.pop_front() {
            let news = match arrived {
                Arrived::Message(message) => self.take_in(message)?,
                Arrived::Again(told, old) => self.again(told, old)?,
                Arrived::CaughtUp => {
                    self.repeat();
                    let stood_in = std::mem::take(&mut self.stood_in);
                    Some(News::CaughtUp { stood_in })
                }
                Arrived::Lost(command) => Some(News::Unanswered(command)),
            };
            if news.is_some() {
                return Ok(news);
            }
        }
        Ok(None)
    }

    fn take_in(&mut self, message: ToClient) -> Result<Option<News>, BadMessage> {
        Ok(match message {
            ToClient::Welcome {
                you,
                server,
                tables,
                blocked,
                ..
            } => {
                self.you = Some(you.clone());
                self.muted = blocked;
                Some(News::Welcome {
                    you,
                    server,
                    tables,
                })
            }
            ToClient::Notice { text } => Some(News::Notice(text)),
            // Clients of this kind know the rules themselves.
            ToClient::Pong { .. } | ToClient::Position(_) | ToClient::Unknown => None,
            ToClient::Done { re } => {
                let answered = self.pending.answered(re);
                match answered {
                    Some((Command::Sync { .. }, _)) => {
                        self.syncing = None;
                        None
                    }
                    Some((command, _)) => {
                        if matches!(command, Command::Join { .. }) {
                            self.repeat();
                        }
                        Some(News::Done(command))
                    }
                    None => None,
                }
            }
            ToClient::Refused { re, code, message } => self.refused(re, code, message),
            ToClient::Lobby {
                tables,
                online,
                people,
                chat,
            } => {
                self.lobby.show(tables, online, people, chat);
                Some(News::Lobby)
            }
            ToClient::LobbyTable { table } => {
                self.lobby.table(table);
                Some(News::Lobby)
            }
            ToClient::LobbyGone { table } => {
                self.lobby.gone(table);
                Some(News::Lobby)
            }
            ToClient::LobbyPeople { online, people } => {
                (self.lobby.online, self.lobby.people) = (online, people);
                Some(News::Lobby)
            }
            ToClient::LobbyChat(said) => {
                self.lobby.said(said.clone());
                (!self.is_muted(said.who.id)).then_some(News::LobbyChat(said))
            }
            ToClient::Table(snapshot) => Some(self.shown(*snapshot)),
            ToClient::Told(told) => self.told(told)?,
            ToClient::Watching {
                table,
                people,
                more,
            } => {
                let here = self.room.as_mut().filter(|room| room.code == table);
                here.map(|room| {
                    room.watched_by(people, more);
                    News::Watching
                })
            }
            ToClient::Out { table, code } => {
                let here = self.wanted.as_ref();
                let mut keeps_seat = false;
                if here.is_some_and(|wanted| wanted.table == table) {
                    let room = self.room.as_ref();
                    let plays = room.is_some_and(|room| room.seat.is_some() && room.is_playing());
                    keeps_seat = plays && code == "left";
                    self.give_up_table();
                }
                Some(News::Out {
                    table,
                    code,
                    keeps_seat,
                })
            }
            ToClient::Bye { code, message } => Some(News::Bye { code, message }),
        })
    }

    fn refused(&mut self, re: Option<u64>, code: String, message: String) -> Option<News> {
        let answered = match re {
            Some(re) => self.pending.answered(re),
            // What came too fast was not even read. Answers come in order, so it was the oldest.
            None if code == "too-fast" => self.pending.oldest(),
            None => None,
        };
        let (command, repeated) = match answered {
            Some((command, repeated)) => (Some(command), repeated),
            None => (None, false),
        };
        match &command {
            _ if repeated && was_enough(&code) => return None,
            Some(Command::Sync { .. }) => {
                self.syncing = None;
                return None;
            }
            Some(Command::Join { table, .. }) => {
                let there = self.wanted.as_ref();
                if there.is_some_and(|wanted| wanted.table == *table) {
                    self.give_up_table();
                }
            }
            _ => {}
        }
        Some(News::Refused {
            command,
            code,
            message,
        })
    }

    /// A table as it stands.
    fn shown(&mut self, snapshot: Snapshot) -> News {
        let known = self.room.as_ref();
        let known = known.filter(|room| room.code == snapshot.table);
        let heard = known.map(Room::seq);
        self.syncing = None;
        if heard.is_none()
            && self.wanted.as_ref().map(|wanted| wanted.table) != Some(snapshot.table)
        {
            self.wanted = Some(Wanted {
                table: snapshot.table,
                password: None,
            });
        }
        let me = self.you.as_ref().map_or(-1, |you| you.id);
        let before = self.room.as_ref().filter(|_| heard.is_some());
        let (room, told) = Room::new(snapshot, me, before);
        self.room = Some(room);
        // Whatever else has arrived comes after what the snapshot repeats.
        let later = std::mem::take(&mut self.inbox);
        for told in told {
            let old = heard.is_none_or(|heard| told.seq <= heard);
            self.inbox.push_back(Arrived::Again(told, old));
        }
        self.inbox.push_back(Arrived::CaughtUp);
        self.inbox.extend(later);
        News::Table {
            again: heard.is_some(),
        }
    }

    fn again(&mut self, told: Told, old: bool) -> Result<Option<News>, BadMessage> {
        let Some(room) = &mut self.room else {
            return Ok(None);
        };
        room.retrace(&told)?;
        if let TableEvent::Move { seat, by, .. } = &told.event
            && room.seat == Some(*seat)
        {
            self.stood_in = *by == By::StandIn;
        }
        Ok(Some(News::Told { told, old }))
    }

    fn told(&mut self, told: Told) -> Result<Option<News>, BadMessage> {
        let Some(room) = &mut self.room else {
            return Ok(None);
        };
        match room.absorb(&told) {
            Ok(Fit::Next) => {
                let muted = match &told.event {
                    TableEvent::Chat { who, .. } => self.is_muted(who.id),
                    _ => false,
                };
                Ok((!muted).then_some(News::Told { told, old: false }))
            }
            Ok(Fit::Known) => Ok(None),
            Ok(Fit::Gap) => {
                self.ask_for_missing();
                Ok(None)
            }
            Err(wrong) => {
                // Our view is not the server's any more: start from what it shows.
                let table = room.code;
                self.ask_anew(table);
                Err(wrong)
            }
        }
    }

    fn ask_for_missing(&mut self) {
        let Some(room) = &self.room else { return };
        let gaps = match self.syncing {
            Some(gaps) if gaps < PATIENCE => {
                self.syncing = Some(gaps + 1);
                return;
            }
            _ => 0,
        };
        self.syncing = Some(gaps);
        let since = room.seq();
        let command = self.pending.ask(Command::Sync { since });
        self.outbox.push(command);
    }

    fn ask_anew(&mut self, table: TableCode) {
        let password = self
            .wanted
            .as_ref()
            .and_then(|there| there.password.clone());
        let command = self.pending.ask(Command::Join {
            table,
            password,
            since: None,
        });
        self.outbox.push(command);
    }

    /// The client is at no table, and what it still wanted there will not come.
    fn give_up_table(&mut self) {
        self.wanted = None;
        self.room = None;
        self.must_repeat = false;
        let lost = self.pending.forget();
        self.inbox.extend(lost.into_iter().map(Arrived::Lost));
    }

    /// Says again, on a new connection, what was not answered on the old one.
    fn repeat(&mut self) {
        if self.must_repeat {
            self.must_repeat = false;
            let again = self.pending.repeat(self.room.as_ref());
            self.outbox.extend(again);
        }
    }
}
