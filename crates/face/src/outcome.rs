//! Beginnings and ends of rounds and matches.

use baralho_game::{Game, Match, Outcome, Rules, Seat};
use baralho_words::{Noun, Words, say};

use crate::{Face, Grid, Voice, number};

/// A round that is over.
pub struct Ended<'a, G: Game> {
    /// What was played.
    pub rules: &'a G::Rules,
    /// Its score.
    pub tally: &'a G::Tally,
    /// Which round it was, counted from 1.
    pub round: u32,
    /// The match is over with it.
    pub is_last: bool,
    /// Points of every side in the match so far.
    pub totals: &'a [i32],
}

/// How a round ended: its title, and who won what and why.
pub fn ended<F: Face>(voice: Voice<'_>, ended: &Ended<'_, F::Game>) -> (String, Grid) {
    let (words, rules) = (voice.words, ended.rules);
    let mut grid = F::scores(voice, rules, ended.tally);
    let several = ended.round > 1 || !ended.is_last;
    let heading = if several {
        let sides = voice.sides(rules).into_iter();
        let totals = sides.filter_map(|side| ended.totals.get(side));
        grid.add(say!(words, "total"), totals.map(ToString::to_string));
        say!(words, "round-over", n = number(ended.round))
    } else {
        say!(words, "match-over")
    };
    (heading, grid)
}

/// The title of the present round.
pub fn round_heading<G: Game>(words: &Words, game: &Match<G>) -> String {
    heading_of(words, game.rules(), game.standing().round)
}

/// The title of a round.
pub fn heading_of(words: &Words, rules: &impl Rules, round: u32) -> String {
    let name = words.game(rules.preset());
    // Only where there is a target does a second round follow.
    let target = rules.options().get("target").cloned();
    if target.is_some_and(|target| target.as_str() != "none") {
        say!(words, "round-heading", game = name, n = number(round))
    } else {
        name
    }
}

/// A side that is out of the match.
pub fn eliminated(voice: Voice<'_>, rules: &impl Rules, side: usize) -> String {
    let who = voice.side_to(rules, side);
    say!(voice.words, "eliminated", who)
}

/// Points of every side in the match, in one sentence.
pub fn points(voice: Voice<'_>, rules: &impl Rules, of: impl Fn(usize) -> i32) -> String {
    say!(
        voice.words,
        "score",
        scores = points_of_sides(voice, rules, of)
    )
}

/// Points of every side, as part of a sentence.
pub fn points_of_sides(voice: Voice<'_>, rules: &impl Rules, of: impl Fn(usize) -> i32) -> String {
    let words = voice.words;
    let scores = voice.sides(rules).into_iter().map(|side| {
        say!(
            words,
            "score-one",
            who = voice.side(rules, side),
            points = words.count(Noun::Point, number(of(side))),
        )
    });
    scores.collect::<Vec<_>>().join(", ")
}

/// Who won the match.
pub fn verdict(voice: Voice<'_>, rules: &impl Rules, outcome: &Outcome) -> String {
    let words = voice.words;
    let of_side = |side: usize| -> Vec<Seat> { rules.seats_of(side).collect() };
    match outcome.winners.as_slice() {
        &[side] => match of_side(side).as_slice() {
            &[only] => {
                let (who, you) = (voice.name(only), voice.you(only));
                say!(words, "wins", who, you)
            }
            _ => say!(words, "team-wins", who = voice.side_to(rules, side)),
        },
        winners => {
            let who = winners.iter().map(|&side| voice.side(rules, side));
            say!(words, "shared-victory", who = words.list_and(who))
        }
    }
}
