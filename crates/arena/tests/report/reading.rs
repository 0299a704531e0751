//! Reading pages as strictly as XML is read.

use std::collections::BTreeSet;

/// Elements that have no end.
const VOID: [&str; 1] = ["meta"];

/// The names of a page's elements, or what is wrong with it.
pub(crate) fn elements(page: &str) -> Result<BTreeSet<String>, String> {
    let mut rest = page
        .strip_prefix("<!DOCTYPE html>\n")
        .ok_or("no document type")?;
    let mut seen = BTreeSet::new();
    let mut ids = BTreeSet::new();
    let mut open: Vec<&str> = Vec::new();
    while let Some(start) = rest.find('<') {
        let (tag, after) = rest[start + 1..]
            .split_once('>')
            .ok_or("a tag without an end")?;
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> ends what is not open"));
            }
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(format!("<{tag}> is no tag"));
        }
        if attributes.matches('"').count() % 2 != 0 {
            return Err(format!("<{tag}> has a quotation without an end"));
        }
        if let Some((_, id)) = format!(" {attributes}").split_once(" id=\"") {
            let id = id.split('"').next().unwrap_or_default();
            if !ids.insert(id.to_owned()) {
                return Err(format!("{id} names two elements"));
            }
        }
        seen.insert(name.to_owned());
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    if open.is_empty() {
        Ok(seen)
    } else {
        Err(format!("{open:?} never end"))
    }
}

#[test]
fn the_reader_of_pages_finds_what_is_wrong() {
    let page = |body: &str| format!("<!DOCTYPE html>\n<html>{body}</html>");
    assert!(elements(&page("<p id=\"a\">x</p>")).is_ok());
    for body in [
        "<p>",
        "</p>",
        "<p x=\">",
        "<i id=\"a\"></i><i id=\"a\"></i>",
        "<a<b>",
    ] {
        assert!(elements(&page(body)).is_err(), "{body}");
    }
}
