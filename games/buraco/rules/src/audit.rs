//! Checks that every card is in exactly one place and all counts agree.

use baralho_cards::Card;
use baralho_game::{Rules, Seat};

use crate::{Buraco, Compat, Meld};

pub(crate) fn audit(game: &Buraco) -> Result<(), String> {
    let table = &game.table;
    let players = table.rules.players();
    let extra: &[Card] = game.secrets.as_ref().map_or(&[], |secrets| &secrets.extra);
    if usize::from(table.stock) != game.stock.len() {
        return Err(format!(
            "{} cards in stock, {} counted",
            game.stock.len(),
            table.stock
        ));
    }
    for seat in Seat::all(players) {
        let hand = game.hand(seat);
        let size = usize::from(table.sizes[seat.index()]);
        if !hand.contains(table.known[seat.index()]) {
            return Err(format!(
                "seat {seat} does not hold what it is known to hold"
            ));
        }
        if game.hand_cards(seat).len() != size {
            return Err(format!("seat {seat} holds {hand:?}, counted as {size}"));
        }
        if game.secrets.as_ref().is_some_and(|s| s.bag(seat) != hand) {
            return Err(format!(
                "seat {seat}'s ordered hand is another than its hand"
            ));
        }
    }
    if game.secrets.is_some() != (table.rules.compat() == Compat::Itp) {
        return Err("only the compatibility mode has hand orders".into());
    }
    let melds = || (0..2).flat_map(|team| table.melds.of(team));
    for meld in melds() {
        // Judging the cards anew must find the same meld.
        if Meld::judge(meld.cards(), table.rules.compat()) != Ok(meld) {
            return Err(format!("{meld} is on the table and no meld"));
        }
    }
    for card in Card::all() {
        let count = |cards: &[Card]| cards.iter().filter(|&&c| c == card).count();
        let in_hands: usize = Seat::all(players)
            .map(|seat| count(&game.hand_cards(seat)))
            .sum();
        let in_melds = melds()
            .map(|meld| meld.cards().filter(|&c| c == card).count())
            .sum::<usize>();
        let all = in_hands + in_melds + count(&game.stock) + count(&table.pile);
        if all != 2 + count(extra) {
            return Err(format!("{card} is there {all} times"));
        }
    }
    Ok(())
}
