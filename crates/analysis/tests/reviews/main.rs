//! Reviews of whole games: what they may know and what they must add up to.

mod honest;
mod sums;
mod support;
