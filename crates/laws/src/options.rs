use baralho_game::{
    BadRules, Described, Expected, OptionValue, Options, Rules,
    chance::{self, Generator},
};

use crate::effort;

/// Checks a game's table of options: in every preset, for every number of players,
///
/// - whatever an option is said to take is read and written again, and nothing else is;
/// - rules are their options: parsing them again gives the same rules, through JSON too;
/// - options that say the same name each other.
///
/// # Panics
/// When a law is broken.
pub fn keep_options<R: Rules>() {
    for (preset, usual) in R::PRESETS {
        assert_eq!(usual.preset(), *preset);
        let parsed = R::parse(preset, None, &Options::new());
        assert_eq!(
            parsed.as_ref(),
            Ok(usual),
            "{preset} as it is usually played"
        );
        for players in usual.seats().numbers() {
            let read = |options: &Options| R::read(preset, Some(players), options);
            let rules = read(&Options::new()).expect("a number the preset seats");
            for option in rules.described() {
                keep_values::<R>(&rules, &option);
            }
            let mut rng = chance::generator(players as u64, 0);
            for _ in 0..40 * effort() {
                let options = random_options(&rules, &mut rng);
                let read = read(&options).expect("each option has one of its values");
                if R::parse(preset, Some(players), &options).is_ok() {
                    keep_text(&read);
                }
            }
        }
        for strange in [0, 1, 1000, usize::MAX] {
            let refused = R::parse(preset, Some(strange), &Options::new());
            assert!(matches!(refused, Err(BadRules::Players { .. })));
        }
    }
}

fn keep_values<R: Rules>(rules: &R, option: &Described) {
    let name = option.name;
    let read = |value: &str| {
        let options = Options::new().with(name, value);
        R::read(rules.preset(), Some(rules.players()), &options)
    };
    for value in option.takes.examples() {
        let read = read(&value).unwrap_or_else(|error| panic!("{name}={value}: {error}"));
        let written = read.options();
        assert_eq!(written.get(name).map(OptionValue::as_str), Some(&*value));
    }
    let mut strange = vec![String::new(), "?".into(), "-1".into(), "99999".into()];
    if let Expected::Range { low, high, .. } = option.takes {
        strange.push((high + 1).to_string());
        strange.extend(low.checked_sub(1).map(|below| below.to_string()));
    }
    for value in strange {
        let expected = option.takes.clone();
        assert_eq!(read(&value), Err(BadRules::value(name, &value, expected)));
    }
    if let Some(same) = R::same_as(name) {
        assert_eq!(R::same_as(same), Some(name));
    }
}

fn keep_text<R: Rules>(rules: &R) {
    let parse = |options: &Options| R::parse(rules.preset(), Some(rules.players()), options);
    let options = rules.options();
    assert_eq!(parse(&options).as_ref(), Ok(rules), "{options:?}");
    let json = serde_json::to_string(&options).expect("options are JSON");
    let read = serde_json::from_str(&json).expect("and read back");
    assert_eq!(parse(&read).as_ref(), Ok(rules), "{json}");
}

/// Options drawn at random from all that the rules take: each has one of its values, small
/// numbers more often, or is left to the preset.
///
/// # Panics
/// When the rules do not read what they say they take.
pub fn random_options<R: Rules>(rules: &R, rng: &mut Generator) -> Options {
    let mut options = Options::new();
    for place in 0..R::OPTIONS.len() {
        let rules = R::read(rules.preset(), Some(rules.players()), &options);
        let option = rules
            .expect("values that it takes")
            .described()
            .swap_remove(place);
        let mut below = |most: usize| chance::below(most as u64, rng) as usize;
        if below(2) == 0 {
            continue;
        }
        let numbers = option.takes.numbers();
        match option.takes {
            Expected::OneOf(words) => options.set(option.name, &words[below(words.len())]),
            Expected::Range {
                none: Some(none), ..
            } if below(4) == 0 => {
                options.set(option.name, none);
            }
            Expected::Range { .. } => {
                let most = 1 + below(numbers.len());
                options.set(option.name, numbers[below(most)]);
            }
        }
    }
    options
}
