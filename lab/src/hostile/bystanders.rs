//! Those who do no harm while others attack: some ping, some come in.

use std::{
    collections::VecDeque,
    thread,
    time::{Duration, Instant},
};

use baralho_testkit::{Browser, Heard, PATIENCE, Socket};
use serde_json::{Value, json};

/// Somebody pings so often. One connection may not, so that several take turns.
pub(crate) const EVERY: Duration = Duration::from_millis(20);
pub(crate) const PINGERS: u32 = 4;

/// How often somebody new comes.
const NEWCOMERS: Duration = Duration::from_millis(400);

/// How it went for those who came while others attacked.
#[derive(Default)]
pub(crate) struct Arrivals {
    pub(crate) longest: Duration,
    pub(crate) refused: u64,
    pub(crate) why: Option<String>,
}

impl Arrivals {
    pub(crate) fn watch(browser: &Browser, until: Instant) -> Self {
        let mut arrivals = Self::default();
        while Instant::now() < until {
            let begun = Instant::now();
            match Socket::try_open(browser) {
                Ok(mut socket) => {
                    socket.say(&json!({ "type": "hello", "protocol": 1 }));
                    if let Heard::Nothing | Heard::End = socket.read(PATIENCE) {
                        arrivals.refused += 1;
                        arrivals.why = Some("a newcomer was not welcomed".to_owned());
                    }
                }
                Err(error) => {
                    arrivals.refused += 1;
                    arrivals.why = Some(format!("a newcomer was not let in: {error}"));
                }
            }
            arrivals.longest = arrivals.longest.max(begun.elapsed());
            thread::sleep(NEWCOMERS.saturating_sub(begun.elapsed()));
        }
        arrivals
    }
}

/// Somebody who listens to the lobby, and asks again and again whether the server is there.
pub(crate) struct Pinger {
    browser: Browser,
    socket: Option<Socket>,
    /// Pings without an answer yet.
    sent: VecDeque<Instant>,
    /// In microseconds.
    pub(crate) delays: Vec<u32>,
    pub(crate) cut_off: u64,
}

impl Pinger {
    pub(crate) fn new(browser: Browser) -> Self {
        let mut pinger = Self {
            browser,
            socket: None,
            sent: VecDeque::new(),
            delays: Vec::new(),
            cut_off: 0,
        };
        pinger.connect();
        pinger
    }

    fn connect(&mut self) {
        let Ok(mut socket) = Socket::try_open(&self.browser) else {
            self.cut_off += 1;
            return;
        };
        socket.say(&json!({ "type": "hello", "protocol": 1 }));
        socket.say(&json!({ "type": "lobby", "on": true }));
        self.socket = Some(socket);
    }

    /// Pings at its times, whether or not the last one was answered: whoever waited would not
    /// notice how long others wait.
    pub(crate) fn ping(&mut self, mut due: Instant, until: Instant) {
        loop {
            let now = Instant::now();
            let is_over = now >= until;
            if is_over && (self.sent.is_empty() || now >= until + PATIENCE) {
                // What was never answered took at least so long.
                return self.give_up();
            }
            if now >= due && !is_over {
                due += EVERY * PINGERS;
                if self.socket.is_none() {
                    self.connect();
                }
                if let Some(socket) = &mut self.socket {
                    socket.say(&json!({ "type": "ping" }));
                    self.sent.push_back(now);
                }
            }
            let next = if is_over { until + PATIENCE } else { due };
            self.listen(next.saturating_duration_since(now));
        }
    }

    fn listen(&mut self, longest: Duration) {
        let Some(socket) = &mut self.socket else {
            return thread::sleep(longest);
        };
        match socket.read(longest) {
            Heard::Text(text) => {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                if message["type"] == "pong"
                    && let Some(sent) = self.sent.pop_front()
                {
                    self.note(sent);
                }
            }
            Heard::Nothing => {}
            Heard::End => {
                self.cut_off += 1;
                self.socket = None;
                self.give_up();
            }
        }
    }

    fn give_up(&mut self) {
        while let Some(sent) = self.sent.pop_front() {
            self.note(sent);
        }
    }

    fn note(&mut self, sent: Instant) {
        let delay = sent.elapsed().as_micros();
        self.delays.push(u32::try_from(delay).unwrap_or(u32::MAX));
    }
}
