//! The network between a browser and a server: it can be cut, or fall silent.

use std::{
    io::{self, Read as _, Write as _},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Carries whatever comes to its address to a server and back.
#[derive(Debug)]
pub struct Wire {
    pub address: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    server: SocketAddr,
    is_cut: bool,
    /// Of the connections made since it last fell silent.
    is_silent: Arc<AtomicBool>,
    carried: Vec<TcpStream>,
}

impl Wire {
    pub fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(Mutex::new(State {
            server,
            is_cut: false,
            is_silent: Arc::default(),
            carried: Vec::new(),
        }));
        let shared = Arc::clone(&state);
        // It listens until the test's process ends, and carries nothing after its owner.
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let mut state = shared.lock().expect("nobody fails holding it");
                if state.is_cut {
                    continue;
                }
                if let Ok(far) = TcpStream::connect(state.server) {
                    let is_silent = Arc::clone(&state.is_silent);
                    state.carried.extend(carry(&near, &far, &is_silent));
                    state.carried.extend(carry(&far, &near, &is_silent));
                }
            }
        });
        Self { address, state }
    }

    /// From now on nothing comes through.
    pub fn cut(&self) {
        let mut state = self.state.lock().expect("nobody fails holding it");
        state.is_cut = true;
        for stream in state.carried.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// The connections that are there stay, but nothing comes through them any more: as when a
    /// phone has left its network. New ones are carried.
    pub fn fall_silent(&self) {
        let mut state = self.state.lock().expect("nobody fails holding it");
        let old = std::mem::take(&mut state.is_silent);
        old.store(true, Ordering::Relaxed);
    }

    /// What comes from now on is carried to another server.
    pub fn lead_to(&self, server: SocketAddr) {
        self.state.lock().expect("nobody fails holding it").server = server;
    }

    /// What comes from now on is carried again.
    pub fn mend(&self) {
        self.state.lock().expect("nobody fails holding it").is_cut = false;
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.cut();
    }
}

/// Carries one direction in the background; what is returned ends it.
fn carry(from: &TcpStream, to: &TcpStream, is_silent: &Arc<AtomicBool>) -> io::Result<TcpStream> {
    let (mut reader, mut writer) = (from.try_clone()?, to.try_clone()?);
    let handle = from.try_clone()?;
    let is_silent = Arc::clone(is_silent);
    thread::spawn(move || {
        let mut some = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut some) {
            if !is_silent.load(Ordering::Relaxed) && writer.write_all(&some[..count]).is_err() {
                break;
            }
        }
        if !is_silent.load(Ordering::Relaxed) {
            let _ = writer.shutdown(Shutdown::Write);
        }
    });
    Ok(handle)
}
