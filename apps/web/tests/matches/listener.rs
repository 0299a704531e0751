//! Somebody who plays at a table without a server, and all that is said to them.

use std::{fmt::Write as _, time::Duration};

use baralho_bots::Means;
use baralho_offline::{LocalServer, Surroundings};
use baralho_protocol::online::{Command, FromLocal, Person, Setup, Stage, ToLocal};
use baralho_table::client::{Client, News};
use baralho_table::happenings::sitters;
use baralho_web::{Speech, announce};
use baralho_words::Language;

fn clock() -> Duration {
    Duration::ZERO
}

/// Somebody at a table without a server.
pub(crate) struct Listener {
    server: LocalServer,
    pub(crate) client: Client,
    pub(crate) speech: Speech,
    chance: u8,
    now: i64,
    pub(crate) heard: String,
}

impl Listener {
    pub(crate) fn new(language: Language, game: &str) -> Self {
        Self::at(language, Setup::of(game))
    }

    pub(crate) fn at(language: Language, setup: Setup) -> Self {
        let mut listener = Self {
            server: LocalServer::new(),
            client: Client::new(None),
            speech: Speech::new(language),
            chance: 5,
            now: 1_000_000,
            heard: String::new(),
        };
        let who = Person::new(1, "Ana");
        let open = ToLocal::Open { who, saved: None };
        listener.say(&serde_json::to_string(&open).expect("JSON"));
        for request in listener.client.connected() {
            listener.say(&request.to_json());
        }
        for command in [
            Command::Create {
                setup,
                password: None,
            },
            Command::Bot {
                seat: None,
                name: "greedy".into(),
            },
            Command::Start,
        ] {
            listener.send(command);
        }
        listener
    }

    fn around(
        &mut self,
        act: impl FnOnce(&mut LocalServer, &mut Surroundings<'_>) -> Vec<FromLocal>,
    ) {
        let mut chance = || {
            self.chance = self.chance.wrapping_mul(37).wrapping_add(13);
            [self.chance; 32]
        };
        let mut around = Surroundings {
            now: self.now,
            chance: &mut chance,
            means: Means::single(clock),
        };
        for message in act(&mut self.server, &mut around) {
            if let FromLocal::Frame { text } = message {
                self.client
                    .feed(text.as_bytes(), self.now)
                    .expect("a message");
            }
        }
        loop {
            let before = self.client.room().map(|room| sitters(&room.seats));
            let Some(news) = self.client.next_news().expect("what can have happened") else {
                return;
            };
            self.hear(&before.unwrap_or_default(), &news);
        }
    }

    fn hear(&mut self, before: &[Option<String>], news: &News) {
        for line in announce::lines(&self.client, &self.speech, before, news, false) {
            assert!(
                !line.heard.contains(['♦', '♠', '♥', '♣', '{', '\u{a0}']),
                "not for ears: {}",
                line.heard
            );
            writeln!(self.heard, "{}: {}", line.kind.class(), line.heard).expect("a text");
        }
    }

    pub(crate) fn send(&mut self, command: Command) {
        let request = self.client.request(command);
        self.say(&request.to_json());
    }

    fn say(&mut self, text: &str) {
        self.around(|server, around| server.hear(text, around));
    }

    /// Lets the others move until it is this person's turn; `false` if the match is over.
    pub(crate) fn wait(&mut self) -> bool {
        loop {
            let room = self.client.room().expect("at a table");
            if room.stage == Stage::Over {
                return false;
            }
            if room.is_my_turn() {
                return true;
            }
            if room.stage == Stage::Between {
                self.send(Command::Ready { on: true });
                continue;
            }
            self.let_others_move();
        }
    }

    /// Lets the next thing happen that needs nobody.
    pub(crate) fn let_others_move(&mut self) {
        self.now = self.server.next(self.now).expect("somebody must move");
        self.around(LocalServer::wake);
    }

    pub(crate) fn make(&mut self, text: String) {
        let moves = self.client.room().expect("at a table").moves();
        let request = self.client.request_move(text).expect("at a table");
        self.say(&request.to_json());
        let now = self.client.room().expect("at a table").moves();
        assert!(now > moves, "the move was not made");
    }
}
