//! What opens an account: its password, recovery codes, and tokens for programs.

use leptos::{prelude::*, task::spawn_local};
use serde_json::{Value, json};

use super::{FoldedForm, act, became};
use crate::{
    browser::{
        focus,
        forms::{TextField, on_submit},
        history::date,
        page::Page,
    },
    route::Route,
};

/// Shows the codes that open an account once, as the server gave them: nobody shall miss them.
pub(super) fn show_codes(codes: RwSignal<Vec<String>>, answer: &Value) {
    let given = answer["recovery"].as_array().into_iter().flatten();
    let given = given.filter_map(Value::as_str).map(str::to_owned);
    codes.set(given.collect());
    request_animation_frame(|| focus::on("#recovery-title"));
}

/// Shows codes for when the password is forgotten, until their owner has them.
#[component]
pub(super) fn RecoveryCodes(codes: RwSignal<Vec<String>>) -> impl IntoView {
    let page = Page::here();
    let rows = move || codes.get().into_iter();
    view! {
        <section class="panel codes" aria-labelledby="recovery-title">
            <h2 id="recovery-title" tabindex="-1">{page.t("page-recovery")}</h2>
            <p>{page.t("page-recovery-about")}</p>
            <ul class="code-list">
                {move || rows().map(|code| view! { <li><code>{code}</code></li> }).collect_view()}
            </ul>
            <button type="button" class="main" on:click=move |_| codes.set(Vec::new())>{page.t("page-recovery-kept")}</button>
        </section>
    }
}

#[component]
pub(super) fn NewCodes(codes: RwSignal<Vec<String>>) -> impl IntoView {
    let page = Page::here();
    let password = RwSignal::new(String::new());
    let send = move || {
        let body = json!({ "password": password.get_untracked() });
        act(page, "POST", "api/me/recovery-codes", body, move |answer| {
            password.set(String::new());
            show_codes(codes, &answer);
        });
    };
    view! {
        <FoldedForm title="page-new-codes" about="page-new-codes-about" button="page-new-codes" send>
            <TextField id="codes-password" label="page-password" kind="password"
                autocomplete="current-password" value=password/>
        </FoldedForm>
    }
}

/// A new password, by a link that an administrator gave.
#[component]
pub(in crate::browser) fn Reset(token: String) -> impl IntoView {
    let page = Page::here();
    let new = RwSignal::new(String::new());
    let send = move || {
        let body = json!({ "token": token, "new_password": new.get_untracked() });
        act(page, "POST", "api/reset", body, move |me| {
            became(page, Some(&me));
            page.go(Route::Account);
        });
    };
    view! {
        <h1>{page.t("page-reset")}</h1>
        <form class="panel form" on:submit=on_submit(send)>
            <p>{page.t("page-reset-about")}</p>
            <TextField id="reset-password" label="page-new-password" kind="password"
                autocomplete="new-password" value=new/>
            <button type="submit" class="main">{page.t("page-change-password")}</button>
        </form>
    }
}

/// A new password, by a code.
#[component]
pub(super) fn Forgotten() -> impl IntoView {
    let page = Page::here();
    let name = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let send = move || {
        let body = json!({
            "name": name.get_untracked(),
            "code": code.get_untracked(),
            "new_password": new.get_untracked(),
        });
        act(page, "POST", "api/recover", body, move |me| {
            became(page, Some(&me));
        });
    };
    view! {
        <FoldedForm title="page-forgotten" about="page-forgotten-about"
            button="page-change-password" send>
            <TextField id="forgotten-name" label="page-name" autocomplete="username" value=name/>
            <TextField id="forgotten-code" label="page-recovery-code" value=code/>
            <TextField id="forgotten-password" label="page-new-password" kind="password"
                autocomplete="new-password" value=new/>
        </FoldedForm>
    }
}

#[component]
pub(super) fn Password() -> impl IntoView {
    let page = Page::here();
    let old = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let send = move || {
        let body = json!({ "password": old.get_untracked(), "new_password": new.get_untracked() });
        act(page, "PATCH", "api/me", body, move |_| {
            old.set(String::new());
            new.set(String::new());
        });
    };
    view! {
        <FoldedForm title="page-change-password" button="page-change-password" send>
            <TextField id="old-password" label="page-password" kind="password"
                autocomplete="current-password" value=old/>
            <TextField id="new-password" label="page-new-password" kind="password"
                autocomplete="new-password" value=new/>
        </FoldedForm>
    }
}

/// Tokens with which programs act for their owner.
#[component]
pub(super) fn Tokens() -> impl IntoView {
    let page = Page::here();
    let all = RwSignal::new(Vec::<Value>::new());
    // The number and the secret of the one that has just been made.
    let made = RwSignal::new(None::<(String, String)>);
    let label = RwSignal::new(String::new());
    let load = move || {
        spawn_local(async move {
            if let Ok(answer) = page.ask("GET", "api/me/tokens", None).await {
                all.set(answer["tokens"].as_array().cloned().unwrap_or_default());
            }
        });
    };
    load();
    let make = move || {
        let body = json!({ "label": label.get_untracked() });
        act(page, "POST", "api/me/tokens", body, move |answer| {
            let secret = answer["token"].as_str().map(str::to_owned);
            made.set(secret.map(|secret| (answer["id"].to_string(), secret)));
            label.set(String::new());
            load();
        });
    };
    let void = move |id: String| {
        act(
            page,
            "DELETE",
            format!("api/me/tokens/{id}"),
            json!({}),
            move |_| {
                // A secret that opens nothing need not be copied.
                if made.with_untracked(|made| made.as_ref().is_some_and(|(made, _)| *made == id)) {
                    made.set(None);
                }
                load();
            },
        );
    };
    let row = move |token: Value| {
        let id = token["id"].to_string();
        let name = token["label"].as_str().unwrap_or_default().to_owned();
        let since = date(page, token["created_at"].as_f64().unwrap_or_default());
        let label = page.say_with("page-void-token", &[("name", name.clone().into())]);
        view! {
            <li><span>{name} " " <span class="quiet">{since}</span></span> " "
                <button type="button" on:click=move |_| void(id.clone())>{label}</button>
            </li>
        }
    };
    view! {
        <FoldedForm title="page-tokens" about="page-tokens-about" button="page-make-token" send=make>
            <ul class="token-list">{move || all.get().into_iter().map(row).collect_view()}</ul>
            <Show when=move || made.with(Option::is_some)>
                <p class="warning">
                    {page.t("page-token-once")}
                    <code>{move || made.get().map(|(_, secret)| secret)}</code>
                </p>
            </Show>
            <TextField id="token-label" label="page-token-label" value=label/>
        </FoldedForm>
    }
}
