//! Trees of what is drawn, before they are in the document.

use std::{cell::RefCell, rc::Rc};

use super::super::signal::{Memo, RwSignal, Signal};
use wasm_bindgen::JsCast as _;
use web_sys::{Event, KeyboardEvent, MouseEvent, SubmitEvent};

use super::{Given, IntoGiven};

/// Something drawn.
pub(crate) enum Node {
    /// A text; an empty one stands for nothing.
    Text(String),
    /// An element.
    Element(Box<Element>),
    /// One after the other.
    Many(Vec<Node>),
    /// What changes.
    Live(Draw),
}

/// Draws something, again whenever what it looks at has changed.
pub(crate) type Draw = Box<dyn FnMut() -> Node>;

/// Hears of events.
pub(crate) type Listener = Rc<dyn Fn(Event)>;

/// An element.
pub(crate) struct Element {
    pub(super) tag: &'static str,
    /// Tells it from its siblings, wherever it stands among them.
    pub(super) key: Option<String>,
    pub(super) given: Vec<(&'static str, Given)>,
    pub(super) listeners: Vec<(&'static str, Listener)>,
    pub(super) children: Vec<Node>,
    /// Is told where it is.
    pub(super) known: Option<Known>,
}

/// Where an element is in the document.
pub(crate) type Known = Rc<RefCell<Option<web_sys::Element>>>;

// Only pointers go from call to call: that is the least code, and there are hundreds of calls.
#[allow(clippy::unnecessary_box_returns)]
impl Element {
    /// An empty one.
    #[inline(never)]
    pub(crate) fn new(tag: &'static str) -> Box<Self> {
        Box::new(Self {
            tag,
            key: None,
            given: Vec::new(),
            listeners: Vec::new(),
            children: Vec::new(),
            known: None,
        })
    }

    /// Sets an attribute, a property (`prop:`), a class (`class:`), or all that is inside
    /// (`inner_html`).
    pub(crate) fn set(self: Box<Self>, name: &'static str, value: impl IntoGiven) -> Box<Self> {
        self.give(name, value.into_given())
    }

    #[inline(never)]
    fn give(mut self: Box<Self>, name: &'static str, given: Given) -> Box<Self> {
        self.given.push((name, given));
        self
    }

    /// Puts something inside, after what is there.
    pub(crate) fn child(self: Box<Self>, child: impl IntoNode) -> Box<Self> {
        self.push(child.into_node())
    }

    #[inline(never)]
    fn push(mut self: Box<Self>, child: Node) -> Box<Self> {
        self.children.push(child);
        self
    }

    /// Tells it from its siblings: it stays the same wherever it comes to stand among them.
    pub(crate) fn keyed(mut self: Box<Self>, key: String) -> Box<Self> {
        self.key = Some(key);
        self
    }

    /// Lets others know where it is.
    pub(crate) fn known_as(mut self: Box<Self>, known: Known) -> Box<Self> {
        self.known = Some(known);
        self
    }

    #[inline(never)]
    fn listen(mut self: Box<Self>, event: &'static str, listener: Listener) -> Box<Self> {
        self.listeners.push((event, listener));
        self
    }
}

macro_rules! events {
    ($($on:ident $name:literal $event:ty),* $(,)?) => {
        #[allow(clippy::unnecessary_box_returns)]
        impl Element { $(
            /// Hears of an event.
            pub(crate) fn $on(self: Box<Self>, hear: impl Fn($event) + 'static) -> Box<Self> {
                self.listen($name, Rc::new(move |event: Event| hear(event.unchecked_into())))
            }
        )* }
    };
}

events![
    on_click "click" MouseEvent,
    on_change "change" Event,
    on_input "input" Event,
    on_submit "submit" SubmitEvent,
    on_keydown "keydown" KeyboardEvent,
    on_close "close" Event,
];

/// What can be drawn.
pub(crate) trait IntoNode {
    /// As it is drawn.
    fn into_node(self) -> Node;

    /// The same, in the words of Leptos.
    fn into_any(self) -> Node
    where
        Self: Sized,
    {
        self.into_node()
    }
}

impl IntoNode for Node {
    fn into_node(self) -> Node {
        self
    }
}

impl IntoNode for Box<Element> {
    fn into_node(self) -> Node {
        Node::Element(self)
    }
}

impl IntoNode for () {
    fn into_node(self) -> Node {
        Node::Text(String::new())
    }
}

impl IntoNode for String {
    fn into_node(self) -> Node {
        Node::Text(self)
    }
}

impl IntoNode for &str {
    fn into_node(self) -> Node {
        Node::Text(self.to_owned())
    }
}

impl<T: IntoNode> IntoNode for Option<T> {
    fn into_node(self) -> Node {
        self.map_or_else(|| ().into_node(), IntoNode::into_node)
    }
}

impl<T: IntoNode> IntoNode for Vec<T> {
    fn into_node(self) -> Node {
        Node::Many(self.into_iter().map(IntoNode::into_node).collect())
    }
}

impl IntoNode for Draw {
    fn into_node(self) -> Node {
        Node::Live(self)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl IntoNode for $number {
            fn into_node(self) -> Node {
                Node::Text(self.to_string())
            }
        }
    )* };
}
numbers!(i64, usize, u32, u64, i32);

impl<F, T> IntoNode for F
where
    F: Fn() -> T + 'static,
    T: IntoNode,
{
    fn into_node(self) -> Node {
        Node::Live(Box::new(move || self().into_node()))
    }
}

macro_rules! signals {
    ($($signal:ident),*) => { $(
        impl<T: IntoNode + Clone + Send + Sync + 'static> IntoNode for $signal<T> {
            fn into_node(self) -> Node {
                Node::Live(Box::new(move || self.get().into_node()))
            }
        }
    )* };
}
signals!(Signal, RwSignal, Memo);

/// All of some, one after the other.
pub(crate) trait CollectView {
    /// As one.
    fn collect_view(self) -> Node;
}

impl<I: IntoIterator<Item = T>, T: IntoNode> CollectView for I {
    fn collect_view(self) -> Node {
        Node::Many(self.into_iter().map(IntoNode::into_node).collect())
    }
}

/// Shows something while a condition holds. It is not drawn anew while that does not change.
pub(crate) fn when(on: Signal<bool>, children: impl Fn() -> Node + 'static) -> Node {
    show(move || on.get(), || ().into_node(), children)
}

/// Shows one thing while a condition holds, and another while not.
pub(crate) fn show(
    on: impl Fn() -> bool + Send + Sync + 'static,
    otherwise: impl Fn() -> Node + 'static,
    children: impl Fn() -> Node + 'static,
) -> Node {
    either(Box::new(on), Box::new(otherwise), Box::new(children))
}

/// One type of conditions and of what is drawn: the compiler writes it once.
fn either(
    on: Box<dyn Fn() -> bool + Send + Sync>,
    otherwise: Box<dyn Fn() -> Node>,
    children: Box<dyn Fn() -> Node>,
) -> Node {
    let on = Memo::new(on);
    Node::Live(Box::new(
        move || if on.get() { children() } else { otherwise() },
    ))
}

/// One for each of some things; those with the same key stay where they are drawn.
pub(crate) fn each<C: IntoIterator<Item = T>, T, K: ToString, N: IntoNode>(
    things: impl Fn() -> C + 'static,
    key: impl Fn(&T) -> K + 'static,
    draw: impl Fn(T) -> N + 'static,
) -> Node {
    Node::Live(Box::new(move || {
        let drawn = things().into_iter().map(|thing| {
            let key = key(&thing).to_string();
            match draw(thing).into_node() {
                Node::Element(mut element) => {
                    element.key = Some(key);
                    Node::Element(element)
                }
                other => other,
            }
        });
        Node::Many(drawn.collect())
    }))
}
