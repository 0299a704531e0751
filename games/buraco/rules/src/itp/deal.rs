//! The reference judge's deals.

use baralho_cards::{Card, Rank, Suit};
use baralho_game::{Rng, Rules, Seat};

use super::{Gibson, Secrets};
use crate::{BadStart, Buraco, BuracoRules, Start, start::check_room};

/// The order of suits in the reference's packs.
const SUITS: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

/// The reference judge's deal of a seed, which is given as its decimal text: `-5` is one.
pub fn deal(rules: &BuracoRules, seed: &str) -> Buraco {
    let mut generator = Gibson::new(seed);
    let mut stock = shuffled_packs(&mut generator);
    stock.reverse();
    let players = rules.players();
    let first = Seat::new(generator.below(players));
    let deck: &[Card; BuracoRules::CARDS] = stock
        .as_slice()
        .try_into()
        .expect("two packs have 104 cards");
    with_secrets_of_deck(Buraco::dealt(*rules, first, deck), deck, generator)
}

/// The reference judge's game from hands set by somebody (`-i FILE`): the cards are shuffled
/// by the seed, the listed ones leave the stock, and one no longer there is skipped.
///
/// # Errors
/// When there is not one hand per player, the first player is not at the table, or
/// so many cards are listed again and again that the table cannot hold them.
pub fn start(rules: &BuracoRules, start: &Start, seed: &str) -> Result<Buraco, BadStart> {
    let first = start.check(*rules)?;
    let mut generator = Gibson::new(seed);
    let mut stock = shuffled_packs(&mut generator);
    let mut extra = Vec::new();
    for card in start.cards() {
        match stock.iter().position(|&held| held == card) {
            Some(place) => {
                stock.remove(place);
            }
            None => extra.push(card),
        }
    }
    check_room(BuracoRules::CARDS + extra.len())?;
    let mut game = Buraco::set(*rules, first, start, stock.into_iter().collect());
    let mut hands = start.hands.clone();
    hands.resize_with(4, Vec::new);
    let hands = hands.try_into().expect("a hand for each player");
    game.secrets = Some(Box::new(Secrets {
        hands,
        generator,
        extra,
    }));
    Ok(game)
}

/// A game dealt from these cards in order, with hands in the order dealt.
pub(crate) fn with_secrets_of_deck(
    mut game: Buraco,
    deck: &[Card; BuracoRules::CARDS],
    generator: Gibson,
) -> Buraco {
    let players = game.table.rules.players();
    let dealt = &deck[..players * BuracoRules::HAND];
    let mut hands: [Vec<Card>; 4] = Default::default();
    for (seat, hand) in hands.iter_mut().take(players).enumerate() {
        hand.extend(dealt.iter().skip(seat).step_by(players));
    }
    game.secrets = Some(Box::new(Secrets {
        hands,
        generator,
        extra: Vec::new(),
    }));
    game
}

/// A seed's decimal text, of a size that JavaScript numbers hold exactly.
pub(crate) fn random_seed(rng: &mut impl Rng) -> String {
    (rng.next_u64() >> 11).to_string()
}

/// Both packs as the reference shuffles them; the next card is the last.
fn shuffled_packs(generator: &mut Gibson) -> Vec<Card> {
    let mut first = shuffled_pack(generator);
    let second = shuffled_pack(generator);
    first.extend(second.into_iter().rev());
    generator.shuffle(&mut first);
    first
}

fn shuffled_pack(generator: &mut Gibson) -> Vec<Card> {
    // From two to king, then the ace.
    let ranks = Rank::ALL[1..].iter().chain([&Rank::Ace]);
    let mut pack: Vec<Card> = SUITS
        .iter()
        .flat_map(|&suit| ranks.clone().map(move |&rank| Card::new(rank, suit)))
        .collect();
    generator.shuffle(&mut pack);
    generator.shuffle(&mut pack);
    pack
}
