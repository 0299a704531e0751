//! Who sits where: people first, then bots.

use std::{num::NonZeroUsize, thread};

use baralho_bots::{BadBot, Means, Seated, bot_with, here};
use baralho_catalog::STAND_IN;
use baralho_face::number;
use baralho_game::{Course, Game, Match, Phase, Seat, record::Header};
use baralho_opponents::Opponents;
use baralho_words::{Words, say};

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

/// The bots of a match. They follow it as it is played, each as its seat sees it.
pub(super) trait Bots {
    /// The move of a bot that is to move, after so many moves of the match: each has its own part
    /// of a bot's chance, so that a game left and resumed goes on as if nobody had gone.
    fn choose(&mut self, seat: Seat, turn: u64) -> String;

    fn follow(&mut self, text: &str);

    /// The last moves were taken back.
    fn back(&mut self, moves: usize);
}

struct Following<G: Game> {
    course: Course<G>,
    /// By seat; `None` where a person sits.
    bots: Vec<Option<Seated<G>>>,
}

/// The bots of a match that begins, by its seats in a record: whoever is not called a person must
/// be one. What they decide by chance comes from the seed.
pub(super) fn bots<G: Opponents>(
    game: &Match<G>,
    seats: &[String],
) -> Result<Box<dyn Bots>, BadBot> {
    let seated = |(place, name): (usize, &String)| {
        if is_person(name) {
            return Ok(None);
        }
        let bot = bot_with::<G::Bots>(name, &all_cores())?;
        Ok(Some(Seated::new(bot, game.seed(), Seat::new(place))))
    };
    let bots: Result<_, BadBot> = seats.iter().enumerate().map(seated).collect();
    let mut following = Following {
        course: Course::new(game.clone()),
        bots: bots?,
    };
    following.begin();
    Ok(Box::new(following))
}

impl<G: Game> Following<G> {
    fn begin(&mut self) {
        for bot in self.bots.iter_mut().flatten() {
            bot.begin(self.course.dealt().round());
        }
    }
}

impl<G: Game> Bots for Following<G> {
    fn choose(&mut self, seat: Seat, turn: u64) -> String {
        let Some(bot) = &mut self.bots[seat.index()] else {
            return String::new();
        };
        bot.chance().set_word_pos(u128::from(turn) << 32);
        let game = self.course.game();
        let chosen = bot.choose(game.round());
        G::move_to_text(game.rules(), chosen)
    }

    fn follow(&mut self, text: &str) {
        // The table has made it: it is legal.
        if let Ok(made) = self.course.game().read(text) {
            self.course.apply(made);
        }
        for bot in self.bots.iter_mut().flatten() {
            bot.see(self.course.events());
        }
        if matches!(self.course.game().phase(), Phase::Pause { .. }) {
            self.course.next_round();
            self.begin();
        }
    }

    fn back(&mut self, moves: usize) {
        let done = self.course.back(moves);
        debug_assert!(done, "a round that has so many moves");
        // They are told the round anew, as if nothing else had ever happened in it.
        self.begin();
        self.course.retrace(|events| {
            for bot in self.bots.iter_mut().flatten() {
                bot.see(events);
            }
        });
    }
}

/// At a table only one thinks at a time, so a bot may use every core.
pub(super) fn all_cores() -> Means {
    here().with_threads(thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}

pub(super) fn is_person(seat: &str) -> bool {
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
pub(super) fn names(words: &Words, seats: &[String]) -> Vec<String> {
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

/// What everybody in a record is called in these words.
pub(crate) fn names_in(words: &Words, header: &Header) -> Vec<String> {
    if header.seats.is_empty() {
        names(words, &seats(header.players, header.players, &[]))
    } else {
        names(words, &header.seats)
    }
}

/// Who took moves back in a record, in a sentence, if anybody did.
pub(crate) fn assisted(words: &Words, header: &Header) -> Option<String> {
    let names = names_in(words, header);
    let mut helped = header
        .assisted
        .iter()
        .filter_map(|&seat| names.get(seat))
        .peekable();
    helped.peek()?;
    let who = words.list_and(helped);
    Some(say!(words, "record-assisted", who))
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
