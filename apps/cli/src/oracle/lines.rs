//! Lines of any length from outside, without ever holding a longer one than we take.

use std::io::{self, BufRead};

/// The longest line taken: a deck of 200 packs is about 60,000 bytes.
pub(super) const LONGEST: usize = 4 << 20;

pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

/// One line, without its end.
pub(super) enum Line<'a> {
    Whole(&'a [u8]),
    TooLong,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input,
            line: Vec::new(),
        }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut too_long = false;
        let mut any = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                break;
            }
            any = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= self.line.len() + part.len() > LONGEST;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(match (any, too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Whole(&self.line)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &[u8], buffer: usize) -> Vec<Option<Vec<u8>>> {
        let mut lines = Lines::new(io::BufReader::with_capacity(buffer, input));
        let mut all = Vec::new();
        while let Some(line) = lines.next().expect("memory can be read") {
            all.push(match line {
                Line::Whole(bytes) => Some(bytes.to_vec()),
                Line::TooLong => None,
            });
        }
        all
    }

    #[test]
    fn lines_are_the_same_whatever_the_size_of_the_buffer() {
        let expected: Vec<Option<Vec<u8>>> = [b"ab".as_slice(), b"", b"c"]
            .map(|line| Some(line.to_vec()))
            .into();
        for buffer in 1..6 {
            assert_eq!(read(b"ab\n\nc", buffer), expected);
            assert_eq!(read(b"ab\n\nc\n", buffer), expected);
        }
        assert!(read(b"", 4).is_empty());
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_one_is_read() {
        let mut input = vec![b'x'; LONGEST + 1];
        input.extend_from_slice(b"\nok\n");
        assert_eq!(read(&input, 8192), [None, Some(b"ok".to_vec())]);
        let longest = vec![b'x'; LONGEST];
        assert_eq!(read(&longest, 8192), [Some(longest)]);
    }
}
