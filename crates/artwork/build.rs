//! Gives the sprite a name of its own for every content, so that browsers may keep it for good.

use std::{
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io,
};

#[allow(clippy::print_stdout)] // so a build script speaks to cargo
fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=cards.svg");
    let mut hash = DefaultHasher::new();
    fs::read("cards.svg")?.hash(&mut hash);
    let version = hash.finish() as u32;
    println!("cargo::rustc-env=BARALHO_CARDS=cards.{version:08x}.svg");
    Ok(())
}
