//! Why a move is refused, in the words of whoever made it.

use baralho_catalog::with_game;
use baralho_face::{Face as _, capitalised};
use baralho_game::{Match, Rules};
use baralho_protocol::Wire;
use baralho_table::RoundSoFar;
use baralho_telling::Faced;
use baralho_words::Words;

/// What is wrong with a move in this round, as a sentence; `None` if nothing is. The round is played again for it: refusals are few, and the table knows no languages.
pub(super) fn reason(words: &Words, round: &RoundSoFar, text: &str) -> Option<String> {
    fn reason<G: Wire + Faced>(
        rules: &G::Rules,
        words: &Words,
        round: &RoundSoFar,
        text: &str,
    ) -> Option<String> {
        let words = &words.at_table(rules.preset());
        let mut game = Match::<G>::from_standing(rules, round.seed, round.standing);
        let mut events = Vec::new();
        for made in &round.moves {
            let made = game.round().move_from_text(made).ok()?;
            game.play(made, &mut events).ok()?;
        }
        match game.round().move_from_text(text) {
            Err(bad) => Some(words.explain(&bad)),
            Ok(wanted) => {
                let illegal = game.play(wanted, &mut events).err()?;
                Some(G::Face::refusal(words, &illegal))
            }
        }
    }
    let said = with_game!(round.rules, |G, rules| reason::<G>(
        &rules, words, round, text
    ))?;
    Some(sentence(&said))
}

/// Reasons are sentences, or the parts of one.
pub(super) fn sentence(said: &str) -> String {
    let end = if said.ends_with('.') { "" } else { "." };
    capitalised(said) + end
}
