//! Actions on a store in memory.

use std::sync::Arc;

use baralho_storage::{
    Append, KeyKind, LogLine, MeasureKind, NewReport, Store, TableState, open_in_memory,
};
use serde_json::{Value, json};

use super::{Action, ActionError, perform};

const CODE: &str = "0123456789ab";
const NOW: i64 = 1_000_000;

/// A store with Ana, who has a password, Bia, a guest, a table and a report.
fn store() -> Arc<Store> {
    let store = open_in_memory().expect("a store");
    for (name, password) in [("Ana", Some("hash")), ("Bia", None)] {
        let name = name.parse().expect("a name");
        store
            .create_account(&name, password, 0)
            .expect("an account");
    }
    let opened = Append::lines(CODE, 1, 0, vec![LogLine::new(0, "{}")]);
    store.append(&[opened]).expect("a table");
    let report = NewReport {
        reporter: 1,
        about: 2,
        table: Some(CODE.into()),
        text: "rude".into(),
        said: r#"[{"text":"oi"}]"#.into(),
        now: 5,
    };
    assert!(store.add_report(&report).expect("a report"));
    store
}

#[allow(clippy::needless_pass_by_value)] // so that `json!` reads well
fn act(store: &Store, action: Value) -> Result<Value, ActionError> {
    let action = Action::read(action.to_string().as_bytes())?;
    perform(store, &action, "tester", NOW)
}

fn done(store: &Store, action: Value) -> Value {
    let shown = action.to_string();
    act(store, action).unwrap_or_else(|wrong| panic!("{shown}: {wrong}"))
}

#[test]
fn whatever_is_done_is_in_the_audit_log_with_who_did_it_and_looking_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("copy.sqlite");
    let store = store();
    let doing = [
        json!({"action":"make-administrator","name":"ana"}),
        json!({"action":"unmake-administrator","name":"Ana"}),
        json!({"action":"reset-password","name":"Ana"}),
        json!({"action":"ban","name":"Bia","days":3,"reason":"spam"}),
        json!({"action":"ban","addresses":"203.0.113.77/24"}),
        json!({"action":"unban","name":"Bia"}),
        json!({"action":"unban","addresses":"203.0.113.0/24"}),
        json!({"action":"mute","name":"Bia"}),
        json!({"action":"unmute","name":"Bia"}),
        json!({"action":"close-table","table":"0123-4567-89AB"}),
        json!({"action":"settle-report","id":1}),
        json!({"action":"announce","text":"Back at nine."}),
        json!({"action":"announce-off"}),
        json!({"action":"read-only","on":true}),
        json!({"action":"backup","file":file}),
        json!({"action":"vacuum"}),
        json!({"action":"delete-account","name":"Bia"}),
    ];
    for action in &doing {
        done(&store, action.clone());
    }
    for action in ["bans", "reports", "check", "statistics", "audit"] {
        done(&store, json!({ "action": action }));
    }
    let audit = done(&store, json!({"action":"audit","limit":100}));
    let audit = audit["audit"].as_array().expect("a list");
    assert_eq!(audit.len(), doing.len(), "{audit:?}");
    for (noted, action) in audit.iter().rev().zip(&doing) {
        assert_eq!(
            (&noted["action"], &noted["who"]),
            (&action["action"], &json!("tester"))
        );
        assert_eq!(noted["at"], NOW);
    }
    // The name of whoever is gone is not kept.
    assert_eq!(audit[0]["detail"], r#"{"account":2}"#);
    assert!(file.is_file());
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let there = folder.path().join("there");
    std::fs::write(&there, "x").expect("a file");
    let (store, long) = (store(), "x".repeat(501));
    let other = CODE.replace('0', "9");
    let wrong = json!([
        [{"action":"ban","name":"Caio"}, {"code":"no-account","name":"Caio"}],
        [{"action":"mute","name":"\u{202e}"}, {"code":"no-account","name":"\u{202e}"}],
        [{"action":"delete-account","name":""}, {"code":"no-account","name":""}],
        [{"action":"make-administrator","name":"Bia"}, {"code":"guest","name":"Bia"}],
        [{"action":"reset-password","name":"Bia"}, {"code":"guest","name":"Bia"}],
        [{"action":"unmake-administrator","name":"Ana"}, {"code":"no-administrator","name":"Ana"}],
        [{"action":"ban"}, {"code":"name-or-addresses"}],
        [{"action":"ban","name":"Bia","addresses":"1.2.3.4"}, {"code":"name-or-addresses"}],
        [{"action":"ban","addresses":"0.0.0.0/0"}, {"code":"bad-range","text":"0.0.0.0/0"}],
        [{"action":"ban","name":"Bia","days":0}, {"code":"bad-days","days":0,"most":36_500}],
        [{"action":"mute","name":"Bia","reason":long}, {"code":"bad-text","most":500}],
        [{"action":"unban","name":"Bia"}, {"code":"not-banned","whom":"Bia"}],
        [{"action":"unmute","name":"Bia"}, {"code":"not-muted","whom":"Bia"}],
        [{"action":"close-table","table":"../x"}, {"code":"bad-code","table":"../x"}],
        [{"action":"close-table","table":other}, {"code":"no-table","table":other}],
        [{"action":"settle-report","id":7}, {"code":"no-report","id":7}],
        [{"action":"announce","text":" \u{200b}"}, {"code":"bad-text","most":500}],
        [{"action":"backup","file":there}, {"code":"file-exists","file":there}],
        [{"action":"backup","file":"copy"}, {"code":"bad-file","file":"copy"}],
        [{"action":"backup","file":"/nonexistent/x"}, {"code":"bad-file","file":"/nonexistent/x"}],
    ]);
    for case in wrong.as_array().expect("a list") {
        let [action, wrong] = [&case[0], &case[1]];
        let refused = act(&store, action.clone()).expect_err("a mistake");
        assert_eq!(json!(refused), *wrong, "{action}");
    }
    assert_eq!(
        done(&store, json!({"action":"bans"})),
        json!({"measures":[]})
    );
    assert_eq!(done(&store, json!({"action":"audit"})), json!({"audit":[]}));
}

#[test]
fn measures_and_reports_are_listed_with_what_one_needs_to_know() {
    let store = store();
    done(
        &store,
        json!({"action":"ban","name":"bia","days":2,"reason":" rude\u{2028}words "}),
    );
    done(&store, json!({"action":"ban","addresses":"203.0.113.9"}));
    let listed = done(&store, json!({"action":"bans"}));
    let [person, range] = &listed["measures"].as_array().expect("a list")[..] else {
        panic!("{listed}");
    };
    assert_eq!(
        (&person["kind"], &person["name"], &person["reason"]),
        (&json!("ban"), &json!("Bia"), &json!("rude words"))
    );
    assert_eq!(person["until"], NOW + 2 * 86_400_000);
    assert_eq!(
        (&range["addresses"], &range["until"]),
        (&json!("203.0.113.9/32"), &Value::Null)
    );
    let reports = done(&store, json!({"action":"reports"}));
    let report = &reports["reports"][0];
    assert_eq!(
        (&report["reporter"], &report["name"]),
        (&json!("Ana"), &json!("Bia"))
    );
    assert_eq!(report["said"][0]["text"], "oi");
    done(&store, json!({"action":"settle-report","id":report["id"]}));
    assert_eq!(
        done(&store, json!({"action":"reports"})),
        json!({"reports":[]})
    );
    let all = done(&store, json!({"action":"reports","all":true}));
    assert_eq!(all["reports"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_token_for_a_new_password_is_good_for_a_day_and_only_the_latest() {
    let store = store();
    let link = || {
        let made = done(&store, json!({"action":"reset-password","name":"Ana"}));
        made["token"].as_str().expect("a token").to_owned()
    };
    let (first, second) = (link(), link());
    let key = |secret: &str, now| store.find_key(secret, now).expect("an answer");
    assert!(key(&first, NOW).is_none());
    let (found, account) = key(&second, NOW).expect("a key");
    assert_eq!((found.kind, account.name.as_str()), (KeyKind::Reset, "Ana"));
    assert!(key(&second, NOW + 86_400_000).is_none());
    let audit = done(&store, json!({"action":"audit"})).to_string();
    assert!(!audit.contains(&second), "the secret is in the audit log");
}

#[test]
fn the_settings_are_in_the_statistics() {
    let store = store();
    done(&store, json!({"action":"make-administrator","name":"Ana"}));
    done(&store, json!({"action":"read-only","on":true}));
    done(&store, json!({"action":"announce","text":"Back at nine."}));
    let shown = done(&store, json!({"action":"statistics"}));
    assert_eq!(shown["administrators"], json!(["Ana"]));
    assert_eq!(
        (&shown["guests"], &shown["registered"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(
        (&shown["read_only"], &shown["notice"]),
        (&json!(true), &json!("Back at nine."))
    );
    assert!(shown["bytes"].as_u64() > Some(0));
    done(&store, json!({"action":"read-only","on":false}));
    assert_eq!(
        done(&store, json!({"action":"statistics"}))["read_only"],
        false
    );
    assert_eq!(store.tables(TableState::Live).expect("a list"), [CODE]);
    let measures = store.measures(0).expect("a list");
    assert!(
        measures
            .iter()
            .all(|measure| measure.kind == MeasureKind::Ban)
    );
}
