//! The one list of routes: the router and the documentation are made from it.

use std::sync::Arc;

use axum::{
    Router,
    routing::{MethodRouter, delete, get, patch, post},
};

use super::{
    Web, accounts, export, health, login, metrics, openapi, read, recovery, tokens, upgrade,
};

/// Who may use a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Anybody.
    Anybody,
    /// Whoever has an account, a guest's perhaps: by cookie or by token.
    Somebody,
    /// Whoever signed in: by cookie.
    InPerson,
}

/// A route with its documentation.
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

/// One that anybody may read.
const ROUTE: Route = Route {
    method: "get",
    path: "",
    summary: "",
    who: Who::Anybody,
    query: &[],
    request: None,
    status: 200,
    answer: "",
    handler: MethodRouter::new,
};

/// All routes in a router.
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
    Route {
        method: "post",
        path: "/api/guest",
        summary: "Become a guest at once. Whoever is somebody already stays so (status 200).",
        request: Some(r#"{"name":"Ana","language":"pt-BR"}"#),
        status: 201,
        answer: ME,
        handler: || post(accounts::guest),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/register",
        summary: "Keep the name: a guest gets a password and keeps all else; others, a new account. \
                  With a `code` where registration needs one.",
        request: Some(r#"{"name":"Ana","password":"correct horse"}"#),
        status: 201,
        answer: r#"{"id":7,"name":"Ana","registered":true,"created_at":1700000000000,"insecure":true,"recovery":["k3vf-9q2m-7xwd"]}"#,
        handler: || post(accounts::register),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/recover",
        summary: "Sign in with one of the codes shown at registration, and set a new password. Each \
                  code works once; all other sessions end.",
        request: Some(r#"{"name":"Ana","code":"k3vf-9q2m-7xwd","new_password":"battery staple"}"#),
        answer: REGISTERED,
        handler: || post(recovery::recover),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/reset",
        summary: "Sign in with the token of a link that an administrator gave, and set a new password.",
        request: Some(r#"{"token":"0f3a","new_password":"battery staple"}"#),
        answer: REGISTERED,
        handler: || post(recovery::reset),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/me/recovery-codes",
        summary: "New codes for when the password is forgotten, instead of the old ones. They are \
                  shown this once.",
        who: Who::InPerson,
        request: Some(r#"{"password":"correct horse"}"#),
        status: 201,
        answer: r#"{"recovery":["k3vf-9q2m-7xwd"]}"#,
        handler: || post(recovery::renew),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/login",
        summary: "Sign in.",
        request: Some(r#"{"name":"Ana","password":"correct horse"}"#),
        answer: REGISTERED,
        handler: || post(login::login),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/logout",
        summary: "End this session.",
        request: Some("{}"),
        status: 204,
        handler: || post(accounts::logout),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/logout-everywhere",
        summary: "End all sessions, void all tokens and close all connections.",
        who: Who::InPerson,
        request: Some("{}"),
        status: 204,
        handler: || post(accounts::logout_everywhere),
        ..ROUTE
    },
    Route {
        path: "/api/me",
        summary: "Who one is. `insecure`: the connection is not encrypted.",
        who: Who::Somebody,
        answer: ME,
        handler: || get(accounts::me),
        ..ROUTE
    },
    Route {
        method: "patch",
        path: "/api/me",
        summary: "Change one's name, or with `password` and `new_password` the password, which \
                  ends all other sessions.",
        who: Who::InPerson,
        request: Some(r#"{"name":"Ana Lúcia"}"#),
        answer: ME,
        handler: || patch(accounts::change),
        ..ROUTE
    },
    Route {
        method: "delete",
        path: "/api/me",
        summary: "Delete one's account. The registered give their password.",
        who: Who::InPerson,
        request: Some(r#"{"password":"correct horse"}"#),
        status: 204,
        handler: || delete(accounts::delete),
        ..ROUTE
    },
    Route {
        path: "/api/me/export",
        summary: "Everything that is stored about one, records of games included.",
        who: Who::InPerson,
        answer: r#"{"format":"baralho-export","version":1,"account":{"id":7,"name":"Ana","registered":true,"created_at":1700000000000,"seen_at":1700000000000},"ratings":[],"keys":[{"id":1,"kind":"session","label":"","created_at":1700000000000,"expires_at":1707776000000,"used_at":1700000000000}],"games":[],"said":[]}"#,
        handler: || get(export::export),
        ..ROUTE
    },
    Route {
        path: "/api/me/games",
        summary: "One's games, latest first; `next` is null on the last page.",
        who: Who::Somebody,
        query: PAGE,
        answer: r#"{"games":[{"code":"3k9w2mfa7pqx","number":1,"game":"escopa","rules":{"target":"none"},"players":2,"started_at":1700000000000,"ended_at":1700000600000,"rated":true,"seats":[{"seat":0,"side":0,"name":"Ana","bot":null}],"points":[4,1],"winners":[0]}],"next":null}"#,
        handler: || get(accounts::games),
        ..ROUTE
    },
    Route {
        path: "/api/me/tokens",
        summary: "One's tokens, without their secrets.",
        who: Who::InPerson,
        answer: r#"{"tokens":[{"id":2,"label":"my bot","created_at":1700000000000,"expires_at":null,"used_at":1700000000000}]}"#,
        handler: || get(tokens::list),
        ..ROUTE
    },
    Route {
        method: "post",
        path: "/api/me/tokens",
        summary: "Make a token for a program. It is shown this once; valid for ever without `days`.",
        who: Who::InPerson,
        request: Some(r#"{"label":"my bot","days":30}"#),
        status: 201,
        answer: r#"{"id":2,"label":"my bot","created_at":1700000000000,"expires_at":1702592000000,"used_at":1700000000000,"token":"baralho_0f3a"}"#,
        handler: || post(tokens::create),
        ..ROUTE
    },
    Route {
        method: "delete",
        path: "/api/me/tokens/{id}",
        summary: "Void a token.",
        who: Who::InPerson,
        status: 204,
        handler: || delete(tokens::delete),
        ..ROUTE
    },
    Route {
        path: "/api/games",
        summary: "The games, with what their options take, how many play, and which bots there are.",
        answer: r#"{"games":[{"game":"escopa","usual_players":2,"players":[2,3,4,6],"options":[{"name":"capture","default":"fifteen","takes":null}],"bots":["random"]}]}"#,
        handler: || get(read::games),
        ..ROUTE
    },
    Route {
        path: "/api/features",
        summary: "What people may do here. `registration` is `open`, `code` (a `code` must be \
                  given) or `closed`. `insecure`: the connection is not encrypted. `you`: as `/api/me` \
                  has it, or null.",
        answer: r#"{"registration":"open","guests":true,"chat":true,"lobby":true,"bots":true,"insecure":true,"you":{"id":7,"name":"Ana","registered":false,"created_at":1700000000000,"insecure":true}}"#,
        handler: || get(read::features),
        ..ROUTE
    },
    Route {
        path: "/api/leaderboards/{game}",
        summary: "The registered by their score in a game: rating less three times its uncertainty.",
        query: PART,
        answer: r#"{"game":"escopa","people":[{"game":"escopa","score":8.5,"rating":27.5,"uncertainty":6.25,"games":5,"wins":4,"place":1,"name":"Ana"}]}"#,
        handler: || get(read::leaderboard),
        ..ROUTE
    },
    Route {
        path: "/api/people/{name}",
        summary: "Somebody, with their ratings.",
        answer: r#"{"name":"Ana","registered":true,"created_at":1700000000000,"ratings":[{"game":"escopa","score":8.5,"rating":27.5,"uncertainty":6.25,"games":5,"wins":4}]}"#,
        handler: || get(read::person),
        ..ROUTE
    },
    Route {
        path: "/api/tables",
        summary: "The public tables.",
        answer: r#"{"tables":[{"table":"3k9w2mfa7pqx","setup":{"game":"escopa","rules":{},"clock":{"kind":"off"},"public":true,"spectators":true,"rated":true},"players":2,"seats":["Ana",null],"host":"Ana","phase":"waiting","watching":0,"locked":false}]}"#,
        handler: || get(read::tables),
        ..ROUTE
    },
    Route {
        path: "/api/records/{code}/{number}",
        summary: "The record of a match that is over, in the format of docs/records.md.",
        answer: "{\"format\":\"baralho-record\",\"version\":1}\n",
        handler: || get(read::record),
        ..ROUTE
    },
    Route {
        path: "/ws",
        summary: "Open a WebSocket for the tables: see docs/online.md.",
        who: Who::Somebody,
        status: 101,
        handler: || get(upgrade::open),
        ..ROUTE
    },
    Route {
        path: "/api/openapi.json",
        summary: "This description.",
        answer: r#"{"openapi":"3.1.0","info":{},"paths":{},"components":{}}"#,
        handler: || get(openapi::serve),
        ..ROUTE
    },
    Route {
        path: HEALTH,
        summary: "Whether the tables and storage are well; 503 if not, with which of them is not.",
        answer: r#"{"status":"ok"}"#,
        handler: || get(health::healthz),
        ..ROUTE
    },
    Route {
        path: "/metrics",
        summary: "Numbers in the text format of Prometheus.",
        answer: "# HELP baralho_http_answers_total Answers to HTTP requests by class of status.\n",
        handler: || get(metrics::serve),
        ..ROUTE
    },
];
