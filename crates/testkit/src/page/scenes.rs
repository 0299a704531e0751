//! Every screen of the page, and how to come to it by the page's own means.

use super::{
    positions::{Habit, Play, Until},
    seek::{LATER, MELDED, OPENING, SOME, hoard, last_card, shy, takes_first},
};

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
    /// Waits until there is one of these.
    See(&'static str),
    /// Does this.
    Run(&'static str),
    /// Clicks on the first that there is of this, if there is one.
    Click(&'static str),
    /// Touches the cards that the position is about.
    Touch,
    Key(&'static str),
    /// Plays on until there is one of these.
    PlayUntil(&'static str),
    /// The network is gone.
    Cut,
}

use Place::{Alone, Kept, Member, New, NoServer, NoWords, Recorded};
use Step::{Click, Cut, Key, PlayUntil, Run, See, Touch, Wait};

const ENDED: Step = PlayUntil("dialog.end[open] button");
const HELPED: Step = See("dialog.help[open]");
const MY_TURN: Step = See(".status.mine");
const UNFOLD: Step = Run("document.querySelectorAll('main details').forEach(d => d.open = true)");
/// Whatever opens a drawer, where there is no room for what is in it.
const DRAWER: &str = "main button[aria-controls][aria-expanded=false]";

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
        ..page(name, place, &[MY_TURN, Touch])
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
        &[Click("[data-play=buraco]"), See("dialog[open]")],
    ),
    page("new-game", Alone("#/new/scopa"), &[]),
    page("new-game-options", Alone("#/new/scopa"), &[UNFOLD]),
    page("new-table", Member("#/new/buraco/online"), &[]),
    page("waiting", Member("#/table/CODE"), &[See(".places")]),
    page("invited", New("#/table/CODE"), &[See("#guest-name")]),
    page("account-out", Alone("#/account"), &[See("#login-name")]),
    main(page(
        "account",
        Member("#/account"),
        &[See("#old-password")],
    )),
    page(
        "leaderboard",
        Member("#/leaderboard/escopa"),
        &[See("main tbody tr")],
    ),
    page(
        "history",
        Recorded("#/history", of("escopa", 2, 3, Until::Recorded)),
        &[],
    ),
    page("history-empty", Alone("#/history"), &[]),
    main(page("settings", Alone("#/settings"), &[])),
    page("keys", Alone("#/keys"), &[]),
    page("rules", Alone("#/rules/scopa"), &[See("main h2")]),
    page("rules-buraco", Alone("#/rules/buraco"), &[See("main h2")]),
    page(
        "rules-rouba-montes",
        Alone("#/rules/rouba-montes"),
        &[See("main h2")],
    ),
    page("help", Alone("#/"), &[Key("F1"), HELPED]),
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
        way: &[ENDED],
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
            &[ENDED],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "round-end-buraco",
            Kept("#/play", of("buraco", 4, 1, Until::RoundEnds)),
            &[ENDED],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-scopa-drawer",
            Kept("#/play", of("scopa", 2, 1, SOME)),
            &[MY_TURN, Click(DRAWER)],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-buraco-drawer",
            Kept("#/play", of("buraco", 4, 1, MELDED)),
            &[MY_TURN, Click(DRAWER)],
        )
    },
    Scene {
        is_table: true,
        ..page(
            "table-help",
            Kept("#/play", of("scopa", 2, 1, SOME)),
            &[MY_TURN, Key("F1"), HELPED],
        )
    },
    Scene {
        is_table: true,
        ..page("table-online", Member("#/table/PLAYED"), &[See(".hand")])
    },
    Scene {
        is_table: true,
        ..page(
            "table-disconnected",
            Member("#/table/PLAYED"),
            &[See(".hand"), Cut, See(".connection")],
        )
    },
];

/// Before moves whose movement is measured: the first card of the hand is played, as tests do.
pub const MOVES: &[Scene] = &[
    table(
        "capture",
        of(
            "escopa",
            2,
            1,
            Until::Finds(|position| {
                let middle = &position.scene.middle.cards;
                (middle.len() >= 4 && takes_first(position)).then(Vec::new)
            }),
        ),
    ),
    table(
        "sweep",
        of(
            "escopa",
            2,
            9,
            Until::Finds(|position| {
                let middle = &position.scene.middle.cards;
                (middle.len() == 1 && takes_first(position)).then(Vec::new)
            }),
        ),
    ),
    table(
        "deal",
        of(
            "escopa",
            2,
            3,
            Until::Finds(|position| {
                let held = position.scene.seats.iter().filter_map(|seat| seat.held);
                let stock = position.scene.stock.as_ref()?.count;
                (held.sum::<usize>() == 1 && stock > 0).then(Vec::new)
            }),
        ),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::positions::reach_from;

    #[test]
    fn every_game_is_reached_from_the_seed_that_is_named() {
        for scene in SCENES.iter().chain(MOVES) {
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
