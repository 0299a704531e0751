//! Questions to the server over HTTP.

use serde_json::Value;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, Request, RequestInit, Response};

/// Why a question was not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Failed {
    /// There is no server, or it cannot be reached.
    Unreachable,
    /// It said why, in the person's language.
    Refused(String),
}

/// A file of the page, if it can be had.
pub(super) async fn file(path: &str) -> Option<String> {
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(path)).await;
    let response: Response = answer.ok()?.unchecked_into();
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await;
    text.ok()?.as_string()
}

/// Asks, with a body or without, and reads the answer as JSON.
pub(super) async fn ask(
    method: &str,
    path: &str,
    body: Option<&Value>,
    language: &str,
) -> Result<Value, Failed> {
    let text = ask_text(method, path, body, language).await?;
    Ok(serde_json::from_str(&text).unwrap_or(Value::Null))
}

/// The same with the answer as it is.
pub(super) async fn ask_text(
    method: &str,
    path: &str,
    body: Option<&Value>,
    language: &str,
) -> Result<String, Failed> {
    let unreachable = |_: JsValue| Failed::Unreachable;
    let headers = Headers::new().map_err(unreachable)?;
    headers
        .set("accept-language", language)
        .map_err(unreachable)?;
    let init = RequestInit::new();
    init.set_method(method);
    if method != "GET" {
        headers
            .set("content-type", "application/json")
            .map_err(unreachable)?;
        let body = body.map_or_else(|| "{}".to_owned(), Value::to_string);
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    let request = Request::new_with_str_and_init(path, &init).map_err(unreachable)?;
    let window = web_sys::window().ok_or(Failed::Unreachable)?;
    let answer = JsFuture::from(window.fetch_with_request(&request)).await;
    let response: Response = answer.map_err(unreachable)?.unchecked_into();
    let text = JsFuture::from(response.text().map_err(unreachable)?).await;
    let text = text.map_err(unreachable)?.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    let error: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
    match error["error"]["message"].as_str() {
        Some(message) => Err(Failed::Refused(message.to_owned())),
        None => Err(Failed::Unreachable),
    }
}
