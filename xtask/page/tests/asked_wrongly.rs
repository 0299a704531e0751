//! The program that makes the page says what it was not told.

use std::process::Command;

#[test]
fn what_is_missing_is_named() {
    let page = || Command::new(env!("CARGO_BIN_EXE_baralho-page"));
    for (arguments, missing) in [
        (&[][..], "into which folder"),
        (&["x"][..], "where the page was compiled to"),
        (&["x", "y"][..], "where its worker was compiled to"),
        (&["x", "none.wasm", "none.wasm"][..], "none.wasm"),
    ] {
        let output = page().args(arguments).output().expect("it starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(missing), "{said}");
    }
}
