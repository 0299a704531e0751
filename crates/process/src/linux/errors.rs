//! Reads standard error, and keeps its beginning and its end.

use std::{collections::VecDeque, mem, time::Instant};

use crate::{Kept, Said};

/// Takes in standard error, however much there is.
#[derive(Debug)]
pub(crate) struct Errors {
    first: Vec<u8>,
    last: VecDeque<u8>,
    dropped: u64,
    half: usize,
    /// Whole lines that nobody took yet, how long they are together, and the line that is not
    /// whole yet.
    said: Vec<Said>,
    said_bytes: usize,
    unfinished: Vec<u8>,
    /// Whether there was more than there was room for.
    is_cut: bool,
}

impl Errors {
    pub(crate) fn new(limit: usize) -> Errors {
        Errors {
            first: Vec::new(),
            last: VecDeque::new(),
            dropped: 0,
            half: limit.div_ceil(2),
            said: Vec::new(),
            said_bytes: 0,
            unfinished: Vec::new(),
            is_cut: false,
        }
    }

    pub(crate) fn take_in(&mut self, mut bytes: &[u8], now: Instant) {
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            // What is too much to keep is only kept by its beginning and its end, below.
            let room = (2 * self.half).saturating_sub(self.said_bytes);
            let piece_end = piece.strip_suffix(b"\n");
            let text = piece_end.unwrap_or(piece);
            self.unfinished
                .extend_from_slice(&text[..text.len().min(room)]);
            self.said_bytes += text.len().min(room);
            self.is_cut |= text.len() > room;
            if piece_end.is_some() {
                self.finish_line(now);
            }
        }
        let room = self.half - self.first.len();
        let (fits, rest) = bytes.split_at(room.min(bytes.len()));
        self.first.extend_from_slice(fits);
        bytes = rest;
        let skipped = bytes.len().saturating_sub(self.half);
        self.last.extend(&bytes[skipped..]);
        let over = self.last.len().saturating_sub(self.half);
        self.last.drain(..over);
        self.dropped += (skipped + over) as u64;
    }

    fn finish_line(&mut self, at: Instant) {
        let line = mem::take(&mut self.unfinished);
        if !line.is_empty() {
            self.said.push(Said { at, line });
        }
    }

    /// The lines since the last time; a line with `[...]` stands for those there was no room for.
    pub(crate) fn take_said(&mut self) -> Vec<Said> {
        if mem::take(&mut self.is_cut) {
            self.said.push(Said {
                at: Instant::now(),
                line: b"[...]".to_vec(),
            });
        }
        self.said_bytes = self.unfinished.len();
        mem::take(&mut self.said)
    }

    /// The same when nothing more can come: a last line without an end counts.
    pub(crate) fn take_last_said(&mut self, now: Instant) -> Vec<Said> {
        self.finish_line(now);
        self.take_said()
    }

    pub(crate) fn kept(&self) -> Kept {
        let (front, back) = self.last.as_slices();
        let last = [front, back].concat();
        if self.dropped == 0 {
            return Kept {
                first: [self.first.as_slice(), &last].concat(),
                ..Kept::default()
            };
        }
        Kept {
            first: self.first.clone(),
            last,
            dropped: self.dropped,
        }
    }

    /// Whether the bot wrote, first of all or last of all, one of these in any case.
    pub(crate) fn mention(&self, words: &[&str]) -> bool {
        let text = self.kept().text().to_lowercase();
        words.iter().any(|word| text.contains(word))
    }

    /// Takes the first line out if it starts with this, and gives back the rest of it.
    pub(crate) fn take_marked(&mut self, mark: &str) -> Option<String> {
        if !self.first.starts_with(mark.as_bytes()) {
            return None;
        }
        let end = self.first.iter().position(|&byte| byte == b'\n')?;
        self.said
            .retain(|said| !said.line.starts_with(mark.as_bytes()));
        let line: Vec<u8> = self.first.drain(..=end).collect();
        Some(String::from_utf8_lossy(&line[mark.len()..end]).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_are_kept_however_it_comes() {
        let all: Vec<u8> = (0..=255).cycle().take(1000).collect();
        for piece in [1, 7, 64, 1000] {
            let mut errors = Errors::new(100);
            for bytes in all.chunks(piece) {
                errors.take_in(bytes, Instant::now());
            }
            let kept = errors.kept();
            assert_eq!(kept.first, all[..50]);
            assert_eq!(kept.last, all[950..]);
            assert_eq!(kept.dropped, 900);
        }
    }

    #[test]
    fn nothing_is_dropped_within_the_limit() {
        let mut errors = Errors::new(10);
        errors.take_in(b"01234", Instant::now());
        errors.take_in(b"56789", Instant::now());
        let kept = errors.kept();
        assert_eq!(kept.first, b"0123456789");
        assert_eq!((kept.last.len(), kept.dropped), (0, 0));
    }

    #[test]
    fn lines_are_taken_whole_and_only_as_many_as_there_is_room_for() {
        let said = |errors: &mut Errors| {
            let lines = errors.take_said().into_iter().map(|said| said.line);
            lines.collect::<Vec<_>>()
        };
        let mut errors = Errors::new(10);
        let now = Instant::now();
        errors.take_in(b"one\ntw", now);
        assert_eq!(said(&mut errors), [b"one"]);
        errors.take_in(b"o\n\nthr", now);
        assert_eq!(said(&mut errors), [b"two"]);
        errors.take_in(b"ee and much more\nand more\n", now);
        assert_eq!(said(&mut errors), [&b"three and "[..], b"[...]"]);
        errors.take_in(b"end", now);
        let last = errors.take_last_said(now);
        assert_eq!(last[0].line, b"end");
    }

    #[test]
    fn a_marked_line_is_taken_out() {
        let mut errors = Errors::new(100);
        errors.take_in(b"mark reason\nrest", Instant::now());
        assert_eq!(errors.take_marked("other "), None);
        assert_eq!(errors.take_marked("mark "), Some("reason".to_owned()));
        assert_eq!(errors.kept().first, b"rest");
    }
}
