//! What is refused, and what is said then.

use super::*;

#[test]
fn refusals_say_what_was_wrong_and_what_would_be_right() {
    let say = |text: &str| is_no_meld(text).to_string();
    assert_eq!(
        say("5H 6H 9H"),
        "7H and 8H are missing, and no 2 stands for a missing card"
    );
    assert_eq!(
        say("5H 6H 2S 9H"),
        "7H and 8H are missing, and a wild stands for one card only"
    );
    let mut game = game(["5H 6H 9H 2H", "9C"], "JD");
    let say = |game: &Buraco, wanted: Move| game.check(wanted).expect_err("illegal").to_string();
    assert_eq!(
        say(&game, discard("9H")),
        "you must draw or take the pile first"
    );
    play(&mut game, &[Move::Draw]);
    assert_eq!(
        say(&game, meld("5H 6H 9H")),
        "5H 6H 9H is not a meld: 7H and 8H are missing, and no 2 stands for a missing card"
    );
    assert_eq!(
        say(&game, meld("2H 2H 5H 6H")),
        "you hold 2H once, and this needs it 2 times"
    );
    assert_eq!(
        say(&game, add(3, "9H")),
        "your team has no meld yet: lay a new one"
    );
}

#[test]
fn other_numbers_of_players_and_other_options_are_refused() {
    use baralho_game::Options;
    let parse = |players, options: &Options| BuracoRules::parse("buraco", players, options);
    for players in [0, 1, 3, 5] {
        let error = parse(Some(players), &Options::new()).expect_err("two or four");
        assert!(error.to_string().contains("one of 2, 4"), "{error}");
    }
    let error = parse(None, &Options::new().with("compat", "on")).expect_err("off or itp");
    assert!(error.to_string().contains("one of off, itp"), "{error}");
    let error = parse(None, &Options::new().with("target", 3)).expect_err("no such option");
    assert!(error.to_string().contains("compat"), "{error}");
    assert!(BuracoRules::parse("escopa", None, &Options::new()).is_err());
    let rules = parse(Some(4), &Options::new().with("compat", "ITP")).expect("any case");
    assert_eq!(parse(Some(4), &rules.options()), Ok(rules));
}

#[test]
fn starts_that_cannot_be_played_are_refused() {
    let rules = BuracoRules::default();
    let start = |hands: &[&str], first| start(hands, "5H", first);
    let try_it = |start: &Start| {
        Buraco::from_start(&rules, start, &mut chance::generator(1, 1)).expect_err("unplayable")
    };
    let one_hand = try_it(&start(&["3H"], 0)).to_string();
    assert_eq!(one_hand, "1 hands for 2 players: give each player one");
    let first = try_it(&start(&["3H", ""], 2)).to_string();
    assert_eq!(
        first,
        "the first player cannot be 2: the players are 0 to 1"
    );
    let third = try_it(&start(&["5H", "5H"], 0)).to_string();
    assert!(third.starts_with("5H is listed more than twice"), "{third}");
    let itp = BuracoRules::new(2, Compat::Itp).expect("two");
    let crowd = start(&[&"3H ".repeat(60), ""], 0);
    assert!(itp::start(&itp, &crowd, "1").is_err());
}
