//! Sparring partners for `mestre`, written as students would.

use crate::hall::Hall;

/// A game in which nobody is disqualified.
fn verdict(hall: &Hall, args: &[&str]) {
    let said = hall.judged(args);
    assert!(said.out.starts_with("OK "), "{args:?}: {said:?}");
    said.ended(0);
}

#[test]
fn the_sparring_partners_are_never_disqualified() {
    let hall = Hall::new("sparring");
    let (taker, holder) = (hall.example("taker.c"), hall.example("holder.c"));
    for seed in 1..=6 {
        let seed = seed.to_string();
        for rivals in [
            [&taker, &holder],
            [&holder, &"random".into()],
            [&"greedy".into(), &taker],
        ] {
            let [one, other] = rivals.map(String::as_str);
            verdict(&hall, &["-silent", one, other, "-seed", &seed]);
            verdict(&hall, &["-silent", "-estrito", one, other, "-seed", &seed]);
        }
        let four = [&taker, &holder, &taker, &holder].map(String::as_str);
        verdict(&hall, &[&["-silent", "-seed", &seed][..], &four].concat());
    }
}

#[test]
fn one_takes_the_pile_and_melds_at_once_and_the_other_holds() {
    let hall = Hall::new("manners");
    let (taker, holder) = (hall.example("taker.c"), hall.example("holder.c"));
    let (mut piles, mut laid, mut held) = (0, 0, 0);
    for seed in ["1", "2", "3"] {
        let said = hall.judged(&["-d", &taker, &holder, "-seed", seed]);
        let mut first = true;
        for line in said.out.lines() {
            let melds = line.contains("MELD_") || line.contains("GET_DISCARD");
            piles += usize::from(line.starts_with("p1.taker -> J: GET_DISCARD"));
            laid += usize::from(line.starts_with("p1.taker -> J") && melds);
            if line.starts_with("p2.holder -> J") && melds && first {
                // Its first meld comes late, if not with the pile.
                held += usize::from(!line.contains("GET_DISCARD"));
                first = false;
            }
        }
    }
    assert!(piles >= 3 && laid > piles, "{piles} piles, {laid} melds");
    assert!(held <= 3, "{held}");
}

#[test]
fn mestre_is_a_contestant_by_name_and_budget() {
    let hall = Hall::new("mestre");
    let taker = hall.example("taker.c");
    for seed in ["5", "6", "7"] {
        verdict(&hall, &["-silent", "mestre:60it", &taker, "-seed", seed]);
        verdict(&hall, &["-silent", &taker, "mestre:5ms", "-seed", seed]);
    }
}
