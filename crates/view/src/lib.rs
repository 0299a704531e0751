//! Markup in Rust, as in Leptos, that becomes calls of the page's one builder (`dom::Element`).
//!
//! Leptos gives every shape of markup a type of its own, and the compiler code for each of
//! them: half of what a browser had to load. Here every shape is a tree of one type.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use rstml::Infallible;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeElement, NodeName};
use syn::{Ident, Stmt, spanned::Spanned as _};

/// Elements, texts, `{expressions}` and components become a `Node`.
///
/// An attribute is set; `on:event` listens; `prop:name` sets a property, `class:name` a class
/// while its value is true; `inner_html` is what it says, and `key` tells it from its siblings.
/// `<Component a=x>..</Component>` calls
/// `component(x, move || ..)`: attributes in the order of the parameters, what is inside last.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    match rstml::parse2(tokens.into()) {
        Ok(nodes) => all(&nodes).into(),
        Err(error) => error.to_compile_error().into(),
    }
}

/// Several nodes as one.
fn all(nodes: &[Node]) -> TokenStream {
    let drawn: Vec<TokenStream> = nodes.iter().filter_map(node).collect();
    match drawn.as_slice() {
        [one] => quote!(crate::browser::dom::IntoNode::into_node(#one)),
        several => quote! {
            crate::browser::dom::Node::Many(::std::vec![
                #(crate::browser::dom::IntoNode::into_node(#several)),*
            ])
        },
    }
}

fn node(node: &Node) -> Option<TokenStream> {
    match node {
        Node::Element(element) if is_component(element.name()) => Some(component(element)),
        Node::Element(element) => Some(html(element)),
        Node::Text(text) => {
            let text = &text.value;
            Some(quote!(#text))
        }
        Node::RawText(text) => {
            let text = Literal::string(&text.to_string_best());
            Some(quote!(#text))
        }
        Node::Block(block) => {
            let inside = block.try_block().map(|block| block.stmts.as_slice());
            Some(if let Some([Stmt::Expr(only, None)]) = inside {
                quote!(#only)
            } else {
                quote!(#block)
            })
        }
        Node::Fragment(fragment) => Some(all(&fragment.children)),
        Node::Comment(_) | Node::Doctype(_) | Node::Custom(_) => None,
    }
}

fn is_component(name: &NodeName) -> bool {
    let NodeName::Path(path) = name else {
        return false;
    };
    let last = path.path.segments.last();
    last.is_some_and(|last| last.ident.to_string().starts_with(char::is_uppercase))
}

/// `HelpDialog` is the function `help_dialog`.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

fn component(element: &NodeElement<Infallible>) -> TokenStream {
    let NodeName::Path(path) = element.name() else {
        return TokenStream::new();
    };
    let mut path = path.path.clone();
    if let Some(last) = path.segments.last_mut() {
        last.ident = Ident::new(&snake(&last.ident.to_string()), last.ident.span());
    }
    let given = element
        .attributes()
        .iter()
        .map(|attribute| match attribute {
            NodeAttribute::Attribute(attribute) => value(attribute),
            NodeAttribute::Block(block) => quote!(#block),
        });
    let inside = (!element.children.is_empty()).then(|| {
        let children = all(&element.children);
        quote!(move || #children)
    });
    let given: Vec<TokenStream> = given.chain(inside).collect();
    quote!(#path(#(#given),*))
}

/// A name alone is a variable of that name, or what is simply so.
fn value(attribute: &KeyedAttribute) -> TokenStream {
    if let Some(value) = attribute.value() {
        return quote!(#value);
    }
    match &attribute.key {
        NodeName::Path(path) if path.path.get_ident().is_some() => quote!(#path),
        _ => quote!(true),
    }
}

fn html(element: &NodeElement<Infallible>) -> TokenStream {
    let tag = element.name().to_string();
    let span = element.name().span();
    let mut built = quote_spanned!(span=> crate::browser::dom::Element::new(#tag));
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            continue;
        };
        let name = attribute.key.to_string();
        let given = attribute
            .value()
            .map_or_else(|| quote!(true), |value| quote!(#value));
        built = if let Some(event) = name.strip_prefix("on:") {
            let listen = format_ident!("on_{}", event, span = Span::call_site());
            quote!(#built.#listen(#given))
        } else if name == "node_ref" {
            quote!(#built.known_as(#given))
        } else if name == "key" {
            quote!(#built.keyed(#given))
        } else {
            quote!(#built.set(#name, #given))
        };
    }
    for child in element.children.iter().filter_map(node) {
        built = quote!(#built.child(#child));
    }
    built
}
