//! What a bot in a sandbox may read of its own: the folder of its program, and no other bot's.

use std::path::{Path, PathBuf};

use crate::settings::{Entrant, Kind};

/// Where the system's programs are, which every bot may read anyway.
const SYSTEM: [&str; 6] = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/opt"];

/// Where much lies that does not belong together.
const EVERYBODYS: [&str; 14] = [
    "/", "/boot", "/dev", "/etc", "/home", "/media", "/mnt", "/proc", "/root", "/run", "/srv",
    "/sys", "/tmp", "/var",
];

/// The folders that a bot may read: those named for it, and that of its program or script.
///
/// The latter is not opened where something lies in it that is none of the bot's business: another
/// bot, the tournament with its seed and its logs, or somebody's home. The files that the command
/// names can be read in any case.
pub fn folders_of(bots: &[Entrant], bot: usize, tournament: &Path) -> Vec<PathBuf> {
    let Some(entrant) = bots.get(bot) else {
        return Vec::new();
    };
    let mut folders = entrant.read.clone();
    let own = own_files(entrant);
    let others = bots.iter().enumerate().filter(|&(place, _)| place != bot);
    let foreign: Vec<PathBuf> = others
        .flat_map(|(_, other)| [own_files(other), other.read.clone()].concat())
        .filter(|path| !own.contains(path) && !entrant.read.contains(path))
        .chain(place_of(tournament))
        .chain(home())
        .collect();
    folders.extend(
        own.first()
            .and_then(|file| folder_of(file))
            .into_iter()
            .filter(|folder| !foreign.iter().any(|path| path.starts_with(folder))),
    );
    folders.sort_unstable();
    folders.dedup();
    folders
}

/// The folder that a command's program or script needs.
pub fn folder_of_command(command: &[String]) -> Option<PathBuf> {
    let own = named_in(command);
    let folder = folder_of(own.first()?)?;
    let home = home();
    (!home.is_some_and(|home| home.starts_with(&folder))).then_some(folder)
}

/// Of two bots and the tournament, whatever lies in a folder that one may read and is not its own:
/// `bot` is none for a folder that all may read.
pub fn intruded_on(
    folder: &Path,
    bot: Option<usize>,
    bots: &[Entrant],
    tournament: &Path,
) -> Option<PathBuf> {
    let folder = real(folder)?;
    let own = bot.map_or_else(Vec::new, |bot| own_files(&bots[bot]));
    let others = bots
        .iter()
        .enumerate()
        .filter(|&(place, _)| Some(place) != bot)
        .flat_map(|(_, other)| own_files(other));
    others
        .filter(|path| !own.contains(path))
        .chain(place_of(tournament))
        .find(|path| path.starts_with(&folder))
}

fn own_files(entrant: &Entrant) -> Vec<PathBuf> {
    match &entrant.kind {
        Kind::BuiltIn => Vec::new(),
        Kind::Jsonl { command } | Kind::Itp { command } => named_in(command),
    }
}

/// The files and folders that a command names, but for the system's.
fn named_in(command: &[String]) -> Vec<PathBuf> {
    let is_own = |path: &PathBuf| !SYSTEM.iter().any(|system| path.starts_with(system));
    let words = command.iter().map(Path::new);
    words
        .filter(|word| word.is_absolute())
        .filter_map(real)
        .filter(is_own)
        .collect()
}

/// The folder around a file; a folder itself. Those of everybody are nobody's own.
fn folder_of(path: &Path) -> Option<PathBuf> {
    let folder = if path.is_dir() { path } else { path.parent()? };
    let is_shared = EVERYBODYS.iter().any(|shared| folder == Path::new(shared))
        || real(&std::env::temp_dir()).is_some_and(|shared| folder == shared);
    (!is_shared).then(|| folder.to_owned())
}

fn real(path: &Path) -> Option<PathBuf> {
    path.canonicalize().ok()
}

/// Where something is or will be.
fn place_of(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).ok()?;
    real(&path).or_else(|| Some(real(path.parent()?)?.join(path.file_name()?)))
}

fn home() -> Option<PathBuf> {
    real(Path::new(&std::env::var_os("HOME")?))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn entrant(name: &str, words: &[&Path]) -> Entrant {
        let words = words.iter().map(|word| word.display().to_string());
        Entrant {
            name: name.to_owned(),
            kind: Kind::Jsonl {
                command: ["/usr/bin/python3".to_owned()]
                    .into_iter()
                    .chain(words)
                    .collect(),
            },
            ..Entrant::default()
        }
    }

    #[test]
    fn a_bot_has_the_folder_of_its_script_unless_somebody_else_lives_there() {
        let place = tempfile::tempdir().expect("a folder");
        let place = place.path().canonicalize().expect("it is there");
        let script = |path: &str| {
            let path = place.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(&path, "").expect("written");
            path
        };
        let (ana, bia, flat) = (script("ana/bot.py"), script("bia/bot.py"), script("bot.py"));
        let cup = place.join("bia/cup");
        fs::create_dir_all(&cup).expect("made");
        let elsewhere = script("cups/1/results");
        let bots = [
            entrant("ana", &[&ana]),
            entrant("bia", &[&bia]),
            entrant("flat", &[&flat]),
            entrant("ana again", &[&ana]),
            entrant("a package", &[&place.join("ana")]),
        ];
        let of = |bots: &[Entrant], bot, cup: &Path| folders_of(bots, bot, cup);
        assert_eq!(of(&bots[..4], 0, &elsewhere), [place.join("ana")]);
        assert_eq!(of(&bots, 1, &elsewhere), [place.join("bia")]);
        // The tournament lies in there.
        assert_eq!(of(&bots, 1, &cup), Vec::<PathBuf>::new());
        // The others do.
        assert_eq!(of(&bots, 2, &elsewhere), Vec::<PathBuf>::new());
        assert_eq!(of(&bots[4..], 0, &elsewhere), [place.join("ana")]);
        let mut named = bots[2].clone();
        named.read.push(place.join("cups"));
        assert_eq!(of(&[named], 0, &cup), [place.join("cups")]);
        assert_eq!(
            intruded_on(&place, Some(0), &bots[..2], &elsewhere),
            Some(bia.clone())
        );
        assert_eq!(
            intruded_on(&place.join("ana"), Some(0), &bots[..2], &cup),
            None
        );
        assert_eq!(
            intruded_on(&place.join("ana"), None, &bots[..2], &cup),
            Some(ana)
        );
        assert_eq!(
            intruded_on(&place.join("bia"), Some(1), &bots[..2], &cup),
            Some(cup)
        );
    }
}
