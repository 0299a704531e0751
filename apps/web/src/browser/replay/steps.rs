//! From move to move of a recorded match.

use std::time::Duration;

use leptos::{ev, leptos_dom::helpers::IntervalHandle, prelude::*};
use web_sys::Element;

use crate::{
    browser::{
        focus,
        icon::{Icon, icon},
        page::Page,
    },
    replay::{Moment, Replay},
};

/// Where one is in a record, and whose cards one sees.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    page: Page,
    replay: StoredValue<Replay>,
    last: usize,
    step: RwSignal<usize>,
    seat: RwSignal<usize>,
    pub(super) moment: Memo<Option<Moment>>,
    /// Ticks while the moves go on by themselves.
    going: RwSignal<Option<IntervalHandle>>,
}

impl Steps {
    pub(super) fn new(page: Page, replay: Replay) -> Self {
        let last = replay.len();
        let replay = StoredValue::new(replay);
        let (step, seat) = (RwSignal::new(0), RwSignal::new(0));
        let moment = Memo::new(move |_| {
            let speech = page.speech();
            replay.with_value(|replay| replay.at(step.get(), seat.get(), &speech))
        });
        let going = RwSignal::new(None);
        Self {
            page,
            replay,
            last,
            step,
            seat,
            moment,
            going,
        }
    }

    /// Goes to a moment, and says what happened in it.
    fn go(self, to: usize) {
        self.step.set(to.min(self.last));
        let told = self.moment.get_untracked().into_iter();
        for line in told.flat_map(|moment| moment.told) {
            self.page.said.polite(line.heard);
        }
    }

    fn on(self) {
        self.go(self.step.get_untracked() + 1);
    }

    fn back(self) {
        self.go(self.step.get_untracked().saturating_sub(1));
    }

    fn stop(self) {
        if let Some(going) = self.going.try_update(Option::take).flatten() {
            going.clear();
        }
    }

    /// Lets the moves go on by themselves, or stops that.
    fn go_or_stop(self) {
        if self.going.with_untracked(Option::is_some) {
            return self.stop();
        }
        if self.step.get_untracked() == self.last {
            self.go(0);
        }
        let tick = move || {
            self.on();
            if self.step.get_untracked() == self.last {
                self.stop();
            }
        };
        let pace = self.page.settings.with_untracked(|settings| settings.pace);
        let pace = Duration::from_millis(pace.unsigned_abs()).max(SLOWEST);
        self.going.set(set_interval_with_handle(tick, pace).ok());
    }

    pub(super) fn listen(self) {
        let keys = window_event_listener(ev::keydown, move |event| {
            let tag = event_target::<Element>(&event).tag_name();
            if event.ctrl_key() || event.alt_key() || ["INPUT", "SELECT", "UL"].contains(&&*tag) {
                return;
            }
            match event.key().as_str() {
                "ArrowRight" | "n" => self.on(),
                "ArrowLeft" | "b" => self.back(),
                "Home" => self.go(0),
                "End" => self.go(self.last),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || {
            keys.remove();
            self.stop();
        });
    }
}

/// How long a move that comes by itself can be looked at, at least.
const SLOWEST: Duration = Duration::from_millis(1500);

/// The controls, where the actions are at a table.
#[component]
pub(super) fn Stepper(steps: Steps) -> impl IntoView {
    let Steps {
        page, step, last, ..
    } = steps;
    let told = move || {
        let told = steps
            .moment
            .get()
            .into_iter()
            .flat_map(|moment| moment.told);
        told.map(|line| line.seen).collect::<Vec<_>>().join(" ")
    };
    let number = move || {
        let values = [
            ("n", (step.get() as u64).into()),
            ("of", (last as u64).into()),
        ];
        page.say_with("page-step", &values)
    };
    let is_going = move || steps.going.with(Option::is_some);
    let by_hand = move |act: fn(Steps)| {
        move |_| {
            steps.stop();
            act(steps);
        }
    };
    let button = move |shown, key, act: fn(Steps)| {
        view! {
            <button type="button" class="icon" on:click=by_hand(act)>
                {icon(shown)}<span class="unseen">{page.t(key)}</span>
            </button>
        }
    };
    view! {
        <div class="stepper">
            <p class="now"><label for="step">{number}</label> " " <b>{told}</b></p>
            <input id="step" type="range" min="0" max=last aria-valuetext=told
                prop:value=move || step.get().to_string()
                on:input=move |event| if let Ok(to) = event_target_value(&event).parse() {
                    steps.stop();
                    steps.go(to);
                }/>
            <div class="steps">
                {button(Icon::First, "page-first", |steps| steps.go(0))}
                {button(Icon::Back, "page-step-back", Steps::back)}
                <button type="button" class="icon main" on:click=move |_| steps.go_or_stop()>
                    {move || icon(if is_going() { Icon::Pause } else { Icon::Play })}
                    <span class="unseen">
                        {move || page.say(if is_going() { "page-pause" } else { "page-replay-go" })}
                    </span>
                </button>
                {button(Icon::Next, "page-step-on", Steps::on)}
                {button(Icon::Last, "page-last", |steps| steps.go(steps.last))}
            </div>
        </div>
    }
}

/// Whose cards are seen.
#[component]
pub(super) fn Eyes(steps: Steps) -> impl IntoView {
    let names = steps.replay.with_value(|replay| replay.names().to_vec());
    view! {
        <div class="field">
            <label for="eyes">{steps.page.t("page-eyes-of")}</label>
            <select id="eyes" on:change=move |event| if let Ok(place) = event_target_value(&event).parse() { steps.seat.set(place) }>
                {names.into_iter().enumerate().map(|(place, name)| view! {
                    <option value=place.to_string()>{name}</option>
                }).collect_view()}
            </select>
        </div>
    }
}

/// Every move in words; each leads to its moment.
#[component]
pub(super) fn Moves(steps: Steps) -> impl IntoView {
    let Steps { page, step, .. } = steps;
    let story = Memo::new(move |_| {
        let speech = page.speech();
        let seat = steps.seat.get();
        steps
            .replay
            .with_value(|replay| replay.story(seat, &speech.eyes))
    });
    // The one that is shown is always in sight.
    Effect::new(move |_| {
        step.track();
        request_animation_frame(|| {
            let current = focus::find(".moves [aria-current]");
            let item = current.and_then(|current| current.parent_element());
            let list = item.as_ref().and_then(|item| item.parent_element());
            if let (Some(item), Some(list)) = (item, list) {
                let (item, area) = (
                    item.get_bounding_client_rect(),
                    list.get_bounding_client_rect(),
                );
                let lower = item.top() + item.height() / 2.0 - area.top() - area.height() / 2.0;
                list.set_scroll_top(list.scroll_top() + lower as i32);
            }
        });
    });
    let row = move |(at, told): (usize, String)| {
        let current = move || (step.get() == at).then_some("step");
        let jump = move |_| {
            steps.stop();
            steps.go(at);
        };
        view! {
            <li><button type="button" class="bare" aria-current=current on:click=jump>{told}</button></li>
        }
    };
    view! {
        <section class="move-list">
            <h2>{page.t("page-moves")}</h2>
            <ol class="moves" start="0">
                {move || story.get().into_iter().enumerate().map(row).collect_view()}
            </ol>
        </section>
    }
}
