//! A browser in which several people look at the page, each with a tab of their own.

use std::{
    ops::{Deref, DerefMut},
    path::Path,
    thread,
};

use baralho_testkit::{TestServer, page::Window};

/// What people look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    Desktop,
    Phone,
    /// A window of 1280 by 1024 in which everything is four times as large.
    Zoomed,
    /// The same, higher than wide.
    Narrow,
}

pub(crate) struct Screen {
    window: Window,
    pub(crate) size: Size,
    /// What was found wrong on the way.
    pub(crate) wrong: Vec<String>,
}

impl Deref for Screen {
    type Target = Window;

    fn deref(&self) -> &Window {
        &self.window
    }
}

impl DerefMut for Screen {
    fn deref_mut(&mut self) -> &mut Window {
        &mut self.window
    }
}

impl Screen {
    /// A browser at a server's page; `None`, said on the way, if it has none.
    pub(crate) fn at(server: &TestServer, size: Size) -> Option<Self> {
        let mut screen = Self {
            window: window_at(server)?,
            size,
            wrong: Vec::new(),
        };
        screen.show(size);
        Some(screen)
    }

    /// Somebody else opens a tab; it is turned to, and its name returned.
    pub(crate) fn somebody_else(&mut self) -> String {
        let tab = self.window.somebody_else();
        self.show(self.size);
        tab
    }

    pub(crate) fn show(&mut self, size: Size) {
        self.size = size;
        let (size, mobile) = match size {
            Size::Desktop => ((1200, 900), false),
            Size::Phone => ((390, 844), true),
            Size::Zoomed => ((320, 256), false),
            Size::Narrow => ((320, 640), false),
        };
        self.resize(size, mobile);
    }

    /// Keeps a picture of the screen for people to look at.
    pub(crate) fn keep(&mut self, name: &str) {
        let size = format!("{:?}", self.size).to_lowercase();
        self.window.keep(&format!("{name}-{size}"));
    }

    /// Whatever was looked over was as it should be.
    #[track_caller]
    pub(crate) fn expect_nothing_wrong(&self) {
        assert!(self.wrong.is_empty(), "{}", self.wrong.join("\n"));
    }

    /// As [`Screen::expect_nothing_wrong`]; and nothing failed or was refused by the content
    /// security policy.
    #[track_caller]
    pub(crate) fn expect_no_complaints(&self) {
        self.expect_nothing_wrong();
        let complaints = &self.browser.complaints;
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}

/// A browser at a server's page; `None`, said on the way, if it has none.
pub(crate) fn window_at(server: &TestServer) -> Option<Window> {
    if !has_page(server) {
        return None;
    }
    let here = thread::current();
    let name: String = here.name().unwrap_or_default().replace("::", "-");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let profile = folder.join(format!("web-{}-{name}", std::process::id()));
    Some(Window::start(
        profile,
        folder.join("web-screens"),
        server.address,
    ))
}

/// Whether a server has the page; said on the way if not.
pub(crate) fn has_page(server: &TestServer) -> bool {
    let is_there = server.browser().get("/page_bg.wasm").status == 200;
    if !is_there {
        eprintln!(
            "skipped: there is no page; `cargo xtask test` builds it, and BARALHO_PAGE says in \
             which folder it is"
        );
    }
    is_there
}
