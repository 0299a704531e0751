//! Trees in the document: put there, changed, and taken away.

use std::{cell::RefCell, mem, rc::Rc};

use reactive_graph::{effect::RenderEffect, owner::Owner};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{Document, Event, Node as DomNode};

use super::{
    super::window::Listening,
    Attr, Given, Node,
    node::{Draw, Element, Known, Listener},
};

/// Something in the document.
pub(super) enum Placed {
    Text(web_sys::Text, String),
    Element(Box<PlacedElement>),
    /// One after the other, and a place behind the last.
    Many(Vec<Placed>, web_sys::Text),
    /// What changes: as it is now.
    Live(
        #[allow(dead_code)] RenderEffect<()>,
        Rc<RefCell<Option<Placed>>>,
    ),
}

pub(super) struct PlacedElement {
    element: web_sys::Element,
    tag: &'static str,
    key: Option<String>,
    /// What was set once, to see what has changed.
    fixed: Vec<(&'static str, Attr)>,
    /// What keeps the rest up to date.
    live: Vec<RenderEffect<Attr>>,
    listening: Vec<Hearing>,
    children: Vec<Placed>,
}

/// Who listens to an event of an element: another each time it is drawn again.
struct Hearing {
    event: &'static str,
    now: Rc<RefCell<Listener>>,
    #[allow(dead_code)]
    listening: Listening,
}

fn document() -> Document {
    web_sys::window()
        .and_then(|window| window.document())
        .expect("a browser has a document")
}

/// Draws into the document, for ever.
pub(crate) fn mount_to_body(draw: impl FnOnce() -> Node) {
    let owner = Owner::new();
    let body = document().body().expect("a page has a body");
    let placed = owner.with(|| place(draw(), &body, None));
    mem::forget((owner, placed));
}

/// Opens a dialog over everything else, or closes it.
pub(crate) fn open_or_close(known: &Known, is_wanted: bool) {
    toggle(known, is_wanted, |dialog| {
        let _ = dialog.show_modal();
    });
}

/// Opens a dialog beside which everything else can be used, or closes it.
pub(crate) fn show_or_close(known: &Known, is_wanted: bool) {
    toggle(known, is_wanted, web_sys::HtmlDialogElement::show);
}

fn toggle(known: &Known, is_wanted: bool, open: fn(&web_sys::HtmlDialogElement)) {
    let known = known.borrow();
    let Some(dialog) = known.as_ref() else { return };
    let dialog: &web_sys::HtmlDialogElement = dialog.unchecked_ref();
    if is_wanted && !dialog.open() {
        open(dialog);
    } else if !is_wanted && dialog.open() {
        dialog.close();
    }
}

fn insert(node: &DomNode, parent: &DomNode, before: Option<&DomNode>) {
    let _ = parent.insert_before(node, before);
}

/// Puts a tree into the document.
fn place(node: Node, parent: &DomNode, before: Option<&DomNode>) -> Placed {
    match node {
        Node::Text(text) => {
            let placed = document().create_text_node(&text);
            insert(&placed, parent, before);
            Placed::Text(placed, text)
        }
        Node::Many(nodes) => {
            let end = document().create_text_node("");
            insert(&end, parent, before);
            let nodes = nodes.into_iter();
            Placed::Many(
                nodes.map(|node| place(node, parent, Some(&end))).collect(),
                end,
            )
        }
        Node::Element(element) => {
            let drawn = document().create_element(element.tag).expect("a good name");
            let placed = furnish(drawn, *element, Vec::new(), Vec::new(), Vec::new());
            insert(&placed.element, parent, before);
            Placed::Element(Box::new(placed))
        }
        Node::Live(draw) => {
            // Where it stands, until it has been drawn.
            let mark: DomNode = document().create_text_node("").into();
            insert(&mark, parent, before);
            let mark = Placed::Text(mark.unchecked_into(), String::new());
            live(draw, mark)
        }
    }
}

/// Draws again and again, first in place of something.
fn live(mut draw: Draw, old: Placed) -> Placed {
    let now = Rc::new(RefCell::new(Some(old)));
    let shown = Rc::clone(&now);
    let effect = RenderEffect::new(move |_: Option<()>| {
        let node = draw();
        let old = shown.borrow_mut().take();
        if let Some(old) = old {
            let new = change(old, node);
            *shown.borrow_mut() = Some(new);
        }
    });
    Placed::Live(effect, now)
}

/// Gives an element what it should have, and takes what it had and should not.
fn furnish(
    drawn: web_sys::Element,
    element: Element,
    fixed: Vec<(&'static str, Attr)>,
    mut listening: Vec<Hearing>,
    children: Vec<Placed>,
) -> PlacedElement {
    let mut set = Vec::new();
    let mut live = Vec::new();
    let mut late = Vec::new();
    for (name, given) in element.given {
        // The choice of a `select` needs its options.
        if name == "prop:value" {
            late.push((name, given));
            continue;
        }
        give(&drawn, name, given, &fixed, &mut set, &mut live);
    }
    for (event, listener) in element.listeners {
        match listening.iter().find(|listening| listening.event == event) {
            Some(listening) => *listening.now.borrow_mut() = listener,
            None => listening.push(listen(&drawn, event, listener)),
        }
    }
    let children = change_all(children, element.children, &drawn, None);
    for (name, given) in late {
        give(&drawn, name, given, &fixed, &mut set, &mut live);
    }
    for (name, _) in &fixed {
        if !set.iter().any(|(other, _)| other == name) {
            apply(&drawn, name, &Attr::None);
        }
    }
    if let Some(known) = element.known {
        *known.borrow_mut() = Some(drawn.clone());
    }
    PlacedElement {
        element: drawn,
        tag: element.tag,
        key: element.key,
        fixed: set,
        live,
        listening,
        children,
    }
}

fn give(
    drawn: &web_sys::Element,
    name: &'static str,
    given: Given,
    before: &[(&'static str, Attr)],
    set: &mut Vec<(&'static str, Attr)>,
    live: &mut Vec<RenderEffect<Attr>>,
) {
    match given {
        Given::Fixed(value) => {
            let same = before
                .iter()
                .any(|(known, was)| *known == name && *was == value);
            // People change what fields hold: that is set each time.
            if !same || name.starts_with("prop:") {
                apply(drawn, name, &value);
            }
            set.push((name, value));
        }
        Given::Live(value) => {
            let drawn = drawn.clone();
            live.push(RenderEffect::new(move |before: Option<Attr>| {
                let now = value();
                if before.as_ref() != Some(&now) {
                    apply(&drawn, name, &now);
                }
                now
            }));
            set.push((name, Attr::None));
        }
    }
}

fn listen(drawn: &web_sys::Element, event: &'static str, listener: Listener) -> Hearing {
    let now = Rc::new(RefCell::new(listener));
    let asked = Rc::clone(&now);
    let heard = Closure::<dyn Fn(Event)>::new(move |event| {
        let listener = Rc::clone(&asked.borrow());
        listener(event);
    });
    Hearing {
        event,
        now,
        listening: Listening::new(drawn.clone().into(), event, heard),
    }
}

fn apply(drawn: &web_sys::Element, name: &str, value: &Attr) {
    if let Some(property) = name.strip_prefix("prop:") {
        let value = match value {
            Attr::None => JsValue::UNDEFINED,
            Attr::Flag(flag) => JsValue::from_bool(*flag),
            Attr::Text(text) => JsValue::from_str(text),
        };
        let _ = js_sys::Reflect::set(drawn, &JsValue::from_str(property), &value);
        return;
    }
    if let Some(class) = name.strip_prefix("class:") {
        let classes = drawn.class_list();
        let _ = classes.toggle_with_force(class, *value == Attr::Flag(true));
        return;
    }
    if name == "inner_html" {
        if let Attr::Text(text) = value {
            drawn.set_inner_html(text);
        }
        return;
    }
    let _ = match value {
        Attr::None | Attr::Flag(false) => drawn.remove_attribute(name),
        Attr::Flag(true) => drawn.set_attribute(name, ""),
        Attr::Text(text) => drawn.set_attribute(name, text),
    };
}

/// Makes something that is drawn into something else, with as little change as can be: what
/// has the focus, or is being read aloud, stays.
fn change(old: Placed, new: Node) -> Placed {
    match (old, new) {
        (Placed::Text(placed, was), Node::Text(text)) => {
            if was != text {
                placed.set_data(&text);
            }
            Placed::Text(placed, text)
        }
        (Placed::Element(old), Node::Element(new)) if old.tag == new.tag && old.key == new.key => {
            let PlacedElement {
                element,
                fixed,
                live,
                listening,
                children,
                ..
            } = *old;
            drop(live);
            Placed::Element(Box::new(furnish(element, *new, fixed, listening, children)))
        }
        (Placed::Many(old, end), Node::Many(new)) => {
            let parent = end.parent_node();
            let placed = match parent {
                Some(parent) => change_all(old, new, &parent, Some(&end)),
                None => Vec::new(),
            };
            Placed::Many(placed, end)
        }
        (Placed::Live(effect, now), Node::Live(draw)) => {
            drop(effect);
            let now = now.borrow_mut().take();
            match now {
                Some(now) => live(draw, now),
                None => live(
                    draw,
                    Placed::Text(document().create_text_node(""), String::new()),
                ),
            }
        }
        (old, new) => {
            let first = old.first();
            let placed = match first.parent_node() {
                Some(parent) => place(new, &parent, Some(&first)),
                None => return old,
            };
            old.remove();
            placed
        }
    }
}

/// Makes some that are drawn into others, all inside the same element and before something.
fn change_all(
    old: Vec<Placed>,
    new: Vec<Node>,
    parent: &DomNode,
    before: Option<&DomNode>,
) -> Vec<Placed> {
    if new.iter().any(|node| key_of(node).is_some()) || old.iter().any(|old| old.key().is_some()) {
        return change_keyed(old, new, parent, before);
    }
    let mut old = old.into_iter();
    let mut placed = Vec::with_capacity(new.len());
    for node in new {
        placed.push(match old.next() {
            Some(old) => change(old, node),
            None => place(node, parent, before),
        });
    }
    old.for_each(Placed::remove);
    placed
}

/// As [`change_all`]; what has the same key stays the same, wherever it comes to stand.
fn change_keyed(
    old: Vec<Placed>,
    new: Vec<Node>,
    parent: &DomNode,
    before: Option<&DomNode>,
) -> Vec<Placed> {
    // There are few: looking through them is quick, and a map would be much code.
    let mut known: Vec<Option<Placed>> = Vec::new();
    // Where the next one belongs: before the first of those that stay and have not come up.
    let mut next: Option<DomNode> = None;
    for old in old {
        match old.key() {
            Some(key) if new.iter().any(|node| key_of(node) == Some(key)) => {
                next = next.or_else(|| Some(old.first()));
                known.push(Some(old));
            }
            _ => old.remove(),
        }
    }
    let mut next = next.or_else(|| before.cloned());
    let mut placed = Vec::with_capacity(new.len());
    // From the first to the last: so screen readers hear of them in this order.
    for node in new {
        let old = key_of(&node).and_then(|key| {
            let is_it = |old: &&mut Option<Placed>| old.as_ref().and_then(Placed::key) == Some(key);
            known.iter_mut().find(is_it)?.take()
        });
        let Some(old) = old else {
            placed.push(place(node, parent, next.as_ref()));
            continue;
        };
        let first = old.first();
        if first.is_same_node(next.as_ref()) {
            next = first.next_sibling();
        } else {
            insert(&first, parent, next.as_ref());
        }
        placed.push(change(old, node));
    }
    known.into_iter().flatten().for_each(Placed::remove);
    placed
}

fn key_of(node: &Node) -> Option<&str> {
    match node {
        Node::Element(element) => element.key.as_deref(),
        _ => None,
    }
}

impl Placed {
    fn key(&self) -> Option<&str> {
        match self {
            Self::Element(element) => element.key.as_deref(),
            _ => None,
        }
    }

    /// Where it begins.
    fn first(&self) -> DomNode {
        match self {
            Self::Text(text, _) => text.clone().into(),
            Self::Element(element) => element.element.clone().into(),
            Self::Many(placed, end) => placed
                .first()
                .map_or_else(|| end.clone().into(), Self::first),
            Self::Live(_, now) => match &*now.borrow() {
                Some(now) => now.first(),
                None => document().create_text_node("").into(),
            },
        }
    }

    /// Takes it out of the document.
    fn remove(self) {
        match self {
            Self::Text(text, _) => text.remove(),
            Self::Element(element) => element.element.remove(),
            Self::Many(placed, end) => {
                placed.into_iter().for_each(Self::remove);
                end.remove();
            }
            Self::Live(effect, now) => {
                drop(effect);
                let now = now.borrow_mut().take();
                if let Some(now) = now {
                    now.remove();
                }
            }
        }
    }
}
