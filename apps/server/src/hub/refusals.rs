//! Answers: done, refused with the reason in the client's language, or the door.

use axum::extract::ws::close_code;
use baralho_catalog::{BadGame, PRESETS, refusal_of};
use baralho_face::capitalised;
use baralho_game::Refused;
use baralho_protocol::online::{Refusal, ToClient};
use baralho_words::{Language, Words, say};

use super::{ConnectionId, Hub, Kind, Output};

impl Hub {
    /// Answers a command: it is done, will be answered later, or is refused.
    pub(super) fn answer(
        &mut self,
        connection: ConnectionId,
        id: Option<u64>,
        done: Result<bool, Refusal>,
    ) {
        match done {
            Ok(true) => self.done(connection, id),
            Ok(false) => {}
            Err(refusal) => self.refuse(connection, id, &refusal),
        }
    }

    fn done(&mut self, connection: ConnectionId, id: Option<u64>) {
        let Some(re) = id else { return };
        // Done means stored: the answer waits like everything else about the table.
        let table = self.connections.get(&connection).and_then(|c| c.table);
        let because = table.and_then(|code| Some((code, self.tables.get(&code)?.generation)));
        self.out.push(Output::send(
            connection,
            ToClient::Done { re }.to_json().into(),
            Kind::Answer,
            because,
        ));
    }

    pub(super) fn refuse(&mut self, connection: ConnectionId, re: Option<u64>, refusal: &Refusal) {
        self.counts.refused += 1;
        let message = explain(self.words_of(connection), refusal);
        let refused = ToClient::Refused {
            re,
            code: refusal.code().to_owned(),
            message,
        };
        send(connection, &refused, &mut self.out);
        if matches!(refusal, Refusal::Protocol { .. }) {
            let code = close_code::PROTOCOL;
            self.out.push(Output::Close { connection, code });
        }
    }

    /// Shows a connection the door.
    pub(super) fn bye(&mut self, connection: ConnectionId, code: &str) {
        let key = format!("online-bye-{code}");
        let bye = ToClient::Bye {
            code: code.to_owned(),
            message: say!(self.words_of(connection), &key),
        };
        send(connection, &bye, &mut self.out);
        let code = match code {
            "stopping" => close_code::AWAY,
            "trouble" => close_code::ERROR,
            "too-fast" | "too-many-connections" | "banned" => close_code::POLICY,
            _ => close_code::NORMAL,
        };
        self.out.push(Output::Close { connection, code });
    }

    pub(super) fn words_of(&self, connection: ConnectionId) -> &Words {
        let language = self.connections.get(&connection).map(|c| c.language);
        &self.words[language.unwrap_or(Language::En) as usize]
    }
}

/// Sends a message that depends on nothing stored.
pub(super) fn send(connection: ConnectionId, message: &ToClient, out: &mut Vec<Output>) {
    out.push(Output::send(
        connection,
        message.to_json().into(),
        Kind::Answer,
        None,
    ));
}

/// A refusal in somebody's language.
pub(super) fn explain(words: &Words, refusal: &Refusal) -> String {
    let detail = match refusal {
        Refusal::BadRules(BadGame::Rules(bad)) => words.explain(bad),
        Refusal::BadRules(BadGame::Unknown(unknown)) => {
            let games = PRESETS.map(|preset| words.game(preset.name));
            say!(
                words,
                "online-unknown-game",
                name = &unknown.name,
                games = words.list_and(games)
            )
        }
        Refusal::IllegalMove(why) => {
            let said = match why {
                Refused::Notation(bad) => words.explain(bad),
                Refused::Illegal(why) => {
                    refusal_of(words, why.as_ref(), false).unwrap_or_else(|| why.to_string())
                }
            };
            // Reasons are sentences, or the parts of one.
            let end = if said.ends_with('.') { "" } else { "." };
            capitalised(&said) + end
        }
        other => other.detail(),
    };
    let key = format!("online-{}", refusal.code());
    say!(words, &key, detail)
}
