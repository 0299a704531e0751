//! Our reader says everything as the whole of Fluent would.

use std::{collections::BTreeSet, fs};

use baralho_words::{Gender, Language, Style, Value, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::{catalogue, files, languages::values};

/// What the catalogue of a language says through Fluent.
fn bundle(language: Language, style: Style) -> FluentBundle<FluentResource> {
    let tag = language.tag().parse().expect("a tag");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    if language != Language::En {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
            _ => None,
        }));
    }
    let words = Words::new(language, style);
    bundle
        .add_function("SPELL", move |positional, named| {
            let gender = match named.get("gender") {
                Some(FluentValue::String(gender)) if gender == "feminine" => Gender::Feminine,
                _ => Gender::Masculine,
            };
            match positional {
                [FluentValue::Number(number)] => spelled(&words, number.value, gender).into(),
                [FluentValue::String(text)] => text.to_string().into(),
                _ => FluentValue::Error,
            }
        })
        .expect("a new function");
    for file in files(language).concat() {
        let text = fs::read_to_string(file).expect("a catalogue");
        let resource = FluentResource::try_new(text).expect("Fluent");
        bundle.add_resource(resource).expect("new messages");
    }
    bundle
}

/// Whole numbers in words, others in digits.
fn spelled(words: &Words, number: f64, gender: Gender) -> String {
    if number.fract() == 0.0 {
        return words.number(number as i64, gender);
    }
    let mut size = number.abs().to_string();
    if words.language() != Language::En {
        size = size.replace('.', ",");
    }
    let minus = match (words.style(), words.language()) {
        _ if number > 0.0 => "",
        (Style::Symbols, _) => "-",
        (Style::Spoken, Language::En) => "minus ",
        (Style::Spoken, Language::It) => "meno ",
        (Style::Spoken, _) => "menos ",
    };
    format!("{minus}{size}")
}

/// Something given to a message, for both.
#[derive(Clone, Debug)]
enum Given {
    Number(f64),
    Text(String),
    Nothing,
}

/// Numbers of every kind, every text that a message may select by, and texts that look like
/// numbers or plurals.
fn all_given(catalogue: &str) -> Vec<Given> {
    let numbers = "0 1 2 3 5 10 11 21 100 101 199 200 1e6 2e6 1e9 -1 -2 -21 -500 \
                   0.5 0.3333333333333333 1.5 2.5 21.5 -0.5 -1.5 -2.25 1e17 1e-7";
    let numbers = numbers.split_whitespace().map(|number| {
        let number = number.parse().expect("a number");
        Given::Number(number)
    });
    let mut texts: BTreeSet<&str> = ["", "0", "1", "one", "other", "many", "à {b} ♦", "7♦"].into();
    for line in catalogue.lines() {
        let line = line.trim_start().trim_start_matches('*');
        let key = line.strip_prefix('[').and_then(|rest| rest.split_once(']'));
        texts.extend(key.map(|(key, _)| key));
    }
    let texts = texts.into_iter().map(|text| Given::Text(text.to_owned()));
    numbers.chain(texts).chain([Given::Nothing]).collect()
}

fn said_by_fluent(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    given: &[(&str, Given)],
) -> String {
    let mut args = FluentArgs::new();
    for (name, given) in given {
        match given {
            Given::Number(number) => args.set(*name, *number),
            Given::Text(text) => args.set(*name, text.as_str()),
            Given::Nothing => {}
        }
    }
    let (id, attribute) = key
        .split_once('.')
        .map_or((key, None), |(a, b)| (a, Some(b)));
    let message = bundle.get_message(id).expect("a message");
    let pattern = match attribute {
        Some(name) => message.get_attribute(name).expect("an attribute").value(),
        None => message.value().expect("a value"),
    };
    let said = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
    said.into_owned()
}

fn said_by_us(words: &Words, key: &str, given: &[(&str, Given)]) -> String {
    let values: Vec<(&str, Value<'_>)> = given
        .iter()
        .filter_map(|(name, given)| match given {
            Given::Number(number) => Some((*name, Value::from(*number))),
            Given::Text(text) => Some((*name, Value::from(text))),
            Given::Nothing => None,
        })
        .collect();
    words.say(key, &values)
}

#[test]
fn every_message_is_said_as_fluent_says_it_whatever_it_is_given() {
    for language in Language::ALL {
        let files = files(language).concat().into_iter();
        let texts: String = files
            .map(|file| fs::read_to_string(file).expect("a catalogue"))
            .collect();
        let all = all_given(&texts);
        let catalogue = catalogue(language);
        for style in [Style::Symbols, Style::Spoken] {
            let (bundle, words) = (bundle(language, style), Words::new(language, style));
            let mut different = BTreeSet::new();
            let mut count = 0;
            for key in catalogue.keys() {
                let names: Vec<String> = values(&catalogue, key).into_iter().collect();
                // Each value meets many others.
                let steps: &[usize] = if names.len() > 1 {
                    &[0, 1, 5, 11, 17]
                } else {
                    &[0]
                };
                for (first, step) in (0..all.len()).flat_map(|n| steps.iter().map(move |s| (n, s)))
                {
                    let given: Vec<(&str, Given)> = names
                        .iter()
                        .enumerate()
                        .map(|(place, name)| {
                            (
                                name.as_str(),
                                all[(first + place * step) % all.len()].clone(),
                            )
                        })
                        .collect();
                    let (one, other) = (
                        said_by_fluent(&bundle, key, &given),
                        said_by_us(&words, key, &given),
                    );
                    count += 1;
                    // What Fluent shows where nothing was given to be spelled.
                    if one != other && !one.contains("SPELL()") {
                        different.insert(format!("{key} {given:?}: {one:?}, not {other:?}"));
                    }
                }
            }
            assert!(count > 10_000, "{count} comparisons are too few");
            assert!(
                different.is_empty(),
                "{language} {style:?}: {} of {count} are said differently, such as\n{}",
                different.len(),
                different
                    .into_iter()
                    .take(20)
                    .collect::<Vec<_>>()
                    .join("\n")
            );
        }
    }
}
