//! SVG pages as one PDF. Their words stay words: they can be marked, searched and read aloud.

use super::SHEET;
use super::typed::{FAMILY, FILES};
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, TextStr};
use std::collections::HashMap;
use svg2pdf::usvg::{ImageHrefResolver, Options, Tree};
use svg2pdf::{ConversionOptions, to_chunk};

/// What draws a page, by its name within it.
const DRAWN: Name<'_> = Name(b"P");

/// The pages as a PDF.
pub fn pdf(pages: &[String], title: &str, language: &str) -> Result<Vec<u8>, String> {
    let mut options = Options { font_family: FAMILY.to_owned(), ..Options::default() };
    // no page asks for a file; if one did, it would get none
    options.image_href_resolver =
        ImageHrefResolver { resolve_string: Box::new(|_, _| None), ..ImageHrefResolver::default() };
    FILES.iter().for_each(|file| options.fontdb_mut().load_font_data(file.to_vec()));
    let (mut pdf, mut next) = (Pdf::new(), Ref::new(1));
    let (catalog, tree, info) = (next.bump(), next.bump(), next.bump());
    let mut kids = Vec::with_capacity(pages.len());
    for svg in pages {
        let drawn = Tree::from_str(svg, &options).map_err(|fault| fault.to_string())?;
        let (chunk, drawing) = to_chunk(&drawn, ConversionOptions::default()).map_err(|fault| fault.to_string())?;
        let (page, content) = (next.bump(), next.bump());
        let mut renamed = HashMap::new();
        let chunk = chunk.renumber(|old| *renamed.entry(old).or_insert_with(|| next.bump()));
        let drawing = *renamed.get(&drawing).ok_or("a page has no drawing")?;
        pdf.extend(&chunk);
        let mut written = pdf.page(page);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, SHEET.0, SHEET.1)).contents(content);
        written.resources().x_objects().pair(DRAWN, drawing);
        written.finish();
        let mut drawn = Content::new();
        drawn.save_state().transform([SHEET.0, 0.0, 0.0, SHEET.1, 0.0, 0.0]).x_object(DRAWN).restore_state();
        pdf.stream(content, &drawn.finish());
        kids.push(page);
    }
    let mut about = pdf.catalog(catalog);
    about.pages(tree).lang(TextStr(language));
    about.viewer_preferences().display_doc_title(true);
    about.finish();
    let count = i32::try_from(kids.len()).map_err(|fault| fault.to_string())?;
    pdf.pages(tree).count(count).kids(kids);
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("Switchboard"));
    Ok(pdf.finish())
}
