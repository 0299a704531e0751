//! The tables of the page.

use baralho_words::say;

use super::{
    Report, Standing, Verdict,
    markup::{Cell, HtmlTable, escaped, paragraph},
};
use crate::settings::Pairing;

/// Everybody's results, from the best to the last.
pub(super) fn standings(report: &Report<'_>) -> String {
    let caption = report.plain(match (&report.finished.places, report.settings.pairings) {
        (Some(_), Pairing::Swiss) => "report-standings-swiss",
        (Some(_), Pairing::Knockout) => "report-standings-knockout",
        _ => "report-standings-caption",
    });
    let mut table = HtmlTable::new("standings-table", &caption);
    table.named_by = 1;
    table.heading(report.heading("report-rank").of_class("n"));
    table.heading(report.heading("report-bot"));
    for key in [
        "report-col-games",
        "report-col-won",
        "report-col-drawn",
        "report-col-lost",
        "report-col-rate",
        "report-col-interval",
        "report-col-points",
        "report-col-interval",
        "report-col-elo",
        "report-col-interval",
    ] {
        table.heading(report.heading(key).of_class("n"));
    }
    for standing in &report.finished.summary.standings {
        let score = &standing.score;
        let quiet = |text: String| Cell::number(text).of_class("q");
        let two_places = |number: f64| report.decimal(number, 2);
        let points_range = match standing.points.interval() {
            None => "–".to_owned(),
            Some(_) => report.range(standing.points, two_places),
        };
        table.row(vec![
            Cell::number(standing.rank),
            Cell::text(&report.name(standing.bot)),
            Cell::number(score.games()),
            Cell::number(score.wins),
            Cell::number(score.draws),
            Cell::number(score.losses),
            Cell::number(report.percent(standing.win_rate.value)),
            quiet(report.percent_range(standing.win_rate)),
            Cell::number(two_places(standing.points.value)),
            quiet(points_range),
            Cell::number(report.signed(standing.elo.value)),
            quiet(report.range(standing.elo, |elo| report.signed(elo))),
        ]);
    }
    let mut html = table.html();
    let has_none = |standing: &Standing| standing.points.interval().is_none();
    if report.finished.summary.tally.games > 0
        && report.finished.summary.standings.iter().any(has_none)
    {
        paragraph(&mut html, &report.plain("report-no-interval"));
    }
    html
}

/// Everybody against everybody, in the order of the standings.
pub(super) fn crosstable(report: &Report<'_>) -> String {
    let mut table = HtmlTable::new("cross-table", &report.plain("report-crosstable-caption"));
    table.heading(report.heading("report-bot"));
    let order = report.finished.summary.ranking();
    for &bot in &order {
        table.heading(Cell::text(&report.name(bot)).of_class("c"));
    }
    for &bot in &order {
        let mut row = vec![Cell::text(&report.name(bot))];
        for &rival in &order {
            let sample = report.finished.summary.tally.crosstable.cell(bot, rival);
            let score = sample.score();
            row.push(if score.games() == 0 {
                let text = if bot == rival {
                    "report-itself"
                } else {
                    "report-not-met"
                };
                Cell::html(escaped(&report.plain(text))).of_class("none")
            } else {
                let rate = sample.win_rate();
                let details = say!(
                    report.words,
                    "report-cell",
                    won = score.wins,
                    drawn = score.draws,
                    lost = score.losses
                );
                Cell::html(format!(
                    "{} <small>{}</small> <small>{}</small>",
                    escaped(&report.percent(rate.value)),
                    escaped(&report.percent_range(rate)),
                    escaped(&details)
                ))
                .of_class("c")
            });
        }
        table.row(row);
    }
    table.html()
}

/// How the games of each bot ended.
pub(super) fn endings(report: &Report<'_>) -> String {
    let endings = &report.finished.summary.tally.endings;
    let seen: Vec<Verdict> = endings.keys().copied().collect();
    let mut table = HtmlTable::new("endings-table", &report.plain("report-endings-caption"));
    table.heading(report.heading("report-bot"));
    for &verdict in &seen {
        let heading = escaped(&report.verdict(verdict));
        table.heading(Cell::html(heading).of_class("n"));
    }
    for standing in &report.finished.summary.standings {
        let mut row = vec![Cell::text(&report.name(standing.bot))];
        for verdict in &seen {
            let count = standing.verdicts.get(verdict).copied().unwrap_or(0);
            row.push(Cell::number(count));
        }
        table.row(row);
    }
    let mut html = String::new();
    if seen.iter().all(|&verdict| verdict == Verdict::Normal) {
        paragraph(&mut html, &report.plain("report-endings-fine"));
    }
    html + &table.html()
}

/// Who played: what they are and who wrote them.
pub(super) fn bots(report: &Report<'_>) -> String {
    let mut table = HtmlTable::new("bots-table", &report.plain("report-bots-caption"));
    for key in ["report-bot", "report-spec", "report-author"] {
        table.heading(report.heading(key));
    }
    for (place, bot) in report.settings.bots.iter().enumerate() {
        let author = report.finished.authors.get(place);
        table.row(vec![
            Cell::text(&report.name(place)),
            Cell::html(format!("<code>{}</code>", escaped(&bot.spec))),
            Cell::text(author.and_then(Option::as_deref).unwrap_or("–")),
        ]);
    }
    table.html()
}
