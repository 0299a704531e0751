//! What the page does while cards move: the longest task that keeps it from answering, from a
//! trace, and which properties are animated.

use std::{path::PathBuf, thread, time::Duration};

use baralho_testkit::page::{LANGUAGES, MOVES, Window, World};
use serde_json::{Value, json};

/// How long a move and all that follows from it is looked at.
const LOOKED: Duration = Duration::from_secs(3);
/// What a browser can animate without laying out or painting anew.
const LIGHT: [&str; 5] = ["transform", "opacity", "translate", "rotate", "scale"];
/// Notes every property that begins to be animated.
const WATCH: &str = r"(() => {
    const animated = (window.animated = new Set());
    const told = /^(offset|easing|composite|computedOffset)$/;
    const note = (frames) => {
        const list = Array.isArray(frames) ? frames : [frames ?? {}];
        for (const frame of list) Object.keys(frame).filter((name) => !told.test(name)).forEach((name) => animated.add(name));
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, ...rest) {
        note(frames);
        return animate.call(this, frames, ...rest);
    };
    addEventListener('transitionrun', (event) => animated.add(event.propertyName), true);
    addEventListener('animationstart', () => {
        for (const { effect } of document.getAnimations()) note(effect.getKeyframes());
    }, true);
    return true;
})()";

/// What one kind of move cost.
#[derive(Debug)]
pub(crate) struct Moved {
    pub(crate) name: &'static str,
    /// The longest task, in milliseconds.
    pub(crate) longest: f64,
    /// What was animated besides what is light.
    pub(crate) heavy: Vec<String>,
    /// Whether anything moved.
    pub(crate) any: bool,
}

/// Makes each kind of move in a browser whose processor is so many times slower.
pub(crate) fn measure(profile: PathBuf, slowed: u32) -> Vec<Moved> {
    let mut world = World::new();
    world.wishes = json!({ "motion": "on", "pace": 900 });
    let pictures = profile.join("pictures");
    let mut window = Window::start(profile, pictures, world.server.address);
    let throttle = |window: &mut Window, rate: u32| {
        let rate = json!({ "rate": rate });
        window.browser.call("Emulation.setCPUThrottlingRate", &rate);
    };
    let mut moves = Vec::new();
    for scene in MOVES {
        throttle(&mut window, 1);
        window.resize((390, 844), true);
        world.enter(&mut window, scene, LANGUAGES[0]);
        // What was begun on the way here is over.
        window.wait("document.getAnimations().length === 0");
        window.evaluate(WATCH);
        throttle(&mut window, slowed);
        window.browser.begin_trace();
        window.evaluate("window.held = document.querySelectorAll('.hand .card').length");
        while window.holds("document.querySelectorAll('.hand .card').length === held") {
            window.step();
            window.settle();
        }
        thread::sleep(LOOKED);
        let trace = window.browser.end_trace();
        let animated = window.texts("[...animated]");
        let heavy = animated
            .iter()
            .filter(|name| !LIGHT.contains(&name.as_str()));
        moves.push(Moved {
            name: scene.name,
            longest: longest_task(&trace),
            heavy: heavy.cloned().collect(),
            any: !animated.is_empty(),
        });
    }
    moves
}

/// The longest task of a page's main thread, in milliseconds.
fn longest_task(trace: &[Value]) -> f64 {
    let is_page = |event: &&Value| {
        event["name"] == "thread_name" && event["args"]["name"] == "CrRendererMain"
    };
    let pages: Vec<_> = trace.iter().filter(is_page).collect();
    let is_task = |event: &&Value| {
        let name = event["name"].as_str().unwrap_or_default();
        let place = |page: &&&Value| page["pid"] == event["pid"] && page["tid"] == event["tid"];
        name.ends_with("RunTask") && pages.iter().any(|page| place(&page))
    };
    let tasks = trace.iter().filter(is_task);
    let microseconds = tasks.filter_map(|event| event["dur"].as_f64());
    microseconds.fold(0.0, f64::max) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tasks_of_pages_count() {
        let named = json!({ "name": "thread_name", "pid": 1, "tid": 2, "args": { "name": "CrRendererMain" } });
        let task = |tid: u32, name: &str, dur: u32| json!({ "name": name, "pid": 1, "tid": tid, "dur": dur });
        let trace = [
            task(2, "RunTask", 7000),
            task(2, "Layout", 9000),
            task(3, "RunTask", 90000),
            named,
            task(2, "ThreadControllerImpl::RunTask", 8000),
        ];
        assert!((longest_task(&trace) - 8.0).abs() < f64::EPSILON);
    }
}
