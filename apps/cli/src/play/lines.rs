//! Lines of input from anywhere: people, pipes, and files that are no text at all.

use std::io::BufRead;

use crate::lines::next_line;

/// Longer lines are cut: no command is nearly so long.
const LONGEST: usize = 1000;

/// Reads lines until the input ends, cannot be read, or nobody wants any more.
///
/// What is not UTF-8 is replaced, what steers a terminal is left out, and a line without
/// end takes no memory.
pub(crate) fn read(mut input: impl BufRead, mut wanted: impl FnMut(String) -> bool) {
    let mut line = Vec::new();
    while let Ok(Some(_)) = next_line(&mut input, LONGEST, &mut line) {
        if !wanted(text(&line)) {
            return;
        }
    }
}

fn text(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    text.chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .filter(|c| !c.is_control())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn all(input: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        read(input, |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn lines_end_at_line_ends_and_the_last_one_needs_none() {
        assert_eq!(all(b"h1\r\n\n 7d"), ["h1", "", " 7d"]);
        assert_eq!(all(b"h1\n"), ["h1"]);
        assert_eq!(all(b""), Vec::<String>::new());
    }

    #[test]
    fn a_line_without_end_is_cut() {
        let lines = all(&vec![b'x'; 1 << 20]);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].len(), LONGEST);
    }

    #[test]
    fn what_steers_a_terminal_does_not_get_through() {
        assert_eq!(all(b"\x1b[2J\x00h\t1\xff\n"), ["[2Jh 1\u{fffd}"]);
    }

    proptest! {
        #[test]
        fn any_bytes_become_printable_lines(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            for line in all(&bytes) {
                prop_assert!(!line.contains(char::is_control));
            }
        }
    }
}
