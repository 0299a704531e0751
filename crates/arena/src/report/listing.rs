//! The list of games as the page has it, and the place where one is shown.

use baralho_words::say;

use super::{
    Report, Verdict,
    games::winners,
    markup::{Cell, HtmlTable, escaped, link_target, put},
};
use crate::played::Played;

/// What the script filters and leafs with.
pub(super) fn tools(report: &Report<'_>, html: &mut String) {
    let plain = |key: &str| escaped(&report.plain(key));
    html.push_str("<div id=\"games-tools\" hidden=\"\">\n<p class=\"tools\">");
    let all = plain("report-games-all");
    put!(
        html,
        "<label>{} <select id=\"games-bot\"><option value=\"\">{all}</option>",
        plain("report-bot")
    );
    for bot in 0..report.settings.bots.len() {
        let name = escaped(&report.name(bot));
        put!(html, "<option value=\"{bot}\">{name}</option>");
    }
    put!(
        html,
        "</select></label> <label>{} <select id=\"games-ending\"><option value=\"\">{all}</option>",
        plain("report-ending")
    );
    for (place, verdict) in Verdict::ALL.iter().enumerate() {
        if report.finished.summary.tally.endings.contains_key(verdict) {
            let name = escaped(&report.verdict(*verdict));
            put!(html, "<option value=\"{place}\">{name}</option>");
        }
    }
    put!(
        html,
        "</select></label> <button type=\"button\" id=\"games-back\">{}</button> \
         <button type=\"button\" id=\"games-on\">{}</button></p>\n\
         <p id=\"games-count\" role=\"status\"></p>\n</div>\n",
        plain("report-games-back"),
        plain("report-games-on")
    );
}

/// Where the script shows a game.
pub(super) fn view(report: &Report<'_>, html: &mut String) {
    let plain = |key: &str| escaped(&report.plain(key));
    put!(
        html,
        "<div id=\"game-view\" class=\"game\" role=\"region\" tabindex=\"-1\" hidden=\"\" \
         aria-labelledby=\"game-heading\" aria-describedby=\"game-keys\">\n\
         <h3 id=\"game-heading\"></h3>\n<p id=\"game-seats\"></p>\n<p class=\"tools\">"
    );
    for (id, key) in [
        ("first", "report-move-first"),
        ("back", "report-move-back"),
        ("on", "report-move-on"),
        ("last", "report-move-last"),
        ("close", "report-game-close"),
    ] {
        put!(
            html,
            "<button type=\"button\" id=\"game-{id}\">{}</button> ",
            plain(key)
        );
    }
    put!(
        html,
        "</p>\n<p id=\"game-keys\" class=\"lead\">{}</p>\n\
         <div role=\"status\"><p id=\"game-step\"></p><div id=\"game-told\"></div>\
         <div id=\"game-seen\"></div></div>\n\
         <details><summary>{}</summary><ol id=\"game-moves\"></ol></details>\n</div>\n",
        plain("report-game-keys"),
        plain("report-game-moves")
    );
}

/// The games for whoever runs no scripts, and the place where the script lists them.
pub(super) fn table(report: &Report<'_>, games: &[Played], html: &mut String) {
    let mut table = HtmlTable::new("games-table", &report.plain("report-games-caption"));
    table.heading(report.heading("report-game").of_class("n"));
    table.heading(report.heading("report-deal").of_class("n"));
    table.heading(report.heading("report-seats"));
    table.heading(report.heading("report-col-points"));
    table.heading(report.heading("report-winner"));
    table.heading(report.heading("report-ending"));
    if report.finished.summary.tally.has_files {
        table.heading(report.heading("report-files"));
    }
    for game in games {
        let mut row = vec![
            Cell::number(game.game),
            Cell::number(game.deal),
            Cell::html(names(report, game.seats.iter().copied())),
            Cell::html(escaped(&points(report, game))).of_class("wide"),
            Cell::html(match winners(report, game) {
                winners if winners.is_empty() => escaped(&report.plain("report-nobody")),
                winners => names(report, winners.into_iter()),
            }),
            Cell::html(ending(report, game)),
        ];
        if report.finished.summary.tally.has_files {
            row.push(Cell::html(files(report, game)).of_class("wide"));
        }
        table.row(row);
    }
    html.push_str(&table.html());
}

fn names(report: &Report<'_>, bots: impl Iterator<Item = usize>) -> String {
    let names: Vec<String> = bots
        .map(|bot| format!("<bdi>{}</bdi>", escaped(&report.name(bot))))
        .collect();
    names.join(", ")
}

fn points(report: &Report<'_>, game: &Played) -> String {
    let points = game
        .points
        .iter()
        .map(|&points| report.decimal(points.into(), 0));
    points.collect::<Vec<_>>().join(" : ")
}

fn ending(report: &Report<'_>, game: &Played) -> String {
    let verdict = report.verdict(game.verdict);
    escaped(&match game.faulty() {
        Some(bot) => say!(
            report.words,
            "report-fault",
            verdict,
            bot = report.name(bot)
        ),
        None => verdict,
    })
}

/// Links whose names make sense out of their row too.
fn files(report: &Report<'_>, game: &Played) -> String {
    let number = game.game;
    let link = |path: &str, text: String| {
        format!("<a href=\"{}\">{}</a>", link_target(path), escaped(&text))
    };
    let record = game.record.as_ref();
    let record = record.map(|path| link(path, say!(report.words, "report-record", game = number)));
    let log = game.log.as_ref();
    let log = log.map(|path| link(path, say!(report.words, "report-log", game = number)));
    let all: Vec<String> = record.into_iter().chain(log).collect();
    all.join(" · ")
}
