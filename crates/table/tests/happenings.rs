//! What goes on around the cards, in every language.

use baralho_catalog::{AnyRules, PRESETS};
use baralho_game::Options;
use baralho_protocol::online::{By, Ending, Gone, Person, Place, Setup, TableEvent};
use baralho_table::happenings::{Company, described, out, partnered, pause, sitters};
use baralho_words::{Language, Style, Words, labels::option_name};

fn place(who: Option<Person>, bot: Option<&str>) -> Place {
    Place {
        who,
        bot: bot.map(str::to_owned),
        ..Place::default()
    }
}

/// Ana listens; Rui has just left the third seat.
fn table() -> (Vec<Place>, Vec<Option<String>>) {
    let ana = place(Some(Person::new(1, "Ana")), None);
    let robot = place(None, Some("robot4"));
    let before = [
        ana.clone(),
        robot.clone(),
        place(Some(Person::new(2, "Rui")), None),
    ];
    let now = vec![ana, robot, place(None, None)];
    (now, sitters(&before))
}

fn told(words: &Words, what: &TableEvent) -> Vec<String> {
    let (seats, before) = table();
    let company = Company {
        words,
        you: Some(1),
        seats: &seats,
        before: &before,
    };
    company.tell(what)
}

fn away(seat: usize, why: Gone) -> TableEvent {
    TableEvent::Away { seat, why }
}

fn stand_in(seat: usize, bot: &str) -> TableEvent {
    let bot = bot.to_owned();
    TableEvent::StandIn { seat, bot }
}

fn left(kicked: bool) -> TableEvent {
    TableEvent::Left { seat: 2, kicked }
}

fn silenced(person: i64, on: bool) -> TableEvent {
    TableEvent::Silenced { person, on }
}

fn moved(by: By) -> TableEvent {
    TableEvent::Move {
        seat: 1,
        text: "7D".to_owned(),
        by,
    }
}

#[test]
fn the_listener_is_you_and_whoever_left_is_still_named() {
    let words = Words::new(Language::En, Style::Symbols);
    for (what, start) in [
        (left(false), "Rui "),
        (TableEvent::Ready { seat: 0, on: true }, "You "),
        (away(1, Gone::Lost), "robot4 "),
        (
            TableEvent::Host {
                who: Person::new(2, "Rui"),
            },
            "Rui ",
        ),
        (moved(By::Clock), "robot4 ran out of time"),
    ] {
        let said = told(&words, &what);
        assert!(said[0].starts_with(start), "{said:?}");
    }
}

#[test]
fn what_nobody_needs_to_hear_is_not_told() {
    let words = Words::new(Language::En, Style::Symbols);
    for what in [
        TableEvent::Tick,
        moved(By::Own),
        moved(By::StandIn),
        away(0, Gone::Lost),
        away(0, Gone::Left),
        // Somebody who does not sit here.
        silenced(7, true),
    ] {
        assert_eq!(told(&words, &what), Vec::<String>::new(), "{what:?}");
    }
}

#[test]
fn every_happening_is_told_in_whole_sentences_in_every_language() {
    let mut changed = Setup::of("scopa");
    changed.rules.set("target", "21");
    let all = [
        TableEvent::Changed {
            setup: changed,
            locked: false,
        },
        TableEvent::Sat {
            seat: 2,
            who: Person::new(2, "Rui"),
        },
        TableEvent::Bot {
            seat: 1,
            name: "robot4".to_owned(),
        },
        left(true),
        TableEvent::Ready { seat: 0, on: false },
        TableEvent::Seeded {
            seat: 0,
            seed: "x".to_owned(),
        },
        TableEvent::Paused { on: true },
        TableEvent::Paused { on: false },
        TableEvent::Extended {
            seat: 0,
            more: 30_000,
        },
        TableEvent::Back { seat: 1 },
        TableEvent::Back { seat: 0 },
        away(1, Gone::Lost),
        away(1, Gone::Left),
        away(1, Gone::Kicked),
        stand_in(0, "robot4"),
        stand_in(1, "greedy"),
        TableEvent::Chat {
            who: Person::new(2, "Rui"),
            text: "olá.".to_owned(),
        },
        silenced(1, true),
        TableEvent::Woken,
        TableEvent::Closed,
    ];
    for language in Language::ALL {
        for style in [Style::Symbols, Style::Spoken] {
            let words = Words::new(language, style);
            for what in &all {
                let said = told(&words, what);
                assert!(!said.is_empty(), "{what:?}");
                for text in said {
                    assert!(text.ends_with(['.', '!']) && !text.contains('{'), "{text}");
                }
            }
        }
    }
}

#[test]
fn leaving_losing_the_connection_and_being_sent_away_are_three_things() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Symbols);
        let mut said = [Gone::Lost, Gone::Left, Gone::Kicked]
            .map(|why| told(&words, &away(1, why)))
            .concat();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), 3, "{language}: {said:?}");
        // And to whoever goes: that the seat is kept is told only where it is.
        let told = [
            out(&words, "left", false),
            out(&words, "left", true),
            out(&words, "kicked", false),
        ];
        assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
    }
}

#[test]
fn a_spectator_who_is_silenced_is_told_so() {
    let words = Words::new(Language::En, Style::Symbols);
    let company = Company {
        words: &words,
        you: Some(7),
        seats: &[],
        before: &[],
    };
    for on in [true, false] {
        let said = company.tell(&silenced(7, on));
        assert!(said[0].starts_with("You "), "{said:?}");
    }
}

#[test]
fn a_table_is_described_with_all_that_differs_from_an_open_one() {
    let words = Words::new(Language::En, Style::Symbols);
    let usual = described(&words, &Setup::of("scopa"), false);
    let closed = Setup {
        public: false,
        spectators: false,
        rated: false,
        ..Setup::of("scopa")
    };
    let closed = described(&words, &closed, true);
    assert_eq!((usual.len(), closed.len()), (1, 4), "{usual:?} {closed:?}");
    assert!(closed.iter().all(|line| !usual.contains(line)));
}

#[test]
fn everybody_is_told_who_plays_with_whom() {
    let words = Words::new(Language::En, Style::Symbols);
    let rules =
        |game: &str, players| AnyRules::parse(game, Some(players), &Options::new()).expect("rules");
    let told = |rules: &AnyRules, seat, own| partnered(&words, rules, seat, own);
    for game in ["buraco", "scopone"] {
        let rules = rules(game, 4);
        assert_eq!(told(&rules, 2, Some(0)).as_deref(), Some("your partner"));
        assert_eq!(told(&rules, 1, Some(0)).as_deref(), Some("with seat 4"));
        assert_eq!(told(&rules, 0, None).as_deref(), Some("with seat 3"));
        assert_eq!(told(&rules, 0, Some(0)), None);
    }
    assert_eq!(told(&rules("escopa", 4), 2, Some(0)), None);
}

#[test]
fn a_pause_is_told_where_there_is_one() {
    let words = Words::new(Language::En, Style::Symbols);
    let ending = |pause_s| Ending {
        open: serde_json::Value::Null,
        points: Vec::new(),
        totals: Vec::new(),
        pause_s,
    };
    assert_eq!(pause(&words, &ending(None)), None);
    assert_eq!(pause(&words, &ending(Some(0))), None);
    assert!(pause(&words, &ending(Some(15))).is_some_and(|said| said.contains("15")));
}

/// A table's options are told in words: no name of the rules, no `capture=fifteen`.
#[test]
fn what_is_not_as_usual_is_told_in_words() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Spoken);
        for preset in PRESETS {
            let usual = AnyRules::parse(preset.name, None, &Options::new()).expect("a preset");
            for option in usual.described() {
                let (option, values) = (option.name, option.takes.examples());
                for value in values {
                    let mut setup = Setup::of(preset.name);
                    setup.players = Some(usual.players());
                    setup.rules.set(option, &value);
                    let Ok(rules) = AnyRules::parse(preset.name, setup.players, &setup.rules)
                    else {
                        continue;
                    };
                    // The last line says whether the match is rated.
                    let mut told = described(&words, &setup, false);
                    told.pop();
                    assert_eq!(
                        told.is_empty(),
                        rules.options() == usual.options(),
                        "{told:?}"
                    );
                    for line in told {
                        assert!(!line.contains(['=', '_', '{']), "{line}");
                        let own = option_name(&words, option);
                        assert!(line.contains(&own), "{option}={value}: {line}");
                        assert!(
                            ![": on.", ": off."].iter().any(|raw| line.contains(raw)),
                            "{line}"
                        );
                    }
                }
            }
        }
    }
    let words = Words::new(Language::En, Style::Symbols);
    let mut setup = Setup::of("scopa");
    setup.rules.set("capture", "fifteen");
    setup.rules.set("decks", "2");
    setup.rules.set("hints", "on");
    assert_eq!(
        described(&words, &setup, false)[..1],
        [
            "Special rules: Captures: cards that make 15 with it; Decks: 2; \
             Show captures: yes."
        ]
    );
}
