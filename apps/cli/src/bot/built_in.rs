//! A built-in bot that speaks a bot protocol.

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use baralho_bots::{Seated, bot};
use baralho_catalog::{Family, PRESETS, with_game};
use baralho_game::View;
use baralho_opponents::BotsOf;
use baralho_protocol::{
    Answer, BadMessage, BotOption, Choice, Follower, FromBot, Hello, Start, ToBot, VERSION, Wire,
};
use baralho_words::{Words, say};
use serde_json::{Map, Value};

use crate::{
    explain::{bad_bot, game},
    failure::{Done, Failure},
    games::Games,
};

use super::{BotArgs, Protocol, course};

/// Plays for whoever is at the other end of standard input and output.
pub(crate) fn run(args: &BotArgs, name: &str, words: &Words, games: Games) -> Done {
    let preset = game(&args.game, words)?;
    with_game!(preset.rules(), |G, _rules| bot::<BotsOf<G>>(name)
        .map(|_| ()))
    .map_err(|error| Failure::Usage(bad_bot(words, &error)))?;
    match args.protocol {
        Protocol::Jsonl => {
            let mut bot = BuiltIn {
                name: name.to_owned(),
                family: preset.family,
                seed: args.seed,
                table: None,
            };
            bot.serve(io::stdin().lock(), io::stdout().lock(), words)?;
        }
        Protocol::Itp => {
            let course = course(games, Some(preset), words)?;
            let seed = args.seed.unwrap_or_else(any_seed);
            return (course.play)(name, seed, words);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn any_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0_u8)
}

/// A built-in bot that may be asked to any table of its family.
struct BuiltIn {
    name: String,
    family: Family,
    /// For its own chance, instead of what a start says.
    seed: Option<u64>,
    /// Where it sits, once it does.
    table: Option<Box<dyn Table>>,
}

const SEED: &str = "seed";

impl BuiltIn {
    /// Plays until the runner says `quit` or its output ends.
    fn serve(
        &mut self,
        mut input: impl BufRead,
        mut output: impl Write,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut line = Vec::new();
        for number in 1_u64.. {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                break;
            }
            let text = line.trim_ascii();
            if text.is_empty() {
                continue;
            }
            let message = ToBot::read(text);
            if message == Ok(ToBot::Quit) {
                break;
            }
            let reply = message.and_then(|message| self.reply(message));
            let reply = reply.map_err(|bad| {
                let bad = bad.in_line(text);
                Failure::Failed(say!(
                    words,
                    "bot-error-message",
                    line = number,
                    text = bad.line,
                    reason = bad.reason,
                ))
            })?;
            if let Some(reply) = reply {
                let mut line = serde_json::to_vec(&reply).map_err(io::Error::from)?;
                line.push(b'\n');
                output.write_all(&line)?;
                output.flush()?;
            }
        }
        Ok(())
    }

    /// What it says to a message, if anything.
    fn reply(&mut self, message: ToBot) -> Result<Option<FromBot>, BadMessage> {
        // words: not for players
        let no_game = || BadMessage::within("there is no game yet: a start should come first");
        match message {
            ToBot::Hello(_) => return Ok(Some(FromBot::Hello(self.hello()))),
            ToBot::Options { options } => self.set(&options)?,
            ToBot::Ready => return Ok(Some(FromBot::Ready)),
            ToBot::Start(start) => self.table = Some(self.sit_down(&start)?),
            ToBot::Event { event } => self.table.as_mut().ok_or_else(no_game)?.event(&event)?,
            ToBot::Request(request) => {
                let chosen = self.table.as_mut().ok_or_else(no_game)?.choose()?;
                return Ok(Some(FromBot::Answer(Answer {
                    id: Some(request.id),
                    choice: Choice::Move(chosen),
                })));
            }
            ToBot::End(_) => self.table = None,
            ToBot::Quit | ToBot::Unknown => {}
        }
        Ok(None)
    }

    fn hello(&self) -> Hello {
        let games = PRESETS.iter().filter(|preset| preset.family == self.family);
        Hello {
            protocol: VERSION,
            name: self.name.clone(),
            author: "Baralho".to_owned(),
            games: games.map(|preset| preset.name.to_owned()).collect(),
            players: Vec::new(),
            options: vec![BotOption {
                name: SEED.to_owned(),
                kind: "number".to_owned(),
                default: Value::Null,
            }],
        }
    }

    fn set(&mut self, options: &Map<String, Value>) -> Result<(), BadMessage> {
        match options.get(SEED) {
            None => Ok(()),
            Some(Value::Null) => {
                self.seed = None;
                Ok(())
            }
            Some(value) => {
                let read = value.as_u64().or_else(|| value.as_str()?.parse().ok());
                self.seed = Some(read.ok_or_else(|| {
                    // words: not for players
                    BadMessage::within("`seed` should be a whole number from 0")
                })?);
                Ok(())
            }
        }
    }

    fn sit_down(&self, start: &Start) -> Result<Box<dyn Table>, BadMessage> {
        let bad = |reason: String| BadMessage::within(reason);
        let rules = start.rules().map_err(|error| bad(error.to_string()))?;
        // Games in one process differ even where the seed is set once for all.
        let seed = self
            .seed
            .map_or(start.seed, |seed| seed.wrapping_add(start.game));
        with_game!(rules, |G, rules| {
            let seat = start.seat(&rules)?;
            let bot = Seated::named::<BotsOf<G>>(&self.name, seed, seat);
            Ok(Box::new(AtTable::<G> {
                follower: Follower::new(rules, seat),
                bot: bot.map_err(|error| bad(error.to_string()))?,
            }))
        })
    }
}

/// A game that a built-in bot plays, whichever it is.
trait Table {
    fn event(&mut self, event: &Value) -> Result<(), BadMessage>;

    /// Chooses a move, as text.
    fn choose(&mut self) -> Result<String, BadMessage>;
}

struct AtTable<G: Wire> {
    follower: Follower<G>,
    bot: Seated<G>,
}

impl<G: Wire> Table for AtTable<G> {
    fn event(&mut self, event: &Value) -> Result<(), BadMessage> {
        match (self.follower.absorb(event)?, self.follower.view()) {
            (Some(event), _) => self.bot.see(&[event]),
            (None, Some(view)) if self.bot.watches() => self.bot.begin_at(view.clone()),
            (None, _) => {}
        }
        Ok(())
    }

    fn choose(&mut self) -> Result<String, BadMessage> {
        let mine = self
            .follower
            .view()
            .filter(|view| view.turn().is_some_and(|seat| view.observer().is(seat)));
        let Some(view) = mine else {
            // words: not for players
            return Err(BadMessage::within("by the events so far it is not my turn"));
        };
        let chosen = self.bot.choose_at(view);
        Ok(G::move_to_text(view.rules(), chosen))
    }
}
