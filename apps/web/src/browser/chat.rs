//! What people say.

use super::prelude::*;

use super::page::Page;
use super::small::live;

/// Things said, by whom, the latest last; and a line to say more.
pub(super) fn talk(
    said: Signal<Vec<(String, String)>>,
    send: impl Fn(String) + Clone + 'static,
) -> Node {
    let page = Page::here();
    let text = RwSignal::new(String::new());
    let speak = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            text.set(String::new());
            send(said);
        }
    };
    view! {
        <div class="talk">
            <ul class="said" tabindex="0" aria-label=page.t("page-chat")>
                {live(move || (said.get().into_iter().map(|(who, text)| view! {
                    <li><strong>{who}</strong>": "{text}</li>
                }).collect_view()).into_any())}
            </ul>
            <form class="row" on:submit=speak>
                <label class="unseen" for="chat">{page.t("page-say")}</label>
                <input id="chat" maxlength="500" autocomplete="off" prop:value=text
                    placeholder=page.t("page-say")
                    on:input=move |event| text.set(event_target_value(&event))/>
                <button type="submit">{page.t("page-send")}</button>
            </form>
        </div>
    }
}
