//! The one list of games and presets, and access to a game without knowing which.
