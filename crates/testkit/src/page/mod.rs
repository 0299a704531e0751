//! The page in a real browser: whoever looks at it, and every screen there is to see.

mod positions;
mod scenes;
mod window;
mod wire;
mod world;

pub use scenes::{SCENES, Scene};
pub use window::Window;
pub use wire::Wire;
pub use world::World;
