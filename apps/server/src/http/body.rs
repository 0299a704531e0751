//! Bodies of requests: JSON of a bounded size, with errors of ours.

use std::sync::Arc;

use axum::{
    body::to_bytes,
    extract::{FromRequest, FromRequestParts, Request, rejection::QueryRejection},
    http::request::Parts,
};
use serde::de::DeserializeOwned;

use super::{LARGEST_BODY, Web, problem::Problem};

/// A body of JSON. An empty one is an empty object.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Web>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &Arc<Web>) -> Result<Self, Problem> {
        let bytes = to_bytes(request.into_body(), LARGEST_BODY).await;
        let bytes = bytes.map_err(|_| Problem::TooLarge)?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        // Where an object is expected, serde would also take a list of its values.
        if text.trim_ascii_start().first() == Some(&b'[') {
            return Err(bad(&"found a list, expected an object"));
        }
        let read = serde_json::from_slice(text);
        read.map(Self).map_err(|error| bad(&error))
    }
}

/// What comes after the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Web>> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Problem> {
        let read = axum::extract::Query::<T>::from_request_parts(parts, web).await;
        let read = read.map_err(|error: QueryRejection| bad(&error))?;
        Ok(Self(read.0))
    }
}

fn bad(error: &dyn std::fmt::Display) -> Problem {
    const LONGEST: usize = 200;
    let text = error.to_string();
    Problem::BadRequest(
        text.chars()
            .take(LONGEST)
            .flat_map(char::escape_debug)
            .collect(),
    )
}
