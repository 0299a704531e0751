//! The state itself, in the plainest way: every function is one transaction.

use std::{cmp::Reverse, collections::BTreeMap};

use serde_json::Value;

use crate::{
    Account, AccountError, Append, Appended, Before, Claimed, Finished, GameFacts, Key, LogLine,
    NewKey, PlayerName, Purge, Purged, Ranked, Rating, TableState, UNSAID,
    games::cautious,
    people::digest,
    rating::{beginner, rate, teams},
    record::without_name,
    store,
};

#[derive(Default)]
pub(super) struct World {
    tables: BTreeMap<String, Table>,
    accounts: BTreeMap<i64, Person>,
    keys: BTreeMap<i64, (Key, String)>,
    games: BTreeMap<(String, u32), (GameFacts, String)>,
    ratings: BTreeMap<(i64, String), Rating>,
    last_account: i64,
    last_key: i64,
}

struct Table {
    epoch: u64,
    state: TableState,
    changed_at: i64,
    lines: Vec<LogLine>,
}

struct Person {
    account: Account,
    folded: String,
    password: Option<String>,
}

impl World {
    pub(super) fn append(&mut self, append: &Append) -> Appended {
        if append.first_seq == 0 {
            if append.epoch != 1 || self.tables.contains_key(&append.code) {
                return Appended::Refused;
            }
            let table = Table {
                epoch: 1,
                state: TableState::Live,
                changed_at: append.last_at().unwrap_or(0),
                lines: Vec::new(),
            };
            self.tables.insert(append.code.clone(), table);
        }
        let Some(table) = self.tables.get_mut(&append.code) else {
            return Appended::Refused;
        };
        if table.epoch != append.epoch || table.lines.len() as u64 != append.first_seq {
            return Appended::Refused;
        }
        table.lines.extend(append.lines.iter().cloned());
        if let Some(state) = append.state {
            table.state = state;
            table.changed_at = append.last_at().unwrap_or(table.changed_at);
        }
        if let Some(finished) = &append.finished {
            self.store_game(&append.code, finished);
        }
        Appended::Done
    }

    fn store_game(&mut self, code: &str, finished: &Finished) {
        let place = (code.to_owned(), finished.number);
        if self.games.contains_key(&place) {
            return;
        }
        let exists = |account: i64| self.accounts.contains_key(&account);
        let teams = teams(finished, exists);
        let (seats, record) = finished.for_storage(exists);
        let facts = GameFacts {
            code: code.to_owned(),
            number: finished.number,
            game: finished.game.clone(),
            rules: finished.rules.clone(),
            players: finished.players,
            started_at: finished.started_at,
            ended_at: finished.ended_at,
            rated: teams.is_some(),
            seats,
            points: finished.points.clone(),
            winners: finished.winners.clone(),
        };
        self.games.insert(place, (facts, record));
        let Some(teams) = teams else {
            return;
        };
        let key = |account: i64| (account, finished.game.clone());
        let rating_of = |&account: &i64| {
            let rating = self.ratings.get(&key(account)).cloned();
            rating.unwrap_or_else(|| beginner(&finished.game))
        };
        let mut ratings: Vec<Vec<Rating>> = teams
            .iter()
            .map(|team| team.accounts.iter().map(rating_of).collect())
            .collect();
        rate(&teams, &mut ratings, finished.ended_at);
        for (team, ratings) in teams.iter().zip(ratings) {
            for (&account, rating) in team.accounts.iter().zip(ratings) {
                self.ratings.insert(key(account), rating);
            }
        }
    }

    pub(super) fn claim(&mut self, code: &str, now: i64) -> Option<Claimed> {
        let table = self.tables.get_mut(code)?;
        table.epoch += 1;
        table.changed_at = now;
        Some(Claimed {
            epoch: table.epoch,
            state: table.state,
            lines: (0..).zip(table.lines.iter().cloned()).collect(),
        })
    }

    pub(super) fn tables_in(&self, state: TableState) -> Vec<String> {
        self.tables
            .iter()
            .filter(|(_, table)| table.state == state)
            .map(|(code, _)| code.clone())
            .collect()
    }

    fn id_named(&self, name: &PlayerName) -> Option<i64> {
        let mut people = self.accounts.iter();
        people
            .find(|(_, person)| person.folded == name.folded())
            .map(|(id, _)| *id)
    }

    pub(super) fn create_account(
        &mut self,
        name: &PlayerName,
        password_hash: Option<&str>,
        now: i64,
    ) -> Result<Account, AccountError> {
        if self.id_named(name).is_some() {
            return Err(AccountError::NameTaken);
        }
        self.last_account += 1;
        let account = Account {
            id: self.last_account,
            name: name.as_str().to_owned(),
            registered: password_hash.is_some(),
            created_at: now,
            seen_at: now,
        };
        let person = Person {
            account: account.clone(),
            folded: name.folded().to_owned(),
            password: password_hash.map(str::to_owned),
        };
        self.accounts.insert(account.id, person);
        Ok(account)
    }

    pub(super) fn account(&self, id: i64) -> Option<Account> {
        self.accounts.get(&id).map(|person| person.account.clone())
    }

    pub(super) fn account_named(&self, name: &PlayerName) -> Option<Account> {
        self.id_named(name).and_then(|id| self.account(id))
    }

    pub(super) fn password_hash(&self, id: i64) -> Option<String> {
        self.accounts
            .get(&id)
            .and_then(|person| person.password.clone())
    }

    pub(super) fn set_password_hash(&mut self, id: i64, hash: &str) -> bool {
        let Some(person) = self.accounts.get_mut(&id) else {
            return false;
        };
        person.password = Some(hash.to_owned());
        person.account.registered = true;
        true
    }

    pub(super) fn rename(&mut self, id: i64, name: &PlayerName) -> Result<Account, AccountError> {
        if self.id_named(name).is_some_and(|other| other != id) {
            return Err(AccountError::NameTaken);
        }
        let person = self.accounts.get_mut(&id).ok_or(AccountError::NoAccount)?;
        name.as_str().clone_into(&mut person.account.name);
        name.folded().clone_into(&mut person.folded);
        Ok(person.account.clone())
    }

    pub(super) fn delete_account(&mut self, id: i64) -> bool {
        if self.accounts.remove(&id).is_none() {
            return false;
        }
        self.drop_keys(|key| key.account == id);
        self.ratings.retain(|(account, _), _| *account != id);
        for (facts, record) in self.games.values_mut() {
            for seat in facts
                .seats
                .iter_mut()
                .filter(|seat| seat.account == Some(id))
            {
                seat.account = None;
                seat.name = None;
                *record = without_name(record, seat.seat);
            }
        }
        self.unsay(id);
        true
    }

    pub(super) fn unsay(&mut self, account: i64) -> u64 {
        let mut count = 0;
        let tables = self.tables.values_mut();
        for line in tables.flat_map(|table| &mut table.lines) {
            if line.author == Some(account) {
                UNSAID.clone_into(&mut line.body);
                line.author = None;
                count += 1;
            }
        }
        count
    }

    fn said_by(&self, account: i64) -> Vec<(String, LogLine)> {
        let all = self.tables.iter().flat_map(|(code, table)| {
            let lines = table.lines.iter().cloned();
            lines.map(move |line| (code.clone(), line))
        });
        all.filter(|(_, line)| line.author == Some(account))
            .collect()
    }

    pub(super) fn create_key(&mut self, new: &NewKey<'_>) -> Result<Key, AccountError> {
        if !self.accounts.contains_key(&new.account) {
            return Err(AccountError::NoAccount);
        }
        self.last_key += 1;
        let key = Key {
            id: self.last_key,
            account: new.account,
            kind: new.kind,
            label: new.label.to_owned(),
            created_at: new.now,
            expires_at: new.expires_at,
            used_at: new.now,
        };
        self.keys.insert(key.id, (key.clone(), digest(new.secret)));
        Ok(key)
    }

    pub(super) fn find_key(&self, secret: &str, now: i64) -> Option<(Key, Account)> {
        let digest = digest(secret);
        let (key, _) = self.keys.values().find(|(_, known)| *known == digest)?;
        let account = self.account(key.account)?;
        key.is_valid(now).then(|| (key.clone(), account))
    }

    pub(super) fn keys_of(&self, account: i64) -> Vec<Key> {
        let keys = self.keys.values().map(|(key, _)| key);
        keys.filter(|key| key.account == account).cloned().collect()
    }

    pub(super) fn seen(&mut self, account: i64, key: Option<i64>, now: i64) {
        if let Some(person) = self.accounts.get_mut(&account) {
            person.account.seen_at = person.account.seen_at.max(now);
        }
        let key = key.and_then(|key| self.keys.get_mut(&key));
        if let Some((key, _)) = key.filter(|(key, _)| key.account == account) {
            key.used_at = key.used_at.max(now);
        }
    }

    pub(super) fn revoke_key(&mut self, account: i64, id: i64) -> bool {
        self.drop_keys(|key| key.account == account && key.id == id) == 1
    }

    pub(super) fn drop_keys(&mut self, which: impl Fn(&Key) -> bool) -> u64 {
        let before = self.keys.len();
        self.keys.retain(|_, (key, _)| !which(key));
        (before - self.keys.len()) as u64
    }

    pub(super) fn leaderboard(&self, game: &str) -> Vec<Ranked> {
        let mut ranked: Vec<Ranked> = self
            .ratings
            .iter()
            .filter(|((_, name), _)| name == game)
            .filter_map(|((id, _), rating)| {
                let account = self.account(*id).filter(|account| account.registered)?;
                Some(Ranked {
                    account: *id,
                    name: account.name,
                    rating: rating.clone(),
                })
            })
            .collect();
        let worth = |ranked: &Ranked| cautious(ranked.rating.rating, ranked.rating.uncertainty);
        // Stable: equals stay in the order of their numbers.
        ranked.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        ranked
    }

    pub(super) fn ratings_of(&self, account: i64) -> Vec<Rating> {
        self.ratings
            .iter()
            .filter(|((id, _), _)| *id == account)
            .map(|(_, rating)| rating.clone())
            .collect()
    }

    /// Latest first.
    pub(super) fn history(&self, account: i64) -> Vec<(GameFacts, String)> {
        let mut games: Vec<(GameFacts, String)> = self
            .games
            .values()
            .filter(|(facts, _)| facts.seats.iter().any(|seat| seat.account == Some(account)))
            .cloned()
            .collect();
        games.sort_by_key(|(facts, _)| Reverse(Before::from(facts)));
        games
    }

    pub(super) fn game(&self, code: &str, number: u32) -> Option<(GameFacts, String)> {
        self.games.get(&(code.to_owned(), number)).cloned()
    }

    pub(super) fn export(&self, id: i64) -> Option<Value> {
        let account = self.account(id)?;
        let (ratings, keys) = (self.ratings_of(id), self.keys_of(id));
        Some(store::exported(
            &account,
            &ratings,
            &keys,
            &self.history(id),
            &self.said_by(id),
        ))
    }

    pub(super) fn purge(&mut self, purge: &Purge) -> Purged {
        let guests: Vec<i64> = self
            .accounts
            .values()
            .map(|person| &person.account)
            .filter(|account| !account.registered && account.seen_at < purge.guests_unseen_since)
            .map(|account| account.id)
            .collect();
        for &guest in &guests {
            self.delete_account(guest);
        }
        let expired = |key: &Key| {
            let end = key.expires_at;
            end.is_some_and(|end| end < purge.keys_expired_before)
        };
        let keys = self.drop_keys(expired);
        let before = self.tables.len();
        self.tables.retain(|_, table| {
            table.state != TableState::Closed || table.changed_at >= purge.tables_closed_before
        });
        Purged {
            guests: guests.len() as u64,
            keys,
            tables: (before - self.tables.len()) as u64,
        }
    }
}
