//! Thinking bots choose the same in a browser as at home: the same networks, the same
//! arithmetic, the same chance.

use std::time::Duration;

use baralho_bots::Means;
use baralho_offline::{LocalServer, Surroundings};
use baralho_protocol::online::{Command, FromLocal, Setup, Stage};
use baralho_table::client::Client;
use serde_json::json;

use crate::{
    quick_server,
    screen::{Screen, Size},
};

/// A match without a browser: what happened to the server and when, and what was recorded.
struct Played {
    server: LocalServer,
    client: Client,
    now: i64,
    /// The time and what the page said; nothing where it was only woken.
    steps: Vec<(i64, Option<String>)>,
    record: Option<String>,
}

/// Bots that do a fixed amount of work look at no clock.
fn no_clock() -> Duration {
    Duration::ZERO
}

impl Played {
    /// Plays the first legal move of every turn against a bot.
    fn to_the_end(game: &str, bot: &str) -> Self {
        let mut played = Self {
            server: LocalServer::new(),
            client: Client::new(None),
            now: 1_000_000,
            steps: Vec::new(),
            record: None,
        };
        let who = json!({ "id": 1, "name": "Ana", "guest": false, "program": false });
        played.step(Some(json!({ "house": "open", "who": who }).to_string()));
        played.step(Some(json!({ "house": "chance", "seed": 26 }).to_string()));
        for request in played.client.connected() {
            played.step(Some(request.to_json()));
        }
        let setup = Setup::of(game);
        let password = None;
        played.wish(Command::Create { setup, password });
        let name = bot.to_owned();
        played.wish(Command::Bot { seat: None, name });
        played.wish(Command::Start);
        loop {
            let room = played.client.room().expect("at a table");
            if room.stage == Stage::Over {
                return played;
            }
            if room.is_my_turn() {
                let text = room.legal_moves().first().expect("a move").clone();
                let request = played.client.request_move(text).expect("at a table");
                played.step(Some(request.to_json()));
            } else if room.stage == Stage::Between {
                played.wish(Command::Ready { on: true });
            } else {
                let at = played.server.next(played.now).expect("somebody must move");
                played.now = played.now.max(at);
                played.step(None);
            }
        }
    }

    fn wish(&mut self, wish: Command) {
        let request = self.client.request(wish);
        self.step(Some(request.to_json()));
    }

    /// Says something to the server, or wakes it.
    fn step(&mut self, said: Option<String>) {
        let mut chance = || [5; 32];
        let mut around = Surroundings {
            now: self.now,
            chance: &mut chance,
            means: Means::single(no_clock),
        };
        let answers = match &said {
            Some(text) => self.server.hear(text, &mut around),
            None => self.server.wake(&mut around),
        };
        self.steps.push((self.now, said));
        for answer in answers {
            match answer {
                FromLocal::Frame { text } => {
                    let now = self.now;
                    self.client.feed(text.as_bytes(), now).expect("a message");
                }
                FromLocal::Record { text, .. } => self.record = Some(text),
                FromLocal::Fresh { .. } | FromLocal::Keep(_) | FromLocal::Hint { .. } => {}
            }
        }
        while self.client.next_news().expect("news").is_some() {}
    }
}

/// The local server of the page's worker, to which the same happens: gives the record.
const IN_THE_BROWSER: &str = "(async steps => {
  const house = await import('/offline.js');
  await house.default({ module_or_path: '/offline_bg.wasm' });
  let record = null;
  for (const [now, said] of steps) {
    Date.now = () => now;
    for (const answer of (said === null ? house.wake() : house.hear(said)).map(text => JSON.parse(text)))
      if (answer.house === 'record') record = answer.text;
  }
  return record;
})";

#[test]
fn a_thinking_bot_chooses_the_same_in_a_browser_as_anywhere_else() {
    let server = quick_server();
    let Some(mut screen) = Screen::at(&server, Size::Desktop) else {
        return;
    };
    // Networks and exact endings, two ways to capture; beliefs and the tree; plans and
    // playouts.
    for (game, bot) in [
        ("escopa", "mestre:400it"),
        ("escoba", "mestre:100it"),
        ("scopone", "mestre:60it"),
        ("buraco", "mestre:150it"),
        ("escopa", "veterano"),
    ] {
        let here = Played::to_the_end(game, bot);
        let steps = serde_json::to_string(&here.steps).expect("texts");
        screen.open("");
        let there = screen.evaluate(&format!("{IN_THE_BROWSER}({steps})"));
        // Where bots choose otherwise, what the person does next is refused: no end comes.
        let there = there
            .as_str()
            .unwrap_or("no record: the match went otherwise");
        let here = here.record.expect("a record");
        assert!(here.lines().count() > 10, "{game}");
        // Only the first line tells the time.
        assert!(
            here.lines().skip(1).eq(there.lines().skip(1)),
            "{game} against {bot}:\n{here}\n{there}"
        );
    }
}
