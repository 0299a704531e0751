//! Reaching a server from outside: through its socket while it runs, through its store otherwise.

use std::{
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    path::{Path, PathBuf},
};

use baralho_storage::{Audited, StoreError};
use serde_json::{Value, json};

use super::{Action, ActionError, perform};
use crate::clock::now;

/// Bytes of an answer at most.
const LONGEST: u64 = 256 << 20;

/// Where a server keeps what it keeps.
#[derive(Clone, Debug)]
pub enum Place {
    /// A folder, of a server that runs or not.
    Folder(PathBuf),
    /// A database, of any number of servers.
    Database(String),
}

impl Place {
    /// Has an action done there, by whoever asks.
    ///
    /// # Errors
    /// When it cannot be done, or there is nothing of a server there.
    pub fn ask(&self, action: &Action, who: &str) -> Result<Value, ActionError> {
        let folder = match self {
            Self::Database(url) => {
                let store = baralho_storage::open(Path::new(""), Some(url))?;
                return perform(&store, action, who, now());
            }
            Self::Folder(folder) => folder,
        };
        if let Some(answer) = ask_running(folder, action) {
            return answer;
        }
        match ask_stopped(folder, action, who) {
            // It may have been about to open its socket.
            Err(error @ StoreError::InUse(_)) => {
                ask_running(folder, action).unwrap_or(Err(error.into()))
            }
            asked => asked?,
        }
    }
}

/// Does it in a folder that no server uses.
fn ask_stopped(
    folder: &Path,
    action: &Action,
    who: &str,
) -> Result<Result<Value, ActionError>, StoreError> {
    if let Action::Restore { file } = action {
        return restore(file, folder, who).map(Ok);
    }
    if !baralho_storage::is_in(folder) {
        let folder = folder.display().to_string();
        return Ok(Err(ActionError::NoData { folder }));
    }
    let store = baralho_storage::open(folder, None)?;
    Ok(perform(&store, action, who, now()))
}

/// Puts a backup in the place of what is in a folder, which no server may use meanwhile.
pub(crate) fn restore(backup: &Path, folder: &Path, who: &str) -> Result<Value, StoreError> {
    baralho_storage::restore(backup, folder)?;
    let (file, folder_shown) = (backup.display().to_string(), folder.display().to_string());
    let store = baralho_storage::open(folder, None)?;
    store.audit(&Audited {
        at: now(),
        who: who.to_owned(),
        action: "restore".into(),
        detail: json!({ "file": file }).to_string(),
    })?;
    Ok(json!({ "file": file, "folder": folder_shown }))
}

/// The answer of the server that runs in a folder, if one does.
#[cfg(unix)]
fn ask_running(folder: &Path, action: &Action) -> Option<Result<Value, ActionError>> {
    let stream = std::os::unix::net::UnixStream::connect(folder.join(super::socket::NAME)).ok()?;
    let answer = exchange(&stream, action).map_err(|error| ActionError::NoAnswer {
        detail: error.to_string(),
    });
    Some(answer.and_then(|mut answer| {
        if let Some(done) = answer.get_mut("ok") {
            return Ok(done.take());
        }
        let wrong = serde_json::from_value(answer["wrong"].take());
        Err(wrong.unwrap_or_else(|_| ActionError::NoAnswer {
            detail: answer.to_string(),
        }))
    }))
}

#[cfg(not(unix))]
fn ask_running(_: &Path, _: &Action) -> Option<Result<Value, ActionError>> {
    None
}

/// Without a limit of time: looking through all that is stored takes as long as it takes.
#[cfg(unix)]
fn exchange(mut stream: &std::os::unix::net::UnixStream, action: &Action) -> io::Result<Value> {
    let mut line = serde_json::to_vec(action)?;
    line.push(b'\n');
    stream.write_all(&line)?;
    let mut answer = Vec::new();
    BufReader::new(stream.take(LONGEST)).read_until(b'\n', &mut answer)?;
    Ok(serde_json::from_slice(&answer)?)
}
