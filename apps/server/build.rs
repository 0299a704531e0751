//! Embeds the page that `cargo xtask page` has built, if there is one.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=BARALHO_PAGE");
    let mut code = String::from("static FILES: &[Embedded] = &[\n");
    if let Some(folder) = env::var_os("BARALHO_PAGE").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files = Vec::new();
        collect(&folder, &mut files)?;
        files.sort();
        for path in files {
            let name = path.strip_prefix(&folder)?;
            let name = name.to_string_lossy().replace('\\', "/");
            let packed = |with: &str| PathBuf::from(format!("{}.{with}", path.display()));
            writeln!(
                code,
                "({name:?}, include_bytes!({:?}), include_bytes!({:?}), include_bytes!({:?})),",
                path.canonicalize()?.to_string_lossy(),
                packed("gz").canonicalize()?.to_string_lossy(),
                packed("br").canonicalize()?.to_string_lossy(),
            )?;
        }
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    fs::write(out.join("page.rs"), code)?;
    Ok(())
}

/// Every file but the compressed ones, which stand beside theirs.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path
            .extension()
            .is_none_or(|with| with != "gz" && with != "br")
        {
            files.push(path);
        }
    }
    Ok(())
}
