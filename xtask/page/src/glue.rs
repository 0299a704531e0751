//! From WASM to what a browser runs: the same with a script around it.

use std::{fs, path::Path, time::SystemTime};

use anyhow::Result;
use wasm_bindgen_cli_support::Bindgen;

use crate::pack::File;

/// The script that loads a program, and the program. They are kept in a folder, and taken from
/// there as long as the program is the same.
pub(crate) fn around(wasm: &Path, name: &str, kept: &Path) -> Result<[File; 2]> {
    let about = fs::metadata(wasm)?;
    let changed = about.modified()?.duration_since(SystemTime::UNIX_EPOCH)?;
    let stamp = format!("{} bytes, {changed:?}", about.len());
    let stamp_file = kept.join("stamp");
    if fs::read_to_string(&stamp_file).is_ok_and(|kept| kept == stamp) {
        return read(kept, name);
    }
    if kept.exists() {
        fs::remove_dir_all(kept)?;
    }
    fs::create_dir_all(kept)?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .web(true)?
        .omit_default_module_path(true)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(kept)?;
    let files = read(kept, name)?;
    fs::write(stamp_file, stamp)?;
    Ok(files)
}

fn read(kept: &Path, name: &str) -> Result<[File; 2]> {
    let read = |file: String| -> Result<File> {
        let bytes = fs::read(kept.join(&file))?;
        Ok(File { name: file, bytes })
    };
    Ok([
        read(format!("{name}.js"))?,
        read(format!("{name}_bg.wasm"))?,
    ])
}
