//! A review in words: the page that is written, and printed.

use baralho_analysis::{
    Grade, Review, Step,
    told::{Figures, reason},
};
use baralho_bots::Reason;
use baralho_catalog::start_of;
use baralho_face::{Face as _, Voice, number, round_heading};
use baralho_game::{Match, Moment, Observer, Seat, record::Record};
use baralho_words::{Words, say};

use super::summary::{self, Section};
use crate::play::Playable;

/// The most moves that are told of one decision, the one played aside.
const MOST_CHOICES: usize = 12;

/// A review, and what it takes to put it in words.
pub(super) struct Telling<'a> {
    pub(super) voice: Voice<'a>,
    pub(super) review: &'a Review,
    /// Whose moves are told; everybody's if `None`.
    pub(super) seat: Option<Seat>,
    /// The moves of the record, reviewed or not.
    pub(super) total: usize,
    /// Who plays on each side.
    pub(super) sides: Vec<String>,
    pub(super) figures: Figures<'a>,
    /// Nothing is ever decided in this game.
    pub(super) luck_only: bool,
}

pub(super) struct Page {
    pub(super) title: String,
    pub(super) lead: Vec<String>,
    pub(super) summary: Vec<Section>,
    pub(super) rounds: Vec<ToldRound>,
}

pub(super) struct ToldRound {
    pub(super) title: String,
    /// Who deals and what lies there.
    pub(super) opening: Vec<String>,
    pub(super) steps: Vec<ToldStep>,
    pub(super) sections: Vec<Section>,
}

pub(super) struct ToldStep {
    pub(super) number: usize,
    /// Its place in the round, from 0.
    pub(super) place: usize,
    pub(super) title: String,
    pub(super) grade: Option<Grade>,
    /// How good it was, if anything is ever decided in this game.
    pub(super) verdict: String,
    /// What speaks against it, what would have been better, and why.
    pub(super) reasons: Vec<String>,
    pub(super) expected: String,
    /// What lay open before it.
    pub(super) position: Vec<String>,
    pub(super) hand: Option<String>,
    pub(super) choices: Vec<ToldChoice>,
}

pub(super) struct ToldChoice {
    pub(super) text: String,
    pub(super) value: String,
    pub(super) interval: String,
    pub(super) loss: String,
    pub(super) played: bool,
}

/// Tells everything: the record is played again, and every reviewed move of those
/// asked for put in words.
pub(super) fn page<G: Playable>(telling: &Telling<'_>, rules: &G::Rules, record: &Record) -> Page {
    let (voice, review) = (telling.voice, telling.review);
    let words = voice.words;
    let mut page = Page {
        title: say!(words, "review-title", game = words.game(&review.game)),
        lead: summary::lead(telling),
        summary: summary::whole(telling),
        rounds: Vec::new(),
    };
    // A record that was reviewed can be played, and has only legal moves.
    let Ok(mut game) = start_of::<G>(rules, &record.header) else {
        return page;
    };
    let mut reviews = review.rounds.iter();
    let mut steps = [].iter().enumerate();
    let mut next = None;
    let reviewed = review.rounds.iter().map(|round| round.steps.len()).sum();
    let _ = game.replay(record.texts().take(reviewed), |game, moment| {
        let open = game.round().view(Observer::Spectator);
        match moment {
            Moment::Dealt => {
                if let Some(reviewed) = reviews.next() {
                    steps = reviewed.steps.iter().enumerate();
                    page.rounds.push(ToldRound {
                        title: round_heading(words, game),
                        opening: G::Face::opening(voice, &open),
                        steps: Vec::new(),
                        sections: summary::round(telling, reviewed),
                    });
                }
            }
            Moment::Next(seat, _) => {
                let asked = telling.seat.is_none_or(|asked| asked == seat);
                next = steps
                    .next()
                    .filter(|_| asked)
                    .map(|(place, step)| ToldStep {
                        position: G::Face::position(voice, &open),
                        ..told::<G>(telling, game, seat, step, place)
                    });
            }
            Moment::Made(events) => {
                if let (Some(mut step), Some(round)) = (next.take(), page.rounds.last_mut()) {
                    let told = G::Face::story(voice, events, &open).join(" ");
                    step.title = say!(words, "analyze-move", n = number(step.number), told);
                    round.steps.push(step);
                }
            }
        }
    });
    page
}

/// A move before it is made, so still without its title, and without what lies open.
fn told<G: Playable>(
    telling: &Telling<'_>,
    game: &Match<G>,
    seat: Seat,
    step: &Step,
    place: usize,
) -> ToldStep {
    let (voice, figures) = (telling.voice, &telling.figures);
    let words = voice.words;
    let view = game.round().view(Observer::Seat(seat));
    let suggestion = |text: &str| {
        let chosen = game.round().move_from_text(text).ok()?;
        Some(G::Face::suggestion(words, &view, chosen))
    };
    let range = |[low, high]: [f64; 2]| {
        let (low, high) = (figures.signed(low), figures.signed(high));
        say!(words, "review-range", low, high)
    };
    let choices = step.moves.iter().enumerate();
    let choices =
        choices.filter(|(place, choice)| *place < MOST_CHOICES || choice.text == step.played);
    let choices = choices.filter_map(|(_, choice)| {
        Some(ToldChoice {
            text: suggestion(&choice.text)?,
            value: figures.signed(choice.value),
            interval: range(choice.ci95),
            loss: figures.plain(choice.loss),
            played: choice.text == step.played,
        })
    });
    ToldStep {
        number: step.number,
        place,
        title: String::new(),
        grade: step.grade,
        verdict: if telling.luck_only {
            String::new()
        } else {
            verdict(words, figures, step)
        },
        reasons: reasons(words, figures, step, suggestion),
        expected: say!(
            words,
            "review-expected",
            who = &telling.sides[telling.review.sides[step.seat]],
            value = figures.signed(step.value),
            range = range(step.ci95),
        ),
        position: Vec::new(),
        hand: G::Face::hand(voice, &view),
        choices: choices.collect(),
    }
}

/// What speaks against a move, what would have been better, and what speaks for that.
fn reasons(
    words: &Words,
    figures: &Figures<'_>,
    step: &Step,
    suggestion: impl Fn(&str) -> Option<String>,
) -> Vec<String> {
    let sentence = |about: &Reason| reason(words, figures, about);
    let mut told = Vec::new();
    if step.grade > Some(Grade::Good) {
        told.extend(step.played_reasons.iter().map(sentence));
        let better = suggestion(&step.best);
        told.extend(better.map(|suggestion| say!(words, "analyze-better", suggestion)));
    }
    if step.grade.is_some_and(|grade| grade != Grade::Good) {
        // What nothing stands out for was said with the loss.
        let telling = |about: &&Reason| !matches!(about, Reason::OnAverage { .. });
        told.extend(step.best_reasons.iter().filter(telling).map(sentence));
    }
    told
}

/// How good a move was, as a sentence; and how many moves it was compared with, if not all.
fn verdict(words: &Words, figures: &Figures<'_>, step: &Step) -> String {
    let grade = grade(words, figures, step);
    if !step.is_partial() {
        return grade;
    }
    let legal = words.decimal(step.legal.into(), 0);
    let tried = number(step.moves.len());
    let tried = say!(words, "analyze-tried", tried, legal);
    [grade, tried].join(" ")
}

fn grade(words: &Words, figures: &Figures<'_>, step: &Step) -> String {
    let lost = |kind: &'static str| {
        let points = figures.amount(step.loss);
        if step.exact {
            return say!(words, "analyze-lost-exactly", kind, points);
        }
        say!(
            words,
            "analyze-lost",
            kind,
            points,
            low = figures.plain(step.loss_ci95[0]),
            high = figures.plain(step.loss_ci95[1]),
        )
    };
    match step.grade {
        None => say!(words, "analyze-forced"),
        Some(Grade::Best) => say!(words, "analyze-best"),
        Some(Grade::Good) => say!(words, "analyze-good"),
        Some(Grade::Inaccuracy) => lost("inaccuracy"),
        Some(Grade::Mistake) => lost("mistake"),
        Some(Grade::Blunder) => lost("blunder"),
    }
}
