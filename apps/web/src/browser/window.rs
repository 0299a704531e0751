//! What the window tells: its events, the time, the next frame.

// words: nothing here is for players

use std::time::Duration;

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, HtmlInputElement, Window};

use super::signal::StoredValue;

fn window() -> Window {
    web_sys::window().expect("a browser has a window")
}

/// Listens to an event at the window, for as long as what is drawn now.
pub(super) fn listen<E: JsCast>(event: &'static str, heard: impl Fn(&E) + 'static) {
    let heard: Box<dyn Fn(Event)> = Box::new(move |event| heard(event.unchecked_ref()));
    let heard = Closure::wrap(heard);
    let target = window().into();
    StoredValue::new(Listening::new(target, event, heard));
}

/// A listener that is taken away with this.
pub(super) struct Listening {
    target: web_sys::EventTarget,
    event: &'static str,
    heard: Closure<dyn Fn(Event)>,
}

impl Listening {
    pub(super) fn new(
        target: web_sys::EventTarget,
        event: &'static str,
        heard: Closure<dyn Fn(Event)>,
    ) -> Self {
        let _ = target.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        Self {
            target,
            event,
            heard,
        }
    }
}

impl Drop for Listening {
    /// Events can come after an element is gone, such as the last one of a dialog.
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = self
            .target
            .remove_event_listener_with_callback(self.event, heard);
    }
}

/// Does something again and again, for as long as what is drawn now.
pub(super) fn every(pause: Duration, act: impl Fn() + 'static) {
    struct Ticking(i32, #[allow(dead_code)] Closure<dyn Fn()>);
    impl Drop for Ticking {
        fn drop(&mut self) {
            window().clear_interval_with_handle(self.0);
        }
    }
    let act: Box<dyn Fn()> = Box::new(act);
    let act = Closure::wrap(act);
    let ticking = window().set_interval_with_callback_and_timeout_and_arguments_0(
        act.as_ref().unchecked_ref(),
        milliseconds(pause),
    );
    if let Ok(ticking) = ticking {
        StoredValue::new(Ticking(ticking, act));
    }
}

fn milliseconds(time: Duration) -> i32 {
    i32::try_from(time.as_millis()).unwrap_or(i32::MAX)
}

/// Does something once, later.
pub(super) fn set_timeout(act: impl FnOnce() + 'static, wait: Duration) {
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(
        once(Box::new(act)).unchecked_ref(),
        milliseconds(wait),
    );
}

/// Does something before the next frame is drawn.
pub(super) fn request_animation_frame(act: impl FnOnce() + 'static) {
    let _ = window().request_animation_frame(once(Box::new(act)).unchecked_ref());
}

fn once(act: Box<dyn FnOnce()>) -> JsValue {
    Closure::once_into_js(act)
}

/// What was typed or chosen.
pub(super) fn event_target_value(event: &Event) -> String {
    field(event).value()
}

/// Whether the box is ticked.
pub(super) fn event_target_checked(event: &Event) -> bool {
    field(event).checked()
}

/// What was changed: every field has a value like an input's.
fn field(event: &Event) -> HtmlInputElement {
    let target = event.target().expect("it happened somewhere");
    target.unchecked_into()
}
