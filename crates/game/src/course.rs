use crate::{Event, Game, Match, Seat};

/// A match in its course: as far as the present round reaches, its moves can be taken back.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    game: Match<G>,
    /// The same before the first move of its round.
    dealt: Match<G>,
    /// The moves of the round that stand.
    made: Vec<Made<G>>,
    /// What the last of them did.
    events: Vec<G::Event>,
}

#[derive(Clone, Debug)]
struct Made<G: Game> {
    seat: Seat,
    chosen: G::Move,
    /// Whether it may have shown its player something.
    is_news: bool,
}

impl<G: Game> Course<G> {
    /// From where a match stands: what was played before stands for good.
    pub fn new(game: Match<G>) -> Self {
        Self {
            dealt: game.clone(),
            game,
            made: Vec::new(),
            events: Vec::new(),
        }
    }

    /// The match as it stands.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// What the last move that stands did: the whole truth. Empty right after a deal.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The trusted door, see [`Game::apply`].
    pub fn apply(&mut self, chosen: G::Move) {
        let seat = self.game.turn().unwrap_or_default();
        self.events.clear();
        self.game.apply(chosen, &mut self.events);
        let is_news = self.events.iter().any(|event| event.is_news(seat));
        self.made.push(Made {
            seat,
            chosen,
            is_news,
        });
    }

    /// Deals the next round; does nothing unless the match is in its pause.
    pub fn next_round(&mut self) {
        let round = self.game.standing().round;
        self.game.next_round();
        if self.game.standing().round != round {
            *self = Self::new(self.game.clone());
        }
    }

    /// The moves that whoever is to move has made since somebody else moved, the last first: for
    /// each, whether it may have shown them something.
    fn own(&self) -> impl Iterator<Item = bool> {
        let turn = self.game.turn();
        let last = self.made.iter().rev();
        let own = last.take_while(move |made| Some(made.seat) == turn);
        own.map(|made| made.is_news)
    }

    /// How many moves whoever is to move has made in this turn.
    pub fn of_this_turn(&self) -> usize {
        self.own().count()
    }

    /// How many of them can be taken back, the last first: those after all that showed them
    /// something.
    pub fn open_to_undo(&self) -> usize {
        self.own().take_while(|is_news| !is_news).count()
    }

    /// Takes the last moves back, whoever made them, so that everything is as it was before; says
    /// whether there were so many in the round. Who may do so is another question.
    pub fn back(&mut self, moves: usize) -> bool {
        let Some(left) = self.made.len().checked_sub(moves) else {
            return false;
        };
        self.made.truncate(left);
        let mut last = Vec::new();
        self.game = self.retrace(|events| events.clone_into(&mut last));
        self.events = last;
        true
    }

    /// The match before the first move of the round.
    pub fn dealt(&self) -> &Match<G> {
        &self.dealt
    }

    /// Makes the moves that stand again from the deal on, and shows what each of them did.
    pub fn retrace(&self, mut see: impl FnMut(&[G::Event])) -> Match<G> {
        let mut game = self.dealt.clone();
        let mut events = Vec::new();
        for made in &self.made {
            events.clear();
            game.apply(made.chosen, &mut events);
            see(&events);
        }
        game
    }
}
