//! Rouba-Montes: draw, match, steal whole piles.
