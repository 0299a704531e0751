//! `cargo xtask lab page`: how soon the page can be used, in a real browser with a slow processor,
//! and how smoothly cards move in it.

use std::{env, io::Write as _, net::SocketAddr, path::PathBuf, thread, time::Duration};

use anyhow::Context as _;
use baralho_testkit::{
    Chromium, Process,
    process::{ANYWHERE, beside, serve},
};
use serde_json::{Value, json};

use crate::{movement, percentile::percentile};

/// Measures how soon the page can be used, and how smoothly cards move.
#[derive(Debug, clap::Args)]
pub(crate) struct PageArgs {
    /// How many times slower the browser's processor is made.
    #[arg(long, default_value_t = 4)]
    slowed: u32,
    /// How often the page is opened, each time by somebody who was never there.
    #[arg(long, default_value_t = 9)]
    times: usize,
    /// A server that runs already, as ADDRESS:PORT.
    #[arg(long)]
    url: Option<SocketAddr>,
    /// The program to serve with; the `baralho` beside this one unless told.
    #[arg(long)]
    server: Option<PathBuf>,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

/// Runs before anything of the page: notes when there is a first button to press, and from then on
/// waits for a moment in which the page is not busy.
const WATCH: &str = r"
    window.usable = new Promise((tell) => {
        let busy = 0;
        new PerformanceObserver((list) => {
            for (const task of list.getEntries()) busy = Math.max(busy, task.startTime + task.duration);
        }).observe({ type: 'longtask', buffered: true });
        const look = () => {
            if (!document.querySelector('main button, main a[href]')) return requestAnimationFrame(look);
            const shown = performance.now();
            setTimeout(() => tell({ shown, usable: Math.max(shown, busy) }), 500);
        };
        look();
    });";

/// What one visit needed: milliseconds until something was shown and until it could be used, bytes.
#[derive(Debug)]
struct Visit {
    shown: f64,
    usable: f64,
    bytes: u64,
}

pub(crate) fn run(args: &PageArgs) -> anyhow::Result<()> {
    let folder = tempfile::tempdir().context("a folder for the server and the browser")?;
    let server = if args.url.is_some() {
        None
    } else {
        let program = args.server.clone().map_or_else(|| beside("baralho"), Ok)?;
        let started = Process::start(&mut serve(program, ANYWHERE, &folder.path().join("data")));
        Some(started.context("the server cannot be started")?)
    };
    let running = server.as_ref().map(|server| server.address);
    let address = args.url.or(running).context("a server")?;
    let mut visits = Vec::new();
    for time in 0..args.times.max(1) {
        let profile = folder.path().join(format!("browser-{time}"));
        visits.push(visit(Chromium::start(profile), address, args.slowed));
    }
    let median = |part: fn(&Visit) -> f64| {
        let mut all: Vec<u32> = visits
            .iter()
            .map(|visit| (part(visit) * 1000.0) as u32)
            .collect();
        all.sort_unstable();
        percentile(&all, 50.0)
    };
    let (shown, usable) = (median(|visit| visit.shown), median(|visit| visit.usable));
    let bytes = visits[0].bytes;
    // The page of the program that was measured lies there, unless that runs elsewhere.
    let has_page = env::var_os("BARALHO_PAGE").is_some();
    let moves = if has_page {
        movement::measure(folder.path().join("movement"), args.slowed)
    } else {
        Vec::new()
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        let moves = moves.iter().map(
            |one| json!({ "name": one.name, "longest_task_ms": one.longest, "heavy": one.heavy }),
        );
        let moves: Vec<Value> = moves.collect();
        let figures = json!({
            "slowed": args.slowed, "times": visits.len(), "bytes": bytes,
            "shown_ms": shown, "usable_ms": usable, "moves": moves,
        });
        writeln!(out, "{figures}")?;
    } else {
        writeln!(
            out,
            "processor {} times slower, median of {} first visits: shown after {shown:.0} ms, to be \
             used after {usable:.0} ms; {bytes} bytes came over the network",
            args.slowed,
            visits.len()
        )?;
        for one in &moves {
            let heavy = match &one.heavy[..] {
                [] if one.any => "only light properties move".to_owned(),
                [] => "nothing moves".to_owned(),
                heavy => format!("these move and should not: {}", heavy.join(", ")),
            };
            let (name, longest) = (one.name, one.longest);
            writeln!(
                out,
                "{name}: the longest task takes {longest:.0} ms; {heavy}"
            )?;
        }
    }
    Ok(())
}

/// Somebody opens the page for the first time.
fn visit(mut browser: Chromium, address: SocketAddr, slowed: u32) -> Visit {
    browser.call("Emulation.setCPUThrottlingRate", &json!({ "rate": slowed }));
    let script = json!({ "source": WATCH });
    browser.call("Page.addScriptToEvaluateOnNewDocument", &script);
    browser.call(
        "Page.navigate",
        &json!({ "url": format!("http://{address}/") }),
    );
    while browser.evaluate("location.host + (window.usable ? '' : '?')") != address.to_string() {
        thread::sleep(Duration::from_millis(5));
    }
    let seen = browser.evaluate("window.usable");
    let bytes = browser.evaluate(
        "performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)",
    );
    let number = |value: &Value| value.as_f64().expect("a number");
    Visit {
        shown: number(&seen["shown"]),
        usable: number(&seen["usable"]),
        bytes: bytes.as_u64().expect("a whole number"),
    }
}
