//! The curve of the expected result, as SVG. It is drawn in thousandths of its width and
//! height and stretched to fit; what must not be stretched stands beside it.
// words: nothing here is for players

use std::fmt::Write as _;

use baralho_analysis::{Grade, RoundReview, told::Figures};
use baralho_words::escaped;

pub(super) struct Chart<'a> {
    /// One curve per side, as that side saw it: places from 0 to 1 and points.
    lines: Vec<(&'a str, Vec<(f64, f64)>)>,
    /// Moves that lost much, where they stand on their curve.
    marks: Vec<(f64, f64, Grade)>,
    low: f64,
    high: f64,
    step: f64,
}

/// Where a move stands on a chart of so many moves, from 0 to 1.
pub(super) fn place(move_of_round: usize, moves: usize) -> f64 {
    (move_of_round as f64 + 0.5) / moves.max(1) as f64
}

impl<'a> Chart<'a> {
    /// The curves of a round's review; `sides` by seat, `names` by side. Two sides are shown
    /// from where the side `from` sits, so that their curves meet at the end; several are each
    /// shown from their own place.
    pub(super) fn of(
        round: &RoundReview,
        sides: &[usize],
        names: &'a [String],
        from: usize,
    ) -> Self {
        let moves = round.steps.len();
        let two = names.len() == 2;
        let facing = |side: usize| if two && side != from { -1.0 } else { 1.0 };
        let names = names.iter().map(String::as_str);
        let mut lines: Vec<(&str, Vec<(f64, f64)>)> =
            names.map(|name| (name, Vec::new())).collect();
        let mut marks = Vec::new();
        for (number, step) in round.steps.iter().enumerate() {
            let side = sides[step.seat];
            let x = place(number, moves);
            let before = (x, facing(side) * step.best_value);
            let after = (x, facing(side) * step.value);
            lines[side].1.push(before);
            if step.loss > 0.0 {
                lines[side].1.push(after);
            }
            if let Some(grade) = step.grade.filter(|&grade| grade >= Grade::Mistake) {
                marks.push((after.0, after.1, grade));
            }
        }
        if let Some(split) = &round.split {
            for side in split {
                lines[side.side]
                    .1
                    .push((1.0, facing(side.side) * side.margin));
            }
        }
        let all = || lines.iter().flat_map(|(_, points)| points);
        let low = all().map(|&(_, y)| y).fold(0.0, f64::min);
        let high = all().map(|&(_, y)| y).fold(0.0, f64::max);
        let step = tick(high - low);
        Self {
            lines,
            marks,
            low: (low / step).floor() * step,
            high: ((high / step).ceil() * step).max((low / step).floor() * step + step),
            step,
        }
    }

    fn y(&self, points: f64) -> f64 {
        1000.0 * (self.high - points) / (self.high - self.low)
    }

    /// Draws it; `id` names its cursor, `label` says what it shows, as HTML.
    pub(super) fn draw(&self, page: &mut String, id: &str, label: &str, figures: &Figures<'_>) {
        page.push_str("<div class=\"plot\">\n");
        let mut grid = String::new();
        let ticks = ((self.high - self.low) / self.step).round() as usize;
        for place in 0..=ticks {
            let points = self.low + place as f64 * self.step;
            let (y, text) = (self.y(points), escaped(&figures.signed(points)));
            let class = if points.abs() < self.step / 2.0 {
                "zero"
            } else {
                "grid"
            };
            let _ = write!(grid, "<path class=\"{class}\" d=\"M0 {y:.0}H1000\"/>");
            let _ = writeln!(
                page,
                "<span class=\"tick\" aria-hidden=\"true\" style=\"top:{:.1}%\">{text}</span>",
                y / 10.0
            );
        }
        let _ = writeln!(
            page,
            "<svg class=\"chart\" role=\"img\" aria-label=\"{label}\" viewBox=\"0 0 1000 1000\" \
             preserveAspectRatio=\"none\">{grid}"
        );
        for (side, (_, points)) in self.lines.iter().enumerate() {
            let mut path = String::new();
            for (place, &(x, y)) in points.iter().enumerate() {
                let letter = if place == 0 { 'M' } else { 'L' };
                let _ = write!(path, "{letter}{:.0} {:.0}", 1000.0 * x, self.y(y));
            }
            let _ = writeln!(
                page,
                "<g class=\"s{}\"><path class=\"curve\" d=\"{path}\"/></g>",
                side % 8
            );
        }
        for &(x, y, grade) in &self.marks {
            let class = super::class(grade);
            let _ = writeln!(
                page,
                "<path class=\"mark {class}\" d=\"M{:.0} {:.0}h.1\"/>",
                1000.0 * x,
                self.y(y)
            );
        }
        let _ = writeln!(
            page,
            "<path class=\"cursor\" id=\"{id}\" hidden=\"\" d=\"M0 0V1000\"/></svg>\n</div>"
        );
        page.push_str("<ul class=\"key\">");
        for (side, (name, _)) in self.lines.iter().enumerate() {
            let _ = write!(
                page,
                "<li class=\"s{}\"><svg aria-hidden=\"true\" viewBox=\"0 0 44 16\">\
                 <path class=\"curve\" d=\"M0 8H44\"/></svg> <bdi>{}</bdi></li>",
                side % 8,
                escaped(name)
            );
        }
        page.push_str("</ul>\n");
    }
}

/// A round distance between lines so that a few of them fit.
fn tick(span: f64) -> f64 {
    let mut tick = 1.0;
    loop {
        for factor in [1.0, 2.0, 5.0] {
            if span / (tick * factor) <= 6.0 {
                return tick * factor;
            }
        }
        tick *= 10.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_a_round_distance_apart() {
        for (span, expected) in [(0.0, 1.0), (5.5, 1.0), (7.0, 2.0), (900.0, 200.0)] {
            assert!((tick(span) - expected).abs() < 1e-9, "{span}");
        }
    }
}
