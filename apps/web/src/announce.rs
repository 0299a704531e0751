//! What happened, in sentences: for the log that everybody can read, and for the ears of
//! whoever uses a screen reader. Nothing is lost: the history can be stepped through.

use std::collections::VecDeque;

use baralho_catalog::{AnyRules, with_game};
use baralho_client::{AnyFollowed, Client, News, Room};
use baralho_face::{Ended, Face as _, Grid, Voice, eliminated, ended, heading_of, points};
use baralho_game::{Outcome, Rules as _, View as _};
use baralho_protocol::{
    Wire,
    online::{Ending, What},
};
use baralho_telling::{
    Faced,
    happenings::{Company, fairness, over, pause},
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
        .tell(&told.what)
    };
    match &told.what {
        What::Started { .. } | What::Round { .. } => opening(room, speech),
        What::Move { ending, .. } => {
            let mut lines = both(speech, Kind::Table, company);
            lines.extend(story(room, speech));
            if let Some(ending) = ending {
                lines.extend(round_lines(room, speech, ending));
                lines.extend(both(speech, Kind::Table, |words| {
                    let pause = pause(words, ending).filter(|_| counts_down);
                    pause.into_iter().collect()
                }));
            }
            lines
        }
        What::Over {
            winners, points, ..
        } => over_lines(room, speech, winners, points),
        What::Chat { .. } => both(speech, Kind::Chat, company),
        _ => both(speech, Kind::Table, company),
    }
}

/// Whoever has just come in is told where things stand.
pub fn position(room: &Room, speech: &Speech) -> Vec<Line> {
    fn of<G: Faced + Wire>(words: &Words, room: &Room) -> Vec<String> {
        let Some((voice, view)) = seen::<G>(words, room) else {
            return Vec::new();
        };
        let mut told = G::Face::position(voice, view);
        told.extend(G::Face::hand(voice, view));
        told
    }
    let Some(&rules) = room.rules() else {
        return Vec::new();
    };
    // What lies there after a round is no position: how it ended says it all.
    if let Some(ending) = room.ending() {
        return round_lines(room, speech, ending);
    }
    both(&at_table(room, speech), Kind::Story, |words| {
        with_game!(rules, |G, _rules| of::<G>(words, room))
    })
}

/// The score as it stands.
pub fn score_now(room: &Room, speech: &Speech) -> Vec<Line> {
    fn of<G: Faced + Wire>(words: &Words, room: &Room) -> Option<String> {
        let (voice, view) = seen::<G>(words, room)?;
        let totals = room.ending().map(|ending| &ending.totals);
        Some(match totals.filter(|_| G::Face::KEEPS_SCORE) {
            Some(totals) => points(voice, view.rules(), |side| {
                totals.get(side).copied().unwrap_or_default()
            }),
            None => G::Face::score_now(voice, view),
        })
    }
    let Some(&rules) = room.rules() else {
        return Vec::new();
    };
    both(&at_table(room, speech), Kind::Answer, |words| {
        with_game!(rules, |G, _rules| of::<G>(words, room))
            .into_iter()
            .collect()
    })
}

/// How the score comes about: that of the round that is over, or as it would be if the round ended
/// now, where that can be known.
pub fn score_in_detail(room: &Room, speech: &Speech) -> Vec<Line> {
    fn of<G: Faced + Wire>(words: &Words, room: &Room) -> Option<Grid> {
        let (voice, view) = seen::<G>(words, room)?;
        G::Face::as_it_stands(voice, view)
    }
    let Some(&rules) = room.rules() else {
        return Vec::new();
    };
    both(speech, Kind::Answer, |words| {
        if let Some(end) = room
            .ending()
            .and_then(|ending| round_end(room, words, ending))
        {
            let mut told = vec![end.heading];
            told.extend(end.grid.sentences(words));
            return told;
        }
        let grid = with_game!(rules, |G, _rules| of::<G>(words, room));
        let sentences = grid.map(|grid| grid.sentences(words)).unwrap_or_default();
        let heading = (!sentences.is_empty()).then(|| say!(words, "scopa-as-it-stands"));
        heading.into_iter().chain(sentences).collect()
    })
}

fn seen<'a, G: Faced + Wire>(words: &'a Words, room: &'a Room) -> Option<(Voice<'a>, &'a G::View)> {
    let (followed, any) = (room.followed::<G>()?, room.any()?);
    let voice = Voice::new(words, room.names(), any.observer()).without_places();
    Some((voice, followed.view()?))
}

fn opening(room: &Room, speech: &Speech) -> Vec<Line> {
    fn heading<G: Faced + Wire>(words: &Words, room: &Room) -> Option<String> {
        let followed = room.followed::<G>()?;
        let round = room.any()?.standing()?.round;
        Some(heading_of(words, followed.rules(), round))
    }
    fn of<G: Faced + Wire>(words: &Words, room: &Room) -> Vec<String> {
        let Some((voice, view)) = seen::<G>(words, room) else {
            return Vec::new();
        };
        let mut told = G::Face::opening(voice, view);
        let (rules, out) = (view.rules(), room.any().map_or(0, AnyFollowed::newly_out));
        let out = (0..rules.sides()).filter(|side| out >> side & 1 == 1);
        told.extend(out.map(|side| eliminated(voice, rules, side)));
        // An opening leaves the table out for whoever sees it because they begin: here it is heard.
        if view.turn() == voice.seat() {
            told.extend(G::Face::lying(voice, view));
        }
        if voice.seat().is_some() {
            told.extend(G::Face::hand(voice, view));
        }
        told
    }
    let Some(&rules) = room.rules() else {
        return Vec::new();
    };
    let mut lines = both(speech, Kind::Heading, |words| {
        with_game!(rules, |G, _rules| heading::<G>(words, room))
            .into_iter()
            .collect()
    });
    lines.extend(both(speech, Kind::Story, |words| {
        with_game!(rules, |G, _rules| of::<G>(words, room))
    }));
    lines
}

fn story(room: &Room, speech: &Speech) -> Vec<Line> {
    fn of<G: Faced + Wire>(words: &Words, room: &Room) -> Vec<String> {
        let Some((voice, view)) = seen::<G>(words, room) else {
            return Vec::new();
        };
        let events = room.followed::<G>().map_or(&[][..], |seen| seen.events());
        let mut told = G::Face::story(voice, events, view);
        // New cards in the hand are worth hearing.
        let own = view.observer().seat();
        if own.is_some() && G::Face::deals(events) {
            told.extend(G::Face::hand(voice, view));
        }
        told
    }
    let Some(&rules) = room.rules() else {
        return Vec::new();
    };
    both(speech, Kind::Story, |words| {
        with_game!(rules, |G, _rules| of::<G>(words, room))
    })
}

/// How a round ended, if it can be told.
pub fn round_end(room: &Room, words: &Words, ending: &Ending) -> Option<RoundEnd> {
    fn of<G: Faced + Wire>(room: &Room, words: &Words, ending: &Ending) -> Option<RoundEnd> {
        let (voice, _) = seen::<G>(words, room)?;
        let followed = room.followed::<G>()?;
        let tally = followed.tally(&ending.open).ok()?;
        let is_last = ending.pause_s.is_none();
        let (heading, grid) = ended::<G::Face>(
            voice,
            &Ended {
                rules: followed.rules(),
                tally: &tally,
                round: room.any()?.standing()?.round,
                is_last,
                totals: &ending.totals,
            },
        );
        Some(RoundEnd {
            heading,
            grid,
            is_last,
            verdict: None,
            fair: None,
        })
    }
    let rules = *room.rules()?;
    let words = &words.at_table(rules.preset());
    with_game!(rules, |G, _rules| of::<G>(room, words, ending))
}

fn round_lines(room: &Room, speech: &Speech, ending: &Ending) -> Vec<Line> {
    let mut lines = both(speech, Kind::Heading, |words| {
        let end = round_end(room, words, ending);
        end.map(|end| end.heading).into_iter().collect()
    });
    lines.extend(both(speech, Kind::Story, |words| {
        let end = round_end(room, words, ending);
        end.map(|end| end.grid.sentences(words)).unwrap_or_default()
    }));
    lines
}

/// How a match ended, in one sentence.
pub fn outcome(room: &Room, words: &Words, winners: &[usize], points: &[i32]) -> String {
    fn of<G: Faced + Wire>(room: &Room, words: &Words, outcome: &Outcome) -> Option<String> {
        let (voice, _) = seen::<G>(words, room)?;
        let followed = room.followed::<G>()?;
        Some(over(voice, followed.rules(), outcome))
    }
    let outcome = Outcome {
        winners: winners.to_vec(),
        points: points.to_vec(),
    };
    let told = room
        .rules()
        .and_then(|&rules| with_game!(rules, |G, _rules| of::<G>(room, words, &outcome)));
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
