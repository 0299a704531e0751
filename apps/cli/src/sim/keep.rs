//! The records of a series in one file, in the order of the deals whichever thread played them.

use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{self, BufWriter, Write},
    path::Path,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use flate2::{Compression, write::GzEncoder};

pub(super) struct Keep {
    state: Mutex<State>,
    /// Something was written.
    written: Condvar,
    /// So many parts may wait for one before them.
    most: usize,
}

struct State {
    out: Out,
    next: u64,
    /// Parts whose turn has not come: the deal after them, and their records.
    waiting: BTreeMap<u64, (u64, Vec<u8>)>,
    /// Nothing more can be written.
    failed: Option<io::Error>,
}

enum Out {
    Plain(BufWriter<File>),
    Packed(Box<GzEncoder<BufWriter<File>>>),
}

impl Keep {
    /// Opens a new file; what is called `.gz` is compressed. Pipes and the like may be there.
    pub(super) fn open(path: &Path, threads: usize) -> io::Result<Self> {
        let mut options = OpenOptions::new();
        options.write(true);
        let is_special = path.metadata().is_ok_and(|there| !there.is_file());
        let file = BufWriter::new(options.create_new(!is_special).open(path)?);
        let is_packed = path.extension().is_some_and(|end| end == "gz");
        Ok(Self {
            state: Mutex::new(State {
                out: if is_packed {
                    Out::Packed(Box::new(GzEncoder::new(file, Compression::fast())))
                } else {
                    Out::Plain(file)
                },
                next: 0,
                waiting: BTreeMap::new(),
                failed: None,
            }),
            written: Condvar::new(),
            most: 4 * threads,
        })
    }

    /// Takes the records of the deals from the first to before the last, and waits while too
    /// much waits already. Says whether it makes sense to go on.
    pub(super) fn hand_in(&self, first: u64, last: u64, records: Vec<u8>) -> bool {
        let mut state = self.state();
        state.waiting.insert(first, (last, records));
        state.write();
        self.written.notify_all();
        // Whoever plays the next part never waits here: it has not handed it in.
        while state.waiting.len() > self.most && state.failed.is_none() {
            let waited = self.written.wait(state);
            state = waited.unwrap_or_else(PoisonError::into_inner);
        }
        state.failed.is_none()
    }

    pub(super) fn finish(self) -> io::Result<()> {
        let state = self.state.into_inner();
        let state = state.unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = state.failed {
            return Err(error);
        }
        match state.out {
            Out::Plain(mut file) => file.flush(),
            Out::Packed(file) => file.finish()?.flush(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn write(&mut self) {
        while let Some((last, records)) = self.waiting.remove(&self.next) {
            self.next = last;
            if self.failed.is_none() {
                self.failed = self.out.write_all(&records).err();
            }
        }
    }
}

impl Out {
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Plain(file) => file.write_all(bytes),
            Self::Packed(file) => file.write_all(bytes),
        }
    }
}

/// If a thread panics, nobody waits for what it would have handed in.
pub(super) struct Panicking<'a>(pub(super) Option<&'a Keep>);

impl Drop for Panicking<'_> {
    fn drop(&mut self) {
        if let Some(keep) = self.0
            && thread::panicking()
        {
            keep.state()
                .failed
                .get_or_insert(io::ErrorKind::Other.into());
            keep.written.notify_all();
        }
    }
}
