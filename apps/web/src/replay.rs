//! A recorded match, step by step, and links that carry one.

use baralho_catalog::{AnyRules, Wrong, rules_of, start_of, verify, with_game};
use baralho_game::{
    Match, Observer, Phase, Rules, Seat,
    record::{Line as RecordLine, Record},
};
use baralho_telling::{Voice, heading_of, verdict};
use baralho_words::say;

use crate::{
    Speech,
    announce::{Kind, Line},
    scene::{Desk, Scene, Seen, Staged, draw},
};

/// A record that can be shown.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    rules: AnyRules,
    names: Vec<String>,
    /// Moves that can be shown: up to the first wrong line.
    moves: usize,
    /// What is wrong with it, if anything.
    pub wrong: Option<Wrong>,
}

/// One moment of a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What lies where.
    pub scene: Scene,
    /// What has just happened.
    pub told: Vec<Line>,
}

impl Replay {
    /// Reads a record.
    ///
    /// # Errors
    /// Why it cannot be shown.
    pub fn read(text: &str) -> Result<Self, String> {
        let record = Record::read(text.as_bytes()).map_err(|error| error.to_string())?;
        let rules = rules_of(&record.header).map_err(|reason| reason.to_string())?;
        let wrong = verify(&record).err();
        let until = wrong.as_ref().map_or(usize::MAX, |wrong| wrong.line);
        let moves = record
            .lines
            .iter()
            .filter(|(number, line)| *number < until && matches!(line, RecordLine::Move(_)))
            .count();
        let names = match record.header.seats.as_slice() {
            [] => (1..=rules.players()).map(|n| n.to_string()).collect(),
            seats => seats.to_vec(),
        };
        Ok(Self {
            record,
            rules,
            names,
            moves,
            wrong,
        })
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves
    }

    /// Whether there is nothing to show but the deal.
    pub fn is_empty(&self) -> bool {
        self.moves == 0
    }

    /// The preset.
    pub fn game(&self) -> &'static str {
        self.rules.preset()
    }

    /// Who played, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Where its cards came from can be checked, and is right.
    pub fn is_right(&self) -> bool {
        self.wrong.is_none()
    }

    /// After so many moves, as a seat saw it.
    pub fn at(&self, step: usize, seat: usize, speech: &Speech) -> Option<Moment> {
        with_game!(self.rules, |G, rules| self
            .moment::<G>(&rules, step, seat, speech))
    }

    fn moment<G: Staged>(
        &self,
        rules: &G::Rules,
        step: usize,
        seat: usize,
        speech: &Speech,
    ) -> Option<Moment> {
        let mut game: Match<G> = start_of(rules, &self.record.header).ok()?;
        let speech = &speech.at_table(rules.preset());
        let observer = Observer::Seat(Seat::new(seat.min(self.names.len() - 1)));
        let mut events: Vec<G::Event> = Vec::new();
        let moves = self.record.lines.iter().filter_map(|(_, line)| match line {
            RecordLine::Move(made) => Some(made),
            RecordLine::Result { .. } => None,
        });
        let mut fresh = true;
        for made in moves.take(step.min(self.moves)) {
            if matches!(game.phase(), Phase::Pause { .. }) {
                game.next_round();
            }
            let chosen = game.round().move_from_text(&made.text).ok()?;
            events.clear();
            game.apply(chosen, &mut events);
            fresh = false;
        }
        let events: Vec<G::Event> = events
            .iter()
            .map(|event| baralho_game::Event::seen_by(*event, observer))
            .collect();
        let view = game.round().view(observer);
        // Nobody is addressed: everybody has a name.
        let seen = Seen::<G>::new(
            speech,
            &self.names,
            observer,
            &view,
            &events,
            game.standing(),
            false,
        );
        let mut scene = draw(&seen, &Desk::default());
        scene.actions.clear();
        for place in &mut scene.seats {
            place.name.clone_from(&self.names[place.seat]);
        }
        let tell = |words| {
            let voice = Voice::new(words, &self.names, Observer::Spectator);
            let mut told = Vec::new();
            if fresh {
                told.push(heading_of(words, rules, game.standing().round));
                told.extend(G::opening(voice, &view));
            } else {
                told.extend(G::story(voice, &events, &view));
            }
            match game.phase() {
                Phase::Over(outcome) => told.push(verdict(voice, rules, outcome)),
                Phase::Pause { .. } => {
                    let n = game.standing().round;
                    told.push(say!(words, "round-over", n = n));
                }
                Phase::Playing => {}
            }
            told
        };
        let (eyes, ears) = (tell(&speech.eyes), tell(&speech.ears));
        let told = eyes.into_iter().zip(ears);
        let told = told.map(|(seen, heard)| Line {
            seen,
            heard,
            kind: Kind::Story,
        });
        Some(Moment {
            scene,
            told: told.collect(),
        })
    }
}

/// Letters that stand in links as they are.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A record as a part of a link.
pub fn to_link(record: &str) -> String {
    let mut link = String::with_capacity(record.len() * 4 / 3 + 4);
    for chunk in record.as_bytes().chunks(3) {
        let mut bits = 0_u32;
        for place in 0..3 {
            bits = bits << 8 | u32::from(chunk.get(place).copied().unwrap_or(0));
        }
        for place in 0..=chunk.len() {
            let letter = LETTERS[(bits >> (18 - 6 * place)) as usize & 63];
            link.push(char::from(letter));
        }
    }
    link
}

/// The record in a link.
pub fn from_link(link: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(link.len() * 3 / 4);
    let letters = link.as_bytes();
    for chunk in letters.chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            let value = match chunk.get(place) {
                Some(letter) => LETTERS.iter().position(|known| known == letter)? as u32,
                None => 0,
            };
            bits = bits << 6 | value;
        }
        let whole = bits.to_be_bytes();
        bytes.extend_from_slice(&whole[1..chunk.len().max(1)]);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_goes_into_a_link_and_comes_back() {
        for text in ["", "a", "ab", "abc", "{\"x\":\"é♦\"}\n", "four"] {
            assert_eq!(from_link(&to_link(text)).as_deref(), Some(text));
        }
        assert!(
            to_link("??>>~~")
                .bytes()
                .all(|byte| LETTERS.contains(&byte))
        );
        assert_eq!(from_link("a b!"), None);
    }
}
