//! What files are called that are saved from the page.

// words: nothing here is for players

/// A name that says what is in the file, whose it is and of which day. Names of people may have
/// characters that file systems mind.
pub fn file_name(parts: &[&str], day: &str, extension: &str) -> String {
    let clean = |part: &str| {
        let words = part.split(|c: char| !c.is_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        words.join("-")
    };
    let parts = parts.iter().map(|part| clean(part));
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    format!("{}-{day}.{extension}", parts.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_it_is_whose_and_when_whatever_somebody_is_called() {
        let day = "2026-11-18";
        for (name, file) in [
            ("Ana", "baralho-account-Ana-2026-11-18.json"),
            (
                "João da Silva",
                "baralho-account-João-da-Silva-2026-11-18.json",
            ),
            ("../a\\b:c*?.", "baralho-account-a-b-c-2026-11-18.json"),
            ("♦", "baralho-account-2026-11-18.json"),
            ("", "baralho-account-2026-11-18.json"),
        ] {
            assert_eq!(file_name(&["baralho", "account", name], day, "json"), file);
        }
    }
}
