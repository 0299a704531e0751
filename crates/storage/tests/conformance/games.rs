//! Games and ratings.

use std::{sync::Barrier, thread};

use baralho_storage::{
    Append, Appended, Before, Finished, GameFacts, GameSeat, KeyKind, NewKey, Rating, Store,
    StoreError,
};
use serde_json::json;

use super::{
    Check, checks, export, export_text, guest,
    log::{append, put},
    member, ok,
};

pub(crate) const CHECKS: &[Check] = checks![
    a_game_is_stored_with_the_line_that_ends_it,
    a_game_is_stored_once,
    a_refused_line_ends_no_game,
    the_winner_rises_and_the_loser_falls,
    partners_rise_and_fall_together,
    a_draw_brings_equals_nowhere,
    among_four_alone_the_winner_beats_three,
    games_that_do_not_count_change_nothing,
    leaderboards_list_the_registered_best_first,
    history_comes_in_pages_latest_first,
    deletion_takes_the_name_out_of_games,
    an_export_has_everything_of_its_owner,
    a_large_export_comes_in_small_pieces,
];

const RECORD: &str = "{\"format\":\"baralho-record\",\"seats\":[\"Ana\",\"Bia\"],\"seed\":7}\n\
                      {\"seat\":1,\"move\":\"7D\"}\n";

/// A seat's side and account; no account is a bot.
pub(crate) type Seat = (usize, Option<i64>);

pub(crate) fn finished(number: u32, seats: &[Seat], winners: &[usize]) -> Finished {
    let seats = seats.iter().enumerate();
    let seats = seats.map(|(seat, &(side, account))| GameSeat {
        seat,
        side,
        account,
        name: Some(format!("seat {seat}")),
        bot: account.is_none().then(|| "robot3".into()),
    });
    let seats: Vec<GameSeat> = seats.collect();
    Finished {
        facts: GameFacts {
            code: String::new(),
            number,
            game: "escopa".into(),
            rules: json!({ "target": "none" }),
            players: seats.len(),
            started_at: 100,
            ended_at: 1000 + i64::from(number),
            rated: true,
            seats,
            points: vec![4, 1],
            winners: winners.to_vec(),
        },
        record: RECORD.into(),
    }
}

/// What is stored of a game, and its record.
#[track_caller]
fn stored(store: &Store, code: &str, number: u32) -> (GameFacts, String) {
    let game = ok(store.game(code, number));
    let game = game.expect("a game");
    (game.facts, game.record)
}

fn ending(code: &str, first_seq: u64, finished: Finished) -> Append {
    Append {
        finished: Some(finished),
        ..append(code, 1, first_seq, &["the end"])
    }
}

/// Plays games one after the other at one table.
fn play(store: &Store, code: &str, games: Vec<Finished>) {
    for (seq, game) in (0..).zip(games) {
        assert_eq!(put(store, ending(code, seq, game)), Appended::Done);
    }
}

fn rating(store: &Store, account: i64) -> Option<Rating> {
    ok(store.ratings_of(account)).pop()
}

fn a_game_is_stored_with_the_line_that_ends_it(store: &Store) {
    let ana = guest(store, "Ana");
    let game = finished(1, &[(0, Some(ana.id)), (1, None)], &[0]);
    play(store, "t", vec![game]);
    let (facts, record) = stored(store, "t", 1);
    assert_eq!(record, RECORD);
    assert_eq!(facts.rules, json!({ "target": "none" }));
    assert_eq!(
        (facts.points.as_slice(), facts.winners.as_slice()),
        (&[4, 1][..], &[0][..])
    );
    assert_eq!(
        (facts.started_at, facts.ended_at, facts.players),
        (100, 1001, 2)
    );
    assert_eq!(facts.seats[0].account, Some(ana.id));
    assert_eq!(facts.seats[0].name.as_deref(), Some("seat 0"));
    assert_eq!(facts.seats[1].bot.as_deref(), Some("robot3"));
    assert!(!facts.rated, "one person against a bot");
    assert_eq!(ok(store.game("t", 2)), None);
    assert_eq!(ok(store.game("u", 1)), None);
}

fn a_game_is_stored_once(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let seats = [(0, Some(ana.id)), (1, Some(bia.id))];
    let first = finished(1, &seats, &[0]);
    let again = finished(1, &seats, &[1]);
    play(store, "t", vec![first, again]);
    let (facts, _) = stored(store, "t", 1);
    assert_eq!(facts.winners, [0]);
    assert_eq!(rating(store, ana.id).expect("a rating").games, 1);
}

fn a_refused_line_ends_no_game(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let game = finished(1, &[(0, Some(ana.id)), (1, Some(bia.id))], &[0]);
    assert_eq!(put(store, ending("t", 5, game)), Appended::Refused);
    assert_eq!(ok(store.game("t", 1)), None);
    assert_eq!(rating(store, ana.id), None);
}

fn the_winner_rises_and_the_loser_falls(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let game = finished(1, &[(0, Some(ana.id)), (1, Some(bia.id))], &[1]);
    play(store, "t", vec![game]);
    let (ana, bia) = (rating(store, ana.id), rating(store, bia.id));
    let (ana, bia) = (ana.expect("a rating"), bia.expect("a rating"));
    assert!(ana.rating < 25.0 && bia.rating > 25.0, "{ana:?} {bia:?}");
    assert!(ana.uncertainty < 25.0 / 3.0, "{ana:?}");
    assert_eq!((ana.games, ana.wins, bia.games, bia.wins), (1, 0, 1, 1));
    assert_eq!((ana.game.as_str(), ana.changed_at), ("escopa", 1001));
    let (facts, _) = stored(store, "t", 1);
    assert!(facts.rated);
}

fn partners_rise_and_fall_together(store: &Store) {
    let people = ["Ana", "Bia", "Caio", "Davi"].map(|name| guest(store, name).id);
    // Partners sit across: 0 and 2 against 1 and 3.
    let seats: Vec<Seat> = (0..4).map(|seat| (seat % 2, Some(people[seat]))).collect();
    play(store, "t", vec![finished(1, &seats, &[0])]);
    let all = people.map(|id| rating(store, id).expect("a rating"));
    assert!(all[0].rating > 25.0 && all[1].rating < 25.0, "{all:?}");
    let strength = |seat: usize| (all[seat].rating, all[seat].uncertainty, all[seat].wins);
    assert_eq!(strength(0), strength(2));
    assert_eq!(strength(1), strength(3));

    // A strong partner's new friend gains less by the same victory than a weak one's.
    let [strong, weak, friend, other] = ["E", "F", "G", "H"].map(|name| guest(store, name).id);
    let duels = (2..12).map(|number| finished(number, &[(0, Some(strong)), (1, Some(weak))], &[0]));
    play(store, "u", duels.collect());
    let foes = ["I", "J", "K", "L"].map(|name| guest(store, name).id);
    let team =
        |a: i64, b: i64, c: i64, d: i64| [(0, Some(a)), (1, Some(c)), (0, Some(b)), (1, Some(d))];
    let with_strong = finished(1, &team(strong, friend, foes[0], foes[1]), &[0]);
    let with_weak = finished(1, &team(weak, other, foes[2], foes[3]), &[0]);
    play(store, "v", vec![with_strong]);
    play(store, "w", vec![with_weak]);
    let friend = rating(store, friend).expect("a rating").rating;
    let other = rating(store, other).expect("a rating").rating;
    assert!(25.0 < friend && friend < other, "{friend} {other}");
}

fn a_draw_brings_equals_nowhere(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let game = finished(1, &[(0, Some(ana.id)), (1, Some(bia.id))], &[0, 1]);
    play(store, "t", vec![game]);
    for account in [ana, bia] {
        let rating = rating(store, account.id).expect("a rating");
        assert!((rating.rating - 25.0).abs() < 1e-9, "{rating:?}");
    }
}

fn among_four_alone_the_winner_beats_three(store: &Store) {
    let people = ["Ana", "Bia", "Caio", "Davi"].map(|name| guest(store, name).id);
    let seats: Vec<Seat> = (0..4).map(|seat| (seat, Some(people[seat]))).collect();
    play(store, "t", vec![finished(1, &seats, &[2])]);
    let all = people.map(|id| rating(store, id).expect("a rating").rating);
    assert!(all[2] > 25.0, "{all:?}");
    for loser in [0, 1, 3] {
        assert!(all[loser] < 25.0, "{all:?}");
        assert!(
            (all[loser] - all[0]).abs() < 1e-9,
            "losers are equal: {all:?}"
        );
    }
}

fn games_that_do_not_count_change_nothing(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let (ana_sits, bia_sits) = (Some(ana.id), Some(bia.id));
    let mut friendly = finished(1, &[(0, ana_sits), (1, bia_sits)], &[0]);
    friendly.facts.rated = false;
    let games = vec![
        friendly,
        finished(2, &[(0, ana_sits), (1, None)], &[0]),
        finished(
            3,
            &[(0, ana_sits), (1, None), (0, bia_sits), (1, None)],
            &[0],
        ),
        finished(4, &[(0, ana_sits), (1, ana_sits)], &[0]),
        finished(5, &[(0, ana_sits), (1, Some(999))], &[0]),
        finished(6, &[(0, ana_sits), (1, bia_sits)], &[]),
    ];
    play(store, "t", games);
    assert_eq!(rating(store, ana.id), None);
    assert_eq!(rating(store, bia.id), None);
    let (facts, _) = stored(store, "t", 5);
    assert!(!facts.rated);
    assert_eq!(
        (facts.seats[1].account, facts.seats[1].name.as_deref()),
        (None, None)
    );
    // A bot beside a person does not keep the game from counting.
    let mixed = [(0, ana_sits), (1, bia_sits), (0, None), (1, None)];
    play(store, "u", vec![finished(1, &mixed, &[0])]);
    assert!(rating(store, ana.id).expect("a rating").rating > 25.0);
}

fn leaderboards_list_the_registered_best_first(store: &Store) {
    let (ana, bia, guest) = (
        member(store, "Ana"),
        member(store, "Bia"),
        guest(store, "Caio"),
    );
    let game = |number, winner: i64, loser: i64| {
        finished(number, &[(0, Some(winner)), (1, Some(loser))], &[0])
    };
    let games = vec![
        game(1, guest.id, bia.id),
        game(2, ana.id, bia.id),
        game(3, ana.id, bia.id),
    ];
    play(store, "t", games);
    let names = |limit, offset| -> Vec<String> {
        let ranked = ok(store.leaderboard("escopa", limit, offset));
        ranked.into_iter().map(|line| line.name).collect()
    };
    assert_eq!(names(10, 0), ["Ana", "Bia"]);
    assert_eq!(names(1, 0), ["Ana"]);
    assert_eq!(names(10, 1), ["Bia"]);
    let ranked = ok(store.leaderboard("escopa", 1, 0));
    assert_eq!((ranked[0].account, ranked[0].rating.wins), (ana.id, 2));
    assert_eq!(ok(store.leaderboard("scopa", 10, 0)), []);
    // Registering is all it takes.
    ok(store.set_password_hash(guest.id, "hash"));
    assert_eq!(names(10, 0), ["Ana", "Caio", "Bia"]);
}

fn history_comes_in_pages_latest_first(store: &Store) {
    let (ana, bia) = (guest(store, "Ana"), guest(store, "Bia"));
    let seats = [(0, Some(ana.id)), (1, None)];
    // Two tables, the same times: the order must be total all the same.
    for code in ["t", "u"] {
        play(
            store,
            code,
            (1..=3)
                .map(|number| finished(number, &seats, &[0]))
                .collect(),
        );
    }
    let mut all = Vec::new();
    let mut before: Option<Before> = None;
    loop {
        let page = ok(store.history(ana.id, 2, before.as_ref()));
        assert!(page.len() <= 2);
        let Some(last) = page.last() else { break };
        before = Some(last.into());
        all.extend(page.iter().map(|game| (game.code.clone(), game.number)));
    }
    let expected = [("u", 3), ("t", 3), ("u", 2), ("t", 2), ("u", 1), ("t", 1)];
    assert_eq!(
        all,
        expected.map(|(code, number)| (code.to_owned(), number))
    );
    assert_eq!(ok(store.history(bia.id, 9, None)), []);
}

fn deletion_takes_the_name_out_of_games(store: &Store) {
    let (ana, bia) = (member(store, "Ana"), member(store, "Bia"));
    let game = finished(1, &[(0, Some(ana.id)), (1, Some(bia.id))], &[0]);
    play(store, "t", vec![game]);
    assert!(ok(store.delete_account(ana.id)));
    let (facts, record) = stored(store, "t", 1);
    assert_eq!(
        (facts.seats[0].account, facts.seats[0].name.as_deref()),
        (None, None)
    );
    assert_eq!(facts.seats[1].name.as_deref(), Some("seat 1"));
    assert_eq!(record, RECORD.replace("Ana", "deleted"));
    assert_eq!(rating(store, ana.id), None);
    assert!(rating(store, bia.id).is_some());
    let board = ok(store.leaderboard("escopa", 9, 0));
    assert_eq!(board.len(), 1);
    // Whoever leaves during a game is not named by its end.
    let late = finished(2, &[(0, Some(ana.id)), (1, Some(bia.id))], &[0]);
    put(store, ending("t", 1, late));
    let (facts, record) = stored(store, "t", 2);
    assert_eq!(facts.seats[0].name, None);
    assert!(!record.contains("Ana"), "{record}");
}

fn an_export_has_everything_of_its_owner(store: &Store) {
    let (ana, bia) = (member(store, "Ana"), member(store, "Bia"));
    let seats = [(0, Some(ana.id)), (1, Some(bia.id))];
    play(
        store,
        "t",
        (1..=3)
            .map(|number| finished(number, &seats, &[0]))
            .collect(),
    );
    let export = export(store, ana.id).expect("an export");
    assert_eq!(export["account"]["name"], "Ana");
    assert_eq!(export["ratings"][0]["games"], 3);
    assert_eq!(export["games"][0]["game"]["number"], 3);
    assert_eq!(export["games"][2]["record"], RECORD);
    let text = export.to_string();
    assert!(!text.contains("hash"), "{text}");
}

fn a_large_export_comes_in_small_pieces(store: &Store) {
    let (ana, bia) = (member(store, "Ana"), member(store, "Bia"));
    let key = NewKey {
        account: ana.id,
        kind: KeyKind::Token,
        label: "a \"key\"",
        secret: "secret",
        now: 3,
        expires_at: None,
    };
    store.create_key(&key).expect("a key");
    let seats = [(0, Some(ana.id)), (1, Some(bia.id))];
    let games = (1..=50).map(|number| finished(number, &seats, &[0]));
    play(store, "t", games.collect());
    let mut said = Vec::new();
    for table in ["b", "a"] {
        let bodies = (0..700).map(|number| match number {
            3 => "no JSON".into(),
            _ => json!({ "text": format!("{number} {}", "x".repeat(200)) }).to_string(),
        });
        let bodies: Vec<String> = bodies.collect();
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        let mut lines = append(table, 1, 0, &bodies);
        for (number, line) in lines.lines.iter_mut().enumerate() {
            // What others say between is not hers.
            line.author = Some(if number % 7 == 0 { bia.id } else { ana.id });
        }
        let hers = lines
            .lines
            .iter()
            .filter(|line| line.author == Some(ana.id));
        let hers: Vec<_> = hers
            .map(|line| {
                let body = serde_json::from_str(&line.body).unwrap_or_else(|_| json!(line.body));
                json!({ "table": table, "at": line.at, "line": body })
            })
            .collect();
        said.splice(0..0, hers);
        put(store, lines);
    }
    let history = ok(store.history(ana.id, 99, None));
    let games: Vec<_> = history
        .iter()
        .map(|facts| json!({ "game": facts, "record": RECORD }))
        .collect();
    assert_eq!((games.len(), said.len()), (50, 1200));
    let whole = json!({
        "format": "baralho-export",
        "version": 1,
        "account": ok(store.account(ana.id)),
        "ratings": ok(store.ratings_of(ana.id)),
        "keys": ok(store.keys(ana.id, KeyKind::Token, 0)),
        "games": games,
        "said": said,
    });
    assert!(
        export_text(store, ana.id) == Some(whole.to_string()),
        "another text"
    );
    let mut pieces = Vec::new();
    let found = store.export(ana.id, &mut |piece| {
        // Nobody is kept waiting meanwhile.
        assert!(store.set_password_hash(bia.id, "hash")?);
        pieces.push(piece.len());
        Ok(())
    });
    assert!(ok(found));
    assert!(pieces.len() > 5, "{pieces:?}");
    assert!(pieces.iter().all(|&length| length < 50_000), "{pieces:?}");
    // Whoever has enough says so.
    let mut pieces = 0;
    let enough = store.export(ana.id, &mut |_| {
        pieces += 1;
        Err(StoreError::Failed("enough".into()))
    });
    assert!(enough.is_err_and(|error| error.to_string().contains("enough")));
    assert_eq!(pieces, 1);
}

/// Two nodes finish games of the same people at once, each in the order of its own tables: neither
/// waits for the other in a circle. For PostgreSQL, which alone has two writers.
pub(crate) fn two_writers_finish_games_of_the_same_people(nodes: [&Store; 2]) {
    const ROUNDS: u32 = 40;
    let people: Vec<i64> = (0..6)
        .map(|n| member(nodes[0], &format!("player{n}")).id)
        .collect();
    let start = Barrier::new(2);
    let work = |node: usize, store: &Store| -> Vec<String> {
        let codes: Vec<String> = (0..3).map(|table| format!("{node}-{table}")).collect();
        for code in &codes {
            put(store, append(code, 1, 0, &["it begins"]));
        }
        let mut wrong = Vec::new();
        for round in 1..=ROUNDS {
            start.wait();
            let batch = codes.iter().enumerate().map(|(table, code)| {
                // The same people, one node from the first and one from the last.
                let pair = 2 * if node == 0 { table } else { 2 - table };
                let seats = [(0, Some(people[pair])), (1, Some(people[pair + 1]))];
                ending(code, round.into(), finished(round, &seats, &[0]))
            });
            // Whoever stopped here would leave the other one waiting.
            let answers = store.append(&batch.collect::<Vec<_>>());
            wrong.extend(answers.err().map(|error| format!("round {round}: {error}")));
        }
        wrong
    };
    let wrong: Vec<String> = thread::scope(|scope| {
        let work = &work;
        let nodes: Vec<_> = (nodes.into_iter().enumerate())
            .map(|(node, store)| scope.spawn(move || work(node, store)))
            .collect();
        let ended = nodes.into_iter().map(|node| node.join().expect("a node"));
        ended.flatten().collect()
    });
    assert_eq!(wrong, Vec::<String>::new());
    for person in people {
        let rating = rating(nodes[0], person).expect("a rating");
        assert_eq!(rating.games, 2 * ROUNDS);
    }
}
