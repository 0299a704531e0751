//! Compiles the catalogues of `locales/` and of the games into what the program reads.

mod compile;
mod locales;
#[path = "../src/marks.rs"]
mod marks;

use std::{
    env,
    error::Error,
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::Path,
};

use marks::END;

const TAGS: [&str; 4] = ["pt-BR", "en", "it", "es"];

#[allow(clippy::print_stdout)] // so a build script speaks to cargo
fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    if env::var_os("CARGO_FEATURE_LIVE").is_some() {
        // Read when the program starts: whatever was compiled never is too old.
        println!("cargo::rustc-env=BARALHO_WORDS=live");
        return Ok(());
    }
    let root = Path::new("../..");
    for tag in TAGS {
        println!("cargo::rerun-if-changed=../../locales/{tag}");
        for file in locales::files(root, tag)?.iter().flatten() {
            println!("cargo::rerun-if-changed={}", file.display());
        }
    }
    // A new game brings a folder of its own.
    println!("cargo::rerun-if-changed=../catalog/src/games.rs");
    let folder = env::var("OUT_DIR")?;
    let has_tools = env::var_os("CARGO_FEATURE_TOOLS").is_some();
    let compiled = TAGS.map(|tag| locales::read(root, tag, has_tools));
    // Tells one set of catalogues from another: page and program ask for the words they know.
    let mut hash = DefaultHasher::new();
    for texts in compiled.iter().flatten() {
        texts.page.hash(&mut hash);
    }
    let version = format!("{:08x}", hash.finish() as u32);
    println!("cargo::rustc-env=BARALHO_WORDS={version}");
    for (tag, texts) in TAGS.into_iter().zip(compiled) {
        let texts = texts?;
        for (kind, text) in [("page", texts.page), ("all", texts.all)] {
            let file = Path::new(&folder).join(format!("{tag}.{kind}"));
            fs::write(file, format!("{version}{END}{text}"))?;
        }
    }
    Ok(())
}
