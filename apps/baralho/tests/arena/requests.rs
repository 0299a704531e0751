//! Wrong requests: what was wrong, what would be right, exit code 2.

use serde_json::Value;

use crate::support::Place;

#[test]
fn a_wrong_request_is_explained() {
    let place = Place::new();
    // A plus stands for a game of two bots.
    let two = "escopa --bot robot4 --bot greedy";
    for (line, expected) in [
        ("", "Which game?"),
        ("chess", "chess"),
        ("escopa", "at least two bots, and none"),
        ("escopa --bot robot4", "only one was named"),
        (
            "escopa --bot robot4 --bot robot4",
            "Two bots are called robot4",
        ),
        (
            "escopa --bot robot9 --bot greedy",
            "the bots of this game are robot0",
        ),
        (
            "escopa --bot a=./nowhere --bot greedy",
            "neither a bot nor a program",
        ),
        ("escopa --bot a='x --bot greedy", "quotes"),
        ("escopa --bot =x --bot greedy", "NAME=SPEC"),
        ("escopa --bot a=itp:sh --bot greedy", "for Buraco only"),
        (
            "escopa --bot a\u{1b}[2J=greedy --bot random",
            "cannot be shown",
        ),
        (
            "+ --players 6 --rules team_mode=2v2v2",
            "partners would be rivals",
        ),
        ("+ --set level=3", "BOT.OPTION=VALUE"),
        ("+ --set me.level=3", "no bot called me"),
        ("+ --set greedy.level=3", "takes no options"),
        ("+ --table 3", "needs at least as many"),
        ("+ --table 7", "2 to 6 bots"),
        ("+ --players 3", "3"),
        (
            "+ --format league",
            "round-robin, gauntlet, swiss or knockout",
        ),
        ("+ --rounds 3", "--format swiss"),
        ("+ --format swiss --rounds 0", "from 1 to 1000"),
        ("+ --deals 0", "--deals takes"),
        ("+ --move-time soon", "such as 800ms, 2s or 1m"),
        ("+ --increment 1s", "--bank"),
        ("+ --memory 12", "at least 1M"),
        ("+ --max-processes 0", "at least 1"),
        ("+ --sprt 5,0", "the lower first"),
        ("+ --bot random --sprt 0,5", "exactly two bots"),
        ("+ --sandbox-read /usr", "goes with --sandbox"),
        ("+ --sandbox --sandbox-read /nowhere", "/nowhere"),
        ("+ --rules target=no", "target"),
        ("--resume nowhere", "no tournament to continue"),
    ] {
        let line = line.replace('+', two);
        place.run(&line).refused(2).complained(expected);
    }
    let left = std::fs::read_dir(place.path()).expect("the place").count();
    assert_eq!(left, 0, "a refused request has left something");
}

#[test]
fn a_directory_that_is_there_is_not_overwritten() {
    let place = Place::new();
    let line = "escopa --bot robot4 --bot greedy --deals 1";
    let out = format!("{line} --out it");
    place.table(&out);
    place.fails(&out, 2, "--resume it");
    place.succeeds(line);
    assert!(place.path().join("arena-escopa-1/results.jsonl").exists());
}

#[test]
fn a_tournament_goes_on_as_it_was_begun_and_not_otherwise() {
    let place = Place::new();
    let line = "escopa --bot robot4 --bot greedy --deals 2 --seed 8";
    let whole = place.table(&format!("{line} --out it"));
    assert_eq!(place.table(&format!("{line} --resume it")), whole);
    for (more, key) in [
        ("--seed 9", "seed"),
        ("--format gauntlet", "pairings"),
        ("--move-time 1s", "clock"),
        ("--keep all", "keep"),
    ] {
        place.fails(
            &format!("--resume it {more}"),
            2,
            &format!("its \"{key}\" is"),
        );
    }
}

#[test]
fn a_tournament_that_cannot_grow_says_why() {
    let place = Place::new();
    let bots = "--bot robot4 --bot greedy --seed 8";
    for (format, more, expected) in [
        ("round-robin", "--deals 1", "as many or more"),
        ("round-robin", "--bot greedy=random", "another bot"),
        (
            "round-robin",
            "--bot x=./nowhere",
            "neither a bot nor a program",
        ),
        ("swiss", "--deals 3", "can't grow"),
        ("knockout", "--bot random", "can't grow"),
    ] {
        let path = place.path().join(format);
        if !path.exists() {
            let line = format!("escopa --format {format} --deals 2 --out {format} {bots}");
            place.table(&line);
        }
        let before = std::fs::read(path.join("results.jsonl")).expect("results");
        place.fails(&format!("--resume {format} {more}"), 2, expected);
        let after = std::fs::read(path.join("results.jsonl")).expect("results");
        assert!(before == after, "{more:?} has changed something");
    }
    let tested = "escopa --sprt 0,300 --deals 50 --out sprt";
    place.table(&format!("{tested} {bots}"));
    place.fails("--resume sprt --bot random", 2, "exactly two bots");
}

#[test]
fn a_tournament_whose_program_is_gone_does_not_go_on_without_it() {
    let place = Place::new();
    let program = place.path().join("bot");
    std::fs::copy("/bin/true", &program).expect("a program");
    place.succeeds("escopa --bot a=./bot --bot greedy --deals 1 --out it");
    let results = place.path().join("it/results.jsonl");
    let text = std::fs::read_to_string(&results).expect("results");
    let header = text.lines().next().expect("a header").to_owned() + "\n";
    std::fs::write(&results, &header).expect("written");
    std::fs::remove_file(&program).expect("removed");
    place.fails("--resume it", 2, "neither a bot nor a program");
    assert_eq!(std::fs::read_to_string(&results).expect("results"), header);
}

#[test]
fn the_winner_of_a_knockout_is_first_in_the_table() {
    let place = Place::new();
    for seed in ["1", "7", "13"] {
        let bots = "--bot robot4 --bot robot3 --bot greedy --bot robot2 --format knockout";
        let series = format!("--deals 1 --seed {seed} --out {seed}");
        let table = place.table(&format!("scopa {bots} {series}"));
        let ranks: Vec<&Value> = table["standings"]
            .as_array()
            .expect("standings")
            .iter()
            .map(|bot| &bot["rank"])
            .collect();
        assert_eq!(ranks, [1, 2, 3, 3], "{seed}");
    }
}
