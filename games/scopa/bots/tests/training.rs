//! What is learned is the same every time.

use baralho_scopa_bots::training::{Lessons, train};

#[test]
fn the_same_lessons_give_the_same_weights_and_others_give_others() {
    let lessons = |seed| Lessons { rounds: 400, seed };
    let learned = |seed| train("fifteen", lessons(seed), |_, _| ());
    let first = learned(1);
    assert_eq!(first, learned(1));
    assert_ne!(first, learned(2));
}
