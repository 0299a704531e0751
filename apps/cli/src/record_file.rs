//! Records in files, as they are or compressed, as the arena keeps them.

use std::{
    fs::File,
    io::{self, BufRead, BufReader},
    path::Path,
};

use baralho_game::record::{BadRecord, Record};
use baralho_words::{Words, say};
use flate2::bufread::MultiGzDecoder;

use crate::failure::Failure;

/// How a gzip file begins.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Opens a file with records, or standard input for `-`; what is compressed is unpacked as it
/// is read.
pub fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    let mut input: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(path)?))
    };
    Ok(if input.fill_buf()?.starts_with(&GZIP) {
        Box::new(BufReader::new(MultiGzDecoder::new(input)))
    } else {
        input
    })
}

/// Reads the record in a file that holds one.
pub(crate) fn read(path: &Path) -> Result<Record, BadRecord> {
    Record::read(open(path)?)
}

pub(crate) fn unreadable(words: &Words, path: &Path, bad: &BadRecord) -> Failure {
    Failure::Failed(say!(
        words,
        "verify-unreadable",
        file = path,
        reason = words.explain(bad),
    ))
}
