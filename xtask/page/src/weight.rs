//! Files compressed as well as can be, and what a browser must load at first.

use std::{fs, io::Write as _, path::Path};

use anyhow::{Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::pack::File;

/// What is loaded before anything can be clicked, besides the words of one language.
const FIRST: [&str; 5] = [
    "index.html",
    "page.css",
    "boot.js",
    "page.js",
    "page_bg.wasm",
];

/// The most that may be loaded first, compressed, in bytes.
const FIRST_LOAD: u64 = 660_000;

/// Writes both compressed forms of a file beside it.
pub(crate) fn compress(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    let beside = |with: &str| path.with_file_name(name_with(path, with));
    fs::write(beside("gz"), packed.finish()?)?;
    // Browsers take this over HTTPS and from localhost.
    let mut small = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut small, &parameters)?;
    fs::write(beside("br"), small)?;
    Ok(())
}

fn name_with(path: &Path, with: &str) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    format!("{name}.{with}")
}

/// Says how much the page weighs, and refuses one that is too heavy.
pub(crate) fn check(folder: &Path, files: &[File]) -> Result<()> {
    let (mut first, mut all, mut language) = (0, 0, 0);
    for file in files {
        let path = folder.join(&file.name);
        let weight = |with: &str| -> Result<u64> {
            Ok(fs::metadata(path.with_file_name(name_with(&path, with)))?.len())
        };
        let small = weight("br")?;
        all += small;
        if file.name.starts_with("words/") {
            language = language.max(small);
            eprintln!("    {small:>7} {}", file.name);
        }
        if FIRST.contains(&file.name.as_str()) {
            first += small;
            eprintln!("    {small:>7} {} ({} with gzip)", file.name, weight("gz")?);
        }
    }
    // Whoever loads the page loads one language: nobody more than this.
    first += language;
    eprintln!(
        "    {first:>7} bytes compressed for the first load, {all} in all, in {}",
        folder.display()
    );
    ensure!(
        first <= FIRST_LOAD,
        "the first load weighs {first} bytes: at most {FIRST_LOAD} may it be"
    );
    Ok(())
}
