//! What a review comes to: how everybody played, where it turned, what was luck.

use baralho_analysis::told::{Figures, chance};
use baralho_analysis::{Cause, Grade, PlayerReview, RoundReview, SideSplit, TurningPoint};
use baralho_face::number;
use baralho_game::Seat;
use baralho_words::{Noun, say};

use super::telling::Telling;

pub(super) struct Section {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
}

/// What was reviewed, and how.
pub(super) fn lead(telling: &Telling<'_>) -> Vec<String> {
    let (words, review) = (telling.voice.words, telling.review);
    let steps = || review.rounds.iter().flat_map(|round| &round.steps);
    let done = steps().count();
    let mut lines = Vec::new();
    if !review.complete {
        let (done, total) = (number(done), number(telling.total));
        lines.push(say!(words, "analyze-stopped", done, total));
    }
    if done == 0 {
        lines.push(say!(words, "analyze-no-moves"));
        return lines;
    }
    if telling.luck_only {
        lines.push(say!(words, "reason-luck-only"));
    }
    let tried: f64 = steps().map(|step| f64::from(step.worlds)).sum();
    lines.push(say!(
        words,
        "analyze-lead",
        moves = words.count(Noun::Move, number(done)),
        worlds = words.decimal((tried / done as f64).round(), 0),
    ));
    let partial = steps().filter(|step| step.is_partial()).count();
    if partial > 0 {
        let moves = words.count(Noun::Move, number(partial));
        lines.push(say!(words, "analyze-partial", moves));
    }
    lines
}

/// What one round comes to, where there are several, and where it turned.
pub(super) fn round(telling: &Telling<'_>, round: &RoundReview) -> Vec<Section> {
    let words = telling.voice.words;
    let mut sections = vec![Section {
        title: say!(words, "analyze-turning"),
        lines: turning_points(telling, round),
    }];
    if telling.review.rounds.len() > 1 {
        sections.push(Section {
            title: say!(words, "analyze-players"),
            lines: players(telling, &round.players),
        });
        sections.push(Section {
            title: say!(words, "analyze-luck-title"),
            lines: luck(telling, round.split.as_deref().unwrap_or_default()),
        });
    }
    sections.retain(|section| !section.lines.is_empty());
    sections
}

pub(super) fn whole(telling: &Telling<'_>) -> Vec<Section> {
    let (words, review) = (telling.voice.words, telling.review);
    let mut sections = vec![
        Section {
            title: say!(words, "analyze-players"),
            lines: players(telling, &review.players),
        },
        Section {
            title: say!(words, "analyze-luck-title"),
            lines: luck(telling, review.split.as_deref().unwrap_or_default()),
        },
    ];
    sections.retain(|section| !section.lines.is_empty());
    sections
}

/// How everybody played, or the one asked for.
fn players(telling: &Telling<'_>, players: &[PlayerReview]) -> Vec<String> {
    if telling.luck_only {
        return Vec::new();
    }
    let wanted = |player: &&PlayerReview| {
        telling.seat.is_none_or(|seat| seat.index() == player.seat)
            && player.decisions + player.forced > 0
    };
    let lines = players.iter().filter(wanted);
    lines.map(|player| one_player(telling, player)).collect()
}

fn one_player(telling: &Telling<'_>, player: &PlayerReview) -> String {
    let (words, figures) = (telling.voice.words, &telling.figures);
    let who = telling.voice.name(Seat::new(player.seat));
    let Some(accuracy) = player.accuracy else {
        return say!(words, "analyze-no-choice", who);
    };
    let count = |(grade, &n): (&Grade, &usize)| {
        (n > 0).then(|| {
            let n = number(n);
            match grade {
                Grade::Best => say!(words, "analyze-count-best", n),
                Grade::Good => say!(words, "analyze-count-good", n),
                Grade::Inaccuracy => say!(words, "analyze-count-inaccuracy", n),
                Grade::Mistake => say!(words, "analyze-count-mistake", n),
                Grade::Blunder => say!(words, "analyze-count-blunder", n),
            }
        })
    };
    say!(
        words,
        "analyze-player",
        who,
        accuracy = chance(words, accuracy / 100.0),
        decisions = say!(words, "analyze-decisions", n = number(player.decisions)),
        grades = words.list_and(player.grades.iter().filter_map(count)),
        lost = figures.amount(player.lost),
        low = figures.plain(player.lost_ci95[0]),
        high = figures.plain(player.lost_ci95[1]),
    )
}

fn turning_points(telling: &Telling<'_>, round: &RoundReview) -> Vec<String> {
    let points = round.turning_points.iter();
    points
        .map(|turning| one_turning(telling, turning))
        .collect()
}

fn one_turning(telling: &Telling<'_>, turning: &TurningPoint) -> String {
    let words = telling.voice.words;
    let who = telling.voice.name(Seat::new(turning.seat));
    let points = telling.figures.amount(turning.change);
    let n = number(turning.from);
    match turning.cause {
        Cause::Choice => say!(words, "analyze-turn-choice", n, who, points),
        Cause::Cards => {
            let good = if turning.change > 0.0 { "yes" } else { "no" };
            say!(words, "analyze-turn-cards", n, who, points, good)
        }
    }
}

/// Where every side's result came from. Two sides mirror each other: one is told.
fn luck(telling: &Telling<'_>, split: &[SideSplit]) -> Vec<String> {
    let own = telling.seat.map(|seat| telling.review.sides[seat.index()]);
    let told = split.iter().filter(|side| match own {
        Some(own) => side.side == own,
        None => split.len() > 2 || side.side == 0,
    });
    told.map(|side| one_side(telling, side)).collect()
}

fn place(figures: &Figures<'_>, margin: f64) -> &'static str {
    match margin {
        level if figures.is_nothing(level) => "level",
        ahead if ahead > 0.0 => "ahead",
        _ => "behind",
    }
}

fn one_side(telling: &Telling<'_>, side: &SideSplit) -> String {
    let (words, figures) = (telling.voice.words, &telling.figures);
    let mut said = vec![say!(
        words,
        "analyze-margin",
        who = &telling.sides[side.side],
        points = figures.amount(side.margin),
        place = place(figures, side.margin),
    )];
    let (luck, low) = (figures.signed(side.luck), figures.signed(side.luck_ci95[0]));
    let (high, own) = (
        figures.signed(side.luck_ci95[1]),
        figures.signed(-side.lost),
    );
    match side.given {
        _ if telling.luck_only => {}
        Some(given) => said.push(say!(
            words,
            "analyze-luck",
            luck,
            low,
            high,
            own,
            given = figures.signed(given),
        )),
        None => said.push(say!(words, "analyze-luck-many", luck, low, high, own)),
    }
    if side.given.is_none() {
        let place = place(figures, side.opening);
        let points = figures.amount(side.opening);
        said.push(say!(words, "analyze-expected", points, place));
        return said.join(" ");
    }
    said.push(say!(
        words,
        "analyze-luck-parts",
        opening = figures.signed(side.opening),
        cards = figures.signed(side.cards),
    ));
    said.join(" ")
}
