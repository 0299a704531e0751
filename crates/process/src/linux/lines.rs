//! Bytes as they come, cut into lines.

use std::ops::Range;

/// Bytes read and not yet given out.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    bytes: Vec<u8>,
    /// Where the bytes not yet given out begin.
    start: usize,
    /// Up to where no end of line was found.
    searched: usize,
}

impl Lines {
    /// Where new bytes are to be appended. Called when no whole line is left, so that what
    /// waits is at most one line and one read.
    pub(crate) fn room(&mut self) -> &mut Vec<u8> {
        if self.start > 0 {
            self.bytes.drain(..self.start);
            self.searched -= self.start;
            self.start = 0;
        }
        &mut self.bytes
    }

    /// Takes the next whole line, without its end; where it is, see [`Lines::at`].
    pub(crate) fn next(&mut self) -> Option<Range<usize>> {
        let found = self.find()?;
        let line = self.start..found;
        self.start = found + 1;
        self.searched = self.start;
        Some(self.without_return(line))
    }

    /// Whether a whole line waits.
    pub(crate) fn has_line(&mut self) -> bool {
        self.find().is_some()
    }

    /// Takes what is left when nothing more can come: a last line without an end.
    pub(crate) fn last(&mut self) -> Option<Range<usize>> {
        let line = self.start..self.bytes.len();
        self.start = self.bytes.len();
        self.searched = self.start;
        (!line.is_empty()).then(|| self.without_return(line))
    }

    /// How long the unfinished line is already.
    pub(crate) fn unfinished(&self) -> usize {
        self.bytes.len() - self.start
    }

    /// The bytes of a line just taken.
    pub(crate) fn at(&self, line: Range<usize>) -> &[u8] {
        &self.bytes[line]
    }

    /// The first bytes of the unfinished line.
    pub(crate) fn beginning(&self, most: usize) -> &[u8] {
        let rest = &self.bytes[self.start..];
        &rest[..most.min(rest.len())]
    }

    fn find(&mut self) -> Option<usize> {
        let rest = &self.bytes[self.searched..];
        let found = rest.iter().position(|&byte| byte == b'\n');
        self.searched += found.unwrap_or(rest.len());
        found.map(|_| self.searched)
    }

    fn without_return(&self, mut line: Range<usize>) -> Range<usize> {
        if self.bytes[line.clone()].last() == Some(&b'\r') {
            line.end -= 1;
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_out_as_they_went_in_whatever_the_pieces() {
        let text = b"first\r\n\nsecond \xff\nlast\r";
        for piece in 1..=text.len() {
            let mut lines = Lines::default();
            let mut got: Vec<Vec<u8>> = Vec::new();
            for bytes in text.chunks(piece) {
                lines.room().extend_from_slice(bytes);
                while let Some(line) = lines.next() {
                    got.push(lines.at(line).to_vec());
                }
            }
            assert!(!lines.has_line());
            assert_eq!(lines.unfinished(), 5);
            let last = lines.last().expect("an unfinished line is the last");
            got.push(lines.at(last).to_vec());
            assert_eq!(lines.last(), None);
            let want: [&[u8]; 4] = [b"first", b"", b"second \xff", b"last"];
            assert_eq!(got, want);
        }
    }

    #[test]
    fn looking_for_a_line_takes_none() {
        let mut lines = Lines::default();
        lines.room().extend_from_slice(b"a\nb\n");
        assert!(lines.has_line() && lines.has_line());
        assert_eq!(lines.next(), Some(0..1));
        assert!(lines.has_line());
        assert_eq!(lines.next(), Some(2..3));
        assert!(!lines.has_line());
    }
}
