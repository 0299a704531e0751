//! Presets and options: the tables from which they are read, written, shown and explained.

use baralho_game::{BadRules, Conflict, Expected, Options, RuleOption, Rules, Seat, Setting};

use crate::{Capture, Choice, Faces, Mechanic, Preset, Prime, ScopaRules};

type Row = RuleOption<ScopaRules>;

const SCOPA: ScopaRules = ScopaRules {
    preset: Preset::Scopa,
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
    redeal: Some(4),
    pause_s: 15,
};

const ESCOBA: ScopaRules = ScopaRules {
    preset: Preset::Escoba,
    capture: Capture::Fifteen,
    redeal: None,
    ..SCOPA
};

const ESCOPA: ScopaRules = ScopaRules {
    preset: Preset::Escopa,
    target: None,
    capture: Capture::Fewest,
    choice: Choice::Player,
    prime: Prime::Primiera,
    faces: Faces::Figures,
    redeal: None,
    ..SCOPA
};

const SCOPONE: ScopaRules = ScopaRules {
    preset: Preset::Scopone,
    players: 4,
    target: Some(21),
    cards_per_deal: 10,
    choice: Choice::Player,
    prime: Prime::Primiera,
    faces: Faces::Figures,
    redeal: Some(3),
    ..SCOPA
};

impl Rules for ScopaRules {
    const VERSION: u32 = 1;

    const PRESETS: &'static [(&'static str, Self)] = &[
        ("escopa", ESCOPA),
        ("scopa", SCOPA),
        ("escoba", ESCOBA),
        ("scopone", SCOPONE),
    ];

    const OPTIONS: &'static [Row] = &[
        Row::number(
            "target",
            |_| Expected::range_or(1, 121, "none"),
            |r| &mut r.target,
        ),
        Row::number("cards_per_deal", cards_per_deal, |r| &mut r.cards_per_deal),
        Row::number("decks", decks, |r| &mut r.decks),
        Row::computed("escoba", on_or_off, is_escoba, set_escoba).same_as("capture"),
        Row::word("scopa_mechanic", |r| &mut r.mechanic),
        Row::word("instant_win", |r| &mut r.instant_win),
        Row::word("inverse", |r| &mut r.inverse),
        Row::computed("team_mode", team_modes, Self::team_mode, set_team_mode),
        Row::word("team_card_scoring", |r| &mut r.team_card_scoring),
        Row::word("hints", |r| &mut r.hints),
        Row::word("last_play_sweep", |r| &mut r.last_play_sweep),
        Row::word("capture", |r| &mut r.capture).same_as("escoba"),
        Row::word("choice", |r| &mut r.choice),
        Row::word("prime", |r| &mut r.prime),
        Row::word("faces", |r| &mut r.faces),
        Row::number("redeal", redeal, |r| &mut r.redeal).usually(usual_redeal),
        Row::number("pause", |_| Expected::range(0, 3600), |r| &mut r.pause_s),
    ];

    const CONFLICTS: &'static [Conflict] = &[
        Conflict(
            [("escoba", "on"), ("capture", "fewest")],
            "it means capture=fifteen",
        ),
        Conflict(
            [("escoba", "on"), ("capture", "rank-first")],
            "it means capture=fifteen",
        ),
        Conflict(
            [("instant_win", "on"), ("inverse", "on")],
            "reaching the target eliminates there, so a sweep cannot win",
        ),
        Conflict(
            [("instant_win", "on"), ("scopa_mechanic", "no_scopas")],
            "no sweep ever scores there",
        ),
        Conflict(
            [("instant_win", "on"), ("target", "none")],
            "it needs a target to reach, a number from 1 to 121",
        ),
        Conflict(
            [("inverse", "on"), ("target", "none")],
            "it needs a target to fall at, a number from 1 to 121",
        ),
    ];

    fn preset(&self) -> &'static str {
        Self::PRESETS[self.preset as usize].0
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn seats(&self) -> Expected {
        match self.preset {
            Preset::Escopa => Expected::one_of([2, 3, 4, 6]),
            Preset::Scopone => Expected::one_of([4]),
            Preset::Scopa | Preset::Escoba => Expected::range(2, 16),
        }
    }

    fn set_players(&mut self, players: usize) {
        self.players = players as u8;
        self.sides = match self.preset {
            Preset::Scopone => 2,
            _ => self.players,
        };
    }

    fn players_by(options: &Options) -> Option<usize> {
        let (sides, size) = team_sizes(options.get("team_mode")?.as_str())?;
        Some(sides * size)
    }

    fn check_cards(&self) -> Result<(), BadRules> {
        let (players, each) = (self.players(), self.cards_per_deal.into());
        let cards = self.cards();
        if players * each <= cards {
            return Ok(());
        }
        Err(BadRules::NotEnoughCards {
            players,
            each,
            cards,
        })
    }

    fn sides(&self) -> usize {
        self.sides.into()
    }

    #[inline]
    fn side_of(&self, seat: Seat) -> usize {
        if self.sides == self.players {
            seat.index()
        } else {
            seat.index() % self.sides as usize
        }
    }

    fn points_are_bad(&self) -> bool {
        self.inverse
    }

    fn pause_s(&self) -> u32 {
        self.pause_s.into()
    }
}

fn cards_per_deal(rules: &ScopaRules) -> Expected {
    match rules.preset {
        Preset::Escopa => Expected::one_of([3]),
        Preset::Scopone => Expected::one_of([9, 10]),
        Preset::Scopa | Preset::Escoba => Expected::range(1, 10),
    }
}

fn decks(rules: &ScopaRules) -> Expected {
    match rules.preset {
        Preset::Escopa | Preset::Scopone => Expected::one_of([1]),
        Preset::Scopa | Preset::Escoba => Expected::range(1, 6),
    }
}

fn redeal(rules: &ScopaRules) -> Expected {
    Expected::range_or(1, 4 * u32::from(rules.decks), "off")
}

fn usual_redeal(rules: &mut ScopaRules) {
    if rules.capture == Capture::Fifteen {
        rules.redeal = None;
    } else if rules.preset == Preset::Scopa {
        rules.redeal = Some(2 * rules.decks + 2);
    }
}

fn on_or_off(_: &ScopaRules) -> Expected {
    false.takes()
}

fn is_escoba(rules: &ScopaRules) -> String {
    let is_on = rules.capture == Capture::Fifteen;
    is_on.get().unwrap_or_default()
}

fn set_escoba(rules: &mut ScopaRules, text: &str) -> bool {
    let mut is_on = false;
    let was_read = is_on.set(text);
    if is_on {
        rules.capture = Capture::Fifteen;
    } else if rules.capture == Capture::Fifteen {
        rules.capture = Capture::RankFirst;
    }
    was_read
}

impl ScopaRules {
    /// `individual`, `2v2`, `2v2v2`, ...
    pub fn team_mode(&self) -> String {
        team_mode(self.players, self.sides)
    }

    /// Into how many sides the players may split, the most first.
    fn splits(&self) -> impl Iterator<Item = u8> {
        let Self {
            preset, players, ..
        } = *self;
        (2..=players)
            .rev()
            .filter(move |&sides| players.is_multiple_of(sides))
            .filter(move |&sides| match preset {
                Preset::Scopa | Preset::Escoba => true,
                Preset::Escopa => players / sides <= 2,
                Preset::Scopone => sides == 2,
            })
    }
}

fn team_modes(rules: &ScopaRules) -> Expected {
    Expected::one_of(rules.splits().map(|sides| team_mode(rules.players, sides)))
}

fn team_mode(players: u8, sides: u8) -> String {
    if sides == players {
        return "individual".into();
    }
    vec![(players / sides).to_string(); sides.into()].join("v")
}

fn set_team_mode(rules: &mut ScopaRules, text: &str) -> bool {
    let sides = if text.eq_ignore_ascii_case("individual") {
        Some(rules.players)
    } else {
        team_sizes(text)
            .filter(|(sides, size)| sides * size == rules.players())
            .map(|(sides, _)| sides as u8)
    };
    let sides = sides.filter(|sides| rules.splits().any(|split| split == *sides));
    sides.map(|sides| rules.sides = sides).is_some()
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
