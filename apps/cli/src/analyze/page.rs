//! A review as a page: the words for [`baralho_analysis::page`].

use baralho_analysis::{
    RoundReview, Step,
    page::{Chart, Labels, Page, PageChoice, PageRound, PageStep, html as write},
};
use baralho_words::say;

use super::{
    summary,
    telling::{Telling, ToldRound, ToldStep, move_number},
};

/// The whole page.
pub(super) fn html(telling: &Telling<'_>) -> String {
    let (words, review) = (telling.voice.words, telling.review);
    let game = words.game(&review.game);
    let rounds = telling.rounds.iter().zip(&review.rounds);
    let page = Page {
        language: words.language().tag().to_owned(),
        title: say!(words, "review-title", game),
        lead: summary::lead(telling),
        summary: summary::whole(telling),
        rounds: rounds
            .map(|(told, reviewed)| round(telling, told, reviewed))
            .collect(),
        labels: labels(telling),
        footer: vec![
            say!(words, "review-method"),
            say!(words, "review-made-by", version = env!("CARGO_PKG_VERSION")),
        ],
    };
    write(&page, &|points| telling.figures.signed(points))
}

/// The side that two sides' curves are drawn for.
fn facing(telling: &Telling<'_>) -> usize {
    telling
        .seat
        .map_or(0, |seat| telling.review.sides[seat.index()])
}

fn labels(telling: &Telling<'_>) -> Labels {
    let words = telling.voice.words;
    Labels {
        contents: say!(words, "review-contents"),
        curve: match telling.sides.as_slice() {
            [_, _] => say!(
                words,
                "review-curve-two",
                who = &telling.sides[facing(telling)]
            ),
            _ => say!(words, "review-curve-many"),
        },
        moves: say!(words, "review-moves"),
        steps: say!(words, "review-steps"),
        first: say!(words, "review-first"),
        previous: say!(words, "review-previous"),
        next: say!(words, "review-next"),
        last: say!(words, "review-last"),
        keys: say!(words, "review-keys"),
        before: say!(words, "review-before"),
        choices: say!(words, "review-choices"),
        choice: say!(words, "review-choice"),
        value: say!(words, "review-value"),
        interval: say!(words, "review-interval"),
        loss: say!(words, "review-loss"),
    }
}

fn round(telling: &Telling<'_>, told: &ToldRound, reviewed: &RoundReview) -> PageRound {
    let steps = told.steps.iter().zip(&reviewed.steps).enumerate();
    let wanted = |step: &Step| telling.seat.is_none_or(|seat| seat.index() == step.seat);
    PageRound {
        title: told.heading.clone(),
        opening: told.opening.clone(),
        chart: Chart::of(
            reviewed,
            &telling.review.sides,
            &telling.sides,
            facing(telling),
        ),
        steps: steps
            .filter(|(_, (_, reviewed))| wanted(reviewed))
            .map(|(place, (told, reviewed))| step(telling, told, reviewed, place))
            .collect(),
        sections: summary::round(telling, reviewed),
    }
}

fn step(telling: &Telling<'_>, told: &ToldStep, reviewed: &Step, place: usize) -> PageStep {
    let (words, figures) = (telling.voice.words, &telling.figures);
    let signed = |points: f64| figures.signed(points);
    let range = |[low, high]: [f64; 2]| {
        say!(
            words,
            "review-range",
            low = signed(low),
            high = signed(high)
        )
    };
    let reasons = told.against.iter().chain(&told.better).chain(&told.reasons);
    PageStep {
        number: reviewed.number,
        place,
        title: say!(
            words,
            "analyze-move",
            n = move_number(reviewed),
            told = told.told.join(" "),
        ),
        grade: reviewed.grade,
        verdict: if telling.luck_only {
            String::new()
        } else {
            told.verdict.clone()
        },
        reasons: reasons.cloned().collect(),
        expected: say!(
            words,
            "review-expected",
            who = &telling.sides[telling.review.sides[reviewed.seat]],
            value = signed(reviewed.value),
            range = range(reviewed.ci95),
        ),
        position: told.position.iter().chain(&told.hand).cloned().collect(),
        choices: told
            .choices
            .iter()
            .map(|(place, text)| {
                let choice = &reviewed.moves[*place];
                PageChoice {
                    text: text.clone(),
                    value: signed(choice.value),
                    interval: range(choice.ci95),
                    loss: figures.plain(choice.loss),
                    played: choice.text == reviewed.played,
                }
            })
            .collect(),
    }
}
