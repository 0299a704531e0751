//! One whole game as a text to read; `UPDATE_GOLDEN=1` writes it anew, to be reviewed as a diff.

use std::{fmt::Write, fs, path::Path};

use baralho_game::{Game, Options, Rules, Standing};
use baralho_rouba_montes::{Effect, Move, RoubaMontes, RoubaMontesRules};

fn playthrough(players: usize, seed: u64) -> String {
    let rules = RoubaMontesRules::parse("rouba-montes", Some(players), &Options::new())
        .expect("playable rules");
    let standing = Standing::opening(&rules, seed);
    let mut game = RoubaMontes::deal_seed(&rules, &standing, seed);
    let mut story = Vec::new();
    while game.turn().is_some() {
        game.play(Move::Turn, &mut story).expect("a card to turn");
    }
    let mut text = format!("rouba-montes, {players} players, seed {seed}\n");
    for event in story {
        let told = match event.effect {
            Effect::Took { matched } => format!("takes {matched} from the discard area"),
            Effect::Stole {
                from,
                matched,
                cards,
            } => {
                format!("steals {cards} cards of seat {from}, {matched} on top")
            }
            Effect::Stacked { matched } => format!("stacks it on {matched}"),
            Effect::Discarded => "discards it".into(),
        };
        let (seat, card, pile) = (event.seat, event.card, event.pile);
        writeln!(text, "seat {seat} turns {card}, {told}, has {pile}").expect("a String takes all");
    }
    let tally = game.tally();
    let (sizes, winners, nobodys) = (tally.sizes(), tally.winners(), tally.discarded());
    let winners: Vec<usize> = winners.iter().map(|seat| seat.index()).collect();
    writeln!(
        text,
        "piles {sizes:?}, discard area {nobodys}, winners {winners:?}"
    )
    .expect("a String takes all");
    text
}

#[test]
fn a_game_of_four_goes_as_it_always_went() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/four_players.txt");
    let played = playthrough(4, 4);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &played).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&file).expect("the golden file is in the repository");
    // A checkout may have changed the line ends.
    assert_eq!(played, golden.replace("\r\n", "\n"));
}
