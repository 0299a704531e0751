//! The door to the browser: three functions that the worker's script calls.

use std::{cell::RefCell, time::Duration};

use baralho_bots::Means;
use baralho_protocol::online::FromLocal;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{LocalServer, Surroundings};

thread_local! {
    static SERVER: RefCell<LocalServer> = RefCell::new(LocalServer::new());
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;
    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn get_random_values(bytes: &mut [u8]);
}

fn clock() -> Duration {
    Duration::from_secs_f64(performance_now() / 1e3)
}

fn with_server(
    act: impl FnOnce(&mut LocalServer, &mut Surroundings<'_>) -> Vec<FromLocal>,
) -> Vec<String> {
    SERVER.with_borrow_mut(|server| {
        let mut chance = || {
            let mut bytes = [0; 32];
            get_random_values(&mut bytes);
            bytes
        };
        let mut around = Surroundings {
            now: js_sys::Date::now() as i64,
            chance: &mut chance,
            means: Means::single(clock),
        };
        let said = act(server, &mut around);
        // Only maps with names: it can always be written.
        let text = |said| serde_json::to_string(said).unwrap_or_default();
        said.iter().map(text).collect()
    })
}

/// Makes whatever goes wrong visible.
#[wasm_bindgen(start)]
#[allow(unreachable_pub)] // the browser reaches it
pub fn begin() {
    console_error_panic_hook::set_once();
}

/// The page said something: what to say to it.
#[wasm_bindgen]
#[allow(unreachable_pub)] // the browser reaches it
pub fn hear(text: &str) -> Vec<String> {
    with_server(|server, around| server.hear(text, around))
}

/// Time has passed: what to say to the page.
#[wasm_bindgen]
#[allow(unreachable_pub)] // the browser reaches it
pub fn wake() -> Vec<String> {
    with_server(LocalServer::wake)
}

/// In how many milliseconds to wake the server; none if it waits for the page.
#[wasm_bindgen]
#[allow(unreachable_pub)] // the browser reaches it
pub fn due() -> Option<f64> {
    SERVER.with_borrow(|server| {
        let now = js_sys::Date::now() as i64;
        server.next(now).map(|at| (at - now).max(0) as f64)
    })
}
