//! Standard error as it comes, of which the beginning and the end are kept.

use std::collections::VecDeque;

use crate::Kept;

/// Takes in standard error, however much there is.
#[derive(Debug)]
pub(crate) struct Errors {
    first: Vec<u8>,
    last: VecDeque<u8>,
    dropped: u64,
    half: usize,
}

impl Errors {
    pub(crate) fn new(limit: usize) -> Errors {
        Errors {
            first: Vec::new(),
            last: VecDeque::new(),
            dropped: 0,
            half: limit.div_ceil(2),
        }
    }

    pub(crate) fn take_in(&mut self, mut bytes: &[u8]) {
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
                errors.take_in(bytes);
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
        errors.take_in(b"01234");
        errors.take_in(b"56789");
        let kept = errors.kept();
        assert_eq!(kept.first, b"0123456789");
        assert_eq!((kept.last.len(), kept.dropped), (0, 0));
    }

    #[test]
    fn a_marked_line_is_taken_out() {
        let mut errors = Errors::new(100);
        errors.take_in(b"mark reason\nrest");
        assert_eq!(errors.take_marked("other "), None);
        assert_eq!(errors.take_marked("mark "), Some("reason".to_owned()));
        assert_eq!(errors.kept().first, b"rest");
    }
}
