//! HTML in small pieces. Every text goes through [`escaped`]: names are strangers' words.

/// Adds formatted text to a page.
macro_rules! put {
    ($page:expr, $($part:tt)*) => {{
        use std::fmt::Write as _;
        // A String takes whatever it is given.
        let _ = write!($page, $($part)*);
    }};
}
pub(super) use put;

pub(super) use baralho_words::escaped;

pub(super) fn paragraph(page: &mut String, text: &str) {
    put!(page, "<p>{}</p>\n", escaped(text));
}

/// The beginning of a text, with an ellipsis where more would follow.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let beginning: String = text.chars().take(most.saturating_sub(1)).collect();
    beginning + "…"
}

/// A path as a link that can lead nowhere but to a file near the page: whatever would
/// make it an address of another kind is percent-encoded.
pub(super) fn link_target(path: &str) -> String {
    let mut target = String::new();
    for byte in path.trim_start_matches('/').bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'/' => {
                target.push(char::from(byte));
            }
            _ => put!(target, "%{byte:02X}"),
        }
    }
    target
}

/// A cell of a table; its text is HTML already.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    html: String,
    class: &'static str,
}

impl Cell {
    pub(super) fn text(text: &str) -> Self {
        Self::html(format!("<bdi>{}</bdi>", escaped(text)))
    }

    /// HTML made here.
    pub(super) fn html(html: String) -> Self {
        Self { html, class: "" }
    }

    /// Figures, which keep to the right.
    pub(super) fn number(number: impl std::fmt::Display) -> Self {
        Self {
            html: escaped(&number.to_string()),
            class: "n",
        }
    }

    pub(super) fn of_class(self, class: &'static str) -> Self {
        Self { class, ..self }
    }
}

/// A table with its caption, in a region that scrolls by itself and can be reached by
/// the keyboard.
#[derive(Debug)]
pub(super) struct HtmlTable {
    id: &'static str,
    caption: String,
    headings: Vec<Cell>,
    /// Which column names its row.
    pub(super) named_by: usize,
    rows: Vec<Vec<Cell>>,
}

impl HtmlTable {
    pub(super) fn new(id: &'static str, caption: &str) -> Self {
        Self {
            id,
            caption: escaped(caption),
            headings: Vec::new(),
            named_by: 0,
            rows: Vec::new(),
        }
    }

    pub(super) fn heading(&mut self, cell: Cell) {
        self.headings.push(cell);
    }

    pub(super) fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    pub(super) fn html(&self) -> String {
        let id = self.id;
        let mut page = String::new();
        put!(
            page,
            "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"{id}-caption\">\
             <table id=\"{id}\"><caption id=\"{id}-caption\"><span>{}</span></caption>\n<thead><tr>",
            self.caption
        );
        for heading in &self.headings {
            write_cell(&mut page, "th scope=\"col\"", heading);
        }
        page.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            page.push_str("<tr>");
            for (column, cell) in row.iter().enumerate() {
                let tag = if column == self.named_by {
                    "th scope=\"row\""
                } else {
                    "td"
                };
                write_cell(&mut page, tag, cell);
            }
            page.push_str("</tr>\n");
        }
        page.push_str("</tbody></table></div>\n");
        page
    }
}

fn write_cell(page: &mut String, tag: &str, cell: &Cell) {
    let name = tag.split(' ').next().unwrap_or(tag);
    let html = &cell.html;
    match cell.class {
        "" => put!(page, "<{tag}>{html}</{name}>"),
        class => put!(page, "<{tag} class=\"{class}\">{html}</{name}>"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_files_near_the_page_only() {
        assert_eq!(link_target("records/1 a.jsonl"), "records/1%20a.jsonl");
        assert_eq!(
            link_target("javascript:alert(1)"),
            "javascript%3Aalert%281%29"
        );
        assert_eq!(link_target("//evil.example/x"), "evil.example/x");
        assert_eq!(link_target("a\"><b"), "a%22%3E%3Cb");
    }

    #[test]
    fn long_texts_are_shortened_between_letters() {
        assert_eq!(shortened("ação", 4), "ação");
        assert_eq!(shortened("coração", 4), "cor…");
    }
}
