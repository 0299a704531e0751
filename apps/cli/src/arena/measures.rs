//! Times, sizes and tests as typed.

use baralho_stats::Sprt;

/// The longest time, in milliseconds: a day.
const LONGEST: f64 = 86_400_000.0;

/// `800ms`, `2s`, `1.5`, `3m`: milliseconds; a bare number means seconds.
pub(super) fn milliseconds(text: &str) -> Option<u64> {
    let text = text.trim().replace(',', ".");
    let (number, unit) = split(&text);
    let factor = match unit {
        "ms" => 1.0,
        "s" | "" => 1000.0,
        "m" | "min" => 60_000.0,
        _ => return None,
    };
    let milliseconds = number? * factor;
    (0.0..=LONGEST)
        .contains(&milliseconds)
        .then_some(milliseconds.round() as u64)
}

/// `512M`, `2G`, `100000K` or plain bytes; a `B` or `iB` may follow.
pub(super) fn bytes(text: &str) -> Option<u64> {
    let text = text.trim().to_ascii_uppercase();
    let (number, unit) = split(&text);
    let unit = unit.strip_suffix('B').unwrap_or(unit);
    let factor = match unit.strip_suffix('I').unwrap_or(unit) {
        "" => 1.0,
        "K" => 1024.0,
        "M" => 1024.0 * 1024.0,
        "G" => 1024.0 * 1024.0 * 1024.0,
        _ => return None,
    };
    let bytes = number? * factor;
    // A megabyte is too little for any program, and a petabyte too much for any machine.
    (1_048_576.0..=1e15)
        .contains(&bytes)
        .then_some(bytes as u64)
}

/// `0,5` or `0,5,0.05,0.05`: a test.
pub(super) fn sprt(text: &str) -> Option<Sprt> {
    let numbers: Option<Vec<f64>> = text
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect();
    let (elo0, elo1, alpha, beta) = match *numbers?.as_slice() {
        [elo0, elo1] => (elo0, elo1, 0.05, 0.05),
        [elo0, elo1, alpha, beta] => (elo0, elo1, alpha, beta),
        _ => return None,
    };
    Sprt::new(elo0, elo1, alpha, beta).ok()
}

fn split(text: &str) -> (Option<f64>, &str) {
    let end = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    (number.parse().ok(), unit.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_any_usual_unit() {
        for (text, expected) in [
            ("800ms", Some(800)),
            ("2s", Some(2000)),
            ("1.5", Some(1500)),
            ("0,5 s", Some(500)),
            ("3m", Some(180_000)),
            ("0", Some(0)),
            ("", None),
            ("-1", None),
            ("fast", None),
            ("1e9", None),
            ("90000", None),
            ("nan", None),
        ] {
            assert_eq!(milliseconds(text), expected, "{text}");
        }
    }

    #[test]
    fn sizes_are_read_in_any_usual_unit() {
        for (text, expected) in [
            ("512M", Some(512 << 20)),
            ("2g", Some(2 << 30)),
            ("2GiB", Some(2 << 30)),
            ("4096 KB", Some(4 << 20)),
            ("2000000", Some(2_000_000)),
            ("12", None),
            ("M", None),
            ("-5M", None),
            ("5T", None),
        ] {
            assert_eq!(bytes(text), expected, "{text}");
        }
    }

    #[test]
    fn a_test_has_two_differences_and_perhaps_two_risks() {
        let test = sprt("0, 5").expect("a test");
        assert_eq!((test.elo0, test.elo1), (0.0, 5.0));
        assert!(sprt("-3,3,0.1,0.1").is_some());
        for wrong in ["", "5", "5,0", "0,5,0.9,0.05", "a,b", "0,5,0.05"] {
            assert!(sprt(wrong).is_none(), "{wrong}");
        }
    }
}
