//! `derive(FromJson)` of `baralho-reading`. A type is read as the attributes it has for serde
//! say; what is not understood here is an error at compile time, never read in another way.
// words: nothing here is for players

mod attributes;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DataEnum, DeriveInput, Error, Fields, FieldsNamed, Type, Variant};

use attributes::{Default, OfField, OfType};

/// Reads the type from a tree of JSON.
///
/// Understood of serde's attributes: `tag`, `rename_all = "kebab-case"`, `deny_unknown_fields`,
/// `default`, `transparent`, `from` and `try_from` on a type; `rename`, `default` and `flatten`
/// on a field. What only concerns writing is passed over.
#[proc_macro_derive(FromJson, attributes(serde))]
pub fn from_json(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(tokens as DeriveInput);
    implement(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

fn implement(input: &DeriveInput) -> Result<TokenStream, Error> {
    if !input.generics.params.is_empty() {
        return Err(Error::new_spanned(
            &input.generics,
            "FromJson reads no generic types",
        ));
    }
    let of = OfType::read(&input.attrs)?;
    let body = body(input, &of)?;
    let (name, strict) = (&input.ident, of.deny);
    Ok(quote! {
        impl ::baralho_reading::FromJson for #name {
            const STRICT: bool = #strict;

            fn from_json(
                value: &::baralho_reading::Value,
            ) -> ::std::result::Result<Self, ::baralho_reading::BadValue> {
                #body
            }
        }
    })
}

fn body(input: &DeriveInput, of: &OfType) -> Result<TokenStream, Error> {
    if let Some(from) = &of.from {
        return Ok(quote! {
            let read: #from = ::baralho_reading::FromJson::from_json(value)?;
            ::std::result::Result::Ok(<Self as ::std::convert::From<#from>>::from(read))
        });
    }
    if let Some(from) = &of.try_from {
        return Ok(quote! {
            let read: #from = ::baralho_reading::FromJson::from_json(value)?;
            <Self as ::std::convert::TryFrom<#from>>::try_from(read)
                .map_err(|why| ::baralho_reading::BadValue::because(&why))
        });
    }
    let is_struct = matches!(input.data, Data::Struct(_));
    if is_struct && (of.kebab || of.tag.is_some()) || !is_struct && (of.default || of.transparent) {
        return Err(Error::new_spanned(
            &input.ident,
            "FromJson knows `tag` and `rename_all` of enums, `default` and `transparent` of structs",
        ));
    }
    match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) if !of.transparent => {
                let read = named(fields, of.default, of.deny, None)?;
                Ok(quote! {
                    let fields = ::baralho_reading::Fields::of(value)?;
                    #read
                })
            }
            Fields::Unnamed(fields) if of.transparent && fields.unnamed.len() == 1 => Ok(quote!(
                ::baralho_reading::FromJson::from_json(value).map(Self)
            )),
            _ => Err(Error::new_spanned(
                &input.ident,
                "FromJson reads structs with named fields, or `transparent` ones with one that has no name",
            )),
        },
        Data::Enum(data) => match &of.tag {
            Some(tag) => tagged(data, of, tag),
            None => words(data, of),
        },
        Data::Union(_) => Err(Error::new_spanned(&input.ident, "FromJson reads no unions")),
    }
}

/// Each variant as a pattern of its place; the last one is all that remains.
fn arms(bodies: Vec<TokenStream>) -> impl Iterator<Item = TokenStream> {
    let last = bodies.len().saturating_sub(1);
    bodies.into_iter().enumerate().map(move |(place, body)| {
        if place == last {
            quote!(_ => #body)
        } else {
            quote!(#place => #body)
        }
    })
}

fn names(data: &DataEnum, of: &OfType) -> Result<Vec<String>, Error> {
    data.variants
        .iter()
        .map(|variant| {
            OfField::read(&variant.attrs)?.only_renamed(variant, &of.written(&variant.ident))
        })
        .collect()
}

/// A word for each variant.
fn words(data: &DataEnum, of: &OfType) -> Result<TokenStream, Error> {
    let mut bodies = Vec::new();
    for variant in &data.variants {
        if !matches!(variant.fields, Fields::Unit) {
            return Err(Error::new_spanned(
                variant,
                "FromJson reads variants with fields only where the enum has a `tag`",
            ));
        }
        let name = &variant.ident;
        bodies.push(quote!(Self::#name));
    }
    let names = names(data, of)?;
    let arms = arms(bodies);
    Ok(quote! {
        ::std::result::Result::Ok(match ::baralho_reading::word(value, &[#(#names),*])? {
            #(#arms,)*
        })
    })
}

/// The variant's name is a field beside the variant's own.
fn tagged(data: &DataEnum, of: &OfType, tag: &str) -> Result<TokenStream, Error> {
    let bodies = data
        .variants
        .iter()
        .map(|variant| of_variant(variant, of))
        .collect::<Result<_, Error>>()?;
    let names = names(data, of)?;
    let arms = arms(bodies);
    Ok(quote! {
        let fields = ::baralho_reading::Fields::of(value)?;
        match fields.tag(#tag, &[#(#names),*])? {
            #(#arms)*
        }
    })
}

fn of_variant(variant: &Variant, of: &OfType) -> Result<TokenStream, Error> {
    let name = &variant.ident;
    match &variant.fields {
        // As serde has it, here nothing is denied.
        Fields::Unit => Ok(quote!(::std::result::Result::Ok(Self::#name),)),
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            let field = &fields.unnamed[0];
            OfField::read(&field.attrs)?.only_renamed(variant, "")?;
            let shared = shared(&field.ty);
            Ok(quote!(#shared.map(Self::#name),))
        }
        Fields::Named(fields) => {
            let read = named(fields, false, of.deny, Some((variant, of.tag.as_deref())))?;
            Ok(quote!({ #read }))
        }
        Fields::Unnamed(_) => Err(Error::new_spanned(
            variant,
            "FromJson reads variants with names for their fields, or with one that has none",
        )),
    }
}

/// A type whose fields stand among those of another one.
fn shared(kind: &Type) -> TokenStream {
    quote!({
        const {
            ::std::assert!(
                !<#kind as ::baralho_reading::FromJson>::STRICT,
                "a type that denies unknown fields cannot share an object with another one"
            );
        }
        <#kind as ::baralho_reading::FromJson>::from_json(value)
    })
}

/// Every field with its name, from `fields`.
fn named(
    all: &FieldsNamed,
    usual: bool,
    deny: bool,
    variant: Option<(&Variant, Option<&str>)>,
) -> Result<TokenStream, Error> {
    let mut known: Vec<String> = Vec::new();
    known.extend(variant.and_then(|(_, tag)| tag).map(str::to_owned));
    let mut read = Vec::new();
    for field in &all.named {
        let of = OfField::read(&field.attrs)?;
        let Some(ident) = &field.ident else { continue };
        let name = of.rename.clone().unwrap_or_else(|| unraw(ident));
        let kind: &Type = &field.ty;
        let value = match (&of.default, of.flatten) {
            (None, true) if deny => {
                return Err(Error::new_spanned(
                    field,
                    "FromJson cannot tell which fields are unknown beside flattened ones",
                ));
            }
            (None, true) => {
                let shared = shared(kind);
                quote!(#shared?)
            }
            (Some(_), true) => {
                return Err(Error::new_spanned(
                    field,
                    "FromJson reads no default for flattened fields",
                ));
            }
            (None, false) if usual => quote! {
                match fields.read_if(#name)? {
                    ::std::option::Option::Some(read) => read,
                    ::std::option::Option::None => usual.#ident,
                }
            },
            (None, false) => quote!(fields.read(#name)?),
            (Some(Default::Usual), false) => {
                quote!(fields.read_or(#name, <#kind as ::std::default::Default>::default)?)
            }
            (Some(Default::By(path)), false) => quote!(fields.read_or(#name, #path)?),
        };
        if !of.flatten {
            known.push(name);
        }
        read.push(quote!(#ident: #value));
    }
    let usual = usual.then(|| quote!(let usual = <Self as ::std::default::Default>::default();));
    let only = deny.then(|| quote!(fields.only(&[#(#known),*])?;));
    let name = variant.map(|(variant, _)| {
        let name = &variant.ident;
        quote!(::#name)
    });
    Ok(quote! {
        #usual
        #only
        ::std::result::Result::Ok(Self #name { #(#read),* })
    })
}

fn unraw(name: &syn::Ident) -> String {
    name.to_string().trim_start_matches("r#").to_owned()
}
