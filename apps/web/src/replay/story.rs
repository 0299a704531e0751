//! What happens in a recorded match, in words.

use baralho_catalog::{Faced, start_of, with_game};
use baralho_face::{Face as _, Voice, heading_of, verdict};
use baralho_game::{Event as _, Match, Moment, Observer, Phase, Rules as _, Seat};
use baralho_words::{Words, say};

use super::Replay;

impl Replay {
    /// What happens, move by move, as a seat saw it: first the deal.
    pub fn story(&self, seat: usize, words: &Words) -> Vec<String> {
        with_game!(self.rules, |G, rules| self
            .story_of::<G>(&rules, seat, words))
        .unwrap_or_default()
    }

    fn story_of<G: Faced>(
        &self,
        rules: &G::Rules,
        seat: usize,
        words: &Words,
    ) -> Option<Vec<String>> {
        let mut game: Match<G> = start_of(rules, &self.record.header).ok()?;
        let words = &words.at_table(rules.preset());
        let observer = Observer::Seat(Seat::new(seat.min(self.names.len() - 1)));
        let (mut story, mut dealt) = (Vec::new(), Vec::new());
        let moves = self.record.texts().take(self.moves);
        let told = game.replay(moves, |game, moment| match moment {
            Moment::Dealt => {
                dealt = self.tell::<G>(words, game, observer, None);
                if story.is_empty() {
                    story.push(std::mem::take(&mut dealt).join(" "));
                }
            }
            Moment::Next(..) => {}
            Moment::Made(made) => {
                let seen: Vec<G::Event> =
                    made.iter().map(|event| event.seen_by(observer)).collect();
                let mut told = std::mem::take(&mut dealt);
                told.extend(self.tell::<G>(words, game, observer, Some(&seen)));
                story.push(told.join(" "));
            }
        });
        told.ok()?;
        Some(story)
    }

    /// What has just happened, or what was dealt if nothing has. Nobody is addressed: everybody has
    /// a name.
    pub(super) fn tell<G: Faced>(
        &self,
        words: &Words,
        game: &Match<G>,
        observer: Observer,
        events: Option<&[G::Event]>,
    ) -> Vec<String> {
        let voice = Voice::new(words, &self.names, Observer::Spectator);
        let view = game.round().view(observer);
        let (rules, round) = (game.rules(), game.standing().round);
        let mut told = Vec::new();
        match events {
            None => {
                told.push(heading_of(words, rules, round));
                told.extend(G::Face::opening(voice, &view));
            }
            Some(events) => told.extend(G::Face::story(voice, events, &view)),
        }
        match game.phase() {
            Phase::Over(outcome) => told.push(verdict(voice, rules, outcome)),
            Phase::Pause { .. } => told.push(say!(words, "round-over", n = round)),
            Phase::Playing => {}
        }
        told
    }
}
