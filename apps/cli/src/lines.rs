//! Lines of any length from outside, without ever holding a longer one than we take.

use std::io::{self, BufRead, Read as _};

/// Reads the next line, without its end. Says whether all of it was read, or only as much as is
/// taken of any; `None` at the end.
pub(crate) fn next_line(
    input: &mut impl BufRead,
    longest: usize,
    line: &mut Vec<u8>,
) -> io::Result<Option<bool>> {
    line.clear();
    let most = longest as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    let is_whole = line.last() == Some(&b'\n') || line.len() <= longest;
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if !is_whole {
        line.truncate(longest);
        input.skip_until(b'\n')?;
    }
    Ok(Some(is_whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONGEST: usize = 5000;

    fn read(input: &[u8], buffer: usize) -> Vec<Option<Vec<u8>>> {
        let mut input = io::BufReader::with_capacity(buffer, input);
        let (mut line, mut all) = (Vec::new(), Vec::new());
        while let Some(is_whole) = next_line(&mut input, LONGEST, &mut line).expect("memory") {
            all.push(is_whole.then(|| line.clone()));
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
