//! The conversation between a person, a server and this program.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    io,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use baralho_face::Selection;
use baralho_protocol::online::{Command, Request, Room as Where};
use baralho_table::client::{Client, News, delay};
use baralho_table::happenings::{out, sitters};
use baralho_words::{Explain, Words, say};

use super::{Door, Errand, Key, Signal, wire::Wire};
use crate::{
    failure::Failure,
    play::{Console, Heard, Stop, cards::Cards},
};

/// How often to look whether a clock has almost run out.
const LOOK: Duration = Duration::from_secs(1);

/// How long to wait for the server's answer when somebody leaves for good.
const FAREWELL: Duration = Duration::from_secs(3);

pub(super) struct Online<'a> {
    pub(super) console: &'a mut Console,
    pub(super) words: &'a Words,
    pub(super) client: Client,
    pub(super) door: Door,
    key: Key,
    wire: Wire,
    pub(super) errand: Errand,
    /// Attempts to connect since the last one that worked.
    attempt: u32,
    pub(super) connected: bool,
    greeted: bool,
    pub(super) lobby_shown: bool,
    /// How this person has arranged their cards.
    pub(super) selection: Selection,
    /// The decision that was shown: the match, and the moves before it.
    pub(super) shown: Option<(u32, u64)>,
    /// Whether others have moved since this person's turn was announced.
    pub(super) announced: bool,
    /// This person was told that their time runs out.
    pub(super) warned: bool,
    pub(super) sitters: Vec<Option<String>>,
    /// The connection was broken and is there again: what stands at the table is to be shown.
    returned: bool,
    /// Lines typed so far.
    pub(super) typed: u64,
    /// The line at which this person wanted to go in the middle of a match, and was asked.
    pub(super) asked_to_stay: Option<u64>,
}

impl<'a> Online<'a> {
    pub(super) fn new(
        console: &'a mut Console,
        words: &'a Words,
        door: Door,
        key: Key,
        errand: Errand,
    ) -> Self {
        let mut client = Client::new(Some(words.language().tag().to_owned()));
        client.want_lobby(true);
        if let Errand::Join(table) = errand {
            // Said on every new connection from here on.
            client.request(Command::Join {
                table,
                password: None,
                since: None,
            });
            client.disconnected();
        }
        let wire = Wire::connect(
            door.address.clone(),
            key.clone(),
            Duration::ZERO,
            console.ear(),
        );
        Self {
            console,
            words,
            client,
            door,
            key,
            wire,
            errand,
            attempt: 0,
            connected: false,
            greeted: false,
            lobby_shown: false,
            selection: Selection::default(),
            shown: None,
            announced: false,
            warned: false,
            sitters: Vec::new(),
            returned: false,
            typed: 0,
            asked_to_stay: None,
        }
    }

    pub(super) fn run(mut self) -> Result<(), Stop> {
        let Err(stop) = self.talk() else {
            return Ok(());
        };
        if let Stop::Quit = stop {
            self.leave_table()?;
        }
        if matches!(stop, Stop::Quit | Stop::End) {
            let seated = self.client.room().is_some_and(|room| room.seat.is_some());
            self.console.say(&if seated {
                say!(self.words, "play-online-left-seated")
            } else {
                say!(self.words, "play-online-left")
            })?;
        }
        Err(stop)
    }

    /// Tells the others at the table that this person goes, instead of letting them believe that
    /// the connection was lost.
    fn leave_table(&mut self) -> Result<(), Stop> {
        if !self.connected || self.client.room().is_none() {
            return Ok(());
        }
        self.request(Command::Leave)?;
        let patience = Instant::now() + FAREWELL;
        while Instant::now() < patience {
            if let Heard::Wire(Signal::Frame(text)) = self.console.hear(LOOK)? {
                // What cannot be read now is of no use any more.
                let _ = self.client.feed(text.as_bytes(), now());
            }
            while let Ok(Some(news)) = self.client.next_news() {
                if let News::Out {
                    code, keeps_seat, ..
                } = news
                {
                    return self.console.say(&out(self.words, &code, keeps_seat));
                }
            }
        }
        Ok(())
    }

    fn talk(&mut self) -> Result<(), Stop> {
        loop {
            self.ask()?;
            match self.console.hear(LOOK)? {
                Heard::Line(line) => self.typed(&line)?,
                Heard::Wire(signal) => self.heard(signal)?,
                Heard::Silence => self.look_at_clock()?,
            }
        }
    }

    /// Shows whose turn it is if it is this person's, and that something may be typed.
    fn ask(&mut self) -> Result<(), Stop> {
        // What was just wished is answered first.
        if self.connected && self.client.is_waiting() {
            return Ok(());
        }
        let Some(room) = self.client.room() else {
            if self.connected && self.lobby_shown {
                self.console
                    .prompt(&say!(self.words, "play-online-prompt"))?;
            }
            return Ok(());
        };
        if !room.is_playing() {
            return self.console.prompt(&say!(self.words, "play-online-prompt"));
        }
        if !room.is_my_turn() || self.client.is_moving() || !self.connected {
            return Ok(());
        }
        let decision = room.number().map(|number| (number, room.moves()));
        if self.shown != decision {
            self.shown = decision;
            let fresh = !std::mem::replace(&mut self.announced, true);
            Cards::of(self.console, self.words, room).turn(&mut self.selection, fresh)?;
            self.warned = false;
            if fresh {
                self.tell_time()?;
            }
        }
        self.console.prompt(&say!(self.words, "prompt-move"))
    }

    fn heard(&mut self, signal: Signal) -> Result<(), Stop> {
        match signal {
            Signal::Open => {
                self.connected = true;
                self.attempt = 0;
                for said in self.client.connected() {
                    self.send(&said);
                }
                Ok(())
            }
            Signal::Frame(text) => {
                if self.client.feed(text.as_bytes(), now()).is_err() {
                    return self.console.say(&say!(self.words, "play-online-nonsense"));
                }
                self.take_in()
            }
            Signal::Stranger => self.strange(),
            Signal::Broken(why) => self.broken(why),
        }
    }

    /// The session is not valid any more: a new guest comes in.
    fn strange(&mut self) -> Result<(), Stop> {
        match self.door.key(self.words, true) {
            Ok(key) => {
                self.key = key;
                self.console
                    .say(&say!(self.words, "play-online-new-session"))?;
                self.reconnect(Duration::ZERO);
                Ok(())
            }
            Err(Failure::Failed(why) | Failure::Usage(why)) => {
                self.console.say(&why)?;
                Err(Stop::Failed)
            }
            Err(_) => self.broken(io::ErrorKind::ConnectionRefused),
        }
    }

    fn broken(&mut self, why: io::ErrorKind) -> Result<(), Stop> {
        self.connected = false;
        self.client.disconnected();
        let random = RandomState::new().build_hasher().finish();
        let wait = delay(self.attempt, random);
        if self.attempt == 0 {
            if !self.greeted {
                let server = self.door.address.origin();
                let reason = io::Error::from(why).explain(self.words);
                self.console
                    .say(&say!(self.words, "play-online-unreachable", server, reason))?;
            }
            if self.greeted && why == io::ErrorKind::TimedOut {
                self.console.say(&say!(self.words, "play-online-silent"))?;
            }
            self.console.say(&say!(self.words, "play-online-broken"))?;
            let room = self.client.room();
            if room.is_some_and(|room| room.seat.is_some() && room.is_playing()) {
                self.console
                    .say(&say!(self.words, "play-online-seat-waits"))?;
            }
        }
        self.attempt += 1;
        self.reconnect(wait);
        self.take_in()
    }

    fn reconnect(&mut self, wait: Duration) {
        let (address, key) = (self.door.address.clone(), self.key.clone());
        self.wire = Wire::connect(address, key, wait, self.console.ear());
    }

    /// Takes in what the server said, and tells it.
    fn take_in(&mut self) -> Result<(), Stop> {
        loop {
            self.remember_sitters();
            let news = self.client.next_news();
            for said in self.client.take_outbox() {
                self.send(&said);
            }
            match news {
                Ok(None) => return Ok(()),
                Ok(Some(news)) => self.learn(news)?,
                Err(_) => self
                    .console
                    .say(&say!(self.words, "play-online-nonsense"))?,
            }
        }
    }

    fn remember_sitters(&mut self) {
        let room = self.client.room();
        self.sitters = room.map_or_else(Vec::new, |room| sitters(&room.seats));
    }

    fn learn(&mut self, news: News) -> Result<(), Stop> {
        match news {
            News::Welcome { you, tables, .. } => {
                if std::mem::replace(&mut self.greeted, true) {
                    self.returned = self.client.table().is_some();
                    return self.console.say(&say!(self.words, "play-online-again"));
                }
                let server = self.door.address.origin();
                self.console.say(&say!(
                    self.words,
                    "play-online-welcome",
                    server,
                    name = you.name
                ))?;
                self.run_errand(&tables)
            }
            News::Lobby => self.first_lobby(),
            News::LobbyChat(said) if self.client.room().is_none() => self.console.say(&say!(
                self.words,
                "play-online-lobby-said",
                who = said.who.name,
                text = said.text
            )),
            News::Table { again: false } => {
                self.shown = None;
                self.announced = false;
                self.selection = Selection::default();
                self.returned = false;
                self.show_table()
            }
            News::CaughtUp { stood_in } => {
                if stood_in {
                    self.console
                        .say(&say!(self.words, "play-online-stood-in"))?;
                }
                // Whoever has come back is shown all of it at the end.
                if self.returned {
                    Ok(())
                } else {
                    self.caught_up()
                }
            }
            News::Done(Command::Join { .. }) if std::mem::take(&mut self.returned) => {
                self.show_again()
            }
            News::Told { told, old: false } => self.tell(&told),
            News::Notice(text) => {
                let text = say!(self.words, "play-online-notice", text);
                self.console.say(&text)
            }
            News::Done(Command::Report { .. }) => {
                self.console.say(&say!(self.words, "play-online-reported"))
            }
            News::Done(_)
            | News::LobbyChat(_)
            | News::Table { again: true }
            | News::Watching
            | News::Told { old: true, .. } => Ok(()),
            News::Refused {
                command,
                code,
                message,
            } => self.refused(command.as_ref(), &code, &message),
            News::Unanswered(_) => self
                .console
                .say(&say!(self.words, "play-online-unanswered")),
            News::Out {
                table,
                code,
                keeps_seat,
            } => {
                self.returned = false;
                self.tell_out(table, &code, keeps_seat)?;
                self.lobby_shown = false;
                self.first_lobby()
            }
            News::Bye { code, message } => {
                self.console.say(&message)?;
                // Coming back at once would only send another one away.
                match code.as_str() {
                    "signed-out" | "too-many-connections" | "banned" => Err(Stop::Failed),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Says something where this person is.
    pub(super) fn say_to_others(&mut self, text: &str) -> Result<(), Stop> {
        let to = if self.client.room().is_some() {
            Where::Table
        } else {
            Where::Lobby
        };
        if text.is_empty() {
            return Ok(());
        }
        let text = text.to_owned();
        self.request(Command::Chat { to, text })
    }

    /// Wants something of the server, if it is there.
    pub(super) fn request(&mut self, command: Command) -> Result<(), Stop> {
        if !self.connected {
            return self.console.say(&say!(self.words, "play-online-offline"));
        }
        let said = self.client.request(command);
        self.send(&said);
        Ok(())
    }

    pub(super) fn send(&self, said: &Request) {
        self.wire.send(said.to_json());
    }

    pub(super) fn is_paused(&self) -> bool {
        self.client.room().is_some_and(|room| room.paused)
    }
}

/// The time of this computer, in milliseconds since 1970.
pub(super) fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| i64::try_from(now.as_millis()).unwrap_or(i64::MAX))
}
