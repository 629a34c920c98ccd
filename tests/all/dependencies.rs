//! The dependencies meet the conditions of deny.toml: licences, bans and sources. Reads Cargo.lock and cargo's metadata of the crates built
//! here; needs no network. cargo-deny checks more: `make deny`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The texts of the list `key` in this section of deny.toml.
fn listed(section: &str, key: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(home().join("deny.toml")).unwrap();
    let text = text.split_once(&format!("[{section}]")).unwrap().1;
    let list = text.split_once(&format!("\n{key} = [")).unwrap().1.split_once("\n]").unwrap().0;
    let lines = list.lines().map(|line| line.split('#').next().unwrap());
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// Whether a licence expression can be met with these licences.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let expression = expression.replace(" / ", " OR ").replace('/', " OR ");
    if let Some((before, rest)) = expression.split_once('(') {
        let (inner, after) = rest.split_once(')').unwrap();
        let inner = if is_allowed(inner, allowed) { "MIT" } else { "none" };
        return is_allowed(&format!("{before}{inner}{after}"), allowed);
    }
    let all = |part: &str| part.split(" AND ").all(|licence| allowed.contains(licence.trim()));
    expression.split(" OR ").any(all)
}

/// Cargo's metadata of the crates built here.
fn packages() -> Vec<serde_json::Value> {
    let host = Command::new(env!("CARGO")).arg("-vV").output().unwrap().stdout;
    let host = String::from_utf8(host).unwrap();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    // not offline: on a fresh machine, crates that only other systems use are fetched first
    let asked = ["metadata", "--format-version", "1", "--locked", "--filter-platform", host];
    let output = Command::new(env!("CARGO")).args(asked).current_dir(home()).output().unwrap();
    let known: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = known["packages"].as_array().unwrap().clone();
    assert!(packages.len() > 200, "{} packages", packages.len());
    packages
}

/// A version of the compiler as two numbers, so that 1.100 comes after 1.89.
fn version(text: &str) -> Vec<u32> {
    text.split('.').take(2).map(|number| number.parse().unwrap()).collect()
}

/// Clippy checks the program itself against `rust-version` (its lint incompatible_msrv); this checks all other crates.
#[test]
fn the_declared_compiler_builds_every_crate_and_is_no_newer_than_the_one_used() {
    let declared = version(env!("CARGO_PKG_RUST_VERSION"));
    let toolchain = std::fs::read_to_string(home().join("rust-toolchain.toml")).unwrap();
    let channel = toolchain.split_once("channel = \"").unwrap().1.split_once('"').unwrap().0;
    assert!(version(channel) >= declared, "rust-toolchain.toml: {channel} is older than rust-version in Cargo.toml");
    for package in packages() {
        let (name, asks) = (package["name"].as_str().unwrap(), package["rust_version"].as_str());
        let asks = asks.map(version).unwrap_or_default();
        assert!(asks <= declared, "{name} asks for {asks:?}, rust-version in Cargo.toml is {declared:?}");
        let is_ours = ["switchboard", "switchboard-web"].contains(&name);
        assert!(!is_ours || asks == declared, "{name} declares {asks:?}, not {declared:?}");
    }
}

#[test]
fn licences_are_those_that_deny_toml_allows() {
    let allowed = listed("licenses", "allow");
    assert!(is_allowed("(MIT OR GPL-2.0) AND Unicode-3.0", &allowed) && !is_allowed("MIT AND GPL-2.0", &allowed));
    let packages = packages();
    let refused: Vec<String> = packages
        .iter()
        .filter(|package| !is_allowed(package["license"].as_str().unwrap_or("none"), &allowed))
        .map(|package| format!("{} {}", package["name"], package["license"]))
        .collect();
    assert!(refused.is_empty(), "{refused:?}");
}

#[test]
fn every_crate_is_from_the_registry_and_none_is_banned() {
    let lock = std::fs::read_to_string(home().join("Cargo.lock")).unwrap();
    let banned = listed("bans", "deny");
    for package in lock.split("[[package]]").skip(1) {
        let field = |key: &str| package.lines().find_map(|l| l.strip_prefix(&format!("{key} = \""))?.strip_suffix('"'));
        let name = field("name").unwrap();
        if name.starts_with("switchboard") {
            continue;
        }
        let registry = "registry+https://github.com/rust-lang/crates.io-index";
        assert_eq!(field("source"), Some(registry), "{name}");
        assert!(!banned.contains(name), "{name}");
    }
}

#[test]
fn every_accepted_advisory_is_explained() {
    let docs = std::fs::read_to_string(home().join("docs/dependencies.md")).unwrap();
    for advisory in listed("advisories", "ignore") {
        assert!(docs.contains(&advisory), "docs/dependencies.md says nothing of {advisory}");
    }
}
