//! Reviews of whole games: what they may know, what they must add up to, what they may say.

mod honest;
mod sums;
mod support;
mod true_statements;
