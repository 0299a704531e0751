//! A card that was dragged somewhere.

use baralho_table::client::Client;
use leptos::prelude::*;

use super::Session;
use crate::{
    browser::{drag::Target, page::Page},
    scene::{ActionScene, Selection, Touch},
};

impl Session {
    /// A card of the hand was dropped somewhere: the same as if it had been pressed, and then what
    /// lies there. Whether it is played by that.
    pub(in crate::browser) fn drop_card(self, page: Page, id: String, target: &Target) -> bool {
        let is_selected = self.selection.with_untracked(|known| known.has(&id));
        let alone = || {
            if self.selection.with_untracked(Selection::has_choice) {
                self.touch(page, Touch::Cancel);
            }
            self.touch(page, Touch::Card(id.clone()));
        };
        match target {
            Target::Felt | Target::Card(_) => self.drop_on_table(page, id, target),
            Target::Meld(index) => {
                if !is_selected {
                    alone();
                }
                self.touch(page, Touch::Meld(*index));
            }
            Target::Melds => {
                if !is_selected {
                    self.touch(page, Touch::Card(id));
                }
                self.touch(page, Touch::Action("lay"));
            }
            Target::Pile => {
                let only = self
                    .selection
                    .with_untracked(|known| known.selected.len() == 1);
                if !(is_selected && only) {
                    alone();
                }
                self.touch(page, Touch::Action("discard"));
            }
        }
        self.peek(Client::is_moving)
    }

    /// It is played as the button would play it. Where it could take several things, a card that it
    /// was dropped on chooses; else the person does.
    fn drop_on_table(self, page: Page, id: String, target: &Target) {
        let is_shown = self.selection.with_untracked(|known| known.asks(&id));
        if !is_shown {
            self.touch(page, Touch::Show(id));
        }
        let Some(scene) = self.scene_now(page) else {
            return;
        };
        if let (Some(question), Target::Card(below)) = (&scene.question, target) {
            let ways = question.answers.iter();
            let ways: Vec<_> = ways.filter(|way| way.takes.contains(below)).collect();
            let is_taken = scene
                .middle
                .cards
                .iter()
                .any(|card| card.taken && card.id == *below);
            match ways.as_slice() {
                [] => return,
                [only] => return self.touch(page, Touch::Answer(only.text.clone())),
                // It is already chosen, by a touch before.
                _ if is_shown && is_taken => {}
                _ if is_taken => return,
                _ => return self.touch(page, Touch::Show(below.clone())),
            }
        } else if scene.question.is_some() && !is_shown {
            return;
        }
        let plays = |action: &&ActionScene| matches!(action.touch, Touch::Answer(_));
        if let Some(action) = scene
            .actions
            .iter()
            .filter(|action| action.main)
            .find(plays)
        {
            self.touch(page, action.touch.clone());
        }
    }
}
