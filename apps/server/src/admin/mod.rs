//! What those who run a server can do about it and about anybody: actions, which are the same by
//! the command line, a socket and a page, and are obeyed by every server on the same store.

mod action;
mod measures;
mod perform;
mod reach;
#[cfg(unix)]
mod socket;
#[cfg(test)]
mod tests;
mod told;
mod watch;
mod wrong;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use tokio::task::JoinHandle;

pub use action::Action;
pub use measures::MOST_DAYS;
pub use perform::perform;
pub(crate) use perform::reset_link;
pub use reach::Place;
pub(crate) use reach::restore;
pub use told::{end, kind, told, told_report, told_statistics, written};
pub(crate) use watch::{Restoring, Watch};
pub use wrong::ActionError;

/// A server that obeys; it stops when this is dropped, and the socket goes.
pub(crate) struct Governed {
    tasks: Vec<JoinHandle<()>>,
    socket: Option<PathBuf>,
}

impl Drop for Governed {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
        if let Some(file) = &self.socket {
            let _ = std::fs::remove_file(file);
        }
    }
}

/// Obeys what was decided before, and from now on whatever is; opens the socket in the folder,
/// if there is one. Links lead to the given URL.
pub(crate) async fn start(watch: &Arc<Watch>, folder: &Path, url: String) -> Governed {
    watch.publish(url).await;
    watch.look().await;
    let mut governed = Governed {
        tasks: vec![tokio::spawn(Arc::clone(watch).keep_looking())],
        socket: None,
    };
    #[cfg(unix)]
    if folder.is_dir() {
        match socket::bind(folder) {
            Ok((listener, file)) => {
                let listening = socket::listen(listener, Arc::clone(watch));
                governed.tasks.push(tokio::spawn(listening));
                governed.socket = Some(file);
            }
            Err(error) => tracing::warn!(
                %error,
                "no socket for administrators in the data folder: baralho admin works with \
                 --database only, or when the server is stopped"
            ),
        }
    }
    governed
}
