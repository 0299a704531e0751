//! Cards of a hand as they are typed.

/// Which place in a hand a word such as `h1` names, counted from 0.
///
/// `None` when the word is not of that form; `h0` and places beyond the hand are the
/// caller's to refuse.
pub(super) fn hand_place(word: &str) -> Option<usize> {
    let digits = word.strip_prefix(['h', 'H'])?;
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse::<usize>().unwrap_or(0).wrapping_sub(1))
}
