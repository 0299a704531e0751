//! Compiles the catalogues of `locales/` into what the program reads.

#[allow(unreachable_pub)] // in the library they are for everybody
#[path = "../src/areas.rs"]
mod areas;
mod compile;
#[path = "../src/marks.rs"]
mod marks;

use std::{env, error::Error, fs, path::Path};

use areas::{AREAS_OF_PLAY, AREAS_OF_TOOLS};
use compile::{Messages, compile, joined};
use marks::END;

const LOCALES: &str = "../../locales";
const TAGS: [&str; 4] = ["pt-BR", "en", "it", "es"];

#[allow(clippy::print_stdout)] // so a build script speaks to cargo
fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let folder = env::var("OUT_DIR")?;
    let folder = Path::new(&folder);
    let has_tools = env::var_os("CARGO_FEATURE_TOOLS").is_some();
    let mut catalogues = Vec::new();
    let mut hash = Fnv::new();
    for tag in TAGS {
        let mut messages = Messages::new();
        read(&mut messages, tag, AREAS_OF_PLAY)?;
        let page = joined(&messages, |message| message.is_in_page);
        hash.add(&page);
        if has_tools {
            read(&mut messages, tag, AREAS_OF_TOOLS)?;
        }
        catalogues.push((tag, page, joined(&messages, |_| true)));
    }
    let version = hash.short();
    println!("cargo::rustc-env=BARALHO_WORDS={version}");
    for (tag, page, all) in catalogues {
        for (kind, text) in [("page", page), ("all", all)] {
            let file = folder.join(format!("{tag}.{kind}"));
            fs::write(file, format!("{version}{END}{text}"))?;
        }
    }
    Ok(())
}

fn read(messages: &mut Messages, tag: &str, areas: &[&str]) -> Result<(), Box<dyn Error>> {
    for area in areas {
        let file = format!("{LOCALES}/{tag}/{area}.ftl");
        let text = fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        compile(messages, &text).map_err(|error| format!("{file}: {error}"))?;
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
