//! Who somebody is to a server, from one day to the next.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::folders::folder;

/// What opens a server's door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Key {
    /// A session, as `name=value`.
    Cookie(String),
    /// A token for programs. Never kept: whoever has one says it every time.
    Token(String),
}

/// The kept sessions by server. The file is for its owner's eyes only.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    path: Option<PathBuf>,
    known: BTreeMap<String, String>,
}

impl Keys {
    pub(crate) fn open() -> Self {
        let folder = folder("XDG_CONFIG_HOME", ".config", Some("APPDATA"));
        folder.map_or_else(Self::default, |folder| {
            Self::at(folder.join("sessions.json"))
        })
    }

    fn at(path: PathBuf) -> Self {
        let text = fs::read(&path).unwrap_or_default();
        Self {
            path: Some(path),
            known: serde_json::from_slice(&text).unwrap_or_default(),
        }
    }

    pub(crate) fn of(&self, origin: &str) -> Option<Key> {
        self.known.get(origin).cloned().map(Key::Cookie)
    }

    pub(crate) fn keep(&mut self, origin: &str, cookie: &str) -> io::Result<()> {
        self.known.insert(origin.to_owned(), cookie.to_owned());
        let Some(path) = &self.path else {
            return Ok(());
        };
        write_privately(path, &serde_json::to_vec_pretty(&self.known)?)
    }
}

/// Replaces a file as a whole, so that a crash leaves the old one. Only its owner can read it.
fn write_privately(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_are_kept_for_their_owner_only() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/sessions.json");
        let mut keys = Keys::at(path.clone());
        assert_eq!(keys.of("http://a"), None);
        keys.keep("http://a", "baralho=1").expect("kept");
        let again = Keys::at(path.clone());
        assert_eq!(again.of("http://a"), Some(Key::Cookie("baralho=1".into())));
        assert_eq!(again.of("http://b"), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).expect("there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&path, "no JSON").expect("written");
        assert_eq!(Keys::at(path).of("http://a"), None);
    }
}
