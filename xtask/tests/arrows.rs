//! The arrows between the rooms of the workspace, kept true over `cargo metadata`.

use std::{collections::BTreeSet, env, fs, process::Command};

use serde_json::Value;

/// The packages of all games that have such a part: `rules`, `face`, `bots` or `commands`.
fn parts(part: &str) -> Vec<&'static str> {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
    let folders = fs::read_dir(games).expect("games").flatten();
    let named = |game: fs::DirEntry| {
        let name = format!("baralho-{}", game.file_name().display());
        let name = if part == "rules" {
            name
        } else {
            format!("{name}-{part}")
        };
        let is_there = game.path().join(part).exists();
        is_there.then(|| &*name.leak())
    };
    folders.filter_map(named).collect()
}

/// Every package, with the packages of ours it may use. A row names only rows above it,
/// so there can be no circle.
#[allow(clippy::too_many_lines)] // a row for each package
fn table() -> Vec<(&'static str, Vec<&'static str>)> {
    let with = |part: &str, others: &[&'static str]| [others, &parts(part)].concat();
    let with_games = |others: &[&'static str]| with("rules", others);
    // No part of a game knows another game.
    let rows = |part: &str, beside: &[&str], others: &[&'static str]| -> Vec<_> {
        let row = |package: &'static str| {
            let game = package.trim_end_matches(&format!("-{part}"));
            let own = beside.iter().map(|part| match *part {
                "rules" => game,
                part => &*format!("{game}-{part}").leak(),
            });
            (package, own.chain(others.iter().copied()).collect())
        };
        parts(part).into_iter().map(row).collect()
    };
    let games = rows("rules", &[], &["baralho-cards", "baralho-game"]);
    let bots = rows(
        "bots",
        &["rules"],
        &["baralho-cards", "baralho-game", "baralho-bots"],
    );
    let faces = rows(
        "face",
        &["rules"],
        &[
            "baralho-artwork",
            "baralho-cards",
            "baralho-game",
            "baralho-words",
            "baralho-face",
        ],
    );
    let commands = rows(
        "commands",
        &["rules", "bots", "face"],
        &[
            "baralho-bots",
            "baralho-cards",
            "baralho-catalog",
            "baralho-cli",
            "baralho-face",
            "baralho-game",
            "baralho-process",
            "baralho-words",
        ],
    );
    let below = vec![
        ("baralho-cards", vec![]),
        // Draws cards, and does not know what they are played for.
        ("baralho-artwork", vec!["baralho-cards"]),
        // Markup in Rust; knows nothing of cards.
        ("baralho-view", vec![]),
        ("baralho-game", vec!["baralho-cards"]),
        // What bots have in common, and search: knows no game at all.
        ("baralho-bots", vec!["baralho-cards", "baralho-game"]),
        (
            "baralho-laws",
            vec!["baralho-cards", "baralho-game", "baralho-bots"],
        ),
        ("baralho-words", vec!["baralho-cards", "baralho-game"]),
        // What people meet of a game.
        (
            "baralho-face",
            vec![
                "baralho-artwork",
                "baralho-cards",
                "baralho-game",
                "baralho-words",
            ],
        ),
    ];
    let between = vec![
        // The list of games, and what every part of the program may know of each.
        (
            "baralho-catalog",
            [
                with_games(&[
                    "baralho-artwork",
                    "baralho-cards",
                    "baralho-face",
                    "baralho-game",
                    "baralho-words",
                ]),
                parts("face"),
            ]
            .concat(),
        ),
        (
            "baralho-opponents",
            [
                with_games(&["baralho-game", "baralho-catalog", "baralho-bots"]),
                parts("bots"),
            ]
            .concat(),
        ),
        // Whatever touches the world, and what numbers mean: neither knows a game.
        ("baralho-process", vec![]),
        ("baralho-stats", vec![]),
        (
            "baralho-protocol",
            // The games in its tests only.
            with_games(&["baralho-cards", "baralho-game", "baralho-catalog"]),
        ),
        // Knows lines and accounts, and neither games nor messages.
        ("baralho-storage", vec![]),
        (
            "baralho-arena",
            vec![
                "baralho-game",
                "baralho-catalog",
                "baralho-bots",
                "baralho-opponents",
                "baralho-process",
                "baralho-protocol",
                "baralho-stats",
                "baralho-words",
            ],
        ),
        // A table, and what a client knows and says of it: no I/O, and no bots.
        (
            "baralho-table",
            with_games(&[
                "baralho-cards",
                "baralho-face",
                "baralho-game",
                "baralho-catalog",
                "baralho-protocol",
                "baralho-words",
            ]),
        ),
        (
            "baralho-analysis",
            vec![
                "baralho-cards",
                "baralho-game",
                "baralho-words",
                "baralho-face",
                "baralho-catalog",
                "baralho-bots",
                "baralho-opponents",
                // In its tests only: a game to review.
                "baralho-scopa",
            ],
        ),
        (
            "baralho-offline",
            vec![
                "baralho-game",
                "baralho-catalog",
                "baralho-bots",
                "baralho-opponents",
                "baralho-words",
                "baralho-protocol",
                "baralho-table",
                "baralho-analysis",
            ],
        ),
        (
            "baralho-server",
            with_games(&[
                "baralho-cards",
                "baralho-game",
                "baralho-catalog",
                "baralho-bots",
                "baralho-opponents",
                "baralho-words",
                "baralho-protocol",
                "baralho-table",
                "baralho-storage",
                "baralho-face",
                // In its tests only: the page's worker at home.
                "baralho-offline",
            ]),
        ),
        // The commands know no game: those of a game lie above them, and the program has all.
        (
            "baralho-cli",
            vec![
                "baralho-cards",
                "baralho-game",
                "baralho-catalog",
                "baralho-bots",
                "baralho-opponents",
                "baralho-words",
                "baralho-process",
                "baralho-protocol",
                "baralho-server",
                "baralho-stats",
                "baralho-arena",
                "baralho-analysis",
                "baralho-face",
                "baralho-table",
            ],
        ),
    ];
    let above = vec![
        (
            "baralho",
            with(
                "commands",
                &[
                    "baralho-catalog",
                    "baralho-cli",
                    // In its tests only.
                    "baralho-arena",
                    "baralho-bots",
                    "baralho-cards",
                    "baralho-game",
                    "baralho-opponents",
                    "baralho-process",
                    "baralho-protocol",
                    "baralho-scopa",
                    "baralho-words",
                ],
            ),
        ),
        // Starts servers and speaks with them; in tests of any package, and in chores.
        (
            "baralho-testkit",
            vec![
                "baralho-catalog",
                "baralho-game",
                "baralho-protocol",
                "baralho-server",
                "baralho-storage",
                "baralho-table",
            ],
        ),
        (
            "baralho-lab",
            vec![
                "baralho-arena",
                "baralho-bots",
                "baralho-opponents",
                "baralho-catalog",
                "baralho-game",
                "baralho-process",
                "baralho-protocol",
                "baralho-scopa",
                // Whose weights are learned.
                "baralho-scopa-bots",
                "baralho-stats",
                "baralho-table",
                "baralho-testkit",
                "baralho-words",
            ],
        ),
        (
            "baralho-hostile",
            vec![
                "baralho-catalog",
                "baralho-game",
                "baralho-protocol",
                "baralho-storage",
                "baralho-table",
                "baralho-testkit",
            ],
        ),
        // The page knows no bots, and of a table only what clients do: the rest is in its worker, or
        // at a server.
        (
            "baralho-web",
            with_games(&[
                "baralho-artwork",
                "baralho-cards",
                "baralho-game",
                "baralho-catalog",
                "baralho-protocol",
                "baralho-table",
                "baralho-face",
                "baralho-view",
                "baralho-words",
                // In its tests only: the bots there are, and a whole match.
                "baralho-bots",
                "baralho-opponents",
                "baralho-offline",
            ]),
        ),
        ("baralho-page", vec!["baralho-artwork", "baralho-words"]),
        // Everything that reads.
        (
            "baralho-fuzz",
            with(
                "commands",
                &[
                    "baralho-arena",
                    "baralho-bots",
                    "baralho-opponents",
                    "baralho-cards",
                    "baralho-catalog",
                    "baralho-cli",
                    "baralho-game",
                    "baralho-protocol",
                    "baralho-storage",
                    "baralho-table",
                    "baralho-words",
                ],
            ),
        ),
        ("xtask", vec![]),
    ];
    [below, games, bots, faces, between, commands, above].concat()
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
fn wrong_arrows(packages: &[Package], table: &[(&str, Vec<&str>)]) -> Vec<String> {
    let mut wrong = Vec::new();
    for package in packages {
        let name = &package.name;
        let Some((_, allowed)) = table.iter().find(|(row, _)| row == name) else {
            wrong.push(format!(
                "{name} is not in the table of xtask/tests/arrows.rs: add a row with what it may use"
            ));
            continue;
        };
        let allows = |used: &str| allowed.contains(&used);
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
        parts("bots").iter().all(|bots| worker.contains(bots)),
        "{worker:?}"
    );
}

#[test]
fn the_table_has_no_circle() {
    let mut above = BTreeSet::new();
    for (row, allowed) in table() {
        for used in allowed {
            assert!(
                above.contains(used),
                "{row} names {used}, which is not above it"
            );
        }
        assert!(above.insert(row), "{row} is there twice");
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
    let table = vec![
        ("cards", vec![]),
        ("baralho-laws", vec![]),
        ("scopa", vec!["cards"]),
        ("buraco", vec!["cards"]),
        ("tests", vec![]),
        ("gone", vec![]),
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
