//! Every attack for a moment: nobody is cut off, no move is lost, and neither memory nor disk
//! fills up. Times are judged by `cargo xtask hostile`, on a machine that does nothing else.

use std::{env, path::PathBuf, time::Duration};

use baralho_hostile::ALL;
use baralho_testkit::{
    process::{ANYWHERE, raise_file_limit},
    serve_if_asked, this_program,
};

/// How long each attack lasts, more or less.
const LENGTH: Duration = Duration::from_millis(800);

/// How much lies ready of what an attack needs, of what the chore has.
const SCALE: f64 = 0.1;

/// The server as a process of its own: this very program, asked for this one test.
#[test]
#[ignore = "the other tests start it as a process of its own"]
fn the_server_itself() {
    serve_if_asked(|config| {
        config.page = env::var_os("BARALHO_PAGE").map(PathBuf::from);
    });
}

fn attack(names: &[&str]) {
    raise_file_limit(4096).expect("many open files");
    for kind in ALL.iter().filter(|kind| names.contains(&kind.name)) {
        let serve =
            |data: &std::path::Path| this_program("the_server_itself", ANYWHERE, data, None);
        let outcome = kind.attack(serve, LENGTH, SCALE).expect("a server");
        eprintln!("{}", outcome.text());
        assert!(outcome.figures.pings > 0, "nobody was asked");
        assert!(outcome.harm().is_empty(), "{}", outcome.text());
    }
}

/// One after the other: each must be measured alone. The two tests divide them, so that two
/// cores are used.
const HALF: usize = ALL.len() / 2;

#[test]
fn attacks_of_the_first_half_cut_nobody_off_and_lose_nothing() {
    attack(&ALL.map(|kind| kind.name)[..HALF]);
}

#[test]
fn attacks_of_the_second_half_cut_nobody_off_and_lose_nothing() {
    attack(&ALL.map(|kind| kind.name)[HALF..]);
}
