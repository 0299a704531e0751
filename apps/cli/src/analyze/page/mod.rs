//! A review as one HTML page: self-contained, for eyes, ears and keyboard.
// words: nothing here is for players

mod chart;

use std::fmt::Write as _;

use baralho_analysis::{Grade, RoundReview};
use baralho_words::{Words, escaped, say};

use super::{
    summary::Section,
    telling::{Page, Telling, ToldRound, ToldStep},
};
use chart::Chart;

/// The script of the page, and what lets a browser run it and no other.
const SCRIPT: &str = include_str!("page.js");
const SCRIPT_HASH: &str = "sha256-Un98W2NO1dw4KJPzwLTXZvfZaM7UpO6G6OjF4AUDmII=";

pub(super) fn html(page: &Page, telling: &Telling<'_>) -> String {
    let words = telling.voice.words;
    let mut html = String::new();
    let title = escaped(&page.title);
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
    paragraphs(&mut html, &page.lead, "lead");
    contents(&mut html, page, words);
    html.push_str("</header>\n<main>\n");
    for (place, section) in page.summary.iter().enumerate() {
        let id = format!("summary-{place}");
        let _ = writeln!(html, "<section aria-labelledby=\"{id}\">");
        write_section(&mut html, section, 2, &id);
        html.push_str("</section>\n");
    }
    let rounds = page.rounds.iter().zip(&telling.review.rounds);
    for (place, (round, reviewed)) in rounds.enumerate() {
        write_round(&mut html, telling, round, reviewed, place);
    }
    write_stepper(&mut html, words);
    html.push_str("</main>\n<footer>\n");
    let footer = [
        say!(words, "review-method"),
        say!(words, "review-made-by", version = env!("CARGO_PKG_VERSION")),
    ];
    paragraphs(&mut html, &footer, "lead");
    let _ = write!(
        html,
        "</footer>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"
    );
    html
}

fn contents(html: &mut String, page: &Page, words: &Words) {
    let _ = write!(
        html,
        "<nav aria-label=\"{}\"><ul>",
        escaped(&say!(words, "review-contents"))
    );
    let summary = page.summary.iter().enumerate();
    let summary = summary.map(|(place, section)| (format!("summary-{place}"), &section.title));
    let rounds = page.rounds.iter().enumerate();
    let rounds = rounds.map(|(place, round)| (format!("round-{place}"), &round.title));
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

fn write_round(
    html: &mut String,
    telling: &Telling<'_>,
    round: &ToldRound,
    reviewed: &RoundReview,
    place: usize,
) {
    let (words, sides) = (telling.voice.words, &telling.sides);
    let id = format!("round-{place}");
    let _ = writeln!(
        html,
        "<section class=\"round\" aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{}</h2>\n\
         <div class=\"board\">",
        escaped(&round.title)
    );
    paragraphs(html, &round.opening, "line");
    let cursor = format!("cursor-{place}");
    html.push_str("<figure>\n");
    // The side that two sides' curves are drawn for.
    let facing = (telling.seat).map_or(0, |seat| telling.review.sides[seat.index()]);
    let curve = escaped(&match sides.as_slice() {
        [_, _] => say!(words, "review-curve-two", who = &sides[facing]),
        _ => say!(words, "review-curve-many"),
    });
    let chart = Chart::of(reviewed, &telling.review.sides, sides, facing);
    chart.draw(html, &cursor, &curve, &telling.figures);
    let _ = writeln!(
        html,
        "<figcaption>{curve}</figcaption>\n</figure>\n</div>\n<div class=\"moves\">\n\
         <h3>{}</h3>",
        escaped(&say!(words, "review-moves"))
    );
    let moves = reviewed.steps.len();
    for step in &round.steps {
        write_step(html, step, words, &cursor, moves);
    }
    html.push_str("</div>\n<div class=\"after\">\n");
    for (part, section) in round.sections.iter().enumerate() {
        write_section(html, section, 3, &format!("{id}-{part}"));
    }
    html.push_str("</div>\n</section>\n");
}

fn write_step(html: &mut String, step: &ToldStep, words: &Words, cursor: &str, moves: usize) {
    let number = step.number;
    let _ = writeln!(
        html,
        "<article class=\"step\" id=\"move-{number}\" tabindex=\"-1\" \
         aria-labelledby=\"title-{number}\" data-chart=\"{cursor}\" data-x=\"{:.0}\">\n\
         <h4 id=\"title-{number}\">{}</h4>",
        1000.0 * chart::place(step.place, moves),
        escaped(&step.title)
    );
    let class = step.grade.map_or("none", class);
    let _ = write!(
        html,
        "<p><span class=\"grade {class}\">{}</span>",
        escaped(&step.verdict)
    );
    for reason in &step.reasons {
        let _ = write!(html, " {}", escaped(reason));
    }
    let _ = write!(
        html,
        " {}</p>\n<p class=\"before\">{}</p>\n<ul class=\"where\">",
        escaped(&step.expected),
        escaped(&say!(words, "review-before"))
    );
    for line in step.position.iter().chain(&step.hand) {
        let _ = write!(html, "<li>{}</li>", escaped(line));
    }
    html.push_str("</ul>\n");
    if step.choices.len() > 1 {
        write_choices(html, step, words);
    }
    html.push_str("</article>\n");
}

fn write_choices(html: &mut String, step: &ToldStep, words: &Words) {
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
    for choice in &step.choices {
        let class = if choice.played {
            " class=\"played\""
        } else {
            ""
        };
        let _ = writeln!(
            html,
            "<tr{class}><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>\
             <td class=\"n\">{}</td></tr>",
            escaped(&choice.text),
            escaped(&choice.value),
            escaped(&choice.interval),
            escaped(&choice.loss),
        );
    }
    html.push_str("</tbody></table></div></details>\n");
}

/// The buttons that step from move to move; the script shows them.
fn write_stepper(html: &mut String, words: &Words) {
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
    let _ = writeln!(
        html,
        "<span>{}</span></div>",
        escaped(&say!(words, "review-keys"))
    );
}

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
