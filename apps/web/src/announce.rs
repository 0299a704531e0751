//! What happened, in sentences: for the log that everybody can read, and for the ears of
//! whoever uses a screen reader. Nothing is lost: the history can be stepped through.

use std::collections::VecDeque;

use baralho_catalog::AnyRules;
use baralho_face::{Grid, Voice};
use baralho_game::Outcome;
use baralho_protocol::online::{Ending, TableEvent};
use baralho_table::client::{Client, News, Room};
use baralho_table::{
    client::Teller,
    happenings::{Company, fairness, pause},
};
use baralho_words::{Words, say};

use crate::Speech;

/// How many lines are remembered.
const REMEMBERED: usize = 300;

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// For eyes.
    pub seen: String,
    /// For ears.
    pub heard: String,
    /// What sort of thing it is.
    pub kind: Kind,
}

/// Sorts of things said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A round begins or ends.
    Heading,
    /// What happens with the cards.
    Story,
    /// It is this person's turn.
    Turn,
    /// What happens around the cards.
    Table,
    /// What people say.
    Chat,
    /// An answer to a key.
    Answer,
    /// Something that cannot be, or went wrong: said at once.
    Trouble,
}

impl Kind {
    /// For the style of the log.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Heading => "heading",
            Self::Story => "story",
            Self::Turn => "turn",
            Self::Table => "around",
            Self::Chat => "chat",
            Self::Answer => "answer",
            Self::Trouble => "trouble",
        }
    }
}

impl Line {
    /// The same for eyes and ears.
    pub fn plain(kind: Kind, text: impl Into<String>) -> Self {
        let seen = text.into();
        Self {
            heard: seen.clone(),
            seen,
            kind,
        }
    }
}

/// The score of a round that is over.
#[derive(Clone, Debug)]
pub struct RoundEnd {
    /// What it is called.
    pub heading: String,
    /// The score with its reasons.
    pub grid: Grid,
    /// Whether the match is over, too.
    pub is_last: bool,
    /// How the match ended.
    pub verdict: Option<String>,
    /// Whether the deals were as promised; `None` if that cannot be told.
    pub fair: Option<String>,
}

/// Both ways of saying something.
fn both(speech: &Speech, kind: Kind, say: impl Fn(&Words) -> Vec<String>) -> Vec<Line> {
    let seen = say(&speech.eyes).into_iter();
    let heard = say(&speech.ears).into_iter();
    let pairs = seen.zip(heard);
    pairs
        .map(|(seen, heard)| Line { seen, heard, kind })
        .collect()
}

/// The words for what is played in the room.
fn at_table(room: &Room, speech: &Speech) -> Speech {
    speech.at_table(room.rules().map_or("", AnyRules::preset))
}

/// What some news comes to. `before` is who sat where until then; `counts_down` whether the next
/// round begins by itself.
pub fn lines(
    client: &Client,
    speech: &Speech,
    before: &[Option<String>],
    news: &News,
    counts_down: bool,
) -> Vec<Line> {
    let Some(room) = client.room() else {
        return Vec::new();
    };
    let speech = &at_table(room, speech);
    let News::Told { told, old: false } = news else {
        return Vec::new();
    };
    let company = |words: &Words| {
        Company {
            words,
            you: client.you().map(|you| you.id),
            seats: &room.seats,
            before,
        }
        .tell(&told.event)
    };
    match &told.event {
        TableEvent::Started { .. } | TableEvent::Round => opening(room, speech),
        TableEvent::Move { .. } => {
            let mut lines = both(speech, Kind::Table, company);
            lines.extend(story(room, speech));
            if let Some(ending) = &told.cards.ending {
                lines.extend(round_lines(room, speech, ending));
                lines.extend(both(speech, Kind::Table, |words| {
                    let pause = pause(words, ending).filter(|_| counts_down);
                    pause.into_iter().collect()
                }));
            }
            lines
        }
        TableEvent::TakenBack { .. } => {
            cards(room, speech, Kind::Story, |cards| [cards.taken_back()])
        }
        TableEvent::Over {
            winners, points, ..
        } => over_lines(room, speech, winners, points),
        TableEvent::Chat { .. } => both(speech, Kind::Chat, company),
        _ => both(speech, Kind::Table, company),
    }
}

/// Tells the cards of a room in these words, which are those of its game.
fn teller<'a>(words: &'a Words, room: &'a Room) -> Option<Box<dyn Teller + 'a>> {
    let voice = Voice::new(words, room.names(), room.any()?.observer());
    baralho_table::client::teller(voice.without_places(), room)
}

/// What the cards come to, in both ways of saying it.
fn cards<T: IntoIterator<Item = String>>(
    room: &Room,
    speech: &Speech,
    kind: Kind,
    tell: impl Fn(&dyn Teller) -> T,
) -> Vec<Line> {
    both(&at_table(room, speech), kind, |words| {
        let teller = teller(words, room);
        let told = teller.into_iter().flat_map(|teller| tell(&*teller));
        told.collect()
    })
}

/// Whoever has just come in is told where things stand.
pub fn position(room: &Room, speech: &Speech) -> Vec<Line> {
    // What lies there after a round is no position: how it ended says it all.
    match room.ending() {
        Some(ending) => round_lines(room, speech, ending),
        None => cards(room, speech, Kind::Story, |cards| cards.position()),
    }
}

/// The score as it stands.
pub fn score_now(room: &Room, speech: &Speech) -> Vec<Line> {
    let ending = room.ending();
    cards(
        room,
        speech,
        Kind::Answer,
        |cards| [cards.score_now(ending)],
    )
}

/// How the score comes about: that of the round that is over, or as it would be if the round ended
/// now, where that can be known.
pub fn score_in_detail(room: &Room, speech: &Speech) -> Vec<Line> {
    both(&at_table(room, speech), Kind::Answer, |words| {
        let detail = teller(words, room).and_then(|cards| match room.ending() {
            Some(ending) => cards.ended(ending),
            None => Some((say!(words, "scopa-as-it-stands"), cards.as_it_stands()?)),
        });
        let told = detail.map(|(heading, grid)| [vec![heading], grid.sentences(words)].concat());
        told.unwrap_or_default()
    })
}

fn opening(room: &Room, speech: &Speech) -> Vec<Line> {
    let mut lines = cards(room, speech, Kind::Heading, |cards| [cards.heading()]);
    lines.extend(cards(room, speech, Kind::Story, |cards| {
        [cards.opening(), cards.unseen()].concat()
    }));
    lines
}

fn story(room: &Room, speech: &Speech) -> Vec<Line> {
    cards(room, speech, Kind::Story, |cards| {
        cards.story().into_iter().chain(cards.new_hand())
    })
}

/// How a round ended, if it can be told.
pub fn round_end(room: &Room, words: &Words, ending: &Ending) -> Option<RoundEnd> {
    let words = &words.at_table(room.rules()?.preset());
    let (heading, grid) = teller(words, room)?.ended(ending)?;
    Some(RoundEnd {
        heading,
        grid,
        is_last: ending.pause_s.is_none(),
        verdict: None,
        fair: None,
    })
}

fn round_lines(room: &Room, speech: &Speech, ending: &Ending) -> Vec<Line> {
    let mut lines = cards(room, speech, Kind::Heading, |cards| {
        cards.ended(ending).map(|(heading, _)| heading)
    });
    lines.extend(both(&at_table(room, speech), Kind::Story, |words| {
        let end = round_end(room, words, ending);
        end.map(|end| end.grid.sentences(words)).unwrap_or_default()
    }));
    lines
}

/// How a match ended, in one sentence.
pub fn outcome(room: &Room, words: &Words, winners: &[usize], points: &[i32]) -> String {
    let outcome = Outcome {
        winners: winners.to_vec(),
        points: points.to_vec(),
    };
    let told = teller(words, room).map(|cards| cards.over(&outcome));
    told.unwrap_or_default()
}

fn over_lines(room: &Room, speech: &Speech, winners: &[usize], points: &[i32]) -> Vec<Line> {
    let mut lines = both(speech, Kind::Heading, |words| {
        vec![outcome(room, words, winners, points)]
    });
    if let Some(checked) = room.fairness() {
        lines.extend(both(speech, Kind::Table, |words| {
            vec![fairness(words, checked.is_ok())]
        }));
    }
    lines
}

/// All that was said, to be read and stepped through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    lines: VecDeque<(u64, Line)>,
    next: u64,
    /// Where what happened last begins.
    happened: u64,
    /// The line heard last while stepping; `None` at the end.
    at: Option<u64>,
}

impl History {
    /// What is added from here on happened together.
    pub fn mark(&mut self) {
        self.happened = self.next;
    }

    /// Adds a line; gives its number.
    pub fn push(&mut self, line: Line) -> u64 {
        let number = self.next;
        self.next += 1;
        if self.lines.len() == REMEMBERED {
            self.lines.pop_front();
        }
        self.lines.push_back((number, line));
        self.at = None;
        number
    }

    /// Every line with its number, the latest last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &(u64, Line)> {
        self.lines.iter()
    }

    /// One line back, or the last if nobody has stepped yet.
    pub fn earlier(&mut self) -> Option<&Line> {
        let first = self.lines.front()?.0;
        let at = match self.at {
            None => self.next - 1,
            Some(at) => at.max(first + 1) - 1,
        };
        self.at = Some(at);
        self.line(at)
    }

    /// One line forward.
    pub fn later(&mut self) -> Option<&Line> {
        let last = self.lines.back()?.0;
        let at = (self.at? + 1).min(last);
        self.at = Some(at);
        self.line(at)
    }

    /// What happened last in the game, whole: a move and what followed from it.
    pub fn latest(&self) -> impl Iterator<Item = &Line> {
        let since = self
            .lines
            .iter()
            .filter(|(number, _)| *number >= self.happened);
        let lines = since.map(|(_, line)| line);
        lines.filter(|line| matches!(line.kind, Kind::Story | Kind::Heading))
    }

    fn line(&self, number: u64) -> Option<&Line> {
        let first = self.lines.front()?.0;
        let place = usize::try_from(number.checked_sub(first)?).ok()?;
        self.lines.get(place).map(|(_, line)| line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(count: usize) -> History {
        let mut history = History::default();
        for n in 0..count {
            history.push(Line::plain(Kind::Story, n.to_string()));
        }
        history
    }

    fn text(line: Option<&Line>) -> &str {
        line.map_or("", |line| &line.heard)
    }

    #[test]
    fn the_history_is_stepped_through_to_both_ends() {
        let mut history = history(3);
        assert_eq!(text(history.later()), "");
        assert_eq!(text(history.earlier()), "2");
        assert_eq!(text(history.earlier()), "1");
        assert_eq!(text(history.earlier()), "0");
        assert_eq!(text(history.earlier()), "0");
        assert_eq!(text(history.later()), "1");
        assert_eq!(text(history.later()), "2");
        assert_eq!(text(history.later()), "2");
        history.push(Line::plain(Kind::Chat, "new"));
        assert_eq!(text(history.earlier()), "new");
    }

    #[test]
    fn what_happened_last_is_a_whole_move_and_neither_talk_nor_whose_turn_it_is() {
        let mut history = history(3);
        history.mark();
        for (kind, text) in [
            (Kind::Story, "Rui captures"),
            (Kind::Story, "The cards are dealt"),
            (Kind::Turn, "Your turn"),
            (Kind::Chat, "Ana: well"),
        ] {
            history.push(Line::plain(kind, text));
        }
        let latest: Vec<&str> = history.latest().map(|line| line.heard.as_str()).collect();
        assert_eq!(latest, ["Rui captures", "The cards are dealt"]);
    }

    #[test]
    fn the_oldest_lines_are_forgotten_and_the_others_keep_their_numbers() {
        let mut history = history(REMEMBERED + 5);
        assert_eq!(history.iter().count(), REMEMBERED);
        assert_eq!(history.iter().next().map(|(n, _)| *n), Some(5));
        for _ in 0..REMEMBERED + 9 {
            history.earlier();
        }
        assert_eq!(text(history.earlier()), "5");
        assert_eq!(text(History::default().earlier()), "");
    }
}
