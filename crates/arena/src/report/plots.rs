//! The plots of the page, as SVG that fits any width: places along the width are given in
//! percent and everything else in pixels, so that text keeps its size.

use baralho_stats::Histogram;
use baralho_words::say;

use super::{
    Report,
    markup::{Cell, HtmlTable, escaped, paragraph, put, shortened},
    scale::Scale,
    series,
};

/// As many curves as can be told apart.
const CURVES: usize = 8;
/// Letters of a name that fit beside a plot.
const LABEL: usize = 30;

/// How a picture begins, with what a screen reader says of it.
fn picture(id: &str, height: f64, title: &str, description: &str) -> String {
    format!(
        "<svg role=\"img\" height=\"{height:.0}\" aria-labelledby=\"{id}-title {id}-desc\">\
         <title id=\"{id}-title\">{}</title><desc id=\"{id}-desc\">{}</desc>\n",
        escaped(title),
        escaped(description)
    )
}

/// The ratings with their error bars.
pub(super) fn elo(report: &Report<'_>) -> String {
    const ROW: f64 = 44.0;
    let standings = &report.finished.summary.standings;
    if standings.is_empty() {
        return String::new();
    }
    let low = standings.iter().map(|s| s.elo.low).fold(0.0, f64::min);
    let high = standings.iter().map(|s| s.elo.high).fold(0.0, f64::max);
    let scale = Scale::around(low, high, 5.0);
    let percent = |value: f64| 100.0 * scale.place(value);
    let bottom = ROW * standings.len() as f64 + 8.0;
    let mut svg = picture(
        "elo",
        bottom,
        &report.plain("report-elo-title"),
        &report.plain("report-elo-desc"),
    );
    for tick in scale.ticks() {
        let (x, label) = (percent(tick), report.signed(tick));
        let class = if tick.abs() < 1e-9 { "zero" } else { "grid" };
        put!(
            svg,
            "<line class=\"{class}\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"{bottom:.0}\"/>\
             <text class=\"q\" x=\"{x:.2}%\" y=\"{:.0}\" text-anchor=\"middle\">{label}</text>\n",
            bottom + 18.0
        );
    }
    for (row, standing) in standings.iter().enumerate() {
        let top = ROW * row as f64;
        let (y, elo) = (top + 32.0, standing.elo);
        let [from, at, to] = [elo.low, elo.value, elo.high].map(percent);
        let name = escaped(&shortened(&report.name(standing.bot), LABEL));
        put!(
            svg,
            "<text x=\"0\" y=\"{:.0}\">{name}</text>\
             <g class=\"s0\"><line class=\"stroke\" stroke-width=\"2\" x1=\"{from:.2}%\" x2=\"{to:.2}%\" y1=\"{y:.0}\" y2=\"{y:.0}\"/>",
            top + 17.0
        );
        for end in [from, to] {
            put!(
                svg,
                "<line class=\"stroke\" stroke-width=\"2\" x1=\"{end:.2}%\" x2=\"{end:.2}%\" y1=\"{:.0}\" y2=\"{:.0}\"/>",
                y - 5.0,
                y + 5.0
            );
        }
        put!(
            svg,
            "<circle class=\"fill\" cx=\"{at:.2}%\" cy=\"{y:.0}\" r=\"5\"/></g>\n"
        );
    }
    svg.push_str("</svg>");
    figure("plot named", &svg, &report.plain("report-elo-caption"))
}

/// A line across a picture, with the share that it stands for beside it.
fn share_line(report: &Report<'_>, svg: &mut String, class: &str, y: f64, x: i32, share: f64) {
    let number = report.decimal(100.0 * share, 0);
    let label = say!(report.words, "report-percent", number);
    put!(
        svg,
        "<line class=\"{class}\" x1=\"0\" x2=\"100%\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
         <text class=\"q\" x=\"{x}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
        y + 4.0,
        escaped(&label)
    );
}

fn figure(class: &str, svg: &str, caption: &str) -> String {
    format!(
        "<figure><div class=\"{class}\">{svg}</div><figcaption>{}</figcaption></figure>\n",
        escaped(caption)
    )
}

/// The win rates as they settled, game by game.
pub(super) fn progress(report: &Report<'_>) -> String {
    const HEIGHT: f64 = 260.0;
    let series = &report.finished.summary.tally.progress;
    let bots = report.finished.summary.ranking();
    let shown = &bots[..bots.len().min(CURVES)];
    let (low, high) = series.settled_range(shown);
    let scale = Scale::around(low, high, 4.0).within(0.0, 1.0);
    // Half of the games is what equals share where two sides play.
    let even = report.finished.summary.tally.is_two_sided;
    // A little inside, so that a curve along an edge is seen whole.
    let height_of = |rate: f64| 2.0 + (HEIGHT - 4.0) * (1.0 - scale.place(rate));
    let mut svg = picture(
        "progress-plot",
        HEIGHT,
        &report.plain("report-progress-title"),
        &report.plain("report-progress-desc"),
    );
    for tick in scale.ticks() {
        let y = height_of(tick);
        let class = if even && (tick - 0.5).abs() < 1e-9 {
            "zero"
        } else {
            "grid"
        };
        share_line(report, &mut svg, class, y, -8, tick);
    }
    let last = series.checkpoints.last().copied().unwrap_or(1).max(1) as f64;
    // Clipped by its own edges and stretched to any width, its lines keeping theirs.
    put!(
        svg,
        "<svg width=\"100%\" height=\"{HEIGHT:.0}\" viewBox=\"0 0 1000 {HEIGHT:.0}\" preserveAspectRatio=\"none\" class=\"clip\">\n"
    );
    for (place, &bot) in shown.iter().enumerate() {
        let points: Vec<String> = series
            .rates_of(bot)
            .map(|(game, rate)| {
                let x = 1000.0 * game as f64 / last;
                format!("{x:.1},{:.1}", height_of(rate))
            })
            .collect();
        put!(
            svg,
            "<g class=\"s{place}\"><polyline class=\"curve stroke\" points=\"{}\"/></g>\n",
            points.join(" ")
        );
    }
    svg.push_str("</svg>\n");
    let axis = say!(report.words, "report-progress-axis", games = last as u64);
    put!(
        svg,
        "<text class=\"q\" x=\"0\" y=\"{0:.0}\" text-anchor=\"start\">1</text>\
         <text class=\"q\" x=\"100%\" y=\"{0:.0}\" text-anchor=\"end\">{1}</text></svg>",
        HEIGHT + 20.0,
        escaped(&axis)
    );
    let mut html = key(report, shown);
    html.push_str(&figure(
        "plot",
        &svg,
        &report.plain("report-progress-caption"),
    ));
    if shown.len() < bots.len() {
        let text = say!(report.words, "report-progress-some", shown = CURVES as u64);
        paragraph(&mut html, &text);
    }
    html.push_str(&progress_table(report, series, &bots));
    html
}

/// Which curve is whose.
fn key(report: &Report<'_>, bots: &[usize]) -> String {
    let mut html = String::from("<ul class=\"key\">");
    for (place, &bot) in bots.iter().enumerate() {
        put!(
            html,
            "<li class=\"s{place}\"><svg aria-hidden=\"true\" viewBox=\"0 0 36 12\"><line class=\"curve stroke\" x1=\"0\" x2=\"36\" y1=\"7\" y2=\"7\"/></svg> <bdi>{}</bdi></li>",
            escaped(&report.name(bot))
        );
    }
    html.push_str("</ul>\n");
    html
}

fn folded(report: &Report<'_>, table: &HtmlTable) -> String {
    let summary = escaped(&report.plain("report-as-table"));
    let table = table.html();
    format!("<details><summary>{summary}</summary>\n{table}</details>\n")
}

fn progress_table(report: &Report<'_>, series: &series::Progress, bots: &[usize]) -> String {
    let mut table = HtmlTable::new("progress-table", &report.plain("report-progress-title"));
    table.heading(report.heading("report-after-game").of_class("n"));
    for &bot in bots {
        table.heading(Cell::text(&report.name(bot)).of_class("n"));
    }
    for checkpoint in series.a_few(10) {
        let mut row = vec![Cell::number(series.checkpoints[checkpoint])];
        for &bot in bots {
            let rate = series.rate(checkpoint, bot);
            row.push(Cell::number(
                rate.map_or("–".to_owned(), |rate| report.percent(rate)),
            ));
        }
        table.row(row);
    }
    folded(report, &table)
}

/// How often each bot made how many points.
pub(super) fn points(report: &Report<'_>) -> String {
    const BINS: usize = 16;
    let points = &report.finished.summary.tally.points;
    let all = points.iter().flat_map(|own| own.keys().copied());
    let Some(range) = all.clone().min().zip(all.max()) else {
        return String::new();
    };
    let histograms: Vec<Histogram> = points
        .iter()
        .map(|own| Histogram::new(own, range, BINS))
        .collect();
    let games: Vec<u64> = points.iter().map(|own| own.values().sum()).collect();
    let share = |bot: usize, count: u64| count as f64 / games[bot].max(1) as f64;
    let top = (0..histograms.len())
        .map(|bot| share(bot, histograms[bot].most()))
        .fold(0.0, f64::max);
    let scale = Scale::around(0.0, top, 3.0).within(0.0, 1.0);
    let mut html = String::new();
    paragraph(&mut html, &report.plain("report-points-caption"));
    html.push_str("<div class=\"small\">\n");
    for standing in &report.finished.summary.standings {
        let bot = standing.bot;
        if histograms[bot].bins.is_empty() {
            continue;
        }
        put!(
            html,
            "<figure><h3><bdi>{}</bdi></h3><div class=\"plot\">{}</div></figure>\n",
            escaped(&report.name(bot)),
            bars(report, bot, &histograms[bot], &scale, |count| share(
                bot, count
            ))
        );
    }
    html.push_str("</div>\n");
    html.push_str(&points_table(report, &histograms));
    html
}

fn bars(
    report: &Report<'_>,
    bot: usize,
    histogram: &Histogram,
    scale: &Scale,
    share: impl Fn(u64) -> f64,
) -> String {
    const HEIGHT: f64 = 110.0;
    let title = say!(report.words, "report-points-title", bot = report.name(bot));
    let desc = report.plain("report-points-desc");
    let mut svg = picture(&format!("points-{bot}"), HEIGHT, &title, &desc);
    for tick in scale.ticks() {
        let y = HEIGHT * (1.0 - scale.place(tick));
        share_line(report, &mut svg, "grid", y, -6, tick);
    }
    let count = histogram.bins.len();
    let width = 100.0 / count as f64;
    svg.push_str("<g class=\"s0\">");
    for (place, bin) in histogram.bins.iter().enumerate() {
        let height = HEIGHT * scale.place(share(bin.count));
        put!(
            svg,
            "<rect class=\"fill\" x=\"{:.2}%\" y=\"{:.1}\" width=\"{:.2}%\" height=\"{height:.1}\"/>",
            width * (place as f64 + 0.08),
            HEIGHT - height,
            width * 0.84
        );
    }
    put!(
        svg,
        "</g><line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"{HEIGHT:.0}\" y2=\"{HEIGHT:.0}\"/>"
    );
    // About six numbers fit below.
    for place in (0..count).step_by(count.div_ceil(6).max(1)) {
        put!(
            svg,
            "<text class=\"q\" x=\"{:.2}%\" y=\"{:.0}\" text-anchor=\"middle\">{}</text>",
            width * (place as f64 + 0.5),
            HEIGHT + 17.0,
            report.decimal(histogram.bins[place].low as f64, 0)
        );
    }
    svg.push_str("</svg>");
    svg
}

fn points_table(report: &Report<'_>, histograms: &[Histogram]) -> String {
    let mut table = HtmlTable::new("points-table", &report.plain("report-points-table"));
    table.heading(report.heading("report-col-points").of_class("n"));
    let bots = report.finished.summary.ranking();
    for &bot in &bots {
        table.heading(Cell::text(&report.name(bot)).of_class("n"));
    }
    let bins = histograms
        .iter()
        .map(|histogram| &histogram.bins)
        .max_by_key(|bins| bins.len());
    for (place, bin) in bins.into_iter().flatten().enumerate() {
        let written = |points: i64| report.decimal(points as f64, 0);
        let name = if bin.low == bin.high {
            written(bin.low)
        } else {
            say!(
                report.words,
                "report-range",
                low = written(bin.low),
                high = written(bin.high)
            )
        };
        let mut row = vec![Cell::number(name)];
        for &bot in &bots {
            let bin = histograms[bot].bins.get(place);
            row.push(Cell::number(bin.map_or(0, |bin| bin.count)));
        }
        table.row(row);
    }
    folded(report, &table)
}
