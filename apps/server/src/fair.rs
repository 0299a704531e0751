//! A queue whose owners take turns: whoever brings a crowd lets only their own crowd wait.

use std::collections::VecDeque;

/// Everybody's items, by owner; the first owner is next.
pub(crate) struct FairQueue<K, T>(VecDeque<(K, VecDeque<T>)>);

impl<K, T> Default for FairQueue<K, T> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<K: PartialEq, T> FairQueue<K, T> {
    pub(crate) fn push(&mut self, owner: K, item: T) {
        match self.0.iter_mut().find(|(of, _)| *of == owner) {
            Some((_, items)) => items.push_back(item),
            None => self.0.push_back((owner, VecDeque::from([item]))),
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let (owner, mut items) = self.0.pop_front()?;
        let item = items.pop_front();
        if !items.is_empty() {
            self.0.push_back((owner, items));
        }
        item
    }

    pub(crate) fn retain(&mut self, mut is_wanted: impl FnMut(&T) -> bool) {
        for (_, items) in &mut self.0 {
            items.retain(&mut is_wanted);
        }
        self.0.retain(|(_, items)| !items.is_empty());
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|(_, items)| items.len()).sum()
    }

    pub(crate) fn len_of(&self, owner: &K) -> usize {
        let items = self.0.iter().find(|(of, _)| of == owner);
        items.map_or(0, |(_, items)| items.len())
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
