//! When the hub dies of a bug all the same.

use std::future::pending;

use baralho_server::{CannotServe, Config, Server};
use baralho_storage::open_in_memory;
use baralho_testkit::{Browser, process::ANYWHERE};

#[test]
fn a_server_whose_hub_dies_ends_and_says_why() {
    let config = Config::new(ANYWHERE, "/nonexistent".into());
    let server = Server::over(config, open_in_memory().expect("a store")).expect("a server");
    let (engine, address) = (server.engine().clone(), server.address());
    let running = std::thread::spawn(move || server.run(pending()));
    assert_eq!(Browser::new(address).get("/healthz").status, 200);
    engine.break_hub();
    let ended = running.join().expect("no panic of its own");
    let Err(CannotServe::Died(reason)) = ended else {
        panic!("{ended:?}");
    };
    assert_eq!(reason, "a test wanted this");
}
