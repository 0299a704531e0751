//! Obeying what was decided, by whomever, wherever: decisions are read from the store.

use std::{collections::BTreeSet, path::PathBuf, sync::Arc, time::Duration};

use baralho_storage::{MeasureKind, Store, StoreError, Whom};
use parking_lot::RwLock;
use serde_json::Value;
use tokio::{
    sync::{Mutex, watch},
    task::spawn_blocking,
    time::{MissedTickBehavior, interval},
};

use super::perform::{NOTICE, READ_ONLY, URL, recently_deleted};
use super::{Action, ActionError, perform};
use crate::{
    Engine,
    clock::now,
    hub::{AddressRange, Governing},
};

/// How often the store is asked for decisions.
const EVERY: Duration = Duration::from_secs(1);

/// What holds now, for the tables and for requests.
pub(crate) struct Watch {
    store: Arc<Store>,
    engine: Engine,
    governing: RwLock<Arc<Governing>>,
    /// Held while looking: what is older never replaces what is newer.
    seen: Mutex<LastLook>,
    restoring: watch::Sender<Option<Restoring>>,
}

/// A backup that is to replace what is stored, as soon as the server does not use it.
#[derive(Clone, Debug)]
pub(crate) struct Restoring {
    pub(crate) file: PathBuf,
    pub(crate) who: String,
}

#[derive(Default)]
struct LastLook {
    last: Decided,
    is_failing: bool,
}

#[derive(Default)]
struct Decided {
    /// None before anything was read.
    change: Option<i64>,
    /// When the next measure ends.
    ends: Option<i64>,
    deleted: BTreeSet<i64>,
    governing: Governing,
}

impl Watch {
    pub(crate) fn new(store: Arc<Store>, engine: Engine) -> Arc<Self> {
        Arc::new(Self {
            store,
            engine,
            governing: RwLock::default(),
            seen: Mutex::default(),
            restoring: watch::Sender::default(),
        })
    }

    pub(crate) fn governing(&self) -> Arc<Governing> {
        Arc::clone(&self.governing.read())
    }

    /// Does it, and obeys it here at once.
    pub(crate) async fn perform(&self, action: Action, who: String) -> Result<Value, ActionError> {
        let (store, now) = (Arc::clone(&self.store), now());
        let restoring = match &action {
            Action::Restore { file } => Some(Restoring {
                file: file.clone(),
                who: who.clone(),
            }),
            _ => None,
        };
        let done = spawn_blocking(move || perform(&store, &action, &who, now)).await;
        let mut done = done.unwrap_or_else(|error| {
            let detail = error.to_string();
            Err(ActionError::Store { detail })
        });
        self.look().await;
        if let (Ok(answer), Some(restoring)) = (&mut done, restoring) {
            answer["restarting"] = true.into();
            self.restoring.send_replace(Some(restoring));
        }
        done
    }

    /// Done when a backup is to be restored.
    pub(crate) async fn restoring(&self) -> Restoring {
        let mut wanted = self.restoring.subscribe();
        loop {
            if let Some(restoring) = wanted.borrow_and_update().clone() {
                return restoring;
            }
            if wanted.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }

    /// Keeps where people find this server, also for `baralho admin` when it is stopped.
    pub(crate) async fn publish(&self, url: String) {
        let store = Arc::clone(&self.store);
        let kept = spawn_blocking(move || store.set_setting(URL, Some(&url))).await;
        if let Ok(Err(error)) = kept {
            tracing::error!(%error, "cannot keep the address of this server");
        }
    }

    /// Looks every so often, for ever.
    pub(super) async fn keep_looking(self: Arc<Self>) {
        let mut times = interval(EVERY);
        times.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            times.tick().await;
            self.look().await;
        }
    }

    /// Obeys what was decided since the last time.
    pub(crate) async fn look(&self) {
        let mut seen = self.seen.lock().await;
        let (store, now) = (Arc::clone(&self.store), now());
        let last = &seen.last;
        let known = last
            .change
            .filter(|_| last.ends.is_none_or(|end| now < end));
        let decided = spawn_blocking(move || read(&store, now, known)).await;
        let decided = match decided {
            Ok(Ok(decided)) => decided,
            Ok(Err(error)) => {
                // Once is enough: the next one is a second away.
                if !std::mem::replace(&mut seen.is_failing, true) {
                    tracing::error!(%error, "cannot read what was decided");
                }
                return;
            }
            Err(error) => {
                tracing::error!(%error, "reading what was decided failed");
                return;
            }
        };
        seen.is_failing = false;
        let Some(decided) = decided else {
            return;
        };
        *self.governing.write() = Arc::new(decided.governing.clone());
        self.engine.govern(decided.governing.clone());
        for &account in decided.deleted.difference(&seen.last.deleted) {
            self.engine.deleted(account).await;
            let store = Arc::clone(&self.store);
            // What was on its way when the account was deleted.
            if let Ok(Err(error)) = spawn_blocking(move || store.unsay(account)).await {
                tracing::error!(%error, "cannot take away what a deleted account said");
            }
        }
        seen.last = decided;
    }
}

/// What was decided, unless it is known already.
fn read(store: &Store, now: i64, known: Option<i64>) -> Result<Option<Decided>, StoreError> {
    // First: what is decided meanwhile is then seen the next time.
    let change = store.change()?;
    if known == Some(change) {
        return Ok(None);
    }
    let mut governing = Governing {
        read_only: store.setting(READ_ONLY)?.is_some(),
        notice: store.setting(NOTICE)?,
        ..Governing::default()
    };
    let measures = store.measures(now)?;
    let ends = measures.iter().filter_map(|measure| measure.until).min();
    for measure in measures {
        match (measure.kind, measure.whom) {
            (MeasureKind::Ban, Whom::Account(account)) => {
                governing.banned.insert(account);
            }
            (MeasureKind::Mute, Whom::Account(account)) => {
                governing.muted.insert(account);
            }
            (MeasureKind::Ban, Whom::Addresses(text)) => {
                governing.ranges.extend(text.parse::<AddressRange>());
            }
            (MeasureKind::Mute, Whom::Addresses(_)) => {}
        }
    }
    let closing = store.closing()?;
    governing.closing = closing
        .iter()
        .filter_map(|code| code.parse().ok())
        .collect();
    let deleted = recently_deleted(store, now)?;
    Ok(Some(Decided {
        change: Some(change),
        ends,
        deleted: deleted.into_iter().map(|(account, _)| account).collect(),
        governing,
    }))
}

#[cfg(test)]
mod tests {
    use baralho_storage::open_in_memory;

    use super::*;

    #[test]
    fn what_was_decided_is_read_once_and_again_when_a_measure_ends() {
        let store = open_in_memory().expect("a store");
        let ana = store.create_account(&"Ana".parse().expect("a name"), None, 0);
        let ana = ana.expect("an account").id;
        let done = |action: &str| {
            let action = Action::read(action.as_bytes()).expect("an action");
            perform(&store, &action, "test", 1000).expect("done")
        };
        done(r#"{"action":"ban","name":"Ana","days":1}"#);
        done(r#"{"action":"mute","name":"Ana"}"#);
        done(r#"{"action":"ban","addresses":"203.0.113.0/24"}"#);
        done(r#"{"action":"announce","text":"Back at nine."}"#);
        done(r#"{"action":"read-only","on":true}"#);
        let read = |now, known| read(&store, now, known).expect("readable");
        let decided = read(2000, None).expect("news");
        let governing = &decided.governing;
        assert!(governing.banned.contains(&ana) && governing.muted.contains(&ana));
        assert!(governing.bans_address([203, 0, 113, 9].into()));
        assert!(governing.read_only);
        assert_eq!(governing.notice.as_deref(), Some("Back at nine."));
        assert_eq!(decided.ends, Some(1000 + 24 * 3_600_000));
        assert!(read(2000, decided.change).is_none());
        let later = read(decided.ends.expect("an end"), None).expect("news");
        assert!(!later.governing.banned.contains(&ana));
        assert!(later.governing.muted.contains(&ana));
    }
}
