//! Where the bots of one game work: a fresh folder each, gone afterwards.

use std::{fs, io, path::PathBuf};

use tempfile::TempDir;

/// Folders for the bots of one game. Nobody else's bots may look in.
#[derive(Debug)]
pub struct Workplace(TempDir);

impl Workplace {
    /// Makes a folder for each of so many bots.
    pub fn new(bots: usize) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        let workplace = Self(builder.prefix("baralho-juiz-").tempdir()?);
        for bot in 0..bots {
            fs::create_dir(workplace.of(bot))?;
        }
        Ok(workplace)
    }

    /// One bot's folder.
    pub fn of(&self, bot: usize) -> PathBuf {
        self.0.path().join(bot.to_string())
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
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let about = workplace.0.path().metadata().expect("there");
            assert_eq!(about.permissions().mode() & 0o777, 0o700);
        }
        fs::write(workplace.of(0).join("log.txt"), "moves").expect("a file");
        drop(workplace);
        assert!(!folders[0].exists() && folders[2].exists());
    }
}
