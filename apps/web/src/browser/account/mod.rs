//! Who one is for the server, and one's data.

mod profile;
mod secrets;

use leptos::{prelude::*, task::spawn_local};
use serde_json::{Value, json};

use self::{
    profile::{LastGames, Ratings, Who},
    secrets::{Forgotten, NewCodes, Password, RecoveryCodes, Tokens, show_codes},
};
use super::{
    forms::{TextField, on_submit},
    icon::{Icon, icon},
    page::{Page, Server, person},
    plight::Plight,
    replay::save,
};

pub(super) use self::secrets::Reset;

/// Who one is for the server, and what one can do about it.
#[component]
pub(super) fn Account() -> impl IntoView {
    let page = Page::here();
    let is_known = move || page.me.with(Option::is_some);
    let is_registered = move || page.me.with(|me| me.as_ref().is_some_and(|me| !me.guest));
    let insecure = RwSignal::new(false);
    let codes = RwSignal::new(Vec::<String>::new());
    let registration = RwSignal::new("open".to_owned());
    spawn_local(async move {
        if let Ok(features) = page.ask("GET", "api/features", None).await
            && let Some(kind) = features["registration"].as_str()
        {
            registration.set(kind.to_owned());
            insecure.set(features["insecure"] == Value::Bool(true));
        }
    });
    // Nobody else's codes stay to be read.
    Effect::new(move |_| {
        if !is_known() {
            codes.set(Vec::new());
        }
    });
    let may_register = move || !is_registered() && registration.with(|kind| kind != "closed");
    view! {
        <Show when=move || page.server.get() == Server::None>
            <Plight cards="QH ?" title=page.t("page-account") about=page.t("page-no-server")>
                <a class="button main" href="#/">{page.t("page-choose-game")}</a>
            </Plight>
        </Show>
        <Who/>
        <Show when=move || insecure.get()>
            <p class="warning">{icon(Icon::Lock)}<span>{page.t("page-insecure")}</span></p>
        </Show>
        <Show when=move || !codes.with(Vec::is_empty)><RecoveryCodes codes/></Show>
        <div class="cols two">
            <Show when=may_register><Register registration codes/></Show>
            <Show when=move || !is_registered()>
                <div class="col"><Login/><section class="panel folds"><Forgotten/></section></div>
            </Show>
            <Show when=is_registered>
                <div class="col"><Ratings/><LastGames/></div>
            </Show>
            <Show when=is_known>
                <div class="col">
                    <Data/>
                    <section class="panel folds">
                        <h2>{page.t("page-account-manage")}</h2>
                        <Rename/>
                        <Show when=is_registered>
                            <Password/>
                            <NewCodes codes/>
                            <Tokens/>
                            <LeaveEverywhere/>
                        </Show>
                        <Delete/>
                    </section>
                </div>
            </Show>
        </div>
    }
}

/// Does something at the server, then says how it went.
fn act(
    page: Page,
    method: &'static str,
    path: impl Into<String> + 'static,
    body: Value,
    then: impl FnOnce(Value) + 'static,
) {
    page.notice.set(None);
    spawn_local(async move {
        match page.ask(method, path, Some(body)).await {
            Ok(answer) => {
                then(answer);
                page.tell(page.say("page-done"));
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
    page.online.close();
    page.me.set(me.and_then(person));
}

/// A form that is folded away until somebody wants it.
#[component]
fn FoldedForm(
    title: &'static str,
    #[prop(optional)] about: Option<&'static str>,
    button: &'static str,
    #[prop(optional)] class: &'static str,
    send: impl Fn() + 'static,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <details>
            <summary>{page.t(title)}</summary>
            <form class="form" on:submit=on_submit(send)>
                {about.map(|about| view! { <p class="quiet">{page.t(about)}</p> })}
                {children.map(|children| children())}
                <button type="submit" class=class>{page.t(button)}</button>
            </form>
        </details>
    }
}

/// A field that begins with what one is called, and again when one has become somebody else.
fn own_name(page: Page) -> RwSignal<String> {
    let name = RwSignal::new(String::new());
    Effect::new(move |_| {
        let own = page.me.with(|me| me.as_ref().map(|me| me.name.clone()));
        name.set(own.unwrap_or_default());
    });
    name
}

#[component]
fn Rename() -> impl IntoView {
    let page = Page::here();
    let name = own_name(page);
    let send = move || {
        let body = json!({ "name": name.get_untracked() });
        act(page, "PATCH", "api/me", body, move |me| {
            became(page, Some(&me));
        });
    };
    view! {
        <FoldedForm title="page-rename" button="page-rename" send>
            <TextField id="new-name" label="page-name" autocomplete="nickname" value=name/>
        </FoldedForm>
    }
}

#[component]
fn Register(registration: RwSignal<String>, codes: RwSignal<Vec<String>>) -> impl IntoView {
    let page = Page::here();
    let name = own_name(page);
    let password = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let needs_code = move || registration.with(|kind| kind == "code");
    let send = move || {
        let mut body =
            json!({ "name": name.get_untracked(), "password": password.get_untracked() });
        if needs_code() {
            body["code"] = code.get_untracked().into();
        }
        act(page, "POST", "api/register", body, move |me| {
            became(page, Some(&me));
            show_codes(codes, &me);
        });
    };
    view! {
        <form class="panel form" on:submit=on_submit(send)>
            <h2>{page.t("page-register")}</h2>
            <p class="quiet">{page.t("page-register-about")}</p>
            <TextField id="register-name" label="page-name" autocomplete="username" value=name/>
            <TextField id="register-password" label="page-password" kind="password"
                autocomplete="new-password" value=password/>
            <Show when=needs_code>
                <TextField id="register-code" label="page-registration-code" value=code/>
            </Show>
            <button type="submit" class="main">{page.t("page-register")}</button>
        </form>
    }
}

#[component]
fn Login() -> impl IntoView {
    let page = Page::here();
    let name = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let send = move || {
        let body = json!({ "name": name.get_untracked(), "password": password.get_untracked() });
        act(page, "POST", "api/login", body, move |me| {
            became(page, Some(&me));
        });
    };
    view! {
        <form class="panel form" on:submit=on_submit(send)>
            <h2>{page.t("page-login")}</h2>
            <p class="quiet">{page.t("page-login-about")}</p>
            <TextField id="login-name" label="page-name" autocomplete="username" value=name/>
            <TextField id="login-password" label="page-password" kind="password"
                autocomplete="current-password" value=password/>
            <button type="submit">{page.t("page-login")}</button>
        </form>
    }
}

/// One's games, and everything that the server knows of one.
#[component]
fn Data() -> impl IntoView {
    let page = Page::here();
    let export = move |_| {
        page.notice.set(None);
        spawn_local(async move {
            match page.ask("GET", "api/me/export", None).await {
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
        <section class="panel">
            <h2>{page.t("page-your-data")}</h2>
            <p class="quiet">{page.t("page-export-about")}</p>
            <p><button type="button" on:click=export>{page.t("page-export")}</button></p>
        </section>
    }
}

/// Goes away from here, or from everywhere.
fn leave(page: Page, path: &'static str) {
    act(page, "POST", path, json!({}), move |_| became(page, None));
}

#[component]
fn LeaveEverywhere() -> impl IntoView {
    let page = Page::here();
    let send = move || leave(page, "api/logout-everywhere");
    view! {
        <FoldedForm title="page-logout-everywhere" about="page-logout-everywhere-about"
            button="page-logout-everywhere" send/>
    }
}

#[component]
fn Delete() -> impl IntoView {
    let page = Page::here();
    let has_password = move || !page.me.with(|me| me.as_ref().is_some_and(|me| me.guest));
    let password = RwSignal::new(String::new());
    let send = move || {
        let body = if has_password() {
            json!({ "password": password.get_untracked() })
        } else {
            json!({})
        };
        act(page, "DELETE", "api/me", body, move |_| became(page, None));
    };
    view! {
        <FoldedForm title="page-delete" about="page-delete-about" button="page-delete"
            class="danger" send>
            <Show when=has_password>
                <TextField id="delete-password" label="page-password" kind="password"
                    autocomplete="current-password" value=password/>
            </Show>
        </FoldedForm>
    }
}
