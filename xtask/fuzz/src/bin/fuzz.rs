//! A coverage-guided fuzzer: see `cargo xtask test --long`. `FUZZ_PARSER` chooses the parser
//! by its number; `list` lists them.

#![no_main]
#![allow(clippy::print_stdout)] // whoever starts it reads the list there

use std::{env, fs, process, sync::LazyLock};

use baralho_fuzz::{Parser, parsers};
use libfuzzer_sys::fuzz_target;

static PARSER: LazyLock<Parser> = LazyLock::new(|| {
    let parsers = parsers();
    let told = env::var("FUZZ_PARSER").unwrap_or_default();
    let number = told.parse::<usize>().ok();
    let chosen = number.and_then(|number| parsers.get(number).copied());
    chosen.unwrap_or_else(|| {
        for parser in parsers {
            println!("{}", parser.name);
        }
        process::exit(0)
    })
});

fuzz_target!(
    init: {
        let parser = *PARSER;
        // The first input is a valid one.
        if let Ok(file) = env::var("FUZZ_SEED") {
            fs::write(file, parser.example).expect("a file to begin with");
        }
    },
    |bytes: &[u8]| (PARSER.read)(bytes)
);
