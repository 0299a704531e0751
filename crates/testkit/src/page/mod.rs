//! The page in a real browser: whoever looks at it, and every screen there is to see.

mod layout;
mod others;
mod positions;
mod scenes;
mod seek;
mod window;
mod wire;
mod world;

pub use layout::{LANGUAGES, Look, SIZES, THEMES, is_touched};
pub use others::{Driven, Firefox, WebKit};
pub use scenes::{MOVES, SCENES, Scene};
pub use window::Window;
pub use wire::Wire;
pub use world::World;
