//! What others wrote and we depend on: under which licences, and nothing twice without a reason.
//! Both lists are in `deny.toml`.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    process::Command,
};

use serde_json::Value;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// What the program and its page are built for.
const TARGETS: [&str; 2] = ["x86_64-unknown-linux-gnu", "wasm32-unknown-unknown"];

/// Every package that is built, as `name@version`, with its licence.
fn packages() -> BTreeMap<String, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut all = BTreeMap::new();
    for target in TARGETS {
        let output = Command::new(&cargo)
            .args(["metadata", "--format-version=1", "--locked"])
            .args(["--filter-platform", target])
            .current_dir(ROOT)
            .output()
            .expect("cargo can be started");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{complaint}");
        let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
        let listed = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let nodes = listed(&metadata["resolve"]["nodes"]);
        let built: BTreeSet<&str> = nodes
            .iter()
            .filter_map(|node| node["id"].as_str())
            .collect();
        for package in listed(&metadata["packages"]) {
            let text = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
            if built.contains(text("id").as_str()) {
                let name = format!("{}@{}", text("name"), text("version"));
                all.insert(name, text("license"));
            }
        }
    }
    assert!(
        all.len() > 100,
        "the search for dependencies has gone blind"
    );
    all
}

/// The quoted texts of a list in `deny.toml`, those after a mark in every line if there is one.
fn list(name: &str, mark: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(format!("{ROOT}/deny.toml")).expect("deny.toml");
    let start = format!("\n{name} = [\n");
    let (_, behind) = text.split_once(&start).expect("the list is there");
    let (list, _) = behind.split_once("\n]").expect("it ends");
    let quoted = |line: &str| Some(line.split_once(mark)?.1.split('"').next()?.to_owned());
    list.lines().filter_map(quoted).collect()
}

/// Whether an expression of SPDX can be met with what is allowed.
fn is_allowed(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let licence = licence.replace('/', " OR ");
    !licence.is_empty()
        && licence.split(" AND ").all(|part| {
            let part = part.trim_matches(['(', ')']);
            part.split(" OR ").any(|one| allowed.contains(one.trim()))
        })
}

#[test]
fn every_licence_is_one_that_we_can_keep() {
    let allowed = list("allow", "\"");
    let mut wrong = packages();
    wrong.retain(|_, licence| !is_allowed(licence, &allowed));
    assert!(wrong.is_empty(), "not in deny.toml: {wrong:#?}");
}

#[test]
fn nothing_is_there_in_two_versions_without_a_reason() {
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages().into_keys() {
        let name = package.split('@').next().unwrap_or_default().to_owned();
        versions.entry(name).or_default().push(package);
    }
    let known = list("skip", "crate = \"");
    let mut doubled = BTreeSet::new();
    for packages in versions.into_values().filter(|all| all.len() > 1) {
        let unknown: Vec<&String> = packages
            .iter()
            .filter(|one| !known.contains(*one))
            .collect();
        assert!(
            unknown.len() <= 1,
            "{unknown:?}: take one version, or say in deny.toml who needs the older one"
        );
        doubled.extend(packages);
    }
    let gone: Vec<&String> = known.difference(&doubled).collect();
    assert!(
        gone.is_empty(),
        "{gone:?} is there once only: take it out of deny.toml"
    );
}

#[test]
fn licences_are_understood() {
    let allowed = ["MIT", "ISC"].map(str::to_owned).into();
    for (licence, fine) in [
        ("MIT", true),
        ("GPL-3.0 OR MIT", true),
        ("GPL-2.0/MIT", true),
        ("(MIT OR X) AND ISC", true),
        ("MIT AND GPL-3.0", false),
        ("GPL-3.0", false),
        ("", false),
    ] {
        assert_eq!(is_allowed(licence, &allowed), fine, "{licence}");
    }
}
