//! What can go wrong with a request, and how it is said.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use baralho_storage::{AccountError, BadName, PlayerName, StoreError};
use baralho_words::{Words, say};

/// Seconds to wait where nobody knows how long it will take.
const A_MOMENT: u64 = 10;

/// Why a request is refused. Programs are told a code that never changes, people a sentence in
/// their language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it, and the catalogues
pub enum Problem {
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
    /// A bug.
    Trouble,
}

impl Problem {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotSignedIn | Self::WrongLogin | Self::WrongRecovery => StatusCode::UNAUTHORIZED,
            Self::SessionOnly
            | Self::WrongPassword
            | Self::WrongOrigin
            | Self::RegistrationClosed
            | Self::WrongCode
            | Self::NoGuests
            | Self::Banned => StatusCode::FORBIDDEN,
            Self::NameTaken
            | Self::RegisteredAlready
            | Self::NotRegistered
            | Self::TooManyTokens => StatusCode::CONFLICT,
            Self::ReadOnly => StatusCode::SERVICE_UNAVAILABLE,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::NotWebSocket => StatusCode::UPGRADE_REQUIRED,
            Self::WeakPassword
            | Self::NameNeeded
            | Self::BadName(_)
            | Self::BadLabel
            | Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooFast(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Busy | Self::Unavailable | Self::TooManyConnections | Self::Unwell { .. } => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::WrongHost(_) => StatusCode::MISDIRECTED_REQUEST,
            Self::Trouble => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The code for programs: never changes.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::NotSignedIn => "not-signed-in",
            Self::Banned => "banned",
            Self::ReadOnly => "read-only",
            Self::SessionOnly => "session-only",
            Self::WrongLogin => "wrong-login",
            Self::WrongPassword => "wrong-password",
            Self::WeakPassword => "weak-password",
            Self::NameNeeded => "name-needed",
            Self::NameTaken => "name-taken",
            Self::BadName(_) => "bad-name",
            Self::RegisteredAlready => "registered-already",
            Self::NotRegistered => "not-registered",
            Self::WrongRecovery => "wrong-recovery",
            Self::RegistrationClosed => "registration-closed",
            Self::WrongCode => "wrong-code",
            Self::NoGuests => "no-guests",
            Self::TooManyTokens => "too-many-tokens",
            Self::BadLabel => "bad-label",
            Self::NotFound => "not-found",
            Self::NotAllowed => "not-allowed",
            Self::WrongOrigin => "wrong-origin",
            Self::NotJson => "not-json",
            Self::NotWebSocket => "not-websocket",
            Self::BadRequest(_) => "bad-request",
            Self::TooLarge => "too-large",
            Self::TooFast(_) => "too-fast",
            Self::TooSlow => "too-slow",
            Self::Busy => "busy",
            Self::TooManyConnections => "too-many-connections",
            Self::WrongHost(_) => "wrong-host",
            Self::Unavailable | Self::Unwell { .. } => "unavailable",
            Self::Trouble => "trouble",
        }
    }

    /// What people are told.
    pub(crate) fn message(&self, words: &Words) -> String {
        match self {
            Self::NotSignedIn => say!(words, "http-not-signed-in"),
            Self::Banned => say!(words, "http-banned"),
            Self::ReadOnly => say!(words, "http-read-only"),
            Self::SessionOnly => say!(words, "http-session-only"),
            Self::WrongLogin => say!(words, "http-wrong-login"),
            Self::WrongPassword => say!(words, "http-wrong-password"),
            Self::WeakPassword => {
                let (low, high) = (super::password::SHORTEST, super::password::LONGEST);
                say!(words, "http-weak-password", low = low, high = high)
            }
            Self::NameNeeded | Self::BadName(BadName::Empty) => say!(words, "http-name-needed"),
            Self::NameTaken => say!(words, "http-name-taken"),
            Self::BadName(BadName::TooLong) => {
                say!(words, "http-name-too-long", most = PlayerName::LONGEST)
            }
            Self::BadName(BadName::Character(character)) => {
                let number = format!("U+{:04X}", u32::from(*character));
                say!(words, "http-name-character", character = number)
            }
            Self::RegisteredAlready => say!(words, "http-registered-already"),
            Self::NotRegistered => say!(words, "http-not-registered"),
            Self::WrongRecovery => say!(words, "http-wrong-recovery"),
            Self::RegistrationClosed => say!(words, "http-registration-closed"),
            Self::WrongCode => say!(words, "http-wrong-code"),
            Self::NoGuests => say!(words, "http-no-guests"),
            Self::TooManyTokens => {
                say!(words, "http-too-many-tokens", most = super::tokens::MOST)
            }
            Self::BadLabel => say!(words, "http-bad-label", most = super::tokens::LONGEST_LABEL),
            Self::NotFound => say!(words, "http-not-found"),
            Self::NotAllowed => say!(words, "http-not-allowed"),
            Self::WrongOrigin => say!(words, "http-wrong-origin"),
            Self::NotJson => say!(words, "http-not-json"),
            Self::NotWebSocket => say!(words, "http-not-websocket"),
            Self::BadRequest(detail) => {
                say!(words, "http-bad-request", detail = detail.as_str())
            }
            Self::TooLarge => say!(words, "http-too-large", most = super::LARGEST_BODY),
            Self::TooFast(seconds) => say!(words, "http-too-fast", seconds = *seconds),
            Self::TooSlow => say!(words, "http-too-slow"),
            Self::Busy => say!(words, "http-busy"),
            Self::TooManyConnections => say!(words, "http-too-many-connections"),
            Self::WrongHost(host) => say!(words, "http-wrong-host", host = host.as_str()),
            Self::Unavailable | Self::Unwell { .. } => say!(words, "http-unavailable"),
            Self::Trouble => say!(words, "http-trouble"),
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
