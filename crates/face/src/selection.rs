use baralho_cards::Card;

use crate::Order;

/// How one person has arranged things, and what they have been told: nobody else's business.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The order of the hand, once it was chosen.
    pub order: Option<Order>,
    /// Cards chosen on a page, by id.
    pub selected: Vec<String>,
    /// What a page is asking: the name of an action, or the id of a card.
    pub asked: Option<String>,
    /// The hand when a terminal told it last; `None` to tell everything.
    pub told: Option<Vec<Card>>,
}

impl Selection {
    /// Nothing is selected and nothing asked any more.
    pub fn clear(&mut self) {
        self.selected.clear();
        self.asked = None;
    }

    /// Whether this is being asked.
    pub fn asks(&self, what: &str) -> bool {
        self.asked.as_deref() == Some(what)
    }

    /// Whether anything has been chosen.
    pub fn has_choice(&self) -> bool {
        self.asked.is_some() || !self.selected.is_empty()
    }

    /// Selects a card, or takes it back.
    pub fn toggle(&mut self, id: &str) {
        match self.selected.iter().position(|known| known == id) {
            Some(place) => {
                self.selected.remove(place);
            }
            None => self.selected.push(id.to_owned()),
        }
    }

    /// Whether a card is selected.
    pub fn has(&self, id: &str) -> bool {
        self.selected.iter().any(|known| known == id)
    }
}
