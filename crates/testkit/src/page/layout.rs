//! What is wrong with how a screen is laid out: boxes, and contrast measured in a picture.

use data_encoding::BASE64;
use serde_json::{Value, json};

use super::{Window, scenes::Scene};

const LAYOUT: &str = include_str!("layout.js");

/// What people look at the page through: phones, one of them lying on its side, a tablet, and
/// windows of computers.
pub const SIZES: [(u32, u32); 7] = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1440, 900),
    (1920, 1080),
    (320, 568),
    (844, 390),
];

/// What the system asks for.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// The languages of the page, its first one first.
pub const LANGUAGES: [&str; 4] = ["pt-BR", "en", "it", "es"];

/// Whether a screen of this size is touched.
pub const fn is_touched((width, height): (u32, u32)) -> bool {
    width <= 1024 || height <= 480
}

/// A way to look at a screen.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub size: (u32, u32),
    pub theme: &'static str,
    pub language: &'static str,
}

impl std::fmt::Display for Look {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (width, height) = self.size;
        let (theme, language) = (self.theme, self.language);
        write!(f, "{width}x{height}, {theme}, {language}")
    }
}

impl Look {
    /// The ways in which the screen of this number is looked at, those of a language together. Of
    /// all screens, sizes, themes and languages every two values meet.
    pub fn some(number: usize) -> Vec<Self> {
        let sizes = SIZES.into_iter().enumerate();
        let look = |(place, size)| Self {
            size,
            theme: THEMES[(place + number / LANGUAGES.len()) % THEMES.len()],
            language: LANGUAGES[(place + number) % LANGUAGES.len()],
        };
        let mut looks: Vec<Self> = sizes.map(look).collect();
        looks.sort_by_key(|look| look.language);
        looks
    }

    /// All ways there are.
    pub fn all() -> Vec<Self> {
        let mut looks = Vec::new();
        for language in LANGUAGES {
            for theme in THEMES {
                looks.extend(SIZES.map(|size| Self {
                    size,
                    theme,
                    language,
                }));
            }
        }
        looks
    }
}

impl Window {
    /// Shows the page at this size, and in this theme.
    pub fn show_as(&mut self, look: Look) {
        self.resize(look.size, is_touched(look.size));
        self.ask_for("prefers-color-scheme", look.theme);
        self.settle();
    }

    /// What is wrong with where things lie: each begins with a rule, and names the element.
    pub fn laid_out_wrong(&mut self, scene: &Scene) -> Vec<String> {
        self.bring_layout();
        self.texts(&format!("layout.look({})", scene.is_table))
    }

    /// Texts that are too faint for what lies behind them, measured in a picture without them.
    pub fn too_faint(&mut self) -> Vec<String> {
        self.bring_layout();
        let texts = self.evaluate("layout.texts()");
        self.settle();
        let picture = format!(
            "data:image/png;base64,{}",
            BASE64.encode(&self.photograph())
        );
        self.evaluate("layout.dress()");
        let here = std::mem::take(&mut self.browser.session);
        self.browser.session = self.measuring.take().unwrap_or_else(|| {
            // What is in front is photographed.
            let blank = json!({ "url": "about:blank", "background": true });
            let target = self.browser.call("Target.createTarget", &blank);
            self.browser.attach(&target["targetId"]);
            self.browser.evaluate(LAYOUT);
            std::mem::take(&mut self.browser.session)
        });
        let faint = format!("layout.faint({}, {texts})", Value::from(picture));
        let found = self.texts(&faint);
        self.measuring = Some(std::mem::replace(&mut self.browser.session, here));
        found
    }

    fn bring_layout(&mut self) {
        if !self.holds("window.layout") {
            self.evaluate(LAYOUT);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::page::SCENES;

    #[test]
    fn every_two_values_meet() {
        let mut pairs = BTreeSet::new();
        for number in 0..SCENES.len() {
            for look in Look::some(number) {
                let values = [
                    format!("scene {number}"),
                    format!("size {:?}", look.size),
                    format!("theme {}", look.theme),
                    format!("language {}", look.language),
                ];
                for (place, one) in values.iter().enumerate() {
                    let others = values[place + 1..].iter();
                    pairs.extend(others.map(|other| (one.clone(), other.clone())));
                }
            }
        }
        let counts = [SCENES.len(), SIZES.len(), THEMES.len(), LANGUAGES.len()];
        let products = counts.iter().enumerate().flat_map(|(place, one)| {
            let others = counts[place + 1..].iter();
            others.map(move |other| one * other)
        });
        assert_eq!(pairs.len(), products.sum::<usize>());
    }
}
