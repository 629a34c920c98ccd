//! The bytes of a program by crate, and how many each may have. What is generic counts for the crate that wrote it.

use std::collections::BTreeMap;
use std::path::Path;
use wasmparser::{KnownCustom, Name, Parser, Payload};

/// A crate with fewer bytes is not told by itself.
const SMALL: usize = 8192;
/// How many functions are told.
const FUNCTIONS: usize = 40;

/// A program with its names.
pub struct Program {
    /// Each function's name and bytes.
    functions: Vec<(String, usize)>,
    data: usize,
}

impl Program {
    /// Reads a program.
    pub fn read(file: &Path) -> Result<Self, String> {
        let bytes = std::fs::read(file).map_err(|fault| format!("{}: {fault}", file.display()))?;
        Self::of(&bytes).map_err(|fault| format!("{}: {fault}", file.display()))
    }

    fn of(bytes: &[u8]) -> Result<Self, wasmparser::BinaryReaderError> {
        let (mut imported, mut sizes, mut names, mut data) = (0, Vec::new(), BTreeMap::new(), 0);
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += usize::from(matches!(import?.ty, wasmparser::TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => sizes.push(body.range().len()),
                Payload::DataSection(section) => data += section.range().len(),
                Payload::CustomSection(section) => {
                    let KnownCustom::Name(parts) = section.as_known() else { continue };
                    for part in parts {
                        let Name::Function(map) = part? else { continue };
                        for naming in map {
                            let naming = naming?;
                            names.insert(naming.index as usize, naming.name.to_owned());
                        }
                    }
                }
                _ => {}
            }
        }
        let named = |(at, size)| (names.remove(&(imported + at)).unwrap_or_default(), size);
        Ok(Self { functions: sizes.into_iter().enumerate().map(named).collect(), data })
    }

    /// The bytes and the functions of each crate.
    fn crates(&self) -> BTreeMap<&str, (usize, usize)> {
        let mut crates = BTreeMap::<&str, (usize, usize)>::new();
        for (name, size) in &self.functions {
            let (bytes, count) = crates.entry(crate_of(name)).or_default();
            (*bytes, *count) = (*bytes + size, *count + 1);
        }
        crates
    }

    /// Prints how many bytes are whose.
    pub fn print(&self) {
        let mut crates: Vec<_> = self.crates().into_iter().collect();
        crates.sort_by_key(|(_, (bytes, _))| std::cmp::Reverse(*bytes));
        println!("| crate | functions | bytes |\n| --- | --- | --- |");
        let (large, small): (Vec<_>, Vec<_>) = crates.into_iter().partition(|(_, (bytes, _))| *bytes >= SMALL);
        for (name, (bytes, count)) in large {
            println!("| {name} | {count} | {bytes} |");
        }
        let (bytes, count) = small.iter().fold((0, 0), |sum, (_, (bytes, count))| (sum.0 + bytes, sum.1 + count));
        println!("| {} others | {count} | {bytes} |\n| data | | {} |", small.len(), self.data);
    }

    /// Prints the largest functions with this word in their names.
    pub fn print_functions(&self, word: &str) {
        let mut found: Vec<_> = self.functions.iter().filter(|(name, _)| name.contains(word)).collect();
        found.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
        for (name, size) in found.into_iter().take(FUNCTIONS) {
            println!("{size}  {name}");
        }
    }
}

/// The crate of a function: that of the first path in its name. In `<A as B>::c` this is that of A, where A is a type of one.
fn crate_of(name: &str) -> &str {
    let paths = name.match_indices("::").map(|(end, _)| {
        let before = &name[..end];
        // the hash of a crate may stand between its name and what is in it
        let before = before.strip_suffix(']').and_then(|head| Some(head.rsplit_once('[')?.0)).unwrap_or(before);
        before.rsplit(|letter: char| letter != '_' && !letter.is_alphanumeric()).next().unwrap_or_default()
    });
    let mut paths = paths.filter(|word| !word.is_empty());
    paths.next().unwrap_or("no name")
}

/// In budgets.toml, what is said of modules and not of programs, and of the primary one.
const MODULES: &str = "modules";
const PRIMARY: &str = "primary";

/// How many bytes of code of a crate each program may have, and how many bytes the primary module.
pub struct Budgets(BTreeMap<String, BTreeMap<String, usize>>);

impl Budgets {
    /// Those of budgets.toml.
    pub fn read() -> Self {
        Self(
            toml::from_str(include_str!("../budgets.toml"))
                .expect("budgets.toml is part of this program and was tested"),
        )
    }

    /// Holds a program against its budgets; where it is no release, only against those of nothing.
    pub fn check(&self, name: &str, program: &Program, is_release: bool) -> Result<(), String> {
        let crates = program.crates();
        let Some(budgets) = self.0.get(name) else { return Err(format!("budgets.toml says nothing of {name}")) };
        // a crate of which nothing is linked has no bytes
        let bytes = |of: &str| match crates.get(of) {
            Some((bytes, _)) => *bytes,
            None => 0,
        };
        if bytes("core") == 0 {
            return Err(format!("{name} has no names by which its crates could be told apart"));
        }
        let broken = budgets.iter().filter(|(of, most)| (is_release || **most == 0) && bytes(of) > **most);
        let broken: Vec<String> =
            broken.map(|(of, most)| format!("{name} has {} bytes of {of}; {most} are allowed", bytes(of))).collect();
        if broken.is_empty() { Ok(()) } else { Err(format!("{}\n(web/bind/budgets.toml)", broken.join("\n"))) }
    }

    /// Holds the primary module, which has so many bytes, against its budget.
    pub fn check_primary(&self, bytes: usize) -> Result<(), String> {
        let most = self.0.get(MODULES).and_then(|modules| modules.get(PRIMARY));
        let most = *most.ok_or("budgets.toml says nothing of the primary module")?;
        if bytes > most {
            return Err(format!("the primary module has {bytes} bytes; {most} are allowed (web/bind/budgets.toml)"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_belong_to_the_crate_that_wrote_them() {
        for (name, of) in [
            ("switchboard_web::Web::handle::h1630", "switchboard_web"),
            ("<switchboard_web::disk::PageDisk as switchboard::disk::FileSystem>::kind", "switchboard_web"),
            ("<std[a543996e6e7dbf1e]::path::Components as core[c5930c85a12de822]::iter::Iterator>::next", "std"),
            ("<&T as core::fmt::Debug>::fmt", "core"),
            ("memcmp", "no name"),
        ] {
            assert_eq!(crate_of(name), of, "{name}");
        }
    }

    #[test]
    fn a_budget_that_is_exceeded_is_a_fault_and_one_of_nothing_in_any_build() {
        let budgets = Budgets(BTreeMap::from([(
            "play".to_owned(),
            BTreeMap::from([("image".to_owned(), 0), ("game".to_owned(), 100)]),
        )]));
        let program = |functions: &[(&str, usize)]| {
            let core = [("core::a", 9)];
            let functions = functions.iter().chain(&core).map(|(name, size)| ((*name).to_owned(), *size));
            Program { functions: functions.collect(), data: 0 }
        };
        assert!(budgets.check("play", &program(&[("game::a", 60), ("game::b", 40)]), true).is_ok());
        let large = program(&[("game::a", 60), ("game::b", 41)]);
        assert!(budgets.check("play", &large, true).is_err_and(|fault| fault.contains("101 bytes of game; 100")));
        assert!(budgets.check("play", &large, false).is_ok());
        assert!(budgets.check("play", &program(&[("image::a", 1)]), false).is_err());
        assert!(budgets.check("other", &large, false).is_err());
        let budgets = Budgets::read();
        assert!(budgets.check_primary(1).is_ok());
        assert!(budgets.check_primary(usize::MAX).is_err_and(|fault| fault.contains("primary module")));
    }
}
