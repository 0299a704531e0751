//! Cards and pictures.
//!
//! One program for all: what must be alone has its own.

mod colours;
mod drawings;
mod svg;
