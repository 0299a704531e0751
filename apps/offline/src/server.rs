//! One table of one person and bots.

use std::sync::Arc;

use baralho_bots::Means;
use baralho_game::chance;
use baralho_protocol::online::{
    Command, FromLocal, Kept, Person, Refusal, Request, Room, Saved, Setup, TableCode, ToClient,
    ToLocal, VERSION,
};
use baralho_table::{Logged, Table, TableConfig};
use baralho_words::{Catalogue, Deck, Language, Style, Words};
use rand_core::Rng as _;

use crate::think::{advise, choose};

/// What holds at a table of one's own: it may be used for ever.
const CONFIG: TableConfig = TableConfig {
    grace_ms: 60_000,
    pause_ms: 0,
    countdown: false,
    longest_log: u64::MAX,
};

/// The world around the server at one moment: the time in milliseconds since 1970, fresh
/// chance, and what bots may use.
pub struct Surroundings<'a> {
    /// The time.
    pub now: i64,
    /// Fresh chance, a new one every time.
    pub chance: &'a mut dyn FnMut() -> [u8; 32],
    /// What bots may use.
    pub means: Means,
}

/// The server: who plays in it, and their table.
#[derive(Default)]
pub struct LocalServer {
    who: Option<Person>,
    table: Option<Table>,
    /// The match whose record was given out last.
    recorded: u32,
    /// The seed that every deal comes from.
    seed: Option<u64>,
}

impl LocalServer {
    /// An empty server.
    pub fn new() -> Self {
        Self::default()
    }

    /// The page said something.
    pub fn hear(&mut self, text: &str, around: &mut Surroundings<'_>) -> Vec<FromLocal> {
        let mut out = Vec::new();
        if let Ok(message) = serde_json::from_str::<ToLocal>(text) {
            self.obey(message, around, &mut out);
        } else {
            match Request::read(text.as_bytes()) {
                Ok(request) => self.request(request, around, &mut out),
                Err(bad) => refuse(None, &Refusal::BadMessage(bad.to_string()), &mut out),
            }
        }
        self.deliver(&mut out);
        out
    }

    /// Lets happen what is due.
    pub fn wake(&mut self, around: &mut Surroundings<'_>) -> Vec<FromLocal> {
        let mut out = Vec::new();
        let secret = self.next_secret(around);
        let Some(table) = &mut self.table else {
            return out;
        };
        // It can fail only if the log is broken: then nothing happens, and it can be seen.
        let _ = table.tick(around.now, &secret);
        if let Some(bot) = table.bot_turn(around.now)
            && let Some(round) = table.round_so_far()
        {
            let chosen = choose(&round, &bot.bot, bot.seat, bot.moves, &around.means);
            if let Some(text) = chosen {
                let made = table.make_move(around.now, bot.seat, &text, bot.turn, bot.by, &secret);
                debug_assert_eq!(made, Ok(()), "bots make legal moves");
            }
        }
        self.deliver(&mut out);
        out
    }

    /// When something is due next: bots do not wait, it is the page that lets people follow.
    pub fn next(&self, now: i64) -> Option<i64> {
        let table = self.table.as_ref()?;
        match table.bot_turn(now) {
            Some(_) => Some(now),
            None => table.deadline(),
        }
    }

    fn obey(&mut self, message: ToLocal, around: &mut Surroundings<'_>, out: &mut Vec<FromLocal>) {
        match message {
            ToLocal::Open { who, saved } => {
                self.table = saved.and_then(|saved| restore(&saved, around.now));
                self.recorded = self.finished().map_or(0, |(number, _)| number);
                self.who = Some(who);
            }
            ToLocal::Chance { seed } => self.seed = seed,
            ToLocal::Hint {
                language,
                words,
                latin,
            } => {
                let language = language.parse().unwrap_or(Language::En);
                let deck = if latin { Deck::Latin } else { Deck::French };
                let advice = self.table.as_ref().and_then(|table| {
                    let catalogue = Arc::new(Catalogue::read(language, words)?);
                    let words = [Style::Symbols, Style::Spoken]
                        .map(|style| Words::of(Arc::clone(&catalogue), style).with_deck(deck));
                    let seat = table.seat_of(self.who.as_ref()?.id)?;
                    advise(&table.round_so_far()?, seat, &words, &around.means)
                });
                if let Some(advice) = advice {
                    out.push(FromLocal::Hint {
                        text: advice.text,
                        seen: advice.seen,
                        heard: advice.heard,
                    });
                }
            }
        }
    }

    fn request(
        &mut self,
        request: Request,
        around: &mut Surroundings<'_>,
        out: &mut Vec<FromLocal>,
    ) {
        let Request { id, command } = request;
        match self.fulfil(command, around, out) {
            Ok(()) => {
                // The news of a command come before its answer, as a server sends them.
                self.deliver(out);
                if let Some(re) = id {
                    frame(&ToClient::Done { re }, out);
                }
            }
            Err(refusal) => refuse(id, &refusal, out),
        }
    }

    fn fulfil(
        &mut self,
        command: Command,
        around: &mut Surroundings<'_>,
        out: &mut Vec<FromLocal>,
    ) -> Result<(), Refusal> {
        let who = self.who.clone().ok_or(Refusal::HelloFirst)?;
        let now = around.now;
        let command = match command {
            Command::Hello { protocol, .. } => {
                if protocol != VERSION {
                    let (server, client) = (VERSION, protocol);
                    return Err(Refusal::Protocol { server, client });
                }
                let tables = self.table.iter().map(Table::code).collect();
                let welcome = ToClient::Welcome {
                    protocol: VERSION,
                    server: concat!("baralho ", env!("CARGO_PKG_VERSION")).to_owned(),
                    you: who,
                    now,
                    tables,
                    blocked: Vec::new(),
                };
                frame(&welcome, out);
                return Ok(());
            }
            Command::Ping => {
                frame(&ToClient::Pong { now }, out);
                return Ok(());
            }
            // Bots do not talk.
            Command::Lobby { .. } | Command::Block { .. } | Command::Report { .. } => {
                return Ok(());
            }
            Command::Create { setup, .. } => return self.create(&who, setup, around, out),
            Command::Join { table, since, .. } => {
                let here = self.table.as_mut().filter(|here| here.code() == table);
                let here = here.ok_or(Refusal::UnknownTable)?;
                if !here.is_attended() {
                    here.enter(now, &who)?;
                }
                keep(here, who.id, out, false);
                show(here, who.id, since, now, out);
                return Ok(());
            }
            Command::Leave => {
                let table = self.table.take().ok_or(Refusal::NoTable)?;
                let code = "left".to_owned();
                let table = table.code();
                frame(&ToClient::Out { table, code }, out);
                return Ok(());
            }
            Command::Sync { since } => {
                let here = self.table.as_ref().ok_or(Refusal::NoTable)?;
                show(here, who.id, Some(since), now, out);
                return Ok(());
            }
            Command::Position => {
                let here = self.table.as_ref().ok_or(Refusal::NoTable)?;
                let shown = here.position(who.id);
                out.push(FromLocal::Frame {
                    text: shown.ok_or(Refusal::NoMatch)?.to_string(),
                });
                return Ok(());
            }
            Command::Chat {
                to: Room::Lobby, ..
            } => return Err(Refusal::NoTable),
            // Nobody else can come to this table.
            Command::Change { setup, .. } => Command::Change {
                setup,
                password: None,
            },
            command => command,
        };
        let secret = self.next_secret(around);
        let table = self.table.as_mut().ok_or(Refusal::NoTable)?;
        table.handle(now, &who, command, &secret)
    }

    fn create(
        &mut self,
        who: &Person,
        setup: Setup,
        around: &mut Surroundings<'_>,
        out: &mut Vec<FromLocal>,
    ) -> Result<(), Refusal> {
        // The code of a table is never dealt: two tables of a seed are two tables.
        let bits = (around.chance)();
        let code = bits
            .first_chunk()
            .map_or(0, |bits| u64::from_le_bytes(*bits));
        let code = TableCode::from_bits(code);
        let secret = secret(self.seed, 0, around);
        let mut table = Table::open(code, CONFIG, around.now, who.clone(), setup, None, &secret)?;
        table.enter(around.now, who)?;
        out.push(FromLocal::Fresh { table: code });
        // What the snapshot shows need not be told.
        keep(&mut table, who.id, out, false);
        show(&table, who.id, None, around.now, out);
        self.table = Some(table);
        self.recorded = 0;
        Ok(())
    }

    /// The secret of the match after the one that is played.
    fn next_secret(&self, around: &mut Surroundings<'_>) -> [u8; 32] {
        secret(self.seed, self.recorded + 1, around)
    }

    fn finished(&self) -> Option<(u32, String)> {
        let finished = self.table.as_ref()?.finished()?;
        Some((finished.number, finished.record))
    }

    /// Gives out what has happened.
    fn deliver(&mut self, out: &mut Vec<FromLocal>) {
        let Some(who) = &self.who else { return };
        let Some(table) = &mut self.table else { return };
        keep(table, who.id, out, true);
        if let Some((number, text)) = self.finished()
            && number != self.recorded
        {
            self.recorded = number;
            out.push(FromLocal::Record { number, text });
        }
    }
}

/// The secret that the deals of a match come from, counted from 0: out of the seed, if there
/// is one.
fn secret(seed: Option<u64>, number: u32, around: &mut Surroundings<'_>) -> [u8; 32] {
    let Some(seed) = seed else {
        return (around.chance)();
    };
    let mut bytes = [0; 32];
    chance::generator(seed, (1 << 54) + u64::from(number)).fill_bytes(&mut bytes);
    bytes
}

/// The lines that are new: to be kept, and told if wanted.
fn keep(table: &mut Table, person: i64, out: &mut Vec<FromLocal>, tell: bool) {
    let observer = table.observer(person);
    for fresh in table.take_pending() {
        out.push(FromLocal::Keep(Kept {
            at: fresh.line.at,
            body: fresh.line.body(),
        }));
        if let Some(told) = fresh.frames.of(observer).filter(|_| tell) {
            out.push(FromLocal::Frame {
                text: told.to_string(),
            });
        }
    }
}

/// Shows a table as it stands, or what was missed of it.
fn show(table: &Table, person: i64, since: Option<u64>, now: i64, out: &mut Vec<FromLocal>) {
    let frames = since
        .and_then(|since| table.catch_up(since, person))
        .unwrap_or_else(|| vec![table.snapshot(now, person)]);
    out.extend(frames.iter().map(|text| FromLocal::Frame {
        text: text.to_string(),
    }));
}

fn restore(saved: &Saved, now: i64) -> Option<Table> {
    let lines = saved.lines.iter();
    let lines: Result<Vec<Logged>, _> = lines
        .map(|kept| Logged::read(kept.at, &kept.body))
        .collect();
    // What cannot be read any more, such as a table of an older program, is gone.
    Table::load(saved.table, CONFIG, now, lines.ok()?).ok()
}

fn frame(message: &ToClient, out: &mut Vec<FromLocal>) {
    out.push(FromLocal::Frame {
        text: message.to_json(),
    });
}

fn refuse(re: Option<u64>, refusal: &Refusal, out: &mut Vec<FromLocal>) {
    let message = ToClient::Refused {
        re,
        code: refusal.code().to_owned(),
        message: refusal.to_string(),
    };
    frame(&message, out);
}
