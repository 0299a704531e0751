//! What is said to who listens: little, and all that is new.

use std::fmt::Write as _;

use baralho_words::{Language, Style, Words};

use crate::harness::{folder, printed};

/// What was said before the first line that was typed, and after each of them.
fn answers(test: &str, language: Language, game: &str, typed: &[&str]) -> Vec<String> {
    let folder = folder(&format!("ears-{test}-{language}"));
    let line = format!("play {game} --plain --seed 7 --pace 0 --lang {language}");
    let typed = typed.join("\n") + "\n";
    let heard = printed(&folder, &line, &typed);
    let prompt = Words::new(language, Style::Spoken).say("prompt-move", &[]);
    let mut said = heard.split(&prompt);
    let before = said.next().unwrap_or_default().to_owned();
    // What was typed is seen, too, and not said.
    let after = said.map(|text| text.split_once('\n').unwrap_or_default().1.to_owned());
    std::iter::once(before).chain(after).collect()
}

/// The cards that an English line names, in order.
fn cards(line: &str) -> Vec<String> {
    let words: Vec<&str> = line
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let named = words.windows(3).filter(|name| name[1] == "of");
    let is_suit = |word: &str| ["diamonds", "spades", "hearts", "clubs"].contains(&word);
    named
        .filter(|name| is_suit(name[2]))
        .map(|name| name.join(" "))
        .collect()
}

fn sorted(mut cards: Vec<String>) -> Vec<String> {
    cards.sort();
    cards
}

/// What somebody knows who has heard everything.
#[derive(Default)]
struct Ears {
    table: Vec<String>,
    hand: Vec<String>,
}

impl Ears {
    /// Hears lines; the first one with a card may be one's own move.
    fn hear(&mut self, text: &str, mut is_own: bool) {
        for line in text.lines() {
            let mut named = cards(line);
            if line.starts_with("Table: ") || line.contains("able is empty") && !line.contains('!')
            {
                self.table = named;
            } else if line.starts_with("Your hand: ") {
                self.hand = named;
            } else if !named.is_empty() {
                let played = named.remove(0);
                if is_own {
                    self.hand.retain(|card| *card != played);
                    is_own = false;
                }
                if named.is_empty() {
                    self.table.push(played);
                } else {
                    self.table.retain(|card| !named.contains(card));
                }
            }
        }
    }
}

#[test]
fn who_heard_everything_knows_the_table_and_the_hand_at_every_turn() {
    for game in [
        "escopa --bots robot4",
        "scopa --bots robot4 --rules choice=most",
        "scopa --bots robot4 --rules choice=most,cards_per_deal=1,target=5",
        "escoba --bots robot4 --rules choice=most",
        "scopone --bots robot4,robot3 --rules choice=most",
        "scopa --players 3 --bots robot4 --rules choice=most",
    ] {
        let typed = ["c", "h", "h1"].repeat(150);
        let said = answers(&game.replace(' ', ""), Language::En, game, &typed);
        let mut ears = Ears::default();
        ears.hear(&said[0], false);
        let mut turns = 0;
        for turn in said[1..].chunks_exact(3) {
            assert_eq!(
                sorted(cards(&turn[0])),
                sorted(ears.table.clone()),
                "{game}: {}",
                turn[0]
            );
            assert_eq!(
                sorted(cards(&turn[1])),
                sorted(ears.hand.clone()),
                "{game}: {}",
                turn[1]
            );
            ears.hear(&turn[2], true);
            turns += 1;
        }
        assert!(turns > 10, "{game}");
    }
}

#[test]
fn who_plays_buraco_hears_the_hand_once_in_a_turn_and_what_comes_into_it() {
    let typed = ["h", "d", "h", "x h1"].repeat(60);
    let said = answers("buraco", Language::En, "buraco --bots base", &typed);
    let mut hand = cards(
        said[0]
            .lines()
            .find(|line| line.starts_with("Your hand: "))
            .expect("a hand"),
    );
    let mut turns = 0;
    for turn in said[1..].chunks_exact(4) {
        assert_eq!(sorted(cards(&turn[0])), sorted(hand.clone()));
        hand.extend(cards(turn[1].lines().next().expect("what was drawn")));
        assert_eq!(sorted(cards(&turn[2])), sorted(hand), "{}", turn[1]);
        assert!(!turn[1].contains("Your hand"), "{}", turn[1]);
        let told: Vec<&str> = turn[3]
            .lines()
            .filter(|line| line.starts_with("Your hand: "))
            .collect();
        if told.is_empty() {
            break;
        }
        assert_eq!(told.len(), 1, "{}", turn[3]);
        hand = cards(told[0]);
        turns += 1;
    }
    assert!(turns > 20, "{turns}");
}

#[test]
fn cards_that_come_with_the_pile_are_named() {
    let folder = folder("ears-pile");
    // Whoever takes the pile whenever it can be taken gets cards that were never drawn.
    let typed = ["t", "1", "h", "x h1", "d", "x h1"].repeat(60);
    let mut seen = 0;
    let line = "play buraco --plain --pace 0 --bots base --lang en";
    for seed in ["1", "2", "3", "4"] {
        let record = folder.join(seed).display().to_string();
        let line = format!("{line} --seed {seed} --record {record}");
        let text = printed(&folder, &line, &(typed.join("\n") + "\n"));
        for (place, line) in text.lines().enumerate() {
            if !line.contains("New in your hand: ") {
                continue;
            }
            seen += 1;
            let told = cards(line);
            let after = text
                .lines()
                .skip(place)
                .find(|line| line.contains("Your hand: "));
            let hand = cards(after.expect("the hand, asked for"));
            assert!(
                !told.is_empty() && told.iter().all(|card| hand.contains(card)),
                "{line}"
            );
        }
    }
    assert!(seen > 0, "nobody took a pile");
}

#[test]
fn enter_tells_the_whole_table() {
    for (game, typed, sign) in [
        ("escopa", ["h1", ""], "Captured"),
        ("buraco", ["d", ""], "Stock"),
    ] {
        let said = answers("enter", Language::En, game, &typed);
        assert!(!said[1].contains(sign), "{}", said[1]);
        assert!(
            said[2].contains(sign) && said[2].contains("Your hand"),
            "{}",
            said[2]
        );
    }
}

/// The words of whole games, turn by turn, in every language: a change is to be read. Half of the
/// turns take no more than the median; the others have a new hand, or the score of a round.
#[test]
fn a_turn_takes_few_words() {
    let mut golden = String::new();
    for (game, options, typed, most) in [
        ("escopa", "--bots robot4", &["h1"][..], 27),
        ("scopa", "--bots robot4 --rules choice=most", &["h1"], 27),
        ("escoba", "--bots robot4 --rules choice=most", &["h1"], 28),
        ("scopone", "--bots robot4 --rules choice=most", &["h1"], 54),
        ("rouba-montes", "--bots draw", &[""], 90),
        ("buraco", "--bots base", &["d", "x h1"], 75),
    ] {
        for language in Language::ALL {
            let line = format!("{game} {options}");
            let test = format!("words-{game}");
            let said = answers(&test, language, &line, &typed.repeat(400));
            // What is said before the first turn and after the last one belongs to no turn.
            let mut turns: Vec<usize> = said[1..said.len() - 1]
                .chunks_exact(typed.len())
                .map(|turn| words(&turn.concat()))
                .collect();
            turns.sort_unstable();
            let (all, median) = (turns.len(), turns[turns.len() / 2]);
            let mean = turns.iter().sum::<usize>() / all;
            let _ = writeln!(
                golden,
                "{game} {language}: {all} turns, {median} words in the middle, {mean} on average"
            );
            assert!(median <= most, "{game} {language}: {median} words a turn");
        }
    }
    insta::assert_snapshot!("words", golden);
}

fn words(text: &str) -> usize {
    let heard = text.split_whitespace();
    heard
        .filter(|word| word.contains(char::is_alphanumeric))
        .count()
}
