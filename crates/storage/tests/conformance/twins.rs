//! SQLite and PostgreSQL answer the same to whatever they are asked: simulations rest on it.

use std::fmt::Debug;

use baralho_storage::{
    AccountError, Append, Before, Finished, KeyKind, LogLine, NewKey, PlayerName, Purge, Store,
    TableState, open, open_in_memory,
};
use proptest::{prelude::*, test_runner::TestRunner};

use baralho_testkit::Postgres;

use super::{export_text, ok};

/// Each has a database of its own on the server, which takes a while to make.
const CASES: u32 = 16;

/// Few of everything, so that they meet.
#[derive(Clone, Debug)]
enum Ask {
    Append(Vec<Part>),
    /// A game at a table of its own.
    Play(Game),
    Claim(u8),
    Tables(TableState),
    Create(u8, bool),
    Rename(i64, u8),
    SetPassword(i64),
    Delete(i64),
    Unsay(i64),
    MakeKey(i64, bool, u8, Option<i64>),
    FindKey(u8, i64),
    Keys(i64, bool, i64),
    Seen(i64, Option<i64>, i64),
    Revoke(i64, i64),
    RevokeAll(i64),
    Leaderboard(u32, u32),
    Ratings(i64),
    History(i64, u32, Option<(i64, u8, u32)>),
    Game(u8, u32),
    Export(i64),
    Purge(i64),
}

/// Table, epoch, first number, how many lines, the new state, and the game that ends.
type Part = (u8, u64, u64, u8, Option<TableState>, Option<Game>);

/// Number, when it ended, whether rated, accounts by seat, and the side that won.
type Game = (u32, i64, bool, Vec<Option<i64>>, usize);

fn asks() -> impl Strategy<Value = Ask> {
    let id = || 1..5_i64;
    let state = || {
        prop_oneof![
            Just(TableState::Live),
            Just(TableState::Archived),
            Just(TableState::Closed)
        ]
    };
    let seats = || prop::collection::vec(prop::option::weighted(0.8, id()), 2..5);
    let game = || (1..4_u32, 0..50_i64, any::<bool>(), seats(), 0..2_usize);
    let part = (
        0..3_u8,
        1..4_u64,
        0..5_u64,
        0..3_u8,
        prop::option::weighted(0.2, state()),
        prop::option::weighted(0.5, game()),
    );
    prop_oneof![
        6 => prop::collection::vec(part, 1..5).prop_map(Ask::Append),
        6 => game().prop_map(Ask::Play),
        1 => (0..3_u8).prop_map(Ask::Claim),
        1 => state().prop_map(Ask::Tables),
        4 => (0..6_u8, any::<bool>()).prop_map(|(name, member)| Ask::Create(name, member)),
        1 => (id(), 0..6_u8).prop_map(|(id, name)| Ask::Rename(id, name)),
        1 => id().prop_map(Ask::SetPassword),
        1 => id().prop_map(Ask::Delete),
        1 => id().prop_map(Ask::Unsay),
        4 => (id(), any::<bool>(), 0..8_u8, prop::option::of(0..50_i64))
            .prop_map(|(id, token, secret, end)| Ask::MakeKey(id, token, secret, end)),
        1 => (0..8_u8, 0..50_i64).prop_map(|(secret, now)| Ask::FindKey(secret, now)),
        1 => (id(), any::<bool>(), 0..50_i64).prop_map(|(id, token, now)| Ask::Keys(id, token, now)),
        4 => (id(), prop::option::of(id()), 0..50_i64)
            .prop_map(|(id, key, now)| Ask::Seen(id, key, now)),
        1 => (id(), id()).prop_map(|(id, key)| Ask::Revoke(id, key)),
        1 => id().prop_map(Ask::RevokeAll),
        1 => (0..4_u32, 0..2_u32).prop_map(|(limit, offset)| Ask::Leaderboard(limit, offset)),
        1 => id().prop_map(Ask::Ratings),
        2 => (id(), 0..4_u32, prop::option::of((0..50_i64, 0..3_u8, 0..4_u32)))
            .prop_map(|(id, limit, before)| Ask::History(id, limit, before)),
        1 => (0..3_u8, 0..4_u32).prop_map(|(code, number)| Ask::Game(code, number)),
        1 => id().prop_map(Ask::Export),
        1 => (0..60_i64).prop_map(Ask::Purge),
    ]
}

fn name(number: u8) -> PlayerName {
    // Two of them look alike.
    let names = ["Ana", "ANA", "Bia", "Caio", "Davi", "Eva"];
    names[usize::from(number)].parse().expect("a good name")
}

fn code(number: u8) -> String {
    format!("table{number}")
}

fn finished((number, ended_at, rated, seats, winner): &Game) -> Finished {
    // A person sits once.
    let mut known = Vec::new();
    let seats = (0..).zip(seats).map(|(seat, account)| {
        let account = account.filter(|account| !known.contains(account));
        known.extend(account);
        (seat % 2, account)
    });
    let mut finished = super::games::finished(*number, &seats.collect::<Vec<_>>(), &[*winner]);
    (finished.facts.ended_at, finished.facts.rated) = (*ended_at, *rated);
    finished.record = "{\"seats\":[\"a\",\"b\",\"c\",\"d\"]}\n{\"seat\":0}\n".into();
    finished
}

fn appended((table, epoch, first_seq, lines, state, game): &Part) -> Append {
    let line = |number: u8| LogLine {
        author: (number > 0).then_some(i64::from(*table) + 1),
        ..LogLine::new(i64::from(number) + 7, format!("{{\"line\":{number}}}"))
    };
    let lines = (0..*lines).map(line).collect();
    Append {
        state: *state,
        finished: game.as_ref().map(finished),
        ..Append::lines(&code(*table), *epoch, *first_seq, lines)
    }
}

/// An answer, which is the same on both databases: no failure of either.
fn shown<T: Debug>(answer: Result<T, impl Into<AccountError>>) -> String {
    match answer.map_err(Into::into) {
        Err(AccountError::Store(error)) => panic!("{error}"),
        answer => format!("{answer:?}"),
    }
}

fn kind(is_token: bool) -> KeyKind {
    if is_token {
        KeyKind::Token
    } else {
        KeyKind::Session
    }
}

fn answer(store: &Store, ask: &Ask) -> String {
    match *ask {
        Ask::Append(ref parts) => {
            shown(store.append(&parts.iter().map(appended).collect::<Vec<_>>()))
        }
        Ask::Play(ref game) => {
            let table = 100 + game.1 as u8;
            let part = (table, 1, 0, 1, None, Some(game.clone()));
            shown(store.append(&[appended(&part)]))
        }
        Ask::Claim(table) => shown(store.claim(&code(table), "n")),
        Ask::Tables(state) => shown(store.tables(state)),
        Ask::Create(number, member) => {
            if ok(store.account_named(&name(number))).is_some() {
                return "taken".into();
            }
            shown(store.create_account(&name(number), member.then_some("hash"), 3))
        }
        Ask::Rename(id, number) => shown(store.rename(id, &name(number))),
        Ask::SetPassword(id) => {
            shown(store.set_password_hash(id, "new")) + &shown(store.password_hash(id))
        }
        Ask::Delete(id) => shown(store.delete_account(id)),
        Ask::Unsay(id) => shown(store.unsay(id)),
        Ask::MakeKey(account, token, secret, expires_at) => {
            let secret = secret.to_string();
            if ok(store.find_key(&secret, i64::MIN)).is_some() {
                return "secrets are never made twice".into();
            }
            shown(store.create_key(&NewKey {
                account,
                kind: kind(token),
                label: "label",
                secret: &secret,
                now: 4,
                expires_at,
            }))
        }
        Ask::FindKey(secret, now) => shown(store.find_key(&secret.to_string(), now)),
        Ask::Keys(id, token, now) => shown(store.keys(id, kind(token), now)),
        Ask::Seen(id, key, now) => shown(store.seen(id, key, now)),
        Ask::Revoke(id, key) => shown(store.revoke_key(id, key)),
        Ask::RevokeAll(id) => shown(store.revoke_all_keys(id)),
        Ask::Leaderboard(limit, offset) => shown(store.leaderboard("escopa", limit, offset)),
        Ask::Ratings(id) => shown(store.ratings_of(id)),
        Ask::History(id, limit, before) => {
            let before = before.map(|(ended_at, table, number)| Before {
                ended_at,
                code: code(table),
                number,
            });
            shown(store.history(id, limit, before.as_ref()))
        }
        Ask::Game(table, number) => shown(store.game(&code(table), number)),
        Ask::Export(id) => format!("{:?}", export_text(store, id)),
        Ask::Purge(before) => shown(store.purge(&Purge {
            guests_unseen_since: before,
            keys_expired_before: before,
            tables_closed_before: before,
            tables_archived_before: before - 9,
        })),
    }
}

#[test]
fn sqlite_and_postgresql_cannot_be_told_apart() {
    let server = std::cell::RefCell::new(Postgres::start());
    let config = ProptestConfig {
        cases: CASES,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let law = TestRunner::new(config).run(&prop::collection::vec(asks(), 1..90), |asks| {
        let url = server.borrow_mut().new_database();
        let nowhere = std::path::Path::new("/nonexistent");
        let postgresql = open(nowhere, Some(&url)).expect("a new database");
        let sqlite = open_in_memory().expect("a new database");
        // At last everything that can be read.
        let everybody = (0..10).flat_map(|id| [Ask::Export(id), Ask::Ratings(id)]);
        let keys = (0..8).map(|secret| Ask::FindKey(secret, 0));
        let tables =
            (0..3).flat_map(|table| [Ask::Claim(table), Ask::Game(table, 1), Ask::Game(table, 2)]);
        let board = [Ask::Leaderboard(9, 0), Ask::Tables(TableState::Archived)];
        let last = everybody.chain(keys).chain(tables).chain(board);
        for ask in asks.into_iter().chain(last) {
            prop_assert_eq!(
                answer(&sqlite, &ask),
                answer(&postgresql, &ask),
                "{:?}",
                ask
            );
        }
        Ok(())
    });
    law.unwrap_or_else(|error| panic!("{error}"));
}
