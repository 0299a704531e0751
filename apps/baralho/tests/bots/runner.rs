//! A small runner for tests, over nothing but pipes.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use baralho_bots::Seated;
use baralho_game::{Match, Observer, Outcome, Phase, Rules, Seat};
use baralho_opponents::Opponents;
use baralho_protocol::{Choice, End, FromBot, Start, Verdict, Wire, You, choose, write};

/// A bot's process.
pub(crate) struct Runner {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    requests: u64,
    games: u64,
}

/// Who sits at a seat.
pub(crate) enum Player<G: Opponents> {
    /// The process.
    Process,
    /// A built-in bot in this process, with the chance of a seed.
    Here(Box<Seated<G>>),
}

impl<G: Opponents> Player<G> {
    pub(crate) fn here(name: &str, seed: u64, seat: Seat) -> Self {
        Self::Here(Box::new(
            Seated::named::<G::Bots>(name, seed, seat).expect("a bot"),
        ))
    }
}

impl Runner {
    pub(crate) fn new(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the bot starts");
        let to = child.stdin.take().expect("piped");
        let from = BufReader::new(child.stdout.take().expect("piped"));
        let mut runner = Self {
            child,
            to,
            from,
            requests: 0,
            games: 0,
        };
        runner.tell(write::hello("a test"));
        runner.tell(write::ready());
        runner
    }

    fn tell(&mut self, mut line: String) {
        line.push('\n');
        self.to.write_all(line.as_bytes()).expect("the bot reads");
    }

    /// The bot's next answer.
    fn answer(&mut self) -> Choice {
        loop {
            let mut line = Vec::new();
            self.from
                .read_until(b'\n', &mut line)
                .expect("the bot writes");
            assert!(!line.is_empty(), "the bot ended");
            if let FromBot::Answer(answer) = FromBot::read(&line).expect("a message") {
                assert!(answer.id.is_none_or(|id| id == self.requests));
                return answer.choice;
            }
        }
    }

    /// Plays a match; the process may sit at several seats only if it need not tell
    /// them apart, so exactly one seat is its.
    pub(crate) fn play<G: Wire + Opponents>(
        &mut self,
        rules: &G::Rules,
        seed: u64,
        players: &mut [Player<G>],
    ) -> Outcome {
        let any = baralho_catalog::AnyRules::parse(
            rules.preset(),
            Some(rules.players()),
            &rules.options(),
        )
        .expect("rules that can be played");
        let seat = Seat::all(players.len())
            .find(|seat| matches!(players[seat.index()], Player::Process))
            .expect("a seat for the process");
        let mut game = Match::<G>::new(rules.clone(), seed);
        self.games += 1;
        let start = Start::new(&any, game.standing(), self.games, seat, seed);
        self.tell(write::start(&start));
        loop {
            let view = baralho_game::Game::view(game.round(), Observer::Seat(seat));
            self.tell(write::deal::<G>(&view, game.standing()));
            for player in players.iter_mut() {
                if let Player::Here(bot) = player {
                    bot.begin(game.round());
                }
            }
            while let Some(turn) = game.turn() {
                let chosen = match &mut players[turn.index()] {
                    Player::Here(bot) => bot.choose(game.round()),
                    Player::Process => {
                        self.requests += 1;
                        let id = self.requests;
                        let (round, standing) = (game.round(), game.standing());
                        self.tell(write::request(id, round, turn, standing, None));
                        choose(game.round(), &self.answer()).expect("a legal move")
                    }
                };
                let mut story = Vec::new();
                game.apply(chosen, &mut story);
                for player in players.iter_mut() {
                    if let Player::Here(bot) = player {
                        bot.see(&story);
                    }
                }
                for event in story {
                    self.tell(write::event::<G>(rules, event, Observer::Seat(seat)));
                }
            }
            match game.phase() {
                Phase::Over(outcome) => {
                    let outcome = outcome.clone();
                    let end = End {
                        result: outcome.clone(),
                        reason: Verdict::Normal,
                        at_fault: None,
                        message: None,
                        you: You::of(rules.side_of(seat), &outcome.winners),
                    };
                    self.tell(write::end(&end));
                    return outcome;
                }
                _ => game.next_round(),
            }
        }
    }

    /// Says `quit` and waits for the process's end.
    pub(crate) fn quit(mut self) -> Option<i32> {
        self.tell(write::quit());
        drop(self.to);
        self.child.wait().expect("the bot ends").code()
    }
}
