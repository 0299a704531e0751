//! The administrators' page: plain forms, which work without scripts, by keyboard and with
//! screen readers.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use axum::{
    Form, Router,
    extract::{DefaultBodyLimit, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{Html as Page, IntoResponse, Response},
    routing::get,
};
use baralho_storage::KeyKind;
use baralho_words::{Words, say};
use data_encoding::HEXLOWER;
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::{
    LARGEST_BODY, Web,
    client::Client,
    html::Html,
    identity::{Anyone, Identity, cookie_name, cookies},
    problem::Problem,
    view::{Overview, view},
};
use crate::{
    admin::{Action, ActionError, reset_link, told, written},
    clock::now,
};

pub(super) const PATH: &str = "/admin";

/// Values and pieces are those of the other pages.
const STYLE: &str = concat!(
    include_str!("../../../web/style/tokens.css"),
    include_str!("../../../web/style/base.css"),
    include_str!("admin.css"),
);

/// What the page may do: not what it shows by itself.
const OFFERED: [&str; 17] = [
    "announce",
    "announce-off",
    "backup",
    "ban",
    "check",
    "close-table",
    "delete-account",
    "make-administrator",
    "mute",
    "read-only",
    "reset-password",
    "restore",
    "settle-report",
    "unban",
    "unmake-administrator",
    "unmute",
    "vacuum",
];

pub(super) fn routes() -> Router<Arc<Web>> {
    let limit = DefaultBodyLimit::max(LARGEST_BODY);
    let style = (
        [
            (header::CONTENT_TYPE, "text/css; charset=utf-8"),
            (header::CACHE_CONTROL, "no-cache"),
        ],
        STYLE,
    );
    Router::new()
        .route(PATH, get(show).post(act).layer(limit))
        .route("/admin.css", get(style))
}

async fn show(
    State(web): State<Arc<Web>>,
    client: Client,
    headers: HeaderMap,
    Anyone(somebody): Anyone,
) -> Result<Response, Problem> {
    let words = web.words(client.language);
    if administrator(&web, somebody).await?.is_none() {
        return Ok(turned_away(words, "admin-page-not-yours"));
    }
    whole(&web, client, &headers, None).await
}

async fn act(
    State(web): State<Arc<Web>>,
    client: Client,
    headers: HeaderMap,
    Anyone(somebody): Anyone,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let words = web.words(client.language);
    let Some(who) = administrator(&web, somebody).await? else {
        return Ok(turned_away(words, "admin-page-not-yours"));
    };
    let expected = form_secret(&headers, client);
    if expected.is_none() || fields.get("form") != expected.as_ref() {
        return Ok(turned_away(words, "admin-page-old-form"));
    }
    let name = fields.get("action").cloned().unwrap_or_default();
    let done = match wanted(&fields, &backups(&web), now()) {
        Ok(action) => web.watch.perform(action, who.account.name).await,
        Err(wrong) => Err(wrong),
    };
    let said = match done {
        Ok(mut answer) => {
            // Without a URL in the config, the one that this browser has found us at.
            let origin = headers
                .get(header::ORIGIN)
                .and_then(|name| name.to_str().ok());
            if let (Some(token), Some(origin), None) =
                (answer["token"].as_str(), origin, &web.live.get().public_url)
            {
                answer["link"] = json!(reset_link(origin, token));
            }
            told(&name, &answer, words)
        }
        Err(wrong) => wrong.explain(words),
    };
    whole(&web, client, &headers, Some(&said)).await
}

/// Whoever asks, if they are an administrator in person.
async fn administrator(web: &Web, somebody: Option<Identity>) -> Result<Option<Identity>, Problem> {
    let in_person = somebody.filter(|who| who.key.kind == KeyKind::Session);
    let Some(who) = in_person.filter(|who| web.check_ban(who.account.id).is_ok()) else {
        return Ok(None);
    };
    let id = who.account.id;
    let is_one = web.ask(move |store| store.is_administrator(id)).await?;
    Ok(is_one.then_some(who))
}

/// What forms of this session carry: no other page can know it.
fn form_secret(headers: &HeaderMap, client: Client) -> Option<String> {
    let name = cookie_name(client.is_secure);
    let (_, secret) = cookies(headers).find(|(known, _)| *known == name)?;
    let text = ["baralho administrators' forms ", secret].concat();
    Some(HEXLOWER.encode(&Sha256::digest(text)))
}

/// Where backups that are made on the page are.
fn backups(web: &Web) -> PathBuf {
    web.live.get().data.join("backups")
}

/// The names of the backups in a folder, latest first.
fn kept(backups: &Path) -> Vec<String> {
    let files = std::fs::read_dir(backups).into_iter().flatten().flatten();
    let mut names: Vec<String> = files
        .filter_map(|file| file.file_name().into_string().ok())
        .filter(|name| name.ends_with(".sqlite"))
        .collect();
    names.sort_unstable_by(|a, b| b.cmp(a));
    names
}

/// The action that a form stands for. What is left empty is not said. Backups are in a folder of
/// the server's own, whatever a form says.
fn wanted(
    fields: &BTreeMap<String, String>,
    backups: &Path,
    now: i64,
) -> Result<Action, ActionError> {
    let mut object = Map::new();
    for (name, text) in fields {
        let text = text.trim();
        let value = match name.as_str() {
            "form" | "file" | "sure" | "backup" => continue,
            _ if text.is_empty() => continue,
            "days" | "id" => text
                .parse::<i64>()
                .map_or_else(|_| json!(text), |n| json!(n)),
            "on" => json!(text == "true"),
            _ => json!(text),
        };
        object.insert(name.clone(), value);
    }
    let name = object.get("action").and_then(Value::as_str);
    if !name.is_some_and(|name| OFFERED.contains(&name)) {
        let detail = format!("expected one of {}", OFFERED.join(", "));
        return Err(ActionError::BadAction { detail });
    }
    if matches!(name, Some("delete-account" | "restore")) && !fields.contains_key("sure") {
        let detail = "expected a tick for what cannot be undone".to_owned();
        return Err(ActionError::BadAction { detail });
    }
    let file = match name {
        Some("backup") => {
            // If it cannot be made, writing into it says why.
            let _ = std::fs::create_dir_all(backups);
            Some(format!(
                "{}-{now}.sqlite",
                written(now).replace([' ', ':'], "-")
            ))
        }
        Some("restore") => {
            let named = fields.get("backup").cloned().unwrap_or_default();
            if !kept(backups).contains(&named) {
                return Err(ActionError::BadFile { file: named });
            }
            Some(named)
        }
        _ => None,
    };
    if let Some(file) = file {
        let file = backups.join(file).to_string_lossy().into_owned();
        object.insert("file".to_owned(), file.into());
    }
    Action::read(Value::Object(object).to_string().as_bytes())
}

/// The page, with what came of the last form.
async fn whole(
    web: &Web,
    client: Client,
    headers: &HeaderMap,
    said: Option<&str>,
) -> Result<Response, Problem> {
    let now = now();
    let seen = web.ask(move |store| Overview::look(store, now)).await?;
    let words = web.words(client.language);
    let secret = form_secret(headers, client).unwrap_or_default();
    let page = view(&seen, words, &secret, &kept(&backups(web)), said);
    Ok(with_referrer(StatusCode::OK, page))
}

fn turned_away(words: &Words, key: &str) -> Response {
    let title = say!(words, "admin-page-title");
    let page = Html::page(words.language().tag(), &title, |html| {
        html.element("section", &[("class", "panel turned-away")], |html| {
            html.tagged("h1", &title);
            html.tagged("p", &words.say(key, &[]));
            html.element("a", &[("class", "button main"), ("href", "/")], |html| {
                html.text(&say!(words, "admin-page-back"));
            });
        });
    });
    with_referrer(StatusCode::FORBIDDEN, page)
}

/// Browsers say where a form is from only if its page lets them.
fn with_referrer(status: StatusCode, page: String) -> Response {
    let policy = HeaderValue::from_static("same-origin");
    (status, [(header::REFERRER_POLICY, policy)], Page(page)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_stands_for_an_action_that_the_page_offers() {
        let folder = tempfile::tempdir().expect("a folder");
        let form = |fields: &[(&str, &str)]| {
            let fields = fields.iter();
            let fields = fields.map(|(name, text)| ((*name).into(), (*text).into()));
            wanted(&fields.collect(), folder.path(), 0)
        };
        let ban = [
            ("form", "x"),
            ("action", "ban"),
            ("name", " Ana "),
            ("addresses", ""),
            ("days", "3"),
        ];
        assert_eq!(
            form(&ban),
            Ok(Action::Ban {
                name: Some("Ana".into()),
                addresses: None,
                days: Some(3),
                reason: None
            })
        );
        let on = form(&[("action", "read-only"), ("on", "true")]);
        assert_eq!(on, Ok(Action::ReadOnly { on: true }));
        assert!(form(&[("action", "mute"), ("name", "Ana"), ("days", "many")]).is_err());
        let backup = form(&[("action", "backup"), ("file", "/etc/passwd")]);
        let Ok(Action::Backup { file }) = backup else {
            panic!("{backup:?}");
        };
        assert_eq!(Path::new(&file).parent(), Some(folder.path()));
        let made = folder.path().join("monday.sqlite");
        std::fs::write(&made, "").expect("a file");
        let restore = |backup, sure| {
            let file = ("file", "/tmp/x");
            form(&[
                ("action", "restore"),
                ("backup", backup),
                (sure, "on"),
                file,
            ])
        };
        assert_eq!(
            restore("monday.sqlite", "sure"),
            Ok(Action::Restore { file: made })
        );
        assert!(restore("monday.sqlite", "unsure").is_err());
        for strange in ["../monday.sqlite", "/tmp/x", "", "monday", "tuesday.sqlite"] {
            assert!(restore(strange, "sure").is_err(), "{strange}");
        }
        assert!(form(&[("action", "delete-account"), ("name", "Ana")]).is_err());
        for name in ["audit", "nonsense", ""] {
            assert!(form(&[("action", name), ("name", "Ana"), ("file", "/tmp/x")]).is_err());
        }
    }
}
