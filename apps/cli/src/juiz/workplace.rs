//! Where the bots of one game work: a fresh folder each, gone afterwards.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
    time::{SystemTime, UNIX_EPOCH},
};

/// Folders for the bots of one game.
#[derive(Debug)]
pub(crate) struct Workplace {
    folder: PathBuf,
}

impl Workplace {
    /// Makes a folder for each of so many bots.
    ///
    /// # Errors
    /// When the temporary folder cannot be written to.
    pub(crate) fn new(bots: usize) -> io::Result<Self> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let mut moment = now.map_or(0, |time| time.as_nanos());
        let workplace = loop {
            let name = format!("baralho-juiz-{}-{moment}", process::id());
            let folder = env::temp_dir().join(name);
            match make(&folder) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => moment += 1,
                made => break made.map(|()| Self { folder })?,
            }
        };
        for bot in 0..bots {
            make(&workplace.of(bot))?;
        }
        Ok(workplace)
    }

    /// One bot's folder.
    pub(crate) fn of(&self, bot: usize) -> PathBuf {
        self.folder.join(bot.to_string())
    }
}

/// Nobody else's bots may look in.
fn make(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

impl Drop for Workplace {
    fn drop(&mut self) {
        // What a bot has locked away stays: the system clears its temporary folder.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_an_empty_folder_of_its_own_which_goes_with_the_game() {
        let workplace = Workplace::new(2).expect("a temporary folder");
        let other = Workplace::new(1).expect("another");
        let folders = [workplace.of(0), workplace.of(1), other.of(0)];
        for (place, folder) in folders.iter().enumerate() {
            assert!(fs::read_dir(folder).expect("a folder").next().is_none());
            assert!(!folders[..place].contains(folder));
        }
        fs::write(workplace.of(0).join("log.txt"), "moves").expect("a file");
        drop(workplace);
        assert!(!folders[0].exists() && folders[2].exists());
    }
}
