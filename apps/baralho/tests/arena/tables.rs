//! What a tournament shows.

use serde_json::Value;

use crate::support::{Place, among, unpacked, zoo};

const THREE: &str = "escopa --bot robot4 --bot greedy --bot random";

#[test]
fn without_a_seed_nobody_can_find_out_the_deals_and_they_can_be_dealt_again() {
    let place = Place::new();
    let line = "escopa --bot robot4 --bot greedy --deals 4";
    let table = place.table(&format!("{line} --out a"));
    let seed = table["seed"].as_str().expect("a text");
    assert_eq!(seed.len(), 64);
    let other = place.table(&format!("{line} --out b"));
    assert_ne!(other["seed"], seed);
    let again = place.table(&format!("{line} --out c --seed {seed}"));
    assert_eq!(again, table);
}

#[test]
fn every_seat_of_every_game_has_chance_of_its_own() {
    let place = Place::new();
    let (one, other) = (
        format!("one={} plays", zoo()),
        format!("two={} plays", zoo()),
    );
    let line = "escopa --keep all --deals 3 --seed 5 --out it";
    place.table(&among(&[&one, &other], line));
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
    let with = |threads| place.table(&format!("{THREE} --deals 40 --seed 5 --threads {threads}"));
    let one = with(1);
    assert_eq!(one["games"], 240);
    assert_eq!(one, with(3));
    assert_eq!(one, with(8));
}

#[test]
fn two_built_in_bots_play_the_games_of_sim() {
    let place = Place::new();
    let table = place.table("escopa --bot robot4 --bot greedy --deals 50 --seed 9");
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
    let table = place.table(&format!("{THREE} --deals 3 --seed 1"));
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
    let test = "escopa --bot greedy --bot random --deals 5000 --seed 2 --sprt 0,100";
    let with = |threads| place.table(&format!("{test} --threads {threads}"));
    let one = with(1);
    assert_eq!(one["ended"], "decided");
    assert_eq!(one["sprt"]["decision"], "accept-h1");
    assert!(
        one["games"].as_u64().is_some_and(|games| games < 2000),
        "{}",
        one["games"]
    );
    assert_eq!(one, with(4));
}

#[test]
fn one_deal_claims_no_interval_of_points() {
    let place = Place::new();
    let line = format!("{THREE} --deals 1 --seed 1");
    let table = place.table(&line);
    for bot in table["standings"].as_array().expect("standings") {
        assert!(bot["points_ci95"].is_null(), "{bot}");
        assert!(bot["points_mean"].is_f64(), "{bot}");
    }
    let ran = place.run(&line);
    ran.wrote("A dash in place of an interval");
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
    let more = "--format gauntlet --deals 2 --seed 3 --quiet";
    let ran = place.succeeds(&format!("escopa {} {more}", bots.join(" ")));
    let longest = ran.out.lines().map(|line| line.chars().count()).max();
    assert!(longest.is_some_and(|longest| longest <= 120), "{longest:?}");
    let lines = ran.out.lines().count();
    assert!(lines < 60 + 20, "{lines} lines:\n{}", ran.out);
    ran.wrote("Everyone against everyone is too wide");
}

#[test]
fn every_format_is_played_to_its_end() {
    let place = Place::new();
    let bots = ["a=random", "b=random", "c=greedy", "d=random", "e=random"];
    for (format, games) in [
        ("round-robin", 10 * 4),
        ("gauntlet", 4 * 4),
        ("swiss --rounds 4", 2 * 4 * 4),
        ("knockout", 4 * 4),
    ] {
        let line = format!("escopa --format {format} --deals 2 --seed 3");
        let table = place.table(&among(&bots, &line));
        assert_eq!(table["games"], games, "{format}");
        assert_eq!(table["format"].as_str(), format.split(' ').next());
    }
}

#[test]
fn tables_of_several_bots_and_teams_are_played() {
    let place = Place::new();
    let table = place.table(&format!("{THREE} --table 3 --deals 2 --seed 3"));
    assert_eq!(
        (&table["games"], &table["players"]),
        (&12.into(), &3.into())
    );
    let external = format!("zoo={} plays", zoo());
    let pair = ["greedy", external.as_str()];
    let table = place.table(&among(&pair, "scopone --deals 2"));
    assert_eq!((&table["games"], &table["players"]), (&4.into(), &4.into()));
    let table = place.table(&among(&pair, "buraco --players 4 --deals 2"));
    assert_eq!(table["games"], 4);
    let table = place.table(&among(&pair, "rouba-montes --deals 2"));
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
        let ran = place.succeeds(&format!("{THREE} --deals 2 --lang {language}"));
        for text in expected {
            ran.wrote(text);
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
    place.succeeds(&among(&[&bot, "greedy"], "escopa --deals 2 --out here"));
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
