//! What else is agreed at a table of the server: time to think, who may come, and for what.

use super::prelude::*;
use baralho_protocol::online::{ClockRule, Setup};

use super::{options, page::Page};

/// As they are being chosen.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    clock: RwSignal<ClockRule>,
    public: RwSignal<bool>,
    spectators: RwSignal<bool>,
    rated: RwSignal<bool>,
    password: RwSignal<String>,
    /// The password that there is goes.
    open: RwSignal<bool>,
}

impl Terms {
    /// Those of a table.
    pub(super) fn of(setup: &Setup) -> Self {
        Self {
            clock: RwSignal::new(setup.clock),
            public: RwSignal::new(setup.public),
            spectators: RwSignal::new(setup.spectators),
            rated: RwSignal::new(setup.rated),
            password: RwSignal::new(String::new()),
            open: RwSignal::new(false),
        }
    }

    /// Puts what was chosen into a table, and gives the password: empty if it goes, none if
    /// nothing was said of it.
    pub(super) fn put_into(self, setup: &mut Setup) -> Option<String> {
        setup.clock = self.clock.get_untracked();
        setup.public = self.public.get_untracked();
        setup.spectators = self.spectators.get_untracked();
        setup.rated = self.rated.get_untracked();
        if self.open.get_untracked() {
            return Some(String::new());
        }
        Some(self.password.get_untracked()).filter(|password| !password.is_empty())
    }

    /// The fields; a table that has a password may also lose it.
    pub(super) fn fields(self, page: Page, locked: bool) -> Node {
        let password = self.password;
        view! {
            {options::clock(page, self.clock)}
            {check(page, "page-public", self.public)}
            {check(page, "page-spectators", self.spectators)}
            {check(page, "page-rated", self.rated)}
            <div class="field">
                <label for="password">{page.t("page-table-password")}</label>
                <input id="password" type="text" autocomplete="off" prop:value=password
                    on:input=move |event| password.set(event_target_value(&event))/>
                {locked.then(|| view! { <p class="about">{page.t("page-keep-password")}</p> })}
            </div>
            {locked.then(|| check(page, "page-no-password", self.open))}
        }
    }
}

fn check(page: Page, key: &'static str, value: RwSignal<bool>) -> Node {
    view! {
        <div class="field">
            <label class="inline"><input type="checkbox" prop:checked=value
                on:change=move |event| value.set(event_target_checked(&event))/>
                {page.t(key)}</label>
        </div>
    }
}
