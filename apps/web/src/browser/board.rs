//! The cards of a table.

use super::prelude::*;
use baralho_protocol::online::Stage;
use baralho_words::Deck;

use super::small::{live, sig, when};
use super::{card, focus, page::Page, session::Session};
use crate::scene::{
    ActionScene, CardScene, LastMove, MeldScene, Question, Scene, SeatScene, SideMelds, Touch, Zone,
};

pub(super) fn board(page: Page, session: Session, scene: Memo<Option<Scene>>) -> Node {
    view! {
        {stage(page, scene, Some(session))}
        <p class="status" class:mine=move || scene.with(|s| s.as_ref().is_some_and(|s| s.my_turn))>
            {live(move || (status(page, session, scene)).into_any())}
        </p>
        {live(move || (scene.with(|s| s.as_ref().and_then(|s| s.question.clone()))
            .map(|asked| question(page, session, asked))).into_any())}
        <When on=sig(move || scene.with(|s| s.as_ref().is_some_and(|s| s.has_hand)))>
            {hand(page, scene, Some(session))}
        </When>
        <div class="row actions">
            {live(move || (scene.with(|s| s.as_ref().map(|s| s.actions.clone()).unwrap_or_default())
                .into_iter().map(|known| action(page, session, known)).collect_view()).into_any())}
        </div>
    }
}

/// What everybody sees: seats, table, stock, melds. Without a session only to be looked at.
pub(super) fn stage(page: Page, scene: Memo<Option<Scene>>, session: Option<Session>) -> Node {
    focus::keep(scene);
    view! {
        <ul class="seats" aria-label=page.t("page-seats")>
            {live(move || (scene.with(|s| s.as_ref().map(|s| s.seats.clone()).unwrap_or_default())
                .into_iter().map(|known| seat(page, known)).collect_view()).into_any())}
        </ul>
        <div class="felt">
            {live(move || (stock(page, scene, session)).into_any())}
            <div class="lying">
                <h2 class="zone" id="zone-table">
                    {live(move || (scene.with(|s| s.as_ref().map(|s| s.middle.name.clone()))).into_any())}
                </h2>
                {live(move || (scene.with(|s| s.as_ref().map(|s| s.middle.clone()))
                    .map(|zone| middle(page, session, zone))).into_any())}
            </div>
            {live(move || (scene.with(|s| s.as_ref().and_then(|s| s.last.clone()))
                .map(|made| last(page, made))).into_any())}
        </div>
        <div class="melds">
            {live(move || (scene.with(|s| s.as_ref().map(|s| s.melds.clone()).unwrap_or_default())
                .into_iter().map(|side| melds(page, session, side)).collect_view()).into_any())}
        </div>
    }
}

fn status(page: Page, session: Session, scene: Memo<Option<Scene>>) -> String {
    let paused = session.with(|client| client.room().is_some_and(|room| room.paused));
    if paused {
        return page.say("page-paused");
    }
    let stage = session.with(|client| client.room().map(|room| room.stage));
    if stage == Some(Stage::Between) && !session.local {
        return page.say("page-round-waits");
    }
    let turn = scene.with(|scene| {
        let scene = scene.as_ref()?;
        let seat = scene.seats.iter().find(|seat| seat.turn)?;
        Some((scene.my_turn, seat.name.clone()))
    });
    match turn {
        Some((true, _)) => page.say("your-turn"),
        Some((false, name)) => page.say_with("page-turn-of", &[("who", name.into())]),
        None => String::new(),
    }
}

fn seat(page: Page, known: SeatScene) -> Node {
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

fn stock(page: Page, scene: Memo<Option<Scene>>, session: Option<Session>) -> Option<Node> {
    let known = scene.with(|s| s.as_ref().and_then(|s| s.stock.clone()))?;
    let touch = known.touch.clone().zip(session);
    let empty = known.count == 0;
    let face = move || if empty { String::new() } else { card::back() };
    let count = known.count;
    Some(match touch {
        Some((touch, session)) => view! {
            <button type="button" class="stock card live" aria-label=known.told
                on:click=move |_| session.touch(page, touch.clone())>
                <span inner_html=face></span>
                <span class="count" data-count=count.to_string()></span>
            </button>
        }
        .into_any(),
        None => view! {
            <div class="stock card" class:empty=empty role="img" aria-label=known.told>
                <span inner_html=face></span>
                <span class="count" data-count=count.to_string()></span>
            </div>
        }
        .into_any(),
    })
}

/// Cards that can be reached one by one; the Tab key reaches this one of them.
fn card_list(page: Page, session: Option<Session>, cards: Vec<CardScene>, stop: usize) -> Node {
    let cards = cards.into_iter().enumerate();
    cards
        .map(|(place, known)| {
            let touch = known.touch.clone();
            card::playable(known, place == stop, move || {
                if let Some(session) = session {
                    session.touch(page, touch.clone());
                }
            })
        })
        .collect_view()
}

/// What lies open: side by side, or as a pile of which all can be seen, the top card last.
fn middle(page: Page, session: Option<Session>, zone: Zone) -> Node {
    let (class, stop) = if zone.is_pile {
        ("cards fanned", zone.cards.len().wrapping_sub(1))
    } else {
        ("cards table-cards", 0)
    };
    let empty = zone.cards.is_empty().then_some(zone.empty);
    view! {
        <ul class=class role="list" aria-labelledby="zone-table" on:keydown=focus::roam>
            {card_list(page, session, zone.cards, stop)}
        </ul>
        {empty.map(|told| view! { <p class="quiet">{told}</p> })}
    }
}

fn last(page: Page, made: LastMove) -> Node {
    let deck = made.deck;
    let ears = page.speech().ears.with_deck(deck);
    let name = |card| ears.card(card);
    let cards = made.played.into_iter().chain(made.taken);
    view! {
        <div class="last" class:grand=made.grand>
            <h2 class="zone">{page.say("page-last-move")}</h2>
            <div class="cards small">
                {cards.map(|card| super::card::shown(deck, card, name(card))).collect_view()}
            </div>
        </div>
    }
}

fn melds(page: Page, session: Option<Session>, side: SideMelds) -> Node {
    view! {
        <section class="side" class:own=side.own>
            <h2 class="zone">{side.heading}</h2>
            <ul class="meld-list" role="list">
                {side.melds.into_iter().map(|known| meld(page, session, known)).collect_view()}
            </ul>
        </section>
    }
}

fn meld(page: Page, session: Option<Session>, known: MeldScene) -> Node {
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
    match known.touch.zip(session) {
        Some((touch, session)) => view! {
            <li><button type="button" class=class aria-label=known.told
                on:click=move |_| session.touch(page, touch.clone())>{cards}</button></li>
        }
        .into_any(),
        None => view! {
            <li><div class=class role="img" aria-label=known.told>{cards}</div></li>
        }
        .into_any(),
    }
}

pub(super) fn hand(page: Page, scene: Memo<Option<Scene>>, session: Option<Session>) -> Node {
    let cards = move || {
        let cards = scene.with(|s| s.as_ref().map(|s| s.hand.clone()).unwrap_or_default());
        let crowded = cards.len() > 6;
        view! {
            <ul class="cards hand-cards" class:crowded=crowded role="list"
                aria-labelledby="zone-hand" on:keydown=focus::roam>
                {card_list(page, session, cards, 0)}
            </ul>
        }
    };
    view! {
        <section class="hand">
            <h2 class="zone" id="zone-hand" tabindex="-1">{page.t("page-hand")}</h2>
            {cards}
        </section>
    }
}

fn action(page: Page, session: Session, known: ActionScene) -> Node {
    let touch = known.touch;
    view! {
        <button type="button" class:main=known.main
            aria-disabled=if known.live { "false" } else { "true" }
            on:click=move |_| session.touch(page, touch.clone())>{known.label}</button>
    }
}

/// A question that must be answered to finish a move; the first answer has the focus.
fn question(page: Page, session: Session, asked: Question) -> Node {
    request_animation_frame(|| focus::on(".question button"));
    view! {
        <section class="question" aria-labelledby="question">
            <h2 id="question" class="zone">{asked.text}</h2>
            <div class="row">
                {asked.answers.into_iter().map(|answer| {
                    let text = answer.text;
                    view! {
                        <button type="button" aria-label=answer.heard
                            on:click=move |_| {
                                session.touch(page, Touch::Answer(text.clone()));
                                focus::on(".hand .card");
                            }>{answer.seen}</button>
                    }
                }).collect_view()}
                <button type="button" class="plain" on:click=move |_| {
                    session.touch(page, Touch::Cancel);
                    focus::on(".hand .card");
                }>{page.say("page-cancel")}</button>
            </div>
        </section>
    }
}
