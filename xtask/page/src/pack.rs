//! All files of the page in one folder, compressed, and told apart from older ones.

use std::{fs, path::Path};

use anyhow::{Context as _, Result, ensure};
use baralho_words::{Catalogue, Language};
use sha2::{Digest as _, Sha256};

use crate::root;
#[cfg(feature = "compress")]
use crate::weight;

pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// How files are called that are compressed.
const PACKED: [&str; 2] = ["gz", "br"];

/// Where the script that starts the page has the names of the languages' words.
const WORDS: &str = "{{words}}";

/// Where the version stands in the service worker, and where its files.
const VERSION: &str = "{{version}}";
const FILES: &str = "{{files}}";

/// Writes everything that has changed, and takes away what is there no more.
pub(crate) fn write(folder: &Path, mut files: Vec<File>) -> Result<()> {
    files.extend(written_by_hand()?);
    files.extend(rules()?);
    let drawn = [
        ("icon.svg", baralho_artwork::icon().into_bytes()),
        (baralho_artwork::FILE, baralho_artwork::SPRITE.into()),
    ];
    files.extend(drawn.map(|(name, bytes)| File {
        name: name.into(),
        bytes,
    }));
    files.extend(words());
    files.push(style()?);
    started(&mut files)?;
    versioned(&mut files)?;
    fs::create_dir_all(folder)?;
    clear(folder, folder, &files)?;
    for file in &files {
        let path = folder.join(&file.name);
        if fs::read(&path).is_ok_and(|there| there == file.bytes) {
            continue;
        }
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        // The compressed ones first: whoever is stopped in between does it again.
        #[cfg(feature = "compress")]
        weight::compress(&path, &file.bytes)?;
        fs::write(&path, &file.bytes)?;
    }
    #[cfg(feature = "compress")]
    weight::check(folder, &files)?;
    Ok(())
}

/// Takes away what is no file of this page.
fn clear(root: &Path, folder: &Path, files: &[File]) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            clear(root, &path, files)?;
            continue;
        }
        let name = path
            .strip_prefix(root)?
            .to_string_lossy()
            .replace('\\', "/");
        let is_ours = |name: &str| files.iter().any(|file| file.name == name);
        let is_packed = cfg!(feature = "compress")
            && name
                .rsplit_once('.')
                .is_some_and(|(file, with)| PACKED.contains(&with) && is_ours(file));
        if !is_ours(&name) && !is_packed {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// The files under `apps/web/static`.
fn written_by_hand() -> Result<Vec<File>> {
    let folder = root().join("apps/web/static");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        files.push(File {
            name: entry.file_name().to_string_lossy().into_owned(),
            bytes: fs::read(entry.path())?,
        });
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The rules of every game in every language, read when somebody wants to.
fn rules() -> Result<Vec<File>> {
    let mut files = Vec::new();
    for game in fs::read_dir(root().join("games"))? {
        let folder = game?.path().join("face/rules");
        for text in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let text = text?;
            files.push(File {
                name: format!("rules/{}", text.file_name().to_string_lossy()),
                bytes: fs::read(text.path())?,
            });
        }
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The words of each language: a page loads those of the one it speaks.
fn words() -> Vec<File> {
    let file = |language| File {
        name: Catalogue::file(language),
        bytes: Catalogue::for_page(language).into(),
    };
    Language::ALL.map(file).into()
}

/// Tells the script that starts the page where each language has its words.
fn started(files: &mut [File]) -> Result<()> {
    let names = Language::ALL.map(|language| {
        let tag = language.tag();
        let short = tag.split('-').next().unwrap_or(tag);
        (short.to_owned(), Catalogue::file(language).into())
    });
    let names = serde_json::Value::Object(names.into_iter().collect());
    let script = files.iter_mut().find(|file| file.name == "boot.js");
    let script = script.context("there is no boot.js")?;
    let text = String::from_utf8(std::mem::take(&mut script.bytes))?;
    ensure!(text.contains(WORDS));
    script.bytes = text.replace(WORDS, &names.to_string()).into_bytes();
    Ok(())
}

/// What the other parts of the style under `apps/web/style` build on, in this order.
const STYLE_FIRST: [&str; 4] = ["tokens.css", "base.css", "paper.css", "old.css"];

/// The style in one file.
fn style() -> Result<File> {
    let mut parts = Vec::new();
    for entry in fs::read_dir(root().join("apps/web/style"))? {
        let name = entry?.file_name();
        let place = STYLE_FIRST.iter().position(|&first| name == first);
        parts.push((place.unwrap_or(STYLE_FIRST.len()), name));
    }
    parts.sort();
    let mut bytes = Vec::new();
    for (_, name) in parts {
        let path = root().join("apps/web/style").join(name);
        bytes.extend(fs::read(&path).with_context(|| path.display().to_string())?);
    }
    Ok(File {
        name: "page.css".into(),
        bytes,
    })
}

/// Tells the service worker what belongs to this version of the page.
fn versioned(files: &mut [File]) -> Result<()> {
    let mut hash = Sha256::new();
    for file in files.iter() {
        hash.update(&file.name);
        hash.update(&file.bytes);
    }
    let hash = hash.finalize();
    let version = hash
        .iter()
        .take(8)
        .fold(0, |version, byte| version << 8 | u64::from(*byte));
    let version = format!("{version:016x}");
    let names: Vec<&str> = files
        .iter()
        .map(|file| file.name.as_str())
        .filter(|name| *name != "service-worker.js")
        .collect();
    let names = serde_json::to_string(&names)?;
    let worker = files
        .iter_mut()
        .find(|file| file.name == "service-worker.js")
        .context("there is no service-worker.js")?;
    let text = String::from_utf8(std::mem::take(&mut worker.bytes))?;
    ensure!(text.contains(VERSION) && text.contains(FILES));
    worker.bytes = text
        .replace(VERSION, &version)
        .replace(FILES, &names)
        .into_bytes();
    Ok(())
}
