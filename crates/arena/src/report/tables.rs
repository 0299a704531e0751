//! The tables of the page.

use super::{
    Pairing, Standing, Verdict,
    figures::Told,
    markup::{Cell, Table, escaped, put},
};

/// Everybody's results, from the best to the last.
pub(super) fn standings(told: &Told<'_>) -> String {
    let caption = told.plain(match (&told.data.places, told.data.pairing) {
        (Some(_), Pairing::Swiss) => "report-standings-swiss",
        (Some(_), Pairing::Knockout) => "report-standings-knockout",
        _ => "report-standings-caption",
    });
    let mut table = Table::new("standings-table", &caption, 1);
    let head = |key: &str| Cell::html(escaped(&told.plain(key)));
    table.heading(head("report-rank").of_class("n"));
    table.heading(head("report-bot"));
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
        table.heading(head(key).of_class("n"));
    }
    for standing in &told.summary.standings {
        let score = &standing.score;
        let quiet = |text: String| Cell::number(text).of_class("q");
        let two_places = |number: f64| told.decimal(number, 2);
        let points_range = match standing.points.interval() {
            None => "–".to_owned(),
            Some(_) => told.range(standing.points, two_places),
        };
        table.row(vec![
            Cell::number(standing.rank),
            Cell::text(&told.name(standing.bot)),
            Cell::number(score.games()),
            Cell::number(score.wins),
            Cell::number(score.draws),
            Cell::number(score.losses),
            Cell::number(told.percent(standing.win_rate.value)),
            quiet(told.percent_range(standing.win_rate)),
            Cell::number(two_places(standing.points.value)),
            quiet(points_range),
            Cell::number(told.signed(standing.elo.value)),
            quiet(told.range(standing.elo, |elo| told.signed(elo))),
        ]);
    }
    let mut html = String::new();
    table.write(&mut html);
    let has_none = |standing: &Standing| standing.points.interval().is_none();
    if told.summary.games > 0 && told.summary.standings.iter().any(has_none) {
        put!(
            html,
            "<p>{}</p>\n",
            escaped(&told.plain("report-no-interval"))
        );
    }
    html
}

/// Everybody against everybody, in the order of the standings.
pub(super) fn crosstable(told: &Told<'_>) -> String {
    let caption = told.plain("report-crosstable-caption");
    let mut table = Table::new("cross-table", &caption, 0);
    table.heading(Cell::html(escaped(&told.plain("report-bot"))));
    let order: Vec<usize> = told.summary.standings.iter().map(|s| s.bot).collect();
    for &bot in &order {
        table.heading(Cell::text(&told.name(bot)).of_class("c"));
    }
    for &bot in &order {
        let mut row = vec![Cell::text(&told.name(bot))];
        for &rival in &order {
            let sample = told.summary.crosstable.cell(bot, rival);
            let score = sample.score();
            row.push(if score.games() == 0 {
                let text = if bot == rival {
                    "report-itself"
                } else {
                    "report-not-met"
                };
                Cell::html(escaped(&told.plain(text))).of_class("none")
            } else {
                let rate = sample.win_rate();
                let details = told.words.say(
                    "report-cell",
                    &[
                        ("won", score.wins.into()),
                        ("drawn", score.draws.into()),
                        ("lost", score.losses.into()),
                    ],
                );
                Cell::html(format!(
                    "{} <small>{}</small> <small>{}</small>",
                    escaped(&told.percent(rate.value)),
                    escaped(&told.percent_range(rate)),
                    escaped(&details)
                ))
                .of_class("c")
            });
        }
        table.row(row);
    }
    let mut html = String::new();
    table.write(&mut html);
    html
}

/// How the games of each bot ended.
pub(super) fn endings(told: &Told<'_>) -> String {
    let seen: Vec<Verdict> = told.summary.endings.keys().copied().collect();
    let caption = told.plain("report-endings-caption");
    let mut table = Table::new("endings-table", &caption, 0);
    table.heading(Cell::html(escaped(&told.plain("report-bot"))));
    for &verdict in &seen {
        let heading = escaped(&told.verdict(verdict));
        table.heading(Cell::html(heading).of_class("n"));
    }
    for standing in &told.summary.standings {
        let mut row = vec![Cell::text(&told.name(standing.bot))];
        for verdict in &seen {
            let count = standing.verdicts.get(verdict).copied().unwrap_or(0);
            row.push(Cell::number(count));
        }
        table.row(row);
    }
    let mut html = String::new();
    if seen.iter().all(|&verdict| verdict == Verdict::Normal) {
        let text = escaped(&told.plain("report-endings-fine"));
        put!(html, "<p>{text}</p>\n");
    }
    table.write(&mut html);
    html
}

/// Who played: what they are and who wrote them.
pub(super) fn bots(told: &Told<'_>) -> String {
    let mut html = String::new();
    let caption = told.plain("report-bots-caption");
    let mut table = Table::new("bots-table", &caption, 0);
    for key in ["report-bot", "report-spec", "report-author"] {
        table.heading(Cell::html(escaped(&told.plain(key))));
    }
    for (place, bot) in told.data.bots.iter().enumerate() {
        let author = bot.author.as_deref().unwrap_or("–");
        table.row(vec![
            Cell::text(&told.name(place)),
            Cell::html(format!("<code>{}</code>", escaped(&bot.spec))),
            Cell::text(author),
        ]);
    }
    table.write(&mut html);
    html
}
