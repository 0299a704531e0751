//! From Fluent to what [`Words`](crate::Words) read. Our catalogues use a small part of Fluent,
//! and the program knows no more than that: everything else is refused here.

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{
        Entry, Expression, InlineExpression, NamedArgument, Pattern, PatternElement, Variant,
        VariantKey,
    },
    parser,
    unicode::unescape_unicode_to_string,
};

use crate::marks::{END, FEMININE, LAST, MASCULINE, NAME, NEXT, SELECT, VALUE, is_mark};

/// Names of plural forms that none of our languages has for the numbers we say, or that are
/// always the last.
const OTHER_PLURALS: [&str; 5] = ["zero", "two", "few", "many", "other"];

/// Begins a group of messages that the page does not say, and so need not load.
const NOT_IN_THE_PAGE: &str = "page: no";

/// Compiled messages, and attributes as `key.attribute`, by their keys.
pub(crate) type Messages = BTreeMap<String, Compiled>;

#[derive(Debug)]
pub(crate) struct Compiled {
    pub(crate) pattern: String,
    pub(crate) is_in_page: bool,
}

/// Takes in the messages of one file.
pub(crate) fn compile(messages: &mut Messages, text: &str) -> Result<(), String> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        errors.join("; ")
    })?;
    let mut is_in_page = true;
    for entry in resource.body {
        match entry {
            // Such a comment is about all messages as far as the next one.
            Entry::GroupComment(comment) => {
                is_in_page = comment.content.first() != Some(&NOT_IN_THE_PAGE);
            }
            Entry::Message(message) => {
                let id = message.id.name;
                let value = message.value.ok_or_else(|| format!("{id} says nothing"))?;
                add(messages, id.to_owned(), &value, is_in_page)?;
                for attribute in message.attributes {
                    let key = format!("{id}.{}", attribute.id.name);
                    add(messages, key, &attribute.value, is_in_page)?;
                }
            }
            Entry::Term(term) => return Err(format!("-{}: no terms here", term.id.name)),
            Entry::Junk { content } => return Err(format!("cannot be read: {}", content.trim())),
            Entry::Comment(_) | Entry::ResourceComment(_) => {}
        }
    }
    Ok(())
}

/// Messages as one text, in the order in which they are looked up.
pub(crate) fn joined(messages: &Messages, is_wanted: fn(&Compiled) -> bool) -> String {
    let mut text = String::new();
    for (key, message) in messages.iter().filter(|(_, message)| is_wanted(message)) {
        text.push_str(key);
        text.push(NAME);
        text.push_str(&message.pattern);
        text.push(END);
    }
    text
}

fn add(
    messages: &mut Messages,
    key: String,
    value: &Pattern<&str>,
    is_in_page: bool,
) -> Result<(), String> {
    let mut compiled = String::new();
    pattern(&mut compiled, value).map_err(|error| format!("{key}: {error}"))?;
    if messages.contains_key(&key) {
        return Err(format!("{key} is there twice"));
    }
    let message = Compiled {
        pattern: compiled,
        is_in_page,
    };
    messages.insert(key, message);
    Ok(())
}

fn pattern(compiled: &mut String, pattern: &Pattern<&str>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => push(compiled, value)?,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => placeable(compiled, inline)?,
                Expression::Select { selector, variants } => select(compiled, selector, variants)?,
            },
        }
    }
    Ok(())
}

fn push(compiled: &mut String, text: &str) -> Result<(), String> {
    if text.contains(is_mark) {
        return Err(format!("there is a control character in {text:?}"));
    }
    compiled.push_str(text);
    Ok(())
}

fn named(compiled: &mut String, mark: char, name: &str) {
    compiled.push(mark);
    compiled.push_str(name);
    compiled.push(NAME);
}

fn placeable(compiled: &mut String, inline: &InlineExpression<&str>) -> Result<(), String> {
    match inline {
        InlineExpression::StringLiteral { value } => {
            push(compiled, &unescape_unicode_to_string(value))?;
        }
        InlineExpression::VariableReference { id } => named(compiled, VALUE, id.name),
        InlineExpression::FunctionReference { id, arguments } if id.name == "SPELL" => {
            let [InlineExpression::VariableReference { id }] = &arguments.positional[..] else {
                return Err("SPELL takes one value".to_owned());
            };
            named(compiled, gender(&arguments.named)?, id.name);
        }
        other => return Err(format!("this is not understood: {other:?}")),
    }
    Ok(())
}

fn gender(arguments: &[NamedArgument<&str>]) -> Result<char, String> {
    match arguments {
        [] => Ok(MASCULINE),
        [
            NamedArgument {
                name,
                value: InlineExpression::StringLiteral { value },
            },
        ] if name.name == "gender" => match *value {
            "masculine" => Ok(MASCULINE),
            "feminine" => Ok(FEMININE),
            other => Err(format!("SPELL knows no gender {other}")),
        },
        _ => Err("SPELL takes a gender and nothing else".to_owned()),
    }
}

fn select(
    compiled: &mut String,
    selector: &InlineExpression<&str>,
    variants: &[Variant<&str>],
) -> Result<(), String> {
    let InlineExpression::VariableReference { id } = selector else {
        return Err("only a value can be selected on".to_owned());
    };
    named(compiled, SELECT, id.name);
    let (last, others) = variants.split_last().ok_or("nothing to select from")?;
    if !last.default {
        return Err(format!("the default of ${} must come last", id.name));
    }
    for variant in others {
        match &variant.key {
            VariantKey::Identifier { name } if OTHER_PLURALS.contains(name) => {
                return Err(format!("[{name}] would never be chosen"));
            }
            VariantKey::NumberLiteral { value } if value.parse::<i64>().is_err() => {
                return Err(format!("[{value}] is not a whole number"));
            }
            VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key } => {
                compiled.push_str(key);
            }
        }
        compiled.push(NAME);
        pattern(compiled, &variant.value)?;
        compiled.push(NEXT);
    }
    compiled.push(NAME);
    pattern(compiled, &last.value)?;
    compiled.push(LAST);
    Ok(())
}
