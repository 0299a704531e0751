//! A small runner for tests, over nothing but pipes.

use std::{
    convert::Infallible,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use baralho_bots::Seated;
use baralho_catalog::AnyRules;
use baralho_game::{Match, Observer, Outcome, Players, Rules, Seat, run_match};
use baralho_opponents::Opponents;
use baralho_protocol::{Choice, End, FromBot, Start, Verdict, Wire, You, choose, write};

pub(crate) struct Runner {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    requests: u64,
    games: u64,
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

    /// Plays a match with the process at a seat and a built-in bot at all others.
    pub(crate) fn play<G: Wire + Opponents>(
        &mut self,
        rules: &G::Rules,
        seed: u64,
        seat: Seat,
        others: &str,
    ) -> Outcome {
        let any = AnyRules::parse(rules.preset(), Some(rules.players()), &rules.options());
        let any = any.expect("rules that can be played");
        let mut game = Match::<G>::new(rules.clone(), seed);
        self.games += 1;
        let start = Start::new(&any, game.standing(), self.games, seat, seed);
        self.tell(write::start(&start));
        let bot = |other| Seated::named::<G::Bots>(others, seed, other).expect("a bot");
        let bots = Seat::all(rules.players()).map(|other| (other != seat).then(|| bot(other)));
        let mut table = Table {
            bots: bots.collect(),
            seat,
            runner: self,
        };
        let Ok(outcome) = run_match(&mut game, &mut table, |_, _| ());
        let end = End {
            result: outcome.clone(),
            reason: Verdict::Normal,
            at_fault: None,
            message: None,
            you: You::of(rules.side_of(seat), &outcome.winners),
        };
        self.tell(write::end(&end));
        outcome
    }

    /// Says `quit` and waits for the process's end.
    pub(crate) fn quit(mut self) -> Option<i32> {
        self.tell(write::quit());
        drop(self.to);
        self.child.wait().expect("the bot ends").code()
    }
}

struct Table<'a, G: Opponents> {
    /// By seat; none at that of the process.
    bots: Vec<Option<Seated<G>>>,
    seat: Seat,
    runner: &'a mut Runner,
}

impl<G: Wire + Opponents> Players<G> for Table<'_, G> {
    type Stop = Infallible;

    fn begin(&mut self, game: &Match<G>) -> Result<(), Infallible> {
        let view = game.round().view(Observer::Seat(self.seat));
        self.runner.tell(write::deal::<G>(&view, game.standing()));
        for bot in self.bots.iter_mut().flatten() {
            bot.begin(game.round());
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, game: &Match<G>) -> Result<G::Move, Infallible> {
        if let Some(bot) = &mut self.bots[seat.index()] {
            return Ok(bot.choose(game.round()));
        }
        let runner = &mut *self.runner;
        runner.requests += 1;
        let id = runner.requests;
        runner.tell(write::request(
            id,
            game.round(),
            seat,
            game.standing(),
            None,
        ));
        Ok(choose(game.round(), &runner.answer()).expect("a legal move"))
    }

    fn see(&mut self, _made: G::Move, events: &[G::Event], game: &Match<G>) {
        for bot in self.bots.iter_mut().flatten() {
            bot.see(events);
        }
        let observer = Observer::Seat(self.seat);
        for &event in events {
            self.runner
                .tell(write::event::<G>(game.rules(), event, observer));
        }
    }
}
