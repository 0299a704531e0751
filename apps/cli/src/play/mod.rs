//! Playing at the terminal.
