//! Whole games, typed line by line.

use crate::harness::{Next, Terminal, folder, only_save, play_out, printed, shows};

fn whole_game(game: &str) {
    let folder = folder(&format!("whole-{}", game.replace(' ', "")));
    let line = format!("play {game} --seed 11 --pace 0");
    let mut terminal = Terminal::start(&folder, &line);
    let last = play_out(&mut terminal);
    shows(&last, "The game is recorded in");
    let mut words = ["win", "Victory", "victory"].into_iter();
    assert!(words.any(|word| last.contains(word)), "{last}");
    assert_eq!(terminal.exit_code(), 0);
    let save = only_save(&folder);
    let file = save.display();
    printed(&folder, &format!("verify {file} --lang en"), "");
    let replayed = printed(&folder, &format!("replay {file} --lang en"), "");
    assert!(replayed.contains("over") || replayed.contains("End of round"));
}

#[test]
fn a_whole_game_of_escopa_is_played() {
    whole_game("escopa");
}

#[test]
fn a_whole_match_of_scopa_is_played() {
    whole_game("scopa --bots robot4,robot1");
}

#[test]
fn a_whole_match_of_escoba_is_played() {
    whole_game("escoba --bots robot3");
}

#[test]
fn a_whole_match_of_scopone_is_played() {
    whole_game("scopone --bots robot4");
}

#[test]
fn a_whole_game_of_rouba_montes_is_played() {
    whole_game("rouba-montes");
}

#[test]
fn a_whole_game_of_buraco_is_played_by_two_and_by_four() {
    whole_game("buraco --bots base");
    whole_game("buraco --bots random --players 4");
}

#[test]
fn many_decks_and_players_are_played_too() {
    let rules = "decks=4,team_mode=2v2v2v2,target=15,hints=on";
    whole_game(&format!("scopa --players 8 --rules {rules}"));
    whole_game("escoba --players 3 --rules inverse=on,target=4");
}

#[test]
fn a_choice_of_captures_is_asked_and_can_be_typed_at_once() {
    // Escoba with the player's choice has the most captures to choose from.
    let line = "play escoba --bots robot0 --seed 3 --pace 0 --rules choice=player,cards_per_deal=5";
    let mut terminal = Terminal::start(&folder("choice"), line);
    let mut asked = 0;
    let mut next = terminal.next();
    while let Next::Asks(text) = next {
        if text.contains("Which one?") {
            asked += 1;
            assert!(text.contains("\n1: ") && text.contains("\n2: "), "{text}");
            // Enter goes back, and the same card asks again.
            let again = terminal.type_line("").asks();
            assert!(!again.contains("capture"), "{again}");
            terminal.answers("h1", "Which one?");
            next = terminal.type_line("2");
            let (Next::Asks(told) | Next::Ends(told)) = &next;
            shows(told, "You play");
        } else {
            next = terminal.type_line("h1");
        }
    }
    assert!(asked > 0, "no capture had to be chosen");
}

#[test]
fn a_card_is_played_by_its_name_its_symbol_or_its_place() {
    for typed in [
        "2d", "2D", "2♦", "h1", "H1", " 2d ", "2d 2c", "2Dx2C", "h1 1",
    ] {
        let line = "play escopa --seed 7 --lang en";
        let text = printed(&folder("names"), line, &format!("{typed}\n"));
        shows(&text, "You play 2♦ and capture 2♣.");
    }
}

#[test]
fn a_hint_names_a_move_that_can_be_made_and_says_why() {
    for (game, wanted) in [
        ("escopa", "Hint: "),
        ("scopone", "Hint: "),
        ("buraco", "Hint: "),
        ("rouba-montes", "nothing to decide"),
    ] {
        let folder = folder(&format!("hint-{game}"));
        let line = format!("play {game} --seed 7 --pace 0");
        let mut terminal = Terminal::start(&folder, &line);
        let screen = terminal.next().asks();
        assert!(!screen.contains("Hint: "), "{screen}");
        for line in ["!", "hint", "Hint"] {
            let said = terminal.answers(line, wanted);
            // A move, and at least one sentence that says why.
            let hint = said.lines().filter(|line| !line.trim().is_empty());
            let hint: String = hint.collect::<Vec<_>>().join(" ");
            let sentences = hint.matches(". ").count() + usize::from(hint.contains(".\n"));
            assert!(sentences > 0 || game == "rouba-montes", "{hint}");
        }
    }
}

#[test]
fn the_hand_of_scopone_is_sorted_and_played_by_its_places() {
    let mut terminal = Terminal::start(&folder("scopone-sorted"), "play scopone --seed 7 --pace 0");
    let hand = |said: &str| -> Vec<String> {
        let (_, hand) = said.split_once("Your hand: ").expect("a hand");
        let words = hand.split_whitespace().map(str::to_owned);
        let places: Vec<String> = words.collect();
        let cards = places.chunks(2).take_while(|pair| pair[0].starts_with('h'));
        cards.map(|pair| pair[1].clone()).collect()
    };
    let dealt = hand(&terminal.next().asks());
    let suits = hand(&terminal.type_line("o").asks());
    let ranks = hand(&terminal.type_line("o").asks());
    assert!(
        dealt != suits && suits != ranks,
        "{dealt:?} {suits:?} {ranks:?}"
    );
    let mut all = [dealt, suits, ranks.clone()];
    for hand in &mut all {
        hand.sort();
    }
    assert!(all[0] == all[1] && all[1] == all[2], "{all:?}");
    let mut said = terminal.type_line("h1").asks();
    if said.contains("Which one?") {
        said = terminal.type_line("1").asks();
    }
    assert!(said.contains(&ranks[0]), "{ranks:?}: {said}");
}
