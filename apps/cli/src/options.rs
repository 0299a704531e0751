//! Rule options as typed after `--rules`.

use baralho_game::Options;
use baralho_words::Words;

use crate::failure::Failure;

/// Reads `key=value` pairs.
pub(crate) fn read(pairs: &[String], words: &Words) -> Result<Options, Failure> {
    let mut options = Options::new();
    for pair in pairs {
        options
            .set_pair(pair)
            .map_err(|error| Failure::Usage(words.explain(&error)))?;
    }
    Ok(options)
}
