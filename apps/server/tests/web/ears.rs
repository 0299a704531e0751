//! What a screen reader is given: what is said, and the tree of what is there.

use serde_json::{Value, json};

use crate::{alone::open_with, screen::Screen};

#[test]
fn the_opening_is_heard_and_keys_lead_where_they_say() {
    at_page!(server, screen, Desktop);
    open_with(&mut screen, &json!({}), "");
    screen.begin("escopa");
    screen.wait("document.querySelector('.status.mine')");
    screen.settle();
    let heard = screen.heard();
    let table = heard.iter().find(|text| text.starts_with("Table: "));
    let table = table
        .unwrap_or_else(|| panic!("no table in {heard:?}"))
        .clone();
    assert!(!table.contains(';'), "{table}");
    if table == heard[heard.len() - 3] {
        assert_eq!(screen.said("c"), [table]);
    }
    // Cards are dealt, and single keys reach the game at once.
    assert!(screen.holds("document.activeElement.matches('[role=application] .hand .card')"));
    screen.key("b");
    assert!(screen.holds("document.activeElement.matches('.table-cards .card')"));
    screen.key("k");
    assert!(screen.holds("document.activeElement.matches('.hand .card')"));
    screen.expect_no_complaints();
}

/// What assistive technology is told: a line for everything that has a role, deeper things further
/// to the right.
pub(crate) fn ax_tree(screen: &mut Screen, selector: &str) -> Vec<String> {
    let found = screen.browser.call(
        "Runtime.evaluate",
        &json!({ "expression": format!("document.querySelector({})", json!(selector)) }),
    );
    let object = &found["result"]["objectId"];
    let described = screen
        .browser
        .call("DOM.describeNode", &json!({ "objectId": object }));
    let root = described["node"]["backendNodeId"].clone();
    screen.browser.call("Accessibility.enable", &json!({}));
    let tree = screen
        .browser
        .call("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().expect("nodes").clone();
    let begin = nodes.iter().find(|node| node["backendDOMNodeId"] == root);
    let mut lines = Vec::new();
    if let Some(begin) = begin {
        describe(&nodes, begin, "", 0, &mut lines);
    }
    lines
}

fn describe(nodes: &[Value], node: &Value, above: &str, depth: usize, lines: &mut Vec<String>) {
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let (role, name) = (text(&node["role"]), text(&node["name"]));
    // What only repeats the name of what it is in says nothing.
    let silent = node["ignored"] == true
        || [
            "generic",
            "none",
            "InlineTextBox",
            "ListMarker",
            "LineBreak",
        ]
        .contains(&&*role)
        || role == "StaticText" && name == above;
    let mut deeper = depth;
    if !silent {
        let mut line = format!("{}{role} {name:?}", "  ".repeat(depth));
        let description = text(&node["description"]);
        if !description.is_empty() {
            line = format!("{line} ({description})");
        }
        lines.push(line);
        deeper += 1;
    }
    for child in node["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = nodes.iter().find(|node| node["nodeId"] == *child) {
            describe(nodes, child, &name, deeper, lines);
        }
    }
}

/// The table as assistive technology finds it. Single keys reach the game in here, so everything
/// that can be done is in here; and a word on screen readers comes with it.
#[test]
fn the_table_is_an_application_to_screen_readers_and_says_how_its_keys_are_reached() {
    at_page!(server, screen, Desktop);
    let mut all = Vec::new();
    for (game, kept) in [
        ("escopa", include_str!("kept/escopa.json")),
        ("buraco", include_str!("kept/buraco.json")),
        ("rouba-montes", include_str!("kept/rouba-montes.json")),
    ] {
        open_with(&mut screen, &json!({}), "");
        screen.store("baralho-table", kept);
        screen.open("#/play");
        screen.wait("document.querySelector('.status.mine')");
        screen.settle();
        let tree = ax_tree(&mut screen, "[role=application]");
        assert!(tree[0].starts_with("application "), "{tree:?}");
        assert!(tree[0].contains("focus mode"), "{tree:?}");
        all.push(format!("== {game}\n{}\n", tree.join("\n")));
        // Its log is text to be read, and not a part of it.
        assert!(screen.holds("!document.querySelector('.log').closest('[role=application]')"));
    }
    let all = all.concat();
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/heard/tree.en.txt");
    if std::env::var_os("BARALHO_HEARD").is_some() {
        std::fs::write(&file, &all).expect("a transcript can be kept");
    }
    let golden = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(
        all, golden,
        "if it should be so, run again with BARALHO_HEARD=1"
    );
    screen.expect_no_complaints();
}
