//! What the tests need besides Rust: a C compiler and Python for the examples in those
//! languages, browsers for the page, an accessibility checker, a PostgreSQL server for what lasts.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{chore::root, step::cargo};

/// A program, by any of its names, and the packages of Debian that bring it.
struct Tool {
    names: &'static [&'static str],
    /// A variable that says where it is instead.
    variable: Option<&'static str>,
    packages: &'static [&'static str],
    /// Where it cannot be had, its tests say that they skip.
    is_needed: bool,
}

const fn tool(names: &'static [&'static str], packages: &'static [&'static str]) -> Tool {
    Tool {
        names,
        variable: None,
        packages,
        is_needed: true,
    }
}

/// A browser that not every machine can have.
const fn browser(names: &'static [&'static str], packages: &'static [&'static str]) -> Tool {
    Tool {
        is_needed: false,
        ..tool(names, packages)
    }
}

static TOOLS: [Tool; 9] = [
    tool(&["cc"], &["gcc", "libc6-dev"]),
    tool(&["python3"], &["python3"]),
    Tool {
        names: &["chromium", "chromium-browser", "google-chrome", "chrome"],
        variable: Some("CHROMIUM"),
        // Without any font there would be nothing to see on a page.
        packages: &["chromium", "fonts-dejavu-core"],
        is_needed: true,
    },
    tool(&["npm"], &["npm"]),
    tool(&["initdb"], &["postgresql"]),
    tool(&["nginx"], &["nginx-light"]),
    browser(&["firefox-esr", "firefox"], &["firefox-esr"]),
    browser(&["WebKitWebDriver"], &["webkit2gtk-driver"]),
    // WebKit's browser wants a screen.
    browser(&["Xvfb"], &["xvfb"]),
];

/// The accessibility checker. It has a licence of its own, so it is fetched, not kept.
const AXE_VERSION: &str = "4.14.0";
const AXE_SHA512: &str = "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b82603\
                          5d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971";

/// Installs the parts of the toolchain that the checks need, where they are missing.
/// `rust-toolchain.toml` names them too, but not every installation of Rust reads it.
pub(crate) fn ensure_components() -> Result<(), String> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if is_there(Command::new(cargo()).args([subcommand, "--version"])) {
            continue;
        }
        eprintln!("Installing {component}");
        if !is_there(Command::new("rustup").args(["component", "add", component])) {
            return Err(format!(
                "cargo {subcommand} is missing and cannot be installed: try rustup component add {component}"
            ));
        }
    }
    Ok(())
}

/// Whether a command can be started and succeeds.
pub(crate) fn is_there(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Installs what is missing, or says what to install.
pub(crate) fn ensure_tools() -> Result<(), String> {
    let (needed, others): (Vec<_>, Vec<_>) = missing(is_in_path)
        .into_iter()
        .partition(|tool| tool.is_needed);
    if !needed.is_empty() {
        install(&needed)?;
    }
    if !others.is_empty()
        && let Err(advice) = install(&others)
    {
        eprintln!("The tests in other browsers skip: {advice}");
    }
    ensure_axe(&target_folder().join("tmp/axe-core"))
}

/// The tools that are not there.
fn missing(is_there: impl Fn(&str) -> bool) -> Vec<&'static Tool> {
    let is_missing = |tool: &&Tool| {
        let named = tool
            .variable
            .is_some_and(|name| env::var_os(name).is_some());
        !named && !tool.names.iter().any(|name| is_there(name))
    };
    TOOLS.iter().filter(is_missing).collect()
}

fn is_in_path(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    // Where Debian keeps servers, which are not in everybody's path.
    let folders = env::split_paths(&path).chain(["/usr/sbin".into()]);
    let in_path = { folders }.any(|folder| folder.join(name).is_file());
    in_path || is_of_postgresql(name)
}

/// Debian keeps the programs of PostgreSQL's server out of the path, in a folder per version.
fn is_of_postgresql(name: &str) -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql");
    let mut versions = versions.into_iter().flatten().flatten();
    versions.any(|version| version.path().join("bin").join(name).is_file())
}

fn packages(tools: &[&Tool]) -> Vec<&'static str> {
    tools
        .iter()
        .flat_map(|tool| tool.packages)
        .copied()
        .collect()
}

/// What to do where nothing can be installed from here.
fn advice(tools: &[&Tool]) -> String {
    let names: Vec<&str> = tools.iter().map(|tool| tool.names[0]).collect();
    format!(
        "the tests need {}: install them first (on Debian or Ubuntu: \
         sudo apt-get install {})",
        names.join(", "),
        packages(tools).join(" ")
    )
}

fn install(tools: &[&Tool]) -> Result<(), String> {
    if !(is_in_path("apt-get") && is_root()) {
        return Err(advice(tools));
    }
    let packages = packages(tools);
    eprintln!("Installing {}", packages.join(" "));
    refuse_clusters();
    // The lists of packages are old, or were never fetched, as often as not; where they
    // cannot be fetched, installing may still do.
    succeeds(Command::new("apt-get").arg("update"));
    let mut install = Command::new("apt-get");
    install
        .args(["install", "-y", "--no-install-recommends"])
        .args(&packages)
        .env("DEBIAN_FRONTEND", "noninteractive");
    let quiet = Quiet::keep();
    let is_done = succeeds(&mut install);
    drop(quiet);
    is_done.then_some(()).ok_or_else(|| advice(tools))
}

/// Keeps what is installed from being started: the tests start servers of their own, and nobody
/// wants others because of them. Debian asks this file.
struct Quiet(Option<&'static Path>);

impl Quiet {
    fn keep() -> Self {
        let policy = Path::new("/usr/sbin/policy-rc.d");
        let is_made = !policy.exists() && fs::write(policy, "#!/bin/sh\nexit 101\n").is_ok();
        if is_made {
            succeeds(Command::new("chmod").arg("755").arg(policy));
        }
        Self(is_made.then_some(policy))
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        if let Some(policy) = self.0 {
            let _ = fs::remove_file(policy);
        }
    }
}

/// The tests start servers of their own: none need run from now on because of them.
fn refuse_clusters() {
    let settings = Path::new("/etc/postgresql-common/createcluster.conf");
    if !settings.exists() {
        // If it fails, there will be a server that nobody uses: no reason to stop.
        let _ = fs::create_dir_all(settings.parent().unwrap_or(settings));
        let _ = fs::write(settings, "create_main_cluster = false\n");
    }
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Runs a command whose answers matter only if it fails.
fn succeeds(command: &mut Command) -> bool {
    match command.output() {
        Ok(output) if output.status.success() => true,
        Ok(output) => {
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
            false
        }
        Err(_) => false,
    }
}

/// Where cargo builds.
pub(crate) fn target_folder() -> PathBuf {
    let folder = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(folder)
}

/// Fetches the accessibility checker, unless it is there in this version.
fn ensure_axe(folder: &Path) -> Result<(), String> {
    let stamp = folder.join("version");
    let is_there = folder.join("axe.min.js").is_file()
        && fs::read_to_string(&stamp).is_ok_and(|version| version == AXE_VERSION);
    if is_there {
        return Ok(());
    }
    eprintln!("Fetching axe-core {AXE_VERSION}");
    let cannot = |what: &str| {
        format!(
            "cannot {what} axe-core {AXE_VERSION}, which checks the reports: `axe.min.js` of that \
             npm package belongs in {}, with a file `version` that says {AXE_VERSION}",
            folder.display()
        )
    };
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut npm = Command::new("npm");
    npm.args(["pack", "--silent", &format!("axe-core@{AXE_VERSION}")])
        .env("npm_config_update_notifier", "false")
        .current_dir(folder);
    if !succeeds(&mut npm) {
        return Err(cannot("fetch"));
    }
    let package = folder.join(format!("axe-core-{AXE_VERSION}.tgz"));
    let sum = Command::new("sha512sum").arg(&package).output();
    if !sum.is_ok_and(|sum| sum.stdout.starts_with(AXE_SHA512.as_bytes())) {
        return Err(cannot("trust what came as"));
    }
    let mut tar = Command::new("tar");
    tar.arg("-xzf").arg(&package).arg("-C").arg(folder);
    tar.args(["--strip-components=1", "package/axe.min.js"]);
    if !succeeds(&mut tar) {
        return Err(cannot("unpack"));
    }
    fs::write(&stamp, AXE_VERSION).map_err(|error| format!("{}: {error}", stamp.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_of_a_tool_is_enough() {
        let has = |name: &str| {
            ["cc", "python3", "google-chrome", "npm", "initdb", "nginx"].contains(&name)
                || ["firefox", "WebKitWebDriver", "Xvfb"].contains(&name)
        };
        assert!(missing(has).is_empty());
    }

    #[test]
    fn what_is_missing_is_named_with_its_cure() {
        let mut missing = missing(|name| name == "cc" || name == "chromium");
        missing.retain(|tool| tool.is_needed);
        let advice = advice(&missing);
        assert!(
            advice.contains("need python3, npm, initdb, nginx"),
            "{advice}"
        );
        assert!(
            advice.contains("apt-get install python3 npm postgresql nginx-light)"),
            "{advice}"
        );
    }
}
