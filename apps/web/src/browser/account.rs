//! Who one is for the server, and one's data.

use super::prelude::*;
use serde_json::{Value, json};

use super::small::{effect, live, sig, when};
use super::{
    focus,
    history::date,
    page::{Page, person},
    replay::save,
};
use crate::route::Route;

pub(super) fn account(page: Page) -> Node {
    let signed = move || page.me.with(|me| me.as_ref().is_some_and(|me| !me.guest));
    let insecure = RwSignal::new(false);
    let codes = RwSignal::new(Vec::<String>::new());
    let registration = RwSignal::new("open".to_owned());
    spawn_local(async move {
        if let Ok(features) = page.ask("GET", "api/features".into(), None).await
            && let Some(kind) = features["registration"].as_str()
        {
            registration.set(kind.to_owned());
            insecure.set(features["insecure"] == Value::Bool(true));
        }
    });
    // Nobody else's codes stay to be read.
    effect(move || {
        if page.me.with(Option::is_none) {
            codes.set(Vec::new());
        }
    });
    view! {
        <h1>{page.t("page-account")}</h1>
        <When on=sig(move || insecure.get())>
            <p class="trouble">{page.t("page-insecure")}</p>
        </When>
        <p>{live(move || (match page.me.get() {
            Some(me) if me.guest => page.say_with("page-you-guest", &[("name", me.name.into())]),
            Some(me) => page.say_with("page-you-are", &[("name", me.name.into())]),
            None => page.say("page-you-nobody"),
        }).into_any())}</p>
        <When on=sig(move || !codes.with(Vec::is_empty))>{recovery(page, codes)}</When>
        <When on=sig(move || page.me.with(Option::is_some))>{rename(page)}</When>
        <When on=sig(move || !signed() && registration.with(|kind| kind != "closed"))>
            {register(page, registration, codes)}
        </When>
        <When on=sig(move || !signed())>
            {login(page)}
            {forgotten(page)}
        </When>
        <When on=sig(move || page.me.with(Option::is_some))>{data(page)}</When>
        <When on=sig(signed)>
            {password(page)}
            {new_codes(page, codes)}
            {tokens(page)}
        </When>
        <When on=sig(move || page.me.with(Option::is_some))>
            {leave(page)}
            {delete(page)}
        </When>
    }
}

/// Does something at the server, then says how it went.
fn act(
    page: Page,
    method: &'static str,
    path: String,
    body: Value,
    then: impl FnOnce(Value) + 'static,
) {
    page.notice.set(None);
    spawn_local(async move {
        match page.ask(method, path, Some(body)).await {
            Ok(answer) => {
                then(answer);
                let text = page.say("page-done");
                page.said.polite(text.clone());
                page.notice.set(Some(text));
            }
            Err(why) => {
                page.said.at_once(why.clone());
                page.notice.set(Some(why));
            }
        }
    });
}

/// Somebody else from now on: the connection is made anew.
fn became(page: Page, me: Option<&Value>) {
    page.online().close();
    page.me.set(me.and_then(person));
}

fn input(
    page: Page,
    id: &'static str,
    key: &'static str,
    kind: &'static str,
    complete: &'static str,
    value: RwSignal<String>,
) -> Node {
    view! {
        <div class="field">
            <label for=id>{page.t(key)}</label>
            <input id=id type=kind autocomplete=complete required prop:value=value
                on:input=move |event| value.set(event_target_value(&event))/>
        </div>
    }
}

/// A field that begins with what one is called, and again when one has become somebody else.
fn own_name(page: Page) -> RwSignal<String> {
    let name = RwSignal::new(String::new());
    effect(move || {
        let own = page.me.with(|me| me.as_ref().map(|me| me.name.clone()));
        name.set(own.unwrap_or_default());
    });
    name
}

fn rename(page: Page) -> Node {
    let name = own_name(page);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "name": name.get_untracked() });
        act(page, "PATCH", "api/me".into(), body, move |me| {
            became(page, Some(&me));
        });
    };
    view! {
        <form class="card-form" on:submit=send>
            {input(page, "new-name", "page-name", "text", "nickname", name)}
            <button type="submit">{page.t("page-rename")}</button>
        </form>
    }
}

fn register(page: Page, registration: RwSignal<String>, codes: RwSignal<Vec<String>>) -> Node {
    let name = own_name(page);
    let password = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let needs_code = move || registration.with(|kind| kind == "code");
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let mut body =
            json!({ "name": name.get_untracked(), "password": password.get_untracked() });
        if needs_code() {
            body["code"] = code.get_untracked().into();
        }
        act(page, "POST", "api/register".into(), body, move |me| {
            became(page, Some(&me));
            show(codes, &me);
        });
    };
    view! {
        <form class="card-form" on:submit=send>
            <h2>{page.t("page-register")}</h2>
            <p class="quiet">{page.t("page-register-about")}</p>
            {input(page, "register-name", "page-name", "text", "username", name)}
            {input(page, "register-password", "page-password", "password", "new-password", password)}
            <When on=sig(needs_code)>
                {input(page, "register-code", "page-registration-code", "text", "off", code)}
            </When>
            <button type="submit" class="main">{page.t("page-register")}</button>
        </form>
    }
}

fn login(page: Page) -> Node {
    let name = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "name": name.get_untracked(), "password": password.get_untracked() });
        act(page, "POST", "api/login".into(), body, move |me| {
            became(page, Some(&me));
        });
    };
    view! {
        <form class="card-form" on:submit=send>
            <h2>{page.t("page-login")}</h2>
            <p class="quiet">{page.t("page-login-about")}</p>
            {input(page, "login-name", "page-name", "text", "username", name)}
            {input(page, "login-password", "page-password", "password", "current-password", password)}
            <button type="submit" class="main">{page.t("page-login")}</button>
        </form>
    }
}

/// Shows the codes that open an account once, as the server gave them: nobody shall miss them.
fn show(codes: RwSignal<Vec<String>>, answer: &Value) {
    let given = answer["recovery"].as_array().cloned().unwrap_or_default();
    let given = given.iter().filter_map(Value::as_str);
    codes.set(given.map(str::to_owned).collect());
    request_animation_frame(|| focus::on("#recovery-title"));
}

/// Shows codes for when the password is forgotten, until their owner has them.
fn recovery(page: Page, codes: RwSignal<Vec<String>>) -> Node {
    view! {
        <section class="card-form" aria-labelledby="recovery-title">
            <h2 id="recovery-title" tabindex="-1">{page.t("page-recovery")}</h2>
            <p>{page.t("page-recovery-about")}</p>
            <ul class="plain-list">
                {live(move || (codes.get().into_iter().map(|code| view! {
                    <li><code>{code}</code></li>
                }).collect_view()).into_any())}
            </ul>
            <button type="button" on:click=move |_| codes.set(Vec::new())>{page.t("page-recovery-kept")}</button>
        </section>
    }
}

fn new_codes(page: Page, codes: RwSignal<Vec<String>>) -> Node {
    let password = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "password": password.get_untracked() });
        act(
            page,
            "POST",
            "api/me/recovery-codes".into(),
            body,
            move |answer| {
                password.set(String::new());
                show(codes, &answer);
            },
        );
    };
    view! {
        <details class="card-form">
            <summary>{page.t("page-new-codes")}</summary>
            <form on:submit=send>
                <p>{page.t("page-new-codes-about")}</p>
                {input(page, "codes-password", "page-password", "password", "current-password", password)}
                <button type="submit">{page.t("page-new-codes")}</button>
            </form>
        </details>
    }
}

/// A new password, by a link that an administrator gave.
pub(super) fn reset(page: Page, token: String) -> Node {
    let new = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "token": token.clone(), "new_password": new.get_untracked() });
        act(page, "POST", "api/reset".into(), body, move |me| {
            became(page, Some(&me));
            page.go(Route::Account);
        });
    };
    view! {
        <h1>{page.t("page-reset")}</h1>
        <form class="card-form" on:submit=send>
            <p>{page.t("page-reset-about")}</p>
            {input(page, "reset-password", "page-new-password", "password", "new-password", new)}
            <button type="submit" class="main">{page.t("page-change-password")}</button>
        </form>
    }
}

/// A new password, by a code.
fn forgotten(page: Page) -> Node {
    let name = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "name": name.get_untracked(), "code": code.get_untracked(), "new_password": new.get_untracked() });
        act(page, "POST", "api/recover".into(), body, move |me| {
            became(page, Some(&me));
        });
    };
    view! {
        <details class="card-form">
            <summary>{page.t("page-forgotten")}</summary>
            <form on:submit=send>
                <p>{page.t("page-forgotten-about")}</p>
                {input(page, "forgotten-name", "page-name", "text", "username", name)}
                {input(page, "forgotten-code", "page-recovery-code", "text", "off", code)}
                {input(page, "forgotten-password", "page-new-password", "password", "new-password", new)}
                <button type="submit">{page.t("page-change-password")}</button>
            </form>
        </details>
    }
}

fn data(page: Page) -> Node {
    let export = move |_| {
        page.notice.set(None);
        spawn_local(async move {
            match page.ask("GET", "api/me/export".into(), None).await {
                Ok(all) => {
                    let me = page.me.get_untracked();
                    let name = me.map(|me| me.name).unwrap_or_default();
                    save(&["baralho", "account", &name], "json", &format!("{all:#}"));
                }
                Err(why) => page.notice.set(Some(why)),
            }
        });
    };
    view! {
        <p class="row">
            <a class="button" href=Route::History.to_string()>{page.t("page-history")}</a>
            <button type="button" on:click=export>{page.t("page-export")}</button>
        </p>
    }
}

fn password(page: Page) -> Node {
    let old = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "password": old.get_untracked(), "new_password": new.get_untracked() });
        act(page, "PATCH", "api/me".into(), body, move |_| {
            old.set(String::new());
            new.set(String::new());
        });
    };
    view! {
        <form class="card-form" on:submit=send>
            <h2>{page.t("page-change-password")}</h2>
            {input(page, "old-password", "page-password", "password", "current-password", old)}
            {input(page, "new-password", "page-new-password", "password", "new-password", new)}
            <button type="submit">{page.t("page-change-password")}</button>
        </form>
    }
}

fn tokens(page: Page) -> Node {
    let all = RwSignal::new(Vec::<Value>::new());
    // Its number and its secret.
    let fresh = RwSignal::new(None::<(String, String)>);
    let label = RwSignal::new(String::new());
    let load = move || {
        spawn_local(async move {
            if let Ok(answer) = page.ask("GET", "api/me/tokens".into(), None).await {
                all.set(answer["tokens"].as_array().cloned().unwrap_or_default());
            }
        });
    };
    load();
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "label": label.get_untracked() });
        act(page, "POST", "api/me/tokens".into(), body, move |made| {
            let secret = made["token"].as_str().map(str::to_owned);
            fresh.set(secret.map(|secret| (made["id"].to_string(), secret)));
            label.set(String::new());
            load();
        });
    };
    view! {
        <form class="card-form" on:submit=make>
            <h2>{page.t("page-tokens")}</h2>
            <p class="quiet">{page.t("page-tokens-about")}</p>
            <ul class="plain-list">
                {live(move || (all.get().into_iter().map(|token| {
                    let id = token["id"].to_string();
                    let name = token["label"].as_str().unwrap_or_default().to_owned();
                    let made = date(page, token["created_at"].as_f64().unwrap_or_default());
                    let void = page.say_with("page-void-token", &[("name", name.clone().into())]);
                    view! {
                        <li>{name} " " <span class="quiet">{made}</span> " "
                            <button type="button" on:click=move |_| {
                                let gone = id.clone();
                                act(page, "DELETE", format!("api/me/tokens/{id}"), json!({}), move |_| {
                                    // A secret that opens nothing need not be copied.
                                    fresh.update(|fresh| fresh.take_if(|(id, _)| *id == gone).map_or((), |_| ()));
                                    load();
                                });
                            }>{void}</button>
                        </li>
                    }
                }).collect_view()).into_any())}
            </ul>
            <When on=sig(move || fresh.with(Option::is_some))>
                <p>{page.t("page-token-once")} <code>{live(move || (fresh.get().map(|(_, secret)| secret)).into_any())}</code></p>
            </When>
            {input(page, "token-label", "page-token-label", "text", "off", label)}
            <button type="submit">{page.t("page-make-token")}</button>
        </form>
    }
}

fn leave(page: Page) -> Node {
    let out = move |path: &'static str| {
        act(page, "POST", path.into(), json!({}), move |_| {
            became(page, None);
        });
    };
    view! {
        <p class="row">
            <button type="button" on:click=move |_| out("api/logout")>{page.t("page-logout")}</button>
            <button type="button" on:click=move |_| out("api/logout-everywhere")>
                {page.t("page-logout-everywhere")}
            </button>
        </p>
    }
}

fn delete(page: Page) -> Node {
    let guest = move || page.me.with(|me| me.as_ref().is_some_and(|me| me.guest));
    let password = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = if guest() {
            json!({})
        } else {
            json!({ "password": password.get_untracked() })
        };
        act(page, "DELETE", "api/me".into(), body, move |_| {
            became(page, None);
        });
    };
    view! {
        <details class="card-form">
            <summary>{page.t("page-delete")}</summary>
            <form on:submit=send>
                <p>{page.t("page-delete-about")}</p>
                <When on=sig(move || !guest())>
                    {input(page, "delete-password", "page-password", "password", "current-password", password)}
                </When>
                <button type="submit" class="danger">{page.t("page-delete")}</button>
            </form>
        </details>
    }
}
