//! What changes, in the words of Leptos. Its graph keeps what depends on what; here it knows
//! of only one type of values, and so the compiler writes it only once: for forty types it was
//! 110 KB of code, or 10 KB of what a browser loads.

// words: nothing here is for players

use std::{any::Any, cell::RefCell, fmt, marker::PhantomData, rc::Rc};

use reactive_graph::{
    computed, owner,
    prelude::{Get as _, GetValue as _, Notify as _, Track as _},
    signal::Trigger,
};

/// Anything.
type Slot = owner::StoredValue<Rc<dyn Any>, owner::LocalStorage>;

/// A value that lives as long as what was drawn with it.
pub(crate) struct StoredValue<T> {
    slot: Slot,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

/// A value is given up together with what was drawn with it: nobody can look at it later.
const GONE: &str = "what is drawn outlives nothing it shows";

#[inline(never)]
fn held(slot: Slot) -> Option<Rc<dyn Any>> {
    slot.try_get_value()
}

impl<T: 'static> StoredValue<T> {
    pub(crate) fn new(value: T) -> Self {
        Self {
            slot: owner::StoredValue::new_local(Rc::new(RefCell::new(value))),
            kind: PhantomData,
        }
    }

    /// The value, unless what it was drawn for is gone.
    #[inline(never)]
    fn cell(self) -> Option<Rc<RefCell<T>>> {
        held(self.slot)?.downcast().ok()
    }

    #[inline(never)]
    fn sure(self) -> Rc<RefCell<T>> {
        self.cell().expect(GONE)
    }

    pub(crate) fn with_value<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.sure().borrow())
    }

    pub(crate) fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let cell = self.cell()?;
        let done = change(&mut cell.borrow_mut());
        Some(done)
    }

    pub(crate) fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    pub(crate) fn set_value(self, value: T) {
        // What was there is given up when nobody borrows it any more.
        let _old = self.try_update_value(|held| std::mem::replace(held, value));
    }

    pub(crate) fn try_get_value(self) -> Option<T>
    where
        T: Clone,
    {
        Some(self.cell()?.borrow().clone())
    }

    pub(crate) fn get_value(self) -> T
    where
        T: Clone,
    {
        self.try_get_value().expect(GONE)
    }
}

/// A value that others follow.
pub(crate) struct RwSignal<T> {
    value: StoredValue<T>,
    heard: Trigger,
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> fmt::Debug for RwSignal<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RwSignal")
    }
}

impl<T: Default + 'static> Default for RwSignal<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: 'static> RwSignal<T> {
    pub(crate) fn new(value: T) -> Self {
        Self {
            value: StoredValue::new(value),
            heard: Trigger::new(),
        }
    }

    pub(crate) fn track(self) {
        self.heard.track();
    }

    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.track();
        self.value.with_value(look)
    }

    pub(crate) fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.value.with_value(look)
    }

    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.track();
        self.value.get_value()
    }

    pub(crate) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.value.get_value()
    }

    pub(crate) fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let done = self.value.try_update_value(change)?;
        self.heard.notify();
        Some(done)
    }

    pub(crate) fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Sets it; one that is gone stays so.
    pub(crate) fn set(self, value: T) {
        let _old = self.try_update(|held| std::mem::replace(held, value));
    }
}

/// A value that follows from others, and is told of only when it has changed.
pub(crate) struct Memo<T> {
    value: StoredValue<Option<T>>,
    /// How often it has changed.
    turn: computed::Memo<u32>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + 'static> Memo<T> {
    pub(crate) fn new(follow: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self::new_with_compare(follow, |old, new| old == new)
    }
}

impl<T: 'static> Memo<T> {
    /// With a look of its own at whether a new value is the same.
    pub(crate) fn new_with_compare(
        follow: impl Fn() -> T + Send + Sync + 'static,
        is_same: fn(&T, &T) -> bool,
    ) -> Self {
        let value: StoredValue<Option<T>> = StoredValue::new(None);
        let again = move || {
            let new = follow();
            value.try_update_value(|held| {
                let changed = held.as_ref().is_none_or(|held| !is_same(held, &new));
                if changed {
                    *held = Some(new);
                }
                changed
            }) == Some(true)
        };
        Self {
            value,
            turn: turns(Box::new(again)),
        }
    }
}

fn turns(again: Box<dyn Fn() -> bool + Send + Sync>) -> computed::Memo<u32> {
    computed::Memo::new(move |turn: Option<&u32>| {
        let turn = turn.copied().unwrap_or_default();
        turn.wrapping_add(again().into())
    })
}

impl<T: 'static> Memo<T> {
    pub(crate) fn track(self) {
        self.turn.get();
    }

    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.track();
        self.value
            .with_value(|value| look(value.as_ref().expect("looked at just now")))
    }

    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    pub(crate) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        reactive_graph::graph::untrack(|| self.get())
    }
}

/// Something that is found out each time it is asked for.
pub(crate) struct Signal<T: 'static>(StoredValue<Rc<dyn Fn() -> T>>);

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T: 'static> Signal<T> {
    pub(crate) fn derive(find: impl Fn() -> T + 'static) -> Self {
        Self(StoredValue::new(Rc::new(find)))
    }

    pub(crate) fn get(self) -> T {
        (self.0.get_value())()
    }
}
