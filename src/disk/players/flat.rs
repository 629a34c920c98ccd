//! Small XML files of names and values: properties.xml, settings.xml, last.xml.
//! Knows none of the names; never writes to disk.

use crate::diag::Problem;
use crate::game::xml::Document;
use quick_xml::escape::escape;
use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// The largest file that is read, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// Elements in one outermost element, each a name and a value; an empty value is left out.
pub fn write(root: &str, values: &[(&str, String)]) -> String {
    let mut text = format!("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<{root}>\n");
    for (name, value) in values.iter().filter(|(_, value)| !value.is_empty()) {
        // Characters that XML cannot hold are left out. Writing to a String cannot fail.
        let clean: String = value.chars().filter(|c| !c.is_control()).collect();
        let _ = writeln!(text, "  <{name}>{}</{name}>", escape(&clean));
    }
    text.push_str(&format!("</{root}>\n"));
    text
}

/// Settings: one element each, since their names hold dots.
pub fn write_settings(values: &[(String, String)]) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Settings>\n");
    for (name, value) in values {
        let _ = writeln!(text, "  <Setting name=\"{}\">{}</Setting>", escape(name), escape(value));
    }
    text.push_str("</Settings>\n");
    text
}

/// Names and values of a file, in order; a `<Setting name="x">` goes by its attribute. Empty where there is no file.
///
/// # Errors
/// What is wrong with it.
pub fn read(path: &Path) -> Result<Vec<(String, String)>, Problem> {
    let shown = path.display().to_string();
    let fault = |fault: &std::io::Error| super::write::problem(path, "reading the file", fault);
    match fs::metadata(path) {
        Err(missing) if missing.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(other) => return Err(fault(&other)),
        Ok(about) if about.len() > MAX_BYTES => {
            let problem = Problem::error("S003", format!("the file has more than {MAX_BYTES} bytes"));
            return Err(problem.at(crate::diag::Place::file(shown)).hint("remove it, and the defaults are used"));
        }
        Ok(_) => {}
    }
    let document = Document::new(shown, fs::read(path).map_err(|f| fault(&f))?)?;
    let root = document.parse()?;
    let named = |element: &crate::game::xml::Element<'_>| {
        element.attribute("name").map_or_else(|| element.local().to_owned(), |name| name.value.clone().into_owned())
    };
    Ok(root.children.iter().map(|element| (named(element), element.text().into_owned())).collect())
}

/// The value of a name.
pub fn find<'v>(values: &'v [(String, String)], name: &str) -> Option<&'v str> {
    values.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
}
