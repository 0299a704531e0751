//! The people around a table, and the piles that lie before them.

// words: nothing here is for players

use baralho_artwork::Face;
use baralho_cards::Card;
use baralho_words::Deck;
use leptos::prelude::*;

use super::{board::part, card, controls::Left, page::Page, session::Session};
use crate::scene::{Kind, Scene, SeatScene};

/// More backs than this are not drawn one by one.
const MOST_BACKS: usize = 10;
/// More sweeps than this are not laid crosswise one by one.
const MOST_CROSSED: usize = 3;
/// From this number of others on, nobody's hand and pile has room to be drawn.
pub(super) const CROWD: usize = 5;

/// What is to be drawn of somebody.
#[derive(Clone, PartialEq)]
struct Seat {
    known: SeatScene,
    kind: Kind,
    /// How many others sit around the table.
    others: usize,
    /// How many sides there are, if they are of several people.
    teams: Option<usize>,
    /// Their connection is lost.
    gone: bool,
    /// The cards of their latest sweeps, as far as they were seen.
    swept: Vec<Card>,
    /// The deck these are drawn after.
    deck: Deck,
}

fn seats(scene: Memo<Option<Scene>>, session: Option<Session>) -> Vec<Seat> {
    let gone = |seat: usize| {
        session.is_some_and(|session| {
            session.room(|room| room.seats.get(seat).is_some_and(|place| place.away))
        })
    };
    let swept = |seat: usize| -> Vec<Card> {
        let all = session
            .map(|session| session.swept.get())
            .unwrap_or_default();
        let own = all.into_iter().filter(|(who, _)| *who == seat);
        own.map(|(_, card)| card).collect()
    };
    part(scene, |scene| {
        let deck = scene
            .last
            .as_ref()
            .map(|last| last.deck)
            .unwrap_or_default();
        let sides = scene.seats.iter().map(|seat| seat.side + 1).max();
        let sides = sides.unwrap_or_default();
        let seat = |known: &SeatScene| Seat {
            known: known.clone(),
            kind: scene.kind,
            others: scene.seats.len() - 1,
            teams: (sides < scene.seats.len()).then_some(sides),
            gone: gone(known.seat),
            swept: swept(known.seat),
            deck,
        };
        scene.seats.iter().map(seat).collect()
    })
}

/// Everybody else, in their places around the table.
#[component]
pub(super) fn Others(
    scene: Memo<Option<Scene>>,
    session: Option<Session>,
    left: Option<Left>,
) -> impl IntoView {
    let page = Page::here();
    let all = Memo::new(move |_| seats(scene, session));
    let others = move || all.with(|all| all.len().saturating_sub(1));
    let each = move || {
        let all = all.get().into_iter().enumerate().skip(1);
        all.map(|(place, seat)| {
            let (turn, mate) = (seat.known.turn, seat.known.partner);
            let gone = seat.gone;
            let (x, y) = spot(seat.others, place - 1);
            let number = seat.known.seat.to_string();
            view! {
                <li class="seat" class:turn=turn class:gone=gone class:mate=mate data-seat=number
                    style=("--x", format!("{x}%")) style=("--y", format!("{y}%"))>
                    {about(page, seat, left)}
                </li>
            }
        })
        .collect_view()
    };
    // Ears hear of everybody in one list, whoever listens first.
    let own = move || all.with(|all| all.first().map(|seat| seat.known.told.clone()));
    view! {
        <ul class="seats" role="list" aria-label=page.t("page-seats")
            class:alone=move || others() == 1 class:crowd=move || { others() >= CROWD }
            class:throng=move || { others() > 8 } style=("--others", move || others().to_string())>
            <li class="unseen">{own}</li>
            {each}
        </ul>
    }
}

/// The person at this page, or whoever sits nearest.
#[component]
pub(super) fn Nearest(
    scene: Memo<Option<Scene>>,
    session: Option<Session>,
    left: Option<Left>,
) -> impl IntoView {
    let page = Page::here();
    let nearest = Memo::new(move |_| seats(scene, session).into_iter().next());
    move || {
        nearest.get().map(|seat| {
            let number = seat.known.seat.to_string();
            let (me, turn, gone) = (seat.known.me, seat.known.turn, seat.gone);
            view! {
                <div class="seat nearest" aria-hidden="true" class:me=me class:turn=turn class:gone=gone
                    data-seat=number>
                    {about(page, Seat { others: 1, ..seat }, left)}
                </div>
            }
        })
    }
}

fn about(page: Page, seat: Seat, left: Option<Left>) -> impl IntoView {
    let Seat {
        known,
        kind,
        others,
        teams,
        swept,
        deck,
        ..
    } = seat;
    let roomy = others < CROWD;
    let held = known
        .held
        .filter(|_| roomy && kind == Kind::Hand && !known.me);
    let captured = known.captured;
    let badge = captured.filter(|_| !roomy && kind == Kind::Hand);
    let lying = captured.filter(|_| roomy || kind == Kind::Piles);
    let told = known.told.clone();
    let sweeps = known.sweeps;
    let top = known.top;
    view! {
        <span class="unseen">{told}</span>
        {plate(page, &known, held.is_some() && others == 1, teams, badge, left)}
        {held.map(|count| backs(page, count))}
        {lying.map(|count| match kind {
            Kind::Piles => mound(page, count, top).into_any(),
            _ => pile(page, count, sweeps, &swept, deck).into_any(),
        })}
    }
}

/// Name and place of somebody, and how they stand; what they hold where that is not drawn.
fn plate(
    page: Page,
    known: &SeatScene,
    drawn: bool,
    teams: Option<usize>,
    badge: Option<usize>,
    left: Option<Left>,
) -> impl IntoView + use<> {
    let name = baralho_face::capitalised(&known.name);
    let initial = initial(&name);
    let points = |points: i32| page.say_with("page-points", &[("n", i64::from(points).into())]);
    let cards = |n: usize| page.say_with("page-held", &[("n", (n as u64).into())]);
    let state = match known.turn {
        true if known.me => Some(page.say("your-turn")),
        true => Some(page.say("page-thinks")),
        false => None,
    };
    // Partners are seen by their sign; what else there is to note comes after that.
    let note = known.notes.get(usize::from(teams.is_some())).cloned();
    let state = state.or(note).or_else(|| {
        let held = known.held.filter(|_| !drawn && !known.me).map(cards);
        held.or_else(|| known.points.map(points))
    });
    let hue = format!("var(--hue-{})", known.seat % 9);
    let shape = teams.map(|_| format!("team team-{}", known.side % 3));
    let starred = badge.is_some() && known.sweeps > 0;
    let ticking = left.filter(|_| known.turn);
    view! {
        <span class="plate" aria-hidden="true">
            <span class="avatar" style=("--hue", hue)>
                {initial}
                {ticking.map(clock)}
                {shape.map(|shape| view! { <span class=shape></span> })}
                {badge.map(|n| view! { <span class="count">{n}</span> })}
                {starred.then(|| view! { <span class="star">"★"</span> })}
            </span>
            <span class="words">
                <b class="who">{name}</b>
                <small>{state}{ticking.map(|left| move || left.seconds.get().map(|n| format!(" · {n}")))}</small>
            </span>
        </span>
    }
}

/// What stands for a name: its number, if several are told apart by one, or its first letter.
fn initial(name: &str) -> String {
    let number = name
        .rsplit(' ')
        .next()
        .filter(|last| last.parse::<u8>().is_ok());
    number.map_or_else(
        || name.chars().take(1).flat_map(char::to_uppercase).collect(),
        str::to_owned,
    )
}

/// The time that is left, as an arc around somebody.
fn clock(left: Left) -> impl IntoView {
    /// The way around the circle.
    const AROUND: f64 = 151.0;
    let dashes = move || {
        let part = left.part.get()?;
        Some(format!("{:.0} {AROUND}", part * AROUND))
    };
    view! {
        <Show when=move || left.part.get().is_some()>
            <svg class="arc" viewBox="0 0 52 52">
                <circle cx="26" cy="26" r="24"></circle>
                <circle class="left" cx="26" cy="26" r="24" stroke-dasharray=dashes></circle>
            </svg>
        </Show>
    }
}

/// The cards in somebody's hand, from behind.
fn backs(page: Page, count: usize) -> impl IntoView {
    let drawn = count.min(MOST_BACKS);
    view! {
        <span class="backs" aria-hidden="true" style=("--n", drawn.to_string())>
            {(0..drawn).map(|place| view! {
                <span style=("--i", place.to_string()) inner_html=move || card::own_back(page)></span>
            }).collect_view()}
        </span>
    }
}

/// Captured cards; the latest sweeps lie crosswise below them, from behind where nobody here saw
/// them being made.
fn pile(
    page: Page,
    count: usize,
    sweeps: usize,
    swept: &[Card],
    deck: Deck,
) -> impl IntoView + use<> {
    let unknown = sweeps.saturating_sub(swept.len());
    let known = swept.iter().copied().map(Some);
    let all: Vec<Option<Card>> = std::iter::repeat_n(None, unknown)
        .chain(known)
        .take(sweeps)
        .collect();
    let shown = &all[all.len().saturating_sub(MOST_CROSSED)..];
    let number = shown.len();
    let crossed = shown.iter().enumerate().map(|(place, &card)| {
        // From the middle of all that lie there.
        let from_middle = place as f64 - (number as f64 - 1.0) / 2.0;
        let drawing = move || match card {
            Some(card) => card::drawing(deck, card, Face::Crosswise),
            None => card::own_back(page),
        };
        view! {
            <span class="crossed" class:unknown=card.is_none()
                style=("--i", from_middle.to_string()) inner_html=drawing></span>
        }
    });
    let crossed = crossed.collect_view();
    view! {
        <span class="pile" class:none=count == 0 class:swept=number != 0 aria-hidden="true">
            {crossed}
            {(count > 0).then(|| view! { <span inner_html=move || card::own_back(page)></span> })}
            {(count > 1).then(|| view! { <span class="above" inner_html=move || card::own_back(page)></span> })}
            <span class="count">{count}</span>
        </span>
    }
}

/// A pile whose top card everybody sees.
fn mound(page: Page, count: usize, top: Option<baralho_cards::Card>) -> impl IntoView {
    view! {
        <span class="pile mound" class:none=count == 0 aria-hidden="true">
            {(count > 3).then(|| view! { <span class="under" inner_html=move || card::own_back(page)></span> })}
            {(count > 1).then(|| view! { <span class="under other" inner_html=move || card::own_back(page)></span> })}
            {top.map(|top| view! {
                <span class="top" inner_html=card::drawing(Deck::French, top, Face::Small)></span>
            })}
            <span class="count">{count}</span>
        </span>
    }
}

/// Where somebody sits on a wide table, in percent from its middle to the right and from its top:
/// at equal steps along the rail, to the left from whoever looks, who has the room of two below.
fn spot(others: usize, place: usize) -> (f64, f64) {
    use std::f64::consts::{FRAC_PI_2, TAU};
    const STEPS: usize = 400;
    let crowded = others > 7;
    let (bend, wide, high, middle, gap) = if crowded {
        (0.66, 43.5, 40.0, 47.0, 4.0)
    } else {
        (0.8, 41.0, 35.0, 45.0, 1.9)
    };
    let bent = |part: f64| part.signum() * part.abs().powf(bend);
    let at = |step: usize| {
        let angle = FRAC_PI_2 + step as f64 / STEPS as f64 * TAU;
        (wide * bent(angle.cos()), high * bent(angle.sin()))
    };
    // Tables are about a third wider than high.
    let length = |from: usize| {
        let ((x, y), (further_x, further_y)) = (at(from), at(from + 1));
        ((further_x - x) * 1.3).hypot(further_y - y)
    };
    let whole: f64 = (0..STEPS).map(length).sum();
    let wanted = whole * (gap / 2.0 + place as f64) / (others as f64 - 1.0 + gap);
    let mut walked = 0.0;
    let step = (0..STEPS).find(|&step| {
        walked += length(step);
        walked >= wanted
    });
    let (x, y) = at(step.unwrap_or(STEPS));
    (x, middle + y)
}
