use super::*;
use baralho_catalog::{PRESETS, STAND_IN, USUAL_OPPONENT};
use baralho_words::labels::{about_option, option_name, option_value};
use baralho_words::{Language, Style};

#[test]
fn every_option_of_every_game_can_be_chosen_and_is_explained() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Symbols);
        for preset in PRESETS {
            let form = Form::new(preset.name);
            for field in form.fields(&words) {
                let option = field.option;
                let (name, about) = (option_name(&words, option), about_option(&words, option));
                assert!(!name.is_empty() && !about.is_empty(), "{field:?}");
                assert!(!format!("{name}{about}").contains(['{', '_']), "{field:?}");
                assert!(offers(&field, &field.value), "{}: {field:?}", preset.name);
                for word in field.takes.examples() {
                    let name = option_value(&words, option, &word);
                    // Numbers and teams such as 2v2 say themselves.
                    let says_itself = word.starts_with(|c: char| c.is_ascii_digit());
                    assert_eq!(name == word, says_itself, "{field:?}");
                }
            }
        }
    }
}

#[test]
fn options_in_conflict_are_explained_and_can_be_mended() {
    let words = Words::new(Language::En, Style::Symbols);
    let mut form = Form::new("scopa");
    form.set("instant_win", "on");
    assert_eq!(form.trouble(&words), None);
    form.set("inverse", "on");
    let trouble = form.trouble(&words).expect("these two cannot be together");
    assert!(!trouble.contains('{'), "{trouble}");
    form.set("instant_win", "off");
    assert_eq!(form.trouble(&words), None);
    form.set("escoba", "on");
    form.set("capture", "fewest");
    assert_eq!(form.trouble(&words), None);
}

#[test]
fn tables_of_every_size_can_be_chosen() {
    assert_eq!(Form::new("buraco").numbers_of_players(), [2, 4]);
    assert!(Form::new("scopa").numbers_of_players().contains(&6));
    let most = Form::new("rouba-montes").numbers_of_players();
    assert_eq!((most[0], most.len(), most.last()), (2, 19, Some(&20)));
}

/// Some values of an option: those of a choice, and a number's ends with their neighbours.
fn values(option: &Described) -> Vec<String> {
    let mut values = option.takes.examples();
    if let Expected::Range { low, high, .. } = option.takes {
        // More decks allow more.
        let more = [
            0,
            low + 1,
            low + 2,
            high / 2,
            high - 1,
            high + 1,
            2 * high,
            6 * high,
        ];
        values.extend(more.map(|n| n.to_string()));
    }
    values.sort_unstable();
    values.dedup();
    values
}

fn offers(field: &Field, value: &str) -> bool {
    match &field.takes {
        flag @ Expected::OneOf(_) if flag.is_flag() => {
            field.value == value || field.bound.is_none()
        }
        Expected::OneOf(words) => words.iter().any(|word| word == value),
        takes @ Expected::Range { none, .. } => {
            let number = value.parse().ok();
            *none == Some(value) || number.is_some_and(|n| takes.numbers().contains(&n))
        }
    }
}

/// What a field offers: all of a choice, the ends of a range.
fn offered(field: &Field) -> Vec<String> {
    match field.bound {
        Some(_) => vec![field.value.clone()],
        None => field.takes.examples(),
    }
}

/// One form that can be played: it shows what was chosen, and all that it offers can be played.
fn check(form: &Form, words: &Words) {
    let rules = form.rules().expect("it can be played").options();
    assert!(
        form.numbers_of_players().contains(&form.players),
        "{form:?}"
    );
    for field in form.fields(words) {
        let chosen = form.changed.get(field.option);
        let value = chosen.or_else(|| rules.get(field.option)).expect("a value");
        assert_eq!(field.value, value.as_str(), "{form:?}");
        assert!(offers(&field, &field.value), "{form:?}: {field:?}");
        for value in offered(&field) {
            let mut next = form.clone();
            next.set(field.option, &value);
            assert_eq!(
                next.trouble(words),
                None,
                "{form:?}: {} = {value}",
                field.option
            );
            let set = next
                .changed
                .get(field.option)
                .map(|set| set.as_str().to_owned());
            assert_eq!(set, Some(value), "{form:?}");
        }
    }
    for players in form.numbers_of_players() {
        let mut next = form.clone();
        next.seat(players);
        assert_eq!(next.trouble(words), None, "{form:?}: {players} players");
    }
}

/// Every preset, number of players, and single or paired change of options that the rules
/// accept can be chosen in the form; and whatever it offers then, the rules accept.
#[test]
fn the_form_offers_what_the_rules_accept_and_nothing_else() {
    let words = Words::new(Language::En, Style::Symbols);
    for preset in PRESETS {
        let form = Form::new(preset.name);
        let mut checked = 0;
        for players in form.seats() {
            let usual = AnyRules::read(preset.name, Some(players), &Options::new());
            let options = usual.expect("it seats so many").described();
            let all: Vec<(&str, String)> = options
                .iter()
                .filter(|option| option.name != "compat")
                .flat_map(|option| values(option).into_iter().map(|value| (option.name, value)))
                .collect();
            let changes = all
                .iter()
                .flat_map(|one| all.iter().map(move |two| [one, two]));
            for [one, two] in changes.filter(|[one, two]| one.0 < two.0 || one == two) {
                let form = Form {
                    players,
                    changed: Options::new().with(one.0, &one.1).with(two.0, &two.1),
                    ..form.clone()
                };
                // The ends of the scale do for the many that differ in nothing else.
                let is_typical = [2, 4, 6, 14, 16].contains(&players);
                if form.rules().is_ok() && (is_typical || one == two) {
                    checked += 1;
                    check(&form, &words);
                }
            }
            let plain = Form {
                players,
                ..form.clone()
            };
            if plain.rules().is_ok() {
                check(&plain, &words);
            }
        }
        assert!(checked > 0 || preset.name == "buraco", "{}", preset.name);
    }
}

#[test]
fn a_choice_that_another_leaves_no_room_for_is_as_usual_again() {
    let words = Words::new(Language::En, Style::Symbols);
    let mut form = Form::new("scopa");
    form.set("decks", "2");
    form.set("redeal", "8");
    form.seat(4);
    form.set("team_mode", "2v2");
    assert_eq!(form.trouble(&words), None);
    form.set("decks", "1");
    form.seat(3);
    assert_eq!(form.trouble(&words), None);
    assert_eq!(form.rules().map(|rules| rules.options()), {
        let usual = Form {
            players: 3,
            ..Form::new("scopa")
        };
        usual.rules().map(|rules| rules.options())
    });
    // What was typed wrong stays to be seen, and is said to be wrong.
    form.set("target", "500");
    form.set("decks", "2");
    assert!(form.trouble(&words).is_some());
}

#[test]
fn the_pause_online_is_long_enough_to_hear_the_score() {
    for preset in PRESETS {
        let (alone, online) = (Form::new(preset.name), Form::online(preset.name));
        let pause = |form: &Form| {
            let options = form.rules().expect("a preset").options();
            options.get("pause").map(|pause| pause.as_str().to_owned())
        };
        assert_eq!(pause(&alone).is_some(), pause(&online).is_some());
        assert!(pause(&online).is_none_or(|pause| pause == PAUSE_S.to_string()));
    }
}

#[test]
fn the_bots_on_the_page_are_the_bots_there_are() {
    use baralho_bots::Bots;
    fn known<B: Bots>(game: &str) {
        let mut page: Vec<&str> = bots(game).to_vec();
        let mut all: Vec<&str> = B::NAMES.to_vec();
        page.sort_unstable();
        all.sort_unstable();
        // At Rouba-Montes all bots do the same: those with people's names are enough.
        if game == "rouba-montes" {
            assert_eq!(bots(game)[..], bots("escopa")[..5]);
            all.retain(|name| page.contains(name) || *name == STAND_IN);
            page.push(STAND_IN);
            page.sort_unstable();
        }
        assert_eq!(page, all);
        assert!(page.contains(&USUAL_OPPONENT) && all.contains(&STAND_IN));
    }
    for preset in PRESETS {
        let rules = AnyRules::parse(preset.name, None, &Options::new()).expect("a preset");
        baralho_catalog::with_game!(rules, |G, _rules| known::<baralho_opponents::BotsOf<G>>(
            preset.name
        ));
    }
}
