//! The cards of a table.

use baralho_protocol::online::Stage as GameStage;
use baralho_words::Deck;
use leptos::prelude::*;

use super::{card, focus, page::Page, session::Session};
use crate::scene::{
    ActionScene, CardScene, LastMove, MeldScene, Question, Scene, SeatScene, SideMelds, StockScene,
    Touch, Zone,
};

/// The table of somebody who plays or watches.
#[component]
pub(super) fn Board(session: Session, scene: Memo<Option<Scene>>) -> impl IntoView {
    let page = Page::here();
    let question = Memo::new(move |_| part(scene, |scene| scene.question.clone()));
    let actions = move || part(scene, |scene| scene.actions.clone()).into_iter();
    view! {
        <Stage scene session/>
        <p class="status" class:mine=move || part(scene, |scene| scene.my_turn)>
            {move || status(page, session, scene)}
        </p>
        {move || question.get().map(|asked| view! { <Asked session asked/> })}
        <Hand scene session/>
        <div class="row actions">
            {move || actions().map(|known| action(page, session, known)).collect_view()}
        </div>
    }
}

/// Some part of what lies on the table; nothing lies there before the first deal.
fn part<T: Default>(scene: Memo<Option<Scene>>, look: impl FnOnce(&Scene) -> T) -> T {
    scene.with(|scene| scene.as_ref().map(look).unwrap_or_default())
}

/// What everybody sees: seats, table, stock, melds. Without a session only to be looked at.
#[component]
pub(super) fn Stage(
    scene: Memo<Option<Scene>>,
    #[prop(optional)] session: Option<Session>,
) -> impl IntoView {
    let page = Page::here();
    focus::keep(scene);
    let seats = move || part(scene, |scene| scene.seats.clone()).into_iter();
    let melds = move || part(scene, |scene| scene.melds.clone()).into_iter();
    let middle = Memo::new(move |_| part(scene, |scene| scene.middle.clone()));
    view! {
        <ul class="seats" aria-label=page.t("page-seats")>
            {move || seats().map(|known| seat(page, known)).collect_view()}
        </ul>
        <div class="felt">
            {move || part(scene, |scene| scene.stock.clone()).map(|known| stock(page, known, session))}
            <div class="lying">
                <h2 class="zone" id="zone-table">{move || middle.with(|zone| zone.name.clone())}</h2>
                <Middle zone=middle session/>
            </div>
            {move || part(scene, |scene| scene.last.clone()).map(|made| last(page, made))}
        </div>
        <div class="melds">
            {move || melds().map(|known| side(page, session, known)).collect_view()}
        </div>
    }
}

fn status(page: Page, session: Session, scene: Memo<Option<Scene>>) -> String {
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

fn seat(page: Page, known: SeatScene) -> impl IntoView {
    let figure = |key: &str, n: usize| page.say_with(key, &[("n", (n as u64).into())]);
    let held = known.held.map(|n| figure("page-held", n));
    let captured = known.captured.map(|n| figure("page-captured", n));
    let sweeps = (known.sweeps > 0).then(|| figure("page-sweeps", known.sweeps));
    let points = known
        .points
        .map(|points| page.say_with("page-points", &[("n", i64::from(points).into())]));
    let facts = [held, captured, sweeps, points];
    view! {
        <li class="seat" class:turn=known.turn class:me=known.me data-seat=known.seat.to_string()>
            <span class="unseen">{known.told}</span>
            <span aria-hidden="true" class="who">{known.name}</span>
            {(!known.notes.is_empty()).then(|| view! {
                <span aria-hidden="true" class="quiet">{known.notes.join(", ")}</span>
            })}
            {known.top.map(|top| view! {
                <span class="card pile-top" aria-hidden="true"
                    inner_html=card::drawing(Deck::French, top)></span>
            })}
            <span aria-hidden="true" class="facts">
                {facts.into_iter().flatten().map(|fact| view! { <span>{fact}</span> }).collect_view()}
            </span>
        </li>
    }
}

fn stock(page: Page, known: StockScene, session: Option<Session>) -> impl IntoView {
    let empty = known.count == 0;
    let face = if empty { String::new() } else { card::back() };
    let inside = view! {
        <span inner_html=face></span>
        <span class="count" data-count=known.count.to_string()></span>
    };
    match known.touch.zip(session) {
        Some((touch, session)) => view! {
            <button type="button" class="stock card live" aria-label=known.told
                on:click=move |_| session.touch(page, touch.clone())>{inside}</button>
        }
        .into_any(),
        None => view! {
            <div class="stock card" class:empty=empty role="img" aria-label=known.told>{inside}</div>
        }
        .into_any(),
    }
}

/// Cards that can be reached one by one: one of them with the Tab key, at first the first or the
/// last, and the others with the arrow keys. A card stays the same wherever it comes to lie.
#[component]
fn Cards(
    #[prop(into)] cards: Signal<Vec<CardScene>>,
    #[prop(into)] from_last: Signal<bool>,
    session: Option<Session>,
) -> impl IntoView {
    let page = Page::here();
    let stop = Memo::new(move |_| {
        let from_last = from_last.get();
        cards.with(|cards| {
            let stop = if from_last {
                cards.last()
            } else {
                cards.first()
            };
            stop.map(|card| card.id.clone())
        })
    });
    view! {
        <For each=move || cards.get() key=|card| card.id.clone() let(card)>
            {
                let id = card.id.clone();
                let card = Memo::new(move |before: Option<&CardScene>| {
                    // One that is being taken away stays as it was.
                    let now = cards.with(|cards| cards.iter().find(|now| now.id == card.id).cloned());
                    now.unwrap_or_else(|| before.unwrap_or(&card).clone())
                });
                let is_stop = move || stop.with(|stop| stop.as_ref() == Some(&id));
                let touch = move || if let Some(session) = session {
                    session.touch(page, card.with_untracked(|card| card.touch.clone()));
                };
                card::playable(card, is_stop, touch)
            }
        </For>
    }
}

/// What lies open: side by side, or as a pile of which all can be seen, the top card last.
#[component]
fn Middle(zone: Memo<Zone>, session: Option<Session>) -> impl IntoView {
    let is_pile = Memo::new(move |_| zone.with(|zone| zone.is_pile));
    let cards = Signal::derive(move || zone.with(|zone| zone.cards.clone()));
    let empty = move || zone.with(|zone| zone.cards.is_empty().then(|| zone.empty.clone()));
    view! {
        <ul class=move || if is_pile.get() { "cards fanned" } else { "cards table-cards" }
            role="list" aria-labelledby="zone-table" on:keydown=focus::roam>
            <Cards cards from_last=is_pile session/>
        </ul>
        {move || empty().map(|told| view! { <p class="quiet">{told}</p> })}
    }
}

fn last(page: Page, made: LastMove) -> impl IntoView {
    let deck = made.deck;
    let ears = page.speech().ears.with_deck(deck);
    let cards = made.played.into_iter().chain(made.taken);
    view! {
        <div class="last" class:grand=made.grand>
            <h2 class="zone">{page.say("page-last-move")}</h2>
            <div class="cards small">
                {cards.map(|card| card::shown(deck, card, ears.card(card))).collect_view()}
            </div>
        </div>
    }
}

fn side(page: Page, session: Option<Session>, side: SideMelds) -> impl IntoView {
    let melds = side.melds.into_iter();
    view! {
        <section class="side" class:own=side.own>
            <h2 class="zone">{side.heading}</h2>
            <ul class="meld-list" role="list">
                {melds.map(|known| meld(page, session, known)).collect_view()}
            </ul>
        </section>
    }
}

fn meld(page: Page, session: Option<Session>, known: MeldScene) -> impl IntoView {
    let cards = known.cards.into_iter().map(|card| {
        let drawing = card::drawing(card.deck, card.card);
        let name = format!("{:#}", card.card);
        view! { <span class="card" data-card=name inner_html=drawing></span> }
    });
    let cards = view! {
        <span class="cards fanned small" aria-hidden="true">{cards.collect_view()}</span>
        <span class="meld-label" aria-hidden="true">{known.label}</span>
    };
    let class = format!("meld {}", known.mark);
    let inside = match known.touch.zip(session) {
        Some((touch, session)) => view! {
            <button type="button" class=class aria-label=known.told
                on:click=move |_| session.touch(page, touch.clone())>{cards}</button>
        }
        .into_any(),
        None => {
            view! { <div class=class role="img" aria-label=known.told>{cards}</div> }.into_any()
        }
    };
    view! { <li>{inside}</li> }
}

/// The person's cards, if they play a hand at all.
#[component]
pub(super) fn Hand(
    scene: Memo<Option<Scene>>,
    #[prop(optional)] session: Option<Session>,
) -> impl IntoView {
    let page = Page::here();
    let cards = Memo::new(move |_| part(scene, |scene| scene.hand.clone()));
    let crowded = move || cards.with(|cards| cards.len() > 6);
    view! {
        <Show when=move || part(scene, |scene| scene.has_hand)>
            <section class="hand">
                <h2 class="zone" id="zone-hand" tabindex="-1">{page.t("page-hand")}</h2>
                <ul class="cards hand-cards" class:crowded=crowded role="list"
                    aria-labelledby="zone-hand" on:keydown=focus::roam>
                    <Cards cards from_last=false session/>
                </ul>
            </section>
        </Show>
    }
}

fn action(page: Page, session: Session, known: ActionScene) -> impl IntoView {
    let touch = known.touch;
    view! {
        <button type="button" class:main=known.main
            aria-disabled=if known.live { "false" } else { "true" }
            on:click=move |_| session.touch(page, touch.clone())>{known.label}</button>
    }
}

/// A question that must be answered to finish a move; the first answer has the focus.
#[component]
fn Asked(session: Session, asked: Question) -> impl IntoView {
    let page = Page::here();
    request_animation_frame(|| focus::on(".question button"));
    let answer = move |touch: Touch| {
        session.touch(page, touch);
        focus::on(".hand .card");
    };
    view! {
        <section class="question" aria-labelledby="question">
            <h2 id="question" class="zone">{asked.text}</h2>
            <div class="row">
                {asked.answers.into_iter().map(|known| view! {
                    <button type="button" aria-label=known.heard
                        on:click=move |_| answer(Touch::Answer(known.text.clone()))>
                        {known.seen}
                    </button>
                }).collect_view()}
                <button type="button" class="plain" on:click=move |_| answer(Touch::Cancel)>
                    {page.t("page-cancel")}
                </button>
            </div>
        </section>
    }
}
