//! Compiles the catalogues of `locales/` and of the games into what the program reads.

mod compile;
mod locales;
#[path = "../src/marks.rs"]
mod marks;

use std::{env, error::Error, fs, path::Path};

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
    let mut hash = Fnv::new();
    for texts in compiled.iter().flatten() {
        hash.add(&texts.page);
    }
    let version = hash.short();
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

/// A quick hash (FNV-1a) that tells one set of catalogues from another.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn short(&self) -> String {
        format!("{:08x}", (self.0 ^ self.0 >> 32) as u32)
    }

    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
