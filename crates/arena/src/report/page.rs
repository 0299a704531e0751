//! The page as a whole: its head, its order, its conclusions and its settings.

use std::io::{self, Write};

use baralho_stats::{Decision, Doubt};
use baralho_words::say;
use data_encoding::BASE64;
use sha2::{Digest, Sha256};

use super::{
    Games, Report,
    figures::pairing_key,
    games,
    markup::{escaped, paragraph, put},
    plots, tables,
};
use crate::PROGRAM;

/// Writes one HTML page that tells all: self-contained, in the language of the words, readable by
/// eye and by ear, and without its script, too.
pub fn write(report: &Report<'_>, games: &dyn Games, out: &mut dyn Write) -> io::Result<()> {
    let mut page = String::new();
    let title = title(report);
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
        report.words.language().tag(),
        include_str!("page.css"),
    );
    let sections = sections(report);
    write_header(&mut page, report, &title, &sections);
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
            games::write(report, games, out)?;
        }
        page.push_str("</section>\n");
    }
    page.push_str("</main>\n<footer>\n");
    paragraph(&mut page, &report.plain("report-method"));
    paragraph(&mut page, &report.plain("report-method-apart"));
    paragraph(
        &mut page,
        &say!(report.words, "report-made-by", program = PROGRAM),
    );
    page.push_str("</footer>\n");
    if report.finished.summary.tally.played > 0 {
        put!(
            page,
            "<script id=\"games-script\">{}</script>\n",
            games::SCRIPT
        );
    }
    page.push_str("</body>\n</html>\n");
    out.write_all(page.as_bytes())
}

/// The name of the part that lists the games.
const GAMES: &str = "games";

/// A part of the page with its name in the list of parts.
struct Section {
    id: &'static str,
    title: String,
    html: String,
}

fn sections(report: &Report<'_>) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut add = |id, title: &str, html: String| {
        let title = report.plain(title);
        sections.push(Section { id, title, html });
    };
    add("conclusions", "report-conclusions", conclusions(report));
    let standings = tables::standings(report) + &plots::elo(report);
    add("standings", "report-standings", standings);
    if report.settings.bots.len() > 1 {
        let table = tables::crosstable(report);
        add("crosstable", "report-crosstable", table);
    }
    let tally = &report.finished.summary.tally;
    // A single game has come no way.
    if tally.games > 1 {
        add("progress", "report-progress", plots::progress(report));
    }
    if tally.games > 0 {
        add("points", "report-points", plots::points(report));
    }
    if tally.played > 0 {
        add("endings", "report-endings", tables::endings(report));
        add(GAMES, "report-games", String::new());
    }
    let settings = settings(report) + &tables::bots(report);
    add("settings", "report-settings", settings);
    sections
}

fn title(report: &Report<'_>) -> String {
    let game = report.words.game(&report.settings.game);
    escaped(&say!(report.words, "report-title", game))
}

fn write_header(page: &mut String, report: &Report<'_>, title: &str, sections: &[Section]) {
    put!(page, "<header>\n<h1><bdi>{title}</bdi></h1>\n");
    let lead = say!(
        report.words,
        "report-lead",
        game = report.words.game(&report.settings.game),
        bots = report.settings.bots.len() as u64,
        games = report.finished.summary.tally.games,
        deals = report.finished.summary.tally.deals,
        date = report.date.as_str()
    );
    put!(page, "<p class=\"lead\">{}</p>\n", escaped(&lead));
    let label = escaped(&report.plain("report-contents"));
    put!(page, "<nav aria-label=\"{label}\"><ul>");
    for section in sections {
        let (id, title) = (section.id, escaped(&section.title));
        put!(page, "<li><a href=\"#{id}\">{title}</a></li>");
    }
    page.push_str("</ul></nav>\n</header>\n");
}

/// What was shown, or why nothing was.
fn conclusions(report: &Report<'_>) -> String {
    let mut html = String::new();
    let finished = report.finished;
    let (summary, tally) = (&finished.summary, &finished.summary.tally);
    let never_started = finished.never_started.iter().enumerate();
    let absent: Vec<String> = never_started
        .filter_map(|(bot, why)| {
            let (bot, why) = (report.name(bot), why.as_deref()?);
            Some(say!(report.words, "report-never-started", bot, why))
        })
        .collect();
    if !absent.is_empty() {
        note(&mut html, &absent);
    }
    let doubts = doubts(report);
    let is_absent = |bot: usize| finished.never_started[bot].is_some();
    // Nobody is better than somebody who was not there.
    if let (true, [best, next, ..]) = (summary.has_best, summary.standings.as_slice())
        && !is_absent(best.bot)
        && !is_absent(next.bot)
    {
        let lead = summary.elo.difference_among_all(best.bot, next.bot);
        let text = say!(
            report.words,
            "report-best",
            bot = report.name(best.bot),
            next = report.name(next.bot),
            elo = report.signed(lead.value),
            range = report.range(lead, |end| report.signed(end))
        );
        paragraph(&mut html, &text);
    }
    if absent.is_empty()
        && let Some(text) = sprt(report)
    {
        paragraph(&mut html, &text);
    }
    // A test that has decided stops a tournament early, and rightly so.
    let decided = summary
        .sprt
        .as_ref()
        .is_some_and(|test| test.decision != Decision::Continue);
    let (played, planned) = (tally.played, finished.planned);
    if played < planned && !decided {
        let text = say!(report.words, "report-unfinished", played, planned);
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

fn doubts(report: &Report<'_>) -> Vec<String> {
    let name = |bot: &usize| report.name(*bot);
    let text = |doubt: &Doubt| match doubt {
        Doubt::NoGames => report.plain("report-doubt-no-games"),
        Doubt::FewDeals { deals } => say!(report.words, "report-doubt-few-deals", deals = *deals),
        Doubt::Nothing => report.plain("report-doubt-nothing"),
        Doubt::CannotTell { players } => match players.as_slice() {
            [one, other] => say!(
                report.words,
                "report-doubt-cannot-tell",
                one = name(one),
                other = name(other)
            ),
            all => {
                let names: Vec<String> = all.iter().map(name).collect();
                let bots = names.join(", ");
                say!(
                    report.words,
                    "report-doubt-alike",
                    n = all.len() as u64,
                    bots
                )
            }
        },
    };
    report.finished.summary.doubts.iter().map(text).collect()
}

fn sprt(report: &Report<'_>) -> Option<String> {
    let (settings, test) = (
        report.settings.sprt?,
        report.finished.summary.sprt.as_ref()?,
    );
    let key = match test.decision {
        Decision::AcceptH1 => "report-sprt-h1",
        Decision::AcceptH0 => "report-sprt-h0",
        Decision::Continue => "report-sprt-open",
    };
    let decision = say!(
        report.words,
        key,
        bot = report.name(0),
        against = report.name(1),
        elo0 = report.shortest(settings.elo0),
        elo1 = report.shortest(settings.elo1)
    );
    let figures = say!(
        report.words,
        "report-sprt-figures",
        ratio = report.decimal(test.ratio, 2),
        low = report.decimal(test.bounds.0, 2),
        high = report.decimal(test.bounds.1, 2),
        deals = test.counts.iter().sum::<u64>()
    );
    Some(format!("{decision} {figures}"))
}

/// What was played, as a list of names and values.
fn settings(report: &Report<'_>) -> String {
    let settings = report.settings;
    let answer = |yes: bool| report.plain(if yes { "report-yes" } else { "report-no" });
    let rules: Vec<String> = settings
        .rules
        .iter()
        .map(|(option, value)| format!("<code>{}={}</code>", escaped(option), escaped(value)))
        .collect();
    let line = |key: &str, value: &str| (report.plain(key), escaped(value));
    let mut lines = vec![
        line("report-set-game", &report.words.game(&settings.game)),
        line("report-set-players", &settings.players.to_string()),
        (report.plain("report-set-rules"), rules.join(" ")),
        line(
            "report-set-pairing",
            &report.plain(pairing_key(settings.pairings)),
        ),
        line("report-set-duplicate", &answer(settings.duplicate)),
        line("report-set-seed", &settings.seed.to_string()),
        line("report-set-date", &report.date),
    ];
    let conditions = report.conditions.iter();
    lines.extend(conditions.map(|(name, value)| (name.clone(), escaped(value))));
    let mut html = String::from("<dl>\n");
    for (name, value) in lines.iter().filter(|(_, value)| !value.is_empty()) {
        put!(html, "<dt>{}</dt><dd>{value}</dd>\n", escaped(name));
    }
    html.push_str("</dl>\n");
    html
}
