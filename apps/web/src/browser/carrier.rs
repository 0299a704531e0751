//! What carries messages: a WebSocket to the server, or the worker that keeps a table
//! without one.

use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{MessageEvent, WebSocket, Worker, WorkerOptions, WorkerType};

/// What comes from the other end.
pub(super) enum Arrived {
    /// The way is open.
    Open,
    Message(String),
    /// The way is closed.
    Closed,
}

type Hear = dyn FnMut(MessageEvent);
type Notice = dyn FnMut(JsValue);

/// The way to the other end. Dropped, it is closed, and nothing comes from it any more.
pub(super) struct Carrier {
    kind: Kind,
    _hear: Closure<Hear>,
    _notices: Vec<Closure<Notice>>,
}

enum Kind {
    Socket(WebSocket),
    Worker(Worker),
}

impl Carrier {
    /// To the server that this page came from.
    pub(super) fn server(tell: impl Fn(Arrived) + Clone + 'static) -> Option<Self> {
        let location = web_sys::window()?.location();
        let scheme = match location.protocol().ok()?.as_str() {
            "https:" => "wss",
            "http:" => "ws",
            _ => return None,
        };
        let address = format!("{scheme}://{}/ws", location.host().ok()?);
        let socket = WebSocket::new(&address).ok()?;
        let hear = hearing(tell.clone());
        let (open, closed) = (tell.clone(), tell);
        let opened = Closure::<Notice>::new(move |_| open(Arrived::Open));
        let gone = Closure::<Notice>::new(move |_| closed(Arrived::Closed));
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(gone.as_ref().unchecked_ref()));
        Some(Self {
            kind: Kind::Socket(socket),
            _hear: hear,
            _notices: vec![opened, gone],
        })
    }

    /// To a table of this page's own.
    pub(super) fn worker(tell: impl Fn(Arrived) + Clone + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let hear = hearing(tell.clone());
        let failed = Closure::<Notice>::new(move |_| tell(Arrived::Closed));
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Self {
            kind: Kind::Worker(worker),
            _hear: hear,
            _notices: vec![failed],
        })
    }

    /// Sends a message. What cannot be sent is lost with the connection, and said again on
    /// the next one.
    pub(super) fn send(&self, text: &str) {
        match &self.kind {
            Kind::Socket(socket) => {
                let _ = socket.send_with_str(text);
            }
            Kind::Worker(worker) => {
                let _ = worker.post_message(&JsValue::from_str(text));
            }
        }
    }
}

impl Drop for Carrier {
    fn drop(&mut self) {
        match &self.kind {
            Kind::Socket(socket) => {
                socket.set_onmessage(None);
                socket.set_onopen(None);
                socket.set_onclose(None);
                let _ = socket.close();
            }
            Kind::Worker(worker) => {
                worker.set_onmessage(None);
                worker.set_onerror(None);
                worker.terminate();
            }
        }
    }
}

fn hearing(tell: impl Fn(Arrived) + 'static) -> Closure<Hear> {
    Closure::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            tell(Arrived::Message(text));
        }
    })
}
