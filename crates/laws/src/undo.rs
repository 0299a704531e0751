//! What can be taken back, and what is then as it was.

use baralho_game::{Course, Event, Game, Match, Observer, Rules, Seat, View, chance};

/// A move that is said to show its player nothing looks the same to them in every world that they
/// could not tell from the true one: they knew before what they would see.
pub(crate) fn keep_news<V: View>(
    before: &V,
    mover: Seat,
    chosen: <V::Game as Game>::Move,
    story: &[<V::Game as Game>::Event],
    rng: &mut chance::Generator,
) {
    let observer = Observer::Seat(mover);
    let seen: Vec<_> = story.iter().map(|event| event.seen_by(observer)).collect();
    for (event, seen) in story.iter().zip(&seen) {
        assert_eq!(
            event.is_news(mover),
            seen.is_news(mover),
            "whether it is news depends only on what its player sees"
        );
    }
    if seen.iter().any(|event| event.is_news(mover)) {
        return;
    }
    for _ in 0..3 {
        let mut told = Vec::new();
        before.sample(rng).apply(chosen, &mut told);
        let told: Vec<_> = told.iter().map(|event| event.seen_by(observer)).collect();
        assert_eq!(
            told, seen,
            "it was news after all: {chosen:?} in {before:#?}"
        );
    }
}

/// Plays a round with steps back in it: each leads exactly to where the course was.
pub(crate) fn keep<G: Game>(rules: &G::Rules, seed: u64) {
    let mut rng = chance::generator(seed, u64::MAX - 1);
    let mut course = Course::<G>::new(Match::new(rules.clone(), seed));
    let mut before = vec![(course.game().round().clone(), Vec::new())];
    while let Some(seat) = course.game().turn() {
        let (own, open) = (course.of_this_turn(), course.open_to_undo());
        assert!(open <= own && own < before.len());
        // No step back comes before the player's own turn.
        let begun = &before[before.len() - 1 - own].0;
        assert_eq!(begun.turn(), Some(seat));
        let wanted = match chance::below(8, &mut rng) {
            0 => open,
            1 => chance::below(4, &mut rng) as usize,
            _ => 0,
        };
        if wanted > 0 && wanted < before.len() {
            assert!(course.back(wanted));
            before.truncate(before.len() - wanted);
            keep_same(&course, &before);
            assert!(wanted > own || course.game().turn() == Some(seat));
            continue;
        }
        assert!(!course.back(before.len()), "not so much was played");
        let chosen = course.game().round().random_move(&mut rng);
        course.apply(chosen.expect("whoever must move can"));
        before.push((course.game().round().clone(), course.events().to_vec()));
    }
    // The end of a round can be taken back like anything else.
    if before.len() > 1 {
        assert!(course.back(1));
        before.pop();
        keep_same(&course, &before);
    }
}

fn keep_same<G: Game>(course: &Course<G>, before: &[(G, Vec<G::Event>)]) {
    let (round, events) = before.last().expect("a deal");
    let now = course.game().round();
    assert_eq!(now, round, "a step back leads to where the course was");
    assert_eq!(course.events(), events);
    assert!(course.game().turn().is_some() && course.game().outcome().is_none());
    for observer in Observer::all(now.rules().players()) {
        assert_eq!(now.view(observer), round.view(observer));
    }
}
