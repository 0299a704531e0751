//! How many connections there are, and whether there is room for one more: in all, for one
//! client, and by the files that the system lets the process open.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use parking_lot::Mutex;
use rustc_hash::FxHashMap;

use crate::{config::Live, logs::Seldom, rate::ClientKey};

/// Files that storage, certificates and the config may need beside those that are open.
const SPARE_FILES: usize = 24;
/// Connections at a time that are only told that there is no room.
const REFUSALS: usize = 64;
const REFUSALS_PER_CLIENT: usize = 8;
/// Files that are open at the start, where that cannot be seen.
const USUAL_FILES: usize = 40;

/// How many connections the system has files for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capacity {
    connections: usize,
    refusals: usize,
}

impl Capacity {
    /// Asks the system for as many files as it may give, and counts what is left of them.
    pub(crate) fn make() -> Self {
        let used = open_files().unwrap_or(USUAL_FILES);
        let free = most_files().saturating_sub(used + SPARE_FILES);
        let refusals = (free / 8).clamp(1, REFUSALS);
        Self {
            connections: free.saturating_sub(refusals).max(1),
            refusals,
        }
    }
}

#[cfg(unix)]
fn most_files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    // Where there is said to be no limit there is one all the same, and more is refused.
    for wanted in [now.maximum, Some(1 << 20), Some(10_240)] {
        let is_more = now
            .current
            .is_some_and(|now| wanted.is_none_or(|wanted| wanted > now));
        let raised = Rlimit {
            current: wanted,
            ..now
        };
        if is_more && setrlimit(Resource::Nofile, raised).is_ok() {
            break;
        }
    }
    let most = getrlimit(Resource::Nofile).current;
    most.map_or(usize::MAX, |most| {
        usize::try_from(most).unwrap_or(usize::MAX)
    })
}

#[cfg(not(unix))]
fn most_files() -> usize {
    usize::MAX
}

/// How many files this process has open, where that can be seen.
pub(crate) fn open_files() -> Option<usize> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count())
}

/// All connections.
pub(crate) struct Places {
    live: Live,
    room: Capacity,
    taken: Mutex<Taken>,
    /// Why connections were refused, for who watches over the server.
    pub(crate) refused: [(&'static str, AtomicU64); 3],
    told: Seldom,
}

#[derive(Default)]
struct Taken {
    all: usize,
    refused: usize,
    by_client: FxHashMap<ClientKey, Count>,
}

#[derive(Clone, Copy, Default)]
struct Count {
    connections: usize,
    refused: usize,
}

/// Where [`Places::refused`] has them.
#[derive(Clone, Copy)]
enum Why {
    ServerFull,
    ClientFull,
    /// Not even told so.
    Dropped,
}

impl Places {
    pub(crate) fn new(live: Live, room: Capacity) -> Arc<Self> {
        let wanted = live.get().limits.connections;
        if wanted > room.connections {
            tracing::info!(
                connections = room.connections,
                wanted,
                "the system allows fewer open files than connections are wanted: see ulimit -n"
            );
        }
        let counter = |why| (why, AtomicU64::new(0));
        Arc::new(Self {
            live,
            room,
            taken: Mutex::default(),
            refused: [
                counter("server-full"),
                counter("client-full"),
                counter("dropped"),
            ],
            told: Seldom::default(),
        })
    }

    /// How many connections are open.
    pub(crate) fn open(&self) -> usize {
        self.taken.lock().all
    }

    /// A place for a new connection. If there is no room, it is one for being told so; `None` if
    /// too many are being told so. Who is behind a proxy is known only with a request.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let config = self.live.get();
        let client = (!config.behind_proxy).then(|| ClientKey::from(address));
        let mut taken = self.taken.lock();
        let mine = client.and_then(|client| taken.by_client.get(&client).copied());
        let mine = mine.unwrap_or_default();
        let most = config.limits.connections.min(self.room.connections);
        let why = if taken.all >= most {
            Some(Why::ServerFull)
        } else if mine.connections >= config.limits.connections_per_client {
            Some(Why::ClientFull)
        } else {
            None
        };
        if let Some(why) = why {
            let is_one_more =
                taken.refused < self.room.refusals && mine.refused < REFUSALS_PER_CLIENT;
            let why = if is_one_more { why } else { Why::Dropped };
            self.refuse(why, address);
            if !is_one_more {
                return None;
            }
            taken.refused += 1;
        } else {
            taken.all += 1;
        }
        let is_refused = why.is_some();
        if let Some(client) = client {
            let mine = taken.by_client.entry(client).or_default();
            *mine.of(is_refused) += 1;
        }
        Some(Place {
            places: Arc::clone(self),
            client,
            is_connection: true,
            is_refused,
        })
    }

    /// A place among those of a client behind a proxy, for a request or what becomes of it.
    pub(crate) fn enter_client(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let most = self.live.get().limits.connections_per_client;
        let client = ClientKey::from(address);
        let mut taken = self.taken.lock();
        let mine = taken.by_client.entry(client).or_default();
        if mine.connections >= most {
            self.refuse(Why::ClientFull, address);
            return None;
        }
        mine.connections += 1;
        Some(Place {
            places: Arc::clone(self),
            client: Some(client),
            is_connection: false,
            is_refused: false,
        })
    }

    fn refuse(&self, why: Why, address: IpAddr) {
        let (name, count) = &self.refused[why as usize];
        count.fetch_add(1, Ordering::Relaxed);
        if let Some(times) = self.told.due() {
            tracing::warn!(client = %address, why = name, times, "connection refused");
        }
    }
}

impl Count {
    fn of(&mut self, is_refused: bool) -> &mut usize {
        if is_refused {
            &mut self.refused
        } else {
            &mut self.connections
        }
    }
}

/// A place among the connections that there may be, free again when dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    client: Option<ClientKey>,
    is_connection: bool,
    /// Only to be told that there is no room.
    pub(crate) is_refused: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock();
        match (self.is_connection, self.is_refused) {
            (true, true) => taken.refused -= 1,
            (true, false) => taken.all -= 1,
            (false, _) => {}
        }
        let Some(client) = self.client else {
            return;
        };
        if let Some(mine) = taken.by_client.get_mut(&client) {
            *mine.of(self.is_refused) -= 1;
            if mine.connections + mine.refused == 0 {
                taken.by_client.remove(&client);
            }
        }
    }
}

/// What a request holds: the place of its connection, and behind a proxy that of its client.
/// Whoever makes a WebSocket of the request keeps it as long as it lasts.
#[derive(Clone)]
pub(crate) struct Held(Vec<Arc<Place>>);

impl Held {
    pub(crate) fn new(connection: Place) -> Self {
        Self(vec![Arc::new(connection)])
    }

    pub(crate) fn and(mut self, client: Place) -> Self {
        self.0.push(Arc::new(client));
        self
    }

    /// Whether it is only to be told that there is no room.
    pub(crate) fn is_refused(&self) -> bool {
        self.0.iter().any(|place| place.is_refused)
    }
}
