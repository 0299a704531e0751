//! `cargo xtask screens`: every screen of the page at every size, as pictures for people to look
//! at, and the picture that opens the README.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, ensure};
use baralho_testkit::page::{LANGUAGES, SCENES, SIZES, Scene, THEMES, Window, World, is_touched};
use clap::builder::PossibleValuesParser;
use data_encoding::BASE64;

use crate::{bar, is_stopped, stop_on_request};

/// Writes every screen of the page at every size, as PNG.
#[derive(Debug, clap::Args)]
pub(crate) struct ScreensArgs {
    /// Where to.
    #[arg(required_unless_present = "list")]
    folder: Option<PathBuf>,
    /// The language of the page.
    #[arg(long, default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    lang: String,
    /// Only screens whose names contain one of these.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Lists the screens.
    #[arg(long)]
    list: bool,
}

/// How the picture of the README is composed.
const HERO: &str = include_str!("hero.html");
const HERO_SIZE: (u32, u32) = (1600, 900);
/// What is shown in it: a wide screen and a phone.
const HERO_SHOWS: [(&str, (u32, u32)); 2] =
    [("table-scopa", (1440, 900)), ("table-scopone", (390, 844))];

pub(crate) fn run(args: &ScreensArgs) -> anyhow::Result<()> {
    let is_wanted = |scene: &&Scene| {
        let mut parts = args.only.iter();
        args.only.is_empty() || parts.any(|part| scene.name.contains(part.as_str()))
    };
    let scenes: Vec<&'static Scene> = SCENES.iter().filter(is_wanted).collect();
    ensure!(
        !scenes.is_empty(),
        "there is no screen `{}`: choose {}",
        args.only.join(","),
        names().join(", ")
    );
    if args.list {
        writeln!(std::io::stdout(), "{}", names().join("\n"))?;
        return Ok(());
    }
    let folder = args.folder.as_ref().context("a folder for the pictures")?;
    let page = PathBuf::from(env::var_os("BARALHO_PAGE").unwrap_or_default());
    let has_page = page.join("page_bg.wasm").exists();
    ensure!(
        has_page,
        "there is no page: start this by cargo xtask screens"
    );
    fs::create_dir_all(folder).context("a folder for the pictures")?;
    stop_on_request()?;
    let profile = tempfile::tempdir().context("a folder for the browser")?;
    let mut world = World::new();
    let address = world.server.address;
    let mut window = Window::start(profile.path().join("browser"), folder.clone(), address);
    let shots = |scene: &&Scene| SIZES.len() * if scene.is_main { 2 } else { 1 };
    let all: usize = scenes.iter().map(shots).sum();
    let bar = bar(all as u64, "pictures");
    for scene in scenes {
        let themes = if scene.is_main {
            &THEMES[..]
        } else {
            &THEMES[..1]
        };
        for (turn, theme) in themes.iter().enumerate() {
            window.resize(SIZES[0], true);
            window.ask_for("prefers-color-scheme", theme);
            if turn == 0 {
                world.enter(&mut window, scene, &args.lang);
            }
            for size in SIZES {
                if is_stopped() {
                    return Ok(());
                }
                window.resize(size, is_touched(size));
                window.settle();
                window.keep(&file_name(scene.name, size, theme));
                bar.inc(1);
            }
        }
    }
    bar.finish_and_clear();
    hero(&mut window, folder, &page)
}

fn names() -> Vec<&'static str> {
    SCENES.iter().map(|scene| scene.name).collect()
}

/// As the pictures of the design are called.
fn file_name(scene: &str, (width, height): (u32, u32), theme: &str) -> String {
    let dark = if theme == "dark" { "-dark" } else { "" };
    format!("{scene}-{width}x{height}{dark}")
}

/// Composes the picture of the README out of those that lie there; where only some screens were
/// wanted, they may not.
fn hero(window: &mut Window, folder: &Path, page: &Path) -> anyhow::Result<()> {
    let font = fs::read(page.join("fraunces.woff2")).context("the font of the page")?;
    let mut composed = HERO.replace("FONT", &BASE64.encode(&font));
    for ((scene, size), place) in HERO_SHOWS.into_iter().zip(["WIDE", "PHONE"]) {
        let name = file_name(scene, size, THEMES[0]);
        if !folder.join(&name).with_extension("png").exists() {
            return Ok(());
        }
        composed = composed.replace(place, &name);
    }
    let file = folder.join("hero.html");
    fs::write(&file, composed).context("a page to photograph")?;
    window.resize(HERO_SIZE, false);
    window.ask_for("prefers-color-scheme", THEMES[0]);
    let shown = file.canonicalize().context("a page to photograph")?;
    window.browser.open(&shown);
    window.evaluate(
        "Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])\
         .then(() => true)",
    );
    window.keep("hero");
    fs::remove_file(file).context("the page that was photographed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_of_the_readme_shows_screens_that_there_are() {
        for (scene, size) in HERO_SHOWS {
            assert!(names().contains(&scene) && SIZES.contains(&size));
        }
    }
}
