//! What screen readers are told, in live regions.

use std::collections::VecDeque;

use leptos::prelude::*;

use super::page::Page;

/// What screen readers have been told stays this long in the document.
const REMEMBERED: usize = 40;

/// What screen readers are told.
#[derive(Clone, Copy)]
pub(super) struct Said {
    polite: RwSignal<VecDeque<(u64, String)>>,
    urgent: RwSignal<VecDeque<(u64, String)>>,
    next: StoredValue<u64>,
}

impl Said {
    pub(super) fn new() -> Self {
        Self {
            polite: RwSignal::default(),
            urgent: RwSignal::default(),
            next: StoredValue::new(0),
        }
    }

    /// Says something when nothing else is being said.
    pub(super) fn polite(self, text: String) {
        self.push(false, text);
    }

    /// Says something at once.
    pub(super) fn at_once(self, text: String) {
        self.push(true, text);
    }

    /// Every sentence becomes an element of its own: a screen reader reads those that are
    /// added, one after another, and loses none.
    fn push(self, urgent: bool, text: String) {
        if text.is_empty() {
            return;
        }
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        let region = if urgent { self.urgent } else { self.polite };
        region.update(|said| {
            if said.len() == REMEMBERED {
                said.pop_front();
            }
            said.push_back((number, text));
        });
    }
}

/// Where everything is said that is not to be seen.
#[component]
pub(super) fn LiveRegions() -> impl IntoView {
    let said = Page::here().said;
    view! {
        <div id="said" class="unseen" role="log" aria-live="polite" aria-relevant="additions"
            aria-atomic="false">
            <Sentences said=said.polite/>
        </div>
        <div id="alerts" class="unseen" role="alert" aria-live="assertive"
            aria-relevant="additions" aria-atomic="false">
            <Sentences said=said.urgent/>
        </div>
    }
}

/// What a live region says: what was said before stays, so that only what is new is read aloud.
#[component]
fn Sentences(said: RwSignal<VecDeque<(u64, String)>>) -> impl IntoView {
    view! {
        <For each=move || said.get() key=|(number, _)| *number let((_, text))>
            <p>{text}</p>
        </For>
    }
}
