//! What lies on a table, and where: the felt.

use baralho_artwork::Face;
use baralho_face::capitalised;
use baralho_protocol::online::Stage as GameStage;
use leptos::prelude::*;

use super::{
    asked::{Asked, Chips, Gold},
    card,
    cards::Cards,
    controls::Left,
    drag, focus,
    icon::{Icon, icon},
    melds::Sides,
    motion,
    page::Page,
    seats::{Nearest, Others},
    session::Session,
    sheet::{Look, Sheet},
};
use crate::{
    announce::Kind as LineKind,
    scene::{ActionScene, Kind, LastMove, Scene, Selection, Shown, StockScene, Touch, Zone},
};

/// As many cards of a hand lie side by side as a fan.
const FEW: usize = 6;

/// Some part of what lies on the table; nothing lies there before the first deal.
pub(super) fn part<T: Default>(scene: Memo<Option<Scene>>, look: impl FnOnce(&Scene) -> T) -> T {
    scene.with(|scene| scene.as_ref().map(look).unwrap_or_default())
}

/// The felt with everything on it; below, what can be done. Without a session only to be looked at.
#[component]
pub(super) fn Felt(
    scene: Memo<Option<Scene>>,
    #[prop(optional)] session: Option<Session>,
    #[prop(optional)] left: Option<Left>,
    /// Said at the upper edge of the felt.
    #[prop(optional, into)]
    notes: ViewFn,
    /// What can be done, under the hand.
    children: Children,
) -> impl IntoView {
    let page = Page::here();
    focus::keep(scene);
    let kind = Memo::new(move |_| part(scene, |scene| scene.kind));
    let full = Memo::new(move |_| part(scene, |scene| scene.hand.len() > FEW));
    let others = Memo::new(move |_| part(scene, |scene| scene.seats.len().saturating_sub(1)));
    let look = RwSignal::new(None);
    let middle = Memo::new(move |_| part(scene, |scene| scene.middle.clone()));
    let question = Memo::new(move |_| part(scene, |scene| scene.question.clone()));
    let choices = Memo::new(move |_| part(scene, |scene| scene.choices.clone()));
    view! {
        <div class="felt on-felt" on:pointerdown=|_| motion::finish()>
            <div class="lay" data-kind=move || kind.get().name() class:alone=move || others.get() == 1
                class:ring=move || { others.get() > 1 } class:throng=move || { others.get() > 8 }
                class:full=move || full.get()>
                <Others scene session left/>
                <div class="notes">{notes.run()}</div>
                <Sides scene session look nearest=false/>
                <div class="lying">
                    <h2 class="unseen" id="zone-table">{move || middle.with(|zone| zone.name.clone())}</h2>
                    <Stock scene session/>
                    {move || turned(scene)}
                    <Middle zone=middle session look/>
                </div>
                <Sides scene session look nearest=true/>
                {session.map(|session| view! {
                    <p class="status unseen" class:mine=move || part(scene, |scene| scene.my_turn)>
                        {move || status(page, session, scene)}
                    </p>
                })}
                <div class="said-last">
                    {move || match (question.get(), choices.get(), session) {
                        (Some(asked), _, Some(session)) => view! { <Asked session asked presses=true/> }.into_any(),
                        (None, Some(asked), Some(session)) => view! { <Asked session asked presses=false/> }.into_any(),
                        _ => summary(session, scene),
                    }}
                    {session.map(|session| view! { <Chips scene session/> })}
                </div>
                <Nearest scene session left/>
                <Hand scene session/>
                <div class="below">{children()}</div>
                <div class="flights" aria-hidden="true"></div>
            </div>
            <Sheet scene session look/>
        </div>
    }
}

/// What the selected card would do, or else what happened last.
fn summary(session: Option<Session>, scene: Memo<Option<Scene>>) -> AnyView {
    if let Some(preview) = part(scene, |scene| scene.preview.clone()) {
        let (sum, total) = match preview.sum.split_once(" = ") {
            Some((sum, total)) => (sum.to_owned(), format!("= {total}")),
            None => (String::new(), String::new()),
        };
        return view! {
            <p class="sum" aria-hidden="true">
                {(!sum.is_empty()).then(|| view! { <span class="num">{sum} " " <em>{total}</em></span> })}
                <span class="result">{preview.result}</span>
            </p>
        }
        .into_any();
    }
    let happened = session.and_then(|session| {
        session.history.with(|history| {
            let latest = history.latest().filter(|line| line.kind == LineKind::Story);
            latest.last().map(|line| capitalised(&line.seen))
        })
    });
    let calm = part(scene, |scene| scene.kind != Kind::Melds);
    let grand = part(scene, |scene| {
        scene.last.as_ref().is_some_and(|last| last.grand)
    });
    happened
        .filter(|_| calm)
        .map(|text| view! { <p class="happened" class:grand=grand>{text}</p> })
        .into_any()
}

/// Whose turn it is, in words.
pub(super) fn status(page: Page, session: Session, scene: Memo<Option<Scene>>) -> String {
    let room = session.room(|room| Some((room.paused, room.stage)));
    match room {
        Some((true, _)) => return page.say("page-paused"),
        Some((_, GameStage::Between)) if !session.local => return page.say("page-round-waits"),
        _ => {}
    }
    let turn = part(scene, |scene| {
        let seat = scene.seats.iter().find(|seat| seat.turn)?;
        Some((scene.my_turn, seat.name.clone()))
    });
    match turn {
        Some((true, _)) => page.say("your-turn"),
        Some((false, name)) => page.say_with("page-turn-of", &[("who", name.into())]),
        None => String::new(),
    }
}

/// Cards that lie face down, from which somebody may draw.
#[component]
fn Stock(scene: Memo<Option<Scene>>, session: Option<Session>) -> impl IntoView {
    let page = Page::here();
    let known = Memo::new(move |_| part(scene, |scene| scene.stock.clone()));
    let count =
        Memo::new(move |_| known.with(|known| known.as_ref().map_or(0, |known| known.count)));
    let text = move |look: fn(&StockScene) -> &String| {
        known.with(|known| known.as_ref().map(look).cloned().unwrap_or_default())
    };
    let is_pressed = Memo::new(move |_| {
        let touch = known.with(|known| known.as_ref().and_then(|known| known.touch.clone()));
        touch.is_some()
    });
    let live = move || known.with(|known| known.as_ref().is_some_and(|known| known.live));
    let inside = move || {
        view! {
            {(count.get() > 0).then(|| view! { <span class="back" inner_html=move || card::own_back(page)></span> })}
            {(count.get() > 1).then(|| view! { <span class="back above" inner_html=move || card::own_back(page)></span> })}
            <span class="count" data-text=move || count.get().to_string()></span>
            {(!text(|known| &known.name).is_empty()).then(|| view! {
                <span class="caption" aria-hidden="true">{move || text(|known| &known.name)}</span>
            })}
        }
    };
    let press = move |session: Session| {
        let touch =
            known.with_untracked(|known| known.as_ref().and_then(|known| known.touch.clone()));
        if let Some(touch) = touch {
            session.touch(page, touch);
        }
    };
    let there = Memo::new(move |_| known.with(Option::is_some));
    view! {
        <Show when=move || there.get()>
            {move || match session.filter(|_| is_pressed.get()) {
                    Some(session) => view! {
                        <button type="button" class="stock pile bare" class:live=live class:none=move || count.get() == 0
                            aria-label=move || text(|known| &known.told)
                            aria-disabled=move || if live() { "false" } else { "true" }
                            on:click=move |_| press(session)>{inside()}</button>
                    }
                    .into_any(),
                    None => view! {
                        <div class="stock pile" class:none=move || count.get() == 0 role="img"
                            aria-label=move || text(|known| &known.told)>{inside()}</div>
                    }
                    .into_any(),
                }}
        </Show>
    }
}

/// The card that was turned over last, where that is what everybody looks at.
fn turned(scene: Memo<Option<Scene>>) -> Option<impl IntoView> {
    let last = part(scene, |scene| {
        scene.last.clone().filter(|_| scene.kind == Kind::Piles)
    });
    let LastMove { played, deck, .. } = last?;
    played.map(|played| {
        view! {
            <span class="turned" aria-hidden="true"
                inner_html=card::drawing(deck, played, Face::Large)></span>
        }
    })
}

/// What lies open: side by side, or as a pile of which all can be seen, the top card last.
#[component]
fn Middle(
    zone: Memo<Zone>,
    session: Option<Session>,
    look: RwSignal<Option<Look>>,
) -> impl IntoView {
    let page = Page::here();
    let is_pile = Memo::new(move |_| zone.with(|zone| zone.is_pile));
    let cards = Signal::derive(move || zone.with(|zone| zone.cards.clone()));
    let empty = move || zone.with(|zone| zone.cards.is_empty().then(|| zone.empty.clone()));
    let count = Memo::new(move |_| zone.with(|zone| zone.cards.len()));
    // How many stand in a row, if there are one to four rows.
    let row = move |rows: usize| count.get().div_ceil(rows).max(1).to_string();
    view! {
        <div class="space">
            <ul class=move || if is_pile.get() { "cards fanned" } else { "cards table-cards" }
                role="list" aria-labelledby="zone-table" on:keydown=focus::roam
                style=("--n", move || count.get().to_string())
                style=("--c1", move || row(1)) style=("--c2", move || row(2))
                style=("--c3", move || row(3)) style=("--c4", move || row(4))>
                <Cards cards is_pile session/>
            </ul>
            {move || empty().map(|told| view! { <p class="empty">{told}</p> })}
            <Show when=move || is_pile.get() && count.get() != 0>
                <button type="button" class="whole" on:click=move |_| look.set(Some(Look::Pile))
                    aria-label=page.t("page-show-pile") title=page.t("page-show-pile")>
                    {icon(Icon::Eye)}
                    <span class="caption">{move || zone.with(|zone| zone.name.clone())}</span>
                    <span class="num" data-text=move || count.get().to_string()></span>
                </button>
            </Show>
        </div>
    }
}

/// The person's cards, if they play a hand at all.
#[component]
fn Hand(scene: Memo<Option<Scene>>, session: Option<Session>) -> impl IntoView {
    let page = Page::here();
    let cards = Memo::new(move |_| part(scene, |scene| scene.hand.clone()));
    let count = Memo::new(move |_| cards.with(Vec::len));
    let steps = move |rows: usize| {
        let steps = count.get().div_ceil(rows).saturating_sub(1);
        steps.max(1).to_string()
    };
    view! {
        <Show when=move || part(scene, |scene| scene.has_hand)>
            <section class="hand">
                <h2 class="unseen" id="zone-hand" tabindex="-1">{page.t("page-hand")}</h2>
                <ul class="cards hand-cards" class:fan=move || { count.get() <= FEW } role="list"
                    aria-labelledby="zone-hand" on:keydown=focus::roam
                    on:pointerdown=move |event| if let Some(session) = session {
                        drag::press(page, session, &event);
                    }
                    style=("--n", move || count.get().to_string())
                    style=("--s1", move || steps(1)) style=("--s2", move || steps(2))
                    style=("--s3", move || steps(3)) style=("--s4", move || steps(4))>
                    <Cards cards session/>
                </ul>
            </section>
        </Show>
    }
}

/// What can be done with the cards: the one thing most likely wanted stands out.
#[component]
pub(super) fn Actions(session: Session, scene: Memo<Option<Scene>>) -> impl IntoView {
    let page = Page::here();
    let actions = move || part(scene, |scene| scene.actions.clone()).into_iter();
    let chosen = move || session.selection.with(Selection::has_choice);
    let hints = move || session.local && session.room(|room| room.is_playing());
    let hint = move || session.local && session.room(baralho_table::client::Room::is_my_turn);
    let undoes = Memo::new(move |_| session.room(|room| room.open_to_undo() > 0));
    view! {
        <div class="actions">
            <Show when=hints>
                <button type="button" class="icon hint-button" on:click=move |_| session.ask_hint(page)
                    aria-label=page.t("page-hint") title=page.t("page-hint")
                    aria-disabled=move || if hint() { "false" } else { "true" }>
                    {icon(Icon::Bulb)}
                </button>
            </Show>
            <Show when=chosen>
                <button type="button" class="icon cancel" aria-label=page.t("page-cancel") title=page.t("page-cancel")
                    on:click=move |_| session.touch(page, Touch::Cancel)>{icon(Icon::Close)}</button>
            </Show>
            <Show when=move || undoes.get()>
                <button type="button" class="icon undo" aria-label=page.t("page-undo") title=page.t("page-undo")
                    on:click=move |event| {
                        focus::leave(&event);
                        session.undo(page);
                    }>{icon(Icon::Undo)}</button>
            </Show>
            {move || actions().map(|known| action(page, session, known)).collect_view()}
            <Gold scene session/>
        </div>
    }
}

fn action(page: Page, session: Session, known: ActionScene) -> impl IntoView {
    let ActionScene {
        label,
        heard,
        touch,
        shown,
        main,
        live,
    } = known;
    let sorts = touch == Touch::Action("sort");
    let title = sorts.then(|| label.clone());
    let name = heard.or_else(|| title.clone());
    view! {
        <button type="button" class:main=main class:icon=sorts aria-label=name.clone() title=title
            class:unseen=shown == Shown::Never class:roomy=shown == Shown::Roomy
            aria-disabled=if live { "false" } else { "true" }
            on:click=move |_| session.touch(page, touch.clone())>
            {if sorts { icon(Icon::Sort).into_any() } else { label.into_any() }}
        </button>
    }
}
