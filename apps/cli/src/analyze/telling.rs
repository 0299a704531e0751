//! A review with everything in words: what text and page are made of.

use baralho_analysis::told::{Figures, reason};
use baralho_analysis::{Grade, Review, Step};
use baralho_catalog::start_of;
use baralho_game::{Match, Moment, Observer, Seat, record::Record};
use baralho_words::say;

use baralho_face::{Face as _, Voice, number, round_heading};

use crate::play::Playable;

/// A review and the words for it.
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
    pub(super) rounds: Vec<ToldRound>,
}

/// A round in words.
pub(super) struct ToldRound {
    pub(super) heading: String,
    /// Who deals and what lies there.
    pub(super) opening: Vec<String>,
    pub(super) steps: Vec<ToldStep>,
}

/// A move in words.
pub(super) struct ToldStep {
    /// What lay open before it.
    pub(super) position: Vec<String>,
    /// What its player held.
    pub(super) hand: Option<String>,
    /// What happened.
    pub(super) told: Vec<String>,
    /// How good it was, as a sentence; and how many moves it was compared with, if not all.
    pub(super) verdict: String,
    /// What speaks against it.
    pub(super) against: Vec<String>,
    /// The better move, if it was not the best.
    pub(super) better: Option<String>,
    /// What speaks for the best move.
    pub(super) reasons: Vec<String>,
    /// Moves that could have been made: their place in the review's list, and what they are.
    pub(super) choices: Vec<(usize, String)>,
}

/// The most moves that are told of one decision, the one played aside.
const MOST_CHOICES: usize = 12;

impl ToldStep {
    /// Everything about it after what happened, in sentences.
    pub(super) fn judgement(&self) -> String {
        let parts = std::iter::once(&self.verdict)
            .chain(&self.against)
            .chain(&self.better)
            .chain(&self.reasons);
        let parts: Vec<&str> = parts.map(String::as_str).collect();
        parts.join(" ")
    }
}

/// Plays the record again and puts every reviewed move in words.
pub(super) fn rounds<G: Playable>(
    rules: &G::Rules,
    record: &Record,
    review: &Review,
    voice: Voice<'_>,
) -> Vec<ToldRound> {
    let Ok(mut game) = start_of::<G>(rules, &record.header) else {
        // A record that was reviewed can be played.
        return Vec::new();
    };
    let figures = Figures::of::<G>(voice.words);
    let steps: Vec<_> = (review.rounds.iter())
        .flat_map(|round| &round.steps)
        .collect();
    let mut rest = steps.iter();
    let mut rounds: Vec<ToldRound> = Vec::new();
    let mut next = None;
    // A record that was reviewed has only legal moves.
    let _ = game.replay(
        record.texts().take(steps.len()),
        |game, moment| match moment {
            Moment::Dealt => rounds.push(open::<G>(game, voice)),
            Moment::Next(seat, _) => {
                next = rest.next().map(|step| {
                    let view = game.round().view(Observer::Seat(seat));
                    let open = game.round().view(Observer::Spectator);
                    let mut told = ToldStep {
                        position: G::Face::position(voice, &open),
                        hand: G::Face::hand(voice, &view),
                        told: Vec::new(),
                        verdict: verdict(voice, &figures, step),
                        against: Vec::new(),
                        better: None,
                        reasons: Vec::new(),
                        choices: choices::<G>(game, &view, step, voice),
                    };
                    explain_step::<G>(&mut told, game, &view, step, voice, &figures);
                    told
                });
            }
            Moment::Made(events) => {
                let after = game.round().view(Observer::Spectator);
                if let (Some(mut told), Some(round)) = (next.take(), rounds.last_mut()) {
                    told.told = G::Face::story(voice, events, &after);
                    round.steps.push(told);
                }
            }
        },
    );
    rounds
}

fn open<G: Playable>(game: &Match<G>, voice: Voice<'_>) -> ToldRound {
    let view = game.round().view(Observer::Spectator);
    ToldRound {
        heading: round_heading(voice.words, game),
        opening: G::Face::opening(voice, &view),
        steps: Vec::new(),
    }
}

/// The reasons, and what would have been better.
fn explain_step<G: Playable>(
    told: &mut ToldStep,
    game: &Match<G>,
    view: &G::View,
    step: &Step,
    voice: Voice<'_>,
    figures: &Figures<'_>,
) {
    let words = voice.words;
    let sentence = |about: &baralho_bots::Reason| reason(words, figures, about);
    let Some(grade) = step.grade else {
        return;
    };
    if grade > Grade::Good {
        told.against = step.played_reasons.iter().map(sentence).collect();
        if let Ok(best) = game.round().move_from_text(&step.best) {
            let better = G::Face::suggestion(words, view, best);
            told.better = Some(say!(words, "analyze-better", suggestion = better));
        }
    }
    if grade != Grade::Good {
        // What nothing stands out for was said with the loss.
        let telling = |about: &&baralho_bots::Reason| {
            !matches!(about, baralho_bots::Reason::OnAverage { .. })
        };
        told.reasons = step
            .best_reasons
            .iter()
            .filter(telling)
            .map(sentence)
            .collect();
    }
}

/// The best moves and the one played, in words.
fn choices<G: Playable>(
    game: &Match<G>,
    view: &G::View,
    step: &Step,
    voice: Voice<'_>,
) -> Vec<(usize, String)> {
    let told = step.moves.iter().enumerate();
    told.filter(|(place, choice)| *place < MOST_CHOICES || choice.text == step.played)
        .filter_map(|(place, choice)| {
            let chosen = game.round().move_from_text(&choice.text).ok()?;
            Some((place, G::Face::suggestion(voice.words, view, chosen)))
        })
        .collect()
}

/// How good a move was, as a sentence.
fn verdict(voice: Voice<'_>, figures: &Figures<'_>, step: &Step) -> String {
    let words = voice.words;
    let grade = grade(voice, figures, step);
    if !step.is_partial() {
        return grade;
    }
    let legal = words.decimal(step.legal.into(), 0);
    let tried = number(step.moves.len());
    let tried = say!(words, "analyze-tried", tried, legal);
    [grade, tried].join(" ")
}

fn grade(voice: Voice<'_>, figures: &Figures<'_>, step: &Step) -> String {
    let words = voice.words;
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

/// A move's number as a message takes it.
pub(super) fn move_number(step: &Step) -> baralho_words::Value<'static> {
    number(step.number)
}
