//! Rounds that somebody watches, for tests.

use baralho_bots::{Bot, Seated};
use baralho_game::{Event as _, Game as _, Observer, Rules as _, Seat, Standing, View as _};
use baralho_scopa::{Event, ScopaRules, Small, View};

/// Plays a round, or so many plays of it, between bots of one kind. One seat watches: it is told
/// every event with its view before it. That is whoever would play next, or seat 0 where the
/// whole round is played. Gives its view at the end.
pub(super) fn watch_round(
    rules: &ScopaRules,
    standing: &Standing,
    seed: u64,
    player: impl Fn() -> Box<dyn Bot<Small>>,
    plays: usize,
    mut told: impl FnMut(&View<40, 6>, &Event),
) -> View<40, 6> {
    let players = rules.players();
    let mut round = Small::deal_seed(rules, standing, seed);
    let watcher = match plays {
        usize::MAX => 0,
        _ => (standing.dealer.index() + 1 + plays) % players,
    };
    let me = Observer::Seat(Seat::new(watcher));
    let mut bots: Vec<Seated<Small>> = Seat::all(players)
        .map(|seat| Seated::new(player(), seed, seat))
        .collect();
    for bot in &mut bots {
        bot.begin(&round);
    }
    let mut view = round.view(me);
    for _ in 0..plays {
        let Some(seat) = round.turn() else { break };
        let chosen = bots[seat.index()].choose(&round);
        let mut events = Vec::new();
        round.apply(chosen, &mut events);
        for bot in &mut bots {
            bot.see(&events);
        }
        for event in events {
            let event = event.seen_by(me);
            told(&view, &event);
            view.absorb(event);
        }
    }
    view
}
