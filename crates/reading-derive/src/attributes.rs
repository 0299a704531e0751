use syn::{Attribute, Error, Ident, LitStr, Path, Type, Variant, meta::ParseNestedMeta};

/// What serde's attributes say about a type.
#[derive(Default)]
pub(crate) struct OfType {
    pub(crate) tag: Option<String>,
    pub(crate) kebab: bool,
    pub(crate) deny: bool,
    pub(crate) default: bool,
    pub(crate) transparent: bool,
    pub(crate) from: Option<Type>,
    pub(crate) try_from: Option<Type>,
}

/// What serde's attributes say about a field, or a variant.
#[derive(Default)]
pub(crate) struct OfField {
    pub(crate) rename: Option<String>,
    pub(crate) default: Option<Default>,
    pub(crate) flatten: bool,
}

/// What a field is that is not there.
pub(crate) enum Default {
    /// The usual value of its type.
    Usual,
    /// What this function says.
    By(Path),
}

impl OfType {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<Self, Error> {
        let mut of = Self::default();
        each(attributes, |meta| {
            match meta.path.require_ident()?.to_string().as_str() {
                "tag" => of.tag = Some(text(meta)?.value()),
                "rename_all" => {
                    let style = text(meta)?;
                    of.kebab = style.value() == "kebab-case";
                    if !of.kebab {
                        return Err(Error::new(style.span(), "FromJson knows kebab-case only"));
                    }
                }
                "deny_unknown_fields" => of.deny = true,
                "default" if !meta.input.peek(syn::Token![=]) => of.default = true,
                "transparent" => of.transparent = true,
                "from" => of.from = Some(text(meta)?.parse()?),
                "try_from" => of.try_from = Some(text(meta)?.parse()?),
                "into" => drop(text(meta)?),
                _ => return Err(meta.error(UNKNOWN)),
            }
            Ok(())
        })?;
        Ok(of)
    }

    /// A variant's name as it is written.
    pub(crate) fn written(&self, name: &Ident) -> String {
        let name = name.to_string();
        if !self.kebab {
            return name;
        }
        let mut written = String::new();
        for letter in name.chars() {
            if letter.is_uppercase() && !written.is_empty() {
                written.push('-');
            }
            written.extend(letter.to_lowercase());
        }
        written
    }
}

impl OfField {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<Self, Error> {
        let mut of = Self::default();
        each(attributes, |meta| {
            match meta.path.require_ident()?.to_string().as_str() {
                "rename" => of.rename = Some(text(meta)?.value()),
                "default" if meta.input.peek(syn::Token![=]) => {
                    of.default = Some(Default::By(text(meta)?.parse()?));
                }
                "default" => of.default = Some(Default::Usual),
                "flatten" => of.flatten = true,
                "skip_serializing_if" => drop(text(meta)?),
                _ => return Err(meta.error(UNKNOWN)),
            }
            Ok(())
        })?;
        Ok(of)
    }

    /// The name of a variant, which nothing else may be said about.
    pub(crate) fn only_renamed(self, variant: &Variant, written: &str) -> Result<String, Error> {
        if self.default.is_some() || self.flatten {
            return Err(Error::new_spanned(variant, UNKNOWN));
        }
        Ok(self.rename.unwrap_or_else(|| written.to_owned()))
    }
}

const UNKNOWN: &str = "FromJson does not know this attribute";

fn each(
    attributes: &[Attribute],
    mut read: impl FnMut(&ParseNestedMeta<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("serde"))
        .try_for_each(|attribute| attribute.parse_nested_meta(|meta| read(&meta)))
}

/// What stands behind `=`.
fn text(meta: &ParseNestedMeta<'_>) -> Result<LitStr, Error> {
    meta.value()?.parse()
}
