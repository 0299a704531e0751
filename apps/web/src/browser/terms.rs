//! What else is agreed at a table of the server: time to think, who may come, and for what.

use baralho_protocol::online::{ClockRule, Setup};
use leptos::prelude::*;

use super::{forms::CheckField, options, page::Page};

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
    pub(super) fn fields(self, page: Page, locked: bool) -> impl IntoView {
        let password = self.password;
        view! {
            {options::clock(page, self.clock)}
            <CheckField label="page-public" checked=self.public set=move |on| self.public.set(on)/>
            <CheckField label="page-spectators" checked=self.spectators set=move |on| self.spectators.set(on)/>
            <CheckField label="page-rated" checked=self.rated set=move |on| self.rated.set(on)/>
            <div class="field">
                <label for="password">{page.t("page-table-password")}</label>
                <input id="password" type="text" autocomplete="off" bind:value=password/>
                {locked.then(|| view! { <p class="about">{page.t("page-keep-password")}</p> })}
            </div>
            {locked.then(|| view! {
                <CheckField label="page-no-password" checked=self.open set=move |on| self.open.set(on)/>
            })}
        }
    }
}
