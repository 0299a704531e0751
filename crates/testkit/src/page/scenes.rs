//! Every screen of the page, and how to come to it by the page's own means.

use baralho_face::scene::CardScene;

use super::positions::{Habit, Play, Position, Until};

/// A screen of the page.
#[derive(Debug)]
pub struct Scene {
    pub name: &'static str,
    pub(super) place: Place,
    /// What is done there.
    pub(super) way: &'static [Step],
    /// A table in play: it fills the window, and nothing of it is scrolled.
    pub is_table: bool,
    /// One of those that people see most.
    pub is_main: bool,
}

/// Where it is.
#[derive(Debug)]
pub(super) enum Place {
    /// Somebody who has never been here.
    New(&'static str),
    /// Somebody without an account.
    Alone(&'static str),
    /// Ana, who has signed in; `CODE` stands for the table she waits at. `PLAYED` is one where it is
    /// Bia who plays.
    Member(&'static str),
    /// A game against bots that was begun before, and goes on here.
    Kept(&'static str, Game),
    /// Somebody whose browser has kept the record of this game.
    Recorded(&'static str, Game),
    /// The page has no server.
    NoServer(&'static str),
    /// Nothing but the document comes.
    NoWords,
}

/// A game against bots, and how far it has been played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub play: Play,
    pub habit: Habit,
    pub until: Until,
}

/// Something done with a screen.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Waits until this holds.
    Wait(&'static str),
    /// Does this.
    Run(&'static str),
    /// Clicks on the first that there is of this, if there is one.
    Click(&'static str),
    /// Touches the cards that the position is about.
    Touch,
    Key(&'static str),
    /// Plays on until this holds.
    PlayUntil(&'static str),
    /// The network is gone.
    Cut,
}

use Place::{Alone, Kept, Member, New, NoServer, NoWords, Recorded};
use Step::{Click, Cut, Key, PlayUntil, Run, Touch, Wait};

const ENDED: &str = "document.querySelector('dialog.end[open] button')";
const HELPED: &str = "document.querySelector('dialog.help[open]')";
const MY_TURN: &str = "document.querySelector('.status.mine')";
const UNFOLD: Step = Run("document.querySelectorAll('main details').forEach(d => d.open = true)");
/// Whatever opens a drawer, where there is no room for what is in it.
const DRAWER: &str = "main button[aria-haspopup=dialog]:not([hidden])";

const fn page(name: &'static str, place: Place, way: &'static [Step]) -> Scene {
    Scene {
        name,
        place,
        way,
        is_table: false,
        is_main: false,
    }
}

const fn table(name: &'static str, game: Game) -> Scene {
    let place = Kept("#/play", game);
    Scene {
        is_table: true,
        ..page(name, place, &[Wait(MY_TURN), Touch])
    }
}

const fn main(scene: Scene) -> Scene {
    Scene {
        is_main: true,
        ..scene
    }
}

const fn of(game: &'static str, players: usize, seed: u64, until: Until) -> Game {
    let play = Play {
        game,
        players,
        rules: &[],
        seed,
    };
    Game {
        play,
        habit: |_| None,
        until,
    }
}

const fn with(rules: &'static [(&'static str, &'static str)], game: Game) -> Game {
    Game {
        play: Play { rules, ..game.play },
        ..game
    }
}

/// Some cards lie there, and one of the hand can take two of them: that one is touched.
const SOME: Until = Until::Finds(|position| {
    let card = position
        .scene
        .hand
        .iter()
        .find(|card| takes(position, card));
    let card = format!("{:#}", card?.card);
    let lying = position.scene.middle.cards.len();
    (3..=6).contains(&lying).then(|| vec![card])
});

/// Whether a card could take two of those that lie there.
fn takes(position: &Position, card: &CardScene) -> bool {
    let middle = &position.scene.middle.cards;
    let pairs = middle.iter().enumerate().flat_map(|(place, one)| {
        let others = middle[..place].iter();
        others.map(move |other| value(one) + value(other))
    });
    // The first of them is what Escoba counts to.
    { pairs }.any(|sum| sum + value(card) == 15 || sum == value(card))
}

/// Takes nothing if it can be helped.
fn shy(position: &Position) -> Option<String> {
    let takes_one = |card: &CardScene| {
        let mut middle = position.scene.middle.cards.iter();
        middle.any(|lying| value(lying) == value(card))
    };
    let hand = position.scene.hand.iter();
    let card = hand.min_by_key(|card| (takes_one(card) || takes(position, card), value(card)));
    position.first(&[format!("{:#}", card?.card).as_str()])
}

/// What a card counts in the Scopa family.
fn value(card: &CardScene) -> usize {
    let text = format!("{:#}", card.card);
    let rank = text.trim_end_matches(char::is_alphabetic);
    let figures = ["J", "Q", "K"];
    let figure = figures.iter().position(|figure| text.starts_with(figure));
    rank.parse()
        .unwrap_or_else(|_| figure.map_or(1, |place| place + 8))
}

/// So many cards of the hand, whatever lies there.
const OPENING: Until = Until::Finds(|_| Some(Vec::new()));
const LATER: Until = Until::Finds(|position| {
    let taken = position.scene.seats.iter().filter_map(|seat| seat.captured);
    (taken.sum::<usize>() >= 12).then(Vec::new)
});
const MELDED: Until = Until::Finds(|position| {
    let (melds, longest) = position.melds();
    let is_drawn = position.first(&["discard"]).is_some();
    (melds >= 4 && longest >= 4 && is_drawn).then(|| last_card(position))
});

/// A card to be discarded.
fn last_card(position: &Position) -> Vec<String> {
    let last = position.scene.hand.last();
    last.map(|card| format!("{:#}", card.card))
        .into_iter()
        .collect()
}

/// Takes every pile and never lays anything down, so that the hand grows.
fn hoard(position: &Position) -> Option<String> {
    position.first(&["take", "draw"]).or_else(|| {
        let is_full = position.scene.hand.len() >= 25;
        let advised = Some(position.advised.clone());
        advised
            .filter(|_| is_full)
            .or_else(|| position.first(&["discard"]))
    })
}

/// What people look at the page through: phones, one of them lying on its side, a tablet, and
/// windows of computers.
pub const SIZES: [(u32, u32); 7] = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1440, 900),
    (1920, 1080),
    (320, 568),
    (844, 390),
];

/// What the system asks for.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// The languages of the page, its first one first.
pub const LANGUAGES: [&str; 4] = ["pt-BR", "en", "it", "es"];

/// Whether a screen of this size is touched.
pub const fn is_touched((width, height): (u32, u32)) -> bool {
    width <= 1024 || height <= 480
}

/// Every screen there is.
pub const SCENES: &[Scene] = &[
    main(page("welcome", New("#/"), &[])),
    main(page("home", Kept("#/", of("escopa", 2, 3, LATER)), &[])),
    main(page(
        "lobby",
        Member("#/"),
        &[Run("document.querySelector('.lobby')?.scrollIntoView()")],
    )),
    page(
        "begin",
        Kept("#/", of("escopa", 2, 3, LATER)),
        &[
            Click("[data-play=buraco]"),
            Wait("document.querySelector('dialog[open]')"),
        ],
    ),
    page("new-game", Alone("#/new/scopa"), &[]),
    page("new-game-options", Alone("#/new/scopa"), &[UNFOLD]),
    page("new-table", Member("#/new/buraco/online"), &[]),
    page(
        "waiting",
        Member("#/table/CODE"),
        &[Wait("document.querySelector('.places')")],
    ),
    page(
        "invited",
        New("#/table/CODE"),
        &[Wait("document.querySelector('#guest-name')")],
    ),
    page(
        "account-out",
        Alone("#/account"),
        &[Wait("document.querySelector('#login-name')")],
    ),
    main(page(
        "account",
        Member("#/account"),
        &[Wait("document.querySelector('#old-password')")],
    )),
    page(
        "leaderboard",
        Member("#/leaderboard/escopa"),
        &[Wait("document.querySelector('main tbody tr')")],
    ),
    page(
        "history",
        Recorded("#/history", of("escopa", 2, 3, Until::Recorded)),
        &[],
    ),
    page("history-empty", Alone("#/history"), &[]),
    main(page("settings", Alone("#/settings"), &[])),
    page("keys", Alone("#/keys"), &[]),
    page(
        "rules",
        Alone("#/rules/scopa"),
        &[Wait("document.querySelector('main h2')")],
    ),
    page(
        "rules-buraco",
        Alone("#/rules/buraco"),
        &[Wait("document.querySelector('main h2')")],
    ),
    page(
        "rules-rouba-montes",
        Alone("#/rules/rouba-montes"),
        &[Wait("document.querySelector('main h2')")],
    ),
    page("help", Alone("#/"), &[Key("F1"), Wait(HELPED)]),
    Scene {
        is_table: true,
        ..page(
            "replay",
            Recorded("#/history", of("scopone", 4, 1, Until::Recorded)),
            &[
                Click("main a[href^='#/replay/']"),
                Wait(
                    "location.hash.startsWith('#/replay/') && document.querySelector('[data-card]')",
                ),
            ],
        )
    },
    page("states-replay", Alone("#/replay/broken"), &[]),
    page("states-table", Member("#/table/zzzzzzzzzzzz"), &[]),
    page("states-record", Member("#/record/0123456789ab/99"), &[]),
    page("states-nowhere", Alone("#/play"), &[]),
    page("states-offline", NoServer("#/"), &[]),
    page("states-lost", NoWords, &[]),
    main(table("table-scopa", of("scopa", 2, 1, SOME))),
    table(
        "table-scopa-10",
        Game {
            habit: shy,
            ..of(
                "scopa",
                2,
                483,
                Until::Finds(|position| {
                    (position.scene.middle.cards.len() >= 10).then(|| last_card(position))
                }),
            )
        },
    ),
    table(
        "table-scopa-choose",
        with(
            &[("choice", "player")],
            of(
                "scopa",
                2,
                22,
                Until::Finds(|position| {
                    let (card, ways) = position.widest();
                    (ways >= 3).then(|| vec![card])
                }),
            ),
        ),
    ),
    table(
        "table-scopa-teams",
        with(&[("team_mode", "2v2v2")], of("scopa", 6, 1, LATER)),
    ),
    table(
        "table-scopa-16",
        with(&[("decks", "2")], of("scopa", 16, 1, LATER)),
    ),
    table("table-escopa", of("escopa", 2, 1, LATER)),
    table("table-escoba", of("escoba", 2, 1, SOME)),
    main(table("table-scopone", of("scopone", 4, 2, SOME))),
    main(table("table-rouba-montes", of("rouba-montes", 4, 1, LATER))),
    table("table-rouba-montes-16", of("rouba-montes", 16, 1, LATER)),
    table("table-rouba-montes-20", of("rouba-montes", 20, 1, LATER)),
    main(table("table-buraco", of("buraco", 4, 1, MELDED))),
    table("table-buraco-2", of("buraco", 2, 1, OPENING)),
    table(
        "table-buraco-choose",
        of(
            "buraco",
            4,
            7,
            Until::Finds(|position| {
                let adds = position
                    .legal
                    .iter()
                    .filter_map(|text| text.strip_prefix("add "));
                let mut cards: Vec<&str> = adds
                    .filter_map(|text| Some(text.split_once(' ')?.1))
                    .collect();
                cards.retain(|cards| !cards.contains(' '));
                cards.sort_unstable();
                let twice = cards.windows(2).find(|pair| pair[0] == pair[1])?;
                Some(vec![twice[0].to_owned()])
            }),
        ),
    ),
    table(
        "table-buraco-pile",
        of(
            "buraco",
            4,
            1,
            Until::Finds(|position| {
                let is_open = position.first(&["draw"]).is_some();
                (position.scene.middle.cards.len() >= 14 && is_open).then(Vec::new)
            }),
        ),
    ),
    table(
        "table-buraco-full",
        Game {
            habit: hoard,
            ..of(
                "buraco",
                4,
                1,
                Until::Finds(|position| {
                    let (melds, longest) = position.melds();
                    (position.scene.hand.len() >= 25 && melds >= 5 && longest >= 6)
                        .then(|| last_card(position))
                }),
            )
        },
    ),
    Scene {
        is_table: true,
        way: &[PlayUntil(ENDED)],
        ..main(page(
            "round-end",
            Kept("#/play", of("scopa", 2, 1, Until::RoundEnds)),
            &[],
        ))
    },
    Scene {
        is_table: true,
        ..page(
            "match-end",
            Kept("#/play", of("escopa", 2, 1, Until::RoundEnds)),
            &[PlayUntil(ENDED)],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "round-end-buraco",
            Kept("#/play", of("buraco", 4, 1, Until::RoundEnds)),
            &[PlayUntil(ENDED)],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-scopa-drawer",
            Kept("#/play", of("scopa", 2, 1, SOME)),
            &[Wait(MY_TURN), Click(DRAWER)],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-buraco-drawer",
            Kept("#/play", of("buraco", 4, 1, MELDED)),
            &[Wait(MY_TURN), Click(DRAWER)],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-help",
            Kept("#/play", of("scopa", 2, 1, SOME)),
            &[Wait(MY_TURN), Key("F1"), Wait(HELPED)],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-online",
            Member("#/table/PLAYED"),
            &[Wait("document.querySelector('.hand')")],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-disconnected",
            Member("#/table/PLAYED"),
            &[
                Wait("document.querySelector('.hand')"),
                Cut,
                Wait("document.querySelector('.connection')"),
            ],
        )
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::positions::reach_from;

    #[test]
    fn every_game_is_reached_from_the_seed_that_is_named() {
        for scene in SCENES {
            if let Kept(_, game) | Recorded(_, game) = &scene.place {
                let seed = game.play.seed;
                let there = reach_from(game, seed).is_some();
                let better =
                    || (seed..seed + 10_000).find(|&seed| reach_from(game, seed).is_some());
                assert!(
                    there,
                    "{}: take {:?} instead of {seed}",
                    scene.name,
                    better()
                );
            }
        }
    }
}
