//! The tables of the page.

use std::collections::BTreeSet;

use super::{
    GameResult, Pairing, Verdict,
    figures::{Told, verdict_key},
    markup::{Cell, Table, escaped, link_target, put},
};

/// So many games are listed one by one; a page of a hundred thousand helps nobody.
const MOST_GAMES: usize = 500;

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
        // One deal shows no spread: an interval of no width would claim certainty.
        let points_range = match standing.deals {
            0 | 1 => "–".to_owned(),
            _ => told.range(standing.points, two_places),
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
    let seen: BTreeSet<Verdict> = told.data.games.iter().map(|game| game.verdict).collect();
    let caption = told.plain("report-endings-caption");
    let mut table = Table::new("endings-table", &caption, 0);
    table.heading(Cell::html(escaped(&told.plain("report-bot"))));
    for &verdict in &seen {
        let heading = escaped(&told.plain(verdict_key(verdict)));
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

/// The games one by one: those with a fault first, for they are looked for.
pub(super) fn games(told: &Told<'_>) -> String {
    let all = &told.data.games;
    let mut listed: Vec<&GameResult> = all.iter().collect();
    let mut html = String::new();
    if all.len() > MOST_GAMES {
        listed.sort_by_key(|game| (game.verdict == Verdict::Normal, game.number));
        listed.truncate(MOST_GAMES);
        let text = told.words.say(
            "report-games-some",
            &[
                ("shown", (MOST_GAMES as u64).into()),
                ("games", (all.len() as u64).into()),
            ],
        );
        put!(html, "<p>{}</p>\n", escaped(&text));
    }
    let caption = told.plain("report-games-caption");
    let mut table = Table::new("games-table", &caption, 0);
    let has_files = all
        .iter()
        .any(|game| game.record.is_some() || game.log.is_some());
    let head = |key: &str| Cell::html(escaped(&told.plain(key)));
    table.heading(head("report-game").of_class("n"));
    table.heading(head("report-deal").of_class("n"));
    table.heading(head("report-seats"));
    table.heading(head("report-col-points"));
    table.heading(head("report-winner"));
    table.heading(head("report-ending"));
    if has_files {
        table.heading(head("report-files"));
    }
    for game in listed {
        let mut row = vec![
            Cell::number(game.number),
            Cell::number(game.deal),
            Cell::html(names(told, game.bots.iter().copied())),
            Cell::html(escaped(&points(told, game))).of_class("wide"),
            Cell::html(winners(told, game)),
            Cell::html(ending(told, game)),
        ];
        if has_files {
            row.push(Cell::html(files(told, game)).of_class("wide"));
        }
        table.row(row);
    }
    let open = escaped(&told.plain("report-games-show"));
    put!(html, "<details><summary>{open}</summary>\n");
    table.write(&mut html);
    html.push_str("</details>\n");
    html
}

fn names(told: &Told<'_>, bots: impl Iterator<Item = usize>) -> String {
    let names: Vec<String> = bots
        .map(|bot| format!("<bdi>{}</bdi>", escaped(&told.name(bot))))
        .collect();
    names.join(", ")
}

fn points(told: &Told<'_>, game: &GameResult) -> String {
    let points = game
        .points
        .iter()
        .map(|&points| told.decimal(points.into(), 0));
    points.collect::<Vec<_>>().join(" : ")
}

fn winners(told: &Told<'_>, game: &GameResult) -> String {
    let seats = game.bots.iter().zip(&game.sides);
    let winners: BTreeSet<usize> = seats
        .filter(|(_, side)| game.winners.contains(side))
        .map(|(bot, _)| *bot)
        .collect();
    if winners.is_empty() {
        return escaped(&told.plain("report-nobody"));
    }
    names(told, winners.into_iter())
}

fn ending(told: &Told<'_>, game: &GameResult) -> String {
    let verdict = told.plain(verdict_key(game.verdict));
    escaped(&match game.faulty {
        Some(bot) => told.words.say(
            "report-fault",
            &[("verdict", verdict.into()), ("bot", told.name(bot).into())],
        ),
        None => verdict,
    })
}

/// Links whose names make sense out of their row too.
fn files(told: &Told<'_>, game: &GameResult) -> String {
    let number = game.number;
    let link = |path: &str, text: String| {
        format!("<a href=\"{}\">{}</a>", link_target(path), escaped(&text))
    };
    let record = game.record.as_ref().map(|path| {
        let values = [("game", number.into())];
        link(path, told.words.say("report-record", &values))
    });
    let log = game.log.as_ref().map(|path| {
        let values = [("game", number.into())];
        link(path, told.words.say("report-log", &values))
    });
    let all: Vec<String> = record.into_iter().chain(log).collect();
    all.join(" · ")
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
