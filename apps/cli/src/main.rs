//! The `baralho` command.

fn main() {}
