//! Where one is in the page: the part of the address after `#`. Works on any server, and
//! without one.

// words: nothing here is for players

use std::fmt;

use baralho_catalog::preset;
use baralho_protocol::online::TableCode;

/// A place in the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The games.
    #[default]
    Home,
    /// Tables with other people.
    Lobby,
    /// Choose how to play a game: alone, or at a table of the server.
    New {
        /// The preset.
        game: &'static str,
        /// With others.
        online: bool,
    },
    /// The game against bots.
    Play,
    /// A table of the server.
    Table(TableCode),
    /// A recorded match of the server: a table and its number.
    Record(TableCode, u32),
    /// A recorded match that is in the link itself, or was played here.
    Replay(String),
    /// The rules of a game.
    Rules(&'static str),
    /// Who one is, and one's data.
    Account,
    /// A new password, by the token in a link that an administrator gave.
    Reset(String),
    /// One's games.
    History,
    /// The best players of a game.
    Leaderboard(&'static str),
    /// How the page looks and sounds.
    Settings,
    /// What the keys do.
    Keys,
}

impl Route {
    /// Reads what stands after `#`. What is not known leads home.
    pub fn read(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (head, rest) = path.split_once('/').unwrap_or((path, ""));
        let game = || preset(rest.split('/').next().unwrap_or_default()).ok();
        match head {
            "lobby" => Self::Lobby,
            "play" if rest.is_empty() => Self::Play,
            "new" => game().map_or(Self::Home, |preset| Self::New {
                game: preset.name,
                online: rest.ends_with("/online"),
            }),
            "table" => rest.parse().map_or(Self::Home, Self::Table),
            "record" => {
                let (code, number) = rest.split_once('/').unwrap_or_default();
                match (code.parse(), number.parse()) {
                    (Ok(code), Ok(number)) => Self::Record(code, number),
                    _ => Self::Home,
                }
            }
            "replay" => Self::Replay(rest.to_owned()),
            "rules" => game().map_or(Self::Home, |preset| Self::Rules(preset.name)),
            "account" => Self::Account,
            "reset" => Self::Reset(rest.to_owned()),
            "history" => Self::History,
            "leaderboard" => Self::Leaderboard(game().map_or("escopa", |preset| preset.name)),
            "settings" => Self::Settings,
            "keys" => Self::Keys,
            _ => Self::Home,
        }
    }
}

/// The seed named in the part of the address after `?`.
pub fn seed(query: &str) -> Option<u64> {
    let parts = query.trim_start_matches('?').split('&');
    parts
        .filter_map(|part| part.strip_prefix("seed="))
        .find_map(|seed| seed.parse().ok())
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("#/"),
            Self::Lobby => f.write_str("#/lobby"),
            Self::New { game, online } => {
                write!(f, "#/new/{game}{}", if *online { "/online" } else { "" })
            }
            Self::Play => f.write_str("#/play"),
            Self::Table(code) => write!(f, "#/table/{code}"),
            Self::Record(code, number) => write!(f, "#/record/{code}/{number}"),
            Self::Replay(text) => write!(f, "#/replay/{text}"),
            Self::Rules(game) => write!(f, "#/rules/{game}"),
            Self::Account => f.write_str("#/account"),
            Self::Reset(token) => write!(f, "#/reset/{token}"),
            Self::History => f.write_str("#/history"),
            Self::Leaderboard(game) => write!(f, "#/leaderboard/{game}"),
            Self::Settings => f.write_str("#/settings"),
            Self::Keys => f.write_str("#/keys"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_an_address_that_leads_there() {
        let code: TableCode = "0123456789ab".parse().expect("a code");
        for route in [
            Route::Home,
            Route::Lobby,
            Route::New {
                game: "scopa",
                online: false,
            },
            Route::New {
                game: "rouba-montes",
                online: true,
            },
            Route::Play,
            Route::Table(code),
            Route::Record(code, 3),
            Route::Replay("AbC_-9".into()),
            Route::Rules("buraco"),
            Route::Account,
            Route::Reset("AbC_-9".into()),
            Route::History,
            Route::Leaderboard("escoba"),
            Route::Settings,
            Route::Keys,
        ] {
            assert_eq!(Route::read(&route.to_string()), route);
        }
    }

    #[test]
    fn the_address_may_name_a_seed() {
        assert_eq!(seed("?seed=7"), Some(7));
        assert_eq!(seed("?x=1&seed=18446744073709551615&y"), Some(u64::MAX));
        for none in [
            "", "?", "?seed", "?seed=", "?seed=-1", "?seed=x", "?seeds=4",
        ] {
            assert_eq!(seed(none), None, "{none}");
        }
    }

    #[test]
    fn whatever_else_is_typed_leads_home() {
        for hash in [
            "",
            "#",
            "#/nowhere",
            "#/table/x",
            "#/new/poker",
            "#/record/1/2",
            "#//",
        ] {
            assert_eq!(Route::read(hash), Route::Home, "{hash}");
        }
    }
}
