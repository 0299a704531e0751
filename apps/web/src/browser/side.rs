//! What stands beside the felt on wide screens, and in a drawer on others: the score, what
//! happened, who is there, what people say.

use baralho_face::capitalised;
use baralho_protocol::online::Room as ChatRoom;
use leptos::prelude::*;

use super::{
    board::{part, status},
    chat, company,
    controls::{Menu, leave},
    focus,
    icon::{Icon, icon},
    page::Page,
    session::Session,
};
use crate::scene::Scene;

/// A side, and what it has: points, or cards where there are none.
#[derive(Clone, Debug, Default, PartialEq)]
struct Row {
    side: usize,
    who: String,
    figure: i64,
    own: bool,
}

/// The sides as they sit, the person's own first.
fn rows(page: Page, scene: Memo<Option<Scene>>) -> Vec<Row> {
    let speech = page.speech();
    part(scene, |scene| {
        let mut rows: Vec<(Row, Vec<String>)> = Vec::new();
        for seat in &scene.seats {
            let captured = seat.captured.unwrap_or_default() as i64;
            if let Some((row, names)) = rows.iter_mut().find(|(row, _)| row.side == seat.side) {
                names.push(seat.name.clone());
                row.own |= seat.me;
                if seat.points.is_none() {
                    row.figure += captured;
                }
                continue;
            }
            let row = Row {
                side: seat.side,
                who: String::new(),
                figure: seat.points.map_or(captured, i64::from),
                own: seat.me,
            };
            rows.push((row, vec![seat.name.clone()]));
        }
        let named = |(row, names): (Row, Vec<String>)| Row {
            who: capitalised(&speech.eyes.list_and(names)),
            ..row
        };
        rows.into_iter().map(named).collect()
    })
}

/// The way back, what is played, how it stands, and what else can be done.
#[component]
pub(super) fn Bar(
    session: Session,
    scene: Memo<Option<Scene>>,
    title: Signal<String>,
    drawer: RwSignal<bool>,
    asking: RwSignal<bool>,
) -> impl IntoView {
    let page = Page::here();
    let about = move || {
        let (round, target) = part(scene, |scene| (scene.round, scene.target));
        let round = round.filter(|_| target.is_some());
        let round = round.map(|n| page.say_with("page-round", &[("n", u64::from(n).into())]));
        let target = target.map(|n| page.say_with("page-target", &[("n", u64::from(n).into())]));
        let known: Vec<String> = round.into_iter().chain(target).collect();
        known.join(" · ")
    };
    let figures = Memo::new(move |_| {
        let rows = rows(page, scene);
        (rows.len() == 2).then(|| [rows[0].figure, rows[1].figure])
    });
    let seen = RwSignal::new(0);
    let said = Memo::new(move |_| session.room(|room| room.chat().count()));
    Effect::new(move |_| {
        if drawer.get() || session.local {
            seen.set(said.get());
        }
    });
    let unread = move || said.get().saturating_sub(seen.get());
    view! {
        <header class="bar">
            <button type="button" class="icon plain leave" aria-label=page.t("page-leave")
                title=page.t("page-leave") on:click=move |_| leave(page, session, asking)>
                {icon(Icon::Back)}
            </button>
            <div class="title">
                <h1 class="table-title" id="table-title">{title}</h1>
                <small>{about}</small>
            </div>
            {move || figures.get().map(|[own, other]| view! {
                <p class="figures num narrow" aria-hidden="true">{own} <i>"×"</i> {other}</p>
            })}
            <button type="button" class="icon plain narrow" aria-label=page.t("page-log")
                title=page.t("page-log") aria-controls="side"
                aria-expanded=move || if drawer.get() { "true" } else { "false" }
                on:click=move |_| {
                    drawer.update(|open| *open = !*open);
                    if drawer.get_untracked() {
                        request_animation_frame(|| focus::on("#side .close"));
                    }
                }>
                {icon(Icon::Chat)}
                <Show when=move || { unread() > 0 }>
                    <span class="dot" data-text=move || unread().to_string()></span>
                </Show>
            </button>
            <Menu session asking/>
        </header>
    }
}

/// The panel or drawer itself.
#[component]
pub(super) fn Side(
    session: Session,
    scene: Memo<Option<Scene>>,
    drawer: RwSignal<bool>,
) -> impl IntoView {
    let page = Page::here();
    let close = move || {
        drawer.set(false);
        focus::on(".bar [aria-controls=side]");
    };
    view! {
        <Show when=move || drawer.get()>
            <div class="veil" on:click=move |_| close()></div>
        </Show>
        <aside class="side" id="side" class:open=move || drawer.get() aria-labelledby="table-title"
            on:keydown=move |event| if event.key() == "Escape" && drawer.get_untracked() {
                event.stop_propagation();
                close();
            }>
            <button type="button" class="icon plain close narrow" aria-label=page.t("page-close")
                on:click=move |_| close()>{icon(Icon::Close)}</button>
            <Tally scene/>
            <Log session scene/>
            <Show when=move || !session.local>
                <section class="talking" aria-labelledby="chat-title">
                    <h2 id="chat-title">{page.t("page-chat")}</h2>
                    <chat::Chat to=ChatRoom::Table/>
                    <company::Company session/>
                </section>
            </Show>
        </aside>
    }
}

/// How it stands: two or three sides in large figures, more as a list with the first on top.
#[component]
pub(super) fn Tally(scene: Memo<Option<Scene>>) -> impl IntoView {
    let page = Page::here();
    let all = Memo::new(move |_| rows(page, scene));
    let large = move |rows: Vec<Row>| {
        let teams = part(scene, |scene| scene.seats.len() > rows.len());
        let each = rows.into_iter().map(|row| {
            let shape = teams.then(|| format!("team team-{}", row.side % 3)); // words: not for players
            view! {
                <div class="side-score" class:own=row.own>
                    <dt>{shape.map(|shape| view! { <span class=shape></span> })} {row.who}</dt>
                    <dd class="num">{row.figure}</dd>
                </div>
            }
        });
        view! { <dl class="tally">{each.collect_view()}</dl> }.into_any()
    };
    let listed = move |mut rows: Vec<Row>| {
        rows.sort_by_key(|row| -row.figure);
        let each = rows.into_iter().map(|row| {
            view! { <li class:own=row.own><span>{row.who}</span> <b class="num">{row.figure}</b></li> }
        });
        view! { <ol class="standing">{each.collect_view()}</ol> }.into_any()
    };
    view! {
        <div class="score">
            {move || {
                let rows = all.get();
                if rows.len() > 3 { listed(rows) } else { large(rows) }
            }}
        </div>
    }
}

/// What happened, to be read, and whose turn it is.
#[component]
fn Log(session: Session, scene: Memo<Option<Scene>>) -> impl IntoView {
    let page = Page::here();
    view! {
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title">{page.t("page-log")}</h2>
            <p class="now" aria-hidden="true" class:mine=move || part(scene, |scene| scene.my_turn)>
                {move || status(page, session, scene)}
            </p>
            <Show when=move || session.advice.with(Option::is_some)>
                <p class="advice">{move || session.advice.get().map(|line| line.seen)}</p>
            </Show>
            <ol tabindex="0" aria-label=page.t("page-log")>
                <For
                    each=move || {
                        let mut lines: Vec<_> = session.history.with(|history| history.iter().cloned().collect());
                        lines.reverse();
                        lines
                    }
                    key=|(number, _)| *number
                    children=|(_, line)| view! { <li class=line.kind.class()>{capitalised(&line.seen)}</li> }
                />
            </ol>
        </section>
    }
}
