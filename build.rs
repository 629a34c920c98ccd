//! Tells the program which commit it was built from, reads the colours and sizes of assets/looks.toml for it, and gives the Windows program its icon
//! and version.

use std::path::Path;
use std::process::Command;

/// The colours and sizes of all front ends.
const LOOKS: &str = "assets/looks.toml";
/// What the Windows program contains besides its code.
const RESOURCES: &str = "packaging/windows/switchboard.rc";

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=SWITCHBOARD_COMMIT");
    println!("cargo:rustc-env=SWITCHBOARD_VERSION={}", version());
    let is_windows = std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows");
    if is_windows && Path::new(RESOURCES).is_file() {
        resources();
    }
    looks()
}

/// The table that designers change, as the form that the program reads anyway.
fn looks() -> Result<(), String> {
    println!("cargo:rerun-if-changed={LOOKS}");
    let written = std::fs::read_to_string(LOOKS).map_err(|fault| format!("{LOOKS}: {fault}"))?;
    let read: serde_json::Value = toml::from_str(&written).map_err(|fault| format!("{LOOKS}: {fault}"))?;
    let out = format!("{}/looks.json", std::env::var("OUT_DIR").unwrap_or_default());
    std::fs::write(&out, read.to_string()).map_err(|fault| format!("{out}: {fault}"))
}

/// The version and, in a release build, the commit. A development build is not repeated for each commit, so it does not know its own.
fn version() -> String {
    let number = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        return format!("{number} (for development)");
    }
    match std::env::var("SWITCHBOARD_COMMIT").ok().filter(|commit| !commit.is_empty()).or_else(commit) {
        Some(commit) => format!("{number} ({commit})"),
        None => number,
    }
}

/// The commit that is checked out, with a `+` if files were changed since; none outside a clone.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
    };
    // the sources may be unpacked inside another clone
    let root = git(&["rev-parse", "--show-toplevel"])?;
    if std::fs::canonicalize(root).ok()? != std::env::current_dir().ok()?.canonicalize().ok()? {
        return None;
    }
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo:rerun-if-changed={log}");
    let commit = git(&["rev-parse", "--short=9", "HEAD"])?;
    let is_changed = git(&["status", "--porcelain", "--untracked-files=no"]).is_none_or(|changes| !changes.is_empty());
    Some(if is_changed { commit + "+" } else { commit })
}

/// Has the resources compiled by mingw's windres and linked.
fn resources() {
    println!("cargo:rerun-if-changed=packaging/windows");
    if std::env::var("CARGO_CFG_TARGET_ENV").is_ok_and(|environment| environment != "gnu") {
        println!("cargo:warning=the icon and the version are left out: only the GNU tools are known to put them in");
        return;
    }
    let out = format!("{}/resources.o", std::env::var("OUT_DIR").unwrap_or_default());
    let number = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let parts = number.replace('.', ",");
    let windres = |name: &str| {
        let mut command = Command::new(name);
        command.args(["--define", &format!("VERSION_PARTS={parts},0"), "--define", &format!("VERSION_TEXT={number}")]);
        command
            .args(["--include-dir", "packaging/windows", RESOURCES, &out])
            .status()
            .is_ok_and(|status| status.success())
    };
    if windres("x86_64-w64-mingw32-windres") || windres("windres") {
        println!("cargo:rustc-link-arg-bins={out}");
    } else {
        println!("cargo:warning=the icon and the version are left out: windres could not make them");
    }
}
