//! The one list of routes: the router and the documentation are made from it.

use std::sync::Arc;

use axum::{
    Router,
    routing::{MethodRouter, delete, get, patch, post},
};

use super::{
    Web, accounts, export, health, metrics, openapi, password, read, recovery, tokens, upgrade,
};

/// Who may use a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Anybody,
    /// Whoever has an account, a guest's perhaps: by cookie or by token.
    Somebody,
    /// Whoever signed in: by cookie.
    InPerson,
}

pub(super) struct Route {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) summary: &'static str,
    pub(super) who: Who,
    /// Parameters after the question mark, with what they are.
    pub(super) query: &'static [(&'static str, &'static str)],
    /// An example of the body, if it takes one.
    pub(super) request: Option<&'static str>,
    /// The status of success, with an example of the answer: JSON, or text.
    pub(super) status: u16,
    pub(super) answer: &'static str,
    handler: fn() -> MethodRouter<Arc<Web>>,
}

/// One that anybody may use, and that takes nothing.
const fn route(
    method: &'static str,
    path: &'static str,
    handler: fn() -> MethodRouter<Arc<Web>>,
) -> Route {
    Route {
        method,
        path,
        summary: "",
        who: Who::Anybody,
        query: &[],
        request: None,
        status: 200,
        answer: "",
        handler,
    }
}

impl Route {
    const fn says(self, summary: &'static str) -> Self {
        Self { summary, ..self }
    }

    const fn by(self, who: Who) -> Self {
        Self { who, ..self }
    }

    const fn asks(self, query: &'static [(&'static str, &'static str)]) -> Self {
        Self { query, ..self }
    }

    const fn takes(self, request: &'static str) -> Self {
        let request = Some(request);
        Self { request, ..self }
    }

    const fn gives(self, status: u16, answer: &'static str) -> Self {
        Self {
            status,
            answer,
            ..self
        }
    }
}

pub(super) fn all() -> Router<Arc<Web>> {
    ROUTES.iter().fold(Router::new(), |router, route| {
        router.route(route.path, (route.handler)())
    })
}

const ME: &str =
    r#"{"id":7,"name":"Ana","registered":false,"created_at":1700000000000,"insecure":true}"#;
const REGISTERED: &str =
    r#"{"id":7,"name":"Ana","registered":true,"created_at":1700000000000,"insecure":true}"#;
const PAGE: &[(&str, &str)] = &[
    ("limit", "how many at most, up to 100"),
    ("before", "the `next` of the page before"),
];
const PART: &[(&str, &str)] = &[
    ("limit", "how many at most, up to 100"),
    ("offset", "how many to leave out at the top"),
];

/// Where proxies and watchers ask whether the server is well. They are never refused.
pub(super) const HEALTH: &str = "/healthz";

pub(super) static ROUTES: &[Route] = &[
    route("post", "/api/guest", || post(accounts::guest))
        .says("Become a guest at once. Whoever is somebody already stays so (status 200).")
        .takes(r#"{"name":"Ana","language":"pt-BR"}"#)
        .gives(201, ME),
    route("post", "/api/register", || post(accounts::register))
        .says("Keep the name: a guest gets a password and keeps all else; others, a new account. \
                  With a `code` where registration needs one.")
        .takes(r#"{"name":"Ana","password":"correct horse"}"#)
        .gives(201, r#"{"id":7,"name":"Ana","registered":true,"created_at":1700000000000,"insecure":true,"recovery":["k3vf-9q2m-7xwd"]}"#),
    route("post", "/api/recover", || post(recovery::recover))
        .says("Sign in with one of the codes shown at registration, and set a new password. Each \
                  code works once; all other sessions end.")
        .takes(r#"{"name":"Ana","code":"k3vf-9q2m-7xwd","new_password":"battery staple"}"#)
        .gives(200, REGISTERED),
    route("post", "/api/reset", || post(recovery::reset))
        .says("Sign in with the token of a link that an administrator gave, and set a new password.")
        .takes(r#"{"token":"0f3a","new_password":"battery staple"}"#)
        .gives(200, REGISTERED),
    route("post", "/api/me/recovery-codes", || post(recovery::renew))
        .says("New codes for when the password is forgotten, instead of the old ones. They are \
                  shown this once.")
        .by(Who::InPerson)
        .takes(r#"{"password":"correct horse"}"#)
        .gives(201, r#"{"recovery":["k3vf-9q2m-7xwd"]}"#),
    route("post", "/api/login", || post(password::login))
        .says("Sign in.")
        .takes(r#"{"name":"Ana","password":"correct horse"}"#)
        .gives(200, REGISTERED),
    route("post", "/api/logout", || post(accounts::logout))
        .says("End this session.")
        .takes("{}")
        .gives(204, ""),
    route("post", "/api/logout-everywhere", || post(accounts::logout_everywhere))
        .says("End all sessions, void all tokens and close all connections.")
        .by(Who::InPerson)
        .takes("{}")
        .gives(204, ""),
    route("get", "/api/me", || get(accounts::me))
        .says("Who one is. `insecure`: the connection is not encrypted.")
        .by(Who::Somebody)
        .gives(200, ME),
    route("patch", "/api/me", || patch(accounts::change))
        .says("Change one's name, or with `password` and `new_password` the password, which \
                  ends all other sessions.")
        .by(Who::InPerson)
        .takes(r#"{"name":"Ana Lúcia"}"#)
        .gives(200, ME),
    route("delete", "/api/me", || delete(accounts::delete))
        .says("Delete one's account. The registered give their password.")
        .by(Who::InPerson)
        .takes(r#"{"password":"correct horse"}"#)
        .gives(204, ""),
    route("get", "/api/me/export", || get(export::export))
        .says("Everything that is stored about one, records of games included.")
        .by(Who::InPerson)
        .gives(200, r#"{"format":"baralho-export","version":1,"account":{"id":7,"name":"Ana","registered":true,"created_at":1700000000000,"seen_at":1700000000000},"ratings":[],"keys":[{"id":1,"kind":"session","label":"","created_at":1700000000000,"expires_at":1707776000000,"used_at":1700000000000}],"games":[],"said":[]}"#),
    route("get", "/api/me/games", || get(accounts::games))
        .says("One's games, latest first; `next` is null on the last page.")
        .by(Who::Somebody)
        .asks(PAGE)
        .gives(200, r#"{"games":[{"code":"3k9w2mfa7pqx","number":1,"game":"escopa","rules":{"target":"none"},"players":2,"started_at":1700000000000,"ended_at":1700000600000,"rated":true,"seats":[{"seat":0,"side":0,"name":"Ana","bot":null}],"points":[4,1],"winners":[0]}],"next":null}"#),
    route("get", "/api/me/tokens", || get(tokens::list))
        .says("One's tokens, without their secrets.")
        .by(Who::InPerson)
        .gives(200, r#"{"tokens":[{"id":2,"label":"my bot","created_at":1700000000000,"expires_at":null,"used_at":1700000000000}]}"#),
    route("post", "/api/me/tokens", || post(tokens::create))
        .says("Make a token for a program. It is shown this once; valid for ever without `days`.")
        .by(Who::InPerson)
        .takes(r#"{"label":"my bot","days":30}"#)
        .gives(201, r#"{"id":2,"label":"my bot","created_at":1700000000000,"expires_at":1702592000000,"used_at":1700000000000,"token":"baralho_0f3a"}"#),
    route("delete", "/api/me/tokens/{id}", || delete(tokens::delete))
        .says("Void a token.")
        .by(Who::InPerson)
        .gives(204, ""),
    route("get", "/api/games", || get(read::games))
        .says("The games, with what their options take, how many play, and which bots there are.")
        .gives(200, r#"{"games":[{"game":"escopa","usual_players":2,"players":[2,3,4,6],"options":[{"name":"capture","default":"fifteen","takes":null}],"bots":["random"]}]}"#),
    route("get", "/api/features", || get(read::features))
        .says("What people may do here. `registration` is `open`, `code` (a `code` must be \
                  given) or `closed`. `insecure`: the connection is not encrypted. `you`: as `/api/me` \
                  has it, or null.")
        .gives(200, r#"{"registration":"open","guests":true,"chat":true,"lobby":true,"bots":true,"insecure":true,"you":{"id":7,"name":"Ana","registered":false,"created_at":1700000000000,"insecure":true}}"#),
    route("get", "/api/leaderboards/{game}", || get(read::leaderboard))
        .says("The registered by their score in a game: rating less three times its uncertainty.")
        .asks(PART)
        .gives(200, r#"{"game":"escopa","people":[{"game":"escopa","score":8.5,"rating":27.5,"uncertainty":6.25,"games":5,"wins":4,"place":1,"name":"Ana"}]}"#),
    route("get", "/api/people/{name}", || get(read::person))
        .says("Somebody, with their ratings.")
        .gives(200, r#"{"name":"Ana","registered":true,"created_at":1700000000000,"ratings":[{"game":"escopa","score":8.5,"rating":27.5,"uncertainty":6.25,"games":5,"wins":4}]}"#),
    route("get", "/api/tables", || get(read::tables))
        .says("The public tables.")
        .gives(200, r#"{"tables":[{"table":"3k9w2mfa7pqx","setup":{"game":"escopa","rules":{},"clock":{"kind":"off"},"public":true,"spectators":true,"rated":true},"players":2,"seats":["Ana",null],"host":"Ana","phase":"waiting","watching":0,"locked":false}]}"#),
    route("get", "/api/records/{code}/{number}", || get(read::record))
        .says("The record of a match that is over, in the format of docs/records.md.")
        .gives(200, "{\"format\":\"baralho-record\",\"version\":1}\n"),
    route("get", "/ws", || get(upgrade::open))
        .says("Open a WebSocket for the tables: see docs/online.md.")
        .by(Who::Somebody)
        .gives(101, ""),
    route("get", "/api/openapi.json", || get(openapi::serve))
        .says("This description.")
        .gives(200, r#"{"openapi":"3.1.0","info":{},"paths":{},"components":{}}"#),
    route("get", HEALTH, || get(health::healthz))
        .says("Whether the tables and storage are well; 503 if not, with which of them is not.")
        .gives(200, r#"{"status":"ok"}"#),
    route("get", "/metrics", || get(metrics::serve))
        .says("Numbers in the text format of Prometheus.")
        .gives(200, "# HELP baralho_http_answers_total Answers to HTTP requests by class of status.\n"),
];
