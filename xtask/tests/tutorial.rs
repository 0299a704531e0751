//! CONTRIBUTING's recipe for a new game, followed for the tutorial game: in a copy of the workspace
//! its folder is put beside the others, it gets its line in the list of games, and cargo is told of
//! its crates. Nothing else changes, and it is played everywhere.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const GAME: &str = "maior";

/// Its line in the list.
const LINE: &str = "            Maior(baralho_maior) { baralho_maior::MaiorRules, [Maior], [\"maior\" 2], \
    [] baralho_maior::Maior, baralho_maior_face::MaiorFace, baralho_maior_bots::MaiorBots, \
    [\"novato\", \"aprendiz\", \"amador\", \"veterano\", \"mestre\", \"greedy\", \"random\"], [] }\n";

/// What is added where: a file, the line before which it stands, and the lines.
fn additions() -> Vec<(&'static str, &'static str, String)> {
    let used = |parts: &[&str]| -> String {
        let lines = parts
            .iter()
            .map(|part| format!("{}.workspace = true\n", package(part)));
        lines.collect()
    };
    let parts = ["rules", "face", "bots"].map(|part| {
        let name = package(part);
        format!("{name} = {{ path = \"games/{GAME}/{part}\" }}\n")
    });
    vec![
        (
            "crates/catalog/src/games.rs",
            "        }\n    };\n}\n",
            LINE.to_owned(),
        ),
        ("Cargo.toml", "baralho-words = ", parts.concat()),
        (
            "crates/catalog/Cargo.toml",
            "baralho-words",
            used(&["rules", "face"]),
        ),
        (
            "crates/opponents/Cargo.toml",
            "\n[lints]",
            used(&["rules", "bots"]),
        ),
    ]
}

fn package(part: &str) -> String {
    match part {
        "rules" => format!("baralho-{GAME}"),
        part => format!("baralho-{GAME}-{part}"),
    }
}

/// Every file below a folder of the workspace that cargo needs, as seen from its root.
fn sources(root: &Path, folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let is_ours = !["target", ".git", "node_modules"].contains(&&*name.to_string_lossy());
        if path.is_dir() && is_ours {
            sources(root, &path, found);
        } else if is_ours {
            found.push(path.strip_prefix(root).expect("below the root").to_owned());
        }
    }
}

/// Writes a file unless it is so already: what did not change is not compiled again.
fn write(path: &Path, bytes: &[u8]) {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return;
    }
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, bytes).expect("a file");
}

#[test]
fn the_tutorial_game_is_entered_by_the_recipe_and_played_everywhere() {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .parent()
        .expect("the target folder");
    let copy = target.join("tutorial");
    let mut files = Vec::new();
    sources(Path::new(ROOT), Path::new(ROOT), &mut files);
    let mut additions = additions();
    let mut present = BTreeSet::new();
    for file in &files {
        let mut bytes = fs::read(Path::new(ROOT).join(file)).expect("a file");
        additions.retain(|(path, before, lines)| {
            let is_it = Path::new(path) == file;
            if is_it {
                let text = String::from_utf8(bytes.clone()).expect("text");
                let place = text
                    .find(before)
                    .unwrap_or_else(|| panic!("{path}: no {before}"));
                bytes = [&text[..place], lines, &text[place..]]
                    .concat()
                    .into_bytes();
            }
            !is_it
        });
        let example = file.strip_prefix(Path::new("examples").join(GAME));
        let place = example.map_or(file.clone(), |own| Path::new("games").join(GAME).join(own));
        write(&copy.join(&place), &bytes);
        present.insert(place);
    }
    // What an earlier copy had and the workspace has no more.
    let mut copied = Vec::new();
    sources(&copy, &copy, &mut copied);
    for stale in copied.iter().filter(|file| !present.contains(*file)) {
        let mut path = copy.join(stale);
        fs::remove_file(&path).expect("a file of the copy");
        // So do folders in which nothing is left.
        while path.pop() && fs::remove_dir(&path).is_ok() {}
    }
    assert!(additions.is_empty(), "these files are gone: {additions:?}");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let played = Command::new(cargo)
        .args([
            "test",
            "--offline",
            "--package",
            "baralho-maior",
            "--package",
            "baralho-maior-play",
        ])
        .arg("--target-dir")
        .arg(target.join("tutorial-target"))
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .current_dir(&copy)
        .output()
        .expect("cargo can be started");
    assert!(
        played.status.success(),
        "{}\n{}",
        String::from_utf8_lossy(&played.stdout),
        String::from_utf8_lossy(&played.stderr)
    );
}
