//! Moderation: bans, mutes, reports, settings and the audit log.

use baralho_storage::{Audited, MeasureKind, NewMeasure, NewReport, Store, TableState, Whom};

use super::{
    Check, checks, guest,
    log::{append, put},
    ok,
};

pub(crate) const CHECKS: &[Check] = checks![
    measures_hold_until_they_end_or_are_lifted,
    reports_are_kept_until_somebody_has_looked_at_them,
    blocks_and_codes_are_an_accounts_own,
    decisions_about_the_server_are_kept,
];

fn measures_hold_until_they_end_or_are_lifted(store: &Store) {
    let ana = guest(store, "Ana");
    let before = ok(store.change());
    let whom = Whom::Account(ana.id);
    let mut ban = NewMeasure {
        kind: MeasureKind::Ban,
        whom: &whom,
        reason: "floods",
        now: 1_000,
        until: Some(2_000),
    };
    assert!(ok(store.take_measure(&ban)).is_some());
    assert!(ok(store.change()) > before);
    let in_force = |now| ok(store.measures(now));
    assert_eq!(in_force(1_500).len(), 1);
    assert_eq!(in_force(1_500)[0].name.as_deref(), Some("Ana"));
    assert!(in_force(2_000).is_empty(), "it ends by itself");
    // A new one takes the place of the old one.
    ban.until = None;
    ok(store.take_measure(&ban));
    assert_eq!(in_force(9_000).len(), 1);
    let range = Whom::Addresses("203.0.113.0/24".into());
    let network = NewMeasure {
        whom: &range,
        ..ban
    };
    ok(store.take_measure(&network));
    assert_eq!(in_force(9_000).len(), 2);
    let lift = |kind, whom| ok(store.lift_measures(kind, whom));
    assert_eq!(lift(MeasureKind::Mute, &whom), 0);
    assert_eq!(lift(MeasureKind::Ban, &whom), 1);
    assert_eq!(in_force(9_000)[0].whom, range);
    let nobody = Whom::Account(ana.id + 99);
    let about_nobody = NewMeasure {
        whom: &nobody,
        ..network
    };
    assert_eq!(ok(store.take_measure(&about_nobody)), None);
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
    assert!(ok(store.add_report(&report)));
    let nobody = NewReport {
        about: 99,
        ..report.clone()
    };
    assert!(!ok(store.add_report(&nobody)));
    let open = ok(store.reports(true, 10));
    assert_eq!(open.len(), 1);
    assert_eq!(
        (open[0].name.as_str(), open[0].reporter.as_deref()),
        ("Bia", Some("Ana"))
    );
    assert_eq!(ok(store.statistics()).open_reports, 1);
    assert!(ok(store.settle_report(open[0].id, 9)));
    assert!(!ok(store.settle_report(open[0].id, 9)));
    assert!(ok(store.reports(true, 10)).is_empty());
    assert_eq!(ok(store.reports(false, 10)).len(), 1);
    // It goes with whom it is about, and forgets who said it with them.
    ok(store.delete_account(ana.id));
    assert_eq!(ok(store.reports(false, 10))[0].reporter, None);
    ok(store.delete_account(bia.id));
    assert!(ok(store.reports(false, 10)).is_empty());
}

fn blocks_and_codes_are_an_accounts_own(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    for _ in 0..2 {
        assert!(ok(store.set_block(ana.id, bia.id, true)));
    }
    assert!(!ok(store.set_block(ana.id, 99, true)));
    assert_eq!(ok(store.blocked_by(ana.id)), [bia.id]);
    assert!(ok(store.blocked_by(bia.id)).is_empty());
    ok(store.set_block(ana.id, bia.id, false));
    assert!(ok(store.blocked_by(ana.id)).is_empty());
    let codes = ["one", "two"].map(str::to_owned);
    ok(store.set_recovery_codes(ana.id, &codes));
    let used = |account, code| ok(store.use_recovery_code(account, code));
    assert!(!used(bia.id, "one") && !used(ana.id, "three"));
    assert!(used(ana.id, "one"));
    assert!(!used(ana.id, "one"), "only once");
    ok(store.set_recovery_codes(ana.id, &[]));
    assert!(!used(ana.id, "two"));
}

fn decisions_about_the_server_are_kept(store: &Store) {
    let ana = guest(store, "Ana");
    assert!(!ok(store.is_administrator(ana.id)));
    assert!(ok(store.set_administrator(ana.id, true)));
    assert!(!ok(store.set_administrator(99, true)));
    assert!(ok(store.is_administrator(ana.id)));
    assert_eq!(ok(store.administrators())[0].name, "Ana");
    let before = ok(store.change());
    ok(store.set_setting("notice", Some("soon")));
    ok(store.set_setting("notice", Some("now")));
    assert_eq!(ok(store.setting("notice")).as_deref(), Some("now"));
    ok(store.set_setting("notice", None));
    assert_eq!(ok(store.setting("notice")), None);
    assert!(ok(store.change()) >= before + 3);
    assert!(!ok(store.close_table("0123456789ab", 1)));
    put(store, append("0123456789ab", 1, 0, &["{}"]));
    assert!(ok(store.close_table("0123456789ab", 1)));
    assert_eq!(ok(store.closing()), ["0123456789ab"]);
    for number in 0..3 {
        let done = Audited {
            at: number,
            who: "root".into(),
            action: "ban".into(),
            detail: number.to_string(),
        };
        ok(store.audit(&done));
    }
    let done = ok(store.audited(2));
    assert_eq!(done.iter().map(|done| done.at).collect::<Vec<_>>(), [2, 1]);
    let statistics = ok(store.statistics());
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
    assert!(ok(store.closing()).is_empty());
}
