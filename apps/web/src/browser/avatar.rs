//! Somebody as a circle with the first letter of their name, always of the same colour.

// words: nothing here is for players

use leptos::prelude::*;

/// How many colours people have: `--hue-0` and so on.
const HUES: u32 = 9;

/// Ears know the name already.
pub(super) fn avatar(name: &str) -> impl IntoView + use<> {
    let first: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    let number = name.chars().fold(0, |sum, letter| (sum * 31 + u32::from(letter)) % 9973);
    let hue = format!("var(--hue-{})", number % HUES);
    view! { <span class="avatar" style:--hue=hue aria-hidden="true">{first}</span> }
}
