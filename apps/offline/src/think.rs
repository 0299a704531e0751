//! What bots choose, and what they advise.

use std::time::Duration;

use baralho_analysis::{hint, told};
use baralho_bots::{Bots as _, Budget, Means, Seated, bot_with};
use baralho_catalog::{Faced, with_game};
use baralho_game::{Match, Observer, Rules, Seat, chance};
use baralho_opponents::Opponents;
use baralho_table::RoundSoFar;
use baralho_words::{Words, say};

/// How long a bot without a budget of its own thinks here: nobody waits long for a move,
/// and phones are slow.
const THINKING: Duration = Duration::from_millis(300);

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(400);

/// A bot's move. It is told the round from its beginning, as its seat saw it.
pub(crate) fn choose(
    round: &RoundSoFar,
    bot: &str,
    seat: Seat,
    made: u64,
    means: &Means,
) -> Option<String> {
    fn choose<G: Opponents>(
        rules: &G::Rules,
        round: &RoundSoFar,
        bot: &str,
        seat: Seat,
        made: u64,
        means: &Means,
    ) -> Option<String> {
        let mut game = Match::<G>::from_standing(rules, round.seed, round.standing);
        let timed = format!("{bot}:{}ms", THINKING.as_millis());
        let bot = bot_with::<G::Bots>(&timed, means).or_else(|_| bot_with::<G::Bots>(bot, means));
        let mut bot = Seated::<G>::new(bot.ok()?, round.seed, seat);
        let moves = round.moves.iter().map(String::as_str);
        let chosen = bot.choose_after(&mut game, moves, made)?;
        Some(G::move_to_text(game.rules(), chosen))
    }
    with_game!(round.rules, |G, rules| choose::<G>(
        &rules, round, bot, seat, made, means
    ))
}

/// A move and why it is good, for eyes and for ears.
pub(crate) struct Advice {
    pub(crate) text: Option<String>,
    pub(crate) seen: String,
    pub(crate) heard: String,
}

/// The best move of a seat that is to move, from what it sees; in words for eyes and for ears.
pub(crate) fn advise(
    round: &RoundSoFar,
    seat: Seat,
    words: &[Words; 2],
    means: &Means,
) -> Option<Advice> {
    fn advise<G: Opponents + Faced>(
        rules: &G::Rules,
        round: &RoundSoFar,
        seat: Seat,
        words: &[Words; 2],
        means: &Means,
    ) -> Option<Advice> {
        let mut game = Match::<G>::from_standing(rules, round.seed, round.standing);
        let moves = round.moves.iter().map(String::as_str);
        game.replay(moves, |_, _| ()).ok()?;
        if game.turn() != Some(seat) {
            return None;
        }
        let words = words.each_ref().map(|words| words.at_table(rules.preset()));
        if G::Bots::LUCK_ONLY {
            let [seen, heard] = words.map(|words| say!(words, "reason-luck-only"));
            let text = None;
            return Some(Advice { text, seen, heard });
        }
        let view = game.round().view(Observer::Seat(seat));
        let mut chance = chance::generator(round.seed, u64::from(u32::MAX));
        let hint = hint::<G>(&view, Budget::Time(HINT), means, &mut chance);
        let [seen, heard] = words.map(|words| told::hint::<G>(&words, &view, &hint));
        let text = Some(G::move_to_text(rules, hint.chosen));
        Some(Advice { text, seen, heard })
    }
    with_game!(round.rules, |G, rules| advise::<G>(
        &rules, round, seat, words, means
    ))
}
