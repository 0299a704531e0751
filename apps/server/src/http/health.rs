//! Whether the server is well.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Json, extract::State};
use serde_json::{Value, json};
use tokio::{
    runtime::Handle,
    sync::Mutex,
    task::{JoinHandle, spawn_blocking},
    time::timeout,
};

use super::{Web, problem::Problem};

/// How long a part may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// An answer is good for so long: whoever asks more often does not make it more work.
const FRESH: Duration = Duration::from_secs(1);

/// How a part of the server is, as it is told.
type How = &'static str;
const WELL: How = "ok";
const FAILING: How = "failing";
const SILENT: How = "no answer";

/// Asks the parts of the server how they are, for all who want to know.
#[derive(Default)]
pub(super) struct Health(Mutex<Asked>);

#[derive(Default)]
struct Asked {
    last: Option<(Instant, [How; 2])>,
    parts: [Part; 2],
}

/// A part of the server, with a question to it that was not answered in time.
#[derive(Default)]
struct Part(Option<JoinHandle<bool>>);

impl Part {
    /// Asks on a thread that may wait. Whoever has not answered yet is not asked again.
    async fn ask(&mut self, question: impl FnOnce() -> bool + Send + 'static) -> How {
        let open = self.0.take().filter(|open| !open.is_finished());
        let mut open = open.unwrap_or_else(|| spawn_blocking(question));
        match timeout(PATIENCE, &mut open).await {
            Ok(Ok(true)) => WELL,
            Ok(_) => FAILING,
            Err(_) => {
                self.0 = Some(open);
                SILENT
            }
        }
    }
}

impl Health {
    /// How the hub and storage are, now or a moment ago.
    async fn ask(
        &self,
        hub: impl FnOnce() -> bool + Send + 'static,
        storage: impl FnOnce() -> bool + Send + 'static,
    ) -> [How; 2] {
        // Who comes while somebody asks waits for the same answer.
        let mut asked = self.0.lock().await;
        if let Some((at, how)) = asked.last
            && at.elapsed() < FRESH
        {
            return how;
        }
        let [hub_part, storage_part] = &mut asked.parts;
        let (hub, storage) = tokio::join!(hub_part.ask(hub), storage_part.ask(storage));
        let how = [hub, storage];
        let before = asked.last.map_or([WELL; 2], |(_, how)| how);
        if how != before {
            tracing::warn!(hub, storage, "health has changed");
        }
        asked.last = Some((Instant::now(), how));
        how
    }
}

/// Whether the server can do its work.
pub(super) async fn healthz(State(web): State<Arc<Web>>) -> Result<Json<Value>, Problem> {
    let (engine, store, runtime) = (
        web.engine.clone(),
        Arc::clone(&web.store),
        Handle::current(),
    );
    let hub = move || runtime.block_on(engine.counts()).is_some();
    let storage = move || {
        let checked = store.check();
        checked
            .inspect_err(|error| tracing::error!(%error, "storage failed"))
            .is_ok()
    };
    let [hub, storage] = web.health.ask(hub, storage).await;
    if (hub, storage) == (WELL, WELL) {
        Ok(Json(json!({ "status": "ok" })))
    } else {
        Err(Problem::Unwell { hub, storage })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    };

    use super::*;

    #[tokio::test]
    async fn a_thousand_questions_are_one_for_the_server() {
        let (health, asked) = (Health::default(), Arc::new(AtomicUsize::new(0)));
        for _ in 0..1000 {
            let asked = Arc::clone(&asked);
            let hub = move || asked.fetch_add(1, Ordering::Relaxed) < 1000;
            assert_eq!(health.ask(hub, || true).await, [WELL, WELL]);
        }
        // Nobody's clock may stand still for a second meanwhile, but many share one.
        assert!(asked.load(Ordering::Relaxed) < 100);
    }

    #[tokio::test]
    async fn a_part_that_is_unwell_is_told_from_the_others() {
        assert_eq!(
            Health::default().ask(|| false, || true).await,
            [FAILING, WELL]
        );
        assert_eq!(
            Health::default().ask(|| panic!("dead"), || true).await,
            [FAILING, WELL]
        );
    }

    #[tokio::test]
    async fn a_part_that_does_not_answer_is_not_asked_again_before_it_does() {
        let mut part = Part::default();
        let (answer, wait) = mpsc::channel::<bool>();
        assert_eq!(part.ask(move || wait.recv() == Ok(true)).await, SILENT);
        assert_eq!(part.ask(|| panic!("asked again")).await, SILENT);
        answer.send(true).expect("it waits");
        let open = part.0.as_mut().expect("still open");
        assert!(open.await.is_ok());
        assert_eq!(part.ask(|| true).await, WELL);
    }
}
