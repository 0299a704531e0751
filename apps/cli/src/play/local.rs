//! A match between people at this terminal and bots: a table in this process, and everybody here
//! one of its clients, as at the tables of a server.

use std::{fmt, io, num::NonZeroU32, time::Duration};

use baralho_face::{Selection, number};
use baralho_game::{
    Match, Outcome, Rules as _, Seat,
    record::{Line, MoveLine},
};
use baralho_protocol::online::{
    By, Command, Person, Refusal, Setup, Stage, TableCode, TableEvent, Told,
};
use baralho_table::{
    Table, TableConfig,
    client::{Client, News, Room},
};
use baralho_words::{Explain as _, Words, say};

use super::{
    Playable,
    cards::{Cards, Typed, is_first_round},
    company::{self, Bots},
    console::{Console, Heard, Stop},
    save::{self, Save},
};

/// The command that resumes the latest game.
const RESUME: &str = "baralho play --resume";

/// The longest pause: nobody reads a score for more than a day.
const FOREVER: Duration = Duration::from_hours(24);

/// The chance that a table promises its people: here the cards come from a given seed instead.
const NO_SECRET: [u8; 32] = [0; 32];

/// Somebody who follows the match: a person at this terminal, or among bots whoever looks on.
struct Listener {
    who: Person,
    client: Client,
    selection: Selection,
    /// Whether nobody else has moved since this person's turn was announced.
    announced: bool,
}

impl Listener {
    fn new(table: &Table, who: Person) -> Result<Self, Stop> {
        let mut listener = Self {
            client: Client::default(),
            selection: Selection::default(),
            announced: false,
            who,
        };
        listener.feed(&table.snapshot(0, listener.who.id))?;
        listener.catch_up()?;
        Ok(listener)
    }

    fn room(&self) -> Result<&Room, Stop> {
        self.client.room().ok_or_else(|| bug("not at the table"))
    }

    fn feed(&mut self, frame: &str) -> Result<(), Stop> {
        self.client.feed(frame.as_bytes(), 0).map_err(bug)
    }

    /// The next thing that happened at the table.
    fn next(&mut self) -> Result<Option<Told>, Stop> {
        loop {
            match self.client.next_news().map_err(bug)? {
                Some(News::Told { told, .. }) => return Ok(Some(told)),
                Some(_) => {}
                None => return Ok(None),
            }
        }
    }

    /// Takes in what happened without being told; gives back the end of the match.
    fn catch_up(&mut self) -> Result<Option<Told>, Stop> {
        let mut over = None;
        while let Some(told) = self.next()? {
            if matches!(told.event, TableEvent::Over { .. }) {
                over = Some(told);
            }
        }
        Ok(over)
    }
}

/// An error that a table and a client in the same program never cause.
fn bug(what: impl fmt::Display) -> Stop {
    Stop::Output(io::Error::other(what.to_string()))
}

/// A table in this process, and the match that is played at it.
pub(super) struct LocalTable<'a> {
    console: &'a mut Console,
    words: &'a Words,
    table: Table,
    /// The table's time, which passes only where somebody waits for it.
    now: i64,
    bots: Box<dyn Bots>,
    listeners: Vec<Listener>,
    /// Who is told what happens, and has the keyboard: nobody before the first of several people
    /// is to move.
    active: Option<usize>,
    /// The record; `None` when it cannot be kept.
    save: Option<Save>,
    /// Moves that were made before, and are in the record.
    resumed: usize,
}

impl<'a> LocalTable<'a> {
    /// A match that has just been dealt, between these as a record calls them.
    pub(super) fn open<G: Playable>(
        console: &'a mut Console,
        words: &'a Words,
        seats: &[String],
        game: Match<G>,
        bots: Box<dyn Bots>,
        save: Option<Save>,
    ) -> Result<Self, Stop> {
        let names = company::names(words, seats);
        let rules = game.rules();
        let setup = Setup {
            players: Some(rules.players()),
            rules: rules.options(),
            ..Setup::of(rules.preset())
        };
        let (mut table, people) = seated(setup, seats, &names).map_err(bug)?;
        let listeners = people.into_iter().map(|who| Listener::new(&table, who));
        let listeners: Vec<Listener> = listeners.collect::<Result<_, _>>()?;
        table.start_dealt(0, names, game).map_err(bug)?;
        Ok(Self {
            console,
            words,
            table,
            now: 0,
            bots,
            active: (listeners.len() == 1).then_some(0),
            listeners,
            save,
            resumed: 0,
        })
    }

    /// Makes moves again that a record has.
    pub(super) fn resume<'r>(
        &mut self,
        moves: impl Iterator<Item = &'r MoveLine>,
    ) -> Result<(), Stop> {
        for (made, turn) in moves.zip(0..) {
            self.pass_time()?;
            self.make_move(Seat::new(made.seat), &made.text, turn)?;
            self.resumed += 1;
        }
        Ok(())
    }

    /// Plays to the end of the match, or until somebody wants to stop; says where it is kept.
    pub(super) fn run(mut self) -> Result<(), Stop> {
        let played = self.play();
        if let Err(Stop::Output(_)) = played {
            return played;
        }
        let text = match &self.save {
            None if played.is_ok() => return played,
            None => say!(self.words, "left-unsaved"),
            Some(save) => {
                let file = save.path.display().to_string();
                if played.is_ok() {
                    say!(self.words, "recorded", file)
                } else {
                    let mut command = RESUME.to_owned();
                    // The latest game in the usual folder needs no name.
                    if save.path.parent() != save::folder().as_deref() {
                        command.extend([" ", &shell_words::quote(&save.path.to_string_lossy())]);
                    }
                    say!(self.words, "left", file, command)
                }
            }
        };
        self.console.say(&text)?;
        played
    }

    fn play(&mut self) -> Result<(), Stop> {
        if self.resumed > 0 {
            self.deliver()?;
            self.tell_where_it_stands()?;
        }
        loop {
            self.deliver()?;
            if let Some(active) = self.active {
                self.tell(active, true)?;
            }
            match (self.table.stage, self.table.bot_turn(self.now)) {
                (Stage::Playing, Some(bot)) => {
                    let chosen = self.bots.choose(bot.seat, bot.moves);
                    self.make_move(bot.seat, &chosen, bot.turn)?;
                }
                (Stage::Playing, None) => self.person_turn()?,
                (Stage::Between, _) => {
                    self.between_rounds()?;
                    self.pass_time()?;
                }
                (Stage::Waiting | Stage::Over, _) => return Ok(()),
            }
        }
    }

    /// Lets happen what is due: the next round begins.
    fn pass_time(&mut self) -> Result<(), Stop> {
        self.now = self.table.next_round_at.unwrap_or(self.now);
        self.table.tick(self.now, &NO_SECRET).map_err(bug)
    }

    /// Makes a bot's move, or one that was made before.
    fn make_move(&mut self, seat: Seat, text: &str, turn: u64) -> Result<(), Stop> {
        let table = &mut self.table;
        let made = table.make_move(self.now, seat, text, turn, By::Own, &NO_SECRET);
        made.map_err(bug)
    }

    /// Writes down what happened at the table, and lets everybody know.
    fn deliver(&mut self) -> Result<(), Stop> {
        for pending in self.table.take_pending() {
            match pending.line.event {
                TableEvent::Move { seat, text, .. } => {
                    self.bots.follow(&text);
                    if self.resumed > 0 {
                        self.resumed -= 1;
                    } else {
                        self.record(|save| save.line(&Line::Move(MoveLine { seat, text })))?;
                    }
                }
                TableEvent::TakenBack { seat, moves } => {
                    let moves = moves.get() as usize;
                    self.bots.back(moves);
                    self.record(|save| save.take_back(seat, moves))?;
                }
                TableEvent::Over {
                    winners, points, ..
                } => {
                    let result = Outcome { winners, points };
                    self.record(|save| save.line(&Line::Result { result }))?;
                }
                _ => {}
            }
            for listener in &mut self.listeners {
                let observer = self.table.observer(listener.who.id);
                if let Some(frame) = pending.frames.of(observer) {
                    listener.feed(frame)?;
                }
            }
        }
        Ok(())
    }

    fn record(&mut self, write: impl FnOnce(&mut Save) -> io::Result<()>) -> Result<(), Stop> {
        let Some(save) = &mut self.save else {
            return Ok(());
        };
        if let Err(error) = write(save) {
            self.save = None;
            let reason = error.explain(self.words);
            self.console.say(&say!(self.words, "record-lost", reason))?;
        }
        Ok(())
    }

    /// Whoever goes on knows how it began, but perhaps not how it ended.
    fn tell_where_it_stands(&mut self) -> Result<(), Stop> {
        let mut over = None;
        for listener in &mut self.listeners {
            over = listener.catch_up()?;
        }
        let room = self.listeners[0].room()?;
        let mut cards = Cards::of(self.console, self.words, room);
        cards.heading()?;
        match over {
            Some(over) => cards.tell(&over, false),
            None => Ok(()),
        }
    }

    /// Tells somebody what happened that they have not been told.
    fn tell(&mut self, listener: usize, live: bool) -> Result<(), Stop> {
        let listener = &mut self.listeners[listener];
        while let Some(told) = listener.next()? {
            let room = listener.room()?;
            let own = told.event.seat() == room.seat;
            Cards::of(self.console, self.words, room).tell(&told, live && !own)?;
            if room.seat.is_some() && is_first_round(room, &told.event) {
                self.console.say(&say!(self.words, "tip"))?;
            }
            listener.announced &= own;
        }
        Ok(())
    }

    fn person_turn(&mut self) -> Result<(), Stop> {
        let Some(seat) = self.table.turn() else {
            return self.pass_time();
        };
        let sits = |listener: &Listener| self.table.seat_of(listener.who.id) == Some(seat);
        let place = self.listeners.iter().position(sits);
        let place = place.ok_or_else(|| bug("nobody sits where somebody is to move"))?;
        if self.active != Some(place) {
            self.hand_over(place)?;
        }
        let Listener {
            client,
            selection,
            announced,
            who,
        } = &mut self.listeners[place];
        let room = client.room().ok_or_else(|| bug("nobody is at the table"))?;
        let fresh = !std::mem::replace(announced, true);
        Cards::of(self.console, self.words, room).turn(selection, fresh)?;
        loop {
            let line = self.console.ask(&say!(self.words, "prompt-move"))?;
            let mut cards = Cards::of(self.console, self.words, room);
            let turn = room.moves();
            let command = match cards.typed(selection, &line, true)? {
                Typed::Answered | Typed::NotNow => continue,
                Typed::Move(text) => Command::Move { text, turn },
                Typed::Undo => {
                    let moves = NonZeroU32::MIN;
                    Command::TakeBack { moves, turn }
                }
            };
            let is_move = matches!(command, Command::Move { .. });
            match self.table.handle(self.now, who, command, &NO_SECRET) {
                // Moves have been checked already.
                Err(refusal) if is_move => return Err(bug(refusal)),
                Err(refusal) => {
                    let why = say!(self.words, &format!("online-{}", refusal.code()));
                    self.console.say(&why)?;
                }
                Ok(()) => return Ok(()),
            }
        }
    }

    /// Gives the keyboard to the next person, who must not see the last one's hand.
    fn hand_over(&mut self, place: usize) -> Result<(), Stop> {
        self.console.clear()?;
        self.tell(place, false)?;
        let listener = &mut self.listeners[place];
        let who = listener.who.name.as_str();
        self.console.say(&say!(self.words, "pass-keyboard", who))?;
        self.console.ask(&say!(self.words, "prompt-ready"))?;
        listener.announced = false;
        // Much was said to others.
        listener.selection.told = None;
        self.active = Some(place);
        Ok(())
    }

    /// Lets people read the score: `p` stops the clock, `p` again or Enter goes on.
    fn between_rounds(&mut self) -> Result<(), Stop> {
        let room = self.listeners[self.active.unwrap_or_default()].room()?;
        let seconds = room.ending().and_then(|ending| ending.pause_s);
        let wanted = self.console.is_live() && !self.console.pace.is_zero();
        let Some(seconds @ 1..) = seconds.filter(|_| wanted && room.seat.is_some()) else {
            return Ok(());
        };
        self.console
            .say(&say!(self.words, "pause-begins", n = number(seconds)))?;
        let mut longest = Duration::from_secs(seconds.into());
        let mut paused = false;
        while let Heard::Line(line) = self.console.hear(longest)? {
            match line.as_str() {
                "p" | "P" if !paused => {
                    paused = true;
                    longest = FOREVER;
                    self.console.say(&say!(self.words, "paused"))?;
                }
                "" | "p" | "P" => break,
                _ => self.console.say(&say!(self.words, "pause-help"))?,
            }
        }
        Ok(())
    }
}

/// A table with people and bots where a record has them, and who is to be told what happens there:
/// the people, or whoever looks on.
fn seated(
    setup: Setup,
    seats: &[String],
    names: &[String],
) -> Result<(Table, Vec<Person>), Refusal> {
    let person = |id: usize, name: &str| Person {
        id: id as i64,
        name: name.to_owned(),
        guest: false,
        program: false,
    };
    let host = person(seats.len(), "");
    let code = TableCode::from_bits(0);
    let config = TableConfig {
        longest_log: u64::MAX,
        ..TableConfig::default()
    };
    let mut table = Table::open(code, config, 0, host.clone(), setup, None, &NO_SECRET)?;
    table.handle(0, &host, Command::Stand, &NO_SECRET)?;
    let mut people = Vec::new();
    for (place, name) in seats.iter().enumerate() {
        let seat = Some(place);
        if company::is_person(name) {
            let who = person(place, &names[place]);
            table.handle(0, &who, Command::Sit { seat }, &NO_SECRET)?;
            people.push(who);
        } else {
            let name = name.clone();
            table.handle(0, &host, Command::Bot { seat, name }, &NO_SECRET)?;
        }
    }
    if people.is_empty() {
        people.push(host);
    }
    for who in &people {
        table.enter(0, who)?;
    }
    table.take_pending();
    Ok((table, people))
}
