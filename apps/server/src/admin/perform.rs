//! Doing what those who run a server want, on its store: a server that runs hears of it there.

use std::path::Path;

use baralho_protocol::online::{LONGEST_CHAT, TableCode};
use baralho_storage::{
    Account, Audited, KeyKind, MeasureKind, NewKey, PlayerName, Store, StoreError,
};
use serde_json::{Value, json};

use super::{Action, ActionError, measures, wrong::quoted};
use crate::http::new_secret;

pub(super) const READ_ONLY: &str = "read-only";
pub(super) const NOTICE: &str = "notice";
/// Where people find the server: links begin with it.
pub(super) const URL: &str = "url";
/// Accounts that were deleted lately: servers forget what they know of them.
pub(super) const DELETED: &str = "deleted";

pub(super) const DAY_MS: i64 = 24 * 3_600_000;
/// Reports shown at once.
const MOST_REPORTS: u32 = 200;
/// Lines of the audit log, usually and at most.
const AUDITED: u32 = 50;
const MOST_AUDITED: u32 = 10_000;

/// Does it, and answers with what there is to say about it. Whatever is not mere reading goes
/// into the audit log, with who did it.
///
/// # Errors
/// When it cannot be done: then nothing was changed, unless the database failed.
pub fn perform(store: &Store, action: &Action, who: &str, now: i64) -> Result<Value, ActionError> {
    let (name, mut detail) = action.parts();
    let answer = apply(store, action, now)?;
    if !action.is_reading() {
        if matches!(action, Action::DeleteAccount { .. }) {
            // Their name goes with them.
            detail = answer.clone();
        }
        store.audit(&Audited {
            at: now,
            who: who.to_owned(),
            action: name,
            detail: detail.to_string(),
        })?;
    }
    Ok(answer)
}

fn apply(store: &Store, action: &Action, now: i64) -> Result<Value, ActionError> {
    Ok(match action {
        Action::MakeAdministrator { name } => {
            let account = registered(store, name)?;
            store.set_administrator(account.id, true)?;
            json!({ "name": account.name })
        }
        Action::UnmakeAdministrator { name } => {
            let account = find(store, name)?;
            if !store.is_administrator(account.id)? {
                return Err(ActionError::NoAdministrator { name: account.name });
            }
            store.set_administrator(account.id, false)?;
            json!({ "name": account.name })
        }
        Action::ResetPassword { name } => reset_password(store, name, now)?,
        Action::Ban {
            name,
            addresses,
            days,
            reason,
        } => {
            let whom = measures::whom(store, name.as_deref(), addresses.as_deref())?;
            let terms = (*days, reason.as_deref());
            measures::take(store, MeasureKind::Ban, &whom, terms, now)?
        }
        Action::Mute { name, days, reason } => {
            let whom = measures::whom(store, Some(name), None)?;
            let terms = (*days, reason.as_deref());
            measures::take(store, MeasureKind::Mute, &whom, terms, now)?
        }
        Action::Unban { name, addresses } => {
            let whom = measures::whom(store, name.as_deref(), addresses.as_deref())?;
            measures::lift(store, MeasureKind::Ban, whom)?
        }
        Action::Unmute { name } => {
            let whom = measures::whom(store, Some(name), None)?;
            measures::lift(store, MeasureKind::Mute, whom)?
        }
        Action::Bans {} => measures::list(store, now)?,
        Action::CloseTable { table } => close_table(store, table, now)?,
        Action::Reports { all } => reports(store, *all)?,
        Action::SettleReport { id } => {
            if !store.settle_report(*id, now)? {
                return Err(ActionError::NoReport { id: *id });
            }
            json!({ "id": id })
        }
        Action::Announce { text } => {
            let text = cleaned(text)?;
            store.set_setting(NOTICE, Some(&text))?;
            json!({ "text": text })
        }
        Action::AnnounceOff {} => {
            store.set_setting(NOTICE, None)?;
            json!({})
        }
        Action::ReadOnly { on } => {
            store.set_setting(READ_ONLY, on.then_some("1"))?;
            json!({ "on": on })
        }
        Action::Backup { file } => backup(store, file)?,
        Action::Restore { file } => {
            store.check_backup(file)?;
            json!({ "file": file.display().to_string() })
        }
        Action::Check {} => {
            store.check()?;
            json!({ "damage": store.damage()? })
        }
        Action::Vacuum {} => {
            let before = store.size()?.bytes;
            store.vacuum()?;
            json!({ "before": before, "after": store.size()?.bytes })
        }
        Action::Statistics {} => statistics(store)?,
        Action::Audit { limit } => {
            let done = store.audited(limit.unwrap_or(AUDITED).min(MOST_AUDITED))?;
            json!({ "audit": done })
        }
        Action::DeleteAccount { name } => delete_account(store, name, now)?,
    })
}

fn close_table(store: &Store, table: &str, now: i64) -> Result<Value, ActionError> {
    let code: TableCode = table.parse().map_err(|_| ActionError::BadCode {
        table: quoted(table),
    })?;
    let table = code.to_string();
    if !store.close_table(&table, now)? {
        return Err(ActionError::NoTable { table });
    }
    Ok(json!({ "table": table }))
}

fn reports(store: &Store, all: bool) -> Result<Value, ActionError> {
    let reports = store.reports(!all, MOST_REPORTS)?;
    let reports: Vec<Value> = reports
        .iter()
        .map(|report| {
            let mut shown = json!(report);
            shown["said"] = serde_json::from_str(&report.said).unwrap_or_default();
            shown
        })
        .collect();
    Ok(json!({ "reports": reports }))
}

fn delete_account(store: &Store, name: &str, now: i64) -> Result<Value, ActionError> {
    let account = find(store, name)?;
    store.delete_account(account.id)?;
    let mut gone = recently_deleted(store, now)?;
    gone.push((account.id, now));
    let gone = json!(gone).to_string();
    store.set_setting(DELETED, Some(&gone))?;
    Ok(json!({ "account": account.id }))
}

/// Accounts that were deleted within a day, and when.
pub(super) fn recently_deleted(store: &Store, now: i64) -> Result<Vec<(i64, i64)>, StoreError> {
    let known = store.setting(DELETED)?.unwrap_or_default();
    let mut gone: Vec<(i64, i64)> = serde_json::from_str(&known).unwrap_or_default();
    gone.retain(|(_, at)| *at > now - DAY_MS);
    Ok(gone)
}

pub(super) fn find(store: &Store, name: &str) -> Result<Account, ActionError> {
    let nobody = || ActionError::NoAccount { name: quoted(name) };
    // What cannot be a name is nobody's.
    let parsed: PlayerName = name.parse().map_err(|_| nobody())?;
    store.account_named(&parsed)?.ok_or_else(nobody)
}

fn registered(store: &Store, name: &str) -> Result<Account, ActionError> {
    let account = find(store, name)?;
    if account.registered {
        Ok(account)
    } else {
        Err(ActionError::Guest { name: account.name })
    }
}

pub(super) fn cleaned(text: &str) -> Result<String, ActionError> {
    let most = LONGEST_CHAT;
    baralho_table::clean(text, most).map_err(|_| ActionError::BadText { most })
}

fn reset_password(store: &Store, name: &str, now: i64) -> Result<Value, ActionError> {
    let account = registered(store, name)?;
    let secret = new_secret().map_err(|_| ActionError::Store {
        detail: "the system gives no random numbers".into(),
    })?;
    // Only the latest link is good.
    for key in store.keys(account.id, KeyKind::Reset, now)? {
        store.revoke_key(account.id, key.id)?;
    }
    let expires_at = now + DAY_MS;
    store.create_key(&NewKey {
        account: account.id,
        kind: KeyKind::Reset,
        label: "",
        secret: &secret,
        now,
        expires_at: Some(expires_at),
    })?;
    let url = store.setting(URL)?.unwrap_or_default();
    Ok(json!({
        "name": account.name,
        "token": secret,
        "link": reset_link(&url, &secret),
        "expires_at": expires_at,
    }))
}

/// Where the page of a server asks for a new password.
pub(crate) fn reset_link(url: &str, token: &str) -> String {
    format!("{url}/#/reset/{token}")
}

fn backup(store: &Store, file: &Path) -> Result<Value, ActionError> {
    let shown = file.display().to_string();
    if file.exists() {
        return Err(ActionError::FileExists { file: shown });
    }
    let is_folder = file.parent().is_some_and(Path::is_dir);
    if !file.is_absolute() || !is_folder || file.file_name().is_none() {
        return Err(ActionError::BadFile { file: shown });
    }
    store.backup(file)?;
    let bytes = file.metadata().map_or(0, |facts| facts.len());
    Ok(json!({ "file": shown, "bytes": bytes }))
}

fn statistics(store: &Store) -> Result<Value, ActionError> {
    let size = store.size()?;
    let mut answer = json!(store.statistics()?);
    let administrators = store.administrators()?;
    let names: Vec<&str> = administrators
        .iter()
        .map(|account| account.name.as_str())
        .collect();
    answer["administrators"] = json!(names);
    answer["bytes"] = json!(size.bytes);
    answer["unused_bytes"] = json!(size.unused);
    answer["read_only"] = json!(store.setting(READ_ONLY)?.is_some());
    answer["notice"] = json!(store.setting(NOTICE)?);
    Ok(answer)
}
