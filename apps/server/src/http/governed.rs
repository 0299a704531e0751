//! Who may not come in, and what may not be done, as those who run the server decided.

use std::sync::Arc;

use axum::{
    extract::{MatchedPath, Request, State},
    http::Method,
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{Web, client::Client, problem::Problem};

/// Lets a request pass if nobody decided otherwise.
pub(super) async fn obey(State(web): State<Arc<Web>>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let door = path.and_then(|path| Door::of(request.method(), path.as_str()));
    let client = request.extensions().get::<Client>().copied();
    if let Some((door, client)) = door.zip(client) {
        let headers = request.headers().clone();
        if let Err(problem) = check(&web, door, client, &headers).await {
            return problem.into_response();
        }
    }
    next.run(request).await
}

/// What is of interest here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Door {
    /// To become somebody new.
    Guest,
    /// To be let in under a name that is kept.
    Register,
    /// To be let in.
    Enter,
    /// To change or delete an account.
    Change,
}

impl Door {
    fn of(method: &Method, path: &str) -> Option<Self> {
        match (method.as_str(), path) {
            ("POST", "/api/guest") => Some(Self::Guest),
            ("POST", "/api/register") => Some(Self::Register),
            ("POST", "/api/login" | "/api/recover" | "/api/reset") | ("GET", "/ws") => {
                Some(Self::Enter)
            }
            ("PATCH" | "DELETE", "/api/me") => Some(Self::Change),
            _ => None,
        }
    }
}

async fn check(
    web: &Web,
    door: Door,
    client: Client,
    headers: &axum::http::HeaderMap,
) -> Result<(), Problem> {
    let governing = web.watch.governing();
    let is_entering = door != Door::Change;
    if is_entering && governing.bans_address(client.address) {
        return Err(Problem::Banned);
    }
    let is_new = matches!(door, Door::Guest | Door::Register);
    let concerns_somebody = is_entering && !governing.banned.is_empty();
    let somebody = if concerns_somebody || (is_new && governing.read_only) {
        web.identify(headers, client).await?
    } else {
        None
    };
    if let Some(who) = somebody.as_ref().filter(|_| is_entering) {
        web.check_ban(who.account.id)?;
    }
    // Whoever is somebody already stays who they are: nothing is written for them.
    let is_nothing_new = door == Door::Enter || (door == Door::Guest && somebody.is_some());
    if governing.read_only && !is_nothing_new {
        return Err(Problem::ReadOnly);
    }
    Ok(())
}

impl Web {
    /// Whether somebody may be here.
    pub(super) fn check_ban(&self, account: i64) -> Result<(), Problem> {
        if self.watch.governing().banned.contains(&account) {
            Err(Problem::Banned)
        } else {
            Ok(())
        }
    }
}
