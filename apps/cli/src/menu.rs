//! `baralho` alone, at a terminal: choose what to play, and play it. Enter takes the
//! usual answer to every question, so that whoever is new only presses Enter.

mod answers;

use std::process::ExitCode;

use baralho_bots::Bots as _;
use baralho_catalog::{AnyRules, PRESETS, Preset, STAND_IN, why_not, with_game};
use baralho_game::{Described, Expected, Options};
use baralho_opponents::BotsOf;
use baralho_words::{
    Language, Style, Words,
    labels::{about_bot, about_game, about_option, option_name, option_told, option_value},
    say,
};

use crate::{
    args::{Color, LookArgs},
    failure::Done,
    play::{self, Console, Plan, Stop},
};
use answers::Answer;

/// Lets a person choose what to play, and plays it; asks for the language unless it was given.
pub(crate) fn run(language: Language, given: bool) -> Done {
    let mut console = Console::open(&LookArgs {
        plain: false,
        pace: None,
        color: Color::Auto,
    });
    let mut menu = Menu {
        console: &mut console,
        words: Words::new(language, Style::Symbols),
    };
    let chosen = menu.choose(given);
    let words = menu.words;
    match chosen {
        Ok(Chosen::New(plan)) => play::play_new(&mut console, &words, &plan),
        Ok(Chosen::Saved) => {
            let saved = play::saved(&words, None, None)?;
            play::play_on(&mut console, &words, &saved)
        }
        Err(Stop::Quit | Stop::End) => {
            let goodbye = console.say(&say!(words, "menu-goodbye"));
            play::ending(goodbye).map(|_| ExitCode::SUCCESS)
        }
        Err(stop) => play::ending(Err(stop)),
    }
}

enum Chosen {
    New(Plan),
    /// The latest game that was left.
    Saved,
}

struct Menu<'a> {
    console: &'a mut Console,
    words: Words,
}

impl Menu<'_> {
    fn choose(&mut self, speaks: bool) -> Result<Chosen, Stop> {
        self.console.heading(&say!(self.words, "menu-title"))?;
        if !speaks {
            self.language()?;
        }
        let Some(preset) = self.game()? else {
            return Ok(Chosen::Saved);
        };
        let players = self.players(preset)?;
        let rules = match AnyRules::parse(preset.name, Some(players), &Options::new()) {
            Ok(rules) => rules,
            Err(error) => return Err(Stop::Output(std::io::Error::other(error.to_string()))),
        };
        let mut plan = Plan {
            rules,
            humans: 1,
            bots: Vec::new(),
            seed: None,
            record: None,
        };
        plan.bots = self.bots(&rules)?;
        self.settings(&mut plan)?;
        Ok(Chosen::New(plan))
    }

    /// Asks until the answer can be understood; `?` gives help.
    fn ask<T>(
        &mut self,
        question: &str,
        read: impl Fn(&Words, &str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        loop {
            self.console.say(question)?;
            let line = self.console.ask(&say!(self.words, "menu-prompt"))?;
            if line == "?" {
                self.console.say(&say!(self.words, "menu-help"))?;
                continue;
            }
            match read(&self.words, &line) {
                Ok(answer) => return Ok(answer),
                Err(why) => self.console.say(&why)?,
            }
        }
    }

    fn list(&mut self, items: &[String]) -> Result<(), Stop> {
        for (place, text) in items.iter().enumerate() {
            let n = (place + 1) as u64;
            self.console.say(&say!(self.words, "choice", n, text))?;
        }
        Ok(())
    }

    /// A name, and what it stands for if that can be told.
    fn with_about(&self, name: &str, about: &str) -> String {
        if about.is_empty() {
            return name.to_owned();
        }
        say!(self.words, "menu-about", name, about)
    }

    fn language(&mut self) -> Result<(), Stop> {
        let names = Language::ALL.map(|language| language.native_name().to_owned());
        self.list(&names)?;
        let usual = self.words.language();
        let question = say!(self.words, "menu-language", usual = usual.native_name());
        let language = self.ask(&question, |words, line| {
            match answers::pick(line, Language::ALL.len()) {
                Answer::Usual => Ok(usual),
                Answer::Place(place) => Ok(Language::ALL[place]),
                Answer::Other(text) => text
                    .parse::<Language>()
                    .map_err(|_| answers::not_a_choice(words, text, Language::ALL.len())),
            }
        })?;
        self.words = Words::new(language, self.words.style());
        Ok(())
    }

    /// The game; `None` to go on with the one that was left.
    fn game(&mut self) -> Result<Option<&'static Preset>, Stop> {
        let saved = play::latest_unfinished(None);
        let games = PRESETS.each_ref().map(|preset| {
            self.with_about(
                &self.words.game(preset.name),
                &about_game(&self.words, preset.name),
            )
        });
        self.list(&games)?;
        if let Some((_, record)) = &saved {
            let game = self.words.game(&record.header.game);
            self.console.say(&say!(self.words, "menu-saved", game))?;
        }
        let usual = self.words.game(PRESETS[0].name);
        let question = say!(self.words, "menu-game", usual);
        self.ask(&question, |words, line| {
            match answers::pick(line, PRESETS.len()) {
                Answer::Usual => Ok(Some(&PRESETS[0])),
                Answer::Place(place) => Ok(Some(&PRESETS[place])),
                Answer::Other("r" | "R") if saved.is_some() => Ok(None),
                Answer::Other(text) => baralho_catalog::preset(text)
                    .map(Some)
                    .map_err(|_| answers::not_a_choice(words, text, PRESETS.len())),
            }
        })
    }

    fn players(&mut self, preset: &Preset) -> Result<usize, Stop> {
        let possible: Vec<usize> = (2..=baralho_game::MAX_SEATS)
            .filter(|&players| AnyRules::parse(preset.name, Some(players), &Options::new()).is_ok())
            .map(|players| players - 1)
            .collect();
        let usual = preset.players - 1;
        if possible.len() < 2 {
            return Ok(preset.players);
        }
        let numbers = answers::ranges(&self.words, &possible);
        let question = say!(
            self.words,
            "menu-opponents",
            numbers = numbers.clone(),
            usual
        );
        let opponents = self.ask(&question, |words, line| match line.parse::<usize>() {
            _ if line.is_empty() => Ok(usual),
            Ok(number) if possible.contains(&number) => Ok(number),
            _ => Err(say!(words, "menu-not-opponents", numbers = numbers.clone())),
        })?;
        Ok(opponents + 1)
    }

    fn bots(&mut self, rules: &AnyRules) -> Result<Vec<String>, Stop> {
        let names = with_game!(*rules, |G, _rules| BotsOf::<G>::NAMES);
        let usual = STAND_IN;
        let texts: Vec<String> = names
            .iter()
            .map(|name| self.with_about(name, &about_bot(&self.words, name)))
            .collect();
        self.list(&texts)?;
        let most = rules.players() - 1;
        let question = say!(self.words, "menu-bots", usual, most);
        self.ask(&question, |words, line| {
            answers::bots(words, line, names, most)
        })
    }

    /// The rules of the game, how many people play, and how it is shown.
    fn settings(&mut self, plan: &mut Plan) -> Result<(), Stop> {
        loop {
            let options = plan.rules.described();
            let told = options
                .iter()
                .map(|option| option_told(&self.words, option.name, &option.value));
            let mut lines: Vec<String> = told.collect();
            lines.push(say!(self.words, "menu-people", value = plan.humans));
            let spoken = if self.console.screen.plain {
                "on"
            } else {
                "off"
            };
            let spoken = option_value(&self.words, "", spoken);
            lines.push(say!(self.words, "menu-plain", value = spoken));
            self.list(&lines)?;
            let question = say!(self.words, "menu-settings");
            let place = self.ask(&question, |words, line| {
                match answers::pick(line, lines.len()) {
                    Answer::Usual => Ok(None),
                    Answer::Place(place) => Ok(Some(place)),
                    Answer::Other(text) => match options.iter().position(|o| o.name == text) {
                        Some(place) => Ok(Some(place)),
                        None => Err(answers::not_a_choice(words, text, lines.len())),
                    },
                }
            })?;
            match place {
                None => return Ok(()),
                Some(place) if place < options.len() => self.option(plan, &options[place])?,
                Some(place) if place == options.len() => self.people(plan)?,
                Some(_) => {
                    self.console.screen.plain = !self.console.screen.plain;
                    let style = if self.console.screen.plain {
                        Style::Spoken
                    } else {
                        Style::Symbols
                    };
                    self.words = Words::new(self.words.language(), style);
                }
            }
        }
    }

    /// Asks for another value of an option: one of a list in words, or a number.
    fn option(&mut self, plan: &mut Plan, option: &Described) -> Result<(), Stop> {
        let (preset, players) = (plan.rules.preset(), plan.rules.players());
        let name = option.name;
        let none = option.takes.none();
        let choices = match &option.takes {
            Expected::OneOf(choices) => {
                let called = choices.iter();
                let called = called.map(|value| option_value(&self.words, name, value));
                self.list(&called.collect::<Vec<_>>())?;
                &choices[..]
            }
            &Expected::Range { low, high, none } => {
                let mut said = say!(self.words, "menu-range", low, high);
                if let Some(none) = none {
                    let none = option_value(&self.words, name, none);
                    said = say!(self.words, "menu-or-none", range = said, none);
                }
                self.console.say(&said)?;
                &[]
            }
        };
        let question = say!(
            self.words,
            "menu-value",
            option = option_name(&self.words, name),
            about = about_option(&self.words, name),
            value = option_value(&self.words, name, &option.value),
        );
        plan.rules = self.ask(&question, |words, line| {
            let value = match (answers::pick(line, choices.len()), none) {
                (Answer::Usual, _) => return Ok(plan.rules),
                (Answer::Place(place), _) => &choices[place],
                (Answer::Other("0"), Some(none)) => none,
                (Answer::Other(typed), _) => typed,
            };
            let mut changed = plan.rules.options();
            // Of two options that say the same thing the one typed last counts.
            if let Some(same) = plan.rules.same_as(name) {
                changed.unset(same);
            }
            changed.set(name, value);
            AnyRules::parse(preset, Some(players), &changed).map_err(|bad| why_not(words, &bad))
        })?;
        Ok(())
    }

    fn people(&mut self, plan: &mut Plan) -> Result<(), Stop> {
        let most = plan.rules.players();
        let question = say!(self.words, "menu-how-many-people", most);
        plan.humans = self.ask(&question, |words, line| match line.parse::<usize>() {
            _ if line.is_empty() => Ok(plan.humans),
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(say!(words, "menu-not-people", most)),
        })?;
        // The bots named first stay; those without a seat go.
        plan.bots.truncate(most - plan.humans);
        Ok(())
    }
}
