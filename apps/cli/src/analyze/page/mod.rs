//! A review as one HTML page: self-contained, for eyes, ears and keyboard.
// words: nothing here is for players

mod chart;

use std::fmt::Write as _;

use baralho_analysis::{Choice, Grade, RoundReview, Step};
use baralho_words::{escaped, say};

use super::{
    summary::{self, Section},
    telling::{Telling, ToldRound, ToldStep, move_number},
};
use chart::Chart;

/// The script of the page, and what lets a browser run it and no other.
const SCRIPT: &str = include_str!("page.js");
const SCRIPT_HASH: &str = "sha256-Un98W2NO1dw4KJPzwLTXZvfZaM7UpO6G6OjF4AUDmII=";

/// The whole page.
pub(super) fn html(telling: &Telling<'_>) -> String {
    let (words, review) = (telling.voice.words, telling.review);
    let mut html = String::new();
    let title = escaped(&say!(
        words,
        "review-title",
        game = words.game(&review.game)
    ));
    let _ = write!(
        html,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         style-src 'unsafe-inline'; script-src '{SCRIPT_HASH}'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
        words.language().tag(),
        include_str!("page.css"),
    );
    let _ = writeln!(html, "<header>\n<h1><bdi>{title}</bdi></h1>");
    paragraphs(&mut html, &summary::lead(telling), "lead");
    let sections = summary::whole(telling);
    write_contents(&mut html, telling, &sections);
    html.push_str("</header>\n<main>\n");
    for (place, section) in sections.iter().enumerate() {
        let id = format!("summary-{place}");
        let _ = writeln!(html, "<section aria-labelledby=\"{id}\">");
        write_section(&mut html, section, 2, &id);
        html.push_str("</section>\n");
    }
    let rounds = telling.rounds.iter().zip(&review.rounds);
    for (place, (told, reviewed)) in rounds.enumerate() {
        write_round(&mut html, telling, told, reviewed, place);
    }
    write_stepper(&mut html, telling);
    html.push_str("</main>\n<footer>\n");
    let made_by = say!(words, "review-made-by", version = env!("CARGO_PKG_VERSION"));
    paragraphs(&mut html, &[say!(words, "review-method"), made_by], "lead");
    let _ = write!(
        html,
        "</footer>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"
    );
    html
}

fn write_contents(html: &mut String, telling: &Telling<'_>, sections: &[Section]) {
    let label = escaped(&say!(telling.voice.words, "review-contents"));
    let _ = write!(html, "<nav aria-label=\"{label}\"><ul>");
    let summary = sections.iter().enumerate();
    let summary = summary.map(|(place, section)| (format!("summary-{place}"), &section.title));
    let rounds = telling
        .rounds
        .iter()
        .zip(&telling.review.rounds)
        .enumerate();
    let rounds = rounds.map(|(place, (told, _))| (format!("round-{place}"), &told.heading));
    for (id, title) in summary.chain(rounds) {
        let _ = write!(html, "<li><a href=\"#{id}\">{}</a></li>", escaped(title));
    }
    html.push_str("</ul></nav>\n");
}

fn write_section(html: &mut String, section: &Section, level: u8, id: &str) {
    let title = escaped(&section.title);
    let _ = writeln!(html, "<h{level} id=\"{id}\">{title}</h{level}>");
    paragraphs(html, &section.lines, "line");
}

fn paragraphs(html: &mut String, lines: &[String], class: &str) {
    for line in lines {
        let _ = writeln!(html, "<p class=\"{class}\">{}</p>", escaped(line));
    }
}

/// The side that two sides' curves are drawn for.
fn facing(telling: &Telling<'_>) -> usize {
    telling
        .seat
        .map_or(0, |seat| telling.review.sides[seat.index()])
}

fn write_round(
    html: &mut String,
    telling: &Telling<'_>,
    told: &ToldRound,
    reviewed: &RoundReview,
    place: usize,
) {
    let words = telling.voice.words;
    let id = format!("round-{place}");
    let _ = writeln!(
        html,
        "<section class=\"round\" aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{}</h2>\n\
         <div class=\"board\">",
        escaped(&told.heading)
    );
    paragraphs(html, &told.opening, "line");
    let cursor = format!("cursor-{place}");
    let curve = escaped(&match telling.sides.as_slice() {
        [_, _] => {
            let who = &telling.sides[facing(telling)];
            say!(words, "review-curve-two", who = who)
        }
        _ => say!(words, "review-curve-many"),
    });
    html.push_str("<figure>\n");
    let chart = Chart::of(
        reviewed,
        &telling.review.sides,
        &telling.sides,
        facing(telling),
    );
    chart.draw(html, &cursor, &curve, &telling.figures);
    let _ = writeln!(
        html,
        "<figcaption>{curve}</figcaption>\n</figure>\n</div>\n<div class=\"moves\">\n\
         <h3>{}</h3>",
        escaped(&say!(words, "review-moves"))
    );
    let moves = reviewed.steps.len();
    for (place, (told, step)) in told.steps.iter().zip(&reviewed.steps).enumerate() {
        if telling.seat.is_none_or(|seat| seat.index() == step.seat) {
            let x = 1000.0 * chart::place(place, moves);
            write_step(html, telling, told, step, &cursor, x);
        }
    }
    html.push_str("</div>\n<div class=\"after\">\n");
    for (part, section) in summary::round(telling, reviewed).iter().enumerate() {
        write_section(html, section, 3, &format!("{id}-{part}"));
    }
    html.push_str("</div>\n</section>\n");
}

/// Writes about a move, which stands at `x` on the chart whose cursor has this name.
fn write_step(
    html: &mut String,
    telling: &Telling<'_>,
    told: &ToldStep,
    step: &Step,
    cursor: &str,
    x: f64,
) {
    let words = telling.voice.words;
    let (number, happened) = (step.number, told.told.join(" "));
    let title = say!(
        words,
        "analyze-move",
        n = move_number(step),
        told = happened
    );
    let _ = writeln!(
        html,
        "<article class=\"step\" id=\"move-{number}\" tabindex=\"-1\" \
         aria-labelledby=\"title-{number}\" data-chart=\"{cursor}\" data-x=\"{x:.0}\">\n\
         <h4 id=\"title-{number}\">{}</h4>",
        escaped(&title)
    );
    let class = step.grade.map_or("none", class);
    let verdict = if telling.luck_only { "" } else { &told.verdict };
    let verdict = escaped(verdict);
    let _ = write!(html, "<p><span class=\"grade {class}\">{verdict}</span>");
    for reason in told.against.iter().chain(&told.better).chain(&told.reasons) {
        let _ = write!(html, " {}", escaped(reason));
    }
    let expected = say!(
        words,
        "review-expected",
        who = &telling.sides[telling.review.sides[step.seat]],
        value = telling.figures.signed(step.value),
        range = range(telling, step.ci95),
    );
    let _ = write!(
        html,
        " {}</p>\n<p class=\"before\">{}</p>\n<ul class=\"where\">",
        escaped(&expected),
        escaped(&say!(words, "review-before"))
    );
    for line in told.position.iter().chain(&told.hand) {
        let _ = write!(html, "<li>{}</li>", escaped(line));
    }
    html.push_str("</ul>\n");
    if told.choices.len() > 1 {
        write_choices(html, telling, told, step);
    }
    html.push_str("</article>\n");
}

fn range(telling: &Telling<'_>, ends: [f64; 2]) -> String {
    let [low, high] = ends.map(|end| telling.figures.signed(end));
    say!(telling.voice.words, "review-range", low = low, high = high)
}

fn write_choices(html: &mut String, telling: &Telling<'_>, told: &ToldStep, step: &Step) {
    let (words, figures) = (telling.voice.words, &telling.figures);
    let _ = writeln!(
        html,
        "<details><summary>{}</summary>\n<div class=\"scroll\" role=\"region\" tabindex=\"0\" \
         aria-labelledby=\"title-{}\"><table>\n<thead><tr><th scope=\"col\">{}</th>\
         <th scope=\"col\" class=\"n\">{}</th><th scope=\"col\" class=\"n\">{}</th>\
         <th scope=\"col\" class=\"n\">{}</th></tr></thead>\n<tbody>",
        escaped(&say!(words, "review-choices")),
        step.number,
        escaped(&say!(words, "review-choice")),
        escaped(&say!(words, "review-value")),
        escaped(&say!(words, "review-interval")),
        escaped(&say!(words, "review-loss")),
    );
    for (place, text) in &told.choices {
        let choice: &Choice = &step.moves[*place];
        let class = if choice.text == step.played {
            " class=\"played\""
        } else {
            ""
        };
        let _ = writeln!(
            html,
            "<tr{class}><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>\
             <td class=\"n\">{}</td></tr>",
            escaped(text),
            escaped(&figures.signed(choice.value)),
            escaped(&range(telling, choice.ci95)),
            escaped(&figures.plain(choice.loss)),
        );
    }
    html.push_str("</tbody></table></div></details>\n");
}

/// The buttons that step from move to move; the script shows them.
fn write_stepper(html: &mut String, telling: &Telling<'_>) {
    let words = telling.voice.words;
    let _ = write!(
        html,
        "<div class=\"steps\" role=\"toolbar\" aria-label=\"{}\" hidden>",
        escaped(&say!(words, "review-steps"))
    );
    for (way, label) in [
        ("first", say!(words, "review-first")),
        ("previous", say!(words, "review-previous")),
        ("next", say!(words, "review-next")),
        ("last", say!(words, "review-last")),
    ] {
        let _ = write!(
            html,
            "<button type=\"button\" data-go=\"{way}\">{}</button>",
            escaped(&label)
        );
    }
    let keys = escaped(&say!(words, "review-keys"));
    let _ = writeln!(html, "<span>{keys}</span></div>");
}

/// A grade's class in the style sheet.
fn class(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_cannot_end_its_element() {
        assert!(!SCRIPT.contains("</"));
    }
}
