//! Presets, and reading and writing the options.

use baralho_game::{BadRules, Conflict, Expected, OptionValue, Options};

use crate::{Capture, Choice, Faces, Mechanic, OPTIONS, Preset, Prime, ScopaRules, rules::name_of};

impl Preset {
    fn rules(self) -> ScopaRules {
        let scopa = ScopaRules {
            preset: self,
            players: 2,
            sides: 2,
            target: Some(11),
            cards_per_deal: 3,
            decks: 1,
            capture: Capture::RankFirst,
            choice: Choice::Most,
            prime: Prime::Sevens,
            faces: Faces::Numbers,
            mechanic: Mechanic::Normal,
            instant_win: false,
            inverse: false,
            team_card_scoring: true,
            hints: false,
            last_play_sweep: true,
            redeal: None,
            pause_s: 15,
        };
        match self {
            Self::Scopa => scopa,
            Self::Escoba => ScopaRules {
                capture: Capture::Fifteen,
                ..scopa
            },
            Self::Escopa => ScopaRules {
                target: None,
                capture: Capture::Fewest,
                choice: Choice::Player,
                prime: Prime::Primiera,
                faces: Faces::Figures,
                ..scopa
            },
            Self::Scopone => ScopaRules {
                players: 4,
                target: Some(21),
                cards_per_deal: 10,
                choice: Choice::Player,
                prime: Prime::Primiera,
                faces: Faces::Figures,
                ..scopa
            },
        }
    }

    fn seats(self) -> Expected {
        match self {
            Self::Escopa => Expected::one_of([2, 3, 4, 6]),
            Self::Scopone => Expected::one_of([4]),
            Self::Scopa | Self::Escoba => Expected::Range { low: 2, high: 16 },
        }
    }

    fn seats_so_many(self, players: usize) -> bool {
        match self {
            Self::Escopa => [2, 3, 4, 6].contains(&players),
            Self::Scopone => players == 4,
            Self::Scopa | Self::Escoba => (2..=16).contains(&players),
        }
    }

    fn redeal(self, decks: u8) -> Option<u8> {
        match self {
            Self::Scopa => Some(2 * decks + 2),
            Self::Scopone => Some(3),
            Self::Escopa | Self::Escoba => None,
        }
    }
}

pub(crate) fn parse(
    preset: &str,
    players: Option<usize>,
    options: &Options,
) -> Result<ScopaRules, BadRules> {
    let preset = OptionValue::from(preset).choice("game", &Preset::NAMES)?;
    options.check_known(OPTIONS)?;
    let mut rules = preset.rules();
    rules.players = seats(preset, players, options)?;
    read_numbers(&mut rules, options)?;
    read_ways(&mut rules, options)?;
    read_teams(&mut rules, options)?;
    read_flags(&mut rules, options)?;
    let (players, each) = (rules.players.into(), rules.cards_per_deal.into());
    if players * each > rules.cards() {
        return Err(BadRules::NotEnoughCards {
            players,
            each,
            cards: rules.cards(),
        });
    }
    match conflict(&rules) {
        Some(conflict) => Err(BadRules::Conflict(conflict)),
        None => Ok(rules),
    }
}

fn seats(preset: Preset, players: Option<usize>, options: &Options) -> Result<u8, BadRules> {
    let named_by_teams = options
        .get("team_mode")
        .and_then(|value| team_sizes(value.as_str()))
        .map(|(sides, size)| sides * size);
    let usual = preset.rules().players.into();
    let given = players.or(named_by_teams).unwrap_or(usual);
    if preset.seats_so_many(given) {
        Ok(given as u8)
    } else {
        Err(BadRules::Players {
            preset: name_of(preset, &Preset::NAMES),
            given,
            expected: preset.seats(),
        })
    }
}

fn read_numbers(rules: &mut ScopaRules, options: &Options) -> Result<(), BadRules> {
    if let Some(value) = options.get("target") {
        rules.target = value.number_or("target", 1, 121, "none")?.map(|n| n as u8);
    }
    if let Some(value) = options.get("cards_per_deal") {
        let fixed: &[u8] = match rules.preset {
            Preset::Escopa => &[3],
            Preset::Scopone => &[9, 10],
            Preset::Scopa | Preset::Escoba => &[],
        };
        rules.cards_per_deal = number_among(value, "cards_per_deal", 10, fixed)?;
    }
    if let Some(value) = options.get("decks") {
        let fixed: &[u8] = match rules.preset {
            Preset::Escopa | Preset::Scopone => &[1],
            Preset::Scopa | Preset::Escoba => &[],
        };
        rules.decks = number_among(value, "decks", 6, fixed)?;
    }
    rules.redeal = match options.get("redeal") {
        Some(value) => value
            .number_or("redeal", 1, 4 * u32::from(rules.decks), "off")?
            .map(|n| n as u8),
        None => rules.preset.redeal(rules.decks),
    };
    if let Some(value) = options.get("pause") {
        rules.pause_s = value.number("pause", 0, 3600)? as u16;
    }
    Ok(())
}

/// A number from 1 to `high`, or one of a preset's few.
fn number_among(
    value: &OptionValue,
    option: &'static str,
    high: u32,
    fixed: &[u8],
) -> Result<u8, BadRules> {
    if fixed.is_empty() {
        return value.number(option, 1, high).map(|n| n as u8);
    }
    let number = value.as_str().parse().ok();
    number
        .filter(|n| fixed.contains(n))
        .ok_or_else(|| BadRules::value(option, value, Expected::one_of(fixed)))
}

fn read_ways(rules: &mut ScopaRules, options: &Options) -> Result<(), BadRules> {
    let capture = match options.get("capture") {
        Some(value) => Some(value.choice("capture", &Capture::NAMES)?),
        None => None,
    };
    if let Some(value) = options.get("escoba") {
        if value.flag("escoba")? {
            if capture.is_some_and(|capture| capture != Capture::Fifteen) {
                return Err(BadRules::Conflict(Conflict::EscobaCapture));
            }
            rules.capture = Capture::Fifteen;
        } else if rules.capture == Capture::Fifteen {
            rules.capture = Capture::RankFirst;
        }
    }
    if let Some(capture) = capture {
        rules.capture = capture;
    }
    if let Some(value) = options.get("choice") {
        rules.choice = value.choice("choice", &Choice::NAMES)?;
    }
    if let Some(value) = options.get("prime") {
        rules.prime = value.choice("prime", &Prime::NAMES)?;
    }
    if let Some(value) = options.get("faces") {
        rules.faces = value.choice("faces", &Faces::NAMES)?;
    }
    if let Some(value) = options.get("scopa_mechanic") {
        rules.mechanic = value.choice("scopa_mechanic", &Mechanic::NAMES)?;
    }
    Ok(())
}

fn read_teams(rules: &mut ScopaRules, options: &Options) -> Result<(), BadRules> {
    let usual = match rules.preset {
        Preset::Scopone => 2,
        _ => rules.players,
    };
    rules.sides = match options.get("team_mode") {
        None => usual,
        Some(value) => {
            let sides = parse_teams(value.as_str(), rules.players)?;
            let allowed = allowed_sides(rules.preset, rules.players);
            if !allowed.contains(&sides) {
                let names = allowed
                    .iter()
                    .map(|&sides| team_mode_text(rules.players.into(), sides.into()));
                return Err(BadRules::value("team_mode", value, Expected::one_of(names)));
            }
            sides
        }
    };
    Ok(())
}

/// Into how many sides a preset's players may split.
fn allowed_sides(preset: Preset, players: u8) -> Vec<u8> {
    (2..=players)
        .rev()
        .filter(|sides| players.is_multiple_of(*sides))
        .filter(|sides| match preset {
            Preset::Scopa | Preset::Escoba => true,
            Preset::Escopa => players / sides <= 2,
            Preset::Scopone => *sides == 2,
        })
        .collect()
}

fn read_flags(rules: &mut ScopaRules, options: &Options) -> Result<(), BadRules> {
    let flags: [(&'static str, &mut bool); 5] = [
        ("instant_win", &mut rules.instant_win),
        ("inverse", &mut rules.inverse),
        ("team_card_scoring", &mut rules.team_card_scoring),
        ("hints", &mut rules.hints),
        ("last_play_sweep", &mut rules.last_play_sweep),
    ];
    for (option, flag) in flags {
        if let Some(value) = options.get(option) {
            *flag = value.flag(option)?;
        }
    }
    Ok(())
}

fn conflict(rules: &ScopaRules) -> Option<Conflict> {
    if rules.instant_win && rules.inverse {
        Some(Conflict::InstantWinInverse)
    } else if rules.instant_win && rules.mechanic == Mechanic::NoScopas {
        Some(Conflict::InstantWinNoScopas)
    } else if rules.instant_win && rules.target.is_none() {
        Some(Conflict::InstantWinNoTarget)
    } else if rules.inverse && rules.target.is_none() {
        Some(Conflict::InverseNoTarget)
    } else {
        None
    }
}

/// `2v2v2` as 3 sides of 2; `None` unless all sides are equal and there are at least two.
fn team_sizes(text: &str) -> Option<(usize, usize)> {
    let sizes: Vec<usize> = text
        .split(['v', 'V'])
        .map(|size| size.parse().ok())
        .collect::<Option<_>>()?;
    let &first = sizes.first()?;
    let even = sizes.len() >= 2 && (1..=16).contains(&first) && sizes.iter().all(|&s| s == first);
    even.then_some((sizes.len(), first))
}

/// The number of sides that a team mode means for so many players.
pub(crate) fn parse_teams(text: &str, players: u8) -> Result<u8, BadRules> {
    if text.eq_ignore_ascii_case("individual") {
        return Ok(players);
    }
    match team_sizes(text) {
        Some((sides, size)) if sides * size == usize::from(players) => Ok(sides as u8),
        _ => {
            let names = (2..=players)
                .rev()
                .filter(|sides| players.is_multiple_of(*sides))
                .map(|sides| team_mode_text(players.into(), sides.into()));
            Err(BadRules::value(
                "team_mode",
                &OptionValue::from(text),
                Expected::one_of(names),
            ))
        }
    }
}

pub(crate) fn team_mode_text(players: usize, sides: usize) -> String {
    if sides == players {
        return "individual".into();
    }
    vec![(players / sides).to_string(); sides].join("v")
}

pub(crate) fn options(rules: &ScopaRules) -> Options {
    fn on(flag: bool) -> &'static str {
        if flag { "on" } else { "off" }
    }
    fn or(number: Option<u8>, none: &str) -> String {
        number.map_or(none.into(), |n| n.to_string())
    }
    Options::new()
        .with("target", or(rules.target, "none"))
        .with("cards_per_deal", rules.cards_per_deal)
        .with("decks", rules.decks)
        .with("escoba", on(rules.capture == Capture::Fifteen))
        .with("scopa_mechanic", name_of(rules.mechanic, &Mechanic::NAMES))
        .with("instant_win", on(rules.instant_win))
        .with("inverse", on(rules.inverse))
        .with("team_mode", rules.team_mode())
        .with("team_card_scoring", on(rules.team_card_scoring))
        .with("hints", on(rules.hints))
        .with("last_play_sweep", on(rules.last_play_sweep))
        .with("capture", name_of(rules.capture, &Capture::NAMES))
        .with("choice", name_of(rules.choice, &Choice::NAMES))
        .with("prime", name_of(rules.prime, &Prime::NAMES))
        .with("faces", name_of(rules.faces, &Faces::NAMES))
        .with("redeal", or(rules.redeal, "off"))
        .with("pause", rules.pause_s)
}
