//! What can go wrong with a request, and how it is said.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use baralho_storage::{AccountError, BadName, PlayerName, StoreError};
use baralho_words::{Words, say};

use crate::rate::TooFast;

/// Seconds to wait where nobody knows how long it will take.
const A_MOMENT: u64 = 10;

/// Why a request is refused. Programs are told a code that never changes, people a sentence in
/// their language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it, and the catalogues
pub(crate) enum Problem {
    NotSignedIn,
    /// Those who run the server do not want them here.
    Banned,
    /// Nothing new may begin.
    ReadOnly,
    /// A token may not do this: only whoever signed in.
    SessionOnly,
    WrongLogin,
    WrongPassword,
    WeakPassword,
    NameNeeded,
    NameTaken,
    BadName(BadName),
    RegisteredAlready,
    /// Only whoever has a password needs codes.
    NotRegistered,
    /// The code or the link for a forgotten password is not right, or was used.
    WrongRecovery,
    RegistrationClosed,
    /// Registration needs a code, and this is not it.
    WrongCode,
    NoGuests,
    TooManyTokens,
    BadLabel,
    NotFound,
    NotAllowed,
    WrongOrigin,
    NotJson,
    NotWebSocket,
    /// What could not be read, and why: for whoever writes a program.
    BadRequest(String),
    TooLarge,
    /// Seconds to wait.
    TooFast(u64),
    TooSlow,
    Busy,
    TooManyConnections,
    /// A name that is not this server's.
    WrongHost(String),
    /// What the tables and storage answer when asked how they are.
    Unwell {
        hub: &'static str,
        storage: &'static str,
    },
    /// Storage cannot be reached.
    Unavailable,
    Trouble,
}

impl Problem {
    /// The status, and under which key the catalogues have it: that ends with the code.
    const fn facts(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NotSignedIn => (StatusCode::UNAUTHORIZED, "http-not-signed-in"),
            Self::Banned => (StatusCode::FORBIDDEN, "http-banned"),
            Self::ReadOnly => (StatusCode::SERVICE_UNAVAILABLE, "http-read-only"),
            Self::SessionOnly => (StatusCode::FORBIDDEN, "http-session-only"),
            Self::WrongLogin => (StatusCode::UNAUTHORIZED, "http-wrong-login"),
            Self::WrongPassword => (StatusCode::FORBIDDEN, "http-wrong-password"),
            Self::WeakPassword => (StatusCode::BAD_REQUEST, "http-weak-password"),
            Self::NameNeeded => (StatusCode::BAD_REQUEST, "http-name-needed"),
            Self::NameTaken => (StatusCode::CONFLICT, "http-name-taken"),
            Self::BadName(_) => (StatusCode::BAD_REQUEST, "http-bad-name"),
            Self::RegisteredAlready => (StatusCode::CONFLICT, "http-registered-already"),
            Self::NotRegistered => (StatusCode::CONFLICT, "http-not-registered"),
            Self::WrongRecovery => (StatusCode::UNAUTHORIZED, "http-wrong-recovery"),
            Self::RegistrationClosed => (StatusCode::FORBIDDEN, "http-registration-closed"),
            Self::WrongCode => (StatusCode::FORBIDDEN, "http-wrong-code"),
            Self::NoGuests => (StatusCode::FORBIDDEN, "http-no-guests"),
            Self::TooManyTokens => (StatusCode::CONFLICT, "http-too-many-tokens"),
            Self::BadLabel => (StatusCode::BAD_REQUEST, "http-bad-label"),
            Self::NotFound => (StatusCode::NOT_FOUND, "http-not-found"),
            Self::NotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "http-not-allowed"),
            Self::WrongOrigin => (StatusCode::FORBIDDEN, "http-wrong-origin"),
            Self::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "http-not-json"),
            Self::NotWebSocket => (StatusCode::UPGRADE_REQUIRED, "http-not-websocket"),
            Self::BadRequest(_) => (StatusCode::BAD_REQUEST, "http-bad-request"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "http-too-large"),
            Self::TooFast(_) => (StatusCode::TOO_MANY_REQUESTS, "http-too-fast"),
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "http-too-slow"),
            Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, "http-busy"),
            Self::TooManyConnections => {
                (StatusCode::SERVICE_UNAVAILABLE, "http-too-many-connections")
            }
            Self::WrongHost(_) => (StatusCode::MISDIRECTED_REQUEST, "http-wrong-host"),
            Self::Unavailable | Self::Unwell { .. } => {
                (StatusCode::SERVICE_UNAVAILABLE, "http-unavailable")
            }
            Self::Trouble => (StatusCode::INTERNAL_SERVER_ERROR, "http-trouble"),
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        self.facts().0
    }

    /// The code for programs: never changes.
    pub(crate) fn code(&self) -> &'static str {
        self.facts().1.trim_start_matches("http-")
    }

    pub(crate) fn message(&self, words: &Words) -> String {
        match self {
            Self::WeakPassword => {
                let (low, high) = (super::password::SHORTEST, super::password::LONGEST);
                say!(words, "http-weak-password", low, high)
            }
            Self::BadName(BadName::Empty) => say!(words, "http-name-needed"),
            Self::BadName(BadName::TooLong) => {
                say!(words, "http-name-too-long", most = PlayerName::LONGEST)
            }
            Self::BadName(BadName::Character(character)) => {
                let number = format!("U+{:04X}", u32::from(*character));
                say!(words, "http-name-character", character = number)
            }
            Self::TooManyTokens => {
                say!(words, "http-too-many-tokens", most = super::tokens::MOST)
            }
            Self::BadLabel => say!(words, "http-bad-label", most = super::tokens::LONGEST_LABEL),
            Self::BadRequest(detail) => {
                say!(words, "http-bad-request", detail = detail.as_str())
            }
            Self::TooLarge => say!(words, "http-too-large", most = super::LARGEST_BODY),
            Self::TooFast(seconds) => say!(words, "http-too-fast", seconds = *seconds),
            Self::WrongHost(host) => say!(words, "http-wrong-host", host = host.as_str()),
            other => words.say(other.facts().1, &[]),
        }
    }

    /// The whole answer in somebody's language.
    pub(crate) fn answer(&self, words: &Words) -> Response {
        let mut body = serde_json::json!({
            "error": { "code": self.code(), "message": self.message(words) }
        });
        if let Self::Unwell { hub, storage } = self {
            body["status"] = "unwell".into();
            body["parts"] = serde_json::json!({ "hub": hub, "storage": storage });
        }
        let mut response = (self.status(), Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(
            header::CONTENT_LANGUAGE,
            HeaderValue::from_static(words.language().tag()),
        );
        let wait = match self {
            Self::TooFast(seconds) => Some(*seconds),
            Self::Busy | Self::TooManyConnections => Some(A_MOMENT),
            _ => None,
        };
        if let Some(seconds) = wait {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if *self == Self::NotSignedIn {
            headers.insert(
                header::WWW_AUTHENTICATE,
                HeaderValue::from_static("Bearer realm=\"baralho\""),
            );
        }
        response
    }
}

/// Who asked is known further out, and so is their language: there the answer is written.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        if let StoreError::Nul = error {
            return Self::BadRequest(error.to_string());
        }
        tracing::error!(%error, "storage failed");
        Self::Unavailable
    }
}

impl From<TooFast> for Problem {
    fn from(TooFast(seconds): TooFast) -> Self {
        Self::TooFast(seconds)
    }
}

impl From<AccountError> for Problem {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::NameTaken => Self::NameTaken,
            // It was there when the request began.
            AccountError::NoAccount => Self::NotSignedIn,
            AccountError::Store(error) => error.into(),
        }
    }
}

impl From<BadName> for Problem {
    fn from(bad: BadName) -> Self {
        Self::BadName(bad)
    }
}
