//! People as they are drawn: the first letter of a name on a round ground.

// words: nothing here is for players

use leptos::prelude::*;

/// How many grounds there are: `--hue-0` to `--hue-8`.
const HUES: u32 = 9;

/// Somebody's sign: the same name always has the same ground. It says nothing by itself: the name
/// stands beside it.
pub(super) fn avatar(name: &str) -> impl IntoView + use<> {
    let letter = name.chars().find(|letter| letter.is_alphanumeric());
    let letter = letter.map(|letter| letter.to_uppercase().to_string());
    let hue = name.chars().fold(0_u32, |hue, letter| {
        hue.wrapping_mul(31).wrapping_add(u32::from(letter))
    });
    let hue = format!("var(--hue-{})", hue % HUES);
    view! { <span class="avatar" aria-hidden="true" style=("--hue", hue)>{letter}</span> }
}

/// The sign of a seat that is free.
pub(super) fn nobody() -> impl IntoView {
    view! { <span class="avatar free" aria-hidden="true">"+"</span> }
}

/// Where a seat lies along the rim of a table, in percent of its width and height: the first at the
/// bottom, the others to its left and so on around, at equal steps.
pub(super) fn around(seat: usize, seats: usize) -> (String, String) {
    /// In so many pieces the rim is measured.
    const PIECES: usize = 240;
    /// Tables are so much wider than high.
    const WIDE: f64 = 1.5;
    let ends = (0..=PIECES).map(rim::<PIECES>);
    let mut along = vec![0.0];
    for (from, to) in ends.clone().zip(ends.skip(1)) {
        let piece = ((to.0 - from.0) * WIDE).hypot(to.1 - from.1);
        along.push(along[along.len() - 1] + piece);
    }
    let wanted = along[PIECES] * seat as f64 / seats as f64;
    // The piece in which it lies, and how far along it.
    let end = along
        .partition_point(|along| *along < wanted)
        .clamp(1, PIECES);
    let (from, to) = (rim::<PIECES>(end - 1), rim::<PIECES>(end));
    let part = (wanted - along[end - 1]) / (along[end] - along[end - 1]);
    let (x, y) = (
        from.0 + (to.0 - from.0) * part,
        from.1 + (to.1 - from.1) * part,
    );
    (format!("{x:.1}%"), format!("{y:.1}%"))
}

/// A point of the rim: between an ellipse and the box around it, as tables are.
fn rim<const PIECES: usize>(piece: usize) -> (f64, f64) {
    const ROUND: f64 = 0.62;
    let turn = piece as f64 / PIECES as f64 * std::f64::consts::TAU;
    let along = |part: f64| 50.0 + 50.0 * part.signum() * part.abs().powf(ROUND);
    (along(-turn.sin()), along(turn.cos()))
}
