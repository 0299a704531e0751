//! What is written down of the messages while a game is played.

use std::{cell::RefCell, fmt::Write as _, io, time::Instant};

use baralho_process::Said;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

/// The longest part of a message that a log keeps: what a bot floods is of no use.
const LONGEST: usize = 64 * 1024;
/// The longest log of a game, in bytes before it is compressed.
const MOST: usize = 16 << 20;

#[derive(Debug)]
pub(crate) struct Transcript {
    since: Instant,
    is_kept: bool,
    log: Vec<u8>,
}

impl Transcript {
    /// Nothing yet; nothing ever if nobody wants to keep it.
    pub(crate) fn new(since: Instant, is_kept: bool) -> Self {
        Self {
            since,
            is_kept,
            log: Vec::new(),
        }
    }

    /// A message to the bot at a seat.
    pub(crate) fn sent(&mut self, seat: usize, line: &[u8]) {
        self.note('>', seat, line);
    }

    pub(crate) fn heard(&mut self, seat: usize, line: &[u8]) {
        self.note('<', seat, line);
    }

    /// What the bot at a seat wrote to its standard error.
    pub(crate) fn errors(&mut self, seat: usize, said: &[Said]) {
        for said in said {
            self.note_at(said.at, '!', seat, &said.line);
        }
    }

    /// What the referee says.
    pub(crate) fn remark(&mut self, seat: usize, text: &str) {
        self.note('#', seat, text.as_bytes());
    }

    fn note(&mut self, mark: char, seat: usize, line: &[u8]) {
        self.note_at(Instant::now(), mark, seat, line);
    }

    fn note_at(&mut self, at: Instant, mark: char, seat: usize, line: &[u8]) {
        if !self.is_kept || self.log.len() > MOST {
            return;
        }
        let stamp = at.saturating_duration_since(self.since).as_micros();
        let mut head = String::with_capacity(24);
        // Writing to memory does not fail.
        let _ = write!(head, "{}.{:03} {mark}{seat} ", stamp / 1000, stamp % 1000);
        self.log.extend_from_slice(head.as_bytes());
        self.log.extend_from_slice(&line[..line.len().min(LONGEST)]);
        self.log.push(b'\n');
    }

    /// The log, compressed; `None` when it is empty.
    pub(crate) fn packed_log(&self) -> io::Result<Option<Vec<u8>>> {
        packed(&self.log)
    }
}

thread_local! {
    /// A packer is large, and clearing it costs less than getting another one per game.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// A gzip file with these bytes.
pub(crate) fn packed(bytes: &[u8]) -> io::Result<Option<Vec<u8>>> {
    if bytes.is_empty() {
        return Ok(None);
    }
    // Deflated, no name, no date, from any system.
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        loop {
            file.reserve(bytes.len() / 4 + 64);
            let rest = &bytes[packer.total_in() as usize..];
            match packer.compress_vec(rest, &mut file, FlushCompress::Finish)? {
                Status::StreamEnd => return io::Result::Ok(()),
                Status::Ok | Status::BufError => {}
            }
        }
    })?;
    let mut sum = Crc::new();
    sum.update(bytes);
    file.extend_from_slice(&sum.sum().to_le_bytes());
    file.extend_from_slice(&sum.amount().to_le_bytes());
    Ok(Some(file))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked_however_long_it_is() {
        for length in [1, 60, 5_000, 3_000_000_usize] {
            let bytes: Vec<u8> = (0..length)
                .map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8)
                .collect();
            let file = packed(&bytes).expect("packed").expect("not empty");
            let mut read = Vec::new();
            GzDecoder::new(file.as_slice())
                .read_to_end(&mut read)
                .expect("a gzip file");
            assert!(read == bytes, "{length}");
        }
        assert!(packed(&[]).expect("packed").is_none());
    }
}
