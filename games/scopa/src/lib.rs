//! Escopa, Scopa, Escoba, Scopone: one engine, rule options, presets.
