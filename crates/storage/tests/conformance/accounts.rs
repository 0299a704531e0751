//! Accounts and keys.

use baralho_storage::{AccountError, Appended, Key, KeyKind, NewKey, Purge, Store, UNSAID};

use super::{
    Check, checks, export, guest,
    log::{append, put},
    member, name, ok,
};

pub(crate) const CHECKS: &[Check] = checks![
    names_are_unique_as_people_see_them,
    a_name_that_looks_like_another_is_taken,
    a_guest_who_registers_stays_the_same,
    a_name_can_be_changed_to_a_free_one,
    a_key_opens_its_account_until_it_expires,
    keys_are_revoked_one_by_one_or_all_at_once,
    whoever_comes_back_is_seen,
    a_deleted_account_leaves_nothing,
    what_somebody_said_is_exported_and_goes_with_them,
    what_is_old_is_purged,
    the_database_answers,
    an_administrator_can_look_after_it,
];

fn the_database_answers(store: &Store) {
    ok(store.check());
}

fn an_administrator_can_look_after_it(store: &Store) {
    assert_eq!(put(store, append("a", 1, 0, &["0", "1"])), Appended::Done);
    assert_eq!(ok(store.damage()), [""; 0]);
    ok(store.vacuum());
    let size = ok(store.size());
    assert!(size.bytes > 1000 && size.unused < size.bytes, "{size:?}");
    assert_eq!(put(store, append("a", 1, 2, &["2"])), Appended::Done);
}

fn what_somebody_said_is_exported_and_goes_with_them(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let mut first = append(
        "said",
        1,
        0,
        &["{}", r#"{"text":"oi"}"#, r#"{"text":"ola"}"#],
    );
    first.lines[1].author = Some(ana.id);
    first.lines[2].author = Some(bia.id);
    assert_eq!(put(store, first), Appended::Done);
    let mut later = append("said", 1, 3, &[r#"{"text":"tchau"}"#]);
    later.lines[0].author = Some(ana.id);
    assert_eq!(put(store, later), Appended::Done);
    let said = |id: i64| export(store, id).expect("an account")["said"].clone();
    let lines = said(ana.id);
    assert_eq!(lines[0]["table"], "said");
    assert_eq!(lines[0]["line"]["text"], "oi");
    assert_eq!(lines[1]["line"]["text"], "tchau");
    assert_eq!(lines.as_array().map(Vec::len), Some(2));

    assert!(ok(store.delete_account(ana.id)));
    // What was on its way then goes when it is asked for again.
    let mut last = append("said", 1, 4, &[r#"{"text":"ainda"}"#]);
    last.lines[0].author = Some(ana.id);
    assert_eq!(put(store, last), Appended::Done);
    assert_eq!(ok(store.unsay(ana.id)), 1);
    assert_eq!(ok(store.unsay(ana.id)), 0);
    let log = ok(store.claim("said", "node"));
    let log = log.expect("the table");
    let bodies: Vec<&str> = log.lines.iter().map(|(_, line)| &*line.body).collect();
    assert_eq!(bodies, ["{}", UNSAID, r#"{"text":"ola"}"#, UNSAID, UNSAID]);
    assert_eq!(said(bia.id)[0]["line"]["text"], "ola");
}

fn names_are_unique_as_people_see_them(store: &Store) {
    let ana = guest(store, "Ana");
    assert!(!ana.registered);
    for twin in ["ana", "ＡＮＡ", " Ana "] {
        let refused = store.create_account(&name(twin), Some("hash"), 2);
        assert!(matches!(refused, Err(AccountError::NameTaken)), "{twin}");
        let found = ok(store.account_named(&name(twin)));
        assert_eq!(found.as_ref(), Some(&ana), "{twin}");
    }
    let bia = member(store, "Bia");
    assert!(bia.registered);
    assert_ne!(ana.id, bia.id);
    assert_eq!(ok(store.account(bia.id)), Some(bia));
    assert_eq!(ok(store.account(999)), None);
    assert_eq!(ok(store.account_named(&name("caio"))), None);
}

fn a_name_that_looks_like_another_is_taken(store: &Store) {
    let ivan = member(store, "Ivan Rocha");
    let bia = guest(store, "Bia");
    for twin in [
        // Cyrillic letters, Greek ones, an l and a bar for an I, a zero, letters of mathematics.
        "Ivan Rосhа",
        "Іvan Rocha",
        "ІVAN ROCHA",
        "Iνan Rocha",
        "lvan Rocha",
        "|van Rocha",
        "Ivan R0cha",
        "Ivan Ro\u{1D41C}ha",
    ] {
        let refused = store.create_account(&name(twin), None, 2);
        assert!(matches!(refused, Err(AccountError::NameTaken)), "{twin}");
        let refused = store.rename(bia.id, &name(twin));
        assert!(matches!(refused, Err(AccountError::NameTaken)), "{twin}");
    }
    // To sign in takes the name itself.
    let found = store.account_named(&name("lvan Rocha"));
    assert_eq!(ok(found), None);
    for other in [
        "Iván Rocha",
        "Ivana Rocha",
        "Иван",
        "Ana",
        "Bla",
        "Iara",
        "Lara",
    ] {
        guest(store, other);
    }
    // One's own name is not in one's way.
    store
        .rename(ivan.id, &name("Ivan R0cha"))
        .expect("a name that only looks like their own");
    ok(store.delete_account(ivan.id));
    guest(store, "lvan Rocha");
}

fn a_guest_who_registers_stays_the_same(store: &Store) {
    let ana = guest(store, "Ana");
    assert_eq!(ok(store.password_hash(ana.id)), None);
    assert!(ok(store.set_password_hash(ana.id, "first")));
    assert!(ok(store.set_password_hash(ana.id, "second")));
    let hash = ok(store.password_hash(ana.id));
    assert_eq!(hash.as_deref(), Some("second"));
    let now = ok(store.account(ana.id)).expect("an account");
    assert!(now.registered);
    assert_eq!((now.id, now.name), (ana.id, ana.name));
    assert!(!ok(store.set_password_hash(999, "x")));
    assert_eq!(ok(store.password_hash(999)), None);
}

fn a_name_can_be_changed_to_a_free_one(store: &Store) {
    let ana = guest(store, "Ana");
    guest(store, "Bia");
    let refused = store.rename(ana.id, &name("BIA"));
    assert!(matches!(refused, Err(AccountError::NameTaken)));
    let renamed = store.rename(ana.id, &name("ANA")).expect("her own name");
    assert_eq!((renamed.id, renamed.name.as_str()), (ana.id, "ANA"));
    store.rename(ana.id, &name("Caio")).expect("a free name");
    guest(store, "Ana");
    let refused = store.rename(999, &name("Davi"));
    assert!(matches!(refused, Err(AccountError::NoAccount)));
}

fn make_key(store: &Store, account: i64, kind: KeyKind, secret: &str, end: Option<i64>) -> Key {
    let key = NewKey {
        account,
        kind,
        label: "ein \"Schlüssel\"",
        secret,
        now: 10,
        expires_at: end,
    };
    store.create_key(&key).expect("a key")
}

fn a_key_opens_its_account_until_it_expires(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), member(store, "Bia"));
    let session = make_key(store, ana.id, KeyKind::Session, "s1", Some(100));
    let token = make_key(store, bia.id, KeyKind::Token, "t1", None);
    let opened = |secret: &str, now| ok(store.find_key(secret, now));
    assert_eq!(opened("s1", 99), Some((session.clone(), ana)));
    assert_eq!(opened("s1", 100), None);
    assert_eq!(opened("t1", i64::MAX), Some((token, bia)));
    assert_eq!(opened("S1", 99), None);
    assert_eq!(opened("", 99), None);
    assert_eq!(session.label, "ein \"Schlüssel\"");
    let nobodys = store.create_key(&NewKey {
        account: 999,
        kind: KeyKind::Token,
        label: "",
        secret: "x",
        now: 0,
        expires_at: None,
    });
    assert!(matches!(nobodys, Err(AccountError::NoAccount)));
}

fn keys_are_revoked_one_by_one_or_all_at_once(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let one = make_key(store, ana.id, KeyKind::Token, "1", None);
    let two = make_key(store, ana.id, KeyKind::Token, "2", Some(50));
    make_key(store, ana.id, KeyKind::Session, "3", None);
    make_key(store, bia.id, KeyKind::Session, "4", None);
    let tokens = |now| ok(store.keys(ana.id, KeyKind::Token, now));
    assert_eq!(tokens(20), [one.clone(), two]);
    assert_eq!(tokens(50), std::slice::from_ref(&one));
    // Nobody revokes other people's keys.
    assert!(!ok(store.revoke_key(bia.id, one.id)));
    assert!(ok(store.revoke_key(ana.id, one.id)));
    assert!(!ok(store.revoke_key(ana.id, one.id)));
    assert_eq!(ok(store.find_key("1", 20)), None);
    assert_eq!(ok(store.revoke_all_keys(ana.id)), 2);
    assert_eq!(ok(store.find_key("3", 20)), None);
    assert!(ok(store.find_key("4", 20)).is_some());
}

fn whoever_comes_back_is_seen(store: &Store) {
    let ana = guest(store, "Ana");
    let key = make_key(store, ana.id, KeyKind::Session, "1", None);
    ok(store.seen(ana.id, Some(key.id), 77));
    ok(store.seen(ana.id, None, 60));
    let (key, ana) = ok(store.find_key("1", 80)).expect("a key");
    assert_eq!((key.used_at, ana.seen_at), (77, 77));
}

fn a_deleted_account_leaves_nothing(store: &Store) {
    let ana = member(store, "Ana");
    make_key(store, ana.id, KeyKind::Session, "1", None);
    assert!(export(store, ana.id).is_some());
    assert!(ok(store.delete_account(ana.id)));
    assert!(!ok(store.delete_account(ana.id)));
    assert_eq!(ok(store.account(ana.id)), None);
    assert_eq!(ok(store.find_key("1", 20)), None);
    assert_eq!(export(store, ana.id), None);
    let next = guest(store, "Ana");
    assert_ne!(next.id, ana.id, "a number is never given twice");
}

fn what_is_old_is_purged(store: &Store) {
    let old = guest(store, "Old");
    let fresh = guest(store, "Fresh");
    let owner = member(store, "Owner");
    ok(store.seen(fresh.id, None, 500));
    make_key(store, owner.id, KeyKind::Session, "expired", Some(50));
    make_key(store, owner.id, KeyKind::Session, "valid", Some(600));
    make_key(store, owner.id, KeyKind::Token, "for ever", None);
    let purge = Purge {
        guests_unseen_since: 400,
        keys_expired_before: 100,
        ..Purge::default()
    };
    let purged = ok(store.purge(&purge));
    assert_eq!((purged.guests, purged.keys, purged.tables), (1, 1, 0));
    assert_eq!(ok(store.account(old.id)), None);
    assert!(ok(store.account(fresh.id)).is_some());
    assert!(ok(store.account(owner.id)).is_some());
    assert!(ok(store.find_key("valid", 200)).is_some());
    assert!(ok(store.find_key("for ever", 200)).is_some());
}
