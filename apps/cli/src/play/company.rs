//! Who sits where: people first, then bots.

use std::{num::NonZeroUsize, thread};

use baralho_bots::{BadBot, Means, Seated, bot_with, here};
use baralho_catalog::STAND_IN;
use baralho_face::number;
use baralho_game::Seat;
use baralho_opponents::Opponents;
use baralho_words::{Words, say};

use super::session::{Company, Sitter};

/// What a person is called in a record.
const PERSON: &str = "human";

/// The seats of a new game, as a record names them. Too few bots are repeated.
pub(crate) fn seats(players: usize, humans: usize, bots: &[String]) -> Vec<String> {
    let people = (1..=humans).map(|place| match humans {
        1 => PERSON.to_owned(),
        _ => format!("{PERSON}{place}"),
    });
    let usual = [STAND_IN.to_owned()];
    let bots = if bots.is_empty() { &usual[..] } else { bots };
    let bots = bots.iter().cycle().cloned();
    people.chain(bots).take(players).collect()
}

/// Everybody of a record's seats: whoever is not called a person must be a bot. What bots
/// decide by chance comes from the seed.
pub(crate) fn company<G: Opponents>(
    words: &Words,
    seats: &[String],
    seed: u64,
) -> Result<Company<G>, BadBot> {
    let mut sitters = Vec::new();
    for (place, name) in seats.iter().enumerate() {
        sitters.push(if is_person(name) {
            Sitter::Person
        } else {
            let bot = bot_with::<G::Bots>(name, &all_cores())?;
            Sitter::Bot(Box::new(Seated::new(bot, seed, Seat::new(place))))
        });
    }
    let names = names(words, seats);
    Ok(Company { sitters, names })
}

/// At a table only one thinks at a time, so a bot may use every core.
pub(super) fn all_cores() -> Means {
    here().with_threads(thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}

fn is_person(seat: &str) -> bool {
    person(seat).is_some()
}

/// The number of a person, 0 if there is only one.
fn person(seat: &str) -> Option<usize> {
    match seat.strip_prefix(PERSON)? {
        "" => Some(0),
        place => place.parse().ok(),
    }
}

/// What everybody is called in these words. Bots of the same name get a letter.
pub(crate) fn names(words: &Words, seats: &[String]) -> Vec<String> {
    let name = |place: usize, seat: &String| match person(seat) {
        Some(0) => say!(words, "person"),
        Some(person) => say!(words, "person-number", n = number(person)),
        None if seats.iter().filter(|other| *other == seat).count() > 1 => {
            let before = seats[..place].iter().filter(|other| *other == seat).count();
            let letter = char::from(b'A' + before as u8);
            format!("{seat} {letter}")
        }
        None => seat.clone(),
    };
    seats
        .iter()
        .enumerate()
        .map(|(place, seat)| name(place, seat))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};

    #[test]
    fn people_sit_first_and_bots_are_repeated() {
        let bots = ["robot3".to_owned(), "robot4".to_owned()];
        assert_eq!(seats(4, 1, &bots), ["human", "robot3", "robot4", "robot3"]);
        assert_eq!(seats(3, 2, &[]), ["human1", "human2", "greedy"]);
        assert_eq!(seats(2, 1, &[]), ["human", "greedy"]);
    }

    #[test]
    fn no_two_at_a_table_have_the_same_name() {
        let words = Words::new(Language::En, Style::Symbols);
        let seats = seats(6, 2, &["robot3".into(), "random".into()]);
        assert_eq!(
            names(&words, &seats),
            [
                "Player 1", "Player 2", "robot3 A", "random A", "robot3 B", "random B"
            ]
        );
    }
}
