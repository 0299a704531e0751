//! The page as a whole: its head, its order, its conclusions and its settings.

use std::io::{self, Write};

use baralho_stats::{Decision, Doubt};
use baralho_words::Words;
use data_encoding::BASE64;
use sha2::{Digest, Sha256};

use super::{
    Games, ReportData, Summary,
    figures::{Told, pairing_key},
    games,
    markup::{escaped, put},
    plots, tables,
};
use crate::played::Played;

/// Writes one HTML page that tells all: self-contained, in the language of the words, readable by
/// eye and by ear, and without its script, too.
pub fn write(
    data: &ReportData,
    summary: &Summary,
    games: &dyn Games,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let told = Told {
        data,
        summary,
        words,
    };
    let mut page = String::new();
    let title = title(&told);
    let script = BASE64.encode(&Sha256::digest(games::SCRIPT));
    // Nothing is loaded and nothing is run but our own script, whatever a bot may be called.
    put!(
        page,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         style-src 'unsafe-inline'; script-src 'sha256-{script}'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
        words.language().tag(),
        include_str!("page.css"),
    );
    let sections = sections(&told);
    write_header(&mut page, &told, &title, &sections);
    page.push_str("<main>\n");
    for section in &sections {
        put!(
            page,
            "<section id=\"{0}\" aria-labelledby=\"{0}-heading\">\n<h2 id=\"{0}-heading\">{1}</h2>\n{2}",
            section.id,
            escaped(&section.title),
            section.html
        );
        if section.id == GAMES {
            out.write_all(page.as_bytes())?;
            page.clear();
            games::write(&told, games, out)?;
        }
        page.push_str("</section>\n");
    }
    page.push_str("</main>\n<footer>\n");
    paragraph(&mut page, &told.plain("report-method"));
    paragraph(&mut page, &told.plain("report-method-apart"));
    paragraph(
        &mut page,
        &words.say(
            "report-made-by",
            &[("program", data.runner.as_str().into())],
        ),
    );
    page.push_str("</footer>\n");
    if summary.played > 0 {
        put!(
            page,
            "<script id=\"games-script\">{}</script>\n",
            games::SCRIPT
        );
    }
    page.push_str("</body>\n</html>\n");
    out.write_all(page.as_bytes())
}

/// The page of whoever has all games at hand.
///
/// # Panics
/// Never: memory takes whatever is written.
pub fn html(data: &ReportData, all: &[Played], words: &Words) -> String {
    let mut page = Vec::new();
    write(data, &Summary::of(data, all), &all, words, &mut page).expect("memory can be written");
    String::from_utf8_lossy(&page).into_owned()
}

/// The name of the part that lists the games.
const GAMES: &str = "games";

/// A part of the page with its name in the list of parts.
struct Section {
    id: &'static str,
    title: String,
    html: String,
}

fn sections(told: &Told<'_>) -> Vec<Section> {
    let part = |id, title: String, html: String| Section { id, title, html };
    let mut parts = vec![
        part(
            "conclusions",
            told.plain("report-conclusions"),
            conclusions(told),
        ),
        part(
            "standings",
            told.plain("report-standings"),
            tables::standings(told) + &plots::elo(told),
        ),
    ];
    if told.data.bots.len() > 1 {
        parts.push(part(
            "crosstable",
            told.plain("report-crosstable"),
            tables::crosstable(told),
        ));
    }
    // A single game has come no way.
    if told.summary.games > 1 {
        let (title, html) = (told.plain("report-progress"), plots::progress(told));
        parts.push(part("progress", title, html));
    }
    if told.summary.games > 0 {
        let (title, html) = (told.plain("report-points"), plots::points(told));
        parts.push(part("points", title, html));
    }
    if told.summary.played > 0 {
        let (title, html) = (told.plain("report-endings"), tables::endings(told));
        parts.push(part("endings", title, html));
        parts.push(part(GAMES, told.plain("report-games"), String::new()));
    }
    parts.push(part(
        "settings",
        told.plain("report-settings"),
        settings(told) + &tables::bots(told),
    ));
    parts
}

fn title(told: &Told<'_>) -> String {
    let game = told.words.game(&told.data.game);
    escaped(&match &told.data.title {
        Some(title) => title.clone(),
        None => told.words.say("report-title", &[("game", game.into())]),
    })
}

fn write_header(page: &mut String, told: &Told<'_>, title: &str, sections: &[Section]) {
    put!(page, "<header>\n<h1><bdi>{title}</bdi></h1>\n");
    let lead = told.words.say(
        "report-lead",
        &[
            ("game", told.words.game(&told.data.game).into()),
            ("bots", (told.data.bots.len() as u64).into()),
            ("games", told.summary.games.into()),
            ("deals", told.summary.deals.into()),
            ("date", told.data.date.as_str().into()),
        ],
    );
    put!(page, "<p class=\"lead\">{}</p>\n", escaped(&lead));
    let label = escaped(&told.plain("report-contents"));
    put!(page, "<nav aria-label=\"{label}\"><ul>");
    for section in sections {
        let (id, title) = (section.id, escaped(&section.title));
        put!(page, "<li><a href=\"#{id}\">{title}</a></li>");
    }
    page.push_str("</ul></nav>\n</header>\n");
}

fn paragraph(page: &mut String, text: &str) {
    put!(page, "<p>{}</p>\n", escaped(text));
}

/// What was shown, or why nothing was.
fn conclusions(told: &Told<'_>) -> String {
    let mut html = String::new();
    let bots = told.data.bots.iter().enumerate();
    let absent: Vec<String> = bots
        .filter_map(|(bot, info)| {
            let why = info.never_started.as_deref()?;
            let values = [("bot", told.name(bot).into()), ("why", why.into())];
            Some(told.words.say("report-never-started", &values))
        })
        .collect();
    if !absent.is_empty() {
        note(&mut html, &absent);
    }
    let doubts = doubts(told);
    let is_absent = |bot: usize| told.data.bots[bot].never_started.is_some();
    // Nobody is better than somebody who was not there.
    if let (true, [best, next, ..]) = (told.summary.has_best, told.summary.standings.as_slice())
        && !is_absent(best.bot)
        && !is_absent(next.bot)
    {
        let lead = told.summary.elo.difference_among_all(best.bot, next.bot);
        let text = told.words.say(
            "report-best",
            &[
                ("bot", told.name(best.bot).into()),
                ("next", told.name(next.bot).into()),
                ("elo", told.signed(lead.value).into()),
                ("range", told.range(lead, |end| told.signed(end)).into()),
            ],
        );
        paragraph(&mut html, &text);
    }
    if absent.is_empty()
        && let Some(text) = sprt(told)
    {
        paragraph(&mut html, &text);
    }
    // A test that has decided stops a tournament early, and rightly so.
    let decided =
        (told.summary.sprt.as_ref()).is_some_and(|test| test.decision != Decision::Continue);
    if let Some(planned) = told.data.planned
        && told.summary.played < planned
        && !decided
    {
        let played = told.summary.played;
        let text = told.words.say(
            "report-unfinished",
            &[("played", played.into()), ("planned", planned.into())],
        );
        note(&mut html, &[text]);
    }
    if !doubts.is_empty() {
        note(&mut html, &doubts);
    }
    html
}

fn note(html: &mut String, texts: &[String]) {
    html.push_str("<div class=\"note\" role=\"note\">\n");
    if let [text] = texts {
        paragraph(html, text);
    } else {
        html.push_str("<ul>\n");
        for text in texts {
            put!(html, "<li>{}</li>\n", escaped(text));
        }
        html.push_str("</ul>\n");
    }
    html.push_str("</div>\n");
}

fn doubts(told: &Told<'_>) -> Vec<String> {
    let name = |bot: &usize| told.name(*bot);
    let text = |doubt: &Doubt| match doubt {
        Doubt::NoGames => told.plain("report-doubt-no-games"),
        Doubt::FewDeals { deals } => told
            .words
            .say("report-doubt-few-deals", &[("deals", (*deals).into())]),
        Doubt::Nothing => told.plain("report-doubt-nothing"),
        Doubt::CannotTell { players } => match players.as_slice() {
            [one, other] => told.words.say(
                "report-doubt-cannot-tell",
                &[("one", name(one).into()), ("other", name(other).into())],
            ),
            all => {
                let names: Vec<String> = all.iter().map(name).collect();
                let values = [
                    ("n", (all.len() as u64).into()),
                    ("bots", names.join(", ").into()),
                ];
                told.words.say("report-doubt-alike", &values)
            }
        },
    };
    told.summary.doubts.iter().map(text).collect()
}

fn sprt(told: &Told<'_>) -> Option<String> {
    let (settings, test) = (told.data.sprt?, told.summary.sprt.as_ref()?);
    let key = match test.decision {
        Decision::AcceptH1 => "report-sprt-h1",
        Decision::AcceptH0 => "report-sprt-h0",
        Decision::Continue => "report-sprt-open",
    };
    let decision = told.words.say(
        key,
        &[
            ("bot", told.name(0).into()),
            ("against", told.name(1).into()),
            ("elo0", told.shortest(settings.elo0).into()),
            ("elo1", told.shortest(settings.elo1).into()),
        ],
    );
    let figures = told.words.say(
        "report-sprt-figures",
        &[
            ("ratio", told.decimal(test.ratio, 2).into()),
            ("low", told.decimal(test.bounds.0, 2).into()),
            ("high", told.decimal(test.bounds.1, 2).into()),
            ("deals", test.counts.iter().sum::<u64>().into()),
        ],
    );
    Some(format!("{decision} {figures}"))
}

/// What was played, as a list of names and values.
fn settings(told: &Told<'_>) -> String {
    let data = told.data;
    let answer = |yes: bool| told.plain(if yes { "report-yes" } else { "report-no" });
    let rules: Vec<String> = data
        .rules
        .iter()
        .map(|(option, value)| format!("<code>{}={}</code>", escaped(option), escaped(value)))
        .collect();
    let mut lines = vec![
        (
            told.plain("report-set-game"),
            escaped(&told.words.game(&data.game)),
        ),
        (told.plain("report-set-players"), data.players.to_string()),
        (told.plain("report-set-rules"), rules.join(" ")),
        (
            told.plain("report-set-pairing"),
            escaped(&told.plain(pairing_key(data.pairing))),
        ),
        (
            told.plain("report-set-duplicate"),
            escaped(&answer(data.duplicate)),
        ),
        (told.plain("report-set-seed"), data.seed.to_string()),
        (told.plain("report-set-date"), escaped(&data.date)),
    ];
    for (name, value) in &data.settings {
        lines.push((name.clone(), escaped(value)));
    }
    let mut html = String::from("<dl>\n");
    for (name, value) in lines.iter().filter(|(_, value)| !value.is_empty()) {
        put!(html, "<dt>{}</dt><dd>{value}</dd>\n", escaped(name));
    }
    html.push_str("</dl>\n");
    html
}
