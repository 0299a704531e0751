//! HTML that is escaped by construction: names of elements and attributes are part of the
//! program, and whatever else comes in is text.

use baralho_words::escaped;

/// A page, or a part of one.
#[derive(Debug, Default)]
pub(super) struct Html(String);

impl Html {
    pub(super) fn page(language: &str, title: &str, body: impl FnOnce(&mut Self)) -> String {
        let mut html = Self("<!doctype html>\n".to_owned());
        html.element("html", &[("lang", language)], |html| {
            html.element("head", &[], |html| {
                html.open("meta", &[("charset", "utf-8")]);
                let view = "width=device-width, initial-scale=1";
                html.open("meta", &[("name", "viewport"), ("content", view)]);
                html.open("link", &[("rel", "stylesheet"), ("href", "/admin.css")]);
                html.tagged("title", title);
            });
            html.element("body", &[], |html| html.element("main", &[], body));
        });
        html.0
    }

    /// An element with attributes and what is in it.
    pub(super) fn element(
        &mut self,
        name: &'static str,
        attributes: &[(&'static str, &str)],
        inside: impl FnOnce(&mut Self),
    ) {
        self.open(name, attributes);
        inside(self);
        self.0 += "</";
        self.0 += name;
        self.0 += ">\n";
    }

    /// An element that holds text and nothing else.
    pub(super) fn tagged(&mut self, name: &'static str, text: &str) {
        self.element(name, &[], |html| html.text(text));
    }

    /// An element that holds nothing.
    pub(super) fn open(&mut self, name: &'static str, attributes: &[(&'static str, &str)]) {
        self.0 += "<";
        self.0 += name;
        for (name, value) in attributes {
            self.0 += " ";
            self.0 += name;
            self.0 += "=\"";
            self.text(value);
            self.0 += "\"";
        }
        self.0 += ">";
    }

    pub(super) fn text(&mut self, text: &str) {
        self.0 += &escaped(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_people_write_stays_text() {
        let evil = "<script>'\"&</script>";
        let page = Html::page("en", evil, |html| {
            html.element("p", &[("title", evil)], |html| html.text(evil));
        });
        assert!(!page.contains("<script"), "{page}");
        let escaped = "&lt;script&gt;&#39;&quot;&amp;&lt;/script&gt;";
        assert_eq!(page.matches(escaped).count(), 3, "{page}");
    }
}
