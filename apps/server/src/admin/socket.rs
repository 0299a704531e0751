//! The door for those who run a server: a socket in its folder, which only they can open.
//! One action as JSON per line in, one answer per line out.

use std::{
    fs, io,
    os::unix::{
        fs::{DirBuilderExt as _, PermissionsExt as _},
        net::UnixStream as Blocking,
    },
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{UnixListener, UnixStream},
    sync::Semaphore,
    time::timeout,
};

use super::{Action, ActionError, Watch};

pub(super) const NAME: &str = "admin.sock";

/// Bytes of a line at most.
const LONGEST: u64 = 16 * 1024;
/// How long a line may take to come, or an answer to be read.
const PATIENCE: Duration = Duration::from_secs(10);
/// Conversations at a time.
const MOST: usize = 8;

/// Takes the place of the socket of a server that is gone; not of one that answers.
pub(super) fn bind(folder: &Path) -> io::Result<(UnixListener, PathBuf)> {
    let file = folder.join(NAME);
    if Blocking::connect(&file).is_ok() {
        return Err(io::ErrorKind::AddrInUse.into());
    }
    // Made where nobody else can look, so that nobody can open it before it is private.
    let private = folder.join(format!("admin-{}", std::process::id()));
    let _ = fs::remove_dir_all(&private);
    fs::DirBuilder::new().mode(0o700).create(&private)?;
    let made = private.join("s");
    let bound = UnixListener::bind(&made).and_then(|listener| {
        fs::set_permissions(&made, fs::Permissions::from_mode(0o600))?;
        fs::rename(&made, &file)?;
        Ok(listener)
    });
    let _ = fs::remove_dir_all(&private);
    Ok((bound?, file))
}

/// Lets those in who run the server, for ever.
pub(super) async fn listen(listener: UnixListener, watch: Arc<Watch>) {
    let places = Arc::new(Semaphore::new(MOST));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else {
            return;
        };
        match listener.accept().await {
            Ok((stream, _)) => {
                let watch = Arc::clone(&watch);
                tokio::spawn(async move {
                    let _ = converse(stream, &watch).await;
                    drop(place);
                });
            }
            Err(error) => {
                tracing::error!(%error, "cannot take a connection to the administrators' socket");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn converse(mut stream: UnixStream, watch: &Arc<Watch>) -> io::Result<()> {
    let who = format!("uid {}", stream.peer_cred()?.uid());
    let (from, mut to) = stream.split();
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        let mut limited = (&mut from).take(LONGEST + 1);
        match timeout(PATIENCE, limited.read_until(b'\n', &mut line)).await {
            Ok(Ok(1..)) => {}
            Ok(Ok(0)) | Err(_) => return Ok(()),
            Ok(Err(error)) => return Err(error),
        }
        let is_too_long = line.len() as u64 > LONGEST;
        let done = if is_too_long {
            let detail = format!("a line of more than {LONGEST} bytes");
            Err(ActionError::BadAction { detail })
        } else {
            obey(&line, &who, watch).await
        };
        let mut answer = answer(done).to_string();
        answer.push('\n');
        timeout(PATIENCE, to.write_all(answer.as_bytes())).await??;
        if is_too_long {
            return Ok(());
        }
    }
}

async fn obey(line: &[u8], who: &str, watch: &Arc<Watch>) -> Result<Value, ActionError> {
    let action = Action::read(line)?;
    watch.perform(action, who.to_owned()).await
}

fn answer(done: Result<Value, ActionError>) -> Value {
    match done {
        Ok(answer) => json!({ "ok": answer }),
        Err(wrong) => json!({ "error": wrong.to_string(), "wrong": wrong }),
    }
}
