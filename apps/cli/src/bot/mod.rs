//! `baralho bot`.

use baralho_words::Words;
use clap::Args;

use crate::failure::{Done, Failure};

#[derive(Clone, Debug, Args)]
pub(crate) struct BotArgs {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) words: Vec<std::ffi::OsString>,
}

/// Not built yet.
pub(crate) fn run(args: &BotArgs, _words: &Words) -> Done {
    Err(Failure::Usage(format!("{:?}", args.words)))
}
