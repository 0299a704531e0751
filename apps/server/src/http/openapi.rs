//! The description of the HTTP interface for programs, made from the list of routes.

use axum::Json;
use serde_json::{Map, Value, json};

use super::routes::{ROUTES, Route, Who};

pub(super) async fn serve() -> Json<Value> {
    Json(describe())
}

/// The whole description, in the format of OpenAPI 3.1.
pub(super) fn describe() -> Value {
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths
            .entry(route.path.to_owned())
            .or_insert_with(|| json!({}));
        path[route.method] = operation(route);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Baralho",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Accounts, leaderboards and records of a Baralho server. Tables are \
                played at over a WebSocket: see docs/online.md. Requests that change something \
                need the content type application/json, and an Origin of this server if they \
                come from a page. Errors have a code that never changes and a message in the \
                language of Accept-Language (pt-BR, en, it, es).",
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "__Host-baralho",
                    "description": "`baralho` over plain HTTP.",
                },
                "token": { "type": "http", "scheme": "bearer" },
            },
            "schemas": {
                "Error": schema(&json!({ "error": { "code": "not-found", "message": "..." } })),
            },
        },
    })
}

fn operation(route: &Route) -> Value {
    let error = json!({
        "description": "Refused: see the code.",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } },
    });
    let mut responses = Map::new();
    responses.insert(route.status.to_string(), success(route));
    responses.insert("default".into(), error);
    let mut operation = json!({
        "summary": route.summary,
        "parameters": parameters(route),
        "responses": responses,
        "security": match route.who {
            Who::Anybody => json!([]),
            Who::Somebody => json!([{ "cookie": [] }, { "token": [] }]),
            Who::InPerson => json!([{ "cookie": [] }]),
        },
    });
    if let Some(example) = route.request.and_then(read) {
        operation["requestBody"] = json!({
            "content": { "application/json": { "schema": schema(&example), "example": example } },
        });
    }
    operation
}

fn success(route: &Route) -> Value {
    if route.answer.is_empty() {
        return json!({ "description": "Done." });
    }
    let content = match read(route.answer).filter(|_| !route.answer.ends_with('\n')) {
        Some(example) => json!({
            "application/json": { "schema": schema(&example), "example": example },
        }),
        None => json!({
            "text/plain": { "schema": { "type": "string" }, "example": route.answer },
        }),
    };
    json!({ "description": "Done.", "content": content })
}

fn parameters(route: &Route) -> Vec<Value> {
    let in_path = route.path.split('/').filter_map(|part| {
        let name = part.strip_prefix('{')?.strip_suffix('}')?;
        Some(json!({
            "name": name, "in": "path", "required": true, "schema": { "type": "string" },
        }))
    });
    let in_query = route.query.iter().map(|(name, what)| {
        json!({ "name": name, "in": "query", "description": what, "schema": { "type": "string" } })
    });
    in_path.chain(in_query).collect()
}

fn read(text: &str) -> Option<Value> {
    serde_json::from_str(text).ok()
}

/// What the example is an example of. What is null in it may be anything.
fn schema(example: &Value) -> Value {
    match example {
        Value::Null => json!({}),
        Value::Bool(_) => json!({ "type": "boolean" }),
        Value::Number(number) if number.is_i64() => json!({ "type": "integer" }),
        Value::Number(_) => json!({ "type": "number" }),
        Value::String(_) => json!({ "type": "string" }),
        Value::Array(items) => match items.first() {
            Some(item) => json!({ "type": "array", "items": schema(item) }),
            None => json!({ "type": "array" }),
        },
        Value::Object(fields) => {
            let properties: Map<String, Value> = fields
                .iter()
                .map(|(name, value)| (name.clone(), schema(value)))
                .collect();
            json!({ "type": "object", "properties": properties })
        }
    }
}
