//! Cards of a hand as they are typed.

/// The words of a line that can be cards: `x`, `+` and commas only stand between them.
pub(super) fn card_words(line: &str) -> Vec<&str> {
    line.split(|c: char| c.is_whitespace() || "+,".contains(c))
        .flat_map(|word| {
            // The only name with an x in it.
            let is_six = word.eq_ignore_ascii_case("six");
            word.split(move |c: char| !is_six && "xX".contains(c))
        })
        .filter(|word| !word.is_empty())
        .collect()
}

/// Which place in a hand a word such as `h1` names, counted from 0.
///
/// `None` when the word is not of that form; `h0` and places beyond the hand are the
/// caller's to refuse.
pub(super) fn hand_place(word: &str) -> Option<usize> {
    let digits = word.strip_prefix(['h', 'H'])?;
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse::<usize>().unwrap_or(0).wrapping_sub(1))
}
