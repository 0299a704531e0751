//! Where programs keep what belongs to whoever runs them, as the XDG base directories have it.

use std::{env, path::PathBuf};

/// This program's folder where the first of these says: a variable, a folder at home, and where
/// people have no home another variable. `None` if nothing says so.
pub(crate) fn folder(variable: &str, at_home: &str, elsewhere: Option<&str>) -> Option<PathBuf> {
    let absolute = |name: &str| {
        let path = PathBuf::from(env::var_os(name)?);
        path.is_absolute().then_some(path)
    };
    let folder = absolute(variable)
        .or_else(|| absolute("HOME").map(|home| home.join(at_home)))
        .or_else(|| absolute(elsewhere?))?;
    Some(folder.join("baralho"))
}
