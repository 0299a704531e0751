//! Bans and mutes.

use baralho_storage::{Measure, MeasureKind, NewMeasure, Store, Whom};
use serde_json::{Value, json};

use super::{
    ActionError,
    perform::{DAY_MS, cleaned, find},
    wrong::quoted,
};
use crate::hub::AddressRange;

/// How long a measure lasts at most, in days: a hundred years are for ever.
pub const MOST_DAYS: u32 = 36_500;

/// Whom a measure is about, and how they are called.
pub(super) fn whom(
    store: &Store,
    name: Option<&str>,
    addresses: Option<&str>,
) -> Result<(Whom, String), ActionError> {
    match (name, addresses) {
        (Some(name), None) => {
            let account = find(store, name)?;
            Ok((Whom::Account(account.id), account.name))
        }
        (None, Some(text)) => {
            let range: AddressRange = text
                .parse()
                .map_err(|_| ActionError::BadRange { text: quoted(text) })?;
            let range = range.to_string();
            Ok((Whom::Addresses(range.clone()), range))
        }
        _ => Err(ActionError::NameOrAddresses),
    }
}

/// Takes a measure, for so many days and for a reason.
pub(super) fn take(
    store: &Store,
    kind: MeasureKind,
    (whom, shown): &(Whom, String),
    (days, reason): (Option<u32>, Option<&str>),
    now: i64,
) -> Result<Value, ActionError> {
    if let Some(days) = days.filter(|days| !(1..=MOST_DAYS).contains(days)) {
        let most = MOST_DAYS;
        return Err(ActionError::BadDays { days, most });
    }
    let reason = reason.filter(|reason| !reason.trim().is_empty());
    let reason = reason.map(cleaned).transpose()?.unwrap_or_default();
    let until = days.map(|days| now + i64::from(days) * DAY_MS);
    let id = store.take_measure(&NewMeasure {
        kind,
        whom,
        reason: &reason,
        now,
        until,
    })?;
    // It was there a moment ago.
    let id = id.ok_or_else(|| ActionError::NoAccount {
        name: shown.clone(),
    })?;
    Ok(json!({ "id": id, "whom": shown, "until": until }))
}

/// Lifts the measures of a kind about somebody.
pub(super) fn lift(
    store: &Store,
    kind: MeasureKind,
    (about, whom): (Whom, String),
) -> Result<Value, ActionError> {
    if store.lift_measures(kind, &about)? > 0 {
        return Ok(json!({ "whom": whom }));
    }
    Err(match kind {
        MeasureKind::Ban => ActionError::NotBanned { whom },
        MeasureKind::Mute => ActionError::NotMuted { whom },
    })
}

/// Those in force.
pub(super) fn list(store: &Store, now: i64) -> Result<Value, ActionError> {
    let measures = store.measures(now)?;
    Ok(json!({ "measures": measures.iter().map(shown).collect::<Vec<_>>() }))
}

fn shown(measure: &Measure) -> Value {
    let addresses = match &measure.whom {
        Whom::Account(_) => None,
        Whom::Addresses(range) => Some(range),
    };
    json!({
        "id": measure.id,
        "kind": measure.kind,
        "name": measure.name,
        "addresses": addresses,
        "reason": measure.reason,
        "created_at": measure.created_at,
        "until": measure.until,
    })
}
