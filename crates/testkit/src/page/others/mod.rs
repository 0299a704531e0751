//! Browsers other than Chromium, as far as a smoke test needs them. What `script.js` offers is
//! brought to each page once it is there.

mod firefox;
mod program;
mod webkit;

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

pub use firefox::Firefox;
pub use webkit::WebKit;

use super::window::SCRIPT;
use crate::PATIENCE;

/// How often it is looked again.
const GLANCE: Duration = Duration::from_millis(20);

/// A browser that can be told what to do.
pub trait Driven {
    /// What people call it.
    fn name(&self) -> &'static str;

    /// Goes to an address, and waits until the document is there.
    fn visit(&mut self, url: &str);

    /// The value of an expression, or of what it promises.
    fn evaluate(&mut self, expression: &str) -> Value;

    /// A pointer goes to the first of these points, is pressed there, goes on to the others, and is
    /// let go.
    fn point(&mut self, way: &[(i64, i64)]);

    /// As [`Driven::visit`], with what tests need in the page.
    fn open(&mut self, url: &str) {
        self.visit(url);
        self.evaluate(&format!("(() => {{ {SCRIPT} return true; }})()"));
    }

    fn holds(&mut self, expression: &str) -> bool {
        self.evaluate(&format!("Boolean({expression})")) == Value::Bool(true)
    }

    #[track_caller]
    fn wait(&mut self, expression: &str) {
        let begin = Instant::now();
        while !self.holds(expression) {
            if begin.elapsed() > PATIENCE {
                let page = self.evaluate("document.body.innerText");
                panic!("{}: never {expression}\n{page}", self.name());
            }
            thread::sleep(GLANCE);
        }
    }

    #[track_caller]
    fn click(&mut self, selector: &str) {
        self.wait(&format!("document.querySelector({})", json!(selector)));
        let aim = self.evaluate(&format!("aimAt({})", json!(selector)));
        self.click_at(&aim);
    }

    #[track_caller]
    fn click_at(&mut self, aim: &Value) {
        let part = |name: &str| aim[name].as_f64().unwrap_or_else(|| panic!("{aim}")) as i64;
        let at = (part("x"), part("y"));
        self.point(&[at]);
    }

    /// Does the next thing of a game, and says what that was.
    #[track_caller]
    fn step(&mut self) -> String {
        let aim = self.evaluate("step()");
        match aim["name"].as_str() {
            Some("over") => {}
            Some("wait") => thread::sleep(GLANCE),
            _ => self.click_at(&aim),
        }
        aim["name"].as_str().expect("a name").to_owned()
    }
}

/// What WebDriver calls the actions of a pointer.
fn actions(way: &[(i64, i64)]) -> Value {
    let mut actions = Vec::new();
    for (place, (x, y)) in way.iter().enumerate() {
        let duration = if place == 0 { 0 } else { 50 };
        actions.push(json!({ "type": "pointerMove", "x": x, "y": y, "duration": duration }));
        if place == 0 {
            actions.push(json!({ "type": "pointerDown", "button": 0 }));
        }
    }
    actions.push(json!({ "type": "pointerUp", "button": 0 }));
    let kind = json!({ "pointerType": "mouse" });
    json!([{ "type": "pointer", "id": "mouse", "parameters": kind, "actions": actions }])
}
