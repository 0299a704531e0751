//! Verdict lines and results.

use crate::hall::Hall;

#[test]
fn a_silent_game_prints_one_line() {
    let (hall, base) = Hall::with_base("silent");
    let said = hall.judged(&["-silent", &base, "-seed", "1", &base]);
    said.fine();
    assert_eq!(said.out, "OK 1 -190 -295 p1.base\n");
}

#[test]
fn the_result_for_people_is_in_portuguese_unless_asked_otherwise() {
    let (hall, base) = Hall::with_base("people");
    let said = hall.judged(&["-seed", "1", &base, &base]);
    assert_eq!(
        said.out,
        "Semente: 1\np1.base: -190 pontos\np2.base: -295 pontos\n\
         O monte acabou, e a partida termina: ninguém bateu.\nVitória: p1.base\n"
    );
    hall.judged(&["-seed", "1", &base, &base, "--lang", "en"])
        .wrote("Winner: p1.base");
}

#[test]
fn four_bots_win_in_pairs() {
    let (hall, base) = Hall::with_base("four");
    let said = hall.judged(&["-silent", "-seed", "-7", &base, &base, &base, &base]);
    assert_eq!(said.out, "OK -7 -375 -490 p1.base e p3.base\n");
}

#[test]
fn with_four_players_the_reference_favours_team_0_and_the_strict_rules_do_not() {
    let hall = Hall::new("four-disqualified");
    let (base, bad) = (hall.base("base"), hall.zoo("garbage"));
    let bots = [&base, &base, &bad, &base].map(String::as_str);
    let judged = |options: &[&str]| hall.judged(&[options, &bots].concat()).out;
    let said = judged(&["-silent", "-seed", "4"]);
    assert!(said.starts_with("NOK 4 "), "{said}");
    assert!(said.ends_with(" p1.base e p3.garbage\n"), "{said}");
    let said = judged(&["-silent", "-seed", "4", "-estrito"]);
    assert!(said.starts_with("NOK 4 "), "{said}");
    assert!(said.ends_with(" p2.base e p4.base\n"), "{said}");
}

#[test]
fn a_strict_game_has_its_own_deal_and_does_not_charge_a_hand_like_a_canastra() {
    let (hall, base) = Hall::with_base("strict");
    let line = |options: &[&str]| {
        let said = hall.judged(&[&["-silent", "-seed", "1", &base, &base], options].concat());
        said.out
    };
    let strict = line(&["-estrito"]);
    assert_ne!(strict, line(&[]));
    assert_eq!(strict, line(&["-estrito"]));
    let points: Vec<i32> = strict
        .split(' ')
        .skip(2)
        .take(2)
        .map(|n| n.parse().expect("points"))
        .collect();
    assert!(points.iter().all(|&points| points > -200), "{strict}");
}

#[test]
fn no_seed_and_seed_0_are_any_seed_which_is_told() {
    let (hall, base) = Hall::with_base("any-seed");
    for options in [&["-seed", "0"][..], &[]] {
        let said = hall.judged(&[&["-silent", &base, &base], options].concat());
        let seed = said.out.split(' ').nth(1).expect("a seed").to_owned();
        assert_ne!(seed, "0");
        let again = hall.judged(&["-silent", "-seed", &seed, &base, &base]);
        assert_eq!(again.out, said.out);
    }
}

#[test]
fn a_file_sets_the_hands_and_who_plays_first() {
    let (hall, base) = Hall::with_base("start-file");
    std::fs::write(hall.folder.join("começo.txt"), "[ 3♥ ]\n[ K♠ 2♦ ]\n7♦\n1\n").expect("a file");
    let said = hall.judged(&["-d", "-i", "começo.txt", "-seed", "5", &base, &base]);
    for line in [
        "J -> p1.base: [ 3♥ ]",
        "J -> p2.base: [ K♠ 2♦ ]",
        "J -> p2.base: 7♦",
    ] {
        assert!(
            said.out.lines().any(|told| told == line),
            "{line} in {}",
            said.out
        );
    }
    let typed = said.out.lines().find(|line| line.contains("-> J: "));
    assert_eq!(typed, Some("p2.base -> J: GET_STOCK"));
}

#[test]
fn a_built_in_bot_plays_against_a_program() {
    let (hall, base) = Hall::with_base("built-in");
    for bots in [[&base, "greedy"], ["random", &base], ["greedy", "random"]] {
        let said = hall.judged(&[&["-silent", "-seed", "11"], &bots[..]].concat());
        assert!(said.out.starts_with("OK 11 "), "{said:?}");
        assert_eq!(said.err, "");
    }
    let said = hall.judged(&["-silent", "-seed", "2", "greedy", &base, "greedy", &base]);
    assert!(said.out.ends_with(" p1.greedy e p3.greedy\n"), "{said:?}");
}

#[test]
fn a_command_with_arguments_is_a_bot_too() {
    let hall = Hall::new("command");
    let (base, zoo) = (hall.base("base"), hall.zoo("zoo"));
    let command = format!("{zoo} plays");
    let said = hall.judged(&["-silent", "-seed", "1", &base, &command]);
    assert_eq!(said.out, "OK 1 -190 -295 p1.base\n");
}

#[test]
fn where_no_bot_starts_there_is_no_verdict() {
    let hall = Hall::new("nobody");
    let text = hall.folder.join("text");
    std::fs::write(&text, "hello").expect("a file");
    for bots in [
        &["nada", "nenhum"][..],
        &["nada", "./text"],
        &["nada", "nenhum", "ninguem", "./text"],
        // Nobody to play with.
        &["nada"],
    ] {
        for options in [&["-silent"][..], &[], &["-d"]] {
            let said = hall.judged(&[options, bots].concat());
            if options.contains(&"-d") {
                // One of them may have been spoken to before the other turned out not to start.
                assert_eq!(said.code, 2, "{said:?}");
            } else {
                said.refused(2);
            }
            for (place, bot) in bots.iter().enumerate() {
                let id = format!("p{}.{}", place + 1, bot.trim_start_matches("./"));
                said.complained(&id);
            }
            assert_eq!(said.err.lines().count(), 1, "{said:?}");
        }
    }
    // One that starts wins.
    let base = hall.base("base");
    let said = hall.judged(&["-silent", "-seed", "3", "nada", &base]);
    assert!(said.code == 0, "{said:?}");
    assert!(said.out.ends_with(" p2.base\n"), "{said:?}");
}

#[test]
fn a_bot_in_python_has_its_own_name_and_the_cure_for_what_it_keeps_back() {
    let (hall, base) = Hall::with_base("python");
    let bot = "import sys\nlines = iter(sys.stdin.readline, '')\n\
         ids, me, hand, pile = [next(lines) for _ in range(4)]\n\
         for line in lines:\n  if line == me:\n    print('GET_STOCK')\n    print('DISCARD', next(lines))\n";
    std::fs::write(hall.folder.join("meu.py"), bot).expect("a file");
    let judged = |bot: &str, language: &str| {
        hall.judged(&["-silent", "-seed", "3", "--lang", language, bot, &base])
    };
    for (language, sign) in [("pt-BR", "print(..., flush=True)"), ("en", "python3 -u")] {
        let said = judged("python3 meu.py", language);
        assert!(said.out.starts_with("NOK 3 "), "{said:?}");
        assert!(said.err.starts_with("p1.meu "), "{said:?}");
        said.complained(sign);
    }
    let said = judged("python3 -u meu.py", "en");
    assert!(!said.err.contains("second"), "{said:?}");
}
