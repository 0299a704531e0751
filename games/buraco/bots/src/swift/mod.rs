//! Buraco for search: a small position, worlds that a view allows, and a quick player
//! that plays them to the end without a list or an allocation.

pub(super) mod discard;
pub(super) mod lay;
pub(super) mod policy;
pub(super) mod position;
mod span;
pub(super) mod take;
mod thrift;
pub(super) mod world;

#[cfg(test)]
pub(super) mod tests;
