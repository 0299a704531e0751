//! The page.
//!
//! Everything that can be said without a browser is plain code: what lies where
//! ([`scene`]), what a click means, what is announced, keys, settings, links. Natively only
//! that is compiled, and tested. What only a browser has is in `browser`, compiled for it
//! alone.

pub mod announce;
#[cfg(target_arch = "wasm32")]
mod browser;
pub mod download;
pub mod form;
pub mod keys;
pub mod markup;
pub mod replay;
pub mod route;
pub mod rows;
pub mod scene;
pub mod settings;
mod speech;

pub use speech::Speech;
