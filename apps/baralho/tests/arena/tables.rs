//! What a tournament shows.

use serde_json::Value;

use crate::support::{Place, unpacked, zoo};

const THREE: [&str; 7] = [
    "escopa", "--bot", "robot4", "--bot", "greedy", "--bot", "random",
];

#[test]
fn without_a_seed_nobody_can_find_out_the_deals_and_they_can_be_dealt_again() {
    let place = Place::new();
    let args = [
        "escopa", "--bot", "robot4", "--bot", "greedy", "--deals", "4",
    ];
    let table = place.table(&[&args[..], &["--out", "a"]].concat());
    let seed = table["seed"].as_str().expect("a text");
    assert_eq!(seed.len(), 64);
    let other = place.table(&[&args[..], &["--out", "b"]].concat());
    assert_ne!(other["seed"], seed);
    let again = place.table(&[&args[..], &["--out", "c", "--seed", seed]].concat());
    assert_eq!(again, table);
}

#[test]
fn every_seat_of_every_game_has_chance_of_its_own() {
    let place = Place::new();
    let (one, other) = (
        format!("one={} plays", zoo()),
        format!("two={} plays", zoo()),
    );
    let bots = ["escopa", "--bot", &one, "--bot", &other, "--keep", "all"];
    place.table(&[&bots[..], &["--deals", "3", "--seed", "5", "--out", "it"]].concat());
    let mut seeds = Vec::new();
    let mut deals = std::collections::BTreeSet::new();
    for game in place.games("it") {
        deals.insert(game["seed"].as_u64().expect("a seed"));
        let log = place
            .path()
            .join("it")
            .join(game["log"].as_str().expect("a file"));
        let text = unpacked(&log);
        for line in text
            .lines()
            .filter(|line| line.contains(r#""type":"start""#))
        {
            let start = line.find('{').expect("an object");
            let start: Value = serde_json::from_str(&line[start..]).expect("a message");
            seeds.push(start["seed"].as_u64().expect("a seed"));
        }
    }
    assert_eq!((deals.len(), seeds.len()), (3, 12));
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 12);
}

#[test]
fn the_number_of_threads_does_not_change_the_table() {
    let place = Place::new();
    let with = |threads| {
        let args = [
            &THREE[..],
            &["--deals", "40", "--seed", "5", "--threads", threads],
        ]
        .concat();
        place.table(&args)
    };
    let one = with("1");
    assert_eq!(one["games"], 240);
    assert_eq!(one, with("3"));
    assert_eq!(one, with("8"));
}

#[test]
fn two_built_in_bots_play_the_games_of_sim() {
    let place = Place::new();
    let args = [
        "escopa", "--bot", "robot4", "--bot", "greedy", "--deals", "50", "--seed", "9",
    ];
    let table = place.table(&args);
    let sim = std::process::Command::new(env!("CARGO_BIN_EXE_baralho"))
        .args(["sim", "escopa", "--bots", "robot4,greedy", "--games", "100"])
        .args(["--seed", "9", "--duplicate", "--json"])
        .output()
        .expect("the binary starts");
    let sim: serde_json::Value = serde_json::from_slice(&sim.stdout).expect("JSON");
    for bot in sim["bots"].as_array().expect("bots") {
        let standings = table["standings"].as_array().expect("standings");
        let same = standings.iter().find(|other| other["name"] == bot["name"]);
        let same = same.expect("the same bots");
        for field in [
            "games",
            "wins",
            "draws",
            "losses",
            "win_rate",
            "ci95",
            "points_mean",
        ] {
            assert_eq!(same[field], bot[field], "{field}");
        }
    }
}

#[test]
fn the_answer_for_programs_has_all_its_parts() {
    let place = Place::new();
    let args = [&THREE[..], &["--deals", "3", "--seed", "1"]].concat();
    let table = place.table(&args);
    assert_eq!(table["game"], "escopa");
    assert_eq!(table["format"], "round-robin");
    assert_eq!(table["ended"], "complete");
    assert_eq!(
        (&table["games"], &table["planned"]),
        (&18.into(), &18.into())
    );
    assert!(table["sprt"].is_null());
    assert_eq!(table["warnings"][0]["kind"], "few-deals");
    let standings = table["standings"].as_array().expect("standings");
    assert_eq!(standings.len(), 3);
    for (place, bot) in standings.iter().enumerate() {
        assert!(
            bot["rank"]
                .as_u64()
                .is_some_and(|rank| rank <= place as u64 + 1)
        );
        for field in ["win_rate", "points_mean", "elo"] {
            assert!(bot[field].is_f64(), "{field}");
        }
        for field in ["ci95", "points_ci95", "elo_ci95"] {
            assert_eq!(bot[field].as_array().map(Vec::len), Some(2), "{field}");
        }
        assert_eq!(bot["verdicts"]["normal"], 12);
        assert!(table["crosstable"][place][place].is_null());
        assert_eq!(table["crosstable"][place][(place + 1) % 3]["games"], 6);
    }
}

#[test]
fn a_sequential_test_stops_early_and_at_the_same_deal_on_any_number_of_threads() {
    let place = Place::new();
    let with = |threads| {
        place.table(&[
            "escopa",
            "--bot",
            "greedy",
            "--bot",
            "random",
            "--deals",
            "5000",
            "--seed",
            "2",
            "--sprt",
            "0,100",
            "--threads",
            threads,
        ])
    };
    let one = with("1");
    assert_eq!(one["ended"], "decided");
    assert_eq!(one["sprt"]["decision"], "accept-h1");
    assert!(
        one["games"].as_u64().is_some_and(|games| games < 2000),
        "{}",
        one["games"]
    );
    assert_eq!(one, with("4"));
}

#[test]
fn one_deal_claims_no_interval_of_points() {
    let place = Place::new();
    let args = [&THREE[..], &["--deals", "1", "--seed", "1"]].concat();
    let table = place.table(&args);
    for bot in table["standings"].as_array().expect("standings") {
        assert!(bot["points_ci95"].is_null(), "{bot}");
        assert!(bot["points_mean"].is_f64(), "{bot}");
    }
    let ran = place.run(&args);
    assert!(
        ran.out.contains("A dash in place of an interval"),
        "{}",
        ran.out
    );
    let page = place.path().join("arena-escopa-2/report.html");
    let page = std::fs::read_to_string(page).expect("a report");
    assert!(page.contains("A dash in place of an interval"));
}

#[test]
fn many_bots_leave_the_standings_on_the_screen() {
    let place = Place::new();
    let bots: Vec<String> = (0..60)
        .map(|n| format!("--bot=student-{n}=random"))
        .collect();
    let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
    let more = [
        "--format", "gauntlet", "--deals", "2", "--seed", "3", "--quiet",
    ];
    let ran = place.run(&[&["escopa"][..], &bots, &more].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let longest = ran.out.lines().map(|line| line.chars().count()).max();
    assert!(longest.is_some_and(|longest| longest <= 120), "{longest:?}");
    let lines = ran.out.lines().count();
    assert!(lines < 60 + 20, "{lines} lines:\n{}", ran.out);
    assert!(
        ran.out.contains("Everyone against everyone is too wide"),
        "{}",
        ran.out
    );
}

#[test]
fn every_format_is_played_to_its_end() {
    let place = Place::new();
    let bots = [
        "--bot", "a=random", "--bot", "b=random", "--bot", "c=greedy",
    ];
    for (format, more, games) in [
        (
            "round-robin",
            &["--bot", "d=random", "--bot", "e=random"][..],
            10 * 4,
        ),
        (
            "gauntlet",
            &["--bot", "d=random", "--bot", "e=random"],
            4 * 4,
        ),
        (
            "swiss",
            &["--bot", "d=random", "--bot", "e=random", "--rounds", "4"],
            2 * 4 * 4,
        ),
        (
            "knockout",
            &["--bot", "d=random", "--bot", "e=random"],
            4 * 4,
        ),
    ] {
        let given = ["escopa", "--format", format, "--deals", "2", "--seed", "3"];
        let table = place.table(&[&given[..], &bots, more].concat());
        assert_eq!(table["games"], games, "{format}");
        assert_eq!(table["format"], format);
    }
}

#[test]
fn tables_of_several_bots_and_teams_are_played() {
    let place = Place::new();
    let bots = ["--bot", "robot4", "--bot", "greedy", "--bot", "random"];
    let given = ["escopa", "--table", "3", "--deals", "2", "--seed", "3"];
    let table = place.table(&[&given[..], &bots].concat());
    assert_eq!(
        (&table["games"], &table["players"]),
        (&12.into(), &3.into())
    );
    let external = format!("zoo={} plays", zoo());
    let pair = ["--bot", "greedy", "--bot", &external, "--deals", "2"];
    let table = place.table(&[&["scopone"][..], &pair].concat());
    assert_eq!((&table["games"], &table["players"]), (&4.into(), &4.into()));
    let table = place.table(&[&["buraco", "--players", "4"][..], &pair].concat());
    assert_eq!(table["games"], 4);
    let table = place.table(&[&["rouba-montes"][..], &pair].concat());
    assert_eq!(table["players"], 2);
    for bot in table["standings"].as_array().expect("standings") {
        assert_eq!(bot["verdicts"]["normal"], 4);
    }
}

#[test]
fn people_read_the_tables_in_their_language() {
    let place = Place::new();
    for (language, expected) in [
        (
            "en",
            ["Everyone against everyone", "Win % of the row", "rank"],
        ),
        (
            "pt-BR",
            ["Todos contra todos", "% de vitórias da linha", "pos."],
        ),
        (
            "it",
            ["Tutti contro tutti", "% di vittorie della riga", "pos."],
        ),
        (
            "es",
            ["Todos contra todos", "% de victorias de la fila", "pos."],
        ),
    ] {
        let ran = place.run(&[&THREE[..], &["--deals", "2", "--lang", language]].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        for text in expected {
            assert!(
                ran.out.contains(text),
                "{language}: {text} is not in\n{}",
                ran.out
            );
        }
        assert_eq!(
            ran.out
                .lines()
                .filter(|line| line.contains("/12  "))
                .count(),
            12
        );
        assert!(
            !ran.out.contains("{$") && !ran.out.contains("{arena"),
            "{}",
            ran.out
        );
    }
}

#[test]
fn the_report_and_the_records_are_where_the_answer_says() {
    let place = Place::new();
    let bot = format!("zoo={} polite", zoo());
    let ran = place.run(&[
        "escopa", "--bot", &bot, "--bot", "greedy", "--deals", "2", "--out", "here",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let here = place.path().join("here");
    let page = std::fs::read_to_string(here.join("report.html")).expect("a report");
    assert!(page.contains("greedy") && page.contains("</html>"));
    for game in place.games("here") {
        for kind in ["record", "log"] {
            let path = game[kind].as_str().expect("a path");
            let packed = std::fs::read(here.join(path)).expect("a file");
            assert_eq!(packed[..2], [0x1f, 0x8b], "not packed");
            assert!(page.contains(path), "no link to {path}");
        }
        let record = here.join(game["record"].as_str().expect("a path"));
        let file = place.path().join("game.jsonl");
        std::fs::write(&file, unpacked(&record)).expect("a file");
        let verified = std::process::Command::new(env!("CARGO_BIN_EXE_baralho"))
            .arg("verify")
            .arg(&file)
            .output()
            .expect("the binary starts");
        assert!(verified.status.success());
    }
    assert!(!here.join("work").exists(), "bots' directories are left");
}
