//! The arrows between the rooms of the workspace, kept true over `cargo metadata`.

use std::{collections::BTreeSet, env, fs, process::Command};

use serde_json::Value;

/// Every package, with the packages of ours it may use, all without `baralho-`. A row names only
/// rows above it, so there can be no circle. A row of `GAME` stands for one of each game, and no
/// game knows another; `GAMES`, `FACES`, `BOTS` and `COMMANDS` stand for those of all games.
const TABLE: &str = "
cards:
# Draws cards, and does not know what they are played for.
artwork: cards
game: cards
# What bots have in common, and search: knows no game at all.
bots: cards game
laws: cards game bots
words: cards game
# What people meet of a game.
face: artwork cards game words
GAME: cards game
GAME-bots: cards game bots GAME
GAME-face: artwork cards game words face GAME
# The list of games, and what every part of the program may know of each.
catalog: artwork cards face game words GAMES FACES
opponents: game catalog bots GAMES BOTS
# Whatever touches the world, and what numbers mean: neither knows a game.
process:
stats:
# The games in its tests only.
protocol: cards game catalog GAMES
# Knows lines and accounts, and neither games nor messages.
storage:
arena: game catalog bots opponents process protocol stats words
# A table, and what a client knows and says of it: no I/O, and no bots.
table: cards face game catalog protocol words GAMES
# Scopa in its tests only: a game to review.
analysis: cards game words face catalog bots opponents scopa
offline: game catalog bots opponents words protocol table analysis
# Offline in its tests only: the page's worker at home.
server: cards game catalog bots opponents words protocol table storage face offline GAMES
# The commands know no game: those of a game lie above them, and the program has all.
cli: cards game catalog bots opponents words process protocol server stats arena analysis face table
GAME-commands: bots cards catalog cli face game process words GAME GAME-bots GAME-face
# All but the catalogue and the commands in its tests only.
baralho: catalog cli arena bots cards game opponents process protocol scopa stats words COMMANDS
# Starts servers and speaks with them; in tests of any package, and in chores.
testkit: face catalog game bots opponents protocol server storage table words
# The bots of Scopa, whose weights are learned.
lab: arena bots opponents catalog game process protocol scopa scopa-bots stats storage table testkit words
# The page knows no bots, and of a table only what clients do: the rest is in its worker, or at a
# server. Bots and offline in its tests only: the bots there are, and a whole match.
web: artwork cards game catalog protocol table face words bots opponents offline GAMES
page: artwork words
# Everything that reads.
fuzz: arena bots opponents cards catalog cli game protocol storage table words COMMANDS
xtask:
";

/// The folders of all games that have such a part: `rules`, `face`, `bots` or `commands`.
fn games_with(part: &str) -> Vec<String> {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
    let folders = fs::read_dir(games).expect("games").flatten();
    let with = folders.filter(|game| game.path().join(part).exists());
    with.map(|game| game.file_name().display().to_string())
        .collect()
}

/// The packages that are these parts of all games.
fn parts(part: &str) -> Vec<String> {
    let package = |game: &String| match part {
        "rules" => format!("baralho-{game}"),
        _ => format!("baralho-{game}-{part}"),
    };
    games_with(part).iter().map(package).collect()
}

/// The rows of the table, with whole names.
fn table() -> Vec<(String, Vec<String>)> {
    let whole = |name: &str| match name {
        "GAMES" => parts("rules"),
        "FACES" => parts("face"),
        "BOTS" => parts("bots"),
        "COMMANDS" => parts("commands"),
        "baralho" | "xtask" => vec![name.to_owned()],
        _ => vec![format!("baralho-{name}")],
    };
    let mut rows = Vec::new();
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    for (name, used) in lines.filter_map(|line| line.split_once(':')) {
        let part = name.strip_prefix("GAME-");
        let is_of_each = name.starts_with("GAME");
        let games = is_of_each.then(|| games_with(part.unwrap_or("rules")));
        for game in games.unwrap_or_else(|| vec![String::new()]) {
            let used = used.split_whitespace().flat_map(|used| {
                let is_list = ["GAMES", "FACES", "BOTS", "COMMANDS"].contains(&used);
                whole(&if is_list {
                    used.to_owned()
                } else {
                    used.replace("GAME", &game)
                })
            });
            rows.push((whole(&name.replace("GAME", &game)).concat(), used.collect()));
        }
    }
    rows
}

/// What any package may use in its tests and nowhere else.
const FOR_TESTS: [&str; 2] = ["baralho-laws", "baralho-testkit"];

/// A package of the workspace and what it uses of the others.
#[derive(Debug)]
struct Package {
    name: String,
    uses: BTreeSet<String>,
    uses_in_tests: BTreeSet<String>,
    description: String,
    manifest: String,
}

fn packages() -> Vec<Package> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo can be started");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    read(&metadata)
}

fn read(metadata: &Value) -> Vec<Package> {
    let listed = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let all = listed(&metadata["packages"]);
    let ours: BTreeSet<String> = all.iter().map(|package| text(&package["name"])).collect();
    all.iter()
        .map(|package| {
            let uses = |in_tests: bool| {
                listed(&package["dependencies"])
                    .iter()
                    .filter(|dependency| (dependency["kind"] == "dev") == in_tests)
                    .map(|dependency| text(&dependency["name"]))
                    .filter(|name| ours.contains(name))
                    .collect()
            };
            Package {
                name: text(&package["name"]),
                uses: uses(false),
                uses_in_tests: uses(true),
                description: text(&package["description"]),
                manifest: text(&package["manifest_path"]),
            }
        })
        .collect()
}

/// Everything that points where it must not.
fn wrong_arrows(packages: &[Package], table: &[(String, Vec<String>)]) -> Vec<String> {
    let mut wrong = Vec::new();
    for package in packages {
        let name = &package.name;
        let Some((_, allowed)) = table.iter().find(|(row, _)| row == name) else {
            wrong.push(format!(
                "{name} is not in the table of xtask/tests/arrows.rs: add a row with what it may use"
            ));
            continue;
        };
        let allows = |used: &String| allowed.contains(used);
        for used in package.uses.iter().filter(|used| !allows(used)) {
            wrong.push(if FOR_TESTS.contains(&used.as_str()) {
                format!("{name} uses {used} outside its tests: make it a dev-dependency")
            } else {
                format!("{name} must not use {used}: the table of xtask/tests/arrows.rs says why")
            });
        }
        for used in &package.uses_in_tests {
            if !allows(used) && !FOR_TESTS.contains(&used.as_str()) {
                wrong.push(format!("{name} must not use {used}, not even in its tests"));
            }
        }
    }
    for (row, _) in table {
        if !packages.iter().any(|package| package.name == *row) {
            wrong.push(format!("{row} is in the table, but not in the workspace"));
        }
    }
    wrong
}

#[test]
fn every_package_uses_only_what_lies_below_it() {
    let wrong = wrong_arrows(&packages(), &table());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Everything of ours that a package is built from.
fn built_from<'a>(package: &'a str, packages: &'a [Package]) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::from([package]);
    let mut open = vec![package];
    while let Some(name) = open.pop() {
        let package = packages.iter().find(|package| package.name == name);
        for used in package.into_iter().flat_map(|package| &package.uses) {
            if found.insert(used) {
                open.push(used);
            }
        }
    }
    found
}

#[test]
fn the_page_holds_no_bot_and_no_command() {
    let packages = packages();
    let is_bot_or_command = |name: &&str| {
        ["-bots", "-commands", "-opponents"]
            .iter()
            .any(|kind| name.ends_with(kind))
    };
    let wrong = |package| -> Vec<&str> {
        let all = built_from(package, &packages).into_iter();
        all.filter(is_bot_or_command).collect()
    };
    assert_eq!(wrong("baralho-web"), [""; 0]);
    let worker = wrong("baralho-offline");
    assert!(
        parts("bots")
            .iter()
            .all(|bots| worker.contains(&bots.as_str())),
        "{worker:?}"
    );
}

#[test]
fn the_table_has_no_circle() {
    let mut above = BTreeSet::new();
    for (row, allowed) in table() {
        for used in allowed {
            assert!(
                above.contains(&used),
                "{row} names {used}, which is not above it"
            );
        }
        assert!(above.insert(row.clone()), "{row} is there twice");
    }
}

#[test]
fn every_package_takes_the_lints_of_the_workspace_and_says_what_it_is() {
    for package in packages() {
        let manifest = fs::read_to_string(&package.manifest).expect("a readable manifest");
        let mut lines = manifest.lines().map(str::trim);
        let has_lints =
            lines.any(|line| line == "[lints]") && lines.next() == Some("workspace = true");
        assert!(
            has_lints,
            "{}: add [lints] workspace = true",
            package.manifest
        );
        assert!(
            !package.description.is_empty(),
            "{}: add a description",
            package.manifest
        );
    }
}

#[test]
fn a_wrong_arrow_is_found() {
    let dependency = |name: &str, kind: Value| serde_json::json!({ "name": name, "kind": kind });
    let metadata = serde_json::json!({ "packages": [
        { "name": "cards", "dependencies": [dependency("serde", Value::Null)] },
        { "name": "baralho-laws", "dependencies": [] },
        { "name": "scopa", "dependencies": [
            dependency("cards", Value::Null),
            dependency("baralho-laws", "dev".into()),
        ] },
        { "name": "buraco", "dependencies": [
            dependency("scopa", "build".into()),
            dependency("baralho-laws", Value::Null),
        ] },
        { "name": "tests", "dependencies": [dependency("scopa", "dev".into())] },
        { "name": "stranger", "dependencies": [] },
    ] });
    let row = |name: &str, used: &[&str]| {
        let used = used.iter().map(ToString::to_string);
        (name.to_owned(), used.collect())
    };
    let table = [
        row("cards", &[]),
        row("baralho-laws", &[]),
        row("scopa", &["cards"]),
        row("buraco", &["cards"]),
        row("tests", &[]),
        row("gone", &[]),
    ];
    let wrong = wrong_arrows(&read(&metadata), &table).join("\n");
    for part in [
        "buraco uses baralho-laws outside its tests",
        "buraco must not use scopa",
        "tests must not use scopa, not even",
        "stranger is not in the table",
        "gone is in the table, but not",
    ] {
        assert!(wrong.contains(part), "{part}\n{wrong}");
    }
    assert_eq!(wrong.lines().count(), 5, "{wrong}");
}
