//! Records in files, as they are or compressed, as the arena keeps them.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read},
    path::Path,
};

use baralho_game::record::{BadRecord, Record};
use flate2::bufread::MultiGzDecoder;

/// How a gzip file begins.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The longest record that is unpacked. Tens of thousands of rounds fit; a small file that
/// would unpack to a whole disk does not.
const LONGEST: u64 = 1 << 30;

/// Reads the record in a file.
///
/// # Errors
/// Says the first line that is wrong, or why the file cannot be read.
pub(crate) fn read(path: &Path) -> Result<Record, BadRecord> {
    let mut file = BufReader::new(File::open(path)?);
    if file.fill_buf()?.starts_with(&GZIP) {
        let unpacked = MultiGzDecoder::new(file).take(LONGEST);
        return Record::read(BufReader::new(unpacked));
    }
    Record::read(file)
}
