//! A language's catalogue as the tests see it: which messages there are, and which
//! values each of them takes.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// Values that carry grammar: a language that does not need them leaves them out.
const GRAMMAR: [&str; 2] = ["gender", "sound"];
/// The functions that messages may call.
const FUNCTIONS: [&str; 1] = ["SPELL"];

/// What one message, or one attribute as `key.attribute`, is made of.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    /// The values it takes.
    pub(crate) values: BTreeSet<String>,
    /// The messages it is made of.
    pub(crate) messages: BTreeSet<String>,
}

/// The messages of a language, with what was wrong on the way.
#[derive(Debug, Default)]
pub(crate) struct Catalogue {
    pub(crate) messages: BTreeMap<String, Parts>,
    pub(crate) mistakes: Vec<String>,
}

impl Catalogue {
    /// Takes in one file.
    pub(crate) fn read(&mut self, file: &str, text: &str) {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err(both) => both,
        };
        for error in errors {
            self.mistakes.push(format!("{file}: {error}"));
        }
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    if let Some(value) = &message.value {
                        self.add(file, message.id.name, value);
                    } else {
                        self.mistakes
                            .push(format!("{file}: {} says nothing", message.id.name));
                    }
                    for attribute in &message.attributes {
                        let key = format!("{}.{}", message.id.name, attribute.id.name);
                        self.add(file, &key, &attribute.value);
                    }
                }
                Entry::Term(term) => {
                    self.add(file, &format!("-{}", term.id.name), &term.value);
                }
                Entry::Junk { content } => {
                    self.mistakes
                        .push(format!("{file}: cannot be read: {}", content.trim()));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }

    fn add(&mut self, file: &str, key: &str, pattern: &Pattern<&str>) {
        let mut parts = Parts::default();
        self.pattern(&mut parts, pattern);
        if self.messages.insert(key.to_owned(), parts).is_some() {
            self.mistakes.push(format!("{file}: {key} is there twice"));
        }
    }

    fn pattern(&mut self, parts: &mut Parts, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(parts, expression);
            }
        }
    }

    fn expression(&mut self, parts: &mut Parts, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(parts, inline),
            Expression::Select { selector, variants } => {
                self.inline(parts, selector);
                for variant in variants {
                    self.pattern(parts, &variant.value);
                }
            }
        }
    }

    fn inline(&mut self, parts: &mut Parts, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                parts.values.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if !FUNCTIONS.contains(&id.name) {
                    self.mistakes
                        .push(format!("there is no function {}", id.name));
                }
                self.arguments(parts, arguments);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                parts.messages.insert(reference(id.name, attribute));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                parts.messages.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(parts, arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(parts, expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, parts: &mut Parts, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(parts, argument);
        }
        for argument in &arguments.named {
            self.inline(parts, &argument.value);
        }
    }

    /// All values a message takes, those of the messages inside it included.
    pub(crate) fn values(&self, key: &str) -> BTreeSet<String> {
        let mut values = BTreeSet::new();
        let mut waiting = vec![key.to_owned()];
        let mut seen = BTreeSet::new();
        while let Some(key) = waiting.pop() {
            let Some(parts) = self.messages.get(&key) else {
                continue;
            };
            if seen.insert(key.clone()) {
                // A term takes its values from whoever names it, not from the program.
                if !key.starts_with('-') {
                    values.extend(parts.values.iter().cloned());
                }
                waiting.extend(parts.messages.iter().cloned());
            }
        }
        values
    }

    /// The keys a program can say: terms are the language's own affair.
    pub(crate) fn keys(&self) -> BTreeSet<&str> {
        let keys = self.messages.keys().map(String::as_str);
        keys.filter(|key| !key.starts_with('-')).collect()
    }

    /// References to messages and terms that are not there.
    pub(crate) fn dangling(&self) -> Vec<String> {
        let referenced = self
            .messages
            .iter()
            .flat_map(|(key, parts)| parts.messages.iter().map(move |inside| (key, inside)));
        referenced
            .filter(|(_, inside)| !self.messages.contains_key(*inside))
            .map(|(key, inside)| format!("{key} names {inside}, which is not there"))
            .collect()
    }
}

fn reference(id: &str, attribute: Option<&str>) -> String {
    match attribute {
        Some(attribute) => format!("{id}.{attribute}"),
        None => id.to_owned(),
    }
}

/// Where two languages differ: keys one of them lacks, and values that differ by more
/// than grammar.
pub(crate) fn differences(one: (&str, &Catalogue), other: (&str, &Catalogue)) -> Vec<String> {
    let mut found = Vec::new();
    for ((name, here), (other_name, there)) in [(one, other), (other, one)] {
        for key in here.keys().difference(&there.keys()) {
            found.push(format!("{key} is in {name} and not in {other_name}"));
        }
    }
    let meaning = |catalogue: &Catalogue, key: &str| {
        let mut values = catalogue.values(key);
        values.retain(|value| !GRAMMAR.contains(&value.as_str()));
        values
    };
    for key in one.1.keys().intersection(&other.1.keys()) {
        let (here, there) = (meaning(one.1, key), meaning(other.1, key));
        if here != there {
            let (a, b) = (one.0, other.0);
            found.push(format!("{key} takes {here:?} in {a} and {there:?} in {b}"));
        }
    }
    found
}

#[test]
fn differences_between_languages_are_found() {
    let read = |text| {
        let mut catalogue = Catalogue::default();
        catalogue.read("test", text);
        catalogue
    };
    let english = read("a = x { $n }\n    .short = x\nb = { a } { $who }\nc = { $card }\n");
    assert_eq!(english.mistakes, Vec::<String>::new());
    assert_eq!(english.values("b"), ["n", "who"].map(String::from).into());
    let same = read(
        "a = { $n ->\n    [one] y\n   *[other] { SPELL($n) }\n}\n    .short = y\nb = { $n } { $who }\nc = { $gender ->\n    [feminine] a\n   *[other] o\n} { $card }\n",
    );
    assert_eq!(
        differences(("en", &english), ("it", &same)),
        Vec::<String>::new()
    );
    let lacking = read("a = y { $m }\nb = { $n } { $who }\n");
    assert_eq!(
        differences(("en", &english), ("es", &lacking)),
        [
            "a.short is in en and not in es",
            "c is in en and not in es",
            "a takes {\"n\"} in en and {\"m\"} in es",
        ]
    );
    let broken = read("a = { $n \nb = 2\nb = 3\nd = { NUMBER(3) }\n");
    assert_eq!(broken.mistakes.len(), 4, "{:?}", broken.mistakes);
    assert_eq!(read("a = { b } { -c }\n").dangling().len(), 2);
}
