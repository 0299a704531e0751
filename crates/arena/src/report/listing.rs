//! The list of games as the page has it, and the place where one is shown.

use super::{
    Verdict,
    figures::Told,
    games::winners,
    markup::{Cell, Table, escaped, link_target, put},
};
use crate::played::Played;

/// What the script filters and leafs with.
pub(super) fn tools(told: &Told<'_>, html: &mut String) {
    let plain = |key: &str| escaped(&told.plain(key));
    html.push_str("<div id=\"games-tools\" hidden=\"\">\n<p class=\"tools\">");
    let all = plain("report-games-all");
    put!(
        html,
        "<label>{} <select id=\"games-bot\"><option value=\"\">{all}</option>",
        plain("report-bot")
    );
    for bot in 0..told.data.bots.len() {
        let name = escaped(&told.name(bot));
        put!(html, "<option value=\"{bot}\">{name}</option>");
    }
    put!(
        html,
        "</select></label> <label>{} <select id=\"games-ending\"><option value=\"\">{all}</option>",
        plain("report-ending")
    );
    for (place, verdict) in Verdict::ALL.iter().enumerate() {
        if told.summary.endings.contains_key(verdict) {
            let name = escaped(&told.verdict(*verdict));
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
pub(super) fn view(told: &Told<'_>, html: &mut String) {
    let plain = |key: &str| escaped(&told.plain(key));
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
pub(super) fn table(told: &Told<'_>, games: &[Played], html: &mut String) {
    let caption = told.plain("report-games-caption");
    let mut table = Table::new("games-table", &caption, 0);
    let head = |key: &str| Cell::html(escaped(&told.plain(key)));
    table.heading(head("report-game").of_class("n"));
    table.heading(head("report-deal").of_class("n"));
    table.heading(head("report-seats"));
    table.heading(head("report-col-points"));
    table.heading(head("report-winner"));
    table.heading(head("report-ending"));
    if told.summary.has_files {
        table.heading(head("report-files"));
    }
    for game in games {
        let mut row = vec![
            Cell::number(game.game),
            Cell::number(game.deal),
            Cell::html(names(told, game.seats.iter().copied())),
            Cell::html(escaped(&points(told, game))).of_class("wide"),
            Cell::html(match winners(told, game) {
                winners if winners.is_empty() => escaped(&told.plain("report-nobody")),
                winners => names(told, winners.into_iter()),
            }),
            Cell::html(ending(told, game)),
        ];
        if told.summary.has_files {
            row.push(Cell::html(files(told, game)).of_class("wide"));
        }
        table.row(row);
    }
    table.write(html);
}

fn names(told: &Told<'_>, bots: impl Iterator<Item = usize>) -> String {
    let names: Vec<String> = bots
        .map(|bot| format!("<bdi>{}</bdi>", escaped(&told.name(bot))))
        .collect();
    names.join(", ")
}

fn points(told: &Told<'_>, game: &Played) -> String {
    let points = game
        .points
        .iter()
        .map(|&points| told.decimal(points.into(), 0));
    points.collect::<Vec<_>>().join(" : ")
}

fn ending(told: &Told<'_>, game: &Played) -> String {
    let verdict = told.verdict(game.verdict);
    escaped(&match game.faulty() {
        Some(bot) => told.words.say(
            "report-fault",
            &[("verdict", verdict.into()), ("bot", told.name(bot).into())],
        ),
        None => verdict,
    })
}

/// Links whose names make sense out of their row too.
fn files(told: &Told<'_>, game: &Played) -> String {
    let number = game.game;
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
