//! Lines of any length from outside, without ever holding a longer one than we take.

use std::io::{self, BufRead, Read as _};

/// The longest line taken: a deck of 200 packs is about 60,000 bytes.
pub(super) const LONGEST: usize = 4 << 20;

/// Reads the next line, without its end; what is longer than we take is `None`. Says whether there
/// was one.
pub(super) fn next_line(input: &mut impl BufRead, line: &mut Option<Vec<u8>>) -> io::Result<bool> {
    let mut bytes = line.take().unwrap_or_default();
    bytes.clear();
    let most = LONGEST as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(false);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST {
        input.skip_until(b'\n')?;
        return Ok(true);
    }
    *line = Some(bytes);
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &[u8], buffer: usize) -> Vec<Option<Vec<u8>>> {
        let mut input = io::BufReader::with_capacity(buffer, input);
        let (mut line, mut all) = (None, Vec::new());
        while next_line(&mut input, &mut line).expect("memory can be read") {
            all.push(line.clone());
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
