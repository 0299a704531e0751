//! Moderation: bans, mutes, reports, settings and the audit log.

use baralho_storage::{Audited, MeasureKind, NewMeasure, NewReport, Store, TableState, Whom};

use crate::{
    Check, checks, guest,
    log::{append, put},
};

pub(crate) const CHECKS: &[Check] = checks![
    measures_hold_until_they_end_or_are_lifted,
    reports_are_kept_until_somebody_has_looked_at_them,
    blocks_and_codes_are_an_accounts_own,
    decisions_about_the_server_are_kept,
];

fn measures_hold_until_they_end_or_are_lifted(store: &Store) {
    let ana = guest(store, "Ana");
    let before = store.change().expect("an answer");
    let whom = Whom::Account(ana.id);
    let mut ban = NewMeasure {
        kind: MeasureKind::Ban,
        whom: &whom,
        reason: "floods",
        now: 1_000,
        until: Some(2_000),
    };
    assert!(store.take_measure(&ban).expect("an answer").is_some());
    assert!(store.change().expect("an answer") > before);
    let in_force = |now| store.measures(now).expect("an answer");
    assert_eq!(in_force(1_500).len(), 1);
    assert_eq!(in_force(1_500)[0].name.as_deref(), Some("Ana"));
    assert!(in_force(2_000).is_empty(), "it ends by itself");
    // A new one takes the place of the old one.
    ban.until = None;
    store.take_measure(&ban).expect("an answer");
    assert_eq!(in_force(9_000).len(), 1);
    let range = Whom::Addresses("203.0.113.0/24".into());
    let network = NewMeasure {
        whom: &range,
        ..ban
    };
    store.take_measure(&network).expect("an answer");
    assert_eq!(in_force(9_000).len(), 2);
    let lift = |kind, whom| store.lift_measures(kind, whom).expect("an answer");
    assert_eq!(lift(MeasureKind::Mute, &whom), 0);
    assert_eq!(lift(MeasureKind::Ban, &whom), 1);
    assert_eq!(in_force(9_000)[0].whom, range);
    let nobody = Whom::Account(ana.id + 99);
    let about_nobody = NewMeasure {
        whom: &nobody,
        ..network
    };
    assert_eq!(store.take_measure(&about_nobody).expect("an answer"), None);
}

fn reports_are_kept_until_somebody_has_looked_at_them(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let report = NewReport {
        reporter: ana.id,
        about: bia.id,
        table: Some("0123456789ab".into()),
        text: "insults".into(),
        said: r#"["..."]"#.into(),
        now: 5,
    };
    assert!(store.add_report(&report).expect("an answer"));
    let nobody = NewReport {
        about: 99,
        ..report.clone()
    };
    assert!(!store.add_report(&nobody).expect("an answer"));
    let open = store.reports(true, 10).expect("an answer");
    assert_eq!(open.len(), 1);
    assert_eq!(
        (open[0].name.as_str(), open[0].reporter.as_deref()),
        ("Bia", Some("Ana"))
    );
    assert_eq!(store.statistics().expect("an answer").open_reports, 1);
    assert!(store.settle_report(open[0].id, 9).expect("an answer"));
    assert!(!store.settle_report(open[0].id, 9).expect("an answer"));
    assert!(store.reports(true, 10).expect("an answer").is_empty());
    assert_eq!(store.reports(false, 10).expect("an answer").len(), 1);
    // It goes with whom it is about, and forgets who said it with them.
    store.delete_account(ana.id).expect("an answer");
    assert_eq!(
        store.reports(false, 10).expect("an answer")[0].reporter,
        None
    );
    store.delete_account(bia.id).expect("an answer");
    assert!(store.reports(false, 10).expect("an answer").is_empty());
}

fn blocks_and_codes_are_an_accounts_own(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    for _ in 0..2 {
        assert!(store.set_block(ana.id, bia.id, true).expect("an answer"));
    }
    assert!(!store.set_block(ana.id, 99, true).expect("an answer"));
    assert_eq!(store.blocked_by(ana.id).expect("an answer"), [bia.id]);
    assert!(store.blocked_by(bia.id).expect("an answer").is_empty());
    store.set_block(ana.id, bia.id, false).expect("an answer");
    assert!(store.blocked_by(ana.id).expect("an answer").is_empty());
    let codes = ["one", "two"].map(str::to_owned);
    store.set_recovery_codes(ana.id, &codes).expect("an answer");
    let used = |account, code| store.use_recovery_code(account, code).expect("an answer");
    assert!(!used(bia.id, "one") && !used(ana.id, "three"));
    assert!(used(ana.id, "one"));
    assert!(!used(ana.id, "one"), "only once");
    store.set_recovery_codes(ana.id, &[]).expect("an answer");
    assert!(!used(ana.id, "two"));
}

fn decisions_about_the_server_are_kept(store: &Store) {
    let ana = guest(store, "Ana");
    assert!(!store.is_administrator(ana.id).expect("an answer"));
    assert!(store.set_administrator(ana.id, true).expect("an answer"));
    assert!(!store.set_administrator(99, true).expect("an answer"));
    assert!(store.is_administrator(ana.id).expect("an answer"));
    assert_eq!(store.administrators().expect("an answer")[0].name, "Ana");
    let before = store.change().expect("an answer");
    store
        .set_setting("notice", Some("soon"))
        .expect("an answer");
    store.set_setting("notice", Some("now")).expect("an answer");
    assert_eq!(
        store.setting("notice").expect("an answer").as_deref(),
        Some("now")
    );
    store.set_setting("notice", None).expect("an answer");
    assert_eq!(store.setting("notice").expect("an answer"), None);
    assert!(store.change().expect("an answer") >= before + 3);
    assert!(!store.close_table("0123456789ab", 1).expect("an answer"));
    put(store, append("0123456789ab", 1, 0, &["{}"]));
    assert!(store.close_table("0123456789ab", 1).expect("an answer"));
    assert_eq!(store.closing().expect("an answer"), ["0123456789ab"]);
    for number in 0..3 {
        let done = Audited {
            at: number,
            who: "root".into(),
            action: "ban".into(),
            detail: number.to_string(),
        };
        store.audit(&done).expect("an answer");
    }
    let done = store.audited(2).expect("an answer");
    assert_eq!(done.iter().map(|done| done.at).collect::<Vec<_>>(), [2, 1]);
    let statistics = store.statistics().expect("an answer");
    assert_eq!(
        (
            statistics.guests,
            statistics.live_tables,
            statistics.log_lines
        ),
        (1, 1, 1)
    );
    let mut closed = append("0123456789ab", 1, 1, &[]);
    closed.state = Some(TableState::Closed);
    put(store, closed);
    assert!(store.closing().expect("an answer").is_empty());
}
