//! How a round or a match ended: who won what, and why.

use std::{sync::Arc, time::Duration};

use baralho_artwork::Face;
use baralho_face::{Grid, Row, capitalised};
use baralho_protocol::online::{Command, Stage};
use baralho_table::client::Room;
use baralho_words::Deck;
use leptos::{html, prelude::*};

use super::{card, dialog, focus, motion, page::Page, session::Session};
use crate::{announce::RoundEnd, replay, route::Route, scene::Scene};

/// How the round or match that has just ended went, counted up row by row.
#[component]
pub(super) fn EndDialog(session: Session) -> impl IntoView {
    let page = Page::here();
    let dialog = NodeRef::<html::Dialog>::new();
    // How many rows have been counted.
    let counted = RwSignal::new(0);
    // The rest of the page stays within reach: keys answer, and what is said there is heard.
    Effect::new(move |_| dialog::open_beside(dialog, session.end.with(Option::is_some)));
    let known = Memo::new(move |_| {
        session
            .end
            .with(|end| end.as_ref().map(|end| end.grid.rows.len()))
    });
    Effect::new(move |_| {
        counted.set(0);
        if let Some(rows) = known.get() {
            if page.may_move() {
                // What was played last is seen first.
                let wait = Duration::from_millis(motion::left());
                set_timeout(move || count(counted, rows, motion::row()), wait);
            } else {
                counted.set(rows);
            }
        }
    });
    let all_at_once = move |_| {
        if let Some(rows) = known.get_untracked() {
            counted.set(rows);
        }
    };
    view! {
        <dialog node_ref=dialog class="end" aria-labelledby="end-title"
            on:pointerdown=all_at_once
            on:close=move |_| {
                if !dialog::is_shut(dialog) {
                    return;
                }
                session.end.set(None);
                request_animation_frame(regain_focus);
            }>
            {move || session.end.get().map(|end| shown(page, session, end, counted))}
        </dialog>
    }
}

/// Counts the next row, and those after it.
fn count(counted: RwSignal<usize>, rows: usize, each: u64) {
    let more = counted.try_update(|counted| {
        *counted = (*counted + 1).min(rows);
        *counted < rows
    });
    request_animation_frame(|| {
        if let Some(row) = focus::find(".end tr.now") {
            row.scroll_into_view_with_bool(false);
        }
    });
    if more == Some(true) {
        let next = move || {
            // Whoever pressed something has seen them all.
            if counted
                .try_get_untracked()
                .is_some_and(|counted| counted < rows && counted > 0)
            {
                count(counted, rows, each);
            }
        };
        set_timeout(next, Duration::from_millis(each));
    }
}

/// What had the focus before, such as the last card of a hand, may be gone when the dialog
/// closes. Whoever plays goes on in the hand, even if it has not been dealt yet.
fn regain_focus() {
    focus::regain(&[".hand .card", "#zone-hand", "#main"]);
}

fn shown(
    page: Page,
    session: Session,
    end: Arc<RoundEnd>,
    counted: RwSignal<usize>,
) -> impl IntoView {
    // Drawn anew when the match turns out to be over: the focus must not go with the old
    // button.
    request_animation_frame(|| focus::on("dialog.end[open] .row button"));
    let title = match &end.verdict {
        Some(verdict) => capitalised(verdict),
        None => end.heading.clone(),
    };
    let below = end.verdict.as_ref().map(|_| end.heading.clone());
    let below = below.filter(|heading| !heading.is_empty());
    let grid = Arc::new(end.grid.clone());
    let duel = grid.columns.len() == 2;
    let is_last = end.is_last;
    let label = page.say("page-table");
    let names: Vec<String> = grid.columns.iter().map(|name| capitalised(name)).collect();
    let head = names.clone().into_iter();
    let verdict_column = page.say("page-verdict");
    let scene = session.scene_now(page).unwrap_or_default();
    let deck = scene
        .hand
        .iter()
        .chain(&scene.middle.cards)
        .next()
        .map(|card| card.deck);
    let deck = deck
        .or(scene.last.as_ref().map(|last| last.deck))
        .unwrap_or_default();
    let target = scene.target.map(i64::from);
    let versus = duel.then(|| {
        let side = |column: usize| contender(&scene, &grid, column, counted);
        (side(0), side(1))
    });
    let (one, other) = versus.unzip();
    let last = grid.rows.len().saturating_sub(1);
    let bare = is_bare(&grid);
    let rows = grid.rows.iter().cloned().enumerate().map(|(number, row)| {
        let goal = target.filter(|_| number == last && row.points.is_empty());
        let is_sum = row.points.is_empty();
        // What both gained stands above, where there are two.
        let told_above = duel && is_sum && number != last;
        let is_counted = move || counted.get() > number;
        view! {
            <tr role="row" class:counted=is_counted class:now=move || counted.get() == number + 1
                class:sum-row=is_sum class:told-above=told_above>
                <th role="rowheader" scope="row">{row.label.clone()}</th>
                {cells(&row, &names, deck, goal, bare)}
                <td role="cell" class="verdict">{row.verdict}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <div class="sheet" class:coming=motion::left() != 0>
            <div class="versus" class:duel=duel>
                {one}
                <div class="told">
                    <h2 id="end-title">{title}</h2>
                    {below.map(|heading| view! { <p class="quiet">{heading}</p> })}
                </div>
                {other}
            </div>
            <div class="scroll" tabindex="0" role="region" aria-label=page.say("page-score")>
                <table role="table" class:duel=duel class:many=!duel class:bare-figures=bare>
                    <thead role="rowgroup"><tr role="row">
                        <td role="cell"></td>
                        {head.map(|who| view! { <th role="columnheader" scope="col">{who}</th> }).collect_view()}
                        <th role="columnheader" scope="col">{verdict_column}</th>
                    </tr></thead>
                    <tbody role="rowgroup">{rows}</tbody>
                </table>
            </div>
            {end.fair.clone().map(|fair| view! { <p class="quiet fair">{fair}</p> })}
            <div class="row" role="application" aria-label=label aria-describedby="focus-mode">
                {if is_last {
                    after_match(page, session).into_any()
                } else {
                    between(page, session).into_any()
                }}
                <button type="button" class="plain" on:click=move |_| session.end.set(None)>
                    {page.say("page-close")}
                </button>
            </div>
        </div>
    }
}

/// One of two sides, and what it has gained so far.
fn contender(
    scene: &Scene,
    grid: &Arc<Grid>,
    column: usize,
    counted: RwSignal<usize>,
) -> impl IntoView + use<> {
    let name = grid.columns[column].clone();
    let seat = scene.seats.iter().find(|seat| seat.name == name);
    let hue = format!("var(--hue-{})", seat.map_or(column, |seat| seat.seat) % 9);
    let name = capitalised(&name);
    let initial: String = name.chars().take(1).collect();
    let gained = |grid: &Grid, rows: usize, column: usize| -> i32 {
        let rows = grid.rows.iter().take(rows);
        rows.filter_map(|row| row.points.get(column)).sum()
    };
    let all = usize::MAX;
    let has_points = grid.rows.iter().any(|row| !row.points.is_empty());
    let leads = has_points && gained(grid, all, column) > gained(grid, all, 1 - column);
    let grid = Arc::clone(grid);
    let now = move || format!("{:+}", gained(&grid, counted.get(), column));
    view! {
        <div class="contender" class:leads=leads class:other=column == 1 aria-hidden="true">
            <span class="avatar" style=("--hue", hue)>{initial}</span>
            <b>{name}</b>
            {has_points.then(|| view! { <span class="gained num">{now}</span> })}
        </div>
    }
}

/// Whether a score is nothing but the points that everything is worth.
fn is_bare(grid: &Grid) -> bool {
    let is_worth = |row: &Row| {
        let mut cells = row.cells.iter().zip(&row.points);
        cells.all(|(cell, points)| cell.parse() == Ok(*points))
    };
    grid.rows.iter().all(is_worth)
}

/// What everybody has of something: the cards that won it where they are known, or else a bar; and
/// what it is worth.
fn cells(row: &Row, names: &[String], deck: Deck, goal: Option<i64>, bare: bool) -> AnyView {
    let value = |cell: &String| cell.parse::<i64>().unwrap_or(0).max(0);
    let whole: i64 = match goal {
        Some(goal) => goal,
        None => row.cells.iter().map(value).sum(),
    };
    let each = row.cells.iter().enumerate().map(|(column, cell)| {
        let part = value(cell) as f64 / whole.max(1) as f64;
        let points = row.points.get(column).copied().unwrap_or_default();
        let cards = row.cards.get(column).cloned().unwrap_or_default();
        let shows_cards = row.cards.iter().any(|cards| !cards.is_empty());
        let count = cards.len();
        let cards = cards.into_iter().map(|card| {
            view! { <span inner_html=card::drawing(deck, card, Face::Small)></span> }
        });
        let cards = cards.collect_view();
        let name = names.get(column).cloned().unwrap_or_default();
        let best = row.points.iter().max().is_some_and(|&most| points == most && points > 0);
        let strip = if shows_cards {
            view! { <span class="strip" style=("--n", count.to_string()) aria-hidden="true">{cards}</span> }
                .into_any()
        } else {
            let part = part.min(1.0).to_string();
            view! { <span class="bar-of" style=("--part", part) aria-hidden="true"><i></i></span> }
                .into_any()
        };
        view! {
            <td role="cell" class:best=best class:other=column == 1 data-who=name>
                <span class="figure num">{cell.clone()}</span>
                {(points != 0 && !bare).then(|| view! {
                    <span class="coin" class:wide={points.abs() > 9} aria-hidden="true"
                        data-points=format!("{points:+}")></span>
                })}
                {strip}
            </td>
        }
    });
    each.collect_view().into_any()
}

/// What comes next, when the dialog is closed: nobody is left without a way on.
#[component]
pub(super) fn WayOn(session: Session) -> impl IntoView {
    let page = Page::here();
    let stage = Memo::new(move |_| session.room(|room| Some(room.stage)));
    let closed = move || session.end.with(Option::is_none);
    let is_over = move || session.local && stage.get() == Some(Stage::Over);
    view! {
        <Show when=move || closed() && stage.get() == Some(Stage::Between)>
            <div class="row">{between(page, session)}</div>
        </Show>
        <Show when=move || closed() && is_over()>
            <div class="row">{after_match(page, session)}</div>
        </Show>
    }
}

/// Whoever plays need not wait for the next round: it begins when everybody wants it.
fn between(page: Page, session: Session) -> impl IntoView {
    let waits = Memo::new(move |_| {
        let seat = |room: &Room| Some(!room.seats.get(room.seat?)?.ready);
        session.room(seat) == Some(true)
    });
    let next = move |_| {
        session.end.set(None);
        session.send(page, Command::Ready { on: true });
    };
    view! {
        <Show when=move || waits.get()>
            <button type="button" class="main" autofocus on:click=next>{page.say("page-next-round")}</button>
        </Show>
    }
}

fn after_match(page: Page, session: Session) -> impl IntoView {
    let again = move |_| {
        session.end.set(None);
        session.send(page, Command::Ready { on: true });
    };
    let may = session.room_now(|room| room.seat.is_some() && room.stage == Stage::Over);
    let code = session.room_now(|room| Some(Route::Record(room.code, room.number()?)));
    let href = move || {
        if session.local {
            let record = session.record.get()?;
            Some(Route::Replay(replay::to_link(&record)).to_string())
        } else {
            code.as_ref().map(ToString::to_string)
        }
    };
    view! {
        {may.then(|| view! {
            <button type="button" class="main" autofocus on:click=again>{page.say("page-again")}</button>
        })}
        {move || href().map(|href| view! {
            <a class="button" href=href on:click=move |_| session.end.set(None)>
                {page.say("page-watch-replay")}
            </a>
        })}
    }
}
