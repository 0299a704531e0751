use baralho_catalog::{Faced, with_game};
use baralho_face::{Ended, Face, Grid, Voice, eliminated, ended, heading_of, number, points};
use baralho_game::{Outcome, Rules as _, Standing, View as _};
use baralho_protocol::{Wire, online::Ending};
use baralho_words::say;

use super::{AnyFollowed, Followed, Room};
use crate::happenings;

/// The cards of an online table, told to one listener: for whoever need not know the game.
pub trait Teller {
    /// The title of the present round.
    fn heading(&self) -> String;

    /// What is told before its first move, and who is out of the match since the last round.
    fn opening(&self) -> Vec<String>;

    /// What an opening leaves out for whoever sees it because they begin, and the listener's own
    /// cards: for ears.
    fn unseen(&self) -> Vec<String>;

    /// What the last move did.
    fn story(&self) -> Vec<String>;

    /// That moves were taken back by whoever is to move again; and which, if that is the listener.
    fn taken_back(&self) -> String;

    /// The listener's hand, if the last move brought new cards to it.
    fn new_hand(&self) -> Option<String>;

    /// What lies open for everybody, and the listener's own cards.
    fn position(&self) -> Vec<String>;

    /// The score as it stands, or that of a round that is over.
    fn score_now(&self, ending: Option<&Ending>) -> String;

    /// What everybody would score if the round ended now, where anybody can know that.
    fn as_it_stands(&self) -> Option<Grid>;

    /// How a round ended: its title, and who won what and why. `None` if that cannot be told.
    fn ended(&self, ending: &Ending) -> Option<(String, Grid)>;

    /// Who won the match, or that it was broken off.
    fn over(&self, outcome: &Outcome) -> String;
}

/// Tells the cards of a room; `None` before the first deal.
pub fn teller<'a>(voice: Voice<'a>, room: &'a Room) -> Option<Box<dyn Teller + 'a>> {
    fn of<'a, G: Faced + Wire>(voice: Voice<'a>, room: &'a Room) -> Option<Box<dyn Teller + 'a>> {
        let followed = room.followed::<G>()?;
        Some(Box::new(GameTeller {
            voice,
            followed,
            view: followed.view()?,
            any: room.any()?,
            standing: room.any()?.standing()?,
        }))
    }
    with_game!(*room.rules()?, |G, _rules| of::<G>(voice, room))
}

struct GameTeller<'a, G: Faced + Wire> {
    voice: Voice<'a>,
    followed: &'a Followed<G>,
    view: &'a G::View,
    any: &'a dyn AnyFollowed,
    standing: &'a Standing,
}

impl<G: Faced + Wire> Teller for GameTeller<'_, G> {
    fn heading(&self) -> String {
        let rules = self.followed.rules();
        heading_of(self.voice.words, rules, self.standing.round)
    }

    fn opening(&self) -> Vec<String> {
        let (rules, out) = (self.followed.rules(), self.any.newly_out());
        let mut told = G::Face::opening(self.voice, self.view);
        let out = (0..rules.sides()).filter(|side| out >> side & 1 == 1);
        told.extend(out.map(|side| eliminated(self.voice, rules, side)));
        told
    }

    fn unseen(&self) -> Vec<String> {
        let begins = self.view.turn() == self.voice.seat();
        let lying = begins.then(|| G::Face::lying(self.voice, self.view));
        let hand = G::Face::hand(self.voice, self.view);
        lying.flatten().into_iter().chain(hand).collect()
    }

    fn story(&self) -> Vec<String> {
        G::Face::story(self.voice, self.followed.events(), self.view)
    }

    fn taken_back(&self) -> String {
        let (words, seat) = (self.voice.words, self.view.turn().unwrap_or_default());
        let (who, you) = (self.voice.name(seat), self.voice.you(seat));
        let told = self.followed.undone().map(|(before, made)| {
            let made = made?;
            Some(G::Face::suggestion(words, before, made))
        });
        match told.collect::<Option<Vec<String>>>() {
            Some(moves) if !moves.is_empty() => {
                let moves = words.list_and(moves);
                say!(words, "takes-back", who, you, moves)
            }
            _ => {
                let n = number(self.followed.undone().count());
                say!(words, "takes-moves-back", who, you, n)
            }
        }
    }

    fn new_hand(&self) -> Option<String> {
        let deals = G::Face::deals(self.followed.events());
        deals
            .then(|| G::Face::hand(self.voice, self.view))
            .flatten()
    }

    fn position(&self) -> Vec<String> {
        let mut told = G::Face::position(self.voice, self.view);
        told.extend(G::Face::hand(self.voice, self.view));
        told
    }

    fn score_now(&self, ending: Option<&Ending>) -> String {
        match ending.filter(|_| G::Face::KEEPS_SCORE) {
            Some(ending) => points(self.voice, self.followed.rules(), |side| {
                ending.totals.get(side).copied().unwrap_or_default()
            }),
            None => G::Face::score_now(self.voice, self.view),
        }
    }

    fn as_it_stands(&self) -> Option<Grid> {
        G::Face::as_it_stands(self.voice, self.view)
    }

    fn ended(&self, ending: &Ending) -> Option<(String, Grid)> {
        let tally = self.followed.tally(&ending.open).ok()?;
        let round = Ended {
            rules: self.followed.rules(),
            tally: &tally,
            round: self.standing.round,
            is_last: ending.pause_s.is_none(),
            totals: &ending.totals,
        };
        let (heading, mut grid) = ended::<G::Face>(self.voice, &round);
        G::Face::exhibit(self.voice, self.view, &tally, &mut grid);
        Some((heading, grid))
    }

    fn over(&self, outcome: &Outcome) -> String {
        happenings::over(self.voice, self.followed.rules(), outcome)
    }
}
