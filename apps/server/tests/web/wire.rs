//! The network between a browser and a server: it can be cut.

use std::{
    io,
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

/// Carries whatever comes to its address to a server and back.
pub(crate) struct Wire {
    pub(crate) address: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    is_cut: bool,
    carried: Vec<TcpStream>,
}

impl Wire {
    pub(crate) fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let state = Arc::<Mutex<State>>::default();
        let shared = Arc::clone(&state);
        // It listens until the test's process ends, and carries nothing after its owner.
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let mut state = shared.lock().expect("nobody fails holding it");
                if state.is_cut {
                    continue;
                }
                if let Ok(far) = TcpStream::connect(server) {
                    state.carried.extend(carry(&near, &far));
                    state.carried.extend(carry(&far, &near));
                }
            }
        });
        Self { address, state }
    }

    /// From now on nothing comes through.
    pub(crate) fn cut(&self) {
        let mut state = self.state.lock().expect("nobody fails holding it");
        state.is_cut = true;
        for stream in state.carried.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// What comes from now on is carried again.
    pub(crate) fn mend(&self) {
        self.state.lock().expect("nobody fails holding it").is_cut = false;
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.cut();
    }
}

/// Carries one direction in the background; what is returned ends it.
fn carry(from: &TcpStream, to: &TcpStream) -> io::Result<TcpStream> {
    let (mut reader, mut writer) = (from.try_clone()?, to.try_clone()?);
    let handle = from.try_clone()?;
    thread::spawn(move || {
        let _ = io::copy(&mut reader, &mut writer);
        let _ = writer.shutdown(Shutdown::Write);
    });
    Ok(handle)
}
