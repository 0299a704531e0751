//! Small drawings in lines. They say nothing by themselves: what they stand on has a name.

// words: nothing here is for players

use leptos::prelude::*;

/// What an icon shows.
#[derive(Clone, Copy)]
pub(super) enum Icon {
    Back,
    Book,
    Bulb,
    Chat,
    Check,
    Close,
    Dots,
    Eye,
    First,
    Help,
    Language,
    Last,
    Less,
    Link,
    Lock,
    Menu,
    More,
    Next,
    Past,
    Pause,
    People,
    Person,
    Play,
    Save,
    Settings,
    Sort,
    Undo,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Back => "M15 5l-7 7 7 7",
            Self::Book => "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
            Self::Bulb => "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0Q14.5 15 14.5 16h-5q0-1-1-1.5z",
            Self::Chat => "M4 5h16v11H10l-5 4v-4H4z",
            Self::Check => "M5 13l4 4 10-10",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Dots => "M5 12h.1M12 12h.1M19 12h.1",
            Self::Eye => "M2 12q10-15 20 0q-10 15-20 0zM12 9a3 3 0 1 0 .1 0",
            Self::First => "M6 5v14M19 5l-8 7 8 7",
            Self::Help => "M12 3a9 9 0 1 0 .1 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3q-1 .5-1 1.7M12 17v.1",
            Self::Language => {
                "M12 3a9 9 0 1 0 .1 0M3.5 9.5h17M3.5 14.5h17M12 3q-4 4-4 9t4 9q4-4 4-9t-4-9"
            }
            Self::Last => "M18 5v14M5 5l8 7-8 7",
            Self::Less => "M5 12h14",
            Self::Link => {
                "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
            }
            Self::Lock => "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
            Self::Menu => "M4 7h16M4 12h16M4 17h16",
            Self::More => "M12 5v14M5 12h14",
            Self::Next => "M9 5l7 7-7 7",
            Self::Past => "M12 7v5l3.5 2M12 3a9 9 0 1 0 .1 0",
            Self::Pause => "M8 5v14M16 5v14",
            Self::People => {
                "M9 12a4 4 0 1 0-.1 0M2 20q0-6 7-6t7 6M16 4.5a3.5 3.5 0 0 1 0 7M18.5 14.5q3.5 1 3.5 5.5"
            }
            Self::Person => "M12 12a4 4 0 1 0-.1 0M4 21q0-7 8-7t8 7",
            Self::Play => "M7 4l12 8-12 8z",
            Self::Save => "M12 4v11M7 11l5 5 5-5M5 20h14",
            Self::Settings => {
                "M4 7h9M19 7h1M4 17h3M13 17h7M16 4.5a2.5 2.5 0 1 0 .1 0M10 14.5a2.5 2.5 0 1 0 .1 0"
            }
            Self::Sort => "M5 6h14M5 12h10M5 18h6M18 12v8M15 17l3 3 3-3",
            Self::Undo => "M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6",
        }
    }
}

/// An icon as large as the letters beside it want.
pub(super) fn icon(icon: Icon) -> impl IntoView {
    view! {
        <svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d=icon.path()></path></svg>
    }
}
