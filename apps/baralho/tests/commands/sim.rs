//! `baralho sim`.

use serde_json::Value;

use crate::support::{Ran, json, run};

fn sim(line: &str) -> Ran {
    let ran = run(&format!("sim {line}"));
    ran.ended(0);
    ran
}

fn sim_json(line: &str) -> Value {
    let ran = sim(&format!("{line} --json"));
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    json(&ran.out)
}

fn timeless(mut answer: Value) -> Value {
    let fields = answer.as_object_mut().expect("an object");
    fields.remove("elapsed_s").expect("the time");
    fields.remove("games_per_s").expect("the speed");
    answer
}

#[test]
fn the_answer_has_every_promised_field_and_its_numbers_agree() {
    let answer = sim_json("escopa --bots robot3,robot4 --games 200 --seed 5");
    assert_eq!(answer["game"], "escopa");
    assert_eq!(answer["games"], 200);
    assert_eq!(answer["seed"], 5);
    assert_eq!(answer["duplicate"], false);
    assert_eq!(answer["rules"]["capture"], "fewest");
    assert!(answer["elapsed_s"].as_f64().is_some_and(|s| s > 0.0));
    assert!(answer["games_per_s"].as_f64().is_some_and(|s| s > 0.0));
    let bots = answer["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 2);
    let number = |bot: &Value, field: &str| bot[field].as_f64().expect("a number");
    for (bot, name) in bots.iter().zip(["robot3", "robot4"]) {
        assert_eq!(bot["name"], name);
        let [games, wins, draws, losses] =
            ["games", "wins", "draws", "losses"].map(|field| number(bot, field));
        assert_eq!((games, wins + draws + losses), (200.0, 200.0));
        assert!((number(bot, "win_rate") - (wins + draws / 2.0) / games).abs() < 1e-12);
        for (mean, interval) in [("win_rate", "ci95"), ("points_mean", "points_ci95")] {
            let [low, high] = [0, 1].map(|end| bot[interval][end].as_f64().expect("a number"));
            assert!(low < number(bot, mean) && number(bot, mean) < high, "{bot}");
        }
    }
    assert_eq!(bots[0]["wins"], bots[1]["losses"]);
    assert_eq!(bots[0]["draws"], bots[1]["draws"]);
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for line in [
        "scopa --bots greedy,robot1 --games 60",
        "escopa --bots robot1,random --games 301 --duplicate",
        "scopone --bots random,robot1 --games 40",
        "rouba-montes --bots draw,random,draw --games 50",
        "buraco --bots base,random --games 30",
    ] {
        let with = |more: &str| timeless(sim_json(&format!("{line} {more}")));
        let one = with("--seed 11 --threads 1");
        assert_eq!(one, with("--seed 11 --threads 2"), "{line}");
        assert_eq!(one, with("--seed 11 --threads 7"), "{line}");
        assert_ne!(one["bots"], with("--seed 12")["bots"], "{line}");
    }
}

#[test]
fn a_bot_against_itself_in_duplicate_deals_wins_exactly_half() {
    for game in ["escopa", "scopa", "escoba"] {
        let bots = "--bots greedy,greedy --games 100 --duplicate --seed 3";
        let answer = sim_json(&format!("{game} {bots}"));
        assert_eq!(answer["games"], 100);
        for bot in answer["bots"].as_array().expect("a list") {
            assert_eq!(bot["win_rate"], 0.5);
            // 50 deals, all alike: Wilson's interval for 50 games.
            let [low, high] = [0, 1].map(|end| bot["ci95"][end].as_f64().expect("a number"));
            assert!((low - 0.3664).abs() < 1e-4, "{bot}");
            assert!((high - 0.6336).abs() < 1e-4, "{bot}");
            assert_eq!(bot["points_mean"], answer["bots"][0]["points_mean"]);
        }
    }
}

#[test]
fn duplicate_plays_whole_deals_in_every_seating() {
    for (bots, games, played) in [
        ("robot2,robot3", "5", 6),
        ("robot2,robot3,random", "7", 12),
        ("robot2,robot3,random,greedy", "1", 24),
        ("robot2,robot3,random,greedy,robot0", "6", 10),
    ] {
        let answer = sim_json(&format!("scopa --bots {bots} --games {games} --duplicate"));
        assert_eq!(answer["games"], played, "{bots}");
        assert_eq!(answer["duplicate"], true);
    }
}

#[test]
fn partners_share_their_sides_result() {
    let bots = "robot4,robot0,robot4,robot0";
    let rules = "--rules team_mode=2v2 --games 50 --seed 1";
    let answer = sim_json(&format!("scopa --bots {bots} {rules}"));
    assert_eq!(answer["players"], 4);
    let bots = answer["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 4);
    for field in ["wins", "draws", "losses", "points_mean"] {
        assert_eq!(bots[0][field], bots[2][field]);
        assert_eq!(bots[1][field], bots[3][field]);
    }
    assert_eq!(bots[0]["wins"], bots[1]["losses"]);
}

#[test]
fn two_bots_are_two_teams_where_four_must_play() {
    let answer = sim_json("scopone --bots greedy,random --games 20");
    assert_eq!(answer["players"], 4);
    let bots = answer["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 2);
    assert_eq!(bots[0]["games"], 20);
    assert_eq!(bots[0]["wins"], bots[1]["losses"]);
}

#[test]
fn a_target_makes_a_game_a_match_and_none_makes_it_a_round() {
    let points = |target: &str| {
        let series = "scopa --bots robot3,robot3 --games 20 --seed 1";
        let answer = sim_json(&format!("{series} --rules target={target}"));
        answer["bots"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|bot| bot["points_mean"].as_f64().expect("a number"))
            .sum::<f64>()
    };
    let (round, short, long) = (points("none"), points("11"), points("31"));
    assert!(round < short && short < long, "{round} {short} {long}");
}

#[test]
fn better_bots_win_more() {
    for (game, better, worse) in [
        ("escopa", "robot4", "robot0"),
        ("escopa", "greedy", "robot1"),
        ("scopa", "greedy", "random"),
        ("buraco", "random", "base"),
    ] {
        let bots = format!("{better},{worse}");
        let answer = sim_json(&format!("{game} --bots {bots} --games 200 --seed 2"));
        let rate = answer["bots"][0]["win_rate"].as_f64().expect("a number");
        assert!(rate > 0.6, "{game} {bots}: {rate}");
    }
}

#[test]
fn a_sample_too_small_to_conclude_is_warned_of() {
    let small = sim("escopa --bots robot3,robot4 --games 10 --seed 1");
    assert!(small.err.starts_with("Warning"), "{small:?}");
    let clear = sim("escopa --bots robot4,robot0 --games 400 --seed 1");
    assert_eq!(clear.err, "");
}

#[test]
fn one_game_and_several_are_warned_of_in_good_grammar() {
    for (language, games, said) in [
        ("en", 1, "one game is too few"),
        ("en", 2, "two games are too few"),
        ("pt-BR", 1, "uma partida não basta para"),
        ("pt-BR", 2, "duas partidas não bastam para"),
        ("it", 1, "una partita non basta per"),
        ("it", 2, "due partite non bastano per"),
        ("es", 1, "una partida no basta para"),
        ("es", 2, "dos partidas no bastan para"),
    ] {
        let bots = "escopa --bots robot3,robot4";
        sim(&format!("{bots} --games {games} --lang {language}")).complained(said);
    }
}

#[test]
fn only_rivals_are_compared() {
    let warning = |more: &str| sim(&format!("scopa --bots {more} --games 4 --seed 1")).err;
    assert_eq!(warning("robot3,robot3"), "");
    // Partners have the same result, whatever their names.
    let told = warning("robot4,robot0,greedy,robot0 --rules team_mode=2v2");
    assert!(told.is_empty() || told.contains("robot0"), "{told}");
    let all = "random,robot3,greedy,robot3 --rules team_mode=2v2";
    let told = warning(all);
    assert!(!told.contains("random and greedy"), "{told}");
    assert!(!told.contains("greedy and random"), "{told}");
    // In duplicate deals everybody plays with and against everybody.
    let told = warning(&format!("{all} --duplicate"));
    assert!(told.contains(" and "), "{told}");
}

#[test]
fn the_seed_is_told_so_that_the_run_can_be_repeated() {
    let line = "escopa --bots robot1,random --games 30";
    let first = sim_json(line);
    let seed = first["seed"].to_string();
    let again = format!("{line} --seed {seed}");
    assert_eq!(timeless(first), timeless(sim_json(&again)));
    let told = sim(&again).out;
    assert!(told.contains(&seed), "{told}");
}

#[test]
fn people_get_a_table_in_their_language() {
    let told = sim("--lang pt-BR escopa --bots robot4,robot0 --games 400 --seed 1").out;
    let kept: Vec<&str> = told
        .lines()
        .filter(|line| !line.contains("segundo"))
        .collect();
    insta::assert_snapshot!("sim_table", kept.join("\n"));
}

#[test]
fn names_that_appear_twice_keep_their_own_entries() {
    let answer = sim_json("scopa --bots robot2,robot2,robot2 --games 10");
    assert_eq!(answer["bots"].as_array().map(Vec::len), Some(3));
}

#[test]
fn whoever_sees_every_card_plays_here_plainly_marked_and_nowhere_else() {
    let line = "escopa --bots vidente,greedy --games 20 --seed 3 --duplicate";
    let answer = sim_json(line);
    assert_eq!(answer["bots"][0]["sees_all"], true);
    assert_eq!(answer["bots"][1]["sees_all"], false);
    let text = sim(line).out;
    assert!(text.contains("vidente sees every card"), "{text}");
    let fair = sim("escopa --bots greedy --games 20").out;
    assert!(!fair.contains("sees every card"), "{fair}");
    for typed in [
        "play escopa --bots vidente",
        "bot escopa vidente:1s",
        "arena escopa --bot a=vidente --bot b=greedy",
    ] {
        run(typed)
            .ended(2)
            .complained("sees every card")
            .complained("baralho sim");
    }
}

#[test]
fn torn_partners_are_refused_and_not_given_a_third_each() {
    let with = |bots: &str| {
        let teams = "sim escopa --players 6 --rules team_mode=2v2v2 --games 6";
        run(&format!("{teams} --bots {bots}"))
    };
    for bots in ["robot4,greedy", "robot4,random"] {
        with(bots).ended(2).complained("partners would be rivals");
    }
    for bots in [
        "robot4,greedy,random",
        "robot4,greedy,random,robot1,robot2,robot3",
    ] {
        with(bots).ended(0);
    }
}

#[test]
fn one_deal_has_no_interval_of_points() {
    let line = "escopa --bots robot4,greedy --games 2 --duplicate --seed 1";
    let answer = sim_json(line);
    for bot in answer["bots"].as_array().expect("bots") {
        assert!(bot["points_ci95"].is_null(), "{bot}");
    }
    sim(line).wrote("A dash in place of an interval");
}
